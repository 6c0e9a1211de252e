# A Gate of Hell.

## Namen
gate-side = { $side ->
   *[union] die Union
    [confederate] die Konföderation
}
gate-side-called = { $side ->
   *[union] Union
    [confederate] Konföderation
}
gate-fee = { $fee ->
   *[second] eine zweite Aktivierung
    [river] das Überschreiten schiffbarer Flüsse
    [harbour] die Fahrt durch den Hafen
    [amphibious] die Fahrt zur Landung
    [strategic] strategische Bewegung
    [zone] den Weg aus einer Zone oder in eine
}
gate-marker = { $points ->
   *[0] eine Attrappe
    [1] eine Mine mit einem Punkt
    [2] eine Mine mit zwei Punkten
}
gate-nowhere = nicht auf der Karte

## Was getan werden kann
gate-do = { $what ->
   *[Done] Fertig
    [Throw] Würfeln
    [Again] Den Vorteil nutzen: neu würfeln
    [Stand] Den Wurf gelten lassen
    [Pass] Passen
    [End] Gruppe beenden
    [GoOn] Weitermachen
    [Stop] Runde beenden
    [Hold] Nichts tun
    [Buy] Minen kaufen
    [Halt] Die Schiffe sind gefahren
    [Place] { $piece } nach { $place } stellen
    [Displace] { $piece } wieder aufnehmen
    [Sail] { $piece } fährt nach { $place }
    [Bank] { $piece } fährt nach { $place } und zeigt auf { $other }
    [Fire] { $piece } feuert auf { $other }
    [Port] { $piece } nach { $place } schicken
    [Shift] { $piece } nach { $place } verlegen
    [Repair] { $piece } für { $n } zu reparieren versuchen
    [RepairTo] { $piece } für { $n } zu reparieren versuchen; es käme nach { $place } zurück
    [March] { $piece } marschiert nach { $place }
    [Ferry] { $piece } fährt durch den Hafen nach { $place }
    [Transfer] { $piece } geht nach { $place }
    [Dig] { $piece } gräbt
    [Regroup] Den Verband von { $piece } sammeln, wo sie steht
    [Embark] { $piece } geht zum Landungstrupp
    [Steam] Der Landungstrupp fährt weiter nach { $place }
    [Land] Der Landungstrupp landet in { $place }
    [Pick] Die Mine trifft auf { $piece }
    [Charge] { $piece } nimmt am Sturm teil
    [Rest] { $piece } bleibt dem Sturm fern
    [Storm] Sturm, geführt von { $piece }
    [Man] { $piece } verteidigt mit
    [Lead] { $piece } führt die Verteidigung
    [Flip] { $piece } verliert eine Stufe
    [Retreat] { $piece } nach { $place } zurückziehen
    [Cull] { $piece } entfernen
    [Command] Den Verband { $other } unter Befehl nehmen
    [Heed] { $piece } unter Befehl nehmen
    [Mend] { $piece } reparieren
    [MendTo] { $piece } reparieren; es kommt nach { $place } zurück
    [Refill] { $piece } wieder auf volle Stärke bringen
    [Build] { $piece } in { $place } bauen
    [Angel] Den Swamp Angel in { $place } aufstellen
    [Work] Für { $n } an der Hunley arbeiten
    [Suffer] Das Fieber trifft { $piece }
    [Strike] Die Hunley greift { $piece } an
}
gate-do-lay = { $place }: { $marker } legen
gate-do-lift = { $place }: { $marker } aufnehmen
gate-do-pay = Bezahlen: { $fee }
gate-do-free = Den Vorteil nutzen für { $fee }

