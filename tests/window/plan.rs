//! Planning attacks and looking at the dice, in the window; headless, through
//! the accessible names.

use crate::window;
use crate::window::Played as _;
use crate::window::{
    USUAL, Window, at, click, click_beginning, open, play_until, press, push, says, studying,
};
use egui::Key;
use egui_kittest::kittest::Queryable;
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::engine::Rules as _;
use hells_gate::engine::{Die, UndoPolicy};
use hells_gate::hex::HexId;
use hells_gate::present::system::Means;
use hells_gate::record::DiceMode;
use hells_gate::systems::hells_gate::panel::attack_of;
use hells_gate::systems::hells_gate::{Side, Stage, UnitId};
use hells_gate::table::Found;
use hells_gate::table::Idea;

fn hex(w: &Window<'_>, name: &str) -> HexId {
    let session = w.state().session();
    let grid = &session.rules().grid;
    grid.find(name.parse().unwrap()).unwrap()
}

fn unit(w: &Window<'_>, code: &str) -> UnitId {
    w.state().session().rules().find_unit(code).unwrap()
}

/// The Soviet combat phase of the first turn.
fn first_combat(home: &std::path::Path) -> Window<'static> {
    let mut w = studying(home);
    click_beginning(&mut w, "Check Soviet supply");
    assert_eq!(w.state().session().state().stage, Stage::Combat);
    w
}

/// Plans a unit against a hex, as the panel would.
fn put_in_plan(w: &mut Window<'_>, code: &str, target: &str) {
    let (target, unit) = (hex(w, target), unit(w, code));
    window::plans(w, target, &[unit]);
}

/// Plans 29th and 20th Tank against C6, and a division against B2.
fn planned(home: &std::path::Path) -> Window<'static> {
    let mut w = first_combat(home);
    press(&mut w, Key::A);
    click(&mut w, "Plan an attack on C6 Ositnyazhka");
    click_beginning(&mut w, "29th Tank Corps (");
    assert!(says(&w, "20th Tank Corps (C7), → "));
    click_beginning(&mut w, "20th Tank Corps (");
    click(&mut w, "Plan an attack on B2 Vinograd");
    click_beginning(&mut w, "47th Rifle Corps (");
    w
}

#[test]
fn a_plan_is_laid_out_with_its_odds_before_anything_is_done() {
    let home = tempfile::tempdir().unwrap();
    let w = planned(home.path());
    let session = w.state().session();
    let game = &session.file.game;
    assert_eq!(game.cursor(), 1, "nothing was done but judging supply");
    assert!(game.state().attack.is_none());
    for words in [
        "Planned attack 1 on C6 Ositnyazhka",
        "Planned attack 2 on B2 Vinograd",
        "planned attack 1 on C6 Ositnyazhka: ",
        "hits on ",
        "hits expected",
        "To be expected",
        "Normal: German steps lost",
        "Soviet none",
        "Rule 7.6",
    ] {
        assert!(says(&w, words), "{words}");
    }
}

#[test]
fn what_one_more_or_one_less_would_change_stands_beside_every_neighbour() {
    let home = tempfile::tempdir().unwrap();
    let mut w = planned(home.path());
    click_beginning(&mut w, "Planned attack 1 on C6 Ositnyazhka");
    assert!(says(&w, "29th Tank Corps (C7), otherwise "));
    // The hexside is full: who else is there stays out, and the rule is named.
    let app = w.state();
    let session = app.session();
    let rules = session.rules();
    let all = app.planned().appraise(rules, app.session().state());
    let full = all[0].shares.iter().filter(|s| s.refused.is_some());
    assert!(full.count() > 0);
}

