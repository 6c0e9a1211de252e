# Der Editor, der Abgleich mit der gedruckten Ausgabe, Korrekturen als Dateien.

## Worauf eine Angabe beruht
editor-footing = { $footing ->
    [attested] belegt
    [derived] abgeleitet
    [reconstructed] rekonstruiert
   *[changed] von mir geändert
}
editor-footing-letter = { $footing ->
    [attested] B
    [derived] A
    [reconstructed] R
   *[changed] M
}
editor-there = vorhanden
editor-not-there = nicht vorhanden
editor-none = keine
editor-flag = { $on ->
    [true] ja
   *[false] nein
}
editor-what = { $of }: { $field }
editor-river = Fluss { $river }
editor-turn = Spielrunde { $turn }
editor-chapter = { $chapter ->
    [map] Karte
    [counters] Spielsteine
    [movement] Bewegung und Punkte
    [rivers] Flüsse
    [special] Sonderregeln
    [numbers] Zahlen und Spielrunden
    [tables] Tabellen
    [classes] Stärkesteine
    [victory] Sieg
    [position] Stellung zu Beginn
   *[texts] Texte
}
editor-enter-whole = eine ganze Zahl von { $least } bis { $most }
editor-enter-text = höchstens { $n } Zeichen
editor-enter-list = Namen oder Zahlen, durch Kommas getrennt

## Was nicht geht
editor-none-here = Szenarien dieses Spiels lassen sich nicht bearbeiten.
editor-cannot-draw = Dieses Szenario hat so viele Fehler, dass sich seine Karte nicht zeichnen lässt: { $faults }
editor-no-place = Dafür ist im Szenario kein Platz: { $at }
editor-advice = { $kind ->
    [missing] Das Fehlende eintragen.
    [range] Eine Zahl innerhalb der Grenzen eintragen.
    [list] Eines aus der Liste wählen.
    [long] Etwas Kürzeres in einer Zeile eintragen.
    [amount] Etwas davon herausnehmen oder Fehlendes ergänzen.
    [twice] Eines von beiden umbenennen oder herausnehmen.
    [type] Noch einmal so eintragen, wie es verlangt wird.
    [unknown] Herausnehmen: Das Programm kennt es nicht.
    [units] Unter „Neue Einheit“ einen Pinsel wählen und das Feld anklicken, in dem die Einheit stehen soll.
   *[go] Anklicken, um hinzugehen und es zu berichtigen, oder die letzte Änderung rückgängig machen.
}
editor-fault-missing = Hier fehlt etwas.
editor-fault-empty = Hier steht nichts.
editor-fault-twice = Das ist zweimal da.
editor-fault-unknown = Das kennt dieses Programm nicht.
editor-fault-type = So, wie es dasteht, lässt es sich nicht lesen.
editor-fault-range = { $found } liegt nicht zwischen { $least } und { $most }.
editor-fault-list = „{ $found }“ steht nicht zur Wahl.
editor-fault-long = Der Text hat { $n } Zeichen; höchstens { $most } passen hinein.
editor-fault-line = Der Text enthält einen Zeilenumbruch oder ein unsichtbares Zeichen.
editor-fault-letters = „{ $found }“ enthält Zeichen, die hier nicht möglich sind.
editor-fault-many = Es sind { $n }; höchstens { $most } sind möglich.
editor-fault-none = Hier ist noch nichts.
editor-fault-amount = { $n } ist die falsche Anzahl.
editor-fault-no-units = Es gibt noch keine Einheiten.
editor-blank-size = Eine Karte dieser Größe ist nicht möglich.
editor-nothing-corrected = Noch ist nichts berichtigt oder bestätigt.
editor-faults-first = Das Szenario lässt sich noch nicht spielen. Was nicht stimmt, steht neben der Karte.
editor-nothing-to-undo = Es wurde nichts geändert.
editor-nothing-to-redo = Es wurde nichts rückgängig gemacht.
editor-pick-unit = Erst die Einheit auswählen.
editor-no-side = Diese beiden Felder berühren sich nicht: einen Nachbarn des ersten anklicken.
editor-type-first = Erst eintippen, was geschrieben werden soll.
editor-mark-first = Erst Felder markieren: M markiert das unter dem Cursor.
editor-copy-first = Erst etwas kopieren und den Cursor dorthin setzen, wo es hin soll.
editor-other-system = Das ist ein Szenario eines anderen Spiels.
editor-check-damaged = Ein Teil dessen, was vom Abgleich notiert war, ließ sich nicht lesen; der Rest ist da, die beschädigte Datei wurde aufgehoben.

