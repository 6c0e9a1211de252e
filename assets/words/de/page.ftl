# Was um die Karte steht, und das Blatt zum Austeilen.

## The map
page-north = N
page-scale = { $km } km
page-unsupplied = UNV
page-uncommanded = OBF

## The order of battle
page-unit = Einheit
page-strength = Stk.
page-supply = Vers.
page-supplied = ja
page-cut-off = NEIN

## The foot
page-beginning = Der Beginn des Spiels
page-after = { $n ->
    [one] Nach 1 Aktion
   *[other] Nach { $n } Aktionen
}
page-after-of = Nach { $n } von { $all } Aktionen

## A page of any game
page-place = Ort
page-units = { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
}

## The set-up sheet
muster-title = Aufstellungsblatt
muster-start = Zu Beginn auf dem Tisch
muster-arrivals = Verstärkungen
muster-turn = Runde { $n }
muster-elite = ★ Elite, in der Stärke enthalten
muster-none = Dieses Spiel hat kein Aufstellungsblatt: Es wird nicht mit Figuren gespielt.

exercise-title = Arbeitsblatt
entry-exercise = Arbeitsblatt (PDF) …
key-exercise = diese Stellung als Blatt mit einer Frage und Platz für die Antwort schreiben
exercise-about = Die Stellung auf dem Bildschirm als Blatt mit einer Frage und Zeilen für die Antwort; die Lösung steht auf einem eigenen Blatt. Gezeigte Einblendungen und Zeichnungen sind darauf.
exercise-question = Frage
exercise-answer = Ihre Antwort
exercise-solution = Lösung
exercise-name = Name
exercise-solved = Ein Blatt mit der Lösung anfügen
exercise-without-units = Ohne die Einheiten
exercise-grey = Schwarzweiß
exercise-write = Blätter schreiben
exercise-asked = { $side }: Was würden Sie hier tun, und warum?
exercise-played = Im Spiel gespielt: { $played }
