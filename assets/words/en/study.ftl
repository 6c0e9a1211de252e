# What computer players have in mind, and margins.

## Margins
margin = { $side ->
    [german] Germans
   *[soviet] Soviets
} by { $points }

## What the figures rest on, and how far they can be trusted
after-title = After-action report: { $title }
after-page = { $n } / { $of }
after-player = { $side }: { $who }
after-over = The game is over after { $n } actions: { $verdict }
after-stands = Not over; it stands at { $moment }, after { $n } actions.
after-goes-on = { $n ->
    [one] The report ends here; the line goes on for one more action.
   *[other] The report ends here; the line goes on for { $n } more actions.
}
after-curve = Margin of victory points after each action, turn by turn.
after-curve-expected = Margin of victory points after each action, turn by turn; dashed, how computer players expected the game to end, with the doubt.
after-sources = Sources: { $sources }
after-luck = Luck
after-of-side = { $side }: { $what }
after-decisions = Decisions that mattered
after-points-row = { $side }: { $what }: { $points }
after-at-its-end = At its end
after-margin = { $first } : { $second } = { $points }
after-losses = Losses
after-gone = { $side }, gone: { $units }
after-weaker = { $side }, weaker: { $units }
after-more = { " " }and { $n } more
after-remarks = Remarks
after-really = What really happened, { $days }
after-stop = Stop writing
after-stopped = Stopped: no report was written.
after-written = { $n ->
    [one] The report of { $n } turn is written.
   *[other] The report of { $n } turns is written.
}
after-looks-back = First the program looks back at the game, then it writes the report.
after-looks-back-at = The game “{ $title }” is looked back at for its report.
after-being-written = The report is being written.
after-so-far = { $n ->
    [one] The report is being written. It ends where the game stands: the line goes on for one more action; for a report of all of it, go to its end first.
   *[other] The report is being written. It ends where the game stands: the line goes on for { $n } more actions; for a report of all of it, go to its end first.
}
