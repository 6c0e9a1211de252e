# A Gate of Hell.

## Names
gate-side = { $side ->
   *[union] the Union
    [confederate] the Confederacy
}
gate-side-called = { $side ->
   *[union] Union
    [confederate] Confederacy
}
gate-fee = { $fee ->
   *[second] a second activation
    [river] crossing navigable rivers
    [harbour] crossing the harbour
    [amphibious] going by water
    [strategic] strategic movement
    [zone] going from zone or to zone
}
gate-marker = { $points ->
   *[0] a dummy
    [1] a mine of one point
    [2] a mine of two points
}
gate-nowhere = off the map

## What can be done
gate-do = { $what ->
   *[Done] Done
    [Throw] Make the throw
    [Again] Use the Advantage: throw again
    [Stand] Let the throw stand
    [Pass] Pass
    [End] Done with this group
    [GoOn] Go on
    [Stop] Let the turn end
    [Hold] Do nothing
    [Buy] Buy mines
    [Halt] The ships have moved
    [Place] Place { $piece } in { $place }
    [Displace] Take { $piece } up again
    [Sail] { $piece } sails to { $place }
    [Bank] { $piece } sails to { $place } and points at { $other }
    [Fire] { $piece } fires at { $other }
    [Port] Send { $piece } to { $place }
    [Shift] Move { $piece } to { $place }
    [Repair] Try to repair { $piece } for { $n }
    [RepairTo] Try to repair { $piece } for { $n }; it would come back in { $place }
    [March] { $piece } marches to { $place }
    [Ferry] { $piece } crosses the harbour to { $place }
    [Transfer] { $piece } goes to { $place }
    [Dig] { $piece } digs
    [Regroup] Bring the formation of { $piece } together where it stands
    [Embark] { $piece } joins the landing party
    [Steam] The landing party goes on to { $place }
    [Land] The landing party lands in { $place }
    [Pick] The mine attacks { $piece }
    [Charge] { $piece } joins the assault
    [Rest] { $piece } leaves the assault
    [Storm] Assault, led by { $piece }
    [Man] { $piece } joins the defence
    [Lead] { $piece } leads the defence
    [Flip] { $piece } loses a step
    [Retreat] { $piece } retreats to { $place }
    [Cull] Remove { $piece }
    [Command] Put the formation of { $other } in command
    [Heed] Put { $piece } in command
    [Mend] Repair { $piece }
    [MendTo] Repair { $piece }; it comes back in { $place }
    [Refill] Bring { $piece } back to full strength
    [Build] Build { $piece } in { $place }
    [Angel] Set up the Swamp Angel in { $place }
    [Work] Work on the Hunley for { $n }
    [Suffer] The fever takes { $piece }
    [Strike] The Hunley strikes { $piece }
}
gate-do-lay = Lay { $marker } in { $place }
gate-do-lift = Take up { $marker } in { $place }
gate-do-pay = Pay for { $fee }
gate-do-free = Use the Advantage for { $fee }

