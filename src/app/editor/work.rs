//! What can be done in the editor, as plain data, and how it is carried out.

use super::size::Sizing;
use super::{Copied, Desk, Second};
use crate::app::Notice;
use crate::app::commands::Command;
use crate::app::errands::{Made, MadeShelf};
use crate::app::games::file_name;
use crate::app::works::Works;
use crate::engine::{DiceMode, Level, NodeId, Options, SideNo, UndoPolicy};
use crate::hex::Direction;
use crate::json::{Correction, Doc, Syntax};
use crate::present::board::MapView;
use crate::present::system::{BrushWork, Topic};
use crate::record::{LeftScenario, Store, now, read_scenario_text};
use crate::space::shape::PlaceId;
use crate::systems::SYSTEMS;
use crate::table::editing::{Applied, Errata, Workbench, bench_of, side_entry};
use crate::table::{Seat, Sheet, Table, find, scenario_from, without_opening};
use crate::words::{name, tr};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A page of the editor's panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// Brushes, and the facts of what is picked.
    Paint,
    /// The owner's check.
    Check,
    /// What is wrong.
    Faults,
    /// What differs from another scenario.
    Compare,
}

impl Page {
    /// Every page.
    pub const ALL: [Self; 4] = [Self::Paint, Self::Check, Self::Faults, Self::Compare];
}

/// How a brush paints a second place with each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mirror {
    /// It does not.
    None,
    /// The one across the middle line from top to bottom.
    Across,
    /// The one half a turn about the middle.
    HalfTurn,
}

/// Where a scenario to be edited comes from.
#[derive(Clone, PartialEq, Debug)]
pub enum Source {
    /// One that came with the program: system and identifier.
    Start(&'static str, &'static str),
    /// A file.
    File(PathBuf),
    /// An empty one: system, kind, rows, columns.
    Blank(&'static str, &'static str, u8, u8),
    /// That of the game on the table.
    Table,
    /// A position of the game on the table.
    Position(NodeId),
    /// One that was edited when the program ended.
    Left(PathBuf),
    /// One that was just made.
    Made(Box<Doc>),
}

/// What a file is brought for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brought {
    /// It is a scenario to be edited.
    Scenario,
    /// It holds corrections.
    Corrections,
    /// It is a scenario to be compared with.
    Second,
    /// It is a variant of the rules, for a new game.
    Variant,
}

/// One thing to do in the editor.
#[derive(Clone, PartialEq, Debug)]
pub enum Work {
    /// Edit a scenario, on this page.
    Begin(Source, Page),
    /// Put away what was edited when the program ended.
    PutAway(LeftScenario),
    /// Look at the game on the table meanwhile, or at the scenario again.
    Aside(bool),
    /// Leave it; asked first if something would be lost.
    Leave {
        /// It was asked.
        sure: bool,
    },
    /// It is not left.
    Stay,
    /// Take the last change back.
    Undo,
    /// Do it again.
    Redo,
    /// Show a page.
    Show(Page),
    /// Take a brush in hand, or none.
    Take(Option<usize>),
    /// Paint a second place with each.
    Mirror(Mirror),
    /// A place was pointed at, or a unit on it.
    Point(PlaceId, Option<String>),
    /// The brush went over places; whether it was laid on before the first of them. What
    /// one stroke paints is undone together.
    Stroke(Vec<PlaceId>, bool),
    /// The cursor goes to a place next to it.
    Cursor(Direction),
    /// The brush is put down at the cursor, or what is there is picked.
    AtCursor,
    /// Look at the facts of this.
    Pick(Topic),
    /// A unit goes there.
    Move(String, PlaceId),
    /// A fact becomes this; the owner's check goes on if it looked at it.
    Enter(String, Option<Doc>),
    /// What is looked at is right; all facts about the same thing are.
    Confirm {
        /// All of the same thing.
        together: bool,
    },
    /// It is looked at later, or what was before is looked at again.
    Step {
        /// Backwards.
        back: bool,
    },
    /// Look at this fact in the owner's check.
    GoTo(String),
    /// Look through attested facts, too, or no longer.
    Everything(bool),
    /// Show on the map what facts rest on, or no longer.
    Footings(bool),
    /// Mark the place of the cursor to be copied, or no longer.
    Mark,
    /// Copy the marked places.
    Copy,
    /// Put down what was copied, beginning at the cursor.
    Paste {
        /// Left and right exchanged.
        flipped: bool,
    },
    /// Take out what is picked.
    Remove,
    /// Play it, these sides by computers.
    Try([Option<Level>; 2]),
    /// Choose forces by points: for a scenario that came with the program, or for the one
    /// that is edited.
    Forces(Option<(&'static str, &'static str)>),
    /// Ask for the size of the map, or no longer.
    Size(bool),
    /// The scenario that is edited becomes this one; it can be undone.
    Put(Box<Doc>),
    /// It becomes as it came with the program; it can be undone.
    AsItCame,
    /// Play a scenario that was just made, these sides by computers.
    Play(Box<Doc>, [Option<Level>; 2]),
    /// Write a scenario that was just made as a file.
    Write(Box<Doc>),
    /// Write the scenario as a file.
    Save,
    /// Write what was corrected as a file.
    SaveCorrections,
    /// Ask for a file.
    Ask(Brought),
    /// A file was given.
    Bring(Brought, PathBuf),
    /// Compare with a scenario that came with the program, or with none.
    Compare(Option<(&'static str, &'static str)>),
}

