//! What a plan is for: who does what, to which end, by facts that the rules count.

use super::action::Action;
use super::assault::defenders;
use super::chances;
use super::explain::percent;
use super::ids::{PieceId, Site};
use super::rules::GateOfHell;
use super::state::State;
use super::victory::points;
use crate::engine::{Rules as _, View};
use crate::present::duty::{Duty, GroupTask};
use crate::present::system::{Cited, Fact, Sketch};
use crate::words::{all_of, signed_whole, tr};

/// So many ends are told of each.
const ENDS: usize = 3;

impl GateOfHell {
    /// A plan for people.
    pub(super) fn sketched(&self, seen: &View<State>, plan: &[Action]) -> Sketch {
        let (mut now, mut labels) = (*seen.state(), Vec::new());
        let mut sketch = Sketch::default();
        for &action in plan {
            let label = self.say_action(action);
            let mut places = self.about_action(action).places;
            let there = match action {
                Action::Fire { target: piece, .. }
                | Action::Storm { leader: piece }
                | Action::Dig { unit: piece } => Some(now.lies(piece)),
                _ => None,
            };
            let there = there.filter(|_| places.is_empty());
            places.extend(there.map(|site| self.code(site).to_owned()));
            if let Some((duty, mut ends)) = self.ends(&now, action) {
                ends.truncate(ENDS);
                sketch.told.tasks.push(GroupTask {
                    duty,
                    who: label.clone(),
                    ends,
                    arrows: Vec::new(),
                    places: places.clone(),
                });
            }
            labels.push(label);
            for place in places {
                if !sketch.places.contains(&place) {
                    sketch.places.push(place);
                }
            }
            if self.dice(&now, action) > 0 || self.check(&now, action).is_err() {
                break;
            }
            self.step(&mut now, action, &[]);
        }
        sketch.label = labels.join(" · ");
        sketch.why = self.scored(seen.state(), &now);
        let told = &mut sketch.told;
        if let Some(first) = told.tasks.iter().find(|task| !task.places.is_empty()) {
            let there = first.places.iter().map(|code| match self.find_site(code) {
                Some(site) => self.located(site),
                None => code.clone(),
            });
            told.look = tr!(
                "gate-look",
                places = all_of(&there.collect::<Vec<String>>()),
                duty = first.duty.word()
            );
            told.places.clone_from(&first.places);
        }
        sketch
    }

    /// What the points change by, where nothing has to be thrown for it.
    fn scored(&self, before: &State, after: &State) -> Vec<Cited> {
        let Some(side) = before.to_act(self) else {
            return Vec::new();
        };
        let ahead = |state: &State| {
            let [union, confederate] = points(self, state);
            match side.index() {
                0 => union - confederate,
                _ => confederate - union,
            }
        };
        let more = ahead(after) - ahead(before);
        match more {
            0 => Vec::new(),
            _ => {
                let text = tr!("gate-why-points", n = signed_whole(more));
                vec![Cited::new(text, "G41")]
            }
        }
    }

    /// What an action is there for above all, and to which ends; `None` for what only has
    /// to be said.
    fn ends(&self, state: &State, action: Action) -> Option<(Duty, Vec<Cited>)> {
        Some(match action {
            Action::Fire { from, target } => {
                let share = chances::shot(self, state, from, target).unwrap_or_default();
                let told = |fact: Fact| Cited {
                    text: tr!(
                        "gate-end-shot",
                        share = percent(share),
                        told = fact.told.text
                    ),
                    rule: fact.told.rule,
                };
                let shot = self.about_shot(state, from, target);
                (Duty::Break, shot.map(told).into_iter().collect())
            }
            Action::Storm { leader } => {
                let fight = self.storm_of(state, leader);
                let other = self.best_defender(state, &fight)?;
                let spread = chances::clash(self, state, &fight, other);
                (Duty::Break, vec![self.clash_told(fight.site, &spread)])
            }
            Action::Sail { ship, to, .. } => {
                let duty = self.duty_of_sailing(state, ship, to)?;
                (duty, self.ends_of_sailing(state, ship, to))
            }
            Action::March { unit, to }
            | Action::Ferry { unit, to }
            | Action::Transfer { unit, to } => {
                let foes = self.piece(unit)?.side.other();
                let there = defenders(self, state, foes, to).iter();
                let there: Vec<String> = there.map(|foe| self.called(foe)).collect();
                if there.is_empty() {
                    return None;
                }
                let text = tr!("gate-why-meets", pieces = all_of(&there));
                (Duty::Prepare, vec![Cited::new(text, "7.1.2")])
            }
            Action::Dig { .. } => {
                let text = tr!("gate-why-dig");
                (Duty::Support, vec![Cited::new(text, "9.3")])
            }
            _ => return None,
        })
    }

    /// What lies there for a ship: whom it could hit, who could hit it, and mines.
    fn ends_of_sailing(&self, state: &State, ship: PieceId, to: Site) -> Vec<Cited> {
        let mut ends = Vec::new();
        if let Some(guns) = self.guns_bearing(state, ship, to) {
            let mined = i32::from(guns.mined);
            let hits = self.say_shots(guns.hits);
            ends.extend(hits.map(|guns| tr!("gate-end-hits", mined = mined, guns = guns)));
            let hit_by = self.say_shots(guns.hit_by);
            ends.extend(hit_by.map(|guns| tr!("gate-end-hit-by", guns = guns)));
        }
        let guns = ends.into_iter().map(|text| Cited::new(text, "8.2.4"));
        let mines = self.about_mines(state, ship, to).map(|fact| Cited {
            text: tr!("gate-end-mines", tolls = fact.told.text),
            rule: fact.told.rule,
        });
        guns.chain(mines).collect()
    }

    /// What a ship goes there for: to fire from there, or to be fired at less; `None` if it is
    /// neither.
    fn duty_of_sailing(&self, state: &State, ship: PieceId, to: Site) -> Option<Duty> {
        let foes = self.of_side(self.piece(ship)?.side.other());
        let mut there = *state;
        there.put(ship, to);
        let best = |state: &State, hits: bool| {
            let foes = foes.iter().filter(|&foe| state.stands(foe));
            // Who is out of command does not fire.
            let foes = foes.filter(|&foe| hits || !state.silent.contains(foe));
            let shots = foes.filter_map(|foe| match hits {
                true => chances::shot(self, state, ship, foe),
                false => chances::shot(self, state, foe, ship),
            });
            shots.fold(0.0, f64::max)
        };
        match () {
            () if best(&there, true) > 0.0 => Some(Duty::Prepare),
            () if best(state, false) > best(&there, false) => Some(Duty::Withdraw),
            () => None,
        }
    }
}
