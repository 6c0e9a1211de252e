//! What if …? Games by the rules of a scenario beside games by others.

use super::{begin, room, seeded, tabletop};
use crate::window::{Window, click, click_beginning, push, says, studying};
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::systems::SYSTEMS;
use std::fs;
use std::path::Path;

/// Asks for a hundred games of the weakest players by each set of rules, and waits.
fn a_hundred(w: &mut Window<'_>) {
    click_beginning(w, "Players: ");
    w.run_steps(2);
    click(w, "Random");
    click(w, "100");
    click(w, "Play both");
    while !says(w, "100 games by each, Random on both sides, seed 1") || says(w, "Stop: ") {
        std::thread::yield_now();
        w.run_steps(1);
    }
    w.run_steps(3);
}

#[test]
fn a_ready_question_tells_its_answer_at_once_and_is_played_again_on_demand() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    push(&mut w, Command::Toggle(Dialog::WhatIf));
    w.run_steps(3);
    for words in [
        "What if Hitler had let them go?",
        "The order to stand fast: no",
        "1000 games by each, Colonel on both sides, seed 1",
        "Soviets ahead: 33%",
        "(Germans): by 0.3\u{a0}±\u{a0}0.2 points",
        "luck alone can make it",
        "Rules of the scenario: margin",
        "Other rules: margin",
        "hells-gate what-if let_them_go -n 1000 --level colonel --seed 1",
        "Colonels look no further",
    ] {
        assert!(says(&w, words), "{words}");
    }
    click(&mut w, "What if the ground had stayed frozen?");
    w.run_steps(2);
    assert!(
        says(&w, "(Germans): by 3.1\u{a0}±\u{a0}0.4 points") && says(&w, "more than luck explains")
    );
    a_hundred(&mut w);
    assert!(says(&w, "Played here") && says(&w, "What else differs"));
    // What was played stays when the window is closed.
    push(&mut w, Command::Toggle(Dialog::WhatIf));
    w.run_steps(2);
    assert!(!says(&w, "Played here"));
    push(&mut w, Command::Toggle(Dialog::WhatIf));
    w.run_steps(3);
    assert!(says(&w, "100 games by each, Random on both sides, seed 1"));
}

#[test]
fn a_game_without_ready_questions_answers_those_about_a_variant() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 0, seeded(3));
    push(&mut w, Command::Toggle(Dialog::WhatIf));
    w.run_steps(3);
    assert!(says(&w, "This game has no ready questions.") && !says(&w, "Hitler"));
    let file = home.path().join("late.json");
    let system = room(&w).table().system();
    fs::write(
        &file,
        variant(system, "Late losses", r#""isolated_lost_at_end": true"#),
    )
    .unwrap();
    push(&mut w, Command::Open(file));
    w.run_steps(3);
    assert!(says(&w, ": Late losses") && says(&w, "Nothing has been played yet."));
    a_hundred(&mut w);
    assert!(says(&w, " points, with the same dice"));
}

fn variant(system: &str, title: &str, changed: &str) -> String {
    format!(
        r#"{{"format": "hells-gate-variant", "version": 1, "system": "{system}",
            "title": "{title}", "changed": {{{changed}}}}}"#
    )
}

fn opened(w: &mut Window<'_>, home: &Path, title: &str, changed: &str) {
    let file = home.join(format!("{title}.json"));
    fs::write(&file, variant(SYSTEMS[0].key, title, changed)).unwrap();
    push(w, Command::Open(file));
    w.run_steps(3);
}

#[test]
fn rules_that_are_set_for_a_new_game_are_asked_about_from_there() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    opened(&mut w, home.path(), "Open road", r#""closed_hex": false"#);
    click(&mut w, "What would that change?");
    w.run_steps(3);
    assert!(says(&w, "What if …?") && says(&w, ": Open road"));
    assert!(says(&w, "Nothing has been played yet."));
}

#[test]
fn a_variant_that_is_opened_takes_the_place_of_unsaved_rules_only_when_told() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    opened(&mut w, home.path(), "First", r#""closed_hex": false"#);
    // What lies in a file is lost by nothing.
    opened(&mut w, home.path(), "Second", r#""thaw": false"#);
    assert!(!says(&w, "Play by “Second” instead?"));
    // The rule that is in no file is asked about.
    click(&mut w, "All numbers and special rules");
    w.run_steps(3);
    click(&mut w, "The order to stand fast");
    w.run_steps(2);
    let set = |w: &Window<'_>| says(w, "Back to the default: The order to stand fast");
    assert!(set(&w), "the rule is set otherwise");
    opened(&mut w, home.path(), "Third", r#""dumps": false"#);
    assert!(says(&w, "Play by “Third” instead?"));
    click(&mut w, "Keep mine");
    w.run_steps(2);
    assert!(set(&w) && !says(&w, "Play by “Third” instead?"));
    opened(&mut w, home.path(), "Third", r#""dumps": false"#);
    click(&mut w, "Replace it");
    w.run_steps(3);
    assert!(!set(&w), "the variant is set");
}