## Warum etwas nicht geht
gate-not = { $why ->
   *[GameOver] Das Spiel ist zu Ende.
    [OtherStage] Das wird jetzt nicht entschieden.
    [ThrowFirst] Zuerst muss gewürfelt werden.
    [ThrowLies] Erst sagen, ob der letzte Wurf gilt.
    [NothingDue] Es ist kein Wurf fällig.
    [NothingLies] Es steht kein Wurf in Frage.
    [PortFirst] Für { $piece } muss erst ein Hafen genannt werden.
    [NotListed] { $place } gehört nicht zu den Gebieten dafür.
    [NotToPlace] { $piece } wird nicht von Hand gestellt oder steht schon.
    [MarkersFull] { $place }: mehr als zwei Marker dürfen dort nicht liegen.
    [PointsFull] { $place }: mehr als zwei Minenpunkte dürfen dort nicht liegen.
    [NoMarker] Ein solcher Marker ist nicht mehr da.
    [NoMarkerThere] { $place }: dort lässt sich kein solcher Marker aufnehmen.
    [PointsLeft] Noch zu legende Minenpunkte: { $n }.
    [NoRoomForRest] Für die übrigen Punkte ({ $n }) wäre kein Platz mehr.
    [ShipsLeft] { $piece } muss noch gestellt werden.
    [NotYours] { $piece } gehört nicht zu den eigenen Figuren im Spiel.
    [OutOfCommand] { $piece } ist ohne Befehl.
    [Spent] { $piece } wurde schon zweimal aktiviert.
    [SecondNotPaid] { $piece } wurde aktiviert; ein zweites Mal kostet etwas.
    [FirstAmongSecond] { $piece } wurde noch nicht aktiviert, diese Gruppe aber zum zweiten Mal.
    [TooWorn] { $piece } ist beschädigt oder reduziert und wird nur einmal aktiviert.
    [OtherPlace] Die Gruppe handelt von { $place } aus, { $piece } steht dort nicht.
    [NoSuchGroup] { $piece }: Die Gruppe hätte { $n } Einheiten. Mehr als vier handeln nur gemeinsam, wenn es fünf eines Verbands und eine unabhängige sind.
    [MixedTransfer] { $piece }: Verlegt wird ein Verband oder ein Teil davon, mit höchstens einer unabhängigen Einheit.
    [TooMany] Die Gruppe hätte { $n } Figuren von höchstens { $most }.
    [MovedAlready] { $piece } hat sich bewegt.
    [CombatBegun] Der Kampf hat begonnen: niemand bewegt sich mehr.
    [HasActed] Die Gruppe hat gehandelt: dafür ist es zu spät.
    [NothingDone] Niemand hat etwas getan: das wäre Passen.
    [NoSupport] Nötige Unterstützungspunkte: { $most }, vorhanden: { $n }.
    [PaidAlready] Das ist bezahlt: { $fee }.
    [TooLateToPay] Die Gruppe handelt schon: zu spät für { $fee }.
    [NobodyCouldUse] Niemand könnte es nutzen: { $fee }.
    [NotHolder] Den Vorteil hat die andere Seite.
    [HandedThisTurn] Der Vorteil ist in dieser Runde schon übergegangen.
    [NoIronclad] { $piece } ist kein Panzerschiff.
    [SamePlace] { $place }: schon dort.
    [NotForShips] { $place }: dorthin fährt kein Panzerschiff dieser Seite.
    [Stopped] { $place }: ein Fort, ein Feind oder ein Marker hält das Schiff vorher auf.
    [NoWay] { $place }: dorthin führt kein Weg.
    [MinesToMines] { $place }: von Minen gleich zu Minen nur in einer zweiten Aktivierung.
    [NoBerth] { $place }: mehr als { $most } Panzerschiffe einer Seite haben dort nicht Platz.
    [BadBank] Im Fluss zeigt ein Schiff auf ein Landgebiet dieses Stücks, sonst auf keines.
    [NoGuns] { $piece } hat keine schweren Geschütze.
    [NoTarget] { $piece } ist kein Ziel.
    [OutOfReach] { $other } ist für { $piece } außer Reichweite.
    [FiredAlready] { $piece } hat gefeuert.
    [NotSent] { $piece } wird in keinen Hafen geschickt.
    [NoPort] { $place } ist weder Port Royal noch Kap Hatteras.
    [NotHarbour] { $place } ist kein Seegebiet des Hafens.
    [Handled] { $piece } war in dieser Endphase schon an der Reihe.
    [NotDamaged] { $piece } ist nicht beschädigt.
    [OddSupport] Ein Unterstützungspunkt oder zwei.
    [NoReturn] { $piece }: nur aus dem Ashley kehrt ein Schiff zurück, nach S12 oder S13.
    [GroundWithNaval] { $piece }: Schiffe und Landeinheiten handeln nie zusammen.
    [MixedSecond] { $piece }: ein zweites Mal handelt nur ein Verband gemeinsam.
    [OtherSidesFee] Nur die andere Seite bezahlt für { $fee }.
    [NotWithAdvantage] Mit dem Vorteil geht das nicht: { $fee }.
    [OneWayOnly] Eine Gruppe nutzt nur einen solchen Weg, ein anderer ist bezahlt: nicht { $fee }.
    [NotPaid] Erst muss das bezahlt werden: { $fee }.
    [NoGroundUnit] { $piece } ist keine Landeinheit.
    [TooFar] { $place }: die Bewegungspunkte reichen nicht.
    [EnemyHolds] { $place }: dort ist nur der Feind, und die Einheit kommt aus einem umkämpften Gebiet.
    [HeldAtStart] { $place }: dort war zu Beginn dieses halben Impulses nur der Feind.
    [TooFewStay] { $place }: dort blieben zu wenige Freunde.
    [NoRoom] { $place }: mehr Einheiten haben dort nicht Platz.
    [NoTransfer] { $place }: dorthin führt keine solche Bewegung.
    [NoFerry] { $place }: kein Wasser ohne Panzerschiffe der Union führt dorthin.
    [Busy] { $piece } tut in dieser Aktivierung etwas anderes.
    [NoQuay] { $place }: Landungstrupps brechen am Kap Hatteras oder in Seabrook auf.
    [NoParty] Es gibt keinen Landungstrupp.
    [MustLand] { $place }: hier muss der Trupp landen.
    [BeenThere] { $place }: dort war der Trupp schon.
    [NoLandingBeyond] { $place }: von dort aus ist keine Landung möglich.
    [NoShore] { $place }: dort kann der Trupp nicht landen.
    [NotToPick] { $piece } ist nicht im Trupp oder schon von diesem Marker angegriffen.
    [MayNotFire] { $piece } darf nicht auf den Trupp feuern.
    [NoDigging] { $place }: dort wird nicht weiter gegraben.
    [TooFewDig] Höchstens { $n } Kampfpunkte könnten graben; nötig sind 5.
    [NoEnemyHere] { $place }: dort ist kein Feind zu stürmen.
    [NoAssaultAfter] { $piece } hat sich so bewegt, dass kein Sturm erlaubt ist.
    [OtherAssault] { $piece }: ein anderer Sturm wird vorbereitet oder war schon dort.
    [NotNamed] { $piece } ist nicht für den Sturm benannt.
    [NoDefender] { $piece } gehört nicht zu den Verteidigern.
    [NotToMan] { $piece }: in einer Zone verteidigen fünf eines Verbands oder vier beliebige.
    [DefendersLeft] Es müssen mehr Verteidiger benannt werden.
    [NoLoser] { $piece } trägt keine Verluste dieses Sturms.
    [Wasteful] Insgesamt sind { $n } Verlustpunkte auszugeben.
    [FlipsOver] Ein Rückzug hat begonnen: Stufen gehen nicht mehr verloren.
    [CannotRetreat] { $piece } kann sich nicht zurückziehen.
    [NoRetreatThere] { $place }: dorthin führt kein Rückzug, oder ein besserer Ort ist offen.
    [NotCrowded] { $piece } gehört nicht zu denen, die zu viel sind.
    [NoFormation] { $piece } gehört zu keinem Verband.
    [NobodyComes] { $piece }: niemand sonst aus dem Verband kann kommen.
    [NobodyToCommand] Niemand aus diesem Verband ist ohne Befehl.
    [InFormation] { $piece } wird mit seinem Verband befehligt.
    [InCommand] { $piece } steht unter Befehl.
    [NothingToMend] { $piece }: da ist nichts instand zu setzen.
    [NotControlled] { $place } ist nicht unbestritten unter eigener Kontrolle.
    [GoneForGood] { $piece } ist für immer verloren: der Feind hatte dort die Kontrolle.
    [NotToBuild] { $piece } ist kein Fort, das noch gebaut werden kann.
    [FortThere] { $place }: dort ist oder war ein Fort dieser Seite.
    [AngelOut] Der Swamp Angel steht schon oder ist verloren.
    [NoAngelThere] { $place }: dort kann der Swamp Angel nicht stehen.
    [NoMiningThere] { $place }: dort hat die Union ein Schiff oder die Kontrolle.
    [NoRoomForMines] Für mehr Minen wäre kein Platz.
    [NoWorkOnHunley] An der Hunley ist in dieser Runde nichts mehr zu tun.
    [CannotStrike] Die Hunley kann { $piece } nicht angreifen.
    [HaltFirst] Erst ist zu sagen, dass die Schiffe gefahren sind: die Hunley kann angreifen.
    [NothingToHaltFor] Es gibt nichts abzuwarten.
    [InGale] Ein Unwetter hält die Flotte vor Impuls { $n } fern.
    [NotFeverish] { $piece } kann das Fieber nicht haben.
}

