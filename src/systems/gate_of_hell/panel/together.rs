//! The same order for several: those who lie together go together, and all of a group
//! storm together.

use super::super::action::Action;
use super::super::assault::attack;
use super::super::chances;
use super::super::explain::{percent, worth_of_shot};
use super::super::ids::{PieceId, PieceSet, Site};
use super::super::rules::GateOfHell;
use super::super::state::{Fight, State};
use super::{Group, actor};
use crate::engine::Rules as _;
use crate::present::system::{Block, Cited, Effect, Row, Selection};
use crate::words::tr;

/// An assault with this chance is asked for before it is given up: whoever went so far may
/// have meant to make it.
const WORTH_ASKING: f64 = 0.25;

/// A shot that can be fired, and the chance that it hits [8.2.4].
#[derive(Clone, Copy)]
pub(in super::super) struct Shot {
    pub from: PieceId,
    pub target: PieceId,
    pub share: f64,
}

impl Shot {
    pub const fn action(self) -> Action {
        Action::Fire {
            from: self.from,
            target: self.target,
        }
    }
}

impl GateOfHell {
    /// Everybody of the side that acts who lies where this piece does and can do
    /// something now.
    pub(in super::super) fn mates(state: &State, legal: &[Action], piece: PieceId) -> Vec<PieceId> {
        let mut all = Vec::new();
        for other in legal.iter().filter_map(|a| actor(*a)) {
            if state.site(other) == state.site(piece) && !all.contains(&other) {
                all.push(other);
            }
        }
        all.sort_unstable();
        all
    }

    /// All who are picked.
    pub(in super::super) fn picked_pieces(&self, picked: &Selection) -> Vec<PieceId> {
        let found = picked.units.iter().map(|code| self.find_piece(code));
        found.flatten().collect()
    }

    /// An order carried out by one after the other, as far as the rules let them.
    pub(in super::super) fn together(
        &self,
        state: &State,
        units: &[PieceId],
        order: Action,
    ) -> Vec<Action> {
        let mut now = *state;
        let mut done = Vec::new();
        for action in units.iter().filter_map(|unit| given_to(order, *unit)) {
            if self.check(&now, action).is_err() {
                continue;
            }
            done.push(action);
            // What lies in the water is met before anybody follows.
            let mined = |to| state.marker_count(self, to) > 0;
            if matches!(action, Action::Sail { to, .. } if mined(to)) {
                break;
            }
            self.step(&mut now, action, &[]);
            if now.due.is_some() || now.stage != state.stage {
                break;
            }
        }
        done
    }

    /// The orders that several can be given, each once, in the order of the list.
    pub(in super::super) fn orders(units: &[PieceId], legal: &[Action]) -> Vec<Action> {
        let mut all = Vec::new();
        let Some(&first) = units.first() else {
            return all;
        };
        for action in legal {
            let theirs = actor(*action).is_some_and(|who| units.contains(&who));
            let Some(order) = given_to(*action, first).filter(|_| theirs) else {
                continue;
            };
            if !all.contains(&order) {
                all.push(order);
            }
        }
        all
    }

    /// Does it, one after the other: one gesture.
    pub(in super::super) fn all_do(&self, actions: &[Action]) -> Effect {
        Effect::Play(actions.iter().map(|a| self.notation(*a)).collect())
    }

    /// Does them one after the other, or why that cannot be.
    fn all_of(&self, state: &State, actions: &[Action]) -> Result<Effect, Cited> {
        let mut now = *state;
        for &action in actions {
            self.check(&now, action)
                .map_err(|why| self.say_refusal(&why))?;
            self.step(&mut now, action, &[]);
        }
        Ok(self.all_do(actions))
    }

    /// What an order to several is called when `able` of them carry it out: all, or those
    /// who are named.
    pub(in super::super) fn say_order(
        &self,
        order: Action,
        units: &[PieceId],
        able: &[Action],
    ) -> String {
        let who = match able {
            all if all.len() == units.len() => "all".to_owned(),
            some => {
                let names = some.iter().filter_map(|a| actor(*a));
                let names: Vec<String> = names.map(|p| self.called(p)).collect();
                names.join(", ")
            }
        };
        let go = |place: String| tr!("gate-all-go", place = place, who = who.as_str());
        match order {
            Action::Sail {
                to,
                bank: Some(bank),
                ..
            } => go(self.in_river(to, bank)),
            Action::Sail { to, .. } | Action::March { to, .. } | Action::Transfer { to, .. } => {
                go(self.located(to))
            }
            Action::Ferry { to, .. } => go(tr!("gate-brief-ferry", place = self.located(to))),
            Action::Embark { .. } => tr!("gate-all-do", what = "embark", who = who.as_str()),
            _ => tr!("gate-all-do", what = "dig", who = who.as_str()),
        }
    }

