# Wie Kampfverhältnis und Siegpunkte zustande kommen.

## Odds
odds-attacker = { $unit } { $strength }
odds-attacker-times = { $unit } { $strength } × { $times } = { $product }
odds-defender-retreated = { $unit } 0: hat sich zurückgezogen
odds-defender-surplus = { $unit } 0: nur die { number } { $n ->
    [one] stärkste { $side ->
        [german] deutsche
       *[soviet] sowjetische
    } Einheit verteidigt
   *[other] stärksten { $side ->
        [german] deutschen
       *[soviet] sowjetischen
    } Einheiten verteidigen
}
odds-shift-mud = Der Boden ist Schlamm.
odds-shift-rough = { $hex }: { $terrain ->
    [city] Stadt
    [woods] Wald
    [clear] offenes Gelände
   *[other] schwieriges Gelände
}.
odds-shift-river = Der Angriff geht über einen Fluss.
odds-shift-river-half = Mindestens die Hälfte der angreifenden Einheiten, { $n } von { $all }, greift über einen Fluss an.
odds-unsupplied-some = Einige, aber nicht alle { $role ->
    [defending] verteidigenden Einheiten, die sich nicht zurückgezogen haben,
   *[attacking] angreifenden Einheiten
} sind unversorgt.
odds-unsupplied-all = Alle { $role ->
    [defending] verteidigenden Einheiten, die sich nicht zurückgezogen haben,
   *[attacking] angreifenden Einheiten
} sind unversorgt.
odds-unsupplied-capped = { $all ->
    [some] Einige, aber nicht alle
   *[all] Alle
} { $role ->
    [defending] verteidigenden Einheiten, die sich nicht zurückgezogen haben,
   *[attacking] angreifenden Einheiten
} sind unversorgt; { $limit } erleiden sie { $few ->
    [0] keine Spaltenverschiebung
    [1] nur eine Spaltenverschiebung
   *[several] nur { $few } Spaltenverschiebungen
} statt { $due ->
    [2] zwei
   *[several] { $due }
}.
odds-cap-this-turn = in dieser Runde
odds-cap-dumps = solange { $hex } gehalten wird
odds-cap-dumps-so = nahe den Depots
odds-no-all-out-crowded = Das Hexfeld ist überbelegt; das rechte Ergebnis gilt ohnehin.
odds-no-all-out = Keine angreifende Einheit hat zwei Stufen und volle Stärke.

## Victory points
points-destroyed = { $unit } vernichtet, { number } { $n ->
    [one] Stufe
   *[other] Stufen
}
points-reduced = { $unit } { $escaped ->
    [yes] entkommen,{" "}
   *[no] {""}
}reduziert
points-source = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Versorgungsquelle { $hex } besetzt
points-handicap = Vorgabe
verdict-draw = Das Spiel endet unentschieden mit je { $points } Siegpunkten.
verdict-win = { $side ->
    [german] Die Deutschen
   *[soviet] Die Sowjets
} gewinnen mit { $n } zu { $other } Siegpunkten.
