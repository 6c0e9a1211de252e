//! Looking through a scenario and making another of it, whatever the system: a document
//! with its faults, what was changed in it, and the way back.
//!
//! | module | holds |
//! | --- | --- |
//! | [`Workbench`] | what window and command line hold of a scenario that is edited |
//! | [`Errata`] | corrections as a file that others apply |
//! | `beginning` | the position that it begins in |
//! | [`Resizing`] | rows and columns added or cut off, and the kind of grid |
//! | `strokes` | what a brush does to a document |

mod beginning;
mod errata;
mod resizing;
mod strokes;

pub use errata::{Applied, Errata, MAX_ERRATA};
pub use resizing::{Resized, Resizing};
pub use strokes::side_entry;

use super::opening::{IDENTIFIER, cut, read_whole, titled, without_opening};
use super::{Begun, Entry, OpenGame, Sheet, find};
use crate::engine::{Options, SideNo, Viewer, view_for};
use crate::json::{Correction, Doc, Fault, FaultKind, differences, fact, fact_name, text};
use crate::present::board::{BoardModel, MapView};
use crate::present::system::{
    Blank, Brush, Entering, Footing, Selection, Stated, System, Topic, Workshop, said,
};
use crate::words::{Language, speaking, tr};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The field of a scenario file that says which scenario of the program it was made
/// from: what differs from that was changed by whoever made it.
pub const MADE_OF: &str = "made_of";

/// What the identifier of a scenario ends in that was made of one of the program.
const OWN: &str = "_own";

/// So many documents are kept to go back to.
const STEPS: usize = 500;

/// What is no text and no number is told up to so many letters.
const TOLD: usize = 60;

/// How often a faulty document is mended to be drawn.
const MENDINGS: usize = 12;

/// Something that is wrong with a scenario, for people to mend.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The name of the fact.
    pub at: String,
    /// What people call it; empty if it is the scenario as a whole.
    pub of: String,
    /// What is wrong.
    pub told: String,
    /// What can be done about it.
    pub advice: String,
    /// What it is about.
    pub about: Topic,
}

/// A fact that is another in one scenario than in a second.
#[derive(Clone, PartialEq, Debug)]
pub struct Unlike {
    /// Its name, and what it is in either.
    pub correction: Correction,
    /// What it is about, in words.
    pub what: String,
    /// What it says in the first and in the second.
    pub says: [String; 2],
    /// What it is about.
    pub about: Topic,
}

