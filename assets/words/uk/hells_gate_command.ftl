# What the commands of the board do.

## Words that mean nothing
no-such-turn = ігрові ходи — від 1 до { $last }

## Scenarios and new games
scenario-about = { $id ->
    [korsun_1944_first] Розстановка сил, з якою програма вийшла спочатку; перевага в німецької сторони.
    [korsun_1944_balanced] Перша розстановка; німецькі підкріплення приходять на ігровий хід пізніше, ніж було в історії.
    [operation_wanda] Деблокада котла з 3 по 17 лютого; п’ять ігрових ходів.
    [ring_closes] Малий бій для навчання: два клини замикають кільце.
    [relief_at_lysyanka] Малий бій для навчання: танки на шляху до котла.
    [out_over_the_tikich] Малий бій для навчання: останні два ходи котла.
   *[korsun_1944] Рівна битва між сильними гравцями; з неї починається нова гра.
}

## A position
show-turn = Ігровий хід { $turn } ({ $dates }), { $ground ->
    [mud] багно
   *[snow] сніг
}
show-points = Переможні очки: радянська сторона { $soviet }, німецька { $german }
show-on-map = { $side ->
    [german] Німецькі
   *[soviet] Радянські
} юніти на мапі
show-elsewhere = не на мапі

## The log
log-turn = Ігровий хід { $turn }
log-set-up = Починається з розставленої позиції.

## Odds
odds-on = Атака на { $hex }
odds-attackers = Нападники
odds-from = { $unit }, з { $hex }
odds-defenders = Оборонці
odds-nobody = нікого
odds-label = { $what ->
    [ratio] Співвідношення
    [shift] Зсув
    [column] Колонка
    [normal] Звичайна
   *[all-out] Рішуча
}
odds-ratio = { $ratio }, колонка { $column }
odds-shift = { $n } { $way ->
    [left] ліворуч
   *[right] праворуч
}: { $reason }
odds-end-of-table = , край таблиці
odds-hits = { $n ->
    [0] без влучань
    [one] { $n } влучання
    [few] { $n } влучання
   *[many] { $n } влучань
} { $sixths }/6
odds-average = { $list }; у середньому { $mean }
odds-flipping = перевертається { $units }
odds-impossible = неможлива: { $why }
odds-forbidden = Правила не дозволяють тут цієї атаки:
odds-put-it = не на мапі: { $unit }; щоб поставити юніт кудись, напишіть { $code }@ГЕКС
odds-unit-twice = названо двічі: { $unit }
odds-two-sides = нападники не з одного боку
odds-no-attacker = після гри назвіть нападників
odds-no-defender = не з оборонців: { $unit }
odds-no-unit = юніта «{ $code }» немає; юніти: { $known }

## Supply
trace-head = { $side ->
    [german] Німецьке
   *[soviet] Радянське
} постачання в ігровий хід { $turn }
trace-head-limit = { $side ->
    [german] Німецьке
   *[soviet] Радянське
} постачання в ігровий хід { $turn }, лінії не довші за { $n ->
    [one] { $n } гекс
    [few] { $n } гекси
   *[many] { $n } гексів
}
trace-all-well = Юнітів без постачання немає.
trace-cut-off = Немає лінії постачання
trace-good = Мають постачання, і якою лінією
trace-too-long = у лінії { $line } { $n ->
    [one] { $n } гекс
    [few] { $n } гекси
   *[many] { $n } гексів
}, дозволено { $limit }
trace-no-source = до жодного джерела постачання не дійти
trace-broken = лінію { $line } перервано:
trace-enemy-unit = там ворожий юніт
trace-enemy-source = це вороже джерело постачання
trace-zone = зона контролю супротивника з { $hexes }

## Games between computer players
simulate-side = { $side ->
    [german] Німецька
   *[soviet] Радянська
} сторона ({ $level }): { $n ->
    [one] { $n } перемога
    [few] { $n } перемоги
   *[many] { $n } перемог
}, { $share } %; у середньому очок { $mean }, відхилення { $deviation }

## What computer players think
hint-margin = { $side ->
    [german] німецька
   *[soviet] радянська
} сторона попереду; переможних очок: { $points } ({ $error })
forecast-margin = { $side ->
    [german] Німецька
   *[soviet] Радянська
} сторона попереду; переможних очок у середньому: { $points } (±{ $error })
forecast-chance = Перемог { $side ->
    [german] німецької
   *[soviet] радянської
} сторони: { $share } % (±{ $error })
forecast-stopped = Зупинено: закінчені ігри враховано.
report-dice = Кубик: { $n ->
    [one] { $n } кидок
    [few] { $n } кидки
   *[many] { $n } кидків
}; більше щастило { $side ->
    [german] німцям
   *[soviet] радянській стороні
}; переможних очок це дало: { $points }
report-result = Результат: { $result }; без везіння на кубиках: { $adjusted }
report-decisions = Рішення: перевірено { $n }, з них, схоже, з втратою: { $costly }
report-lapse = Хід { $turn }, { $side ->
    [german] німецька
   *[soviet] радянська
} сторона, після дії { $ply }: втрачено переможних очок { $cost } (±{ $error })
report-done = зроблено: { $what }
report-better = краще:    { $what }

## Games at the table
