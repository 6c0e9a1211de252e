//! The window in front of an audience and under quick hands: presenter mode, the
//! command palette, the menu of a hex; headless, through the accessible names.

use crate::window;
use crate::window::Played as _;
use crate::window::{Window, at, click_beginning, play_until, press, push, says, studying};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::commands::{Command, Dialog, bindings, key_name};
use hells_gate::app::room::Deed;
use hells_gate::engine::NodeId;
use hells_gate::engine::SideNo;
use hells_gate::engine::{Refusal, Rules};
use hells_gate::hex::HexId;
use hells_gate::present::system::{Effect, Pointer, Selection};
use hells_gate::systems::hells_gate::odds::odds;
use hells_gate::systems::hells_gate::{
    Action, HellsGate, Illegal, Side, Stage, State, UnitId, UnitMask, say,
};
use hells_gate::words::Language;

#[test]
fn presenter_mode_shows_the_map_and_one_line_and_a_key_ends_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 2, at(2, Side::Soviet, Stage::Movement));
    assert!(says(&w, "Game log"));
    press(&mut w, Key::F5);
    assert!(w.state().presenter().on);
    assert!(!says(&w, "Game log"), "the panel is gone");
    assert!(w.query_by_label("Undo").is_none(), "the menu is gone");
    assert!(says(&w, "Soviet Movement Phase"));
    let last = window::log(w.state()).last().unwrap().text.clone();
    assert!(says(&w, &last));
    // The map is there, its overlays too.
    assert!(says(&w, "Hex A1"));
    press(&mut w, Key::Num1);
    // A lecturer who needs the panel has it.
    press(&mut w, Key::F9);
    assert!(says(&w, "Game log"));
    press(&mut w, Key::Escape);
    assert!(!w.state().presenter().on);
    assert!(says(&w, "Legend"));
    assert!(w.query_by_label("Undo").is_some());
}

#[test]
fn a_clicker_tells_the_game_from_the_beginning_to_the_present_and_back() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 2, at(1, Side::German, Stage::Movement));
    press(&mut w, Key::F5);
    press(&mut w, Key::Home);
    assert_eq!(w.state().looking(), Some(0));
    assert!(says(&w, "The game begins."));
    let mut stops = vec![0];
    loop {
        push(&mut w, Command::LookOn { back: false });
        w.step();
        let Some(now) = w.state().looking() else {
            break;
        };
        assert!(now > stops[stops.len() - 1], "it goes on");
        stops.push(now);
    }
    assert!(stops.len() > 5, "{stops:?}");
    press(&mut w, Key::PageDown);
    assert_eq!(w.state().looking(), None, "there is no more");
    for stop in stops.into_iter().rev() {
        push(&mut w, Command::LookOn { back: true });
        assert_eq!(w.state().looking(), Some(stop));
    }
    press(&mut w, Key::PageUp);
    assert_eq!(w.state().looking(), Some(0));
    // Leaving presenter mode keeps the moment; the present is a key away.
    press(&mut w, Key::Escape);
    assert!(says(&w, "Viewing: Game turn 1"));
    press(&mut w, Key::End);
    assert_eq!(w.state().looking(), None);
}

#[test]
fn the_black_screen_hides_all_and_a_step_only_lights_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 2, at(1, Side::German, Stage::Movement));
    press(&mut w, Key::Period);
    assert!(!w.state().presenter().black);
    assert!(says(&w, "Only available in presenter mode"));
    press(&mut w, Key::F5);
    press(&mut w, Key::Period);
    assert!(says(&w, "The screen is black"));
    assert!(!says(&w, "Hex A1"));
    let before = *w.state().session().state();
    press(&mut w, Key::E);
    assert_eq!(
        *w.state().session().state(),
        before,
        "nothing can be played blind"
    );
    let told = w.state().looking();
    press(&mut w, Key::PageUp);
    assert!(!w.state().presenter().black);
    assert_eq!(w.state().looking(), told);
    press(&mut w, Key::Period);
    press(&mut w, Key::Escape);
    assert!(!w.state().presenter().black && w.state().presenter().on);
    assert!(says(&w, "Hex A1"));
}

