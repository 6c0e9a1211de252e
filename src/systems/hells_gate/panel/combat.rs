//! Putting an attack together: who may join, strengths, odds, every shift, and
//! the chance of each number of hits before any die is rolled.

use super::super::action::Action;
use super::super::ids::{UnitId, UnitMask};
use super::super::odds::odds;
use super::super::rulebook::cite;
use super::super::say;
use super::candidates::{change_of_columns, neighbours_of, open_hexes};
use super::desk::{Desk, cited, text};
use crate::engine::Rules as _;
use crate::hex::HexId;
use crate::present::system::{Block, Cited, Effect, Fact, Row};
use crate::words::{signed_whole, tr};

impl Desk<'_> {
    /// The combat phase [7.0].
    pub(super) fn combat(&self) -> Vec<Block> {
        let mut blocks = match self.picks.picked.target {
            None => self.targets(),
            Some(target) => self.attack(target),
        };
        blocks.extend(self.summary());
        blocks
    }

    /// Nothing is aimed at yet: what could be attacked.
    fn targets(&self) -> Vec<Block> {
        let (rules, state) = (self.rules, self.state);
        let open = open_hexes(rules, state);
        let mut blocks = vec![Block::Heading(tr!("fight-targets"))];
        if open.is_empty() {
            blocks.push(text(cited(tr!("fight-no-more"), cite::COMBAT)));
        }
        for hex in open {
            let mut then = self.picks.clone();
            let _ = then.picked.click_hex(rules, state, hex);
            blocks.push(Block::Row(Row {
                units: self.codes_in(hex),
                brief: self.place(hex),
                label: tr!("fight-attack", hex = self.place(hex)),
                value: self.strength_in(hex),
                ticked: None,
                does: Ok(self.picking(|picks| *picks = then)),
            }));
        }
        blocks
    }

    /// Those who stand in a hex.
    fn codes_in(&self, hex: HexId) -> Vec<String> {
        let there = self.state.in_hex(hex).iter();
        there.filter_map(|unit| self.code(unit)).collect()
    }

    /// What those who stand in a hex are worth in its defence, and how many of them add
    /// nothing to it: "strength 5, 1 retreated" [7.6].
    fn strength_in(&self, hex: HexId) -> String {
        let nobody = odds(self.rules, self.state, hex, UnitMask::EMPTY);
        let retreated = (self.state.in_hex(hex) & self.state.retreated).len();
        match retreated {
            0 => tr!("unit-strength", n = nobody.defence),
            _ => tr!(
                "fight-strength-without",
                n = nobody.defence,
                retreated = retreated
            ),
        }
    }

    /// The attack on a hex.
    fn attack(&self, target: HexId) -> Vec<Block> {
        let (rules, state) = (self.rules, self.state);
        let joined = state.attack.map_or(UnitMask::EMPTY, |a| a.units);
        let odds = odds(rules, state, target, joined);
        let receipt = say::odds_lines(rules, state, target, joined, &odds);
        let head = tr!("fight-attack-on", hex = self.place(target));
        let mut blocks = vec![Block::Heading(head), self.way_back(joined)];
        let near = neighbours_of(rules, state, target);
        let candidates = near.iter().map(|unit| self.candidate(target, unit, joined));
        blocks.extend(candidates);
        let mut defenders: Vec<Cited> = receipt
            .defenders
            .iter()
            .map(|(_, line, _)| cited(line.as_str(), cite::STRENGTHS))
            .collect();
        if receipt.defenders.is_empty() {
            let nobody = tr!("fight-retreated-only");
            defenders.push(cited(nobody, cite::RETREATED_UNITS));
        }
        let defended = [
            Block::Heading(tr!("fight-defenders")),
            Block::Text(defenders),
        ];
        if joined.is_empty() {
            blocks.push(text(cited(tr!("fight-tick"), cite::COMBAT)));
            blocks.extend(defended);
            return blocks;
        }
        blocks.extend(self.who_flips(odds.may_flip));
        // Ratio, shifts, column; then what the die can do.
        let summary = tr!(
            "fight-summary",
            ratio = receipt.ratio,
            base = receipt.base,
            column = receipt.column
        );
        let mut told = vec![cited(summary, cite::COMBAT)];
        for (columns, cause, rule) in receipt.shifts {
            let arrow = if columns > 0 { "→" } else { "←" };
            let arrows = arrow.repeat(usize::from(columns.unsigned_abs()));
            told.push(cited(format!("{arrows} {cause}"), rule));
        }
        if odds.shifts.iter().flatten().next().is_none() {
            told.push(cited(tr!("fight-no-shifts"), cite::SHIFTS));
        }
        blocks.push(Block::Text(told));
        // What the die can do comes next: it is to be seen without scrolling.
        let way = |head: String, faces: &[(u8, u8)]| Fact {
            head,
            told: cited(say::chances(faces), cite::CRT),
            news: None,
        };
        let normal = match odds.overconcentrated {
            true => tr!("fight-overconcentrated"),
            false => tr!("fight-normal"),
        };
        let mut ways = vec![way(normal, &receipt.normal)];
        ways.push(match receipt.all_out {
            Ok(_) => way(tr!("fight-all-out"), &receipt.all_out_dist),
            Err((why, rule)) => Fact {
                head: tr!("fight-all-out"),
                told: cited(tr!("fight-no-all-out", why = why), rule),
                news: None,
            },
        });
        blocks.push(Block::Facts(ways));
        // How an attacker comes by its strength, where more than the figure on it counts.
        let attackers: Vec<Cited> = receipt
            .attackers
            .iter()
            .map(|(_, line, _)| cited(line.as_str(), cite::STRENGTHS))
            .collect();
        blocks.push(Block::Heading(tr!("fight-attackers")));
        blocks.push(Block::Text(attackers));
        blocks.extend(defended);
        blocks
    }

    /// The way back, in one place: from an attack that is put together everybody leaves it,
    /// from a target that nobody has joined against one lets go of it.
    fn way_back(&self, joined: UnitMask) -> Block {
        if joined.is_empty() {
            let elsewhere = self.picking(|picks| picks.picked.clear(self.state));
            return Block::Row(Row::plain(tr!("room-aim-elsewhere"), Ok(elsewhere)));
        }
        let leave = |unit| self.rules.notation(Action::LeaveAttack { unit });
        let all = joined.iter().map(leave).collect();
        Block::Row(Row::plain(tr!("room-call-off"), Ok(Effect::Play(all))))
    }

    /// Which unit an all-out attack reduces, where there is a choice [7.3].
    fn who_flips(&self, able: UnitMask) -> Vec<Block> {
        if able.len() < 2 {
            return Vec::new();
        }
        let chosen = self.flips(able);
        let row = |unit: UnitId| {
            Block::Row(Row {
                units: self.code(unit).into_iter().collect(),
                brief: self.called(unit),
                label: tr!("fight-flips", unit = self.called(unit)),
                value: String::new(),
                ticked: Some(chosen == Some(unit)),
                does: Ok(self.picking(|picks| picks.flip = Some(unit))),
            })
        };
        let heading = Block::Heading(tr!("fight-who-flips"));
        std::iter::once(heading)
            .chain(able.iter().map(row))
            .collect()
    }

    /// One unit next to the target: tick to join, with what it would change.
    fn candidate(&self, target: HexId, unit: UnitId, joined: UnitMask) -> Block {
        let (rules, state) = (self.rules, self.state);
        let inside = joined.contains(unit);
        let does = self.does(match inside {
            true => Action::LeaveAttack { unit },
            false => Action::JoinAttack { unit, target },
        });
        let mut value = say::comes_to(rules, state, unit, target).to_string();
        // What it brings, in the attack or not yet in it.
        let brings = match (&does, inside) {
            (Ok(_), true) => -change_of_columns(rules, state, target, unit),
            (Ok(_), false) => change_of_columns(rules, state, target, unit),
            (Err(_), _) => 0,
        };
        if brings != 0 {
            let (n, change) = (brings.abs(), signed_whole(brings.into()));
            let told = tr!("fight-columns", change = change, n = n);
            value.push_str(&format!("  {told}"));
        }
        Block::Row(Row {
            units: self.code(unit).into_iter().collect(),
            brief: String::new(),
            label: self.called(unit),
            value,
            ticked: Some(inside),
            does,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::systems::hells_gate::codec::scenario::korsun_1944;
    use crate::systems::hells_gate::panel::Picks;
    use crate::systems::hells_gate::{HellsGate, State};

    #[test]
    fn of_a_target_it_is_told_how_many_add_nothing_to_its_strength() {
        let rules = HellsGate::new(korsun_1944().unwrap().setup);
        let mut state = rules.initial();
        rules.step(&mut state, Action::JudgeSupply, &[]);
        let crowded = |hex: &HexId| state.in_hex(*hex).len() > 1;
        let hex = open_hexes(&rules, &state).iter().find(crowded).unwrap();
        let told = |state: &State| {
            let picks = Picks::default();
            let desk = Desk::new(&rules, state, &picks);
            let brief = desk.place(hex);
            let value = |block| match block {
                Block::Row(row) if row.brief == brief => Some(row.value),
                _ => None,
            };
            desk.targets().into_iter().find_map(value).unwrap()
        };
        let units: Vec<_> = state.in_hex(hex).iter().collect();
        let strength = |state: &State| odds(&rules, state, hex, UnitMask::EMPTY).defence;
        assert_eq!(told(&state), format!("strength {}", strength(&state)));
        let mut after = state;
        after.retreated.set(units[0], true);
        assert!(strength(&after) < strength(&state));
        let both = format!("strength {}, 1 retreated", strength(&after));
        assert_eq!(told(&after), both);
    }
}