## Was geschehen ist
gate-fate = { $what ->
    [gale] Sturm; keine Schiffe und Landungen der Union vor Impuls { $n }
    [fever] Fieber; eine Einheit der Union auf der Karte verliert eine Stufe
    [support] Unterstützungspunkte für { $side }: { $n }
    [torpedoes] die Konföderation legt einen Minenpunkt und eine Attrappe
    [burst] ein schweres Geschütz birst; der Swamp Angel ist verloren
   *[none] nichts geschieht
}
gate-told = { $what ->
   *[EndPhase] Die Endphase beginnt.
    [Laid] { $place }: gelegt, Punkte: { $n }.
    [Lifted] { $place }: aufgenommen, Punkte: { $n }.
    [Placed] { $piece } wird nach { $place } gestellt.
    [Displaced] { $piece } wird wieder aufgenommen.
    [SetUp] Das Wasser ist vermint.
    [Begun] Impuls { $n }: { $side } handelt.
    [Refunded] { $side } bekommt zurück, was nicht genutzt wurde.
    [Passed] { $side } passt.
    [Sailed] { $piece } fährt von { $other } nach { $place }.
    [Shown] { $place }: die Marker werden aufgedeckt; Minenpunkte: { $n }, Attrappen: { $most }.
    [Stood] Der Wurf gilt.
    [Used] Der Vorteil wird genutzt und geht über; nun hat ihn { $side }.
    [Handed] Der Vorteil geht über; nun hat ihn { $side }.
    [MineMisses] { $piece }: die Minen tun nichts (insgesamt { $n }).
    [MineHits] { $piece }: eine Mine geht hoch (insgesamt { $n }).
    [MineSevere] { $piece } ist schwer beschädigt und muss fort (insgesamt { $n }).
    [MineSinks] { $piece } geht über einer Mine unter (insgesamt { $n }).
    [Hit] { $piece } feuert auf { $other }: insgesamt { $n }, ein Treffer.
    [Miss] { $piece } feuert auf { $other }: insgesamt { $n }, keine Wirkung.
    [Reduced] { $piece } ist reduziert.
    [Gone] { $piece } ist verloren.
    [Damaged] { $piece } ist beschädigt.
    [Sunk] { $piece } ist gesunken.
    [FortReduced] { $piece } ist reduziert.
    [FortGone] { $piece } ist entfernt.
    [Rebuilt] { $piece } ist wieder aufgebaut, reduziert.
    [Removed] { $piece } ist entfernt und liegt in { $place }.
    [Whole] { $piece } ist wieder bei voller Stärke.
    [Repaired] { $piece } ist repariert.
    [Sent] { $piece } wird in einen Hafen geschickt.
    [Went] { $piece } geht nach { $place }.
    [WreckSinks] { $piece } sinkt unterwegs.
    [WreckStill] { $piece } bleibt beschädigt.
    [WreckMended] { $piece } ist repariert.
    [TriedWell] { $piece }: die Reparatur gelingt.
    [TriedBadly] { $piece }: die Reparatur misslingt.
    [Support] Unterstützungspunkte, { $side }: { $n }.
    [SunsetOn] Sonnenuntergang: { $n } ist weniger als { $most }, der Tag geht weiter.
    [SunsetOff] Sonnenuntergang: { $n } gegen { $most }, der Tag endet.
    [Rallied] Umgedrehte Einheiten und Einsatzmarker werden zurückgesetzt.
    [Shifted] { $piece } geht nach { $place }.
    [Swept] { $place } wird von Minen geräumt.
    [Ended] Das Spiel ist zu Ende.
    [Marched] { $piece } geht von { $other } nach { $place }.
    [Dug] { $piece } gräbt.
    [Trench] { $place }: Verschanzung der Stufe { $n } für { $side }.
    [NoTrench] { $place }: die Verschanzung ist fort.
    [Embarked] { $piece } geht an Bord.
    [Steamed] Der Landungstrupp fährt weiter nach { $place }.
    [Marker] Eine Mine trifft auf { $n } aus dem Landungstrupp.
    [Picked] Die Mine trifft auf { $piece }.
    [PartyMissed] { $piece }: die Mine tut nichts.
    [PartyHit] { $piece }: die Mine fordert Verluste.
    [Silent] Die Geschütze schweigen.
    [Nears] Der Landungstrupp nähert sich { $place }.
    [Landed] Der Landungstrupp ist in { $place } an Land.
    [NoneLanded] Vom Landungstrupp ist niemand übrig.
    [Storm] { $piece } führt einen Sturm in { $place }.
    [Defence] { $piece } führt die Verteidigung.
    [ClashWon] { $place }: Angriff { $n }, Verteidigung { $most }; Verluste: { $side }.
    [ClashDrawn] { $place }: Angriff { $n }, Verteidigung { $most }; keine Wirkung.
    [Fled] { $piece } zieht sich nach { $place } zurück.
    [Surrendered] { $piece } ergibt sich.
    [Held] { $piece } hält zusammen.
    [FightOver] Der Sturm ist vorbei.
    [TurnBegan] Runde { $n } beginnt.
    [Fated] Die Ereignistabelle zeigt { $n } für die nächste Runde: { $other }.
    [Happened] Was angekündigt war ({ $n }), tritt ein: { $other }.
    [Gale] Ein Unwetter hält die Flotte vor Impuls { $n } fern.
    [Arrived] { $piece } trifft in { $place } ein.
    [Silenced] Niemand steht unter Befehl, ehe dafür bezahlt ist.
    [Commanded] { $piece } steht unter Befehl.
    [Idle] Wer ohne Befehl ist, gilt als eingesetzt.
    [Bought] Minen werden gekauft: Punkte { $n }, Attrappen { $most }.
    [Built] { $piece } wird in { $place } gebaut.
    [Angel] Der Swamp Angel steht in { $place }.
    [NoAngel] Der Swamp Angel ist verloren.
    [Hunley] Die Hunley: Feld { $n } von 3.
    [NoHunley] Die Hunley ist verloren.
    [Struck] Die Hunley greift { $piece } an.
    [Halted] Die Schiffe sind gefahren.
    [Doomed] { $piece } ist für immer verloren.
    [Stalled] Keine Seite gewinnt durch das, was beide gewinnen ließe.
}
gate-told-paid = { $side } bezahlt: { $fee }.
gate-told-free = { $side } nutzt den Vorteil für { $fee }.

