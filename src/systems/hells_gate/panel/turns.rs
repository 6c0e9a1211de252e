//! The boxes of the turn track: when that is, who comes then, what is special.

use super::super::ids::{Side, UnitId, Weather};
use super::super::say;
use super::super::setup::Arrival;
use super::desk::Desk;
use crate::engine::SideNo;
use crate::hex::Id as _;
use crate::present::system::{Block, Cited, TrackBox};
use crate::words::tr;

/// Months, and how they are shortened where their language does so.
const SHORT: [(&str, &str); 8] = [
    ("January", "Jan"),
    ("February", "Feb"),
    ("Januar", "Jan."),
    ("Februar", "Feb."),
    ("января", "янв."),
    ("февраля", "февр."),
    ("січня", "січ."),
    ("лютого", "лют."),
];

impl Desk<'_> {
    /// A turn on the track.
    pub(super) fn turn_box(&self, turn: u8) -> TrackBox {
        let (rules, state) = (self.rules, self.state);
        let days = rules.days(turn).unwrap_or_default();
        let note = SHORT.iter().fold(days.clone().into_owned(), |days, pair| {
            days.replace(pair.0, pair.1)
        });
        let past = turn < state.turn;
        let mut coming = [0; 2];
        if !past {
            for side in Side::ALL {
                coming[SideNo::from(side).index()] = self.arrivals(turn, side).len();
            }
        }
        let special = !past && !say::special_of_turn(rules, turn).is_empty();
        let sign = match (turn == state.turn, state.weather) {
            (true, Weather::Mud) => tr!("hells-gate-track-mud"),
            _ if special => "§".to_owned(),
            _ => String::new(),
        };
        TrackBox {
            name: turn.to_string(),
            note,
            coming,
            sign,
            about: self.about_turn(turn, &days),
        }
    }

    fn arrivals(&self, turn: u8, side: Side) -> Vec<UnitId> {
        let units = self.rules.units.iter().enumerate();
        units
            .filter(|(_, unit)| unit.arrives == Arrival::Turn(turn) && unit.side == side)
            .map(|(i, _)| UnitId::from_index(i))
            .collect()
    }

    fn about_turn(&self, turn: u8, days: &str) -> Vec<Block> {
        let rules = self.rules;
        let mut told = vec![Block::Heading(tr!("turn-title", turn = turn, days = days))];
        let mut say = |lines: Vec<Cited>| told.push(Block::Text(lines));
        if turn == self.state.turn {
            let ground = self.state.weather.word();
            say(vec![Cited::plain(tr!("turn-ground", ground = ground))]);
        }
        for side in Side::ALL {
            let coming = self.arrivals(turn, side);
            if coming.is_empty() {
                continue;
            }
            let mut lines = vec![Cited::plain(tr!("turn-reinforcements", side = side.key()))];
            for unit in coming {
                let Some(info) = rules.unit(unit) else {
                    continue;
                };
                let (name, hex) = (rules.unit_name(unit), rules.hex_name(info.hex));
                lines.push(Cited::plain(match info.conditional {
                    true => tr!("turn-arrival-if", unit = name, hex = hex),
                    false => tr!("turn-arrival", unit = name, hex = hex),
                }));
            }
            say(lines);
        }
        for (cases, text) in say::special_of_turn(rules, turn) {
            let rule = cases.first().map(|rule| rule.0);
            say(vec![Cited { text, rule }]);
        }
        told
    }
}
