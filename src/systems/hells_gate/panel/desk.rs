//! The panel as data: what is to be decided now, and how it is done.

use super::super::action::Action;
use super::super::ids::{UnitId, UnitMask};
use super::super::insight::Appraisal;
use super::super::odds::odds;
use super::super::rulebook::cite;
use super::super::rules::HellsGate;
use super::super::say;
use super::super::state::{Stage, State};
use super::picks::Picks;
use crate::engine::{Refusal as _, RuleRef, Rules, SideNo};
use crate::hex::HexId;
use crate::present::system::{Block, Button, Cited, Effect, Panel, Prompt, Row, Track, Weight};
use crate::words::{decimal, tr};

/// What a panel is made from.
pub(in super::super) struct Desk<'a> {
    pub rules: &'a HellsGate,
    pub state: &'a State,
    pub picks: &'a Picks,
    /// How the planned attacks stand.
    pub plan: Vec<Appraisal>,
}

/// A sentence with its rule.
pub(in super::super) fn cited(text: impl Into<String>, rule: RuleRef) -> Cited {
    Cited::new(text, rule.0)
}

/// One sentence as a block.
pub(super) fn text(cited: Cited) -> Block {
    Block::Text(vec![cited])
}

impl<'a> Desk<'a> {
    /// A panel for this position and these picks.
    pub fn new(rules: &'a HellsGate, state: &'a State, picks: &'a Picks) -> Self {
        Self {
            rules,
            state,
            picks,
            plan: picks.planning.appraise(rules, state),
        }
    }

    /// The whole panel.
    pub fn panel(&self) -> Panel {
        let prompt = say::prompt(self.rules, self.state);
        let mut body = self.body();
        body.extend(self.special());
        body.extend(self.warning());
        Panel {
            prompt: Prompt {
                who: prompt.who.map(SideNo::from),
                now: cited(prompt.now, prompt.rule),
                public: true,
            },
            body,
            foot: self.foot(),
            tracks: vec![self.turns()],
        }
    }

    fn body(&self) -> Vec<Block> {
        match self.state.stage {
            Stage::Supply => Vec::new(),
            Stage::Mud => {
                let throw = self.rules.dice_of(self.state, Action::RollForMud, None);
                vec![Block::Throw(throw)]
            }
            Stage::Reinforcement => self.reinforcement(),
            Stage::Restoration => self.restoration(),
            Stage::Combat if self.picks.planning.takes_clicks(self.state) => self.planning(),
            Stage::Combat => self.combat(),
            Stage::Losses => self.losses(),
            Stage::Movement => self.movement(),
            Stage::Breakout => self.breakout(),
            Stage::Over => self.over(),
        }
    }

    fn foot(&self) -> Vec<Button> {
        let primary = |action| vec![self.button(action, Weight::Primary)];
        match self.state.stage {
            Stage::Supply => primary(Action::JudgeSupply),
            Stage::Mud => primary(Action::RollForMud),
            Stage::Losses | Stage::Over => Vec::new(),
            Stage::Combat => match self.state.attack {
                Some(attack) => self.rolls(attack),
                None => {
                    let mut foot = match self.picks.picked.target {
                        Some(_) => Vec::new(),
                        None => self.foot_of_plan(),
                    };
                    foot.push(self.end_of_phase());
                    foot
                }
            },
            _ => vec![self.end_of_phase()],
        }
    }

    /// Ending the phase; the usual thing to do once nothing is left.
    fn end_of_phase(&self) -> Button {
        let mut asks = self.rules.undone(self.state);
        let pending = self.picks.planning.plan.pending(self.state);
        let left: Vec<HexId> = pending.map(|(_, planned)| planned.target).collect();
        asks.extend(say::plan_left(self.rules, &left));
        let weight = match say::left_undone(self.rules, self.state).is_empty() {
            true => Weight::Primary,
            false => Weight::Quiet,
        };
        let button = self.button(Action::EndPhase, weight);
        Button { asks, ..button }
    }

    /// The unit that an all-out attack reduces: the one that was picked for it, or the
    /// first [7.3].
    pub(super) fn flips(&self, able: UnitMask) -> Option<UnitId> {
        let picked = self.picks.flip.filter(|&unit| able.contains(unit));
        picked.or_else(|| able.first())
    }