    /// The shots that some of these can fire at targets that are meant, target by target, the
    /// likeliest first.
    pub(in super::super) fn shots(
        &self,
        state: &State,
        units: &[PieceId],
        legal: &[Action],
        meant: impl Fn(PieceId) -> bool,
    ) -> Vec<Shot> {
        let shot = |action: &Action| match *action {
            Action::Fire { from, target } if units.contains(&from) && meant(target) => Some(Shot {
                from,
                target,
                share: chances::shot(self, state, from, target).unwrap_or(0.0),
            }),
            _ => None,
        };
        let mut all: Vec<Shot> = legal.iter().filter_map(shot).collect();
        all.sort_by(|a, b| a.target.cmp(&b.target).then(b.share.total_cmp(&a.share)));
        all
    }

    /// A river and the bank a ship points at there, in few words.
    pub(super) fn in_river(&self, to: Site, bank: Site) -> String {
        tr!(
            "gate-brief-river",
            place = self.located(to),
            bank = self.located(bank)
        )
    }

    /// What several who are picked can do together.
    pub(super) fn with_all(
        &self,
        state: &State,
        units: &[PieceId],
        legal: &[Action],
    ) -> Vec<Block> {
        let names: Vec<String> = units.iter().map(|p| self.called(*p)).collect();
        let mut blocks = vec![
            Block::Heading(tr!("gate-several", n = units.len())),
            Block::Text(vec![Cited::plain(names.join(", "))]),
        ];
        blocks.extend(self.storms(state, legal, Some(units), None));
        let shots = self.shots(state, units, legal, |_| true);
        if !shots.is_empty() {
            blocks.push(Block::Heading(Group::Fight.head()));
            let row = |shot: &Shot| self.whole_row(state, shot.action(), worth_of_shot(shot.share));
            blocks.extend(shots.iter().map(row).map(Block::Row));
        }
        let mut orders = Self::orders(units, legal);
        // There are many river banks, and few go there.
        orders.sort_by_key(|order| matches!(order, Action::Sail { bank: Some(_), .. }));
        for group in [Group::Move, Group::Other] {
            let of = orders.iter().filter(|order| Group::of(**order) == group);
            let rows: Vec<Block> = of
                .filter_map(|order| self.row_of_all(state, units, *order))
                .map(Block::Row)
                .collect();
            if !rows.is_empty() {
                blocks.push(Block::Heading(group.head()));
                blocks.extend(rows);
            }
        }
        blocks
    }

    /// The row of an order to several: how many of them carry it out, if not all do, and what
    /// it costs. `None` if none of them does.
    fn row_of_all(&self, state: &State, units: &[PieceId], order: Action) -> Option<Row> {
        let able = self.together(state, units, order);
        if able.is_empty() {
            return None;
        }
        let mut told = Vec::new();
        if able.len() < units.len() {
            told.push(tr!("gate-of-them", n = able.len(), all = units.len()));
        }
        if matches!(order, Action::Dig { .. }) {
            let digging: Vec<PieceId> = able.iter().filter_map(|a| actor(*a)).collect();
            told.push(self.price_of_works(state, &digging));
        }
        // What whoever goes first may meet.
        if let Some(first @ Action::Sail { .. }) = able.first() {
            told.extend(Some(self.worth(state, *first)).filter(|worth| !worth.is_empty()));
        }
        let label = self.say_order(order, units, &able);
        Some(Row {
            value: told.join("; "),
            ..Row::plain(label, Ok(self.all_do(&able)))
        })
    }

    /// The assaults that can be put together, place by place: everybody at once or one
    /// by one, led by the strongest of those who are named, and what it would come to. One
    /// in the place that is picked is the only one that is asked for.
    pub(super) fn storms(
        &self,
        state: &State,
        legal: &[Action],
        among: Option<&[PieceId]>,
        place: Option<Site>,
    ) -> Vec<Block> {
        let mut able: Vec<PieceId> = Vec::new();
        for action in legal {
            if let Action::Charge { unit } | Action::Rest { unit } = *action
                && !able.contains(&unit)
                && among.is_none_or(|all| all.contains(&unit))
            {
                able.push(unit);
            }
        }
        able.sort_unstable();
        let mut all = by_site(state, &able);
        if all.iter().any(|(site, _)| Some(*site) == place) {
            all.retain(|(site, _)| Some(*site) == place);
        }
        let blocks = all
            .iter()
            .flat_map(|(site, here)| self.storm_at(state, *site, here));
        blocks.collect()
    }

