# Was „Hell’s Gate“ am Tisch von sich sagt: Seiten, Zeit, Varianten, Fragen.

hells-gate-side = { $side ->
    [german] Deutsche
   *[soviet] Sowjets
}
hells-gate-clock-turn = Spielrunde
hells-gate-clock-part = Spielerzug
hells-gate-clock-phase = Phase
hells-gate-player-turn = { $side ->
    [german] Deutscher
   *[soviet] Sowjetischer
} Spielerzug
hells-gate-victory = { $level ->
    [soviet] Sowjetischer Sieg
    [german] Deutscher Sieg
   *[draw] Unentschieden
}
hells-gate-weather = { $ground ->
    [mud] Schlamm
   *[snow] Schnee
}
hells-gate-track-turns = Spielrunde

## What can be set
hells-gate-handicap = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Vorgabe
hells-gate-handicap-about = So viele Siegpunkte hat eine Seite schon vor dem ersten Zug. Das gleicht verschieden starke Spieler aus.
hells-gate-attackers = Angreifer je Hexseite
hells-gate-attackers-about = Wie viele Einheiten über eine Hexseite angreifen.
hells-gate-defenders = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Verteidiger je Hexfeld
hells-gate-defenders-about = Wie viele Einheiten eines Hexfelds in seiner Verteidigung zählen: die stärksten.
hells-gate-crowd = Überbelegung
hells-gate-crowd-about = Ab so vielen nicht zurückgezogenen Einheiten wird ein Hexfeld so hart getroffen wie von einem Vollangriff.
hells-gate-special = { $field ->
    [opening_turn] Die Eröffnung
    [closed_hex] Das gesperrte Hexfeld
    [short_supply] Kurze Versorgungslinien
    [supply_shift_cap] Höchstens eine Verschiebung für fehlende Versorgung
    [stand_fast] Der Haltebefehl
    [dumps] Die Depots und der Flugplatz
    [thaw] Das Tauwetter
    [restoration] Korps werden aufgefrischt
    [breakout_turn] Der Ausbruch
   *[release] Die Reserve, die freigegeben werden muss
}
hells-gate-special-about = Ob diese Sonderregel des Szenarios gilt.
hells-gate-not-in-scenario = dieses Szenario hat keine solche Sonderregel
hells-gate-case = In diesem Spiel: { $title }: { $value }.
hells-gate-yes = ja
hells-gate-no = nein

## Panels and dice
hells-gate-needs-none = keine Zahl

## Questions
ask-no-units = „units“ ist leer
ask-not-on-map = { $unit } ist nicht auf der Karte
ask-nobody-there = in { $hex } steht keine Einheit
ask-no-unit = in diesem Szenario gibt es keine Einheit „{ $code }“
ask-no-question = es gibt keine Frage „{ $verb }“
hells-gate-track-mud = Schlamm

## Der Editor
hells-gate-editor-field = { $field ->
    [terrain] Gelände
    [source] Versorgungsquelle
    [place] Name des Ortes
    [shore] großer Fluss am Rand
    [river] Name des Flusses
    [along] Hexfelder am Ufer
    [side] Seite
    [type] Typ
    [size] Größe
    [hex] Hexfeld
    [arrives] Eintreffen
    [strength] Stärke
    [reduced_strength] reduzierte Stärke
    [steps] Stufen
    [conditional] kommt nur unter einer Bedingung
    [label] Kennzeichnung auf dem Spielstein
    [name] Name
    [note] Anmerkung
    [counter] der Spielstein
    [airfield] Flugplatz
    [entered_by] betreten durch
    [faces] Augenzahlen
    [turns] Spielrunden
    [turn] Spielrunde
    [first_turn] erste Spielrunde
    [last_turn] letzte Spielrunde
    [from_turn] ab Spielrunde
    [hexes] Hexfelder
    [attackers_per_hexside] Angreifer über eine Hexseite
    [defenders] Verteidiger in einem Hexfeld
    [overconcentration] überbelegt ab
    [handicap] Vorgabe
    [dates] Daten
    [id] Kennung
    [title] Titel
    [about] Beschreibung
    [shifted_rows] nach Osten versetzte Reihen
   *[other] anderes
}
hells-gate-editor-word = { $word ->
    [soviet] sowjetisch
    [german] deutsch
    [clear] offen
    [woods] Wald
    [city] Stadt
    [infantry] Infanterie
    [tank] Panzer
    [mechanized] mechanisiert
    [cavalry] Kavallerie
    [brigade] Brigade
    [division] Division
    [corps] Korps
    [start] zu Beginn
    [odd] A, C, E …
    [even] B, D, F …
   *[other] anderes
}
hells-gate-editor-counters = { $side ->
    [german] Deutsche Spielsteine
   *[soviet] Sowjetische Spielsteine
}
