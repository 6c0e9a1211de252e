# Що Hell’s Gate каже про себе за столом: сторони, час, варіанти, запитання.

hells-gate-side = { $side ->
    [german] Німецькі війська
   *[soviet] Радянські війська
}
hells-gate-clock-turn = ігровий хід
hells-gate-clock-part = хід гравця
hells-gate-clock-phase = фаза
hells-gate-player-turn = { $side ->
    [german] Німецький
   *[soviet] Радянський
} хід
hells-gate-victory = { $level ->
    [soviet] Перемога радянської сторони
    [german] Перемога німецької сторони
   *[draw] Нічия
}
hells-gate-weather = { $ground ->
    [mud] багно
   *[snow] сніг
}
hells-gate-track-turns = Ігровий хід

## What can be set
hells-gate-handicap = { $side ->
    [german] Німецька
   *[soviet] Радянська
} фора
hells-gate-handicap-about = Стільки переможних очок має сторона до першого пострілу. Це зрівнює гравців різної сили.
hells-gate-attackers = Нападників через грань гекса
hells-gate-attackers-about = Скільки юнітів атакує через одну грань гекса.
hells-gate-defenders = { $side ->
    [german] Німецьких
   *[soviet] Радянських
} оборонців у гексі
hells-gate-defenders-about = Скільки юнітів гекса враховується в його обороні: найсильніші.
hells-gate-crowd = Переповнення гекса
hells-gate-crowd-about = Починаючи з цієї кількості юнітів, що не відступили, гекс зазнає такої ж шкоди, як від рішучої атаки.
hells-gate-special = { $field ->
    [opening_turn] Початок операції
    [closed_hex] Закритий гекс
    [short_supply] Короткі лінії постачання
    [supply_shift_cap] Не більше одного зсуву за брак постачання
    [stand_fast] Наказ триматися
    [dumps] Склади й аеродром
    [thaw] Відлига
    [restoration] Поповнення корпусів
    [breakout_turn] Прорив
   *[release] Резерв, який треба вивільнити
}
hells-gate-special-about = Чи діє це особливе правило сценарію.
hells-gate-not-in-scenario = у цьому сценарії немає такого особливого правила
hells-gate-case = У цій грі: { $title }: { $value }.
hells-gate-yes = так
hells-gate-no = ні

## Panels and dice
hells-gate-needs-none = жодна грань

## Questions
ask-no-units = «units» порожнє
ask-not-on-map = { $unit }: не на мапі
ask-nobody-there = у гексі { $hex } немає юнітів
ask-no-unit = у цьому сценарії немає юніта «{ $code }»
ask-no-question = немає запитання «{ $verb }»
hells-gate-track-mud = багно

## Редактор
hells-gate-editor-field = { $field ->
    [terrain] місцевість
    [source] джерело постачання
    [place] назва місця
    [shore] велика річка на краю
    [river] назва річки
    [along] гекси на березі
    [side] сторона
    [type] тип
    [size] розмір
    [hex] гекс
    [arrives] прибуття
    [strength] сила
    [reduced_strength] ослаблена сила
    [steps] ступені
    [conditional] приходить лише за умови
    [label] позначення на фішці
    [name] назва
    [note] примітка
    [counter] фішка
    [airfield] аеродром
    [entered_by] хто увійшов
    [faces] грані кубика
    [turns] ігрові ходи
    [turn] ігровий хід
    [first_turn] перший хід
    [last_turn] останній хід
    [from_turn] починаючи з ходу
    [hexes] гекси
    [attackers_per_hexside] нападників через грань гекса
    [defenders] оборонців у гексі
    [overconcentration] переповнений починаючи з
    [handicap] фора
    [dates] дати
    [id] ідентифікатор
    [title] заголовок
    [about] опис
    [shifted_rows] ряди, зсунуті на схід
   *[other] інше
}
hells-gate-editor-word = { $word ->
    [soviet] радянська
    [german] німецька
    [clear] відкрита
    [woods] ліс
    [city] місто
    [infantry] піхота
    [tank] танки
    [mechanized] механізований
    [cavalry] кавалерія
    [brigade] бригада
    [division] дивізія
    [corps] корпус
    [start] від початку
    [odd] A, C, E …
    [even] B, D, F …
   *[other] інше
}
hells-gate-editor-counters = { $side ->
    [german] Німецькі фішки
   *[soviet] Радянські фішки
}
