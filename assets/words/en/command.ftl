# What the command line says.

## Files and standard input and output
standard-input = standard input
not-one-object = it is not one JSON object: { $what }
scenarios-are = Scenarios included: { $ids }
output-failed = cannot write: { $system }
target-is-read = { $file } is the file that is read; nothing is written over it
target-exists = { $file } exists already; choose another name, or replace it with --force
target-terminal = a picture is not for a terminal; name a file, or send it on into a pipe
target-both = the picture and what --json tells of it cannot both go to standard output; name a file for the picture
target-ending = { $file } is not what a { $kind } file is called; end its name with .{ $ending }
window-not-a-file = { $file } is no file; the window opens saved games

## Words that mean nothing
unknown-command-near = unknown command “{ $word }”; did you mean { $near }?
unknown-command = unknown command “{ $word }”, and no file is called so; hells-gate --help lists the commands
no-such-ply = there is no position after { $ply } actions: the game has { $n }
no-such-moment = the game does not come to { $moment }
no-such-actions = there are no actions from { $from } to { $to }
no-such-turn = game turns go from 1 to { $last }
no-such-rule = there is no rule “{ $number }”; numbers look like 7.6, 11.3, R8 or CRT
no-rule-has = no rule has all of: { $words }
no-such-page = there is no entry “{ $number }” in the manual; numbers look like 6.3
no-page-has = no entry of the manual has all of: { $words }
no-licence-has = no library, font or licence has all of: { $words }

## Scenarios and new games
scenario-about = { $id ->
    [korsun_1944_first] The order of battle that first came with the program; it favours the Germans.
    [korsun_1944_balanced] The first order of battle, with German reinforcements a game turn later than in history.
   *[korsun_1944] Even between strong players; a new game begins with it.
}
new-game-made = A new game with seed { $seed } is in { $file }.

## A position
show-after = after { $ply } of { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
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
simulate-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}, seed { $seed }
simulate-one = The game of seed { $seed }
simulate-not-kept = The game of seed { $seed } cannot be kept.
simulate-side = { $side ->
    [german] German
   *[soviet] Soviet
} ({ $level }): { $n ->
    [one] { $n } win
   *[other] { $n } wins
}, { $share }%; { $mean } points on average, deviation { $deviation }
simulate-seat = { $side } ({ $level }): { $n ->
    [one] { $n } win
   *[other] { $n } wins
}, { $share }%
simulate-margin = Margin on average: { $side } by { $mean }, deviation { $deviation }
simulate-no-side = There is no side “{ $side }” in this game; there are: { $keys }.
simulate-by-ply = In this game moments are told by --ply.
simulate-keeps-scenarios = Games are kept from the beginning of a scenario only.
simulate-plot-ending = What is drawn goes into a file whose name ends in .svg or .png.
simulate-draws = Draws: { $n }, { $share }%; { $actions } actions a game
simulate-stopped = Stopped: { $n } of { $all } games were finished and are kept.
ladder-head = { $column ->
    [first] first
    [second] second
    [won] won
    [drawn] drawn
    [lost] lost
    [share] share of points
   *[margin] margin
}
ladder-stopped = Stopped: finished pairs are counted.

## What computer players think
hint-margin = { $side ->
    [german] Germans
   *[soviet] Soviets
} by { $points } victory points ({ $error })
hint-stopped = Stopped.
forecast-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
} played to the end, { $level } on both sides
forecast-margin = { $side ->
    [german] Germans
   *[soviet] Soviets
} by { $points } victory points on average (±{ $error })
forecast-chance = { $side ->
    [german] Germans
   *[soviet] Soviets
} win { $share }% (±{ $error })
forecast-stopped = Stopped: the finished games are counted.
forecast-stopped-early = Stopped before a game was finished.
report-dice = Dice: { $n ->
    [one] { $n } roll
   *[other] { $n } rolls
}; the { $side ->
    [german] Germans
   *[soviet] Soviets
} were luckier, by { $points } victory points
report-result = Result: { $result }; without the luck of the dice: { $adjusted }
report-decisions = Decisions: { $n } reviewed, { $costly } of them look like mistakes
report-lapse = Turn { $turn }, { $side ->
    [german] German
   *[soviet] Soviet
}, after { $ply ->
    [one] { $ply } action
   *[other] { $ply } actions
}: { $cost } victory points (±{ $error })
report-done = done:   { $what }
report-better = better: { $what }
report-stopped = Stopped: not all decisions were reviewed.

## Games at the table
seated-on-map = { $side }: units on the map
seated-points = Victory points: { $first } { $one }, { $second } { $other }
seated-hidden = (hidden)
seated-closed = something is hidden in this game: no other position is shown before it ends
seated-no-question = the rules of this game leave nothing to answer for “{ $verb }”
seated-no-field = “{ $verb }” of this game knows no “{ $field }”
seated-not-printed = the map of this game cannot be turned
seated-no-overlays = the map of this game has no overlays
seated-no-overlay = there is no overlay “{ $word }”; known are { $known }
seated-hint-level = hints of this game come from its strongest player; leave “--level” out
play-out-stopped = Stopped: nothing was written.
new-set-how = “{ $word }” sets nothing: write an option and its value, as in diagonals=true
new-nothing-to-set = this game has no options that could be set: { $word }
rules-of-others = The books of other games: --system { $systems }
no-such-system = there is no system “{ $key }”; known are { $known }
proof-options = Options otherwise than in the scenario: { $options }.
lines-need-out = The lines would change: name the file to write with --out.
lines-no-position = There is no position { $at } to go to.
lines-told-main = main line
lines-told-here = The game stands at { $at }.
lines-told-deleted = Deleted: { $at }
