# Диалоги, клавиши, названия команд и сообщения о сделанном и о неудачах.

## What the commands do: keys, tooltips, palette
key-cursor = сдвинуть курсор { $direction ->
    [east] вправо
    [north-east] вверх
    [north-west] вверх и влево
    [west] влево
    [south-west] вниз
   *[south-east] вниз и вправо
}
key-click = щёлкнуть по гексу под курсором
key-next-region = перейти к следующей части окна: решение, карта, ход событий, окна над картой, меню
key-previous-region = перейти к предыдущей части окна
key-hex-menu = показать, что можно сделать с гексом под курсором
key-next-unit = выбрать следующий юнит, который может действовать
key-previous-unit = выбрать предыдущий юнит, который может действовать
key-next-route = выбрать другой путь в тот же гекс
key-proceed = сделать то, чего требует фаза: проверить снабжение, бросить кубик, начать ход
key-plan-attacks = спланировать несколько атак до броска кубика или закончить планирование
key-begin-planned = начать следующую спланированную атаку
key-end-phase = закончить фазу
key-escape = отпустить, закрыть
key-undo = отменить
key-redo = вернуть
key-correct-die = исправить число на последнем кубике
key-moment-before = посмотреть предыдущий момент
key-moment-after = посмотреть следующий момент
key-battle-before = посмотреть предыдущий бой
key-battle-after = посмотреть следующий бой
key-phase-before = посмотреть предыдущую фазу
key-phase-after = посмотреть следующую фазу
key-part-before = посмотреть предыдущий ход игрока
key-part-after = посмотреть следующий ход игрока
key-turn-before = посмотреть предыдущий игровой ход
key-turn-after = посмотреть следующий игровой ход
key-last-player-turn = посмотреть последний ход игрока с его начала
key-beginning = посмотреть начало игры
key-present = вернуться к настоящему
key-presenter = режим показа: карта, одна строка огромным шрифтом и кнопки пульта
key-contrast = включить или выключить высокую контрастность
key-black-screen = чёрный экран в режиме показа
key-spotlight = пятно света вокруг указателя в режиме показа
key-speaker = открыть или закрыть окно докладчика для другого экрана
key-draw = рисовать на карте: стрелки, круги, заметки; ещё раз — закончить
key-note = написать заметку у гекса под указателем или курсором
key-next-colour = рисовать следующим цветом
key-erase-drawing = убрать нарисованное у гекса последним
key-erase-drawings = убрать всё, что нарисовано в этот момент
key-page = сохранить то, что видно, как лист для раздачи (PDF)
key-muster = сохранить лист для расстановки фигурок (PDF)
key-counters = показать юниты картонными фишками
key-blocks = показать юниты деревянными блоками
key-find-unit = найти юнит
key-palette = выполнить команду по названию
key-hex-card = показать или скрыть карточку гекса под указателем
key-timeline = показать или скрыть ленту времени
key-curve = рассчитать, какого исхода можно было ждать в каждый момент, или прекратить
key-play-again = проиграть партию заново с просматриваемого момента или остановить
key-victory-points = победные очки
key-dice = как выпадали кубики и кому помогли
key-remark = написать примечание к просматриваемому моменту
key-lines = показать или скрыть варианты этой игры
key-futures = доиграть позицию тысячу раз и показать, чем кончаются партии
key-falls = посмотреть, как могли выпасть кубики последнего броска, и играть дальше оттуда
key-compare = сравнить две позиции бок о бок
key-history = посмотреть, как было на самом деле, рядом с этой игрой
key-hold-computer = остановить компьютерного игрока или дать ему продолжать
key-advice = спросить совета
key-forecast = спросить, кто, вероятно, победит
key-look-back = разобрать удачу и решения
key-rule-book = книга правил
key-tour = начать обучение или выйти из него
key-tour-go-on = продолжить обучение
key-tour-back = вернуться в обучении на шаг
key-tour-show-me = дать обучению сделать свой шаг
key-keys = клавиши
key-licences = лицензии составных частей программы
key-new-game = новая игра
key-saved-games = сохранённые игры
key-save = сохранить
key-settings = настройки
key-larger-text = увеличить текст
key-smaller-text = уменьшить текст
key-usual-text = текст 100 %
key-zoom-in = приблизить карту
key-zoom-out = отдалить карту
key-whole-map = показать всю карту
key-north-up = карта лежит севером вверх: буквы идут снизу вверх, числа — слева направо
key-as-printed = карта лежит как в коробочном издании, чтобы коробку можно было положить рядом с экраном: поворот на четверть по часовой стрелке, буквы слева направо, числа сверху вниз, север справа
key-plain-map = простая карта с крупными названиями и фишками, чтобы читать издалека; или снова полная
key-side-panel = показать или скрыть боковую панель
key-full-screen = полный экран
key-quit = выйти
key-no-overlays = убрать с карты все слои
key-overlay = показать слой { $n } на карте или убрать его

