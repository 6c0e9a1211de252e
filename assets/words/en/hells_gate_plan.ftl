# Plans.

## What a planned attack promises
planned-target = { $hex }: { $column }, { $chance }
planned-target-empty = { $hex }: nobody attacks yet
planned-faces = hits on { $faces } of 6{ $manner ->
    [crowded] {" "}on the right-hand result
   *[plain] {""}
}, { $hits } hits expected
planned-normal = Normal
planned-crowded = Right-hand result
planned-all-out = All-out
planned-cost = { $side ->
    [german] German
   *[soviet] Soviet
} steps lost { $lost }; { $side ->
    [german] Soviet
   *[soviet] German
} { $own }
planned-cost-none = none
planned-cost-or = { $standing }, or { $retreating } if they retreat
planned-note = planned attack { $n } on { $attack }

## Where the defenders could go
planned-abandoned = { $units } { $n ->
    [one] is
   *[other] are
} eliminated if the others go.
planned-only-retreated = Only retreated units are there: any hit eliminates them.
planned-no-retreat = { $units }: no hex to retreat to. { $n ->
    [one] It has
   *[other] They have
} to take every hit as a loss.
planned-retreats = { $units } could retreat to { $hexes }.

## What one unit more or less would change
planned-no-change = no change
planned-elsewhere = meant for { $hex }

## What does not go together
planned-nobody = No units assigned to { $hex } yet.
planned-twice = { $unit } attacks { $hex } before that; a unit attacks only once in a Combat Phase, so it counts for nothing here.
planned-odds-depend = If the attack on { $hex } empties it, this one is at { $column }.
planned-hit-bars = If the attack on { $hex } scores a hit, nobody may retreat to { $there }.
planned-empty-bars = If the attack on { $hex } empties it, nobody may retreat to { $there }.
planned-joined = If the defenders of { $hex } retreat there, these may retreat to { $there } too.
planned-left = { $n ->
    [one] 1 attack of the plan has
   *[other] { $n } attacks of the plan have
} not been made: { $hexes }.

## The dice so far
luck-none = No die has been rolled yet.
luck-even = So far the dice of the attacks have favoured neither side.
luck-favour = So far the dice of the attacks have favoured the { $side ->
    [german] Germans
   *[soviet] Soviets
} by { $hits } hits.
luck-attacks = { $n ->
    [one] 1 attack
   *[other] { $n } attacks
}: { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}, { $fair } expected ({ $surplus }).
luck-break-outs = { $n ->
    [one] 1 break-out
   *[other] { $n } break-outs
}: { $escapes ->
    [0] no escapes
    [one] 1 escape
   *[other] { $escapes } escapes
}, { $fair } expected ({ $surplus }).