## Why something is not allowed
gate-not = { $why ->
   *[GameOver] The game is over.
    [OtherStage] This is not what is being decided now.
    [ThrowFirst] A throw has to be made first.
    [ThrowLies] Say first whether the last throw stands.
    [NothingDue] No throw is due.
    [NothingLies] No throw is in question.
    [PortFirst] A port has to be named for { $piece } first.
    [NotListed] { $place } is not one of the areas for this.
    [NotToPlace] { $piece } is not placed by hand, or is placed already.
    [MarkersFull] { $place }: no more than two markers may lie there.
    [PointsFull] { $place }: no more than two points of mines may lie there.
    [NoMarker] No such marker is left.
    [NoMarkerThere] { $place }: no such marker can be taken up there.
    [PointsLeft] Points of mines that are still to be laid: { $n }.
    [NoRoomForRest] The points that would be left ({ $n }) would find no room.
    [ShipsLeft] { $piece } still has to be placed.
    [NotYours] { $piece } is none of your pieces in play.
    [OutOfCommand] { $piece } is out of command.
    [Spent] { $piece } has been activated twice.
    [SecondNotPaid] { $piece } has been activated; a second time has to be paid for.
    [FirstAmongSecond] { $piece } has not been activated yet, and this group is activated a second time.
    [TooWorn] { $piece } is damaged or reduced and is activated only once.
    [OtherPlace] The group acts from { $place }, and { $piece } is not there.
    [NoSuchGroup] { $piece }: the group would have { $n } units. More than four act together only as five of one formation and one independent.
    [MixedTransfer] { $piece }: one formation is moved at a time, or part of it, with one independent at most.
    [TooMany] The group would have { $n } pieces of at most { $most }.
    [MovedAlready] { $piece } has moved.
    [CombatBegun] Combat has begun: nobody moves any more.
    [HasActed] The group has acted: it is too late for this.
    [NothingDone] Nobody has done anything: that would be a pass.
    [NoSupport] Points of support that this takes: { $most }; there are: { $n }.
    [PaidAlready] This is paid for: { $fee }.
    [TooLateToPay] The group acts already: too late to pay for { $fee }.
    [NobodyCouldUse] Nobody could use it: { $fee }.
    [NotHolder] The other side holds the Advantage.
    [HandedThisTurn] The Advantage has changed hands this turn.
    [NoIronclad] { $piece } is no ironclad.
    [SamePlace] { $place }: already there.
    [NotForShips] { $place }: no ironclad of this side goes there.
    [Stopped] { $place }: a fort, an enemy or a marker stops the ship before that.
    [NoWay] { $place }: no way leads there.
    [MinesToMines] { $place }: from mines to mines at once only in a second activation.
    [NoBerth] { $place }: no more than { $most } ironclads of a side find room there.
    [BadBank] In a river a ship points at one land area of that piece; elsewhere at none.
    [NoGuns] { $piece } has no heavy guns.
    [NoTarget] { $piece } is no target.
    [OutOfReach] { $other } is out of reach of { $piece }.
    [FiredAlready] { $piece } has fired.
    [NotSent] { $piece } is not sent to a port.
    [NoPort] { $place } is neither Port Royal nor Cape Hatteras.
    [NotHarbour] { $place } is no sea area of the harbour.
    [Handled] { $piece } has had its turn in this End Phase.
    [NotDamaged] { $piece } is not damaged.
    [OddSupport] One point of support or two.
    [NoReturn] { $piece }: only from the Ashley a ship returns, to S12 or S13.
    [GroundWithNaval] { $piece }: ships and ground units never act together.
    [MixedSecond] { $piece }: a second time only one formation acts together.
    [OtherSidesFee] The other side alone pays for { $fee }.
    [NotWithAdvantage] The Advantage does not pay for { $fee }.
    [OneWayOnly] A group uses only one such way, and another is paid for: not { $fee }.
    [NotPaid] First this has to be paid for: { $fee }.
    [NoGroundUnit] { $piece } is no ground unit.
    [TooFar] { $place }: the movement points do not suffice.
    [EnemyHolds] { $place }: the enemy alone holds it, and the unit comes from a contested place.
    [HeldAtStart] { $place }: the enemy alone held it when this half of the impulse began.
    [TooFewStay] { $place }: too few friends would stay there.
    [NoRoom] { $place }: no more units find room there.
    [NoTransfer] { $place }: no such movement leads there.
    [NoFerry] { $place }: no water free of Union ironclads leads there.
    [Busy] { $piece } does something else in this activation.
    [NoQuay] { $place }: landing parties set out from Cape Hatteras or Seabrook.
    [NoParty] There is no landing party.
    [MustLand] { $place }: the party has to land here.
    [BeenThere] { $place }: the party has been there.
    [NoLandingBeyond] { $place }: no landing is possible from there on.
    [NoShore] { $place }: the party cannot land there.
    [NotToPick] { $piece } is not in the party, or this marker has attacked it.
    [MayNotFire] { $piece } may not fire at the party.
    [NoDigging] { $place }: nothing more is dug there.
    [TooFewDig] At most { $n } combat factors could dig; it takes 5.
    [NoEnemyHere] { $place }: there is no enemy to assault.
    [NoAssaultAfter] { $piece } has moved in a way that allows no assault.
    [OtherAssault] { $piece }: another assault is put together, or was made there.
    [NotNamed] { $piece } is not named for the assault.
    [NoDefender] { $piece } is none of the defenders.
    [NotToMan] { $piece }: in a zone five of one formation defend, or any four.
    [DefendersLeft] More defenders have to be named.
    [NoLoser] { $piece } bears no losses of this assault.
    [Wasteful] { $n } Casualty Points have to be spent in all.
    [FlipsOver] A retreat has begun: no more steps are lost.
    [CannotRetreat] { $piece } cannot retreat.
    [NoRetreatThere] { $place }: no retreat leads there, or a better place is open.
    [NotCrowded] { $piece } is not one of those that are too many.
    [NoFormation] { $piece } belongs to no formation.
    [NobodyComes] { $piece }: nobody else of the formation can come.
    [NobodyToCommand] Nobody of that formation is out of command.
    [InFormation] { $piece } is commanded with its formation.
    [InCommand] { $piece } is in command.
    [NothingToMend] { $piece }: there is nothing to mend.
    [NotControlled] { $place } is not controlled without contest.
    [GoneForGood] { $piece } is gone for good: the enemy has ruled there.
    [NotToBuild] { $piece } is no fort that can still be built.
    [FortThere] { $place }: there is, or was, a fort of this side.
    [AngelOut] The Swamp Angel stands already, or is lost.
    [NoAngelThere] { $place }: the Swamp Angel cannot stand there.
    [NoMiningThere] { $place }: the Union has a ship there, or controls it.
    [NoRoomForMines] More mines would find no room.
    [NoWorkOnHunley] Nothing more can be done about the Hunley this turn.
    [CannotStrike] The Hunley cannot strike { $piece }.
    [HaltFirst] First the ships have to be said to have moved: the Hunley may strike.
    [NothingToHaltFor] There is nothing to halt for.
    [InGale] A gale keeps the fleet away before impulse { $n }.
    [NotFeverish] { $piece } cannot have the fever.
}

