//! What *Hell's Gate* and its records promise besides what every rule system
//! does, for [`engine::fuzz`](crate::engine::fuzz); and a failure as a saved
//! game.

use crate::engine::conformance::Chooser;
use crate::engine::fuzz::{Broken, Failure, Watch};
use crate::engine::{DiceMode, Game, Options, PlayedAction, Rules};
use crate::hex::HexMask;
use crate::systems::hells_gate::codec::scenario::Scenario;
use crate::systems::hells_gate::record::GameFile;
use crate::systems::hells_gate::victory::{receipt, score};
use crate::systems::hells_gate::{
    Action, Event, HellsGate, Phase, Side, Spot, Stage, State, UnitId, UnitMask, Weather, say,
    sound,
};
use std::sync::Arc;

/// The promises of *Hell's Gate* and of its saved games.
#[derive(Clone, Debug)]
pub struct Promises {
    scenario: Arc<Scenario>,
}

impl Promises {
    /// For games of this scenario.
    #[must_use]
    pub fn new(scenario: impl Into<Arc<Scenario>>) -> Self {
        Self {
            scenario: scenario.into(),
        }
    }

    /// A failure as a saved game that opens just before its last action is done
    /// again by redo. The title says which promise is broken.
    #[must_use]
    pub fn repro<R>(&self, failure: &Failure<R>) -> GameFile
    where
        R: Rules<State = State, Action = Action>,
    {
        let mut file = self.file(None);
        file.title = format!("Broken: {}", failure.broken.promise);
        file.set_up(failure.start);
        for (action, dice) in &failure.moves {
            if file.game.play(*action, dice).is_err() {
                break;
            }
        }
        // Shown as it was before: the failure is a step away.
        let _ = file.game.undo();
        file
    }

    fn file(&self, seed: Option<u64>) -> GameFile {
        let options = Options {
            seed: seed.unwrap_or_default(),
            dice: match seed {
                Some(_) => DiceMode::Seeded,
                None => DiceMode::ByHand,
            },
            undo: crate::engine::UndoPolicy::Free,
        };
        GameFile::new(Arc::clone(&self.scenario), options)
    }

    /// Looks at one action of a game of these rules. Apart from
    /// [`Watch::step`] so that a system built around them can ask it, too.
    ///
    /// # Errors
    /// The promise it breaks.
    pub fn look(
        rules: &HellsGate,
        before: &State,
        action: Action,
        events: &[Event],
        after: &State,
    ) -> Result<(), Broken> {
        places(rules, after)?;
        steps(rules, before, events, after)?;
        marks(rules, after)?;
        clock(before, action, after)?;
        points(rules, after)
    }

    /// Writes the game down, reads it, and writes it again.
    ///
    /// # Errors
    /// When it does not come back as it was.
    pub fn look_at_record(
        &self,
        game: &Game<HellsGate>,
        seed: Option<u64>,
        luck: &mut Chooser,
    ) -> Result<(), Broken> {
        let broken = |what: String| Broken::new("saving", what);
        let mut file = self.file(seed);
        file.game = game.clone();
        // Half of the games are written from some position on.
        if luck.below(2) == 0 {
            let from = luck.below(game.entries().len() + 1);
            file.set_up(*game.state_at(from));
            for entry in game.entries().get(from..).unwrap_or_default() {
                let played = file.game.play(entry.action, &entry.dice);
                played.map_err(|e| broken(format!("a branch at {from} is refused: {e:?}")))?;
            }
        }
        file.game.set_policy(file.options.undo);
        for _ in 0..luck.below(5) {
            let _ = file.game.undo();
        }
        let text = file.to_json();
        let opened = GameFile::read(&text).map_err(|e| broken(e.to_string()))?;
        if let Some(damage) = opened.damage {
            return Err(broken(damage.to_string()));
        }
        let again = &opened.file.game;
        if again.entries() != file.game.entries() || again.cursor() != file.game.cursor() {
            return Err(broken("a saved game comes back as another one".to_owned()));
        }
        match opened.file.to_json() == text {
            true => Ok(()),
            false => Err(broken("saved again, the text differs".to_owned())),
        }
    }

