# Questions that games by other rules answer.
what-if-title = What if …?
what-if-about = Two computers of one level play the scenario by its own rules and by others, with the same dice. What differs at the end is the answer.
what-if-ready = Ready questions
what-if-own = Your own question
what-if-own-row = { $title }: { $name }
what-if-own-unnamed = other rules
what-if-own-how = Set other rules in New game and ask there, open a variant file here, or come back while a game by other rules is on the table.
what-if-none = This game has no ready questions.
what-if-default = Rules of the scenario
what-if-otherwise = Other rules
what-if-row = { $name }: { $shares }. { $mean }
what-if-difference = Better off by the other rules ({ $side }): by { $by } ± { $error } points, with the same dice.
what-if-clear = That is more than luck explains.
what-if-within = That lies within the error: luck alone can make it.
what-if-facts = What else differs
what-if-facts-none = Nothing that is counted differs by more than three times its error.
what-if-facts-note = Only what differs by more than three times its error; in per cent of the games, or how many at the end on average.
what-if-holds = { $name }: in { $before }% of the games, by the other rules in { $after }% ({ $by } ± { $error })
what-if-number = { $name }: { $before }, by the other rules { $after } ({ $by } ± { $error })
what-if-limits = What these players cannot tell
what-if-limits-own = Computers do not play as people do: a freedom that pays only for whoever plans far ahead is worth little to them. ± is the luck of these games and nothing besides.
what-if-games = { $n } games by each, { $level } on both sides, seed { $seed }
what-if-stored = Answer that comes with the program
what-if-played = Played here
what-if-play = Play both
what-if-play-tip = Plays the games here, on all cores, also while this window is closed
what-if-seed-bad = A seed is a whole number.
what-if-level = Players
what-if-stop-tip = What has been played stays
what-if-bar = { $which }: margin { $margin }, { $n } games, { $share }%
what-if-copy = Copy as a table
what-if-copy-tip = A line for each pair of games, comma-separated: seed, and both margins
what-if-command = On the command line:
what-if-ask = What would that change?
what-if-ask-tip = Games by these rules beside games by those of the scenario, with the same dice
what-if-entry = What if …?
what-if-key = what other rules would have changed, in a thousand games both ways
what-if-waiting = Nothing has been played yet.
what-if-nothing = Nothing is set otherwise than in the scenario: there is nothing to compare.
what-if-unknown = There is no question “{ $word }”; there are: { $keys }.{ $meant ->
    [""] {""}
   *[other] {" "}Do you mean “{ $meant }”?
}
what-if-how = The same games again: hells-gate what-if WORD. Rules of your own: --set OPTION=VALUE or --variant FILE.
what-if-stopped = Stopped: { $n } of { $all } pairs of games were finished.