#[test]
fn the_spotlight_is_a_key_and_the_game_goes_on_in_presenter_mode() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    press(&mut w, Key::F5);
    press(&mut w, Key::S);
    assert!(w.state().presenter().spot);
    press(&mut w, Key::Space);
    assert_eq!(w.state().session().state().stage, Stage::Combat);
    assert!(says(&w, "Soviet Combat Phase"));
    press(&mut w, Key::S);
    assert!(!w.state().presenter().spot);
}

#[test]
fn a_key_with_shift_is_not_taken_for_the_key_without() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 2, at(1, Side::Soviet, Stage::Movement));
    press(&mut w, Key::N);
    let first = w.state().picked_units();
    press(&mut w, Key::N);
    assert_ne!(w.state().picked_units(), first);
    w.key_press_modifiers(Modifiers::SHIFT, Key::N);
    w.run_steps(4);
    assert_eq!(w.state().picked_units(), first);
}

fn palette(w: &mut Window<'_>, words: &str) {
    w.key_press_modifiers(Modifiers::COMMAND, Key::P);
    w.run_steps(4);
    w.get_by_label("What to do").type_text(words);
    w.run_steps(4);
}

#[test]
fn the_palette_does_what_is_typed_in_part() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    palette(&mut w, "check roll");
    press(&mut w, Key::Enter);
    assert_eq!(w.state().session().state().stage, Stage::Combat);
    assert!(!says(&w, "Find a command"), "it closes");
    // With Shift, too; by what is in no other list; a dialog opens another.
    w.key_press_modifiers(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    w.run_steps(4);
    w.get_by_label("What to do").type_text("germans captain");
    w.run_steps(4);
    press(&mut w, Key::Enter);
    assert!(w.state().room().seated(SideNo::B).is_some());
    palette(&mut w, "order of b");
    press(&mut w, Key::Enter);
    assert!(says(&w, "Find in the order of battle"));
}

#[test]
fn the_palette_greys_what_cannot_be_done_and_says_why() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    palette(&mut w, "redo");
    assert!(says(&w, "Nothing has been undone."));
    press(&mut w, Key::Enter);
    assert!(w.query_by_label("What to do").is_some(), "it stays open");
    press(&mut w, Key::Escape);
    assert!(w.query_by_label("What to do").is_none());
    palette(&mut w, "end phase");
    let session = w.state().session();
    let why = session.rules().check(session.state(), Action::EndPhase);
    let rule = why.unwrap_err().rule();
    assert!(says(&w, &format!("[{rule}]")), "the rule is named");
    let before = *w.state().session().state();
    press(&mut w, Key::Enter);
    assert_eq!(*w.state().session().state(), before);
}

/// Words that people use for something, and part of what it is called.
type Sought = (&'static str, &'static str);

#[test]
fn the_palette_finds_what_people_call_something_in_each_language() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    let english: [Sought; 9] = [
        ("forecast", "Who will win?"),
        ("odds", "Who will win?"),
        ("probability", "Who will win?"),
        ("theme", "Settings…"),
        ("font", "Larger text"),
        ("german", "Deutsch"),
        ("ukrainian", "Українська"),
        ("opponent", "Germans: who plays: Captain"),
        ("shortcuts", "Keys"),
    ];
    let german: [Sought; 4] = [
        ("dunkel", "Einstellungen"),
        ("schriftgröße", "Größere Schrift"),
        ("englisch", "English"),
        ("prognose", "Wer wird gewinnen?"),
    ];
    let russian: [Sought; 3] = [
        ("прогноз", "Кто победит?"),
        ("немецкий", "Deutsch"),
        ("соперник", "Против компьютера"),
    ];
    let ukrainian: [Sought; 3] = [
        ("прогноз", "Хто переможе?"),
        ("німецька", "Deutsch"),
        ("темна", "Налаштування"),
    ];
    let all: [(Language, &[Sought]); 4] = [
        (Language::English, &english),
        (Language::German, &german),
        (Language::Russian, &russian),
        (Language::Ukrainian, &ukrainian),
    ];
    let mut missed = Vec::new();
    for (language, sought) in all {
        push(&mut w, Command::Speak(Some(language)));
        for (words, found) in sought {
            push(&mut w, Command::Toggle(Dialog::Palette));
            w.run_steps(4);
            w.get_by_role(Role::SearchInput).type_text(words);
            w.run_steps(4);
            if !says(&w, found) {
                missed.push((language, words, found));
            }
            press(&mut w, Key::Escape);
        }
    }
    assert!(missed.is_empty(), "{missed:?}");
}

