//! Questions about what might be: units elsewhere, other ground, another turn;
//! and what is answered, in sentences.

use super::codec::position::stripped;
use super::ids::{Ground, UnitId, UnitSet};
use super::illegal::Illegal;
use super::joining::Joins;
use super::odds::{Contribution, Odds};
use super::questions::say_factor;
use super::rules::Tabletop;
use super::state::{Attack, MAX_ATTACKERS, State};
use super::supply::{isolated, line_limit};
use crate::engine::SideNo;
use crate::json::{FaultKind, Fields, Node, quoted};
use crate::present::system::Cited;
use crate::space::CellId;
use crate::words::{all_of, decimal, tr};
use std::ops::ControlFlow;

/// An attack that is only asked about.
pub(super) struct Supposed {
    pub state: State,
    pub attack: Attack,
}

impl Tabletop {
    /// The attack that a question is about, in a position changed as it says.
    /// Notes every reason why it cannot be.
    pub(super) fn suppose(&self, state: &State, fields: &Fields<'_>) -> Option<Supposed> {
        let target = fields.field("target").and_then(|n| self.cell_at(&n));
        let nodes = fields.field("units").and_then(|n| n.list(MAX_ATTACKERS))?;
        if let (true, Some(node)) = (nodes.is_empty(), fields.optional("units")) {
            let why = self.say_refusal(&Illegal::NobodyAttacks).text;
            node.fault(FaultKind::Says(stripped(why)));
            return None;
        }
        let mut scratch = *state;
        scratch.attack = None;
        if fields.optional("mud").and_then(|n| n.flag()) == Some(true) {
            scratch.ground = Ground::Mud;
        }
        if let Some(turn) = fields.optional("turn") {
            scratch.turn = turn.small(1..=self.parts().turns)?;
        }
        let standing: Vec<_> = nodes.iter().map(|node| self.standing(node)).collect();
        let target = target?;
        let mut sound = true;
        if let Some(defenders) = fields.optional("defender") {
            for node in defenders.list(MAX_ATTACKERS)? {
                let unit = self.unit_at(&node);
                sound &= unit.is_some_and(|u| self.placed(&mut scratch, u, Some(target), &node));
            }
        }
        let mut units = Vec::new();
        for (node, standing) in nodes.iter().zip(standing) {
            match standing {
                Some((unit, at)) if self.placed(&mut scratch, unit, at, node) => units.push(unit),
                _ => sound = false,
            }
        }
        let first = units.first().and_then(|&unit| self.unit(unit))?;
        scratch.active = first.side;
        let mut attack = Attack::on(target);
        for (&unit, node) in units.iter().zip(&nodes) {
            if !sound {
                break;
            }
            let _ = Joins::new(self, &scratch).audit(unit, target, &mut |why| {
                node.fault(FaultKind::Says(stripped(self.say_refusal(&why).text)));
                sound = false;
                ControlFlow::Break(())
            });
            attack.join(unit);
            scratch.attack = Some(attack);
        }
        let state = scratch;
        sound.then_some(Supposed { state, attack })
    }

    /// A unit that a text names, and where it is put: `29_Tank`, `29_Tank@B6`.
    fn standing(&self, node: &Node<'_>) -> Option<(UnitId, Option<CellId>)> {
        let text = node.text(100)?;
        let Some((code, cell)) = text.split_once('@') else {
            return Some((self.unit_at(node)?, None));
        };
        let Some(unit) = self.find_unit(code) else {
            let why = tr!("tabletop-no-unit", unit = quoted(code), near = "none");
            node.fault(FaultKind::Says(why));
            return None;
        };
        let cell = super::codec::notation::find_cell(self, cell);
        let cell = cell.map_err(|why| node.fault(FaultKind::Says(why))).ok()?;
        Some((unit, Some(cell)))
    }

