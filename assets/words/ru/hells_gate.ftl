# Что Hell’s Gate говорит о себе за столом: стороны, время, варианты, вопросы.

hells-gate-side = { $side ->
    [german] Немецкие войска
   *[soviet] Советские войска
}
hells-gate-clock-turn = игровой ход
hells-gate-clock-part = ход игрока
hells-gate-clock-phase = фаза
hells-gate-player-turn = { $side ->
    [german] Немецкий
   *[soviet] Советский
} ход
hells-gate-victory = { $level ->
    [soviet] Победа советской стороны
    [german] Победа немецкой стороны
   *[draw] Ничья
}
hells-gate-weather = { $ground ->
    [mud] распутица
   *[snow] снег
}
hells-gate-track-turns = Игровой ход

## What can be set
hells-gate-handicap = { $side ->
    [german] Немецкая
   *[soviet] Советская
} фора
hells-gate-handicap-about = Столько победных очков есть у стороны до первого выстрела. Это уравнивает игроков разной силы.
hells-gate-attackers = Атакующих через грань гекса
hells-gate-attackers-about = Сколько юнитов атакует через одну грань гекса.
hells-gate-defenders = { $side ->
    [german] Немецких
   *[soviet] Советских
} обороняющихся в гексе
hells-gate-defenders-about = Сколько юнитов гекса учитывается в его обороне: самые сильные.
hells-gate-crowd = Переполнение гекса
hells-gate-crowd-about = Начиная с этого числа неотступивших юнитов гекс несёт такой же урон, как при решительной атаке.
hells-gate-special = { $field ->
    [opening_turn] Начало операции
    [closed_hex] Закрытый гекс
    [short_supply] Короткие линии снабжения
    [supply_shift_cap] Не более одного сдвига за отсутствие снабжения
    [stand_fast] Приказ держаться
    [dumps] Склады и аэродром
    [thaw] Оттепель
    [restoration] Пополнение корпусов
    [breakout_turn] Прорыв
   *[release] Резерв, который нужно высвободить
}
hells-gate-special-about = Действует ли это особое правило сценария.
hells-gate-not-in-scenario = в этом сценарии нет такого особого правила
hells-gate-case = В этой игре: { $title }: { $value }.
hells-gate-yes = да
hells-gate-no = нет

## Panels and dice
hells-gate-needs-none = ни одна грань

## Questions
ask-no-units = «units» пусто
ask-not-on-map = { $unit }: не на карте
ask-nobody-there = в гексе { $hex } нет юнитов
ask-no-unit = в этом сценарии нет юнита «{ $code }»
ask-no-question = нет вопроса «{ $verb }»
hells-gate-track-mud = распутица

## Редактор
hells-gate-editor-field = { $field ->
    [terrain] местность
    [source] источник снабжения
    [place] название места
    [shore] большая река на краю
    [river] название реки
    [along] гексы на берегу
    [side] сторона
    [type] тип
    [size] размер
    [hex] гекс
    [arrives] прибытие
    [strength] сила
    [reduced_strength] ослабленная сила
    [steps] ступени
    [conditional] приходит только при условии
    [label] обозначение на фишке
    [name] название
    [note] примечание
    [counter] фишка
    [airfield] аэродром
    [entered_by] кто вошёл
    [faces] грани кубика
    [turns] игровые ходы
    [turn] игровой ход
    [first_turn] первый ход
    [last_turn] последний ход
    [from_turn] начиная с хода
    [hexes] гексы
    [attackers_per_hexside] атакующих через грань гекса
    [defenders] обороняющихся в гексе
    [overconcentration] переполнен начиная с
    [handicap] фора
    [dates] даты
    [id] идентификатор
    [title] заголовок
    [about] описание
    [shifted_rows] ряды, сдвинутые на восток
   *[other] другое
}
hells-gate-editor-word = { $word ->
    [soviet] советская
    [german] немецкая
    [clear] открытая
    [woods] лес
    [city] город
    [infantry] пехота
    [tank] танки
    [mechanized] механизированный
    [cavalry] кавалерия
    [brigade] бригада
    [division] дивизия
    [corps] корпус
    [start] с начала
    [odd] A, C, E …
    [even] B, D, F …
   *[other] другое
}
hells-gate-editor-counters = { $side ->
    [german] Немецкие фишки
   *[soviet] Советские фишки
}
