//! What has to be laid out for a battle with figures [T16.1, T1.6].

use super::calendar::{Date, days_of_turn};
use super::ids::{Branch, Ground, UnitId};
use super::picture::CELL_KM;
use super::rules::Tabletop;
use super::setup::GroundRolls;
use super::state::State;
use crate::engine::SideNo;
use crate::present::board::Symbol;
use crate::present::system::{Cited, Force, Muster, MusterTurn, MusterUnit, System as _};
use crate::words::tr;

impl Branch {
    /// How the box of its symbol is drawn.
    pub(super) const fn symbol(self) -> Symbol {
        match self {
            Self::Infantry => Symbol::Infantry,
            Self::Tank => Symbol::Armour,
            Self::Mechanised => Symbol::Mechanized,
            Self::Cavalry => Symbol::Cavalry,
        }
    }
}

/// The branches with the words of their messages [T6.6].
const KINDS: [(Branch, &str); 4] = [
    (Branch::Infantry, "infantry"),
    (Branch::Tank, "tank"),
    (Branch::Mechanised, "mechanised"),
    (Branch::Cavalry, "cavalry"),
];

const fn key(ground: Ground) -> &'static str {
    match ground {
        Ground::Easy => "easy",
        Ground::Mud => "mud",
    }
}

/// "24 Jan".
fn short_day(day: Date) -> String {
    tr!("tabletop-muster-day", day = day.day(), month = day.month())
}

const fn single_or_several(first: u8, last: u8) -> &'static str {
    match first == last {
        true => "single",
        false => "several",
    }
}

impl Tabletop {
    /// The set-up sheet of a game that begins in this position.
    pub(super) fn muster_of(&self, state: &State) -> Muster {
        let parts = self.parts();
        Muster {
            title: self.title(),
            about: tr!("tabletop-muster-about", days = self.days_of_battle()),
            forces: SideNo::BOTH.map(|side| self.force(state, side)),
            turns: (state.turn..=parts.turns)
                .map(|turn| self.turn_of_muster(state, turn))
                .collect(),
            notes: vec![
                (tr!("tabletop-muster-ground"), self.notes_of_ground(state)),
                (tr!("tabletop-muster-supply"), self.notes_of_supply()),
                (tr!("tabletop-muster-victory"), self.notes_of_victory()),
                (tr!("tabletop-muster-options"), self.notes_of_options()),
            ],
            kinds: KINDS
                .iter()
                .map(|(branch, kind)| (branch.symbol(), tr!("tabletop-muster-kind", kind = *kind)))
                .collect(),
            figures: tr!("tabletop-muster-figures"),
            credit: tr!("tabletop-credit"),
        }
    }

    fn force(&self, state: &State, side: SideNo) -> Force {
        let unit = |unit: UnitId| {
            let info = self.unit(unit)?;
            let (cell, strength, turn) = match state.cell_of(unit) {
                Some(cell) => (cell, state.strength(unit), None),
                // Who is dead or lost is not laid out.
                None if state.entered.contains(unit) || state.lost.contains(unit) => return None,
                None => {
                    let turn = info.arrives.unwrap_or(state.turn);
                    (info.cell, info.strength, Some(turn))
                }
            };
            Some(MusterUnit {
                name: self.called(unit),
                symbol: info.branch.symbol(),
                strength,
                elite: info.elite,
                place: self.spot(cell),
                turn,
            })
        };
        let mut units: Vec<MusterUnit> = self.units_of(side).iter().filter_map(unit).collect();
        // Cell by cell, as they are laid out: from the north-west to the south-east.
        units.sort_by(|a, b| {
            let row = |u: &MusterUnit| u.place.chars().next();
            let column = |u: &MusterUnit| u.place.get(1..).and_then(|n| n.parse::<u8>().ok());
            let strong = b.strength.cmp(&a.strength);
            let place = row(b).cmp(&row(a)).then(column(a).cmp(&column(b)));
            a.turn.cmp(&b.turn).then(place).then(strong)
        });
        let points: u32 = units.iter().map(|unit| u32::from(unit.strength)).sum();
        Force {
            sum: tr!(
                "tabletop-muster-force",
                units = units.len(),
                points = points
            ),
            units,
        }
    }

