# The breakout night.

## Scenario files, positions
jaws-too-long = у тексті { $bytes } байтів, більше ніж { $limit }
jaws-not-json = це не JSON: { $what }, рядок { $line }, стовпець { $column }
jaws-not-a-scenario = це не сценарій гри from the Jaws of Victory
jaws-other-format = формат { $found } тут не читається, лише { $supported }
jaws-unexplained = сценарієм не можна скористатися
jaws-no-number = «{ $name }» — не гекс: пишіть стовпець і ряд чотирма цифрами, наприклад 2522
jaws-too-wide = мапа ширша за 25 стовпців
jaws-not-neighbours = ці гекси не сусідні
jaws-no-class = немає значень сили під назвою «{ $class }»
jaws-steps-missing = сила потрібна для кожної кількості ступенів, починаючи з 1
jaws-one-strength = у юніта або клас сили, або таблиця сили
jaws-no-result = «{ $found }» — не результат: пишіть втрати нападника й оборонця, наприклад 1/1DR або -/2
jaws-levels = рівні перемоги йдуть від найкращого донизу, і останній починається з 0
jaws-wrong-side = сторона й роль юніта не узгоджуються
jaws-other-kind = це не узгоджується з родом військ юніта
jaws-both-there = у гексі { $hex } стоять і німці, і радянські війська
jaws-no-relief = у сценарії немає деблокувального угруповання
jaws-unsound = такої позиції в грі не буває: { $why }
jaws-unit-twice = юніт { $unit } указано двічі
jaws-steps-off-map = { $unit }: юніт не на мапі й не вийшов з оточення, ступенів у нього немає
jaws-no-unit = немає юніта «{ $unit }»; найближче { $near }

## What is shown and said
jaws-title = { $title ->
    [through_hells_gate] Крізь браму пекла
   *[other] { $id }
}
jaws-game = from the Jaws of Victory
jaws-subtitle = Ніч на 17 лютого 1944 року
jaws-about = Остання ніч Корсунського котла: оточені полки зводяться, підтягуються і хвиля за хвилею прориваються до деблокувальних військ крізь гекси, повні радянських частин. Усе вирішує один гравець.
jaws-length = Одна ніч, чотири хвилі, близько години
jaws-credit = Сценарій 23.7 гри from the Jaws of Victory; мапу, таблицю і більшість значень сили реконструювали ми
jaws-following = Зіграти ніч
jaws-following-about = Ніч 16 лютого — окрема гра: вона починається так, як було в історії та як надруковано у сценарії, а не з того місця, де стоїть ця партія.
jaws-side-german = Німці
jaws-side-soviet = Радянські війська
jaws-clock-part = частина ночі
jaws-clock-stack = стос
jaws-clock-hex = гекс
jaws-level = { $level ->
    [0] Вирішальна перемога німців
    [1] Мала перемога німців
    [2] Пропагандистська перемога німців
    [3] Мала перемога радянських військ
   *[other] Вирішальна перемога радянських військ
}
jaws-part-consolidation = Зведення частин
jaws-part-one-hex = Хід на один гекс
jaws-part-wave = Хвиля { $n }
jaws-part-over = Кінець ночі
jaws-time-acted = завершили стосів: { $n }
jaws-time-entered = пройдено гексів: { $n }
jaws-track = Ніч
jaws-box-consolidation = З
jaws-box-one-hex = Х
jaws-box-about = Хвиля { $wave }, ступенів: { $n }
jaws-hex = Гекс { $hex }
jaws-stack = { $hex }: { $units }
jaws-condition = ступенів { $steps } з { $most }, сила { $strength }
jaws-condition-hidden = кількість ступенів невідома, щонайбільше { $most }
jaws-legend-relief = деблокувальні війська
jaws-legend-soviet = радянські війська

jaws-do-join = Влити { $unit } до { $into }
jaws-do-form = Сформувати { $regiment }: { $first } і { $second }
jaws-do-move = { $unit } йде в { $hex }
jaws-do-back = Скасувати хід: { $unit }
jaws-do-choose = Хід цього стосу: { $stack }
jaws-do-enter = Далі в { $hex }
jaws-do-attack = Атакувати { $hex }
jaws-do-escape = Вийти до своїх у { $hex }
jaws-do-stop = Зупинитися тут
jaws-do-lose = { $unit } втрачає ступінь
jaws-do-yield = { $unit } дезорганізується
jaws-do-done-consolidation = Закінчити зведення
jaws-do-done-one-hex = Закінчити ходи: скласти стоси
jaws-do-done-wave = Закінчити хвилю { $n }