## What any dialog has
dialog-close = Закрыть
dialog-cancel = Отмена

## New game
newgame-title = Новая игра
newgame-players = Игроки
newgame-dice = Кубики
newgame-program-rolls = Кубик бросает программа
newgame-seed = Зерно
newgame-seed-about = При том же зерне и тех же ходах выпадает то же самое.
newgame-seed-bad = Зерно — целое число от 0 до 18 446 744 073 709 551 615.
newgame-real-dice = Бросаем настоящий кубик и вводим, что выпало
newgame-undo = Отмена действий
newgame-undo-sealed = До последнего броска или передачи хода (два игрока)
newgame-undo-free = Без ограничений, и броски тоже (для изучения)
newgame-kept = Текущая игра сначала кладётся к сохранённым.
newgame-begin = Начать
seat-person = человек

## The end of the game

## Settings
settings-title = Настройки
settings-colours = Цвета
theme-printed = Печатная карта
theme-light = Светлая
theme-dark = Тёмная
theme-contrast = Контрастная
settings-text = Размер текста
settings-play = Ход игры
settings-hand-over = Пауза, когда ход переходит к другому игроку
settings-left-undone = Спрашивать, если в конце фазы что-то не сделано
settings-die = Кубик и фишки движутся по экрану
settings-pace = Компьютер играет
settings-pace-slow = медленно
settings-pace-easy = неспешно
settings-pace-fast = быстро
settings-pace-none = сразу
settings-hex-card = Показывать карточку гекса, на котором стоит указатель
settings-of-new-game = Кубики и отмену действий выбирают в начале новой игры.

## Welcome, about
welcome-title = Добро пожаловать
welcome-battle = Корсунь, январь 1944 года: два немецких корпуса в выступе на Днепре и два советских фронта, которые бьют под его основание.
welcome-tour = За десять минут обучения вы сыграете первый советский ход, правило за правилом. После этого вы знаете игру; читать книгу правил не нужно.
welcome-take = Начать обучение
welcome-again = Когда окно закрыли, вы были на карточке { $n } из { $all } обучения.
welcome-go-on = Продолжить обучение
welcome-not-now = Не сейчас
welcome-later = Оно всегда есть в меню «Справка».
about-title = О программе
about-what = Программа для игры в настольную игру Hell’s Gate: The Korsun Pocket, 1944 и для её изучения.
about-whose = Игру придумал Филип Сейбин; она вышла в его книге Simulating War (2012) и в издательстве Victory Point Games, разработка — Алан Эмрих и Пол Кёниг. Это их труд. Тексты, рисунки и код здесь наши собственные; карта и состав сил восстановлены, и о каждом факте сказано, подтверждён ли он.
about-network = Программа никогда не выходит в сеть: ничего не отправляет, ничего не загружает и никого не считает. Всё, что сыграно, остаётся на этом компьютере.
about-parts = В основе — библиотеки и шрифты других авторов ({ $n }), среди них egui и hexx, все под свободными лицензиями.
about-licences = Читать их лицензии…

## Saved games
games-title = Сохранённые игры
games-save = Сохранить текущую игру
games-name = Имя
games-save-as = Сохранить под этим именем
games-open = Открыть
games-none = Сохранённых игр пока нет.
games-path = Или путь к файлу игры
games-open-file = Открыть этот файл
games-no-file = Такого файла нет.
games-folder = Игры хранятся в папке { $folder }
games-lines = { $n ->
    [one] { $n } оставленная ветвь игры
    [few] { $n } оставленные ветви игры
   *[many] { $n } оставленных ветвей игры
}
games-lines-about = То, что было отменено и потом сыграно иначе. Хранятся самые новые, не больше { $n }.
replace-title = Заменить «{ $name }»?
replace-there = Сейчас там сохранена
replace-here = Вместо неё будет
replace-kept = Копия заменённой игры останется среди сохранённых игр.
replace-other-name = Сохранить под свободным именем
replace-it = Заменить

