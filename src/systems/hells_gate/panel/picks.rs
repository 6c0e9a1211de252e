//! What is picked, out of the plain words of a selection and into them.
//!
//! | part of the draft | what it says |
//! | --- | --- |
//! | `target C6` | an attack on C6 is aimed, nobody has joined it yet |
//! | `route 1` | which of several routes to a hex is taken, from 0 |
//! | `flip 20T` | an all-out attack reduces this unit |
//! | `planning` | clicks plan attacks |
//! | `aim C6` | units are chosen for the planned attack on C6 |
//! | `plan 3 soviet: C6 29T 20T, D5 11P` | the attacks planned in that phase |
//!
//! Parts stand in this order with `; ` between them. What means nothing, or
//! nothing any more, is left out: a draft is no order, and is judged when it is
//! carried out.

use super::super::codec::side_word;
use super::super::ids::{Side, UnitId, UnitMask};
use super::super::insight::{Plan, Planned};
use super::super::notation::find_hex;
use super::super::rules::HellsGate;
use super::super::state::State;
use super::interaction::Interaction;
use super::planning::Planning;
use crate::hex::HexId;
use crate::present::system::Selection;
use std::fmt::Write as _;

/// What is picked and what is planned.
#[derive(Clone, Debug, Default)]
pub struct Picks {
    /// What is picked on the board.
    pub picked: Interaction,
    /// What is planned.
    pub planning: Planning,
    /// Which unit an all-out attack is to reduce.
    pub flip: Option<UnitId>,
    /// The hex somebody points at.
    pub hovered: Option<HexId>,
}

impl Picks {
    /// What a selection picks in this position.
    #[must_use]
    pub fn of(rules: &HellsGate, state: &State, selection: &Selection) -> Self {
        let hex = |name: &str| find_hex(rules, name).ok();
        let units = selection.units.iter();
        let mut picks = Self {
            picked: Interaction {
                hex: selection.place.as_deref().and_then(hex),
                units: units.filter_map(|code| rules.find_unit(code)).collect(),
                ..Interaction::default()
            },
            planning: Planning::default(),
            flip: None,
            hovered: selection.hovered.as_deref().and_then(hex),
        };
        for part in selection.draft.split(';') {
            picks.draft(rules, part.trim());
        }
        picks.picked.settle(rules, state);
        picks.planning.settle(state);
        picks
    }

    /// What of a selection's draft is planned for later decisions: attacks with
    /// somebody to make them.
    #[must_use]
    pub fn lasting(rules: &HellsGate, selection: &Selection) -> String {
        let parts = selection.draft.split(';').map(str::trim);
        let planned = parts.filter_map(|part| plan(rules, part.strip_prefix("plan ")?));
        let manned = planned.map(|plan| Self {
            planning: Planning::with(plan.manned()),
            ..Self::default()
        });
        let mut written = manned.map(|picks| picks.selection(rules).draft);
        written.next_back().unwrap_or_default()
    }

    /// What of a selection's draft is planned: changes of it are taken back one by one.
    #[must_use]
    pub fn laid_out(selection: &Selection) -> String {
        let parts = selection.draft.split(';').map(str::trim);
        let planned = |part: &&str| part.starts_with("aim ") || part.starts_with("plan ");
        parts.filter(planned).collect::<Vec<_>>().join("; ")
    }

    /// Plans an attack.
    pub fn add(&mut self, state: &State, planned: Planned) {
        self.planning.plan.add(state, planned);
        self.planning.on = true;
        self.planning.aim_at(state, Some(planned.target));
        self.picked.target = None;
    }

    /// Lets go of what is picked: while clicks plan, first of the hex that units are
    /// chosen for, then of planning itself. What is planned stays.
    pub fn let_go(&mut self, state: &State) {
        let planning = &mut self.planning;
        if planning.takes_clicks(state) {
            planning.on = planning.aim.is_some();
            planning.aim_at(state, None);
        }
        self.picked.clear(state);
    }

    /// Reads a part of a draft.
    fn draft(&mut self, rules: &HellsGate, part: &str) {
        let (verb, rest) = part.split_once(' ').unwrap_or((part, ""));
        let hex = |name: &str| find_hex(rules, name).ok();
        match verb {
            "target" => self.picked.target = hex(rest),
            "route" => self.picked.route = rest.parse().unwrap_or_default(),
            "flip" => self.flip = rules.find_unit(rest),
            "planning" => self.planning.on = true,
            "aim" => self.planning.aim = hex(rest),
            "plan" => self.planning.plan = plan(rules, rest).unwrap_or_default(),
            _ => {}
        }
    }

    /// The same in the words of a selection.
    #[must_use]
    pub fn selection(&self, rules: &HellsGate) -> Selection {
        let name = |hex: HexId| rules.grid.name(hex).to_string();
        let code = |unit| rules.unit(unit).map(|info| info.code.clone());
        let mut parts = Vec::new();
        if let Some(target) = self.picked.target {
            parts.push(format!("target {}", name(target)));
        }
        if self.picked.route > 0 {
            parts.push(format!("route {}", self.picked.route));
        }
        if let Some(unit) = self.flip.and_then(code) {
            parts.push(format!("flip {unit}"));
        }
        if self.planning.on {
            parts.push("planning".to_owned());
        }
        if let Some(aim) = self.planning.aim {
            parts.push(format!("aim {}", name(aim)));
        }
        if let Some(((turn, side), attacks)) = self.planning.plan.written() {
            let mut text = format!("plan {turn} {}:", side_word(side));
            for (i, planned) in attacks.iter().enumerate() {
                // Writing to a String cannot fail.
                let comma = if i > 0 { "," } else { "" };
                let _ = write!(text, "{comma} {}", name(planned.target));
                for code in planned.units.iter().filter_map(code) {
                    let _ = write!(text, " {code}");
                }
            }
            parts.push(text);
        }
        Selection {
            units: self.picked.units.iter().filter_map(code).collect(),
            place: self.picked.hex.map(name),
            draft: parts.join("; "),
            hovered: self.hovered.map(name),
        }
    }
}

/// `3 soviet: C6 29T 20T, D5 11P`.
fn plan(rules: &HellsGate, text: &str) -> Option<Plan> {
    let (phase, attacks) = text.split_once(':')?;
    let (turn, side) = phase.split_once(' ')?;
    let side = Side::ALL.into_iter().find(|s| side_word(*s) == side)?;
    let attack = |text: &str| {
        let mut words = text.split_whitespace();
        let target = find_hex(rules, words.next()?).ok()?;
        let units: UnitMask = words.filter_map(|code| rules.find_unit(code)).collect();
        Some(Planned { target, units })
    };
    let attacks = attacks.split(',').filter_map(attack).collect();
    Some(Plan::of_phase(turn.parse().ok()?, side, attacks))
}