    fn storm_at(&self, state: &State, site: Site, here: &[PieceId]) -> Vec<Block> {
        let named = state.band.named;
        let all = here.iter().all(|unit| named.contains(*unit));
        let toggle = |unit: &PieceId| match named.contains(*unit) {
            true => Action::Rest { unit: *unit },
            false => Action::Charge { unit: *unit },
        };
        // Either everybody joins who has not, or everybody leaves.
        let asked = here.iter().filter(|unit| named.contains(**unit) == all);
        let toggles: Vec<Action> = asked.map(toggle).collect();
        let mut blocks = vec![Block::Heading(tr!(
            "gate-head-storm",
            place = self.located(site)
        ))];
        // One alone has its own row, below.
        if here.len() > 1 {
            blocks.push(Block::Row(Row {
                units: Vec::new(),
                brief: tr!("gate-all-join"),
                label: tr!("gate-all-join-at", place = self.located(site)),
                value: String::new(),
                ticked: Some(all),
                does: Ok(self.all_do(&toggles)),
            }));
        }
        // Before anybody is named: what it would come to with all of them. It is begun so,
        // too.
        let force = match named.is_empty() {
            true => here.iter().copied().collect(),
            false => named,
        };
        let (with_them, led) = self.stormed_by(state, force);
        if let Some((leader, share)) = led {
            let mut row = self.begins(state, &with_them, leader, share);
            // All are counted though no box is ticked yet: the row says so.
            if here.len() > 1 && force.len() == here.len() {
                row.label = tr!("gate-storm-all", piece = self.called(leader));
            }
            blocks.push(Block::Row(row));
        }
        for unit in here {
            blocks.push(Block::Row(Row {
                label: self.say_action(Action::Charge { unit: *unit }),
                ticked: Some(named.contains(*unit)),
                does: self.does(state, toggle(unit)),
                ..self.pick(state, *unit)
            }));
        }
        if let Some((leader, _)) = led {
            blocks.extend(self.why_so(&with_them, Action::Storm { leader }));
        }
        blocks
    }

    /// The row that begins an assault as it is in `with_them`: who is not named yet joins.
    pub(super) fn begins(
        &self,
        state: &State,
        with_them: &State,
        leader: PieceId,
        share: f64,
    ) -> Row {
        let storm = Action::Storm { leader };
        let join = with_them.band.named - state.band.named;
        let join = join.iter().map(|unit| Action::Charge { unit });
        let steps: Vec<Action> = join.chain([storm]).collect();
        Row {
            does: self.all_of(state, &steps),
            ..self.row(with_them, storm, tr!("gate-wins", share = percent(share)))
        }
    }

    /// A position in which these are named for an assault; who leads them best, and the
    /// chance that they win.
    fn stormed_by(&self, state: &State, force: PieceSet) -> (State, Option<(PieceId, f64)>) {
        let mut with_them = *state;
        with_them.band.named = force;
        let leader = self.strongest(&with_them, force);
        let led = leader.map(|leader| (leader, self.wins(&with_them, leader)));
        (with_them, led)
    }

    /// Who of an assault adds most as its leader [8.1.3].
    fn strongest(&self, state: &State, force: PieceSet) -> Option<PieceId> {
        let adds = |leader: PieceId| attack(self, state, &self.storm_of(state, leader)).total();
        let all = force.iter();
        all.max_by_key(|&leader| (adds(leader), std::cmp::Reverse(leader)))
    }

    /// The assault of all who are named, under this leader.
    pub(in super::super) fn storm_of(&self, state: &State, leader: PieceId) -> Fight {
        let site = state.site(leader);
        let foes = state.active.other();
        Fight {
            site,
            attackers: state.band.named,
            leader,
            defenders: super::super::assault::defenders(self, state, foes, site),
            other: None,
            loser: state.active,
            cp: 0,
            gone: PieceSet::EMPTY,
        }
    }

    /// The chance that the assault of all who are named wins under this leader [8.1.5].
    pub(super) fn wins(&self, state: &State, leader: PieceId) -> f64 {
        let fight = self.storm_of(state, leader);
        let Some(other) = self.best_defender(state, &fight) else {
            return 0.0;
        };
        let spread = chances::clash(self, state, &fight, other);
        let won = spread.iter().filter(|(n, _)| *n > 0);
        won.map(|(_, share)| share).sum()
    }

