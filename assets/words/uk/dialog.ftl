# Діалоги, клавіші, назви команд і повідомлення про зроблене та про невдачі.

## What the commands do: keys, tooltips, palette
key-cursor = зсунути курсор { $direction ->
    [east] праворуч
    [north-east] угору
    [north-west] угору й ліворуч
    [west] ліворуч
    [south-west] униз
   *[south-east] униз і праворуч
}
key-click = клацнути { $cell ->
    [square] клітинку
    [area] область
   *[hex] гекс
} під курсором
key-next-region = перейти до наступної частини вікна: рішення, мапа, журнал, вікна над мапою, меню
key-previous-region = перейти до попередньої частини вікна
key-hex-menu = показати, що можна зробити з { $cell ->
    [square] клітинкою
    [area] областю
   *[hex] гексом
} під курсором
key-next-unit = обрати наступний юніт, що може діяти
key-previous-unit = обрати попередній юніт, що може діяти
key-next-route = обрати інший шлях до { $cell ->
    [square] тієї самої клітинки
    [area] тієї самої області
   *[hex] того самого гекса
}
key-proceed = зробити те, чого вимагає фаза: перевірити постачання, кинути кубик, почати хід
key-plan-attacks = спланувати кілька атак до кидка кубика або закінчити планування
key-begin-planned = почати наступну сплановану атаку
key-end-phase = закінчити фазу
key-escape = скасувати вибір, закрити
key-undo = скасувати
key-redo = повернути
key-correct-die = виправити число на останньому кубику
key-moment-before = переглянути попередній момент
key-moment-after = переглянути наступний момент
key-battle-before = переглянути попередній бій
key-battle-after = переглянути наступний бій
key-phase-before = переглянути попередню фазу
key-phase-after = переглянути наступну фазу
key-part-before = переглянути попередній хід гравця
key-part-after = переглянути наступний хід гравця
key-turn-before = переглянути попередній ігровий хід
key-turn-after = переглянути наступний ігровий хід
key-last-player-turn = переглянути останній хід гравця від його початку
key-beginning = переглянути початок гри
key-present = повернутися до теперішнього
key-presenter = режим презентації: мапа, перебіг гри величезним шрифтом і кнопки пульта
key-contrast = увімкнути або вимкнути високу контрастність
key-black-screen = чорний екран у режимі презентації
key-spotlight = пляма світла навколо вказівника в режимі презентації
key-speaker = відкрити чи закрити вікно доповідача для іншого екрана
key-draw = малювати на мапі: стрілки, кола, нотатки; ще раз — закінчити
key-note = написати нотатку біля { $cell ->
    [square] клітинки
    [area] області
   *[hex] гекса
} під вказівником чи курсором
key-next-colour = малювати наступним кольором
key-erase-drawing = прибрати намальоване біля { $cell ->
    [square] клітинки
    [area] області
   *[hex] гекса
} останнім
key-erase-drawings = прибрати все, що намальовано цього моменту
key-page = зберегти те, що видно, як аркуш для роздачі (PDF)
key-report-pdf = зберегти розбір гри: хід за ходом, втрати, очки, везіння, рішення, історія (PDF)
key-report-md = те саме в Markdown, з картинками всередині
key-muster = зберегти аркуш для розстановки фігурок (PDF)
key-counters = показати юніти картонними фішками
key-blocks = показати юніти дерев’яними блоками
key-find-unit = знайти юніт
key-palette = виконати команду за назвою
key-hex-card = показати чи сховати картку { $cell ->
    [square] клітинки
    [area] області
   *[hex] гекса
} під вказівником
key-timeline = показати чи сховати стрічку часу
key-curve = обчислити, якого результату можна було чекати в кожен момент, або припинити
key-play-again = програти партію заново з моменту, що переглядається, або зупинити
key-victory-points = переможні очки
key-dice = як випадали кубики й кому допомогли
key-remark = написати примітку до моменту, що переглядається
key-lines = показати чи сховати варіанти цієї гри
key-futures = дограти позицію тисячу разів і показати, чим закінчуються партії
key-falls = побачити, як могли випасти кубики останнього кидка, і грати далі звідти
key-compare = порівняти дві позиції поруч
key-history = подивитися, як було насправді, поряд із цією грою
key-hold-computer = зупинити комп’ютерного гравця чи дати йому продовжувати
key-advice = запитати поради
key-dangers = запитати, що може зробити інша сторона
key-forecast = запитати, хто, ймовірно, переможе
key-look-back = розібрати везіння й рішення
key-rule-book = книга правил
key-manual = посібник до програми
key-tour = почати навчання чи вийти з нього
key-tour-go-on = продовжити навчання
key-tour-back = повернутися в навчанні на картку назад
key-tour-show-me = дати навчанню виконати завдання картки
key-keys = клавіші
key-licences = ліцензії складових частин програми
key-new-game = нова гра
key-saved-games = збережені ігри
key-save = зберегти
key-settings = налаштування
key-larger-text = збільшити текст
key-smaller-text = зменшити текст
key-usual-text = текст 100 %
key-zoom-in = наблизити мапу
key-zoom-out = віддалити мапу
key-whole-map = показати всю мапу
key-north-up = мапа лежить північчю вгору: літери йдуть знизу вгору, числа — зліва направо
key-as-printed = мапа лежить як у коробковому виданні, щоб коробку можна було покласти поруч з екраном: поворот на чверть за годинниковою стрілкою, літери зліва направо, числа згори вниз, північ праворуч
key-plain-map = проста мапа з більшими назвами й фішками, щоб читати здалеку; або знову повна
key-side-panel = показати чи сховати бічну панель
key-full-screen = повний екран
key-quit = вийти
key-no-overlays = прибрати з мапи всі шари
key-overlay = показати шар { $n } на мапі або прибрати його