#[test]
fn attacks_are_reordered_and_dropped() {
    let home = tempfile::tempdir().unwrap();
    let mut w = planned(home.path());
    click(&mut w, "Make earlier: planned attack 2");
    assert!(says(&w, "Planned attack 1 on B2 Vinograd"));
    assert!(says(&w, "Planned attack 2 on C6 Ositnyazhka"));
    click(&mut w, "Remove: planned attack 1");
    assert!(says(&w, "Planned attack 1 on C6 Ositnyazhka"));
    assert!(!says(&w, "Planned attack 2"));
    // A hex that nobody was chosen for is let go of in the same way.
    click(&mut w, "Plan an attack on B2 Vinograd");
    click(&mut w, "Remove: planned attack 2");
    assert!(!says(&w, "Planned attack 2"));
    click(&mut w, "Discard the plan");
    assert!(!says(&w, "Planned attack"));
}

#[test]
fn the_first_planned_attack_is_put_together_by_ordinary_actions_and_then_is_done() {
    let home = tempfile::tempdir().unwrap();
    let mut w = planned(home.path());
    press(&mut w, Key::G);
    let attack = w.state().session().state().attack.expect("it is begun");
    assert_eq!(attack.target, hex(&w, "C6"));
    assert_eq!(attack.units.len(), 2);
    assert!(says(&w, "Attack on C6 Ositnyazhka"));
    // Clicks belong to this attack now; the rest of the plan stays in sight.
    press(&mut w, Key::A);
    assert!(says(&w, "The attack on C6 Ositnyazhka is still open"));
    press(&mut w, Key::Escape);
    assert!(says(&w, "B2 Vinograd: "));
    click_beginning(&mut w, "Roll: normal attack");
    push(&mut w, window::gives(Die::new(1).unwrap()));
    w.run_steps(3);
    let state = *w.state().session().state();
    let left = |w: &Window<'_>| -> Vec<HexId> {
        let session = w.state().session();
        let state = session.state();
        let plan = &w.state().planned().plan;
        plan.pending(state).map(|(_, p)| p.target).collect()
    };
    assert!(state.attacked_hexes.contains(hex(&w, "C6")));
    assert_eq!(left(&w), [hex(&w, "B2")]);
}

#[test]
fn undoing_a_die_in_a_study_game_plans_the_attack_again() {
    let home = tempfile::tempdir().unwrap();
    let mut w = open(home.path(), USUAL, |settings| {
        settings.handover_notice = false;
        settings.dice = DiceMode::ByHand;
        settings.undo = UndoPolicy::Free;
    });
    click_beginning(&mut w, "Check Soviet supply");
    put_in_plan(&mut w, "29T", "C6");
    push(&mut w, Command::Key(Means::Planned));
    push(&mut w, Command::Proceed);
    push(&mut w, window::gives(Die::new(1).unwrap()));
    let pending = |w: &Window<'_>| {
        let plan = &w.state().planned().plan;
        plan.pending(w.state().session().state()).count()
    };
    assert_eq!(pending(&w), 0);
    push(&mut w, Command::Undo);
    assert_eq!(pending(&w), 1);
    push(&mut w, Command::Redo);
    assert_eq!(pending(&w), 0);
}

#[test]
fn the_attack_of_an_advice_goes_into_the_plan_with_one_click() {
    let home = tempfile::tempdir().unwrap();
    let mut w = first_combat(home.path());
    press(&mut w, Key::I);
    // It thinks in a thread of its own.
    for _ in 0..200_000 {
        if w.state().room().found().is_some() {
            break;
        }
        w.step();
        std::thread::yield_now();
    }
    let Some(Found::Ideas(ideas, _)) = w.state().room().found() else {
        panic!("no advice came");
    };
    let rules = w.state().session().rules().clone();
    let read = |idea: &Idea| {
        let actions = idea.actions.iter().map(|a| rules.parse(a).unwrap());
        attack_of(&actions.collect::<Vec<_>>())
    };
    let advised = ideas.iter().find_map(read);
    let advised = advised.expect("an attack is advised in the first turn");
    w.run_steps(3);
    let button = w.query_all_by_label("Put in the plan").next();
    button.expect("beside the advice").click_accesskit();
    w.run_steps(3);
    let app = w.state();
    let state = *app.session().state();
    assert_eq!(app.planned().plan.attacks(&state), [advised]);
    assert!(state.attack.is_none(), "nothing is done");
    assert!(says(&w, "Planned attack 1 on "));
}

