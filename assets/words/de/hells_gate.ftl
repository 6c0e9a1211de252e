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

## Panels and dice
hells-gate-needs-none = keine Zahl genügt

## Questions
ask-no-units = „units“ ist leer
ask-not-on-map = { $unit } ist nicht auf der Karte
ask-nobody-there = in { $hex } steht keine Einheit
ask-no-unit = in diesem Szenario gibt es keine Einheit „{ $code }“
ask-no-question = es gibt keine Frage „{ $verb }“
hells-gate-track-mud = Schlamm

phase-supply = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Versorgungs- und Verstärkungsphase
phase-combat = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Kampfphase
phase-movement = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Bewegungsphase
phase-recovery = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Erholungsphase
phase-housekeeping = Abschlussphase
hex-unknown = ein Hexfeld außerhalb der Karte

## Numbers and turns
on-turn = in Spielrunde { $turn }
on-turns = in den Spielrunden { $first } bis { $last }

## What a game says of itself before it is chosen
hells-gate-about = { $id ->
    [korsun_1944_first] Dieselbe Schlacht mit der Gliederung, mit der das Programm zuerst erschien: Einige sowjetische Korps sind schwächer, einige deutsche Divisionen stärker. Schwerer für die Sowjets als das Standardszenario.
    [korsun_1944_balanced] Noch einmal die erste Gliederung, doch zehn deutsche Einheiten kommen eine Runde später, und drei sowjetische Korps treffen mit voller Stärke ein. Leichter für die Sowjets als die erste, schwerer als das Standardszenario.
    [operation_wanda] Der Ring ist geschlossen, und Panzerdivisionen wollen ihn über den Gniloi Tikitsch aufbrechen, bevor im Schlamm nichts mehr geht. Fünf Runden des Feldzugs als eigene Schlacht, auf der ganzen Karte, mit dem Ausbruch am Ende.
    [ring_closes] Zwei sowjetische Stoßkeile sperren den Weg hinter drei deutschen Divisionen. Die Sowjets müssen den Ring ganz schließen, die Deutschen ihn aufbrechen; ein erstes kleines Gefecht zum Lernen.
    [relief_at_lysyanka] Panzer stoßen über den Gniloi Tikitsch vor, um den Kessel von außen zu öffnen, und Schützen sperren den Weg. Ein kleines Gefecht zum Lernen, mit Angriff und Marsch.
    [out_over_the_tikich] Dem Kessel bleiben zwei Runden, und Hilfe steht einen Marsch weit weg. Ein kleines Gefecht zum Lernen, mit dem Ausbruch am Ende.
   *[other] Zwei deutsche Korps halten einen Frontbogen am Dnjepr; zwei sowjetische Fronten stoßen gegen seine Flanken, um ihn abzuschneiden, und Panzerdivisionen eilen herbei, um den Ring zu sprengen. Ausgeglichen zwischen starken Spielern; für andere haben es die Sowjets schwerer.
}
hells-gate-credit = Entworfen von Philip Sabin: Simulating War, 2012; Victory Point Games, entwickelt von Alan Emrich mit Paul Koenig.
hells-gate-length = { $turns ->
    [one] { $turns } Spielrunde
   *[other] { $turns } Spielrunden
}, { $days }

## What is wrong with a saved game of a system
kept-parameter = die Option „{ $parameter }“ ist anders als im Szenario, und dieser Befehl kennt das Spiel nur mit den üblichen Optionen

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

