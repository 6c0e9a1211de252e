//! The *tabletop battle* as a rule system.

use super::action::{Action, Route};
use super::codec::notation;
use super::event::Event;
use super::ids::UnitId;
use super::illegal::Illegal;
use super::resolve::Resolver;
use super::setup::Setup;
use super::sheet::Given;
use super::state::{Stage, State};
use super::{chances, listing, sound, victory};
use crate::engine::{Barrier, Clock, Die, Every, NotationError, Outcome, Rules, SideNo, digest};
use crate::hex::Id;
use crate::space::CellId;
use std::ops::{ControlFlow, Deref};
use std::sync::Arc;

/// The rules of the *tabletop battle* with one scenario and its options.
#[derive(Clone, Debug)]
pub struct Tabletop {
    setup: Arc<Setup>,
    /// What the scenario sets, where the game has changed it.
    given: Given,
}

impl Tabletop {
    /// The rules with this scenario.
    #[must_use]
    pub fn new(setup: impl Into<Arc<Setup>>) -> Self {
        let setup = setup.into();
        let given = Given::of(&setup);
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

    /// The scenario, to be kept.
    #[must_use]
    pub fn shared_setup(&self) -> Arc<Setup> {
        Arc::clone(&self.setup)
    }

    /// Begins a player turn in a position from outside: its first phases pass up
    /// to the first thing to be decided.
    pub fn begin_player_turn(&self, state: &mut State, turn: u8, side: SideNo) {
        self.resolver(state, |_| {}).begin_player_turn(turn, side);
    }

    fn resolver<'a, T: FnMut(&Event)>(&'a self, state: &'a mut State, tell: T) -> Resolver<'a, T> {
        Resolver {
            setup: &self.setup,
            state,
            tell,
        }
    }
}

impl Deref for Tabletop {
    type Target = Setup;
    fn deref(&self) -> &Setup {
        &self.setup
    }
}

impl Rules for Tabletop {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    /// The position at the first decision: the phases in which nobody decides
    /// anything are over.
    fn initial(&self) -> State {
        let mut state = State::set_up(&self.setup);
        self.begin_player_turn(&mut state, 1, self.setup.parts().initiative);
        state
    }

    fn to_act(&self, state: &State) -> Option<SideNo> {
        state.to_act()
    }

    fn forced(&self, state: &State) -> Option<Action> {
        (state.stage == Stage::Ground).then_some(Action::RollGround)
    }

    fn clock(&self, state: &State) -> Clock {
        let second = state.active != self.setup.parts().initiative;
        Clock([state.turn, u8::from(second), state.stage.phase() as u8])
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let margin = self.margin(state);
        (state.stage == Stage::Over).then_some(Outcome {
            margin,
            level: match margin {
                1.. => 0,
                0 => 1,
                _ => 2,
            },
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
        super::audit::audit(&self.setup, state, action, report)
    }

    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        listing::each_legal(&self.setup, state, |action| out.push(action));
    }

    fn takes_back(&self, action: Action) -> bool {
        action.takes_back()
    }

    fn dice(&self, state: &State, action: Action) -> u8 {
        match (action, &state.attack) {
            (Action::RollGround, _) => 1,
            (Action::Resolve { .. }, Some(attack)) => chances::dice(&self.setup, state, attack),
            _ => 0,
        }
    }

    fn rolls(&self, state: &State) -> u32 {
        state.rolls
    }

    fn chances(&self, state: &State, action: Action, each: &mut dyn FnMut(f64, &[Die])) {
        match (action, &state.attack) {
            (Action::RollGround, _) => chances::of_ground(&self.setup, state, each),
            (Action::Resolve { .. }, Some(attack)) => {
                chances::of_attack(&self.setup, state, attack, each);
            }
            _ => each(1.0, &[]),
        }
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
        listing::nth_of_all(&self.setup, state, below)
    }

    fn barrier(&self, before: &State, action: Action, after: &State) -> Option<Barrier> {
        // How a loss is taken and where units retreat is seen by all and rolls
        // nothing: a slip of the hand can be taken back, although the attacker
        // goes on.
        let answers = matches!(
            action,
            Action::Lose { .. } | Action::Stay | Action::Go | Action::Retreat { .. }
        );
        if before.rolls != after.rolls {
            Some(Barrier::Dice)
        } else if before.to_act() != after.to_act() && !answers {
            Some(Barrier::Answered)
        } else {
            None
        }
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

impl Every for Tabletop {
    fn every_action(&self, visit: &mut dyn FnMut(Action)) {
        // One unit and one cell beyond the last: nonsense must be refused too.
        let units = || (0..=self.setup.unit_count()).map(UnitId::from_index);
        let cells = || (0..=self.setup.cells().len()).map(CellId::from_index);
        for action in [
            Action::RollGround,
            Action::Resolve { all_out: false },
            Action::Resolve { all_out: true },
            Action::Stay,
            Action::Go,
            Action::EndPhase,
        ] {
            visit(action);
        }
        for unit in units() {
            visit(Action::Replace { unit });
            visit(Action::Leave { unit });
            visit(Action::Lose { unit });
            for cell in cells() {
                visit(Action::Enter { unit, cell });
                visit(Action::Join { unit, target: cell });
                visit(Action::Retreat { unit, cell });
                for second in std::iter::once(None).chain(cells().map(Some)) {
                    let first = cell;
                    let route = Route { first, second };
                    visit(Action::Move { unit, route });
                }
            }
        }
    }
}
