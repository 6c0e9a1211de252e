# The tabletop battle.

## Names
tabletop-title = { $title ->
    [korsun_1944_tabletop] Korsun 1944 on the table
    [example_120km] 120 km by 120 km, hexes
    [example_120km_offset] 120 km by 120 km, offset squares
    [example_120km_square] 120 km by 120 km, squares
   *[other] { $id }
}
tabletop-side = { $side ->
    [soviet] Soviets
    [german] Germans
   *[other] { $name }
}
tabletop-clock-turn = game turn
tabletop-clock-part = player turn
tabletop-clock-phase = phase
tabletop-wins = Victory: { $side }
tabletop-draw = A draw
tabletop-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
tabletop-turn = Game turn { $turn } ({ $from } to { $to })
tabletop-player-turn = Player turn: { $side }
tabletop-phase = { $phase ->
    [ground] ground phase
    [supply] supply phase
    [reinforcement] reinforcement phase
    [attack] attack phase
    [movement] movement phase
   *[rally] rally phase
}
tabletop-ground = { $ground ->
    [mud] mud
   *[easy] easy ground
}
tabletop-track-turns = Game turn

## Actions
tabletop-do-ground = Roll for the ground
tabletop-do-enter = { $unit } arrives in { $cell }
tabletop-do-replace = Give { $unit } a replacement point
tabletop-do-join = { $unit } attacks { $cell }
tabletop-do-leave = Remove { $unit } from the attack
tabletop-do-resolve = Roll: normal attack
tabletop-do-all-out = Roll: all-out attack
tabletop-do-lose = { $unit } loses a point
tabletop-do-stay = Stay and take the whole loss
tabletop-do-go = Retreat
tabletop-do-retreat = { $unit } retreats to { $cell }
tabletop-do-move = { $unit } moves to { $cell }
tabletop-do-move-over = { $unit } moves to { $cell } by way of { $over }
tabletop-do-end = End the { tabletop-phase }

## What is to be decided
tabletop-now-ground = A die decides whether the ground changes; now: { $ground }.
tabletop-now-reinforce = Place new units and give replacements; points left: { $points }.
tabletop-now-attack = Choose a target for an attack, or end the phase.
tabletop-now-no-target = Nobody is left who could attack: end the phase.
tabletop-now-join = Choose who attacks { $cell }, and roll.
tabletop-now-attacker-loss = Choose which attackers take the loss; points still to lose: { $points }.
tabletop-now-stay-or-go = Stay in { $cell } and lose { $points } { $points ->
    [one] point
   *[other] points
}, or retreat.
tabletop-now-defender-loss = Choose which units in { $cell } take the loss; points still to lose: { $points }.
tabletop-now-retreat = Choose where the units in { $cell } retreat to.
tabletop-now-move = Move units, or end the phase.
tabletop-now-where = Choose where { $units } should go, on the map or below the list.
tabletop-now-over = The game is over.
tabletop-head-attack = Attack { $cell }
tabletop-head-where = { $units }: where to
tabletop-all-of-them = { $n ->
    [one] the one
   *[other] all { $n }
}
tabletop-go-together = { $n ->
    [one] It goes to { $cell }
   *[other] All { $n } go to { $cell }
}
tabletop-head-replacements = Replacement points: { $n }
tabletop-strength = { $now } of { $full }
tabletop-defended = defended by { $n } { $n ->
    [one] point
   *[other] points
}
tabletop-unit-in = { $unit } ({ $cell })
tabletop-modified = counts { $modified }, { $change } hits
tabletop-hits-expected = Hits on average: attack { $ours }, defence { $theirs }.
tabletop-hits-lose = Whoever hits less often loses the difference in points.
tabletop-will-throw = A die for { $die }: a hit on { $needs }.
tabletop-may-retreat = The defenders may then retreat, which saves them up to { $n } of it.
tabletop-crowded = The target is crowded.
tabletop-losses-expected = { $manner ->
    [all-out] All-out
   *[normal] Normal
}, losses on average: attackers { $attacker }, defenders { $defender }.
tabletop-chance = won { $won }%, drawn { $drawn }%, lost { $lost }%
tabletop-won = { $won }%
tabletop-chance-brief = won { $won }%, losses { $attacker } : { $defender }
tabletop-saves = Points of the units there: { $strength }. A retreat saves { $saved } of the loss.
tabletop-reach = { $n } { $n ->
    [one] cell
   *[other] cells
} in reach

## Dice
tabletop-die-ground = Ground
tabletop-die-unit = { $unit } at { $modified }
tabletop-needs = 1 to { $most }
tabletop-throw-ground = The ground becomes { $ground } on { $most } or less.
tabletop-throw-mud = In mud defenders count { $factor } times their strength, and nobody moves more than one cell.
tabletop-throw-sure = Sure hits, without a die: attack { $ours }, defence { $theirs }.
tabletop-throw-hits = Hits: attack { $ours }, defence { $theirs }.
tabletop-rounded-up = rounded up
tabletop-factor = { $factor ->
    [tank-open] tank attacking into the open
    [tank-cover] tank attacking into difficult or urban terrain
    [river] across a river
    [cover] difficult or urban terrain
    [mud] mud
   *[supply] out of supply
}