## What any dialog has
dialog-close = Закрити
dialog-cancel = Скасувати

## New game
newgame-title = Нова гра
newgame-players = Гравці
newgame-dice = Кубики
newgame-program-rolls = Кубик кидає програма
newgame-seed = Початкове число
newgame-seed-about = За того самого початкового числа й тих самих дій на кубиках випадає те саме.
newgame-seed-bad = Початкове число — ціле, від 0 до 18 446 744 073 709 551 615.
newgame-real-dice = Кидаємо справжній кубик і вводимо, що випало
newgame-undo = Скасування дій
newgame-undo-sealed = До останнього кидка чи передачі ходу (двоє гравців)
newgame-undo-free = Без обмежень, і кидки теж (аналіз)
newgame-kept = Поточна гра спершу потрапить до збережених.
newgame-begin = Почати
seat-person = людина

## Settings
settings-title = Налаштування
settings-colours = Кольори
theme-printed = Друкована мапа
theme-light = Світла
theme-dark = Темна
theme-contrast = Контрастна
settings-text = Розмір тексту
settings-play = Перебіг гри
settings-hand-over = Пауза, коли хід переходить до іншого гравця
settings-left-undone = Питати наприкінці фази, якщо ще можна атакувати або буде втрачено постачання
settings-die = Кубик і фішки рухаються екраном
settings-pace = Комп’ютер грає
settings-pace-slow = повільно
settings-pace-easy = звичайно
settings-pace-fast = швидко
settings-pace-none = одразу
settings-hex-card = Показувати картку { $cell ->
    [square] клітинки, на якій
    [area] області, на якій
   *[hex] гекса, на якому
} стоїть вказівник
settings-of-new-game = Кубики та скасування дій обирають на початку нової гри.

