# What Hell’s Gate says of itself at the table: sides, clock, variants, questions.

hells-gate-side = { $side ->
    [german] Germans
   *[soviet] Soviets
}
hells-gate-clock-turn = game turn
hells-gate-clock-part = player turn
hells-gate-clock-phase = phase
hells-gate-player-turn = { $side ->
    [german] German
   *[soviet] Soviet
} player turn
hells-gate-victory = { $level ->
    [soviet] Soviet victory
    [german] German victory
   *[draw] A draw
}
hells-gate-weather = { $ground ->
    [mud] mud
   *[snow] snow
}
hells-gate-track-turns = Game turn

## What can be set
hells-gate-handicap = { $side ->
    [german] German
   *[soviet] Soviet
} handicap
hells-gate-handicap-about = Victory points a side has before the game starts, to even out players of different strength.
hells-gate-attackers = Attackers across a hexside
hells-gate-attackers-about = How many units attack across one hexside.
hells-gate-defenders = { $side ->
    [german] German
   *[soviet] Soviet
} defenders in a hex
hells-gate-defenders-about = How many units of a hex count in its defence, the strongest ones.
hells-gate-crowd = Overconcentration
hells-gate-crowd-about = From this many unretreated units on, a hex is hit as hard as by an all-out attack.
hells-gate-special = { $field ->
    [opening_turn] The opening
    [closed_hex] The closed hex
    [short_supply] Short supply lines
    [supply_shift_cap] At most one shift for lack of supply
    [stand_fast] The order to stand fast
    [dumps] The dumps and the airfield
    [thaw] The thaw
    [restoration] Corps restored
    [breakout_turn] Breaking out
   *[release] The reserve that has to be released
}
hells-gate-special-about = Whether this special rule of the scenario is played.
hells-gate-not-in-scenario = this scenario has no such special rule

## Panels and dice
hells-gate-needs-none = no face will do

## Questions
ask-no-units = “units” is empty
ask-not-on-map = { $unit } is not on the map
ask-nobody-there = no unit is in { $hex }
ask-no-unit = there is no unit “{ $code }” in this scenario
ask-no-question = there is no question “{ $verb }”
hells-gate-track-mud = mud

## Sides and phases
phase-supply = { side } Supply and Reinforcement Phase
phase-combat = { side } Combat Phase
phase-movement = { side } Movement Phase
phase-recovery = { side } Recovery Phase
phase-housekeeping = Housekeeping Phase

## What is not there
hex-unknown = a hex that is not on the map

## Numbers and turns
on-turn = on game turn { $turn }
on-turns = on game turns { $first } to { $last }

## What a game says of itself before it is chosen
hells-gate-about = { $id ->
    [korsun_1944_first] The same battle with the order of battle this program had at first: several Soviet corps are weaker, several German divisions stronger. Harder for the Soviets than the default.
    [korsun_1944_balanced] The first order of battle again, but ten German units come a turn late and three Soviet corps arrive at full strength. Easier on the Soviets than the first, harder than the default.
    [operation_wanda] The ring is closed, and panzer divisions come to break it open over the Gniloy Tikich before the mud stops everything. Five turns of the campaign as a battle of its own, on the whole map, with the break-out at its end.
    [ring_closes] Two Soviet spearheads bar the road behind three German divisions. The Soviets have to close the ring for good, the Germans to break it open; a first small battle for learning.
    [relief_at_lysyanka] Panzers drive over the Gniloy Tikich to open the pocket from outside, and rifles bar the way. A small battle for learning, of attack and march.
    [out_over_the_tikich] The pocket has two turns left, and help stands a march away. A small battle for learning, with the break-out at its end.
   *[other] Two German corps hold a salient on the Dnepr; two Soviet fronts strike at its shoulders to cut it off, while panzer divisions rush up to break the ring. Even between strong players; for others it is harder for the Soviets.
}
hells-gate-credit = Designed by Philip Sabin: Simulating War, 2012; Victory Point Games, developed by Alan Emrich with Paul Koenig.
hells-gate-length = { $turns ->
    [one] { $turns } game turn
   *[other] { $turns } game turns
}, { $days }

## What is wrong with a saved game of a system
kept-parameter = the option “{ $parameter }” is not as in the scenario, and this command knows the game only with its default options

