//! What pointing somewhere does: who acts is picked, and then where he goes or whom he
//! fires at.

use super::action::Action;
use super::ids::{PieceId, PieceKind, Site};
use super::panel::actor;
use super::rules::GateOfHell;
use super::state::{Stage, State};
use crate::engine::{Rules, View};
use crate::present::system::{
    Button, Cited, Click, Effect, Pointer, Selection, Weight, point_by_subjects,
};

impl GateOfHell {
    /// What pointing there does.
    pub(super) fn point(&self, seen: &View<State>, picked: &Selection, at: &Pointer) -> Click {
        let state = seen.state();
        let by_piece = matches!(
            state.stage,
            Stage::SetUp | Stage::Acting | Stage::Shifting | Stage::Torpedoes
        );
        if !by_piece || state.waits() {
            let lays = matches!(state.stage, Stage::Allocation(_)) && state.bought != (0, 0);
            let field = |code| {
                self.find_site(code)
                    .is_some_and(|s| self.field(s).is_some())
            };
            return match (point_by_subjects(self, seen, picked, at), at) {
                // Where nothing more can be laid, its rows say why.
                (Click::Refuse(_), Pointer::Place(code)) if lays && field(code) => {
                    self.select_place(code)
                }
                (Click::Refuse(why), Pointer::Place(code)) if state.stage == Stage::Afloat => {
                    self.why_not_by_water(state, code, why)
                }
                (click, _) => click,
            };
        }
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        let several = self.meant(picked, at);
        match at {
            Pointer::Unit(code) | Pointer::Stack(code) => {
                let Some(piece) = self.find_piece(code) else {
                    return point_by_subjects(self, seen, picked, at);
                };
                let mates = Self::mates(state, &legal, piece);
                let own = self.piece(piece).map(|p| p.side) == self.to_act(state);
                let all = matches!(at, Pointer::Stack(_)) && state.stage == Stage::Acting;
                if all && own && mates.len() > 1 {
                    return Click::Effect(Effect::Select(self.picking(&mates)));
                }
                self.at_piece(state, &legal, &several, piece)
            }
            Pointer::Place(code) | Pointer::Drop(_, code) => match several.as_slice() {
                [] => self.party_to(state, &legal, code),
                [one] => self.at_place(state, &legal, *one, code),
                _ => self.all_at_place(state, &legal, &several, code),
            },
        }
    }

    /// Whom pointing there is about: those who are picked, or whoever is dragged there and
    /// is none of them.
    pub(super) fn meant(&self, picked: &Selection, at: &Pointer) -> Vec<PieceId> {
        let several = self.picked_pieces(picked);
        match at {
            Pointer::Drop(held, _) => match self.find_piece(held) {
                Some(one) if !several.contains(&one) => vec![one],
                _ => several,
            },
            _ => several,
        }
    }

    /// Sends several somewhere, one after the other.
    fn all_at_place(
        &self,
        state: &State,
        legal: &[Action],
        several: &[PieceId],
        code: &str,
    ) -> Click {
        let mut orders = Self::orders(several, legal);
        orders.retain(|order| self.about_action(*order).places.iter().any(|p| p == code));
        match orders.as_slice() {
            [] => {
                // At each enemy who lies there fires whoever of them is likeliest to hit it.
                let site = self.find_site(code);
                let there = |target| Some(state.lies(target)) == site;
                let mut shots = self.shots(state, several, legal, there);
                shots.dedup_by_key(|shot| shot.target);
                let fires: Vec<Action> = shots.iter().map(|shot| shot.action()).collect();
                match fires.is_empty() {
                    true => self.why_not_there(state, several, code),
                    false => self.one_of(state, &fires),
                }
            }
            [only] => {
                let able = self.together(state, several, *only);
                Click::Effect(self.all_do(&able))
            }
            many => {
                let button = |order: &Action| {
                    let able = self.together(state, several, *order);
                    Button {
                        label: self.say_order(*order, several, &able),
                        chance: String::new(),
                        weight: Weight::Quiet,
                        asks: Vec::new(),
                        does: Ok(self.all_do(&able)),
                    }
                };
                Click::Choose(many.iter().map(button).collect())
            }
        }
    }

    /// Fires at an enemy, picks one's own, or says why neither can be.
    pub(super) fn at_piece(
        &self,
        state: &State,
        legal: &[Action],
        several: &[PieceId],
        piece: PieceId,
    ) -> Click {
        // Whoever of them is likeliest to hit.
        let shots = self.shots(state, several, legal, |target| target == piece);
        if let Some(shot) = shots.first() {
            return self.done(state, shot.action());
        }
        if several == [piece] {
            return Click::Effect(Effect::Select(Selection::default()));
        }
        let side = self.piece(piece).map(|p| p.side);
        if side == self.to_act(state) {
            return Click::Effect(Effect::Select(self.picking(&[piece])));
        }
        // An enemy that cannot be fired at: why. Troops have no guns: for them, why they do
        // not get there.
        let afoot = self.of_kind(PieceKind::Ground);
        match several.first().copied() {
            Some(unit) if afoot.contains(unit) => {
                self.at_place(state, legal, unit, self.code(state.lies(piece)))
            }
            Some(from) => self.done(
                state,
                Action::Fire {
                    from,
                    target: piece,
                },
            ),
            None => self.select_place(self.code(state.lies(piece))),
        }
    }

