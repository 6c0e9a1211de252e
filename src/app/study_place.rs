//! The study that is put together has one place: how it comes there, is kept there, and
//! makes room for another, none of which is lost.

use super::Notice;
use super::commands::{Command, Composing};
use super::dialogs::StudyFiles;
use super::draft::OwnFile;
use super::errands::{Errand, Made, MadeShelf};
use super::keymap::Keymap;
use super::room::{Room, Steered};
use super::studies::{StudyDraft, shelf, studies_folder, studies_in};
use super::study_jobs::{
    Printing, Reading, StudyAtWork, StudyCame, Writes, Writing, WritingCame, read, read_now,
};
use super::works::{Worked, Works};
use crate::record::{Settings, Store};
use crate::study::StudyFile;
use crate::words::tr;
use std::task::Poll;

/// What takes the place of the study that is there.
pub(super) enum NextStudy {
    /// An empty one.
    New,
    /// One that was read.
    Read(StudyCame),
}

/// A study that the desktop is asked about.
pub(super) struct AskedStudy {
    number: u64,
    study: StudyFile,
}

impl AskedStudy {
    /// What it is called.
    pub(super) fn title(&self) -> &str {
        &self.study.title
    }
}

/// Studies beside the one that is put together.
#[derive(Default)]
pub(super) struct StudyTurns {
    /// What takes its place once it is saved.
    next: Option<NextStudy>,
    /// The number of the one that the desktop is asked about, and what that was when it made
    /// room for another.
    asked: Option<u64>,
    left: Option<StudyFile>,
    /// Those that are still written.
    beside: Vec<Writing>,
    /// The number of the one that is there.
    number: u64,
}

impl Works {
    /// The study that is put together; the one that was kept, or an empty one. What is
    /// told.
    fn draft(&mut self, store: &Store) -> (&mut StudyDraft, Option<Notice>) {
        let mut told = None;
        let draft = self.study.get_or_insert_with(|| {
            let shelf = shelf(store);
            let path = &shelf.draft;
            let kept = match path.exists().then(|| read_now(path)) {
                None => None,
                Some(StudyCame {
                    read: Ok((study, damage)),
                    bytes,
                    ..
                }) => {
                    told = damage.map(Notice::wrong);
                    Some((study, bytes))
                }
                Some(StudyCame { read: Err(why), .. }) => {
                    // It stays for whoever wants to look at it.
                    let _ = std::fs::rename(path, path.with_extension("json.damaged"));
                    told = Some(Notice::wrong(why));
                    None
                }
            };
            let draft = match kept {
                Some((study, bytes)) => StudyDraft::left(study, bytes, &shelf),
                None => StudyDraft::empty(),
            };
            Box::new(draft)
        });
        (draft, told)
    }

    /// Opens the window of the study, or closes it.
    fn toggle_study(&mut self, store: &Store) -> Worked {
        self.study_open = !self.study_open;
        if !self.study_open {
            return Worked::Told(self.keep_study(store, false));
        }
        Worked::Opened(self.draft(store).1)
    }

    /// What is wished of the study that is put together, or on the table.
    pub(in crate::app) fn compose(
        &mut self,
        wish: &Composing,
        settings: &mut Settings,
        (store, keys): (&Store, &Keymap),
        room: &mut Room,
    ) -> Vec<Worked> {
        let mut came = Vec::new();
        match wish {
            Composing::OpenFile => return vec![Worked::Asks(Errand::OpenStudy)],
            Composing::ImportFile => return vec![Worked::Asks(Errand::ImportGame)],
            Composing::SaveElsewhere => return vec![Worked::AsksWhere],
            Composing::Present => return vec![Worked::Presented],
            Composing::Leave => {
                room.end_show(settings);
                return vec![Worked::Steered(Steered::HUSH)];
            }
            Composing::Shift { .. } if !self.study_open => {
                let open = Command::Compose(Box::new(Composing::Toggle));
                let key = keys.of(&open).unwrap_or_default();
                let told = Notice::said(tr!("stops-open-first", key = key));
                return vec![Worked::Told(Some(told))];
            }
            Composing::Remove | Composing::Move { .. } | Composing::Shift { .. } => {
                came.push(Worked::Hush);
            }
            Composing::Toggle | Composing::Open(_) => {
                let left = room.leave_lesson(settings);
                came.extend(left.into_iter().map(Worked::Steered));
            }
            _ => {}
        }
        // What is shown is of the study that goes.
        if matches!(wish, Composing::New | Composing::Open(_)) {
            room.end_show(settings);
        }
        came.extend(self.carry_out(wish, (store, settings), room));
        came
    }

