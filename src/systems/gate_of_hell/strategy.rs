//! What there is to know of playing well: what a group gains by where it goes and what
//! it does there, guns, mines and the enemy's answer among it; and how the rest is
//! answered.

mod afloat;
mod answers;
mod ashore;

use super::action::Action;
use super::ids::{PieceId, PieceKind, PieceSet, Site, Sites, UNION};
use super::rules::GateOfHell;
use super::state::{Fee, Paid, Stage, State};
use super::{ground, victory};
use crate::engine::{Outcome, Rules, SideNo, Strategy};
use crate::hex::Id;
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

/// What has been begun is gone on with, whatever else comes to mind.
const BEGUN: f64 = 8.0;

/// What is left alone.
const NEVER: f64 = -5.0;

/// How many plans are played out for a decision besides the best at sight, at the most.
const MOST_PLANS: usize = 12;

/// Where troops march, fight or go on with what they have begun, a thought that is less
/// promising than the best by so much is not played out. Everything else is played out
/// whatever it looks like: the best of all gains most over the best that looks well where
/// something is paid for, where troops embark and where losses are borne.
const HOPELESS: f64 = 3.0;

/// The judgement of somebody who knows the harbour.
pub struct Seamanship {
    rules: GateOfHell,
    /// How many borders lie between two land areas.
    far: Vec<Vec<u8>>,
    /// How much of the draw of an area is felt in each place.
    near: Vec<Vec<f64>>,
    /// How likely each lead of the attacker's dice over the defender's is, the least
    /// lead first.
    leads: Vec<f64>,
}

impl Seamanship {
    /// A judgement of games by these rules.
    #[must_use]
    pub fn new(rules: GateOfHell) -> Self {
        let far: Vec<Vec<u8>> = (0..rules.parts().sites.len())
            .map(|from| distances(&rules, Site::from_index(from)))
            .collect();
        let felt = |steps: &u8| 0.5_f64.powi(i32::from((*steps).min(12)));
        let near = far
            .iter()
            .map(|row| row.iter().map(felt).collect())
            .collect();
        let dice = usize::from(rules.numbers().assault_dice);
        let mut leads = vec![1.0];
        for _ in 0..dice * 2 {
            let mut next = vec![0.0; leads.len() + 5];
            for (lead, share) in leads.iter().enumerate() {
                (0..6).for_each(|face| next[lead + face] += share / 6.0);
            }
            leads = next;
        }
        Self {
            rules,
            far,
            near,
            leads,
        }
    }

    fn mind<'a>(&'a self, state: &'a State) -> Mind<'a> {
        Mind {
            own: self,
            rules: &self.rules,
            state,
            side: self.rules.to_act(state).unwrap_or(state.active),
            cruises: RefCell::new(Vec::new()),
            forays: RefCell::new(Vec::new()),
            danger: Cell::new(None),
            pull: Rc::default(),
            gains: [const { Cell::new(None) }; Fee::ALL.len()],
        }
    }
}

/// How many borders lie between a land area and each place.
fn distances(rules: &GateOfHell, from: Site) -> Vec<u8> {
    let mut far = vec![u8::MAX; rules.parts().sites.len()];
    let (mut front, mut seen, mut steps) = (Sites::of(from), Sites::of(from), 0);
    while !front.is_empty() {
        let mut next = Sites::EMPTY;
        for site in front {
            if let Some(n) = far.get_mut(site.index()) {
                *n = steps;
            }
            next |= rules.walks(site).iter().map(|(to, _)| *to).collect();
        }
        front = next - seen;
        seen |= next;
        steps += 1;
    }
    far
}

/// Thoughts about one position, each thought once.
struct Mind<'a> {
    own: &'a Seamanship,
    rules: &'a GateOfHell,
    state: &'a State,
    side: SideNo,
    cruises: RefCell<Vec<((Site, Site), f64)>>,
    forays: RefCell<Vec<((PieceId, Site), f64)>>,
    danger: Cell<Option<f64>>,
    /// How much each place draws troops: the same for whatever is imagined of the means
    /// of the side.
    pull: Rc<OnceCell<Vec<f64>>>,
    /// What is gained by what can be paid for.
    gains: [Cell<Option<f64>>; Fee::ALL.len()],
}

impl<'a> Mind<'a> {
    /// The same about a position that is only imagined.
    fn about(&self, state: &'a State) -> Self {
        Mind {
            own: self.own,
            rules: self.rules,
            state,
            side: self.side,
            cruises: RefCell::new(Vec::new()),
            forays: RefCell::new(Vec::new()),
            danger: Cell::new(None),
            pull: Rc::clone(&self.pull),
            gains: [const { Cell::new(None) }; Fee::ALL.len()],
        }
    }
}