## Finding a unit, doing something by its name
palette-title = Выполнить команду
palette-hint = Часть команды: отмен, снабж, увелич
palette-what = Что сделать
palette-none = Такой команды в программе нет.

## Notes, licences, rule book
note-title = Заметка: { $hex }
note-hint = Несколько слов; без текста заметка исчезнет
note-words = Текст заметки
note-write = Записать
licences-title = Лицензии
licences-hint = Часть имени, версии или лицензии: egui, font, zlib
licences-what = Библиотека, шрифт или лицензия
licences-none = Библиотеки, шрифта или лицензии с таким именем нет.
rules-title = Книга правил
rules-search = Поиск
rules-back = Назад
rules-unknown = Правила { $rule } нет.
rules-none = Ничего не найдено.

## Questions of the game
die-shows = Выпало { $die }
die-correct-title = Что выпало на самом деле?
undone-key = ещё раз { $key }
undone-back = Назад
resume-title = Продолжить игру?
resume-what = Эти игры шли, когда программа закрылась в последний раз. Каждая сохранена до последнего действия.
resume-go-on = Продолжить
resume-put-away = Отложить
resume-safe = Она остаётся среди сохранённых игр; ничего не пропадёт.
resume-not-now = Не сейчас
resume-fault = На этой игре программа в прошлый раз завершилась из-за внутренней ошибки.
resume-fault-said = (Сообщение: { $said })
resume-bare = Открыть без рисунков
resume-bare-about = Безопасный способ: нарисованное на карте не показывается и остаётся в файле, из которого взята игра.

## Keys
keycap-ctrl = Ctrl
keycap-alt = Alt
keycap-shift = Shift
keycap-space = Пробел
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
keys-title = Клавиши
keys-how = Чтобы сменить клавишу, щёлкните по ней и нажмите новую.
keys-all-usual = Вернуть все обычные
keys-tab = переходить от кнопки к кнопке, от гекса к гексу
keys-mouse = Мышь
keys-mouse-how = Щелчок по стопке раскрывает её, по юниту — выбирает его, по подсвеченному гексу — ведёт туда. Второй щелчок по стопке выбирает её целиком; Shift добавляет юнит. Юнит можно и перетащить. Правая кнопка показывает, что можно сделать с гексом или юнитом, средняя всегда означает гекс. Потяните за местность, чтобы сдвинуть карту, крутите колесо, чтобы изменить масштаб.
keys-press = Нажмите клавишу …
keys-press-of = Нажмите новую клавишу: { $what }
keys-change = Сменить { $key }: { $what }
keys-usual = Обычная
keys-usual-of = Обычная клавиша: { $what }
keys-escape = Escape оставит всё как есть.
keys-reserved = { $key } занять нельзя: { $why }
keys-taken = { $key } уже занята: { $what }.
keys-swap = Поменять местами
keys-leave = Оставить
keys-fixed = Эта клавиша не меняется.
reserved-escape = Escape всегда отпускает и закрывает.
reserved-enter = Enter всегда нажимает выбранное.
reserved-tab = Tab всегда переходит к следующей кнопке.
reserved-arrows = Стрелки всегда двигают курсор и выбирают в списках.
reserved-clipboard = Эта клавиша копирует и вставляет текст.
reserved-typing = Эта клавиша выделяет, копирует или вставляет там, где вводят текст.
badkey-unknown = ничто не называется «{ $word }»
badkey-fixed = клавиша «{ $word }» не меняется
badkey-none = для «{ $word }» указана не клавиша
badkey-reserved = «{ $word }» не может занять клавишу { $key }
badkey-shared = «{ $word }» делит клавишу { $key } с другой командой
badkey-all = Некоторые клавиши из настроек использовать нельзя, вместо них действуют обычные: { $which }.

