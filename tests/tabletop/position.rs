//! Positions as the worked examples write them.

use hells_gate::engine::Refusal;
use hells_gate::engine::{Rules, SideNo};
use hells_gate::hex::Id;
use hells_gate::space::CellId;
use hells_gate::systems::tabletop::codec::{built_in, load};
use hells_gate::systems::tabletop::setup::{SetupParts, UnitInfo};
use hells_gate::systems::tabletop::{
    Action, Branch, Formation, Ground, Illegal, Setup, Stage, State, Tabletop, UnitId,
};

/// The facts of a built-in scenario, by the name its file had.
pub fn parts(name: &str) -> SetupParts {
    let found = built_in().iter().find(|s| s.id == name);
    let text = found.unwrap_or_else(|| panic!("no scenario {name}")).text;
    load(text).unwrap().setup.parts().clone()
}

pub fn korsun() -> SetupParts {
    parts("korsun_1944_tabletop")
}

pub fn side(word: &str) -> SideNo {
    match word {
        "soviet" => SideNo::A,
        "german" => SideNo::B,
        _ => panic!("{word}"),
    }
}

pub fn branch(word: &str) -> Branch {
    match word {
        "infantry" => Branch::Infantry,
        "tank" => Branch::Tank,
        "mechanised" => Branch::Mechanised,
        "cavalry" => Branch::Cavalry,
        _ => panic!("{word}"),
    }
}

/// A position of an example: the rules with just its units, and the state.
pub struct Example {
    pub rules: Tabletop,
    pub state: State,
}

impl Example {
    /// Units a, b, c … as lines like "german infantry 1 D5 full=2 oos", on the
    /// map of `parts`, with the Soviet side active.
    pub fn new(mut parts: SetupParts, lines: &[String]) -> Self {
        let cell = |name: &str| {
            let place = parts.cells.iter().position(|c| c.name.to_string() == name);
            CellId::from_index(place.unwrap_or_else(|| panic!("no cell {name}")))
        };
        let mut units = Vec::new();
        let mut marks = Vec::new();
        for (i, line) in lines.iter().enumerate() {
            let words: Vec<&str> = line.split(' ').collect();
            let strength: u8 = words[2].parse().unwrap();
            let full = words.iter().find_map(|w| w.strip_prefix("full="));
            let letter = char::from(b'a' + i as u8).to_string();
            units.push(UnitInfo {
                name: letter.clone(),
                code: letter,
                side: side(words[0]),
                branch: branch(words[1]),
                formation: Formation::Division,
                strength: full.map_or(strength, |f| f.parse().unwrap()),
                elite: false,
                cell: cell(words[3]),
                arrives: None,
                provenance: None,
            });
            for word in &words[4..] {
                assert!(word.starts_with("full=") || ["oos", "retreated"].contains(word));
            }
            marks.push((
                strength,
                words.contains(&"oos"),
                words.contains(&"retreated"),
            ));
        }
        parts.units = units;
        let setup = Setup::new(parts).unwrap();
        let mut state = State::set_up(&setup);
        for (i, (strength, oos, retreated)) in marks.into_iter().enumerate() {
            let unit = UnitId::from_index(i);
            let at = state.cell_of(unit).unwrap();
            state.put(&setup, unit, at, strength);
            state.out_of_supply.set(unit, oos);
            state.retreated.set(unit, retreated);
        }
        state.stage = Stage::Attack;
        let rules = Tabletop::new(setup);
        Self { rules, state }
    }

    pub fn at(mut self, stage: Stage, active: SideNo) -> Self {
        self.state.stage = stage;
        self.state.active = active;
        self
    }

    pub fn mud(mut self, mud: bool) -> Self {
        if mud {
            self.state.ground = Ground::Mud;
        }
        self
    }

    pub fn cell(&self, name: &str) -> CellId {
        self.rules.cells().find(name.parse().unwrap()).unwrap()
    }

    pub fn unit(&self, letter: &str) -> UnitId {
        self.rules.find_unit(letter).unwrap()
    }

    pub fn letters(&self, units: impl IntoIterator<Item = UnitId>) -> Vec<String> {
        let code = |u| self.rules.unit(u).unwrap().code.clone();
        units.into_iter().map(code).collect()
    }

    /// The units join one after the other and the dice would fall: the first
    /// refusal on the way.
    pub fn declare(&mut self, units: &str, target: &str, all_out: bool) -> Result<(), Illegal> {
        let target = self.cell(target);
        for letter in units.chars() {
            let unit = self.unit(&letter.to_string());
            self.play(Action::Join { unit, target })?;
        }
        self.rules.check(&self.state, Action::Resolve { all_out })
    }

    /// Does an action that rolls nothing, if it is allowed.
    pub fn play(&mut self, action: Action) -> Result<(), Illegal> {
        self.rules.check(&self.state, action)?;
        self.rules.step(&mut self.state, action, &[]);
        Ok(())
    }
}

/// The case of a refusal; `None` if there is none.
pub fn case(judged: Result<(), Illegal>) -> Option<&'static str> {
    judged.err().map(|why| why.rule().0)
}