## Der Editor
entry-editor = Editor und Abgleich …
key-editor = Ein Szenario bearbeiten oder mit der gedruckten Ausgabe abgleichen
entry-position-scenario = Stellung als Szenario …
key-position-scenario = Aus der gezeigten Stellung ein Szenario machen, das sich bearbeiten, speichern und ausprobieren lässt
editor-position = Beginnt in einer eigenen Stellung
editor-position-made = Ein Szenario, das in dieser Stellung beginnt. Bearbeiten, ausprobieren, speichern: Das Spiel auf dem Tisch behält sein eigenes.
editor-position-varied = Ein Szenario, das in dieser Stellung beginnt, nach den veröffentlichten Regeln: Die geänderten Regeln des Spiels gehören nicht dazu. Als Regelvariante gespeichert, gelten sie auch dort.
editor-position-field = { $field ->
    [turn] Spielrunde
    [wave] Welle
    [impulse] Impuls
    [stage] Abschnitt
    [steps] Stufen
    [strength] Stärke
    [lost] verlorene Stufen
    [marks] Marken
    [player] Spieler am Zug
    [active] Spieler am Zug
    [side] Spieler am Zug
    [weather] Wetter
    [ground] Wetter
   *[place] Ort
}
opening-editor-about = Karte und Spielsteine an die eigene Ausgabe angleichen oder eine eigene Schlacht entwerfen.
editor-title = Editor: { $title }
editor-title-corrected = Editor, mit Korrekturen: { $title }
editor-try = Ausprobieren
editor-try-as = Gegen den Computer spielen, eigene Seite: { $side }
editor-try-watch = Zwei Computerspieler spielen lassen
editor-try-both = Beide Seiten selbst spielen
editor-tried = Ihr Szenario liegt auf dem Tisch. „Editor und Abgleich …“ im Menü „Spiel“ führt zurück.
editor-files = Dateien
editor-save-file = Speichern
editor-save-file-about = Schreibt das Szenario in seine Datei; hat es noch keine, in eine neue.
editor-save = Als Szenariodatei speichern …
editor-saved-already = Es hat sich nichts geändert: { $file } enthält das Szenario, wie es ist.
editor-saved-beside = Ein anderes Programm hat die Datei dieses Szenarios geändert oder entfernt; Ihres ist als { $file } gespeichert.
editor-save-corrections = Korrekturen speichern …
editor-apply-corrections = Korrekturen aus einer Datei anwenden …
editor-as-it-came = Alle Änderungen zurücknehmen
editor-as-it-came-about = Alles wird wieder so, wie es mit dem Programm kam oder wie das Szenario geöffnet wurde. Einmal Rückgängig bringt die Änderungen zurück.
editor-open-file = Szenariodatei öffnen …
editor-choose = Szenario bearbeiten
editor-choose-open = Szenario bearbeiten …
editor-footings = Herkunft
editor-footings-about = Zeigt auf der Karte, worauf die Angaben zu jedem Feld beruhen (Taste P).
editor-to-table = Zum Spiel
editor-to-table-about = Zeigt das Spiel auf dem Tisch. Das Szenario bleibt offen; „Editor und Abgleich …“ im Menü „Spiel“ führt zurück.
editor-leave = Schließen
editor-leave-about = Beendet die Arbeit an diesem Szenario; nach Ungespeichertem wird vorher gefragt.
editor-page-paint = Bearbeiten
editor-page-check = Abgleich
editor-page-faults = Fehler ({ $n })
editor-page-compare = Vergleichen
editor-legend-confirmed = ✓ alles von Ihnen bestätigt
editor-leaving = Ohne Speichern weggehen?
editor-quitting = Programm beenden?
editor-leaving-about = Die letzten Änderungen sind in keiner Szenariodatei gespeichert.
editor-leaving-kept = Die letzten Änderungen sind in keiner Szenariodatei gespeichert. Das Programm behält sie; wenn Sie dieses Szenario das nächste Mal bearbeiten, sind sie wieder da.
editor-stay = Bleiben
editor-leave-anyway = Ohne Speichern verlassen
editor-leave-kept = Verlassen, Änderungen behalten
editor-leave-taken-back = Verlassen, diese Änderungen zurücknehmen
editor-brush-map = Karte
editor-brush-units = Neue Einheit
editor-brush-erase = von der Karte nehmen
editor-brush-text = Name
editor-hand-none = Ein Feld oder eine Einheit anklicken, um die Angaben zu sehen; eine Einheit ziehen, um sie zu versetzen. Mit den Tasten: Pfeile, Eingabe, 1 bis 9 für die Pinsel.
editor-hand-side = Ein Feld anklicken, dann einen Nachbarn: Die Seite dazwischen bekommt einen Fluss oder verliert ihn.
editor-hand-unit = Anklicken, wo die neue Einheit stehen soll; dann Namen und Zahlen eintragen.
editor-hand-write = Den Text eintippen, dann die Felder anklicken, die ihn tragen sollen.
editor-hand-paint = Die Felder anklicken, die bemalt werden sollen, oder darüberfahren; die mittlere Taste verschiebt die Karte. Esc legt den Pinsel weg.
editor-mirror = Symmetrie
editor-mirror-none = keine
editor-mirror-across = links–rechts
editor-mirror-half-turn = halbe Drehung
editor-mark = Markieren ({ $n })
editor-mark-about = Markiert das Feld unter dem Cursor zum Kopieren (Taste M).
editor-copy = Kopieren
editor-paste = Einfügen
editor-paste-flipped = Gespiegelt einfügen
editor-whole-game = Ganzes Szenario
editor-remove-unit = Einheit entfernen
editor-nothing-known = Dazu gibt es keine Angaben.
editor-units = Einheiten
editor-take-out = Herausnehmen
editor-put-in = Hinzufügen
editor-enter = Eintragen
editor-no-faults = Keine Fehler: Das Szenario lässt sich spielen.
editor-faults = { $n ->
    [one] Ein Fehler. Anklicken führt hin.
   *[other] { $n } Fehler. Anklicken führt hin.
}
editor-compare-with = Vergleichen mit
editor-compare-file = Mit einer Datei vergleichen …
editor-compare-about = Ein anderes Szenario wählen: Jeder Unterschied wird aufgeführt und auf der Karte markiert.
editor-differences = { $n ->
    [0] Kein Unterschied.
    [one] Ein Unterschied.
   *[other] { $n } Unterschiede.
}
editor-difference = { $what }: { $here } → { $there }
editor-rests-on = { $what }, Grundlage
editor-note-on = { $what }, Anmerkung
editor-in-file = in der Datei: { $at }
editor-choose-about = Ein Szenario mit der gedruckten Ausgabe abgleichen, berichtigen oder ein eigenes entwerfen. Ein begonnenes Spiel behält sein Szenario.
editor-back-to = Zurück zu „{ $title }“
editor-of-table = Das Szenario des laufenden Spiels bearbeiten
editor-edit = Bearbeiten
editor-check-left = { $n ->
    [one] eine Angabe bestätigt
   *[other] { $n } Angaben bestätigt
}
editor-own = Eigene Szenarien
editor-blanks = Leere Karte
editor-blank = { $kind ->
    [hexes] Hell’s Gate: Hexfelder
    [hex] Schlacht am Tisch: Hexfelder
    [offset_square] Schlacht am Tisch: versetzte Quadrate
    [square_by_sides] Schlacht am Tisch: Quadrate (nur über Seiten benachbart)
   *[square] Schlacht am Tisch: Quadrate (auch über Eck benachbart)
}
editor-rows = Reihen
editor-columns = Spalten
editor-blank-none = { $game } ist an die eigene Karte gebunden: stattdessen eines der Szenarien bearbeiten.
editor-blank-limits = höchstens { $rows } Reihen, { $columns } Spalten und { $all } Felder
editor-path = Welche Datei?
editor-path-about = Pfad der Datei
editor-own-title = Eigene Schlacht
editor-own-about = Eine eigene Schlacht.
editor-own-version = eigene Fassung
editor-unit-numbered = Einheit { $n }
editor-code-taken = Eine andere Einheit heißt schon { $code }.