## Told after something was done or failed
tell-earlier = Показан прошлый момент; Esc возвращает к настоящему.
tell-not-yours = Сейчас решает компьютер. Чтобы решать за него, остановите его.
tell-no-cursor = Сначала передвиньте курсор стрелками.
dialog-dismiss = Закрыть
tell-nothing-to-redo = Возвращать нечего.
tell-undo-at-start = Отменять нечего: это начало игры.
tell-undo-die = Отменить нельзя: кубик брошен, и что выпало, то выпало.
tell-no-face = Исправлять нечего: последнее действие обошлось без настоящего кубика.
tell-face-is-entered = { $die } уже введено. Эта клавиша снова будет значить другое, когда вы сделаете что-нибудь ещё.
tell-undo-handed-over = Отменить нельзя: решение уже за другим игроком.
tell-undo-shown = Отменить нельзя: скрытое уже открыто.
tell-presenter-only = Это относится к режиму показа: { $key }.
tell-saved = Сохранено как «{ $name }».
tell-saved-beside = Файл этой игры изменила другая программа; он оставлен как есть, а ваша игра сохранена как «{ $name }».
tell-saved-anew = Файл этой игры исчез; он создан заново: «{ $name }».
tell-replaced = Сохранено как «{ $name }». Игра, которая там была, осталась под именем «{ $kept }».
tell-changes-kept = «{ $file }» осталась такой, какой была сохранена; то, что изменилось с тех пор, лежит среди сохранённых игр под именем «{ $name }».
tell-left-kept = Игра, которая была на столе, лежит среди сохранённых игр под именем «{ $name }».
tell-opened = Открыто.
tell-opened-bare = Открыто без рисунков. С рисунками игра сохранена под именем «{ $name }».
tell-computer-held = Компьютер ждёт, пока не будет нажато «Продолжить» ({ $key }).
tell-branched = Из этой позиции начинается новая игра для изучения: отменить можно всё.
tell-other-kept = Прежняя игра — среди сохранённых.
title-branch = { $title }, с игрового хода { $turn }
title-unsaved = { $title } (изменения не сохранены)
title-bare = { $title } (без рисунков)
name-replaced = { $name } (заменено)
tell-action-not-kept = Это действие не записано на диск: { $error }
tell-game-not-kept = Эта игра не записана: { $error }. Попробуйте сохранить её под именем; если сейчас снова закрыть программу, незаписанное пропадёт.
tell-settings-not-kept = Настройки не записаны: { $error }