## What happened
tabletop-did-turn = Game turn { $turn }, player turn: { $side }.
tabletop-did-phase = The { tabletop-phase } begins.
tabletop-did-ground = Die { $die }: the ground becomes { $ground }.
tabletop-did-ground-stays = Die { $die }: the ground stays as it is.
tabletop-did-supply-all = { $side }: every unit is in supply.
tabletop-did-supply = { $side }: { $n } { $n ->
    [one] unit is
   *[other] units are
} out of supply: { $units }.
tabletop-did-arrive = { $unit } arrives in { $cell }.
tabletop-did-arrive-displaced = { $unit } arrives in { $cell }, as the enemy is in { $from }.
tabletop-did-displace = The enemy is in { $from }: { $unit } must arrive at another supply base.
tabletop-did-lose-arrival = { $unit } finds no free supply base and is lost.
tabletop-did-replacements = Replacement points: { $points }.
tabletop-did-replace = { $unit } takes a replacement point and has { $strength } now.
tabletop-did-lapse = Replacement points not used and lost: { $points }.
tabletop-did-move = { $unit } moves from { $from } to { $cell }.
tabletop-did-rally = Rallied: { $units }.
tabletop-did-end = The game is over.
tabletop-did-join = { $unit } joins the attack on { $cell }.
tabletop-did-leave = { $unit } leaves the attack.
tabletop-did-fight = { $manner ->
    [all-out] All-out attack
   *[normal] Attack
} on { $cell }: hits { $ours } to { $theirs }; the attackers have to lose { $attacker }, the defenders { $defender }.
tabletop-did-lose = { $unit } loses { $points } { $points ->
    [one] point
   *[other] points
}{ $left ->
    [0] {" "}and is destroyed
   *[other] ; left: { $left }
}.
tabletop-did-destroy = { $unit } is destroyed: { $cause ->
    [overwhelmed] the loss was more than its cell had
    [left-behind] it had retreated, and the others of its cell are gone
   *[isolated] it was isolated at the end
}.
tabletop-did-stay = The defenders stay; their loss: { $points }.
tabletop-did-go = The defenders retreat and save { $saved }; loss left: { $points }.
tabletop-did-retreat = { $unit } retreats from { $from } to { $cell }.
tabletop-points-losses = Enemy points of strength lost: { $n }
tabletop-points-bases = Enemy supply bases held: { $n }
tabletop-points-handicap = Handicap

## Why not
tabletop-not-over = The game is over.
tabletop-not-phase = This does not belong to the { tabletop-phase }.
tabletop-not-under-way = { $stage ->
    [attack] First the attack that is being put together is rolled for.
    [attacker_loss] First the attackers take their loss.
    [stay_or_go] First the defender says whether to stay or retreat.
    [defender_loss] First the defenders take their loss.
   *[retreat] First the defenders retreat.
}
tabletop-not-due = { $unit } is not due to arrive.
tabletop-not-entry-free = No enemy is in { $cell }, so the unit enters there.
tabletop-not-entry-base = { $cell } is not one of your supply bases.
tabletop-not-entry-enemy = The enemy is in { $cell }.
tabletop-not-entry-nearest = { $cell } is { $distance } away from the entry cell, the nearest free supply base { $nearest }.
tabletop-not-arrivals = { $unit } still has to be placed.
tabletop-not-points = No replacement point is left.
tabletop-not-replace = { $unit } is not one of your units on the table.
tabletop-not-full = { $unit } is at its original strength.
tabletop-not-replace-supply = { $unit } is out of supply and takes no replacements.
tabletop-not-nobody = Nobody is in the attack.
tabletop-not-twice = { $unit } is in the attack already.
tabletop-not-in-attack = { $unit } is not in the attack.
tabletop-not-other-target = The attack on { $cell } comes first.
tabletop-not-enemy = No enemy is in { $cell }.
tabletop-not-attacked-before = { $cell } was attacked before in this player turn.
tabletop-not-attack = { $unit } is not one of your units on the table and cannot attack.
tabletop-not-retreated = { $unit } has retreated and has not rallied yet.
tabletop-not-has-attacked = { $unit } has attacked in this player turn.
tabletop-not-next-to = { $unit } is not next to { $cell }.
tabletop-not-third = { $most ->
    [1] A unit of { $cell } is in the attack already, and only one may be; { $unit } would be the second.
   *[two] Two units of { $cell } are in the attack already; { $unit } would be the third.
}
tabletop-not-pay = The attackers have { $points } { $points ->
    [one] point
   *[other] points
} together and could not pay for going all-out.
tabletop-not-group = { $unit } is not among the units that take this loss.
tabletop-not-others = { $unit } would be destroyed while others have more than one point.
tabletop-not-loss = Without a loss nobody retreats.
tabletop-not-above = The loss, { $loss }, is more than the { $strength } that the cell has: there is no retreat.
tabletop-not-nowhere = From { $cell } there is nowhere to retreat to.
tabletop-not-retreating = { $unit } is not among the units that retreat.
tabletop-not-far = { $cell } is not next to the cell under attack.
tabletop-not-to-enemy = The enemy is in { $cell }; nobody retreats there.
tabletop-not-to-impassable = { $cell } is impassable; nobody retreats there.
tabletop-not-to-enemy-base = { $cell } is an enemy supply base; nobody retreats there.
tabletop-not-to-base = From a supply base units retreat only to another of theirs, and { $cell } is none.
tabletop-not-to-exposed = { $cell } is vacant and next to an enemy.
tabletop-not-to-first = { $cell } is next to an enemy, and there is a cell away from enemies to go to.
tabletop-not-move = { $unit } is not one of your units on the table and cannot be moved.
tabletop-not-has-moved = { $unit } has moved in this player turn.
tabletop-not-length = The way has { $cells } { $cells ->
    [one] cell
   *[other] cells
}; this unit may now enter { $most }.
tabletop-not-next = { $cell } is not next to the cell before it.
tabletop-not-way = The enemy is in { $cell }.
tabletop-not-impassable = { $cell } is impassable.
tabletop-not-difficult = { $cell } would be the second difficult cell on the way.
tabletop-not-river = The way to { $cell } would cross a second river.

