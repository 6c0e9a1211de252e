//! What each sentence speaks of.

use super::super::action::Action;
use super::super::event::{Event, Gait};
use super::super::ids::{PieceId, Site, Toll};
use super::super::illegal::Illegal;
use super::super::state::Fee;
use crate::engine::SideNo;

/// What a sentence speaks of.
#[derive(Clone, Copy, Default)]
pub(super) struct Parts {
    pub(super) piece: Option<PieceId>,
    pub(super) place: Option<Site>,
    /// A second piece or place.
    pub(super) other: Option<PieceId>,
    pub(super) from: Option<Site>,
    pub(super) n: i32,
    pub(super) most: i32,
    pub(super) fee: Option<Fee>,
    pub(super) side: Option<SideNo>,
}

impl Parts {
    pub(super) fn piece(piece: PieceId) -> Self {
        Self {
            piece: Some(piece),
            ..Self::default()
        }
    }

    pub(super) fn place(place: Site) -> Self {
        Self {
            place: Some(place),
            ..Self::default()
        }
    }

    pub(super) fn both(piece: PieceId, place: Site) -> Self {
        Self {
            place: Some(place),
            ..Self::piece(piece)
        }
    }

    pub(super) fn side(side: SideNo) -> Self {
        Self {
            side: Some(side),
            ..Self::default()
        }
    }

    pub(super) fn n(self, n: impl Into<i32>) -> Self {
        Self {
            n: n.into(),
            ..self
        }
    }

    pub(super) fn most(self, most: impl Into<i32>) -> Self {
        Self {
            most: most.into(),
            ..self
        }
    }

    pub(super) const fn other(self, other: PieceId) -> Self {
        Self {
            other: Some(other),
            ..self
        }
    }

    pub(super) const fn from(self, from: Site) -> Self {
        Self {
            from: Some(from),
            ..self
        }
    }
}

pub(super) fn parts_of_refusal(why: &Illegal) -> Parts {
    use Illegal as I;
    match *why {
        I::PortFirst { ship } | I::ShipsLeft { ship } | I::CannotStrike { ship } => {
            Parts::piece(ship)
        }
        I::GoneForGood { fort } => Parts::piece(fort),
        I::Busy { unit }
        | I::NotToPick { unit }
        | I::NoAssaultAfter { unit }
        | I::OtherAssault { unit }
        | I::NotNamed { unit }
        | I::NotToMan { unit }
        | I::NotCrowded { unit }
        | I::NoFormation { unit }
        | I::NobodyComes { unit }
        | I::MixedTransfer { unit }
        | I::NotFeverish { unit } => Parts::piece(unit),
        I::NotToPlace { piece }
        | I::NotYours { piece }
        | I::OutOfCommand { piece }
        | I::Spent { piece }
        | I::SecondNotPaid { piece }
        | I::FirstAmongSecond { piece }
        | I::TooWorn { piece }
        | I::MovedAlready { piece }
        | I::NoIronclad { piece }
        | I::GroundWithNaval { piece }
        | I::MixedSecond { piece }
        | I::NoGroundUnit { piece }
        | I::MayNotFire { piece }
        | I::NoDefender { piece }
        | I::NoLoser { piece }
        | I::CannotRetreat { piece }
        | I::InFormation { piece }
        | I::InCommand { piece }
        | I::NothingToMend { piece }
        | I::NotToBuild { piece }
        | I::NoGuns { piece }
        | I::NoTarget { piece }
        | I::FiredAlready { piece }
        | I::NotSent { piece }
        | I::Handled { piece }
        | I::NotDamaged { piece }
        | I::NoReturn { piece } => Parts::piece(piece),
        I::OtherPlace { piece, from } => Parts::both(piece, from),
        I::OutOfReach { from, target } => Parts::piece(from).other(target),
        I::NotListed { site }
        | I::MarkersFull { site }
        | I::PointsFull { site }
        | I::NoMarkerThere { site }
        | I::SamePlace { site }
        | I::NotForShips { site }
        | I::Stopped { site }
        | I::NoWay { site }
        | I::MinesToMines { site }
        | I::BadBank { site }
        | I::TooFar { site }
        | I::EnemyHolds { site }
        | I::HeldAtStart { site }
        | I::TooFewStay { site }
        | I::NoRoom { site }
        | I::NoTransfer { site }
        | I::NoFerry { site }
        | I::NoQuay { site }
        | I::MustLand { site }
        | I::BeenThere { site }
        | I::NoLandingBeyond { site }
        | I::NoShore { site }
        | I::NoDigging { site }
        | I::NoEnemyHere { site }
        | I::NoRetreatThere { site }
        | I::NotControlled { site }
        | I::FortThere { site }
        | I::NoAngelThere { site }
        | I::NoMiningThere { site }
        | I::NoPort { site }
        | I::NotHarbour { site } => Parts::place(site),
        I::NoBerth { site, most } => Parts::place(site).most(most),
        I::NoMarker { points } | I::PointsLeft { points } | I::NoRoomForRest { points } => {
            Parts::default().n(points)
        }
        I::NoSuchGroup { piece, count } => Parts::piece(piece).n(count),
        I::TooMany { count, most } => Parts::default().n(count).most(most),
        I::NoSupport { cost, has } => Parts::default().n(has).most(cost),
        I::OddSupport { msp } => Parts::default().n(msp),
        I::TooFewDig { factors } => Parts::default().n(factors),
        I::Wasteful { owed } => Parts::default().n(owed),
        I::InGale { impulse } => Parts::default().n(impulse),
        I::PaidAlready { fee }
        | I::TooLateToPay { fee }
        | I::NobodyCouldUse { fee }
        | I::OtherSidesFee { fee }
        | I::NotWithAdvantage { fee }
        | I::OneWayOnly { fee }
        | I::NotPaid { fee } => Parts {
            fee: Some(fee),
            ..Parts::default()
        },
        I::NotHolder { side } => Parts::side(side),
        I::GameOver
        | I::OtherStage { .. }
        | I::ThrowFirst
        | I::ThrowLies
        | I::NothingDue
        | I::NothingLies
        | I::CombatBegun
        | I::HasActed
        | I::NothingDone
        | I::HandedThisTurn
        | I::NoParty
        | I::DefendersLeft
        | I::FlipsOver
        | I::NobodyToCommand
        | I::AngelOut
        | I::NoRoomForMines
        | I::NoWorkOnHunley
        | I::HaltFirst
        | I::NothingToHaltFor => Parts::default(),
    }
}

