//! *A Gate of Hell* as a rule system.

use super::action::Action;
use super::event::Event;
use super::ids::{PieceId, PieceKind, Site};
use super::illegal::Illegal;
use super::resolve::Resolver;
use super::setup::{Setup, SetupParts};
use super::state::{Fee, Fight, Party, Stage, State};
use super::{apply, audit, listing, notation, secret, sound, victory};
use crate::engine::{
    Barrier, Clock, Die, Every, NotationError, Outcome, Rules, SideNo, View, Viewer, digest,
};
use crate::hex::Id;
use std::ops::{ControlFlow, Deref};
use std::sync::Arc;

/// The rules of *A Gate of Hell* with one scenario.
#[derive(Clone, Debug)]
pub struct GateOfHell {
    setup: Arc<Setup>,
    /// What the scenario sets where a game may change it.
    given: Given,
}

/// What a scenario sets and a game may change.
#[derive(Clone, Copy, Debug)]
pub(super) struct Given {
    /// The dice of an assault \[G20\].
    pub dice: u8,
    /// Whether things happen at random \[G44\].
    pub events: bool,
    /// Whether a point of mines attacks one ship only \[G29\].
    pub mines_once: bool,
}

impl Given {
    /// What these facts set.
    pub const fn of(parts: &SetupParts) -> Self {
        Self {
            dice: parts.numbers.assault_dice,
            events: parts.random_events,
            mines_once: parts.numbers.mines_once,
        }
    }
}

impl GateOfHell {
    /// The rules with this scenario.
    #[must_use]
    pub fn new(setup: impl Into<Arc<Setup>>) -> Self {
        let setup = setup.into();
        let given = Given::of(setup.parts());
        Self { setup, given }
    }

    /// The rules with a scenario in which something was changed.
    pub(super) fn changed(setup: Setup, given: Given) -> Self {
        let setup = Arc::new(setup);
        Self { setup, given }
    }

    /// What the scenario itself sets.
    pub(super) const fn given(&self) -> Given {
        self.given
    }

    /// The scenario.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }
}

impl Deref for GateOfHell {
    type Target = Setup;
    fn deref(&self) -> &Setup {
        &self.setup
    }
}

impl Rules for GateOfHell {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    fn hides(&self) -> bool {
        true
    }

    fn initial(&self) -> State {
        State::set_up(&self.setup)
    }

    fn to_act(&self, state: &State) -> Option<SideNo> {
        state.to_act(&self.setup)
    }

    fn forced(&self, state: &State) -> Option<Action> {
        let due = state.due.is_some() && state.lying.is_none();
        (due && state.stage != Stage::Over).then_some(Action::Throw)
    }

