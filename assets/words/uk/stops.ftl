# Студії: пункти, які складають, показують і друкують.

## Files
stops-too-long = студія займає щонайбільше { $most } МБ
stops-not-a-study = це не студія
stops-not-text = цей файл не текст, отже, і не студія
stops-not-json = це не студія або вона пошкоджена: це не JSON ({ $what })
stops-newer = цю студію записала новіша програма (формат { $found }; ця читає до { $known }). Відкрийте її тією програмою
stops-no-version = не вказано формат студії; ця програма читає { $known }
stops-no-game = моменту потрібен номер його гри
stops-one-moment = момент гри має або «at», або «position»
stops-empty-section = ця частина мапи не має розміру
stops-no-games-counted = у гістограмі є принаймні одна партія
stops-no-level = комп’ютерного гравця такого рівня немає
stops-game-missing = у файлі немає гри { $n }
stops-no-moment = у грі немає моменту { $n }; останній — { $all }
stops-more-faults = { $told }; { $n ->
    [one] ще { $n } помилка
    [few] ще { $n } помилки
   *[many] ще { $n } помилок
}
stops-more = … і ще { $n }
stops-of = { $n } з { $all }
stops-faults = У файлі { $file } є помилки; відкрито те, що ціле, сам файл лишається як є:
    { $told }
stops-refused = { $file } не можна відкрити як студію:
    { $told }
stops-unreadable = { $file } не читається: { $why }
stops-told = { $title }: { $stops ->
    [one] { $stops } пункт
    [few] { $stops } пункти
   *[many] { $stops } пунктів
}, { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}
stops-page-of-text = сторінка тексту
stops-with-histogram = { $shows }, з гістограмою
stops-sound = Усі ігри й моменти справні.
stops-written = { $n ->
    [one] Надруковано { $n } пункт.
    [few] Надруковано { $n } пункти.
   *[many] Надруковано { $n } пунктів.
}
stops-to-pdf = Студія друкується в PDF: дайте --out ім’я, що закінчується на .pdf.
file-kind-study = Студії

