# Вибір гри та файли ігор усіх систем.

## What a game says of itself before it is chosen
hells-gate-game = Hell’s Gate

## Lists of saved games
kept-players = { $first } – { $second }
kept-computer = { $level } (комп’ютер)

## What is wrong with a saved game of a system
kept-unknown-system = це збережена партія «{ $system }», у яку ця програма не грає; вона грає в { $known }
kept-meant = { $why }; може, «{ $near }»?
kept-newer-words = записано новішою версією програми: версія його гри { $found }, ця програма читає до { $known }. Відкрийте його в новішому Hell’s Gate
kept-no-words = не вказано версії його гри
kept-envelope = конверт не відкривається
kept-seed = це не початкове число; тепер воно дорівнює 0
kept-cursor = дії { $to } немає; усього їх { $n }
kept-drawn-nowhere = дії { $at }, після якої могло б бути щось намальовано, немає
kept-remark-nowhere = дії { $at }, до якої могла б належати примітка, немає
kept-arranged-nowhere = у цій грі немає позиції { $at }, яку можна було б назвати, впорядкувати чи видалити
kept-drawn-odd = «{ $drawn }» не можна намалювати на цій мапі
kept-stamp = це не те, що записала програма
kept-corrected-odd = це виправляє кидок, якого в партії немає; його пропущено
kept-dice-differ = кидків не за початковим числом: { $n }
kept-no-such-action = такої дії перед цим варіантом немає
kept-other-phase = дії належать до іншої фази
kept-other-position = позиція після цього не та, що була збережена
kept-no-action = це не дія
kept-done-before = те саме тут уже зроблено в іншому варіанті

## The cards of a new game
cards-label = Ігри та сценарії
cards-sides = { $first } проти: { $second }
cards-even = Сили рівні
cards-favours = Перевага: { $side }
cards-odds = { $favours }. { $side } — { $share } ± { $error } % перемог, зіграно ігор між комп’ютерами рівня «{ $level }»: { $games }; нічия рахується за половину.
cards-odds-unknown = Хто тут має перевагу, поки ніхто не виміряв.
cards-odds-alone = Вирішує одна сторона; наскільки доброю була партія, скажуть наприкінці.
cards-odds-otherwise = Якщо вибрати інакше: { $side } — { $share } % замість { $usual } % (ігор: { $games }, «{ $level }» проти «{ $level }»).
cards-odds-as-before = Інші налаштування нічого не змінюють: { $side } — в обох випадках { $share } % (ігор: { $games }, «{ $level }» проти «{ $level }»).
cards-odds-as-set-unknown = Хто має перевагу за такого вибору, ніхто не вимірював.
cards-as-set = За теперішнього вибору: { $odds }
cards-unfit = { $n ->
    [one] Чому з цим файлом не можна почати гру, покаже редактор: { $files }.
    [few] Чому з цими файлами не можна почати гру, покаже редактор: { $files }.
   *[many] Чому з цими файлами не можна почати гру, покаже редактор: { $files }.
}
cards-rules = Правила цієї гри
cards-history = Про сценарій
cards-yes = так
cards-no = ні
cards-all-rules = Усі числа й особливі правила
cards-set-otherwise = Задано інакше
cards-variant-name = Назва варіанта правил
cards-variant-about = Партія носить цю назву в заголовку, журналі й файлі.
parameter-changed = { $title }: { $value } (опубліковано: { $default })
parameter-case = У цій грі: { $change }.
rules-changed-title = { $title } – змінені правила
rules-variant-told = Змінені правила: «{ $name }».
rules-changed-told = Змінені правила, без назви.
cards-default = Типово: { $value }
cards-back-one = Повернути типове
cards-variant-save = Зберегти варіант правил…
cards-variant-save-about = Записує ці правила у файл, який відкриють інші. Спочатку дайте їм назву.
cards-variant-open = Відкрити варіант правил…
cards-variant-replace = Грати натомість за «{ $name }»?
cards-variant-replaces = Правил, які ви задали для цієї гри, ще немає в жодному файлі. Якщо відкрити варіант, вони зникнуть; залиште їх — і зможете спершу зберегти їх як варіант правил.
cards-variant-keep = Залишити мої
file-kind-variant = Варіант правил
cards-variant-taken = Варіант правил «{ $name }» встановлено. Почніть партію або змінюйте його далі.
cards-variant-unknown = Цей файл — варіант правил гри, якої в програмі немає: «{ $system }».
cards-variant-unfit = { $file } не підходить до жодного сценарію цієї гри: { $why }
cards-table = Результати бою за кубиком (рядки) і колонкою
cards-table-die = кубик
cards-rules-back = Як у сценарії
cards-least-most = від { $least } до { $most }
cards-seats = { $side }: хто грає
cards-temper = { $side }: як грає комп’ютер
cards-name = Ім’я
cards-name-of = { $side }: ім’я
cards-no-computers = Комп’ютерних гравців ця гра поки не має.
cards-not-begun = Цю гру почати не можна: { $why }

## Saving elsewhere
games-elsewhere = Щоб зберегти в іншій теці, введіть замість назви повний шлях.

## Why a menu entry means nothing for the game on the table
not-for-game = { $game }: для цього тут нічого немає.

## Pictures of the board
entry-png = Вивести в PNG…
entry-svg = Вивести в SVG…
key-picture-png = зберегти видиме поле як зображення (PNG)
key-picture-svg = зберегти видиме поле як векторний малюнок (SVG)