pub(super) fn parsed(text: &str) -> Result<Doc, String> {
    text.parse().map_err(|why: Syntax| why.to_string())
}

/// What editing comes to outside the editor.
#[derive(Default)]
pub(in crate::app) struct Edited {
    /// Whether what was told before is told no longer.
    pub hush: bool,
    /// Whether the dialog is done with.
    pub closes: bool,
    /// What is told.
    pub told: Option<Notice>,
    /// What is wanted of the rest of the program.
    pub wants: Option<Wanted>,
}

/// What the editor wants of the rest of the program.
pub(in crate::app) enum Wanted {
    /// A file.
    File(Brought),
    /// This to be written.
    Write(Made),
    /// This game on the table, and what is told of it.
    Try(Box<dyn Table>, String),
    /// Forces chosen by points for this scenario; whether it is the one that is edited.
    Forces(Box<Doc>, bool),
}

impl Edited {
    fn wrong(why: String) -> Self {
        Self {
            told: Some(Notice::wrong(why)),
            ..Self::default()
        }
    }

    fn wants(wanted: Wanted) -> Self {
        Self {
            wants: Some(wanted),
            ..Self::default()
        }
    }
}

impl Works {
    /// Does something in the editor; what a game on this table is may be edited.
    pub(in crate::app) fn edit(&mut self, work: Work, store: &Store, table: &dyn Table) -> Edited {
        match work {
            Work::Begin(source, page) => self.begin_editing(&source, page, store, table),
            Work::Ask(brought) => Edited::wants(Wanted::File(brought)),
            Work::Bring(Brought::Scenario, path) => {
                self.begin_editing(&Source::File(path), Page::Paint, store, table)
            }
            Work::PutAway(left) => {
                let told = match store.put_scenario_away(&left) {
                    Ok(to) => Notice::said(tr!("editor-put-away", file = to.display().to_string())),
                    Err(why) => Notice::wrong(why.to_string()),
                };
                Edited {
                    told: Some(told),
                    ..Edited::default()
                }
            }
            Work::Forces(of) => self.forces_for(of),
            Work::Play(doc, seats) => play(*doc, seats),
            Work::Write(doc) => Edited::wants(Wanted::Write(Made {
                bytes: format!("{}\n", doc.laid_out(2, 0)).into_bytes(),
                name: title_of(&doc).unwrap_or_default(),
                kind: tr!("file-kind-scenario"),
                ending: "json",
                shelf: MadeShelf::Scenarios,
            })),
            Work::Leave { sure } => {
                self.leave_editor(sure);
                Edited {
                    hush: true,
                    ..Edited::default()
                }
            }
            work => match self.scenario.as_deref_mut() {
                Some(desk) => desk.edit(work, store),
                None => Edited::default(),
            },
        }
    }

    /// Forces are chosen for this scenario.
    fn forces_for(&self, of: Option<(&'static str, &'static str)>) -> Edited {
        let doc = match (of, &self.scenario) {
            (Some((system, id)), _) => {
                let start = find(SYSTEMS, system).ok().and_then(|entry| entry.start(id));
                start.and_then(|start| start.text.parse().ok())
            }
            (None, Some(desk)) => Some(desk.bench.document().clone()),
            (None, None) => None,
        };
        match doc {
            Some(doc) => Edited::wants(Wanted::Forces(Box::new(doc), of.is_none())),
            None => Edited::wrong(tr!("forces-none-here")),
        }
    }