## Options
tabletop-always = always
tabletop-if-loses = only if the defender loses something
tabletop-yes = yes
tabletop-no = no
tabletop-case = In this game: { $chosen }.
tabletop-option-all-out = All-out attacks cost the defender
tabletop-option-all-out-about = When an all-out attack adds to the defender’s loss: whatever the dice say, or only if the attack has more hits. The attacker pays either way.
tabletop-option-crowded = A crowd costs the defender
tabletop-option-crowded-about = When a crowded cell adds to the defender’s loss: only if it loses something otherwise, or in every attack.
tabletop-option-captured = Captured bases supply
tabletop-option-captured-about = Whether an enemy supply base held by one’s own units supplies them and ends their supply lines.
tabletop-option-replacements = Replacements need supply
tabletop-option-replacements-about = Whether only units in supply take replacement points.
tabletop-option-isolated = Isolated units are lost at the end
tabletop-option-isolated-about = Whether units from which no supply line leads to a base are destroyed before the points are counted.
tabletop-option-diagonals = Squares touch at their corners
tabletop-option-diagonals-about = Whether the four squares at the corners are neighbours too, for movement, attack, retreat and supply.
tabletop-no-squares = only squares can touch at their corners, and this table has none

## Positions and questions
tabletop-unit-twice = { $unit } is listed twice
tabletop-both-there = both sides would be in { $cell }
tabletop-unsound = no game comes to this position: { $why }
tabletop-stuck = { $stage ->
    [ground] there is no change of the ground to roll for
    [attack] the attack has more dice than one throw can have
    [reinforcement] a unit is due that has nowhere to arrive
    [stay_or_go] the defenders cannot retreat, so there is no choice
   *[retreat] the units have nowhere to retreat to
}
tabletop-attack-elsewhere = an attack belongs to the attack phase
tabletop-no-unit = there is no unit “{ $unit }”{ $near ->
    [none] {""}
   *[other] ; did you mean “{ $near }”?
}
tabletop-no-question = there is no question “{ $verb }”
tabletop-not-on-table = { $unit } is not on the table
tabletop-nobody-there = nobody is in { $cell }

## What computer players think
tabletop-idea-times = { $label } (×{ $n })
tabletop-idea-attack = { $manner ->
    [all-out] Attack { $cell } all-out with { $units }
   *[normal] Attack { $cell } with { $units }
}
tabletop-idea-moves = Move { $n } { $n ->
    [one] unit
   *[other] units
}: { $legs }
tabletop-idea-leg = { $units } to { $cell }
tabletop-idea-legs-more = { $legs }; and { $n } more
tabletop-idea-stand = Move nobody
tabletop-why-odds = Won { $won }%, lost { $lost }%; losses on average: attackers { $attacker }, defenders { $defender }.
tabletop-why-overwhelmed = { $chance }% that the loss is more than the cell has and everybody in it is destroyed.
tabletop-why-no-retreat = The defenders have nowhere to retreat to.
tabletop-why-crowd = The target is crowded: its loss is higher by { $n }.
tabletop-why-all-out = Going all-out adds to the losses: attacker { $price }, defender { $gain }.
tabletop-why-weak = The defenders are out of supply and fight at half strength.
tabletop-why-base = Takes { $cells }: victory points if that lasts to the end: { $n }.
tabletop-why-leaves = Leaves the base { $cell }, which the enemy could then enter next turn.
tabletop-why-gives-up = Leaves the enemy base { $cell }; victory points given up unless somebody stands there at the end: { $n }.
tabletop-why-threat = What the enemy’s next attacks may gain: { $after } instead of { $before }.
tabletop-why-strike = What your own next attacks may gain: { $after } instead of { $before }.
tabletop-why-stay = Staying costs { $points } { $points ->
    [one] point
   *[other] points
} and holds the cell.
tabletop-why-stay-all = Staying costs all the strength that is there (points: { $points }): nobody is left, and the cell is lost.
tabletop-why-go = Retreating saves { $points } { $points ->
    [one] point
   *[other] points
} and gives up the cell.
tabletop-why-lose = The units that can do least with their points lose them.
tabletop-why-safe = No enemy is next to the cell.
tabletop-why-friends = Every cell in reach is next to an enemy; in this one there are friends.
tabletop-why-replace = The points go to the units that can do most with them.
tabletop-why-no-attack = No attack that is left promises more than it costs.
tabletop-why-unmade = Attacks that look good at sight are left: the units stay as they are.
tabletop-why-quiet = Changes neither supply nor bases, and little of what either side can attack next.
tabletop-why-unused = Replacement points that are not used in this phase are lost.
tabletop-why-enter = Arrives at full strength, and may attack and move this turn.
tabletop-why-ground = The ground is rolled for; nobody decides anything.

