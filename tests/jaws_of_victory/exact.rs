//! The last stack of a night, solved: what perfect play brings out, over every throw,
//! and how far below it the computer players stay.

use super::night::Night;
use hells_gate::engine::{Level, Progress, Rules, SideNo, Viewer, view_for};
use hells_gate::players::ComputerPlayer;
use hells_gate::present::system::System;
use hells_gate::systems::jaws_of_victory::{Breakout, State};
use std::collections::HashMap;

/// A name, the place where the stack begins, and who it is with their steps.
type Problem = (&'static str, &'static str, &'static [(&'static str, u8)]);

/// One stack is left, and nobody else of the Gruppe.
const PROBLEMS: [Problem; 4] = [
    ("a regiment before two brigades", "2522", &[("266.72", 4)]),
    ("a weak regiment before them", "2522", &[("124.72", 2)]),
    (
        "a regiment with armour",
        "2522",
        &[("Wst.5_SS", 3), ("3/5ss.5_SS", 1)],
    ),
    ("a regiment before Pochapintsy", "2623", &[("105.72", 3)]),
];

/// The position of a problem: the stack was formed far off and has entered a hex, so that
/// it is the last wave's, without surprise.
fn posed(hex: &str, units: &[(&str, u8)]) -> Night {
    let mut night = Night::first_wave();
    let own = night.rules.pocket() & night.state.on_map();
    let mut list = Vec::new();
    for unit in own {
        let code = night.rules.unit(unit).unwrap().code.clone();
        let place = match units.iter().find(|(name, _)| *name == code) {
            Some((_, steps)) => format!(r#""{hex}", "of": "2819", "steps": {steps}"#),
            None => r#""off""#.to_owned(),
        };
        list.push(format!(r#"{{ "unit": "{code}", "hex": {place} }}"#));
    }
    night.set(&format!(
        r#"{{ "stage": "march", "wave": 4,
            "march": {{ "stack": "2819", "at": "{hex}", "entered": 1 }},
            "units": [{}] }}"#,
        list.join(", ")
    ));
    night
}

/// Looks at every action and every throw.
struct Oracle<'a> {
    rules: &'a Breakout,
    known: HashMap<State, f64>,
}

impl Oracle<'_> {
    /// The points that perfect play brings on average.
    fn value(&mut self, state: &State) -> f64 {
        if let Some(outcome) = self.rules.outcome(state) {
            return f64::from(outcome.margin);
        }
        // How many dice were rolled changes nothing of what comes.
        let mut key = *state;
        key.rolls = 0;
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let mut legal = Vec::new();
        self.rules.legal(state, &mut legal);
        let ours = self.rules.to_act(state) == Some(SideNo::A);
        let values = legal.into_iter().map(|action| self.after(state, action));
        let best = match ours {
            true => values.fold(f64::MIN, f64::max),
            false => values.fold(f64::MAX, f64::min),
        };
        self.known.insert(key, best);
        best
    }

    /// The same once an action is done.
    fn after(&mut self, state: &State, action: <Breakout as Rules>::Action) -> f64 {
        let rules = self.rules;
        let mut throws: HashMap<State, f64> = HashMap::new();
        let mut add = |chance: f64, dice: &[hells_gate::engine::Die]| {
            let mut next = *state;
            rules.step(&mut next, action, dice);
            *throws.entry(next).or_default() += chance;
        };
        match rules.dice(state, action) {
            0 => add(1.0, &[]),
            _ => rules.chances(state, action, &mut add),
        }
        let mut sorted: Vec<(State, f64)> = throws.into_iter().collect();
        sorted.sort_by_cached_key(|(next, _)| rules.hash(next));
        let values = sorted
            .iter()
            .map(|(next, chance)| chance * self.value(next));
        values.sum()
    }
}

/// What a player of this level brings out on average, over every throw.
fn played(rules: &Breakout, state: &State, level: Level) -> f64 {
    if let Some(outcome) = rules.outcome(state) {
        return f64::from(outcome.margin);
    }
    let player = ComputerPlayer::new(rules.clone(), rules.strategy(), level, 7);
    let seen = view_for(rules, state, Viewer::All);
    let plan = player.gesture(&seen, &Progress::default()).unwrap();
    let mut now = vec![(1.0, *state)];
    for action in plan {
        let mut next: HashMap<State, f64> = HashMap::new();
        for (chance, state) in &now {
            match rules.dice(state, action) {
                0 => {
                    let mut after = *state;
                    rules.step(&mut after, action, &[]);
                    *next.entry(after).or_default() += chance;
                }
                _ => rules.chances(state, action, &mut |share, dice| {
                    let mut after = *state;
                    rules.step(&mut after, action, dice);
                    *next.entry(after).or_default() += chance * share;
                }),
            }
        }
        now = next
            .into_iter()
            .map(|(state, chance)| (chance, state))
            .collect();
    }
    let values = now
        .iter()
        .map(|(chance, state)| chance * played(rules, state, level));
    values.sum()
}

/// The steps that can get out at all: nobody loses any.
fn bound(night: &Night) -> f64 {
    let rules = &night.rules;
    f64::from(night.state.steps_of(rules.pocket() & night.state.on_map()))
}

#[test]
fn at_sight_nobody_is_better_than_perfect_and_little_is_given_away() {
    let mut sums = [0.0; 2];
    for (name, hex, units) in PROBLEMS {
        let night = posed(hex, units);
        let known = HashMap::new();
        let rules = &night.rules;
        let perfect = Oracle { rules, known }.value(&night.state);
        let colonel = played(rules, &night.state, Level::Colonel);
        assert!(colonel <= perfect + 1e-9, "{name}: {colonel} of {perfect}");
        assert!(perfect <= bound(&night), "{name}: {perfect}");
        sums[0] += colonel;
        sums[1] += perfect;
    }
    let [colonel, perfect] = sums;
    assert!(perfect > 2.0 && colonel > 0.9 * perfect, "{sums:?}");
}

/// What tests/README.md tells.
#[test]
#[ignore = "takes long without optimisation"]
fn how_far_every_level_stays_below_perfect_play() {
    for (name, hex, units) in PROBLEMS {
        let night = posed(hex, units);
        let rules = &night.rules;
        let mut oracle = Oracle {
            rules,
            known: HashMap::new(),
        };
        let perfect = oracle.value(&night.state);
        let levels = [Level::Cadet, Level::Captain, Level::Colonel, Level::General];
        let each = levels.map(|level| {
            let points = played(rules, &night.state, level);
            assert!(points <= perfect + 1e-9, "{name}: {points} of {perfect}");
            format!("{} {points:.3}", level.word())
        });
        println!(
            "{name}: at most {} steps, perfect {perfect:.3} ({} positions); {}",
            bound(&night),
            oracle.known.len(),
            each.join(", ")
        );
    }
}
