//! What can be done with a hex or a unit now, and what cannot and why. Whatever the
//! rules judge is asked of the rules.

use super::super::action::Action;
use super::super::ids::{UnitId, UnitMask};
use super::super::illegal::Illegal;
use super::super::odds::{multiplier, odds};
use super::super::picture::OverlayKind;
use super::super::rulebook::cite;
use super::super::say;
use super::super::state::{Attack, Stage, State};
use super::candidates::{able_units, legal_routes, neighbours_of, why_not_there, why_stuck};
use super::desk::{Desk, cited};
use super::interaction::{Answer, Interaction};
use super::picks::Picks;
use super::planning::why_no_target;
use crate::engine::{Refusal as _, Rules as _};
use crate::hex::HexId;
use crate::present::system::{Button, Cited, Effect, Pointer, Weight};
use crate::words::tr;
use std::cmp::Reverse;

/// The offers of one menu, as they are put together.
struct Offers<'a> {
    desk: &'a Desk<'a>,
    state: &'a State,
    hex: HexId,
    unit: Option<UnitId>,
    /// The units of the side to act in the hex.
    own: UnitMask,
    all: Vec<Button>,
}

impl Desk<'_> {
    /// What can be done with a hex, or with one unit in it: what is allowed first.
    pub(in super::super) fn offers(&self, at: &Pointer) -> Vec<Button> {
        let (unit, hex) = match at {
            Pointer::Place(name) | Pointer::Drop(_, name) => (None, self.rules.hex_named(name)),
            Pointer::Unit(code) | Pointer::Stack(code) => {
                let unit = self.rules.find_unit(code);
                (unit, unit.and_then(|unit| self.state.hex_of(unit)))
            }
        };
        let Some(hex) = hex else { return Vec::new() };
        let (rules, state) = (self.rules, self.state);
        let side = state.to_act().map(|side| rules.units_of(side));
        let mut offers = Offers {
            desk: self,
            state,
            hex,
            unit,
            own: state.in_hex(hex) & side.unwrap_or(UnitMask::EMPTY),
            all: Vec::new(),
        };
        match state.stage {
            Stage::Combat => offers.combat(),
            Stage::Losses => offers.losses(),
            Stage::Movement => offers.movement(),
            Stage::Reinforcement => offers.each(state.arriving, |unit| Action::Enter { unit, hex }),
            Stage::Restoration => offers.here(|unit| Action::Restore { unit }),
            Stage::Breakout => offers.here(|unit| Action::BreakOut { unit }),
            Stage::Supply => offers.action(Action::JudgeSupply),
            Stage::Mud => offers.action(Action::RollForMud),
            Stage::Over => {}
        }
        offers.the_hex();
        offers.reach();
        offers.all.sort_by_key(|offer| offer.does.is_err());
        offers.all
    }
}

