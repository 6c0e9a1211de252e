# What to do now, what buttons say, and what would be left undone.

## What to do now
now-over = Game over
now-supply = Check the supply of all { $side ->
    [german] German
   *[soviet] Soviet
} units.
now-supply-and-bring = Check the supply of all { $side ->
    [german] German
   *[soviet] Soviet
} units and place { $units }.
now-reinforcement = Choose a supply source for { $units } to arrive at.
now-restoration = Restore one reduced, supplied corps to full strength, or end the phase.
now-breakout = Choose a unit to try to break out, or end the phase.
now-combat-done = No unit can attack any more; end the phase.
now-combat = Choose a hex to attack and the units that attack it, or end the phase.
now-attack = Attack on { $hex }: { $add ->
    [yes] add units,{" "}
   *[no] {""}
}remove units, or roll{ $roll ->
    [plain] {""}
    [crowded] , using the right-hand result
   *[choice] , normal or all-out
}.
now-losses = Absorb the hits.
now-retreat-on = Go on with the retreat from { $hex }: choose a hex for { $units }.
now-absorb = Absorb { $n ->
    [0] no hits
    [one] 1 hit
   *[other] { $n } hits
} in { $hex }: choose a unit to lose a step{ $last ->
    [must] ; the last hit must be absorbed by retreat
    [may] ; the last hit may be absorbed by retreat
   *[none] ; no retreat is possible
}.
now-last-must = The units in { $hex } must retreat to absorb the last hit: choose a unit and an adjacent hex.
now-last-may = Absorb the last hit in { $hex }: choose a unit to lose a step, or retreat every unretreated unit.
now-last = Absorb the last hit in { $hex }: choose a unit to lose a step; no retreat is possible.
now-part = Move { $units } apart: each tank unit must end the phase in a hex of its own.
now-movement-done = No unit can move any more; end the phase.
now-movement-opening = { $side ->
    [soviet] Move tank units, each once, or end the phase.
   *[german] Move one panzer unit, or end the phase.
}
now-movement = Move unretreated units, each once, or end the phase.
now-mud = Roll the die for mud: on { $faces } the snow turns to mud for the rest of the game.
now-mud-so = Roll the die for mud.

## Actions
do-judge-supply = Check { $side ->
    [german] German
   *[soviet] Soviet
} supply
do-enter = Place { $unit } in { $hex }
do-restore = Restore { $unit } to full strength
do-join = Add { $unit } to the attack on { $hex }
do-attack = Attack { $hex } with { $unit }
do-leave = Remove { $unit } from the attack
do-roll-crowded = Roll: attack on an overconcentrated hex
do-roll = Roll: normal attack
do-all-out = All-out attack, flipping { $unit }
do-retreat = Retreat { $unit } to { $hex }
do-move = Move { $unit } to { $hex }
do-move-through = Move { $unit } through { $via } to { $hex }
do-break-out = Try to break out with { $unit }
do-roll-for-mud = Roll for mud
do-restore-none = Don’t restore a corps
do-break-out-no-more = No more break-out attempts
do-end-phase = End the { $phase }
do-reduce = Reduce { $unit } by a step
do-eliminate = Eliminate { $unit }, its last step

## What would be left undone
undone-due = { $n ->
    [one] 1 unit is
   *[other] { $n } units are
} due to arrive: { $units }.
undone-arriving = { $n ->
    [one] 1 unit still has
   *[other] { $n } units still have
} to arrive: { $units }.
undone-restore = { $n ->
    [one] 1 unit could be restored
   *[other] { $n } units could be restored, one of them now
}: { $units }.
undone-in-attack = { $n ->
    [one] 1 unit is
   *[other] { $n } units are
} in an attack not yet rolled: { $units }.
undone-attack = { $n ->
    [one] 1 unit
   *[other] { $n } units
} could still attack: { $units }.
undone-retreat = { $n ->
    [one] 1 unit still has
   *[other] { $n } units still have
} to retreat: { $units }.
undone-hits = { $n ->
    [0] No hits
    [one] 1 hit
   *[other] { $n } hits
} in { $hex } { $n ->
    [one] is
   *[other] are
} still to be absorbed.
undone-part = { $n ->
    [one] 1 unit must still leave the others
   *[other] { $n } units share a hex and must part
}: { $units }.
undone-move = { $n ->
    [one] 1 unit
   *[other] { $n } units
} can still move: { $units }.
undone-move-one = One unit can still move, any of these: { $units }.
undone-break-out = { $n ->
    [one] 1 unit
   *[other] { $n } units
} could still try to break out: { $units }.
undone-mud = The mud roll has not been made.
ask-cannot-hit = Whatever the die shows, this attack does not hit.