## What happened
gate-fate = { $what ->
    [gale] a gale; no Union ships or landings before impulse { $n }
    [fever] fever; a Union unit on the map loses a step
    [support] points of support for { $side }: { $n }
    [torpedoes] the Confederacy lays a point of mines and a dummy
    [burst] a heavy gun bursts; the Swamp Angel is lost
   *[none] nothing happens
}
gate-told = { $what ->
   *[EndPhase] The End Phase begins.
    [Laid] { $place }: laid, points: { $n }.
    [Lifted] { $place }: taken up, points: { $n }.
    [Placed] { $piece } is placed in { $place }.
    [Displaced] { $piece } is taken up again.
    [SetUp] The water is mined.
    [Begun] Impulse { $n }: { $side } acts.
    [Refunded] { $side } gets back what was not used.
    [Passed] { $side } passes.
    [Sailed] { $piece } sails from { $other } to { $place }.
    [Shown] { $place }: the markers are turned up; points of mines: { $n }, dummies: { $most }.
    [Stood] The throw stands.
    [Used] The Advantage is used; it goes to { $side }.
    [Handed] The Advantage goes to { $side }.
    [MineMisses] { $piece }: the mines do nothing (total { $n }).
    [MineHits] { $piece }: a mine goes off (total { $n }).
    [MineSevere] { $piece } is severely damaged and leaves (total { $n }).
    [MineSinks] { $piece } goes down over a mine (total { $n }).
    [Hit] { $piece } fires at { $other }: total { $n }, a hit.
    [Miss] { $piece } fires at { $other }: total { $n }, no effect.
    [Reduced] { $piece } is reduced.
    [Gone] { $piece } is lost.
    [Damaged] { $piece } is damaged.
    [Sunk] { $piece } is sunk.
    [FortReduced] { $piece } is reduced.
    [FortGone] { $piece } is removed.
    [Rebuilt] { $piece } is rebuilt, reduced.
    [Removed] { $piece } is removed to { $place }.
    [Whole] { $piece } is at full strength again.
    [Repaired] { $piece } is repaired.
    [Sent] { $piece } is sent to a port.
    [Went] { $piece } goes to { $place }.
    [WreckSinks] { $piece } sinks on the way.
    [WreckStill] { $piece } stays damaged.
    [WreckMended] { $piece } is repaired.
    [TriedWell] { $piece }: the repair succeeds.
    [TriedBadly] { $piece }: the repair fails.
    [Support] { $side }: points of support now { $n }.
    [SunsetOn] Sunset: { $n } is less than { $most }; the day goes on.
    [SunsetOff] Sunset: { $n } against { $most }; the day ends.
    [Rallied] Turned units and Committed markers are set right.
    [Shifted] { $piece } moves to { $place }.
    [Swept] { $place } is swept of mines.
    [Ended] The game is over.
    [Marched] { $piece } goes from { $other } to { $place }.
    [Dug] { $piece } digs.
    [Trench] { $place }: entrenchment of level { $n } for { $side }.
    [NoTrench] { $place }: the entrenchment is gone.
    [Embarked] { $piece } goes aboard.
    [Steamed] The landing party goes on to { $place }.
    [Marker] A mine attacks { $n } of the landing party.
    [Picked] The mine attacks { $piece }.
    [PartyMissed] { $piece }: the mine does nothing.
    [PartyHit] { $piece }: the mine takes its toll.
    [Silent] The guns hold their fire.
    [Nears] The landing party nears { $place }.
    [Landed] The landing party is ashore in { $place }.
    [NoneLanded] Nobody is left of the landing party.
    [Storm] { $piece } leads an assault in { $place }.
    [Defence] { $piece } leads the defence.
    [ClashWon] { $place }: attack { $n }, defence { $most }; losses for { $side }.
    [ClashDrawn] { $place }: attack { $n }, defence { $most }; no effect.
    [Fled] { $piece } retreats to { $place }.
    [Surrendered] { $piece } surrenders.
    [Held] { $piece } holds together.
    [FightOver] The assault is over.
    [TurnBegan] Turn { $n } begins.
    [Fated] The table of events shows { $n } for the next turn: { $other }.
    [Happened] What was foretold ({ $n }) comes about: { $other }.
    [Gale] A gale keeps the fleet away before impulse { $n }.
    [Arrived] { $piece } arrives in { $place }.
    [Silenced] Nobody is in command before it is paid for.
    [Commanded] { $piece } is in command.
    [Idle] Whoever is out of command is Committed.
    [Bought] Mines are bought: points { $n }, dummies { $most }.
    [Built] { $piece } is built in { $place }.
    [Angel] The Swamp Angel stands in { $place }.
    [NoAngel] The Swamp Angel is lost.
    [Hunley] The Hunley: box { $n } of 3.
    [NoHunley] The Hunley is lost.
    [Struck] The Hunley strikes { $piece }.
    [Halted] The ships have moved.
    [Doomed] { $piece } is gone for good.
    [Stalled] Neither side wins by what would make both win.
}
gate-told-paid = { $side } pays for { $fee }.
gate-told-free = { $side } uses the Advantage for { $fee }.