pub(super) fn parts_of_action(action: Action) -> Parts {
    match action {
        Action::Place { ship, site }
        | Action::Port { ship, site }
        | Action::Shift { ship, site }
        | Action::Build { fort: ship, site } => Parts::both(ship, site),
        Action::Sail { ship, to, bank } => Parts {
            from: bank,
            ..Parts::both(ship, to)
        },
        Action::March { unit, to }
        | Action::Ferry { unit, to }
        | Action::Transfer { unit, to }
        | Action::Retreat { unit, to } => Parts::both(unit, to),
        Action::Fire { from, target } => Parts::piece(from).other(target),
        Action::Repair { ship, msp, to } => Parts {
            place: to,
            ..Parts::piece(ship).n(msp)
        },
        Action::Mend { piece, to } => Parts {
            place: to,
            ..Parts::piece(piece)
        },
        Action::Work { msp } => Parts::default().n(msp),
        Action::Displace { ship: piece }
        | Action::Dig { unit: piece }
        | Action::Regroup { unit: piece, .. }
        | Action::Embark { unit: piece }
        | Action::Pick { unit: piece }
        | Action::Charge { unit: piece }
        | Action::Rest { unit: piece }
        | Action::Storm { leader: piece }
        | Action::Man { unit: piece }
        | Action::Lead { leader: piece }
        | Action::Flip { piece }
        | Action::Cull { unit: piece }
        | Action::Heed { piece }
        | Action::Suffer { unit: piece }
        | Action::Strike { ship: piece } => Parts::piece(piece),
        Action::Steam { to: site } | Action::Land { site } | Action::Angel { site } => {
            Parts::place(site)
        }
        Action::Lay { .. }
        | Action::Lift { .. }
        | Action::Done
        | Action::Throw
        | Action::Again
        | Action::Stand
        | Action::Pass
        | Action::End
        | Action::Pay { .. }
        | Action::Hold
        | Action::GoOn
        | Action::Stop
        | Action::Command { .. }
        | Action::Buy
        | Action::Halt => Parts::default(),
    }
}