impl Offers<'_> {
    fn add(&mut self, label: String, does: Result<Effect, Cited>) {
        let same = |offer: &Button| match (&offer.does, &does) {
            (Ok(one), Ok(other)) => one == other,
            _ => offer.label == label,
        };
        if !self.all.iter().any(same) {
            self.all.push(Button {
                label,
                chance: String::new(),
                weight: Weight::Quiet,
                asks: Vec::new(),
                does,
            });
        }
    }

    fn refused(&self, why: &Illegal) -> Cited {
        cited(say::refusal(self.desk.rules, why), why.rule())
    }

    fn judged(&self, why: Option<Illegal>, does: Effect) -> Result<Effect, Cited> {
        why.map_or(Ok(does), |why| Err(self.refused(&why)))
    }

    fn plays(&self, actions: &[Action]) -> Effect {
        let rules = self.desk.rules;
        Effect::Play(actions.iter().map(|&a| rules.notation(a)).collect())
    }

    /// An action of the game.
    fn action(&mut self, action: Action) {
        let label = say::action(self.desk.rules, self.state, &action);
        let does = self.desk.does(action);
        self.add(label, does);
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
        let enemies = self.desk.rules.units_of(self.state.player.enemy());
        self.state.in_hex(hex).intersects(enemies)
    }

    /// What a click comes to, of what is picked.
    fn click(&self, click: impl Fn(&mut Picks) -> Answer) -> Result<Effect, Cited> {
        let mut picks = self.desk.picks.clone();
        match click(&mut picks) {
            Answer::Refused(why) => Err(self.refused(&why)),
            Answer::Picked => Ok(Effect::Select(picks.selection(self.desk.rules))),
            Answer::Do(actions) => Ok(self.plays(&actions)),
        }
    }

    /// Attacks on the hex, or from it [7.1].
    fn combat(&mut self) {
        let (rules, state, hex) = (self.desk.rules, self.state, self.hex);
        if self.enemies_in(hex) {
            let near = neighbours_of(rules, state, hex);
            self.aim(near);
            self.attack(near, hex, &tr!("offer-attack-all"));
            self.each(near, |unit| join_or_leave(state, unit, hex));
            return;
        }
        let meant = self.meant();
        let open = state.attack.map(|a| a.target);
        match open.or(self.desk.picks.picked.target) {
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
        let (rules, state, target) = (self.desk.rules, self.state, self.hex);
        let mut does = self.click(|picks| picks.picked.click_hex(rules, state, target));
        // Nobody is near: any unit tells why that will not do.
        if near.is_empty()
            && let Some(unit) = rules.units_of(state.player).first()
            && let Err(why) = rules.check(state, Action::JoinAttack { unit, target })
        {
            does = Err(self.refused(&why));
        }
        let name = rules.hex_name(target);
        self.add(tr!("offer-attack", hex = name), does);
        let plan = self.desk.picking(|picks| {
            let Picks {
                picked, planning, ..
            } = picks;
            if planning.target(rules, state, picked, target).is_ok() {
                planning.on = true;
                picked.target = None;
            }
        });
        let plan = self.judged(why_no_target(rules, state, target), plan);
        self.add(tr!("offer-plan", hex = rules.hex_name(target)), plan);
    }

    /// All of these units that may attack the hex together join.
    fn attack(&mut self, units: UnitMask, target: HexId, label: &str) {
        let rules = self.desk.rules;
        let mut after = *self.state;
        let mut actions = Vec::new();
        let mut why = None;
        // The strongest first: not all may attack over one hexside [7.1.1].
        let mut units: Vec<UnitId> = units.iter().collect();
        units.sort_by_key(|&unit| {
            let strength = u16::from(self.state.strength(rules, unit));
            Reverse(strength * u16::from(multiplier(rules, unit, target)))
        });
        for unit in units {
            let action = Action::JoinAttack { unit, target };
            match rules.check(&after, action) {
                Ok(()) => {
                    rules.step(&mut after, action, &[]);
                    actions.push(action);
                }
                Err(refused) => why = why.or(Some(refused)),
            }
        }
        match (actions.as_slice(), after.attack, why) {
            ([], _, Some(why)) if self.enemies_in(target) && target != self.hex => {
                let why = self.refused(&why);
                self.add(label.to_owned(), Err(why));
            }
            ([only], ..) => self.action(*only),
            ([_, _, ..], Some(attack), _) => self.together(&actions, attack, label),
            _ => {}
        }
    }

    /// Several units join at once: offered if a face of the die can hit, and said
    /// if only an all-out attack can [7.0, 7.3].
    fn together(&mut self, actions: &[Action], attack: Attack, label: &str) {
        let odds = odds(self.desk.rules, self.state, attack.target, attack.units);
        let play = self.plays(actions);
        if odds.can_hit(self.desk.rules, false) {
            self.add(label.to_owned(), Ok(play));
        } else if odds.may_hit(self.desk.rules) {
            self.add(tr!("offer-only-all-out", offer = label), Ok(play));
        } else {
            let why = tr!("offer-cannot-hit", column = odds.column.to_string());
            self.add(label.to_owned(), Err(cited(why, cite::COMBAT)));
        }
    }

    /// Hits are absorbed [7.5, 7.6].
    fn losses(&mut self) {
        let Some(hits) = self.state.hits else { return };
        let rules = self.desk.rules;
        if hits.target == self.hex {
            if !hits.retreating {
                self.here(|unit| Action::LoseStep { unit });
            }
            let fit = self.meant() - self.state.retreated;
            for hex in hits.destinations {
                self.each(fit, |unit| Action::Retreat { unit, hex });
            }
        } else if rules.grid.adjacent(hits.target, self.hex)
            && let Some(side) = self.state.to_act()
        {
            let hex = self.hex;
            let there = self.state.in_hex(hits.target) & rules.units_of(side);
            self.each(there - self.state.retreated, |unit| Action::Retreat {
                unit,
                hex,
            });
        }
    }

    /// Picking the units of the hex, and moves to it [8.0].
    fn movement(&mut self) {
        let (rules, state, hex) = (self.desk.rules, self.state, self.hex);
        let picked = &self.desk.picks.picked;
        if let Some(first) = picked.units.first()
            && state.hex_of(first) != Some(hex)
        {
            let label = match picked.units.len() {
                1 => tr!("offer-move", unit = rules.unit_name(first)),
                n => tr!("offer-move-picked", n = n),
            };
            let does = self.click(|picks| picks.picked.drop_on(rules, state, first, hex));
            self.add(label, does);
        }
        let able = able_units(rules, state);
        if self.own.len() > 1
            && let Some(unit) = self.own.first()
        {
            let why = match (self.own & able).is_empty() {
                true => why_stuck(rules, state, unit),
                false => None,
            };
            let stack = self
                .desk
                .picking(|picks| picks.picked.whole_stack(rules, state, unit));
            let does = self.judged(why, stack);
            self.add(tr!("offer-stack"), does);
        }
        for unit in self.meant() {
            if picked.units == UnitMask::of(unit) {
                continue;
            }
            let pick = self.desk.picking(|picks| {
                picks.picked.hex = Some(hex);
                picks.picked.route = 0;
                picks.picked.units = UnitMask::of(unit);
            });
            let does = self.judged(why_stuck(rules, state, unit), pick);
            self.add(tr!("offer-pick", unit = rules.unit_name(unit)), does);
        }
        if self.unit.is_none() {
            self.who_can_come(able);
        }
    }

    /// Every unit that can move to the hex, by its shortest way.
    fn who_can_come(&mut self, able: UnitMask) {
        let (rules, state, hex) = (self.desk.rules, self.state, self.hex);
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
        if nobody && self.own.is_empty() && self.desk.picks.picked.units.is_empty() {
            let units = able.iter().filter(near);
            let why = units
                .filter(|&unit| !legal_routes(rules, state, unit).is_empty())
                .find_map(|unit| why_not_there(rules, state, unit, hex));
            if let Some(why) = why {
                let why = self.refused(&why);
                self.add(tr!("offer-move-any"), Err(why));
            }
        }
    }

    /// What a plain click on the hex means, with no regard to its units.
    fn the_hex(&mut self) {
        let (rules, state, hex) = (self.desk.rules, self.state, self.hex);
        let does = self.click(|picks| picks.picked.click_hex(rules, state, hex));
        if does.is_err() && self.all.iter().any(|offer| offer.does == does) {
            return;
        }
        let label = match state.in_hex(hex).is_empty() {
            true => tr!("offer-hex"),
            false => tr!("offer-hex-alone"),
        };
        self.add(label, does);
    }

    /// Lights where the unit could go.
    fn reach(&mut self) {
        let Some(unit) = self.unit.or_else(|| self.state.in_hex(self.hex).first()) else {
            return;
        };
        let (rules, hex) = (self.desk.rules, self.hex);
        let picked = Picks {
            picked: Interaction {
                hex: Some(hex),
                units: UnitMask::of(unit) & self.own,
                ..self.desk.picks.picked.clone()
            },
            ..self.desk.picks.clone()
        };
        let show = Effect::Show(OverlayKind::Reach.word(), picked.selection(rules));
        let label = tr!("offer-reach", unit = rules.unit_name(unit));
        self.add(label, Ok(show));
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
