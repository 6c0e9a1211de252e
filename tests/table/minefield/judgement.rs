//! What there is to know of crossing a minefield.

use super::rules::{Act, FIELDS, Field, Mine, Minefield, Stage};
use hells_gate::engine::Strategy;

/// A judgement: one man ahead is enough, and a mine anywhere is better than none.
pub struct Prudence {
    pub bluff: bool,
}

impl Prudence {
    /// How likely a mine still lies ahead.
    fn danger(&self, state: &Field) -> f64 {
        let left = f64::from(FIELDS - state.at);
        match state.mine {
            Mine::In(field) => f64::from(u8::from(field > state.at && !state.found)),
            Mine::Unknown if self.bluff => left / (left + 1.0),
            Mine::Unknown => 1.0,
        }
    }
}

impl Strategy<Minefield> for Prudence {
    fn value(&self, state: &Field) -> f64 {
        let margin = f64::from(state.lost) - f64::from(state.men);
        if state.stage == Stage::Over {
            return margin;
        }
        // A man who is lost counts on both sides.
        let ahead = match state.stage {
            Stage::Blast => f64::from(state.ahead),
            _ => self.danger(state) * f64::from(state.ahead.max(1)),
        };
        margin + ahead * 2.0 / 3.0
    }

    fn spread(&self, _: &Field) -> f64 {
        1.0
    }

    fn plan(&self, state: &Field, blur: &mut dyn FnMut() -> f64, out: &mut Vec<Act>) {
        match state.stage {
            Stage::Laying => {
                let field = (1..=FIELDS).map(|field| (blur(), field));
                let best = field.max_by(|a, b| a.0.total_cmp(&b.0));
                out.extend(best.map(|(_, field)| Act::Lay(field)));
            }
            Stage::Crossing => {
                let more = state.ahead == 0 || state.ahead < state.men && blur() > 1.0;
                let send = std::iter::repeat_n(Act::Send, usize::from(more));
                out.extend(send.chain([Act::Go]));
            }
            Stage::Blast | Stage::Over => {}
        }
    }

    fn plans(&self, state: &Field, out: &mut Vec<Vec<Act>>) {
        match state.stage {
            Stage::Laying => out.extend((0..=FIELDS).map(|field| vec![Act::Lay(field)])),
            Stage::Crossing => out.push(vec![Act::Send, Act::Go]),
            Stage::Blast | Stage::Over => {}
        }
    }

    fn noise(&self) -> [f64; 3] {
        [2.0, 0.5, 0.0]
    }

    fn horizon(&self, _: &Field) -> u8 {
        3
    }
}