## Welcome, about
welcome-title = Ласкаво просимо
welcome-battle = Корсунь, січень 1944 року: два німецькі корпуси у виступі на Дніпрі й два радянські фронти, що б’ють під його основу.
welcome-tour = За десять хвилин навчання ви зіграєте перший радянський хід, правило за правилом. Після цього ви вмієте грати; читати книгу правил не потрібно.
welcome-take = Почати навчання
welcome-again = Коли вікно закрили, ви були на картці { $n } з { $all } навчання.
welcome-go-on = Продовжити навчання
welcome-not-now = Не зараз
welcome-later = Воно завжди є в меню «Довідка».
about-title = Про програму
about-what = Програма, у якій грають у настільні варгейми, вивчають їх і навчають на них. Зараз на столі:
about-whose = Кожна — праця тих, хто її вигадав, розробив і видав. Тексти, малюнки й код тут наші власні; усе, що в мапах, складі сил і таблицях відтворено, так і позначено, факт за фактом.
about-network = Програма ніколи не виходить у мережу: нічого не надсилає, нічого не завантажує і нікого не рахує. Усе, що зіграно, лишається на цьому комп’ютері.
about-parts = В основі — бібліотеки та шрифти інших авторів ({ $n }), серед них egui та hexx, усі під вільними ліцензіями.
about-licences = Читати їхні ліцензії…

## Saved games
games-title = Збережені ігри
games-save = Зберегти поточну гру
games-name = Назва
games-save-as = Зберегти під цією назвою
games-open = Відкрити
games-none = Збережених ігор поки немає.
games-path = Або шлях до файлу гри
games-open-file = Відкрити цей файл
games-no-file = Такого файлу немає.
games-folder = Ігри зберігаються в теці { $folder }
games-lines = { $n ->
    [one] { $n } залишений варіант
    [few] { $n } залишені варіанти
   *[many] { $n } залишених варіантів
}
games-lines-about = Те, що було скасовано й потім зіграно інакше. Зберігаються найновіші, не більше { $n }.
replace-title = Замінити «{ $name }»?
replace-there = Зараз там збережено
replace-here = Замість неї буде
replace-kept = Копія заміненої гри лишиться серед збережених ігор.
replace-other-name = Зберегти під вільною назвою
replace-it = Замінити

## Finding a unit, doing something by its name
palette-title = Виконати команду
palette-hint = Частина команди: скас, постач, збільш
palette-what = Що зробити
palette-none = Такої команди в програмі немає.

## Notes, licences, rule book
note-title = Нотатка: { $hex }
note-hint = Кілька слів; без тексту нотатка зникне
note-words = Текст нотатки
note-write = Записати
licences-title = Ліцензії
licences-hint = Частина імені, версії чи ліцензії: egui, font, zlib
licences-what = Бібліотека, шрифт чи ліцензія
licences-none = Бібліотеки, шрифту чи ліцензії з таким іменем немає.
rules-title = Книга правил
manual-title = Посібник
rules-search = Пошук
rules-back = Назад
rules-unknown = Правила { $rule } немає.
rules-none = Нічого не знайдено.

## Questions of the game
die-shows = Випало { $die }
die-correct-title = Що випало насправді?
undone-key = ще раз { $key }
undone-back = Назад
resume-title = Продовжити гру?
resume-what = Ці ігри тривали, коли програма закрилася востаннє. Кожну збережено до останньої дії.
resume-go-on = Продовжити
resume-put-away = Закрити
resume-safe = Вона лишається серед збережених ігор; нічого не пропаде.
resume-not-now = Не зараз
resume-fault = На цій грі програма минулого разу завершилася через внутрішню помилку.
resume-fault-said = (Повідомлення: { $said })
resume-bare = Відкрити без малюнків
resume-bare-about = Безпечний спосіб: намальоване на мапі не показується й лишається у файлі, з якого взято гру.

