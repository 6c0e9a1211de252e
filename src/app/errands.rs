//! What the desktop was asked for, and what is done when it answers. The window goes
//! on meanwhile; where the desktop has no dialogs, the program's own list does.

use super::App;
use super::commands::{Command, Dialog};
use super::desktop::{AskedFile, Desktop, Picked};
use super::editor::{Brought, Work};
use super::games::file_name;
use super::reporting::Reporting;
use crate::record::{Durability, EXTENSION, Kept as _, file_stem, save_atomic};
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
    /// To save the game on the table in it.
    Save,
    /// To write this in it.
    Write(Made),
    /// To read it in the editor.
    Bring(Brought),
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
}

impl App {
    /// The program runs on this desktop.
    pub fn has_desktop(&mut self, desktop: Arc<dyn Desktop>) {
        self.errands.desktop = Some(desktop);
    }

    /// Whether the desktop has been asked for a file and has not answered.
    #[must_use]
    pub const fn awaits_desktop(&self) -> bool {
        self.errands.asked.is_some() || self.errands.showing.is_some()
    }

    /// Asks the desktop for a file, or does without.
    pub(super) fn run_errand(&mut self, ctx: &Context, errand: Errand) {
        let desktop = match &self.errands.desktop {
            Some(desktop) if !self.errands.no_dialogs => Arc::clone(desktop),
            _ => return self.without_dialog(errand),
        };
        if self.errands.asked.is_some() {
            return self.tell(tr!("errand-asked-already"), None, false);
        }
        let asked = self.asked_for(&errand);
        let (tell, hear) = channel();
        let ctx = ctx.clone();
        let ask = move || {
            // Nobody listens any more when the window is gone.
            let _ = tell.send(desktop.ask(&asked));
            ctx.request_repaint();
        };
        match thread::Builder::new().spawn(ask) {
            Ok(_) => self.errands.asked = Some((errand, hear)),
            Err(_) => self.without_dialog(errand),
        }
    }

    fn asked_for(&self, errand: &Errand) -> AskedFile {
        let game = |title: String, name: Option<String>| AskedFile {
            title,
            folder: Some(self.files.store.games_folder()),
            name,
            kind: tr!("file-kind-game"),
            ending: EXTENSION,
        };
        let named = |stem: &str, ending: &str| Some(format!("{}.{ending}", file_stem(stem)));
        match errand {
            Errand::Open => game(tr!("errand-open"), None),
            Errand::Save => game(tr!("errand-save"), named(self.kept().title(), EXTENSION)),
            Errand::Bring(brought) => AskedFile {
                title: tr!("editor-path"),
                folder: self.written_last(),
                name: None,
                kind: match brought {
                    Brought::Corrections => tr!("file-kind-corrections"),
                    Brought::Scenario | Brought::Second => tr!("file-kind-scenario"),
                },
                ending: "json",
            },
            Errand::Write(made) => AskedFile {
                title: tr!("errand-write"),
                folder: self.written_last(),
                name: named(&made.name, made.ending),
                kind: made.kind.clone(),
                ending: made.ending,
            },
        }
    }

    /// Where something was written last; at first where people keep such things.
    fn written_last(&self) -> Option<PathBuf> {
        let people = || {
            let folders = directories::UserDirs::new()?;
            folders.document_dir().map(Path::to_owned)
        };
        self.settings.written_in.clone().or_else(people)
    }

    /// Does what was asked for when the desktop has answered.
    pub(super) fn hear_desktop(&mut self) {
        if let Some((path, hear)) = self.errands.showing.take() {
            match hear.try_recv() {
                Err(TryRecvError::Empty) => self.errands.showing = Some((path, hear)),
                Ok(true) => {}
                Ok(false) | Err(TryRecvError::Disconnected) => {
                    let folder = path.parent().unwrap_or(&path).display().to_string();
                    self.tell(tr!("errand-not-shown", folder = folder), None, true);
                }
            }
        }
        let Some((errand, hear)) = self.errands.asked.take() else {
            return;
        };
        match hear.try_recv() {
            Err(TryRecvError::Empty) => self.errands.asked = Some((errand, hear)),
            Ok(Picked::File(path)) => self.do_errand(errand, path),
            Ok(Picked::Nothing) => {}
            Ok(Picked::NoDialog) | Err(TryRecvError::Disconnected) => {
                self.errands.no_dialogs = true;
                self.without_dialog(errand);
            }
        }
    }

