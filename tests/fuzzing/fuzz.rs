//! The fuzzer: real games keep every promise, and a rule system that is broken
//! on purpose is caught, shrunk and written to a game that opens.

use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::fuzz::{Broken, Effort, Failure, Fuzzer, Watch};
use hells_gate::engine::{
    Barrier, Clock, Dice, Die, Entry, Every, Game, NotationError, Outcome, Rules, SideNo,
};
use hells_gate::hex::HexMask;
use hells_gate::systems::hells_gate::codec::scenario::{Scenario, korsun_1944};
use hells_gate::systems::hells_gate::record::GameFile;
use hells_gate::systems::hells_gate::study::fuzz::Promises;
use hells_gate::systems::hells_gate::{
    Action, Cause, Event, HellsGate, Hits, Illegal, Side, Spot, Stage, State, UnitId,
    retreat_options, set_off, sound,
};
use std::ops::ControlFlow;
use std::sync::Arc;

fn scenario() -> Arc<Scenario> {
    Arc::new(korsun_1944().unwrap())
}

/// Every check in every game; all actions in few positions, because trying a
/// hundred thousand takes time in a test build.
#[test]
fn random_games_keep_every_promise() {
    let scenario = scenario();
    let rules = HellsGate::new(scenario.setup.clone());
    let promises = Promises::new(scenario);
    let fuzzer = Fuzzer::new(&rules, rules.initial(), &promises, Effort::USUAL);
    let (mut tried, mut brute_forced) = (0, 0);
    for seed in 0..40 {
        let tally = fuzzer.game(seed).unwrap_or_else(|f| panic!("{f:?}"));
        tried += tally.tried;
        brute_forced += tally.brute_forced;
        assert!(tally.actions > 100 && tally.rolls > 0);
    }
    assert!(
        brute_forced >= 3 && tried > 300_000,
        "{brute_forced} {tried}"
    );
}

#[test]
fn games_from_a_position_in_their_midst_keep_them_too() {
    let text = include_str!("../data/saves/version-2.hellsgate");
    let file = GameFile::read(text).unwrap().file;
    let promises = Promises::new(Arc::clone(&file.scenario));
    let rules = file.game.rules();
    let start = *file.game.state_at(0);
    let fuzzer = Fuzzer::new(rules, start, &promises, Effort::USUAL);
    for seed in 0..10 {
        let tally = fuzzer.game(seed).unwrap_or_else(|f| panic!("{f:?}"));
        assert!(tally.actions > 20);
        let again = fuzzer.game(seed).unwrap();
        assert_eq!(tally, again, "everything follows from the seed");
    }
}

/// What is broken about the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flaw {
    /// A destroyed unit keeps its marker.
    MarkerOutlivesUnit,
    /// The unit flipped for an all-out attack stays at full strength.
    FlipForgotten,
    /// A unit that failed to break out is in the wrong box.
    WrongBox,
    /// A die of a break-out may be taken back.
    UndoesDice,
    /// A move is listed and refused.
    RefusesListed,
    /// The reasons against retreats are not told.
    ExplainsNothing,
    /// The fourth turn is counted as the second.
    TurnsBack,
    /// A panic deep in a rule.
    Panics,
}

const FLAWS: [Flaw; 8] = [
    Flaw::MarkerOutlivesUnit,
    Flaw::FlipForgotten,
    Flaw::WrongBox,
    Flaw::UndoesDice,
    Flaw::RefusesListed,
    Flaw::ExplainsNothing,
    Flaw::TurnsBack,
    Flaw::Panics,
];

/// *Hell's Gate* with a flaw.
#[derive(Clone)]
struct Flawed {
    real: HellsGate,
    flaw: Flaw,
}

impl Flawed {
    /// A move that the flaw is about.
    fn is_odd(&self, state: &State, action: Action) -> bool {
        let Action::Move { unit, route } = action else {
            return false;
        };
        state.turn >= 3
            && self.real.unit(unit).is_some_and(|u| u.code == "11P")
            && route.second.is_some()
    }
}

impl Rules for Flawed {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;

