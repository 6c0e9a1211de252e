//! The dice of an attack: what they decide, and what they did.

use super::action::Action;
use super::odds::{column_name, odds};
use super::rules::Breakout;
use super::secret::unknown_in;
use super::state::State;
use crate::engine::Die;
use crate::present::system::{Cited, DieView, Throw};
use crate::words::tr;

/// What stands for a number or a column that somebody may not know [22.6.3].
pub(super) const UNKNOWN: &str = "?";

impl Breakout {
    /// The dice of an action, with what they showed if they have fallen.
    pub(super) fn dice_of(&self, state: &State, action: Action, faces: Option<&[Die]>) -> Throw {
        let (Action::Enter { hex }, Some(march)) = (action, state.march) else {
            return Throw::default();
        };
        if !state.held().contains(hex) {
            return Throw::default();
        }
        let odds = odds(self, state, &march, hex);
        let face = |n: usize| faces.and_then(|faces| faces.get(n).copied());
        // Their sum is the row of the table: neither is a side's.
        let die = |label: String, n| DieView {
            side: None,
            label,
            needs: String::new(),
            in_vain: false,
            face: face(n),
            counts: None,
        };
        let column = match unknown_in(self, state, hex).is_empty() {
            true => column_name(odds.columns.shifted),
            false => UNKNOWN.to_owned(),
        };
        let told = match (face(0), face(1)) {
            (Some(red), Some(black)) if column == UNKNOWN => {
                tr!("jaws-throw-hidden", sum = red.pips() + black.pips())
            }
            (Some(red), Some(black)) => {
                let verdict = odds.verdict(self, [red, black]);
                let [ours, theirs] = verdict.losses;
                tr!(
                    "jaws-throw-result",
                    sum = red.pips() + black.pips(),
                    column = column,
                    ours = ours,
                    theirs = theirs
                )
            }
            _ => tr!("jaws-throw", column = column),
        };
        Throw {
            dice: vec![die(tr!("jaws-die-red"), 0), die(tr!("jaws-die-black"), 1)],
            told: Some(Cited::new(told, "12.12")),
            at: Some(self.spot(hex)),
        }
    }
}
