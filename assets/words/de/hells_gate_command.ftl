# What the commands of the board do.

## Words that mean nothing
no-such-turn = Spielrunden gehen von 1 bis { $last }

## Scenarios and new games
scenario-about = { $id ->
    [korsun_1944_first] Die Gliederung, mit der das Programm zuerst erschien; sie begünstigt die Deutschen.
    [korsun_1944_balanced] Die erste Gliederung, aber deutsche Verstärkungen kommen eine Spielrunde später als in Wirklichkeit.
    [operation_wanda] Der Entsatz des Kessels vom 3. bis 17. Februar; fünf Spielrunden.
    [ring_closes] Ein kleines Gefecht zum Lernen: Zwei Stoßkeile schließen einen Ring.
    [relief_at_lysyanka] Ein kleines Gefecht zum Lernen: Panzer auf dem Weg zum Kessel.
    [out_over_the_tikich] Ein kleines Gefecht zum Lernen: die letzten zwei Runden des Kessels.
   *[korsun_1944] Ausgeglichen zwischen starken Spielern; damit beginnt ein neues Spiel.
}

## A position
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
simulate-side = { $side ->
    [german] Deutsche
   *[soviet] Sowjets
} ({ $level }): { $n ->
    [one] { $n } Sieg
   *[other] { $n } Siege
}, { $share } %; im Mittel { $mean } Punkte, Abweichung { $deviation }

## What computer players think
hint-margin = { $side ->
    [german] Deutsche
   *[soviet] Sowjets
} mit { $points } Siegpunkten vorn ({ $error })
forecast-margin = { $side ->
    [german] Deutsche
   *[soviet] Sowjets
} im Mittel mit { $points } Siegpunkten vorn (±{ $error })
forecast-chance = { $side ->
    [german] Deutsche
   *[soviet] Sowjets
} gewinnen { $share } % (±{ $error })
forecast-stopped = Abgebrochen: Die beendeten Spiele zählen.
report-dice = Würfel: { $n ->
    [one] { $n } Wurf
   *[other] { $n } Würfe
}; das Würfelglück lag bei den { $side ->
    [german] Deutschen
   *[soviet] Sowjets
}: { $points } Siegpunkte
report-result = Ergebnis: { $result }; ohne das Würfelglück: { $adjusted }
report-decisions = Entscheidungen: { $n } geprüft, { $costly ->
    [one] { $costly } davon hat wohl etwas gekostet
   *[other] { $costly } davon haben wohl etwas gekostet
}
report-lapse = Runde { $turn }, { $side ->
    [german] Deutsche
   *[soviet] Sowjets
}, nach { $ply ->
    [one] { $ply } Aktion
   *[other] { $ply } Aktionen
}: { $cost } Siegpunkte (±{ $error })
report-done = getan:  { $what }
report-better = besser: { $what }

## Games at the table