impl Mind<'_> {
    /// Whether points are counted, and not objectives.
    fn counts(&self) -> bool {
        self.rules.parts().award.is_some()
    }

    /// Whether a piece may act with the group, or begin one.
    fn joins(&self, piece: PieceId) -> bool {
        let state = self.state;
        let band = &state.band;
        if band.members.contains(piece) {
            return true;
        }
        let marks = u8::from(band.has(Fee::Second));
        let ground = self
            .rules
            .piece(piece)
            .is_some_and(|p| p.kind == PieceKind::Ground);
        state.stands(piece)
            && state.marks(piece) == marks
            && !state.silent.contains(piece)
            && (marks == 0 || ground || state.losses(piece) == 0)
            && (band.members.is_empty() || state.site(piece) == band.from)
    }

    /// What a point of support is worth to whoever spends it.
    fn price(&self, points: u8) -> f64 {
        let has = self.state.msp[self.side.index()];
        let each = match (self.side, self.counts()) {
            (UNION, true) => {
                if has > 2 {
                    0.12
                } else {
                    0.2
                }
            }
            (_, true) => 1.0,
            (_, false) => {
                if has > 6 {
                    0.15
                } else {
                    0.3
                }
            }
        };
        f64::from(points) * each
    }

    /// What the Advantage is worth to whoever gives it away.
    fn advantage(&self) -> f64 {
        match (self.counts(), self.state.impulse) {
            (true, 0..=2) => 0.5,
            (true, _) => 0.3,
            (false, _) => 0.8,
        }
    }

    /// What is gained by something that has to be paid for, less its price: the best
    /// that only it makes possible.
    fn bought(&self, fee: Fee, free: bool) -> f64 {
        let known = &self.gains[fee as usize];
        let gain = known.get().unwrap_or_else(|| self.gained(fee));
        known.set(Some(gain));
        let cost = match free {
            true => self.advantage(),
            false => self.price(fee.cost()),
        };
        gain - cost
    }

    /// The best that only a payment makes possible.
    fn gained(&self, fee: Fee) -> f64 {
        let mut paid = *self.state;
        paid.band.paid[fee as usize] = Paid::Support;
        let then = self.about(&paid);
        match fee {
            Fee::Second => then.best_cruise().max(then.best_foray(None)),
            _ => then.best_foray(Some(fee)),
        }
    }

    /// The best that the side to act could do if it were its turn with a new group.
    fn prospect(&self) -> f64 {
        self.best_cruise().max(self.best_foray(None)).max(0.0)
    }

    /// How good passing looks: about 0, unless the Union has passed, too, and the day is
    /// over with it as it stands now [3.2].
    fn passes(&self) -> f64 {
        if !self.state.passed || !self.counts() {
            return 0.0;
        }
        let margin = victory::margin(self.rules, self.state);
        match victory::level(self.rules, margin) {
            2 => 0.0,
            3.. => 5.0,
            _ => -2.0,
        }
    }

    /// How good an action looks; ending or passing is about 0.
    fn looks(&self, action: Action) -> f64 {
        match action {
            Action::Pass => self.passes(),
            Action::Pay { fee, free } => self.bought(fee, free),
            Action::Sail { ship, to, bank } => self.sails(ship, to, bank),
            Action::Fire { from, target } if self.state.stage == Stage::Acting => {
                self.fires(from, target)
            }
            Action::March { unit, to } | Action::Transfer { unit, to } => self.marches(unit, to),
            Action::Ferry { unit, to } => self.marches(unit, to),
            Action::Embark { unit } => self.embarks(unit),
            Action::Steam { to } => self.steams(to),
            Action::Land { site } => 0.2 + self.lands(site),
            Action::Charge { unit } => self.charges(unit),
            Action::Storm { leader } => self.storms(leader),
            Action::Dig { unit } => self.digs(unit),
            _ => self.answers(action),
        }
    }
}

impl Strategy<GateOfHell> for Seamanship {
    fn value(&self, state: &State) -> f64 {
        let margin = f64::from(victory::margin(&self.rules, state));
        if self.rules.parts().award.is_some() {
            return margin;
        }
        // What is lost stays lost, and what is near may be had.
        let lost =
            |pieces: PieceSet| -> f64 { pieces.iter().map(|p| f64::from(state.losses(p))).sum() };
        let forts = lost(self.rules.forts(super::ids::CONFEDERATE));
        let fleets = lost(self.rules.ships(super::ids::CONFEDERATE)) * 0.5
            - lost(self.rules.ships(UNION)) * 0.5;
        let troops =
            lost(self.rules.ground(super::ids::CONFEDERATE)) - lost(self.rules.ground(UNION));
        let near =
            self.rules.numbers().objectives.iter().filter(|&&s| {
                ground::hold(&self.rules, state, UNION, s) == ground::Hold::Contested
            });
        let means = f64::from(state.msp[0]) - f64::from(state.msp[1]);
        margin + 0.12 * (forts + fleets) + 0.06 * troops + 0.3 * near.count() as f64 + 0.04 * means
    }

