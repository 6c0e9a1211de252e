## Days and times, as the clock of the place shows them
local-time = { $day }.{ $month }.{ $year }, { $hour }:{ $minute }

## The opening screen
opening-first = Ваше первое сражение
opening-last = Последняя игра
opening-picture = Положение в игре
opening-begin = Начать
opening-new-about = Все игры и все сценарии.
opening-against-about = Напротив садится компьютер; насколько сильно он играет, решаете вы.
opening-tour-about = Двадцать минут за столом, правило за правилом; книга правил не нужна.
opening-saved-about = Таблица с картинками: открыть, переименовать, скопировать, навести порядок.
opening-files = Недавние игры
opening-show = Показывать начальный экран при запуске
entry-opening = Начальный экран…
entry-against-computer = Против компьютера…
entry-open-file = Открыть файл…
entry-save-elsewhere = Сохранить в файл…
entry-svg-outlines = Вывести в SVG, буквы контурами…
key-opening = начальный экран: продолжить, начать, открыть
key-against-computer = новая игра против компьютера
key-play-following = сыграть то, что продолжает эту игру
key-open-file = открыть файл из любой папки
key-save-elsewhere = сохранить игру в файл в любой папке
key-picture-outlines = сохранить видимое поле как векторный рисунок с буквами в виде контуров (SVG)

## The table of saved games
saved-games = { $n ->
    [one] { $n } сохранённая игра
    [few] { $n } сохранённые игры
    [many] { $n } сохранённых игр
   *[other] { $n } сохранённой игры
}
saved-trash = { $n ->
    [one] { $n } удалённая
    [few] { $n } удалённые
    [many] { $n } удалённых
   *[other] { $n } удалённой
}
saved-find = Найти
saved-found = найдено { $n } из { $all }
saved-title = Название
saved-game = Игра
saved-stands = Положение
saved-players = Игроки
saved-written = Сохранена
saved-sort = Упорядочить по столбцу «{ $column }»
saved-none-found = Ни в одной игре нет всех этих слов.
saved-rename = Переименовать…
saved-rename-title = Переименовать игру
saved-new-title = Новое название
saved-do-rename = Переименовать
saved-duplicate = Создать копию
saved-throw-away = В корзину
saved-put-back = Вернуть
saved-undo = Отменить: вернуть «{ $title }»
saved-keys = Enter открывает выбранную игру, F2 переименовывает, Ctrl+D копирует, Del удаляет; Ctrl+Z возвращает, Ctrl+F ищет.
saved-renamed = «{ $before }» теперь называется «{ $title }».
saved-duplicated = Копия: «{ $name }».
saved-thrown = «{ $title }» в корзине.
saved-back = «{ $title }» снова на месте.
saved-not-back = Отсюда «{ $title }» не вернуть; поищите игру в корзине вашего компьютера.
shelf-damaged = Если переписать повреждённый файл, пропадёт то, что в нём ещё можно спасти: откройте игру и сохраните её под другим именем.
shelf-nameless = Игре нужно название.
shelf-taken = Другая игра уже называется «{ $name }».
shelf-not-moved = Не удаётся переместить { $file }: { $system }

## What the desktop is asked for
errand-open = Открыть сохранённую игру
errand-save = Сохранить игру
errand-write = Сохранить файл
errand-save-own = Сохранить файл
errand-asked-already = Окно выбора файла уже открыто.
errand-not-shown = Отсюда папку показать не удаётся: { $folder }
file-kind-game = Сохранённые игры
file-kind-pdf = Листы PDF
file-kind-csv = Таблица через запятую
file-kind-md = Текст Markdown
file-kind-png = Изображения PNG
file-kind-svg = Рисунки SVG
written-download = Скачать ещё раз
written-show = Показать в папке