## Der Abgleich
editor-check-about = Mit der gedruckten Ausgabe vor sich: Eingabe bestätigt eine Angabe, Umschalt+Eingabe alle zu einem Feld oder Stein, ein Eingabefeld berichtigt. N geht weiter, B zurück; alles wird aufgehoben.
editor-check-progress = { $done } von { $all } bestätigt
editor-check-everything = Auch belegte Angaben
editor-check-all-done = Alles ist bestätigt. Zum Weitergeben die Korrekturen speichern.
editor-check-says = { $says }
editor-check-confirmed = bestätigt
editor-check-confirm = Bestätigen (Eingabe)
editor-check-together = Alles davon (Umschalt+Eingabe)
editor-check-with-it = Alles dazu: { $facts }
editor-check-together-about = Bestätigt alle Angaben zum selben Feld oder zur selben Einheit.
editor-check-back = Zurück (B)
editor-check-later = Später (N)
editor-check-correct = Berichtigen
editor-check-enter = Wie gedruckt

## Korrekturen als Dateien
file-kind-scenario = Szenarien
file-kind-corrections = Korrekturen
errata-file = Korrekturen zu { $title }
errata-too-long = Die Datei hat mehr als die { $most } Bytes, die Korrekturen haben dürfen.
errata-other-system = Diese Korrekturen gehören zu einem anderen Spiel: { $theirs }, nicht { $ours }.
errata-conflict = { $what }: Hier steht „{ $now }“; die Korrektur erwartet „{ $was }“ und würde daraus „{ $is }“ machen. Sie wurde nicht ausgeführt.
errata-no-place = { $what }: So etwas gibt es in diesem Szenario nicht.
errata-no-scenario = kein Szenario des Programms heißt { $scenario }
errata-applied = Ausgeführte Korrekturen: { $made }{ $already ->
    [0] .
   *[other] ; schon so: { $already }.
}
errata-told = Korrekturen zu { $scenario }: { $n }; bestätigte Angaben: { $confirmed }.

