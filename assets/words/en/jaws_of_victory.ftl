# The breakout night.

## Scenario files, positions
jaws-too-long = the text has { $bytes } bytes, more than { $limit }
jaws-not-json = not JSON: { $what } at line { $line }, column { $column }
jaws-not-a-scenario = this is no scenario of “from the Jaws of Victory”
jaws-other-format = format { $found } is not read here, only { $supported }
jaws-unexplained = the scenario cannot be used
jaws-no-number = “{ $name }” is not a hex: write column and row in four digits, like 2522
jaws-too-wide = the map is wider than 25 columns
jaws-not-neighbours = these hexes are not neighbours
jaws-no-class = there are no strengths called “{ $class }”
jaws-steps-missing = strengths are needed for every number of steps, from 1 on
jaws-one-strength = a unit has either a strength class or a strength table
jaws-no-result = “{ $found }” is not a result: write losses of attacker and defender, like 1/1DR or -/2
jaws-levels = levels go down from the best, and the last one begins at 0
jaws-wrong-side = side and role of the unit do not agree
jaws-other-kind = this does not agree with the kind of the unit
jaws-both-there = Germans and Soviets are both in hex { $hex }
jaws-no-relief = the scenario has no relief force
jaws-unsound = no game has a position like this: { $why }
jaws-unit-twice = the unit { $unit } is listed twice
jaws-steps-off-map = { $unit } is not on the map and did not get out: it has no steps
jaws-no-unit = there is no unit “{ $unit }”; the nearest is { $near }

## What is shown and said
jaws-title = { $title ->
    [through_hells_gate] Through Hell's Gate
   *[other] { $id }
}
jaws-game = from the Jaws of Victory
jaws-subtitle = Night of 16 February 1944
jaws-about = The last night of the Korsun Pocket: the encircled regiments merge, close up and run for the relief force, wave after wave, through hexes full of Soviet units. One player decides everything.
jaws-length = One night in four waves, about an hour
jaws-credit = Scenario 23.7 of “from the Jaws of Victory”; New England Simulations, 2019. Map, table and most strengths are our reconstruction.
jaws-following = Play the night
jaws-following-about = The night of 16 February is a game of its own: it begins as history and the printed scenario have it, not where your game stands.
jaws-side-german = Germans
jaws-side-soviet = Soviets
jaws-clock-part = part of the night
jaws-clock-stack = stack
jaws-clock-hex = hex
jaws-level = { $level ->
    [0] German decisive victory
    [1] German minor victory
    [2] German propaganda victory
    [3] Soviet minor victory
   *[other] Soviet decisive victory
}
jaws-part-consolidation = Consolidation
jaws-part-one-hex = One-hex move
jaws-part-wave = Wave { $n }
jaws-part-over = End of the night
jaws-time-acted = stacks done: { $n }
jaws-time-entered = hexes entered: { $n }
jaws-track = Night
jaws-box-consolidation = C
jaws-box-one-hex = M
jaws-box-wave = wave, steps: { $n }
jaws-box-about = Wave { $wave }, steps: { $n }
jaws-hex = Hex { $hex }
jaws-stack = { $hex }: { $units }
jaws-condition = steps { $steps } of { $most }, strength { $strength }
jaws-condition-hidden = steps unknown, at most { $most }
jaws-legend-relief = relief force
jaws-legend-soviet = Soviets

jaws-do-join = Merge { $unit } into { $into }
jaws-brief-join = { $unit } into { $into }
jaws-do-form = Form { $regiment } of { $first } and { $second }
jaws-do-move = { $unit } moves to { $hex }
jaws-do-back = Undo the move of { $unit }
jaws-do-choose = Let this stack act: { $stack }
jaws-do-enter = Go on to { $hex }
jaws-do-attack = Attack { $hex }
jaws-do-escape = Reach the relief force in { $hex }
jaws-do-stop = Stop here
jaws-do-lose = { $unit } loses a step
jaws-do-yield = { $unit } becomes Disorganised
jaws-do-done-consolidation = Done merging
jaws-do-done-one-hex = Done moving: form the stacks
jaws-do-done-wave = End wave { $n }