jaws-now-consolidation = Зведіть юніти однієї дивізії, що стоять в одному гексі, тоді закінчіть.
jaws-now-one-hex = Кожен юніт може пройти один гекс; потім юніти одного гекса стають стосом.
jaws-now-wave = Хвиля { $n }: оберіть стос для ходу або закінчіть хвилю.
jaws-now-march = Стос у { $hex }; з чотирьох гексів пройдено { $entered }. Ідіть далі або зупиніться.
jaws-now-attacker-loss = Атака на { $hex }: оберіть, хто втрачає ступінь. Лишилося втратити: { $n }.
jaws-now-defender-loss = Оборона { $hex }: оберіть, хто втрачає ступінь. Лишилося втратити: { $n }.
jaws-now-crowd = Гекс { $hex } переповнений: оберіть, хто дезорганізується.
jaws-now-crowd-loss = Гекс { $hex } переповнений: оберіть, хто з найсильніших втрачає ступінь.
jaws-now-over = Ніч скінчилася.

jaws-head-far = Ступені за відстанню до деблокувальних військ
jaws-far = гексів: { $n }
jaws-far-more = гексів: { $n } і більше
jaws-far-steps = ступенів: { $n }
jaws-value-moved = вже ходив
jaws-value-stack = ступенів { $steps }, сила { $strength }
jaws-asks-wave = Стоси, що не ходили, лишаться на місці: { $n }.
jaws-chances = Колонка { $column }, втрати ступенів у середньому: німці { $ours }, радянські війська { $theirs }
jaws-steps-lost-german = Втрати ступенів: німці
jaws-steps-lost-soviet = Втрати ступенів: радянські війська
jaws-disorganised = дезорганізовано
jaws-ratio = { $attack } до { $defence }: колонка { $column }.
jaws-hidden-strengths = Сила радянських військ відкривається лише тоді, коли атаку вирішено: { $attack } до сили від { $least } до { $most }, з усіма зсувами колонки від { $worst } до { $best }.
jaws-hidden-ways = У розрахунку на радянські війська середньої сили.
jaws-shift-surprise = Раптовість: { $n } праворуч.
jaws-shift-armour = Бронетехніка у стосі: { $n } праворуч.
jaws-column = Кидок за колонкою { $column }.
jaws-beyond-low = Нижче таблиці: нападники на додачу дезорганізуються.
jaws-beyond-high = Вище таблиці: оборонці на додачу дезорганізуються.
jaws-all-disorganised = Усі оборонці дезорганізовані: нападникам це не загрожує.
jaws-guns-only = З обох боків лише бронетехніка й гармати: таблиця не забирає ступенів.
jaws-halved = { $unit }, половина від { $full }: дезорганізовано
jaws-die-red = червоний
jaws-die-black = чорний
jaws-throw = Сума двох кубиків дає рядок у колонці { $column }.
jaws-throw-result = Сума { $sum } у колонці { $column }: втрати ступенів, німці { $ours }, радянські війська { $theirs }.
jaws-throw-hidden = Сума { $sum }; колонка відкриється разом із силами.

jaws-head-ground = Місцевість
jaws-head-river = Річка
jaws-head-wave = Хвиля
jaws-head-barred = Закрито
jaws-terrain = { $terrain ->
    [woods] гай
    [forest] ліс
    [hilltop] висота
   *[clear] відкрита місцевість
}
jaws-provenance = { $from ->
    [attested] засвідчено
    [derived] виведено
   *[reconstructed] реконструйовано
}
jaws-card-ground = { $ground } ({ $from })
jaws-card-river = { $river } у бік { $hex }, { $bridge ->
    [yes] є міст
   *[no] моста немає
} ({ $from })
jaws-card-far = Гексів до деблокувальних військ: { $n }. Стоси, складені тут, ходять у хвилі { $wave }.
jaws-card-strength = сила: { $from }
jaws-defends-only = лише обороняється
jaws-extended = розтягнуто на два гекси
jaws-gone-escaped = вийшов до своїх
jaws-gone-joined = влито до іншого юніта
jaws-gone-lost = втрачено
jaws-over-distances = Відстані
jaws-over-distances-about = Скільки гексів до найближчого юніта деблокувальних військ.
jaws-over-waves = Хвилі
jaws-over-waves-about = У якій хвилі ходить кожен стос; поки стоси не складено — за нинішнім станом.
jaws-over-wave = хвиля { $n }
jaws-over-ways = Шляхи крізь кільце
jaws-over-ways-about = Де можна ввійти в радянські гекси, лише на південний захід, і які стоять там один за одним.
jaws-over-way = шлях у кільце
jaws-over-ring = Сила кільця
jaws-over-ring-about = З якою силою оборонявся б кожен радянський гекс; якщо силу приховано — лише відоме.
jaws-over-strength = обороняється силою { $strength }, ступенів: { $steps }
jaws-over-zones = Радянські зони
jaws-over-zones-about = Радянські юніти та їхні зони: наприкінці вони відрізають тих, хто не вийшов.