## What is wrong with a saved game: after the name of the file, so without a capital letter
file-too-large = в файле { $bytes } байт, а в сохранённой игре их может быть не больше { $limit }
file-empty = файл пуст
file-not-text = файл не текстовый, значит, это не сохранённая игра
file-not-json = файл — не сохранённая игра: это не JSON ({ $what }, строка { $line }, столбец { $column })
file-not-a-game = файл — не сохранённая игра Hell’s Gate: в нём нет "format": "{ $format }"
file-other-format = файл — не сохранённая игра Hell’s Gate: вместо "format": "{ $format }" в нём «{ $found }»
file-scenario = это сценарий, а не сохранённая игра: начните с ним новую игру
file-other-system = это сохранённая партия другой игры («{ $system }»): она открывается через протокол (hells-gate engine, «load»), а не здесь
file-newer = записан более новой версией ({ $found }); эта читает до { $version }. Откройте его в более новом Hell’s Gate
file-no-version = версия формата не указана или это не целое число от 1 до { $version }
file-broken-early = файл повреждён в строке { $line }, столбце { $column }, ещё до первой фазы: восстановить из него ничего нельзя
file-no-scenario = нет поля «scenario»: без него в игру нельзя играть
file-bad-scenario = сценарий в сохранённой игре использовать нельзя. { $faults }
file-bad-position = позицию, с которой начинается сохранённая игра, использовать нельзя: { $reason }
file-ends-early = текст обрывается слишком рано
file-not-utf8 = символ не из UTF-8
file-no-position = её нет
file-place = фаза { $number } файла (игровой ход { $turn }, { $phase })
file-stop = { $place }: { $why }
file-stop-entry = { $place }, запись { $entry }: { $why }
file-cut-short = файл обрывается на строке { $line }
file-unreadable-from = файл не читается со строки { $line }, столбца { $column }: { $what }
file-no-phases = нет списка «phases»
file-no-actions = нет списка «actions»
file-entry-no-text = это не текст
file-bad-face = «{ $written }» не заканчивается гранью кубика, от =1 до =6
file-illegal = «{ $written }» там нельзя [{ $rule }]: { $why }
file-needs-die = «{ $written }» — бросок кубика, но что выпало, не записано
file-rolls-no-die = «{ $written }» — не бросок кубика, но грань записана
file-wrong-hash = позиция в конце не та, что была сохранена (контрольная сумма { $found }, в файле { $written })
file-too-long = действий в игре больше { $limit }
file-unknown-field = поле «{ $field }» неизвестно и отброшено
file-doubled-field = поле «{ $field }» указано не раз; взято первое
file-unusable = поля «{ $field }» нет, или оно не читается; { $instead }
instead-title = игра названа по сценарию
instead-time = когда она сохранена, неизвестно
instead-names = имена не показаны
instead-dice = кубик бросает программа
instead-undo = отмена — до последнего броска
instead-seed = дальше кубик идёт от зерна 0
instead-corrections = какие числа на кубиках исправлены, не сообщается
instead-cursor = игра стоит после последнего действия
instead-plan = атак в плане нет
instead-drawings = на карте ничего не нарисовано
instead-stamp = таков ли файл, каким был записан, сказать нельзя
file-drawing = из нарисованного отброшено «{ $written }»: { $why }
left-out-no-moment = не указан момент
left-out-full-moment = в этом моменте больше не помещается
left-out-full = больше не помещается
left-out-unknown = такого на этой карте не нарисовать
changed-scenario = сценарий изменили после записи файла: контрольная сумма его данных { $is }, а была { $was }
changed-dice = способ броска изменили после записи файла: { $was ->
    [seeded] кубики бросала программа
   *[by-hand] кубики бросали руками
}
changed-undo = предел отмены изменили после записи файла: { $was ->
    [free] его не было
   *[to-last-die] отмена шла до последнего броска или передачи хода
}
changed-seed = зерно изменили после записи файла: оно было { $was }
changed-actions = действий при записи файла было { $was }, а теперь { $is }
changed-record = запись изменили после сохранения: действие, бросок, начальную позицию или число отменённых действий
file-mislabelled = { $place }: в файле подписана иначе
file-no-hash = { $place }: контрольная сумма не читается, сравнить конец фазы нельзя
file-dice-differ = броски в файле, которые не идут от зерна игры: { $n }; первый — { $written }, по зерну { $seeded }: { $place }. Файл изменили, или кубики бросали руками
file-damaged = Этот файл повреждён: { $why }. Взяты первые действия ({ $n }), остальное отброшено.
file-odd = Все действия прочитаны ({ $n }), но файл не такой, каким был записан.
file-note = Замечание: { $note }.
file-more-notes = … и ещё { $n }.