## What a plan is for
tabletop-task-goes = { $units } → { $cell }
tabletop-task-all-out = { $units } → { $cell }, all-out
tabletop-task-stays = { $units }, stay in { $cell }
tabletop-task-cuts = { $together ->
    [yes] Together they cut the supply of { $units }.
   *[no] Cuts the supply of { $units }.
}
tabletop-task-relieves = Opens a supply line to { $units }.
tabletop-task-regains = Gets back into supply.
tabletop-task-keeps-cut = Keeps the ring shut: otherwise there would be a supply line to { $units }.
tabletop-task-keeps-open = Keeps the supply line to { $units } open.
tabletop-task-guards = Holds the base { $cell }, which the enemy could enter next turn otherwise.
tabletop-task-prepares = { $without ->
    [none] Makes an attack on { $cell } possible next turn; losses there on average, as things stand: { $points }.
   *[other] Strengthens the next attack on { $cell }; losses there on average, as things stand: { $points } instead of { $without }.
}
tabletop-task-supports = Makes { $cell } harder to attack; losses there on average: { $points } instead of { $without }.
tabletop-task-withdraws = { $points ->
    [none] Gets away from where an attack could cost { $before } on average; here nobody can attack it.
   *[other] Gets away from where an attack could cost { $before } on average; here it is { $points }.
}
tabletop-answer-leaves = { $units }, retreat from { $cell }
tabletop-answer-guards = Holds the base { $cell }, which the enemy could otherwise enter this turn.
tabletop-answer-supplied = There is a supply line there; in { $cells } there would be none.
tabletop-answer-nearer = The supply line is shortest there ({ $n } to the base; { $next } from the next best cell).
tabletop-answer-look = Look at { $cell }: what depends on it, and where around it is there supply?
tabletop-answer-base = Holds the enemy base { $cell }; victory points if somebody stands there at the end: { $n }.
tabletop-answer-protects = Keeps those who have retreated there from being lost: { $units }.
tabletop-answer-abandons = Those who have retreated there are lost with it: { $units }.
tabletop-answer-free = Neither a base nor a supply line depends on their staying.
tabletop-falls-cut = If its defenders are destroyed, there is no supply line to { $units }.
tabletop-falls-open = If its defenders are destroyed, a supply line to { $units } is open.
tabletop-falls-base = If the cell falls, the base { $cell } lies open.
tabletop-look = { $duty ->
    [exploit] Look at { $places }: a base is to be had.
    [guard] Look at { $places }: a base is at stake.
    [close] Look at { $places }: it decides whether the enemy is in supply.
    [relieve] Look at { $places }: it decides whether your own units are in supply.
    [hold] Look at { $places }: a ring or a supply line depends on it.
    [break] Look at { $places }: is it to be attacked?
    [prepare] Look at { $places }: how would it be attacked next turn?
    [support] Look at { $places }: how would the enemy attack there?
   *[withdraw] Look at { $places }: who stands better there?
}
tabletop-look-idle = Look at what an attack or a move would risk.

## Faults of a scenario file
tabletop-not-a-scenario = this is not a scenario of the tabletop battle: it does not say "system": "tabletop"
tabletop-other-format = format { $found } of these scenarios is not supported; this program reads format { $supported }
tabletop-too-long = the file has { $bytes } bytes, more than the { $limit } a scenario may have
tabletop-not-json = not JSON: { $what } at line { $line }, column { $column }
tabletop-base-off-edge = supply bases are on the table edge, and { $cell } is not [T5.1]
tabletop-base-impassable = a supply base cannot be in { $cell }, which is impassable [T4.4]
tabletop-unit-impassable = a unit cannot be in { $cell }, which is impassable [T4.4]
tabletop-set-up-with-enemy = the unit is set up in { $cell } together with the enemy unit { $enemy }
tabletop-no-side-between = { $first } and { $second } share no side, so no river runs between them
tabletop-no-such-side = “{ $found }” is not one of the sides: { $sides }
tabletop-backwards = the span ends on game turn { $last }, before it begins on game turn { $first }
tabletop-no-day = “{ $found }” is not a day: write it like 1944-01-24
tabletop-no-change = the change does not change the ground
tabletop-unexplained = the scenario cannot be read; this is a mistake in the program
tabletop-undone-move = { $n ->
    [one] One unit could still move: { $units }.
   *[other] { $n } units could still move: { $units }.
}
tabletop-undone-attack = { $n ->
    [one] One unit could still attack: { $units }.
   *[other] { $n } units could still attack: { $units }.
}
tabletop-undone-replace = { $n ->
    [one] One replacement point would be lost.
   *[other] { $n } replacement points would be lost.
}

