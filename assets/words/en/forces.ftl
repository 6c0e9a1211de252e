# Forces chosen by points.

forces-no-unit = { $side }: no unit yet
forces-left = { $side }: { $n ->
    [one] one point left
   *[other] { $n } points left
}
forces-over = { $side }: { $n ->
    [one] one point too many
   *[other] { $n } points too many
}
forces-lacks = { $side }: { $why }
forces-many = { $n } units; there can be { $most } altogether
forces-none-here = Forces cannot be chosen by points on this map: it has faults, or its game knows no points.
forces-other-list = These forces are not of the lists for this map.
forces-not-drawn = No forces of so few points can be put together from these lists.
forces-not-played = The set-up cannot be played. Look for its faults in the editor.
forces-none-fair = None of { $n } set-ups was fair: this map favours one side too much. Choose the forces by hand, or give the sides other bases.
forces-title = { $map }: forces of { $points } points
forces-about = Forces of { $points } points a side, bought at prices of the program’s own, not the designer’s.
forces-proof = { $games } games between two players of the level { $level } ({ $first } won { $won }, { $drawn } drawn, { $second } won { $lost }). Share of { $first }: { $share }% (± { $error }). Seed of these games: { $seed }.
forces-rejected = { $n ->
    [0] It was the first set-up that was drawn.
    [one] One set-up drawn before it was rejected.
   *[other] { $n } set-ups drawn before it were rejected.
}
forces-chosen = Forces by points ({ $points }), set up from the seed { $seed }.
forces-proof-old = The scenario was changed after it was found fair: the proof no longer holds.
forces-no-proof = How fair it is was not tried.

## The window
forces-name = Choose forces
forces-open = Choose forces by points…
forces-open-about = Buy both sides’ units from lists, or have a fair set-up drawn from a seed.
forces-on = Map: { $map }
forces-points = Points a side
forces-prices = Prices
forces-total = { $cost } of { $budget } points, { $n ->
    [one] one unit
   *[other] { $n } units
}
forces-price = { $n ->
    [one] one point
   *[other] { $n } points
}
forces-fewer = One fewer: { $what }
forces-more = One more: { $what }
forces-clear = Empty the lists
forces-as-scenario = As in the scenario
forces-missing = What is missing
forces-complete = Nothing: both sides have spent all their points.
forces-random = Random set-up
forces-random-about = Draws forces of equal points and sets them up. Before a set-up is offered, two equal players play { $games } games of it; it is rejected unless each side has 40 to 60%, a draw counting half, and at least a quarter of the games is decided; then the next seed is tried.
forces-seed = Seed
forces-seed-bad = The seed is a whole number.
forces-draw = Draw and try
forces-next = Another one
forces-drawing = Seed { $seed } is being tried; { $n ->
    [0] none was rejected yet
    [one] one was rejected
   *[other] { $n } were rejected
}.
forces-stop = Stop
forces-stopped = Stopped: no set-up was found.
forces-ready = Fair: seed { $seed }
forces-try-fair = How fair is it?
forces-try-fair-about = Plays { $games } games of these forces between two equal players.
forces-trying = Games between two equal players are being played.
forces-is-fair = That is fair.
forces-is-near = That is fair, but near the limit: more games might say otherwise.
forces-is-unfair = That is not fair: not within 40 to 60%, or hardly a game is decided.
forces-play = Play it
forces-edit = Open in the editor
forces-save = Save as a scenario file…
forces-on-table = The forces you chose are on the table.

## On the command line
forces-no-side = There is no side “{ $side }”; there are: { $sides }
forces-no-kind = There is nothing called “{ $found }” on the list of the { $side }; there are: { $kinds }
forces-bad-buy = Write SIDE=NUMBER KIND, NUMBER KIND, …, for example { $example }
forces-bounds = A side can have { $least } to { $most } points.
