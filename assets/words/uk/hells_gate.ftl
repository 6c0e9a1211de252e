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

## Panels and dice
hells-gate-needs-none = не підійде жодна грань

## Questions
ask-no-units = «units» порожнє
ask-not-on-map = { $unit }: не на мапі
ask-nobody-there = у гексі { $hex } немає юнітів
ask-no-unit = у цьому сценарії немає юніта «{ $code }»
ask-no-question = немає запитання «{ $verb }»
hells-gate-track-mud = багно

phase-supply = { $side ->
    [german] Німецька
   *[soviet] Радянська
} фаза постачання й підкріплень
phase-combat = { $side ->
    [german] Німецька
   *[soviet] Радянська
} фаза бою
phase-movement = { $side ->
    [german] Німецька
   *[soviet] Радянська
} фаза руху
phase-recovery = { $side ->
    [german] Німецька
   *[soviet] Радянська
} фаза відновлення
phase-housekeeping = Фаза завершення ходу
hex-unknown = гекс поза мапою

## Numbers and turns
on-turn = в ігровий хід { $turn }
on-turns = в ігрові ходи { $first }–{ $last }

## What a game says of itself before it is chosen
hells-gate-about = { $id ->
    [korsun_1944_first] Та сама битва зі складом сил, з яким програма вийшла спочатку: деякі радянські корпуси слабші, деякі німецькі дивізії сильніші. Радянській стороні важче, ніж зазвичай.
    [korsun_1944_balanced] Знову перший склад сил, але десять німецьких частин спізнюються на хід, а три радянські корпуси прибувають у повному складі. Радянській стороні легше, ніж із першим складом, і важче, ніж зазвичай.
    [operation_wanda] Кільце замкнене, і танкові дивізії йдуть розірвати його через Гнилий Тікич, доки багно не спинило всіх. П’ять ходів кампанії як окрема битва, на всій мапі, з проривом наприкінці.
    [ring_closes] Два радянські клини перекрили дорогу за трьома німецькими дивізіями. Радянській стороні треба замкнути кільце, німцям — розірвати його; перший малий бій для навчання.
    [relief_at_lysyanka] Танки рвуться через Гнилий Тікич, щоб відкрити котел ззовні, а стрільці закривають шлях. Малий бій для навчання, про атаку й марш.
    [out_over_the_tikich] Котлові лишаються два ходи, а допомога стоїть за один перехід. Малий бій для навчання, з проривом наприкінці.
   *[other] Два німецькі корпуси тримають виступ біля Дніпра; два радянські фронти б’ють під його основу, щоб його зрізати, а танкові дивізії поспішають розірвати кільце. Між сильними гравцями сили рівні; в інших радянській стороні важче.
}
hells-gate-credit = Автор — Філіп Сейбін: Simulating War, 2012; Victory Point Games, розробка — Алан Емріх і Пол Кеніг.
hells-gate-length = { $turns ->
    [one] { $turns } ігровий хід
    [few] { $turns } ігрові ходи
   *[many] { $turns } ігрових ходів
}, { $days }

## What is wrong with a saved game of a system
kept-parameter = параметр «{ $parameter }» не такий, як у сценарії, а ця команда знає гру лише з типовими параметрами

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

## Numbers that a variant may set
hells-gate-number = { $key ->
    [tank_clear] Танки проти відкритої місцевості
    [tank_rough] Танки проти лісу й міста
    [shift_unsupplied_all] Зсув: усі без постачання
    [shift_unsupplied_some] Зсув: деякі без постачання
    [shift_limit] Межа зсуву за постачання
    [shift_mud] Зсув: багно
    [shift_rough] Зсув: ліс або місто
    [shift_river] Зсув: річка
    [zone_reach] Дальність зон контролю
    [supply_line_soviet] Довжина радянських ліній постачання
    [supply_line_german] Довжина німецьких ліній постачання
    [breakout_sum] Прорив: скільки потрібно
    [breakout_reach] Прорив: як далеко
    [step_points] Очки за ступінь
    [source_points] Очки за джерело постачання
    [closed_hex_first] Закритий гекс: перший хід
    [closed_hex_last] Закритий гекс: останній хід
    [short_supply_hexes] Короткі лінії постачання: довжина
    [short_supply_first] Короткі лінії постачання: перший хід
    [short_supply_last] Короткі лінії постачання: останній хід
    [shift_limit_first] Межа зсуву за постачання: перший хід
    [shift_limit_last] Межа зсуву за постачання: останній хід
    [stand_fast_first] Наказ стояти: перший хід
    [stand_fast_last] Наказ стояти: останній хід
    [dumps_from] Склади: з ходу
   *[thaw_from] Відлига: з ходу
}
hells-gate-number-about = { $key ->
    [tank_clear] У скільки разів рахується сила танкового юніта, що атакує відкритий гекс.
    [tank_rough] У скільки разів рахується сила танкового юніта, що атакує ліс або місто.
    [shift_unsupplied_all] На скільки колонок не на користь сторони, усі враховані юніти якої без постачання.
    [shift_unsupplied_some] На скільки колонок не на користь сторони, лише деякі враховані юніти якої без постачання.
    [shift_limit] Не більше стількох колонок за брак постачання там, де їх обмежує особливе правило.
    [shift_mud] На скільки колонок ліворуч у багно.
    [shift_rough] На скільки колонок ліворуч проти лісу або міста.
    [shift_river] На скільки колонок ліворуч, якщо щонайменше половина нападників атакує через річку.
    [zone_reach] На скільки гексів сягає зона контролю; 0: зон контролю немає.
    [supply_line_soviet] Не більше стількох гексів у радянській лінії постачання будь-коли; 0: скільки завгодно.
    [supply_line_german] Не більше стількох гексів у німецькій лінії постачання будь-коли; 0: скільки завгодно.
    [breakout_sum] Скільки мають дати разом кубик і гекси-прихистки.
    [breakout_reach] На якій відстані в гексах може бути гекс-прихисток.
    [step_points] Переможні очки за кожен утрачений противником ступінь.
    [source_points] Переможні очки за кожне зайняте наприкінці джерело постачання противника.
    [closed_hex_first] Перший хід, на якому гекс закритий.
    [closed_hex_last] Останній хід, на якому гекс закритий.
    [short_supply_hexes] Не більше стількох гексів у лінії постачання, поки діє це правило.
    [short_supply_first] Перший хід із короткими лініями постачання.
    [short_supply_last] Останній хід із короткими лініями постачання.
    [shift_limit_first] Перший хід, на якому вона діє для обох сторін.
    [shift_limit_last] Останній хід, на якому вона діє для обох сторін.
    [stand_fast_first] Перший хід наказу стояти на місці.
    [stand_fast_last] Останній хід наказу стояти на місці.
    [dumps_from] Хід, з якого допомагають склади.
   *[thaw_from] Хід із першим кидком на багно.
}
hells-gate-mud-on = Багно на { $n }
hells-gate-mud-on-about = Чи приносить ця грань багно.
hells-gate-cell = Кубик { $die }, колонка { $column }
hells-gate-cell-about = Влучання звичайної атаки й, після скісної риски, рішучої атаки в цій клітинці таблиці.
hells-gate-turns-backwards = { $title }: перший із цих ходів пізніший за останній
