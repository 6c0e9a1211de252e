# Why something is not allowed.

## At any time
no-over = The game is over; nothing more can be done.
no-such-unit = There is no such unit in this scenario.
no-such-hex = There is no such hex on the map.
no-not-yours = { $unit } is a { $side ->
    [german] German
   *[soviet] Soviet
} unit, and the { $actor ->
    [german] German
   *[soviet] Soviet
} player decides now.
no-stage-supply = This cannot be done yet; supply must be checked first.
no-stage-reinforcement = This cannot be done yet; each displaced reinforcement must be given a hex first.
no-stage-restoration = This cannot be done yet; restore one reduced corps, or go on without.
no-stage-combat = This cannot be done in the Combat Phase; units may attack now.
no-stage-losses = This cannot be done yet; the defender must absorb the hits first.
no-stage-movement = This cannot be done in the Movement Phase; units may move now.
no-stage-breakout = This cannot be done now; units out of supply may try to break out.
no-stage-mud = The phases of this game turn are over; roll the die for mud.
no-unit-due = { $unit } is not on the map yet; it is due on game turn { $turn }.
no-unit-not-yet = { $unit } is not on the map yet.
no-unit-destroyed = { $unit } has been destroyed.
no-unit-escaped = { $unit } has broken out and left the map.
no-unit-lost = { $unit } found no hex to arrive in and is lost.
no-unit-withheld = { $unit } was not released and does not arrive.
no-unit-elsewhere = { $unit } is in { $hex }.

## Supply, reinforcements, restoration
no-not-arriving = { $unit } is not a displaced reinforcement waiting for a hex.
no-entry-not-source = { $hex } is not a friendly supply source; a displaced reinforcement must arrive at the nearest one.
no-entry-enemy = The enemy is in { $hex }; choose a supply source that is vacant or holds friendly units.
no-entry-not-nearest = { $hex } is { $n ->
    [one] 1 hex
   *[other] { $n } hexes
} from the entry hex; choose a supply source that is only { $nearest ->
    [one] 1 hex
   *[other] { $nearest } hexes
} away.
no-still-arriving = { $units } still { $n ->
    [one] has
   *[other] have
} to arrive; choose a supply source first.
no-not-a-corps = { $unit } is not a corps; only a corps can be restored.
no-not-reduced = { $unit } has lost no step; only a reduced corps can be restored.
no-restore-unsupplied = { $unit } is out of supply; only a supplied corps can be restored.

## Attacks
no-already-attacked = { $unit } has already attacked; a unit attacks only once in a Combat Phase.
no-hex-already-attacked = { $hex } has already been attacked; a hex is attacked only once in a Combat Phase.
no-retreated-attacker = { $unit } has retreated and may not attack.
no-nothing-to-attack = No enemy unit is in { $hex }, so there is nothing to attack.
no-target-not-adjacent = { $unit } is in { $from }, which is not next to { $hex }; units attack adjacent hexes only.
no-attack-open = The attack on { $hex } is still open; roll for it, or call it off, first.
no-already-in-attack = { $unit } is already in this attack.
no-hexside-full = Only { $limit ->
    [one] 1 unit
   *[other] { $limit } units
} may attack across one hexside; { $number } already { $limit ->
    [one] attacks
   *[other] attack
} from { $hex }.
no-opening-attacker = { $when }, { $unit } may not attack; only these may: { $units }.
no-not-in-attack = { $unit } is not in this attack.
no-attack = No attack is open; first choose a hex, then a unit to attack it.
no-flip-not-full = { $unit } has no step to spare; an all-out attack flips a two-step unit at full strength.
no-flip-must-be-tank = { $unit } may not be flipped while a { $side ->
    [german] panzer
   *[soviet] tank
} unit at full strength is in the attack; flip { $units }.
no-all-out-needless = { $hex } holds { $number } unretreated units and is overconcentrated; the right-hand result is used without an all-out attack.

