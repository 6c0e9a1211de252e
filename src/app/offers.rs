//! What can be done with a hex or a unit now, and what cannot and why: the menu
//! under the second button. Whatever the rules judge is asked of the rules.

use super::commands::Command;
use super::panels::{View, allowed};
use super::planning::PlanEdit;
use super::proceeds_with;
use crate::engine::{Refusal, RuleRef, Rules};
use crate::hex::HexId;
use crate::systems::hells_gate::odds::odds;
use crate::systems::hells_gate::panel::why_no_target;
use crate::systems::hells_gate::panel::{
    Answer, Interaction, able_units, legal_routes, neighbours_of, why_not_there, why_stuck,
};
use crate::systems::hells_gate::picture::OverlayKind;
use crate::systems::hells_gate::{
    Action, Attack, HellsGate, Illegal, Stage, State, UnitId, UnitMask, say,
};
use crate::words::tr;

/// Why something is not offered: the sentence, and its rule if it is one's.
pub type Why = (String, Option<RuleRef>);

/// A row of the menu.
pub struct Offer {
    /// What it says.
    pub label: String,
    /// What it does, one after the other.
    pub commands: Vec<Command>,
    /// Why it cannot be done.
    pub refused: Option<Why>,
}

/// The rows of one menu, as they are put together.
struct Offers<'a> {
    view: &'a View<'a>,
    rules: &'a HellsGate,
    state: &'a State,
    hex: HexId,
    unit: Option<UnitId>,
    /// The units of the side to act in the hex.
    own: UnitMask,
    all: Vec<Offer>,
}

/// What can be done with a hex, or with one unit in it: what is allowed first.
#[must_use]
pub fn offers(view: &View<'_>, hex: HexId, unit: Option<UnitId>) -> Vec<Offer> {
    let (rules, state) = (view.rules(), view.state());
    let side = state.to_act().map(|side| rules.units_of(side));
    let mut offers = Offers {
        view,
        rules,
        state,
        hex,
        unit,
        own: state.in_hex(hex) & side.unwrap_or(UnitMask::EMPTY),
        all: Vec::new(),
    };
    if view.looking.is_some() {
        offers.add(tr!("looking-return"), vec![Command::LookAtPresent], None);
    } else {
        match state.stage {
            Stage::Combat => offers.combat(),
            Stage::Losses => offers.losses(),
            Stage::Movement => offers.movement(),
            Stage::Reinforcement => offers.each(state.arriving, |unit| Action::Enter { unit, hex }),
            Stage::Restoration => offers.here(|unit| Action::Restore { unit }),
            Stage::Breakout => offers.here(|unit| Action::BreakOut { unit }),
            stage => {
                if let Some(action) = proceeds_with(stage) {
                    offers.action(action);
                }
            }
        }
        offers.the_hex();
    }
    offers.reach();
    offers.all.sort_by_key(|offer| offer.refused.is_some());
    offers.all
}

