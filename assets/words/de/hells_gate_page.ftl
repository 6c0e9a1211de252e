# The page to hand out.

## The map
page-source = { $side ->
    [german] Deutsche Quelle
   *[soviet] Sowjetische Quelle
}
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
page-hex = Feld
page-steps = Stufen
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
