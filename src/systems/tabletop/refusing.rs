//! Why an action is not allowed, as a sentence with its case.

use super::illegal::Illegal;
use super::rules::Tabletop;
use crate::engine::Refusal;
use crate::present::system::Cited;
use crate::words::tr;

impl Tabletop {
    /// A refusal as a sentence.
    pub(super) fn say_refusal(&self, why: &Illegal) -> Cited {
        let text = self.say_of_course(why).or_else(|| self.say_of_attack(why));
        let text = text.or_else(|| self.say_of_retreat(why));
        let text = text.unwrap_or_else(|| self.say_of_move(why));
        Cited::new(text, why.rule().0)
    }

    /// Course of play and reinforcement.
    fn say_of_course(&self, why: &Illegal) -> Option<String> {
        let (called, place) = (|unit| self.called(unit), |cell| self.place(cell));
        Some(match *why {
            Illegal::GameOver => tr!("tabletop-not-over"),
            Illegal::OtherPhase { now } => tr!("tabletop-not-phase", phase = now.phase().key()),
            Illegal::AttackUnderWay { now } => tr!("tabletop-not-under-way", stage = now.key()),
            Illegal::NotDue { unit } => tr!("tabletop-not-due", unit = called(unit)),
            Illegal::EntryFree { entry } => tr!("tabletop-not-entry-free", cell = place(entry)),
            Illegal::EntryNotBase { cell } => tr!("tabletop-not-entry-base", cell = place(cell)),
            Illegal::EntryEnemyOccupied { cell } => {
                tr!("tabletop-not-entry-enemy", cell = place(cell))
            }
            Illegal::EntryNotNearest {
                cell,
                distance,
                nearest,
            } => tr!(
                "tabletop-not-entry-nearest",
                cell = place(cell),
                distance = distance,
                nearest = nearest
            ),
            Illegal::ArrivalsLeft { unit } => tr!("tabletop-not-arrivals", unit = called(unit)),
            Illegal::NoPoints => tr!("tabletop-not-points"),
            Illegal::NotToReplace { unit } => tr!("tabletop-not-replace", unit = called(unit)),
            Illegal::AtFullStrength { unit } => tr!("tabletop-not-full", unit = called(unit)),
            Illegal::ReplaceOutOfSupply { unit } => {
                tr!("tabletop-not-replace-supply", unit = called(unit))
            }
            _ => return None,
        })
    }

    /// Attacks and losses.
    fn say_of_attack(&self, why: &Illegal) -> Option<String> {
        let (called, place) = (|unit| self.called(unit), |cell| self.place(cell));
        Some(match *why {
            Illegal::NobodyAttacks => tr!("tabletop-not-nobody"),
            Illegal::NamedTwice { unit } => tr!("tabletop-not-twice", unit = called(unit)),
            Illegal::NotInAttack { unit } => tr!("tabletop-not-in-attack", unit = called(unit)),
            Illegal::OtherTarget { target } => {
                tr!("tabletop-not-other-target", cell = place(target))
            }
            Illegal::NoEnemyThere { target } => tr!("tabletop-not-enemy", cell = place(target)),
            Illegal::AttackedBefore { target } => {
                tr!("tabletop-not-attacked-before", cell = place(target))
            }
            Illegal::NotToAttack { unit } => tr!("tabletop-not-attack", unit = called(unit)),
            Illegal::Retreated { unit } => tr!("tabletop-not-retreated", unit = called(unit)),
            Illegal::HasAttacked { unit } => tr!("tabletop-not-has-attacked", unit = called(unit)),
            Illegal::NotNextToTarget { unit, target } => tr!(
                "tabletop-not-next-to",
                unit = called(unit),
                cell = place(target)
            ),
            Illegal::ThirdOfCell { unit, cell } => {
                tr!(
                    "tabletop-not-third",
                    most = self.numbers().attackers_per_cell,
                    unit = called(unit),
                    cell = place(cell)
                )
            }
            Illegal::CannotPay { points } => tr!("tabletop-not-pay", points = points),
            Illegal::NotInGroup { unit } => tr!("tabletop-not-group", unit = called(unit)),
            Illegal::OthersFirst { unit } => tr!("tabletop-not-others", unit = called(unit)),
            _ => return None,
        })
    }

    /// Retreats.
    fn say_of_retreat(&self, why: &Illegal) -> Option<String> {
        let (called, place) = (|unit| self.called(unit), |cell| self.place(cell));
        Some(match *why {
            Illegal::NoLoss => tr!("tabletop-not-loss"),
            Illegal::LossAboveStrength { loss, strength } => {
                tr!("tabletop-not-above", loss = loss, strength = strength)
            }
            Illegal::NoDestination { cell } => tr!("tabletop-not-nowhere", cell = place(cell)),
            Illegal::NotRetreating { unit } => tr!("tabletop-not-retreating", unit = called(unit)),
            Illegal::FarDestination { cell } => tr!("tabletop-not-far", cell = place(cell)),
            Illegal::DestinationEnemyOccupied { cell } => {
                tr!("tabletop-not-to-enemy", cell = place(cell))
            }
            Illegal::DestinationImpassable { cell } => {
                tr!("tabletop-not-to-impassable", cell = place(cell))
            }
            Illegal::DestinationEnemyBase { cell } => {
                tr!("tabletop-not-to-enemy-base", cell = place(cell))
            }
            Illegal::DestinationNoBase { cell } => tr!("tabletop-not-to-base", cell = place(cell)),
            Illegal::DestinationExposed { cell } => {
                tr!("tabletop-not-to-exposed", cell = place(cell))
            }
            Illegal::DestinationNotFirst { cell } => {
                tr!("tabletop-not-to-first", cell = place(cell))
            }
            _ => return None,
        })
    }

    /// Moves.
    fn say_of_move(&self, why: &Illegal) -> String {
        let (called, place) = (|unit| self.called(unit), |cell| self.place(cell));
        match *why {
            Illegal::NotToMove { unit } => tr!("tabletop-not-move", unit = called(unit)),
            Illegal::HasMoved { unit } => tr!("tabletop-not-has-moved", unit = called(unit)),
            Illegal::RouteLength { cells, most } => {
                tr!("tabletop-not-length", cells = cells, most = most)
            }
            Illegal::NotNext { cell } => tr!("tabletop-not-next", cell = place(cell)),
            Illegal::EnemyInWay { cell } => tr!("tabletop-not-way", cell = place(cell)),
            Illegal::Impassable { cell } => tr!("tabletop-not-impassable", cell = place(cell)),
            Illegal::SecondDifficult { cell } => tr!("tabletop-not-difficult", cell = place(cell)),
            Illegal::SecondRiver { cell } => tr!("tabletop-not-river", cell = place(cell)),
            // The others have had their sentence.
            _ => String::new(),
        }
    }
}