/// A scenario that is edited.
pub trait Workbench: Send {
    /// The key of its system.
    fn system(&self) -> &'static str;
    /// The scenario as it is now.
    fn document(&self) -> &Doc;
    /// A fact of it by its name.
    fn find(&self, at: &str) -> Option<Doc>;
    /// A number that grows with every change.
    fn changes(&self) -> u64;
    /// What it is called.
    fn title(&self) -> String;
    /// What its file and games that begin with it are called: not as the scenario of the
    /// program that it was made of, once it is another.
    fn title_outside(&self) -> String;
    /// Its identifier.
    fn id(&self) -> String;
    /// The sides, the first one first.
    fn sides(&self) -> [String; 2];
    /// Every fact in the order of the system, in the language this thread speaks.
    fn facts(&self) -> Vec<Stated>;
    /// What is wrong with it.
    fn flaws(&self) -> Vec<Flaw>;
    /// What can be painted and put down.
    fn workshop(&self) -> Workshop;
    /// Changes facts, all or none; to be undone together.
    ///
    /// # Errors
    /// In a sentence, when there is no place for one of them. Nothing changes.
    fn change(&mut self, corrections: &[Correction]) -> Result<(), String>;
    /// What a brush does to these places: of a side between places both, of others all
    /// of them; what is typed is in `text`.
    fn strokes(&self, brush: &Brush, at: &[String], text: &str) -> Vec<Correction>;
    /// What takes a unit out.
    fn removes(&self, unit: &str) -> Vec<Correction>;
    /// What moves a unit there.
    fn moves(&self, unit: &str, to: &str) -> Vec<Correction>;
    /// The scenario becomes this one, as one change.
    fn put(&mut self, doc: Doc);
    /// The scenario becomes as it came with the program, or as it began, as one change.
    fn restore(&mut self);
    /// How many rows and columns its map has.
    fn size(&self) -> [u8; 2];
    /// The scenario on a map of another size, and what would be lost of it.
    ///
    /// # Errors
    /// In a sentence, when the map cannot be so.
    fn resized(&self, how: &Resizing) -> Result<Resized, String>;
    /// Takes the last change back. `false` if there is none.
    fn undo(&mut self) -> bool;
    /// Does again what was undone. `false` if there is nothing.
    fn redo(&mut self) -> bool;
    /// The last change is undone together with the one before it.
    fn join(&mut self);
    /// Whether there is something to undo, and something to redo.
    fn can_go(&self) -> [bool; 2];
    /// What was changed against the scenario it began as.
    fn errata(&self) -> Errata;
    /// Applies corrections that somebody made; what of it could not be done is told.
    fn apply(&mut self, errata: &Errata) -> Applied;
    /// What is another fact in this second scenario; told in words.
    fn unlike(&self, other: &Doc) -> Vec<Unlike>;
    /// The map, as far as it can be drawn.
    fn map(&self) -> Arc<MapView>;
    /// What lies on it.
    fn board(&self, map: Arc<MapView>) -> BoardModel;
    /// Begins a game with it.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn begin(&self, options: Options) -> Begun;
    /// The text of a scenario file.
    fn text(&self) -> String;
}

/// A scenario of the system `S` that is edited.
struct Editing<S: System> {
    /// What it was made of.
    base: Doc,
    doc: Doc,
    changes: u64,
    before: Vec<Doc>,
    after: Vec<Doc>,
    /// The rules with this scenario, as far as they could be read: for the map.
    drawn: Option<S>,
    /// The position it begins in, where that could be read.
    start: Option<S::State>,
    faults: Vec<Fault>,
}

/// Puts a scenario on the workbench.
///
/// # Errors
/// In a sentence, when the system has no editor, or this is no scenario of it.
pub(super) fn workbench<S: System>(scenario: Doc) -> Result<Box<dyn Workbench>, String> {
    let (made_of, doc) = brought_back::<S>(scenario);
    let own = || match doc.get("id") {
        Some(Doc::Text(id)) => started::<S>(id),
        _ => None,
    };
    let base = made_of.as_deref().and_then(started::<S>).or_else(own);
    let base = base.unwrap_or_else(|| doc.clone());
    if S::stated(&doc).is_empty() {
        return Err(tr!("editor-none-here"));
    }
    let mut editing = Editing::<S> {
        base,
        doc,
        changes: 0,
        before: Vec::new(),
        after: Vec::new(),
        drawn: None,
        start: None,
        faults: Vec::new(),
    };
    editing.judge();
    match editing.drawn {
        Some(_) => Ok(Box::new(editing)),
        None => {
            let told: Vec<String> = editing
                .faults
                .iter()
                .take(5)
                .map(ToString::to_string)
                .collect();
            Err(tr!("editor-cannot-draw", faults = told.join("; ")))
        }
    }
}

/// The scenario of the program that calls itself so.
fn started<S: System>(id: &str) -> Option<Doc> {
    let id = Some(Doc::from(id));
    let mut docs = S::STARTS
        .iter()
        .filter_map(|start| start.text.parse::<Doc>().ok());
    docs.find(|doc| doc.get("id") == id.as_ref())
}

