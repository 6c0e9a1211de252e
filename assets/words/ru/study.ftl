# Замыслы компьютерных игроков и перевес.

## Margins
margin = { $side ->
    [german] немецкая
   *[soviet] советская
} сторона впереди на { $points }

## What the figures rest on, and how far they can be trusted
after-title = Разбор игры: { $title }
after-page = { $n } / { $of }
after-player = { $side }: { $who }
after-over = Игра окончена, действий: { $n }. { $verdict }
after-stands = Не окончена; сейчас { $moment }, действий: { $n }.
after-curve = Перевес в победных очках после каждого действия, ход за ходом.
after-curve-expected = Перевес в победных очках после каждого действия, ход за ходом; пунктиром — какого исхода ждали компьютерные игроки, с погрешностью.
after-sources = Источники: { $sources }
after-moment = { $when }: { $text }
after-luck = Везение
after-of-side = { $side }: { $what }
after-decisions = Решения, от которых многое зависело
after-points-row = { $side }: { $what }: { $points }
after-at-its-end = В конце хода
after-margin = { $first } : { $second } = { $points }
after-losses = Потери
after-gone = { $side }, потеряно: { $units }
after-weaker = { $side }, ослаблено: { $units }
after-more = { " " }и ещё { $n }
after-remarks = Заметки
after-really = Как было на самом деле, { $days }
after-stopped = Остановлено: разбор не написан.
after-written = Разбор написан, ходов: { $n }.
after-looks-back = Сначала оценивается прошедшая игра, затем пишется разбор.
after-being-written = Разбор пишется.