    /// Rolling for an attack, in each way that is allowed [7.0, 7.3].
    fn rolls(&self, attack: super::super::state::Attack) -> Vec<Button> {
        let odds = odds(self.rules, self.state, attack.target, attack.units);
        let rolled = |button: Button, right| {
            let table = &self.rules.parameters.numbers.crt;
            let [misses, ..] = table.distribution(odds.column, right);
            let hits = f64::from(6 - misses) / 6.0 * 100.0;
            let chance = tr!(
                "fight-chance",
                column = say::short_column(odds.column),
                percent = decimal(hits, 0)
            );
            // Nobody means to roll a die that cannot hit.
            let asks = match misses {
                6 => vec![tr!("ask-cannot-hit")],
                _ => Vec::new(),
            };
            Button {
                chance,
                asks,
                ..button
            }
        };
        let normal = self.button(Action::Resolve { flip: None }, Weight::Primary);
        let normal = rolled(normal, odds.overconcentrated);
        let flips = self.flips(odds.may_flip).into_iter().map(|unit| {
            let action = Action::Resolve { flip: Some(unit) };
            rolled(self.button(action, Weight::Quiet), true)
        });
        std::iter::once(normal).chain(flips).collect()
    }

    /// What an action does, or the first reason why not.
    pub(super) fn does(&self, action: Action) -> Result<Effect, Cited> {
        match self.rules.check(self.state, action) {
            Ok(()) => Ok(Effect::Play(vec![self.rules.notation(action)])),
            Err(why) => Err(cited(say::refusal(self.rules, &why), why.rule())),
        }
    }

    /// Picking something else.
    pub(super) fn picking(&self, change: impl FnOnce(&mut Picks)) -> Effect {
        let mut picks = self.picks.clone();
        change(&mut picks);
        Effect::Select(picks.selection(self.rules))
    }

    /// A button for an action.
    pub(super) fn button(&self, action: Action, weight: Weight) -> Button {
        Button {
            label: say::action(self.rules, self.state, &action),
            chance: String::new(),
            asks: Vec::new(),
            weight,
            does: self.does(action),
        }
    }

    /// A row for an action of a unit, with fewer words, which are enough where it stands.
    pub(super) fn brief_row(&self, unit: UnitId, action: Action, brief: String) -> Block {
        let row = self.row_of(unit, action, String::new());
        Block::Row(Row { brief, ..row })
    }

    /// A row for an action of a unit, and what it is worth.
    pub(super) fn row_of(&self, unit: UnitId, action: Action, value: String) -> Row {
        Row {
            units: self.code(unit).into_iter().collect(),
            brief: String::new(),
            label: say::action(self.rules, self.state, &action),
            value,
            ticked: None,
            does: self.does(action),
        }
    }

    pub(super) fn code(&self, unit: UnitId) -> Option<String> {
        self.rules.unit(unit).map(|info| info.code.clone())
    }

    /// "29th Tank Corps (C6)".
    pub(super) fn called(&self, unit: UnitId) -> String {
        let name = self.rules.unit_name(unit);
        match self.state.hex_of(unit) {
            Some(hex) => format!("{name} ({})", self.rules.grid.name(hex)),
            None => name.into_owned(),
        }
    }

    pub(super) fn place(&self, hex: HexId) -> String {
        self.rules.hex_name(hex)
    }

    /// The special rules in force.
    fn special(&self) -> Vec<Block> {
        let rules = say::special_rules(self.rules, self.state);
        let told = rules.into_iter().filter_map(|(rules, sentence)| {
            let (first, others) = rules.split_first()?;
            // A sentence leads to one case; rulings on it are named behind it.
            let others: Vec<&str> = others.iter().map(|rule| rule.0).collect();
            let sentence = match others.is_empty() {
                true => sentence,
                false => format!("{sentence} [{}]", others.join(", ")),
            };
            Some(cited(sentence, *first))
        });
        let told: Vec<Cited> = told.collect();
        match told.is_empty() {
            true => Vec::new(),
            false => vec![Block::Heading(tr!("side-special")), Block::Text(told)],
        }
    }

    /// Who would be out of supply at the next judgement, while that can be helped.
    fn warning(&self) -> Option<Block> {
        let (rules, state) = (self.rules, self.state);
        if state.stage != Stage::Movement {
            return None;
        }
        let warning = say::supply_warning(rules, state, state.player)?;
        Some(text(cited(warning, cite::SUPPLY)))
    }

    /// The turn track.
    fn turns(&self) -> Track {
        let turns = 1..=self.rules.parameters.turns;
        Track {
            label: tr!("hells-gate-track-turns"),
            boxes: turns.map(|turn| self.turn_box(turn)).collect(),
            at: usize::from(self.state.turn.saturating_sub(1)),
        }
    }
}