    /// Does what is wished of the study. Where another had to be saved first, that is told,
    /// too.
    fn carry_out(
        &mut self,
        wish: &Composing,
        (store, settings): (&Store, &Settings),
        room: &mut Room,
    ) -> Vec<Worked> {
        if let Composing::Open(path) = wish {
            return match read(path.clone()) {
                Ok(came) => self.open_read(came, store),
                Err(reading) => {
                    // The study that is there stays until the other one is.
                    let (_, told) = self.draft(store);
                    self.study_reading = Some(reading);
                    self.study_open = true;
                    vec![Worked::Opened(told)]
                }
            };
        }
        let mut came = Vec::new();
        let last = match wish {
            Composing::Toggle => self.toggle_study(store),
            Composing::New => return self.take_place(NextStudy::New, store),
            Composing::StopOpen => {
                let stopped = self.study_reading.take();
                let told = stopped.map(|_| Notice::said(tr!("stops-open-stopped")));
                Worked::Told(told)
            }
            Composing::StopPrint => {
                if let Some(printing) = &self.study_printing {
                    printing.stop();
                }
                Worked::Told(None)
            }
            _ => {
                let (draft, told) = self.draft(store);
                if let Some(told) = told {
                    came.push(Worked::Told(Some(told)));
                }
                let prints = match wish {
                    Composing::Print(readers) => Some(*readers),
                    _ => None,
                };
                let last = draft.carry_out(wish, (store, settings), room);
                if let (Some(readers), None) = (prints, &self.study_printing) {
                    let study = self.study.as_ref().map(|draft| draft.study.clone());
                    self.study_printing = study.map(|study| Printing::begin(study, readers));
                }
                last
            }
        };
        came.push(last);
        came
    }

    /// A study that was read is the one that is put together from now on.
    fn open_read(&mut self, read: StudyCame, store: &Store) -> Vec<Worked> {
        if let Err(why) = read.read {
            return vec![Worked::Told(Some(Notice::wrong(why)))];
        }
        self.take_place(NextStudy::Read(read), store)
    }

    /// Another study takes the place of the one that is there, which no file may have: it is
    /// saved first. What is long is written beside the window, and the other one comes when
    /// that is done.
    fn take_place(&mut self, next: NextStudy, store: &Store) -> Vec<Worked> {
        // What was kept of another time is not lost either.
        let (_, told) = self.draft(store);
        let mut came: Vec<Worked> = Vec::new();
        came.extend(told.map(|told| Worked::Told(Some(told))));
        // One that is still read would take its place in turn.
        self.study_reading = None;
        self.study_turns.next = Some(next);
        self.study_open = true;
        came.extend(self.go_on_to_next(store));
        came
    }

    /// Goes on to the study that is to take the place of the one that is there.
    fn go_on_to_next(&mut self, store: &Store) -> Vec<Worked> {
        let mut came = Vec::new();
        let Some(draft) = self.study.as_deref_mut() else {
            return came;
        };
        if self.study_turns.next.is_none() || draft.is_written() {
            return came;
        }
        if draft.unsaved() {
            let written = draft.set_aside(store);
            match written {
                // It is on its way.
                Worked::Told(None) => return came,
                Worked::Saved(path) => came.push(Worked::Saved(path)),
                // It could not be saved, and stays.
                refused => {
                    self.study_turns.next = None;
                    came.push(refused);
                    return came;
                }
            }
        } else {
            draft.forget_kept(store);
        }
        let Some(next) = self.study_turns.next.take() else {
            return came;
        };
        let mut told = None;
        let draft = match next {
            NextStudy::New => StudyDraft::empty(),
            NextStudy::Read(read) => match StudyDraft::of_file(read) {
                Ok((draft, damage)) => {
                    told = damage.map(Notice::wrong);
                    draft
                }
                Err(why) => {
                    came.push(Worked::Told(Some(Notice::wrong(why))));
                    return came;
                }
            },
        };
        self.study_turns.number += 1;
        let before = self
            .study
            .replace(Box::new(draft.numbered(self.study_turns.number)));
        // Somebody may still be choosing a file for it.
        if let Some(before) = before
            && self.study_turns.asked == Some(before.number())
        {
            self.study_turns.left = Some(before.study);
        }
        came.push(Worked::Opened(told));
        came
    }

    /// The desktop is about to be asked where the study is to be saved: which one that is.
    pub(in crate::app) fn asks_for_study_file(&mut self, store: &Store) -> AskedStudy {
        let (draft, _) = self.draft(store);
        let asked = AskedStudy {
            number: draft.number(),
            study: draft.study.clone(),
        };
        self.study_turns.asked = Some(asked.number);
        self.study_turns.left = None;
        asked
    }

