# Уроки: список, картка кроку, що кажуть про відповіді, файли.

## The list
lessons-title = Уроки
entry-lessons = Уроки…
key-lessons = відкрити список уроків
opening-lessons-about = Правила й задум кожної гри крок за кроком, із запитаннями на мапі.
lessons-tours = Перші кроки
lessons-own = Власні
lessons-done = пройдено
lessons-steps = { $n ->
    [one] { $n } крок
    [few] { $n } кроки
   *[many] { $n } кроків
}
lessons-at = пройдено крок { $n } з { $all }
lessons-faulty = не відкривається
lessons-foot = Урок має власну партію; ваша тим часом чекає.

## The card
lesson-step = Крок { $n } з { $all }
lesson-leave = Вийти з уроку
lesson-list = Список
lesson-hint = { $n ->
    [one] Підказка (ще { $n })
    [few] Підказка (ще { $n })
   *[many] Підказка (ще { $n })
}
lesson-hint-head = Підказка { $n }
lesson-try-again = Ще раз
lesson-next = Наступний урок
lesson-all = Усі уроки…
lesson-check = Перевірити
lesson-number = Число:
lesson-number-how = Введіть ціле число.
lesson-on-the-map = Дайте відповідь на мапі або кнопками панелі.
lesson-right = Правильно.
lesson-shown = Ось так.
lesson-not-so = Не зовсім.
key-lesson-hint = прочитати наступну підказку уроку
key-lesson-again = спробувати ще раз відповісти на запитання уроку

## What is said of answers
lesson-other = Правила це дозволяють, але запитання не про це.
lesson-other-number = Число інше. Полічіть ще раз або візьміть підказку.
lesson-too-soon = Зарано: спершу до відповіді належить ще дещо.
lesson-answer-first = Спершу дайте відповідь на запитання або натисніть «{ tour-show-me }».
lesson-answered = Відповідь уже дано. Ідіть далі або спробуйте ще раз.
lesson-answer-here = Спершу дайте відповідь на запитання на картці.
lesson-no-hints = Підказок більше немає.
lesson-leave-first = { $why } Спершу вийдіть з уроку.
lesson-not-saved = Партія уроку не зберігається.

## Files
lesson-gone = Цього уроку більше немає.
lesson-unreadable = Не вдається прочитати { $file }: { $why }
lesson-damaged = Файл цього уроку пошкоджено ({ $why }). Показано те, що вціліло; сам файл не змінено.
lesson-faults = { $file } — не придатний урок:
    { $told }
lesson-faults-more = { $file } — не придатний урок:
    { $told }
    і ще { $n ->
        [one] { $n } помилка
        [few] { $n } помилки
       *[many] { $n } помилок
    }
lesson-too-long = у файлі уроку щонайбільше { $most } КБ
lesson-one-kind = запитання має або «play», або «choose», або «number»
lesson-one-right = для вибору потрібні щонайменше два варіанти, один із них правильний
lesson-no-rule = немає правила { $rule }
lesson-not-played = тут так зіграти не можна: { $why }
lesson-nothing-there = тут немає ні місця, ні юніта { $name }
lesson-other-fact = у файлі { $is }, а за правилами { $found }
lesson-says-nothing = про цю неправильну відповідь нічого не сказано
lesson-both = та сама відповідь і правильна, і неправильна
lesson-first-is-whole = першу правильну відповідь записано повністю, без «*»
lesson-another-notation = правила це дозволяють, але записують інакше
lesson-told = { $title }: { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}, { $asked ->
    [one] { $asked } запитання
    [few] { $asked } запитання
   *[many] { $asked } запитань
}
lesson-sound = Усі позиції, відповіді, правила й числа правильні.