    fn begin_editing(
        &mut self,
        source: &Source,
        page: Page,
        store: &Store,
        table: &dyn Table,
    ) -> Edited {
        let closes = true;
        if let Some(desk) = self.scenario.as_deref_mut()
            && desk.would_be_missed()
        {
            desk.aside = false;
            (desk.leaving, desk.quits) = (true, false);
            desk.next = Some(Box::new((source.clone(), page)));
            return Edited {
                hush: true,
                closes,
                ..Edited::default()
            };
        }
        let mut bench = match bench_from(source, table) {
            Ok(bench) => bench,
            Err(why) => return Edited::wrong(why),
        };
        let fresh = bench.errata();
        let left = store.left_check(&fresh.system, &fresh.scenario);
        // What was corrected before belongs to the scenario that came with the program.
        let mut conflicts = Vec::new();
        if matches!(source, Source::Start(..)) && fresh.corrections.is_empty() {
            conflicts = bench.apply(&left.errata).conflicts;
        }
        let mut desk = Desk::new(bench, left.errata, page);
        desk.of_start = matches!(source, Source::Start(..));
        desk.first_fact();
        // What no file has yet is asked about.
        let made = matches!(source, Source::Position(_));
        if made || matches!(source, Source::Left(_) | Source::Made(_)) {
            (desk.made, desk.written) = (true, 0);
        }
        self.scenario = Some(Box::new(desk));
        if let Source::Left(path) = source {
            // Its file goes when there is another.
            let kept = self.keep_scenario(store);
            if kept.is_some() {
                return Edited {
                    closes,
                    told: kept,
                    ..Edited::default()
                };
            }
            if let Err(why) = store.take_scenario_up(path) {
                return Edited {
                    closes,
                    told: Some(Notice::wrong(why.to_string())),
                    ..Edited::default()
                };
            }
        }
        let varied = || table.parameters().iter().any(|p| p.value != p.default);
        let told = if left.damaged {
            Some(Notice::wrong(tr!("editor-check-damaged")))
        } else if made {
            Some(Notice::said(match varied() {
                true => tr!("editor-position-varied"),
                false => tr!("editor-position-made"),
            }))
        } else {
            (!conflicts.is_empty()).then(|| Notice::wrong(conflicts.join("\n")))
        };
        // What was told of another scenario is told no longer.
        Edited {
            hush: true,
            closes,
            told,
            ..Edited::default()
        }
    }

    fn leave_editor(&mut self, sure: bool) {
        let Some(desk) = self.scenario.as_deref_mut() else {
            return;
        };
        if desk.would_be_missed() && !sure {
            (desk.leaving, desk.quits) = (true, false);
            desk.next = None;
            return;
        }
        self.scenario = None;
    }

    /// Keeps the scenario that is edited, as long as no file has it; what went wrong is
    /// told once.
    pub(in crate::app) fn keep_scenario(&mut self, store: &Store) -> Option<Notice> {
        let desk = self.scenario.as_deref_mut();
        let Some(desk) = desk.filter(|desk| desk.is_unwritten()) else {
            if std::mem::take(&mut self.scenario_kept) {
                let forgotten = store.forget_scenario();
                return forgotten.err().map(|why| Notice::wrong(why.to_string()));
            }
            return None;
        };
        let changes = Some(desk.bench.changes());
        if desk.kept == changes {
            return None;
        }
        match store.keep_scenario(&desk.bench.text()) {
            Ok(()) => {
                (desk.kept, desk.unkept) = (changes, false);
                self.scenario_kept = true;
                None
            }
            // It is tried again, and told once.
            Err(why) => {
                let told = std::mem::replace(&mut desk.unkept, true);
                (!told).then(|| Notice::wrong(why.to_string()))
            }
        }
    }

    /// A scenario that no file has is asked about before the program ends; whoever
    /// closes it again while asked ends it. Whether it is asked now.
    pub(in crate::app) fn asks_about_scenario(&mut self) -> bool {
        let Some(desk) = self.scenario.as_deref_mut() else {
            return false;
        };
        if desk.leaving || !desk.would_be_missed() {
            return false;
        }
        (desk.aside, desk.leaving, desk.quits) = (false, true, true);
        desk.next = None;
        true
    }

    /// Notes that a file has the scenario, if what was written is the scenario as it is.
    pub(in crate::app) fn note_written(&mut self, bytes: &[u8]) {
        if let Some(desk) = self.scenario.as_deref_mut()
            && desk.bench.text().as_bytes() == bytes
        {
            desk.written = desk.bench.changes();
        }
    }
}