    /// The desktop has answered where a study is to be saved: that one is, whichever is
    /// there by now.
    pub(in crate::app) fn save_asked(
        &mut self,
        asked: AskedStudy,
        how: Writes,
        store: &Store,
    ) -> Vec<Worked> {
        self.study_turns.asked = None;
        let left = self.study_turns.left.take();
        let (draft, _) = self.draft(store);
        if draft.number() == asked.number {
            return vec![draft.write(how, store)];
        }
        // As it was when it made room for another.
        let study = left.unwrap_or(asked.study);
        let writing = Writing::begin(study, OwnFile::default(), shelf(store), (how, 0));
        self.study_turns.beside.push(writing);
        Vec::new()
    }

    /// Keeps the study, so that nothing of it is lost; `now` waits until it is. What went
    /// wrong is told once.
    pub(in crate::app) fn keep_study(&mut self, store: &Store, now: bool) -> Option<Notice> {
        if now {
            for writing in self.study_turns.beside.drain(..) {
                let _ = writing.wait();
            }
        }
        self.study.as_mut()?.keep(store, now)
    }

    /// The title of a study of which the disk has nothing as it is now.
    pub(in crate::app) fn unkept_study(&self) -> Option<&str> {
        let draft = self.study.as_deref().filter(|draft| draft.is_unkept())?;
        Some(&draft.study.title)
    }

    /// Goes on with what is read, written and printed: what came of it.
    pub(in crate::app) fn tend_study(
        &mut self,
        ctx: &egui::Context,
        (store, settings): (&Store, &Settings),
        room: &mut Room,
    ) -> Vec<Worked> {
        let mut came = Vec::new();
        if let Some(draft) = &mut self.study {
            let wished = draft.saving().is_some();
            let heard = draft.tend_writing(store);
            // Not saved, it makes no room for another.
            if wished && matches!(heard, Some(Worked::Told(_))) {
                self.study_turns.next = None;
                draft.stays();
            }
            came.extend(heard);
        }
        came.extend(self.go_on_to_next(store));
        self.study_turns.beside.retain(|writing| {
            let Poll::Ready(heard) = writing.hear() else {
                return true;
            };
            came.extend(heard.map(|written| match written.came {
                WritingCame::Saved(Ok(path)) => Worked::Saved(path),
                WritingCame::Saved(Err(why)) => Worked::Told(Some(Notice::wrong(why))),
                WritingCame::Kept(_, told) => Worked::Told(told),
            }));
            false
        });
        if let Some(reading) = &self.study_reading
            && let Poll::Ready(heard) = reading.hear()
        {
            self.study_reading = None;
            came.extend(
                heard
                    .into_iter()
                    .flat_map(|read| self.open_read(read, store)),
            );
        }
        if let Some(printing) = &self.study_printing
            && let Poll::Ready(heard) = printing.hear()
        {
            let name = printing.title.clone();
            self.study_printing = None;
            let told = |notice| Worked::Told(Some(notice));
            match heard {
                None => came.push(told(Notice::said(tr!("stops-printing-stopped")))),
                Some(Err(why)) => came.push(told(Notice::wrong(why))),
                Some(Ok(bytes)) => came.push(Worked::Asks(Errand::Write(Made {
                    bytes,
                    name,
                    kind: tr!("file-kind-pdf"),
                    ending: "pdf",
                    shelf: MadeShelf::Pages,
                }))),
            }
        }
        // What is shown is of the study that has gone.
        if came.iter().any(|came| matches!(came, Worked::Opened(_))) {
            room.end_show(settings);
        }
        if self.works_on_study() {
            ctx.request_repaint_after(std::time::Duration::from_millis(100));
        }
        came
    }

    /// Whether a study is read or written, or pages are made, beside the window.
    pub(in crate::app) fn works_on_study(&self) -> bool {
        self.study_printing.is_some()
            || self.study_reading.is_some()
            || !self.study_turns.beside.is_empty()
            || self.study.as_deref().is_some_and(StudyDraft::is_written)
    }

    /// What goes on beside the window, for the window of the study.
    pub(in crate::app) fn study_at_work(&self) -> StudyAtWork {
        StudyAtWork {
            reads: self.study_reading.as_ref().map(Reading::told),
            prints: self.study_printing.as_ref().map(Printing::share),
        }
    }

    /// Whether a study that can be presented is put together in its window.
    pub(in crate::app) fn may_present_study(&self) -> bool {
        let any = |draft: &StudyDraft| !draft.study.stops.is_empty();
        self.study_open && self.study.as_deref().is_some_and(any)
    }

    /// What can be opened and taken in is looked up now and then while the window is
    /// open, which costs too much for every frame.
    pub(in crate::app) fn look_up_study_files(&mut self, store: &Store, now: f64) {
        /// In seconds.
        const EVERY: f64 = 2.0;
        let fresh = |(_, since): &(StudyFiles, f64)| (now - since).abs() < EVERY;
        if !self.study_files.as_ref().is_some_and(fresh) {
            let files = StudyFiles {
                studies: studies_in(&studies_folder(store)),
                games: store.files_of_games(),
            };
            self.study_files = Some((files, now));
        }
    }
}