#[test]
fn a_unit_planned_twice_is_told_with_its_rule_and_stops_the_attack() {
    let home = tempfile::tempdir().unwrap();
    let mut w = first_combat(home.path());
    // 29th Tank in C7 is next to C6 and B7.
    put_in_plan(&mut w, "29T", "C6");
    put_in_plan(&mut w, "29T", "B7");
    w.run_steps(3);
    assert!(says(
        &w,
        "29th Tank Corps attacks C6 Ositnyazhka before that"
    ));
    assert!(says(&w, "Rule 7.1"));
    click(&mut w, "Make earlier: planned attack 2");
    assert!(says(
        &w,
        "29th Tank Corps attacks B7 Krasnosilka before that"
    ));
    press(&mut w, Key::G);
    let attack = w
        .state()
        .session()
        .state()
        .attack
        .expect("the first can be made");
    assert_eq!(attack.target, hex(&w, "B7"));
}

#[test]
fn the_phase_does_not_end_over_a_plan_without_a_word() {
    let home = tempfile::tempdir().unwrap();
    let mut w = planned(home.path());
    press(&mut w, Key::E);
    assert!(says(
        &w,
        "2 attacks of the plan have not been made: C6 and B2."
    ));
    press(&mut w, Key::E);
    assert_eq!(w.state().session().state().stage, Stage::Movement);
    assert!(!says(&w, "Planned attack"));
    press(&mut w, Key::A);
    assert!(says(&w, "Attacks are planned in a combat phase."));
}

#[test]
fn the_map_and_the_keyboard_plan_while_planning_is_on() {
    let home = tempfile::tempdir().unwrap();
    let mut w = first_combat(home.path());
    press(&mut w, Key::A);
    let (c6, tank) = (hex(&w, "C6"), unit(&w, "29T"));
    window::points_at(&mut w, c6);
    window::points_at_unit(&mut w, tank);
    w.run_steps(3);
    assert!(says(&w, "planned attack 1 on C6 Ositnyazhka: "));
    window::points_at_unit(&mut w, tank);
    w.run_steps(3);
    assert!(says(&w, "C6 Ositnyazhka: nobody attacks yet"));
    // What the rules refuse does not come in, and the reason is told.
    for code in ["29T", "20T", "75R"] {
        let unit = unit(&w, code);
        window::points_at_unit(&mut w, unit);
    }
    w.run_steps(3);
    assert!(says(&w, "Only 2 units may attack across one hexside"));
    for code in ["29T", "20T"] {
        let unit = unit(&w, code);
        window::points_at_unit(&mut w, unit);
    }
    window::points_at_unit(&mut w, tank);
    window::points_at_unit(&mut w, tank);
    w.run_steps(3);
    // Escape: the hex, then planning itself.
    for _ in 0..2 {
        press(&mut w, Key::Escape);
    }
    assert!(!w.state().planned().on);
    assert!(
        !says(&w, "Planned attack"),
        "an attack of nobody is no attack"
    );
    window::points_at(&mut w, c6);
    w.run_steps(3);
    assert!(says(&w, "Attack on C6 Ositnyazhka"));
}

#[test]
fn planning_and_dice_are_in_the_menus_and_among_the_keys() {
    let home = tempfile::tempdir().unwrap();
    let mut w = first_combat(home.path());
    click_beginning(&mut w, "Play");
    for entry in [
        "Plan attacks",
        "Begin the next planned attack",
        "Discard the attack plan",
    ] {
        assert!(says(&w, entry), "{entry}");
    }
    press(&mut w, Key::Escape);
    click_beginning(&mut w, "Study");
    assert!(says(&w, "Dice and luck"));
    press(&mut w, Key::Escape);
    press(&mut w, Key::F2);
    assert!(says(&w, "plan several attacks before anything is rolled"));
    assert!(says(&w, "how the dice have fallen"));
}