/// The scenario of a source, to be worked on.
fn bench_from(source: &Source, table: &dyn Table) -> Result<Box<dyn Workbench>, String> {
    let doc = match source {
        Source::Start(system, id) => {
            let start = find(SYSTEMS, system).ok().and_then(|entry| entry.start(id));
            start.map_or_else(|| Err(String::new()), |start| parsed(start.text))
        }
        Source::File(path) | Source::Left(path) => read_scenario_text(path)
            .and_then(|text| parsed(&text).map_err(|why| format!("{}: {why}", path.display()))),
        Source::Blank(system, kind, rows, columns) => {
            let entry = find(SYSTEMS, system).ok();
            let blank = entry.and_then(|entry| (entry.blank)(kind, *rows, *columns));
            blank.ok_or_else(|| tr!("editor-blank-size"))
        }
        // What lies hidden in the position it begins with is not for every eye.
        Source::Table if !table.is_open() => Ok(without_opening(table.scenario()).0),
        Source::Table => Ok(table.scenario().clone()),
        Source::Position(at) => scenario_from(table, *at),
        Source::Made(doc) => Ok((**doc).clone()),
    };
    doc.and_then(|doc| match source {
        // The game on the table knows its system.
        Source::Table | Source::Position(_) => match find(SYSTEMS, table.system()) {
            Ok(entry) => (entry.edit)(doc),
            Err(_) => Err(tr!("editor-none-here")),
        },
        _ => bench_of(SYSTEMS, doc),
    })
}

impl Desk {
    /// Does something with the scenario.
    fn edit(&mut self, work: Work, store: &Store) -> Edited {
        match work {
            Work::Save => Edited::wants(Wanted::Write(self.as_file())),
            Work::SaveCorrections => self.corrections_as_file(),
            Work::Try(seats) => self.try_scenario(seats),
            Work::Bring(Brought::Corrections, path) => {
                let read = read_scenario_text(&path)
                    .and_then(|text| Errata::read(&text).map_err(|faults| faults.join("\n")));
                match read {
                    Ok(errata) => {
                        let (text, bad) = applied(&self.apply(&errata));
                        let told = Notice {
                            text,
                            rule: None,
                            bad,
                        };
                        Edited {
                            hush: true,
                            told: self.keep_check(store).or(Some(told)),
                            ..Edited::default()
                        }
                    }
                    Err(why) => Edited::wrong(why),
                }
            }
            work => {
                let keeps = matches!(
                    work,
                    Work::Confirm { .. }
                        | Work::Enter(..)
                        | Work::Move(..)
                        | Work::Remove
                        | Work::Paste { .. }
                        | Work::Undo
                        | Work::Redo
                        | Work::Step { .. }
                        | Work::Put(_)
                        | Work::AsItCame
                ) || self.brush.is_some();
                let mut told = self.carry_out(work).err().map(Notice::wrong);
                self.let_go_of_what_is_gone();
                if keeps {
                    told = self.keep_check(store).or(told);
                }
                Edited {
                    hush: true,
                    told,
                    ..Edited::default()
                }
            }
        }
    }

    /// Keeps the owner's check in the user's folder. What went wrong.
    fn keep_check(&mut self, store: &Store) -> Option<Notice> {
        let mut errata = self.bench.errata();
        errata.confirmed = self.check.confirmed.iter().cloned().collect();
        errata.at.clone_from(&self.check.at);
        if !self.of_start {
            // What was corrected in the one that came with the program stays.
            let left = store.left_check(&errata.system, &errata.scenario);
            errata.corrections = left.errata.corrections;
        }
        // What was taken back is not to come back.
        let empty = errata.corrections.is_empty() && errata.confirmed.is_empty();
        if empty && !store.check_path(&errata.system, &errata.scenario).exists() {
            self.check.kept = Some(self.bench.changes());
            return None;
        }
        let kept = store.keep_check(&errata);
        self.check.kept = kept.is_ok().then(|| self.bench.changes());
        kept.err().map(|why| Notice::wrong(why.to_string()))
    }

    fn as_file(&self) -> Made {
        Made {
            bytes: self.bench.text().into_bytes(),
            name: name(&self.bench.title()).into_owned(),
            kind: tr!("file-kind-scenario"),
            ending: "json",
            shelf: MadeShelf::Scenarios,
        }
    }

    fn corrections_as_file(&self) -> Edited {
        let mut errata = self.bench.errata();
        errata.confirmed = self.check.confirmed.iter().cloned().collect();
        if errata.corrections.is_empty() && errata.confirmed.is_empty() {
            return Edited {
                told: Some(Notice::said(tr!("editor-nothing-corrected"))),
                ..Edited::default()
            };
        }
        let title = name(&self.bench.title()).into_owned();
        Edited::wants(Wanted::Write(Made {
            bytes: errata.text(&now()).into_bytes(),
            name: tr!("errata-file", title = title),
            kind: tr!("file-kind-corrections"),
            ending: "json",
            shelf: MadeShelf::Corrections,
        }))
    }

