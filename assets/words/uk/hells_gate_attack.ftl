# Panels of decisions: combat, plans, dice.

## Combat
fight-targets = Цілі
fight-no-more = У цій фазі більше нікого атакувати не можна.
fight-attack = Атакувати { $hex }
fight-attack-on = Атака на { $hex }
fight-strength-without = сила { $n }, відступило { $retreated }
fight-retreated-only = лише юніти, що відступили, сили не дають
fight-attackers = Атакують
fight-defenders = Обороняються
fight-tick = Позначте нападників або клацніть їхні фішки.
fight-chance = { $column } · { $percent } % на влучання
fight-flips = Перевернути: { $unit }
fight-who-flips = У рішучій атаці перевернути
fight-no-shifts = без зсувів колонки
fight-columns = { $change } { $n ->
    [one] колонка
    [few] колонки
   *[many] колонок
}
fight-normal = Звичайна
fight-all-out = Рішуча
fight-no-all-out = неможлива. { $why }
fight-overconcentrated = Переповнений гекс
fight-summary = { $ratio } → { $base }, колонка { $column }
fight-roll-normal = Кидок: звичайна атака
fight-roll-all-out = Кидок: рішуча атака, перевернути: { $unit }

## Other decisions
choose-displaced = Зміщені підкріплення
choose-restore = Поповнити один корпус
choose-loss = Погасити влучання втратою ступеня
choose-loss-again = Ще одне клацання по фішці { $unit } — втрата ступеня. Клацання по підсвіченому гексу — відступ туди.
choose-last-step = Погасити влучання останнім ступенем
choose-retreat = Погасити останнє влучання відступом
choose-no-retreat = Відступати нікуди. Наведіть вказівник на сусідній гекс, щоб дізнатися чому.
choose-can-move = Ще можуть рухатися
choose-nobody-moves = У цій фазі більше ніхто не може рухатися.
choose-moves-to = { $unit }: куди
choose-moves-first = Клацання по мапі переміщує всі обрані юніти, ці кнопки — лише перший.
choose-break-out = Прорив до своїх
choose-escapes = +{ $refuges }, прорив при { $faces } з 6
choose-eliminate = Знищити: { $unit }
choose-costs-too = { $what } · гине також: { $units }

## The plan of attacks
planning-title = План атак
planning-empty = Поки що нічого не відбувається. Клацніть гекс-ціль, потім юніти, що його атакують.
planning-end = Закінчити план
planning-drop-all = Скинути план
planning-begin = Спланувати атаки
planning-change = Змінити план
planning-first = Почати атаку 1: { $hex }
planning-attack = Запланована атака { $number } на { $hex }
planning-drop = Прибрати
planning-later = Пізніше
planning-earlier = Раніше
planning-button = { $what }: запланована атака { $number }
planning-expected = Чого чекати
planning-else = інакше { $change }
planning-on = Запланувати атаку на { $hex }
planning-not-now = Атаки планують у фазі бою.
planning-none = Жодної атаки не заплановано.

## Dice and luck
dice-window-typed = { $die } (введено вручну)
dice-window-mud = Кидки на багно, за жодну зі сторін: { $faces }.
faces-or-more = { $least } і більше

## What the computer found
found-expected = Наприкінці очікується, у переможних очках: { $margin } ({ $error })
found-games = Звідси до кінця: { $n ->
    [one] { $n } партія
    [few] { $n } партії
   *[many] { $n } партій
}, за обидві сторони — { $level }.
found-luck = { $n ->
    [one] { $n } кидок
    [few] { $n } кидки
   *[many] { $n } кидків
}. Більше щастило { $side ->
    [german] німцям
   *[soviet] радянській стороні
}; переможних очок це дало: { $points }.
found-result = Підсумок: { $result }. Без везіння на кубиках: { $adjusted }.
found-roll = Хід { $turn }: випало { $die }; { $side ->
    [german] німцям
   *[soviet] радянським військам
} це дало { $points }
found-lapse = Хід { $turn }, { $side ->
    [german] німецька сторона
   *[soviet] радянська сторона
}: переможних очок { $cost } ± { $error }
found-account = Радянські очки мінус німецькі: на початку очікувалося { $expected }, везіння на кубиках { $luck }, рішення радянської сторони { $soviet }, німецької { $german }; разом { $result }.
found-also = У тій самій фазі з втратою { $n ->
    [one] ще { $n } рішення
    [few] ще { $n } рішення
   *[many] ще { $n } рішень
}; часто це та сама втрата.
found-unproved = Схожі на помилки, але під час дограння до кінця не підтвердилися: { $n }.

## Drawing on the map
draw-soviet = Радянські війська
draw-german = Німецькі війська