/// Puts a scenario of any system on the workbench. Files of the system that wrote some
/// before there was a table do not say whose they are.
///
/// # Errors
/// In a sentence, when there is no such system, or this is no scenario of it.
pub fn bench_of(systems: &[Entry], scenario: Doc) -> Result<Box<dyn Workbench>, String> {
    let entry = match scenario.get("system") {
        Some(Doc::Text(key)) => find(systems, key).map_err(|why| why.to_string())?,
        _ => {
            let past = systems.iter().find(|entry| entry.past.is_some());
            past.ok_or_else(|| tr!("editor-none-here"))?
        }
    };
    (entry.edit)(scenario)
}

/// A scenario without what only the editor knows, and what it was made of.
#[must_use]
pub fn taken_apart(mut scenario: Doc) -> (Option<String>, Doc) {
    let made_of = match scenario.get(MADE_OF) {
        Some(Doc::Text(id)) => Some(id.clone()),
        _ => None,
    };
    if let Doc::Object(fields) = &mut scenario {
        fields.retain(|(name, _)| name != MADE_OF);
    }
    (made_of, scenario)
}

/// The same on a workbench: an identifier and a title that it got there on its way out go
/// again.
fn brought_back<S: System>(scenario: Doc) -> (Option<String>, Doc) {
    let (made_of, mut doc) = taken_apart(scenario);
    if let Some(of) = made_of.as_deref() {
        if text(&doc, "id") == own_id(of) {
            set_field(&mut doc, "id", Some(of.into()));
        }
        if let (Some(base), Some(Doc::Text(title))) = (started::<S>(of), doc.get("title")) {
            // Whatever was spoken then; what it was made of is only asked where it may be so.
            let is_own = || {
                title.ends_with(&tr!("editor-own-version"))
                    && own_title::<S>(&base).as_ref() == Some(title)
            };
            if Language::ALL.iter().any(|&spoken| speaking(spoken, is_own)) {
                set_field(&mut doc, "title", base.get("title").cloned());
            }
        }
    }
    (made_of, doc)
}

/// What a changed scenario calls itself that was made of the one with this identifier: it
/// is no longer the one that comes with the program.
fn own_id(of: &str) -> String {
    cut(of, IDENTIFIER - OWN.len()) + OWN
}

/// What it is called then, in the language that is spoken, if nobody has called it otherwise.
fn own_title<S: System>(base: &Doc) -> Option<String> {
    let title = match base.get("title") {
        Some(Doc::Text(title)) => title.clone(),
        _ => {
            let read = read_whole::<S>(base, &Doc::Object(Vec::new()));
            read.ok()?.0.about().title
        }
    };
    Some(titled(&title, &tr!("editor-own-version")))
}

fn set_field(doc: &mut Doc, name: &str, is: Option<Doc>) {
    let Doc::Object(fields) = doc else { return };
    let at = fields.iter().position(|(field, _)| field == name);
    match (at, is) {
        (Some(at), Some(is)) => fields[at].1 = is,
        (Some(at), None) => {
            fields.remove(at);
        }
        (None, Some(is)) => fields.push((name.to_owned(), is)),
        (None, None) => {}
    }
}

impl<S: System> Editing<S> {
    /// Of which scenario of the program it was made, if it is another now.
    fn made_of(&self) -> Option<&str> {
        let of = Some(text(&self.base, "id")).filter(|id| started::<S>(id).is_some());
        of.filter(|_| self.base != self.doc)
    }

    /// The document as it leaves the workbench, to be kept or played.
    fn let_out(&self) -> Doc {
        let mut doc = self.doc.clone();
        let Some(of) = self.made_of() else { return doc };
        if text(&self.doc, "id") == of {
            set_field(&mut doc, "id", Some(own_id(of).into()));
        }
        if let Some(title) = self.new_title() {
            set_field(&mut doc, "title", Some(title.into()));
        }
        doc
    }

    /// The title that it needs so as not to pass for the one it was made of.
    fn new_title(&self) -> Option<String> {
        self.made_of()?;
        let same = self.doc.get("title") == self.base.get("title");
        same.then(|| own_title::<S>(&self.base)).flatten()
    }

