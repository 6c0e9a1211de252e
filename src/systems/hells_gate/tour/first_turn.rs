//! The first Soviet player turn of the worked example, one rule to a card.

use super::picked;
use crate::present::system::{KeyNames, LessonCard, Until, WindowPart};
use crate::words::{self, tr};

/// The map, the units, the phases, supply and zones.
pub(super) fn ground(keys: KeyNames<'_>) -> Vec<LessonCard> {
    vec![
        LessonCard::new(
            tr!("tour-battle"),
            tr!("tour-battle-text", show_me = keys("tour-show-me")),
            Some("1.0"),
        ),
        LessonCard::new(tr!("tour-map"), tr!("tour-map-text"), Some("2.1")).about(&["C5", "F6"]),
        LessonCard::new(tr!("tour-units"), tr!("tour-units-text"), Some("2.2"))
            .about(&["C7"])
            .asking(tr!("tour-units-task"), picked("C7")),
        LessonCard::new(tr!("tour-phases"), tr!("tour-phases-text"), Some("3.0"))
            .pointing_at(WindowPart::Panel),
        LessonCard::new(tr!("tour-supply"), tr!("tour-supply-text"), Some("5.1"))
            .about(&["B1", "C1", "D1", "G2", "C7", "D7", "E6", "F6"])
            .playing(
                tr!("tour-supply-task", proceed = keys("proceed")),
                &["supply"],
            ),
        LessonCard::new(tr!("tour-zones"), tr!("tour-zones-text"), Some("4.0")).asking(
            tr!(
                "tour-zones-task",
                german_zones = keys("overlay german-zones")
            ),
            Until::Overlay("german-zones"),
        ),
        LessonCard::new(tr!("tour-overlays"), tr!("tour-overlays-text"), Some("4.1")).asking(
            tr!("tour-overlays-task", no_overlays = keys("no-overlays")),
            Until::NoOverlay,
        ),
    ]
}

/// The east: targets, odds, the die, losses and retreats.
pub(super) fn east(keys: KeyNames<'_>) -> Vec<LessonCard> {
    vec![
        LessonCard::new(tr!("tour-plan"), tr!("tour-plan-text"), Some("5.1")).about(&["C2", "C6"]),
        LessonCard::new(tr!("tour-target"), tr!("tour-target-text"), Some("7.1"))
            .about(&["B7"])
            .asking(tr!("tour-target-task"), picked("B7")),
        LessonCard::new(tr!("tour-odds"), tr!("tour-odds-text"), Some("7.0"))
            .about(&["B7", "C7"])
            .playing(tr!("tour-odds-task"), &["attack B7 75R", "attack B7 48R"]),
        LessonCard::new(tr!("tour-doubts"), tr!("tour-doubts-text"), Some("CRT"))
            .about(&["B7", "C7"])
            .asking(
                tr!("tour-doubts-task", undo = keys("undo")),
                Until::TakenBack(2),
            ),
        LessonCard::new(tr!("tour-tanks"), tr!("tour-tanks-text"), Some("7.1.2"))
            .about(&["B7", "C7"])
            .playing(tr!("tour-tanks-task"), &["attack B7 29T", "attack B7 48R"]),
        LessonCard::new(tr!("tour-die"), tr!("tour-die-text"), Some("CRT"))
            .about(&["B7"])
            .playing(tr!("tour-roll-task"), &["resolve"]),
        LessonCard::new(tr!("tour-defender"), tr!("tour-defender-text"), Some("7.5"))
            .about(&["B7"])
            .playing(tr!("tour-defender-task"), &["lose 106I"]),
        LessonCard::new(tr!("tour-hexside"), tr!("tour-hexside-text"), Some("7.1.1"))
            .about(&["C6", "C7", "D7"])
            .playing(
                tr!("tour-hexside-task"),
                &[
                    "attack C6 75R",
                    "attack C6 20T",
                    "attack C6 21GR",
                    "attack C6 26GR",
                ],
            ),
        LessonCard::new(tr!("tour-all-out"), tr!("tour-all-out-text"), Some("7.3"))
            .about(&["C6"])
            .playing(
                tr!(
                    "tour-roll-all-out-task",
                    unit = words::name("20th Tank Corps")
                ),
                &["resolve all-out 20T"],
            ),
        LessonCard::new(tr!("tour-two-hits"), tr!("tour-two-hits-text"), Some("7.5"))
            .about(&["C6"])
            .playing(tr!("tour-two-hits-task"), &["lose 389I"]),
        LessonCard::new(tr!("tour-way-out"), tr!("tour-way-out-text"), Some("11.1"))
            .about(&["C6", "D6"])
            .playing(tr!("tour-way-out-task"), &["retreat 389I D6"]),
        LessonCard::new(tr!("tour-rivers"), tr!("tour-rivers-text"), Some("7.2"))
            .about(&["D6", "D7", "E6", "E5"])
            .playing(
                tr!("tour-rivers-task"),
                &["attack D6 20GR", "attack D6 373R", "attack D6 294R"],
            ),
        LessonCard::new(
            tr!("tour-long-shot"),
            tr!("tour-long-shot-text"),
            Some("7.0"),
        )
        .about(&["D6"])
        .playing(tr!("tour-roll-task"), &["resolve"]),
    ]
}

