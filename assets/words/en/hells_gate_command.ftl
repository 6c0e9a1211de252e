# What the commands of the board do.

## Words that mean nothing
no-such-turn = game turns go from 1 to { $last }

## Scenarios and new games
scenario-about = { $id ->
    [korsun_1944_first] The order of battle that first came with the program; it favours the Germans.
    [korsun_1944_balanced] The first order of battle, with German reinforcements a game turn later than in history.
    [operation_wanda] The relief of the pocket from 3 to 17 February; five game turns.
    [ring_closes] A small battle for learning: two spearheads close a ring.
    [relief_at_lysyanka] A small battle for learning: panzers on their way to the pocket.
    [out_over_the_tikich] A small battle for learning: the last two turns of the pocket.
   *[korsun_1944] Even between strong players; a new game begins with it.
}

## A position
show-turn = Game turn { $turn } ({ $dates }), { $ground ->
    [mud] mud
   *[snow] snow
}
show-points = Victory points: Soviet { $soviet }, German { $german }
show-on-map = { $side ->
    [german] German
   *[soviet] Soviet
} units on the map
show-elsewhere = not on the map

## The log
log-turn = Game turn { $turn }
log-set-up = Begins in a position that was set up.

## Odds
odds-on = Attack on { $hex }
odds-attackers = Attackers
odds-from = { $unit }, from { $hex }
odds-defenders = Defenders
odds-nobody = none
odds-label = { $what ->
    [ratio] Ratio
    [shift] Shift
    [column] Column
    [normal] Normal
   *[all-out] All-out
}
odds-ratio = { $ratio }, column { $column }
odds-shift = { $n } { $way ->
    [left] left
   *[right] right
}: { $reason }
odds-end-of-table = , the end of the table
odds-hits = { $n ->
    [0] no hit
    [one] 1 hit
   *[other] { $n } hits
} { $sixths }/6
odds-average = { $list }; { $mean } on average
odds-flipping = flipping { $units }
odds-impossible = not possible: { $why }
odds-forbidden = The rules do not allow this attack here:
odds-put-it = { $unit } is not on the map; write { $code }@HEX to put it somewhere
odds-unit-twice = { $unit } is named twice
odds-two-sides = the attacking units are not of one side
odds-no-attacker = name the attacking units after the game
odds-no-defender = { $unit } does not belong to the defender
odds-no-unit = there is no unit “{ $code }”; the units are { $known }

## Supply
trace-head = { $side ->
    [german] German
   *[soviet] Soviet
} supply on game turn { $turn }
trace-head-limit = { $side ->
    [german] German
   *[soviet] Soviet
} supply on game turn { $turn }, lines of at most { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}
trace-all-well = No unit is out of supply.
trace-cut-off = Cannot trace supply
trace-good = In supply, and the line
trace-too-long = the line { $line } has { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}, { $limit } are allowed
trace-no-source = there is no supply source to reach
trace-broken = the line { $line } is broken at
trace-enemy-unit = an enemy unit is there
trace-enemy-source = it is an enemy supply source
trace-zone = zone of control of the enemy in { $hexes }

## Games between computer players
simulate-side = { $side ->
    [german] German
   *[soviet] Soviet
} ({ $level }): { $n ->
    [one] { $n } win
   *[other] { $n } wins
}, { $share }%; { $mean } points on average, deviation { $deviation }

## What computer players think
hint-margin = { $side ->
    [german] Germans
   *[soviet] Soviets
} by { $points } victory points ({ $error })
forecast-margin = { $side ->
    [german] Germans
   *[soviet] Soviets
} by { $points } victory points on average (±{ $error })
forecast-chance = { $side ->
    [german] Germans
   *[soviet] Soviets
} win { $share }% (±{ $error })
forecast-stopped = Stopped: the finished games are counted.
report-dice = Dice: { $n ->
    [one] { $n } roll
   *[other] { $n } rolls
}; the { $side ->
    [german] Germans
   *[soviet] Soviets
} were luckier, by { $points } victory points
report-result = Result: { $result }; without the luck of the dice: { $adjusted }
report-decisions = Decisions: { $n } reviewed, { $costly ->
    [one] { $costly } of them looks like a mistake
   *[other] { $costly } of them look like mistakes
}
report-lapse = Turn { $turn }, { $side ->
    [german] German
   *[soviet] Soviet
}, after { $ply ->
    [one] { $ply } action
   *[other] { $ply } actions
}: { $cost } victory points (±{ $error })
report-done = done:   { $what }
report-better = better: { $what }

## Games at the table
