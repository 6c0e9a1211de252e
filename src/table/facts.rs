//! What came about in a game that computers played, fact by fact: looked at whenever
//! another part of a game turn begins, and at the end.

use crate::engine::Clock;
use crate::present::system::{CountedFact, System};

/// What a game showed of a fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FactSeen {
    /// The game turn in which it first came about, if it did.
    pub first: Option<u8>,
    /// What it was at the end of the game.
    pub last: i32,
    /// The most it ever was.
    pub most: i32,
}

/// The names of the columns that facts add to a table, each after a comma.
#[must_use]
pub fn facts_head(facts: &[CountedFact]) -> String {
    let columns = facts
        .iter()
        .map(|fact| format!(",{0}_end,{0}_first", fact.key));
    columns.collect()
}

/// What stands in these columns for a game.
#[must_use]
pub fn facts_row(seen: &[FactSeen]) -> String {
    let columns = seen.iter().map(|seen| {
        let first = seen.first.map_or_else(String::new, |turn| turn.to_string());
        format!(",{},{first}", seen.last)
    });
    columns.collect()
}

/// The facts of a game that is being played.
pub(super) struct FactTally {
    part: Option<[u8; 2]>,
    seen: Vec<FactSeen>,
    values: Vec<i32>,
}

impl FactTally {
    pub(super) const fn new() -> Self {
        Self {
            part: None,
            seen: Vec::new(),
            values: Vec::new(),
        }
    }

    /// A position of the game, in their order.
    pub(super) fn look<S: System>(&mut self, rules: &S, state: &S::State) {
        let Clock([turn, part, _]) = rules.clock(state);
        let before = self.part.replace([turn, part]);
        if let Some([turn_before, _]) = before.filter(|before| *before != [turn, part]) {
            self.take(rules, state, turn_before);
        }
    }

    /// The last position.
    pub(super) fn end<S: System>(mut self, rules: &S, state: &S::State) -> Vec<FactSeen> {
        self.take(rules, state, rules.clock(state).0[0]);
        self.seen
    }

    fn take<S: System>(&mut self, rules: &S, state: &S::State, turn: u8) {
        self.values.clear();
        rules.measure(state, &mut self.values);
        self.seen.resize(self.values.len(), FactSeen::default());
        for (seen, &value) in self.seen.iter_mut().zip(&self.values) {
            if value > 0 {
                seen.first.get_or_insert(turn);
            }
            seen.last = value;
            seen.most = seen.most.max(value);
        }
    }
}
