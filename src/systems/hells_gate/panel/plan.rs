//! The plan of attacks: what each would come to, what its units add, what does
//! not go together.

use super::super::action::Action;
use super::super::insight::{Appraisal, Share, Trouble};
use super::super::rulebook::cite;
use super::super::say;
use super::candidates::open_hexes;
use super::desk::{Desk, cited, text};
use super::picks::Picks;
use crate::engine::{Refusal as _, Rules as _};
use crate::hex::HexId;
use crate::present::system::{Block, Button, Cited, Effect, Row, Weight};
use crate::words::tr;

impl Desk<'_> {
    /// In place of the targets, while clicks plan.
    pub(super) fn planning(&self) -> Vec<Block> {
        let mut blocks = vec![Block::Heading(tr!("planning-title"))];
        if self.plan.is_empty() {
            blocks.push(text(cited(tr!("planning-empty"), cite::COMBAT)));
        }
        for (i, appraisal) in self.plan.iter().enumerate() {
            // One that nobody was chosen for has no place in the order yet.
            let idle = |a: &Appraisal| a.planned.units.is_empty();
            let last = self.plan[i + 1..].iter().all(idle);
            let ends = (i == 0 || idle(appraisal), last || idle(appraisal));
            self.planned(i + 1, appraisal, ends, &mut blocks);
        }
        blocks.extend(self.others());
        blocks
    }

    /// What is still planned, below another decision of the phase.
    pub(super) fn summary(&self) -> Vec<Block> {
        // The attack being put together is told in full above.
        let open = self.state.attack.map(|open| open.target);
        let mut told = Vec::new();
        for (i, appraisal) in self.plan.iter().enumerate() {
            if Some(appraisal.planned.target) == open {
                continue;
            }
            let line = say::planned_attack(self.rules, appraisal);
            told.push(cited(format!("{}. {line}", i + 1), cite::COMBAT));
            told.extend(self.troubles(appraisal));
        }
        match told.is_empty() {
            true => Vec::new(),
            false => vec![Block::Heading(tr!("planning-title")), Block::Text(told)],
        }
    }

    /// Beginning the first planned attack, planning, ending to plan.
    pub(super) fn foot_of_plan(&self) -> Vec<Button> {
        let quiet = |label, does| Button {
            label,
            chance: String::new(),
            asks: Vec::new(),
            weight: Weight::Quiet,
            does: Ok(does),
        };
        let mut foot: Vec<Button> = self.first().into_iter().collect();
        if self.picks.planning.on {
            let end = self.picking(|picks| {
                picks.planning.aim_at(self.state, None);
                picks.planning.on = false;
            });
            foot.push(quiet(tr!("planning-end"), end));
            if !self.plan.is_empty() {
                let drop_all = self.picking(|picks| {
                    picks.planning.plan.clear();
                    picks.planning.aim = None;
                });
                foot.push(quiet(tr!("planning-drop-all"), drop_all));
            }
        } else if !open_hexes(self.rules, self.state).is_empty() || !self.plan.is_empty() {
            let label = match self.plan.is_empty() {
                true => tr!("planning-begin"),
                false => tr!("planning-change"),
            };
            let begin = self.picking(|picks| {
                picks.planning.on = true;
                let target = picks.picked.target.take();
                picks.planning.aim_at(self.state, target);
            });
            foot.push(quiet(label, begin));
        }
        foot
    }

    /// Puts the first planned attack together: its units join by the ordinary
    /// actions, in one gesture.
    pub(super) fn first(&self) -> Option<Button> {
        let first = self.plan.first()?;
        let target = first.planned.target;
        let join = |unit| {
            let action = Action::JoinAttack { unit, target };
            self.rules.notation(action)
        };
        Some(Button {
            label: tr!("planning-first", hex = self.place(target)),
            asks: Vec::new(),
            chance: match (&first.odds, &first.normal) {
                (Some(odds), Some(normal)) => say::faces_and_hits(normal, odds.overconcentrated),
                _ => String::new(),
            },
            weight: Weight::Primary,
            does: match first.troubles.iter().find(|t| t.stops()) {
                Some(why) => Err(self.trouble(why)),
                None => Ok(Effect::Play(first.units.iter().map(join).collect())),
            },
        })
    }

    fn trouble(&self, why: &Trouble) -> Cited {
        cited(say::plan_trouble(self.rules, why), why.rule())
    }

    fn troubles(&self, appraisal: &Appraisal) -> Vec<Cited> {
        let troubles = appraisal.troubles.iter();
        troubles.map(|why| self.trouble(why)).collect()
    }

    /// One attack; in full while its units are being chosen.
    fn planned(
        &self,
        number: usize,
        appraisal: &Appraisal,
        (first, last): (bool, bool),
        blocks: &mut Vec<Block>,
    ) {
        let target = appraisal.planned.target;
        let aimed = self.picks.planning.aim == Some(target);
        let name = self.place(target);
        blocks.push(Block::Row(Row {
            units: Vec::new(),
            brief: String::new(),
            label: tr!("planning-attack", number = number, hex = name),
            value: match (&appraisal.odds, &appraisal.normal) {
                (Some(odds), Some(normal)) => {
                    let chance = say::faces_and_hits(normal, odds.overconcentrated);
                    format!("{}: {chance}", odds.column)
                }
                _ => String::new(),
            },
            ticked: Some(aimed),
            does: self.aiming(target),
        }));
        if aimed {
            let shares = appraisal.shares.iter();
            blocks.extend(shares.map(|share| self.share(appraisal, share)));
            blocks.extend(self.expected(appraisal));
        } else if !appraisal.planned.units.is_empty() {
            let units = say::planned_units(self.rules, &appraisal.planned);
            blocks.push(text(cited(units, cite::COMBAT)));
        }
        let troubles = self.troubles(appraisal);
        if !troubles.is_empty() {
            blocks.push(Block::Text(troubles));
        }
        let at = appraisal.number;
        let mut order = |what: String, does: Effect| {
            let label = tr!("planning-button", what = what, number = number);
            blocks.push(Block::Row(Row::plain(label, Ok(does))));
        };
        let shift = |earlier: bool| {
            self.picking(|picks| picks.planning.plan.shift(self.state, at, earlier))
        };
        if !first {
            order(tr!("planning-earlier"), shift(true));
        }
        if !last {
            order(tr!("planning-later"), shift(false));
        }
        let drop = self.picking(|picks| {
            // One that nobody was chosen for is in no plan yet.
            picks.planning.plan.remove(at);
            picks.planning.aim = picks.planning.aim.filter(|&hex| hex != target);
        });
        order(tr!("planning-drop"), drop);
    }

    /// Choosing units for the attack on a hex, or why nobody may attack it.
    fn aiming(&self, target: HexId) -> Result<Effect, Cited> {
        let mut then: Picks = self.picks.clone();
        let (planning, picked) = (&mut then.planning, &mut then.picked);
        let meant = planning.target(self.rules, self.state, picked, target);
        match meant {
            Ok(_) => Ok(self.picking(|picks| *picks = then)),
            Err(why) => Err(cited(say::refusal(self.rules, &why), why.rule())),
        }
    }

    /// One unit next to the target: tick to plan it, with what it changes.
    fn share(&self, appraisal: &Appraisal, share: &Share) -> Block {
        let (unit, target) = (share.unit, appraisal.planned.target);
        let ticked = appraisal.planned.units.contains(unit);
        let change = say::share(self.rules, appraisal.sketch(), share);
        let value = match (change.is_empty(), share.inside) {
            (true, _) => change,
            (_, true) => tr!("planning-else", change = change),
            (_, false) => format!("→ {change}"),
        };
        let does = match share.refused.filter(|_| !ticked) {
            Some(why) => Err(self.trouble(&why)),
            None => {
                let mut then = self.picks.clone();
                let meant = then.planning.toggle(self.rules, self.state, unit, target);
                match meant {
                    Ok(_) => Ok(self.picking(|picks| *picks = then)),
                    Err(why) => Err(cited(say::refusal(self.rules, &why), why.rule())),
                }
            }
        };
        Block::Row(Row {
            units: self.code(unit).into_iter().collect(),
            brief: String::new(),
            label: self.called(unit),
            value,
            ticked: Some(ticked),
            does,
        })
    }

    /// What the attack may be expected to cost, and where the defenders could go.
    fn expected(&self, appraisal: &Appraisal) -> Vec<Block> {
        if appraisal.normal.is_none() {
            return Vec::new();
        }
        let ways = say::expected_steps(appraisal).into_iter();
        let mut told: Vec<Cited> = ways
            .map(|(how, steps)| cited(format!("{how}: {steps}"), cite::LOSSES))
            .collect();
        let (retreat, rule) = say::ways_of_retreat(self.rules, &appraisal.garrison);
        told.push(cited(retreat, rule));
        let head = Block::Heading(tr!("planning-expected"));
        vec![head, Block::Text(told)]
    }

    /// Hexes that could be attacked besides.
    fn others(&self) -> Vec<Block> {
        let planned = |hex| self.plan.iter().any(|a| a.planned.target == hex);
        let open = open_hexes(self.rules, self.state);
        let others = open.iter().filter(|&hex| !planned(hex));
        let row = |hex| {
            let label = tr!("planning-on", hex = self.place(hex));
            Block::Row(Row::plain(label, self.aiming(hex)))
        };
        others.map(row).collect()
    }
}
