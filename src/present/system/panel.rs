//! What is to be decided, as data: a panel is drawn, read aloud and sent as it
//! is here.

use super::{Cited, ReceiptRow, System, Throw};
use crate::engine::{SideNo, View};
use crate::words::tr;
use std::sync::Arc;

/// What is picked: nothing of it has been done.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    /// Units.
    pub units: Vec<String>,
    /// A place.
    pub place: Option<String>,
    /// What is laid out and not yet done, in words of the system's own.
    pub draft: String,
    /// The place somebody points at, for what going there would change.
    pub hovered: Option<String>,
}

/// Where somebody points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pointer {
    /// At a place.
    Place(String),
    /// At a unit.
    Unit(String),
    /// At a unit, twice: all that lie with it are meant.
    Stack(String),
    /// At a place, a unit in hand.
    Drop(String, String),
}

/// What pointing somewhere leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Click {
    /// It is done at once.
    Effect(Effect),
    /// There is a choice.
    Choose(Vec<Button>),
    /// It cannot be, and why.
    Refuse(Cited),
}

/// What a button, a row or a click does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// These actions, one gesture, in notation.
    Play(Vec<String>),
    /// Something else is picked.
    Select(Selection),
    /// Something else is picked, and this overlay laid over the map.
    Show(&'static str, Selection),
    /// A computer player decides this once, in somebody's stead.
    Decide,
}

/// What an action is about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Subjects {
    /// Units.
    pub units: Vec<String>,
    /// Places.
    pub places: Vec<String>,
}

impl Subjects {
    /// Whether they are what somebody points at.
    #[must_use]
    pub fn are_at(&self, at: &Pointer) -> bool {
        let unit = |u: &String| self.units.contains(u);
        let place = |p: &String| self.places.contains(p);
        match at {
            Pointer::Place(at) => place(at),
            Pointer::Unit(at) | Pointer::Stack(at) => unit(at),
            Pointer::Drop(held, at) => unit(held) && place(at),
        }
    }
}

/// What is to be decided now, and how it is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Panel {
    /// What this is about, and who decides.
    pub prompt: Prompt,
    /// What there is to see and to tick.
    pub body: Vec<Block>,
    /// What ends the decision; it stands in the same place always.
    pub foot: Vec<Button>,
    /// Turns, impulses, points.
    pub tracks: Vec<Track>,
}

impl Panel {
    /// Without what an attack that is put together would come to, and with a word for it.
    #[must_use]
    pub fn covered(mut self) -> Self {
        let chances = self.body.iter().any(|it| matches!(it, Block::Chances(_)));
        let joins = |it: &Block| matches!(it, Block::Row(row) if row.ticked == Some(true));
        let joined = self.body.iter().any(joins);
        let hoped = self.foot.iter().any(|button| !button.chance.is_empty());
        let tells = chances || (joined && hoped);
        if !tells {
            return self;
        }
        // Who takes part is no answer; a heading of nothing is none either.
        let mut body: Vec<Block> = Vec::with_capacity(self.body.len());
        for block in self.body {
            let head = matches!(block, Block::Heading(_));
            if head && matches!(body.last(), Some(Block::Heading(_))) {
                body.pop();
            }
            if head || matches!(block, Block::Row(_) | Block::Throw(_)) {
                body.push(block);
            }
        }
        if matches!(body.last(), Some(Block::Heading(_))) {
            body.pop();
        }
        body.push(Block::Text(vec![Cited::plain(tr!("panel-covered"))]));
        self.body = body;
        for button in &mut self.foot {
            button.chance.clear();
        }
        self
    }
}

/// What is to be decided, in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// Who decides; nobody when the game is over.
    pub who: Option<SideNo>,
    /// The sentence.
    pub now: Cited,
    /// Whether it may be answered with both sides looking on.
    pub public: bool,
}

/// A part of a panel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading.
    Heading(String),
    /// Sentences.
    Text(Vec<Cited>),
    /// What is so about something, a line each.
    Facts(Vec<Fact>),
    /// How likely each result is, for both sides.
    Chances(Chances),
    /// Something that can be ticked.
    Row(Row),
    /// How a number comes about.
    Receipt(Vec<ReceiptRow>),
    /// Dice.
    Throw(Throw),
    /// Where a result stands among those of others.
    Ranked(Ranked),
}

