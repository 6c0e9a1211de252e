# Die geltenden Sonderregeln.
special-opening-retreats = Deutsche Einheiten dürfen sich nur in ein Hexfeld mit einer deutschen Versorgungsquelle oder einer anderen deutschen Einheit zurückziehen, und nur, wenn es in dieser Phase keinen Treffer erlitten hat.
special-opening-soviet-moves = Von den sowjetischen Einheiten dürfen nur Panzereinheiten ziehen, und sie müssen die Phase in verschiedenen Hexfeldern beenden.
special-opening-no-attack = Keine deutsche Einheit darf angreifen.
special-opening-attack = Von den deutschen Einheiten dürfen nur diese angreifen: { $units }.
special-opening-shift = Deutsche Angreifer erleiden { $n ->
    [0] für fehlende Versorgung keine Spaltenverschiebung
    [1] für fehlende Versorgung höchstens eine Spaltenverschiebung
   *[several] für fehlende Versorgung höchstens { $n } Spaltenverschiebungen
}.
special-opening-german-moves = Von den deutschen Einheiten darf nur eine Panzereinheit ziehen.
special-until = {" "}(bis Spielrunde { $turn })
special-closed = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Einheiten dürfen weder ziehen noch sich zurückziehen nach { $hex }{ $until }.
special-short-supply = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Versorgungslinien dürfen höchstens { number } { $n ->
    [one] Hexfeld
   *[other] Hexfelder
} lang sein; die Quelle zählt mit, das Hexfeld der Einheit selbst nicht.
special-shift-cap = Jede Seite erleidet { $n ->
    [0] für fehlende Versorgung keine Spaltenverschiebung
    [1] für fehlende Versorgung höchstens eine Spaltenverschiebung
   *[several] für fehlende Versorgung höchstens { $n } Spaltenverschiebungen
}, im Angriff wie in der Verteidigung.
special-stand-fast = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
} Einheiten in oder neben { $hex } dürfen nicht ziehen, solange nie eine { $enemy ->
    [german] deutsche
   *[soviet] sowjetische
} Einheit ein Hexfeld daneben betreten hat.
special-dumps = Solange eine { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Einheit in { $hex } steht, erleiden { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Einheiten, die in { $hexes } verteidigen oder von dort angreifen, für fehlende Versorgung { $n ->
    [0] keine Spaltenverschiebung
    [1] höchstens eine Spaltenverschiebung
   *[several] höchstens { $n } Spaltenverschiebungen
}.
special-thaw = Liegt noch Schnee, wird ein Würfel geworfen: Bei { $faces } wird er für den Rest des Spiels zu Schlamm.
special-restoration = Ein reduziertes, versorgtes { $side ->
    [german] deutsches
   *[soviet] sowjetisches
} Korps darf am Ende der Phase auf volle Stärke aufgefrischt werden.
special-breakout = Am Ende der Phase dürfen unversorgte Einheiten, die weder gezogen sind noch sich zurückgezogen haben, versuchen, zu einer versorgten eigenen Einheit in einer Entfernung von höchstens { $reach } auszubrechen: Mit dem Würfel plus 1 je Zufluchtsfeld gelingt es ab { $needed }.
special-release = { $units } { $n ->
    [one] trifft
   *[other] treffen
} nur ein, wenn je eine { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Einheit eines dieser Hexfelder betreten hat: { $hexes }{ $so ->
    [unknown] {""}
    [yes] ; das ist geschehen
   *[no] ; das ist noch nicht geschehen
}.