jaws-now-consolidation = Merge units of one division that share a hex, then be done.
jaws-now-one-hex = Each unit may move one hex; afterwards the units of a hex are one stack.
jaws-now-wave = Wave { $n }: choose a stack that acts, or end the wave.
jaws-now-march = The stack is in { $hex } and has entered { $entered } of four hexes. Go on, or stop.
jaws-now-attacker-loss = Attack on { $hex }: choose who loses a step. Steps still to lose: { $n }.
jaws-now-defender-loss = Defence of { $hex }: choose who loses a step. Steps still to lose: { $n }.
jaws-now-crowd = Hex { $hex } is too full: choose who becomes Disorganised.
jaws-now-crowd-loss = Hex { $hex } is too full: choose which of the strongest loses a step.
jaws-now-over = The night is over.

jaws-head-far = Steps by their distance from the relief force
jaws-far = { $n } { $n ->
    [one] hex
   *[other] hexes
}
jaws-to-go = { $n } { $n ->
    [one] hex
   *[other] hexes
} to go
jaws-far-more = { $n } hexes or more
jaws-far-steps = { $n } { $n ->
    [one] step
   *[other] steps
}
jaws-guns-merge = { $unit } becomes infantry when it merges and then counts more steps: { $more } instead of { $now }.
jaws-crowded-for-now = crowded for now
jaws-value-moved = has moved
jaws-value-stack = steps { $steps }, strength { $strength }
jaws-asks-merging = Nothing has been merged yet; later it cannot be.
jaws-asks-moving = No unit has moved yet; from now on stacks move only in their wave.
jaws-asks-wave = Stacks that have not acted stay where they are for the rest of the night: { $n }.
jaws-asks-stop = The stack stays in a hex with Soviets: steps there score nothing at dawn.
jaws-chances = Column { $column }, steps lost on average: Germans { $ours }, Soviets { $theirs }; D: disorganised
jaws-steps-lost-german = Steps lost: Germans
jaws-steps-lost-soviet = Steps lost: Soviets
jaws-disorganised = Disorganised
jaws-attack-again = Click the hex again to attack it.
jaws-attack-which = Attack a hex
jaws-attack-which-why = Click the hex to attack, on the map or in the list.
jaws-ratio = { $attack } to { $defence }: column { $column }.
jaws-hidden-strengths = Soviet strength is shown when the attack is decided: { $attack } to between { $least } and { $most }, with all shifts columns { $worst } to { $best }.
jaws-hidden-ways = Reckoned with Soviets of middling strength.
jaws-shift-surprise = Surprise: { $n } to the right.
jaws-shift-armour = Armour in the stack: { $n } to the right.
jaws-column = Rolled in column { $column }.
jaws-beyond-low = Below the table: the attackers become Disorganised besides.
jaws-beyond-high = Beyond the table: the defenders become Disorganised besides.
jaws-all-disorganised = All defenders are Disorganised: the attackers do not become so.
jaws-guns-only = Armour and guns alone on both sides: the table costs no steps.
jaws-halved = { $unit }, half of { $full }: Disorganised
jaws-halved-extended = { $unit }, half of { $full }: extended over two hexes
jaws-halved-twice = { $unit }, a quarter of { $full }: extended over two hexes, and Disorganised
jaws-die-red = red
jaws-die-black = black
jaws-throw = The sum of both dice is the row in column { $column }.
jaws-throw-result = Sum { $sum } in column { $column }: steps lost, Germans { $ours }, Soviets { $theirs }.
jaws-throw-hidden = The sum is { $sum }; the column is shown with the strengths.

