# The special rules in force.
special-opening-retreats = German units may retreat only to a hex with a German supply source or another German unit, and only if that hex took no hit in this phase.
special-opening-soviet-moves = Of the Soviet units only tank units may move, and they must end the phase in different hexes.
special-opening-no-attack = No German unit may attack.
special-opening-attack = Of the German units only { $units } may attack.
special-opening-shift = German attackers suffer { $n ->
    [0] no supply shift
    [1] one supply shift at most
   *[several] { $n } supply shifts at most
}.
special-opening-german-moves = Of the German units only one panzer unit may move.
special-until = {" "}(until game turn { $turn })
special-closed = { $side ->
    [german] German
   *[soviet] Soviet
} units may not move or retreat into { $hex }{ $until }.
special-short-supply = { $side ->
    [german] German
   *[soviet] Soviet
} supply lines may be at most { number } { $n ->
    [one] hex
   *[other] hexes
} long; the source is counted, the unit's own hex is not.
special-shift-cap = Each side suffers { $n ->
    [0] no supply shift
    [1] one supply shift at most
   *[several] { $n } supply shifts at most
}, attacking or defending.
special-stand-fast = { $side ->
    [german] German
   *[soviet] Soviet
} units in or next to { $hex } may not move unless a { $enemy ->
    [german] German
   *[soviet] Soviet
} unit has at some time entered a hex next to it.
special-dumps = While a { $side ->
    [german] German
   *[soviet] Soviet
} unit is in { $hex }, { $side ->
    [german] German
   *[soviet] Soviet
} units that defend in or attack from { $hexes } suffer { $n ->
    [0] no supply shift
    [1] one supply shift at most
   *[several] { $n } supply shifts at most
}.
special-thaw = If the ground is still snow, one die is rolled: on { $faces } it turns to mud for the rest of the game.
special-restoration = One reduced, supplied { $side ->
    [german] German
   *[soviet] Soviet
} corps may be restored to full strength at the end of the phase.
special-breakout = At the end of the phase, units out of supply that did not move and are not retreated may try to break out to a supplied friendly unit at a distance of { $reach } at most: with the die plus 1 for each refuge hex, { $needed } or more escapes.
special-release = { $units } { $n ->
    [one] arrives
   *[other] arrive
} only if a { $side ->
    [german] German
   *[soviet] Soviet
} unit has at some time entered { $hexes }{ $so ->
    [unknown] {""}
    [yes] ; that has happened
   *[no] ; that has not happened yet
}.