    /// Reads the document again: its faults, and what can be drawn of it.
    fn judge(&mut self) {
        let nothing = Doc::Object(Vec::new());
        self.changes += 1;
        match read_whole::<S>(&self.doc, &nothing) {
            Ok((rules, start)) => {
                self.faults.clear();
                (self.drawn, self.start) = (Some(rules), Some(start));
                return;
            }
            Err(faults) => self.faults = faults,
        }
        self.start = None;
        // What is faulty is left out, until the rest can be drawn.
        let mut mended = S::drawable(&without_opening(&self.doc).0);
        for _ in 0..MENDINGS {
            match S::read(&mended, &nothing) {
                Ok(rules) => {
                    self.drawn = Some(rules);
                    return;
                }
                Err(faults) => {
                    if !leave_out(&mut mended, &faults) {
                        return;
                    }
                }
            }
        }
    }

    /// What a fact is about, by its name.
    fn topic(&self, at: &str) -> Topic {
        let workshop = S::workshop(&self.doc);
        let of_unit = beginning::unit_of::<S>(&self.doc, &workshop, at);
        of_unit.unwrap_or_else(|| topic(&workshop, at))
    }

    fn step(&mut self, doc: Doc) {
        if doc == self.doc {
            return;
        }
        self.before.push(std::mem::replace(&mut self.doc, doc));
        if self.before.len() > STEPS {
            self.before.remove(0);
        }
        self.after.clear();
        self.judge();
    }
}

/// The place, side or unit whose entry a fact is in.
fn topic(workshop: &Workshop, at: &str) -> Topic {
    let inside = |list: &str| {
        let rest = at.strip_prefix(list)?.strip_prefix('[')?;
        rest.split_once(']').map(|(key, _)| key.to_owned())
    };
    if let Some(unit) = inside(workshop.units.0).filter(|_| !workshop.units.0.is_empty()) {
        return Topic::Unit(unit);
    }
    if let Some(place) = inside(workshop.places.0).filter(|_| !workshop.places.0.is_empty()) {
        return Topic::Place(place);
    }
    let sides = workshop.brushes.iter().find_map(|brush| match &brush.does {
        crate::present::system::BrushWork::Side { list, .. } => inside(list),
        _ => None,
    });
    let ends = sides.and_then(|key| {
        let (a, b) = key.split_once('-')?;
        Some([a.to_owned(), b.to_owned()])
    });
    ends.map_or(Topic::Game, Topic::Side)
}

/// Leaves out what has faults in the entries of lists: a fact by itself where that is
/// there, so that the place it is of is drawn all the same, or the whole entry. Whether
/// there was any.
fn leave_out(doc: &mut Doc, faults: &[Fault]) -> bool {
    let mut out: BTreeMap<(&str, usize), BTreeSet<&str>> = BTreeMap::new();
    for fault in faults {
        let path = fault.path.strip_prefix("scenario.").unwrap_or(&fault.path);
        let Some((list, rest)) = path.split_once('[') else {
            continue;
        };
        let Some((n, rest)) = rest.split_once(']') else {
            continue;
        };
        if let Ok(n) = n.parse() {
            let field = rest.strip_prefix('.').unwrap_or_default();
            let field = field.split(['.', '[']).next().unwrap_or_default();
            out.entry((list, n)).or_default().insert(field);
        }
    }
    let Doc::Object(lists) = doc else {
        return false;
    };
    let mut any = false;
    for (name, value) in lists {
        let Doc::List(list) = value else { continue };
        let mut n = 0;
        list.retain_mut(|entry| {
            let faulty = out.get(&(name.as_str(), n));
            n += 1;
            let Some(faulty) = faulty else { return true };
            any = true;
            let Doc::Object(fields) = entry else {
                return false;
            };
            let before = fields.len();
            fields.retain(|(field, _)| !faulty.contains(field.as_str()));
            before - fields.len() == faulty.len()
        });
    }
    any
}

