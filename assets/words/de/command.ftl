# Was die Befehlszeile sagt.

## Files and standard input and output
standard-input = Standardeingabe
not-one-object = das ist nicht genau ein JSON-Objekt: { $what }
scenarios-are = Mitgelieferte Szenarien: { $ids }
output-failed = Ausgabe nicht möglich: { $system }
target-is-read = { $file } ist die Datei, die gelesen wird; sie wird nicht überschrieben
target-exists = { $file } gibt es schon; einen anderen Namen wählen oder mit --force ersetzen
target-terminal = ein Bild gehört nicht ins Terminal; eine Datei nennen oder es in eine Pipe schicken
target-both = das Bild und was --json darüber sagt, können nicht beide auf die Standardausgabe; für das Bild eine Datei nennen
target-ending = { $file } ist kein Name für eine { $kind }-Datei; den Namen auf .{ $ending } enden lassen
window-not-a-file = { $file } ist keine Datei; das Fenster öffnet gespeicherte Spiele

## Words that mean nothing
unknown-command-near = unbekannter Befehl „{ $word }“; gemeint vielleicht { $near }?
unknown-command = unbekannter Befehl „{ $word }“, und keine Datei heißt so; die Befehle zeigt hells-gate --help
no-such-ply = nach { $ply } Aktionen gibt es keine Stellung: Das Spiel hat { $n }
no-such-moment = bis { $moment } kommt das Spiel nicht
no-such-actions = von { $from } bis { $to } gibt es keine Aktionen
no-such-rule = es gibt keine Regel „{ $number }“; Nummern sehen aus wie 7.6, 11.3, R8 oder CRT
no-rule-has = keine Regel enthält alle diese Wörter: { $words }
no-such-page = das Handbuch hat keinen Abschnitt „{ $number }“; Nummern sehen aus wie 6.3
no-page-has = kein Abschnitt des Handbuchs enthält alle diese Wörter: { $words }
no-licence-has = keine Bibliothek, Schrift oder Lizenz enthält alle diese Wörter: { $words }

## Scenarios and new games
new-game-made = Ein neues Spiel mit dem Startwert { $seed } steht in { $file }.

## A position
show-after = nach { $ply } von { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
}

## Games between computer players
simulate-games = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}, Startwert { $seed }
simulate-one = Das Spiel mit dem Startwert { $seed }
simulate-not-kept = Das Spiel mit dem Startwert { $seed } kann nicht gespeichert werden.
simulate-seat = { $side } ({ $level }): { $n ->
    [one] { $n } Sieg
   *[other] { $n } Siege
}, { $share } %
simulate-margin = Vorsprung im Mittel: { $side } um { $mean }, Abweichung { $deviation }
simulate-no-side = In diesem Spiel gibt es keine Seite „{ $side }“, nur: { $keys }.
simulate-by-ply = In diesem Spiel werden Zeitpunkte mit --ply angegeben.
simulate-keeps-scenarios = Gespeichert werden nur Spiele, die am Anfang eines Szenarios beginnen.
simulate-plot-ending = Gezeichnet wird in eine Datei, deren Name auf .svg oder .png endet.
simulate-draws = Unentschieden: { $n }, { $share } %; { $actions } Aktionen je Spiel
simulate-stopped = Abgebrochen: { $n } von { $all } Spielen wurden beendet und gespeichert.
ladder-head = { $column ->
    [first] erster
    [second] zweiter
    [won] gewonnen
    [drawn] unentschieden
    [lost] verloren
    [share] Punkteanteil
   *[margin] Vorsprung
}
ladder-stopped = Abgebrochen: Beendete Paare zählen.
calibrate-what = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
} zwischen Spielern der Stufe { $level }, für jede Vorhersage { $futures } durchgespielt. Alle Chancen sind die der ersten Seite; Unentschieden zählen halb.
calibrate-last = letzter Teil
calibrate-all = alle
calibrate-head = { $column ->
    [turn] Runde
    [chance] genannt
    [n] Vorhersagen
    [told] genannt %
    [came] eingetroffen %
    [beyond] ging besser aus um
   *[squared] quadr. Fehler
}
calibrate-part = { $part ->
    [all] Alle: { $n }
    [last] Letzter Teil des Spiels: { $n }
   *[turn] Runde { $turn }: { $n }
}
calibrate-off = Über alle Vorhersagen im Mittel um { $off } Prozentpunkte daneben.

## What computer players think
hint-stopped = Abgebrochen.
forecast-games = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
} bis zum Ende gespielt, auf beiden Seiten: { $level }
forecast-stopped-early = Abgebrochen, bevor ein Spiel zu Ende war.
report-stopped = Abgebrochen: Nicht alle Entscheidungen wurden geprüft.

## Games at the table
seated-on-map = { $side }: Einheiten auf der Karte
seated-points = Siegpunkte: { $first } { $one }, { $second } { $other }
seated-hidden = (verborgen)
seated-hidden-decision = was hier entschieden wird, ist der anderen Seite verborgen, darum wird nichts darüber ausgegeben; im Fenster kann fragen, wer entscheidet
seated-closed = in diesem Spiel ist etwas verborgen: Bis zum Ende lässt sich keine andere Stellung ansehen
seated-no-question = die Regeln dieses Spiels lassen bei „{ $verb }“ nichts zu beantworten
seated-no-field = „{ $verb }“ kennt in diesem Spiel kein „{ $field }“
seated-not-printed = die Karte dieses Spiels gibt es nur in einer Ausrichtung
seated-no-overlays = für die Karte dieses Spiels gibt es keine Einblendungen
seated-no-overlay = es gibt keine Einblendung „{ $word }“; bekannt sind { $known }
seated-hint-level = Ratschläge dieses Spiels gibt sein stärkster Spieler; „--level“ weglassen
seated-no-level = In diesem Spiel gibt es keinen Computerspieler „{ $level }“, nur: { $levels }
play-out-stopped = Abgebrochen: Es wurde nichts geschrieben.
new-set-how = „{ $word }“ stellt nichts ein: man schreibt eine Option und ihren Wert, wie in diagonals=true
rules-of-others = Die Bücher anderer Spiele: --system { $systems }
no-such-system = es gibt kein System „{ $key }“; bekannt sind { $known }
new-variant-of-other = { $file }: Diese Regelvariante gehört zu „{ $system }“; dieses Spiel ist „{ $wanted }“. Nennen Sie mit --scenario ein Szenario jenes Spiels.
proof-variant = Regelvariante: { $name }.
proof-options = Optionen anders als im Szenario: { $options }.
lines-need-out = Die Varianten würden sich ändern: Nennen Sie mit --out die Datei, in die geschrieben wird.
lines-no-position = Es gibt keine Stellung { $at }, zu der man gehen könnte.
lines-told-main = Hauptvariante
lines-told-here = Das Spiel steht bei { $at }.
lines-told-deleted = Gelöscht: { $at }
no-such-side = „{ $side }“ ist keine Seite dieses Spiels; seine Seiten sind { $sides }.
