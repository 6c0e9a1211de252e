//! What a list of saved games shows of each.

use super::store::read_bounded;
use super::{AnyGame, EXTENSION, MAX_BYTES, any, local_time};
use crate::json::{Doc, mend};
use crate::table::is_table_game;
use crate::words::{name, one_line, tr};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The longest file that is played again for a list, in bytes: ten times a usual
/// game. Of a longer one the head is looked at, so that no list keeps anybody
/// waiting.
pub(super) const PLAYED: usize = 512 * 1024;

/// How much of a longer one is looked at: its title and its scenario.
const HEAD: usize = 128 * 1024;

/// A file among the saved games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// The file.
    pub path: PathBuf,
    /// What the players call the game; the name of the file if it cannot be
    /// read.
    pub title: String,
    /// What the game is called that it is one of; empty if that is not known.
    pub game: String,
    /// Who plays, on one line; empty if nobody is named.
    pub players: String,
    /// Scenario, turn, phase, number of actions; or what is wrong with the file.
    pub stands: String,
    /// Scenario, turn, phase, number of actions, time, on one line; or what is
    /// wrong with the file.
    pub summary: String,
    /// Whether there is a game in it that can be gone on with.
    pub opens: bool,
    /// Whether the game is known to have come to its end: one that is too long to be looked
    /// at is not.
    pub over: bool,
    /// When it was last written.
    pub modified: SystemTime,
}

impl SavedGame {
    /// Looks at a saved game.
    #[must_use]
    pub fn of_file(path: PathBuf) -> Self {
        let modified = modified(&path);
        let outline = Outline::of_file(&path);
        Self {
            summary: format!("{}{}", outline.what, when(modified)),
            stands: outline.what,
            title: outline.title,
            game: outline.game,
            players: outline.players,
            opens: outline.opens,
            over: outline.over,
            modified,
            path,
        }
    }

    /// Day and time of day when it was last written, as the clock of the place shows
    /// them; empty when that is not known.
    #[must_use]
    pub fn written(&self) -> String {
        local_time(self.modified).unwrap_or_default()
    }
}

/// A game at a glance.
#[derive(Default)]
pub(super) struct Outline {
    /// Its title, or the name of its file.
    pub title: String,
    /// What the game is called that it is one of.
    game: String,
    /// Who plays.
    players: String,
    /// Whether there is a game in it.
    pub opens: bool,
    /// Whether that has come to its end.
    pub over: bool,
    /// Turn, phase, number of actions; or what is wrong.
    what: String,
}

impl Outline {
    /// Looks into a file.
    pub(super) fn of_file(path: &Path) -> Self {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let length = fs::metadata(path).map_or(0, |m| m.len());
        let seen = match usize::try_from(length) {
            Ok(..=PLAYED) => read_bounded(path, PLAYED)
                .map_err(|e| e.to_string())
                .and_then(|bytes| AnyGame::read(&bytes).map_err(|e| e.to_string()))
                .map(|game| Self::of(&game)),
            Ok(..=MAX_BYTES) => {
                let megabytes = format!("{:.1}", length as f64 / f64::from(1 << 20));
                let head = title(path).map_err(|e| e.to_string());
                head.map(|title| Self {
                    title: title.unwrap_or_default(),
                    what: tr!("listed-long", megabytes = megabytes),
                    opens: true,
                    ..Self::default()
                })
            }
            _ => Err(tr!("listed-too-large")),
        };
        let mut outline = seen.unwrap_or_else(|why| Self {
            // The reasons of a scenario stand one to a line.
            what: tr!("listed-unopened", why = one_line(&why)),
            ..Self::default()
        });
        if outline.title.is_empty() {
            outline.title = name.into_owned();
        }
        outline
    }

    fn of(game: &AnyGame) -> Self {
        let kept = game.kept();
        let mut what = kept.stands();
        if game.is_cut() {
            what = format!("{what}, {}", tr!("listed-damaged"));
        }
        Self {
            title: kept.title().to_owned(),
            game: kept.game(),
            players: kept.players(),
            opens: true,
            over: kept.is_over(),
            what,
        }
    }

    /// Everything on one line.
    pub(super) fn sentence(&self, modified: SystemTime) -> String {
        let (title, game) = (name(&self.title), self.game.as_str());
        let game = match game.is_empty() || title.starts_with(game) {
            true => String::new(),
            false => format!("{game}, "),
        };
        format!("{title}: {game}{}{}", self.what, when(modified))
    }
}

/// What the head of a file calls its game.
fn title(path: &Path) -> Result<Option<String>, String> {
    let mut head = read_bounded(path, HEAD).map_err(|e| e.to_string())?;
    head.truncate(HEAD);
    if is_table_game(&head) {
        let mended = mend(&head).ok();
        let doc: Option<Doc> = mended.and_then(|mended| mended.text.parse().ok());
        let title = doc.as_ref().and_then(|doc| doc.get("title"));
        return Ok(match title {
            Some(Doc::Text(title)) => Some(one_line(title)),
            _ => None,
        });
    }
    any::past().map_or(Ok(None), |past| {
        (past.title)(&head).map_err(|why| why.to_string())
    })
}

/// What the game in a file is called, if there is one.
pub(super) fn title_in(path: &Path) -> Option<String> {
    title(path).ok().flatten()
}

pub(super) fn modified(path: &Path) -> SystemTime {
    let modified = fs::metadata(path).and_then(|m| m.modified());
    modified.unwrap_or(SystemTime::UNIX_EPOCH)
}

/// ", 2026-02-14 18:03"; nothing when the time is not known.
fn when(modified: SystemTime) -> String {
    local_time(modified).map_or_else(String::new, |time| format!(", {time}"))
}

/// The files in a folder whose names end so, the last written first.
#[must_use]
pub fn newest_first(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let files = entries.map(|entry| entry.path());
    by_age(files.filter(|path| path.extension().is_some_and(|e| e == ending) && path.is_file()))
}

/// These files, the last written first.
#[must_use]
pub fn by_age(files: impl Iterator<Item = PathBuf>) -> Vec<PathBuf> {
    let mut files: Vec<(SystemTime, PathBuf)> = files.map(|path| (modified(&path), path)).collect();
    files.sort_by(|a, b| (b.0, &a.1).cmp(&(a.0, &b.1)));
    files.into_iter().map(|(_, path)| path).collect()
}

/// The games in a folder, newest first.
pub(super) fn list(folder: &Path) -> Vec<SavedGame> {
    let files = newest_first(folder, EXTENSION).into_iter();
    files.map(SavedGame::of_file).collect()
}
