# Words used everywhere. English is the measure: every message exists here, and
# what another language lacks is said in English.
#
# One word for one thing (not the words in brackets):
#   check supply (judge, verdict)        supplied, in supply; out of supply
#   flip (turn to the weaker side)       right-hand result (higher result)
#   absorb a hit (take, suffer)          eliminated, of an event; destroyed, of a state
#   displaced (turned away)              released (called away)
#   undo, redo (take back)               handicap (given beforehand)
#   current position (the present)       game log (what happened)
#   line (branch, line of play)          hex info (card of the hex)
#   default (usual, as usual)            human (a person)
#   game turn, player turn; "turn 2" only with a number
# Players are "they". No space before % or …; U+2212 for minus; key names as on
# the keyboard: Ctrl, Shift, Space, Page Up, Del, Esc.

## Lists
list-and = { $most } and { $last }
list-others = { $n } others
list-or = { $most } or { $last }
list-empty = none

## Sides and phases
side = { $side ->
    [german] German
   *[soviet] Soviet
}

## What is not there
unit-unknown = an unknown unit

## Numbers and turns
decimal-sign = .
number = { $n ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $n }
}