    fn initial(&self) -> State {
        self.real.initial()
    }
    fn to_act(&self, state: &State) -> Option<SideNo> {
        self.real.to_act(state)
    }
    fn clock(&self, state: &State) -> Clock {
        self.real.clock(state)
    }
    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.real.outcome(state)
    }
    fn margin(&self, state: &State) -> i32 {
        self.real.margin(state)
    }
    fn audit(
        &self,
        state: &State,
        action: Action,
        report: &mut dyn FnMut(Illegal) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.flaw == Flaw::RefusesListed && self.is_odd(state, action) {
            // Any reason will do: that of another action.
            return self.real.audit(state, Action::RollForMud, report);
        }
        self.real.audit(state, action, report)
    }
    fn explain(&self, state: &State, action: Action) -> Vec<Illegal> {
        let mut all = Vec::new();
        let _ = self.audit(state, action, &mut |why| {
            all.push(why);
            ControlFlow::Continue(())
        });
        let mute = self.flaw == Flaw::ExplainsNothing && state.stage == Stage::Losses;
        if mute && matches!(action, Action::Retreat { .. }) {
            all.clear();
        }
        all
    }
    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        self.real.legal(state, out);
    }
    fn takes_back(&self, action: Action) -> bool {
        self.real.takes_back(action)
    }
    fn dice(&self, state: &State, action: Action) -> u8 {
        self.real.dice(state, action)
    }
    fn resolve(&self, state: &State, action: Action, dice: &[Die], out: &mut Vec<Event>) {
        assert!(
            !(self.flaw == Flaw::Panics && self.is_odd(state, action)),
            "the panzers are out of fuel"
        );
        self.real.resolve(state, action, dice, out);
    }
    fn apply(&self, state: &mut State, event: &Event) {
        let marked = match *event {
            Event::Eliminated { unit, .. } => state.unsupplied.contains(unit).then_some(unit),
            _ => None,
        };
        self.real.apply(state, event);
        match (self.flaw, *event) {
            (Flaw::MarkerOutlivesUnit, _) => {
                marked.into_iter().for_each(|u| state.unsupplied.insert(u));
            }
            (
                Flaw::FlipForgotten,
                Event::StepLost {
                    unit,
                    all_out: true,
                },
            ) => {
                state.reduced.remove(unit);
            }
            (
                Flaw::WrongBox,
                Event::Eliminated {
                    unit,
                    cause: Cause::FailedBreakout,
                },
            ) => state.put(unit, Spot::Escaped),
            (Flaw::TurnsBack, Event::TurnBegan { turn: 4 }) => state.turn = 2,
            _ => {}
        }
    }
    fn rolls(&self, state: &State) -> u32 {
        self.real.rolls(state)
    }
    fn barrier(&self, before: &State, action: Action, after: &State) -> Option<Barrier> {
        match (self.flaw, action) {
            (Flaw::UndoesDice, Action::BreakOut { .. }) => None,
            _ => self.real.barrier(before, action, after),
        }
    }
    fn hash(&self, state: &State) -> u64 {
        self.real.hash(state)
    }
    fn notation(&self, action: Action) -> String {
        self.real.notation(action)
    }
    fn parse(&self, text: &str) -> Result<Action, NotationError> {
        self.real.parse(text)
    }
    fn invariants(&self, state: &State) -> Result<(), String> {
        self.real.invariants(state)
    }
}

impl Every for Flawed {
    fn every_action(&self, visit: &mut dyn FnMut(Action)) {
        self.real.every_action(visit);
    }
}

impl Watch<Flawed> for Around {
    fn step(&self, rules: &Flawed, before: &State, entry: &Entry<Flawed>) -> Result<(), Broken> {
        Promises::look(
            &rules.real,
            before,
            entry.action,
            &entry.events,
            &entry.after,
        )
    }
    fn whole(&self, _: &Game<Flawed>, _: Option<u64>, _: &mut Chooser) -> Result<(), Broken> {
        Ok(())
    }
    fn simpler(&self, rules: &Flawed, state: &State) -> Vec<State> {
        Promises::simpler_positions(&rules.real, state)
    }
    fn may_begin(&self, rules: &Flawed, state: &State) -> bool {
        self.0.may_begin(&rules.real, state)
    }
}

/// The promises of the real rules, asked of the flawed ones.
struct Around(Promises);

/// The first failure among random games.
fn first_failure(fuzzer: &Fuzzer<'_, Flawed>, flaw: Flaw) -> Failure<Flawed> {
    let found = (0..400).find_map(|seed| fuzzer.game(seed).err());
    *found.unwrap_or_else(|| panic!("{flaw:?} was not noticed"))
}

