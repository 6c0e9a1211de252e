# Panels of decisions: combat, plans, dice.

## Combat
fight-targets = Targets
fight-no-more = No further attack is possible in this phase.
fight-attack = Attack { $hex }
fight-attack-on = Attack on { $hex }
fight-strength-without = strength { $n }, { $retreated } retreated
fight-retreated-only = only retreated units, which add no strength
fight-attackers = Attackers
fight-defenders = Defenders
fight-tick = Tick the units that attack, or click their counters.
fight-chance = { $column } · { $percent }% to hit
fight-flips = { $unit } is flipped
fight-who-flips = Flipped in an all-out attack
fight-no-shifts = no column shifts
fight-columns = { $change } { $n ->
    [one] column
   *[other] columns
}
fight-normal = Normal
fight-all-out = All-out
fight-no-all-out = not possible. { $why }
fight-overconcentrated = Overconcentrated
fight-summary = { $ratio } → { $base }, column { $column }
fight-roll-normal = Roll: normal attack
fight-roll-all-out = Roll: all-out, flipping { $unit }

## Other decisions
choose-displaced = Displaced reinforcements
choose-restore = Restore one corps
choose-loss = Absorb a hit as a step loss
choose-loss-again = Click the counter of { $unit } once more: it loses a step. A lit hex: it retreats there.
choose-last-step = Absorb a hit with a last step
choose-retreat = Absorb the last hit by retreat
choose-no-retreat = There is no hex to retreat to. Point at a neighbouring hex to see why.
choose-can-move = Can still move
choose-nobody-moves = No unit can move any more in this phase.
choose-moves-to = { $unit } moves to
choose-moves-first = A click on the map moves all picked units; these buttons move the first.
choose-break-out = Break-out attempts
choose-escapes = +{ $refuges }, escapes on { $faces } of 6
choose-eliminate = Eliminate { $unit }
choose-costs-too = { $what } · eliminates { $units }, too

## The plan of attacks
planning-title = Attack plan
planning-empty = Nothing is done yet. Click a hex to attack, then the units that attack it.
planning-end = End planning
planning-drop-all = Discard the plan
planning-begin = Plan several attacks
planning-change = Change the plan
planning-first = Begin attack 1: { $hex }
planning-attack = Planned attack { $number } on { $hex }
planning-drop = Remove
planning-later = Make later
planning-earlier = Make earlier
planning-button = { $what }: planned attack { $number }
planning-expected = To be expected
planning-else = otherwise { $change }
planning-on = Plan an attack on { $hex }
planning-not-now = Attacks are planned in a combat phase.
planning-none = No attack is planned.

## Dice and luck
dice-window-typed = { $die } (typed in)
dice-window-mud = Mud rolls, for neither side: { $faces }.
faces-or-more = { $least } or more

## What the computer found
found-expected = Expected at the end: { $margin } victory points ({ $error })
found-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
} from here to the end, { $level } on both sides.
found-luck = { $n ->
    [one] { $n } roll
   *[other] { $n } rolls
}. The { $side ->
    [german] Germans
   *[soviet] Soviets
} were luckier, by { $points } victory points.
found-result = Result: { $result }. Without the luck of the dice: { $adjusted }.
found-roll = Turn { $turn }: the { $die } was worth { $points } to the { $side ->
    [german] Germans
   *[soviet] Soviets
}
found-lapse = Turn { $turn }, { $side ->
    [german] German
   *[soviet] Soviet
}: { $cost } victory points ± { $error }
found-account = Soviet points less German: expected at the beginning { $expected }, luck of the dice { $luck }, decisions of the Soviets { $soviet }, of the Germans { $german }; together { $result }.
found-also = In the same phase { $n ->
    [one] { $n } other decision
   *[other] { $n } other decisions
} cost something, too; often it is the same loss.
found-unproved = Played to the end, { $n ->
    [one] { $n } more that had looked like a mistake
   *[other] { $n } more that had looked like mistakes
} did not prove to be any.

## Drawing on the map
draw-soviet = Soviets
draw-german = Germans