#[test]
fn the_palette_keeps_its_place_and_its_size_while_somebody_types() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    palette(&mut w, "e");
    // It stands in the middle: where its size changes, everything in it moves.
    let field = |w: &Window<'_>| w.get_by_label("What to do").rect();
    let before = field(&w);
    for more in ["nd", " ph", "ase", " nothing at all"] {
        w.get_by_label("What to do").type_text(more);
        w.run_steps(4);
        assert_eq!(field(&w), before, "after {more:?}");
    }
    assert!(says(&w, "Nothing the program can do has that name."));
}

#[test]
fn every_key_and_every_menu_entry_is_in_the_palette() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    w.set_size(egui::vec2(1280.0, 6000.0));
    w.key_press_modifiers(Modifiers::COMMAND, Key::P);
    w.run_steps(6);
    for name in [
        "Undo",
        "About",
        "Supply",
        "Black screen",
        "Soviets: who plays: General",
        "Presenter mode",
    ] {
        assert!(says(&w, name), "{name}");
    }
    for binding in bindings() {
        if binding.command != Command::Toggle(Dialog::Palette) {
            assert!(says(&w, &key_name(&binding.shortcut)), "{}", binding.what());
        }
    }
}

fn hex(w: &Window<'_>, name: &str) -> HexId {
    let session = w.state().session();
    session.rules().grid.find(name.parse().unwrap()).unwrap()
}

fn menu(w: &mut Window<'_>, hex: HexId, unit: Option<UnitId>) {
    let at = Some(egui::pos2(500.0, 200.0));
    window::menu_of(w, hex, unit, at);
    w.run_steps(4);
}

#[test]
fn the_menu_of_a_hex_attacks_it_and_takes_units_out_again() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    press(&mut w, Key::Space);
    let b7 = hex(&w, "B7");
    menu(&mut w, b7, None);
    click_beginning(&mut w, "Attack it with everything that can");
    let attack = w
        .state()
        .session()
        .state()
        .attack
        .expect("an attack is open");
    assert_eq!(attack.target, b7);
    assert!(attack.units.len() > 1);
    assert!(!says(&w, "Attack it with"), "the menu has closed");
    let one = attack.units.first().unwrap();
    let from = w.state().session().state().hex_of(one).unwrap();
    menu(&mut w, from, Some(one));
    let name = w.state().session().rules().unit_name(one).into_owned();
    click_beginning(&mut w, &format!("Remove {name} from"));
    let now = w.state().session().state().attack.unwrap().units;
    assert_eq!(now.len() + 1, attack.units.len());
    assert!(!now.contains(one));
    // While this attack is open no other can begin: said with the rule.
    let other = hex(&w, "A1");
    menu(&mut w, other, None);
    let session = w.state().session();
    let why = Illegal::OtherAttackOpen { open: b7 };
    assert!(says(&w, &say::refusal(session.rules(), &why)));
    assert!(says(&w, &format!("Rule {}", why.rule())));
    press(&mut w, Key::Escape);
    assert!(!says(&w, "Choose the hex"));
    assert!(w.state().session().state().attack.is_some());
}