    fn turn_of_muster(&self, state: &State, turn: u8) -> MusterTurn {
        let parts = self.parts();
        let [from, to] = days_of_turn(parts.start, turn);
        let mut events = Vec::new();
        for change in &parts.ground_changes {
            if (change.first_turn..=change.last_turn).contains(&turn) {
                let words = tr!(
                    "tabletop-muster-die",
                    most = change.die_at_most,
                    to = key(change.to)
                );
                events.push((None, words));
            }
        }
        for side in [parts.initiative, parts.initiative.other()] {
            let coming = self.units_of(side).iter().filter(|&unit| {
                let due = self.unit(unit).is_some_and(|u| u.arrives == Some(turn));
                due && state.cell_of(unit).is_none()
            });
            let units = coming.count();
            if units > 0 {
                events.push((Some(side), tr!("tabletop-muster-arrive", n = units)));
            }
            let points = parts.replacements.iter();
            let points: u32 = points
                .filter(|given| given.side == side && given.turn == turn)
                .map(|given| u32::from(given.points))
                .sum();
            if points > 0 {
                events.push((Some(side), tr!("tabletop-muster-points", n = points)));
            }
        }
        MusterTurn {
            name: turn.to_string(),
            days: tr!(
                "tabletop-muster-days",
                from = short_day(from),
                to = short_day(to)
            ),
            events,
        }
    }

    fn notes_of_ground(&self, state: &State) -> Vec<Cited> {
        let parts = self.parts();
        let begins = tr!("tabletop-muster-begins", ground = key(state.ground));
        let mut notes = vec![Cited::new(begins, "T2.3")];
        for change in &parts.ground_changes {
            let words = tr!(
                "tabletop-muster-change",
                first = change.first_turn,
                last = change.last_turn,
                most = change.die_at_most,
                from = key(change.from),
                rolled = match change.rolled {
                    GroundRolls::GameTurn => "game",
                    GroundRolls::PlayerTurn => "player",
                }
            );
            notes.push(Cited::new(words, "TR1"));
        }
        if parts.ground_changes.is_empty() {
            notes.push(Cited::new(tr!("tabletop-muster-no-change"), "T2.3"));
        }
        let mud = tr!("tabletop-muster-mud", mud = self.numbers().mud);
        notes.push(Cited::new(mud, "T2.2"));
        // Cells of 10 cm: so many thousands to one [T1.3].
        let scale = tr!("tabletop-muster-scale", km = CELL_KM, scale = CELL_KM * 10);
        notes.push(Cited::new(scale, "T1.3"));
        notes
    }

    fn notes_of_supply(&self) -> Vec<Cited> {
        let parts = self.parts();
        let first = tr!(
            "tabletop-muster-initiative",
            side = self.side_name(parts.initiative)
        );
        let mut notes = vec![Cited::new(first, "T7.1")];
        for side in SideNo::BOTH {
            let most = tr!(
                "tabletop-muster-defend",
                side = self.side_name(side),
                n = parts.sides[side].defence_limit
            );
            notes.push(Cited::new(most, "T6.7"));
        }
        for limit in &parts.supply_limits {
            let words = tr!(
                "tabletop-muster-line",
                side = self.side_name(limit.side),
                n = limit.cells,
                turns = single_or_several(limit.first_turn, limit.last_turn.min(parts.turns)),
                first = limit.first_turn,
                last = limit.last_turn.min(parts.turns)
            );
            notes.push(Cited::new(words, "T10.3"));
        }
        for lift in &parts.airlift {
            let words = tr!(
                "tabletop-muster-airlift",
                side = self.side_name(lift.side),
                cell = self.place(lift.cell),
                turns = single_or_several(lift.first_turn, lift.last_turn.min(parts.turns)),
                first = lift.first_turn,
                last = lift.last_turn.min(parts.turns)
            );
            notes.push(Cited::new(words, "T10.5"));
        }
        notes
    }

    fn notes_of_victory(&self) -> Vec<Cited> {
        let numbers = self.numbers();
        let loss = tr!("tabletop-muster-vp-loss", n = numbers.points_per_loss);
        let base = tr!("tabletop-muster-vp-base", n = numbers.points_per_base);
        let mut notes = vec![Cited::new(loss, "T15.1"), Cited::new(base, "T15.2")];
        notes.extend(self.won_by());
        if let Some((side, points)) = self.parts().handicap {
            let side = self.side_name(side);
            let words = tr!("tabletop-muster-vp-handicap", side = side, n = points);
            notes.push(Cited::new(words, "T15.4"));
        }
        notes
    }

    fn notes_of_options(&self) -> Vec<Cited> {
        let settings = self.settings().into_iter();
        let told = settings.map(|parameter| {
            let words = tr!(
                "tabletop-muster-option",
                option = parameter.title.as_str(),
                chosen = super::sheet::chosen(&parameter)
            );
            Cited {
                text: words,
                rule: parameter.about.rule,
            }
        });
        told.collect()
    }
}
