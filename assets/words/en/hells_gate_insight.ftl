# What the overlays and cards tell.

## Labels of overlays
pocket-units = { $n ->
    [0] no units
    [one] 1 unit
   *[other] { $n } units
}
pocket-steps = { $n ->
    [0] no steps
    [one] 1 step
   *[other] { $n } steps
}
threat-line = { $side ->
    [german] German
   *[soviet] Soviet
} attack at { $column } by { $units }: hits on { $faces } of 6, { $hits } hits expected
threat-all-out = all-out { $faces } of 6, { $hits }
front-note = { $strength } in { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}, { $each } each

## What a move does to supply
move-cuts-off = Cuts off { $units }
move-relieves = Brings back into supply { $units }
move-makes-zone = New { $side ->
    [german] German
   *[soviet] Soviet
} zone of control: { $hexes }
move-leaves-zone = No longer { $side ->
    [german] German
   *[soviet] Soviet
} zone of control: { $hexes }
supply-ahead = As things stand, { $n ->
    [one] 1 unit
   *[other] { $n } units
} will be out of supply { $when }: { $units }.
when-at-end = at the end of the game, and so eliminated
when-judged = when supply is checked on game turn { $turn }

## The card of a hex
card-ground = Ground
card-source = Source
card-closed = Closed
card-river = River
card-unit = Unit
card-supply = Supply
card-zone = Zone
card-threat = Threat
card-rough = { terrain }: { $times ->
    [0] attacking tanks count for nothing
    [1] attacking tanks count once
    [2] attacking tanks count double
    [3] attacking tanks count triple
   *[several] attacking tanks count ×{ $times }
}{ $columns ->
    [0] {""}
    [1] {""}; one column left
   *[several] {""}; columns left: { $columns }
}
card-clear = clear: { $times ->
    [0] attacking tanks count for nothing
    [1] attacking tanks count once
    [2] attacking tanks count double
    [3] attacking tanks count triple
   *[several] attacking tanks count ×{ $times }
}
card-zone-text = { $side ->
    [german] German
   *[soviet] Soviet
}, from { $hexes }

## Supply of a hex
line-in-source = in a source
line-to = line of { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
} to { $hex }
line-regained = out of supply; back in supply { $when }: { $way }
line-cut = out of supply, and will be { $when }{ $why }
line-lost = supplied now, but lost { $when }{ $why }
line-too-long = : the line has { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}, { $limit } are allowed
line-broken = : broken at { $bars }
bar-occupied = enemy-occupied
bar-source = enemy source
bar-zone = zone of control from { $hexes }