#[test]
fn a_broken_rule_is_caught_shrunk_and_written_to_a_game_that_opens() {
    let scenario = scenario();
    let watch = Around(Promises::new(Arc::clone(&scenario)));
    let effort = Effort {
        sample: 8,
        brute_force_one_in: 0,
    };
    for flaw in FLAWS {
        let rules = Flawed {
            real: HellsGate::new(scenario.setup.clone()),
            flaw,
        };
        let fuzzer = Fuzzer::new(&rules, rules.initial(), &watch, effort);
        let found = first_failure(&fuzzer, flaw);
        let promise = match flaw {
            Flaw::MarkerOutlivesUnit => "marks",
            Flaw::FlipForgotten | Flaw::WrongBox => "steps",
            Flaw::UndoesDice => "undo",
            Flaw::RefusesListed | Flaw::ExplainsNothing => "listing",
            Flaw::TurnsBack => "clock",
            Flaw::Panics => "no panic",
        };
        assert_eq!(
            found.broken.promise, promise,
            "{flaw:?}: {:?}",
            found.broken
        );
        let small = fuzzer.shrink(&found, &|| false);
        assert_eq!(small.broken.promise, promise);
        // One action, or just the position, where there were many.
        assert!(found.moves.len() > 5, "{flaw:?}");
        assert!(small.moves.len() <= 1, "{flaw:?}: {:?}", small.moves);
        let units = small.start.on_map().len();
        assert!(units <= 4, "{flaw:?}: {units} units are left");
        let text = watch.0.repro(&small).to_json();
        let opened = GameFile::read(&text).unwrap();
        assert_eq!(opened.damage, None, "{flaw:?}");
        let game = opened.file.game;
        assert_eq!(*game.state_at(0), small.start, "{flaw:?}");
        let moves: Vec<_> = game
            .entries()
            .iter()
            .map(|e| (e.action, e.dice.clone()))
            .collect();
        assert_eq!(moves, small.moves, "{flaw:?}");
        assert!(opened.file.title.contains(promise));
        // Played from the file, the flawed rules fail again; the real ones do not.
        let from_file = Failure {
            start: *game.state_at(0),
            moves,
            ..small.clone()
        };
        assert_eq!(fuzzer.again(&from_file), Some(small.broken.clone()));
        let real = Fuzzer::new(&rules.real, small.start, &watch.0, effort);
        assert!(real.game(1).is_ok(), "{flaw:?}");
    }
}

/// Promises that no game has an all-out attack and, later, a retreat: what
/// breaks it takes several actions that lie far apart.
struct Apart(Promises);

impl Watch<HellsGate> for Apart {
    fn step(&self, _: &HellsGate, _: &State, _: &Entry<HellsGate>) -> Result<(), Broken> {
        Ok(())
    }
    fn whole(&self, game: &Game<HellsGate>, _: Option<u64>, _: &mut Chooser) -> Result<(), Broken> {
        let mut all_out = false;
        for event in game.entries().iter().flat_map(|e| &e.events) {
            all_out |= matches!(event, Event::Attacked { flip: Some(_), .. });
            if all_out && matches!(event, Event::Retreated { .. }) {
                return Err(Broken::new("apart", "both in one game"));
            }
        }
        Ok(())
    }
    fn simpler(&self, rules: &HellsGate, state: &State) -> Vec<State> {
        Promises::simpler_positions(rules, state)
    }
    fn may_begin(&self, rules: &HellsGate, state: &State) -> bool {
        self.0.may_begin(rules, state)
    }
}

#[test]
fn what_lies_between_is_left_out() {
    let scenario = scenario();
    let rules = HellsGate::new(scenario.setup.clone());
    let watch = Apart(Promises::new(scenario));
    let fuzzer = Fuzzer::new(&rules, rules.initial(), &watch, Effort::USUAL);
    let found = fuzzer.game(1).unwrap_err();
    assert!(found.moves.len() > 200, "a whole game");
    let small = fuzzer.shrink(&found, &|| false);
    // The roll, the retreat, and the ends of phases between: the order of play
    // leaves no less.
    assert!(small.moves.len() <= 10, "{:?}", small.moves);
    let units = small.start.on_map().len();
    assert!(units <= 6, "{units}");
    let read = GameFile::read(&watch.0.repro(&small).to_json()).unwrap();
    assert_eq!(read.damage, None);
    let halted = fuzzer.shrink(&found, &|| true);
    assert_eq!(halted.moves, found.moves, "stopped, nothing is shrunk");
}

