# What the commands of the board do.

## Words that mean nothing
no-such-turn = игровые ходы — от 1 до { $last }

## Scenarios and new games
scenario-about = { $id ->
    [korsun_1944_first] Расстановка сил, с которой программа вышла сначала; преимущество у немецкой стороны.
    [korsun_1944_balanced] Первая расстановка; немецкие подкрепления приходят на игровой ход позже, чем было в истории.
    [operation_wanda] Деблокада котла с 3 по 17 февраля; пять игровых ходов.
    [ring_closes] Малое сражение для учёбы: два клина замыкают кольцо.
    [relief_at_lysyanka] Малое сражение для учёбы: танки на пути к котлу.
    [out_over_the_tikich] Малое сражение для учёбы: последние два хода котла.
   *[korsun_1944] Равная битва между сильными игроками; с неё начинается новая игра.
}

## A position
show-turn = Игровой ход { $turn } ({ $dates }), { $ground ->
    [mud] распутица
   *[snow] снег
}
show-points = Победные очки: советская сторона { $soviet }, немецкая { $german }
show-on-map = { $side ->
    [german] Немецкие
   *[soviet] Советские
} юниты на карте
show-elsewhere = не на карте

## The log
log-turn = Игровой ход { $turn }
log-set-up = Начинается с расставленной позиции.

## Odds
odds-on = Атака на { $hex }
odds-attackers = Атакующие
odds-from = { $unit }, из { $hex }
odds-defenders = Обороняющиеся
odds-nobody = никого
odds-label = { $what ->
    [ratio] Соотношение
    [shift] Сдвиг
    [column] Колонка
    [normal] Обычная
   *[all-out] Решительная
}
odds-ratio = { $ratio }, колонка { $column }
odds-shift = { $n } { $way ->
    [left] влево
   *[right] вправо
}: { $reason }
odds-end-of-table = , край таблицы
odds-hits = { $n ->
    [0] без попаданий
    [one] { $n } попадание
    [few] { $n } попадания
   *[many] { $n } попаданий
} { $sixths }/6
odds-average = { $list }; в среднем { $mean }
odds-flipping = переворачивается { $units }
odds-impossible = невозможна: { $why }
odds-forbidden = Правила не разрешают здесь эту атаку:
odds-put-it = не на карте: { $unit }; чтобы поставить юнит куда-либо, напишите { $code }@ГЕКС
odds-unit-twice = названо дважды: { $unit }
odds-two-sides = атакующие юниты не с одной стороны
odds-no-attacker = после игры назовите атакующие юниты
odds-no-defender = не из обороняющихся: { $unit }
odds-no-unit = юнита «{ $code }» нет; юниты: { $known }

## Supply
trace-head = { $side ->
    [german] Немецкое
   *[soviet] Советское
} снабжение в игровой ход { $turn }
trace-head-limit = { $side ->
    [german] Немецкое
   *[soviet] Советское
} снабжение в игровой ход { $turn }, линии не длиннее { $n ->
    [one] { $n } гекса
    [few] { $n } гексов
   *[many] { $n } гексов
}
trace-all-well = Юнитов без снабжения нет.
trace-cut-off = Нет линии снабжения
trace-good = Снабжаются, и по какой линии
trace-too-long = в линии { $line } { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[many] { $n } гексов
}, допускается { $limit }
trace-no-source = ни до одного источника снабжения не дойти
trace-broken = линия { $line } прервана:
trace-enemy-unit = там вражеский юнит
trace-enemy-source = это вражеский источник снабжения
trace-zone = зона контроля противника из { $hexes }

## Games between computer players
simulate-side = { $side ->
    [german] Немецкая
   *[soviet] Советская
} сторона ({ $level }): { $n ->
    [one] { $n } победа
    [few] { $n } победы
   *[many] { $n } побед
}, { $share } %; в среднем очков { $mean }, отклонение { $deviation }

## What computer players think
hint-margin = { $side ->
    [german] немецкая
   *[soviet] советская
} сторона впереди; победных очков: { $points } ({ $error })
forecast-margin = { $side ->
    [german] Немецкая
   *[soviet] Советская
} сторона впереди; победных очков в среднем: { $points } (±{ $error })
forecast-chance = Побед { $side ->
    [german] немецкой
   *[soviet] советской
} стороны: { $share } % (±{ $error })
forecast-stopped = Остановлено: законченные игры учтены.
report-dice = Кубик: { $n ->
    [one] { $n } бросок
    [few] { $n } броска
   *[many] { $n } бросков
}; больше везло { $side ->
    [german] немцам
   *[soviet] советской стороне
}; победных очков это дало: { $points }
report-result = Результат: { $result }; без везения на кубиках: { $adjusted }
report-decisions = Решения: проверено { $n }, из них, похоже, с потерей: { $costly }
report-lapse = Ход { $turn }, { $side ->
    [german] немецкая
   *[soviet] советская
} сторона, после действия { $ply }: потеряно победных очков { $cost } (±{ $error })
report-done = сделано: { $what }
report-better = лучше:   { $what }

## Games at the table