    fn clock(&self, state: &State) -> Clock {
        // The End Phase comes after the last impulse there can be.
        let end = self.setup.numbers().more_impulses + 1;
        let (part, phase) = match state.stage {
            Stage::SetUp | Stage::Support => (0, 0),
            Stage::Fever | Stage::Torpedoes => (0, 1),
            Stage::Allocation(SideNo::A) => (0, 2),
            Stage::Allocation(SideNo::B) => (0, 3),
            Stage::Hunley => (state.impulse, 0),
            Stage::Fate => (end, 3),
            Stage::Acting
            | Stage::Afloat
            | Stage::Picking
            | Stage::Ambush
            | Stage::Leading
            | Stage::Losses
            | Stage::Crowded(_) => (state.impulse, u8::from(state.active == SideNo::B)),
            Stage::Sunset | Stage::Price(_) | Stage::Eighth => (state.impulse, 2),
            Stage::Leaving => (end, 0),
            Stage::Shifting => (end, 1),
            Stage::Repairs => (end, 2),
            Stage::Over => (end, 4),
        };
        Clock([state.turn, part, phase])
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.stage == Stage::Over).then(|| Outcome {
            margin: self.margin(state),
            level: state.verdict,
        })
    }

    fn margin(&self, state: &State) -> i32 {
        victory::margin(&self.setup, state)
    }

    fn audit(
        &self,
        state: &State,
        action: Action,
        report: &mut dyn FnMut(Illegal) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let reasons = audit::reasons(&self.setup, state, action);
        reasons.into_iter().try_for_each(report)
    }

    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        listing::legal(&self.setup, state, out);
    }

    fn takes_back(&self, action: Action) -> bool {
        action.takes_back()
    }

    fn dice(&self, state: &State, action: Action) -> u8 {
        match action {
            Action::Throw => state.due.map_or(0, |cast| cast.dice(&self.setup)),
            Action::Again => state.lying.map_or(0, |lying| lying.cast.dice(&self.setup)),
            Action::Fire { .. } => 2,
            Action::Repair { .. } | Action::Work { .. } => 1,
            Action::Strike { .. } => 2,
            _ => 0,
        }
    }

    fn rolls(&self, state: &State) -> u32 {
        state.rolls
    }

    fn resolve(&self, state: &State, action: Action, dice: &[Die], out: &mut Vec<Event>) {
        let mut scratch = *state;
        let resolver = Resolver {
            setup: &self.setup,
            state: &mut scratch,
            tell: |event: &Event| out.push(*event),
        };
        let mut resolver = resolver;
        resolver.action(action, dice);
    }

    fn apply(&self, state: &mut State, event: &Event) {
        apply::apply(&self.setup, state, event);
    }

    fn step(&self, state: &mut State, action: Action, dice: &[Die]) {
        let setup = &self.setup;
        Resolver {
            setup,
            state,
            tell: |_: &Event| {},
        }
        .action(action, dice);
    }

    fn barrier(&self, before: &State, action: Action, after: &State) -> Option<Barrier> {
        if before.rolls != after.rolls {
            return Some(Barrier::Dice);
        }
        match action {
            // Also where nothing but a dummy lay: that is seen, too.
            Action::Sail { to, .. } if before.marker_count(&self.setup, to) > 0 => {
                (before.active == SideNo::A).then_some(Barrier::Shown)
            }
            Action::Steam { to } if before.marker_count(&self.setup, to) > 0 => {
                Some(Barrier::Shown)
            }
            Action::Done if before.stage != after.stage => Some(Barrier::Answered),
            Action::Regroup { .. } => Some(Barrier::Answered),
            Action::Pass | Action::End | Action::Stop | Action::GoOn => Some(Barrier::Answered),
            Action::Stand => Some(Barrier::Answered),
            _ if self.to_act(before) != self.to_act(after) => Some(Barrier::Answered),
            _ => None,
        }
    }

    fn hide(&self, state: &mut State, viewer: Viewer) {
        secret::hide(state, viewer);
    }

    fn hide_event(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        secret::hide_event(event, viewer)
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::Shown { .. })
    }

    fn covered(&self, _: &State, steps: &[Action]) -> Vec<Action> {
        secret::covered(&self.setup, steps)
    }

    fn imagine(&self, seen: &View<State>, below: &mut dyn FnMut(usize) -> usize) -> State {
        let mut state = *seen.state();
        secret::imagine(&self.setup, &mut state, below);
        state
    }

    fn hash(&self, state: &State) -> u64 {
        digest(&self.told(state))
    }

    fn notation(&self, action: Action) -> String {
        notation::write(&self.setup, action)
    }

    fn parse(&self, text: &str) -> Result<Action, NotationError> {
        notation::read(&self.setup, text)
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        sound::sound(&self.setup, state)
    }
}

impl Every for GateOfHell {
    fn every_action(&self, visit: &mut dyn FnMut(Action)) {
        let sites = || (0..=self.parts().sites.len()).map(Site::from_index);
        let pieces = || (0..=self.parts().pieces.len()).map(PieceId::from_index);
        let of = |ground: bool| {
            let kind = move |p: &PieceId| {
                let info = self.setup.piece(*p);
                info.is_none_or(|i| (i.kind == PieceKind::Ground) == ground)
            };
            pieces().filter(kind)
        };
        let ships = || of(false);
        for action in [
            Action::Done,
            Action::Throw,
            Action::Again,
            Action::Stand,
            Action::Pass,
            Action::End,
            Action::GoOn,
            Action::Stop,
            Action::Hold,
            Action::Buy,
            Action::Halt,
        ] {
            visit(action);
        }
        for fee in Fee::ALL {
            for free in [false, true] {
                visit(Action::Pay { fee, free });
            }
        }
        for site in sites() {
            for points in 0..=3 {
                visit(Action::Lay { site, points });
                visit(Action::Lift { site, points });
            }
        }
        for unit in pieces() {
            for action in [
                Action::Dig { unit },
                Action::Regroup { unit, free: false },
                Action::Regroup { unit, free: true },
                Action::Embark { unit },
                Action::Pick { unit },
                Action::Charge { unit },
                Action::Rest { unit },
                Action::Storm { leader: unit },
                Action::Man { unit },
                Action::Lead { leader: unit },
                Action::Flip { piece: unit },
                Action::Cull { unit },
            ] {
                visit(action);
            }
        }
        for formation in 0..=u8::try_from(self.parts().formations.len()).unwrap_or(u8::MAX - 1) {
            visit(Action::Command { formation });
        }
        for msp in 0..=3 {
            visit(Action::Work { msp });
        }
        for piece in pieces() {
            visit(Action::Heed { piece });
            visit(Action::Suffer { unit: piece });
            visit(Action::Strike { ship: piece });
            visit(Action::Mend { piece, to: None });
        }
        for ship in ships() {
            for site in sites() {
                visit(Action::Mend {
                    piece: ship,
                    to: Some(site),
                });
                visit(Action::Build { fort: ship, site });
            }
        }
        for site in sites() {
            visit(Action::Angel { site });
        }
        for unit in of(true) {
            for to in sites() {
                visit(Action::March { unit, to });
                visit(Action::Ferry { unit, to });
                visit(Action::Transfer { unit, to });
                visit(Action::Retreat { unit, to });
            }
        }
        for site in sites() {
            visit(Action::Steam { to: site });
            visit(Action::Land { site });
        }
        for ship in ships() {
            visit(Action::Displace { ship });
            for target in of(true) {
                visit(Action::Fire { from: ship, target });
            }
            for target in ships() {
                visit(Action::Fire { from: ship, target });
            }
            for site in sites() {
                visit(Action::Place { ship, site });
                visit(Action::Sail {
                    ship,
                    to: site,
                    bank: None,
                });
                visit(Action::Port { ship, site });
                visit(Action::Shift { ship, site });
                for msp in 0..=3 {
                    visit(Action::Repair {
                        ship,
                        msp,
                        to: Some(site),
                    });
                }
            }
            for msp in 0..=3 {
                visit(Action::Repair {
                    ship,
                    msp,
                    to: None,
                });
            }
            for to in self.rivers() {
                for bank in sites() {
                    visit(Action::Sail {
                        ship,
                        to,
                        bank: Some(bank),
                    });
                }
            }
        }
    }
}