## Answers in sentences
tabletop-told-defence = Defence:
tabletop-told-lines-all = Every unit on the table has a supply line to a base.
tabletop-told-lines = No supply line leads to a base from: { $units }.
tabletop-told-line = { $unit }: { $strength }{ $given ->
    [yes] {" "}{ $factors } = { $modified }
   *[no] {""}
}; sure hits { $sure }{ $needs ->
    [0] {""}
   *[other] , a die hits on { $needs } or less
}
tabletop-told-limit = A supply line is at most { $n } { $n ->
    [one] cell
   *[other] cells
} long.

## Overlays, cards, chances
tabletop-days = { $from } – { $to } { $year }
tabletop-overlay = { $overlay ->
    [zones-first] Zones of control: { $side }
    [zones-second] Zones of control: { $side }
    [supply] Supply
    [pockets] Pockets
    [threats] Threats
    [chances] Chances to attack
    [forces] Strength and frontage
    [reach] Reach
   *[can-act] Can still act
}
tabletop-overlay-about = { $overlay ->
    [zones-first] Cells next to the first side’s units: lines rising to the right, solid edge. They bar enemy supply lines and retreats, unless a friendly unit stands there; never movement. [T10.4]
    [zones-second] Cells next to the second side’s units: lines falling to the right, dashed edge. They bar enemy supply lines and retreats, unless a friendly unit stands there; never movement. [T10.4]
    [supply] Supply as a check would find it now. Green dot: supplied; triangle down: will lose it; triangle up: will have it again; black diamond: stays without. The way of the picked unit to a base is drawn out, broken where none is open. [T10.2]
    [pockets] Groups from which no base can be reached: their outline, units and points. [T10.4]
    [threats] The strongest attack the enemy could put together against each cell, as the units stand: modified strengths, and a tick for each sixth of the chance of more hits. [T12.9]
    [chances] The strongest attack the side to act could put together against each enemy cell: modified strengths, and a tick for each sixth of the chance of more hits. [T12.9]
    [forces] Points in each cell; at the front also those of the enemy next to it, as numbers and as parts of a bar.
    [reach] Where the picked units, or those under the pointer, can go when they move next; the number says how many of them. [T13.1]
   *[can-act] A white arrowhead on every unit that can still do something now.
}
tabletop-note-zone = zone of control: { $side }
tabletop-note-pocket = { $side }, cut off: { $what }
tabletop-note-odds = strongest attack { $ours } against { $theirs }, more hits with { $won }%
tabletop-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
tabletop-count-cells = { $n ->
    [one] 1 cell
   *[other] { $n } cells
}
tabletop-legend-supply = { $side }: { $n } of { $all } supplied
tabletop-card-head = { $head ->
    [terrain] Terrain
    [base] Base
    [river] River
    [unit] Unit
    [supply] Supply
    [zone] Zone
    [chance] Attack
    [move] Move
   *[no-way] Barred
}
tabletop-card-terrain = { $terrain ->
    [open] open
    [difficult] difficult
    [urban] urban
   *[impassable] impassable
}
tabletop-card-cover = { $terrain ->
    [urban] urban
   *[difficult] difficult
}: { $cover ->
    [1] the defence counts once
    [2] doubles the defence
    [3] triples the defence
   *[several] the defence counts ×{ $cover }
}, { $tanks ->
    [1] tanks attack at their own strength
    [2] tanks attack at only twice their strength
    [3] tanks attack at triple strength
   *[several] tanks attack at ×{ $tanks }
}
tabletop-card-base = a base: { $side }
tabletop-card-river = towards { $cells }: { $river ->
    [1] attackers across it are not weakened
    [2] halves the strength of attackers across it
   *[several] divides the strength of attackers across it by { $river }
}
tabletop-card-mark = { $mark ->
    [supply] out of supply
    [retreated] has retreated
    [attacked] has attacked
   *[moved] has moved
}
tabletop-card-supply = { $how ->
    [line] { $n ->
        [0] in a base
        [one] line of 1 cell to a base
       *[other] line of { $n } cells to a base
    }
    [air] from the air
   *[none] no open line to a base
}
tabletop-card-zone = { $side }, from { $cells }
tabletop-card-chance = strongest with { $n ->
    [one] 1 unit
   *[other] { $n } units
}: more hits with { $won }%, { $losses } points lost on average
tabletop-card-goes = { $unit } can go there
tabletop-card-go-together = { $n ->
    [one] It can go there
   *[other] All { $n } can go there
}
tabletop-card-cuts = would be cut off then: { $units }
tabletop-card-opens = would have a supply line again: { $units }
tabletop-month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
tabletop-track-days = { $from }–{ $to } { $month }
tabletop-track-days-across = { $from } { $month } – { $to } { $next }
tabletop-track-arrive = { $side }: { $units }
tabletop-losses-of = { $who ->
    [attackers] Losses of the attackers
   *[defenders] Losses of the defenders
}
tabletop-losses-title = { $manner ->
    [all-out] All-out
   *[normal] Normal
} attack, points lost on average { $attacker } : { $defender }
tabletop-undone-supply = { $n ->
    [one] 1 unit would be out of supply: { $units }
   *[other] { $n } units would be out of supply: { $units }
}