## At the table
gate-game = A Gate of Hell
gate-title = { $id ->
    [charleston_april_1863] April’s Fools
    [charleston_july_1863] Opening Salvoes
    [charleston_campaign_1863] Gate of Hell
   *[other] { $title }
}
gate-about = { $id ->
    [charleston_april_1863] Nine Union ironclads against the forts and mines at the entrance of Charleston Harbour, 7 April 1863. Set-up and length are the game’s, the points are ours.
    [charleston_july_1863] The landing on Morris Island, 10 to 16 July 1863: a division on Folly Island, four monitors, and Fort Wagner. The title is the game’s, all else is ours.
   *[other] The campaign for Charleston, 10 July to 10 September 1863. Victory is the game’s, set-up and arrivals are ours, and its balance is untried.
}
gate-length = { $turns ->
    [one] { $turns } turn of up to eight impulses
   *[other] { $turns } turns of up to eight impulses
}
gate-credit = Designed by Paul Rohrbaugh; Against the Odds, 2018. The text of the rules is all we have: map, counters and tables are ours.
gate-clock-turn = turn
gate-asks-pass = The Union has passed in this impulse: if the Confederacy passes, too, the day ends.
gate-asks-paid = Paid for, and not used: { $what }.
gate-better = better { $share }
gate-hoped = { $hope ->
    [repaired] repaired
   *[hit] hit
} { $share }
gate-asks-cannot-hit = Whatever the dice show, this shot does not hit.
gate-asks-combat = Combat begins with it, and nobody moves any more. These could still move: { $names }.
gate-asks-stay = Others in the group have moved; these have not: { $names }.
gate-asks-fire = These have not fired yet and could hit: { $names }.
gate-asks-storm = No assault has been made in { $place }; all together would win it with { $share }.
gate-wins = wins { $share }
gate-asks-stop = The day ends: nobody acts any more in this turn.
gate-asks-uncommanded = Nothing of yours is in command: nobody can act in this turn.
gate-trench-label = Works
gate-several = Together: { $n }
gate-of-them = { $n } of { $all }
gate-all-go = { $who ->
    [all] All go to { $place }
   *[other] To { $place }: { $who }
}
gate-all-do = { $what ->
    [embark] { $who ->
        [all] All join the landing party
       *[other] Into the landing party: { $who }
    }
   *[dig] { $who ->
        [all] All dig
       *[other] These dig: { $who }
    }
}
gate-all-join = all take part
gate-all-join-at = All take part in the assault in { $place }
gate-head-storm = Assault in { $place }
gate-storm-all = Assault by all, led by { $piece }
gate-brief-river = { $place }, pointing at { $bank }
gate-brief-ferry = { $place }, across the harbour
gate-brief-lay = Lay { $marker }
gate-brief-lift = Take up { $marker }
gate-worth-flip = points: { $n }
gate-told-cp = Casualty Points: { $n }.
gate-about-result = { $result } { $share }
gate-about-gain = +{ $n }
gate-about-boxes = { $n ->
    [0] no box
    [one] { $n } box on
   *[other] { $n } boxes on
}
gate-about-back = { $n ->
    [0] lost
    [1] under repair
    [2] crew in training
   *[other] ready
}
gate-about-steps = { $n ->
    [0] nothing
    [one] a step lost
   *[other] lost
}
gate-head-aboard = Aboard
gate-clock-impulse = impulse
gate-clock-phase = side
gate-time-turn = Turn { $n }
gate-time-before = Before the impulses
gate-time-impulse = Impulse { $n }
gate-time-end = End Phase
gate-victory = { $level ->
    [0] Union decisive victory
    [1] Union marginal victory
    [2] A draw
    [3] Confederate marginal victory
   *[4] Confederate decisive victory
}
gate-option-dice = Dice of an assault
gate-option-dice-about = How many dice each side throws in an assault: the text says one, its example two.
gate-option-mines = Mines spend themselves
gate-option-mines-about = Each point of mines attacks one ship a turn, instead of every ship that enters. The text can be read either way.
gate-option-events = Random events
gate-option-events-about = Whether something happens at random each week; the table is ours.
gate-unspent = Points of support left
gate-piece = { $name }, { $kind ->
    [ship] ironclad { $cf }-{ $dv }
    [fort] fort { $cf }-{ $dv }
   *[unit] strength { $cf }
}{ $lost ->
    [no] {""}
    [ship] , damaged
    [fort] , reduced
   *[unit] , reduced
}{ $marks ->
    [0] {""}
   *[other] , Committed −{ $marks }
}
gate-gone = lost
gate-not-yet = not in play
gate-trench = entrenchment, level { $level }
gate-mines = Mines
gate-markers = { $n ->
    [one] { $n } marker; points face up: { $points }
   *[other] { $n } markers; points face up: { $points }
}
gate-markers-known = { $n ->
    [one] { $n } marker; points: { $points }
   *[other] { $n } markers; points: { $points }
}
gate-marker-there = { $down ->
    [0] mine, face up: { $what }
   *[other] marker, face down: { $what }
}
gate-mine-label = Mine
gate-kind = { $kind ->
    [land] land
    [sea] sea
    [both] land and sea
    [river] navigable river
   *[zone] off the map
}
gate-throw-shot = bombardment
gate-throw-mine = mine
gate-throw-sunset = sunset
gate-throw-other = throw
gate-needs = together { $n } or more
gate-below = together less than { $n }
gate-no-question = There is no question “{ $verb }”.
gate-unknown = There is no such piece, and no such place for this: { $found }.
gate-now = { $stage ->
    [SetUp] Lay the mines and place the ironclads.
    [Support] Support comes.
    [Fever] The fever takes a Union unit: name it.
    [Torpedoes] Lay the mines that came.
    [Allocation] Allocate your support.
    [Hunley] Does the Hunley strike?
    [Fate] What will next week bring?
    [Acting] Act with a group, or pass; once both pass, the day is over.
    [Chosen] Choose where those you picked go, or what they fire at.
    [Paying] Nobody can act unless it is paid for: pay, or pass.
    [Idle] Nobody can act any more: pass.
    [Paid] Act with the group: it is paid for.
    [Boarding] Put more units aboard, or let the landing party set out.
    [Aboard] Let the landing party set out.
    [Going] Go on with the group, or be done with it.
    [Afloat] Where does the landing party go?
    [Picking] Name a unit that the mine attacks.
    [Ambush] Fire at the landing party, or hold.
    [Leading] Name the defence.
    [Losses] Spend Casualty Points: { $n }.
    [Crowded] Take a unit from the crowded place.
    [Sunset] Does the day end?
    [Price] Pay { $n } to go on?
    [Eighth] Play an eighth impulse?
    [Leaving] Ships leave.
    [Shifting] Move ironclads within the harbour.
    [Repairs] Try to repair ironclads.
    [Sent] Send { $piece } to a port.
   *[Over] The game is over.
}
gate-now-due = { $what }: throw the dice.
gate-now-lying = { $what }: throw again, or let the throw stand?
gate-cast = { $what ->
   *[Mine] Mines against { $piece }
    [Party] A mine against { $piece }
    [Support] Support ({ $side })
    [Fate] What next week brings
    [Work] Work on the Hunley
    [Strike] The Hunley against { $piece }
    [Hunley] What becomes of the Hunley
    [Assault] Assault in { $place }
    [Retreat] Retreat of { $piece }
    [Shot] { $piece } fires at { $other }
    [Sunset] Sunset
    [Wreck] { $piece } on the way to port
    [Repair] Repair of { $piece }
}

