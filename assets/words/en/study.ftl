# What computer players have in mind, and margins.

## What a computer player has in mind
plan-more = { $n } more
plan-attack = Attack { $hex } at { $column } with { $units }{ $manner ->
    [plain] {""}
   *[other] , all-out with { $flip }
}.
plan-hold-fire = { $first ->
    [yes] No attack
   *[no] No further attack
}: none gains more than it risks.
plan-stay = Stay where we are.
plan-move = { $n ->
    [one] Move one unit.
   *[other] Move { $n } units.
}
plan-cuts = Cuts the supply line of { $units }.
plan-opens = Opens a supply line to { $units }.
plan-takes = Takes the supply source { $hexes }.
plan-exposes = Leaves { $units } without a supply line.
plan-judge = Judge supply: there is nothing to decide yet.
plan-mud = Roll for mud: there is nothing to decide.
plan-restore = Restore { $unit } to full strength.
plan-loss = { $unit } takes the loss.
plan-retreat = { $unit } retreats to { $hex }.
plan-break-out = { $unit } tries to break out.
plan-call-off = Call the attack off.
plan-go-on = Go on.

## Margins
margin = { $side ->
    [german] Germans
   *[soviet] Soviets
} by { $points }
