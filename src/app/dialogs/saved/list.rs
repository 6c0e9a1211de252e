//! Which saved games there are, in which order, and which of them is chosen.

use crate::record::{SavedGame, Store};
use crate::words::{name, tr};
use std::cmp::Ordering;
use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// So long in every frame files are read: a long list opens at once and fills.
const READING: Duration = Duration::from_millis(30);

/// Where saved games lie.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Folder {
    /// Those that people saved.
    #[default]
    Games,
    /// Lines of play that were left for others.
    Lines,
    /// Those that were thrown away where the desktop has no trash.
    Trash,
}

impl Folder {
    pub(super) const ALL: [Self; 3] = [Self::Games, Self::Lines, Self::Trash];

    pub(super) fn name(self, count: usize) -> String {
        match self {
            Self::Games => tr!("saved-games", n = count),
            Self::Lines => tr!("games-lines", n = count),
            Self::Trash => tr!("saved-trash", n = count),
        }
    }

    fn files(self, store: &Store) -> Vec<PathBuf> {
        match self {
            Self::Games => store.files_of_games(),
            Self::Lines => store.files_of_lines(),
            Self::Trash => store.files_of_trash(),
        }
    }
}

/// What the table can be sorted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Column {
    Title,
    Game,
    Stands,
    Players,
    Written,
}

impl Column {
    pub(super) fn name(self) -> String {
        match self {
            Self::Title => tr!("saved-title"),
            Self::Game => tr!("saved-game"),
            Self::Stands => tr!("saved-stands"),
            Self::Players => tr!("saved-players"),
            Self::Written => tr!("saved-written"),
        }
    }

    fn compare(self, one: &SavedGame, other: &SavedGame) -> Ordering {
        let text = |game: &SavedGame| match self {
            Self::Title => name(&game.title).to_lowercase(),
            Self::Game => game.game.to_lowercase(),
            Self::Stands => game.stands.to_lowercase(),
            Self::Players => game.players.to_lowercase(),
            Self::Written => String::new(),
        };
        // The latest game is the first one looks for.
        let latest = || {
            other
                .modified
                .cmp(&one.modified)
                .then_with(|| one.path.cmp(&other.path))
        };
        text(one).cmp(&text(other)).then_with(latest)
    }
}

/// A game that was thrown away, and can be brought back.
#[derive(Clone, Debug)]
pub struct Thrown {
    /// What it is called.
    pub title: String,
    /// Where it was.
    pub from: PathBuf,
    /// Where it lies in the program's own trash; `None`: in the system's.
    pub to: Option<PathBuf>,
}

/// A game to which another title is being given.
pub(super) struct Renaming {
    pub path: PathBuf,
    pub typed: String,
    /// Whether the title is to be typed now.
    pub asked: bool,
}

/// The table of saved games, and what is chosen and typed in it.
#[derive(Default)]
pub struct SavedForm {
    pub(super) folder: Folder,
    games: Vec<SavedGame>,
    /// Files that are not read yet, the latest first.
    unread: VecDeque<PathBuf>,
    counts: [usize; 3],
    pub(super) find: String,
    pub(super) find_is_asked: bool,
    /// What is sorted by, and whether from the end.
    pub(super) order: Option<(Column, bool)>,
    chosen: Option<PathBuf>,
    /// Whether the game that is chosen gets the keyboard's attention.
    pub(super) attend: bool,
    pub(super) renaming: Option<Renaming>,
    /// What was thrown away since the program began, the last one last.
    pub thrown: Vec<Thrown>,
    /// What came of the last thing that was done here, and whether it went wrong.
    pub told: Option<(String, bool)>,
}

impl SavedForm {
    /// The table is opened: the files are listed anew.
    pub fn open(&mut self, store: &Store) {
        self.folder = Folder::Games;
        self.find.clear();
        self.renaming = None;
        self.told = None;
        self.chosen = None;
        self.attend = true;
        self.list_again(store);
    }

    /// The files have changed, or the language.
    pub fn list_again(&mut self, store: &Store) {
        self.games.clear();
        self.look_again(store);
    }

    /// Some of the files have changed: what is as it was need not be read again.
    fn look_again(&mut self, store: &Store) {
        let files = Folder::ALL.map(|folder| folder.files(store));
        self.counts = files.each_ref().map(Vec::len);
        let [games, lines, trash] = files;
        self.unread = match self.folder {
            Folder::Games => games,
            Folder::Lines => lines,
            Folder::Trash => trash,
        }
        .into();
        let before = std::mem::take(&mut self.games);
        let as_it_was = |game: &SavedGame| {
            let written = fs::metadata(&game.path).and_then(|file| file.modified());
            written.is_ok_and(|written| written == game.modified)
        };
        self.games = before.into_iter().filter(as_it_was).collect();
        let known = |path: &PathBuf| self.games.iter().any(|game| game.path == *path);
        let unread = std::mem::take(&mut self.unread);
        self.unread = unread.into_iter().filter(|path| !known(path)).collect();
    }