#[test]
fn the_dice_of_each_side_are_counted_and_hand_rolled_ones_are_marked() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    press(&mut w, Key::L);
    assert!(says(&w, "No die has been rolled yet."));
    press(&mut w, Key::L);
    play_until(&mut w, 5, at(3, Side::Soviet, Stage::Movement));
    press(&mut w, Key::L);
    assert!(says(&w, "So far the dice of the attacks have favoured"));
    assert!(says(&w, " expected"));
    assert!(says(&w, "All rolled by hand and typed in."));
    let faces = |w: &Window<'_>, side: &str| -> u32 {
        let start = format!("{side}: how often each face came: ");
        let node = w.query_all_by_label_contains(&start).next().expect("bars");
        let text = egui_kittest::kittest::NodeT::accesskit_node(&node)
            .label()
            .unwrap();
        let list = text.strip_prefix(&start).unwrap().split(", ");
        list.map(|one| one.split_once(": ").unwrap().1.parse::<u32>().unwrap())
            .sum()
    };
    let rolled = u32::from(w.state().session().state().rolls);
    let mud = u32::from(says(&w, "Mud rolls"));
    let all = faces(&w, "Soviets") + faces(&w, "Germans") + mud;
    assert_eq!(all, rolled);
    // Of an earlier moment, only the dice up to it; the window counts anew.
    push(&mut w, window::looks_at(0));
    w.run_steps(3);
    assert!(says(&w, "No die has been rolled yet."));
    push(&mut w, Command::Toggle(Dialog::Dice));
    w.run_steps(3);
    assert!(!says(&w, "No die has been rolled yet."));
}

#[test]
fn a_seeded_die_is_not_taken_for_one_rolled_by_hand() {
    let home = tempfile::tempdir().unwrap();
    let mut w = open(home.path(), USUAL, |settings| {
        settings.handover_notice = false
    });
    click_beginning(&mut w, "Check Soviet supply");
    put_in_plan(&mut w, "29T", "C6");
    push(&mut w, Command::Key(Means::Planned));
    push(&mut w, Command::Proceed);
    press(&mut w, Key::L);
    assert!(says(&w, "1 attack: "));
    assert!(!says(&w, "typed in"));
}

#[test]
fn a_button_says_beforehand_what_cannot_be_undone() {
    let home = tempfile::tempdir().unwrap();
    let hovered = |undo: UndoPolicy| {
        let home = home.path().join(format!("{undo:?}"));
        std::fs::create_dir_all(&home).unwrap();
        let mut w = open(&home, USUAL, |settings| {
            settings.handover_notice = false;
            settings.dice = DiceMode::ByHand;
            settings.undo = undo;
        });
        click_beginning(&mut w, "Check Soviet supply");
        put_in_plan(&mut w, "29T", "C6");
        push(&mut w, Command::Key(Means::Planned));
        w.run_steps(3);
        w.get_by_label_contains("Roll: normal attack").hover();
        w.run_steps(60);
        let die = says(&w, "This rolls a die and cannot be undone.");
        // The end of a movement phase hands over.
        push(&mut w, Command::Undo);
        play_until(&mut w, 5, at(2, Side::Soviet, Stage::Movement));
        w.get_by_label_contains("End the Soviet").hover();
        w.run_steps(60);
        (
            die,
            says(
                &w,
                "This passes the turn to the other player and cannot be undone.",
            ),
        )
    };
    assert_eq!(hovered(UndoPolicy::ToLastBarrier), (true, true));
    assert_eq!(hovered(UndoPolicy::Free), (false, false));
}
