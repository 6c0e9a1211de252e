# What is wrong with files of past formats.

## What is wrong with a saved game: after the name of the file, so without a capital letter
file-other-format = the file is not a saved game of Hell's Gate: it does not say "format": "{ $format }" but “{ $found }”
file-scenario = this is a scenario, not a saved game: begin a new game with it
file-other-system = a saved game of another system, “{ $system }”: it is opened over the protocol (hells-gate engine, “load”), not here
file-bad-scenario = the scenario inside the saved game cannot be used. { $faults }
file-bad-position = the position the saved game begins with cannot be used: { $reason }
file-no-position = it is missing
file-place = phase { $number } of the file (game turn { $turn }, { $phase })
file-stop = in { $place }, { $why }
file-stop-entry = in { $place }, entry { $entry }: { $why }
file-no-phases = the list of “phases” is missing
file-no-actions = it has no list of “actions”
file-entry-no-text = it is not a text
file-bad-face = “{ $written }” does not end in a face of a die, =1 to =6
file-illegal = “{ $written }” is not allowed there [{ $rule }]: { $why }
file-needs-die = “{ $written }” rolls a die, and its face is not written
file-rolls-no-die = “{ $written }” rolls no die, but a face is written
file-wrong-hash = the position at its end is not the one that was saved (hash { $found }, written { $written })
file-too-long = the game has more than { $limit } actions
file-unknown-field = the field “{ $field }” is unknown and was left out
file-doubled-field = the field “{ $field }” is given more than once; the first one was taken
file-unusable = the field “{ $field }” is missing or cannot be read; { $instead }
instead-title = the scenario’s title is used
instead-time = when it was saved is not known
instead-names = no names are shown
instead-dice = the program rolls
instead-undo = undo stops at the last die roll
instead-seed = dice to come follow the seed 0
instead-corrections = which faces were corrected is not known
instead-cursor = the game stands after its last action
instead-plan = no attack is planned
instead-drawings = nothing is drawn on the map
instead-stamp = whether the file is as it was written cannot be told
file-drawing = of what was drawn on the map, “{ $written }” was left out: { $why }
left-out-no-moment = it does not say which moment it belongs to
left-out-full-moment = more cannot be kept at its moment
left-out-full = more cannot be kept
left-out-unknown = it is nothing that can be drawn on this map
changed-scenario = the scenario was changed after the file was written: the digest of its facts is { $is } and was { $was }
changed-dice = who rolls the dice was changed after the file was written: { $was ->
    [seeded] the program rolled them
   *[by-hand] they were rolled by hand
}
changed-undo = how far undo goes was changed after the file was written: it { $was ->
    [free] had no limit
   *[to-last-die] stopped at the last die roll or change of turn
}
changed-seed = the seed was changed after the file was written: it was { $was }
changed-actions = the file was written with { $was ->
    [one] { $was } action
   *[other] { $was } actions
} and has { $is }
changed-record = the record was changed after the file was written: an action, a die, the position it begins in, or how much was undone
file-mislabelled = { $place } is labelled otherwise in the file
file-no-hash = { $place } has no readable hash, so its end could not be compared
file-dice-differ = { $n } of the dice written in the file are not those of the game's seed; the first is the { $written } in { $place }, where the seed gives { $seeded }. The file was changed, or the dice were rolled by hand

## What a saved game proves
proof-undrawn-line = Drawings: { $n } could not be read and were left out.

## Why a file was not saved or opened
record-full = The record of this game has { $limit } actions, the most that can be read back. Take some back, or go on with Play → New game from this position.

## Lists of saved games
listed-position = from a position
listed-phase = game turn { $turn }, { $phase }
listed-over = ended on game turn { $turn }

## What is wrong with a scenario
scenario-fault-file = the file has { $bytes } bytes, more than the { $max } a scenario may have
scenario-fault-syntax = not JSON: { $what } at line { $line }, column { $column }
scenario-fault-other-file = this is not a scenario file: it does not begin with "format": "hells-gate-scenario"
scenario-fault-version = version { $found } of the scenario format is not supported; this program reads version { $supported }
scenario-fault-code = the unit code “{ $code }” reads like the name of a hex
scenario-fault-off-map = hex { $hex } is not on the map
scenario-fault-apart = { $a } and { $b } do not touch, so there is no hexside between them
scenario-fault-many = { $found } { $what ->
    [hexes] hexes
   *[units] units
} are more than the { $max } this build can hold
scenario-fault-half-source = give both “source” and “source_provenance”, or neither
scenario-fault-steps = { $steps } step(s) do not agree with reduced strength { $reduced }
scenario-fault-reduced = reduced strength { $reduced } is not below the full strength { $strength }
scenario-fault-enemy = the unit is set up in { $hex } together with the enemy unit { $enemy }
scenario-fault-release = the unit is conditional, but the scenario has no special rule “release” [6.2]
scenario-fault-no-units = the { $side ->
    [Soviet] Soviet
   *[German] German
} side has no units
scenario-fault-order = game turn { $wanted } belongs here, not { $found }
scenario-fault-backwards = the span ends on game turn { $last }, before it begins on game turn { $first }
scenario-fault-rule = this special rule is { $wanted }, not “{ $found }”
scenario-fault-unexplained = the scenario cannot be read; this is a mistake in the program