    /// The scenario as a game, these sides played by computers.
    fn try_scenario(&mut self, seats: [Option<Level>; 2]) -> Edited {
        let options = Options {
            seed: crate::app::fresh_seed(),
            dice: DiceMode::Seeded,
            undo: UndoPolicy::Free,
        };
        match self.bench.begin(options) {
            Ok(table) => seated(table, seats, tr!("editor-tried")),
            Err(_) => {
                self.page = Page::Faults;
                Edited::wrong(tr!("editor-faults-first"))
            }
        }
    }

    /// The game on the table is looked at from now on; the editor stays as it is.
    pub(in crate::app) const fn step_aside(&mut self) {
        self.aside = true;
    }
}

/// A scenario that was just made, as a game.
fn play(scenario: Doc, seats: [Option<Level>; 2]) -> Edited {
    let system = match scenario.get("system") {
        Some(Doc::Text(system)) => system.clone(),
        _ => String::new(),
    };
    let begun = find(SYSTEMS, &system).map(|entry| {
        (entry.open)(Sheet {
            scenario,
            changed: Doc::Object(Vec::new()),
            options: Options {
                seed: crate::app::fresh_seed(),
                dice: DiceMode::Seeded,
                undo: UndoPolicy::Free,
            },
        })
    });
    match begun {
        Ok(Ok(table)) => seated(table, seats, tr!("forces-on-table")),
        _ => Edited::wrong(tr!("forces-not-played")),
    }
}

/// A game with these sides played by computers.
fn seated(mut table: Box<dyn Table>, seats: [Option<Level>; 2], told: String) -> Edited {
    for side in SideNo::BOTH {
        let level = seats[side.index()];
        let level = level.filter(|level| table.levels().contains(level));
        table.set_seat(
            side,
            level.map(|level| Seat::Computer(level.word().to_owned())),
        );
    }
    Edited::wants(Wanted::Try(table, told))
}

/// What became of corrections, and whether some of it is bad.
pub(super) fn applied(applied: &Applied) -> (String, bool) {
    let mut told = tr!(
        "errata-applied",
        made = applied.made,
        already = applied.already
    );
    for conflict in &applied.conflicts {
        told.push('\n');
        told.push_str(conflict);
    }
    (told, !applied.conflicts.is_empty())
}

impl Desk {
    /// Whether something would be lost that is neither in a file nor in the check.
    pub(super) fn is_unwritten(&self) -> bool {
        self.written != self.bench.changes() && (self.made || self.bench.can_go()[0])
    }

    /// Whether it is asked about before it is left: not where the owner's check has all
    /// of it, for the next time.
    fn would_be_missed(&self) -> bool {
        let kept = self.of_start && self.check.kept == Some(self.bench.changes());
        self.is_unwritten() && !(kept && self.page == Page::Check)
    }

    /// What is picked may be gone, with a change or with one that is taken back: then it
    /// is the whole scenario again.
    fn let_go_of_what_is_gone(&mut self) {
        if matches!(self.picked, Topic::Unit(_) | Topic::Side(_)) {
            let seen = self.seen();
            if seen.facts.iter().all(|it| it.about != self.picked) {
                self.picked = Topic::Game;
            }
        }
    }

    fn apply(&mut self, errata: &Errata) -> Applied {
        let applied = self.bench.apply(errata);
        let confirmed = errata.confirmed.iter().cloned();
        self.check.confirmed.extend(confirmed);
        applied
    }

    pub(super) fn change(&mut self, corrections: &[Correction]) -> Result<(), String> {
        if corrections.is_empty() {
            return Ok(());
        }
        self.typed.clear();
        self.bench.change(corrections)
    }

