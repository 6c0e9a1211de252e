# A plan of attacks, and how the dice have fallen.

## The dice so far
luck-no-roll = No die rolled yet.
luck-mean = Average { $mean } over { $n ->
    [one] 1 roll
   *[other] { $n } rolls
}, { $fair } expected: { $how ->
    [usual] nothing unusual
    [little] a little out of the ordinary
    [unusual] unusual
   *[very] very unusual
} ({ $often }).
luck-often = { $percent }% of fair sequences deviate at least this much
luck-one-in = 1 in { $series } fair sequences deviates this much
luck-never = not one fair sequence in a million deviates this much
luck-all-typed = All rolled by hand and typed in.
luck-typed = { $n } of them rolled by hand and typed in.