impl GateOfHell {
    /// A position in one line, whatever its types look like: what hashes rest on.
    fn told(&self, state: &State) -> String {
        use std::fmt::Write as _;
        let mut text = format!(
            "{} {} {:?} {:?} {} {:?} {} {:?} {} {} {:?} {:?} {:?} {} {}",
            state.turn,
            state.impulse,
            state.stage,
            state.active,
            state.passed,
            state.msp,
            state.handed,
            state.advantage,
            state.unseen,
            state.dummies,
            state.lying,
            state.due,
            state.sent,
            state.rolls,
            state.verdict,
        );
        for i in 0..self.parts().pieces.len() {
            let p = PieceId::from_index(i);
            // Writing to a string cannot fail.
            let _ = write!(
                text,
                " {}.{}.{}",
                state.site(p).0,
                state.losses(p),
                state.marks(p)
            );
        }
        let band = &state.band;
        let _ = write!(
            text,
            " {:?} {:?} {:?} {:?} {:?} {:?} {} {} {:?} {:?}",
            state.mines,
            state.silent.words(),
            state.handled.words(),
            band.members.words(),
            band.moved.words(),
            band.fought.words(),
            band.combat,
            band.from.0,
            band.paid,
            state.bank,
        );
        let _ = write!(
            text,
            " {:?} {:?} {:?} {:?} {:?} {:?} {:?} {} {} {:?} {:?}",
            band.dug.words(),
            band.crossed.words(),
            band.landed.words(),
            band.bound.words(),
            band.named.words(),
            band.marked.words(),
            band.stormed.words(),
            band.strict,
            band.trenched,
            state.fight.map(|f| told_fight(&f)),
            state.party.map(|p| told_party(&p)),
        );
        let _ = write!(
            text,
            " {:?} {:?} {} {} {} {} {} {:?} {} {:?} {} {} {} {}",
            state.before,
            state.bought,
            state.batch,
            state.hunley,
            state.trained,
            state.struck,
            state.spent,
            state.angel,
            state.angel_lost,
            state.doomed.words(),
            state.fate,
            state.gale,
            state.stalled,
            band.halted,
        );
        if self.numbers().mines_once {
            let _ = write!(text, " {:?} ", state.met);
        }
        for level in state.trenches.iter().flatten() {
            let _ = write!(text, "{level}");
        }
        text
    }
}

fn told_fight(fight: &Fight) -> String {
    format!(
        "{} {:?} {} {:?} {:?} {:?} {} {:?}",
        fight.site.0,
        fight.attackers.words(),
        fight.leader.0,
        fight.defenders.words(),
        fight.other,
        fight.loser,
        fight.cp,
        fight.gone.words(),
    )
}

fn told_party(party: &Party) -> String {
    format!(
        "{:?} {} {:?} {:?} {} {} {:?} {:?} {:?}",
        party.units.words(),
        party.at.0,
        party.seen.words(),
        party.mines,
        party.hits,
        party.two,
        party.picked.words(),
        party.land,
        party.fired.words(),
    )
}
