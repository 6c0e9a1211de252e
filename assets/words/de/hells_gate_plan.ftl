# Plans.

## What a planned attack promises
planned-target = { $hex }: { $column }, { $chance }
planned-target-empty = { $hex }: noch greift niemand an
planned-faces = { $faces } von 6 Augenzahlen treffen{ $manner ->
    [crowded] {" "}(rechtes Ergebnis)
   *[plain] {""}
}, { $hits } Treffer zu erwarten
planned-normal = Normal
planned-crowded = Rechtes Ergebnis
planned-all-out = Vollangriff
planned-cost = { $side ->
    [german] deutsche
   *[soviet] sowjetische
} Stufenverluste: { $lost }; { $side ->
    [german] sowjetische
   *[soviet] deutsche
}: { $own }
planned-cost-none = keine
planned-cost-or = { $standing }, bei Rückzug { $retreating }
planned-note = geplanter Angriff { $n }: { $attack }

## Where the defenders could go
planned-abandoned = { $units } { $n ->
    [one] ist
   *[other] sind
} vernichtet, wenn die anderen weichen.
planned-only-retreated = Dort stehen nur zurückgezogene Einheiten: Jeder Treffer vernichtet sie.
planned-no-retreat = { $units }: kein Hexfeld für den Rückzug. Jeder Treffer muss als Stufenverlust hingenommen werden.
planned-retreats = { $units }: Rückzug möglich nach { $hexes }.

## What one unit more or less would change
planned-no-change = unverändert
planned-elsewhere = vorgesehen für { $hex }

## What does not go together
planned-nobody = Noch greift niemand { $hex } an.
planned-twice = { $unit } greift vorher { $hex } an; eine Einheit greift in einer Kampfphase nur einmal an und zählt hier daher nicht.
planned-odds-depend = Wird { $hex } durch den Angriff dort geräumt, steht dieser bei { $column }.
planned-hit-bars = Erzielt der Angriff auf { $hex } einen Treffer, darf sich niemand dorthin zurückziehen: { $there }.
planned-empty-bars = Wird { $hex } durch den Angriff dort geräumt, darf sich niemand dorthin zurückziehen: { $there }.
planned-joined = Ziehen sich die Verteidiger von { $hex } dorthin zurück, dürfen es auch diese: { $there }.
planned-left = { $n ->
    [one] 1 Angriff des Plans wurde
   *[other] { $n } Angriffe des Plans wurden
} nicht ausgeführt: { $hexes }.

## The dice so far
luck-none = Noch wurde nicht gewürfelt.
luck-even = Bisher haben die Würfel der Angriffe keine Seite begünstigt.
luck-favour = Bisher haben die Würfel der Angriffe die { $side ->
    [german] Deutschen
   *[soviet] Sowjets
} um { $hits } Treffer begünstigt.
luck-attacks = { $n ->
    [one] 1 Angriff
   *[other] { $n } Angriffe
}: { $hits ->
    [0] keine Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
}, zu erwarten { $fair } ({ $surplus }).
luck-break-outs = { $n ->
    [one] 1 Ausbruchsversuch
   *[other] { $n } Ausbruchsversuche
}: { $escapes ->
    [0] keiner gelungen
    [one] 1 gelungen
   *[other] { $escapes } gelungen
}, zu erwarten { $fair } ({ $surplus }).
