# The command line.

## Counted
count-hexes = { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}

## Victory points
points-of-both = Soviet { $soviet }, German { $german }
points-eliminated-first = Eliminated first, as they could trace no supply: { $units }.
points-nobody-eliminated-first = Every unit could trace supply: no unit would be eliminated first.

## Side panel
side-special = Special rules in force

## Turn track
turn-title = Game turn { $turn }: { $days } 1944
turn-ground = The ground: { $ground ->
    [mud] mud
   *[snow] snow
}.
turn-reinforcements = { $side ->
    [german] German
   *[soviet] Soviet
} reinforcements
turn-arrival = { $unit } at { $hex }
turn-arrival-if = { $unit } at { $hex }, if released [6.2]

## Card of a hex
card-no-way = Barred
card-move = Move
card-move-of = { $unit }: a move of { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}

## Menu of a hex
offer-attack = Attack { $hex }
offer-attack-all = Attack it with everything that can
offer-attack-from-here = Attack { $hex } from here
offer-cannot-hit = At { $column } no face of the die scores a hit.
offer-only-all-out = { $offer } (hits only if all-out)
offer-plan = Plan an attack on { $hex }
offer-move = Move { $unit } here
offer-move-picked = Move the { $n } picked units here
offer-move-any = Move a unit here
offer-stack = Pick the whole stack
offer-pick = Pick { $unit }
offer-hex = Choose the hex
offer-hex-alone = Choose the hex, not its units
offer-reach = Show the reach of { $unit }

## Overlays
overlay-zones = { $side ->
    [german] German
   *[soviet] Soviet
} zones of control
overlay-supply = Supply
overlay-pockets = Pockets
overlay-threats = Threats
overlay-chances = Chances to attack
overlay-forces = Strength and frontage
overlay-reach = Reach
overlay-trails = Last player turn
overlay-can-act = Can still act
overlay-threats-to = Threats to the { $side ->
    [german] German
   *[soviet] Soviet
} side
overlay-chances-of = { $side ->
    [german] German
   *[soviet] Soviet
} chances to attack
overlay-soviet-zones-about = Hexes next to a Soviet unit: lines rising to the right, solid edge. They stop German supply lines and retreats, except where a German unit stands [4.3]; never movement. [4.0]
overlay-german-zones-about = Hexes next to a German unit: lines falling to the right, dashed edge. They stop Soviet supply lines and retreats, except where a Soviet unit stands [4.3]; never movement. [4.0]
overlay-supply-about = Supply as the next check would find it if nothing moved. Thin lines lead to the sources. Green dot: supplied; triangle down: will lose it; triangle up: will have it again; black diamond: stays cut off. The picked unit's line is drawn out; where there is none, crosses show the hexes that break it and lines lead to the units that bar them. [5.1]
overlay-pockets-about = Groups from which no source can be reached: their outline, units, steps and strength. [5.1]
overlay-threats-about = The strongest attack the enemy could bring next against each hex of the side to move, as the units stand: column after shifts, and a tick for each face of the die that hits. [7.2]
overlay-chances-about = The strongest attack the side to move could bring against each enemy hex: column after shifts, and a tick for each face of the die that hits. [7.2]
overlay-forces-about = Printed strength in each hex; at the front also that of the enemy next to it, as numbers and as parts of a bar.
overlay-reach-about = Where the picked units, or those under the pointer, can go when they move next; the number says how many of them. [8.0]
overlay-trails-about = Who moved (solid) and who retreated (dashed) in the player turn before this one.
overlay-can-act-about = A white arrowhead on every unit that can still do something now.

## Legend: what an overlay sums up to
legend-supply = { $side ->
    [german] German
   *[soviet] Soviet
} { $n } of { $all }
legend-supply-ahead = at the next check: { $told }
legend-front = { $side ->
    [german] German
   *[soviet] Soviet
} { $note }
legend-reach = { $units }, { $hexes }
legend-trails-none = nobody moved
legend-trails-moved = { $n } moved
legend-trails = { $n } moved, { $retreated } retreated

## What overlays say of a hex or a unit, in words
note-zone = { $side ->
    [german] German
   *[soviet] Soviet
} zone of control
note-pocket = { $side ->
    [german] German
   *[soviet] Soviet
} pocket of { $what }