    /// Who among these could still move, by name.
    fn movers(&self, legal: &[Action], among: impl Fn(PieceId) -> bool) -> Vec<String> {
        let mut able: Vec<String> = Vec::new();
        for action in legal.iter().filter(|a| Group::of(**a) == Group::Move) {
            let mover = actor(*action).filter(|piece| among(*piece));
            let name = mover.map(|piece| self.called(piece));
            able.extend(name.filter(|name| !able.contains(name)));
        }
        able
    }

    /// What a group that is done with leaves undone though it could well be done: moves of
    /// those who stay where others went, shots that could hit, and an assault that has a fair
    /// chance.
    pub(super) fn left_undone(&self, state: &State, legal: &[Action]) -> Vec<String> {
        let mut guns: Vec<String> = Vec::new();
        for action in legal {
            if let Action::Fire { from, target } = *action
                && state.band.members.contains(from)
            {
                let share = chances::shot(self, state, from, target);
                let name = self.called(from);
                if share.is_some_and(|share| share > 0.0) && !guns.contains(&name) {
                    guns.push(name);
                }
            }
        }
        let fire = !guns.is_empty();
        let fire = fire.then(|| tr!("gate-asks-fire", names = guns.join(", ")));
        let storms = self.storms_left(state, legal, |unit| state.band.members.contains(unit));
        let stay = match state.band.moved.is_empty() {
            true => Vec::new(),
            false => self.movers(legal, |piece| state.band.members.contains(piece)),
        };
        let stay = (!stay.is_empty()).then(|| tr!("gate-asks-stay", names = stay.join(", ")));
        stay.into_iter().chain(fire).chain(storms).collect()
    }

    /// What an action gives up that one would not think of: a shot that cannot hit, and the
    /// moves of a group that end as combat begins [5.1.7].
    pub(in crate::systems::gate_of_hell) fn lost_by(
        &self,
        state: &State,
        action: Action,
    ) -> Vec<String> {
        let mut lost = Vec::new();
        let first = match action {
            Action::Fire { from, target } => {
                if chances::shot(self, state, from, target) == Some(0.0) {
                    lost.push(tr!("gate-asks-cannot-hit"));
                }
                from
            }
            Action::Storm { leader } => leader,
            _ => return lost,
        };
        if state.band.combat || state.band.moved.is_empty() {
            return lost;
        }
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        let able = self.movers(&legal, |piece| piece != first);
        if !able.is_empty() {
            lost.push(tr!("gate-asks-combat", names = able.join(", ")));
        }
        lost
    }

    /// The assaults by some of these that have not been made and have a fair chance.
    pub(super) fn storms_left(
        &self,
        state: &State,
        legal: &[Action],
        among: impl Fn(PieceId) -> bool,
    ) -> Vec<String> {
        let able = legal.iter().filter_map(|action| match *action {
            Action::Charge { unit } | Action::Rest { unit } => Some(unit),
            _ => None,
        });
        let able: Vec<PieceId> = able.filter(|&unit| among(unit)).collect();
        let told = by_site(state, &able)
            .into_iter()
            .filter_map(|(site, here)| {
                let (_, led) = self.stormed_by(state, here.into_iter().collect());
                let (_, share) = led.filter(|(_, share)| *share >= WORTH_ASKING)?;
                Some(tr!(
                    "gate-asks-storm",
                    place = self.located(site),
                    share = percent(share)
                ))
            });
        told.collect()
    }
}

/// Pieces by where they lie, in the order in which they come.
fn by_site(state: &State, pieces: &[PieceId]) -> Vec<(Site, Vec<PieceId>)> {
    let mut all: Vec<(Site, Vec<PieceId>)> = Vec::new();
    for &piece in pieces {
        let site = state.site(piece);
        match all.iter_mut().find(|(known, _)| *known == site) {
            Some((_, there)) => there.push(piece),
            None => all.push((site, vec![piece])),
        }
    }
    all
}

/// The same order to another piece; `None` if it is no order that several are given.
const fn given_to(order: Action, piece: PieceId) -> Option<Action> {
    Some(match order {
        Action::Sail { to, bank, .. } => Action::Sail {
            ship: piece,
            to,
            bank,
        },
        Action::March { to, .. } => Action::March { unit: piece, to },
        Action::Ferry { to, .. } => Action::Ferry { unit: piece, to },
        Action::Transfer { to, .. } => Action::Transfer { unit: piece, to },
        Action::Dig { .. } => Action::Dig { unit: piece },
        Action::Embark { .. } => Action::Embark { unit: piece },
        _ => return None,
    })
}