    /// What one piece does at a place, or why it does nothing there.
    fn at_place(&self, state: &State, legal: &[Action], piece: PieceId, code: &str) -> Click {
        // Whoever points at a place that is marked as a target means what lies in it.
        let site = self.find_site(code);
        let there = |a: &&Action| {
            actor(**a) == Some(piece)
                && match **a {
                    Action::Fire { target, .. } => Some(state.lies(target)) == site,
                    other => self.about_action(other).places.iter().any(|p| p == code),
                }
        };
        let found: Vec<Action> = legal.iter().filter(there).copied().collect();
        match found.is_empty() {
            true => self.why_not_there(state, &[piece], code),
            false => self.one_of(state, &found),
        }
    }

    /// Does what can be done, or asks which of several things.
    fn one_of(&self, state: &State, actions: &[Action]) -> Click {
        let button = |action: &Action| Button {
            label: self.say_action(*action),
            chance: String::new(),
            weight: Weight::Quiet,
            asks: Vec::new(),
            does: self.does(state, *action),
        };
        match actions {
            [only] => self.done(state, *only),
            several => Click::Choose(several.iter().map(button).collect()),
        }
    }

    /// Nobody is picked: a landing party goes there, if there is one and it can; else the
    /// place is picked.
    fn party_to(&self, state: &State, legal: &[Action], code: &str) -> Click {
        let goes = |action: &&Action| match **action {
            Action::Steam { to } => self.code(to) == code,
            _ => false,
        };
        match legal.iter().find(goes) {
            Some(steam) => self.done(state, *steam),
            None => self.select_place(code),
        }
    }

    /// Why a landing party cannot go or land there; `else_why` of what is no place.
    fn why_not_by_water(&self, state: &State, code: &str, else_why: Cited) -> Click {
        match self.find_site(code) {
            Some(site) if self.lands().contains(site) => self.done(state, Action::Land { site }),
            Some(to) => self.done(state, Action::Steam { to }),
            None => Click::Refuse(else_why),
        }
    }

    /// Why none of these can go there.
    fn why_not_there(&self, state: &State, several: &[PieceId], code: &str) -> Click {
        let Some(to) = self.find_site(code) else {
            return self.select_place(code);
        };
        if let (Stage::SetUp, Some(&ship)) = (state.stage, several.first()) {
            return match self.berths(state, ship, to) {
                Ok(effect) => Click::Effect(effect),
                Err(why) => Click::Refuse(why),
            };
        }
        match self.way_to(state, several, to) {
            Some(goes) => self.done(state, goes),
            None => self.select_place(code),
        }
    }

    /// How the first of these that ever goes anywhere would go there: forts do not.
    fn way_to(&self, state: &State, several: &[PieceId], to: Site) -> Option<Action> {
        several.iter().find_map(|&piece| {
            let kind = self.piece(piece)?.kind;
            Some(match (state.stage, kind) {
                (Stage::Shifting, _) => Action::Shift {
                    ship: piece,
                    site: to,
                },
                (_, PieceKind::Ironclad) => {
                    let river = self.rivers().contains(to);
                    Action::Sail {
                        ship: piece,
                        to,
                        bank: self.banks(to).first().filter(|_| river),
                    }
                }
                (_, PieceKind::Ground) => Action::March { unit: piece, to },
                (_, PieceKind::Fort) => return None,
            })
        })
    }

    /// Who of these does not get to a piece of water, and why: what a click there is refused
    /// with. `None` where one of them does, or is there, or none of them goes by water.
    pub(super) fn kept_out(
        &self,
        state: &State,
        legal: &[Action],
        several: &[PieceId],
        to: Site,
    ) -> Option<(PieceId, Cited)> {
        let water = self.seas() | self.rivers();
        let waits = state.due.is_some() || state.lying.is_some() || state.stage != Stage::Acting;
        if waits || !water.contains(to) || several.iter().any(|p| state.site(*p) == to) {
            return None;
        }
        let gets_there = |action: &Action| match *action {
            Action::Sail {
                ship, to: there, ..
            } => there == to && several.contains(&ship),
            _ => false,
        };
        match self.way_to(state, several, to)? {
            sail @ Action::Sail { ship, .. } if !legal.iter().any(gets_there) => {
                Some((ship, self.does(state, sail).err()?))
            }
            _ => None,
        }
    }

    fn done(&self, state: &State, action: Action) -> Click {
        match self.does(state, action) {
            Ok(effect) => Click::Effect(effect),
            Err(why) => Click::Refuse(why),
        }
    }

    fn select_place(&self, code: &str) -> Click {
        Click::Effect(Effect::Select(Selection {
            place: Some(code.to_owned()),
            ..Selection::default()
        }))
    }

    /// These pieces.
    pub(super) fn picking(&self, pieces: &[PieceId]) -> Selection {
        let code = |piece: &PieceId| self.piece(*piece).map(|p| p.code.clone());
        Selection {
            units: pieces.iter().filter_map(code).collect(),
            ..Selection::default()
        }
    }

    /// Who stays picked after an action: whoever can still do something.
    pub(super) fn still(&self, seen: &View<State>, picked: &Selection) -> Selection {
        let state = seen.state();
        let mut pieces = self.picked_pieces(picked);
        // What is thrown for now decides what they can do then.
        let thrown = state.due.is_some() || state.lying.is_some();
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        pieces.retain(|p| {
            let side = self.piece(*p).map(|i| i.side);
            if thrown {
                return side == Some(state.active);
            }
            side == self.to_act(state) && legal.iter().any(|a| actor(*a) == Some(*p))
        });
        match state.stage {
            Stage::Acting if !pieces.is_empty() => self.picking(&pieces),
            Stage::Acting | Stage::SetUp | Stage::Torpedoes | Stage::Allocation(_) => Selection {
                place: picked.place.clone(),
                ..Selection::default()
            },
            // A place that was picked before is not to hide answers to something else.
            _ => Selection::default(),
        }
    }
}
