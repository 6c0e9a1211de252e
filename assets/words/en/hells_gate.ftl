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
hells-gate-case = In this game: { $title }: { $value }.
hells-gate-yes = yes
hells-gate-no = no

## Panels and dice
hells-gate-needs-none = no face

## Questions
ask-no-units = “units” is empty
ask-not-on-map = { $unit } is not on the map
ask-nobody-there = no unit is in { $hex }
ask-no-unit = there is no unit “{ $code }” in this scenario
ask-no-question = there is no question “{ $verb }”
hells-gate-track-mud = mud

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