## Am Tisch
gate-game = A Gate of Hell
gate-title = { $id ->
    [charleston_april_1863] Aprilscherz
    [charleston_july_1863] Die ersten Salven
    [charleston_campaign_1863] Pforte der Hölle
   *[other] { $title }
}
gate-about = { $id ->
    [charleston_april_1863] Neun Panzerschiffe der Union gegen Forts und Minen an der Einfahrt von Charleston, 7. April 1863. Aufstellung und Länge sind vom Spiel, die Punkte von uns.
    [charleston_july_1863] Die Landung auf Morris Island, 10. bis 16. Juli 1863: eine Division auf Folly Island, vier Monitore und Fort Wagner. Der Titel ist vom Spiel, alles andere von uns.
   *[other] Der Feldzug um Charleston, 10. Juli bis 10. September 1863. Die Siegbedingungen sind vom Spiel, Aufstellung und Verstärkungen von uns, und ob es ausgewogen ist, hat niemand erprobt.
}
gate-length = { $turns ->
    [one] { $turns } Runde zu höchstens acht Impulsen
   *[other] { $turns } Runden zu höchstens acht Impulsen
}
gate-credit = Entworfen von Paul Rohrbaugh; Against the Odds, 2018. Wir haben nur den Text der Regeln: Karte, Marker und Tabellen sind von uns.
gate-clock-turn = Runde
gate-asks-pass = Die Union hat in diesem Impuls gepasst: Passt auch die Konföderation, so endet der Tag.
gate-asks-paid = Bezahlt und nicht genutzt: { $what }.
gate-better = besser { $share }
gate-hoped = { $hope ->
    [repaired] repariert
   *[hit] Treffer
} { $share }
gate-asks-cannot-hit = Was die Würfel auch zeigen, dieser Schuss trifft nicht.
gate-asks-combat = Damit beginnt der Kampf, und niemand bewegt sich mehr. Noch bewegen könnten sich: { $names }.
gate-asks-stay = Andere der Gruppe haben sich bewegt, diese noch nicht: { $names }.
gate-asks-fire = Diese haben noch nicht geschossen und könnten treffen: { $names }.
gate-asks-storm = In { $place } ist nicht gestürmt worden; alle zusammen gewännen mit { $share }.
gate-wins = gewinnt { $share }
gate-asks-stop = Der Tag endet: In diesem Zug handelt niemand mehr.
gate-asks-uncommanded = Nichts von Ihnen steht unter Befehl: In diesem Zug kann niemand handeln.
gate-trench-label = Schanze
gate-several = Zusammen: { $n }
gate-of-them = { $n } von { $all }
gate-all-go = { $who ->
    [all] Alle nach { $place }
   *[other] Nach { $place }: { $who }
}
gate-all-do = { $what ->
    [embark] { $who ->
        [all] Alle gehen zum Landungstrupp
       *[other] Zum Landungstrupp: { $who }
    }
   *[dig] { $who ->
        [all] Alle graben
       *[other] Es graben: { $who }
    }
}
gate-all-join = alle nehmen teil
gate-all-join-at = Alle nehmen am Sturm in { $place } teil
gate-head-storm = Sturm in { $place }
gate-storm-all = Sturm mit allen, geführt von { $piece }
gate-brief-river = { $place }, gerichtet auf { $bank }
gate-brief-ferry = { $place }, durch den Hafen
gate-brief-lay = { $marker } legen
gate-brief-lift = { $marker } aufnehmen
gate-worth-flip = Punkte: { $n }
gate-told-cp = Verlustpunkte: { $n }.
gate-about-result = { $result } { $share }
gate-about-gain = +{ $n }
gate-about-boxes = { $n ->
    [0] kein Feld
    [one] { $n } Feld weiter
   *[other] { $n } Felder weiter
}
gate-about-back = { $n ->
    [0] verloren
    [1] in Reparatur
    [2] Mannschaft übt
   *[other] bereit
}
gate-about-steps = { $n ->
    [0] nichts
    [one] eine Stufe verloren
   *[other] verloren
}
gate-head-aboard = An Bord
gate-clock-impulse = Impuls
gate-clock-phase = Seite
gate-time-turn = Runde { $n }
gate-time-before = Vor den Impulsen
gate-time-impulse = Impuls { $n }
gate-time-end = Endphase
gate-victory = { $level ->
    [0] Entscheidender Sieg der Union
    [1] Knapper Sieg der Union
    [2] Unentschieden
    [3] Knapper Sieg der Konföderation
   *[4] Entscheidender Sieg der Konföderation
}
gate-option-dice = Würfel eines Sturms
gate-option-dice-about = Mit wie vielen Würfeln jede Seite im Sturm wirft: der Text sagt einen, sein Beispiel zwei.
gate-option-mines = Minen verbrauchen sich
gate-option-mines-about = Jeder Punkt einer Mine trifft auf ein Schiff je Runde statt auf jedes, das einfährt. Der Text lässt beides zu.
gate-option-events = Zufallsereignisse
gate-option-events-about = Ob jede Woche zufällig etwas geschieht; die Tabelle ist von uns.
gate-unspent = Übrige Unterstützungspunkte
gate-piece = { $name }, { $kind ->
    [ship] Panzerschiff { $cf }-{ $dv }
    [fort] Fort { $cf }-{ $dv }
   *[unit] Stärke { $cf }
}{ $lost ->
    [no] {""}
    [ship] , beschädigt
    [fort] , reduziert
   *[unit] , reduziert
}{ $marks ->
    [0] {""}
   *[other] , eingesetzt −{ $marks }
}
gate-gone = verloren
gate-not-yet = nicht im Spiel
gate-trench = Verschanzung, Stufe { $level }
gate-mines = Minen
gate-markers = { $n } Marker; offene Punkte: { $points }
gate-markers-known = { $n } Marker; Punkte: { $points }
gate-marker-there = { $down ->
    [0] Mine, offen: { $what }
   *[other] Marker, verdeckt: { $what }
}
gate-mine-label = Mine
gate-kind = { $kind ->
    [land] Land
    [sea] See
    [both] Land und See
    [river] schiffbarer Fluss
   *[zone] neben der Karte
}
gate-throw-shot = Beschießung
gate-throw-mine = Mine
gate-throw-sunset = Sonnenuntergang
gate-throw-other = Wurf
gate-needs = zusammen { $n } oder mehr
gate-below = zusammen weniger als { $n }
gate-no-question = Die Frage „{ $verb }“ gibt es nicht.
gate-unknown = Eine solche Figur oder einen solchen Ort dafür gibt es nicht: { $found }.
gate-now = { $stage ->
    [SetUp] Minen legen und Panzerschiffe stellen.
    [Support] Unterstützung kommt.
    [Fever] Das Fieber trifft eine Einheit der Union: welche?
    [Torpedoes] Die erhaltenen Minen legen.
    [Allocation] Unterstützung verteilen.
    [Hunley] Greift die Hunley an?
    [Fate] Was bringt die nächste Woche?
    [Acting] Mit einer Gruppe handeln oder passen; passen beide, ist der Tag zu Ende.
    [Chosen] Wählen, wohin die Ausgewählten ziehen oder auf wen sie schießen.
    [Paying] Ohne zu zahlen kann niemand mehr handeln: zahlen oder passen.
    [Idle] Niemand kann mehr handeln: passen.
    [Paid] Mit der Gruppe handeln: Es ist bezahlt.
    [Boarding] Weitere Einheiten einschiffen oder den Landungstrupp auslaufen lassen.
    [Aboard] Den Landungstrupp auslaufen lassen.
    [Going] Mit der Gruppe weitermachen oder sie abschließen.
    [Afloat] Wohin fährt der Landungstrupp?
    [Picking] Eine Einheit nennen, auf die die Mine trifft.
    [Ambush] Auf den Landungstrupp feuern oder schweigen.
    [Leading] Die Verteidigung benennen.
    [Losses] Verlustpunkte ausgeben: { $n }.
    [Crowded] Eine Einheit vom überfüllten Ort nehmen.
    [Sunset] Endet der Tag?
    [Price] Für { $n } weitermachen?
    [Eighth] Einen achten Impuls spielen?
    [Leaving] Schiffe fahren ab.
    [Shifting] Panzerschiffe im Hafen verlegen.
    [Repairs] Panzerschiffe zu reparieren versuchen.
    [Sent] { $piece } in einen Hafen schicken.
   *[Over] Das Spiel ist zu Ende.
}
gate-now-due = { $what }: würfeln.
gate-now-lying = { $what }: noch einmal werfen oder den Wurf gelten lassen?
gate-cast = { $what ->
   *[Mine] Minen gegen { $piece }
    [Party] Eine Mine gegen { $piece }
    [Support] Unterstützung ({ $side })
    [Fate] Was die nächste Woche bringt
    [Work] Arbeit an der Hunley
    [Strike] Die Hunley gegen { $piece }
    [Hunley] Was aus der Hunley wird
    [Assault] Sturm in { $place }
    [Retreat] Rückzug von { $piece }
    [Shot] { $piece } feuert auf { $other }
    [Sunset] Sonnenuntergang
    [Wreck] { $piece } auf dem Weg in den Hafen
    [Repair] Reparatur von { $piece }
}

