# Ein Angriffsplan, und wie die Würfel gefallen sind.

## The dice so far
luck-no-roll = Noch nicht gewürfelt.
luck-mean = Im Mittel { $mean } Augen bei { $n ->
    [one] 1 Wurf
   *[other] { $n } Würfen
}, zu erwarten { $fair }: { $how ->
    [usual] nichts Ungewöhnliches
    [little] etwas ungewöhnlich
    [unusual] ungewöhnlich
   *[very] sehr ungewöhnlich
} ({ $often }).
luck-often = { $percent } % aller fairen Wurfserien weichen mindestens so weit ab
luck-one-in = 1 von { $series } fairen Wurfserien weicht mindestens so weit ab
luck-never = nicht eine faire Wurfserie unter einer Million weicht so weit ab
luck-all-typed = Alle von Hand gewürfelt und eingegeben.
luck-typed = { $n } davon von Hand gewürfelt und eingegeben.
