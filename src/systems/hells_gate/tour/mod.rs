//! The guided tour: the first Soviet player turn of the worked example, and chapters
//! on what it does not show.

mod first_turn;

use super::HellsGate;
use crate::engine::{Level, SideNo};
use crate::present::system::{KeyNames, Lesson, LessonCard, Opposite, Pointer, Until, WindowPart};
use crate::words::tr;

/// The dice of the first turn: its first rolls are 6, 3, 3, 3, 6, those of the
/// worked example.
const SEED: u64 = 3812;

/// The scenario it is played with.
const START: &str = "korsun_1944";

/// An attack in the midst of the map: every vacant hex about D4 lies in a Soviet
/// zone, and E3 holds Germans [7.6].
const CAUGHT: &str = r#"{"turn": 4, "player": "soviet", "stage": "combat", "units": [
    {"unit": "26GR", "at": "D5"}, {"unit": "21GR", "at": "D5"},
    {"unit": "47R", "at": "D2"}, {"unit": "104R", "at": "B3"},
    {"unit": "389I", "at": "D4"}, {"unit": "WIK", "at": "E3"},
    {"unit": "5SSP", "at": "E3"}, {"unit": "88N", "at": "F2"}]}"#;

/// The end of the first turn on which there may be mud [11.2].
const THAW: &str = r#"{"turn": 2, "player": "german", "stage": "mud"}"#;

/// The turn on which nobody leaves Korsun [11.2].
const FAST: &str = r#"{"turn": 2, "player": "german", "stage": "movement"}"#;

/// Two tank corps that have lost a step each [11.4].
const REDUCED: &str = r#"{"turn": 5, "player": "soviet", "stage": "supply", "units": [
    {"unit": "20T", "at": "C7", "steps": 1}, {"unit": "29T", "at": "C7", "steps": 1}]}"#;

/// The last chance of those about Korsun: supplied friends stand in C3 alone
/// [11.5].
const LAST: &str = r#"{"turn": 8, "player": "german", "stage": "breakout", "weather": "mud",
    "units": [
    {"unit": "72I", "at": "E3", "marks": ["unsupplied"]},
    {"unit": "57I", "at": "E3", "steps": 1, "marks": ["unsupplied"]},
    {"unit": "389I", "at": "E3", "steps": 1, "marks": ["unsupplied"]},
    {"unit": "WIK", "at": "C3"}, {"unit": "47R", "at": "D2"},
    {"unit": "26GR", "at": "D4"}, {"unit": "21GR", "at": "E4"},
    {"unit": "88S", "at": "destroyed"}, {"unit": "88N", "at": "destroyed"},
    {"unit": "KBW", "at": "destroyed"}, {"unit": "KBE", "at": "destroyed"},
    {"unit": "WAL", "at": "destroyed"}, {"unit": "5SSP", "at": "destroyed"}]}"#;

impl HellsGate {
    /// The tour, with the keys called as `keys` calls them.
    pub(super) fn lesson(keys: KeyNames<'_>) -> Lesson {
        let mut cards = first_turn::ground(keys);
        cards.extend(first_turn::east(keys));
        cards.extend(first_turn::west(keys));
        cards.extend(first_turn::ring(keys));
        cards.extend(caught());
        cards.extend(mud(keys));
        cards.extend(turns_of_their_own());
        cards.extend(breakout());
        Lesson {
            title: tr!("tour-name"),
            start: START,
            sheet: None,
            seed: SEED,
            cards,
            against: Some(Opposite {
                start: START,
                side: SideNo::B,
                level: Level::Cadet,
            }),
        }
    }
}

/// Until this hex is picked.
fn picked(hex: &str) -> Until {
    Until::Picked(Pointer::Place(hex.to_owned()))
}

/// Until some legal action of this verb has been done.
fn any(verb: &'static str, meant: &str) -> Until {
    Until::OneOf {
        verb,
        about: None,
        meant: meant.to_owned(),
    }
}

/// Zones of control in a retreat [7.6].
fn caught() -> Vec<LessonCard> {
    vec![
        LessonCard::new(tr!("tour-caught"), tr!("tour-caught-text"), Some("7.6"))
            .set_up(CAUGHT)
            .about(&["C3", "C4", "D3", "E4", "D4"])
            .playing(
                tr!("tour-caught-task"),
                &["attack D4 26GR", "attack D4 21GR"],
            ),
        LessonCard::new(
            tr!("tour-caught-roll"),
            tr!("tour-caught-roll-text"),
            Some("CRT"),
        )
        .about(&["D4"])
        .playing(tr!("tour-roll-task"), &["resolve =4"]),
        LessonCard::new(tr!("tour-only-way"), tr!("tour-only-way-text"), Some("4.0"))
            .about(&["D4", "E3"])
            .playing(tr!("tour-only-way-task"), &["retreat 389I E3"]),
    ]
}

/// The die for mud, and what mud does [11.2].
fn mud(keys: KeyNames<'_>) -> Vec<LessonCard> {
    vec![
        LessonCard::new(tr!("tour-thaw"), tr!("tour-thaw-text"), Some("11.2"))
            .set_up(THAW)
            .pointing_at(WindowPart::Foot)
            .playing(
                tr!("tour-thaw-task", proceed = keys("proceed")),
                &["mud =2"],
            ),
        LessonCard::new(tr!("tour-mud"), tr!("tour-mud-text"), Some("8.2")),
    ]
}

/// Rules of single turns [11.2] to [11.4].
fn turns_of_their_own() -> Vec<LessonCard> {
    vec![
        LessonCard::new(
            tr!("tour-stand-fast"),
            tr!("tour-stand-fast-text"),
            Some("11.2"),
        )
        .set_up(FAST)
        .about(&["B3", "E3"])
        .asking(tr!("tour-stand-fast-task"), any("move", "move 5SSP C4")),
        LessonCard::new(
            tr!("tour-own-turns"),
            tr!("tour-own-turns-text"),
            Some("11.3"),
        )
        .about(&["E3"])
        .pointing_at(WindowPart::Tracks),
        LessonCard {
            before: vec!["supply".to_owned()],
            ..LessonCard::new(tr!("tour-restore"), tr!("tour-restore-text"), Some("11.4"))
                .set_up(REDUCED)
                .about(&["C7"])
                .asking(tr!("tour-restore-task"), any("restore", "restore 29T"))
        },
    ]
}

/// Breaking out on the last turn [11.5], and what comes after the tour.
fn breakout() -> Vec<LessonCard> {
    vec![
        LessonCard::new(
            tr!("tour-breakout"),
            tr!("tour-breakout-text"),
            Some("11.5"),
        )
        .set_up(LAST)
        .about(&["C3", "E3"])
        .playing(tr!("tour-breakout-task"), &["breakout 72I =4"]),
        LessonCard::new(
            tr!("tour-left-behind"),
            tr!("tour-left-behind-text"),
            Some("11.5"),
        )
        .about(&["C3", "E3"])
        .playing(tr!("tour-left-behind-task"), &["breakout 57I =2"]),
        LessonCard::new(tr!("tour-now-you"), tr!("tour-now-you-text"), Some("12.0"))
            .asking(tr!("tour-now-you-task"), Until::Read),
    ]
}