    fn carry_out(&mut self, work: Work) -> Result<(), String> {
        match work {
            Work::Aside(aside) => self.aside = aside,
            Work::Stay => (self.leaving, self.quits, self.next) = (false, false, None),
            Work::Undo => {
                self.typed.clear();
                if !self.bench.undo() {
                    return Err(tr!("editor-nothing-to-undo"));
                }
            }
            Work::Redo => {
                self.typed.clear();
                if !self.bench.redo() {
                    return Err(tr!("editor-nothing-to-redo"));
                }
            }
            Work::Show(page) => {
                self.page = page;
                self.end = None;
                if page == Page::Check {
                    self.brush = None;
                    self.first_fact();
                    self.check.shows = true;
                }
                self.compare_again();
            }
            Work::Take(brush) => {
                self.brush = brush;
                self.end = None;
            }
            Work::Mirror(mirror) => self.mirror = mirror,
            Work::Point(place, unit) => {
                self.cursor = Some(place);
                return self.point(place, unit);
            }
            Work::Stroke(places, begins) => return self.paint_over(&places, begins),
            Work::Cursor(direction) => self.move_cursor(direction),
            Work::AtCursor => {
                if let Some(place) = self.cursor {
                    return self.point(place, None);
                }
            }
            Work::Pick(topic) => {
                let seen = self.seen();
                let there = self.places(&seen, &topic);
                self.cursor = there.first().copied().or(self.cursor);
                self.picked = topic;
                if self.page == Page::Check {
                    self.page = Page::Paint;
                }
            }
            Work::Move(unit, place) => {
                let seen = self.seen();
                let to = seen.map.place(place).map(|place| place.name.clone());
                let moves = to.map(|to| self.bench.moves(&unit, &to));
                self.picked = Topic::Unit(unit);
                self.cursor = Some(place);
                return self.change(&moves.unwrap_or_default());
            }
            Work::Enter(at, is) => return self.enter_fact(at, is),
            Work::Size(asks) => {
                self.sizing = (asks && self.can_be_sized()).then(Sizing::new);
            }
            Work::Put(doc) => {
                self.typed.clear();
                // Places have other names now.
                (self.cursor, self.end) = (None, None);
                self.marked.clear();
                self.picked = Topic::Game;
                self.bench.put(*doc);
            }
            Work::AsItCame => {
                self.typed.clear();
                self.bench.restore();
                self.show_fact();
            }
            Work::Confirm { together } => self.confirm(together),
            Work::Step { back } => self.step(back),
            Work::GoTo(at) => {
                self.check.at = at;
                self.page = Page::Check;
                self.show_fact();
            }
            Work::Everything(everything) => {
                self.check.everything = everything;
                self.first_fact();
            }
            Work::Footings(on) => self.footings = on,
            Work::Mark => {
                if let Some(place) = self.cursor {
                    match self.marked.iter().position(|&it| it == place) {
                        Some(n) => {
                            self.marked.remove(n);
                        }
                        None => self.marked.push(place),
                    }
                }
            }
            Work::Copy => return self.copy(),
            Work::Paste { flipped } => return self.paste(flipped),
            Work::Remove => {
                let removes = match &self.picked {
                    Topic::Unit(code) => self.bench.removes(code),
                    _ => return Err(tr!("editor-pick-unit")),
                };
                self.picked = Topic::Game;
                return self.change(&removes);
            }
            Work::Compare(which) => {
                self.second = None;
                if let Some((system, id)) = which {
                    let start = find(SYSTEMS, system).ok().and_then(|entry| entry.start(id));
                    if let Some(start) = start {
                        let doc = parsed(start.text)?;
                        let title = called(&doc).unwrap_or_else(|| id.to_owned());
                        self.compare_with(title, doc);
                    }
                }
            }
            Work::Bring(Brought::Second, path) => {
                let doc = parsed(&read_scenario_text(&path)?)?;
                // Only what can be read at all is compared.
                let bench = bench_of(SYSTEMS, doc.clone())?;
                if bench.system() != self.bench.system() {
                    return Err(tr!("editor-other-system"));
                }
                self.compare_with(file_name(Path::new(&path)), doc);
            }
            // The program's.
            Work::Begin(..)
            | Work::PutAway(_)
            | Work::Leave { .. }
            | Work::Try(_)
            | Work::Forces(_)
            | Work::Play(..)
            | Work::Write(_)
            | Work::Save
            | Work::SaveCorrections
            | Work::Ask(_)
            | Work::Bring(..) => {}
        }
        Ok(())
    }

    fn compare_with(&mut self, title: String, doc: Doc) {
        let unlike = (self.bench.changes(), self.bench.unlike(&doc));
        self.second = Some(Second { title, doc, unlike });
        self.page = Page::Compare;
    }

    /// Works out again what differs, if something was changed since.
    pub(super) fn compare_again(&mut self) {
        let changes = self.bench.changes();
        if let Some(second) = &mut self.second
            && second.unlike.0 != changes
        {
            second.unlike = (changes, self.bench.unlike(&second.doc));
        }
    }

    /// The brush goes over places, each of them once a stroke.
    fn paint_over(&mut self, places: &[PlaceId], begins: bool) -> Result<(), String> {
        if begins {
            self.stroke = (BTreeSet::new(), false);
        }
        for &place in places {
            if !self.stroke.0.insert(place) {
                continue;
            }
            self.cursor = Some(place);
            let before = self.bench.changes();
            self.point(place, None)?;
            if self.bench.changes() != before && std::mem::replace(&mut self.stroke.1, true) {
                self.bench.join();
            }
        }
        Ok(())
    }

