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

## Panels and dice
hells-gate-needs-none = не подойдёт ни одна грань

## Questions
ask-no-units = «units» пусто
ask-not-on-map = { $unit }: не на карте
ask-nobody-there = в гексе { $hex } нет юнитов
ask-no-unit = в этом сценарии нет юнита «{ $code }»
ask-no-question = нет вопроса «{ $verb }»
hells-gate-track-mud = распутица

phase-supply = { $side ->
    [german] Немецкая
   *[soviet] Советская
} фаза снабжения и подкреплений
phase-combat = { $side ->
    [german] Немецкая
   *[soviet] Советская
} фаза боя
phase-movement = { $side ->
    [german] Немецкая
   *[soviet] Советская
} фаза движения
phase-recovery = { $side ->
    [german] Немецкая
   *[soviet] Советская
} фаза восстановления
phase-housekeeping = Фаза завершения хода
hex-unknown = гекс вне карты

## Numbers and turns
on-turn = в игровой ход { $turn }
on-turns = в игровые ходы { $first }–{ $last }

## What a game says of itself before it is chosen
hells-gate-about = { $id ->
    [korsun_1944_first] Та же битва с составом сил, с которым программа вышла вначале: некоторые советские корпуса слабее, некоторые немецкие дивизии сильнее. Советской стороне труднее, чем обычно.
    [korsun_1944_balanced] Снова первый состав сил, но десять немецких частей опаздывают на ход, а три советских корпуса прибывают в полном составе. Советской стороне легче, чем с первым составом, и труднее, чем обычно.
    [operation_wanda] Кольцо замкнуто, и танковые дивизии идут разорвать его через Гнилой Тикич, пока распутица не остановила всех. Пять ходов кампании как отдельное сражение, на всей карте, с прорывом в конце.
    [ring_closes] Два советских клина перекрыли дорогу за тремя немецкими дивизиями. Советской стороне надо замкнуть кольцо, немцам — разорвать его; первое малое сражение для учёбы.
    [relief_at_lysyanka] Танки рвутся через Гнилой Тикич, чтобы открыть котёл снаружи, а стрелки закрывают путь. Малое сражение для учёбы, об атаке и марше.
    [out_over_the_tikich] Котлу остаются два хода, а помощь стоит в одном переходе. Малое сражение для учёбы, с прорывом в конце.
   *[other] Два немецких корпуса держат выступ у Днепра; два советских фронта бьют под его основание, чтобы его срезать, а танковые дивизии спешат разорвать кольцо. Между сильными игроками силы равны; у остальных советской стороне труднее.
}
hells-gate-credit = Автор — Филип Сейбин: Simulating War, 2012; Victory Point Games, разработка — Алан Эмрих и Пол Кёниг.
hells-gate-length = { $turns ->
    [one] { $turns } игровой ход
    [few] { $turns } игровых хода
   *[many] { $turns } игровых ходов
}, { $days }

## What is wrong with a saved game of a system
kept-parameter = параметр «{ $parameter }» не такой, как в сценарии, а эта команда знает игру только с параметрами по умолчанию

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

## Numbers that a variant may set
hells-gate-number = { $key ->
    [tank_clear] Танки против открытой местности
    [tank_rough] Танки против леса и города
    [shift_unsupplied_all] Сдвиг: все без снабжения
    [shift_unsupplied_some] Сдвиг: некоторые без снабжения
    [shift_limit] Предел сдвига за снабжение
    [shift_mud] Сдвиг: распутица
    [shift_rough] Сдвиг: лес или город
    [shift_river] Сдвиг: река
    [zone_reach] Дальность зон контроля
    [supply_line_soviet] Длина советских линий снабжения
    [supply_line_german] Длина немецких линий снабжения
    [breakout_sum] Прорыв: сколько нужно
    [breakout_reach] Прорыв: как далеко
    [step_points] Очки за ступень
    [source_points] Очки за источник снабжения
    [closed_hex_first] Закрытый гекс: первый ход
    [closed_hex_last] Закрытый гекс: последний ход
    [short_supply_hexes] Короткие линии снабжения: длина
    [short_supply_first] Короткие линии снабжения: первый ход
    [short_supply_last] Короткие линии снабжения: последний ход
    [shift_limit_first] Предел сдвига за снабжение: первый ход
    [shift_limit_last] Предел сдвига за снабжение: последний ход
    [stand_fast_first] Приказ стоять: первый ход
    [stand_fast_last] Приказ стоять: последний ход
    [dumps_from] Склады: с хода
   *[thaw_from] Оттепель: с хода
}
hells-gate-number-about = { $key ->
    [tank_clear] Во сколько раз считается сила атакующего танкового юнита против открытого гекса.
    [tank_rough] Во сколько раз считается сила атакующего танкового юнита против леса или города.
    [shift_unsupplied_all] На сколько колонок не в пользу стороны, все учитываемые юниты которой без снабжения.
    [shift_unsupplied_some] На сколько колонок не в пользу стороны, лишь некоторые учитываемые юниты которой без снабжения.
    [shift_limit] Не больше стольких колонок за отсутствие снабжения там, где их ограничивает особое правило.
    [shift_mud] На сколько колонок влево в распутицу.
    [shift_rough] На сколько колонок влево против леса или города.
    [shift_river] На сколько колонок влево, если хотя бы половина атакующих атакует через реку.
    [zone_reach] На сколько гексов простирается зона контроля; 0: зон контроля нет.
    [supply_line_soviet] Не больше стольких гексов в советской линии снабжения в любое время; 0: сколько угодно.
    [supply_line_german] Не больше стольких гексов в немецкой линии снабжения в любое время; 0: сколько угодно.
    [breakout_sum] Сколько должны дать вместе кубик и гексы-убежища.
    [breakout_reach] На каком расстоянии в гексах может быть гекс-убежище.
    [step_points] Победные очки за каждую потерянную противником ступень.
    [source_points] Победные очки за каждый занятый в конце источник снабжения противника.
    [closed_hex_first] Первый ход, на котором гекс закрыт.
    [closed_hex_last] Последний ход, на котором гекс закрыт.
    [short_supply_hexes] Не больше стольких гексов в линии снабжения, пока действует это правило.
    [short_supply_first] Первый ход с короткими линиями снабжения.
    [short_supply_last] Последний ход с короткими линиями снабжения.
    [shift_limit_first] Первый ход, на котором он действует для обеих сторон.
    [shift_limit_last] Последний ход, на котором он действует для обеих сторон.
    [stand_fast_first] Первый ход приказа стоять на месте.
    [stand_fast_last] Последний ход приказа стоять на месте.
    [dumps_from] Ход, с которого помогают склады.
   *[thaw_from] Ход с первым броском на распутицу.
}
hells-gate-mud-on = Распутица на { $n }
hells-gate-mud-on-about = Приносит ли эта грань распутицу.
hells-gate-cell = Кубик { $die }, колонка { $column }
hells-gate-cell-about = Попадания обычной атаки и, после косой черты, решительной атаки в этой клетке таблицы.
hells-gate-turns-backwards = { $title }: первый из этих ходов позже последнего
