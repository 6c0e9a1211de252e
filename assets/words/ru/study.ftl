# Замыслы компьютерных игроков и перевес.

## What a computer player has in mind
plan-more = ещё { $n }
plan-attack = Атаковать { $hex } при { $column }: { $units }{ $manner ->
    [plain] {""}
   *[other] ; решительная атака, перевернуть: { $flip }
}.
plan-hold-fire = { $first ->
    [yes] Не атаковать
   *[no] Больше не атаковать
}: ни одна атака не окупает риска.
plan-stay = Оставаться на месте.
plan-move = Двинуть { $n ->
    [one] { $n } юнит
    [few] { $n } юнита
   *[many] { $n } юнитов
}.
plan-cuts = Прерывает линию снабжения: { $units }.
plan-opens = Открывает линию снабжения: { $units }.
plan-takes = Занимает источник снабжения: { $hexes }.
plan-exposes = Оставляет без линии снабжения: { $units }.
plan-judge = Проверка снабжения: решать пока нечего.
plan-mud = Бросок на распутицу: решать нечего.
plan-restore = Пополнить до полной силы: { $unit }.
plan-loss = { $unit } несёт потери.
plan-retreat = { $unit } отступает: { $hex }.
plan-break-out = { $unit } пытается прорваться.
plan-call-off = Отменить атаку.
plan-go-on = Продолжать.

## Margins
margin = { $side ->
    [german] немецкая
   *[soviet] советская
} сторона впереди на { $points }