## Keys
keycap-ctrl = Ctrl
keycap-alt = Alt
keycap-shift = Shift
keycap-space = Пробіл
keycap-enter = Enter
keycap-escape = Esc
keycap-tab = Tab
keycap-backspace = Backspace
keycap-delete = Del
keycap-insert = Ins
keycap-home = Home
keycap-end = End
keycap-page-up = PgUp
keycap-page-down = PgDn
keys-title = Клавіші
keys-how = Щоб змінити клавішу, клацніть її і натисніть нову.
keys-all-usual = Скинути всі
keys-tab = переходити від кнопки до кнопки, від { $cell ->
    [square] клітинки
    [area] області
   *[hex] гекса
} до { $cell ->
    [square] клітинки
    [area] області
   *[hex] гекса
}
keys-mouse = Миша
keys-mouse-how = Клацання по стосу розкриває його, по юніту — обирає його, по { $cell ->
    [square] підсвіченій клітинці
    [area] підсвіченій області
   *[hex] підсвіченому гексу
} — веде туди. Подвійне клацання по юніту обирає весь його стос; Shift додає юніт. Юніт можна й перетягнути. Права кнопка показує, що можна зробити з { $cell ->
    [square] клітинкою
    [area] областю
   *[hex] гексом
} чи юнітом, середня завжди означає { $cell ->
    [square] клітинку
    [area] область
   *[hex] гекс
}. Щоб зсунути мапу, тягніть за вільне місце; щоб змінити масштаб, крутіть коліщатко.
keys-press = Натисніть клавішу …
keys-press-of = Натисніть нову клавішу: { $what }
keys-change = Змінити { $key }: { $what }
keys-usual = Скинути
keys-usual-of = Скинути клавішу: { $what }
keys-escape = Esc лишить усе як є.
keys-reserved = { $key } зайняти не можна: { $why }
keys-taken = { $key } вже зайнята: { $what }.
keys-swap = Поміняти місцями
keys-leave = Лишити
keys-fixed = Ця клавіша не змінюється.
reserved-escape = Esc завжди скасовує вибір або закриває.
reserved-enter = Enter завжди натискає обране.
reserved-tab = Tab завжди переходить до наступної кнопки.
reserved-arrows = Стрілки завжди рухають курсор і обирають у списках.
reserved-clipboard = Ця клавіша копіює та вставляє текст.
reserved-typing = Ця клавіша виділяє, копіює чи вставляє там, де вводять текст.
badkey-unknown = ніщо не зветься «{ $word }»
badkey-fixed = клавіша «{ $word }» не змінюється
badkey-none = для «{ $word }» вказано не клавішу
badkey-reserved = «{ $word }» не може зайняти клавішу { $key }
badkey-shared = «{ $word }» ділить клавішу { $key } з іншою командою
badkey-all = Деякі клавіші з налаштувань використати не можна, замість них діють типові: { $which }.

## Told after something was done or failed
tell-earlier = Показано минулий момент; Esc повертає до теперішнього.
tell-not-yours = Зараз вирішує комп’ютер. Щоб вирішувати за нього, зупиніть його.
tell-no-cursor = Спершу оберіть { $cell ->
    [square] клітинку
    [area] область
   *[hex] гекс
} стрілками.
dialog-dismiss = Закрити
tell-nothing-to-redo = Повертати нічого.
tell-undo-at-start = Скасовувати нічого: це початок гри.
tell-undo-die = Скасувати не можна: кубик кинуто, і що випало, те випало.
tell-no-face = Виправляти нічого: остання дія обійшлася без справжнього кубика.
tell-face-is-entered = { $die } уже введено. Ця клавіша знову означатиме інше, коли ви зробите щось інше.
tell-undo-handed-over = Скасувати не можна: рішення вже за іншим гравцем.
tell-undo-shown = Скасувати не можна: приховане вже відкрито.
tell-presenter-only = Це стосується режиму презентації: { $key }.
tell-saved = Збережено як «{ $name }».
tell-saved-beside = Файл цієї гри змінила інша програма; його залишено як є, а вашу гру збережено як «{ $name }».
tell-saved-anew = Файл цієї гри зник; його створено знову: «{ $name }».
tell-replaced = Збережено як «{ $name }». Гра, що там була, лишилася під назвою «{ $kept }».
tell-changes-kept = «{ $file }» лишилася такою, якою її збережено; те, що змінилося відтоді, лежить серед збережених ігор під назвою «{ $name }».
tell-left-kept = Попередня гра лежить серед збережених ігор під назвою «{ $name }».
tell-opened = Відкрито.
tell-opened-bare = Відкрито без малюнків. З малюнками гру збережено під назвою «{ $name }».
tell-computer-held = Комп’ютер чекає, доки не буде натиснуто «Продовжити» ({ $key }).
tell-branched = Із цієї позиції починається нова гра для аналізу: скасувати можна все.
tell-other-kept = Попередня гра — серед збережених.
title-branch = { $title }, з ігрового ходу { $turn }
title-unsaved = { $title } (продовження)
title-bare = { $title } (без малюнків)
name-replaced = { $name } (замінено)
tell-action-not-kept = Цю дію не записано на диск: { $error }
tell-game-not-kept = Цю гру не записано: { $error }. Спробуйте зберегти її під назвою; якщо зараз знову закрити програму, незаписане пропаде.
tell-settings-not-kept = Налаштування не записано: { $error }