## Writing a lesson
entry-author = Написати урок…
key-author = написати урок або закрити його вікно
author-window = Написання уроку
author-new = Новий урок
author-save = Зберегти урок
file-kind-lesson = Уроки
author-try = Спробувати
author-check = Перевірити урок
author-undo = Скасувати зміну
author-redo = Повернути зміну
author-open = Відкрити
author-language = Мова тексту:
author-no-file = Ще не збережено; чернетка лишається.
author-title = Назва уроку
author-title-new = Мій урок
author-chapter = Розділ
author-about = Про що він
author-steps = Кроки
author-step-title = Крок { $n }
author-step-text = Що тут видно?
author-add-step = Додати крок
author-earlier = Вище
author-later = Нижче
author-delete-step = Вилучити крок
author-step-name = Назва кроку
author-text = Текст (**жирний**, - список, [7.1])
author-rule = Правило
author-has-position = Власна позиція.
author-goes-on = Продовжує попередній крок.
author-take-position = Узяти позицію зі столу
author-go-on = Продовжити попередній
author-before = Зіграно до кроку, по дії в рядку
author-no-overlays = Шарів не показує.
author-overlays = Показує: { $keys }.
author-any-overlays = Шарів не змінює.
author-take-overlays = Показати теперішні шари
author-leave-overlays = Не змінювати
author-shows = Місця й юніти, на які вказує (C6 20T)
author-question = Запитання
author-kind-none = Немає
author-kind-play = Ходом
author-kind-choose = Вибором
author-kind-number = Числом
author-ask = Що питають
author-choice = Відповідь
author-choice-head = Варіант { $n }
author-is-right = Варіант { $n } правильний
author-add-choice = Додати варіант
author-number = Правильне число
author-wrong-number = Неправильне число { $n }
author-add-number = Додати неправильне число
author-right = Правильна відповідь
author-wrong = Неправильна відповідь
author-other = Про решту
author-says-of = Що сказати: { $what }
author-delete = Вилучити: { $what }
author-add = Додати: { $what }
author-record-right = Зіграти правильну відповідь
author-record-wrong = Зіграти неправильну відповідь
author-recording = Зіграйте відповідь на мапі.
author-stop = Це відповідь
author-nothing-played = Нічого не зіграно.
author-hints = Підказки
author-add-hint = Додати підказку
author-delete-hint = Вилучити підказку { $n }
author-explains = Пояснення після відповіді
author-reply = Після відповіді грає інша сторона

## How well people play
entry-ratings = Рейтинг…
also-ratings = гравці сила Ело результати порівняти перемоги поразки
ratings-title = Рейтинг
ratings-none = Поки жодну партію цієї гри не зараховано: тут лише рівні комп’ютера.
ratings-head = { $column ->
    [who] гравець
    [rating] рейтинг
   *[games] перемоги–нічиї–поразки
}
ratings-nobody = без імені
ratings-rating = { $rating } ± { $error }
ratings-now = { $who }: рейтинг { $rating } ± { $error } після { $n ->
    [one] { $n } партії
    [few] { $n } партій
   *[many] { $n } партій
}; у полковника 1000.
ratings-uncounted = Для рейтингу не зараховується: { $why ->
    [names] в обох гравців однакові імена або імен немає. Імена вказують у вікні нової гри.
    [scenario] сценарій не з цієї програми.
    [set-up] партія почалася зі своєї позиції, або її файл змінено поза програмою.
    [rules] числа правил було змінено.
    [dice] кубики кидала не програма.
    [undo] кидки можна було взяти назад.
    [other-dice] кидок було обрано, або після кидка пробували інше.
    [advice] у комп’ютера питали поради.
    [others] під час партії за одну зі сторін сів хтось інший.
   *[before] та сама партія з тими самими кубиками вже зарахована.
}
ratings-about = Хто на 400 вищий за іншого, виграє в нього десять партій з одинадцяти (нічия — половина); ± — стандартна похибка. Рівні комп’ютера стоять там, куди їх поставили партії між собою, люди — там, куди їх ставлять власні партії, починаючи з місця полковника; якою стороною вони грали, не враховано. Зараховується партія, яку хтось зіграв від початку до кінця проти комп’ютера чи іншої людини: сценарій із програми, за його власними правилами, з кидками програми й скасуванням лише до останнього з них. Її зараховано один раз, так, як закінчилася вперше, і не зараховано, якщо дорогою сів хтось інший або в комп’ютера питали поради (і те, і те відоме, поки партію не закрито).
ratings-kept = Зберігається лише на цьому комп’ютері, у { $folder }
