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
no-such-rule = there is no rule “{ $number }”; numbers look like 7.6, 11.3, R8 or CRT
no-rule-has = no rule has all of: { $words }
no-such-page = there is no entry “{ $number }” in the manual; numbers look like 6.3
no-page-has = no entry of the manual has all of: { $words }
no-licence-has = no library, font or licence has all of: { $words }

## Scenarios and new games
new-game-made = A new game with seed { $seed } is in { $file }.

## A position
show-after = after { $ply } of { $n ->
    [one] { $n } action
   *[other] { $n } actions
}

## Games between computer players
simulate-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}, seed { $seed }
simulate-one = The game of seed { $seed }
simulate-not-kept = The game of seed { $seed } cannot be kept.
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
calibrate-what = { $n ->
    [one] { $n } game
   *[other] { $n } games
} between players of the level { $level }, { $futures } played out for each forecast. All chances are those of the first side; draws count half.
calibrate-last = last part
calibrate-all = all
calibrate-head = { $column ->
    [turn] turn
    [chance] told
    [n] forecasts
    [told] told %
    [came] came %
    [beyond] came out better by
   *[squared] squared error
}
calibrate-part = { $part ->
    [all] All: { $n }
    [last] Last part of the game: { $n }
   *[turn] Turn { $turn }: { $n }
}
calibrate-off = Off by { $off } points in the mean over all forecasts.

## What computer players think
hint-stopped = Stopped.
forecast-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
} played to the end, { $level } on both sides
forecast-stopped-early = Stopped before a game was finished.
report-stopped = Stopped: not all decisions were reviewed.

## Games at the table
seated-on-map = { $side }: units on the map
seated-points = Victory points: { $first } { $one }, { $second } { $other }
seated-hidden = (hidden)
seated-hidden-decision = what is decided here is hidden from the other side, so nothing about it is printed; in the window the side that decides may ask
seated-closed = something is hidden in this game: no other position is shown before it ends
seated-no-question = the rules of this game leave nothing to answer for “{ $verb }”
seated-no-field = “{ $verb }” of this game knows no “{ $field }”
seated-not-printed = the map of this game cannot be turned
seated-no-overlays = the map of this game has no overlays
seated-no-overlay = there is no overlay “{ $word }”; known are { $known }
seated-hint-level = hints of this game come from its strongest player; leave “--level” out
seated-no-level = there is no computer player “{ $level }” in this game; there are: { $levels }
play-out-stopped = Stopped: nothing was written.
new-set-how = “{ $word }” sets nothing: write an option and its value, as in diagonals=true
rules-of-others = The books of other games: --system { $systems }
no-such-system = there is no system “{ $key }”; known are { $known }
new-variant-of-other = { $file }: this variant is one of “{ $system }”; this game is “{ $wanted }”. Name a scenario of that game with --scenario.
proof-variant = Variant: { $name }.
proof-options = Options otherwise than in the scenario: { $options }.
lines-need-out = The lines would change: name the file to write with --out.
lines-no-position = There is no position { $at } to go to.
lines-told-main = main line
lines-told-here = The game stands at { $at }.
lines-told-deleted = Deleted: { $at }
no-such-side = “{ $side }” is not a side of this game; its sides are { $sides }.