jaws-head-ground = Ground
jaws-head-river = River
jaws-head-distance = Distance
jaws-head-wave = Wave
jaws-head-barred = Barred
jaws-terrain = { $terrain ->
    [woods] woods
    [forest] forest
    [hilltop] hilltop
   *[clear] clear
}
jaws-provenance = { $from ->
    [attested] attested
    [derived] derived
   *[reconstructed] reconstructed
}
jaws-card-ground = { $ground } ({ $from })
jaws-card-river = { $river } towards { $hex }, { $bridge ->
    [yes] with a bridge
   *[no] no bridge
} ({ $from })
jaws-card-far = Hexes to the relief force: { $n }.
jaws-card-wave = Stacks formed here act in wave { $wave }.
jaws-card-strength = strength { $from }
jaws-defends-only = only defends
jaws-extended = extended over two hexes
jaws-gone-escaped = reached the relief force
jaws-gone-joined = merged
jaws-gone-lost = lost
jaws-over-distances = Distances
jaws-over-distances-about = How many hexes the nearest relief unit is away.
jaws-over-waves = Waves
jaws-over-waves-about = The wave in which each stack acts, and as things stand before stacks are formed.
jaws-over-wave = wave { $n }
jaws-over-ways = Ways through the ring
jaws-over-ways-about = Where Soviet hexes can be entered, to the south-west only, and those that stand behind one another there.
jaws-over-way = a way into the ring
jaws-over-ring = Strength of the ring
jaws-over-ring-about = With what strength each Soviet hex would defend; where strengths are hidden, only what is known.
jaws-over-strength = defends with { $strength }, steps: { $steps }
jaws-over-zones = Soviet zones
jaws-over-zones-about = Soviet units and their zones: at the end they cut off who has not got out.

jaws-did-one-hex = The units close up: each may move one hex.
jaws-did-wave = Wave { $n } begins.
jaws-did-join = { $unit } merges into { $into }; steps: { $n }.
jaws-did-form = { $regiment } is formed of { $first } and { $second }; steps: { $n }.
jaws-did-move = { $unit } moves from { $from } to { $hex }.
jaws-did-back = { $unit } goes back to { $hex }.
jaws-did-choose = The stack formed in { $hex } acts.
jaws-did-enter = It enters { $hex }.
jaws-did-cross = It crosses the river to { $hex } and goes no further.
jaws-did-attack = Attack on { $hex }: { $attack } to { $defence }, { $moved ->
    [yes] column { $column }, shifted to { $shifted }
   *[no] column { $column }
}; dice { $red } and { $black }: steps lost, Germans { $ours }, Soviets { $theirs }.
jaws-did-lose = { $unit } loses a step; left: { $n }.
jaws-did-show = { $unit } is seen to have steps: { $n }.
jaws-did-eliminate = { $unit } loses its last step.
jaws-did-narrow = { $unit } draws back from { $hex }.
jaws-did-disorganise = Disorganised: { $units }.
jaws-did-escape = Out in { $hex }: { $units }; steps: { $n }.
jaws-did-crowd = The stack has to stop in { $hex }, where there is no room.
jaws-did-end = The night is over. Steps out: { $n }. { $level }.
jaws-points-out = Steps that reached the relief force
jaws-points-safe = Steps on the map with a free path to it
jaws-balance = Steps out: { $out }; lost in attacks: { $lost }; left behind: { $left }.
jaws-balance-heavy = Units with heavy weapons that got out: { $n } of { $of }. The printed rules let tanks and guns walk out with their stack; in history hardly any did.
jaws-balance-history = Brought out: { $percent }% of the steps; history: about { $history }% of the men.

jaws-rank-title = Among { $n } nights that the computer ({ $player }) played beforehand from the printed set-up with the same options
jaws-rank-place = Better than { $percent }% of the nights
jaws-rank-mean = The computer ({ $player }) brings out { $mean } steps on average; this night: { $by } { $which ->
    [less] fewer
   *[more] more
}.
jaws-rank-luck = It plays every night by the same judgement: that two nights out of three lie between { $from } and { $to } is the luck of the dice.
jaws-rank-level = The printed levels say little: “{ $level }” is what { $same } of the { $n } nights came to.
jaws-rank-other = Computer ({ $player }), { $n } nights: { $mean } steps on average, deviation { $deviation }.
jaws-rank-open = In those nights Soviet strengths were open.
jaws-rank-measure = This place and looking back measure different things: the place is that among whole nights of the computer ({ $player }); looking back expects what players bring out who do what is best at sight, so that a night can lie above that expectation and still below the average here.