## The editor
hells-gate-editor-field = { $field ->
    [terrain] terrain
    [source] supply source
    [place] name of the place
    [shore] great river at the edge
    [river] name of the river
    [along] hexes on its bank
    [side] side
    [type] type
    [size] size
    [hex] hex
    [arrives] arrival
    [strength] strength
    [reduced_strength] reduced strength
    [steps] steps
    [conditional] comes on a condition only
    [label] identification on the counter
    [name] name
    [note] note
    [counter] the counter
    [airfield] airfield
    [entered_by] entered by
    [faces] faces of the die
    [turns] game turns
    [turn] game turn
    [first_turn] first game turn
    [last_turn] last game turn
    [from_turn] from game turn
    [hexes] hexes
    [attackers_per_hexside] attackers across a hexside
    [defenders] defenders in a hex
    [overconcentration] overconcentration from
    [handicap] handicap
    [dates] dates
    [id] identifier
    [title] title
    [about] about
    [shifted_rows] rows shifted to the east
   *[other] other
}
hells-gate-editor-word = { $word ->
    [soviet] Soviet
    [german] German
    [clear] clear
    [woods] woods
    [city] city
    [infantry] infantry
    [tank] tank
    [mechanized] mechanized
    [cavalry] cavalry
    [brigade] brigade
    [division] division
    [corps] corps
    [start] at the start
    [odd] A, C, E …
    [even] B, D, F …
   *[other] other
}
hells-gate-editor-counters = { $side ->
    [german] German counters
   *[soviet] Soviet counters
}

## Numbers that a variant may set
hells-gate-number = { $key ->
    [tank_clear] Tanks against a clear hex
    [tank_rough] Tanks against woods and the city
    [shift_unsupplied_all] Shift: all out of supply
    [shift_unsupplied_some] Shift: some out of supply
    [shift_limit] Limit of supply shifts
    [shift_mud] Shift: mud
    [shift_rough] Shift: woods or city
    [shift_river] Shift: river
    [zone_reach] Reach of zones of control
    [supply_line_soviet] Length of Soviet supply lines
    [supply_line_german] Length of German supply lines
    [breakout_sum] Break-out: what is needed
    [breakout_reach] Break-out: how far
    [step_points] Points for a step
    [source_points] Points for a supply source
    [closed_hex_first] Closed hex: first turn
    [closed_hex_last] Closed hex: last turn
    [short_supply_hexes] Short supply lines: length
    [short_supply_first] Short supply lines: first turn
    [short_supply_last] Short supply lines: last turn
    [shift_limit_first] Limit of supply shifts: first turn
    [shift_limit_last] Limit of supply shifts: last turn
    [stand_fast_first] Stand fast: first turn
    [stand_fast_last] Stand fast: last turn
    [dumps_from] Dumps: from turn
   *[thaw_from] Thaw: from turn
}
hells-gate-number-about = { $key ->
    [tank_clear] How many times its strength an attacking tank or panzer counts against a clear hex.
    [tank_rough] How many times its strength an attacking tank or panzer counts against woods or the city.
    [shift_unsupplied_all] Columns when all the units that count are out of supply, against their side.
    [shift_unsupplied_some] Columns when only some of the units that count are out of supply, against their side.
    [shift_limit] The most columns for being out of supply where a special rule limits them.
    [shift_mud] Columns to the left in mud.
    [shift_rough] Columns to the left against woods or the city.
    [shift_river] Columns to the left when half of the attackers or more attack across a river.
    [zone_reach] How many hexes a zone of control reaches; 0: there are none.
    [supply_line_soviet] The most hexes in a Soviet supply line, at any time; 0: any number.
    [supply_line_german] The most hexes in a German supply line, at any time; 0: any number.
    [breakout_sum] What the die and the refuge hexes must come to for an escape.
    [breakout_reach] How many hexes away a refuge hex may be.
    [step_points] Victory points for each enemy step lost.
    [source_points] Victory points for each enemy supply source occupied at the end.
    [closed_hex_first] The first game turn on which the hex is closed.
    [closed_hex_last] The last game turn on which the hex is closed.
    [short_supply_hexes] The most hexes in a supply line while this rule holds.
    [short_supply_first] The first game turn on which supply lines are short.
    [short_supply_last] The last game turn on which supply lines are short.
    [shift_limit_first] The first game turn with a limit on supply shifts for both sides.
    [shift_limit_last] The last game turn with a limit on supply shifts for both sides.
    [stand_fast_first] The first game turn of the order to stand fast.
    [stand_fast_last] The last game turn of the order to stand fast.
    [dumps_from] The game turn from which the dumps help.
   *[thaw_from] The game turn with the first roll for mud.
}
hells-gate-mud-on = Mud on a { $n }
hells-gate-mud-on-about = Whether this face of the die brings mud.
hells-gate-cell = Die { $die }, column { $column }
hells-gate-cell-about = Hits of a normal attack and, after the slash, of an all-out attack in this cell of the table.
hells-gate-turns-backwards = { $title }: the first of these game turns comes after the last
