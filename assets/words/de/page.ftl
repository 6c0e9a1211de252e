# Was um die Karte steht, und das Blatt zum Austeilen.

## The map
page-north = N
page-scale = { $km } km
page-unsupplied = UNV

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