jaws-head-ways = Ways out, on average over every throw
jaws-way-value = out { $out }; lost { $lost }, Soviets { $enemy }
jaws-way-cost = { $out } steps out, { $lost } lost
jaws-idea-takes = { $into } takes in { $units }
jaws-idea-stand = { $takes }: then { $count ->
    [one] it can stand
    [2] both can stand
   *[other] all { $count } can stand together
} in { $hex }, { $n ->
    [one] one hex
   *[other] { $n } hexes
} from the relief force
jaws-idea-more = { $told } · and { $n ->
    [one] one more merge
   *[other] { $n } more merges
}
jaws-idea-move = { $unit } to { $hex }
jaws-why-room = That makes room near the relief force: { $before } units on the map before, { $after } after.
jaws-why-converted = Guns that become infantry are worth more steps: { $n }.
jaws-why-near = Steps within four hexes of the relief force: { $before } before, { $after } after; from farther off nobody gets out in his wave.
jaws-why-way = { $hexes } costs { $lost } steps on average and brings out { $out } of { $steps }; the Soviets lose { $enemy }.
jaws-why-other = { $hexes } would cost { $lost } and bring out { $out }.
jaws-why-no-way = It has no way out; what it destroys helps those behind it.
jaws-why-behind = Steps that come after it and find a weaker enemy: { $n }.
jaws-why-loses = That takes { $n } off its strength; the best other choice would take { $other }.
jaws-why-loses-alone = That takes { $n } off its strength; nobody else can take the loss.
jaws-why-far = From there the relief force is { $n } { $n ->
    [one] hex
   *[other] hexes
} off.
jaws-task-goes = { $units } → { $hex }
jaws-task-stands = { $count ->
    [one] It can stand
    [2] Both can stand together
   *[other] All { $count } can stand together
} in { $hex } then, { $n ->
    [one] one hex
   *[other] { $n } hexes
} from the relief force.
jaws-task-far = They come no nearer than { $n } hexes to the relief force before the first wave; room is made all the same.
jaws-look-merge = Look at { $places }: who there would be stronger together?
jaws-look = { $duty ->
    [leave] Look at { $places }: there is a way out.
    [break] Look at { $places }: what stands there?
   *[prepare] Look at { $places }: how far is it from there to the relief force?
}

jaws-not-over = The night is over.
jaws-not-stage = { $stage ->
    [consolidation] Units are being merged now.
    [one_hex] The one-hex moves are made now.
    [wave] A stack has to be chosen now.
    [march] A stack is under way: it goes on or stops.
   *[other] Losses have to be taken first.
}
jaws-not-group = { $unit } is not a unit of the Gruppe on the map.
jaws-not-itself = { $unit } cannot be merged with itself.
jaws-not-together = { $unit } and { $other } are in different hexes.
jaws-not-division = { $unit } is korps support and belongs to no division.
jaws-not-other-division = { $unit } and { $other } are of different divisions.
jaws-not-armour = { $unit } is armour and is not merged.
jaws-not-takes = { $unit } takes nobody in: only infantry regiments do, and no security regiments.
jaws-not-steps = { $unit } would have more than five steps: { $n }.
jaws-not-form = { $unit } cannot be formed now.
jaws-not-own = { $unit } is none of the units that { $regiment } is formed of.
jaws-not-order = The two units of a new regiment are named in their order.
jaws-not-moved = { $unit } has moved already.
jaws-not-has-moved = { $unit } has not moved.
jaws-not-next = { $hex } is not next to { $from }.
jaws-not-enemy = Soviet units are in { $hex }: they are attacked in the waves only.
jaws-not-lake = A lake lies before { $hex }.
jaws-not-river = { $unit } does not cross the river to { $hex }: there is no bridge.
jaws-not-units = Too many units in { $hex }: { $n }, and { $most } have room.
jaws-not-regiments = More than two infantry regiments in { $hex }: { $n }.
jaws-not-korps = Units of different korps are in { $hex }.
jaws-not-stack = No stack was formed in { $hex }, or nothing is left of it.
jaws-not-acted = The stack formed in { $hex } has acted.
jaws-not-wave = The stack formed in { $hex } acts in wave { $n }.
jaws-not-southwest = Soviet units are in { $hex }, and they are attacked to the south-west only.
jaws-not-attack = Soviet units are in { $hex }, and nobody in the stack can attack.
jaws-not-room = The stack would have to stop there. { $why }
jaws-not-combat = { $unit } did not take part in this combat.
jaws-not-strongest-attacker = The first step comes from the strongest infantry, not from { $unit }.
jaws-not-strongest-defender = The first step comes from the strongest defender, not from { $unit }.
jaws-not-defends-only = { $unit } only defends and loses steps when nobody else is left.
jaws-not-crowd = The step comes from the strongest unit of the hex, not from { $unit }.
jaws-not-too-many = { $unit } is not one too many.

