# What happened.

## Turns and supply
did-turn = Game turn { $turn } begins.
did-turn-days = Game turn { $turn } begins: { $days }.
did-phase = The { $phase } begins.
did-supply-all = All { $side ->
    [german] German
   *[soviet] Soviet
} units are supplied.
did-supply = { $n } { $side ->
    [german] German
   *[soviet] Soviet
} { $n ->
    [one] unit is
   *[other] units are
} out of supply: { $units }.
did-supply-newly = { $units } { $n ->
    [one] was
   *[other] were
} supplied until now.
did-supply-again = { $units } { $n ->
    [one] is
   *[other] are
} supplied again.

## Arrivals
did-arrive = { $unit } arrives in { $hex }.
did-arrive-displaced = { $unit } arrives in { $hex }, because the enemy is in its entry hex, { $from }.
did-displace = The enemy is in { $from }, so { $unit } must arrive at another supply source.
did-lose-arrival = { $unit } finds no supply source to arrive at and is lost.
did-withhold = { $unit } does not arrive, because no { $side ->
    [german] German
   *[soviet] Soviet
} unit has entered { $hexes }.
did-withhold-so = { $unit } does not arrive.
did-offer-restoration = One reduced, supplied corps may be restored to full strength.
did-restore = { $unit } is restored to full strength.

## Combat
did-join = { $unit } joins the attack on { $hex }.
did-leave = { $unit } leaves the attack.
did-attack = { $units } { $n ->
    [one] attacks
   *[other] attack
} { $hex }{ $manner ->
    [plain] ,
    [crowded] {" "}(overconcentrated),
   *[other] {" "}all-out, flipping { $flip },
} { $attack } to { $defence } ({ $columns }): die { $die }, { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}.
did-attack-columns = { $base }; { $shifts }; column { $column }
did-attack-shift = { $n } { $way ->
    [left] left
   *[right] right
} for { $cause ->
    [unsupplied-defenders] defenders out of supply
    [mud] mud
    [rough] terrain
    [river] river
   *[unsupplied-attackers] attackers out of supply
}
did-hits = { $n ->
    [0] No hits
    [one] 1 hit
   *[other] { $n } hits
} in { $hex } { $n ->
    [one] is
   *[other] are
} to be absorbed{ $retreat ->
    [no] ; no retreat is possible
   *[yes] {""}
}.
did-flip = { $unit } is flipped for the all-out attack and reduced to strength { $strength }.
did-lose-step = { $unit } loses a step and is reduced to strength { $strength }.
did-lose-last-step = { $unit } loses its last step and is eliminated.
did-overwhelmed = { $unit } is eliminated, because the hits outnumbered the steps of the unretreated units in its hex.
did-only-retreated = { $unit } is eliminated, because a hit on a hex with only retreated units eliminates them.
did-abandoned = { $unit } had retreated and is eliminated, because no unretreated unit is left in its hex.
did-retreat = { $unit } retreats from { $from } to { $to }.
did-end-combat = The combat in { $hex } is over.

## Movement
did-move = { $unit } moves from { $from } to { $to }.
did-move-through = { $unit } moves from { $from } through { $via } to { $to }.
did-lift-stand-fast = A { $enemy ->
    [german] German
   *[soviet] Soviet
} unit has entered { $hex }, next to { $centre }; the { $side ->
    [german] German
   *[soviet] Soviet
} units in and around it are no longer ordered to stand fast.
did-lift-stand-fast-so = An enemy unit has entered { $hex }; the garrison may move.
did-release = A { $side ->
    [german] German
   *[soviet] Soviet
} unit has entered { $hex }; { $units } { $n ->
    [one] is
   *[other] are
} released and will arrive when due, if that turn is still to come.
did-release-so = An enemy unit has entered { $hex }; the reserve is released.
did-offer-breakout = Units out of supply that did not move and are not retreated may now try to break out: with the die plus 1 for each refuge hex, { $needed } or more escapes.
did-break-out = { $unit } tries to break out: die { $die } plus { $n ->
    [one] 1 refuge hex
   *[other] { $n } refuge hexes
} makes { $sum }{ $escaped ->
    [yes] , and it escapes
   *[no] ; { $needed } or more was needed
}.
did-fail-breakout = { $unit } fails to break out and is destroyed.
did-recover = { $units } { $n ->
    [one] recovers
   *[other] recover
}; the Retreated { $n ->
    [one] marker is
   *[other] markers are
} removed.
did-await-thaw = The mud roll is due.
did-thaw = The mud roll is { $die }: the snow turns to mud for the rest of the game.
did-no-thaw = The mud roll is { $die }: the snow stays.
did-cut-off-at-end = { $unit } cannot trace supply at the end of the game and is eliminated.
did-end = The last game turn is over, and the game ends.