## What a decision costs and how likely it is
gate-percent = { $n }%
gate-part = { $part ->
    [cf] own strength
    [others] other fresh ironclads here
    [mines] mines here
    [same] same area
    [adjacent] next area
    [fort] target is a fort
    [committed] Committed
    [leader] strength of the leader
    [others-in] others with it
    [amphibious] from the water
    [formation] all of one formation
    [river] across a river
    [ironclads] ironclads in the river
    [trench] entrenchment
   *[marsh] marsh
} { $n }
gate-no-modifier = nothing added
gate-about-shot = { $possible ->
    [0] two dice cannot show enough
   *[1] two dice have to show { $needs } or more
}: { $parts }; the sum has to be more than twice { $dv }.
gate-head-shot = { $target }: { $share }
gate-head-mines = Mines in { $place }
gate-toll = { $toll ->
    [nothing] nothing
    [damaged] damaged
    [severe] severely damaged
    [sunk] sunk
    [still] as it was
   *[repaired] repaired
} { $share }
gate-points = { $points ->
    [0] none
   *[other] { $points }
}: { $share }
gate-head-points = Points of mines there
gate-about-sunset = After impulse { $n } the day ends on { $number } or more: { $share }.
gate-head-sunset = Sunset
gate-head-support = Support
gate-head-advantage = Advantage
gate-about-support = Union { $first }, Confederacy { $second }.
gate-about-advantage = { $side }; it goes to the other side when it is used, or else when the turn ends.
gate-about-advantage-used = { $side }; it has changed hands this turn.
gate-head-group = Group
gate-about-group = { $names }; from { $place }. { $kind ->
    [ships] { $n } of at most 5.
   *[others] { $n } in all.
}
gate-head-attack = Attack
gate-head-defence = Defence
gate-about-factor = { $total } with { $leader }: { $parts }.
gate-about-clash = { $place }: the attacker wins { $share }, nothing happens { $none }.
gate-clash-losses = Losses: { $side }
gate-head-throw = The throw
gate-about-retreat = surrenders: { $share }
gate-head-of = { $group ->
    [move] Movement
    [fight] Combat
   *[other] Other
}
gate-lay-by-computer = Let the computer place all that is left
gate-all-laid = Everything lies and stands already.
gate-head-ships = Ironclads
gate-lies = { $n ->
    [one] { $n } marker, points: { $points }
   *[other] { $n } markers, points: { $points }
}
gate-head-in-hand = In hand
gate-in-hand = Points of mines: { $points }, dummies: { $dummies }.
gate-stands = { $piece }. { $place }.
gate-worth-shot = hits { $share }
gate-worth-mines = mines: { $share }
gate-worth-retreat = points: { $n }; surrenders: { $share }
gate-head-paid = Paid for: { $what }
gate-head-paid-by = { $who }, paid for: { $what }
gate-all-here = All who can act in { $place } ({ $n })
gate-head-pay = What points of support can pay for
gate-paid = paid
gate-for-advantage = for the Advantage
gate-price = price: { $cost }; leaves { $left }
gate-price-batch = paid; { $n } more
gate-price-alone = price: { $cost }
gate-note-mended = done
gate-no-target = Nothing that { $piece } could fire at is within its reach.
gate-only-paid = What { $piece } could do has to be paid for.
gate-joins = takes part in the assault
gate-head-buy = { $what ->
    [command] Command
    [mend] Repairs
    [build] Works
   *[water] Mines and Hunley
}
gate-head-repair = With { $n }
gate-overlay = { $overlay ->
    [control-union] Union control
    [control-confederate] Confederate control
    [guns-union] Range of Union guns
    [guns-confederate] Range of Confederate guns
    [support-union] Union support
    [support-confederate] Confederate support
    [command] Command
    [threats] Threats
    [chances] Targets
   *[can-act] Who can act
}
gate-overlay-about = { $overlay ->
    [control-union] Areas with Union pieces: alone there, they control them.
    [control-confederate] Areas with Confederate pieces: alone there, they control them.
    [guns-union] Water that Union forts and ironclads can fire into.
    [guns-confederate] Water that Confederate forts and ironclads can fire into.
    [support-union] What Union points of support can mend, and where they can bring troops from a zone.
    [support-confederate] What Confederate points of support can mend, and where they can bring troops from a zone.
    [command] Who is in command this turn, and who is not.
    [threats] The best shot the enemy has at each place, as a chance to hit.
    [chances] The best shot at each place that the side to act has, as a chance to hit.
   *[can-act] Pieces that can still do something in this half of the impulse.
}
gate-note = { $what ->
    [controls] controlled by { $side }
   *[contests] contested by { $side }
}
gate-note-gun = under the guns of { $piece }
gate-note-command = { $what ->
    [silent] out of command
   *[commanded] in command
}
gate-note-mend = { $piece } can be mended; points of support: { $n }
gate-note-come = troops can come here from a zone; points of support: { $n }
gate-note-shot = best shot: { $share }
gate-enter = { $soil ->
    [clear] open ground
    [sand] sand
    [marsh] marsh
    [town] town
    [works] works
   *[water] water
}; movement points to enter: { $mp }
gate-head-ground = Ground
gate-border = { $kind ->
    [creek] creek
   *[river] navigable river
} to { $place }
gate-head-water = Across water
gate-head-sea = Water
gate-sea = { $mines ->
    [some] mines can lie here
   *[none] no mines can lie here
}
gate-room = at most { $n } of each side when an impulse ends
gate-head-stops = { $side ->
    [confederate] Confederate ironclads stop here
   *[union] Union ironclads stop here
}
gate-mines-lie = mines
gate-head-hits = { $mined ->
    [0] From here { $piece } could hit
   *[other] From here { $piece } could hit, if mines spare it
}
gate-head-hit = Could hit { $piece }
gate-head-hit-by = Could hit { $piece } here
gate-gun = { $piece } { $share }
gate-head-place = Place
gate-head-formation = Formation
gate-moves = movement points: { $mp }
gate-head-march = March
gate-head-command = Command
gate-attested = Some of its numbers are in the published text.
gate-reconstructed = Its numbers are ours: the counters of the game are lost to us.
gate-head-source = Source
gate-brief = { $kind ->
    [unit] { $cf }
   *[guns] { $cf }-{ $dv }
}{ $lost ->
    [no] {""}
    [ship] , damaged
    [fort] , reduced
   *[unit] , reduced
}{ $marks ->
    [0] {""}
   *[other] , −{ $marks }
}
gate-head-lies = What the throw comes to
gate-lies-so = { $n }: { $what ->
    [hit] a hit
    [miss] no effect
    [on] the day goes on
    [over] the day ends
    [damaged] damaged
    [severe] severely damaged
    [sunk] sunk
   *[nothing] nothing
}.
gate-gain = { $name }, { $what ->
    [not-held] not held
    [held] held
    [contested] contested
    [damaged] damaged
    [removed] removed
    [sunk] sunk
    [fort-reduced] reduced
    [reduced] reduced
   *[lost] lost
}
gate-works = { $what ->
    [angel] The Swamp Angel
   *[fort] A new fort
}
gate-angel-counts = The Swamp Angel stands on the map
gate-wins-union = The Union wins at once, whatever is counted, if its troops enter Charleston, or if one of its ironclads lies in Fort Sumter when a turn ends, the fort reduced and no mines beside it.
gate-wins-confederate = The Confederacy wins at the end of a turn if five Union ironclads are sunk or the Union has no full unit on the map, and at most one Confederate fort is eliminated.
gate-formation = { $what }: { $n ->
    [one] { $n } unit
   *[other] { $n } units
} in { $places }
gate-fee-in-vain = { $price }; gains them nothing
gate-month = { $month ->
    [7] Jul
    [8] Aug
    [9] Sep
   *[10] Oct
}
gate-week = { $from }–{ $to } { $month }
gate-week-across = { $from } { $month } – { $to } { $next }
gate-comes = { $side }: { $names }, to { $place }
gate-verdict-margin = Union { $union }, Confederacy { $other }: a margin of { $margin } for the Union. Each result needs:
gate-verdict-objectives = Objectives under Union control: { $n }. Each result needs:
gate-verdict-angel = The Swamp Angel counts as one more while it stands on the map.
gate-verdict-georgia = { $n } or more Confederate units in the Georgia zone raise a Confederate victory by one level; there now: { $there }.
gate-verdict-otherwise = This game was not decided by that number: { $level }.
gate-range = { $kind ->
    [up] { $least } or more
    [between] from { $least } to { $most }
   *[down] { $most } or less
}

