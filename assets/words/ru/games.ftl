# Выбор игры и файлы игр всех систем.

## What a game says of itself before it is chosen
hells-gate-game = Hell’s Gate

## Lists of saved games
kept-players = { $first } – { $second }
kept-computer = { $level } (компьютер)

## What is wrong with a saved game of a system
kept-unknown-system = это сохранённая партия «{ $system }», в которую эта программа не играет; она играет в { $known }
kept-meant = { $why }; может быть, «{ $near }»?
kept-newer-words = записан более новой версией программы: версия его игры { $found }, эта программа читает до { $known }. Откройте его в более новом Hell’s Gate
kept-no-words = не указана версия его игры
kept-envelope = конверт не открывается
kept-seed = это не начальное число; теперь оно равно 0
kept-cursor = действия { $to } нет; всего их { $n }
kept-drawn-nowhere = действия { $at }, после которого могло бы быть что-то нарисовано, нет
kept-remark-nowhere = действия { $at }, к которому могло бы относиться примечание, нет
kept-arranged-nowhere = в этой игре нет позиции { $at }, которую можно было бы назвать, упорядочить или удалить
kept-drawn-odd = «{ $drawn }» нельзя нарисовать на этой карте
kept-stamp = это не то, что записала программа
kept-corrected-odd = это исправляет бросок, которого в партии нет; оно пропущено
kept-dice-differ = бросков не по начальному числу: { $n }
kept-no-such-action = такого действия перед этим вариантом нет
kept-other-phase = действия относятся к другой фазе
kept-other-position = позиция после этого не та, что была сохранена
kept-no-action = это не действие
kept-done-before = то же самое здесь уже сделано в другом варианте

## The cards of a new game
cards-label = Игры и сценарии
cards-sides = { $first } против: { $second }
cards-even = Силы равны
cards-favours = Преимущество: { $side }
cards-odds = { $favours }. { $side } — { $share } ± { $error } % побед, сыграно игр между компьютерами уровня «{ $level }»: { $games }; ничья считается за половину.
cards-odds-unknown = У кого здесь преимущество, пока никто не измерял.
cards-odds-alone = Решает одна сторона; насколько хороша была партия, скажут в конце.
cards-odds-otherwise = Если выбрать иначе: { $side } — { $share } % вместо { $usual } % (игр: { $games }, «{ $level }» против «{ $level }»).
cards-odds-as-before = Другие настройки ничего не меняют: { $side } — в обоих случаях { $share } % (игр: { $games }, «{ $level }» против «{ $level }»).
cards-odds-as-set-unknown = У кого преимущество при таком выборе, никто не измерял.
cards-as-set = При нынешнем выборе: { $odds }
cards-unfit = { $n ->
    [one] Почему с этим файлом нельзя начать игру, покажет редактор: { $files }.
    [few] Почему с этими файлами нельзя начать игру, покажет редактор: { $files }.
   *[many] Почему с этими файлами нельзя начать игру, покажет редактор: { $files }.
}
cards-rules = Правила этой игры
cards-history = О сценарии
cards-yes = да
cards-no = нет
cards-all-rules = Все числа и особые правила
cards-set-otherwise = Задано иначе
cards-variant-name = Название варианта правил
cards-variant-about = Партия носит это название в заголовке, журнале и файле.
parameter-changed = { $title }: { $value } (опубликовано: { $default })
parameter-case = В этой игре: { $change }.
rules-changed-title = { $title } – изменённые правила
rules-variant-told = Изменённые правила: «{ $name }».
rules-changed-told = Изменённые правила, без названия.
cards-default = По умолчанию: { $value }
cards-back-one = Вернуть по умолчанию
cards-variant-save = Сохранить вариант правил…
cards-variant-save-about = Записывает эти правила в файл, который откроют другие. Сначала дайте им название.
cards-variant-open = Открыть вариант правил…
cards-variant-replace = Играть вместо этого по «{ $name }»?
cards-variant-replaces = Правил, которые вы задали для этой игры, ещё нет ни в одном файле. Если открыть вариант, они пропадут; оставьте их — и сможете сначала сохранить их как вариант правил.
cards-variant-keep = Оставить мои
file-kind-variant = Вариант правил
cards-variant-taken = Вариант правил «{ $name }» установлен. Начните партию или измените его дальше.
cards-variant-unknown = Этот файл — вариант правил игры, которой в программе нет: «{ $system }».
cards-variant-unfit = { $file } не подходит ни к одному сценарию этой игры: { $why }
cards-table = Результаты боя по кубику (строки) и колонке
cards-table-die = кубик
cards-rules-back = Как в сценарии
cards-least-most = от { $least } до { $most }
cards-seats = { $side }: кто играет
cards-temper = { $side }: как играет компьютер
cards-name = Имя
cards-name-of = { $side }: имя
cards-no-computers = Компьютерных игроков у этой игры пока нет.
cards-not-begun = Эту игру начать нельзя: { $why }

## Saving elsewhere
games-elsewhere = Чтобы сохранить в другой папке, введите вместо имени полный путь.

## Why a menu entry means nothing for the game on the table
not-for-game = { $game }: для этого здесь ничего нет.

## Pictures of the board
entry-png = Вывести в PNG…
entry-svg = Вывести в SVG…
key-picture-png = сохранить видимое поле как изображение (PNG)
key-picture-svg = сохранить видимое поле как векторный рисунок (SVG)
