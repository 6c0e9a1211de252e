//! What people are told of a scenario before they choose it.

use super::calendar::days_of_turn;
use super::rules::Tabletop;
use super::say::say_day;
use crate::present::system::Brief;
use crate::words::tr;

impl Tabletop {
    /// "24 January – 16 February 1944".
    pub(super) fn days_of_battle(&self) -> String {
        let parts = self.parts();
        let [from, _] = days_of_turn(parts.start, 1);
        let [_, to] = days_of_turn(parts.start, parts.turns);
        let year = to.year().to_string();
        tr!(
            "tabletop-days",
            from = say_day(from),
            to = say_day(to),
            year = year
        )
    }

    /// What people are told of it before they choose it.
    pub(super) fn introduction(&self) -> Brief {
        let parts = self.parts();
        let [from, _] = days_of_turn(parts.start, 1);
        let [_, to] = days_of_turn(parts.start, parts.turns);
        Brief {
            game: tr!("tabletop-game"),
            about: tr!("tabletop-about", id = parts.id.as_str()),
            length: tr!(
                "tabletop-length",
                turns = parts.turns,
                from = say_day(from),
                to = say_day(to),
                year = to.year().to_string()
            ),
            credit: tr!("tabletop-credit"),
        }
    }
}
