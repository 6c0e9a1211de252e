//! Decisions that cost something in the user's own games, kept to be practised again at
//! growing intervals: a file for each, with the game up to the decision in it.

use super::listing::modified;
use super::save::{Durability, SaveError, save_atomic, save_numbered};
use super::store::{Store, read_bounded};
use super::{MAX_BYTES, file_stem};
use chrono::{Datelike as _, Utc};
use serde::de::{Deserializer as _, Error as _, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::fmt;
use std::fs;
use std::io::{BufReader, Read as _};
use std::path::{Path, PathBuf};

/// After how many days an exercise comes again: the first time it was solved, the second,
/// and so on. Solved once more after the last, it is learned.
pub const INTERVALS: [i64; 5] = [1, 3, 7, 21, 60];

/// What the files of exercises end in, after the dot.
const EXERCISE: &str = "exercise";

/// The format of the files.
const VERSION: u8 = 1;

/// So many are kept; beyond them none is added.
const MOST: usize = 200;

/// How long the texts in a file besides the game can be together, in bytes.
const WORDS: usize = 64 * 1024;

/// The longest file. The game is a text in it: what it quotes takes twice the room.
const LONGEST: usize = 2 * MAX_BYTES + WORDS;

/// A decision that cost something, as a coach found it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Missed {
    /// The title of the game it was made in.
    pub title: String,
    /// When in that game, in words.
    pub when: String,
    /// What it is about.
    pub theme: String,
    /// What it cost, in points, and the standard error of that.
    pub cost: (f64, f64),
    /// What was done.
    pub played: String,
    /// What would have been better.
    pub better: String,
}

/// A decision to be made again. Its file has the saved game besides that ends in its
/// position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Exercise {
    /// The format it is written in.
    version: u8,
    /// Its file.
    #[serde(skip)]
    pub path: PathBuf,
    /// How often it has been solved in a row.
    rung: usize,
    /// The day from which on it is to be solved again, counted from the year 1.
    due: i64,
    /// The decision.
    #[serde(flatten)]
    pub missed: Missed,
}

/// What stands in the file of an exercise.
#[derive(Serialize)]
struct Written<'a> {
    #[serde(flatten)]
    exercise: &'a Exercise,
    /// The game, at the end: lists read no further.
    game: &'a str,
}

/// The fields of an exercise in its file, up to its game.
#[derive(Default)]
struct Head {
    fields: Map<String, Value>,
    /// Of a file whose game is wanted, that.
    game: Option<String>,
    wants_game: bool,
}

impl Head {
    fn exercise(&self) -> Option<Exercise> {
        let fields = Value::Object(self.fields.clone());
        serde_json::from_value(fields).ok()
    }
}

impl<'de> Visitor<'de> for &mut Head {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an exercise")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(name) = map.next_key::<String>()? {
            if name != "game" {
                self.fields.insert(name, map.next_value()?);
            } else if self.wants_game {
                self.game = Some(map.next_value()?);
            } else if self.exercise().is_some() {
                return Err(A::Error::custom("enough is known"));
            } else {
                // Files of earlier programs go on after it.
                let _: IgnoredAny = map.next_value()?;
            }
        }
        Ok(())
    }
}

/// When an exercise comes again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// Today, or since some day before.
    Now,
    /// In so many days.
    In(i64),
    /// It has been solved often enough.
    Never,
}

/// Today, counted in days from the year 1.
#[must_use]
pub fn today() -> i64 {
    let now = Utc::now().with_timezone(&super::here());
    i64::from(now.date_naive().num_days_from_ce())
}

impl Exercise {
    fn of(found: Missed, today: i64) -> Self {
        Self {
            version: VERSION,
            path: PathBuf::new(),
            rung: 0,
            due: today + INTERVALS[0],
            missed: found,
        }
    }

    /// The exercise of a file, of which no more is read than what it is and when it is due.
    fn read(path: PathBuf) -> Option<Self> {
        if !fs::metadata(&path).ok()?.is_file() {
            return None;
        }
        let file = BufReader::new(fs::File::open(&path).ok()?);
        let mut head = Head::default();
        let mut json = serde_json::Deserializer::from_reader(file.take(LONGEST as u64));
        // It ends early where enough is known.
        let _ = json.deserialize_map(&mut head);
        Self::sound(head.exercise()?, path)
    }

