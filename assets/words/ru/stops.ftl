# Студии: пункты, которые составляют, показывают и печатают.

## Files
stops-too-long = студия занимает не больше { $most } МБ
stops-not-a-study = это не студия
stops-not-text = этот файл не текст, значит, и не студия
stops-not-json = это не студия или она повреждена: это не JSON ({ $what })
stops-newer = эту студию записала более новая программа (формат { $found }; эта читает до { $known }). Откройте её той программой
stops-no-version = не указан формат студии; эта программа читает { $known }
stops-no-game = моменту нужен номер его игры
stops-one-moment = у момента игры есть либо «at», либо «position»
stops-empty-section = у этой части карты нет размера
stops-no-games-counted = в гистограмме есть хотя бы одна партия
stops-no-level = компьютерного игрока такого уровня нет
stops-game-missing = в файле нет игры { $n }
stops-no-moment = в игре нет момента { $n }; последний — { $all }
stops-more-faults = { $told }; { $n ->
    [one] ещё { $n } ошибка
    [few] ещё { $n } ошибки
   *[many] ещё { $n } ошибок
}
stops-more = … и ещё { $n }
stops-of = { $n } из { $all }
stops-faults = В файле { $file } есть ошибки; открыто то, что цело, сам файл остаётся как есть:
    { $told }
stops-refused = { $file } нельзя открыть как студию:
    { $told }
stops-unreadable = { $file } не читается: { $why }
stops-told = { $title }: { $stops ->
    [one] { $stops } пункт
    [few] { $stops } пункта
   *[many] { $stops } пунктов
}, { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}
stops-page-of-text = страница текста
stops-with-histogram = { $shows }, с гистограммой
stops-sound = Все игры и моменты в порядке.
stops-written = { $n ->
    [one] Напечатан { $n } пункт.
    [few] Напечатано { $n } пункта.
   *[many] Напечатано { $n } пунктов.
}
stops-to-pdf = Студия печатается в PDF: дайте --out имя, которое кончается на .pdf.
file-kind-study = Студии

## Putting it together
entry-study = Составить студию…
key-study = составить студию или закрыть её окно
key-stop-here = добавить этот момент в студию
key-stop-earlier = переставить пункт студии выше
key-stop-later = переставить пункт студии ниже
stops-open-first = Сначала откройте студию ({ $key }).
stops-window = Студия
stops-title-new = Моя студия
stops-new = Новая студия
stops-open = Открыть
stops-open-file = Другой файл…
stops-save = Сохранить студию
stops-save-elsewhere = Сохранить студию как…
stops-saving = Сохраняется…
stops-save-stop = Прервать сохранение
stops-save-stopped = Сохранение прервано; файл остался прежним.
stops-opening = Открывается { $file }…
stops-open-stop = Прервать открытие
stops-open-stopped = Открытие прервано.
stops-print = Напечатать в PDF…
stops-print-notes = Для докладчика, с заметками
stops-print-class = Для класса, без заметок
stops-notes-head = Заметки докладчика
stops-print-stop = Прервать печать
stops-printing-stopped = Печать прервана.
stops-title = Название студии
stops-about = О чём она
stops-stops = Пункты
stops-none = Пунктов ещё нет. Перейдите к моменту игры и добавьте его.
stops-add-moment = Добавить этот момент
stops-add-moment-tip = Со слоями, рисунками и видимой частью карты; игра идёт вместе со всеми вариантами ({ $key })
stops-add-position = Добавить только позицию
stops-add-position-tip = То же без игры: ни того, что было до, ни того, что будет после
stops-add-page = Добавить страницу текста
stops-import = Взять игру
stops-no-saved-games = Сохранённых игр нет.
stops-import-opened = Откройте игру здесь: затем «Добавить этот момент» возьмёт её в студию.
stops-show = Показать
stops-show-tip = Кладёт пункт на стол; ваша игра пока ждёт
stops-present = Показывать отсюда
stops-present-tip = Режим презентации с этого пункта: { $on } или { $page } — дальше, { $back } — назад, { $escape } — конец
stops-remove = Убрать
stops-row-tip = Перетащите строку или нажмите Alt+↑ и Alt+↓, чтобы переставить её; Del убирает
stops-title-of = Название пункта
stops-caption-of = Что класс видит рядом с картой (**жирно**, - список)
stops-caption-tip = Это все читают на проекторе.
stops-text-of = Текст (**жирно**, - список)
stops-only-speaker = Что видит только докладчик
stops-notes-of = Что видит только докладчик: для его окна и, если угодно, для печати
stops-notes-tip = На проекторе этого не видно. Сюда попадает заметка к моменту; то, что должен прочесть класс, пишется в поле выше.
stops-of-game = Момент из «{ $game }».
stops-of-position = Позиция из «{ $game }», без того, что было до и после.
stops-take-moment = Показать вместо него этот момент
stops-overlays = Слои: { $keys }.
stops-no-overlays = Без слоёв.
stops-take-overlays = Взять показанные сейчас
stops-whole-map = Показывает всю карту.
stops-a-part = Показывает часть карты.
stops-take-section = Взять то, что видно сейчас
stops-show-whole = Показать всю карту
stops-drawings = { $n ->
    [0] Без рисунков.
    [one] { $n } рисунок.
    [few] { $n } рисунка.
   *[many] { $n } рисунков.
}
stops-take-drawings = Взять те, что на карте
stops-page-title = Страница { $n }
stops-histogram = Гистограмма: { $title }
stops-no-histogram = Гистограммы нет. Её добавляет «Тысяча продолжений».
stops-drop-histogram = Убрать гистограмму
stops-copied = Добавлено пунктом { $n }.
stops-histogram-put = Гистограмма теперь в пункте { $n }.
stops-no-futures = Продолжения ещё не сыграны.
stops-full = В студии не больше { $most } пунктов.

## On the table
stops-card = Пункт { $n } из { $all }
stops-next = Следующий пункт
stops-back = Предыдущий пункт
stops-step-tip = { $key }; в режиме презентации — { $arrow } или { $page }
stops-leave = Выйти из студии
stops-leave-tip = Ваша игра вернётся такой, какой была
stops-leave-first = Сначала выйдите из студии.
stops-not-on-show = На столе нет студии.
stops-last = Это был последний пункт.
stops-first = Это первый пункт.
stops-cannot-show = Этот пункт показать нельзя: { $why }
stops-practice = То, что здесь играется, не меняет студию, пока вы не добавите момент.
stops-comes = Дальше: { $title }
unkept-title = Это не удалось записать
unkept-study = Студия «{ $title }»
unkept-lesson = Урок «{ $title }»
unkept-about = Диск не принял того, что изменилось с последнего сохранения. Если закрыть окно сейчас, оно пропадёт.
unkept-again = Попробовать ещё раз и закрыть
unkept-path = Другой файл
unkept-study-elsewhere = Сохранить студию в другом месте
unkept-lesson-elsewhere = Сохранить урок в другом месте
unkept-leave = Закрыть без сохранения
unkept-stay = Не закрывать

## A game in notation
notation-line = строка { $n }
notation-head = это не игра в нотации: она начинается с «{ $head }»
notation-from = после «from» нужен номер позиции
notation-twice = «{ $field }» стоит дважды
notation-field = перед первым «from» нет поля «{ $field }»; есть { $known }
notation-scenario = сценария «{ $name }» этой системы здесь нет; «system» стоит перед ним
notation-read = { $n ->
    [one] Прочитано: { $n } действие, записано в { $file }.
    [few] Прочитано: { $n } действия, записано в { $file }.
   *[many] Прочитано: { $n } действий, записано в { $file }.
}