    fn do_errand(&mut self, errand: Errand, path: PathBuf) {
        match errand {
            Errand::Open => self.push(Command::Open(path)),
            Errand::Save => self.save_where_asked(ended(path, EXTENSION)),
            Errand::Bring(brought) => {
                self.push(Command::Edit(Box::new(Work::Bring(brought, path))));
            }
            Errand::Write(made) => {
                let asked = path.clone();
                let path = ended(path, made.ending);
                // Of the name with its ending the desktop has asked nothing.
                let path = match path == asked {
                    true => path,
                    false => free(path, made.ending),
                };
                match save_atomic(&path, &made.bytes, Durability::Power) {
                    Ok(()) => {
                        self.settings.written_in = path.parent().map(Path::to_owned);
                        self.keep_settings();
                        self.note_written(&made.bytes);
                        self.tell_written(path);
                    }
                    Err(why) => self.tell(why.to_string(), None, true),
                }
            }
        }
    }

    /// The same with the program's own list and folder.
    fn without_dialog(&mut self, errand: Errand) {
        match errand {
            Errand::Open => {
                self.show_games();
                self.over.forms.path_is_asked = true;
            }
            Errand::Save => {
                self.show_games();
                self.over.forms.name_is_asked = true;
            }
            Errand::Write(made) => self.write_among_pages(&made),
            Errand::Bring(brought) => self.over.forms.editor.asks = Some(brought),
        }
    }

    /// The saved games are shown, whatever was.
    pub(super) fn show_games(&mut self) {
        self.over.dialog = None;
        self.toggle(Dialog::Games);
    }

    /// Shows a file that was written in its folder.
    pub(super) fn show_in_folder(&mut self, ctx: &Context, path: PathBuf) {
        let Some(desktop) = self.errands.desktop.clone() else {
            return;
        };
        let (tell, hear) = channel();
        let (ctx, file) = (ctx.clone(), path.clone());
        let show = move || {
            let _ = tell.send(desktop.show(&file));
            ctx.request_repaint();
        };
        if thread::Builder::new().spawn(show).is_ok() {
            self.errands.showing = Some((path, hear));
        }
    }

    /// Tells where something was written, and offers to show it there.
    pub(super) fn tell_written(&mut self, path: PathBuf) {
        let file = path.display().to_string();
        let told = tr!("written-as", file = file);
        self.errands.written = Some((told.clone(), path));
        self.tell(told, None, false);
    }

    /// Saves the game on the table where the desktop's dialog said. When a file is
    /// there it has asked, and a copy of that is kept all the same.
    fn save_where_asked(&mut self, path: PathBuf) {
        let title = match self.own_path() == Some(&path) {
            true => return self.save_again(path),
            false => file_name(&path),
        };
        match path.exists() {
            true => self.replace(&title, path),
            false => self.save_first(title, path),
        }
    }
}

/// A path that ends as files of its kind do.
fn ended(path: PathBuf, ending: &str) -> PathBuf {
    match path.extension().is_some_and(|end| end == ending) {
        true => path,
        false => PathBuf::from(format!("{}.{ending}", path.display())),
    }
}

/// The path, or the same with a number when something is there.
fn free(path: PathBuf, ending: &str) -> PathBuf {
    let stem = path.with_extension("");
    let numbered = (2_u32..).map(|n| PathBuf::from(format!("{} ({n}).{ending}", stem.display())));
    let mut names = std::iter::once(path.clone()).chain(numbered);
    names.find(|name| !name.exists()).unwrap_or(path)
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