## Putting it together
entry-study = Скласти студію…
key-study = скласти студію або закрити її вікно
key-stop-here = додати цей момент до студії
key-stop-earlier = переставити пункт студії вище
key-stop-later = переставити пункт студії нижче
stops-open-first = Спершу відкрийте студію ({ $key }).
stops-window = Студія
stops-title-new = Моя студія
stops-new = Нова студія
stops-open = Відкрити
stops-open-file = Інший файл…
stops-save = Зберегти студію
stops-save-elsewhere = Зберегти студію як…
stops-saving = Зберігається…
stops-save-stop = Перервати збереження
stops-save-stopped = Збереження перервано; файл лишився, яким був.
stops-opening = Відкривається { $file }…
stops-open-stop = Перервати відкриття
stops-open-stopped = Відкриття перервано.
stops-print = Надрукувати в PDF…
stops-print-notes = Для доповідача, з нотатками
stops-print-class = Для класу, без нотаток
stops-notes-head = Нотатки доповідача
stops-print-stop = Перервати друк
stops-printing-stopped = Друк перервано.
stops-title = Назва студії
stops-about = Про що вона
stops-stops = Пункти
stops-none = Пунктів ще немає. Перейдіть до моменту гри й додайте його.
stops-add-moment = Додати цей момент
stops-add-moment-tip = З шарами, малюнками й видимою частиною мапи; гра йде разом з усіма варіантами ({ $key })
stops-add-position = Додати лише позицію
stops-add-position-tip = Те саме без гри: ні того, що було до, ні того, що буде після
stops-add-page = Додати сторінку тексту
stops-import = Взяти гру
stops-no-saved-games = Збережених ігор немає.
stops-import-opened = Відкрийте гру тут: потім «Додати цей момент» візьме її до студії.
stops-show = Показати
stops-show-tip = Кладе пункт на стіл; ваша гра поки чекає
stops-present = Показувати звідси
stops-present-tip = Режим презентації від цього пункту: { $on } або { $page } — далі, { $back } — назад, { $escape } — кінець
stops-remove = Прибрати
stops-row-tip = Перетягніть рядок або натисніть Alt+↑ і Alt+↓, щоб переставити його; Del прибирає
stops-title-of = Назва пункту
stops-caption-of = Що клас бачить поруч із мапою (**жирно**, - список)
stops-caption-tip = Це всі читають на проєкторі.
stops-text-of = Текст (**жирно**, - список)
stops-only-speaker = Що бачить лише доповідач
stops-notes-of = Що бачить лише доповідач: для його вікна й, за бажанням, для друку
stops-notes-tip = На проєкторі цього не видно. Сюди потрапляє нотатка до моменту; те, що має прочитати клас, пишеться в полі вище.
stops-of-game = Момент із «{ $game }».
stops-of-position = Позиція з «{ $game }», без того, що було до й після.
stops-take-moment = Показати натомість цей момент
stops-overlays = Шари: { $keys }.
stops-no-overlays = Без шарів.
stops-take-overlays = Взяти показані зараз
stops-whole-map = Показує всю мапу.
stops-a-part = Показує частину мапи.
stops-take-section = Взяти те, що видно зараз
stops-show-whole = Показати всю мапу
stops-drawings = { $n ->
    [0] Без малюнків.
    [one] { $n } малюнок.
    [few] { $n } малюнки.
   *[many] { $n } малюнків.
}
stops-take-drawings = Взяти ті, що на мапі
stops-page-title = Сторінка { $n }
stops-histogram = Гістограма: { $title }
stops-no-histogram = Гістограми немає. Її додає «Тисяча продовжень».
stops-drop-histogram = Прибрати гістограму
stops-copied = Додано пунктом { $n }.
stops-histogram-put = Гістограма тепер у пункті { $n }.
stops-no-futures = Продовжень ще не зіграно.
stops-full = У студії щонайбільше { $most } пунктів.

## On the table
stops-card = Пункт { $n } з { $all }
stops-next = Наступний пункт
stops-back = Попередній пункт
stops-step-tip = { $key }; у режимі презентації — { $arrow } або { $page }
stops-leave = Вийти зі студії
stops-leave-tip = Ваша гра повернеться такою, якою була
stops-leave-first = Спершу вийдіть зі студії.
stops-not-on-show = На столі немає студії.
stops-last = Це був останній пункт.
stops-first = Це перший пункт.
stops-cannot-show = Цей пункт показати не можна: { $why }
stops-practice = Те, що тут грається, не змінює студію, доки ви не додасте момент.
stops-comes = Далі: { $title }
unkept-title = Це не вдалося записати
unkept-study = Студія «{ $title }»
unkept-lesson = Урок «{ $title }»
unkept-about = Диск не прийняв того, що змінилося від останнього збереження. Якщо закрити вікно зараз, воно пропаде.
unkept-again = Спробувати ще раз і закрити
unkept-path = Інший файл
unkept-study-elsewhere = Зберегти студію в іншому місці
unkept-lesson-elsewhere = Зберегти урок в іншому місці
unkept-leave = Закрити без збереження
unkept-stay = Не закривати

## A game in notation
notation-line = рядок { $n }
notation-head = це не гра в нотації: вона починається з «{ $head }»
notation-from = після «from» потрібен номер позиції
notation-twice = «{ $field }» стоїть двічі
notation-field = перед першим «from» немає поля «{ $field }»; є { $known }
notation-scenario = сценарію «{ $name }» цієї системи тут немає; «system» стоїть перед ним
notation-read = { $n ->
    [one] Прочитано: { $n } дію, записано в { $file }.
    [few] Прочитано: { $n } дії, записано в { $file }.
   *[many] Прочитано: { $n } дій, записано в { $file }.
}
