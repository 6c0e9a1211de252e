## Days and times, as the clock of the place shows them
local-time = { $day }.{ $month }.{ $year }, { $hour }:{ $minute }

## The opening screen
opening-first = Ваша перша битва
opening-last = Остання гра
opening-picture = Становище у грі
opening-begin = Почати
opening-new-about = Усі ігри й усі сценарії.
opening-against-about = Навпроти сідає комп’ютер; наскільки сильно він грає, вирішуєте ви.
opening-tour-about = Двадцять хвилин за столом, правило за правилом; книга правил не потрібна.
opening-saved-about = Таблиця з картинками: відкрити, перейменувати, скопіювати, навести лад.
opening-files = Недавні ігри
opening-show = Показувати початковий екран під час запуску
entry-opening = Початковий екран…
entry-against-computer = Проти комп’ютера…
entry-open-file = Відкрити файл…
entry-save-elsewhere = Зберегти у файл…
entry-svg-outlines = Вивести в SVG, літери контурами…
key-opening = початковий екран: продовжити, почати, відкрити
key-against-computer = нова гра проти комп’ютера
key-play-following = зіграти те, що продовжує цю гру
key-open-file = відкрити файл із будь-якої теки
key-save-elsewhere = зберегти гру у файл у будь-якій теці
key-picture-outlines = зберегти видиме поле як векторний малюнок із літерами у вигляді контурів (SVG)

## The table of saved games
saved-games = { $n ->
    [one] { $n } збережена гра
    [few] { $n } збережені гри
    [many] { $n } збережених ігор
   *[other] { $n } збереженої гри
}
saved-trash = { $n ->
    [one] { $n } видалена
    [few] { $n } видалені
    [many] { $n } видалених
   *[other] { $n } видаленої
}
saved-find = Знайти
saved-found = знайдено { $n } з { $all }
saved-title = Назва
saved-game = Гра
saved-stands = Становище
saved-players = Гравці
saved-written = Збережено
saved-sort = Упорядкувати за стовпцем «{ $column }»
saved-none-found = У жодній грі немає всіх цих слів.
saved-rename = Перейменувати…
saved-rename-title = Перейменувати гру
saved-new-title = Нова назва
saved-do-rename = Перейменувати
saved-duplicate = Створити копію
saved-throw-away = До кошика
saved-put-back = Повернути
saved-undo = Скасувати: повернути «{ $title }»
saved-keys = Enter відкриває обрану гру, F2 перейменовує, Ctrl+D копіює, Del видаляє; Ctrl+Z повертає, Ctrl+F шукає.
saved-renamed = «{ $before }» тепер зветься «{ $title }».
saved-duplicated = Копія: «{ $name }».
saved-thrown = «{ $title }» у кошику.
saved-back = «{ $title }» знову на місці.
saved-not-back = Звідси «{ $title }» не повернути; пошукайте гру в кошику вашого комп’ютера.
shelf-damaged = Якщо переписати пошкоджений файл, пропаде те, що в ньому ще можна врятувати: відкрийте гру й збережіть її під іншою назвою.
shelf-nameless = Грі потрібна назва.
shelf-taken = Інша гра вже зветься «{ $name }».
shelf-not-moved = Не вдається перемістити { $file }: { $system }

## What the desktop is asked for
errand-open = Відкрити збережену гру
errand-save = Зберегти гру
errand-write = Зберегти файл
errand-save-own = Зберегти файл
errand-asked-already = Вікно вибору файлу вже відкрите.
errand-not-shown = Звідси теку показати не вдається: { $folder }
file-kind-game = Збережені ігри
file-kind-pdf = Аркуші PDF
file-kind-csv = Таблиця через кому
file-kind-md = Текст Markdown
file-kind-png = Зображення PNG
file-kind-svg = Малюнки SVG
written-download = Завантажити ще раз
written-show = Показати в теці
