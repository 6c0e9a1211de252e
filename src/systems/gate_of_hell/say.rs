//! Sentences: names, what actions are called, why they are refused, what happened.

use super::action::Action;
use super::event::Event;
use super::ids::{PieceId, Site, Toll};
use super::illegal::Illegal;
use super::notation::fee_word;
use super::rules::GateOfHell;
use super::state::Fee;
use crate::engine::{Refusal, SideNo};
use crate::hex::Id;
use crate::present::system::{Cited, Line, Subjects};
use crate::words::{name, tr};

/// What a sentence speaks of.
#[derive(Clone, Copy, Default)]
struct Parts {
    piece: Option<PieceId>,
    place: Option<Site>,
    /// A second piece or place.
    other: Option<PieceId>,
    from: Option<Site>,
    n: i32,
    most: i32,
    fee: Option<Fee>,
    side: Option<SideNo>,
}

impl Parts {
    fn piece(piece: PieceId) -> Self {
        Self {
            piece: Some(piece),
            ..Self::default()
        }
    }

    fn place(place: Site) -> Self {
        Self {
            place: Some(place),
            ..Self::default()
        }
    }

    fn both(piece: PieceId, place: Site) -> Self {
        Self {
            place: Some(place),
            ..Self::piece(piece)
        }
    }

    fn side(side: SideNo) -> Self {
        Self {
            side: Some(side),
            ..Self::default()
        }
    }

    fn n(self, n: impl Into<i32>) -> Self {
        Self {
            n: n.into(),
            ..self
        }
    }

    fn most(self, most: impl Into<i32>) -> Self {
        Self {
            most: most.into(),
            ..self
        }
    }

    const fn other(self, other: PieceId) -> Self {
        Self {
            other: Some(other),
            ..self
        }
    }

    const fn from(self, from: Site) -> Self {
        Self {
            from: Some(from),
            ..self
        }
    }
}

impl GateOfHell {
    /// What people call a side.
    #[must_use]
    pub fn side_name(&self, side: SideNo) -> String {
        let side = match side {
            SideNo::A => "union",
            SideNo::B => "confederate",
        };
        tr!("gate-side", side = side)
    }

    /// The same at the head of something, without an article: "Union".
    #[must_use]
    pub fn side_called(side: SideNo) -> String {
        let side = match side {
            SideNo::A => "union",
            SideNo::B => "confederate",
        };
        tr!("gate-side-called", side = side)
    }

    /// What people call a piece.
    #[must_use]
    pub fn called(&self, piece: PieceId) -> String {
        let found = self.piece(piece);
        found.map_or_else(
            || piece.index().to_string(),
            |info| name(&info.name).into_owned(),
        )
    }

    /// What people call a place: "S7 Harbour entrance".
    #[must_use]
    pub fn located(&self, site: Site) -> String {
        let found = self.site(site);
        found.map_or_else(
            || tr!("gate-nowhere"),
            |info| format!("{} {}", info.code, name(&info.name)),
        )
    }

    fn fee_name(fee: Fee) -> String {
        tr!("gate-fee", fee = fee_word(fee))
    }

    /// The arguments of a sentence: piece, place, other, side, fee.
    fn arguments(&self, parts: &Parts) -> [String; 5] {
        let piece = |p: Option<PieceId>| p.map(|p| self.called(p));
        let place = |s: Option<Site>| s.map(|s| self.located(s));
        [
            piece(parts.piece).unwrap_or_default(),
            place(parts.place).unwrap_or_default(),
            piece(parts.other).or(place(parts.from)).unwrap_or_default(),
            parts.side.map(|s| self.side_name(s)).unwrap_or_default(),
            parts.fee.map(Self::fee_name).unwrap_or_default(),
        ]
    }

    /// A refusal as a sentence with its case.
    #[must_use]
    pub fn say_refusal(&self, why: &Illegal) -> Cited {
        let parts = parts_of_refusal(why);
        let [piece, place, other, _, fee] = self.arguments(&parts);
        let text = tr!(
            "gate-not",
            why = word(why),
            piece = piece,
            place = place,
            other = other,
            fee = fee,
            n = parts.n,
            most = parts.most
        );
        Cited::new(text, why.rule().0)
    }

