# Luck, decisions and many games.

## What a computer player has in mind
plan-more = { $n } weitere
plan-attack = { $hex } mit { $column } angreifen: { $units }{ $manner ->
    [plain] {""}
   *[other] , Vollangriff mit { $flip }
}.
plan-hold-fire = { $first ->
    [yes] Kein Angriff
   *[no] Kein weiterer Angriff
}: Keiner bringt mehr, als er riskiert.
plan-stay = Stehen bleiben.
plan-move = { $n ->
    [1] Ziehen: { $legs }.
   *[other] { $n } Einheiten ziehen: { $legs }.
}
plan-leg = { $units } von { $from } nach { $to }
plan-legs-more = { $legs }; dazu { $n } weitere
plan-cuts = Unterbricht die Versorgungslinie: { $units }.
plan-opens = Öffnet eine Versorgungslinie: { $units }.
plan-takes = Nimmt die Versorgungsquelle { $hexes }.
plan-exposes = Lässt ohne Versorgungslinie: { $units }.
plan-judge = Versorgung prüfen: Noch ist nichts zu entscheiden.
plan-mud = Auf Schlamm würfeln: Es ist nichts zu entscheiden.
plan-restore = { $unit } auf volle Stärke auffrischen.
plan-loss = { $unit } trägt den Verlust.
plan-retreat = { $unit } zieht sich zurück nach { $hex }.
plan-break-out = { $unit } versucht auszubrechen.
plan-call-off = Den Angriff abbrechen.
plan-go-on = Weitermachen.

## Margins
margin-even = ausgeglichen

## What the figures rest on, and how far they can be trusted
advice-error = ± { $error }
advice-not-searched = nicht durchgerechnet
advice-exact = genau
advice-how = { $basis ->
    [sight] Diese Zahlen kommen von einem Blick darauf, wohin jeder Plan führt; durchgerechnet wurde nichts.
    [exact] Jede Aktion und jede Seite des Würfels wurde bis zum Ende des Spiels verfolgt; die Zahlen gelten, wenn beide Seiten ihr Bestes tun.
   *[played_out] Jeder Plan wurde mit denselben Würfen bis zum Ende des nächsten Spielerzugs weitergespielt und dort bewertet; ± ist, was allein der Zufall am Mittel ändern kann. „Wer wird gewinnen?“ spielt dagegen ganze Spiele, daher kann die Zahl dort eine andere sein.
}
advice-trust = { $basis ->
    [sight] Wie weit darauf Verlass ist: Eine solche Schätzung verfehlt das Ende eines einzelnen Spiels um etwa sechs Siegpunkte.
    [exact] Wie weit darauf Verlass ist: Geschätzt ist hier nichts.
   *[played_out] Wie weit darauf Verlass ist: Als solche Pläne bis zum Ende durchgespielt wurden, lagen die Zahlen bis zu 3,6 Siegpunkte daneben, weit mehr, als ± sagt.
}
forecast-draws = Unentschieden zählen halb.
forecast-how = Was von hier aus bei Spielen zwischen zwei solchen Spielern herauskommt. Die Zahl bei einem Plan ist dagegen eine Schätzung nach kurzer Suche, daher können sich die beiden unterscheiden.
forecast-trust = Wie weit darauf Verlass ist: ± ist nur das Glück dieser Spiele. Verglichen mit dem Ausgang von Spielen stärkerer Spieler lagen solche Anteile bis zu 23 Prozentpunkte daneben.
look-back-trust = Wie weit darauf Verlass ist: Was nach einem Fehler aussah, haben Obersten { $games }-mal auf jede der beiden Arten mit denselben neuen Würfeln bis zum Ende durchgespielt; Verlust und ± stammen aus diesen Partien. Bessere Spieler holen vielleicht mehr oder weniger heraus. Was zu erwarten war und was Entscheidungen brachten, ist geschätzt.
hint-forced = Zuerst, da es keine Wahl gibt: { $steps }.

hg-fact-pocket = { $side }: ein Kessel von { $n } oder mehr Einheiten
hg-fact-unsupplied = { $side }: Einheiten ohne Versorgung
hg-fact-destroyed = { $side }: vernichtete Einheiten
hg-fact-escaped = { $side }: ausgebrochene Einheiten
hg-fact-source = { $side }: { $place } in der Hand des Gegners
hg-fact-unit = { $unit } vernichtet
