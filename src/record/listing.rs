//! What a list of saved games shows: read from the files without playing them.

use super::draft::{Draft, Group};
use super::mend::mend;
use super::store::read_bounded;
use super::{EXTENSION, MAX_ACTIONS, MAX_BYTES};
use crate::systems::hells_gate::{Phase, Setup, Side};
use crate::words::{name, tr};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// A file among the saved games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// The file.
    pub path: PathBuf,
    /// What the players call the game; the name of the file if it cannot be
    /// read.
    pub title: String,
    /// Scenario, turn, phase, number of actions, time, on one line; or what is
    /// wrong with the file.
    pub summary: String,
    /// When it was last written.
    pub modified: SystemTime,
}

/// A game at a glance.
pub(super) struct Outline {
    /// Its title, or the name of its file.
    pub title: String,
    /// Turn, phase, number of actions; or what is wrong.
    what: String,
}

impl Outline {
    /// Looks into a file.
    pub(super) fn of_file(path: &Path) -> Self {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let seen = read_bounded(path, MAX_BYTES)
            .map_err(|e| e.to_string())
            .and_then(|bytes| match bytes.len() > MAX_BYTES {
                true => Err(tr!("listed-too-large")),
                false => Self::of_bytes(&bytes).map_err(|e| e.to_string()),
            });
        match seen {
            Ok((title, what)) => Self {
                title: title.unwrap_or_else(|| name.into_owned()),
                what,
            },
            Err(why) => Self {
                title: name.into_owned(),
                what: tr!("listed-unopened", why = why),
            },
        }
    }

    fn of_bytes(bytes: &[u8]) -> Result<(Option<String>, String), super::ReadError> {
        let mended = mend(bytes)?;
        let mut draft = Draft::read(&mended)?;
        let phases = draft.phases.take().unwrap_or_default();
        let cursor = draft.cursor.and_then(|c| usize::try_from(c).ok());
        let mut left = cursor.unwrap_or(MAX_ACTIONS);
        let (mut actions, mut last) = (0, None);
        for raw in phases {
            if left == 0 {
                break;
            }
            let Ok(group) = Group::read(raw, left, &mut draft.damage) else {
                break;
            };
            left -= group.actions.len();
            actions += group.actions.len();
            last = Some(group);
        }
        let scenario = draft.scenario_title();
        let mut parts = Vec::new();
        if scenario != draft.title {
            parts.extend(scenario.map(|title| name(&title).into_owned()));
        }
        if draft.position.is_some() {
            parts.push(tr!("listed-position"));
        }
        parts.extend(last.as_ref().and_then(phase_words));
        parts.push(tr!("listed-actions", n = actions));
        if draft.broken.is_some() {
            parts.push(tr!("listed-damaged"));
        }
        Ok((draft.title, parts.join(", ")))
    }

    /// Everything on one line.
    pub(super) fn sentence(&self, modified: SystemTime) -> String {
        let title = name(&self.title);
        format!("{title}: {}{}", self.what, when(modified))
    }
}

/// "game turn 2, German Combat Phase".
fn phase_words(group: &Group<'_>) -> Option<String> {
    let phases = [
        Phase::Supply,
        Phase::Combat,
        Phase::Movement,
        Phase::Recovery,
        Phase::Housekeeping,
    ];
    let word = group.phase.as_deref()?;
    let phase = phases
        .into_iter()
        .find(|&p| super::draft::phase_word(p) == word)?;
    let side: Side = group.side?;
    let name = Setup::phase_name(side, phase);
    Some(tr!("listed-phase", turn = group.turn?, phase = name))
}

/// ", 2026-02-14 18:03 UTC"; nothing when the time is not known.
fn when(modified: SystemTime) -> String {
    let text = super::time_words(modified).unwrap_or_default();
    match (text.get(..10), text.get(11..16)) {
        (Some(day), Some(minute)) => format!(", {day} {minute} UTC"),
        _ => String::new(),
    }
}

/// The games in a folder, newest first.
pub(super) fn list(folder: &Path) -> Vec<SavedGame> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut games: Vec<SavedGame> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == EXTENSION) && path.is_file())
        .map(|path| {
            let modified = fs::metadata(&path).and_then(|m| m.modified());
            let modified = modified.unwrap_or(SystemTime::UNIX_EPOCH);
            let outline = Outline::of_file(&path);
            SavedGame {
                summary: format!("{}{}", outline.what, when(modified)),
                title: outline.title,
                modified,
                path,
            }
        })
        .collect();
    games.sort_by(|a, b| (b.modified, &a.path).cmp(&(a.modified, &b.path)));
    games
}
