# Меню, верхній рядок і панелі поруч із мапою.

## Rules and what stands
rule-link = Правило { $rule }
rule-click = Клацання покаже правило повністю.
stands-die = Буде кинуто кубик; скасувати це не можна.
stands-hand-over = Вирішуватиме інший гравець; скасувати це не можна.
stands-shown = Це відкриє приховане; скасувати це не можна.
end-phase = Закінчити фазу

## Counted
count-units = { $n ->
    [one] { $n } юніт
    [few] { $n } юніти
   *[many] { $n } юнітів
}

## Menus
menu-all = Меню
menu-game = Гра
menu-play = Хід
menu-view = Вигляд
menu-study = Вивчення
menu-computer = Комп’ютер
menu-overlays = Шари
menu-draw = Малюнки
menu-help = Довідка
entry-new-game = Нова гра…
entry-saved-games = Збережені ігри…
entry-save = Зберегти
entry-pdf = Вивести в PDF…
entry-report-pdf = Розбір гри (PDF)…
entry-report-md = Розбір гри (Markdown)…
entry-muster = Аркуш розстановки в PDF…
entry-counters = Юніти як фішки
entry-blocks = Юніти як блоки
entry-settings = Налаштування…
entry-quit = Вийти
entry-undo = Скасувати
entry-redo = Повернути
entry-correct-die = Введено не те число…
entry-next-unit = Наступний юніт, що може діяти
entry-hex-menu = Що можна зробити з { $cell ->
    [square] клітинкою
    [area] областю
   *[hex] гексом
}
entry-palette = Знайти команду…
entry-last-turn = Переглянути останній хід гравця
entry-moment-before = Переглянути попередній момент
entry-beginning = Переглянути початок
entry-plan = Планувати атаки
entry-begin-planned = Почати наступну атаку плану
entry-drop-plan = Відкинути план атак
entry-branch = Нова гра з цієї позиції
entry-branch-about = щоб вивчити інший варіант; ця гра збережеться
entry-whole-map = Уся мапа
entry-zoom-in = Наблизити
entry-zoom-out = Віддалити
entry-north-up = Північ угорі
entry-as-printed = Як надруковано
entry-plain-map = Проста мапа: більші назви й фішки
entry-larger = Більший текст
entry-smaller = Менший текст
entry-usual-size = Текст 100 %
entry-presenter = Режим презентації
entry-panel = Бічна панель
entry-full-screen = Повний екран
entry-dice = Кубики й везіння
entry-remark = Примітка до цього моменту
entry-advice = Порада
entry-dangers = Наміри супротивника
entry-forecast = Хто переможе?
entry-look-back = Розбір гри
entry-person = Людина
entry-hold = Пауза
entry-go-on = Продовжити
entry-no-overlays = Вимкнути всі
entry-card = Картка { $cell ->
    [square] клітинки
    [area] області
   *[hex] гекса
}
entry-timeline = Стрічка часу
entry-curve = Крива очікуваних результатів
entry-play-again = Програти заново
entry-draw = Малювати на мапі
entry-arrows = Стрілки й кола
entry-freehand = Лінії від руки
entry-notes = Нотатки
entry-eraser = Гумка
entry-meaning = Тема: { $meaning }
entry-next-colour = Наступний колір
entry-note-here = Нотатка біля { $cell ->
    [square] клітинки
    [area] області
   *[hex] гекса
}
entry-erase-here = Прибрати біля { $cell ->
    [square] клітинки
    [area] області
   *[hex] гекса
}
entry-erase-all = Прибрати все цього моменту
entry-rules = Книга правил
entry-manual = Посібник
entry-tour = Навчання
entry-leave-tour = Вийти з навчання
entry-keys = Клавіші
entry-about = Про програму
entry-licences = Ліцензії

## Why something cannot be done now
why-no-tour = Навчання не триває.
why-nothing-to-redo = Нічого не було скасовано.
why-over = Гру закінчено.
why-nobody-acts = У цій фазі більше ніхто не може діяти.
why-no-unit-acts = Тут вирішують не юніти: що можна зробити, перелічено на панелі.
why-at-beginning = Це початок гри.
why-at-present = Це і є теперішнє.
why-no-last-turn = До цього ходів гравців не було.
why-no-drawing = Цього моменту нічого не намальовано.
why-no-overlay = Жоден шар не ввімкнено.
why-not-presenting = Це стосується режиму презентації, а його вимкнено.
why-nothing-played = Ще нічого не зіграно.
why-no-computer = Зараз вирішує не комп’ютер.
why-die-stands = Кубик кинуто: що випало, те випало.
why-no-face = Остання дія обійшлася без справжнього кубика.
why-handed-over = Рішення вже передано іншому гравцеві.
why-shown = Приховане вже відкрито.

## Top bar
top-unsaved = Ще не збережено під назвою. Кожну дію однаково записано автоматично.
top-saved = Збережено.

## Victory points
points-title = Переможні очки
points-more-win = Перемагає той, у кого більше очок; порівну — нічия.
points-as-they-stand = Станом на зараз
points-if-it-ended-now = Якби гра закінчилася зараз

## Side panel
side-wrong-face = Не те число?

## Log
log-title = Журнал
log-empty = Поки нічого. Тут з’явиться кожна подія зі своїм правилом.
panel-edge = Роздільник
window-title-bar = Заголовок вікна
log-show = Показати цей момент на мапі
log-drawings = ✏ { $n ->
    [one] { $n } малюнок
    [few] { $n } малюнки
   *[many] { $n } малюнків
} на мапі
log-drawn = Намальовано після дії { $ply }: { $what }

## Looking at an earlier moment
looking-branch = Нова гра звідси

## Legend: what an overlay sums up to
legend-row = Легенда: { $text }. { $note }
legend-none = немає
legend-reach-of-none = оберіть юніт або наведіть на нього

## What overlays say of a hex or a unit, in words
note-supplied = матиме постачання
note-losing = втратить постачання
note-regaining = знову матиме постачання
note-cut = лишиться без постачання
note-front = сила { $own } проти { $enemy } поруч
note-behind = сила { $own }
note-reach = у досяжності, юнітів: { $n }
note-can-act = ще може діяти
