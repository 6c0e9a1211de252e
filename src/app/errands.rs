//! What the desktop was asked for, and what is done when it answers. The window goes
//! on meanwhile; where the desktop has no dialogs, the program's own list does.

use super::Notice;
use super::commands::{Command, Composing};
use super::desktop::{AskedFile, Desktop, Picked};
use super::editor::{Brought, Work};
use super::games::AskedGame;
use super::reporting::Reporting;
use super::studies::studies_folder;
use super::study_jobs::Writes;
use super::study_place::AskedStudy;
use super::waker::Waker;
use crate::record::{Durability, EXTENSION, Settings, Store, file_stem, save_atomic};
use crate::words::tr;
use egui::Context;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// What a file is asked for.
pub(super) enum Errand {
    /// To open the game in it.
    Open,
    /// To save this game in it.
    Save(AskedGame),
    /// To write this in it.
    Write(Made),
    /// To read it in the editor.
    Bring(Brought),
    /// To open the study in it.
    OpenStudy,
    /// To take the game in it into the study.
    ImportGame,
    /// To save this study in it.
    SaveStudy(AskedStudy),
}

/// Something made for others.
pub(super) struct Made {
    /// What is to be in the file.
    pub bytes: Vec<u8>,
    /// What it is called.
    pub name: String,
    /// What kind of a file it is.
    pub kind: String,
    /// What its name ends in, after the dot.
    pub ending: &'static str,
    /// Where it goes in the program's own folder.
    pub shelf: MadeShelf,
}

/// A folder of what is made, in the program's own folder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MadeShelf {
    /// Pages and pictures for others.
    Pages,
    /// Scenarios of one's own.
    Scenarios,
    /// Corrections of scenarios.
    Corrections,
    /// Variants of the rules.
    Variants,
}

impl MadeShelf {
    /// The folder in the store.
    pub(super) fn folder(self, store: &Store) -> PathBuf {
        match self {
            Self::Pages => store.pages_folder(),
            Self::Scenarios => store.root().join("scenarios"),
            Self::Corrections => store.root().join("corrections"),
            Self::Variants => store.root().join("variants"),
        }
    }
}

/// The desktop, and what it was asked for.
#[derive(Default)]
pub(super) struct Errands {
    desktop: Option<Arc<dyn Desktop>>,
    /// It has said that it has no dialogs.
    no_dialogs: bool,
    asked: Option<(Errand, Receiver<Picked>)>,
    showing: Option<(PathBuf, Receiver<bool>)>,
    /// What was told when a file was written, and which.
    written: Option<(String, PathBuf)>,
    /// A report on its way into a file.
    pub(super) reporting: Reporting,
}

impl Errands {
    /// The file that a notice tells of, if it can be shown in its folder.
    pub(super) fn written(&self, told: &str) -> Option<&Path> {
        let (text, path) = self.written.as_ref()?;
        (text == told && self.desktop.is_some()).then_some(path)
    }

    /// Whether the desktop is asked for files.
    pub(super) const fn asks(&self) -> bool {
        self.desktop.is_some() && !self.no_dialogs
    }

    /// The desktop, if there is one.
    pub(super) fn desktop(&self) -> Option<&dyn Desktop> {
        self.desktop.as_deref()
    }

    /// The program runs on this desktop.
    pub(super) fn run_on(&mut self, desktop: Arc<dyn Desktop>) {
        self.desktop = Some(desktop);
    }

    /// Whether the desktop has been asked for something and has not answered.
    pub(super) const fn awaited(&self) -> bool {
        self.asked.is_some() || self.showing.is_some()
    }

    /// Asks the desktop for such a file. What comes of it at once.
    pub(super) fn run(&mut self, ctx: &Context, errand: Errand, file: AskedFile) -> Option<Heard> {
        let desktop = match &self.desktop {
            Some(desktop) if !self.no_dialogs => Arc::clone(desktop),
            _ => return Some(errand.by_hand()),
        };
        if self.asked.is_some() {
            let told = Notice::said(tr!("errand-asked-already"));
            return Some(Heard::Told(told));
        }
        let (tell, hear) = channel();
        let window = Waker::of(ctx);
        let ask = move || {
            // Nobody listens any more when the window is gone.
            let _ = tell.send(desktop.ask(&file));
            window.wake();
        };
        match thread::Builder::new().spawn(ask) {
            Ok(_) => {
                self.asked = Some((errand, hear));
                None
            }
            Err(_) => Some(errand.by_hand()),
        }
    }