impl Offers<'_> {
    fn add(&mut self, label: String, commands: Vec<Command>, why: Option<Illegal>) {
        let told = why.map(|why| (say::refusal(self.rules, &why), Some(why.rule())));
        let not_now = || commands.iter().find_map(|c| allowed(self.view, c).err());
        let refused = told.or_else(|| Some((not_now()?, None)));
        if !self.all.iter().any(|offer| offer.commands == commands) {
            self.all.push(Offer {
                label,
                commands,
                refused,
            });
        }
    }

    /// An action of the game.
    fn action(&mut self, action: Action) {
        let why = self.rules.check(self.state, action).err();
        let label = say::action(self.rules, self.state, &action);
        self.add(label, vec![Command::Act(action)], why);
    }

    /// An action for each of these units.
    fn each(&mut self, units: UnitMask, action: impl Fn(UnitId) -> Action) {
        for unit in units {
            self.action(action(unit));
        }
    }

    /// An action for the unit pointed at, or for each own one in the hex.
    fn here(&mut self, action: impl Fn(UnitId) -> Action) {
        self.each(self.meant(), action);
    }

    /// The own unit that is meant, or all of the hex.
    fn meant(&self) -> UnitMask {
        match self.unit {
            Some(unit) if self.own.contains(unit) => UnitMask::of(unit),
            _ => self.own,
        }
    }

    fn enemies_in(&self, hex: HexId) -> bool {
        let enemies = self.rules.units_of(self.state.player.enemy());
        self.state.in_hex(hex).intersects(enemies)
    }

    /// Attacks on the hex, or from it [7.1].
    fn combat(&mut self) {
        let (rules, state, hex) = (self.rules, self.state, self.hex);
        if self.enemies_in(hex) {
            let near = neighbours_of(rules, state, hex);
            self.aim(near);
            self.attack(near, hex, &tr!("offer-attack-all"));
            self.each(near, |unit| join_or_leave(state, unit, hex));
            return;
        }
        let meant = self.meant();
        let open = state
            .attack
            .map(|a| a.target)
            .or(self.view.interaction.target);
        match open {
            Some(target) => self.each(meant, |unit| join_or_leave(state, unit, target)),
            None => {
                for target in rules.grid.around(hex) {
                    if !self.enemies_in(target) {
                        continue;
                    }
                    if self.unit.is_some() {
                        self.each(meant, |unit| Action::JoinAttack { unit, target });
                    } else {
                        let label = tr!("offer-attack-from-here", hex = rules.hex_name(target));
                        self.attack(meant, target, &label);
                    }
                }
            }
        }
    }

    /// Choosing the hex as a target, before any unit joins.
    fn aim(&mut self, near: UnitMask) {
        let (rules, state, target) = (self.rules, self.state, self.hex);
        let mut picked = self.view.interaction.clone();
        let why = match picked.click_hex(rules, state, target) {
            Answer::Refused(why) => Some(why),
            // Nobody is near: any unit tells why that will not do.
            _ if near.is_empty() => rules.units_of(state.player).first().and_then(|unit| {
                rules
                    .check(state, Action::JoinAttack { unit, target })
                    .err()
            }),
            _ => None,
        };
        self.add(
            tr!("offer-attack", hex = rules.hex_name(target)),
            vec![Command::ClickHex(target)],
            why,
        );
        self.add(
            tr!("offer-plan", hex = rules.hex_name(target)),
            vec![Command::Plan(PlanEdit::Aim(target))],
            why_no_target(rules, state, target),
        );
    }

    /// All of these units that may attack the hex together join.
    fn attack(&mut self, units: UnitMask, target: HexId, label: &str) {
        let mut after = *self.state;
        let mut commands = Vec::new();
        let mut why = None;
        for unit in units {
            let action = Action::JoinAttack { unit, target };
            match self.rules.check(&after, action) {
                Ok(()) => {
                    self.rules.step(&mut after, action, &[]);
                    commands.push(Command::Act(action));
                }
                Err(refused) => why = why.or(Some(refused)),
            }
        }
        if !commands.is_empty() {
            why = None;
        }
        if commands.len() > 1
            && let Some(attack) = after.attack
        {
            self.together(commands, attack, label);
        } else if why.is_some() && self.enemies_in(target) && target != self.hex {
            self.add(label.to_owned(), commands, why);
        } else if let [Command::Act(action)] = commands[..] {
            self.action(action);
        }
    }

    /// Several units join at once: offered if a face of the die can hit, and said
    /// if only an all-out attack can [7.0, 7.3].
    fn together(&mut self, commands: Vec<Command>, attack: Attack, label: &str) {
        let odds = odds(self.rules, self.state, attack.target, attack.units);
        if odds.can_hit(false) {
            self.add(label.to_owned(), commands, None);
        } else if odds.can_hit(true) && !odds.may_flip.is_empty() {
            self.add(tr!("offer-only-all-out", offer = label), commands, None);
        } else {
            let why = tr!("offer-cannot-hit", column = odds.column.to_string());
            self.all.push(Offer {
                label: label.to_owned(),
                commands,
                refused: Some((why, Some(RuleRef("7.0")))),
            });
        }
    }

    /// Hits are absorbed [7.5, 7.6].
    fn losses(&mut self) {
        let Some(hits) = self.state.hits else { return };
        if hits.target == self.hex {
            if !hits.retreating {
                self.here(|unit| Action::LoseStep { unit });
            }
            let fit = self.meant() - self.state.retreated;
            for hex in hits.destinations {
                self.each(fit, |unit| Action::Retreat { unit, hex });
            }
        } else if self.rules.grid.adjacent(hits.target, self.hex)
            && let Some(side) = self.state.to_act()
        {
            let hex = self.hex;
            let there = self.state.in_hex(hits.target) & self.rules.units_of(side);
            self.each(there - self.state.retreated, |unit| Action::Retreat {
                unit,
                hex,
            });
        }
    }

    /// Picking the units of the hex, and moves to it [8.0].
    fn movement(&mut self) {
        let (rules, state, hex) = (self.rules, self.state, self.hex);
        let picked = self.view.interaction;
        if let Some(first) = picked.units.first()
            && state.hex_of(first) != Some(hex)
        {
            let why = match picked.clone().drop_on(rules, state, first, hex) {
                Answer::Refused(why) => Some(why),
                _ => None,
            };
            let label = match picked.units.len() {
                1 => tr!("offer-move", unit = rules.unit_name(first)),
                n => tr!("offer-move-picked", n = n),
            };
            self.add(label, vec![Command::Drop(first, hex)], why);
        }
        let able = able_units(rules, state);
        if self.own.len() > 1
            && let Some(unit) = self.own.first()
        {
            let why = match (self.own & able).is_empty() {
                true => why_stuck(rules, state, unit),
                false => None,
            };
            let label = tr!("offer-stack");
            self.add(label, vec![Command::WholeStack(unit)], why);
        }
        for unit in self.meant() {
            if picked.units == UnitMask::of(unit) {
                continue;
            }
            let why = why_stuck(rules, state, unit);
            let label = tr!("offer-pick", unit = rules.unit_name(unit));
            self.add(label, vec![Command::ClickUnit(unit)], why);
        }
        if self.unit.is_none() {
            self.who_can_come(able);
        }
    }

    /// Every unit that can move to the hex, by its shortest way.
    fn who_can_come(&mut self, able: UnitMask) {
        let (rules, state, hex) = (self.rules, self.state, self.hex);
        let mut nobody = true;
        for unit in able - state.in_hex(hex) {
            let routes = Interaction::routes_to(rules, state, unit, hex);
            if let Some(&route) = routes.first() {
                nobody = false;
                self.action(Action::Move { unit, route });
            }
        }
        let near = |&unit: &UnitId| {
            let from = state.hex_of(unit);
            from.and_then(|from| rules.grid.distance(from, hex))
                .is_some_and(|d| d <= 2)
        };
        // Of picked units it has been said already why they cannot.
        if nobody && self.own.is_empty() && self.view.interaction.units.is_empty() {
            let units = able.iter().filter(near);
            let why = units
                .filter(|&unit| !legal_routes(rules, state, unit).is_empty())
                .find_map(|unit| why_not_there(rules, state, unit, hex));
            if why.is_some() {
                self.add(tr!("offer-move-any"), Vec::new(), why);
            }
        }
    }

    /// What a plain click on the hex means, with no regard to its units.
    fn the_hex(&mut self) {
        let mut picked = self.view.interaction.clone();
        let why = match picked.click_hex(self.rules, self.state, self.hex) {
            Answer::Refused(why) => Some(why),
            _ => None,
        };
        let told = why.as_ref().map(|why| say::refusal(self.rules, why));
        let said = |offer: &Offer| offer.refused.as_ref().map(|(text, _)| text) == told.as_ref();
        if told.is_some() && self.all.iter().any(said) {
            return;
        }
        let commands = vec![Command::ClickHex(self.hex)];
        let label = match self.state.in_hex(self.hex).is_empty() {
            true => tr!("offer-hex"),
            false => tr!("offer-hex-alone"),
        };
        self.add(label, commands, why);
    }

    /// Lights where the unit could go.
    fn reach(&mut self) {
        let Some(unit) = self.unit.or_else(|| self.state.in_hex(self.hex).first()) else {
            return;
        };
        let mut commands = vec![Command::GoTo(unit)];
        if !self.view.shown.has(OverlayKind::Reach) {
            commands.push(Command::Overlay(OverlayKind::Reach));
        }
        let label = tr!("offer-reach", unit = self.rules.unit_name(unit));
        self.add(label, commands, None);
    }
}

/// Joining an attack, or leaving it again.
fn join_or_leave(state: &State, unit: UnitId, target: HexId) -> Action {
    match state.attack {
        Some(open) if open.target == target && open.units.contains(unit) => {
            Action::LeaveAttack { unit }
        }
        _ => Action::JoinAttack { unit, target },
    }
}