    /// Somebody pointed at a place, or at a unit there.
    fn point(&mut self, place: PlaceId, unit: Option<String>) -> Result<(), String> {
        let seen = self.seen();
        let name = |id: PlaceId| seen.map.place(id).map(|place| place.name.clone());
        let Some(here) = name(place) else {
            return Ok(());
        };
        let brush = self.brush.and_then(|n| seen.workshop.brushes.get(n));
        let Some(brush) = brush.filter(|_| self.page == Page::Paint) else {
            let first = seen.model.in_hex(place).next().map(|it| it.code.clone());
            self.picked = match unit.or(first.filter(|_| self.picked == Topic::Place(here.clone())))
            {
                Some(code) => Topic::Unit(code),
                None => Topic::Place(here),
            };
            if self.page == Page::Check {
                let about = self.picked.clone();
                let of_it = seen
                    .facts
                    .iter()
                    .find(|it| it.about == about && it.footing.is_some());
                if let Some(stated) = of_it {
                    self.check.at.clone_from(&stated.at);
                    self.check.shows = true;
                }
            }
            return Ok(());
        };
        let partner = |id: PlaceId| partner(&seen.map, id, self.mirror);
        let at: Vec<String> = match &brush.does {
            BrushWork::Side { .. } => {
                let Some(first) = self.end.take().filter(|&first| first != place) else {
                    self.end = Some(place);
                    return Ok(());
                };
                if seen.map.tiling.side([first, place]).is_none() {
                    self.end = Some(place);
                    return Err(tr!("editor-no-side"));
                }
                let mut ends = vec![first, place];
                let other = (partner(first), partner(place));
                if let (Some(a), Some(b)) = other
                    && seen.map.tiling.side([a, b]).is_some()
                    && ![[a, b], [b, a]].contains(&[first, place])
                {
                    ends.extend([a, b]);
                }
                // The river goes on from here.
                self.end = Some(place);
                ends.into_iter().filter_map(name).collect()
            }
            _ => {
                let second = partner(place).filter(|&other| other != place);
                [Some(place), second]
                    .into_iter()
                    .flatten()
                    .filter_map(name)
                    .collect()
            }
        };
        if matches!(brush.does, BrushWork::Write(_)) && self.text.trim().is_empty() {
            return Err(tr!("editor-type-first"));
        }
        let corrections = self.bench.strokes(brush, &at, self.text.trim());
        if let (BrushWork::Unit { .. }, Some(made)) = (&brush.does, corrections.first()) {
            let code = made.at.split_once('[').map_or("", |(_, rest)| rest);
            self.picked = Topic::Unit(code.trim_end_matches(']').to_owned());
        } else {
            self.picked = Topic::Place(here);
        }
        self.change(&corrections)
    }

    /// The place next to the cursor's in a direction.
    fn move_cursor(&mut self, direction: Direction) {
        let seen = self.seen();
        let map = &seen.map;
        let Some(at) = self.cursor else {
            self.cursor = map.places.first().map(|place| place.id);
            return;
        };
        let [x, y]: [f32; 2] = match direction {
            Direction::East => [1.0, 0.0],
            Direction::West => [-1.0, 0.0],
            Direction::NorthEast => [0.3, -0.95],
            Direction::NorthWest => [-0.3, -0.95],
            Direction::SouthEast => [0.3, 0.95],
            Direction::SouthWest => [-0.3, 0.95],
        };
        let from = map.tiling.centre(at);
        let along = |place: PlaceId| {
            let to = map.tiling.centre(place);
            let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
            (dx * x + dy * y) / dx.hypot(dy).max(0.001)
        };
        let beside = map.tiling.sides(at).iter().filter_map(|side| side.beyond);
        let best = beside
            .map(|place| (place, along(place)))
            .filter(|(_, how)| *how > 0.3)
            .max_by(|a, b| a.1.total_cmp(&b.1));
        if let Some((place, _)) = best {
            self.cursor = Some(place);
        }
    }

    fn copy(&mut self) -> Result<(), String> {
        let seen = self.seen();
        let (list, _) = seen.workshop.places;
        let Some(&first) = self.marked.first() else {
            return Err(tr!("editor-mark-first"));
        };
        let tiling = &seen.map.tiling;
        let from = tiling.centre(first);
        let offset = |place: PlaceId| {
            let at = tiling.centre(place);
            [at[0] - from[0], at[1] - from[1]]
        };
        let mut copied = Copied::default();
        let name = |place: PlaceId| seen.map.place(place).map(|it| it.name.clone());
        for (n, &place) in self.marked.iter().enumerate() {
            let Some(here) = name(place) else { continue };
            let entry = format!("{list}[{here}]");
            let facts = seen.workshop.copied.iter().map(|field| {
                let value = self.bench.find(&format!("{entry}.{field}"));
                ((*field).to_owned(), value)
            });
            copied.places.push((offset(place), facts.collect()));
            // What lies on the sides between them comes along.
            for &other in self.marked.iter().skip(n + 1) {
                let (Some(_), Some(there)) = (tiling.side([place, other]), name(other)) else {
                    continue;
                };
                for sides in seen.workshop.sides() {
                    let is = self.bench.find(&side_entry(sides, [&here, &there]));
                    let ends = [offset(place), offset(other)];
                    copied.sides.push((ends, sides.to_owned(), is));
                }
            }
        }
        self.copied = copied;
        self.marked.clear();
        Ok(())
    }