    /// The same with its game.
    fn read_whole(path: PathBuf) -> Option<(Self, String)> {
        let bytes = read_bounded(&path, LONGEST).ok()?;
        let mut head = Head {
            wants_game: true,
            ..Head::default()
        };
        let mut json = serde_json::Deserializer::from_slice(&bytes);
        json.deserialize_map(&mut head).ok()?;
        json.end().ok()?;
        Some((Self::sound(head.exercise()?, path)?, head.game?))
    }

    fn sound(self, path: PathBuf) -> Option<Self> {
        let (cost, error) = self.missed.cost;
        let sound = self.version == VERSION && cost.is_finite() && error.is_finite();
        sound.then_some(Self { path, ..self })
    }

    /// When it comes again, as seen from a day.
    #[must_use]
    pub const fn due(&self, today: i64) -> Due {
        match self.due.saturating_sub(today) {
            _ if self.rung >= INTERVALS.len() => Due::Never,
            ..=0 => Due::Now,
            days => Due::In(days),
        }
    }

    /// What becomes of it when it was solved, or not, on a day: solved, it comes again after
    /// the next interval; not solved, tomorrow, from the beginning.
    pub fn answered(&mut self, solved: bool, today: i64) {
        self.rung = match solved {
            true => (self.rung + 1).min(INTERVALS.len()),
            false => 0,
        };
        let step = self.rung.min(INTERVALS.len() - 1);
        self.due = today.saturating_add(INTERVALS[step]);
    }

    fn same_as(&self, found: &Missed) -> bool {
        let known = &self.missed;
        (&known.title, &known.when, &known.played) == (&found.title, &found.when, &found.played)
    }
}

impl Store {
    /// The folder of exercises; made when the first is kept.
    #[must_use]
    pub fn practice_folder(&self) -> PathBuf {
        self.root().join("practice")
    }

    /// Everything to be practised, what is due longest first. Files that cannot be read are
    /// no part of it, and stay. No game of theirs is looked at.
    #[must_use]
    pub fn exercises(&self) -> Vec<Exercise> {
        let mut all: Vec<Exercise> = self.exercise_files().filter_map(Exercise::read).collect();
        let learned = |exercise: &Exercise| exercise.due(0) == Due::Never;
        all.sort_by_cached_key(|it| (learned(it), it.due, modified(&it.path), it.path.clone()));
        all
    }

    fn exercise_files(&self) -> impl Iterator<Item = PathBuf> {
        let entries = fs::read_dir(self.practice_folder());
        let paths = entries.into_iter().flatten().flatten().map(|it| it.path());
        let paths = paths.filter(|path| path.extension().is_some_and(|end| end == EXERCISE));
        paths.take(2 * MOST)
    }

    /// Keeps a decision, with the game that ends in its position, to be practised from
    /// tomorrow on. Whether it was: not a second time,
    /// and not beyond what one can keep up with.
    ///
    /// # Errors
    /// With a sentence that says what to do.
    pub fn keep_exercise(&self, found: Missed, game: &str, today: i64) -> Result<bool, SaveError> {
        let all = self.exercises();
        if all.len() >= MOST || all.iter().any(|known| known.same_as(&found)) {
            return Ok(false);
        }
        let stem = file_stem(&format!("{} – {}", found.title, found.when));
        let exercise = Exercise::of(found, today);
        let folder = self.practice_folder();
        let text = written(&exercise, game).map_err(|why| SaveError::new(&folder, why))?;
        save_numbered(&folder, &stem, EXERCISE, &text, Durability::Crash).map(|_| true)
    }

    /// Keeps how an exercise went.
    ///
    /// # Errors
    /// With a sentence that says what to do; the file before is untouched.
    pub fn note_exercise(&self, exercise: &Exercise) -> Result<(), SaveError> {
        let fail = |why| SaveError::new(&exercise.path, why);
        let there = Exercise::read_whole(exercise.path.clone());
        let gone = || fail(std::io::ErrorKind::InvalidData.into());
        let (_, game) = there.ok_or_else(gone)?;
        let text = written(exercise, &game).map_err(fail)?;
        save_atomic(&exercise.path, &text, Durability::Crash)
    }

    /// An exercise of this store by its file, and the game that ends in its position.
    #[must_use]
    pub fn exercise(&self, path: &Path) -> Option<(Exercise, String)> {
        (path.parent() == Some(&self.practice_folder()))
            .then(|| Exercise::read_whole(path.to_owned()))
            .flatten()
    }
}

fn written(exercise: &Exercise, game: &str) -> std::io::Result<String> {
    let written = Written { exercise, game };
    serde_json::to_string_pretty(&written).map_err(std::io::Error::from)
}