/// Where a result stands among those of others who played the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// Who the others were, and how many.
    pub title: Cited,
    /// The place in a few words, to be shown large: "better than 73 %".
    pub place: String,
    /// What that says, a sentence each.
    pub told: Vec<Cited>,
    /// How many of the others came to each result, the least first; results nobody
    /// came to are left out.
    pub counts: Vec<(i32, u32)>,
    /// The result itself.
    pub here: i32,
}

impl Ranked {
    /// Which share of the others did worse, from 0 to 1: those who did as well count
    /// half.
    #[must_use]
    pub fn share(counts: &[(i32, u32)], here: i32) -> f64 {
        let all: u32 = counts.iter().map(|(_, n)| n).sum();
        let sum = counts.iter().map(|&(result, n)| match result.cmp(&here) {
            std::cmp::Ordering::Less => f64::from(n),
            std::cmp::Ordering::Equal => f64::from(n) / 2.0,
            std::cmp::Ordering::Greater => 0.0,
        });
        sum.sum::<f64>() / f64::from(all.max(1))
    }

    /// From the least result to the greatest, its own among them.
    #[must_use]
    pub fn range(&self) -> [i32; 2] {
        let results = || self.counts.iter().map(|(result, _)| *result);
        let all = || results().chain([self.here]);
        [
            all().min().unwrap_or(self.here),
            all().max().unwrap_or(self.here),
        ]
    }

    /// How many of the others came to a result.
    #[must_use]
    pub fn count(&self, result: i32) -> u32 {
        let mut of = self.counts.iter().filter(|(other, _)| *other == result);
        of.next().map_or(0, |(_, n)| *n)
    }
}

/// How likely each result is, for both sides.
#[derive(Clone, PartialEq, Debug)]
pub struct Chances {
    /// What is rolled for.
    pub title: Cited,
    /// What is counted on either side: "Losses of the attackers".
    pub counted: [(String, SideNo); 2],
    /// Each result with its chance on either side, from 0 to 1.
    pub rows: Vec<(String, [f64; 2])>,
}

impl Eq for Chances {}

/// Something that is so, under a short head: "Terrain", "Supply".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// What it is about.
    pub head: String,
    /// What is so.
    pub told: Cited,
    /// Whether it is good news for whoever decides, or bad.
    pub news: Option<bool>,
}

/// Something that can be ticked or pressed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The units it is about, as written actions call them.
    pub units: Vec<String>,
    /// What it says.
    pub label: String,
    /// The same beside the counters of its units and under its heading, where less is
    /// enough; empty if it is not.
    pub brief: String,
    /// What it is worth.
    pub value: String,
    /// Whether it is ticked; `None` if it is nothing to tick.
    pub ticked: Option<bool>,
    /// What it does, or why not.
    pub does: Result<Effect, Cited>,
}

impl Row {
    /// One about no unit, with nothing to tick and no value.
    #[must_use]
    pub const fn plain(label: String, does: Result<Effect, Cited>) -> Self {
        Self {
            units: Vec::new(),
            label,
            brief: String::new(),
            value: String::new(),
            ticked: None,
            does,
        }
    }
}

/// What a key of the window is for, in games that have it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Means {
    /// Several things are laid out before any is done, or no longer.
    Plan,
    /// The first of what is laid out is begun.
    Planned,
    /// What is laid out is dropped.
    DropPlan,
    /// The phase ends.
    EndPhase,
    /// The next of several ways to the same place.
    NextWay,
}

/// How much weight a button has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// The usual thing to do.
    Primary,
    /// One of several.
    Quiet,
    /// It gives something up.
    Grave,
}

/// A button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// What it says.
    pub label: String,
    /// How likely it is to work, in words; empty if nothing is rolled.
    pub chance: String,
    /// How much weight it has.
    pub weight: Weight,
    /// What would be lost by it, a line each: then it is asked first.
    pub asks: Vec<String>,
    /// What it does, or why not.
    pub does: Result<Effect, Cited>,
}

/// A track beside the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Track {
    /// What it counts.
    pub label: String,
    /// Its boxes.
    pub boxes: Vec<TrackBox>,
    /// In which box its marker lies.
    pub at: usize,
}