    /// Puts a unit into a cell for the question. Whether it stands on the table.
    fn placed(&self, state: &mut State, unit: UnitId, at: Option<CellId>, node: &Node<'_>) -> bool {
        let Some(info) = self.unit(unit) else {
            return false;
        };
        let why = match at {
            None if state.cell_of(unit).is_some() => return true,
            None => tr!("tabletop-not-on-table", unit = self.called(unit)),
            Some(cell) if !self.passable().contains(cell) => {
                tr!("tabletop-not-impassable", cell = self.place(cell))
            }
            Some(cell) if state.occupied(info.side.other()).contains(cell) => {
                tr!("tabletop-both-there", cell = self.place(cell))
            }
            Some(cell) => {
                let strength = match state.strength(unit) {
                    0 => info.strength,
                    left => left,
                };
                state.put(self, unit, cell, strength);
                return true;
            }
        };
        node.fault(FaultKind::Says(stripped(why)));
        false
    }

    /// What comes of an attack: who brings what and why, the hits, the losses.
    pub(super) fn odds_told(&self, odds: &Odds) -> Vec<Cited> {
        let target = self.place(odds.target);
        let mut told = vec![Cited::plain(tr!("tabletop-head-attack", cell = target))];
        told.extend(odds.attack.iter().map(|line| self.line_told(line)));
        told.push(Cited::plain(tr!("tabletop-told-defence")));
        told.extend(odds.defence.iter().map(|line| self.line_told(line)));
        if odds.crowded {
            told.push(Cited::new(tr!("tabletop-crowded"), "T12.10"));
        }
        let [ours, theirs] = &odds.hits;
        let hits = tr!(
            "tabletop-hits-expected",
            ours = decimal(ours.mean(), 1),
            theirs = decimal(theirs.mean(), 1)
        );
        told.push(Cited::new(hits, "T12.8"));
        let percent = |chance: f64| decimal(100.0 * chance, 1);
        let chances = tr!(
            "tabletop-chance",
            won = percent(odds.difference.chance(|n| n > 0)),
            drawn = percent(odds.difference.chance(|n| n == 0)),
            lost = percent(odds.difference.chance(|n| n < 0))
        );
        told.push(Cited::new(chances, "T12.9"));
        for (all_out, rule) in [(false, "T12.12"), (true, "T12.4")] {
            let [attacker, defender] = odds.losses(self.options(), all_out);
            let text = tr!(
                "tabletop-losses-expected",
                manner = if all_out { "all-out" } else { "normal" },
                attacker = decimal(attacker.mean(), 1),
                defender = decimal(defender.mean(), 1)
            );
            told.push(Cited::new(text, rule));
        }
        told
    }

    fn line_told(&self, line: &Contribution) -> Cited {
        let factors = line.factors.iter().map(|factor| {
            let [up, down] = factor.times(self.numbers());
            let times = match down {
                1 => format!("× {up}"),
                down => format!("× {up}/{down}"),
            };
            format!("{times} {}", say_factor(*factor))
        });
        let factors: Vec<String> = factors.collect();
        let text = tr!(
            "tabletop-told-line",
            unit = self.called(line.unit),
            strength = line.strength,
            factors = factors.join(", "),
            given = if factors.is_empty() { "no" } else { "yes" },
            modified = line.modified,
            sure = line.sure,
            needs = line.needs
        );
        Cited::new(text, "T12.7")
    }

    /// Who is out of supply, and who has no line now.
    pub(super) fn supply_told(&self, state: &State, side: SideNo) -> Vec<Cited> {
        let name = self.side_name(side);
        let marked = state.out_of_supply & self.units_of(side);
        let cut = isolated(self, state, side);
        let called = |units: UnitSet| {
            let names = units.iter().map(|unit| self.called(unit));
            all_of(&names.collect::<Vec<String>>())
        };
        let mut told = vec![match marked.is_empty() {
            true => Cited::new(
                tr!("tabletop-did-supply-all", side = name.as_str()),
                "T10.4",
            ),
            false => {
                let (n, units) = (marked.len(), called(marked));
                let side = name.as_str();
                Cited::new(
                    tr!("tabletop-did-supply", side = side, n = n, units = units),
                    "T10.4",
                )
            }
        }];
        told.push(match cut.is_empty() {
            true => Cited::new(tr!("tabletop-told-lines-all"), "T10.2"),
            false => Cited::new(tr!("tabletop-told-lines", units = called(cut)), "T10.2"),
        });
        if let Some(limit) = line_limit(self, state.turn, side) {
            told.push(Cited::new(tr!("tabletop-told-limit", n = limit), "T10.3"));
        }
        told
    }
}
