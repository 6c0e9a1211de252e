//! Sentences with their rule, lines of the log, receipts and throws.

use crate::engine::{Die, SideNo};
use crate::present::board::Arrow;
use crate::present::duty::PlanTold;

/// A sentence, and the rule it rests on, if it rests on one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cited {
    /// The sentence.
    pub text: String,
    /// The number of the rule.
    pub rule: Option<&'static str>,
}

impl Cited {
    /// A sentence that rests on this rule.
    pub fn new(text: impl Into<String>, rule: &'static str) -> Self {
        Self {
            text: text.into(),
            rule: Some(rule),
        }
    }

    /// A sentence that rests on no rule.
    pub fn plain(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            rule: None,
        }
    }
}

/// What is told of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The sentence.
    pub told: Cited,
    /// The units it is about.
    pub units: Vec<String>,
    /// The places it is about.
    pub places: Vec<String>,
    /// Whether it only says that a part of the game begins, as a heading does.
    pub opens: bool,
}

/// A row of a receipt: how a number comes about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReceiptRow {
    /// What it is for.
    pub text: Cited,
    /// Whose points they are.
    pub side: SideNo,
    /// How many.
    pub points: i32,
}

impl ReceiptRow {
    /// What the points of each side come to.
    #[must_use]
    pub fn sums(rows: &[Self]) -> [i32; 2] {
        SideNo::BOTH.map(|side| {
            let own = rows.iter().filter(|row| row.side == side);
            own.map(|row| row.points).sum()
        })
    }
}

/// A plan for people: what it is, why, and where.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sketch {
    /// What it is, in a few words.
    pub label: String,
    /// Why.
    pub why: Vec<Cited>,
    /// The same on the map.
    pub arrows: Vec<Arrow>,
    /// The places it is about.
    pub places: Vec<String>,
    /// The same by purpose, where the system knows it.
    pub told: PlanTold,
}

impl Sketch {
    /// What is drawn of it: what each group does, where that is known.
    #[must_use]
    pub fn drawn(&self) -> Vec<Arrow> {
        self.told.drawn_or(&self.arrows)
    }
}

/// The dice of an action.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Throw {
    /// Each die, in the fixed order of the action.
    pub dice: Vec<DieView>,
    /// What they decide, or have decided.
    pub told: Option<Cited>,
    /// The place they decide about, by its name.
    pub at: Option<String>,
}

/// One die.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DieView {
    /// Whose it is, where it is a side's.
    pub side: Option<SideNo>,
    /// What it is rolled for.
    pub label: String,
    /// What it needs: "5 or 6"; empty where there is nothing that it should show.
    pub needs: String,
    /// Whether no face will do: then `needs` says that.
    pub in_vain: bool,
    /// What it showed.
    pub face: Option<Die>,
    /// Whether that counts.
    pub counts: Option<bool>,
}
