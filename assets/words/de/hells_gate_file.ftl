# What is wrong with files of past formats.

## What is wrong with a saved game: after the name of the file, so without a capital letter
file-other-format = die Datei ist kein gespeichertes Spiel von Hell’s Gate: Statt "format": "{ $format }" steht dort „{ $found }“
file-scenario = dies ist ein Szenario, kein gespeichertes Spiel: damit ein neues Spiel beginnen
file-other-system = ein Spielstand eines anderen Spiels („{ $system }“): Er wird über das Protokoll geöffnet (hells-gate engine, „load“), nicht hier
file-bad-scenario = das Szenario im gespeicherten Spiel ist unbrauchbar. { $faults }
file-bad-position = die Stellung, mit der das gespeicherte Spiel beginnt, ist unbrauchbar: { $reason }
file-no-position = sie fehlt
file-place = Phase { $number } der Datei (Spielrunde { $turn }, { $phase })
file-stop = { $place }: { $why }
file-stop-entry = { $place }, Eintrag { $entry }: { $why }
file-no-phases = die Liste „phases“ fehlt
file-no-actions = die Liste „actions“ fehlt
file-entry-no-text = kein Text
file-bad-face = „{ $written }“ endet nicht mit einer Augenzahl, =1 bis =6
file-illegal = „{ $written }“ ist dort nicht erlaubt [{ $rule }]: { $why }
file-needs-die = „{ $written }“ verlangt einen Würfel, und seine Augenzahl fehlt
file-rolls-no-die = „{ $written }“ verlangt keinen Würfel, aber eine Augenzahl steht da
file-wrong-hash = die Stellung an ihrem Ende ist nicht die gespeicherte (Prüfsumme { $found }, in der Datei { $written })
file-too-long = das Spiel hat mehr als { $limit } Aktionen
file-unknown-field = das Feld „{ $field }“ ist unbekannt und wurde weggelassen
file-doubled-field = das Feld „{ $field }“ steht mehrmals da; das erste gilt
file-unusable = das Feld „{ $field }“ fehlt oder ist nicht lesbar; { $instead }
instead-title = das Spiel heißt wie sein Szenario
instead-time = wann gespeichert wurde, ist unbekannt
instead-names = es werden keine Namen gezeigt
instead-dice = das Programm würfelt
instead-undo = rückgängig geht es bis zum letzten Wurf
instead-seed = künftige Würfel folgen dem Startwert 0
instead-corrections = welche Augenzahlen berichtigt wurden, wird nicht gesagt
instead-cursor = das Spiel steht nach seiner letzten Aktion
instead-plan = kein Angriff ist geplant
instead-drawings = auf der Karte ist nichts gezeichnet
instead-stamp = ob die Datei so ist, wie sie geschrieben wurde, lässt sich nicht sagen
file-drawing = vom Gezeichneten wurde „{ $written }“ weggelassen: { $why }
left-out-no-moment = der Zeitpunkt fehlt
left-out-full-moment = zu diesem Zeitpunkt ist nicht mehr Platz
left-out-full = für mehr ist kein Platz
left-out-unknown = so etwas lässt sich auf diese Karte nicht zeichnen
changed-scenario = das Szenario wurde geändert, nachdem die Datei geschrieben war: Die Prüfsumme seiner Angaben ist { $is } und war { $was }
changed-dice = wer würfelt, wurde geändert, nachdem die Datei geschrieben war: { $was ->
    [seeded] Es war das Programm
   *[by-hand] Es wurde von Hand gewürfelt
}
changed-undo = wie weit Rückgängig reicht, wurde geändert, nachdem die Datei geschrieben war; es reichte { $was ->
    [free] unbegrenzt
   *[to-last-die] bis zum letzten Wurf oder zur letzten Übergabe
}
changed-seed = der Startwert wurde geändert, nachdem die Datei geschrieben war: Er war { $was }
changed-actions = die Datei wurde mit { $was ->
    [one] { $was } Aktion
   *[other] { $was } Aktionen
} geschrieben und hat { $is }
changed-record = die Aufzeichnung wurde geändert, nachdem die Datei geschrieben war: eine Aktion, ein Würfel, die Ausgangsstellung oder wie viel rückgängig gemacht war
file-mislabelled = { $place } heißt in der Datei anders
file-no-hash = { $place } hat keine lesbare Prüfsumme; ihr Ende ließ sich nicht vergleichen
file-dice-differ = { $n } der Würfel in der Datei folgen nicht dem Startwert des Spiels; zuerst die { $written }, wo der Startwert { $seeded } gibt: { $place }. Die Datei wurde geändert, oder es wurde von Hand gewürfelt

## Was ein gespeichertes Spiel beweist
proof-undrawn-line = Zeichnungen: { $n } waren nicht lesbar und sind weggelassen.

## Why a file was not saved or opened
record-full = Die Aufzeichnung dieses Spiels hat { $limit } Aktionen; mehr ließe sich nicht wieder lesen. Einige rückgängig machen, oder weiter mit Zug → Neues Spiel ab dieser Stellung.

## Lists of saved games
listed-position = aus einer Stellung
listed-phase = Spielrunde { $turn }, { $phase }
listed-over = beendet in Spielrunde { $turn }

## Was an einem Szenario falsch ist
scenario-fault-file = Die Datei hat { $bytes } Bytes; ein Szenario darf höchstens { $max } haben.
scenario-fault-syntax = kein JSON: { $what } in Zeile { $line }, Spalte { $column }
scenario-fault-other-file = Das ist keine Szenariodatei: Sie beginnt nicht mit "format": "hells-gate-scenario".
scenario-fault-version = Version { $found } des Szenarioformats wird nicht gelesen; dieses Programm liest Version { $supported }.
scenario-fault-code = Das Kürzel „{ $code }“ liest sich wie der Name eines Hexfelds.
scenario-fault-off-map = Hexfeld { $hex } liegt nicht auf der Karte.
scenario-fault-apart = { $a } und { $b } berühren sich nicht; zwischen ihnen gibt es keine Hexseite.
scenario-fault-many = { $found } { $what ->
    [hexes] Hexfelder
   *[units] Einheiten
} sind zu viele; höchstens { $max } sind möglich.
scenario-fault-half-source = Zu einer Versorgungsquelle gehört auch, woher man von ihr weiß („source“ und „source_provenance“), oder beides fehlt.
scenario-fault-steps = Die Zahl der Stufen ({ $steps }) passt nicht zur Stärke der Rückseite ({ $reduced }).
scenario-fault-reduced = Die Stärke der Rückseite ({ $reduced }) liegt nicht unter der vollen Stärke ({ $strength }).
scenario-fault-enemy = Die Einheit steht in { $hex } mit der feindlichen Einheit { $enemy } zusammen.
scenario-fault-release = Die Einheit kommt nur unter einer Bedingung, doch das Szenario hat die Sonderregel „release“ nicht [6.2].
scenario-fault-no-units = Die { $side ->
    [Soviet] sowjetische
   *[German] deutsche
} Seite hat keine Einheiten.
scenario-fault-order = Hierher gehört Spielrunde { $wanted }, nicht { $found }.
scenario-fault-backwards = Der Zeitraum endet mit Spielrunde { $last }, bevor er mit Spielrunde { $first } beginnt.
scenario-fault-rule = Diese Sonderregel ist { $wanted }, nicht „{ $found }“.
scenario-fault-unexplained = Das Szenario lässt sich nicht lesen; das ist ein Fehler des Programms.
