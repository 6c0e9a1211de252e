# What is told of units and positions.

## A unit in one line
unit-none = There is no such unit in this scenario
unit-tank = { $side ->
    [german] panzer
   *[soviet] tank
}
unit-mechanized = mechanized
unit-cavalry = cavalry
unit-whose-where = { $side ->
    [german] German
   *[soviet] Soviet
}, hex { $hex }
unit-strength = strength { $n }
unit-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
unit-reduced-to-one = reduced to 1 step
mark-out-of-supply = out of supply
mark-retreated = retreated
mark-has-attacked = has attacked
mark-has-moved = has moved
mark-reduced = reduced
unit-in-attack = in the attack under way
unit-waits = waits for a hex to arrive in
unit-arrives = { $may ->
    [yes] may arrive
   *[no] arrives
} on game turn { $turn } in { $hex }
unit-escaped = escaped from the map
unit-withheld = not released

## A hex in one line
hex-none = There is no such hex on the map
hex-head = Hex { $hex }
hex-source = { $side ->
    [german] German
   *[soviet] Soviet
} supply source
hex-source-held = { $side ->
    [german] German
   *[soviet] Soviet
} supply source, held by the enemy: { $n } { $n ->
    [one] victory point
   *[other] victory points
}
hex-no-units = no units
hex-river = river { $river } to { $hexes }
hex-river-sides = { $river } on the { $sides } { $n ->
    [one] side
   *[other] sides
}
direction = { $direction ->
    [east] east
    [north-east] north-east
    [north-west] north-west
    [west] west
    [south-west] south-west
   *[south-east] south-east
}