## The game, and names of cells
notation-no-cell = “{ $name }” is not a cell: write a row letter and a column number, like C6
notation-off-table = cell { $cell } is not on the table
tabletop-game = The tabletop battle
tabletop-about = { $id ->
    [korsun_1944_tabletop] The Korsun Pocket under the tabletop rules: the map and the armies of the board game, with strength points and handfuls of dice. For those who want to fight the same battle both ways.
    [example_120km] A modest battle on a table of hexes, about 120 km wide, with some 55 points of strength a side. A good first game with the tabletop rules.
    [example_120km_offset] The modest battle on rows of squares shifted by half a square, so that each has six neighbours. It plays as on hexes and needs only square tiles.
    [example_120km_square] The modest battle on plain squares, which touch at their corners too or, if you choose so, at their sides only. Made for a table ruled with a chequered cloth.
   *[other] A battle for the tabletop, brought by a scenario of its own. Its file tells more.
}
tabletop-credit = Another author's adaptation, for miniatures, of Philip Sabin's Hell's Gate.
tabletop-length = { $turns ->
    [one] { $turns } game turn
   *[other] { $turns } game turns
}, { $from } to { $to } { $year }

## The guided tour
tabletop-tour = Guided tour: a player turn on the table
tabletop-tour-battle = A player turn on the table
tabletop-tour-battle-text = In a few minutes you play a Soviet player turn, one rule to a card. Do what a card asks in any way you like: mouse, keys or buttons. { tour-show-me } ({ $show_me }) does it for you.
tabletop-tour-table = The table
tabletop-tour-table-text = A hex measures 20 km. The woods in D4 are difficult ground, the city in C4 is urban; nobody enters the lake in B3. Rivers run along the sides of hexes. The flags along the edges are supply bases: yours in the east, the German ones in the west.
tabletop-tour-units = The units
tabletop-tour-units-text = The number on a unit is its combat strength, in points. Losses take them away one by one, and without points it is gone. There are infantry, tanks, mechanised units and cavalry; an elite unit has a point more.
tabletop-tour-phases = Six phases
tabletop-tour-phases-text = A player turn has six phases: ground, supply, reinforcement, attack, movement, rally. Units attack first and move afterwards. On turn 1 there is nothing to roll for, all are in supply and nobody arrives. So it begins with the attacks, as the panel says.
tabletop-tour-supply = Supply
tabletop-tour-supply-text = A unit is in supply if a chain of hexes leads from it to one of its bases. Enemies bar the chain, and so do vacant hexes next to an enemy. It is checked in phase 2, and the result holds until your next turn.
tabletop-tour-supply-task = Show the supply: { $key }, or the menu { menu-overlays }.
tabletop-tour-overlays = Nine overlays
tabletop-tour-overlays-text = Every line ends at a base, every dot is green: nobody lacks anything yet. Nine such overlays explain a position, each with a key of its own.
tabletop-tour-overlays-task = Clear the table again: { $key }.
tabletop-tour-tank = Tanks attack
tabletop-tour-tank-text = An attacking tank counts three times its strength in the open, twice in difficult or urban ground. { $unit } has 2, and B4 is open: that makes 6.
tabletop-tour-tank-task = Choose B4 as the target, then tick { $unit }.
tabletop-tour-rifle = Infantry joins in
tabletop-tour-rifle-text = Up to two units of a hex attack together. Every 6 points are a sure hit; what is left over is a die that hits on that number or less. { $unit } has 3: a die that hits on 1 to 3.
tabletop-tour-rifle-task = Let { $unit } join the attack.
tabletop-tour-pool = The dice pool
tabletop-tour-pool-text = The panel shows how each number comes about, and how likely every loss is, for both sides. The defender rolls as well: 3 in open ground, again a die that hits on 1 to 3. Whoever has fewer hits loses the difference, in points.
tabletop-tour-roll = Rolling
tabletop-tour-roll-text = All dice fall at once: you have a sure hit and a die, the defender has a die. A ring about a die says that it hits.
tabletop-tour-roll-task = { tabletop-do-resolve }.
tabletop-tour-stay = Stay or go
tabletop-tour-stay-text = Two hits to none: { $unit } has to lose 2 points of its 3. Now the German player decides, and here that is you. A retreat would save 2 points, but give up the hex.
tabletop-tour-stay-task = Let it stay: { tabletop-do-stay }.
tabletop-tour-woods = Into the woods
tabletop-tour-woods-text = Difficult and urban ground double the defenders, and tanks count only twice there. No river lies between these three and D4; one would halve them. You may attack as often as you have targets, but a unit only once.
tabletop-tour-woods-task = Attack D4 with { $guards } and { $tank } from D5 and with { $division } from E4.
tabletop-tour-all-out = All-out
tabletop-tour-all-out-text = Going all-out costs both sides 2 points more, whatever the dice say. The defender has 3 points in D4. If they lose more than they have, everything there is destroyed.
tabletop-tour-all-out-task = { tabletop-do-all-out }.
tabletop-tour-price = The price
tabletop-tour-price-text = One hit to none, and the attackers pay first: 2 points, taken from any of the units that attacked. No unit falls to 0 while another still has more than one point.
tabletop-tour-price-task = Choose the unit that loses a point.
tabletop-tour-second-point = The second point
tabletop-tour-second-point-text = Losses are taken point by point. Until the other side decides, everything done without dice can be undone.
tabletop-tour-go = A retreat
tabletop-tour-go-text = The defenders owe 3 points: one for the hit, two for all-out. That is all they have. A retreat saves 2 of them.
tabletop-tour-go-task = Let the Germans retreat: { tabletop-do-go }.
tabletop-tour-way = Where to
tabletop-tour-way-text = Units retreat to hexes that are not next to an enemy; only if there are none, to friendly units next to one. C3 and D3 will do. A retreated unit neither fights nor moves until it rallies.
tabletop-tour-way-task = Let both retreat to D3.
tabletop-tour-enough = Enough
tabletop-tour-enough-text = Others could still attack, but nobody has to. After an attack nobody advances: the movement phase serves for that.
tabletop-tour-enough-task = End the attack phase: { $key }.
tabletop-tour-foot = Movement
tabletop-tour-foot-text = Infantry moves one hex, whatever the ground, and next to enemies as well. Having attacked does not matter. Hexes hold any number of units.
tabletop-tour-foot-task = Move { $unit } from D5 to D4.
tabletop-tour-two-cells = Two hexes
tabletop-tour-two-cells-text = Tanks, mechanised units and cavalry in supply move two hexes on firm ground. On the way tanks and mechanised units enter one difficult hex and cross one river at most.
tabletop-tour-two-cells-task = Move { $unit } from E5 to D4.
tabletop-tour-points = Victory
tabletop-tour-points-text = Every point the enemy has lost is a victory point. At the end each enemy base you hold counts 2 more.
tabletop-tour-points-task = See how it stands: { $key }.
tabletop-tour-ring = A ring
tabletop-tour-ring-text = Some days later. { $unit } holds the city in C4; its last way leads through C3. Vacant hexes next to an enemy bar a supply line, so that a gap is closed without anybody in it.
tabletop-tour-ring-task = Move { $unit } from E4 by way of D4 to C3.
tabletop-tour-pocket = Cut off
tabletop-tour-pocket-text = No line leads from C4 to a base any more. An isolated unit is not lost by that alone, unless the option says so for the end of the game.
tabletop-tour-pocket-task = Show the pockets: { $key }, or the menu { menu-overlays }.
tabletop-tour-rally = Rally
tabletop-tour-rally-text = The sixth phase only removes the marks of those who had retreated. Then it is the other side’s turn: the ground, supply, reinforcements, all by itself.
tabletop-tour-rally-task = End the movement phase: { $key }.
tabletop-tour-starved = Out of supply
tabletop-tour-starved-text = { $unit } has been found without supply. Until its next supply phase it fights at half strength and moves one hex. The divisions at the edge have just arrived.
tabletop-tour-ground = The ground
tabletop-tour-ground-text = From turn 3 on a die is rolled first: on 1 or 2 the frozen ground turns to mud. Nobody decides anything there; somebody only has to roll.
tabletop-tour-ground-task = { tabletop-do-ground }.
tabletop-tour-mud = Mud
tabletop-tour-mud-text = In mud defenders count double everywhere, and nobody moves two hexes. In this battle it stays until the end.
tabletop-tour-draft = Replacements
tabletop-tour-draft-text = On some turns a side gets replacement points. Each gives a unit in supply a point back, up to its full strength; what is not used is lost. Destroyed units do not return.
tabletop-tour-draft-task = Give a point to a unit in D5.
tabletop-tour-end = That is the game
tabletop-tour-end-text = You know the whole player turn now. The rule book has the rest, and the advice in the menu { menu-computer } says what to do and why.
tabletop-tour-end-task = Play this battle: you with the Soviets, the computer with the Germans.

