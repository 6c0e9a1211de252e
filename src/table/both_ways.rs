//! A scenario played both ways: by its own rules and by others, with the same seeds.

use super::{Ended, Entry, FactSeen, Lab, Match, Sheet, Table};
use crate::engine::{Level, Options, Progress, mixed};
use crate::json::{Doc, Fault};
use crate::present::board::SideView;
use crate::present::system::{CountedFact, Parameter};

/// A scenario, and the rules that it is asked about.
#[derive(Clone, Debug)]
pub struct Supposition {
    /// The system it is a scenario of.
    pub entry: &'static Entry,
    /// The scenario.
    pub scenario: Doc,
    /// The parameters that are otherwise: an object.
    pub changed: Doc,
}

/// Where pairs of games are played: by the rules of a scenario, and by others.
pub struct BothWays {
    labs: [Box<dyn Lab>; 2],
    facts: [Vec<CountedFact>; 2],
    sides: [SideView; 2],
    names: [String; 2],
    title: String,
    told: Vec<String>,
}

/// Two games of one seed: by the rules of the scenario, and by the others.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedPair {
    /// What both follow from.
    pub seed: u64,
    /// How they ended.
    pub ends: [Ended; 2],
    /// What came about in them.
    pub facts: [Vec<FactSeen>; 2],
}

impl PlayedPair {
    /// The margins at the ends, from the first side.
    #[must_use]
    pub fn margins(&self) -> [i32; 2] {
        self.ends.map(|end| end.outcome.margin)
    }
}

/// What games of one number have in common, whatever the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PairOf {
    /// How well both sides are played.
    pub level: Level,
    /// What all pairs follow from.
    pub seed: u64,
}

impl Supposition {
    /// Where its games can be played.
    ///
    /// # Errors
    /// Everything that is wrong with the scenario or with what is otherwise.
    pub fn both_ways(&self) -> Result<BothWays, Vec<Fault>> {
        let begin = |changed: Doc| {
            (self.entry.open)(Sheet {
                scenario: self.scenario.clone(),
                changed,
                options: Options::default(),
            })
        };
        let tables = [
            begin(Doc::Object(Vec::new()))?,
            begin(self.changed.clone())?,
        ];
        let told = tables[1].parameters();
        let told = told.iter().filter(|of| of.is_changed());
        Ok(BothWays {
            facts: tables.each_ref().map(|table| table.facts()),
            sides: tables[0].map().sides.clone(),
            names: tables[0].about().sides.map(|side| side.name),
            title: tables[0].about().title,
            told: told.map(Parameter::told).collect(),
            labs: tables.each_ref().map(|table| table.lab()),
        })
    }
}

impl BothWays {
    /// The pair of this number; `None` if it was stopped.
    #[must_use]
    pub fn pair(&self, of: PairOf, number: u32, control: &Progress) -> Option<PlayedPair> {
        let seed = mixed(of.seed, u64::from(number));
        let of = Match::of([of.level; 2], seed);
        let (one, seen) = self.labs[0].game_with_facts(of, control)?;
        let (other, also_seen) = self.labs[1].game_with_facts(of, control)?;
        Some(PlayedPair {
            seed,
            ends: [one, other],
            facts: [seen, also_seen],
        })
    }

    /// What is counted in the games, by the rules of the scenario and by the others.
    #[must_use]
    pub const fn facts(&self) -> [&Vec<CountedFact>; 2] {
        [&self.facts[0], &self.facts[1]]
    }

    /// The sides.
    #[must_use]
    pub const fn sides(&self) -> &[SideView; 2] {
        &self.sides
    }

    /// What the sides are called.
    #[must_use]
    pub fn names(&self) -> [&str; 2] {
        self.names.each_ref().map(String::as_str)
    }

    /// What the scenario is called.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// What is otherwise, in words; nothing where nothing is.
    #[must_use]
    pub fn otherwise(&self) -> &[String] {
        &self.told
    }
}

/// Pairs as a table, a line each after a head, comma-separated.
#[must_use]
pub fn pairs_table(pairs: &[PlayedPair]) -> String {
    let row = |(number, pair): (usize, &PlayedPair)| {
        let [one, other] = pair.margins();
        format!("{number},{},{one},{other}\n", pair.seed)
    };
    let rows = pairs.iter().enumerate().map(row);
    let head = "game,seed,default,variant\n".to_owned();
    std::iter::once(head).chain(rows).collect()
}

/// The rules of a game on the table as a question about its scenario; `None` where they
/// are those of the scenario.
#[must_use]
pub fn supposed_at(entry: &'static Entry, table: &dyn Table) -> Option<Supposition> {
    let set = table.parameters();
    let set = set.iter().filter(|of| of.is_changed());
    let set: Vec<(String, Doc)> = set
        .map(|of| (of.key.to_owned(), of.value.clone()))
        .collect();
    (!set.is_empty()).then(|| Supposition {
        entry,
        scenario: table.scenario().clone(),
        changed: Doc::Object(set),
    })
}
