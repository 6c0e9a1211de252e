# Was Einblendungen und Karten sagen.

## Labels of overlays
pocket-units = { $n ->
    [0] keine Einheiten
    [one] 1 Einheit
   *[other] { $n } Einheiten
}
pocket-steps = { $n ->
    [0] keine Stufen
    [one] 1 Stufe
   *[other] { $n } Stufen
}
threat-line = { $side ->
    [german] Deutscher
   *[soviet] Sowjetischer
} Angriff mit { $column } durch { $units }: { $faces } von 6 Augenzahlen treffen, { $hits } Treffer zu erwarten
threat-all-out = Vollangriff { $faces } von 6, { $hits }
front-note = { $strength } in { $n ->
    [one] { $n } Hexfeld
   *[other] { $n } Hexfeldern
}, je { $each }

## What a move does to supply
move-cuts-off = Schneidet ab: { $units }
move-relieves = Versorgt wieder: { $units }
move-makes-zone = Neue { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Kontrollzone: { $hexes }
move-leaves-zone = Nicht mehr { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Kontrollzone: { $hexes }
supply-ahead = Wie es steht, { $n ->
    [one] wird 1 Einheit
   *[other] werden { $n } Einheiten
} unversorgt sein { $when }: { $units }.
when-at-end = am Ende des Spiels und damit vernichtet
when-judged = bei der Versorgungsprüfung in Spielrunde { $turn }

## The card of a hex
card-ground = Gelände
card-source = Quelle
card-closed = Gesperrt
card-river = Fluss
card-unit = Einheit
card-supply = Versorgung
card-zone = Zone
card-threat = Bedrohung
card-rough = { terrain }: { $times ->
    [0] angreifende Panzer zählen nicht
    [1] angreifende Panzer zählen einfach
    [2] angreifende Panzer zählen doppelt
    [3] angreifende Panzer zählen dreifach
   *[several] angreifende Panzer zählen { $times }-fach
}{ $columns ->
    [0] {""}
    [1] {""}; eine Spalte nach links
   *[several] {""}; Spalten nach links: { $columns }
}
card-clear = offen: { $times ->
    [0] angreifende Panzer zählen nicht
    [1] angreifende Panzer zählen einfach
    [2] angreifende Panzer zählen doppelt
    [3] angreifende Panzer zählen dreifach
   *[several] angreifende Panzer zählen { $times }-fach
}
card-zone-text = { $side ->
    [german] deutsch
   *[soviet] sowjetisch
}, aus { $hexes }

## Supply of a hex
line-in-source = in einer Quelle
line-to = Linie über { $n ->
    [one] { $n } Hexfeld
   *[other] { $n } Hexfelder
} nach { $hex }
line-regained = jetzt unversorgt, aber { $way }: wieder versorgt { $when }
line-cut = unversorgt, und auch { $when }{ $why }
line-lost = jetzt versorgt, aber verloren { $when }{ $why }
line-too-long = : die Linie hat { $n ->
    [one] { $n } Hexfeld
   *[other] { $n } Hexfelder
}, erlaubt sind { $limit }
line-broken = : unterbrochen bei { $bars }
bar-occupied = vom Feind besetzt
bar-source = feindliche Quelle
bar-zone = Kontrollzone aus { $hexes }