    /// What the desktop has answered since.
    pub(super) fn hear(&mut self) -> Vec<Heard> {
        let mut heard = Vec::new();
        if let Some((path, hear)) = self.showing.take() {
            match hear.try_recv() {
                Err(TryRecvError::Empty) => self.showing = Some((path, hear)),
                Ok(true) => {}
                Ok(false) | Err(TryRecvError::Disconnected) => {
                    let folder = path.parent().unwrap_or(&path).display().to_string();
                    let told = tr!("errand-not-shown", folder = folder);
                    heard.push(Heard::Told(Notice::wrong(told)));
                }
            }
        }
        if let Some((errand, hear)) = self.asked.take() {
            match hear.try_recv() {
                Err(TryRecvError::Empty) => self.asked = Some((errand, hear)),
                Ok(Picked::File(path)) => heard.push(errand.chosen(path)),
                Ok(Picked::Nothing) => {}
                Ok(Picked::NoDialog) | Err(TryRecvError::Disconnected) => {
                    self.no_dialogs = true;
                    heard.push(errand.by_hand());
                }
            }
        }
        heard
    }

    /// Shows a file that was written in its folder.
    pub(super) fn show(&mut self, ctx: &Context, path: PathBuf) {
        let Some(desktop) = self.desktop.clone() else {
            return;
        };
        let (tell, hear) = channel();
        let (window, file) = (Waker::of(ctx), path.clone());
        let show = move || {
            let _ = tell.send(desktop.show(&file));
            window.wake();
        };
        if thread::Builder::new().spawn(show).is_ok() {
            self.showing = Some((path, hear));
        }
    }

    /// What is told of a file that was written: where, with an offer to show it there.
    /// Work of one's own was saved, what is for others was exported.
    pub(super) fn note_written(&mut self, shelf: MadeShelf, path: PathBuf) -> Notice {
        if shelf != MadeShelf::Pages {
            return self.note_saved(path);
        }
        self.offer_to_show(tr!("written-as", file = self.told_of(&path)), path)
    }

    /// The same of work of one's own that was saved.
    pub(super) fn note_saved(&mut self, path: PathBuf) -> Notice {
        self.offer_to_show(tr!("saved-as", file = self.told_of(&path)), path)
    }

    fn offer_to_show(&mut self, told: String, path: PathBuf) -> Notice {
        let notice = Notice::said(told);
        self.tells_of(&notice, path);
        notice
    }

    /// Beside what is told of this file it is offered to show it in its folder.
    pub(super) fn tells_of(&mut self, notice: &Notice, path: PathBuf) {
        self.written = Some((notice.text.clone(), path));
    }

    /// What is told of a file's place: all of it, but on a page its name, since nobody can
    /// go to the folders of a page.
    fn told_of(&self, path: &Path) -> String {
        let name = path.file_name().filter(|_| self.is_page());
        let told = name.map_or_else(|| path.display(), |name| Path::new(name).display());
        told.to_string()
    }

    /// Whether the program is a page in a browser.
    pub(super) fn is_page(&self) -> bool {
        self.desktop.as_ref().is_some_and(|it| it.is_page())
    }
}

/// What has come of an errand. Where there are no dialogs, it is done with the program's own
/// list and folder.
pub(super) enum Heard {
    /// Something to tell.
    Told(Notice),
    /// A file to be read was chosen: this is wished of it.
    Wish(Command),
    /// This game is to be saved there.
    Save(AskedGame, PathBuf),
    /// This study is to be saved so.
    SaveStudy(AskedStudy, Writes),
    /// This is to be written there, or in the program's own folder.
    Write(Made, Option<PathBuf>),
    /// What is to be opened is chosen from the list of games; what is told of it.
    OpenByHand(Option<Notice>),
    /// The game on the table is saved from there.
    SaveByHand,
    /// The path of what is to be read in the editor is typed.
    BringByHand(Brought),
}

impl Errand {
    /// This file was chosen for it.
    fn chosen(self, path: PathBuf) -> Heard {
        let composing = |wish| Heard::Wish(Command::Compose(Box::new(wish)));
        match self {
            Self::Open | Self::Bring(Brought::Variant) => Heard::Wish(Command::Open(path)),
            Self::OpenStudy => composing(Composing::Open(path)),
            Self::ImportGame => composing(Composing::Import(path)),
            Self::Bring(brought) => {
                Heard::Wish(Command::Edit(Box::new(Work::Bring(brought, path))))
            }
            Self::Save(asked) => Heard::Save(asked, ended(path, EXTENSION)),
            Self::SaveStudy(asked) => {
                let path = ended_free(path, crate::study::EXTENSION);
                Heard::SaveStudy(asked, Writes::SaveAt(path))
            }
            Self::Write(made) => Heard::Write(made, Some(path)),
        }
    }

    /// The desktop has no dialogs for it.
    fn by_hand(self) -> Heard {
        match self {
            Self::Open | Self::OpenStudy => Heard::OpenByHand(None),
            // A game that is opened can be added, too.
            Self::ImportGame => Heard::OpenByHand(Some(Notice::said(tr!("stops-import-opened")))),
            Self::Save(_) => Heard::SaveByHand,
            // It goes where its own saving puts it, and not among the pages.
            Self::SaveStudy(asked) => Heard::SaveStudy(asked, Writes::SaveBeside),
            Self::Write(made) => Heard::Write(made, None),
            Self::Bring(brought) => Heard::BringByHand(brought),
        }
    }