## The set-up sheet
tabletop-muster-about = { $days }  ·  { tabletop-game }
tabletop-muster-force = { $units } { $units ->
    [one] unit
   *[other] units
}, { $points } { $points ->
    [one] point
   *[other] points
}
tabletop-muster-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
tabletop-muster-days = { $from } – { $to }
tabletop-muster-die = A die of { $most ->
    [1] 1
   *[several] 1–{ $most }
} brings { $to ->
    [mud] mud
   *[easy] easy ground
}
tabletop-muster-arrive = { $n } { $n ->
    [one] unit arrives
   *[other] units arrive
}
tabletop-muster-points = { $n } { $n ->
    [one] replacement point
   *[other] replacement points
}
tabletop-muster-ground = Ground, weather, scale
tabletop-muster-begins = The battle begins on { $ground ->
    [mud] mud
   *[easy] easy ground
}.
tabletop-muster-change = Turns { $first } to { $last }: at the start of every { $rolled ->
    [player] player turn
   *[game] game turn
} a die; { $most ->
    [1] a 1 turns
   *[several] 1 to { $most } turns
} { $from ->
    [mud] mud into easy ground
   *[easy] easy ground into mud
}.
tabletop-muster-no-change = It stays like that to the end.
tabletop-muster-scale = A cell is { $km } km across: cells of 10 cm make a scale of 1 : { $scale },000.
tabletop-muster-figures = Figures of 15 mm on bases of 30 × 30 mm
tabletop-muster-kind = { $kind ->
    [infantry] infantry: three figures
    [tank] tank: one vehicle
    [mechanised] mechanised: one vehicle
   *[cavalry] cavalry: two riders
}
tabletop-muster-mud = In mud { $mud ->
    [1] defenders count once
    [2] defenders count double
   *[several] defenders count ×{ $mud }
} and everyone moves one cell.
tabletop-muster-supply = Order and supply
tabletop-muster-initiative = Initiative: { $side }. Their player turn is always the first.
tabletop-muster-defend = { $side }: at most { $n } { $n ->
    [one] unit
   *[other] units
} of a cell { $n ->
    [one] defends
   *[other] defend
}.
tabletop-muster-line = { $side }: supply lines of { $n } { $n ->
    [one] cell
   *[other] cells
} at most, { $turns ->
    [single] turn { $first }
   *[several] turns { $first } to { $last }
}.
tabletop-muster-airlift = { $side }: { $cell } is supplied from the air, { $turns ->
    [single] turn { $first }
   *[several] turns { $first } to { $last }
}.
tabletop-muster-victory = Victory points
tabletop-muster-vp-loss = { $n } for each point of strength the enemy has lost and not replaced.
tabletop-muster-vp-base = { $n } for each enemy supply base held at the end, marked by its flag.
tabletop-muster-vp-handicap = { $side }: handicap of { $n }.
tabletop-muster-options = Options of this game
tabletop-muster-option = { $option }: { $chosen }.

