//! The breakout night as a rule system.

use super::action::Action;
use super::codec::notation;
use super::event::Event;
use super::ids::UnitId;
use super::illegal::Illegal;
use super::resolve::Resolver;
use super::setup::Setup;
use super::state::{Stage, State};
use super::{listing, secret, sound, victory};
use crate::engine::{
    Barrier, Clock, Die, Every, NotationError, Outcome, Rules, SideNo, View, Viewer, digest,
};
use crate::hex::Id;
use crate::space::CellId;
use std::ops::{ControlFlow, Deref};
use std::sync::Arc;

/// The rules of the breakout night with one scenario and its options.
#[derive(Clone, Debug)]
pub struct Breakout {
    setup: Arc<Setup>,
}

impl Breakout {
    /// The rules with this scenario.
    #[must_use]
    pub fn new(setup: impl Into<Arc<Setup>>) -> Self {
        Self {
            setup: setup.into(),
        }
    }

    /// The scenario, to be kept.
    #[must_use]
    pub fn shared_setup(&self) -> Arc<Setup> {
        Arc::clone(&self.setup)
    }

    fn resolver<'a, T: FnMut(&Event)>(&'a self, state: &'a mut State, tell: T) -> Resolver<'a, T> {
        Resolver {
            setup: &self.setup,
            state,
            tell,
        }
    }
}

impl Deref for Breakout {
    type Target = Setup;
    fn deref(&self) -> &Setup {
        &self.setup
    }
}

/// Which part of the night it is: consolidation, the one-hex move, the waves.
pub(super) const fn part(state: &State) -> u8 {
    match state.stage {
        Stage::Consolidation => 0,
        Stage::OneHex => 1,
        Stage::Over => 6,
        _ => state.wave + 1,
    }
}

impl Rules for Breakout {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    /// Everybody may have moved, and a hex may be too full [16.5.2].
    const CORNERS: bool = true;

    fn hides(&self) -> bool {
        self.setup.options().hidden_strengths
    }

    fn shows_nothing(&self, state: &State) -> bool {
        let prepares = matches!(state.stage, Stage::Consolidation | Stage::OneHex);
        prepares || !self.hides()
    }

    fn initial(&self) -> State {
        State::set_up(&self.setup)
    }

    fn to_act(&self, state: &State) -> Option<SideNo> {
        state.to_act()
    }

    fn clock(&self, state: &State) -> Clock {
        let acted = u8::try_from(state.acted.len()).unwrap_or(u8::MAX);
        let entered = state.march.map_or(0, |march| march.entered + 1);
        Clock([part(state), acted, entered])
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        // Asked after every action: the paths of the last count are looked for only then.
        (state.stage == Stage::Over).then(|| {
            let points = victory::points(&self.setup, state);
            Outcome {
                margin: i32::from(points),
                level: self.setup.level(points),
            }
        })
    }

    fn margin(&self, state: &State) -> i32 {
        victory::points(&self.setup, state).into()
    }

    fn audit(
        &self,
        state: &State,
        action: Action,
        report: &mut dyn FnMut(Illegal) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        super::audit::audit(&self.setup, state, action, report)
    }

    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        listing::each_legal(&self.setup, state, |action| out.push(action));
    }

    fn takes_back(&self, action: Action) -> bool {
        action.takes_back()
    }

    fn dice(&self, state: &State, action: Action) -> u8 {
        match action {
            Action::Enter { hex } if state.held().contains(hex) => 2,
            _ => 0,
        }
    }

    fn rolls(&self, state: &State) -> u32 {
        state.rolls
    }

    fn resolve(&self, state: &State, action: Action, dice: &[Die], out: &mut Vec<Event>) {
        let mut scratch = *state;
        let tell = |event: &Event| out.push(*event);
        self.resolver(&mut scratch, tell).action(action, dice);
    }

    fn apply(&self, state: &mut State, event: &Event) {
        super::apply::apply(&self.setup, state, event);
    }

    fn step(&self, state: &mut State, action: Action, dice: &[Die]) {
        self.resolver(state, |_| {}).action(action, dice);
    }

    fn sample(&self, state: &State, below: &mut dyn FnMut(usize) -> usize) -> Option<Action> {
        listing::sample(&self.setup, state, below)
    }

    // Whoever bears a loss goes on with what the throw brought: nothing else passes the
    // decision to the other side.
    fn barrier(&self, before: &State, _: Action, after: &State) -> Option<Barrier> {
        (before.rolls != after.rolls).then_some(Barrier::Dice)
    }

    fn hide(&self, state: &mut State, viewer: Viewer) {
        secret::hide(&self.setup, state, viewer);
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::Shown { .. })
    }

    fn imagine(&self, seen: &View<State>, below: &mut dyn FnMut(usize) -> usize) -> State {
        secret::imagined(&self.setup, seen.state(), below)
    }

    fn hash(&self, state: &State) -> u64 {
        digest(&notation::position(&self.setup, state))
    }

    fn notation(&self, action: Action) -> String {
        notation::write(&self.setup, action)
    }

    fn parse(&self, text: &str) -> Result<Action, NotationError> {
        notation::read(&self.setup, text)
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        sound::invariants(&self.setup, state)
    }
}

impl Every for Breakout {
    fn every_action(&self, visit: &mut dyn FnMut(Action)) {
        // One unit and one hex beyond the last: nonsense must be refused too.
        let units = || (0..=self.setup.unit_count()).map(UnitId::from_index);
        let hexes = || (0..=self.setup.cells().len()).map(CellId::from_index);
        visit(Action::Done);
        visit(Action::Stop);
        for unit in units() {
            visit(Action::Back { unit });
            visit(Action::Lose { unit });
            visit(Action::Yield { unit });
            for into in units() {
                visit(Action::Join { unit, into });
            }
            for to in hexes() {
                visit(Action::Move { unit, to });
            }
        }
        for hex in hexes() {
            visit(Action::Choose { stack: hex });
            visit(Action::Enter { hex });
        }
        // Of regiments that can be formed, every pair; of others, one.
        let formable = self.setup.formable();
        for regiment in units() {
            for first in units() {
                let seconds = units().filter(|_| formable.contains(regiment));
                let one = [first].into_iter();
                for second in one.chain(seconds.filter(|second| *second != first)) {
                    visit(Action::Form {
                        regiment,
                        first,
                        second,
                    });
                }
            }
        }
    }
}
