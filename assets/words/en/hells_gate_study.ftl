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
}: none is worth the risk.
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
   *[played_out] Each plan was played on with the same dice to the end of the next player turn and estimated there; ± is what chance alone may do to the mean. “Who will win?” plays whole games instead, so its figure may differ.
}
advice-trust = { $basis ->
    [sight] How far to trust them: such an estimate misses the end of a single game by six victory points or so.
    [exact] How far to trust them: they are no estimates.
   *[played_out] How far to trust them: when such plans were played out to the end, the figures were up to 3.6 victory points off, far more than ± says.
}
forecast-draws = Draws count half.
forecast-how = What games between two such players come to from here. The figure of a plan is an estimate after a short search instead, so the two may differ.
forecast-trust = How far to trust it: ± is only the luck of these games. Held against how games of stronger players ended, such shares were up to 23 percentage points off.
look-back-trust = How far to trust it: what looked like a mistake was played to the end by Colonels, { $games } times each way and with the same fresh dice; the cost and its ± are those of these games. Better players may get more, or less, out of it. What was expected and what decisions brought are estimates.
hint-forced = First, as there is no choice: { $steps }.

hg-fact-pocket = { $side }: a pocket of { $n } units or more
hg-fact-unsupplied = { $side }: units out of supply
hg-fact-destroyed = { $side }: units destroyed
hg-fact-escaped = { $side }: units broken out
hg-fact-source = { $side }: { $place } held by the enemy
hg-fact-unit = { $unit } destroyed
