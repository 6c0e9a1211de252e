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
no-such-turn = Spielrunden gehen von 1 bis { $last }
no-such-rule = es gibt keine Regel „{ $number }“; Nummern sehen aus wie 7.6, 11.3, R8 oder CRT
no-rule-has = keine Regel enthält alle diese Wörter: { $words }
no-such-page = das Handbuch hat keinen Abschnitt „{ $number }“; Nummern sehen aus wie 6.3
no-page-has = kein Abschnitt des Handbuchs enthält alle diese Wörter: { $words }
no-licence-has = keine Bibliothek, Schrift oder Lizenz enthält alle diese Wörter: { $words }

## Scenarios and new games
scenario-about = { $id ->
    [korsun_1944_first] Die Gliederung, mit der das Programm zuerst erschien; sie begünstigt die Deutschen.
    [korsun_1944_balanced] Die erste Gliederung, aber deutsche Verstärkungen kommen eine Spielrunde später als in Wirklichkeit.
   *[korsun_1944] Ausgeglichen zwischen starken Spielern; damit beginnt ein neues Spiel.
}
new-game-made = Ein neues Spiel mit dem Startwert { $seed } steht in { $file }.

## A position
show-after = nach { $ply } von { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
}
show-turn = Spielrunde { $turn } ({ $dates }), { $ground ->
    [mud] Schlamm
   *[snow] Schnee
}
show-points = Siegpunkte: Sowjets { $soviet }, Deutsche { $german }
show-on-map = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Einheiten auf der Karte
show-elsewhere = nicht auf der Karte

## The log
log-turn = Spielrunde { $turn }
log-set-up = Beginnt in einer aufgebauten Stellung.

## Odds
odds-on = Angriff auf { $hex }
odds-attackers = Angreifer
odds-from = { $unit }, aus { $hex }
odds-defenders = Verteidiger
odds-nobody = niemand
odds-label = { $what ->
    [ratio] Verhältnis
    [shift] Verschiebung
    [column] Spalte
    [normal] Normal
   *[all-out] Vollangriff
}
odds-ratio = { $ratio }, Spalte { $column }
odds-shift = { $n } nach { $way ->
    [left] links
   *[right] rechts
}: { $reason }
odds-end-of-table = , das Ende der Tabelle
odds-hits = { $n ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $n } Treffer
} { $sixths }/6
odds-average = { $list }; im Mittel { $mean }
odds-flipping = umgedreht wird { $units }
odds-impossible = nicht möglich: { $why }
odds-forbidden = Die Regeln erlauben diesen Angriff hier nicht:
odds-put-it = nicht auf der Karte: { $unit }; mit { $code }@HEX lässt sich die Einheit irgendwo aufstellen
odds-unit-twice = zweimal genannt: { $unit }
odds-two-sides = die angreifenden Einheiten gehören nicht zu einer Seite
odds-no-attacker = nach dem Spiel fehlen die angreifenden Einheiten
odds-no-defender = gehört nicht zum Verteidiger: { $unit }
odds-no-unit = es gibt keine Einheit „{ $code }“; die Einheiten sind { $known }

## Supply
trace-head = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Versorgung in Spielrunde { $turn }
trace-head-limit = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Versorgung in Spielrunde { $turn }, Linien von höchstens { $n ->
    [one] { $n } Hexfeld
   *[other] { $n } Hexfeldern
}
trace-all-well = Keine Einheit ist unversorgt.
trace-cut-off = Ohne Versorgungslinie
trace-good = Versorgt, mit der Linie
trace-too-long = die Linie { $line } hat { $n ->
    [one] { $n } Hexfeld
   *[other] { $n } Hexfelder
}, erlaubt sind { $limit }
trace-no-source = keine Versorgungsquelle ist zu erreichen
trace-broken = die Linie { $line } ist unterbrochen bei
trace-enemy-unit = dort steht eine feindliche Einheit
trace-enemy-source = das ist eine feindliche Versorgungsquelle
trace-zone = Kontrollzone des Feindes in { $hexes }

