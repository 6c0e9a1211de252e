//! The steps of the guided tour: the first Soviet player turn of the worked
//! example, one rule to a card. A test plays them.

use crate::app::keymap::Keymap;
use crate::systems::hells_gate::picture::OverlayKind;
use crate::words::{self, tr};

/// The dice of the tour's game. Its first rolls are 6, 3, 3, 3, 6: those of the
/// worked example.
pub const SEED: u64 = 3812;

/// A text of a card, in the language spoken, with the keys as they are now.
type Told = fn(&Keymap) -> String;

/// One card.
pub struct Step {
    /// What it is about.
    pub title: fn() -> String,
    /// Two or three sentences.
    pub text: Told,
    /// The rule behind it.
    pub rule: Option<&'static str>,
    /// What to do.
    pub task: Told,
    /// The hexes it speaks of.
    pub hexes: &'static [&'static str],
    /// What has to come about.
    pub wait: Wait,
}

/// What a card waits for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Wait {
    /// That it has been read.
    Read,
    /// The stack in this hex lies open.
    Open(&'static str),
    /// This hex is the target of the next attack.
    Aim(&'static str),
    /// These actions, as they are written down, in any order.
    Do(&'static [&'static str]),
    /// So many actions are taken back.
    TakeBack(usize),
    /// This overlay is on.
    Show(OverlayKind),
    /// No overlay is on.
    Clear,
    /// An earlier moment is looked at.
    Look,
    /// The present is looked at again.
    Return,
    /// The victory points are open.
    Points,
}

fn next(keys: &Keymap) -> String {
    tr!("tour-read-task", tour_go_on = keys.named("tour-go-on"))
}

fn roll(_: &Keymap) -> String {
    tr!("tour-roll-task")
}

