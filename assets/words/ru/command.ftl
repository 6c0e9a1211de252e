# Что говорит командная строка.

## Files and standard input and output
standard-input = стандартный ввод
not-one-object = это не один объект JSON: { $what }
scenarios-are = Сценарии из комплекта программы: { $ids }
output-failed = вывод невозможен: { $system }
target-is-read = { $file } — это читаемый файл; поверх него ничего не пишется
target-exists = { $file } уже есть; выберите другое имя или замените его с --force
target-terminal = картинка — не для терминала; назовите файл или направьте её в канал
target-both = картинка и то, что о ней говорит --json, не могут вместе идти в стандартный вывод; назовите файл для картинки
target-ending = { $file } — не имя для файла { $kind }; имя должно кончаться на .{ $ending }
window-not-a-file = { $file } — не файл; окно открывает сохранённые игры

## Words that mean nothing
unknown-command-near = неизвестная команда «{ $word }»; может быть, { $near }?
unknown-command = неизвестная команда «{ $word }», и файла с таким именем нет; список команд: hells-gate --help
no-such-ply = позиции после { $ply } действий нет: всего в игре { $n }
no-such-moment = до { $moment } игра не доходит
no-such-actions = действий с { $from } по { $to } нет
no-such-rule = правила «{ $number }» нет; номера выглядят так: 7.6, 11.3, R8 или CRT
no-rule-has = ни в одном правиле нет всех этих слов: { $words }
no-such-page = раздела «{ $number }» в руководстве нет; номера выглядят так: 6.3
no-page-has = ни в одном разделе руководства нет всех этих слов: { $words }
no-licence-has = ни в одной библиотеке, шрифте или лицензии нет всех этих слов: { $words }

## Scenarios and new games
new-game-made = Новая игра с начальным числом { $seed } записана: { $file }.

## A position
show-after = после { $ply } из { $n ->
    [one] { $n } действия
    [few] { $n } действий
   *[many] { $n } действий
}

## Games between computer players
simulate-games = { $n ->
    [one] { $n } игра
    [few] { $n } игры
   *[many] { $n } игр
}, начальное число { $seed }
simulate-one = Игра с начальным числом { $seed }
simulate-not-kept = Игру с начальным числом { $seed } сохранить нельзя.
simulate-seat = { $side } ({ $level }): { $n ->
    [one] { $n } победа
    [few] { $n } победы
   *[many] { $n } побед
}, { $share } %
simulate-margin = Средний перевес: { $side }, { $mean }, отклонение { $deviation }
simulate-no-side = В этой игре нет стороны «{ $side }»; есть: { $keys }.
simulate-by-ply = В этой игре момент задаётся через --ply.
simulate-keeps-scenarios = Сохраняются только игры с начала сценария.
simulate-plot-ending = Рисунок пишется в файл, имя которого кончается на .svg или .png.
simulate-draws = Ничьи: { $n }, { $share } %; действий за игру: { $actions }
simulate-stopped = Остановлено: закончено и сохранено игр { $n } из { $all }.
ladder-head = { $column ->
    [first] первый
    [second] второй
    [won] победы
    [drawn] ничьи
    [lost] поражения
    [share] доля очков
   *[margin] перевес
}
ladder-stopped = Остановлено: законченные пары учтены.
calibrate-what = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
} между игроками уровня «{ $level }»; для каждого прогноза доиграно: { $futures }. Все шансы — первой стороны; ничья считается половиной.
calibrate-last = последняя часть
calibrate-all = все
calibrate-head = { $column ->
    [turn] ход
    [chance] названо
    [n] прогнозов
    [told] названо %
    [came] сбылось %
    [beyond] исход лучше на
   *[squared] квадрат ошибки
}
calibrate-part = { $part ->
    [all] Все: { $n }
    [last] Последняя часть игры: { $n }
   *[turn] Ход { $turn }: { $n }
}
calibrate-off = В среднем по всем прогнозам ошибка в процентных пунктах: { $off }.

## What computer players think
hint-stopped = Остановлено.
forecast-games = Доиграно до конца игр: { $n }; за обе стороны: { $level }
forecast-stopped-early = Остановлено раньше, чем закончилась хоть одна игра.
report-stopped = Остановлено: рассмотрены не все решения.

## Games at the table
seated-on-map = { $side }: юниты на карте
seated-points = Победные очки: { $first } { $one }, { $second } { $other }
seated-hidden = (скрыто)
seated-hidden-decision = то, что здесь решается, скрыто от другой стороны, поэтому здесь об этом ничего не выводится; в окне может спросить тот, кто решает
seated-closed = в этой игре есть скрытое: до её конца другие позиции не показываются
seated-no-question = правила этой игры не оставляют вопросов для «{ $verb }»
seated-no-field = «{ $verb }» в этой игре не знает «{ $field }»
seated-not-printed = карту этой игры повернуть нельзя
seated-no-overlays = у карты этой игры нет слоёв
seated-no-overlay = слоя «{ $word }» нет; есть { $known }
seated-hint-level = советы в этой игре даёт её сильнейший игрок; уберите «--level»
seated-no-level = в этой игре нет компьютерного игрока «{ $level }»; есть: { $levels }
play-out-stopped = Остановлено: ничего не записано.
new-set-how = «{ $word }» ничего не задаёт: пишите правило и его значение, например diagonals=true
rules-of-others = Книги других игр: --system { $systems }
no-such-system = системы «{ $key }» нет; есть { $known }
new-variant-of-other = { $file }: этот вариант правил для «{ $system }», а игра — «{ $wanted }». Назовите через --scenario сценарий той игры.
proof-variant = Вариант правил: { $name }.
proof-options = Правила на выбор не как в сценарии: { $options }.
lines-need-out = Варианты изменились бы: назовите файл для записи через --out.
lines-no-position = Позиции { $at }, в которую можно перейти, нет.
lines-told-main = главный вариант
lines-told-here = Игра находится в позиции { $at }.
lines-told-deleted = Удалено: { $at }
no-such-side = «{ $side }» — не сторона этой игры; её стороны: { $sides }.