#[cfg(test)]
mod tests {
    use super::{Due, Exercise, INTERVALS, Missed};
    use crate::record::Store;
    use std::fs;

    fn found(when: &str) -> Missed {
        Missed {
            title: "Hell's Gate".to_owned(),
            when: when.to_owned(),
            theme: "Combat".to_owned(),
            cost: (2.5, 0.4),
            played: "this".to_owned(),
            better: "that".to_owned(),
        }
    }

    #[test]
    fn what_is_solved_comes_again_after_growing_intervals_until_it_is_learned() {
        let mut exercise = Exercise::of(found("Turn 1"), 100);
        assert_eq!(
            exercise.due(100),
            Due::In(INTERVALS[0]),
            "not on the same day"
        );
        let mut today = 101;
        let mut waited = Vec::new();
        while let (Due::Now, true) = (exercise.due(today), waited.len() < 9) {
            exercise.answered(true, today);
            if let Due::In(days) = exercise.due(today) {
                waited.push(days);
                today += days;
            }
        }
        assert_eq!(waited, [3, 7, 21, 60]);
        assert_eq!(exercise.due(today), Due::Never);
    }

    #[test]
    fn what_is_not_solved_begins_again_tomorrow() {
        let mut exercise = Exercise::of(found("Turn 1"), 100);
        exercise.answered(true, 101);
        exercise.answered(true, 104);
        assert_eq!(exercise.due(104), Due::In(7));
        exercise.answered(false, 111);
        assert_eq!(exercise.due(111), Due::In(1));
        exercise.answered(true, 112);
        assert_eq!(exercise.due(112), Due::In(3));
    }

    #[test]
    fn each_decision_is_kept_once_and_what_cannot_be_read_is_left_alone() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::at(home.path()).unwrap();
        assert!(store.exercises().is_empty());
        assert!(store.keep_exercise(found("Turn 1"), "{}", 100).unwrap());
        assert!(!store.keep_exercise(found("Turn 1"), "{}", 100).unwrap());
        assert!(store.keep_exercise(found("Turn 2"), "[2]", 90).unwrap());
        let broken = store.practice_folder().join("broken.exercise");
        fs::write(&broken, "{").unwrap();
        let all = store.exercises();
        let when: Vec<&str> = all.iter().map(|it| it.missed.when.as_str()).collect();
        assert_eq!(
            when,
            ["Turn 2", "Turn 1"],
            "what is due longest comes first"
        );
        assert!(broken.is_file());
        let mut first = all[0].clone();
        first.answered(true, 91);
        store.note_exercise(&first).unwrap();
        let game = "[2]".to_owned();
        assert_eq!(store.exercise(&first.path), Some((first, game)));
        assert_eq!(
            store.exercises()[0].missed.when,
            "Turn 2",
            "94 is before 101"
        );
        assert_eq!(store.exercise(&home.path().join("settings.json")), None);
    }

    #[test]
    fn a_list_reads_no_game_and_files_that_have_it_before_the_rest_are_read_all_the_same() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::at(home.path()).unwrap();
        assert!(store.keep_exercise(found("Turn 1"), "{}", 100).unwrap());
        let path = store.exercises()[0].path.clone();
        let whole = fs::read_to_string(&path).unwrap();
        // What follows the name of the game is not looked at.
        let (head, _) = whole.split_once("\"game\"").unwrap();
        fs::write(&path, format!("{head}\"game\": and no JSON")).unwrap();
        let listed = store.exercises();
        assert_eq!(listed.len(), 1);
        assert_eq!(listed[0].due(100), Due::In(INTERVALS[0]));
        assert_eq!(
            store.exercise(&path),
            None,
            "to practise it its game is needed"
        );
        assert!(store.note_exercise(&listed[0]).is_err());
        // As earlier programs wrote it.
        let fields = "\"version\": 1, \"title\": \"T\", \"when\": \"W\", \"theme\": \"M\", \
            \"cost\": [1.5, 0.5], \"played\": \"p\", \"better\": \"b\"";
        let early = format!("{{ {fields}, \"game\": \"{{}}\", \"rung\": 2, \"due\": 120 }}");
        fs::write(&path, early).unwrap();
        let listed = store.exercises();
        assert_eq!(listed[0].due(110), Due::In(10));
        store.note_exercise(&listed[0]).unwrap();
        assert_eq!(store.exercises(), listed);
        let game = "{}".to_owned();
        assert_eq!(store.exercise(&path), Some((listed[0].clone(), game)));
    }
}