    /// Positions with one unit, mark or other fact less.
    #[must_use]
    pub fn simpler_positions(rules: &HellsGate, state: &State) -> Vec<State> {
        let mut all = Vec::new();
        let mut offer = |change: &dyn Fn(&mut State)| {
            let mut simpler = *state;
            change(&mut simpler);
            if simpler != *state && sound(rules, &simpler).is_ok() {
                all.push(simpler);
            }
        };
        for unit in rules.all_units() {
            offer(&|s| take_off(s, unit));
        }
        for unit in rules.all_units() {
            offer(&|s| s.unsupplied.remove(unit));
            offer(&|s| s.retreated.remove(unit));
            offer(&|s| s.attacked.remove(unit));
            offer(&|s| s.moved.remove(unit));
            offer(&|s| s.reduced.remove(unit));
        }
        offer(&|s| s.attacked_hexes = HexMask::EMPTY);
        offer(&|s| s.hit_hexes = HexMask::EMPTY);
        offer(&|s| s.stand_fast_lifted = false);
        offer(&|s| s.reserve_released = false);
        offer(&|s| s.weather = Weather::Snow);
        offer(&|s| s.rolls = 0);
        all
    }
}

/// Takes a unit out of the game as if it had never been in it.
fn take_off(state: &mut State, unit: UnitId) {
    state.put(unit, Spot::Withheld);
    for set in [
        &mut state.reduced,
        &mut state.unsupplied,
        &mut state.retreated,
        &mut state.attacked,
        &mut state.moved,
        &mut state.arriving,
    ] {
        set.remove(unit);
    }
    if let Some(attack) = &mut state.attack {
        attack.units.remove(unit);
    }
}

impl Watch<HellsGate> for Promises {
    fn step(
        &self,
        rules: &HellsGate,
        before: &State,
        entry: &PlayedAction<HellsGate>,
    ) -> Result<(), Broken> {
        let mut advanced = *before;
        rules.step(&mut advanced, entry.action, &entry.dice);
        if advanced != entry.after {
            let what = "a simulated action leads elsewhere than its events";
            return Err(Broken::new("events", what));
        }
        Self::look(rules, before, entry.action, &entry.events, &entry.after)
    }

    fn whole(
        &self,
        game: &Game<HellsGate>,
        seed: Option<u64>,
        luck: &mut Chooser,
    ) -> Result<(), Broken> {
        lines(game.rules(), game.state())?;
        self.look_at_record(game, seed, luck)
    }

    fn simpler(&self, rules: &HellsGate, state: &State) -> Vec<State> {
        Self::simpler_positions(rules, state)
    }

    fn may_begin(&self, rules: &HellsGate, state: &State) -> bool {
        sound(rules, state).is_ok()
    }
}

/// Every unit of the map is in one hex, and each hex in the hands of one side.
fn places(rules: &HellsGate, state: &State) -> Result<(), Broken> {
    let broken = |what: String| Err(Broken::new("places", what));
    let mut found = UnitMask::EMPTY;
    for hex in rules.grid.all() {
        let here = state.in_hex(hex);
        if here.intersects(found) {
            return broken(format!(
                "a unit of {} is elsewhere too",
                rules.hex_name(hex)
            ));
        }
        found |= here;
        let sides = Side::ALL.map(|side| here.intersects(rules.units_of(side)));
        if sides == [true, true] {
            return broken(format!("both sides are in {}", rules.hex_name(hex)));
        }
        for side in Side::ALL {
            if state.occupied()[side].contains(hex) != here.intersects(rules.units_of(side)) {
                return broken(format!("who holds {} is wrong", rules.hex_name(hex)));
            }
        }
    }
    match found == state.on_map() {
        true => Ok(()),
        false => broken("a unit of the map is in no hex".to_owned()),
    }
}

/// The steps a unit has left for the game.
fn steps_left(rules: &HellsGate, state: &State, unit: UnitId) -> i16 {
    match state.spot(unit) {
        Spot::Destroyed | Spot::Lost | Spot::Withheld => 0,
        Spot::On(_) | Spot::Awaited | Spot::Escaped => state.steps(rules, unit).into(),
    }
}

/// Steps go and come by events that say so, and by nothing else.
fn steps(rules: &HellsGate, before: &State, events: &[Event], after: &State) -> Result<(), Broken> {
    let mut expected = vec![0_i16; rules.units.len()];
    for (unit, steps) in rules.all_units().iter().zip(&mut expected) {
        *steps = steps_left(rules, before, unit);
    }
    for event in events {
        let (unit, change): (UnitId, fn(i16) -> i16) = match *event {
            Event::StepLost { unit, .. } => (unit, |s| s - 1),
            Event::Restored { unit } => (unit, |s| s + 1),
            Event::Eliminated { unit, .. }
            | Event::ArrivalLost { unit }
            | Event::Withheld { unit } => (unit, |_| 0),
            _ => continue,
        };
        if let Some(steps) = expected.get_mut(usize::from(unit.0)) {
            *steps = change(*steps);
        }
    }
    for (unit, steps) in rules.all_units().iter().zip(expected) {
        let left = steps_left(rules, after, unit);
        if left != steps {
            let name = rules.unit_name(unit);
            let what = format!("{name} has {left} steps and not {steps} as its events say");
            return Err(Broken::new("steps", what));
        }
    }
    Ok(())
}