## Facts of scenario files
editor-field = { $field ->
    [cell] Feld
    [hex] Hexfeld
    [place] Name des Ortes
    [terrain] Gelände
    [kind] Art
    [supply_base] Versorgungsbasis
    [river] Fluss
    [lake] See
    [road] Straße
    [side] Seite
    [branch] Typ
    [type] Typ
    [formation] Verband
    [strength] Stärke
    [elite] Elite
    [arrives] Eintreffen
    [note] Anmerkung
    [id] Kennung
    [name] Name
    [defence_limit] höchstens Verteidiger
    [start] Beginn
    [turns] Spielrunden
    [turn] Spielrunde
    [initiative] erster Spieler
    [changes] Wechsel
    [from] von
    [to] bis
    [first_turn] erste Spielrunde
    [last_turn] letzte Spielrunde
    [die_at_most] bei höchstens
    [roll] Wurf
    [cells] Felder
    [points] Punkte
    [all_out_extra] Vollangriffe kosten den Verteidiger
    [crowded_extra] Gedränge kostet den Verteidiger
    [captured_base_supplies] eroberte Basen versorgen
    [replacements_need_supply] Ersatz braucht Versorgung
    [isolated_lost_at_end] abgeschnittene Einheiten gehen am Ende verloren
    [handicap] Vorgabe
    [vp] Siegpunkte
    [about] Beschreibung
    [title] Titel
    [diagonals] Quadrate berühren sich an den Ecken
    [shifted_rows] versetzte Reihen
    [calendar] Kalender
    [ground] Boden
    [options] Optionen
    [victory] Sieg
    [grid] Raster
    [supply_limits] Länge der Versorgungslinien
    [airlift] Luftbrücke
    [columns] Spalten
    [rows] Zeile
    [combat_results] Kampfergebnisse
    [strength_classes] Stärkesteine
    [strength_class] Stärkeklasse
    [max_steps] höchste Stufenzahl
    [steps] Stufen
    [strength_table] Stärke wie auf dem Stein von
    [attack_capable] kann angreifen
    [steps_when_converted] Stufen nach der Umwandlung
    [infantry_type] zählt als Infanterie
    [armour] Panzer
    [printed] wie gedruckt
    [size] Größe
    [movement] Bewegung
    [movement_class] Bewegungsklasse
    [white_dots] weiße Punkte
    [black_dots] schwarze Punkte
    [star] Stern
    [bridge] Brücke
    [settlement] Siedlung
    [defence_only] nur Verteidigung
    [level] Stufe
    [levels] Stufe
    [conditions] Bedingungen
    [date] Datum
    [visibility] Sicht
    [cf] Kampfwert
    [dv] Verteidigungswert
    [damaged_cf] Kampfwert beschädigt
    [damaged_dv] Verteidigungswert beschädigt
    [reduced_cf] Kampfwert reduziert
    [reduced_dv] Verteidigungswert reduziert
    [mp] Bewegungspunkte
    [harbour] im Hafen
    [mines_allowed] Minen erlaubt
    [links] führt nach
    [land_areas] Landgebiete daran
    [connects] verbindet
    [usable_by] nutzbar für
    [units] Einheiten
    [msp] MSP
    [mines_naval] Minen gegen Schiffe
    [mines_ground] Minen gegen Landungen
    [union_damaged_ironclad] beschädigtes Panzerschiff der Union
    [confederate_repair] Reparatur der Konföderation
    [hunley_a] Hunley, Bau
    [hunley_b] Hunley, Angriff
    [movement_costs] Bewegungskosten
    [random_events] Zufallsereignisse
    [bombardment] Beschuss
    [assault] Sturm
    [sunset] Sonnenuntergang
    [parameters] Zahlen
    [german] deutsch
    [soviet] sowjetisch
    [union] Union
    [confederate] Konföderation
    [maximum] höchstens
    [min] ab
    [max] bis
    [result] Ergebnis
    [enter] Betreten
    [cross] Überschreiten
    [event] Ereignis
    [effect] Wirkung
    [value] Wert
    [at] wo
    [area] Gebiet
    [advantage] Vorteil
    [numbers] Zahlen
    [forts] Forts
    [ironclads] Panzerschiffe
    [sides] Seiten
    [reinforcements] Verstärkungen
    [pieces] Steine
    [ships] Schiffe
    [first_allocation] erste Spielrunde mit Zuteilungsphase
    [assault_dice] Würfel je Seite beim Sturm
    [mine_points_per_msp] Minenpunkte je MSP
    [mine_dummies_per_msp] Attrappen je MSP
    [fort_sumter_naval_limit] höchstens Schiffe bei Fort Sumter
    [sea_naval_limit] höchstens Schiffe in einem Seegebiet
    [river_ironclad_limit] höchstens Panzerschiffe in einem Fluss
    [beside_formation] wer mit fünf eines Verbands handeln darf
    [land_any_units_limit] höchstens Einheiten in einem Landgebiet
    [impulses] Impulse
    [impulse_extension] höchstens Impulse
    [swamp_angel_range] Reichweite des Swamp Angel
    [objectives] Ziele
    [georgia_bonus_units] Einheiten in Georgia, die Unterstützung bringen
    [fort] Fort
    [reduced] geschwächt
    [removed] entfernt
    [confederate_ironclad_damaged] Panzerschiff der Konföderation beschädigt
    [confederate_ironclad_removed] Panzerschiff der Konföderation entfernt
    [union_ironclad_damaged] Panzerschiff der Union beschädigt
    [union_ironclad_sunk] Panzerschiff der Union versenkt
    [confederate_unit_eliminated] Einheit der Konföderation vernichtet
    [union_unit_eliminated] Einheit der Union vernichtet
    [unspent_msp] übrige MSP
    [controls] beherrschte Gebiete
    [contested] wenn umkämpft
    [entrenchments] Verschanzungen
    [free_ironclads] frei aufgestellte Panzerschiffe
    [areas] Gebiete
    [mines] Minen
    [dummies] Attrappen
    [most_markers] höchstens Marker in einem Gebiet
    [most_points] höchstens Punkte je Marker
    [hunley] Hunley
    [adjacent] Ziel benachbart
    [same] Ziel im selben Gebiet
    [fort_target] Ziel ist ein Fort
    [amphibious] Landung
    [ironclads_most] höchstens helfende Panzerschiffe
    [marsh] Sumpf
    [two_points] zwei Minenpunkte
    [thin] dünne Panzerung
    [thin_drm] Modifikator für dünne Panzerung
    [hatteras] Modifikator am Kap Hatteras
    [two_msp] Modifikator für zwei MSP
    [track] Felder
    [clear] offen
    [sand] Sand
    [town] Stadt
    [open] offen
    [creek] Bach
    [hex_km] Kilometer je Hex
    [combat_air_support] Luftunterstützung
    [supply_points] Versorgungspunkte
    [all_in_supply] alle Einheiten versorgt
    [artillery_support] Artillerieunterstützung
    [extended_into] reicht bis
    [armour_superiority] Panzerüberlegenheit
    [lead_1] Vorsprung 1
    [lead_2_to_4] Vorsprung 2 bis 4
    [lead_5_or_more] Vorsprung 5 und mehr
    [defender_leads] Verteidiger voraus
    [used_in_23_7] gilt in dieser Nacht
   *[other] { $field }
}
editor-word = { $word ->
    [any] jede Einheit
    [independent] eine unabhängige Einheit
    [open] offen
    [difficult] schwierig
    [urban] bebaut
    [impassable] unpassierbar
    [clear] offen
    [woods] Wald
    [forest] dichter Wald
    [hilltop] Kuppe
    [sand] Sand
    [marsh] Sumpf
    [town] Stadt
    [village] Dorf
    [fort] Fort
    [sea] See
    [coast] Küste
    [creek] Bach
    [river] Fluss
    [soviet] sowjetisch
    [german] deutsch
    [union] Union
    [confederate] Konföderation
    [infantry] Infanterie
    [tank] Panzer
    [mechanised] mechanisiert
    [cavalry] Kavallerie
    [corps] Korps
    [division] Division
    [battle-group] Kampfgruppe
    [brigade] Brigade
    [regiment] Regiment
    [battalion] Bataillon
    [start] zu Beginn
    [easy] gut
    [snow] Schnee
    [mud] Schlamm
    [game_turn] einmal je Spielrunde
    [player_turn] einmal je Spielerzug
    [always] immer
    [if_defender_loses] nur wenn der Verteidiger ohnehin verliert
    [land] Land
    [both] Land und See
    [none] nichts
    [damaged] beschädigt
    [severely-damaged] schwer beschädigt
    [sunk] versenkt
    [reduced] geschwächt
    [eliminated] vernichtet
    [still-damaged] weiter beschädigt
    [repaired] repariert
    [no-effect] keine Wirkung
    [no-progress] kein Fortschritt
    [one-box] ein Feld
    [two-boxes] zwei Felder
    [lost-for-good] endgültig verloren
    [back-to-under-repair] zurück zur Reparatur
    [back-to-crew-in-training] zurück zur Ausbildung
    [stays-ready] bleibt bereit
    [no_union_naval_or_amphibious_before_impulse] Unwetter: keine Flotte vor dem Impuls
    [union_reduces_one_unit_on_map] Fieber: eine Einheit der Union wird geschwächt
    [confederate_msp] MSP für die Konföderation
    [union_msp] MSP für die Union
    [confederate_free_mine_and_dummy] Mine und Attrappe für die Konföderation
    [remove_swamp_angel] der Swamp Angel zerspringt
    [points] Punkte
    [objectives] Ziele
    [artillery] Artillerie
    [engineers] Pioniere
    [motorised-infantry] motorisierte Infanterie
    [fusilier] Füsiliere
    [reconnaissance] Aufklärung
    [assault-engineer] Sturmpioniere
    [construction-engineer] Baupioniere
    [engineer-school] Pionierschule
    [assault-gun] Sturmgeschütze
    [light-assault-gun] leichte Sturmgeschütze
    [heavy-assault-gun] schwere Sturmgeschütze
    [anti-air] Flak
    [anti-tank] Panzerabwehr
    [mortar] Granatwerfer
    [rocket] Raketenwerfer
    [mortar-or-rocket] Granat- oder Raketenwerfer
    [motorised-battalion] motorisiertes Bataillon
    [security-regiment] Sicherungsregiment
    [panzer-4] Panzer IV
    [panther] Panther
    [tiger] Tiger
    [sherman] Sherman
    [company] Kompanie
    [non-motorised] zu Fuß
    [motorised] motorisiert
    [armour] Panzer
    [frozen] gefroren
    [rough] unebenes Gelände
    [mountains] Gebirge
    [swamp] Sumpf
    [lake] See
    [city] Großstadt
   *[other] { $word }
}

