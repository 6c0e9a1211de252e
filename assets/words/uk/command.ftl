# Що каже командний рядок.

## Files and standard input and output
standard-input = стандартне введення
not-one-object = це не один об’єкт JSON: { $what }
scenarios-are = Сценарії з комплекту програми: { $ids }
output-failed = виведення неможливе: { $system }
target-is-read = { $file } — це файл, який читається; поверх нього нічого не пишеться
target-exists = { $file } уже є; оберіть іншу назву або замініть його з --force
target-terminal = зображення — не для термінала; назвіть файл або спрямуйте його в канал
target-both = зображення й те, що про нього каже --json, не можуть разом іти до стандартного виведення; назвіть файл для зображення
target-ending = { $file } — не назва для файлу { $kind }; назва має закінчуватися на .{ $ending }
window-not-a-file = { $file } — не файл; вікно відкриває збережені ігри

## Words that mean nothing
unknown-command-near = невідома команда «{ $word }»; можливо, { $near }?
unknown-command = невідома команда «{ $word }», і файла з такою назвою немає; перелік команд: hells-gate --help
no-such-ply = позиції після { $ply } дій немає: усього в грі { $n }
no-such-moment = до { $moment } гра не доходить
no-such-actions = дій від { $from } до { $to } немає
no-such-rule = правила «{ $number }» немає; номери мають такий вигляд: 7.6, 11.3, R8 або CRT
no-rule-has = у жодному правилі немає всіх цих слів: { $words }
no-such-page = розділу «{ $number }» у посібнику немає; номери мають такий вигляд: 6.3
no-page-has = у жодному розділі посібника немає всіх цих слів: { $words }
no-licence-has = у жодній бібліотеці, шрифті чи ліцензії немає всіх цих слів: { $words }

## Scenarios and new games
new-game-made = Нову гру з початковим числом { $seed } записано: { $file }.

## A position
show-after = після { $ply } із { $n ->
    [one] { $n } дії
    [few] { $n } дій
   *[many] { $n } дій
}

## Games between computer players
simulate-games = { $n ->
    [one] { $n } гра
    [few] { $n } гри
   *[many] { $n } ігор
}, початкове число { $seed }
simulate-one = Гра з початковим числом { $seed }
simulate-not-kept = Гру з початковим числом { $seed } зберегти не можна.
simulate-seat = { $side } ({ $level }): { $n ->
    [one] { $n } перемога
    [few] { $n } перемоги
   *[many] { $n } перемог
}, { $share } %
simulate-margin = Середня перевага: { $side }, { $mean }, відхилення { $deviation }
simulate-no-side = У цій грі немає сторони «{ $side }»; є: { $keys }.
simulate-by-ply = У цій грі момент задають через --ply.
simulate-keeps-scenarios = Зберігаються лише ігри від початку сценарію.
simulate-plot-ending = Рисунок пишеться у файл, ім’я якого закінчується на .svg або .png.
simulate-draws = Нічиї: { $n }, { $share } %; дій за гру: { $actions }
simulate-stopped = Зупинено: закінчено й збережено ігор { $n } із { $all }.
ladder-head = { $column ->
    [first] перший
    [second] другий
    [won] перемоги
    [drawn] нічиї
    [lost] поразки
    [share] частка очок
   *[margin] перевага
}
ladder-stopped = Зупинено: закінчені пари враховано.
calibrate-what = { $n ->
    [one] { $n } партія
    [few] { $n } партії
   *[many] { $n } партій
} між гравцями рівня «{ $level }»; для кожного прогнозу дограно: { $futures }. Усі шанси — першої сторони; нічия рахується за половину.
calibrate-last = остання частина
calibrate-all = усі
calibrate-head = { $column ->
    [turn] хід
    [chance] названо
    [n] прогнозів
    [told] названо %
    [came] справдилося %
    [beyond] вихід кращий на
   *[squared] квадрат похибки
}
calibrate-part = { $part ->
    [all] Усі: { $n }
    [last] Остання частина гри: { $n }
   *[turn] Хід { $turn }: { $n }
}
calibrate-off = У середньому за всіма прогнозами похибка у відсоткових пунктах: { $off }.

## What computer players think
hint-stopped = Зупинено.
forecast-games = Дограно до кінця ігор: { $n }; за обидві сторони: { $level }
forecast-stopped-early = Зупинено раніше, ніж закінчилася бодай одна гра.
report-stopped = Зупинено: розглянуто не всі рішення.

## Games at the table
seated-on-map = { $side }: юніти на мапі
seated-points = Переможні очки: { $first } { $one }, { $second } { $other }
seated-hidden = (приховано)
seated-hidden-decision = те, що тут вирішується, приховано від іншої сторони, тому тут про це нічого не виводиться; у вікні може запитати той, хто вирішує
seated-closed = у цій грі є приховане: до її кінця інші позиції не показуються
seated-no-question = правила цієї гри не лишають запитань для «{ $verb }»
seated-no-field = «{ $verb }» у цій грі не знає «{ $field }»
seated-not-printed = мапу цієї гри повернути не можна
seated-no-overlays = мапа цієї гри не має шарів
seated-no-overlay = шару «{ $word }» немає; є { $known }
seated-hint-level = поради в цій грі дає її найсильніший гравець; приберіть «--level»
seated-no-level = у цій грі немає комп’ютерного гравця «{ $level }»; є: { $levels }
play-out-stopped = Зупинено: нічого не записано.
new-set-how = «{ $word }» нічого не задає: пишіть правило і його значення, наприклад diagonals=true
rules-of-others = Книги інших ігор: --system { $systems }
no-such-system = системи «{ $key }» немає; є { $known }
new-variant-of-other = { $file }: цей варіант правил для «{ $system }», а гра — «{ $wanted }». Назвіть через --scenario сценарій тієї гри.
proof-variant = Варіант правил: { $name }.
proof-options = Правила на вибір не як у сценарії: { $options }.
lines-need-out = Варіанти змінилися б: назвіть файл для запису через --out.
lines-no-position = Позиції { $at }, до якої можна перейти, немає.
lines-told-main = головний варіант
lines-told-here = Гра перебуває в позиції { $at }.
lines-told-deleted = Видалено: { $at }
no-such-side = «{ $side }» — не сторона цієї гри; її сторони: { $sides }.