/// The tour.
pub const STEPS: [Step; 40] = [
    Step {
        title: || tr!("tour-battle"),
        text: |keys| tr!("tour-battle-text", show_me = keys.named("tour-show-me")),
        rule: Some("1.0"),
        task: next,
        hexes: &[],
        wait: Wait::Read,
    },
    Step {
        title: || tr!("tour-map"),
        text: |_| tr!("tour-map-text"),
        rule: Some("2.1"),
        task: next,
        hexes: &["C5", "F6"],
        wait: Wait::Read,
    },
    Step {
        title: || tr!("tour-units"),
        text: |_| tr!("tour-units-text"),
        rule: Some("2.2"),
        task: |_| tr!("tour-units-task"),
        hexes: &["C7"],
        wait: Wait::Open("C7"),
    },
    Step {
        title: || tr!("tour-phases"),
        text: |_| tr!("tour-phases-text"),
        rule: Some("3.0"),
        task: next,
        hexes: &[],
        wait: Wait::Read,
    },
    Step {
        title: || tr!("tour-supply"),
        text: |_| tr!("tour-supply-text"),
        rule: Some("5.1"),
        task: |keys| tr!("tour-supply-task", proceed = keys.named("proceed")),
        hexes: &["B1", "C1", "D1", "G2", "C7", "D7", "E6", "F6"],
        wait: Wait::Do(&["supply"]),
    },
    Step {
        title: || tr!("tour-zones"),
        text: |_| tr!("tour-zones-text"),
        rule: Some("4.0"),
        task: |keys| tr!("tour-zones-task", german_zones = keys.named("german-zones")),
        hexes: &[],
        wait: Wait::Show(OverlayKind::GermanZones),
    },
    Step {
        title: || tr!("tour-overlays"),
        text: |_| tr!("tour-overlays-text"),
        rule: Some("4.1"),
        task: |keys| {
            tr!(
                "tour-overlays-task",
                no_overlays = keys.named("no-overlays")
            )
        },
        hexes: &[],
        wait: Wait::Clear,
    },
    Step {
        title: || tr!("tour-plan"),
        text: |_| tr!("tour-plan-text"),
        rule: Some("5.1"),
        task: next,
        hexes: &["C2", "C6"],
        wait: Wait::Read,
    },
    Step {
        title: || tr!("tour-target"),
        text: |_| tr!("tour-target-text"),
        rule: Some("7.1"),
        task: |_| tr!("tour-target-task"),
        hexes: &["B7"],
        wait: Wait::Aim("B7"),
    },
    Step {
        title: || tr!("tour-odds"),
        text: |_| tr!("tour-odds-text"),
        rule: Some("7.0"),
        task: |_| tr!("tour-odds-task"),
        hexes: &["B7", "C7"],
        wait: Wait::Do(&["attack B7 75R", "attack B7 48R"]),
    },
    Step {
        title: || tr!("tour-doubts"),
        text: |_| tr!("tour-doubts-text"),
        rule: Some("CRT"),
        task: |keys| tr!("tour-doubts-task", undo = keys.named("undo")),
        hexes: &["B7", "C7"],
        wait: Wait::TakeBack(2),
    },
    Step {
        title: || tr!("tour-tanks"),
        text: |_| tr!("tour-tanks-text"),
        rule: Some("7.1.2"),
        task: |_| tr!("tour-tanks-task"),
        hexes: &["B7", "C7"],
        wait: Wait::Do(&["attack B7 29T", "attack B7 48R"]),
    },
    Step {
        title: || tr!("tour-die"),
        text: |_| tr!("tour-die-text"),
        rule: Some("CRT"),
        task: roll,
        hexes: &["B7"],
        wait: Wait::Do(&["resolve"]),
    },
    Step {
        title: || tr!("tour-defender"),
        text: |_| tr!("tour-defender-text"),
        rule: Some("7.5"),
        task: |_| tr!("tour-defender-task"),
        hexes: &["B7"],
        wait: Wait::Do(&["lose 106I"]),
    },
    Step {
        title: || tr!("tour-hexside"),
        text: |_| tr!("tour-hexside-text"),
        rule: Some("7.1.1"),
        task: |_| tr!("tour-hexside-task"),
        hexes: &["C6", "C7", "D7"],
        wait: Wait::Do(&[
            "attack C6 75R",
            "attack C6 20T",
            "attack C6 21GR",
            "attack C6 26GR",
        ]),
    },
    Step {
        title: || tr!("tour-all-out"),
        text: |_| tr!("tour-all-out-text"),
        rule: Some("7.3"),
        task: |_| {
            tr!(
                "tour-roll-all-out-task",
                unit = words::name("20th Tank Corps")
            )
        },
        hexes: &["C6"],
        wait: Wait::Do(&["resolve all-out 20T"]),
    },
    Step {
        title: || tr!("tour-two-hits"),
        text: |_| tr!("tour-two-hits-text"),
        rule: Some("7.5"),
        task: |_| tr!("tour-two-hits-task"),
        hexes: &["C6"],
        wait: Wait::Do(&["lose 389I"]),
    },
    Step {
        title: || tr!("tour-way-out"),
        text: |_| tr!("tour-way-out-text"),
        rule: Some("11.1"),
        task: |_| tr!("tour-way-out-task"),
        hexes: &["C6", "D6"],
        wait: Wait::Do(&["retreat 389I D6"]),
    },
    Step {
        title: || tr!("tour-rivers"),
        text: |_| tr!("tour-rivers-text"),
        rule: Some("7.2"),
        task: |_| tr!("tour-rivers-task"),
        hexes: &["D6", "D7", "E6", "E5"],
        wait: Wait::Do(&["attack D6 20GR", "attack D6 373R", "attack D6 294R"]),
    },
    Step {
        title: || tr!("tour-long-shot"),
        text: |_| tr!("tour-long-shot-text"),
        rule: Some("7.0"),
        task: roll,
        hexes: &["D6"],
        wait: Wait::Do(&["resolve"]),
    },
    Step {
        title: || tr!("tour-shoulder"),
        text: |_| tr!("tour-shoulder-text"),
        rule: Some("7.1.2"),
        task: |_| tr!("tour-shoulder-task"),
        hexes: &["B1", "B2"],
        wait: Wait::Do(&["attack B2 5GT", "attack B2 47R"]),
    },
    Step {
        title: || tr!("tour-step-for-hit"),
        text: |_| tr!("tour-step-for-hit-text"),
        rule: Some("7.3"),
        task: |_| {
            tr!(
                "tour-roll-all-out-task",
                unit = words::name("5th Guards Tank Corps")
            )
        },
        hexes: &["B2"],
        wait: Wait::Do(&["resolve all-out 5GT"]),
    },
    Step {
        title: || tr!("tour-stand"),
        text: |_| tr!("tour-stand-text"),
        rule: Some("11.1"),
        task: |_| tr!("tour-stand-task"),
        hexes: &["B2"],
        wait: Wait::Do(&["lose 198I"]),
    },
    Step {
        title: || tr!("tour-woods"),
        text: |_| tr!("tour-woods-text"),
        rule: Some("7.2"),
        task: |_| tr!("tour-woods-task"),
        hexes: &["C1", "C2"],
        wait: Wait::Do(&["attack C2 180R", "attack C2 337R"]),
    },
    Step {
        title: || tr!("tour-once-more"),
        text: |_| tr!("tour-once-more-text"),
        rule: Some("CRT"),
        task: roll,
        hexes: &["C2"],
        wait: Wait::Do(&["resolve"]),
    },
    Step {
        title: || tr!("tour-road"),
        text: |_| tr!("tour-road-text"),
        rule: Some("7.6"),
        task: |_| tr!("tour-road-task"),
        hexes: &["C2", "D2"],
        wait: Wait::Do(&["retreat 88S D2"]),
    },
    Step {
        title: || tr!("tour-looking"),
        text: |keys| {
            tr!(
                "tour-looking-text",
                moment_before = keys.named("moment-before"),
                moment_after = keys.named("moment-after")
            )
        },
        rule: None,
        task: |keys| {
            tr!(
                "tour-looking-task",
                moment_before = keys.named("moment-before")
            )
        },
        hexes: &[],
        wait: Wait::Look,
    },
    Step {
        title: || tr!("tour-past"),
        text: |_| tr!("tour-past-text"),
        rule: None,
        task: |keys| tr!("tour-past-task", escape = keys.named("escape")),
        hexes: &[],
        wait: Wait::Return,
    },
    Step {
        title: || tr!("tour-ending"),
        text: |_| tr!("tour-ending-text"),
        rule: Some("7.0"),
        task: |keys| tr!("tour-ending-task", end_phase = keys.named("end-phase")),
        hexes: &["G2"],
        wait: Wait::Do(&["end"]),
    },
    Step {
        title: || tr!("tour-two-hexes"),
        text: |_| tr!("tour-two-hexes-text"),
        rule: Some("8.2"),
        task: |_| tr!("tour-two-hexes-task"),
        hexes: &["B1", "C2"],
        wait: Wait::Do(&["move 5GT C1 C2"]),
    },
    Step {
        title: || tr!("tour-only-tanks"),
        text: |_| tr!("tour-only-tanks-text"),
        rule: Some("11.1"),
        task: |_| tr!("tour-only-tanks-task"),
        hexes: &["C7", "C5"],
        wait: Wait::Do(&["move 20T C6 C5"]),
    },
    Step {
        title: || tr!("tour-pass-through"),
        text: |_| tr!("tour-pass-through-text"),
        rule: Some("4.2"),
        task: |_| tr!("tour-pass-through-task"),
        hexes: &["C7", "B6"],
        wait: Wait::Do(&["move 29T C6 B6"]),
    },
    Step {
        title: || tr!("tour-pocket"),
        text: |_| tr!("tour-pocket-text"),
        rule: Some("5.1"),
        task: |keys| tr!("tour-pocket-task", pockets = keys.named("pockets")),
        hexes: &["C2", "C5", "B6"],
        wait: Wait::Show(OverlayKind::Pockets),
    },
    Step {
        title: || tr!("tour-goal"),
        text: |_| tr!("tour-goal-text"),
        rule: Some("12.0"),
        task: |keys| {
            tr!(
                "tour-goal-task",
                victory_points = keys.named("victory-points")
            )
        },
        hexes: &[],
        wait: Wait::Points,
    },
    Step {
        title: || tr!("tour-help"),
        text: |keys| {
            tr!(
                "tour-help-text",
                advice = keys.named("advice"),
                forecast = keys.named("forecast"),
                hex_menu = keys.named("hex-menu"),
                palette = keys.named("palette"),
                rule_book = keys.named("rule-book")
            )
        },
        rule: None,
        task: next,
        hexes: &[],
        wait: Wait::Read,
    },
    Step {
        title: || tr!("tour-recovery"),
        text: |_| tr!("tour-recovery-text"),
        rule: Some("9.0"),
        task: |keys| tr!("tour-recovery-task", end_phase = keys.named("end-phase")),
        hexes: &["D2", "D6"],
        wait: Wait::Do(&["end"]),
    },
    Step {
        title: || tr!("tour-verdict"),
        text: |_| tr!("tour-verdict-text"),
        rule: Some("5.0"),
        task: |keys| tr!("tour-verdict-task", proceed = keys.named("proceed")),
        hexes: &[],
        wait: Wait::Do(&["supply"]),
    },
    Step {
        title: || tr!("tour-cut-off"),
        text: |_| tr!("tour-cut-off-text"),
        rule: Some("5.3"),
        task: next,
        hexes: &["C2", "C5", "B6"],
        wait: Wait::Read,
    },
    Step {
        title: || tr!("tour-arrivals"),
        text: |_| tr!("tour-arrivals-text"),
        rule: Some("6.0"),
        task: next,
        hexes: &["B7"],
        wait: Wait::Read,
    },
    Step {
        title: || tr!("tour-end"),
        text: |_| tr!("tour-end-text"),
        rule: Some("11.0"),
        task: |_| tr!("tour-end-task"),
        hexes: &[],
        wait: Wait::Read,
    },
];