## What was edited when the program ended
editor-left-unsaved = Das Szenario „{ $title }“ war nicht gespeichert, als das Programm endete: Der Editor (Menü Spiel) bietet an, es weiter zu bearbeiten.
editor-left = In Bearbeitung, als das Programm endete: Szenario „{ $title }“
editor-left-when = zuletzt geändert { $time }
editor-left-go-on = Weiter bearbeiten
editor-left-away = Weglegen
editor-left-safe = Nichts geht verloren: Es kommt in den Ordner der Szenarien; wohin genau, wird gesagt.
editor-put-away = Das Szenario liegt in { $file }.

## The size of the map
editor-grid = { $kind ->
    [hexes] Hexfelder
    [hex] Hexfelder
    [offset_square] versetzte Quadrate
    [square_by_sides] Quadrate (nur über Seiten benachbart)
    [squares] Quadrate
   *[square] Quadrate (auch über Eck benachbart)
}
editor-size = Größe der Karte
editor-size-open = Größe …
editor-size-about = Fügt an jeder Seite Reihen und Spalten an oder schneidet sie ab: mit einer Zahl unter 0. Was ein Feld nennt, nennt es weiterhin. Einmal Rückgängig nimmt es zurück.
editor-size-none = Die Karte dieses Spiels hat keine Reihen und Spalten.
editor-size-now = Die Karte hat jetzt { $rows } Reihen und { $columns } Spalten.
editor-size-limits = Möglich sind { $low } bis { $rows } Reihen, { $narrow } bis { $columns } Spalten und höchstens { $all } Felder.
editor-size-bounds = { $rows } Reihen und { $columns } Spalten sind nicht möglich, sondern { $low } bis { $high } Reihen und { $narrow } bis { $wide } Spalten.
editor-size-many = Das wären { $n } Felder; möglich sind höchstens { $most }.
editor-size-north = Reihen im Norden
editor-size-south = Reihen im Süden
editor-size-west = Spalten im Westen
editor-size-east = Spalten im Osten
editor-size-kind = Art des Rasters
editor-size-then = Danach hat sie { $rows } Reihen und { $columns } Spalten.
editor-size-lost = Verloren geht:
editor-size-lost-places = { $n ->
    [one] ein Feld
   *[other] { $n } Felder
} mit allem, was die Karte dort zeigt: { $names }
editor-size-lost-units = { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
}: { $names }
editor-size-lost-sides = { $n ->
    [one] eine Seite mit einem Fluss
   *[other] { $n } Seiten mit einem Fluss
}: { $names }
editor-size-lost-other = { $what }: nennt ein Feld, das es nicht mehr gibt
editor-size-do = Karte ändern
