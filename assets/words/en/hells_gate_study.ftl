# Luck, decisions and many games.

## What a computer player has in mind
plan-more = { $n } more
plan-attack = Attack { $hex } at { $column } with { $units }{ $manner ->
    [plain] {""}
   *[other] , all-out with { $flip }
}.
plan-hold-fire = { $first ->
    [yes] No attack
   *[no] No further attack
}: none gains more than it may cost.
plan-no-attack = { $first ->
    [yes] No attack
   *[no] No further attack
}.
plan-held-fire = { $first ->
    [yes] No attack
   *[no] No further attack
}.
plan-stay = Stay put.
plan-move = { $n ->
    [1] Move { $legs }.
   *[other] Move { $n } units: { $legs }.
}
plan-leg = { $units } from { $from } to { $to }
plan-legs-more = { $legs }; and { $n } more
plan-cuts = Cuts the supply line of { $units }.
plan-opens = Opens a supply line to { $units }.
plan-takes = Takes the supply source { $hexes }.
plan-exposes = Leaves { $units } without a supply line.
plan-judge = Check supply: there is nothing to decide yet.
plan-mud = Roll for mud: there is nothing to decide.
plan-restore = Restore { $unit } to full strength.
plan-loss = { $unit } takes the loss.
plan-loss-last = { $unit } takes the loss and is eliminated.
plan-retreat = { $unit } retreats to { $hex }.
plan-break-out = { $unit } tries to break out.
plan-call-off = Call off the attack.
plan-go-on = Go on.

## Margins
margin-even = even

## What the figures rest on, and how far they can be trusted
advice-error = ± { $error }
advice-not-searched = not searched
advice-exact = exact
advice-how = { $basis ->
    [sight] These figures come from a look at where each plan leads; nothing was searched.
    [exact] Every action and every face of the die was followed to the end of the game; the figures hold if both sides play their best.
   *[played_out] Each plan was played on with the same dice to the end of the next player turn and estimated there; ± is the standard error. The figure of a movement plan is what it comes to after the best answer that the other side finds by searching as hard. “Who will win?” plays whole games instead, so its figure may differ.
}
advice-trust = { $basis ->
    [sight] How far to trust them: such an estimate misses the end of a single game by six victory points or so.
    [exact] How far to trust them: they are no estimates.
   *[played_out] How far to trust them: when such plans were played out to the end, the figures were up to 3.6 victory points off, far more than ± says.
}
forecast-draws = Draws count half.
forecast-how = What games between two such players come to from here. The figure of a plan is an estimate after a short search instead, so the two may differ, and by much where everything depends on a move that such players do not find.
forecast-added = To each game { $points } victory points are added for the { $side ->
    [german] Germans
   *[soviet] Soviets
}, on average: by so much games between Generals ended better than Colonels played them on ({ $games } games). “A thousand futures” shows the games as they were played.
forecast-trust = How far to trust it: ± is only the luck of these games. In { $games } other games between Generals such shares came true to within { $off } percentage points on average.
forecast-trust-raw = How far to trust it: ± is only the luck of these games, and nothing makes good what players of this level miss. That was measured for Colonels and for the default battle only.
look-back-trust = How far to trust it: what looked like a mistake was played to the end { $games } times each way, with the same fresh dice, half the games by Colonels and half by players who play as the Marshal has learned to. The cost is the mean, and how far the two contradict each other is part of ±. Better players may get more, or less, out of it. What was expected and what decisions brought are estimates.
hint-forced = First, as there is no choice: { $steps }.

hg-fact-pocket = { $side }: a pocket of { $n } units or more
hg-fact-unsupplied = { $side }: units out of supply
hg-fact-destroyed = { $side }: units destroyed
hg-fact-escaped = { $side }: units broken out
hg-fact-source = { $side }: { $place } held by the enemy
hg-fact-unit = { $unit } destroyed