/// What is wrong, as people say it who do not write files.
fn told(what: &FaultKind) -> String {
    match what {
        FaultKind::Missing => tr!("editor-fault-missing"),
        FaultKind::Empty => tr!("editor-fault-empty"),
        FaultKind::Doubled | FaultKind::Listed { .. } => tr!("editor-fault-twice"),
        FaultKind::UnknownField { .. } => tr!("editor-fault-unknown"),
        FaultKind::WrongType { .. } => tr!("editor-fault-type"),
        FaultKind::OutOfRange { found, least, most } => tr!(
            "editor-fault-range",
            found = found.as_str(),
            least = *least,
            most = *most
        ),
        FaultKind::NotOneOf { found, .. } => tr!("editor-fault-list", found = found.as_str()),
        FaultKind::TooLong { length, most } => {
            tr!("editor-fault-long", n = *length, most = *most)
        }
        FaultKind::ControlCharacter => tr!("editor-fault-line"),
        FaultKind::Alphabet { found, .. } => {
            tr!("editor-fault-letters", found = found.as_str())
        }
        FaultKind::TooMany { length, most } => {
            tr!("editor-fault-many", n = *length, most = *most)
        }
        FaultKind::Length { found: 0, .. } => tr!("editor-fault-none"),
        FaultKind::Length { found, .. } => tr!("editor-fault-amount", n = *found),
        FaultKind::Says(text) => text.clone(),
    }
}

/// What can be done about a fault.
fn advice(what: &FaultKind) -> String {
    let kind = match what {
        FaultKind::Missing | FaultKind::Empty => "missing",
        FaultKind::OutOfRange { .. } => "range",
        FaultKind::NotOneOf { .. } => "list",
        FaultKind::TooLong { .. } | FaultKind::ControlCharacter => "long",
        FaultKind::TooMany { .. } | FaultKind::Length { .. } => "amount",
        FaultKind::Doubled | FaultKind::Listed { .. } => "twice",
        FaultKind::WrongType { .. } | FaultKind::Alphabet { .. } => "type",
        FaultKind::UnknownField { .. } => "unknown",
        FaultKind::Says(_) => "go",
    };
    tr!("editor-advice", kind = kind)
}

