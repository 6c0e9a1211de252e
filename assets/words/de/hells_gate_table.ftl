# The command line.

## Counted
count-hexes = { $n ->
    [one] 1 Hexfeld
   *[other] { $n } Hexfelder
}

## Victory points
points-of-both = Sowjets { $soviet }, Deutsche { $german }
points-eliminated-first = Vorher vernichtet, da ohne Versorgungsweg: { $units }.
points-nobody-eliminated-first = Alle Einheiten hätten Versorgung: Vorher würde keine vernichtet.

## Side panel
side-special = Geltende Sonderregeln

## Turn track
turn-title = Spielrunde { $turn }: { $days } 1944
turn-ground = Boden: { $ground ->
    [mud] Schlamm
   *[snow] Schnee
}.
turn-reinforcements = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Verstärkungen
turn-arrival = { $unit } in { $hex }
turn-arrival-if = { $unit } in { $hex }, falls freigegeben [6.2]

## Card of a hex
card-no-way = Geht nicht
card-move = Zug
card-move-of = { $unit }: Zug über { $n ->
    [one] 1 Hexfeld
   *[other] { $n } Hexfelder
}

## Menu of a hex
offer-attack = { $hex } angreifen
offer-attack-all = Mit allen angreifen, die dürfen
offer-attack-from-here = { $hex } von hier angreifen
offer-cannot-hit = Bei { $column } trifft keine Augenzahl.
offer-only-all-out = { $offer } (trifft nur als Vollangriff)
offer-plan = Angriff planen auf { $hex }
offer-move = Hierher ziehen: { $unit }
offer-move-picked = Die { $n } gewählten Einheiten hierher ziehen
offer-move-any = Eine Einheit hierher ziehen
offer-stack = Den ganzen Stapel wählen
offer-pick = Wählen: { $unit }
offer-hex = Das Hexfeld wählen
offer-hex-alone = Das Hexfeld wählen, nicht seine Einheiten
offer-reach = Reichweite zeigen: { $unit }

## Overlays
overlay-zones = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Kontrollzonen
overlay-supply = Versorgung
overlay-pockets = Kessel
overlay-threats = Bedrohungen
overlay-chances = Angriffschancen
overlay-forces = Kräfte und Frontbreite
overlay-reach = Reichweite
overlay-trails = Letzter Spielerzug
overlay-can-act = Kann noch etwas tun
overlay-threats-to = Bedrohungen für die { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Seite
overlay-chances-of = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Angriffschancen
overlay-soviet-zones-about = Hexfelder neben einer sowjetischen Einheit: nach rechts steigende Linien, durchgezogener Rand. Sie sperren deutsche Versorgungslinien und Rückzüge, außer wo eine deutsche Einheit steht [4.3]; nie die Bewegung. [4.0]
overlay-german-zones-about = Hexfelder neben einer deutschen Einheit: nach rechts fallende Linien, gestrichelter Rand. Sie sperren sowjetische Versorgungslinien und Rückzüge, außer wo eine sowjetische Einheit steht [4.3]; nie die Bewegung. [4.0]
overlay-supply-about = Die Versorgung, wie sie die nächste Prüfung ergäbe, wenn sich nichts bewegte. Dünne Linien führen zu den Quellen. Grüner Punkt: versorgt; Dreieck nach unten: verliert die Versorgung; Dreieck nach oben: wird wieder versorgt; schwarze Raute: bleibt abgeschnitten. Die Linie der gewählten Einheit ist ausgezogen; wo es keine gibt, zeigen Kreuze die Hexfelder, die sie unterbrechen, und Linien, wer sie sperrt. [5.1]
overlay-pockets-about = Gruppen, von denen keine Quelle zu erreichen ist: Umriss, Einheiten, Stufen und Stärke. [5.1]
overlay-threats-about = Der stärkste Angriff, den der Feind als Nächstes gegen jedes Hexfeld der Seite am Zug führen könnte, so wie die Einheiten stehen: Spalte nach Verschiebungen und ein Strich für jede Augenzahl, die trifft. [7.2]
overlay-chances-about = Der stärkste Angriff, den die Seite am Zug gegen jedes feindliche Hexfeld führen könnte: Spalte nach Verschiebungen und ein Strich für jede Augenzahl, die trifft. [7.2]
overlay-forces-about = Aufgedruckte Stärke in jedem Hexfeld; an der Front auch die des Feindes daneben, in Zahlen und als Teile eines Balkens.
overlay-reach-about = Wohin die gewählten Einheiten, oder die unter dem Zeiger, bei ihrer nächsten Bewegung gelangen können; die Zahl sagt, wie viele von ihnen. [8.0]
overlay-trails-about = Wer im Spielerzug davor gezogen ist (durchgezogen) und wer sich zurückgezogen hat (gestrichelt).
overlay-can-act-about = Eine weiße Pfeilspitze auf jeder Einheit, die jetzt noch etwas tun kann.

## Legend: what an overlay sums up to
legend-supply = { $side ->
    [german] Deutsche
   *[soviet] Sowjets
} { $n } von { $all }
legend-supply-ahead = bei der nächsten Prüfung: { $told }
legend-front = { $side ->
    [german] Deutsche
   *[soviet] Sowjets
} { $note }
legend-reach = { $units }, { $hexes }
legend-trails-none = niemand ist gezogen
legend-trails-moved = { $n } gezogen
legend-trails = { $n } gezogen, { $retreated } zurückgezogen

## What overlays say of a hex or a unit, in words
note-zone = { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Kontrollzone
note-pocket = { $side ->
    [german] deutscher
   *[soviet] sowjetischer
} Kessel: { $what }