/// A position of a random game, changed at random: what somebody might set up.
fn strange(rules: &HellsGate, luck: &mut Chooser) -> State {
    let dice = hells_gate::engine::Seeded { seed: 1 };
    let mut state = rules.initial();
    for _ in 0..luck.below(400) {
        let mut draw = |n| luck.below(n);
        let Some(action) = rules.sample(&state, &mut draw) else {
            break;
        };
        let die = rules
            .rolls_dice(&state, action)
            .then(|| dice.roll(rules.rolls(&state)).unwrap());
        rules.step(&mut state, action, die.as_slice());
    }
    let hexes: Vec<_> = rules.grid.all().iter().collect();
    for _ in 0..=luck.below(6) {
        let unit = UnitId(luck.below(rules.units.len()) as u8);
        let hex = hexes[luck.below(hexes.len())];
        match luck.below(16) {
            0..4 => state.put(unit, Spot::On(hex)),
            4 => state.put(unit, SPOTS[luck.below(SPOTS.len())]),
            5 => state.turn = 1 + luck.below(8) as u8,
            6 => state.player = Side::ALL[luck.below(2)],
            7 => state.stage = STAGES[luck.below(STAGES.len())],
            8 => state.retreated.insert(unit),
            9 => state.unsupplied.insert(unit),
            10 => state.moved.insert(unit),
            11 => state.arriving.insert(unit),
            12 => state.reduced.insert(unit),
            13 => state.attacked.insert(unit),
            14 => state.attack.iter_mut().for_each(|a| a.units.insert(unit)),
            _ => {
                let left = 1 + luck.below(3) as u8;
                state.stage = Stage::Losses;
                state.hits = Some(Hits {
                    target: hex,
                    scored: left + luck.below(2) as u8,
                    left,
                    destinations: rules.grid.around(hex) - HexMask::of(hexes[luck.below(12)]),
                    retreating: luck.below(4) == 0,
                });
            }
        }
    }
    if state.stage != Stage::Combat {
        state.attack = None;
    }
    if state.stage != Stage::Losses {
        state.hits = None;
    }
    // What follows from the rest is nearly always set right.
    if luck.below(8) > 0 {
        let (lifts, releases) = set_off(rules, &state);
        state.stand_fast_lifted |= lifts.is_some();
        state.reserve_released |= releases.is_some();
        if let Some(mut hits) = state.hits {
            state.attacked_hexes.insert(hits.target);
            state.hit_hexes.insert(hits.target);
            let around = retreat_options(rules, &state, hits.target, state.player.enemy());
            let open = around.into_iter().filter(|(_, refused)| refused.is_none());
            hits.destinations = open.map(|(to, _)| to).collect();
            state.hits = Some(hits);
        }
    }
    state
}

const SPOTS: [Spot; 5] = [
    Spot::Awaited,
    Spot::Destroyed,
    Spot::Escaped,
    Spot::Lost,
    Spot::Withheld,
];

const STAGES: [Stage; 9] = [
    Stage::Supply,
    Stage::Reinforcement,
    Stage::Restoration,
    Stage::Combat,
    Stage::Losses,
    Stage::Movement,
    Stage::Breakout,
    Stage::Mud,
    Stage::Over,
];

/// `HELLS_GATE_STRANGE` tries more.
#[test]
fn what_passes_for_a_sound_position_can_be_played_to_the_end() {
    let wanted = std::env::var("HELLS_GATE_STRANGE");
    let wanted: u64 = wanted.map_or(250, |n| n.parse().unwrap());
    let scenario = scenario();
    let rules = HellsGate::new(scenario.setup.clone());
    let promises = Promises::new(scenario);
    let effort = Effort {
        sample: 2,
        brute_force_one_in: 0,
    };
    let mut luck = Chooser::new(9);
    let (mut played, mut refused) = (0, 0);
    while played < wanted {
        let start = strange(&rules, &mut luck);
        if sound(&rules, &start).is_err() {
            refused += 1;
            continue;
        }
        played += 1;
        let fuzzer = Fuzzer::new(&rules, start, &promises, effort);
        if let Err(failure) = fuzzer.game(played) {
            let small = fuzzer.shrink(&failure, &|| false);
            panic!("{:?}\n{}", small.broken, promises.repro(&small).to_json());
        }
    }
    assert!(refused > played, "{refused}");
}
