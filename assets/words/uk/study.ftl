# Задуми комп’ютерних гравців і перевага.

## What a computer player has in mind
plan-more = ще { $n }
plan-attack = Атакувати { $hex } за { $column }: { $units }{ $manner ->
    [plain] {""}
   *[other] ; рішуча атака, перевернути: { $flip }
}.
plan-hold-fire = { $first ->
    [yes] Не атакувати
   *[no] Більше не атакувати
}: жодна атака не виправдовує ризику.
plan-stay = Лишатися на місці.
plan-move = Пересунути { $n ->
    [one] { $n } юніт
    [few] { $n } юніти
   *[many] { $n } юнітів
}.
plan-cuts = Перериває лінію постачання: { $units }.
plan-opens = Відкриває лінію постачання: { $units }.
plan-takes = Займає джерело постачання: { $hexes }.
plan-exposes = Лишає без лінії постачання: { $units }.
plan-judge = Перевірка постачання: вирішувати поки нічого.
plan-mud = Кидок на бездоріжжя: вирішувати нічого.
plan-restore = Поповнити до повної сили: { $unit }.
plan-loss = { $unit } зазнає втрат.
plan-retreat = { $unit } відступає: { $hex }.
plan-break-out = { $unit } намагається прорватися.
plan-call-off = Скасувати атаку.
plan-go-on = Продовжувати.

## Margins
margin = { $side ->
    [german] німецька
   *[soviet] радянська
} сторона попереду на { $points }
