# Was Computerspieler vorhaben, und Vorsprünge.

## What a computer player has in mind
plan-more = { $n } weitere
plan-attack = { $hex } mit { $column } angreifen: { $units }{ $manner ->
    [plain] {""}
   *[other] , Großangriff mit { $flip }
}.
plan-hold-fire = { $first ->
    [yes] Kein Angriff
   *[no] Kein weiterer Angriff
}: Keiner bringt mehr, als er riskiert.
plan-stay = Stehen bleiben.
plan-move = { $n ->
    [one] Eine Einheit ziehen.
   *[other] { $n } Einheiten ziehen.
}
plan-cuts = Unterbricht die Versorgungslinie: { $units }.
plan-opens = Öffnet eine Versorgungslinie: { $units }.
plan-takes = Nimmt die Versorgungsquelle { $hexes }.
plan-exposes = Lässt ohne Versorgungslinie: { $units }.
plan-judge = Versorgung beurteilen: Noch ist nichts zu entscheiden.
plan-mud = Für den Schlamm würfeln: Es ist nichts zu entscheiden.
plan-restore = { $unit } auf volle Stärke auffrischen.
plan-loss = { $unit } trägt den Verlust.
plan-retreat = { $unit } zieht sich zurück nach { $hex }.
plan-break-out = { $unit } versucht auszubrechen.
plan-call-off = Den Angriff abbrechen.
plan-go-on = Weitermachen.

## Margins
margin = { $side ->
    [german] Deutsche
   *[soviet] Sowjets
} mit { $points } vorn