## Losses
no-not-under-attack = { $unit } is not in { $hex }; only units of the attacked hex absorb its hits.
no-retreated-absorbs = { $unit } has retreated and absorbs no hits; choose an unretreated unit of the hex.
no-two-steps-first = { $unit } has one step left, and units with two steps must lose one first; choose { $units }.
no-must-retreat = Soviet units that suffer { $n ->
    [0] no hits
    [one] 1 hit
   *[other] { $n } hits
} must absorb the last one by retreat if they can; choose a hex to retreat to.
no-retreat-begun = The retreat from { $hex } has begun; every unretreated unit there must retreat.
no-not-last-hit = Only the last hit may be absorbed by retreat; first absorb { $n ->
    [0] no more hits
    [one] 1 more hit
   *[other] { $n } more hits
} by step loss.

## Retreats
no-already-retreated = { $unit } has already retreated and cannot retreat again.
no-not-retreating = { $unit } is not in { $hex }; only units of the attacked hex retreat.
no-retreat-not-adjacent = { $to } is not next to { $from }; units retreat to an adjacent hex.
no-retreat-enemy = The enemy is in { $to }, so no unit may retreat there.
no-retreat-zoc = { $to } is in an enemy zone of control, and no friendly unit was there when the retreat began.
no-retreat-after-friend = { $to } held no friendly unit when the retreat began; units that have gone there since do not open it.
no-retreat-enemy-source = { $to } is an enemy supply source, and no friendly unit was there when the retreat began.
no-retreat-from-source = { $from } is a friendly supply source, and { $to } is not; from a friendly supply source units retreat only to another one.
no-retreat-free-first = { $to } is in an enemy zone of control; hexes outside come first, such as { $free }.
no-opening-retreat-alone = { $when } Germans may retreat only to a hex with a German supply source or another German unit; { $to } has neither.
no-opening-retreat-hit = { $to } took a hit earlier in this phase; { $when } Germans may not retreat to such hexes.
no-retreat-closed = { $when } { $side ->
    [german] German
   *[soviet] Soviet
} units may not retreat into { $hex }.
no-retreat-closed-now = These units may not retreat into { $hex }.

## Movement and break-out
no-retreated-mover = { $unit } has retreated and may not move until its Recovery Phase has removed the marker.
no-already-moved = { $unit } has already moved; a unit moves only once in a Movement Phase.
no-move-not-adjacent = { $to } is not next to { $from }; units move one adjacent hex at a time.
no-move-too-far = { $to } is out of reach; { $unit } moves two hexes at the most.
no-move-enemy = The enemy is in { $hex }, so no unit may move into it or through it.
no-not-fast = { $unit } is infantry and moves one hex only.
no-too-muddy = In mud every unit moves one hex only.
no-too-far-unsupplied = { $unit } is out of supply and moves one hex only.
no-two-woods = { $unit } may enter only one woods hex in a move of two hexes; only cavalry may enter two.
no-two-rivers = { $unit } may cross only one river hexside in a move of two hexes; only cavalry may cross two.
no-opening-mover = { $unit } may not move; { $when } only { $side ->
    [german] one panzer unit
   *[soviet] tank units
} may move in the { $side ->
    [german] German
   *[soviet] Soviet
} Movement Phase.
no-opening-second-mover = { $unit } has moved, and { $when } only one panzer unit may move.
no-opening-crowds = If the unit ended in { $hex }, the tank units could not all end the phase in different hexes.
no-opening-tanks-together = { $when } the tank units must end the phase in different hexes; move { $units } apart.
no-move-closed = { $when } { $side ->
    [german] German
   *[soviet] Soviet
} units may not move into { $hex }.
no-move-closed-now = These units may not move into { $hex }.
no-stand-fast = { $unit } is in or next to { $hex } and may not move until game turn { $turn } is over, unless a { $side ->
    [german] German
   *[soviet] Soviet
} unit has at some time entered a hex next to { $hex }.
no-breakout-supplied = { $unit } is supplied; only units out of supply break out.
no-breakout-moved = { $unit } has moved; only units that did not move may break out.
no-breakout-retreated = { $unit } has retreated and may not break out.
no-refuge = No supplied friendly unit is within { $n ->
    [1] one hex
    [2] two hexes
   *[several] { $n } hexes
} of { $unit }, so it cannot break out.

## What is written
notation-unreadable = “{ $text }” cannot be read: { $why }
notation-no-hex = “{ $name }” is not a hex: write a row letter and a column number, like C6