jaws-option-losses = Soviet losses
jaws-option-losses-about = Who chooses the Soviet losses: the program, or a Soviet player.
jaws-losses-program = the program
jaws-losses-player = a player
jaws-option-south = Enter hexes to the south, too
jaws-option-south-about = Soviet-held hexes may be entered to the south as well as to the south-west.
jaws-option-armour = Dice between armour
jaws-option-armour-about = The same dice also decide between armour and anti-tank weapons.
jaws-option-slow = Disorganised stacks are slow
jaws-option-slow-about = A Disorganised stack enters two hexes at most.
jaws-option-hidden = Hidden Soviet strengths
jaws-option-hidden-about = How strong a Soviet unit is, the Germans see only when it is attacked.
jaws-case = In this game: { $chosen }.
jaws-yes = yes
jaws-no = no
jaws-no-question = there is no question “{ $verb }”
jaws-no-stack = no stack is under way
jaws-nobody-there = no Soviet unit is in { $hex }
jaws-hidden-odds = the strength of the Soviets in { $hex } is not known before the attack

jaws-fact-out = Steps out
jaws-fact-lost = Steps lost in attacks and crowds
jaws-fact-left = Steps still inside
jaws-fact-anyone = Somebody got out
jaws-fact-unit = { $unit } out

## The guided tour
jaws-tour = Guided tour: the night of the breakout
jaws-tour-night = The night of 16 February 1944
jaws-tour-night-text = In a few minutes you prepare the breakout and play its first stacks, one rule to a step. What a step asks for can be done with the mouse, with keys or with buttons, as you like. { tour-show-me } ({ $show_me }) does it for you.
jaws-tour-map = Where they run
jaws-tour-map-text = The Gruppe Stemmermann stands in the east, around 2522, the relief force in the south-west, around 2324. The hexes between them are full of Soviet units, which do not move tonight. A hex is three kilometres across.
jaws-tour-steps = A step is a point
jaws-tour-steps-text = A unit has one step or several; the more it has left, the stronger it is. Every step that reaches the relief force is a point. Steps lost on the way are the price of the way; destroyed Soviets bring nothing.
jaws-tour-far = Distance decides
jaws-tour-far-text = A stack enters up to four hexes, once in the whole night. Whoever is five hexes from the relief force does not reach it.
jaws-tour-far-task = Show the distances: { $key } or the menu { menu-overlays }.
jaws-tour-room = Room is short
jaws-tour-room-text = 2722 is four hexes away, 2721 is five. Before the waves each unit may move one hex, but only three units fit into a hex, at most two of them infantry regiments, and of one korps. So fewer and larger units are what is needed.
jaws-tour-room-task = Clear the map again: { $key }.
jaws-tour-merge = Merging
jaws-tour-merge-text = That is what the consolidation is for: units of one division in one hex join one of its infantry regiments, up to five steps together. Two units become one, and no step is lost.
jaws-tour-merge-task = Merge { $unit } into { $into }.
jaws-tour-guns = Guns become infantry
jaws-tour-guns-text = The artillery cannot attack. In a regiment it counts two steps instead of one: the only merge that adds a step. Anti-air, engineers and reconnaissance may join, too; armour may not.
jaws-tour-counted = Before you are done
jaws-tour-counted-text = { $unit } has taken in its reconnaissance and its anti-air as well. At the top the panel counts the steps at 3, 4, 5 and more hexes from the relief force. What stands farther off than five hexes now will not get out.
jaws-tour-done-task = Be done: { $key }.
jaws-tour-step = One hex nearer
jaws-tour-step-text = Now there is room for { $unit } in 2722: two regiments and an assault gun make three units. From there it is four hexes.
jaws-tour-step-task = { $unit } moves to 2722.
jaws-tour-stacks = Stacks
jaws-tour-stacks-text = The others would move like that, too; here we leave it at this one. Then the units of each hex become a stack. It goes together to its end: nobody is left behind, and nobody joins it.
jaws-tour-waves = Four waves
jaws-tour-waves-text = Stacks at three hexes or less act first, then those at four, at five, and the rest. Within a wave the order is yours: strong stacks first, so that those after them find a weaker enemy.
jaws-tour-stack-task = Let the stack in { $hex } act.
jaws-tour-southwest = Only to the south-west
jaws-tour-southwest-text = A hex with Soviets in it is entered to the south-west only: from 2522 that is 2423. Free hexes are open in every direction. Behind each hex the panel tells how many steps the best way out through it brings out on average, and how many it costs; further down, the same of every way.
jaws-tour-attack = To enter is to attack
jaws-tour-attack-text = Whoever enters attacks at once. 14 to 10 is column 1:1; in wave 1 the first attacks of two stacks are a surprise and shift it two columns to the right. The bars show what all 36 throws of the two dice come to.
jaws-tour-attack-task = Attack { $hex }.
jaws-tour-on = And on
jaws-tour-on-text = Seven: a step on each side. The first loss is always borne by the strongest infantry, here { $unit }. Soviets and Germans stay in the hex together, and the stack goes on at once. At 2323 it is 11 to 15, column 1:2.
jaws-tour-loss = Who bears it
jaws-tour-loss-text = Nine: two steps, and everybody in the stack becomes Disorganised and counts half for the rest of the night. { $unit } bears the first step, the second is your choice.
jaws-tour-loss-task = Choose who loses a step.
jaws-tour-out = Out
jaws-tour-out-text = The relief force is in 2324. A stack that enters one of its hexes is out, and each of its steps is a point.
jaws-tour-out-task = Reach the relief force in { $hex }.
jaws-tour-armour = Armour leads
jaws-tour-armour-text = Three of six steps. Now wave 2, without surprise; but any armour in a stack shifts its attacks one column to the right. Germania, Westland and the assault gun stand in 2722.
jaws-tour-friends = Past friends
jaws-tour-friends-text = In 2623 others stand; passing them costs one of the four hexes and nothing else. From there it goes south-west into 2523: 32 to 12 is column 2:1, with armour 3:1.
jaws-tour-extended = A division in two hexes
jaws-tour-extended-text = Eight: nobody loses a step, and the defenders become Disorganised. The next ones stand extended over 2424 and 2425 and defend with half their strength in each.
jaws-tour-points = Fourteen
jaws-tour-points-text = All eleven steps are out, with those before them fourteen. What is still on the map after wave 4 counts only where no Soviets are in its hex and a free path leads to the relief force.
jaws-tour-points-task = See how the points come about: { $key }.
jaws-tour-advice = Ask
jaws-tour-advice-text = The computer gives advice at any moment ({ $key }); it is worth most in the preparation, which decides more than the dice do. Overlays show waves, ways through the ring and its strength.
jaws-tour-two = Two players, or a class
jaws-tour-two-text = A second player chooses the Soviet losses. If you like, Soviet strengths stay hidden until they fight. With a class the dice are rolled by hand. All of it is set where a game begins.
jaws-tour-end = The night is yours
jaws-tour-end-text = At the end your night is placed among { $n } nights of the computer, which brings out { $mean } of 66 steps on average. In history about 60% of the men got out. Now play it from the beginning.