tabletop-fact-pocket = { $side }: a pocket of { $n } units or more
tabletop-fact-isolated = { $side }: units that can trace no supply
tabletop-fact-lost = { $side }: units destroyed
tabletop-fact-base = { $side }: base { $place } held by the enemy
tabletop-fact-unit = { $unit } destroyed

## The numbers of the rules that a variant may set
tabletop-number = { $key ->
    [tank_open] An attacking tank in the open counts so often
    [tank_cover] An attacking tank against difficult or urban terrain counts so often
    [cover] A defender in difficult or urban terrain counts so often
    [mud] A defender in mud counts so often
    [river] An attack across a river is divided by
    [attacker_unsupplied] An attacker out of supply is divided by
    [defender_unsupplied] A defender out of supply is divided by
    [attackers_per_cell] Units of one cell in an attack, at most
    [all_out_gain] All-out: added to the defender’s loss
    [all_out_price] All-out: added to the attacker’s loss
    [crowd] Units in the target that are a crowd
    [crowd_points] A crowd: added to the defender’s loss
    [retreat_saves] Points that a retreat saves, at most
    [points_per_loss] Victory points for a point of enemy strength
    [points_per_base] Victory points for an enemy base
   *[defenders] Units of a cell that defend, at most: { $side }
}
tabletop-number-about = { $key ->
    [attackers_per_cell] How many units add their strength.
    [defenders] How many units add their strength.
    [all_out_gain] What going all-out does to the losses.
    [all_out_price] What going all-out does to the losses.
    [crowd] What is too many in one cell, and what it costs.
    [crowd_points] What is too many in one cell, and what it costs.
    [retreat_saves] What a retreat is good for.
    [points_per_loss] What victory is counted in.
    [points_per_base] What victory is counted in.
   *[factor] Strength is multiplied by all factors and rounded up once.
}

## Forces by points
tabletop-prices = The prices are ours, not the designer’s: the rules know points of strength only, and by those a tank costs no more than infantry. Each point of strength costs what it counts in attack into the open and into cover, in defence in either, and one more if the unit may move two cells: infantry { $infantry }, mechanised and cavalry { $fast }, tanks { $tank }. This is a measure and no promise: how arms work together no price tells, which is why set-ups are tried.
tabletop-offer = { $branch }, { $formation }, strength { $strength }
tabletop-no-zone = there is nowhere to set up: give both sides supply bases first (a side sets up where its bases are nearer than the enemy’s)
