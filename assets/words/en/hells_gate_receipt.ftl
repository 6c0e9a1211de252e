# How odds and victory points come about.

## Odds
odds-attacker = { $unit } { $strength }
odds-attacker-times = { $unit } { $strength } × { $times } = { $product }
odds-defender-retreated = { $unit } 0: it has retreated
odds-defender-surplus = { $unit } 0: only the { number } strongest { $side ->
    [german] German
   *[soviet] Soviet
} { $n ->
    [one] unit defends
   *[other] units defend
}
odds-shift-mud = The ground is mud.
odds-shift-rough = { $hex } is { $terrain ->
    [city] a city
    [woods] woods
    [clear] clear
   *[other] difficult terrain
}.
odds-shift-river = The attack goes across a river.
odds-shift-river-half = Half or more of the attackers, { $n } of { $all }, attack across a river.
odds-unsupplied-some = Some, but not all, { $role ->
    [defending] unretreated defending
   *[attacking] attacking
} units are out of supply.
odds-unsupplied-all = All { $role ->
    [defending] unretreated defending
   *[attacking] attacking
} units are out of supply.
odds-unsupplied-capped = { $all ->
    [some] Some, but not all,
   *[all] All
} { $role ->
    [defending] unretreated defending
   *[attacking] attacking
} units are out of supply; { $limit } they suffer { $few ->
    [0] no column shift
    [1] one column shift
   *[several] { $few } column shifts
} instead of { $due ->
    [2] two
   *[several] { $due }
}.
odds-cap-this-turn = this turn
odds-cap-dumps = while { $hex } is held
odds-cap-dumps-so = near the dumps
odds-no-all-out-crowded = The hex is overconcentrated, so the right-hand result is used anyway.
odds-no-all-out = No attacking unit has two steps and is at full strength.

## Victory points
points-destroyed = { $unit } destroyed, { number } { $n ->
    [one] step
   *[other] steps
}
points-reduced = { $unit } { $escaped ->
    [yes] escaped,{" "}
   *[no] {""}
}reduced
points-source = { $side ->
    [german] German
   *[soviet] Soviet
} supply source { $hex } occupied
points-handicap = Handicap
verdict-draw = The game is a draw, with { $points } victory points each.
verdict-win = The { $side ->
    [german] Germans
   *[soviet] Soviets
} win, with { $n } victory { $n ->
    [one] point
   *[other] points
} to { $other }.