    /// What people call an action.
    #[must_use]
    pub fn say_action(&self, action: Action) -> String {
        match action {
            Action::Lay { site, points } => {
                let marker = tr!("gate-marker", points = points);
                return tr!("gate-do-lay", marker = marker, place = self.located(site));
            }
            Action::Lift { site, points } => {
                let marker = tr!("gate-marker", points = points);
                return tr!("gate-do-lift", marker = marker, place = self.located(site));
            }
            Action::Pay { fee, free: false } => {
                return tr!("gate-do-pay", fee = Self::fee_name(fee));
            }
            Action::Pay { fee, free: true } => {
                return tr!("gate-do-free", fee = Self::fee_name(fee));
            }
            _ => {}
        }
        let parts = parts_of_action(action);
        let [piece, place, mut other, ..] = self.arguments(&parts);
        let mut what = word(&action);
        match action {
            Action::Sail { bank: Some(_), .. } => "Bank".clone_into(&mut what),
            Action::Command { formation } => {
                let names = &self.parts().formations;
                let found = names.get(usize::from(formation));
                other = found.map_or_else(String::new, |n| name(n).into_owned());
            }
            _ => {}
        }
        tr!(
            "gate-do",
            what = what,
            piece = piece,
            place = place,
            other = other,
            n = parts.n
        )
    }

    /// What an action is about, in the words of written actions.
    #[must_use]
    pub fn about_action(&self, action: Action) -> Subjects {
        let parts = match action {
            Action::Lay { site, .. } | Action::Lift { site, .. } => Parts::place(site),
            _ => parts_of_action(action),
        };
        let code = |p: PieceId| self.piece(p).map(|info| info.code.clone());
        let pieces = [parts.piece, parts.other].into_iter().flatten();
        Subjects {
            units: pieces.filter_map(code).collect(),
            places: parts
                .place
                .map(|s| self.code(s).to_owned())
                .into_iter()
                .collect(),
        }
    }

    /// What is told of an event; `None` if nothing is.
    #[must_use]
    pub fn say_event(&self, event: &Event) -> Option<Line> {
        let (what, parts, rule) = told_of(event)?;
        let [piece, place, other, side, fee] = self.arguments(&parts);
        let text = match *event {
            Event::Paid { free: false, .. } => tr!("gate-told-paid", side = side, fee = fee),
            Event::Paid { free: true, .. } => tr!("gate-told-free", side = side, fee = fee),
            _ => tr!(
                "gate-told",
                what = what,
                piece = piece,
                place = place,
                other = other,
                side = side,
                n = parts.n,
                most = parts.most
            ),
        };
        let code = |p: PieceId| self.piece(p).map(|info| info.code.clone());
        let pieces = [parts.piece, parts.other].into_iter().flatten();
        let places = [parts.place, parts.from].into_iter().flatten();
        let on_map = places.filter(|s| self.site(*s).is_some());
        Some(Line {
            told: Cited::new(crate::words::sentence(&text), rule),
            units: pieces.filter_map(code).collect(),
            places: on_map.map(|s| self.code(s).to_owned()).collect(),
        })
    }
}

/// The name of a variant: the word by which its sentence is found.
fn word(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect()
}

fn parts_of_refusal(why: &Illegal) -> Parts {
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

fn parts_of_action(action: Action) -> Parts {
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
        Action::Repair { ship, msp, .. } => Parts::piece(ship).n(msp),
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
        | Action::Mend { piece, .. }
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
fn told_of(event: &Event) -> Option<(&'static str, Parts, &'static str)> {
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
        E::Mined { ship, toll, .. } => {
            let what = match toll {
                Toll::Damaged => "MineHits",
                Toll::Severe => "MineSevere",
                Toll::Sunk => "MineSinks",
                Toll::Nothing | Toll::Still | Toll::Repaired => "MineMisses",
            };
            (what, Parts::piece(ship), "9.5.6")
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
        E::Lost { piece, steps: 2 } => ("Gone", Parts::piece(piece), "8.1.6"),
        E::Lost { piece, .. } => ("Reduced", Parts::piece(piece), "8.1.6"),
        E::Whole { piece } => ("Whole", Parts::piece(piece), "4.2.1"),
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
        E::Marched { unit, from, to, .. } => ("Marched", Parts::both(unit, to).from(from), "7.1"),
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