jaws-did-one-hex = Юніти підтягуються: кожен може пройти один гекс.
jaws-did-wave = Починається хвиля { $n }.
jaws-did-join = { $unit } вливається до { $into }; ступенів: { $n }.
jaws-did-form = { $regiment }: сформовано, { $first } і { $second }; ступенів: { $n }.
jaws-did-move = { $unit } йде з { $from } в { $hex }.
jaws-did-back = { $unit } повертається в { $hex }.
jaws-did-choose = Ходить стос, складений у { $hex }.
jaws-did-enter = Він входить у { $hex }.
jaws-did-cross = Він переправляється через річку в { $hex } і далі не йде.
jaws-did-attack = Атака на { $hex }: { $attack } до { $defence }, колонка { $column }, зі зсувом { $shifted }; червоний { $red }, чорний { $black }: втрати ступенів, німці { $ours }, радянські війська { $theirs }.
jaws-did-lose = { $unit } втрачає ступінь; лишилося: { $n }.
jaws-did-show = { $unit } відкривається, ступенів: { $n }.
jaws-did-eliminate = { $unit } втрачає останній ступінь.
jaws-did-narrow = { $unit } залишає { $hex }.
jaws-did-disorganise = Дезорганізовано: { $units }.
jaws-did-escape = Вийшли до своїх у { $hex }: { $units }; ступенів: { $n }.
jaws-did-crowd = Стосові доводиться зупинитися в { $hex }, де немає місця.
jaws-did-end = Ніч скінчилася. Вийшло ступенів: { $n }. { $level }.
jaws-points-out = Ступені, що вийшли до своїх
jaws-points-safe = Ступені на мапі з вільним шляхом до своїх
jaws-balance = Вийшло ступенів: { $out }; втрачено в атаках: { $lost }; лишилося в котлі: { $left }.
jaws-balance-heavy = Вийшло юнітів із важкою зброєю: { $n } з { $of }. За друкованими правилами танки й гармати виходять зі своїм стосом; насправді їх майже не вивели.
jaws-balance-history = Виведено: { $percent } % ступенів; насправді: близько { $history } % людей.

jaws-rank-title = Серед ночей, заздалегідь зіграних комп’ютером ({ $player }) з надрукованого розташування з тими самими варіантами: { $n }
jaws-rank-place = Краще, ніж { $percent } % ночей
jaws-rank-mean = Комп’ютер ({ $player }) виводить у середньому { $mean } ступеня; цієї ночі { $which ->
    [less] менше
   *[more] більше
} на { $by }.
jaws-rank-luck = Щоночі він грає за тим самим судженням: те, що дві ночі з трьох лежать між { $from } і { $to }, — везіння на кубиках.
jaws-rank-level = Надруковані рівні кажуть мало: «{ $level }» — підсумок { $same } ночей із { $n }.
jaws-rank-other = Комп’ютер ({ $player }), ночей: { $n }; у середньому { $mean } ступеня з відхиленням { $deviation }.
jaws-rank-open = У тих ночах сила радянських військ була відкрита.

jaws-head-ways = Шляхи назовні, у середньому за всіма кидками
jaws-way-value = вийде { $out }; втрати { $lost }, у радянських { $enemy }
jaws-idea-takes = { $into } приймає: { $units }
jaws-idea-move = { $unit } — у { $hex }
jaws-why-room = Так звільняється місце біля деблокувальних військ: юнітів на карті було { $before }, стало { $after }.
jaws-why-converted = Гармати, що стали піхотою, варті більше ступенів: { $n }.
jaws-why-stand = { $several ->
    [yes] Тоді у { $hex } можуть разом стати { $units }
   *[no] Тоді у { $hex } може стати { $units }
} — до деблокувальних військ { $n ->
    [one] { $n } гекс
    [few] { $n } гекси
   *[many] { $n } гексів
}.
jaws-why-near = Ступенів за чотири гекси від деблокувальних військ і ближче: було { $before }, стало { $after }; здаля у свою хвилю не вийде ніхто.
jaws-why-way = { $hexes } коштує в середньому { $lost } ступеня й виводить { $out } із { $steps }; радянські втрачають { $enemy }.
jaws-why-other = { $hexes } коштував би { $lost } і вивів би { $out }.
jaws-why-no-way = Шляху назовні у стосу немає; те, що він знищить, допоможе тим, хто йде слідом.
jaws-why-behind = Ступенів, що підуть слідом і зустрінуть ослабленого противника: { $n }.
jaws-why-loses = Це забирає { $n } від сили; найкращий інший вибір забрав би { $other }.
jaws-why-loses-alone = Це забирає { $n } від сили; більше ніхто втрату взяти не може.