## Что доказывает сохранённая игра
proof-good = Игра в порядке: сценарий из поставки программы, полная запись, а если бросает программа — каждый бросок идёт от зерна.
proof-cannot-tell = Ошибок в игре нет, но из файла не видно, всё ли в нём есть и так ли было сыграно.
proof-own = Игра записана полностью, но её сценарий или начальная позиция — не из поставки программы, или кубики главного варианта были выбраны.
proof-undrawn = Игра записана полностью, но не всё, что было нарисовано на её карте.
proof-undrawn-line = Рисунки: не прочитано и отброшено — { $n }.
proof-faulty = Этой игре верить нельзя.
proof-scenario-shipped = Сценарий: «{ $title }» ({ $id }), в том виде, в каком поставляется с программой; контрольная сумма { $digest }.
proof-scenario-changed = Сценарий: называет себя { $id }, но сценарий с этим именем из поставки программы никогда таким не был; контрольная сумма { $digest }.
proof-scenario-own = Сценарий: «{ $title }» ({ $id }), собственный; контрольная сумма { $digest }.
proof-set-up = Начало: расставленная позиция, а не начало сценария.
proof-dice-seeded = Кубики: { $n ->
    [0] бросков не было; зерно { $seed }
    [1] единственный бросок идёт от зерна { $seed }
    [one] все броски ({ $n }) идут от зерна { $seed }
    [few] все { $n } броска идут от зерна { $seed }
   *[many] все { $n } бросков идут от зерна { $seed }
}.
proof-dice-odd = Кубики: броски, которые не идут от зерна { $seed }: { $n } из { $of }; первый — { $written } в действии { $ply }, по зерну { $seeded }.
proof-dice-by-hand = Кубики: бросали руками, бросков пока { $n }.
proof-chosen = Выбранные кубики: { $n ->
    [one] { $n } бросок
    [few] { $n } броска
   *[many] { $n } бросков
} вне главного варианта; первый – у действия { $action }.
proof-chosen-main = Выбранные кубики: { $n ->
    [one] { $n } бросок
    [few] { $n } броска
   *[many] { $n } бросков
}, в том числе в главном варианте; первый – у действия { $action }.
proof-lines = Варианты: { $n }, каждый сыгран заново; { $deleted ->
    [0] ничего не удалено
    [one] ещё { $deleted } удалён и тоже сыгран заново
    [few] ещё { $deleted } удалены и тоже сыграны заново
   *[many] ещё { $deleted } удалены и тоже сыграны заново
}.
proof-whole = Запись: полная.
proof-not-whole = Запись: повреждена или изменена после сохранения.
proof-untold = Запись: файл без печати, как у прежних версий; не отброшен ли конец, сказать нельзя.
proof-untold-part = Запись: первые действия ({ $n }) взяты из файла без печати; так ли они были сыграны, сказать нельзя.
proof-modes = Отмена: { $undo }. Ни её предел, ни способ броска не меняли.
proof-modes-changed = Отмена: { $undo }. Её предел или способ броска изменили после записи файла.
proof-modes-untold = Отмена: { $undo }. Меняли ли её предел или способ броска, сказать нельзя.
proof-undo-free = без ограничений
proof-undo-sealed = до последнего броска или передачи хода
proof-verified = { $file }: { $standing ->
    [good] в порядке
    [untold] ошибок нет, но не доказано
    [own] собственный сценарий или собственное начало
    [undrawn] часть рисунков отброшена
   *[faulty] не в порядке
}, { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}

## Why a file was not saved or opened
save-failed = { $file }: не сохранено: { $why }. { $advice } ({ $system })
save-disk-full = диск заполнен
save-no-such-folder = такой папки нет
save-not-a-folder = папка на самом деле файл
save-read-only-disk = диск доступен только для чтения
save-no-permission = в эту папку запрещено записывать
save-read-only-file = файл только для чтения
save-anothers-file = файл принадлежит другому пользователю и стал бы вашим
save-exists = файл с таким именем уже есть
save-is-a-folder = так уже называется папка
save-names-a-folder = так кончается только имя папки
save-dead-link = это ссылка на файл, которого нет
save-not-a-file = это устройство или канал, а не файл
save-bad-name = имя слишком длинное или здесь не годится
save-refused = система отказала
save-missing-folder = папки { $folder } нет
advice-free-space = Освободите место и сохраните ещё раз
advice-other-folder = Выберите другую папку: введите вместо имени полный путь или задайте { $variable } и запустите снова
advice-other-disk = Выберите папку на другом диске: введите вместо имени полный путь или задайте { $variable } и запустите снова
advice-other-name = Выберите другое имя
advice-own-name = Дайте файлу своё имя
not-written = { $file }: записать не удалось: { $why }
open-failed = { $file }: не читается: { $system }
record-full = В записи этой игры { $limit } действий: больше прочитать было бы нельзя. Отмените несколько или продолжите через «Ход → Новая игра с этой позиции».

## Lists of saved games
listed-unopened = не открывается: { $why }
listed-too-large = файл слишком велик
listed-long = длинная запись, { $megabytes } МБ
listed-position = из позиции
listed-phase = игровой ход { $turn }, { $phase }
listed-over = окончена на игровом ходу { $turn }
listed-damaged = файл повреждён
listed-actions = { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}

## What is wrong with the settings
settings-too-large = Файл настроек слишком велик; действуют обычные настройки.
settings-damaged = Файл настроек повреждён ({ $what }); действуют обычные настройки.
settings-fields = Некоторые настройки использовать нельзя, у них обычные значения: { $which }.
settings-fields-more = Некоторые настройки использовать нельзя, у них обычные значения: { $which } и ещё { $n }.
settings-unreadable = Настройки в { $file } не читаются ({ $system }); действуют обычные.
