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
count-hexes = { $n ->
    [one] { $n } гекс
    [few] { $n } гекси
   *[many] { $n } гексів
}

## Menus
menu-all = Меню
menu-game = Гра
menu-play = Хід
menu-view = Вигляд
menu-computer = Комп’ютер
menu-overlays = Шари
menu-draw = Малюнки
menu-help = Довідка
entry-new-game = Нова гра…
entry-saved-games = Збережені ігри…
entry-save = Зберегти
entry-pdf = Вивести в PDF
entry-report-pdf = Розбір гри (PDF)
entry-report-md = Розбір гри (Markdown)
entry-muster = Аркуш розстановки в PDF
entry-counters = Юніти як фішки
entry-blocks = Юніти як блоки
entry-settings = Налаштування…
entry-quit = Вийти
entry-undo = Скасувати
entry-redo = Повернути
entry-correct-die = Введено не те число…
entry-next-unit = Наступний юніт, що може діяти
entry-hex-menu = Що можна зробити з гексом
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
entry-forecast = Хто переможе?
entry-look-back = Розбір гри
entry-person = Людина
entry-hold = Пауза
entry-go-on = Продовжити
entry-no-overlays = Вимкнути всі
entry-card = Картка гекса
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
entry-note-here = Нотатка біля гекса
entry-erase-here = Прибрати біля гекса
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
points-as-they-stand = Станом на зараз
points-if-it-ended-now = Якби гра закінчилася зараз
points-of-both = радянські { $soviet }, німецькі { $german }
points-eliminated-first = Спершу було б знищено юніти без лінії постачання: { $units }.
points-nobody-eliminated-first = Постачання мали б усі юніти: спершу нікого не було б знищено.

## Side panel
side-wrong-face = Не те число?
side-special = Чинні особливі правила

## Status line

## Turn track
turn-title = Ігровий хід { $turn }: { $days } 1944 року
turn-ground = Земля: { $ground ->
    [mud] багно
   *[snow] сніг
}.
turn-reinforcements = { $side ->
    [german] Німецькі
   *[soviet] Радянські
} підкріплення
turn-arrival = { $unit }: { $hex }
turn-arrival-if = { $unit }: { $hex }, у разі вивільнення [6.2]

## Card of a hex
card-no-way = Не можна
card-move = Рух
card-move-of = { $unit }: рух на { $n ->
    [one] { $n } гекс
    [few] { $n } гекси
   *[many] { $n } гексів
}

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

## Menu of a hex
offer-attack = Атакувати { $hex }
offer-attack-all = Атакувати всіма, хто може
offer-attack-from-here = Атакувати звідси: { $hex }
offer-cannot-hit = За { $column } влучання не дає жодна грань кубика.
offer-only-all-out = { $offer } (влучить лише рішуча)
offer-plan = Планувати атаку: { $hex }
offer-move = Перемістити сюди: { $unit }
offer-move-picked = Перемістити сюди { $n ->
    [one] { $n } обраний юніт
    [few] { $n } обрані юніти
   *[many] { $n } обраних юнітів
}
offer-move-any = Перемістити сюди юніт
offer-stack = Обрати весь стос
offer-pick = Обрати: { $unit }
offer-hex = Обрати гекс
offer-hex-alone = Обрати гекс, а не юніти в ньому
offer-reach = Показати досяжність: { $unit }

## Overlays
overlay-zones = { $side ->
    [german] Німецькі
   *[soviet] Радянські
} зони контролю
overlay-supply = Постачання
overlay-pockets = Котли
overlay-threats = Загрози
overlay-chances = Можливості атак
overlay-forces = Сили й фронт
overlay-reach = Досяжність
overlay-trails = Останній хід гравця
overlay-can-act = Ще можуть діяти
overlay-threats-to = Загрози { $side ->
    [german] німецькій
   *[soviet] радянській
} стороні
overlay-chances-of = { $side ->
    [german] Німецькі
   *[soviet] Радянські
} можливості атак
overlay-soviet-zones-about = Гекси поруч із радянським юнітом: лінії вгору праворуч, суцільний край. Вони перепиняють німецькі лінії постачання та відступи, крім гексів, де стоїть німецький юніт [4.3], але не рух. [4.0]
overlay-german-zones-about = Гекси поруч із німецьким юнітом: лінії вниз праворуч, штриховий край. Вони перепиняють радянські лінії постачання та відступи, крім гексів, де стоїть радянський юніт [4.3], але не рух. [4.0]
overlay-supply-about = Постачання під час наступної перевірки, якщо ніщо не зрушить. Тонкі лінії ведуть до джерел. Зелена крапка: має постачання; трикутник униз: втратить постачання; трикутник угору: знову матиме його; чорний ромб: лишається відрізаним. Лінію обраного юніта проведено повністю; де її немає, хрести позначають гекси, що її переривають, а лінії — хто їх перепиняє. [5.1]
overlay-pockets-about = Групи, з яких не дістатися жодного джерела: їхній контур, юніти, ступені й сила. [5.1]
overlay-threats-about = Найсильніша атака, яку супротивник може далі провести на кожен гекс сторони, що ходить, за нинішнього розташування: колонка після зсувів і риска за кожну грань кубика з влучанням. [7.2]
overlay-chances-about = Найсильніша атака сторони, що ходить, на кожен ворожий гекс: колонка після зсувів і риска за кожну грань кубика з влучанням. [7.2]
overlay-forces-about = Надрукована сила в кожному гексі; на фронті також сила супротивника поруч, числами й частками смужки.
overlay-reach-about = Куди обрані юніти або юніти під вказівником можуть дійти наступним рухом; число каже, скільки їх. [8.0]
overlay-trails-about = Хто рухався (суцільна) і хто відступав (штрихова) у попередній хід гравця.
overlay-can-act-about = Білий наконечник стрілки на кожному юніті, що зараз ще може щось зробити.

## Legend: what an overlay sums up to
legend-row = Легенда: { $text }. { $note }
legend-none = немає
legend-supply = { $side ->
    [german] Німецькі війська
   *[soviet] Радянські війська
}: { $n } з { $all }
legend-supply-ahead = за наступної перевірки: { $told }
legend-front = { $side ->
    [german] Німецькі війська
   *[soviet] Радянські війська
}: { $note }
legend-reach = { $units }, { $hexes }
legend-reach-of-none = оберіть юніт або наведіть на нього
legend-trails-none = ніхто не рухався
legend-trails-moved = рухалися: { $n }
legend-trails = рухалися: { $n }, відступили: { $retreated }

## What overlays say of a hex or a unit, in words
note-zone = { $side ->
    [german] німецька
   *[soviet] радянська
} зона контролю
note-supplied = матиме постачання
note-losing = втратить постачання
note-regaining = знову матиме постачання
note-cut = лишиться без постачання
note-pocket = { $side ->
    [german] німецький
   *[soviet] радянський
} котел: { $what }
note-front = сила { $own } проти { $enemy } поруч
note-behind = сила { $own }
note-reach = у досяжності, юнітів: { $n }
note-can-act = ще може діяти