impl<S: System> Workbench for Editing<S> {
    fn system(&self) -> &'static str {
        S::KEY
    }

    fn document(&self) -> &Doc {
        &self.doc
    }

    fn find(&self, at: &str) -> Option<Doc> {
        fact(&self.doc, at, S::KEYS).cloned()
    }

    fn changes(&self) -> u64 {
        self.changes
    }

    fn title(&self) -> String {
        match self.doc.get("title") {
            Some(Doc::Text(title)) => title.clone(),
            _ => match &self.drawn {
                Some(rules) => rules.about().title,
                None => self.id(),
            },
        }
    }

    fn title_outside(&self) -> String {
        self.new_title().unwrap_or_else(|| self.title())
    }

    fn id(&self) -> String {
        text(&self.doc, "id").to_owned()
    }

    fn sides(&self) -> [String; 2] {
        let about = self.drawn.as_ref().map(System::about);
        SideNo::BOTH.map(|side| {
            let name = about
                .as_ref()
                .map(|about| about.sides[side.index()].name.clone());
            name.unwrap_or_default()
        })
    }

    fn facts(&self) -> Vec<Stated> {
        let mut facts = S::stated(&self.doc);
        // Games begin in the position, if there is one: a unit stands in one place.
        let overruled = beginning::overruled::<S>(&self.doc);
        facts.retain(|stated| !overruled.contains(&stated.at));
        for stated in &mut facts {
            let now = fact(&self.doc, &stated.at, S::KEYS);
            let was = fact(&self.base, &stated.at, S::KEYS);
            let same = match stated.entering {
                // Of a thing that is there as before, what it is is told elsewhere.
                Entering::There(_) => now.is_some() == was.is_some(),
                _ => now == was || (now.is_none_or(is_null) && was.is_none_or(is_null)),
            };
            if !same {
                stated.footing = Some(Footing::Changed);
                // What the earlier value rests on is nothing that this one rests on.
                stated.source.clear();
            }
        }
        facts.extend(beginning::stated(&self.doc, self.drawn.as_ref()));
        facts
    }

    fn flaws(&self) -> Vec<Flaw> {
        if self.faults.is_empty() {
            return Vec::new();
        }
        let (units, _, _) = S::workshop(&self.doc).units;
        let facts: Vec<Stated> = self.facts();
        // A fact is called as its field is; what is none, by what it belongs to.
        let called = |at: &str, about: &Topic| {
            let is_it = |it: &&Stated| it.at == at;
            let of_it = |it: &&Stated| *about != Topic::Game && it.about == *about;
            match facts.iter().find(is_it) {
                // That it is there is all that its own fact says.
                Some(stated) if matches!(stated.entering, Entering::There(_)) => {
                    match stated.parts().0 {
                        "" => stated.what.clone(),
                        of => of.to_owned(),
                    }
                }
                Some(stated) => stated.what.clone(),
                None => match (facts.iter().find(of_it), about) {
                    (Some(stated), _) => stated.parts().0.to_owned(),
                    (None, Topic::Place(name) | Topic::Unit(name)) => name.clone(),
                    (None, Topic::Side(ends)) => ends.join("–"),
                    (None, Topic::Game) => String::new(),
                },
            }
        };
        let flaw = |fault: &Fault| {
            let path = fault.path.strip_prefix("scenario.").unwrap_or(&fault.path);
            let path = if path == "scenario" { "" } else { path };
            let at = fact_name(&self.doc, path, S::KEYS);
            let about = self.topic(&at);
            let (told, advice) = match &fault.what {
                FaultKind::Length { found: 0, .. } if at == units => (
                    tr!("editor-fault-no-units"),
                    tr!("editor-advice", kind = "units"),
                ),
                what @ FaultKind::Says(_) if at == units => {
                    (told(what), tr!("editor-advice", kind = "units"))
                }
                what => (told(what), advice(what)),
            };
            Flaw {
                of: called(&at, &about),
                told,
                advice,
                about,
                at,
            }
        };
        self.faults.iter().map(flaw).collect()
    }

    fn workshop(&self) -> Workshop {
        S::workshop(&self.doc)
    }

    fn change(&mut self, corrections: &[Correction]) -> Result<(), String> {
        let mut doc = self.doc.clone();
        for correction in corrections {
            S::edit(&mut doc, correction)
                .map_err(|fault| tr!("editor-no-place", at = fault.path))?;
        }
        self.step(doc);
        Ok(())
    }

    fn strokes(&self, brush: &Brush, at: &[String], text: &str) -> Vec<Correction> {
        strokes::of(
            &self.doc,
            (&S::workshop(&self.doc), S::KEYS),
            brush,
            at,
            text,
        )
    }

    fn removes(&self, unit: &str) -> Vec<Correction> {
        let (list, _, _) = S::workshop(&self.doc).units;
        let own = strokes::set(&self.doc, S::KEYS, format!("{list}[{unit}]"), None);
        let placed = beginning::removed::<S>(&self.doc, unit);
        own.into_iter().chain(placed).collect()
    }

    fn moves(&self, unit: &str, to: &str) -> Vec<Correction> {
        if let Some(moves) = beginning::moved::<S>(&self.doc, unit, to) {
            return moves;
        }
        let (list, _, place) = S::workshop(&self.doc).units;
        let at = format!("{list}[{unit}].{place}");
        strokes::set(&self.doc, S::KEYS, at, Some(to.into()))
            .into_iter()
            .collect()
    }

    fn size(&self) -> [u8; 2] {
        resizing::size_of(&self.doc, &S::workshop(&self.doc))
    }

    fn resized(&self, how: &Resizing) -> Result<Resized, String> {
        resizing::resized::<S>(&self.doc, how)
    }

    fn put(&mut self, doc: Doc) {
        self.step(brought_back::<S>(doc).1);
    }

    fn restore(&mut self) {
        self.step(self.base.clone());
    }

    fn undo(&mut self) -> bool {
        let Some(doc) = self.before.pop() else {
            return false;
        };
        self.after.push(std::mem::replace(&mut self.doc, doc));
        self.judge();
        true
    }

    fn redo(&mut self) -> bool {
        let Some(doc) = self.after.pop() else {
            return false;
        };
        self.before.push(std::mem::replace(&mut self.doc, doc));
        self.judge();
        true
    }

    fn join(&mut self) {
        if self.before.len() > 1 {
            self.before.pop();
        }
    }

    fn can_go(&self) -> [bool; 2] {
        [!self.before.is_empty(), !self.after.is_empty()]
    }

    fn errata(&self) -> Errata {
        Errata {
            system: S::KEY.to_owned(),
            scenario: match text(&self.base, "id") {
                "" => self.id(),
                id => id.to_owned(),
            },
            corrections: differences(&self.base, &self.doc, S::KEYS),
            ..Errata::default()
        }
    }

    fn apply(&mut self, errata: &Errata) -> Applied {
        let mut doc = self.doc.clone();
        let applied = errata::apply::<S>(&mut doc, errata);
        self.step(doc);
        applied
    }

    fn unlike(&self, other: &Doc) -> Vec<Unlike> {
        let (_, other) = brought_back::<S>(other.clone());
        unlike::<S>(&self.doc, &other)
    }

    fn map(&self) -> Arc<MapView> {
        match &self.drawn {
            Some(rules) => Arc::new(rules.map()),
            None => unreachable!("what cannot be drawn does not come to the workbench"),
        }
    }

    fn board(&self, map: Arc<MapView>) -> BoardModel {
        let Some(rules) = &self.drawn else {
            return BoardModel::new(map);
        };
        let start = self.start.unwrap_or_else(|| rules.initial());
        let start = view_for(rules, &start, Viewer::All);
        let mut model = rules.board(map, &start, &Selection::default(), &[]);
        model.highlights.clear();
        for counter in &mut model.counters {
            counter.can_act = false;
            counter.code = S::entry_of(&self.doc, &counter.code);
            counter.active = true;
        }
        model
    }

    fn begin(&self, options: Options) -> Begun {
        let game = OpenGame::<S>::begin(Sheet {
            scenario: self.let_out(),
            changed: Doc::Object(Vec::new()),
            options,
        })?;
        Ok(Box::new(game))
    }

    fn text(&self) -> String {
        let mut doc = self.let_out();
        if let (Some(of), Doc::Object(fields)) = (self.made_of(), &mut doc) {
            fields.push((MADE_OF.to_owned(), of.into()));
        }
        format!("{}\n", doc.laid_out(2, 0))
    }
}