    /// What the desktop is asked for.
    pub(super) fn file(&self, store: &Store, settings: &Settings) -> AskedFile {
        let game = |title: String, name: Option<String>| AskedFile {
            title,
            folder: Some(store.games_folder()),
            name,
            kind: tr!("file-kind-game"),
            ending: EXTENSION,
        };
        let study = |title: String, name: Option<String>| {
            let own = studies_folder(store);
            AskedFile {
                title,
                folder: own
                    .is_dir()
                    .then_some(own)
                    .or_else(|| written_last(settings)),
                name,
                kind: tr!("file-kind-study"),
                ending: crate::study::EXTENSION,
            }
        };
        let named = |stem: &str, ending: &str| Some(format!("{}.{ending}", file_stem(stem)));
        match self {
            Self::Open => game(tr!("errand-open"), None),
            Self::ImportGame => game(tr!("stops-import"), None),
            Self::Save(asked) => game(tr!("errand-save"), named(asked.title(), EXTENSION)),
            Self::Bring(brought) => AskedFile {
                title: match brought {
                    Brought::Variant => tr!("cards-variant-open"),
                    _ => tr!("editor-path"),
                },
                folder: written_last(settings),
                name: None,
                kind: match brought {
                    Brought::Variant => tr!("file-kind-variant"),
                    Brought::Corrections => tr!("file-kind-corrections"),
                    Brought::Scenario | Brought::Second => tr!("file-kind-scenario"),
                },
                ending: "json",
            },
            Self::OpenStudy => study(tr!("errand-open"), None),
            Self::SaveStudy(asked) => {
                let name = named(asked.title(), crate::study::EXTENSION);
                study(tr!("errand-save"), name)
            }
            Self::Write(made) => AskedFile {
                title: match made.shelf {
                    MadeShelf::Pages => tr!("errand-write"),
                    _ => tr!("errand-save-own"),
                },
                folder: written_last(settings),
                name: named(&made.name, made.ending),
                kind: made.kind.clone(),
                ending: made.ending,
            },
        }
    }
}

impl Made {
    /// Writes it where the desktop's dialog said. Where that is.
    pub(super) fn write_at(&self, asked: PathBuf) -> Result<PathBuf, String> {
        let path = ended_free(asked, self.ending);
        save_atomic(&path, &self.bytes, Durability::Power).map_err(|why| why.to_string())?;
        Ok(path)
    }
}

/// Where something was written last; at first where people keep such things.
fn written_last(settings: &Settings) -> Option<PathBuf> {
    let people = || {
        let folders = directories::UserDirs::new()?;
        folders.document_dir().map(Path::to_owned)
    };
    settings.written_in.clone().or_else(people)
}

/// A path that ends as files of its kind do.
pub(super) fn ended(path: PathBuf, ending: &str) -> PathBuf {
    match path.extension().is_some_and(|end| end == ending) {
        true => path,
        false => PathBuf::from(format!("{}.{ending}", path.display())),
    }
}

/// A path that the desktop's dialog said, ended as files of its kind do. Of the name with
/// its ending the desktop has asked nothing: nothing is replaced there.
pub(super) fn ended_free(asked: PathBuf, ending: &str) -> PathBuf {
    let path = ended(asked.clone(), ending);
    match path == asked {
        true => path,
        false => free(path, ending),
    }
}

/// The path, or the same with a number when something is there.
fn free(path: PathBuf, ending: &str) -> PathBuf {
    let free = numbered(path.clone(), ending).find(|name| !name.exists());
    free.unwrap_or(path)
}

/// The path, and the same with numbers from 2 on, the best first.
pub(super) fn numbered(path: PathBuf, ending: &str) -> impl Iterator<Item = PathBuf> {
    let stem = path.with_extension("");
    let others = move |n: u32| PathBuf::from(format!("{} ({n}).{ending}", stem.display()));
    std::iter::once(path).chain((2..).map(others))
}

#[cfg(test)]
mod tests {
    use super::ended;
    use std::path::PathBuf;

    #[test]
    fn a_file_that_was_named_without_its_ending_gets_it_and_keeps_its_own_dots() {
        let of = |path: &str| ended(PathBuf::from(path), "pdf");
        assert_eq!(of("/a/Turn 3.pdf"), PathBuf::from("/a/Turn 3.pdf"));
        assert_eq!(of("/a/Turn 3"), PathBuf::from("/a/Turn 3.pdf"));
        assert_eq!(of("/a/12.02.1944"), PathBuf::from("/a/12.02.1944.pdf"));
    }
}