## Numbers that a variant may set
hells-gate-number = { $key ->
    [tank_clear] Panzer gegen offenes Gelände
    [tank_rough] Panzer gegen Wald und Stadt
    [shift_unsupplied_all] Verschiebung: alle unversorgt
    [shift_unsupplied_some] Verschiebung: einige unversorgt
    [shift_limit] Grenze der Versorgungsverschiebung
    [shift_mud] Verschiebung: Schlamm
    [shift_rough] Verschiebung: Wald oder Stadt
    [shift_river] Verschiebung: Fluss
    [zone_reach] Reichweite der Kontrollzonen
    [supply_line_soviet] Länge sowjetischer Versorgungslinien
    [supply_line_german] Länge deutscher Versorgungslinien
    [breakout_sum] Ausbruch: was nötig ist
    [breakout_reach] Ausbruch: wie weit
    [step_points] Punkte je Stufe
    [source_points] Punkte je Versorgungsquelle
    [closed_hex_first] Gesperrtes Hexfeld: erste Spielrunde
    [closed_hex_last] Gesperrtes Hexfeld: letzte Spielrunde
    [short_supply_hexes] Kurze Versorgungslinien: Länge
    [short_supply_first] Kurze Versorgungslinien: erste Spielrunde
    [short_supply_last] Kurze Versorgungslinien: letzte Spielrunde
    [shift_limit_first] Grenze der Versorgungsverschiebung: erste Spielrunde
    [shift_limit_last] Grenze der Versorgungsverschiebung: letzte Spielrunde
    [stand_fast_first] Haltebefehl: erste Spielrunde
    [stand_fast_last] Haltebefehl: letzte Spielrunde
    [dumps_from] Depots: ab Spielrunde
   *[thaw_from] Tauwetter: ab Spielrunde
}
hells-gate-number-about = { $key ->
    [tank_clear] Wie oft die Stärke einer angreifenden Panzereinheit gegen ein offenes Hexfeld zählt.
    [tank_rough] Wie oft die Stärke einer angreifenden Panzereinheit gegen Wald oder Stadt zählt.
    [shift_unsupplied_all] Spalten zum Nachteil der Seite, deren zählende Einheiten alle unversorgt sind.
    [shift_unsupplied_some] Spalten zum Nachteil der Seite, von deren zählenden Einheiten nur einige unversorgt sind.
    [shift_limit] Höchstens so viele Spalten für fehlende Versorgung, wo eine Sonderregel sie begrenzt.
    [shift_mud] Spalten nach links bei Schlamm.
    [shift_rough] Spalten nach links gegen Wald oder Stadt.
    [shift_river] Spalten nach links, wenn mindestens die Hälfte der Angreifer über einen Fluss angreift.
    [zone_reach] Wie viele Hexfelder weit eine Kontrollzone reicht; 0: es gibt keine.
    [supply_line_soviet] So viele Hexfelder hat eine sowjetische Versorgungslinie jederzeit höchstens; 0: beliebig viele.
    [supply_line_german] So viele Hexfelder hat eine deutsche Versorgungslinie jederzeit höchstens; 0: beliebig viele.
    [breakout_sum] Was Würfel und Zufluchtsfelder zusammen ergeben müssen.
    [breakout_reach] Wie viele Hexfelder ein Zufluchtsfeld höchstens entfernt ist.
    [step_points] Siegpunkte für jede verlorene Stufe des Gegners.
    [source_points] Siegpunkte für jede am Ende besetzte Versorgungsquelle des Gegners.
    [closed_hex_first] Die erste Spielrunde, in der das Hexfeld gesperrt ist.
    [closed_hex_last] Die letzte Spielrunde, in der das Hexfeld gesperrt ist.
    [short_supply_hexes] So viele Hexfelder hat eine Versorgungslinie höchstens, solange diese Regel gilt.
    [short_supply_first] Die erste Spielrunde mit kurzen Versorgungslinien.
    [short_supply_last] Die letzte Spielrunde mit kurzen Versorgungslinien.
    [shift_limit_first] Die erste Spielrunde, in der sie für beide Seiten gilt.
    [shift_limit_last] Die letzte Spielrunde, in der sie für beide Seiten gilt.
    [stand_fast_first] Die erste Spielrunde des Haltebefehls.
    [stand_fast_last] Die letzte Spielrunde des Haltebefehls.
    [dumps_from] Die Spielrunde, von der an die Depots helfen.
   *[thaw_from] Die Spielrunde mit dem ersten Wurf für Schlamm.
}
hells-gate-mud-on = Schlamm bei { $n }
hells-gate-mud-on-about = Ob diese Augenzahl Schlamm bringt.
hells-gate-cell = Würfel { $die }, Spalte { $column }
hells-gate-cell-about = Treffer eines normalen Angriffs und, nach dem Schrägstrich, eines Vollangriffs in diesem Feld der Tabelle.
hells-gate-turns-backwards = { $title }: die erste dieser Spielrunden kommt nach der letzten
