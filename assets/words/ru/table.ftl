# Меню, верхняя строка и панели рядом с картой.

## Rules and what stands
rule-link = Правило { $rule }
rule-click = Щелчок покажет правило целиком.
stands-die = Будет брошен кубик; отменить это нельзя.
stands-hand-over = Решать будет другой игрок; отменить это нельзя.
stands-shown = Это откроет скрытое; отменить это нельзя.
end-phase = Закончить фазу

## Counted
count-units = { $n ->
    [one] { $n } юнит
    [few] { $n } юнита
   *[many] { $n } юнитов
}

## Menus
menu-all = Меню
menu-game = Игра
menu-play = Ход
menu-view = Вид
menu-study = Изучение
menu-computer = Компьютер
menu-overlays = Слои
menu-draw = Рисунки
menu-help = Справка
entry-new-game = Новая игра…
entry-saved-games = Сохранённые игры…
entry-save = Сохранить
entry-pdf = Вывести в PDF…
entry-report-pdf = Разбор игры (PDF)…
entry-report-md = Разбор игры (Markdown)…
entry-muster = Лист расстановки в PDF…
entry-counters = Юниты как фишки
entry-blocks = Юниты как блоки
entry-settings = Настройки…
entry-quit = Выход
entry-undo = Отменить
entry-redo = Вернуть
entry-correct-die = Введено не то число…
entry-next-unit = Следующий юнит, который может действовать
entry-hex-menu = Что можно сделать с { $cell ->
    [square] клеткой
    [area] областью
   *[hex] гексом
}
entry-palette = Найти команду…
entry-last-turn = Посмотреть последний ход игрока
entry-moment-before = Посмотреть предыдущий момент
entry-beginning = Посмотреть начало
entry-plan = Планировать атаки
entry-begin-planned = Начать следующую атаку плана
entry-drop-plan = Отбросить план атак
entry-branch = Новая игра с этой позиции
entry-branch-about = чтобы изучить другой вариант; эта игра сохранится
entry-whole-map = Вся карта
entry-zoom-in = Приблизить
entry-zoom-out = Отдалить
entry-north-up = Север вверху
entry-as-printed = Как напечатано
entry-plain-map = Простая карта: крупнее названия и фишки
entry-larger = Крупнее текст
entry-smaller = Мельче текст
entry-usual-size = Текст 100 %
entry-presenter = Режим презентации
entry-panel = Боковая панель
entry-full-screen = Полный экран
entry-dice = Кубики и везение
entry-remark = Примечание к этому моменту
entry-advice = Совет
entry-dangers = Намерения противника
entry-forecast = Кто победит?
entry-look-back = Разбор игры
entry-person = Человек
entry-hold = Пауза
entry-go-on = Продолжить
entry-no-overlays = Выключить все
entry-card = Карточка { $cell ->
    [square] клетки
    [area] области
   *[hex] гекса
}
entry-timeline = Лента времени
entry-curve = Кривая ожидаемых исходов
entry-play-again = Проиграть заново
entry-draw = Рисовать на карте
entry-arrows = Стрелки и круги
entry-freehand = Линии от руки
entry-notes = Заметки
entry-eraser = Ластик
entry-meaning = Тема: { $meaning }
entry-next-colour = Следующий цвет
entry-note-here = Заметка у { $cell ->
    [square] клетки
    [area] области
   *[hex] гекса
}
entry-erase-here = Убрать у { $cell ->
    [square] клетки
    [area] области
   *[hex] гекса
}
entry-erase-all = Убрать всё в этот момент
entry-rules = Книга правил
entry-manual = Руководство
entry-tour = Обучение
entry-leave-tour = Выйти из обучения
entry-keys = Клавиши
entry-about = О программе
entry-licences = Лицензии

## Why something cannot be done now
why-no-tour = Обучение не идёт.
why-nothing-to-redo = Ничего не было отменено.
why-over = Игра окончена.
why-nobody-acts = В этой фазе больше никто не может действовать.
why-no-unit-acts = Здесь решают не юниты: что можно сделать, перечислено на панели.
why-at-beginning = Это начало игры.
why-at-present = Это и есть настоящее.
why-no-last-turn = До этого ходов игроков не было.
why-no-drawing = В этот момент ничего не нарисовано.
why-no-overlay = Ни один слой не включён.
why-not-presenting = Это относится к режиму презентации, а он выключен.
why-nothing-played = Ещё ничего не сыграно.
why-no-computer = Сейчас решает не компьютер.
why-die-stands = Кубик брошен: что выпало, то выпало.
why-no-face = Последнее действие обошлось без настоящего кубика.
why-handed-over = Решение уже передано другому игроку.
why-shown = Скрытое уже открыто.

## Top bar
top-unsaved = Ещё не сохранено под именем. Каждое действие всё равно записывается само.
top-saved = Сохранено.

## Victory points
points-title = Победные очки
points-more-win = Побеждает тот, у кого больше очков; поровну — ничья.
points-as-they-stand = На данный момент
points-if-it-ended-now = Если бы игра закончилась сейчас

## Side panel
side-wrong-face = Не то число?

## Log
log-title = Журнал
log-empty = Пока ничего. Здесь появится каждое событие со своим правилом.
panel-edge = Разделитель
window-title-bar = Заголовок окна
log-show = Показать этот момент на карте
log-drawings = ✏ { $n ->
    [one] { $n } рисунок
    [few] { $n } рисунка
   *[many] { $n } рисунков
} на карте
log-drawn = Нарисовано после действия { $ply }: { $what }

## Looking at an earlier moment
looking-branch = Новая игра отсюда

## Legend: what an overlay sums up to
legend-row = Легенда: { $text }. { $note }
legend-none = нет
legend-reach-of-none = выберите юнит или наведите на него

## What overlays say of a hex or a unit, in words
note-supplied = будет снабжаться
note-losing = потеряет снабжение
note-regaining = снова получит снабжение
note-cut = останется без снабжения
note-front = сила { $own } против { $enemy } рядом
note-behind = сила { $own }
note-reach = в досягаемости, юнитов: { $n }
note-can-act = ещё может действовать
