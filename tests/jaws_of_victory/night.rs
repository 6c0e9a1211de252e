//! A night on the table, played in written actions.

use hells_gate::engine::{Die, Rules};
use hells_gate::json::Doc;
use hells_gate::space::CellId;
use hells_gate::systems::jaws_of_victory::codec::{THROUGH_HELLS_GATE_TEXT, load, read};
use hells_gate::systems::jaws_of_victory::odds::{Odds, column_name, odds};
use hells_gate::systems::jaws_of_victory::setup::NightOptions;
use hells_gate::systems::jaws_of_victory::{Breakout, Event, Illegal, Setup, State, UnitId};

/// A position, and the rules it is played by.
pub struct Night {
    pub rules: Breakout,
    pub state: State,
}

pub fn setup() -> Setup {
    load(THROUGH_HELLS_GATE_TEXT).unwrap()
}

/// The scenario with these options.
pub fn with(options: NightOptions) -> Breakout {
    let doc: Doc = THROUGH_HELLS_GATE_TEXT.parse().unwrap();
    Breakout::new(read(&doc, options).unwrap())
}

impl Night {
    pub fn printed() -> Self {
        Self::of(Breakout::new(setup()))
    }

    pub fn of(rules: Breakout) -> Self {
        let state = rules.initial();
        Self { rules, state }
    }

    /// The first wave of the printed set-up, nobody merged or moved.
    pub fn first_wave() -> Self {
        let mut night = Self::printed();
        night.plays(&["done", "done"]);
        night
    }

    /// The first wave with something of the position otherwise.
    pub fn with(position: &str) -> Self {
        let mut night = Self::first_wave();
        night.set(position);
        night
    }

    pub fn set(&mut self, position: &str) {
        let doc: Doc = position.parse().unwrap();
        let read = self.rules.read_position(&doc, &self.state);
        self.state = read.unwrap_or_else(|faults| panic!("{faults:?}"));
    }

    /// Does one action; after `=` the red die and the black one.
    pub fn play(&mut self, written: &str) -> Vec<Event> {
        let (action, faces) = written.split_once('=').unwrap_or((written, ""));
        let action = self.rules.parse(action).unwrap();
        if let Err(why) = self.rules.check(&self.state, action) {
            panic!("{written} is refused: {why:?}");
        }
        let faces = faces.bytes().map(|b| Die::try_from(b - b'0').unwrap());
        let dice: Vec<Die> = faces.collect();
        assert_eq!(
            self.rules.dice(&self.state, action),
            u8::try_from(dice.len()).unwrap(),
            "{written}"
        );
        let mut events = Vec::new();
        self.rules.resolve(&self.state, action, &dice, &mut events);
        self.rules.step(&mut self.state, action, &dice);
        self.rules.invariants(&self.state).unwrap();
        events
    }

    pub fn plays(&mut self, all: &[&str]) {
        for written in all {
            self.play(written);
        }
    }

    /// Every reason against an action.
    pub fn refused(&self, written: &str) -> Vec<Illegal> {
        let action = self.rules.parse(written).unwrap();
        self.rules.explain(&self.state, action)
    }

    pub fn unit(&self, code: &str) -> UnitId {
        self.rules
            .find_unit(code)
            .unwrap_or_else(|| panic!("{code}"))
    }

    pub fn hex(&self, number: &str) -> CellId {
        self.rules.find_hex(number.parse().unwrap()).unwrap()
    }

    pub fn steps(&self, code: &str) -> u8 {
        self.state.steps(self.unit(code))
    }

    pub fn is_disorganised(&self, code: &str, hex: &str) -> bool {
        self.state.is_disorganised(self.unit(code), self.hex(hex))
    }

    /// The odds of the stack under way against a hex.
    pub fn odds(&self, hex: &str) -> Odds {
        let march = self.state.march.expect("a stack under way");
        odds(&self.rules, &self.state, &march, self.hex(hex))
    }

    /// Its strengths, the column of the ratio and the one that counts.
    pub fn told(&self, hex: &str) -> (u16, u16, String, String) {
        let odds = self.odds(hex);
        let [a, d] = odds.strengths;
        let name = |column| column_name(column);
        (a, d, name(odds.columns.ratio), name(odds.columns.shifted))
    }
}
