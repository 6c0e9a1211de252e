//! What a user has set, kept between runs.

use super::DiceMode;
use crate::engine::UndoPolicy;
use crate::hex::Orientation;
use crate::present::annotation::Lasts;
use crate::present::duty::PlanDepth;
use crate::words::Language;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What is wrong with the settings that were kept. Said in words when it is
/// shown: until they are read, nobody knows in which language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Complaint {
    /// More than settings could be.
    TooLarge,
    /// No JSON; the reader's own words.
    Damaged(String),
    /// Some got their usual values.
    Fields {
        /// What they are called.
        names: Vec<String>,
        /// How many more there are.
        more: usize,
    },
    /// The file cannot be got.
    Unreadable {
        /// Where it is.
        path: PathBuf,
        /// The system's own words.
        why: String,
    },
}

/// Who sat at a side of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSeat {
    /// Whether it was a computer.
    pub computer: bool,
    /// Which of them, by its word; or what a person is called, if that was said.
    pub who: String,
}

/// What a user has set. Every field has a usual value; fields of other
/// versions are kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Size of the window, in points of an unscaled window.
    pub window_size: Option<[f32; 2]>,
    /// Position of the window.
    pub window_position: Option<[f32; 2]>,
    /// Whether the window fills the screen.
    pub maximised: bool,
    /// The language spoken; `None` is as the system says.
    pub language: Option<Language>,
    /// Size of text and controls: 1.0 is 100 %; from 0.8 to 3.0.
    pub text_scale: f32,
    /// Name of the colour theme; the window knows which there are.
    pub theme: String,
    /// How the map was looked at, if not as a whole: the middle in board units
    /// and the size of a unit in points.
    pub map: Option<[f32; 3]>,
    /// Whether the map lies as the boxed game prints it, a quarter turned.
    pub as_printed: bool,
    /// Whether the map is drawn plainly, to be read from afar.
    pub plain_map: bool,
    /// Whether units are blocks of wood, where a game has such.
    pub blocks: bool,
    /// Width of the side panel, in points.
    pub panel_width: Option<f32>,
    /// Who rolls the dice of a new game.
    pub dice: DiceMode,
    /// How far undo goes in a new game.
    #[serde(with = "undo")]
    pub undo: UndoPolicy,
    /// Who played each game last that was begun as a new one, by the key of its system.
    pub players: BTreeMap<String, [LastSeat; 2]>,
    /// Ask before a phase ends with things left to do.
    pub confirm_phase_end: bool,
    /// Pause when the turn passes to the other player.
    pub handover_notice: bool,
    /// Whether anything moves on the screen.
    pub animations: bool,
    /// How long a computer player waits between two actions, in tenths of a
    /// second.
    pub pace: u8,
    /// The overlays on the board, by their words; the board knows which there
    /// are.
    pub overlays: Vec<String>,
    /// Whether a card tells about the hex under the pointer.
    pub hex_card: bool,
    /// Whether a timeline lies under the board.
    pub timeline: bool,
    /// Whether it shows how the game was expected to end at every moment.
    pub curve: bool,
    /// How long what is drawn on the map stays there.
    pub drawings_stay: Lasts,
    /// From how many tenths of a point on a coach speaks of a decision; nobody watches
    /// without it.
    pub coach: Option<u8>,
    /// How much of a plan is told when a computer is asked for advice.
    pub advice: PlanDepth,
    /// Whether the guided tour needs no offer any more: it was declined, left or
    /// played to its end.
    pub tour_offered: bool,
    /// The same of every game, by the key of its system.
    pub tour_cards: BTreeMap<String, u8>,
    /// How far lessons have come, by their names: a letter a step; the window knows
    /// which.
    pub lessons: Map<String, Value>,
    /// How far games have come whose moves are guessed, by names that the window gives
    /// them.
    pub guesses: Map<String, Value>,
    /// Keys that are not the usual ones, by the words of their commands; the
    /// window knows which there are.
    pub keys: Map<String, Value>,
    /// Files opened or saved lately, latest first.
    pub recent: Vec<PathBuf>,
    /// The saved game that was on the table when the program was last closed.
    pub left_open: Option<PathBuf>,
    /// Whether the opening screen is shown at the start.
    pub opening: bool,
    /// The folder something was last written in for others.
    pub written_in: Option<PathBuf>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            window_size: None,
            window_position: None,
            maximised: false,
            language: None,
            text_scale: 1.0,
            theme: "light".to_owned(),
            map: None,
            as_printed: false,
            plain_map: false,
            blocks: false,
            panel_width: None,
            dice: DiceMode::default(),
            undo: UndoPolicy::default(),
            players: BTreeMap::new(),
            confirm_phase_end: true,
            handover_notice: true,
            animations: true,
            pace: 6,
            overlays: Vec::new(),
            hex_card: true,
            timeline: true,
            curve: false,
            drawings_stay: Lasts::default(),
            coach: None,
            advice: PlanDepth::default(),
            tour_offered: false,
            tour_cards: BTreeMap::new(),
            lessons: Map::new(),
            guesses: Map::new(),
            keys: Map::new(),
            recent: Vec::new(),
            left_open: None,
            opening: true,
            written_in: None,
            other: Map::new(),
        }
    }
}