## What is counted in games that are played on
gate-fact-impulses = Impulses played in the last week
gate-fact-lost = { $side }: { $what ->
    [ironclads_hit] ironclads damaged or lost
    [ironclads_lost] ironclads lost
    [forts_hit] forts reduced or removed
    [forts_lost] forts removed
   *[units_lost] ground units lost
}
gate-fact-support = { $side }: points of support left
gate-fact-markers = Markers in the water, face up
gate-fact-sumter = A Union ironclad in Fort Sumter, its fort reduced
gate-fact-ground = { $place } under Union control
gate-fact-hunley = The Hunley is lost
gate-fact-angel = The Swamp Angel stands

## The guided tour
gate-tour = Guided tour: ironclads before Charleston
gate-tour-assault = The assault of 7 April 1863
gate-tour-assault-text = In a few minutes you play the first impulses of the attack on the harbour of Charleston, one rule to a card. Do what a card asks in any way you like: mouse, keys or buttons. { tour-show-me } ({ $show_me }) does it for you.
gate-tour-harbour = The harbour
gate-tour-harbour-text = The map is made of areas. The way into the harbour leads through S7, between Fort Sumter in the middle of the channel, Fort Wagner in L5 and Fort Moultrie in L40. Off the map lie zones; the fleet waits in Port Royal.
gate-tour-pieces = Ironclads and forts
gate-tour-pieces-text = A piece has a combat factor and a defence value, and two sides: whole, and damaged or reduced. Two Confederate ironclads lie beside Fort Sumter; with its guns they act as one group.
gate-tour-mines = Mines and dummies
gate-tour-mines-text = Seven points of mines and eight dummies lie face down in the harbour. Only the Confederate knows which is which; nothing the program shows the other side gives it away. In the tour nobody looks beneath them.
gate-tour-guns = Under the guns
gate-tour-guns-text = Forts and ships fire within their area and into the next.
gate-tour-guns-task = Show the range of the Confederate guns: { $key }, or the menu { menu-overlays }.
gate-tour-clear = Where a ship stops
gate-tour-clear-text = A Union ship sails as far as it likes, but stops where it enters an area next to a fort, or one with an enemy ironclad or a marker in it. So nobody gets past S7 at once.
gate-tour-clear-task = Clear the map again: { $key }.
gate-tour-sail = The first ship
gate-tour-sail-text = In each impulse the Union acts with one group, then the Confederate. A group is up to five ships from one place. { $ship } leads.
gate-tour-sail-task = { $ship } sails to S7.
gate-tour-mine = A mine
gate-tour-mine-text = Both markers in S7 are turned up: a mine of one point, and a dummy, which is taken away. Whoever enters now throws two dice and adds the point: up to 10 nothing happens, 13 or more sinks the ship.
gate-tour-throw-task = Make the throw.
gate-tour-stand = The Advantage
gate-tour-stand-text = Eight: nothing. Whoever holds the Advantage may have any throw made again, once a turn. It is yours; keep it for something worse.
gate-tour-stand-task = Let the throw stand.
gate-tour-second-ship = The flagship
gate-tour-second-ship-text = { $ship } has the strongest armour of the fleet. The mine lies face up and attacks every ship that enters.
gate-tour-again = Once more
gate-tour-again-text = Eleven and one make twelve: { $ship } would be severely damaged, and out of the fight. This is what the Advantage is for. Used, it goes to the other side, who cannot use it this turn.
gate-tour-again-task = Use the Advantage: throw again.
gate-tour-fire = Fire
gate-tour-fire-text = Two more ships have come through. { $ship } fires at { $fort }: two dice, its own factor, one for each fresh ship beside it, one for the next area; less one for the mine and one for a fort as target. More than twice the defence value is a hit.
gate-tour-fire-task = { $ship } fires at { $fort }.
gate-tour-next-shot = The next shot
gate-tour-next-shot-text = A hit: { $fort } is reduced. A ship that has fired is Committed, and helps the others no more; so the first shots are the best. A second hit removes the fort.
gate-tour-enough = That is enough
gate-tour-enough-text = The other two could fire as well. When the group is done, each of its ships is marked as Committed −1.
gate-tour-enough-task = End this half of the impulse: { $key }.
gate-tour-answer = The answer
gate-tour-answer-text = Now the Confederate, and here that is you, too. { $fort } and the two ironclads beside it are one group. { $ship } is within their reach.
gate-tour-damaged = Damaged
gate-tour-damaged-text = { $ship } is damaged. A ship that is still near a whole fort when the day ends is sent to port; a damaged one throws for it there, and may sink on the way.
gate-tour-second = A second activation
gate-tour-second-text = For a point of support a group acts a second time; damaged ships do not. Committed guns hit little. But the ships can leave before the forts fire again.
gate-tour-second-task = Pay for a second activation.
gate-tour-home = Out of reach
gate-tour-home-text = There is no mine in the way out. Whoever lies in Port Royal is safe for today.
gate-tour-home-task = { $ship } sails to Port Royal.
gate-tour-points = Points
gate-tour-points-text = Forts count for the Union, ships for both sides, and what support the Confederate has saved counts for him. These numbers are ours: the page of the printed game is lost. What is ours is said wherever it counts.
gate-tour-points-task = See how it stands: { $key }.
gate-tour-sunset = Sunset
gate-tour-sunset-text = From the third impulse on two dice are thrown after each; if they show the number of that impulse or more, the day is over, unless the Union pays. It also ends when both sides pass.
gate-tour-ashore = Ashore
gate-tour-ashore-text = In July 1863 the army comes: it marches, crosses rivers, lands from the sea, digs and assaults. The campaign goes on for nine weeks.
gate-tour-secret = One screen, two players
gate-tour-secret-text = When mines are laid, the other player looks away and the program says so. Later the Confederate may look at them again by a button in the panel; it asks first whether the other player looks away, and the next action covers them.
gate-tour-end = The rest is yours
gate-tour-end-text = Everything can be asked: hold the pointer over a number, open the rules, or let the computer give you a hint. Now play 7 April against the computer.

## What a plan is for
gate-box-sunset = sunset { $n }+
gate-end-shot = { $share } – { $told }
gate-end-hits = { $mined ->
    [0] Could hit from there: { $guns }.
   *[other] Could hit from there, if mines spare it: { $guns }.
}
gate-end-hit-by = Could be hit there by { $guns }.
gate-end-mines = What the mines there would do: { $tolls }.
gate-why-points = Points, without any throw: { $n }.
gate-why-meets = Meets { $pieces } there.
gate-why-dig = Whoever is dug in is harder to throw out.
gate-look = { $duty ->
    [break] Look at { $places }: is it to be attacked?
    [prepare] Look at { $places }: who could be reached from there?
    [support] Look at { $places }: who could need help there?
   *[withdraw] Look at { $places }: who lies better there?
}
