//! What can be done in the editor, as plain data, and how it is carried out.

use super::Desk;
use crate::app::Notice;
use crate::app::commands::Command;
use crate::app::draft::{OwnFile, Shelf};
use crate::app::errands::{Made, MadeShelf};
use crate::app::works::Works;
use crate::engine::{DiceMode, Level, NodeId, Options, SideNo, UndoPolicy};
use crate::hex::Direction;
use crate::json::{Doc, Syntax};
use crate::present::system::Topic;
use crate::record::{FileMark, LeftScenario, Store, now, read_scenario_text};
use crate::space::shape::PlaceId;
use crate::systems::SYSTEMS;
use crate::table::editing::{Applied, Errata, MAX_ERRATA, Workbench, bench_of};
use crate::table::{Seat, Sheet, Table, find, scenario_from, without_opening};
use crate::words::{name, tr};
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
    /// Write the scenario in its file; where it has none, ask for one.
    Save,
    /// Write the scenario as another file, which is its own from then on.
    SaveElsewhere,
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
    /// It told that this file was written.
    Saved(PathBuf),
    /// What it told is of this file, which can be shown in its folder.
    Beside(PathBuf),
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
            && desk.asks_before_leaving()
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
        // Before it is read: what changes in between is seen as a change.
        let file = match source {
            Source::File(path) => OwnFile::of(path.clone(), shelf(store).mark(path)),
            _ => OwnFile::default(),
        };
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
        desk.file = file;
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
        if !sure && desk.asks_before_leaving() {
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
        if desk.leaving || !desk.asks_before_leaving() {
            return false;
        }
        (desk.aside, desk.leaving, desk.quits) = (false, true, true);
        desk.next = None;
        true
    }

    /// Notes that this file has the scenario as it was when it was given to be written, and
    /// is its own from now on.
    pub(in crate::app) fn note_written(&mut self, bytes: &[u8], path: &Path) {
        if let Some(desk) = self.scenario.as_deref_mut()
            && let Some((changes, given)) = desk.given
            && given == FileMark::of(bytes)
        {
            desk.written = changes;
            desk.file.saved_as(path.to_owned(), bytes);
        }
    }
}

/// Where scenarios of one's own are saved.
fn shelf(store: &Store) -> Shelf {
    Shelf {
        folder: MadeShelf::Scenarios.folder(store),
        ending: "json",
        most: MAX_ERRATA,
        draft: store.scenario_path(),
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
            Work::Save | Work::SaveElsewhere => match self.enter_typed() {
                Ok(()) if work == Work::Save && self.file.path().is_some() => {
                    self.save(&shelf(store))
                }
                Ok(()) => Edited::wants(Wanted::Write(self.as_file())),
                Err(why) => Edited::wrong(why),
            },
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

    /// Saves it in its file. What another program has changed there stays as it is.
    fn save(&mut self, shelf: &Shelf) -> Edited {
        let (changes, text) = (self.bench.changes(), self.bench.text());
        let before = self.file.path().map(Path::to_owned).unwrap_or_default();
        let unchanged = self.written == changes && self.file.is_ours(shelf);
        if unchanged || self.file.holds(shelf, &text) {
            self.written = changes;
            let file = before.display().to_string();
            let told = Notice::said(tr!("editor-saved-already", file = file));
            return Edited {
                hush: true,
                told: Some(told),
                ..Edited::default()
            };
        }
        let title = name(&self.bench.title_outside()).into_owned();
        let path = match self.file.save(shelf, (&title, &text)) {
            Ok(path) => path,
            Err(why) => return Edited::wrong(why),
        };
        self.written = changes;
        if path == before {
            return Edited::wants(Wanted::Saved(path));
        }
        let file = path.display().to_string();
        Edited {
            wants: Some(Wanted::Beside(path)),
            ..Edited::wrong(tr!("editor-saved-beside", file = file))
        }
    }

    fn as_file(&mut self) -> Made {
        let bytes = self.bench.text().into_bytes();
        self.given = Some((self.bench.changes(), FileMark::of(&bytes)));
        Made {
            bytes,
            name: name(&self.bench.title_outside()).into_owned(),
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

    /// Whether it is asked before this is left: not where the owner's check has all
    /// of it, for the next time. What stands in a field that nobody has left yet is entered
    /// first; where that cannot be, it is asked all the same.
    fn asks_before_leaving(&mut self) -> bool {
        let wrong = self.enter_typed().is_err();
        wrong || self.is_unwritten() && !(self.is_in_check() && self.page == Page::Check)
    }

    /// Whether the owner's check has all of it, for the next time.
    pub(super) fn is_in_check(&self) -> bool {
        self.of_start && self.check.kept == Some(self.bench.changes())
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
}

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