impl Settings {
    /// How the map lies.
    #[must_use]
    pub const fn orientation(&self) -> Orientation {
        match self.as_printed {
            true => Orientation::AsPrinted,
            false => Orientation::NorthUp,
        }
    }

    /// The longest file that is looked at.
    pub(super) const MAX_BYTES: usize = 256 * 1024;

    /// How many fields of other versions are kept.
    const OTHERS: usize = 64;

    /// How many lessons are remembered at most.
    pub const LESSONS: usize = 1000;

    /// How many guessed games are remembered at most.
    pub const GUESSES: usize = 10;

    /// Of how many games the players are remembered at most.
    const GAMES: usize = 100;

    /// How many bad fields are told by name.
    const TOLD: usize = 20;

    /// How many recent files are remembered.
    pub const RECENT: usize = 10;

    /// Least and most [`text_scale`](Self::text_scale).
    pub const SCALES: (f32, f32) = (0.8, 3.0);

    /// The paces there are to choose from, the slowest first, in tenths of a second.
    pub const PACES: [u8; 4] = [15, 6, 2, 0];

    /// The next pace that is faster, or slower; `None` if there is none.
    #[must_use]
    pub fn next_pace(pace: u8, faster: bool) -> Option<u8> {
        let mut all = Self::PACES.into_iter();
        match faster {
            true => all.find(|&it| it < pace),
            false => all.rfind(|&it| it > pace),
        }
    }

    /// How long a computer player waits between two actions, in seconds.
    #[must_use]
    pub fn pace_secs(&self) -> f64 {
        f64::from(self.pace) / 10.0
    }

    /// From how many points on a coach speaks of a decision.
    #[must_use]
    pub fn coach_speaks_from(&self) -> Option<f64> {
        self.coach.map(|tenths| f64::from(tenths) / 10.0)
    }

    /// Puts a file at the head of the recent ones.
    pub fn remember(&mut self, path: &Path) {
        self.recent.retain(|p| p != path);
        self.recent.insert(0, path.to_owned());
        self.recent.truncate(Self::RECENT);
    }

    /// The text of the file.
    #[must_use]
    pub fn to_json(&self) -> String {
        // Paths that are not UTF-8 cannot be written as JSON; nor need they be.
        let mut writable = self.clone();
        writable.recent.retain(|p| p.to_str().is_some());
        writable.left_open.take_if(|p| p.to_str().is_none());
        let value = serde_json::to_value(&writable).unwrap_or_default();
        format!("{value:#}\n")
    }

    /// Reads the text of the file. What cannot be read or makes no sense gets
    /// its usual value, with a complaint.
    #[must_use]
    pub fn read(text: &str) -> (Self, Option<Complaint>) {
        if text.len() > Self::MAX_BYTES {
            return (Self::default(), Some(Complaint::TooLarge));
        }
        let fields: Map<String, Value> = match serde_json::from_str(text) {
            Ok(fields) => fields,
            Err(e) => return (Self::default(), Some(Complaint::Damaged(e.to_string()))),
        };
        let mut settings = Self::default();
        let usual = serde_json::to_value(&settings).unwrap_or_default();
        let (mut names, mut more) = (Vec::new(), 0);
        for (name, value) in fields {
            let taken = if usual.get(&name).is_some() {
                settings.take(&name, value)
            } else if settings.other.len() < Self::OTHERS {
                settings.other.insert(name.clone(), value);
                true
            } else {
                false
            };
            match (taken, names.len() < Self::TOLD) {
                (true, _) => {}
                (false, true) => names.push(name.chars().take(40).collect::<String>()),
                (false, false) => more += 1,
            }
        }
        settings.recent.truncate(Self::RECENT);
        let complaint = (!names.is_empty()).then_some(Complaint::Fields { names, more });
        (settings, complaint)
    }

    /// Takes a value for one field, if it makes sense: each by itself, so that a
    /// bad one does not spoil the rest.
    fn take(&mut self, name: &str, value: Value) -> bool {
        let Ok(Value::Object(mut all)) = serde_json::to_value(&*self) else {
            return false;
        };
        all.insert(name.to_owned(), value);
        match serde_json::from_value::<Self>(Value::Object(all)) {
            Ok(better) if better.is_sound() => {
                *self = better;
                true
            }
            _ => false,
        }
    }

