//! Why an action is not allowed, as a sentence with its case.

use super::illegal::{Crowding, Illegal};
use super::rules::Breakout;
use crate::engine::Refusal;
use crate::present::system::Cited;
use crate::words::tr;

impl Breakout {
    /// A refusal as a sentence.
    pub(super) fn say_refusal(&self, why: &Illegal) -> Cited {
        let text = self.say_of_preparing(why);
        let text = text.unwrap_or_else(|| self.say_of_waves(why));
        Cited::new(text, why.rule().0)
    }

    /// What is wrong with the units of a hex.
    fn say_crowding(&self, hex: String, crowding: Crowding) -> String {
        match crowding {
            Crowding::Units { count, most } => {
                tr!("jaws-not-units", hex = hex, n = count, most = most)
            }
            Crowding::Regiments { count } => tr!("jaws-not-regiments", hex = hex, n = count),
            Crowding::Korps => tr!("jaws-not-korps", hex = hex),
        }
    }

    /// Merging and the one-hex move.
    fn say_of_preparing(&self, why: &Illegal) -> Option<String> {
        let (called, place) = (|unit| self.called(unit), |hex| self.place(hex));
        Some(match *why {
            Illegal::GameOver => tr!("jaws-not-over"),
            Illegal::OtherStage { now } => tr!("jaws-not-stage", stage = now.key()),
            Illegal::NotOfTheGroup { unit } => tr!("jaws-not-group", unit = called(unit)),
            Illegal::Itself { unit } => tr!("jaws-not-itself", unit = called(unit)),
            Illegal::NotTogether { units: [a, b] } => {
                tr!("jaws-not-together", unit = called(a), other = called(b))
            }
            Illegal::NoDivision { unit } => tr!("jaws-not-division", unit = called(unit)),
            Illegal::OtherDivision { units: [a, b] } => {
                tr!(
                    "jaws-not-other-division",
                    unit = called(a),
                    other = called(b)
                )
            }
            Illegal::ArmourJoins { unit } => tr!("jaws-not-armour", unit = called(unit)),
            Illegal::TakesNobodyIn { unit } => tr!("jaws-not-takes", unit = called(unit)),
            Illegal::TooManySteps { unit, steps } => {
                tr!("jaws-not-steps", unit = called(unit), n = steps)
            }
            Illegal::NotToForm { unit } => tr!("jaws-not-form", unit = called(unit)),
            Illegal::NotItsOwn { unit, regiment } => {
                tr!(
                    "jaws-not-own",
                    unit = called(unit),
                    regiment = called(regiment)
                )
            }
            Illegal::NotInOrder => tr!("jaws-not-order"),
            Illegal::HasMoved { unit } => tr!("jaws-not-moved", unit = called(unit)),
            Illegal::HasNotMoved { unit } => tr!("jaws-not-has-moved", unit = called(unit)),
            Illegal::NotNext { from, to } => {
                tr!("jaws-not-next", from = place(from), hex = place(to))
            }
            Illegal::EnemyThere { hex } => tr!("jaws-not-enemy", hex = place(hex)),
            Illegal::Lake { hex } => tr!("jaws-not-lake", hex = place(hex)),
            Illegal::River { unit, hex } => {
                tr!("jaws-not-river", unit = called(unit), hex = place(hex))
            }
            Illegal::TooFull { hex, crowding } => self.say_crowding(place(hex), crowding),
            _ => return None,
        })
    }

    /// The waves, attacks and losses.
    fn say_of_waves(&self, why: &Illegal) -> String {
        let (called, place) = (|unit| self.called(unit), |hex| self.place(hex));
        match *why {
            Illegal::NoStack { stack } => tr!("jaws-not-stack", hex = place(stack)),
            Illegal::HasActed { stack } => tr!("jaws-not-acted", hex = place(stack)),
            Illegal::OtherWave { stack, wave } => {
                tr!("jaws-not-wave", hex = place(stack), n = wave)
            }
            Illegal::NotSouthwest { hex } => tr!("jaws-not-southwest", hex = place(hex)),
            Illegal::NobodyAttacks { hex } => tr!("jaws-not-attack", hex = place(hex)),
            Illegal::NoRoom { hex, crowding } => {
                let crowding = self.say_crowding(place(hex), crowding);
                tr!("jaws-not-room", why = crowding)
            }
            Illegal::NotInCombat { unit } => tr!("jaws-not-combat", unit = called(unit)),
            Illegal::StrongestAttackerFirst { unit } => {
                tr!("jaws-not-strongest-attacker", unit = called(unit))
            }
            Illegal::StrongestDefenderFirst { unit } => {
                tr!("jaws-not-strongest-defender", unit = called(unit))
            }
            Illegal::DefendsOnly { unit } => tr!("jaws-not-defends-only", unit = called(unit)),
            Illegal::StrongestOfCrowd { unit } => tr!("jaws-not-crowd", unit = called(unit)),
            Illegal::NotTooMany { unit } => tr!("jaws-not-too-many", unit = called(unit)),
            // Told above.
            _ => String::new(),
        }
    }
}