## Was eine Entscheidung kostet und wie wahrscheinlich sie ist
gate-percent = { $n } %
gate-part = { $part ->
    [cf] eigene Stärke
    [others] andere frische Panzerschiffe hier
    [mines] Minen hier
    [same] selbes Gebiet
    [adjacent] Nachbargebiet
    [fort] Ziel ist ein Fort
    [committed] Eingesetzt
    [leader] Stärke des Führers
    [others-in] andere bei ihm
    [amphibious] vom Wasser aus
    [formation] alle aus einem Verband
    [river] über einen Fluss
    [ironclads] Panzerschiffe im Fluss
    [trench] Verschanzung
   *[marsh] Marsch
} { $n }
gate-no-modifier = nichts kommt hinzu
gate-about-shot = { $possible ->
    [0] zwei Würfel können nicht genug zeigen
   *[1] zwei Würfel müssen { $needs } oder mehr zeigen
}: { $parts }; die Summe muss mehr als das Doppelte von { $dv } sein.
gate-head-shot = { $target }: { $share }
gate-head-mines = Minen in { $place }
gate-toll = { $toll ->
    [nothing] nichts
    [damaged] beschädigt
    [severe] schwer beschädigt
    [sunk] versenkt
    [still] wie zuvor
   *[repaired] repariert
} { $share }
gate-points = { $points ->
    [0] keine
   *[other] { $points }
}: { $share }
gate-head-points = Minenpunkte dort
gate-about-sunset = Nach Impuls { $n } endet der Tag bei { $number } oder mehr: { $share }.
gate-head-sunset = Sonnenuntergang
gate-head-support = Unterstützung
gate-head-advantage = Vorteil
gate-about-support = Union { $first }, Konföderation { $second }.
gate-about-advantage = { $side }; er geht an die Gegenseite, wenn er genutzt wird, sonst am Ende der Runde.
gate-about-advantage-used = { $side }; er hat in dieser Runde den Besitzer gewechselt.
gate-head-group = Gruppe
gate-about-group = { $names }; aus { $place }. { $kind ->
    [ships] { $n } von höchstens 5.
   *[others] { $n } insgesamt.
}
gate-head-attack = Angriff
gate-head-defence = Verteidigung
gate-about-factor = { $total } mit { $leader }: { $parts }.
gate-about-clash = { $place }: der Angreifer gewinnt zu { $share }, nichts geschieht zu { $none }.
gate-clash-losses = Verluste: { $side }
gate-head-throw = Der Wurf
gate-about-retreat = ergibt sich: { $share }
gate-head-of = { $group ->
    [move] Bewegung
    [fight] Kampf
   *[other] Sonstiges
}
gate-lay-by-computer = Der Computer soll alles Übrige aufstellen
gate-all-laid = Alles liegt und steht schon.
gate-head-ships = Panzerschiffe
gate-lies = { $n ->
    [one] { $n } Marker, Punkte: { $points }
   *[other] { $n } Marker, Punkte: { $points }
}
gate-head-in-hand = In der Hand
gate-in-hand = Minenpunkte: { $points }, Attrappen: { $dummies }.
gate-stands = { $piece }. { $place }.
gate-worth-shot = trifft { $share }
gate-worth-mines = Minen: { $share }
gate-worth-retreat = Punkte: { $n }; ergibt sich: { $share }
gate-head-paid = Bezahlt: { $what }
gate-head-paid-by = { $who }, bezahlt: { $what }
gate-all-here = Alle in { $place }, die handeln können ({ $n })
gate-head-pay = Wofür Unterstützungspunkte zahlen
gate-paid = bezahlt
gate-for-advantage = für den Vorteil
gate-price = Preis: { $cost }; es bleiben { $left }
gate-price-batch = bezahlt; noch { $n }
gate-price-alone = Preis: { $cost }
gate-note-mended = erledigt
gate-no-target = { $piece } hat kein Ziel in Reichweite.
gate-only-paid = Was { $piece } tun könnte, muss bezahlt werden.
gate-joins = nimmt am Sturm teil
gate-head-buy = { $what ->
    [command] Befehl
    [mend] Reparaturen
    [build] Bauten
   *[water] Minen und Hunley
}
gate-head-repair = Mit { $n }
gate-overlay = { $overlay ->
    [control-union] Von der Union beherrscht
    [control-confederate] Von der Konföderation beherrscht
    [guns-union] Reichweite der Union
    [guns-confederate] Reichweite der Konföderation
    [support-union] Unterstützung der Union
    [support-confederate] Unterstützung der Konföderation
    [command] Befehl
    [threats] Bedrohungen
    [chances] Ziele
   *[can-act] Wer handeln kann
}
gate-overlay-about = { $overlay ->
    [control-union] Gebiete mit Steinen der Union: Allein dort beherrscht sie sie.
    [control-confederate] Gebiete mit Steinen der Konföderation: Allein dort beherrscht sie sie.
    [guns-union] Wasser, in das Forts und Panzerschiffe der Union feuern können.
    [guns-confederate] Wasser, in das Forts und Panzerschiffe der Konföderation feuern können.
    [support-union] Was Unterstützungspunkte der Union ausbessern und wohin sie Truppen aus einer Zone bringen können.
    [support-confederate] Was Unterstützungspunkte der Konföderation ausbessern und wohin sie Truppen aus einer Zone bringen können.
    [command] Wer in dieser Runde Befehle erhält und wer nicht.
    [threats] Der beste Schuss des Gegners auf jeden Ort, als Trefferchance.
    [chances] Der beste Schuss der handelnden Seite auf jeden Ort, als Trefferchance.
   *[can-act] Steine, die in dieser Hälfte des Impulses noch etwas tun können.
}
gate-note = { $what ->
    [controls] beherrscht: { $side }
   *[contests] umkämpft: { $side }
}
gate-note-gun = unter den Geschützen: { $piece }
gate-note-command = { $what ->
    [silent] ohne Befehl
   *[commanded] unter Befehl
}
gate-note-mend = { $piece } lässt sich ausbessern; Unterstützungspunkte: { $n }
gate-note-come = Truppen aus einer Zone können hierher kommen; Unterstützungspunkte: { $n }
gate-note-shot = bester Schuss: { $share }
gate-enter = { $soil ->
    [clear] offenes Gelände
    [sand] Sand
    [marsh] Marsch
    [town] Stadt
    [works] Werke
   *[water] Wasser
}; Bewegungspunkte zum Betreten: { $mp }
gate-head-ground = Boden
gate-border = { $kind ->
    [creek] Bach
   *[river] schiffbarer Fluss
} nach { $place }
gate-head-water = Über Wasser
gate-head-sea = Gewässer
gate-sea = { $mines ->
    [some] hier können Minen liegen
   *[none] hier können keine Minen liegen
}
gate-room = am Ende eines Impulses höchstens { $n } je Seite
gate-head-stops = { $side ->
    [confederate] Panzerschiffe der Konföderation halten hier
   *[union] Panzerschiffe der Union halten hier
}
gate-mines-lie = Minen
gate-head-hits = { $mined ->
    [0] Von hier kann { $piece } treffen
   *[other] Von hier kann { $piece } treffen, wenn die Minen nichts anrichten
}
gate-head-hit = { $piece } kann getroffen werden von
gate-head-hit-by = Hier kann { $piece } getroffen werden von
gate-gun = { $piece } { $share }
gate-head-place = Ort
gate-head-formation = Verband
gate-moves = Bewegungspunkte: { $mp }
gate-head-march = Marsch
gate-head-command = Befehl
gate-attested = Einige seiner Zahlen stehen im veröffentlichten Text.
gate-reconstructed = Seine Zahlen sind von uns: Die Spielsteine sind uns verloren.
gate-head-source = Quelle
gate-brief = { $kind ->
    [unit] { $cf }
   *[guns] { $cf }-{ $dv }
}{ $lost ->
    [no] {""}
    [ship] , beschädigt
    [fort] , reduziert
   *[unit] , reduziert
}{ $marks ->
    [0] {""}
   *[other] , −{ $marks }
}
gate-head-lies = Was der Wurf ergibt
gate-lies-so = { $n }: { $what ->
    [hit] ein Treffer
    [miss] ohne Wirkung
    [on] der Tag geht weiter
    [over] der Tag endet
    [damaged] beschädigt
    [severe] schwer beschädigt
    [sunk] versenkt
   *[nothing] nichts
}.
gate-gain = { $name }, { $what ->
    [not-held] nicht gehalten
    [held] beherrscht
    [contested] umkämpft
    [damaged] beschädigt
    [removed] entfernt
    [sunk] gesunken
    [fort-reduced] reduziert
    [reduced] reduziert
   *[lost] verloren
}
gate-works = { $what ->
    [angel] Der Swamp Angel
   *[fort] Ein neues Fort
}
gate-angel-counts = Der Swamp Angel steht auf der Karte
gate-wins-union = Die Union gewinnt sofort, was immer gezählt wird, wenn ihre Truppen Charleston betreten oder wenn am Ende einer Runde eines ihrer Panzerschiffe in Fort Sumter liegt, das Fort reduziert ist und daneben keine Minen liegen.
gate-wins-confederate = Die Konföderation gewinnt am Ende einer Runde, wenn fünf Panzerschiffe der Union gesunken sind oder die Union keine volle Einheit auf der Karte hat und höchstens ein Fort der Konföderation ausgeschaltet ist.
gate-formation = { $what }: { $n ->
    [one] { $n } Einheit
   *[other] { $n } Einheiten
} in { $places }
gate-fee-in-vain = { $price }; bringt ihnen nichts
gate-month = { $month ->
    [7] Juli
    [8] Aug.
    [9] Sept.
   *[10] Okt.
}
gate-week = { $from }.–{ $to }. { $month }
gate-week-across = { $from }. { $month } – { $to }. { $next }
gate-comes = { $side }: { $names }, nach { $place }
gate-verdict-margin = Union { $union }, Konföderation { $other }: Abstand { $margin } für die Union. Was jedes Ende verlangt:
gate-verdict-objectives = Ziele unter Kontrolle der Union: { $n }. Was jedes Ende verlangt:
gate-verdict-angel = Der Swamp Angel zählt als eines mehr, solange er auf der Karte steht.
gate-verdict-georgia = { $n } oder mehr Einheiten der Konföderation in der Zone Georgia heben einen Sieg der Konföderation um eine Stufe; jetzt dort: { $there }.
gate-verdict-otherwise = Dieses Spiel entschied nicht diese Zahl: { $level }.
gate-range = { $kind ->
    [up] { $least } oder mehr
    [between] von { $least } bis { $most }
   *[down] { $most } oder weniger
}