/// Marks lie only where they can.
fn marks(rules: &HellsGate, state: &State) -> Result<(), Broken> {
    let broken = |what: &str| Err(Broken::new("marks", what));
    let on_map = state.on_map();
    if !on_map.contains_all(state.unsupplied | state.retreated) {
        return broken("a marker lies on a unit that is off the map");
    }
    let mover = rules.units_of(state.player);
    if !mover.contains_all(state.attacked | state.moved | state.arriving) {
        return broken("the side not moving has attacked, moved or arrived");
    }
    if !rules.two_steps().contains_all(state.reduced) {
        return broken("a one-step unit is reduced");
    }
    if !state.attacked_hexes.contains_all(state.hit_hexes) {
        return broken("a hex was hit without being attacked");
    }
    let first = matches!(
        state.stage,
        Stage::Supply | Stage::Reinforcement | Stage::Restoration
    );
    if first && !(state.attacked | state.moved).is_empty() {
        return broken("a unit has acted before its side could");
    }
    // [9.0] Markers go at the end of the player turn of their owner.
    if state.stage == Stage::Mud && state.retreated.intersects(rules.units_of(Side::German)) {
        return broken("a Retreated marker outlives its recovery phase");
    }
    Ok(())
}

/// Where in the sequence of play a position is [3.0].
fn rank(state: &State) -> (u8, u8, u8) {
    let phase = match state.stage.phase() {
        Phase::Supply => 0,
        Phase::Combat => 1,
        Phase::Movement => 2,
        Phase::Recovery => 3,
        Phase::Housekeeping => 4,
    };
    (state.turn, u8::from(state.player == Side::German), phase)
}

/// Time goes forward only, and only the end of a phase or a judgement ends one.
fn clock(before: &State, action: Action, after: &State) -> Result<(), Broken> {
    let (from, to) = (rank(before), rank(after));
    if to < from || (after.turn > before.turn + 1) {
        let what = format!("{action:?} leads from {from:?} to {to:?} in the sequence of play");
        return Err(Broken::new("sequence", what));
    }
    if before.weather == Weather::Mud && after.weather == Weather::Snow {
        return Err(Broken::new("sequence", "mud froze again"));
    }
    let lifted = before.stand_fast_lifted && !after.stand_fast_lifted;
    if lifted || (before.reserve_released && !after.reserve_released) {
        return Err(Broken::new("sequence", "what was set off for good is not"));
    }
    Ok(())
}

/// Victory points, added up anew from the words of the rule [12.0].
fn points(rules: &HellsGate, state: &State) -> Result<(), Broken> {
    let verdict = score(rules, state);
    for side in Side::ALL {
        let lines: u16 = receipt(rules, state, side)
            .iter()
            .map(|i| i.points(&rules.parameters.numbers))
            .sum();
        let enemy = rules.units_of(side.enemy());
        let mut sum = u16::from(rules.parameters.handicap[side]);
        for unit in enemy {
            let two = rules.two_steps().contains(unit);
            sum += match state.spot(unit) {
                Spot::Destroyed => 1 + u16::from(two),
                Spot::On(_) | Spot::Escaped => u16::from(two && state.reduced.contains(unit)),
                Spot::Awaited | Spot::Lost | Spot::Withheld => 0,
            };
        }
        for hex in rules.sources(side.enemy()) {
            sum += 2 * u16::from(state.in_hex(hex).intersects(rules.units_of(side)));
        }
        if verdict.points[side] != sum || lines != sum {
            let told = verdict.points[side];
            let what = format!("{side}: {told} points, a receipt of {lines}, and in truth {sum}");
            return Err(Broken::new("points", what));
        }
    }
    Ok(())
}

/// The written receipt adds up, too.
fn lines(rules: &HellsGate, state: &State) -> Result<(), Broken> {
    for side in Side::ALL {
        let lines = say::victory_lines(rules, state, side);
        let sum: u16 = lines.iter().map(|(_, points, ..)| *points).sum();
        let told = score(rules, state).points[side];
        if sum != told {
            let what = format!("{side}: {told} points, and a written receipt of {sum}");
            return Err(Broken::new("points", what));
        }
    }
    Ok(())
}