/// The west, and looking back.
pub(super) fn west(keys: KeyNames<'_>) -> Vec<LessonCard> {
    vec![
        LessonCard::new(
            tr!("tour-shoulder"),
            tr!("tour-shoulder-text"),
            Some("7.1.2"),
        )
        .about(&["B1", "B2"])
        .playing(
            tr!("tour-shoulder-task"),
            &["attack B2 5GT", "attack B2 47R"],
        ),
        LessonCard::new(
            tr!("tour-step-for-hit"),
            tr!("tour-step-for-hit-text"),
            Some("7.3"),
        )
        .about(&["B2"])
        .playing(
            tr!(
                "tour-roll-all-out-task",
                unit = words::name("5th Guards Tank Corps")
            ),
            &["resolve all-out 5GT"],
        ),
        LessonCard::new(tr!("tour-stand"), tr!("tour-stand-text"), Some("11.1"))
            .about(&["B2"])
            .playing(tr!("tour-stand-task"), &["lose 198I"]),
        LessonCard::new(tr!("tour-woods"), tr!("tour-woods-text"), Some("7.2"))
            .about(&["C1", "C2"])
            .playing(
                tr!("tour-woods-task"),
                &["attack C2 180R", "attack C2 337R"],
            ),
        LessonCard::new(
            tr!("tour-once-more"),
            tr!("tour-once-more-text"),
            Some("CRT"),
        )
        .about(&["C2"])
        .playing(tr!("tour-roll-task"), &["resolve"]),
        LessonCard::new(tr!("tour-road"), tr!("tour-road-text"), Some("7.6"))
            .about(&["C2", "D2"])
            .playing(tr!("tour-road-task"), &["retreat 88S D2"]),
        LessonCard::new(
            tr!("tour-looking"),
            tr!(
                "tour-looking-text",
                moment_before = keys("moment-before"),
                moment_after = keys("moment-after")
            ),
            None,
        )
        .asking(
            tr!("tour-looking-task", moment_before = keys("moment-before")),
            Until::LookedBack,
        ),
        LessonCard::new(tr!("tour-past"), tr!("tour-past-text"), None).asking(
            tr!("tour-past-task", escape = keys("escape")),
            Until::Returned,
        ),
        LessonCard::new(tr!("tour-ending"), tr!("tour-ending-text"), Some("7.0"))
            .about(&["G2"])
            .playing(
                tr!("tour-ending-task", end_phase = keys("end-phase")),
                &["end"],
            ),
    ]
}

/// Movement, the pocket, and what the Germans find.
pub(super) fn ring(keys: KeyNames<'_>) -> Vec<LessonCard> {
    vec![
        LessonCard::new(
            tr!("tour-two-hexes"),
            tr!("tour-two-hexes-text"),
            Some("8.2"),
        )
        .about(&["B1", "C2"])
        .playing(tr!("tour-two-hexes-task"), &["move 5GT C1 C2"]),
        LessonCard::new(
            tr!("tour-only-tanks"),
            tr!("tour-only-tanks-text"),
            Some("11.1"),
        )
        .about(&["C7", "C5"])
        .playing(tr!("tour-only-tanks-task"), &["move 20T C6 C5"]),
        LessonCard::new(
            tr!("tour-pass-through"),
            tr!("tour-pass-through-text"),
            Some("4.2"),
        )
        .about(&["C7", "B6"])
        .playing(tr!("tour-pass-through-task"), &["move 29T C6 B6"]),
        LessonCard::new(tr!("tour-pocket"), tr!("tour-pocket-text"), Some("5.1"))
            .about(&["C2", "C5", "B6"])
            .asking(
                tr!("tour-pocket-task", pockets = keys("overlay pockets")),
                Until::Overlay("pockets"),
            ),
        LessonCard::new(tr!("tour-goal"), tr!("tour-goal-text"), Some("12.0")).asking(
            tr!("tour-goal-task", victory_points = keys("victory-points")),
            Until::Points,
        ),
        LessonCard::new(
            tr!("tour-help"),
            tr!(
                "tour-help-text",
                advice = keys("advice"),
                forecast = keys("forecast"),
                hex_menu = keys("hex-menu"),
                palette = keys("palette"),
                rule_book = keys("rule-book")
            ),
            None,
        ),
        LessonCard::new(tr!("tour-recovery"), tr!("tour-recovery-text"), Some("9.0"))
            .about(&["D2", "D6"])
            .playing(
                tr!("tour-recovery-task", end_phase = keys("end-phase")),
                &["end"],
            ),
        LessonCard::new(tr!("tour-verdict"), tr!("tour-verdict-text"), Some("5.0")).playing(
            tr!("tour-verdict-task", proceed = keys("proceed")),
            &["supply"],
        ),
        LessonCard::new(tr!("tour-cut-off"), tr!("tour-cut-off-text"), Some("5.3"))
            .about(&["C2", "C5", "B6"]),
        LessonCard::new(tr!("tour-arrivals"), tr!("tour-arrivals-text"), Some("6.0"))
            .about(&["B7"])
            .pointing_at(WindowPart::Tracks),
        LessonCard {
            playable: true,
            ..LessonCard::new(tr!("tour-end"), tr!("tour-end-text"), Some("11.0")).asking(
                tr!("tour-more-task", tour_go_on = keys("tour-go-on")),
                Until::Read,
            )
        },
    ]
}