/// The strongest attack that units of the side to attack may make on a hex together:
/// of all sets of them, the one of most strength.
fn all_that_may(rules: &HellsGate, state: &State, target: HexId) -> UnitMask {
    let join = |unit| Action::JoinAttack { unit, target };
    let able = rules.units_of(state.player).iter();
    let able: Vec<_> = able
        .filter(|&u| rules.check(state, join(u)).is_ok())
        .collect();
    let mut best = (0, UnitMask::EMPTY);
    for bits in 1..1_u32 << able.len() {
        let mut now = *state;
        let mut chosen = able.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
        let together = chosen.all(|(_, &unit)| {
            let may = rules.check(&now, join(unit)).is_ok();
            if may {
                rules.step(&mut now, join(unit), &[]);
            }
            may
        });
        if let Some(attack) = now.attack.filter(|_| together) {
            let strength = odds(rules, state, target, attack.units).attack;
            if strength > best.0 || (strength == best.0 && attack.units.len() > best.1.len()) {
                best = (strength, attack.units);
            }
        }
    }
    best.1
}

#[test]
fn an_attack_with_all_that_may_is_the_strongest_and_offered_only_where_a_face_can_hit() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    let (mut vain, mut all_out) = (0, 0);
    for (turn, side) in [2, 3, 4, 5]
        .into_iter()
        .flat_map(|t| Side::ALL.map(|s| (t, s)))
    {
        play_until(&mut w, 3, at(turn, side, Stage::Combat));
        let session = w.state().session();
        let (rules, state) = (session.rules().clone(), *session.state());
        for hex in state.occupied()[side.enemy()] {
            let units = all_that_may(&rules, &state, hex);
            if units.len() < 2 {
                continue;
            }
            menu(&mut w, hex, None);
            let odds = odds(&rules, &state, hex, units);
            let by_flip = odds.can_hit(&rules, true) && !odds.may_flip.is_empty();
            let (usual, never) = (
                odds.can_hit(&rules, false),
                !odds.can_hit(&rules, false) && !by_flip,
            );
            assert!(says(&w, "Attack it with everything that can"));
            assert_eq!(says(&w, "no face of the die scores a hit"), never);
            assert_eq!(says(&w, "(hits only if all-out)"), !usual && by_flip);
            if usual {
                let pointer = Pointer::Place(rules.grid.name(hex).to_string());
                let room = w.state().room();
                let offers = room.table().offers(&Selection::default(), &pointer);
                let joins = offers
                    .iter()
                    .find(|it| it.label == "Attack it with everything that can");
                let Some(Ok(Effect::Play(joins))) = joins.map(|it| &it.does) else {
                    panic!("{hex:?}: {joins:?}");
                };
                let words = joins.iter().flat_map(|it| it.split(' '));
                let offered = words.filter_map(|code| rules.find_unit(code)).collect();
                let strength = |units| self::odds(&rules, &state, hex, units).attack;
                assert_eq!(strength(offered), strength(units), "{hex:?}");
            }
            vain += u32::from(never);
            all_out += u32::from(!usual && by_flip);
            push(&mut w, window::asked(Deed::CloseMenu));
        }
    }
    assert!(vain > 0 && all_out > 0, "{vain}, {all_out}");
}

#[test]
fn every_row_of_a_menu_is_allowed_by_the_rules_or_says_why_not() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 2, at(2, Side::Soviet, Stage::Movement));
    let session = w.state().session();
    let (rules, state) = (session.rules().clone(), *session.state());
    for hex in rules.grid.all() {
        menu(&mut w, hex, None);
        let text = rules.hex_name(hex);
        assert!(says(&w, &text), "{text}");
        let mut legal = Vec::new();
        rules.legal(&state, &mut legal);
        for unit in rules.units_of(Side::Soviet) - state.in_hex(hex) {
            let goes = |a: &Action| matches!(*a, Action::Move { unit: u, route } if u == unit && route.end() == hex);
            let label = format!("Move {} ", rules.unit_name(unit));
            let mut rows = w.query_all_by_label_contains(&label);
            let offered = rows.any(|n| {
                n.accesskit_node()
                    .label()
                    .is_some_and(|l| l.starts_with(&label))
            });
            assert_eq!(offered, legal.iter().any(goes), "{label} to {text}");
        }
        push(&mut w, window::asked(Deed::CloseMenu));
    }
}