    fn spread(&self, state: &State) -> f64 {
        let numbers = self.rules.numbers();
        let impulses = numbers.more_impulses.saturating_sub(state.impulse);
        let weeks = self.rules.parts().turns.saturating_sub(state.turn);
        1.0 + f64::from(impulses) * 0.3 + f64::from(weeks) * 0.2
    }

    fn won(&self, outcome: Outcome) -> f64 {
        match outcome.level {
            0 | 1 => 1.0,
            2 => 0.5,
            _ => 0.0,
        }
    }

    fn plan(&self, state: &State, blur: &mut dyn FnMut() -> f64, out: &mut Vec<Action>) {
        // One step at a time: what lies face down may be shown by it.
        let mut legal = Vec::new();
        self.rules.legal(state, &mut legal);
        let mind = self.mind(state);
        let rated = legal
            .iter()
            .filter(|a| !self.rules.takes_back(**a))
            .map(|&a| (mind.looks(a) + blur(), a));
        out.extend(rated.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, a)| a));
    }

    fn plans(&self, state: &State, out: &mut Vec<Vec<Action>>) {
        let mut legal = Vec::new();
        self.rules.legal(state, &mut legal);
        legal.retain(|&a| !self.rules.takes_back(a));
        let mind = self.mind(state);
        let mut rated: Vec<(f64, Action)> = legal.into_iter().map(|a| (mind.looks(a), a)).collect();
        rated.sort_by(|a, b| b.0.total_cmp(&a.0));
        let Some(&(best, first)) = rated.first() else {
            return;
        };
        // Who joins an assault that is put together is seen at sight, too.
        let joins = matches!(first, Action::Charge { .. }) && best > BEGUN / 2.0;
        if self.is_small(state) || joins {
            out.push(vec![first]);
            return;
        }
        let sure = matches!(
            first,
            Action::March { .. }
                | Action::Ferry { .. }
                | Action::Transfer { .. }
                | Action::Charge { .. }
                | Action::Storm { .. }
        );
        let least = if sure { best - HOPELESS } else { NEVER };
        let least = least.max(NEVER / 2.0);
        let mut met: Vec<Alike> = Vec::new();
        for (looks, action) in rated {
            // Once each of what comes to the same with another ship or unit.
            let kind = self.kind(state, action);
            let fresh = kind == Alike::Own || !met.contains(&kind);
            if looks > least && fresh {
                met.push(kind);
                out.push(vec![action]);
            }
            if out.len() > MOST_PLANS {
                return;
            }
        }
    }

    fn drawn(&self, state: &State, below: &mut dyn FnMut(usize) -> usize) -> Vec<Action> {
        super::arranging::arrangement(&self.rules, state, below)
    }

    fn noise(&self) -> [f64; 3] {
        // Ashore there is more to tell apart, and so much at once that whoever plays a few
        // thoughts out gains little on whoever sees all of them clearly.
        match self.rules.of_kind(PieceKind::Ground).is_empty() {
            true => [3.0, 1.35, 0.0],
            false => [2.25, 1.15, 0.4],
        }
    }

    fn horizon(&self, state: &State) -> u8 {
        match (state.stage, self.rules.parts().award.is_some()) {
            (Stage::SetUp, _) => 0,
            // To the end of the day.
            (_, true) => 12,
            (_, false) => 2,
        }
    }
}

/// What comes to the same, whichever ship or unit of a place does it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Alike {
    Voyage(Site, Site),
    Shot(Site, PieceId),
    March(Site, Option<u8>, Site),
    Charge(Site, Option<u8>),
    Storm,
    Embark(Option<u8>),
    Own,
}

impl Seamanship {
    /// Whether a decision is of the kind that is made at sight.
    const fn is_small(&self, state: &State) -> bool {
        state.lying.is_none()
            && matches!(
                state.stage,
                Stage::Leading
                    | Stage::Crowded(_)
                    | Stage::Picking
                    | Stage::Ambush
                    | Stage::Leaving
                    | Stage::Shifting
                    | Stage::Fever
            )
    }

    fn kind(&self, state: &State, action: Action) -> Alike {
        let of = |unit: PieceId| self.rules.piece(unit).and_then(|p| p.formation);
        match action {
            Action::Sail { ship, to, .. } => Alike::Voyage(state.site(ship), to),
            Action::Fire { from, target } => Alike::Shot(state.site(from), target),
            Action::March { unit, to }
            | Action::Ferry { unit, to }
            | Action::Transfer { unit, to } => Alike::March(state.site(unit), of(unit), to),
            Action::Charge { unit } => Alike::Charge(state.site(unit), of(unit)),
            Action::Storm { .. } => Alike::Storm,
            Action::Embark { unit } => Alike::Embark(of(unit)),
            _ => Alike::Own,
        }
    }
}