/// The word of an event, what it speaks of, and its case.
pub(super) fn told_of(event: &Event) -> Option<(&'static str, Parts, &'static str)> {
    use Event as E;
    let none = Parts::default();
    Some(match *event {
        E::Laid { site, marker } => ("Laid", Parts::place(site).n(marker.mine.points()), "9.5.4"),
        E::Lifted { site, marker } => (
            "Lifted",
            Parts::place(site).n(marker.mine.points()),
            "9.5.4",
        ),
        E::Placed { ship, site } if site == Site::NOWHERE => {
            ("Displaced", Parts::piece(ship), "11.0")
        }
        E::Placed { ship, site } => ("Placed", Parts::both(ship, site), "11.0"),
        E::SetUp { .. } => ("SetUp", none, "9.5.4"),
        E::Begun { impulse, side } => ("Begun", Parts::side(side).n(impulse), "3.2"),
        E::Now(_) | E::Joined { .. } | E::Due(_) | E::Named { .. } | E::Spent { .. } => {
            return None;
        }
        E::Committed { .. } | E::Batch { .. } => return None,
        E::Paid { side, fee, .. } => {
            let parts = Parts {
                fee: Some(fee),
                ..Parts::side(side)
            };
            ("Paid", parts, "4.2.2")
        }
        E::Refunded { side } => ("Refunded", Parts::side(side), "4.2.2"),
        E::Passed { side } => ("Passed", Parts::side(side), "3.2"),
        E::Sailed { ship, from, to, .. } => ("Sailed", Parts::both(ship, to).from(from), "7.2"),
        E::Shown {
            site,
            points,
            dummies,
            ..
        } => ("Shown", Parts::place(site).n(points).most(dummies), "9.5.5"),
        // The sum says enough; what came of it is told with what it was for.
        E::Thrown { .. } => return None,
        E::Stood(_) => ("Stood", none, "9.4.3"),
        E::Advantage { side, used: true } => ("Used", Parts::side(side), "9.4"),
        E::Advantage { side, used: false } => ("Handed", Parts::side(side), "9.4"),
        E::Mined { ship, toll, total } => {
            let what = match toll {
                Toll::Damaged => "MineHits",
                Toll::Severe => "MineSevere",
                Toll::Sunk => "MineSinks",
                Toll::Nothing | Toll::Still | Toll::Repaired => "MineMisses",
            };
            (what, Parts::piece(ship).n(total), "9.5.6")
        }
        E::Shot {
            from,
            target,
            total,
            hit,
        } => {
            let what = if hit { "Hit" } else { "Miss" };
            (what, Parts::piece(from).other(target).n(total), "8.2.4")
        }
        E::Lost {
            piece,
            steps: 2,
            case,
        } => ("Gone", Parts::piece(piece), case),
        E::Lost { piece, case, .. } => ("Reduced", Parts::piece(piece), case),
        E::Rebuilt { fort } => ("Rebuilt", Parts::piece(fort), "9.2.4"),
        E::Whole { piece, case } => ("Whole", Parts::piece(piece), case),
        E::Sent { ship } => ("Sent", Parts::piece(ship), "7.2.7"),
        E::Went { to, .. } if to == Site::NOWHERE => return None,
        E::Went { piece, to, .. } => ("Went", Parts::both(piece, to), "8.2.6"),
        E::Wrecked { ship, toll } => {
            let what = match toll {
                Toll::Sunk => "WreckSinks",
                Toll::Repaired => "WreckMended",
                _ => "WreckStill",
            };
            (what, Parts::piece(ship), "7.2.8")
        }
        E::Tried { ship, done } => {
            let what = if done { "TriedWell" } else { "TriedBadly" };
            (what, Parts::piece(ship), "9.6")
        }
        E::Support { side, now } | E::Supplied { side, now } => {
            ("Support", Parts::side(side).n(now), "4.1")
        }
        E::Sunset { total, number, .. } => {
            let what = if total < number {
                "SunsetOn"
            } else {
                "SunsetOff"
            };
            (what, none.n(total).most(number), "3.2.1")
        }
        E::EndPhase => ("EndPhase", none, "3.3"),
        E::Rallied => ("Rallied", none, "3.3"),
        E::Shifted { ship, to, .. } => ("Shifted", Parts::both(ship, to), "3.3"),
        E::Swept { site } => ("Swept", Parts::place(site), "3.3"),
        E::Ended { .. } => ("Ended", none, "10.3"),
        E::Marched {
            unit,
            from,
            to,
            how,
        } => {
            let case = match how {
                Gait::Foot { .. } => "7.1",
                Gait::Strategic => "7.4",
                Gait::Ferry => "G18",
                Gait::Transfer => "4.2.4",
                Gait::Regroup => "5.1.4",
            };
            ("Marched", Parts::both(unit, to).from(from), case)
        }
        E::Dug { unit } => ("Dug", Parts::piece(unit), "9.3"),
        E::Trench { site, level: 0, .. } => ("NoTrench", Parts::place(site), "9.3.6"),
        E::Trench { side, site, level } => {
            let parts = Parts {
                side: Some(side),
                ..Parts::place(site).n(level)
            };
            ("Trench", parts, "9.3")
        }
        E::Embarked { unit } => ("Embarked", Parts::piece(unit), "7.3.1"),
        E::Steamed { to, .. } => ("Steamed", Parts::place(to), "7.3.1"),
        E::Marker { hits, .. } => ("Marker", none.n(hits), "7.3.4"),
        E::Picked { unit } => ("Picked", Parts::piece(unit), "7.3.4"),
        E::PartyMined { unit, toll: 0 } => ("PartyMissed", Parts::piece(unit), "7.3.4"),
        E::PartyMined { unit, .. } => ("PartyHit", Parts::piece(unit), "7.3.4"),
        E::Silent => ("Silent", none, "8.2.2"),
        E::Nears { site } => ("Nears", Parts::place(site), "G19"),
        E::Landed { units, .. } if units.is_empty() => ("NoneLanded", none, "7.3.4"),
        E::Landed { site, .. } => ("Landed", Parts::place(site), "G19"),
        E::Storm(fight) => ("Storm", Parts::both(fight.leader, fight.site), "8.1.1"),
        E::Defence { leader, .. } => ("Defence", Parts::piece(leader?), "8.1.1"),
        E::Clash {
            site,
            attack,
            defence,
            loser,
            ..
        } => {
            let parts = Parts {
                side: loser,
                ..Parts::place(site).n(attack).most(defence)
            };
            let what = if loser.is_some() {
                "ClashWon"
            } else {
                "ClashDrawn"
            };
            (what, parts, "8.1.5")
        }
        E::Fled { unit, to, .. } => ("Fled", Parts::both(unit, to), "8.1.7"),
        E::Held {
            unit,
            surrenders: true,
        } => ("Surrendered", Parts::piece(unit), "8.1.7"),
        E::Held { unit, .. } => ("Held", Parts::piece(unit), "8.1.7"),
        E::FightOver => ("FightOver", none, "8.1.6"),
        E::TurnBegan { turn } => ("TurnBegan", none.n(turn), "3.1"),
        E::Fated { roll } => ("Fated", none.n(roll), "3.3"),
        E::Happened { roll } => ("Happened", none.n(roll), "G44"),
        E::Gale { impulse } => ("Gale", none.n(impulse), "G44"),
        E::Arrived { piece, site } => ("Arrived", Parts::both(piece, site), "3.1.2"),
        E::Silenced => ("Silenced", none, "3.1.2"),
        E::Commanded { piece } => ("Commanded", Parts::piece(piece), "4.2.1"),
        E::Idle => ("Idle", none, "G3"),
        E::Bought { points, dummies } => ("Bought", none.n(points).most(dummies), "9.5.2"),
        E::Built { fort, site } => ("Built", Parts::both(fort, site), "9.2.2"),
        E::Angel { site: Some(site) } => ("Angel", Parts::place(site), "9.2.6"),
        E::Angel { site: None } => ("NoAngel", none, "9.2.6"),
        E::Hunley { to: u8::MAX, .. } => ("NoHunley", none, "9.1.3"),
        E::Hunley { to, .. } => ("Hunley", none.n(to), "9.1.1"),
        E::Struck { ship } => ("Struck", Parts::piece(ship), "9.1.2"),
        E::Halted => ("Halted", none, "G34"),
        E::Doomed { fort } => ("Doomed", Parts::piece(fort), "8.2.5"),
        E::Stalled => ("Stalled", none, "G38"),
    })
}