jaws-not-over = Ніч скінчилася.
jaws-not-stage = { $stage ->
    [consolidation] Зараз зводять юніти.
    [one_hex] Зараз роблять ходи на один гекс.
    [wave] Зараз треба обрати стос.
    [march] Стос у дорозі: він іде далі або зупиняється.
   *[other] Спершу треба прийняти втрати.
}
jaws-not-group = { $unit }: це не юніт групи на мапі.
jaws-not-itself = { $unit } не зводиться із самим собою.
jaws-not-together = { $unit } і { $other } стоять у різних гексах.
jaws-not-division = { $unit }: частина корпусного підпорядкування, не входить до дивізії.
jaws-not-other-division = { $unit } і { $other } з різних дивізій.
jaws-not-armour = { $unit }: бронетехніка не вливається.
jaws-not-takes = { $unit } нікого не приймає: це роблять лише піхотні полки, але не охоронні.
jaws-not-steps = { $unit }: вийшло б більше ніж п’ять ступенів: { $n }.
jaws-not-form = { $unit }: зараз не сформувати.
jaws-not-own = { $unit } не з тих юнітів, з яких формується { $regiment }.
jaws-not-order = Два юніти нового полку називають за порядком.
jaws-not-moved = { $unit } вже ходив.
jaws-not-has-moved = { $unit } ще не ходив.
jaws-not-next = { $hex } не поруч із { $from }.
jaws-not-enemy = У { $hex } стоять радянські юніти: атакують їх лише у хвилях.
jaws-not-lake = Перед { $hex } озеро.
jaws-not-river = { $unit } не переправиться через річку в { $hex }: моста немає.
jaws-not-units = У { $hex } забагато юнітів: { $n }, а місця на { $most }.
jaws-not-regiments = У { $hex } більше ніж два піхотні полки: { $n }.
jaws-not-korps = У { $hex } юніти різних корпусів.
jaws-not-stack = У { $hex } не складали стос, або від нього нічого не лишилося.
jaws-not-acted = Стос, складений у { $hex }, вже ходив.
jaws-not-wave = Стос, складений у { $hex }, ходить у хвилі { $n }.
jaws-not-southwest = У { $hex } радянські юніти, а атакують лише на південний захід.
jaws-not-attack = У { $hex } радянські юніти, а атакувати у стосі нікому.
jaws-not-room = Стосові довелося б там зупинитися. { $why }
jaws-not-combat = { $unit } не брав участі в цьому бою.
jaws-not-strongest-attacker = Перший ступінь втрачає найсильніша піхота, а не { $unit }.
jaws-not-strongest-defender = Перший ступінь втрачає найсильніший з оборонців, а не { $unit }.
jaws-not-defends-only = { $unit } лише обороняється і втрачає ступені, тільки коли більше нікому.
jaws-not-crowd = Ступінь втрачає найсильніший юніт гекса, а не { $unit }.
jaws-not-too-many = { $unit } тут не зайвий.

jaws-option-losses = Радянські втрати
jaws-option-losses-about = Хто вибирає радянські втрати: програма чи радянський гравець.
jaws-losses-program = програма
jaws-losses-player = гравець
jaws-option-south = І на південь теж
jaws-option-south-about = До гексів із радянськими юнітами можна входити й на південь, а не лише на південний захід.
jaws-option-armour = Кубики для бронетехніки
jaws-option-armour-about = Ті самі кубики вирішують і суперечку бронетехніки з протитанковими засобами.
jaws-option-slow = Дезорганізовані стоси повільні
jaws-option-slow-about = Дезорганізований стос проходить щонайбільше два гекси.
jaws-option-hidden = Прихована сила радянських військ
jaws-option-hidden-about = Наскільки сильний радянський юніт, німці бачать лише тоді, коли його атакують.
jaws-case = У цій грі: { $chosen }.
jaws-yes = так
jaws-no = ні
jaws-no-question = немає запитання «{ $verb }»
jaws-no-stack = жоден стос не в дорозі
jaws-nobody-there = у { $hex } немає радянських юнітів
jaws-hidden-odds = сила радянських військ у { $hex } до атаки невідома

jaws-fact-out = Вийшло ступенів
jaws-fact-lost = Втрачено ступенів в атаках і тисняві
jaws-fact-left = Ступенів іще в котлі
jaws-fact-anyone = Хтось вийшов
jaws-fact-unit = { $unit }: вихід із котла