    /// Another folder is looked at.
    pub(super) fn look_in(&mut self, folder: Folder, store: &Store) {
        self.folder = folder;
        self.games.clear();
        self.chosen = None;
        self.told = None;
        self.list_again(store);
    }

    /// Reads some of the files that are not read yet.
    pub(super) fn read_some(&mut self, ctx: &egui::Context) {
        let begun = Instant::now();
        while let Some(path) = self.unread.pop_front() {
            // It may be gone by now.
            if path.is_file() {
                self.games.push(SavedGame::of_file(path));
            }
            if begun.elapsed() > READING {
                break;
            }
        }
        if !self.unread.is_empty() {
            ctx.request_repaint();
        }
    }

    /// How many files there are in a folder.
    pub(super) fn count(&self, folder: Folder) -> usize {
        self.counts[folder as usize]
    }

    /// Whether there is nothing to show because there is nothing.
    pub(super) fn is_empty(&self) -> bool {
        self.games.is_empty() && self.unread.is_empty()
    }

    /// The games with all the words that are looked for, in order.
    pub(super) fn shown(&self) -> Vec<&SavedGame> {
        let find = self.find.to_lowercase();
        let words: Vec<&str> = find.split_whitespace().collect();
        let has = |game: &&SavedGame| {
            let (title, written) = (name(&game.title), game.written());
            let file = game.path.file_stem().unwrap_or_default().to_string_lossy();
            let all = [
                &*title,
                &game.game,
                &game.stands,
                &game.players,
                &written,
                &*file,
            ];
            let all = all.join(" ").to_lowercase();
            words.iter().all(|word| all.contains(word))
        };
        let mut shown: Vec<&SavedGame> = self.games.iter().filter(has).collect();
        let (column, falling) = self.order.unwrap_or((Column::Written, false));
        shown.sort_by(|one, other| match falling {
            false => column.compare(one, other),
            true => column.compare(other, one),
        });
        shown
    }

    /// Sorts by a column; by the same again, from its end.
    pub(super) fn sort_by(&mut self, column: Column) {
        let falling = match self.order {
            Some((now, falling)) if now == column => !falling,
            None if column == Column::Written => true,
            _ => false,
        };
        self.order = Some((column, falling));
    }

    /// What the table is sorted by now, and whether from the end.
    pub(super) fn sorted_by(&self) -> (Column, bool) {
        self.order.unwrap_or((Column::Written, false))
    }

    /// The game that is chosen: the first as long as none is.
    pub(super) fn chosen(&self) -> Option<&SavedGame> {
        let shown = self.shown();
        let chosen = self.chosen.as_deref();
        let found = shown.iter().find(|game| Some(&*game.path) == chosen);
        found.or(shown.first()).copied()
    }

    /// Whether the game that is to be chosen is still to be read.
    pub(super) fn awaits_chosen(&self) -> bool {
        let chosen = self.chosen.as_ref();
        chosen.is_some_and(|path| self.unread.contains(path))
    }

    /// Chooses the game in this file, if it is here.
    pub fn choose(&mut self, path: Option<PathBuf>) {
        self.chosen = path;
    }

    /// The game that is chosen when this one goes: the one after it, or before.
    pub fn neighbour(&self, path: &Path) -> Option<PathBuf> {
        let shown = self.shown();
        let at = shown.iter().position(|game| game.path == path)?;
        let next = shown.get(at + 1).or_else(|| shown.get(at.checked_sub(1)?));
        next.map(|game| game.path.clone())
    }

    /// What a game is called in the list.
    #[must_use]
    pub fn title_of(&self, path: &Path) -> Option<String> {
        let game = self.games.iter().find(|game| game.path == path)?;
        Some(game.title.clone())
    }

    /// The list has changed: this game is chosen and gets the keyboard's attention.
    pub fn attend_to(&mut self, store: &Store, path: Option<PathBuf>, told: (String, bool)) {
        self.look_again(store);
        self.chosen = path;
        self.attend = true;
        self.told = Some(told);
    }

    /// No other title is given; whether one was being typed.
    pub fn stops_renaming(&mut self) -> bool {
        let typing = self.renaming.take().is_some();
        self.attend |= typing;
        typing
    }

    /// Another title is to be typed for the game that is chosen.
    pub(super) fn begin_renaming(&mut self) {
        let Some(game) = self.chosen() else { return };
        self.renaming = Some(Renaming {
            path: game.path.clone(),
            typed: name(&game.title).into_owned(),
            asked: true,
        });
    }
}
