# Panels of decisions: combat, plans, dice.

## Combat
fight-targets = Ziele
fight-no-more = In dieser Phase ist kein weiterer Angriff möglich.
fight-attack = { $hex } angreifen
fight-attack-on = Angriff auf { $hex }
fight-strength-without = Stärke { $n }, { $retreated } zurückgezogen
fight-retreated-only = nur zurückgezogene Einheiten, ohne Stärke
fight-attackers = Angreifer
fight-defenders = Verteidiger
fight-tick = Angreifende Einheiten ankreuzen oder ihre Spielsteine anklicken.
fight-chance = { $column } · { $percent } % Treffer
fight-flips = { $unit } wird umgedreht
fight-who-flips = Beim Vollangriff wird umgedreht
fight-no-shifts = keine Spaltenverschiebung
fight-columns = { $change } { $n ->
    [one] Spalte
   *[other] Spalten
}
fight-normal = Normal
fight-all-out = Vollangriff
fight-no-all-out = nicht möglich. { $why }
fight-overconcentrated = Überbelegt
fight-summary = { $ratio } → { $base }, Spalte { $column }
fight-roll-normal = Würfeln: normaler Angriff
fight-roll-all-out = Würfeln: Vollangriff, umgedreht wird { $unit }

## Other decisions
choose-displaced = Verdrängte Verstärkungen
choose-restore = Ein Korps auffrischen
choose-loss = Einen Treffer als Stufenverlust hinnehmen
choose-loss-again = Noch ein Klick auf den Spielstein { $unit }: Stufenverlust. Ein Klick auf ein beleuchtetes Feld: Rückzug dorthin.
choose-last-step = Einen Treffer mit der letzten Stufe hinnehmen
choose-retreat = Den letzten Treffer durch Rückzug hinnehmen
choose-no-retreat = Kein Hexfeld für den Rückzug. Auf ein Nachbarfeld zeigen, um den Grund zu sehen.
choose-can-move = Kann noch ziehen
choose-nobody-moves = In dieser Phase kann keine Einheit mehr ziehen.
choose-moves-to = { $unit } zieht nach
choose-moves-first = Ein Klick auf die Karte zieht alle gewählten Einheiten, diese Knöpfe nur die erste.
choose-break-out = Zu den eigenen Linien ausbrechen
choose-escapes = +{ $refuges }, entkommt bei { $faces } von 6
choose-eliminate = { $unit } vernichten
choose-costs-too = { $what } · vernichtet auch { $units }

## The plan of attacks
planning-title = Angriffsplan
planning-empty = Noch geschieht nichts. Ein Hexfeld als Ziel anklicken, dann die Einheiten, die es angreifen.
planning-end = Planung beenden
planning-drop-all = Plan verwerfen
planning-begin = Mehrere Angriffe planen
planning-change = Plan ändern
planning-first = Angriff 1 beginnen: { $hex }
planning-attack = Geplanter Angriff { $number } auf { $hex }
planning-drop = Streichen
planning-later = Später
planning-earlier = Früher
planning-button = { $what }: geplanter Angriff { $number }
planning-expected = Zu erwarten
planning-else = sonst { $change }
planning-on = Angriff auf { $hex } planen
planning-not-now = Angriffe werden in einer Kampfphase geplant.
planning-none = Es ist kein Angriff geplant.

## Dice and luck
dice-window-typed = { $die } (eingegeben)
dice-window-mud = Schlammwürfe, für keine Seite: { $faces }.
faces-or-more = { $least } oder mehr

## What the computer found
found-expected = Erwartetes Ergebnis in Siegpunkten: { $margin } ({ $error })
found-games = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
} von hier bis zum Ende, auf beiden Seiten: { $level }.
found-luck = { $n ->
    [one] { $n } Wurf
   *[other] { $n } Würfe
}. Das Würfelglück lag { $side ->
    [german] bei den Deutschen
   *[soviet] bei den Sowjets
}: { $points } Siegpunkte.
found-result = Ergebnis: { $result }. Ohne Würfelglück: { $adjusted }.
found-roll = Runde { $turn }: Die { $die } brachte { $side ->
    [german] den Deutschen
   *[soviet] den Sowjets
} { $points }
found-lapse = Runde { $turn }, { $side ->
    [german] deutsch
   *[soviet] sowjetisch
}: { $cost } Siegpunkte ± { $error }
found-account = Sowjetische Punkte weniger deutsche: am Anfang zu erwarten { $expected }, Würfelglück { $luck }, Entscheidungen der Sowjets { $soviet }, der Deutschen { $german }; zusammen { $result }.
found-also = In derselben Phase { $n ->
    [one] hat { $n } weitere Entscheidung
   *[other] haben { $n } weitere Entscheidungen
} ebenfalls etwas gekostet; oft ist es derselbe Verlust.
found-unproved = Bis zum Ende durchgespielt, { $n ->
    [one] hat sich { $n } weiterer Verdacht
   *[other] haben sich { $n } weitere Verdachtsfälle
} nicht bestätigt.

## Drawing on the map
draw-soviet = Sowjets
draw-german = Deutsche
