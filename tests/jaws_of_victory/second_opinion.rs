//! The engine against a second, plain implementation that was written from the rules
//! alone: in every position of random nights the same actions, dice, units and points,
//! with every option. `HELLS_GATE_POSITIONS=100000 cargo test --release
//! --no-default-features --test jaws_of_victory second_opinion:: -- --nocapture`
//! compares more of them.

use super::conformance::variants;
use super::naive::{Naive, Switches, name};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Die, Rules};
use hells_gate::systems::jaws_of_victory::codec::THROUGH_HELLS_GATE_TEXT;
use hells_gate::systems::jaws_of_victory::setup::DefenderLosses;
use hells_gate::systems::jaws_of_victory::victory::points;
use hells_gate::systems::jaws_of_victory::{Action, Breakout, Stage, State};
use std::collections::BTreeSet;

/// Both implementations of a night with the same options.
struct Pair {
    rules: Breakout,
    state: State,
    naive: Naive,
}

impl Pair {
    fn of(rules: Breakout) -> Self {
        let options = *rules.options();
        let scenario = serde_json::from_str(THROUGH_HELLS_GATE_TEXT).unwrap();
        let switches = Switches {
            soviet_player: options.defender_losses == DefenderLosses::Player,
            south_too: options.south_too,
            armour_dice: options.armour_dice,
            slow: options.disorganised_slow,
        };
        let naive = Naive::new(&scenario, switches);
        let state = rules.initial();
        Self {
            rules,
            state,
            naive,
        }
    }

    fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.rules.legal(&self.state, &mut legal);
        legal.iter().map(|&a| self.rules.notation(a)).collect()
    }

    /// What both say of this position.
    fn compare(&self) {
        let (rules, state, naive) = (&self.rules, &self.state, &self.naive);
        assert_eq!(state.stage.key(), naive.stage);
        if state.to_act().is_some() {
            assert_eq!(i64::from(state.wave), naive.wave);
        }
        let ours: BTreeSet<String> = self.legal().into_iter().collect();
        assert_eq!(ours, naive.legal());
        for (n, code) in naive.codes().iter().enumerate() {
            let unit = rules.find_unit(code).unwrap();
            let at = state.cell_of(unit).map(|hex| rules.number(hex).to_string());
            assert_eq!(at, naive.place[n].map(name), "{code}");
            assert_eq!(
                i64::from(state.steps(unit)),
                naive.steps[n].max(0),
                "{code}"
            );
            if let Some(hex) = naive.place[n] {
                let marked = naive.disorganised.contains(&(n, hex));
                assert_eq!(state.disorganised.contains(unit), marked, "{code}");
            }
            assert_eq!(
                state.escaped.contains(unit),
                naive.out.contains(&n),
                "{code}"
            );
        }
        let way = naive
            .way
            .as_ref()
            .map(|w| (name(w.stack), name(w.at), w.entered));
        let march = state.march.map(|march| {
            let spot = |hex| rules.number(hex).to_string();
            (spot(march.stack), spot(march.at), i64::from(march.entered))
        });
        assert_eq!(march, way);
        assert_eq!(i64::from(state.lost), naive.lost);
        assert_eq!(i64::from(points(rules, state)), naive.points());
    }

    /// A random action. Stacks seldom stop, and every other time they go where the
    /// relief force is nearest: otherwise hardly anybody would fight or get out.
    fn choose(&self, chooser: &mut Chooser) -> Action {
        let mut legal = Vec::new();
        self.rules.legal(&self.state, &mut legal);
        let gives_up = |action: &Action| matches!(action, Action::Stop | Action::Done);
        if self.state.wave > 0 && legal.iter().any(|a| !gives_up(a)) && chooser.below(12) > 0 {
            legal.retain(|action| !gives_up(action));
        }
        let far = |action: &Action| match *action {
            Action::Enter { hex } => self.rules.distance_to_relief(hex),
            _ => None,
        };
        if self.state.stage == Stage::March && chooser.below(2) == 0 {
            let least = legal.iter().filter_map(far).min();
            legal.retain(|action| far(action) == least);
            return legal[chooser.below(legal.len())];
        }
        match self.state.wave {
            0 => self
                .rules
                .sample(&self.state, &mut |n| chooser.below(n))
                .unwrap(),
            _ => legal[chooser.below(legal.len())],
        }
    }

    /// One random action in both.
    fn play(&mut self, chooser: &mut Chooser) {
        let action = self.choose(chooser);
        let written = self.rules.notation(action);
        let needs = usize::from(self.rules.dice(&self.state, action));
        assert_eq!(needs, self.naive.dice(&written), "{written}");
        let dice: Vec<Die> = (0..needs).map(|_| Die::ALL[chooser.below(6)]).collect();
        let pips: Vec<i64> = dice.iter().map(|die| i64::from(die.pips())).collect();
        self.rules.step(&mut self.state, action, &dice);
        self.naive.play(&written, &pips);
    }
}

/// Plays random nights with every option until so many positions were compared.
fn compared(positions: u64) -> [u64; 3] {
    let variants = variants();
    let (mut done, mut fights, mut out) = (0, 0, 0);
    for seed in 0.. {
        for (n, rules) in variants.iter().enumerate() {
            let mut chooser = Chooser::new(seed * 31 + n as u64);
            let mut pair = Pair::of(rules.clone());
            pair.compare();
            while pair.state.to_act().is_some() {
                pair.play(&mut chooser);
                pair.compare();
                done += 1;
            }
            fights += u64::from(pair.state.rolls) / 2;
            out += pair.state.escaped.len() as u64;
        }
        if done >= positions {
            break;
        }
    }
    [done, fights, out]
}

#[test]
fn a_naive_implementation_agrees_in_every_position_of_random_nights() {
    let positions = std::env::var("HELLS_GATE_POSITIONS").ok();
    let positions = positions.and_then(|n| n.parse().ok()).unwrap_or(1500);
    let [done, fights, out] = compared(positions);
    println!("{done} positions, {fights} attacks, {out} units out: no difference");
    assert!(fights > 50 && out > 20, "{fights} attacks, {out} out");
}
