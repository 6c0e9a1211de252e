# Was um die Karte steht, und das Blatt zum Austeilen.

## The map
page-north = N
page-scale = { $km } km
page-source = { $side ->
    [german] Deutsche Quelle
   *[soviet] Sowjetische Quelle
}
page-unsupplied = UNV
page-moment-title = { $title }, Spielrunde { $turn }

## The head of the page
page-points = Siegpunkte, Sowjets : Deutsche
page-turn = Spielrunde { $turn } von { $turns }
page-turn-dates = Spielrunde { $turn } von { $turns }, { $dates } 1944
page-over = das Ende der Schlacht
page-ground = { $ground ->
    [mud] Schlamm
   *[snow] Schnee
}

## The order of battle
page-side = { $side ->
    [german] Deutsche
   *[soviet] Sowjets
}
page-sum = { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
}, { $steps ->
    [one] 1 Stufe
   *[other] { $steps } Stufen
} auf der Karte
page-unit = Einheit
page-hex = Feld
page-strength = Stk.
page-steps = Stufen
page-supply = Vers.
page-supplied = ja
page-cut-off = NEIN
page-to-come = Kommende Verstärkungen
page-arrival = { $perhaps ->
    [yes] evtl.{" "}
   *[no] {""}
}Runde { $turn }, { $hex }
page-gone = Nicht mehr auf der Karte
page-destroyed = vernichtet
page-escaped = ausgebrochen
page-lost = nicht eingetroffen
page-withheld = nicht freigegeben

## The foot
page-about = Hell’s Gate, ein Spiel von Philip Sabin. { page-strength }: Stärke; { page-supply }: Versorgung laut Marker der letzten Versorgungsprüfung; ein Ring unter { page-steps } ist eine verlorene Stufe.
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