## Games between computer players
simulate-games = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}, Startwert { $seed }
simulate-one = Das Spiel mit dem Startwert { $seed }
simulate-not-kept = Das Spiel mit dem Startwert { $seed } kann nicht gespeichert werden.
simulate-side = { $side ->
    [german] Deutsche
   *[soviet] Sowjets
} ({ $level }): { $n ->
    [one] { $n } Sieg
   *[other] { $n } Siege
}, { $share } %; im Mittel { $mean } Punkte, Abweichung { $deviation }
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

## What computer players think
hint-margin = { $side ->
    [german] Deutsche
   *[soviet] Sowjets
} mit { $points } Siegpunkten vorn ({ $error })
hint-stopped = Abgebrochen.
forecast-games = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
} bis zum Ende gespielt, auf beiden Seiten: { $level }
forecast-margin = { $side ->
    [german] Deutsche
   *[soviet] Sowjets
} im Mittel mit { $points } Siegpunkten vorn (±{ $error })
forecast-chance = { $side ->
    [german] Deutsche
   *[soviet] Sowjets
} gewinnen { $share } % (±{ $error })
forecast-stopped = Abgebrochen: Die beendeten Spiele zählen.
forecast-stopped-early = Abgebrochen, bevor ein Spiel zu Ende war.
report-dice = Würfel: { $n ->
    [one] { $n } Wurf
   *[other] { $n } Würfe
}; das Würfelglück lag bei den { $side ->
    [german] Deutschen
   *[soviet] Sowjets
}: { $points } Siegpunkte
report-result = Ergebnis: { $result }; ohne das Würfelglück: { $adjusted }
report-decisions = Entscheidungen: { $n } geprüft, { $costly } davon haben wohl etwas gekostet
report-lapse = Runde { $turn }, { $side ->
    [german] Deutsche
   *[soviet] Sowjets
}, nach { $ply ->
    [one] { $ply } Aktion
   *[other] { $ply } Aktionen
}: { $cost } Siegpunkte (±{ $error })
report-done = getan:  { $what }
report-better = besser: { $what }
report-stopped = Abgebrochen: Nicht alle Entscheidungen wurden geprüft.

## Games at the table
seated-on-map = { $side }: Einheiten auf der Karte
seated-points = Siegpunkte: { $first } { $one }, { $second } { $other }
seated-hidden = (verborgen)
seated-closed = in diesem Spiel ist etwas verborgen: Bis zum Ende lässt sich keine andere Stellung ansehen
seated-no-question = die Regeln dieses Spiels lassen bei „{ $verb }“ nichts zu beantworten
seated-no-field = „{ $verb }“ kennt in diesem Spiel kein „{ $field }“
seated-not-printed = die Karte dieses Spiels gibt es nur in einer Ausrichtung
seated-no-overlays = für die Karte dieses Spiels gibt es keine Einblendungen
seated-no-overlay = es gibt keine Einblendung „{ $word }“; bekannt sind { $known }
seated-hint-level = Ratschläge dieses Spiels gibt sein stärkster Spieler; „--level“ weglassen
play-out-stopped = Abgebrochen: Es wurde nichts geschrieben.
new-set-how = „{ $word }“ stellt nichts ein: man schreibt eine Option und ihren Wert, wie in diagonals=true
new-nothing-to-set = dieses Spiel hat keine Optionen, die sich einstellen ließen: { $word }
rules-of-others = Die Bücher anderer Spiele: --system { $systems }
no-such-system = es gibt kein System „{ $key }“; bekannt sind { $known }
proof-options = Optionen anders als im Szenario: { $options }.
lines-need-out = Die Varianten würden sich ändern: Nennen Sie mit --out die Datei, in die geschrieben wird.
lines-no-position = Es gibt keine Stellung { $at }, zu der man gehen könnte.
lines-told-main = Hauptvariante
lines-told-here = Das Spiel steht bei { $at }.
lines-told-deleted = Gelöscht: { $at }