    fn is_sound(&self) -> bool {
        let finite = |pair: Option<[f32; 2]>| pair.is_none_or(|p| p.iter().all(|n| n.is_finite()));
        let (least, most) = Self::SCALES;
        (least..=most).contains(&self.text_scale)
            && finite(self.window_position)
            && (self.map).is_none_or(|m| m.iter().all(|n| n.is_finite()) && m[2] > 0.0)
            && finite(self.window_size)
            && self.window_size.is_none_or(|s| s.iter().all(|&n| n > 0.0))
            && self.lessons.len() <= Self::LESSONS
            && self.guesses.len() <= Self::GUESSES
            && self.players.len() <= Self::GAMES
            && (self.guesses.values()).all(|of| of.as_str().is_some_and(|of| of.len() < 12_000))
            && self.panel_width.is_none_or(|w| w.is_finite() && w > 0.0)
    }
}

/// Undo in the words of the game file.
mod undo {
    use crate::engine::UndoPolicy;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
    pub(super) fn serialize<S: Serializer>(undo: &UndoPolicy, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(undo.word())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<UndoPolicy, D::Error> {
        let word = String::deserialize(d)?;
        let mut all = UndoPolicy::ALL.into_iter();
        let known = all.find(|undo| undo.word() == word);
        known.ok_or_else(|| D::Error::custom("no such way of undoing"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn settings_come_back_and_fields_of_other_versions_are_kept() {
        let mut settings = Settings {
            window_size: Some([1280.0, 800.5]),
            language: Some(Language::Ukrainian),
            text_scale: 1.25,
            dice: DiceMode::ByHand,
            undo: UndoPolicy::Free,
            animations: false,
            as_printed: true,
            overlays: vec!["supply".to_owned(), "reach".to_owned()],
            hex_card: false,
            timeline: false,
            curve: true,
            drawings_stay: Lasts::Turn,
            coach: Some(10),
            players: BTreeMap::from([(
                "meadow".to_owned(),
                [
                    LastSeat::default(),
                    LastSeat {
                        computer: true,
                        who: "captain".to_owned(),
                    },
                ],
            )]),
            advice: PlanDepth::Where,
            ..Settings::default()
        };
        settings.other.insert("sound".to_owned(), Value::from(3));
        for n in 0..20 {
            settings.remember(Path::new(&format!("game {n}")));
        }
        settings.remember(Path::new("game 15"));
        assert_eq!(settings.recent.len(), Settings::RECENT);
        assert_eq!(settings.recent[0], Path::new("game 15"));
        assert_eq!(Settings::read(&settings.to_json()), (settings, None));
        assert_eq!(Settings::read("{}"), (Settings::default(), None));
    }

    #[test]
    fn bad_fields_get_their_usual_values_and_good_ones_stay() {
        let text = r#"{"text_scale": 40, "theme": 7, "undo": "never", "dice": "by-hand",
            "language": "tlh", "window_size": [0, 100], "animations": false}"#;
        let (settings, complaint) = Settings::read(text);
        let expected = Settings {
            dice: DiceMode::ByHand,
            animations: false,
            ..Settings::default()
        };
        assert_eq!(settings, expected);
        let complaint = complaint.unwrap().to_string();
        for name in ["text_scale", "theme", "undo", "language", "window_size"] {
            assert!(complaint.contains(name), "{complaint}");
        }
        assert!(!complaint.contains("dice"));
        let (settings, complaint) = Settings::read("{\"text_scale\": 1.5");
        assert_eq!(settings, Settings::default());
        assert!(complaint.unwrap().to_string().contains("damaged"));
    }

    #[test]
    fn from_any_pace_there_is_a_faster_one_but_from_the_fastest() {
        let next = Settings::next_pace;
        assert_eq!([next(6, true), next(6, false)], [Some(2), Some(15)]);
        // One that was written by hand.
        assert_eq!([next(9, true), next(9, false)], [Some(6), Some(15)]);
        assert_eq!([next(0, true), next(15, false)], [None, None]);
    }

    #[test]
    fn fields_without_end_are_neither_kept_nor_told_one_by_one() {
        let many: String = (0..16_000).map(|n| format!("\"{n:06}\":0,")).collect();
        let text = format!("{{\"animations\": false, {many} \"pace\": 2}}");
        let (settings, complaint) = Settings::read(&text);
        assert_eq!((settings.animations, settings.pace), (false, 2));
        assert_eq!(settings.other.len(), Settings::OTHERS);
        let complaint = complaint.unwrap().to_string();
        assert!(
            complaint.contains("and 15916 more") && complaint.len() < 500,
            "{complaint}"
        );
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn no_text_does_harm(at in 0_usize..400, byte in 0_u8..128) {
            let mut bytes = Settings::default().to_json().into_bytes();
            let at = at % bytes.len();
            bytes[at] = byte;
            let (settings, _) = Settings::read(&String::from_utf8(bytes).unwrap());
            prop_assert!(settings.is_sound());
        }
    }
}