## Was in weitergespielten Spielen gezählt wird
gate-fact-impulses = Gespielte Impulse der letzten Woche
gate-fact-lost = { $side }: { $what ->
    [ironclads_hit] beschädigte oder verlorene Panzerschiffe
    [ironclads_lost] verlorene Panzerschiffe
    [forts_hit] reduzierte oder entfernte Forts
    [forts_lost] entfernte Forts
   *[units_lost] verlorene Landeinheiten
}
gate-fact-support = { $side }: übrige Unterstützungspunkte
gate-fact-markers = Offene Marker im Wasser
gate-fact-sumter = Ein Panzerschiff der Union in Fort Sumter, das Fort reduziert
gate-fact-ground = { $place } unter Kontrolle der Union
gate-fact-hunley = Die Hunley ist verloren
gate-fact-angel = Der Swamp Angel steht

## Die Einführung
gate-tour = Einführung: Panzerschiffe vor Charleston
gate-tour-assault = Der Angriff vom 7. April 1863
gate-tour-assault-text = In wenigen Minuten spielen Sie die ersten Impulse des Angriffs auf den Hafen von Charleston, mit jedem Schritt eine Regel. Was ein Schritt verlangt, geht mit Maus, Tasten oder Knöpfen, ganz wie Sie mögen. { tour-show-me } ({ $show_me }) erledigt es für Sie.
gate-tour-harbour = Der Hafen
gate-tour-harbour-text = Die Karte besteht aus Gebieten. In den Hafen geht es durch S7, zwischen Fort Sumter mitten in der Fahrrinne, Fort Wagner in L5 und Fort Moultrie in L40. Neben der Karte liegen Zonen; die Flotte wartet in Port Royal.
gate-tour-pieces = Panzerschiffe und Forts
gate-tour-pieces-text = Eine Figur hat eine Kampfstärke und einen Verteidigungswert und zwei Seiten: ganz und beschädigt oder geschwächt. Neben Fort Sumter liegen zwei Panzerschiffe der Konföderation; mit seinen Geschützen handeln sie als eine Gruppe.
gate-tour-mines = Minen und Attrappen
gate-tour-mines-text = Sieben Punkte Minen und acht Attrappen liegen verdeckt im Hafen. Nur die Konföderation weiß, was was ist; nichts, was das Programm der anderen Seite zeigt, verrät es. In der Einführung sieht niemand darunter.
gate-tour-guns = Unter den Geschützen
gate-tour-guns-text = Forts und Schiffe feuern in ihr eigenes Gebiet und in die nächsten.
gate-tour-guns-task = Zeigen Sie die Reichweite der Konföderation: { $key } oder das Menü { menu-overlays }.
gate-tour-clear = Wo ein Schiff hält
gate-tour-clear-text = Ein Schiff der Union fährt, so weit es will, hält aber, sobald es in ein Gebiet neben einem Fort kommt oder in eines mit einem feindlichen Panzerschiff oder einem Marker. An S7 kommt also niemand gleich vorbei.
gate-tour-clear-task = Räumen Sie die Karte wieder ab: { $key }.
gate-tour-sail = Das erste Schiff
gate-tour-sail-text = In jedem Impuls handelt die Union mit einer Gruppe, dann die Konföderation. Eine Gruppe sind bis zu fünf Schiffe von einem Ort. { $ship } fährt voran.
gate-tour-sail-task = { $ship } fährt nach S7.
gate-tour-mine = Eine Mine
gate-tour-mine-text = Beide Marker in S7 werden aufgedeckt: eine Mine mit einem Punkt und eine Attrappe, die wegkommt. Wer jetzt einfährt, wirft zwei Würfel und zählt den Punkt dazu: bis 10 geschieht nichts, ab 13 sinkt das Schiff.
gate-tour-throw-task = Würfeln Sie.
gate-tour-stand = Der Vorteil
gate-tour-stand-text = Acht: nichts. Wer den Vorteil hat, darf einmal in der Runde einen beliebigen Wurf wiederholen lassen. Er gehört Ihnen; heben Sie ihn für Schlimmeres auf.
gate-tour-stand-task = Lassen Sie den Wurf gelten.
gate-tour-second-ship = Das Flaggschiff
gate-tour-second-ship-text = { $ship } hat den stärksten Panzer der Flotte. Die Mine liegt offen und trifft auf jedes Schiff, das einfährt.
gate-tour-again = Noch einmal
gate-tour-again-text = Elf und eins sind zwölf: { $ship } wäre schwer beschädigt und aus dem Gefecht. Dafür ist der Vorteil da. Genutzt geht er an die andere Seite, die ihn in dieser Runde nicht nutzen darf.
gate-tour-again-task = Nutzen Sie den Vorteil: würfeln Sie neu.
gate-tour-fire = Feuer
gate-tour-fire-text = Zwei weitere Schiffe sind durchgekommen. { $ship } feuert auf { $fort }: zwei Würfel, die eigene Stärke, eins für jedes frische Schiff daneben, eins für das Nachbargebiet; weniger eins für die Mine und eins, weil das Ziel ein Fort ist. Mehr als das Doppelte des Verteidigungswerts ist ein Treffer.
gate-tour-fire-task = { $ship } feuert auf { $fort }.
gate-tour-next-shot = Der nächste Schuss
gate-tour-next-shot-text = Ein Treffer: { $fort } ist geschwächt. Ein Schiff, das gefeuert hat, ist eingesetzt und hilft den anderen nicht mehr; die ersten Schüsse sind darum die besten. Ein zweiter Treffer beseitigt das Fort.
gate-tour-enough = Das genügt
gate-tour-enough-text = Auch die beiden anderen könnten feuern. Ist die Gruppe fertig, gilt jedes ihrer Schiffe als eingesetzt: −1.
gate-tour-enough-task = Beenden Sie diese Hälfte des Impulses: { $key }.
gate-tour-answer = Die Antwort
gate-tour-answer-text = Jetzt die Konföderation, und auch die spielen hier Sie. { $fort } und die beiden Panzerschiffe daneben sind eine Gruppe. { $ship } liegt in ihrer Reichweite.
gate-tour-damaged = Beschädigt
gate-tour-damaged-text = { $ship } ist beschädigt. Wer am Ende des Tages noch bei einem ganzen Fort liegt, wird in einen Hafen geschickt; ein beschädigtes Schiff würfelt dort und kann unterwegs sinken.
gate-tour-second = Eine zweite Aktivierung
gate-tour-second-text = Für einen Unterstützungspunkt handelt eine Gruppe ein zweites Mal; beschädigte Schiffe nicht. Eingesetzte Geschütze treffen wenig. Aber die Schiffe können abziehen, bevor die Forts wieder feuern.
gate-tour-second-task = Bezahlen Sie eine zweite Aktivierung.
gate-tour-home = Außer Reichweite
gate-tour-home-text = Auf dem Weg hinaus liegt keine Mine. Wer in Port Royal liegt, ist für heute sicher.
gate-tour-home-task = { $ship } fährt nach Port Royal.
gate-tour-points = Punkte
gate-tour-points-text = Forts zählen für die Union, Schiffe für beide Seiten, und was die Konföderation an Unterstützung gespart hat, zählt für sie. Diese Zahlen sind von uns: die Seite des gedruckten Spiels ist verloren. Was von uns ist, wird überall gesagt, wo es zählt.
gate-tour-points-task = Sehen Sie nach, wie es steht: { $key }.
gate-tour-sunset = Sonnenuntergang
gate-tour-sunset-text = Vom dritten Impuls an werden nach jedem zwei Würfel geworfen; zeigen sie die Zahl des Impulses oder mehr, ist der Tag zu Ende, es sei denn, die Union bezahlt. Er endet auch, wenn beide Seiten passen.
gate-tour-ashore = An Land
gate-tour-ashore-text = Im Juli 1863 kommt das Heer: es marschiert, überschreitet Flüsse, landet von See, gräbt und stürmt. Der Feldzug dauert neun Wochen.
gate-tour-secret = Ein Bildschirm, zwei Spieler
gate-tour-secret-text = Werden Minen gelegt, schaut der andere Spieler weg, und das Programm sagt es. Später kann die Konföderation sie mit einem Knopf in der Leiste wieder ansehen; erst wird gefragt, ob der andere wegschaut, und die nächste Handlung verdeckt sie.
gate-tour-end = Der Rest gehört Ihnen
gate-tour-end-text = Alles lässt sich fragen: halten Sie den Zeiger über eine Zahl, schlagen Sie die Regeln auf oder lassen Sie sich vom Computer raten. Spielen Sie jetzt den 7. April gegen den Computer.

## What a plan is for
gate-box-sunset = Ende ab { $n }
gate-end-shot = { $share } – { $told }
gate-end-hits = { $mined ->
    [0] Könnte von dort treffen: { $guns }.
   *[other] Könnte von dort treffen, wenn die Minen nichts anrichten: { $guns }.
}
gate-end-hit-by = Könnte dort getroffen werden von: { $guns }.
gate-end-mines = Was die Minen dort anrichten würden: { $tolls }.
gate-why-points = Punkte, ohne jeden Wurf: { $n }.
gate-why-meets = Trifft dort auf: { $pieces }.
gate-why-dig = Wer eingegraben ist, ist schwerer zu vertreiben.
gate-look = { $duty ->
    [break] Schauen Sie auf { $places }: Soll man dort angreifen?
    [prepare] Schauen Sie auf { $places }: Wen erreicht man von dort?
    [support] Schauen Sie auf { $places }: Wer braucht dort Hilfe?
   *[withdraw] Schauen Sie auf { $places }: Wer liegt dort besser?
}
