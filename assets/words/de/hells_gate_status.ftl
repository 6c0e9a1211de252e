# What is told of units and positions.

## A unit in one line
unit-none = Diese Einheit gibt es in diesem Szenario nicht
unit-tank = Panzer
unit-mechanized = mechanisiert
unit-cavalry = Kavallerie
unit-whose-where = { $side ->
    [german] deutsch
   *[soviet] sowjetisch
}, Hexfeld { $hex }
unit-strength = Stärke { $n }
unit-steps = { $n ->
    [one] 1 Stufe
   *[other] { $n } Stufen
}
unit-reduced-to-one = auf 1 Stufe reduziert
mark-out-of-supply = unversorgt
mark-retreated = zurückgezogen
mark-has-attacked = hat angegriffen
mark-has-moved = ist gezogen
mark-reduced = reduziert
unit-in-attack = im offenen Angriff
unit-waits = wartet auf ein Hexfeld zum Eintreffen
unit-arrives = { $may ->
    [yes] trifft vielleicht ein
   *[no] trifft ein
} in Spielrunde { $turn } in { $hex }
unit-escaped = von der Karte entkommen
unit-withheld = nicht freigegeben

## A hex in one line
hex-none = Dieses Hexfeld gibt es auf der Karte nicht
hex-head = Hexfeld { $hex }
hex-source = { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Versorgungsquelle
hex-source-held = { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Versorgungsquelle, vom Feind gehalten: { $n } { $n ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
hex-no-units = keine Einheiten
hex-river = Fluss { $river } zu { $hexes }
hex-river-sides = { $river } auf { $n ->
    [one] der Seite
   *[other] den Seiten
} { $sides }
direction = { $direction ->
    [east] Ost
    [north-east] Nordost
    [north-west] Nordwest
    [west] West
    [south-west] Südwest
   *[south-east] Südost
}
