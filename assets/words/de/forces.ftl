# Nach Punkten gewählte Truppen.

forces-no-unit = { $side }: noch keine Einheit
forces-left = { $side }: noch { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
} übrig
forces-over = { $side }: { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
} zu viel
forces-lacks = { $side }: { $why }
forces-many = { $n } Einheiten; zusammen dürfen es höchstens { $most } sein
forces-none-here = Auf dieser Karte lassen sich keine Truppen nach Punkten wählen: Sie hat Fehler, oder ihr Spiel kennt keine Punkte.
forces-other-list = Diese Truppen sind nicht von den Listen für diese Karte.
forces-not-drawn = Für so wenige Punkte lassen sich aus diesen Listen keine Truppen zusammenstellen.
forces-not-played = Die Aufstellung lässt sich nicht spielen. Suchen Sie ihre Fehler im Editor.
forces-none-fair = Keine von { $n } Aufstellungen war fair: Diese Karte begünstigt eine Seite zu sehr. Wählen Sie die Truppen selbst oder geben Sie den Seiten andere Basen.
forces-title = { $map }: Truppen für { $points } Punkte
forces-about = Truppen für { $points } Punkte je Seite, gekauft zu Preisen des Programms, nicht des Autors.
forces-proof = { $games } Spiele zwischen zwei Spielern der Stufe { $level } ({ $first }: { $won } gewonnen, { $drawn } unentschieden, { $second }: { $lost } gewonnen). Anteil von { $first }: { $share } % (± { $error }). Startwert dieser Spiele: { $seed }.
forces-rejected = { $n ->
    [0] Es war die erste Aufstellung, die gezogen wurde.
    [one] Eine vorher gezogene Aufstellung wurde verworfen.
   *[other] { $n } vorher gezogene Aufstellungen wurden verworfen.
}
forces-chosen = Truppen nach Punkten ({ $points }), aufgestellt aus dem Startwert { $seed }.
forces-proof-old = Das Szenario wurde geändert, nachdem es für fair befunden worden war: Der Nachweis gilt nicht mehr.
forces-no-proof = Wie fair es ist, wurde nicht erprobt.

## The window
forces-name = Truppen wählen
forces-open = Truppen nach Punkten wählen …
forces-open-about = Die Einheiten beider Seiten aus Listen kaufen oder aus einem Startwert eine faire Aufstellung ziehen lassen.
forces-on = Karte: { $map }
forces-points = Punkte je Seite
forces-prices = Preise
forces-total = { $cost } von { $budget } Punkten, { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
}
forces-price = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
forces-fewer = Eine weniger: { $what }
forces-more = Eine mehr: { $what }
forces-clear = Listen leeren
forces-as-scenario = Wie im Szenario
forces-missing = Was fehlt
forces-complete = Nichts: Beide Seiten haben alle Punkte ausgegeben.
forces-random = Zufällige Aufstellung
forces-random-about = Zieht Truppen für gleich viele Punkte und stellt sie auf. Bevor eine Aufstellung angeboten wird, spielen zwei gleich starke Spieler { $games } Spiele mit ihr; hat eine Seite nicht 40 bis 60 %, wobei ein Unentschieden halb zählt, oder enden mehr als drei Viertel unentschieden, wird sie verworfen und der nächste Startwert versucht.
forces-seed = Startwert
forces-seed-bad = Der Startwert ist eine ganze Zahl.
forces-draw = Ziehen und erproben
forces-next = Eine andere
forces-drawing = Startwert { $seed } wird erprobt; { $n ->
    [0] noch keiner wurde verworfen
    [one] einer wurde verworfen
   *[other] { $n } wurden verworfen
}.
forces-stop = Abbrechen
forces-stopped = Abgebrochen: Es wurde keine Aufstellung gefunden.
forces-ready = Fair: Startwert { $seed }
forces-try-fair = Wie fair ist das?
forces-try-fair-about = Spielt mit diesen Truppen { $games } Spiele zwischen zwei gleich starken Spielern.
forces-trying = Es werden Spiele zwischen zwei gleich starken Spielern gespielt.
forces-is-fair = Das ist fair.
forces-is-near = Das ist fair, aber nahe an der Grenze: Mehr Spiele könnten anderes ergeben.
forces-is-unfair = Das ist nicht fair: nicht zwischen 40 und 60 %, oder kaum ein Spiel wird entschieden.
forces-play = Spielen
forces-edit = Im Editor öffnen
forces-save = Als Szenariodatei speichern …
forces-on-table = Die gewählten Truppen sind auf dem Tisch.

## On the command line
forces-no-side = Es gibt keine Seite „{ $side }“; es gibt: { $sides }
forces-no-kind = Auf der Liste ({ $side }) gibt es kein „{ $found }“; es gibt: { $kinds }
forces-bad-buy = Schreiben Sie SEITE=ANZAHL ART, ANZAHL ART, …, zum Beispiel { $example }
forces-bounds = Eine Seite kann { $least } bis { $most } Punkte haben.