/// A box of a track.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TrackBox {
    /// What it is called: "3".
    pub name: String,
    /// What it stands for, briefly: "3–5 February".
    pub note: String,
    /// How many units come to each side then, by [`SideNo::index`].
    pub coming: [usize; 2],
    /// A sign or a short word in its corner: the ground, a special rule.
    pub sign: String,
    /// All there is to tell of it.
    pub about: Vec<Block>,
}

impl TrackBox {
    /// A box with a name and nothing else.
    #[must_use]
    pub fn named(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            ..Self::default()
        }
    }

    /// Its name and what it stands for.
    #[must_use]
    pub fn title(&self) -> String {
        match self.note.is_empty() {
            true => self.name.clone(),
            false => format!("{}: {}", self.name, self.note),
        }
    }

    /// Where its days begin, for a box with little room: "31 Jan –" of "31 Jan – 2 Feb"
    /// and "25 Jan –" of "25–27 Jan". A note without a dash stays whole.
    #[must_use]
    pub fn beginning(&self) -> String {
        let Some((first, last)) = self.note.split_once('–') else {
            return self.note.clone();
        };
        let first = first.trim();
        let day = |c: char| c.is_ascii_digit() || c == '.' || c.is_whitespace();
        match first.chars().all(day) {
            true => format!("{first} {} –", last.trim_start_matches(day)),
            false => format!("{first} –"),
        }
    }
}

/// Of actions, those that are about units and no place, where all of these lie in the place
/// of this name.
fn retain_units_in<S: System>(
    rules: &S,
    seen: &View<S::State>,
    picked: &Selection,
    name: &str,
    actions: &mut Vec<S::Action>,
) {
    let map = Arc::new(rules.map());
    let board = rules.board(Arc::clone(&map), seen, picked, &[]);
    let place = map.named(name);
    let lies = |unit: &String| board.coded(unit).map(|counter| counter.hex) == place;
    actions.retain(|&action| {
        let subjects = rules.subjects(action);
        let own = !subjects.units.is_empty() && subjects.places.is_empty();
        own && place.is_some() && subjects.units.iter().all(lies)
    });
}

/// Clicks for systems without a grammar of their own. Of the legal actions that
/// are about what somebody points at (and about the units that are picked, when
/// that leaves any): one is done, several are a choice, none is told why. A place that no
/// action is about stands for the units in it.
pub fn point_by_subjects<S: System>(
    rules: &S,
    seen: &View<S::State>,
    picked: &Selection,
    at: &Pointer,
) -> Click {
    let mut legal = Vec::new();
    rules.legal(seen.state(), &mut legal);
    let is_about = |action: &S::Action| rules.subjects(*action).are_at(at);
    match at {
        Pointer::Place(name) if !legal.iter().any(is_about) => {
            retain_units_in(rules, seen, picked, name, &mut legal);
        }
        _ => legal.retain(is_about),
    }
    let about_picked = |action: &S::Action| {
        let subjects = rules.subjects(*action);
        picked
            .units
            .iter()
            .all(|unit| subjects.units.contains(unit))
    };
    if legal.iter().any(about_picked) {
        legal.retain(about_picked);
    }
    let play = |action: S::Action| Effect::Play(vec![rules.notation(action)]);
    match legal.as_slice() {
        [] => Click::Refuse(rules.panel(seen, picked).prompt.now),
        [only] => Click::Effect(play(*only)),
        several => {
            let button = |&action: &S::Action| Button {
                label: rules.label(seen, action),
                chance: String::new(),
                weight: Weight::Quiet,
                asks: Vec::new(),
                does: Ok(play(action)),
            };
            Click::Choose(several.iter().map(button).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::TrackBox;

    #[test]
    fn a_box_with_little_room_says_where_its_days_begin() {
        for (note, begins) in [
            ("25–27 Jan", "25 Jan –"),
            ("31 Jan – 2 Feb", "31 Jan –"),
            ("25.–27. Jan.", "25. Jan. –"),
            ("31. Jan. – 2. Feb.", "31. Jan. –"),
            ("25–27 янв.", "25 янв. –"),
            ("7 April", "7 April"),
        ] {
            let note = note.to_owned();
            let told = TrackBox {
                note,
                ..TrackBox::named("1")
            };
            assert_eq!(told.beginning(), begins);
        }
    }
}