#[test]
fn the_menu_moves_what_is_picked_and_opens_by_key_and_second_button() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 2, at(2, Side::Soviet, Stage::Movement));
    let session = w.state().session();
    let (rules, state) = (session.rules().clone(), *session.state());
    let mut legal = Vec::new();
    rules.legal(&state, &mut legal);
    let (unit, to) = legal
        .iter()
        .find_map(|a| match *a {
            Action::Move { unit, route } if state.in_hex(route.end()).is_empty() => {
                Some((unit, route.end()))
            }
            _ => None,
        })
        .unwrap();
    // The second button on its counter: the side panel has its name, too.
    let name = format!("{}, ", rules.unit_name(unit));
    push(&mut w, Command::ToggleCard);
    window::goes_to(&mut w, unit);
    w.run_steps(4);
    let counter = w.query_all_by_label_contains(&name).find(|n| {
        let node = n.accesskit_node();
        let own = node.label().is_some_and(|l| l.starts_with(&name));
        own && node.role() == egui::accesskit::Role::Button
    });
    let counter = counter.expect("its counter has a name");
    counter.click_button(egui::PointerButton::Secondary);
    w.run_steps(4);
    assert!(says(&w, "Show the reach of"));
    press(&mut w, Key::Escape);
    // The keyboard opens the menu of the cursor's hex; the first row is taken.
    window::goes_to(&mut w, unit);
    menu(&mut w, to, None);
    let label = format!("Move {} here", rules.unit_name(unit));
    click_beginning(&mut w, &label);
    assert_eq!(w.state().session().state().hex_of(unit), Some(to));
    window::goes_to(&mut w, unit);
    press(&mut w, Key::M);
    assert!(says(
        &w,
        &format!("Show the reach of {}", rules.unit_name(unit))
    ));
    press(&mut w, Key::Escape);
    assert!(!says(&w, "Show the reach of"));
}

#[test]
fn at_an_earlier_moment_there_is_no_menu_and_one_key_returns_to_the_present() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 2, at(1, Side::German, Stage::Movement));
    press(&mut w, Key::Home);
    let c7 = hex(&w, "C7");
    menu(&mut w, c7, None);
    assert!(!says(&w, "Choose the hex"));
    assert!(
        says(&w, "You are viewing an earlier position"),
        "it is said why"
    );
    let before = *w.state().session().state();
    press(&mut w, Key::End);
    assert_eq!(w.state().looking(), None);
    assert_eq!(*w.state().session().state(), before);
}

#[test]
fn huge_text_folds_the_menus_and_leaves_room_for_the_map() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    assert!(w.query_by_label("Menu").is_none());
    assert!(says(&w, "Victory points"));
    w.ctx.set_zoom_factor(3.0);
    w.run_steps(4);
    assert!(w.query_by_label("Game").is_none());
    w.get_by_label("Menu").click_accesskit();
    w.run_steps(4);
    for title in [
        "Game", "Play", "View", "Study", "Computer", "Overlays", "Help",
    ] {
        assert!(w.query_by_label(title).is_some(), "{title}");
    }
    // The map has nearly all the height, whatever else is shown.
    let map = w.get_by_label_contains("Hex D4").rect();
    assert!(
        map.height() > 0.07 * w.ctx.content_rect().height(),
        "{map:?}"
    );
}

#[test]
fn the_presenters_die_is_that_of_the_moment_told_or_none() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 2, at(2, Side::Soviet, Stage::Movement));
    press(&mut w, Key::F5);
    press(&mut w, Key::Home);
    let (mut with, mut without) = (0, 0);
    loop {
        push(&mut w, Command::LookOn { back: false });
        w.step();
        let Some(ply) = w.state().looking() else {
            break;
        };
        let told = w.state().room().table().told(NodeId(ply)).unwrap();
        let dice = ["(needs ", "(no face will do"];
        let tells = |words| w.query_all_by_label_contains(words).next().is_some();
        let shown = dice.into_iter().any(tells);
        assert_eq!(shown, !told.dice.is_empty(), "{:?}", told.action);
        with += u32::from(shown);
        without += u32::from(!shown);
    }
    assert!(with > 0 && without > 0, "{with}, {without}");
}