const fn is_null(doc: &Doc) -> bool {
    matches!(doc, Doc::Null)
}

/// What is another fact in the second document, in words.
fn unlike<S: System>(one: &Doc, other: &Doc) -> Vec<Unlike> {
    let workshop = S::workshop(one);
    let facts = [one, other].map(|doc| {
        let facts = S::stated(doc).into_iter();
        facts
            .chain(beginning::stated::<S>(doc, None))
            .map(|stated| (stated.at.clone(), stated))
            .collect::<BTreeMap<_, _>>()
    });
    let value_told = |value: Option<&Doc>| match value {
        None => tr!("editor-not-there"),
        Some(value @ (Doc::Object(_) | Doc::List(_))) => {
            let text = value.to_string();
            match text.chars().count() <= TOLD {
                true => text,
                false => tr!("editor-there"),
            }
        }
        Some(value) => value.to_string(),
    };
    // What a mark or a note is about: the fact it belongs to, or all of an entry.
    let called = |of: &str| {
        let all = |facts: &BTreeMap<String, Stated>| -> Option<String> {
            let inside = format!("{of}.");
            let from = facts.range(of.to_owned()..);
            let mut from = from.take_while(|(fact, _)| fact.starts_with(of));
            let fact = from.find_map(|(fact, stated)| {
                (is_marked(fact, of) && marked_by(fact).is_none()).then(|| stated.what.clone())
            });
            let entry = || {
                let (at, stated) = facts.range(inside.clone()..).next()?;
                let stated = at.starts_with(&inside).then_some(stated)?;
                Some(stated.parts().0.to_owned())
            };
            fact.or_else(entry)
        };
        facts.iter().find_map(all)
    };
    let marked = |at: &str| {
        let what = called(marked_by(at)?)?;
        Some(tr!("editor-rests-on", what = what))
    };
    let noted = |at: &str| {
        let what = called(at.strip_suffix(".note")?)?;
        Some(tr!("editor-note-on", what = what))
    };
    let mark_told = |value: Option<&Doc>| match value {
        Some(Doc::Text(mark)) => match Footing::of_mark(mark) {
            Some(footing) => footing.name(),
            None => mark.clone(),
        },
        value => value_told(value),
    };
    let tell = |correction: Correction| {
        let at = correction.at.as_str();
        let known = facts.iter().find_map(|facts| facts.get(at));
        let mark = known.is_none().then(|| marked(at)).flatten();
        let says = [&correction.was, &correction.is].map(|value| match (known, &mark) {
            (Some(stated), _) => said(value.as_ref(), &stated.entering),
            (None, Some(_)) => mark_told(value.as_ref()),
            (None, None) => value_told(value.as_ref()),
        });
        let known = known.map(|stated| stated.what.clone());
        let told = known.or(mark).or_else(|| noted(at));
        Unlike {
            what: told.unwrap_or_else(|| tr!("editor-in-file", at = at)),
            says,
            about: beginning::unit_of::<S>(one, &workshop, at)
                .unwrap_or_else(|| topic(&workshop, at)),
            correction,
        }
    };
    let mut all = differences(one, other, S::KEYS);
    // What is not there and what is said to be nothing is the same.
    let nothing = |value: &Option<Doc>| value.as_ref().is_none_or(is_null);
    all.retain(|it| !(nothing(&it.was) && nothing(&it.is)));
    // With another fact comes what it rests on: it is no difference of its own.
    let own: Vec<Correction> = on_their_own(&all).cloned().collect();
    own.into_iter().map(tell).collect()
}

/// Corrections that stand for themselves: not what a fact rests on, where that fact is
/// corrected, too.
fn on_their_own(all: &[Correction]) -> impl Iterator<Item = &Correction> {
    let facts = all.iter().map(|it| it.at.as_str());
    let facts: BTreeSet<&str> = facts.filter(|at| marked_by(at).is_none()).collect();
    let own = move |it: &&Correction| {
        marked_by(&it.at).is_none_or(|of| {
            let mut from = facts.range(of..).take_while(|at| at.starts_with(of));
            !from.any(|at| is_marked(at, of))
        })
    };
    all.iter().filter(own)
}

/// Whether a mark belongs to a fact: `supply_provenance` to `supply_base`, too.
fn is_marked(fact: &str, of: &str) -> bool {
    let rest = fact.strip_prefix(of);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
}

/// What a mark of what facts rest on belongs to, if this is one.
fn marked_by(at: &str) -> Option<&str> {
    at.strip_suffix("_provenance")
        .or_else(|| at.strip_suffix(".provenance"))
}

/// The kinds of empty scenarios of a system.
pub(super) fn blanks<S: System>() -> Vec<Blank> {
    S::workshop(&Doc::Null).blanks
}