## What units are sent for
undertaking-goes = { $units } → { $hex }
undertaking-stays = { $units }, stay in { $hex }
undertaking-attackers = { $units } → { $hex }, { $column }{ $manner ->
    [plain] {""}
   *[other] , all-out: { $flip } loses a step
}
undertaking-takes = Takes the supply source { $hex }.
undertaking-cuts = { $together ->
    [yes] Together they cut the supply line of { $units }.
   *[no] Cuts the supply line of { $units }.
}
undertaking-leaves = Gets out of the pocket.
undertaking-relieves = Opens a supply line to { $units }.
undertaking-keeps-cut = Keeps the ring shut: otherwise there would be a supply line to { $units }.
undertaking-keeps-open = Keeps the supply line to { $units } open.
undertaking-guards = Holds the supply source { $hex }, which the enemy could enter next turn otherwise.
undertaking-leaves-source = Leaves the supply source { $hex }, which the enemy could then enter.
undertaking-regains = Gets back into supply.
undertaking-prepares = { $without ->
    [none] Makes an attack on { $hex } possible in the next combat phase, at { $column } as things stand.
   *[other] Makes an attack on { $hex } possible at { $column } in the next combat phase as things stand, instead of { $without }.
}
undertaking-pins = Pins { $units }: hexes to go to: { $with } instead of { $without }.
undertaking-supports = Makes { $hex } harder to attack: at best { $column } instead of { $without }.
undertaking-withdraws = { $column ->
    [none] Gets away from where the enemy could attack at { $before }; here it is out of reach.
   *[other] Gets away from where the enemy could attack at { $before }; here it is { $column }.
}
undertaking-screens = Keeps the enemy out of { $n } hexes.
undertaking-attack = Hits on { $faces } of 6 faces; costs the defenders { $steps } steps on average if they stand.
undertaking-no-way-out = The defenders have nowhere to retreat to.
undertaking-falls-cut = If the hex falls, there is no supply line to { $units }.
undertaking-falls-open = If the hex falls, a supply line to { $units } is open.
undertaking-falls-source = If the hex falls, the supply source { $hex } lies open.
undertaking-lifts = In { $by } units end the order to stand fast at { $hex }: from then on the units there may move.
undertaking-releases = Entering { $by } releases a reserve: { $units }.
undertaking-look = { $duty ->
    [exploit] Look at { $places }: a supply source is to be had.
    [guard] Look at { $places }: a supply source is at stake.
    [close] Look at { $places }: it decides whether the enemy is in supply.
    [leave] Look at { $places }: there is a way out of the pocket.
    [relieve] Look at { $places }: it decides whether your own units are in supply.
    [hold] Look at { $places }: a ring or a supply line depends on it.
    [break] Look at { $places }: is it to be attacked?
    [prepare] Look at { $places }: how would it be attacked next turn?
    [pin] Look at { $places }: enemies have room to move there.
    [support] Look at { $places }: how would the enemy attack it?
    [withdraw] Look at { $places }: who stands better there?
   *[screen] Look at { $places }: where could the enemy go?
}
absorbing-guards = Holds the supply source { $hex }, which the enemy could otherwise enter this turn.
absorbing-dumps = As long as somebody stands there, those in { $hexes } suffer at most one shift for lack of supply.
absorbing-unsupplied = There is no supply line there; in { $hexes } there would be one.
absorbing-abandons = That eliminates { $units }: whoever has retreated goes when the others of the hex do.
absorbing-supplied = There is a supply line there; in { $hexes } there would be none.
absorbing-safer = { $column ->
    [none] Nobody can attack them there in this phase any more; in { $hex } an attack at { $worst } would be possible.
   *[other] In this phase they can be attacked there at { $column } at best; in { $hex } at { $worst }.
}
absorbing-nearer = The supply line is shortest there ({ $n } to the source; { $next } from the next best hex).
absorbing-cheaper = Strength lost with this step of { $unit }: { $strength }; with a step of { $other }: { $more }.
absorbing-spares = { $free ->
    [yes] The retreat costs no step, and neither a source nor a supply line depends on { $hex }.
   *[no] The retreat costs no step.
}
absorbing-look = Look at { $hex }: what depends on it, where around it is there supply, and where can the enemy still attack in this phase?
undertaking-look-idle = Look at what an attack or a move would risk.
plan-answer-hits = { $hits ->
    [1] to one hit:
   *[other] to { $hits } hits:
} { $answer }
plan-answer-blow = { $what } That costs { $points } ± { $error }.
danger-how = Each was played out { $games } times with it and without it, with the same dice, to the end of your next player turn, and estimated there; ± is what chance alone may do. You do no more than you must before.
danger-trust = How far to trust them: costs overlap and cannot be added up, and only his likeliest attacks and the best of his moves were looked at.
undertaking-theme = { $theme ->
    [which] Which attack, and with whom
    [unmade] Attacks that were not made
    [risk] Attacks that risk more than they bring
    [moves] Where to move
    [losses] Losses and retreats
   *[other] Other decisions
}
undertaking-theme-moves = Movement: { $duty }