## What is wrong with a saved game: after the name of the file, so without a capital letter
file-too-large = у файлі { $bytes } байт, а у збереженій грі їх може бути не більше { $limit }
file-empty = файл порожній
file-not-text = файл не текстовий, отже, це не збережена гра
file-not-json = файл — не збережена гра: це не JSON ({ $what }, рядок { $line }, стовпець { $column })
file-not-a-game = файл — не збережена гра Hell’s Gate: у ньому немає "format": "{ $format }"
file-newer = записано новішою версією ({ $found }); ця версія читає формати до { $version }. Відкрийте його в новішому Hell’s Gate
file-no-version = версії формату не вказано або це не ціле число від 1 до { $version }
file-broken-early = файл пошкоджено в рядку { $line }, стовпці { $column }, ще до першої фази: відновити з нього нічого не можна
file-no-scenario = немає поля «scenario»: без нього в гру не можна грати
file-ends-early = текст уривається зарано
file-not-utf8 = символ не з UTF-8
file-cut-short = файл обривається на рядку { $line }
file-unreadable-from = файл не читається з рядка { $line }, стовпця { $column }: { $what }
file-damaged = Цей файл пошкоджено: { $why }. Узято перші дії ({ $n }), решту відкинуто.
file-odd = Усі дії прочитано ({ $n }), але файл не такий, яким його записано.
file-note = Зауваження: { $note }.
file-more-notes = … і ще { $n }.