    fn paste(&mut self, flipped: bool) -> Result<(), String> {
        let seen = self.seen();
        let (list, _) = seen.workshop.places;
        let Some(at) = self.cursor.filter(|_| !self.copied.places.is_empty()) else {
            return Err(tr!("editor-copy-first"));
        };
        let from = seen.map.tiling.centre(at);
        let there = |offset: [f32; 2]| {
            let x = if flipped { -offset[0] } else { offset[0] };
            let to = seen.map.tiling.at([from[0] + x, from[1] + offset[1]])?;
            seen.map.place(to)
        };
        let mut corrections = Vec::new();
        let mut set = |at: String, is: Option<Doc>| {
            let was = self.bench.find(&at);
            if was != is {
                corrections.push(Correction { at, was, is });
            }
        };
        for (offset, facts) in &self.copied.places {
            let Some(view) = there(*offset) else { continue };
            for (field, is) in facts {
                set(format!("{list}[{}].{field}", view.name), is.clone());
            }
        }
        for (ends, list, is) in &self.copied.sides {
            let [Some(a), Some(b)] = ends.map(there) else {
                continue;
            };
            if seen.map.tiling.side([a.id, b.id]).is_none() {
                continue;
            }
            let ends = [a.name.as_str(), b.name.as_str()];
            let mut is = is.clone();
            if let Some(Doc::Object(fields)) = &mut is {
                for (field, value) in fields {
                    if field == "between" {
                        *value = Doc::List(ends.map(Doc::from).to_vec());
                    }
                }
            }
            set(side_entry(list, ends), is);
        }
        self.change(&corrections)
    }
}

/// The place that is painted with another one: as far from the other end of its row, or
/// of the row that lies as far from the other edge. Rows that are shifted against each
/// other have ends of their own.
fn partner(map: &MapView, place: PlaceId, mirror: Mirror) -> Option<PlaceId> {
    if mirror == Mirror::None {
        return None;
    }
    let centres = || map.places.iter().map(|place| map.tiling.centre(place.id));
    let (mut low, mut high) = ([f32::MAX; 2], [f32::MIN; 2]);
    for centre in centres() {
        low = [low[0].min(centre[0]), low[1].min(centre[1])];
        high = [high[0].max(centre[0]), high[1].max(centre[1])];
    }
    let [x, y] = map.tiling.centre(place);
    let beside = |a: f32, b: f32| (a - b).abs() < CLOSE;
    let other = match mirror {
        Mirror::HalfTurn => low[1] + high[1] - y,
        _ => y,
    };
    // How far places of a row lie from each other.
    let gap = |one: [f32; 2]| {
        let row = centres().filter(|it| beside(it[1], one[1]) && !beside(it[0], one[0]));
        row.map(|it| (it[0] - one[0]).abs())
            .fold(f32::MAX, f32::min)
    };
    let wide = centres().map(gap).fold(f32::MAX, f32::min);
    let there = centres().find(|it| beside(it[1], other))?;
    let room = |from: f32, to: f32| ((to - from + CLOSE) / wide).floor() * wide;
    let from_left = room(low[0], x);
    let right = there[0] + room(there[0], high[0]);
    map.tiling.at([right - from_left, other])
}

/// Centres that lie closer than this are of one row.
const CLOSE: f32 = 0.05;

/// What people call a scenario, also where its rules say that.
pub(super) fn called(doc: &Doc) -> Option<String> {
    let by_rules = || {
        let bench = bench_of(SYSTEMS, doc.clone()).ok()?;
        Some(name(&bench.title()).into_owned())
    };
    title_of(doc).or_else(by_rules)
}

/// What a scenario is called.
pub(super) fn title_of(doc: &Doc) -> Option<String> {
    match doc.get("title") {
        Some(Doc::Text(title)) => Some(name(title).into_owned()),
        _ => None,
    }
}

/// As a command.
pub(in crate::app) fn as_command(work: Work) -> Command {
    Command::Edit(Box::new(work))
}