## Що доводить збережена гра
proof-good = З грою все гаразд: сценарій, запис і кидки, якщо їх робить програма.
proof-cannot-tell = Помилок у грі немає, але з файлу не видно, чи все в ньому є і чи так було зіграно.
proof-own = Гру записано повністю, але її сценарій або початкова позиція — не з тих, що йдуть із програмою, або кубики головного варіанта було обрано.
proof-undrawn = Гру записано повністю, але не все, що було намальовано на її мапі.
proof-faulty = Цій грі вірити не можна.
proof-scenario-shipped = Сценарій: «{ $title }» ({ $id }), такий, як іде з програмою; контрольна сума { $digest }.
proof-scenario-changed = Сценарій: називає себе { $id }, але сценарій із такою назвою, що йде з програмою, ніколи таким не був; контрольна сума { $digest }.
proof-scenario-own = Сценарій: «{ $title }» ({ $id }), власний; контрольна сума { $digest }.
proof-set-up = Початок: розставлена позиція, а не початок сценарію.
proof-dice-seeded = Кубики: { $n ->
    [0] кидків не було; початкове число { $seed }
    [1] єдиний кидок — за початковим числом { $seed }
    [one] усі кидки ({ $n }) — за початковим числом { $seed }
    [few] усі { $n } кидки — за початковим числом { $seed }
   *[many] усі { $n } кидків — за початковим числом { $seed }
}.
proof-dice-odd = Кубики: кидки не за початковим числом { $seed }: { $n } з { $of }; перший — { $written } у дії { $ply }, а мало бути { $seeded }.
proof-dice-by-hand = Кубики: кидали руками, кидків поки { $n }.
proof-chosen = Обрані кубики: { $n ->
    [one] { $n } кидок
    [few] { $n } кидки
   *[many] { $n } кидків
} поза головним варіантом; перший — у дії { $action }.
proof-chosen-main = Обрані кубики: { $n ->
    [one] { $n } кидок
    [few] { $n } кидки
   *[many] { $n } кидків
}, зокрема в головному варіанті; перший — у дії { $action }.
proof-lines = Варіанти: { $n }, кожен зіграно заново; { $deleted ->
    [0] нічого не видалено
    [one] ще { $deleted } видалено, і його теж зіграно заново
    [few] ще { $deleted } видалено, і їх теж зіграно заново
   *[many] ще { $deleted } видалено, і їх теж зіграно заново
}.
proof-whole = Запис: повний.
proof-not-whole = Запис: пошкоджений або змінений після збереження.
proof-untold = Запис: файл без печатки, як у попередніх версій; чи не відкинуто кінець, сказати не можна.
proof-untold-part = Запис: перші дії ({ $n }) узято з файлу без печатки; чи так їх зіграно, сказати не можна.
proof-modes = Скасування: { $undo }. Ні його межі, ні способу кидка не змінювали.
proof-modes-changed = Скасування: { $undo }. Його межу або спосіб кидка змінили після запису файлу.
proof-modes-untold = Скасування: { $undo }. Чи змінювали його межу або спосіб кидка, сказати не можна.
proof-undo-free = без обмежень
proof-undo-sealed = до останнього кидка чи передачі ходу
proof-verified = { $file }: { $standing ->
    [good] гаразд
    [untold] помилок немає, але не доведено
    [own] власний сценарій або власний початок
    [undrawn] частину малюнків відкинуто
   *[faulty] не гаразд
}, { $n ->
    [one] { $n } дія
    [few] { $n } дії
   *[many] { $n } дій
}

## Why a file was not saved or opened
save-failed = { $file }: не збережено: { $why }. { $advice } ({ $system })
save-disk-full = диск заповнено
save-no-such-folder = такої теки немає
save-not-a-folder = тека насправді є файлом
save-read-only-disk = диск доступний лише для читання
save-no-permission = у цю теку заборонено записувати
save-read-only-file = файл лише для читання
save-anothers-file = файл належить іншому користувачеві й став би вашим
save-exists = файл із такою назвою вже є
save-is-a-folder = так уже зветься тека
save-names-a-folder = так закінчується лише назва теки
save-dead-link = це посилання на файл, якого немає
save-not-a-file = це пристрій або канал, а не файл
save-bad-name = назва задовга або тут не годиться
save-refused = система відмовила
save-missing-folder = теки { $folder } немає
advice-free-space = Звільніть місце та збережіть ще раз
advice-other-folder = Оберіть іншу теку: введіть замість назви повний шлях або задайте { $variable } і запустіть знову
advice-other-disk = Оберіть теку на іншому диску: введіть замість назви повний шлях або задайте { $variable } і запустіть знову
advice-other-name = Оберіть іншу назву
advice-own-name = Дайте файлові власну назву
not-written = { $file }: не вдалося записати: { $why }
open-failed = { $file }: не читається: { $system }

## Lists of saved games
listed-unopened = не відкривається: { $why }
listed-too-large = файл завеликий
listed-long = довгий запис, { $megabytes } МБ
listed-damaged = файл пошкоджено
listed-actions = { $n ->
    [one] { $n } дія
    [few] { $n } дії
   *[many] { $n } дій
}

## What is wrong with the settings
settings-too-large = Файл налаштувань завеликий; діють типові налаштування.
settings-damaged = Файл налаштувань пошкоджено ({ $what }); діють типові налаштування.
settings-fields = Деякі налаштування використати не можна, у них типові значення: { $which }.
settings-fields-more = Деякі налаштування використати не можна, у них типові значення: { $which } і ще { $n }.
settings-unreadable = Налаштування в { $file } не читаються ({ $system }); діють типові.
