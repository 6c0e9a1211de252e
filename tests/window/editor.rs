//! The editor and the owner's check, headless, through the accessible names.

use crate::window::{self, Window, click, click_beginning, press, push, says};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable};
use hells_gate::app::commands::{Command, Dialog, PracticeWish};
use hells_gate::app::editor::{Brought, Mirror, Page, Source, Work};
use hells_gate::json::Doc;
use hells_gate::present::system::Topic;
use hells_gate::record::practice::{Missed, today};
use hells_gate::record::{AnyGame, Store};
use hells_gate::systems::SYSTEMS;
use hells_gate::table::editing::Errata;
use std::path::Path;

fn work(window: &mut Window<'_>, work: Work) {
    push(window, Command::Edit(Box::new(work)));
    window.run_steps(4);
}

/// The window with the usual scenario in the editor.
fn editing(home: &Path, page: Page) -> Window<'static> {
    let mut w = window::studying(home);
    let start = Source::Start(SYSTEMS[0].key, SYSTEMS[0].starts[0].id);
    work(&mut w, Work::Begin(start, page));
    w
}

fn fact(w: &Window<'_>, at: &str) -> Option<Doc> {
    w.state().desk().unwrap().bench().find(at)
}

#[test]
fn the_menu_leads_to_the_editor_and_its_close_button_back_to_the_game() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::studying(home.path());
    click(&mut w, "Game");
    click_beginning(&mut w, "Editor and owner’s check");
    assert!(says(&w, "Edit a scenario"));
    click_beginning(&mut w, "Edit: Hell's Gate");
    assert!(says(&w, "Editor: Hell's Gate"));
    assert!(!says(&w, "Game log"), "the game is put aside");
    assert!(says(&w, "Hex B4"), "the map is there");
    click(&mut w, "Close");
    assert!(!w.state().editing());
    assert!(says(&w, "Game log"));
}

#[test]
fn a_scenario_of_ones_own_is_found_again_where_scenarios_are_chosen() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    work(
        &mut w,
        Work::Enter("title".into(), Some("The long way home".into())),
    );
    w.key_press_modifiers(Modifiers::COMMAND, Key::S);
    w.run_steps(4);
    click(&mut w, "Close");
    // What is no scenario stands there, too: whoever opens it hears what is wrong.
    let folder = Store::at(home.path()).unwrap().root().join("scenarios");
    std::fs::write(folder.join("Torn.json"), "{").unwrap();
    push(&mut w, Command::Toggle(Dialog::Editor));
    w.run_steps(4);
    assert!(says(&w, "Your scenarios"));
    click_beginning(&mut w, "Edit: The long way home");
    assert_eq!(fact(&w, "title"), Some("The long way home".into()));
    click(&mut w, "Close");
    push(&mut w, Command::Toggle(Dialog::Editor));
    w.run_steps(4);
    click_beginning(&mut w, "Edit: Torn");
    assert!(!w.state().editing());
    assert!(says(&w, "Torn.json"));
}

#[test]
fn a_scenario_of_ones_own_is_a_card_among_the_new_games_and_is_begun_there() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    work(
        &mut w,
        Work::Enter("title".into(), Some("The long way home".into())),
    );
    w.key_press_modifiers(Modifiers::COMMAND, Key::S);
    w.run_steps(4);
    click(&mut w, "Close");
    let folder = Store::at(home.path()).unwrap().root().join("scenarios");
    std::fs::write(folder.join("Torn.json"), "{").unwrap();
    push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    assert!(says(&w, "Your scenarios"));
    assert!(says(&w, "can be begun with it: Torn.json"));
    let card = w.get_by_role_and_label(egui::accesskit::Role::ListBoxOption, "The long way home");
    card.click_accesskit();
    w.run_steps(4);
    click(&mut w, "Begin");
    assert_eq!(w.state().room().table().title(), "The long way home");
    // It is chosen still when the next game is begun, and has not come twice.
    push(&mut w, Command::Toggle(Dialog::NewGame));
    w.run_steps(4);
    click(&mut w, "Begin");
    assert_eq!(w.state().room().table().title(), "The long way home");
}

#[test]
fn a_place_is_painted_with_the_brush_and_the_change_is_undone_and_done_again() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    assert_eq!(fact(&w, "hexes[B4].terrain"), Some("woods".into()));
    click(&mut w, "terrain: city");
    click_beginning(&mut w, "Hex B4");
    assert_eq!(fact(&w, "hexes[B4].terrain"), Some("city".into()));
    assert!(says(&w, "Hex B4, Tolmach, Cherkassy") || says(&w, "changed by me"));
    w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    w.run_steps(4);
    assert_eq!(fact(&w, "hexes[B4].terrain"), Some("woods".into()));
    w.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    w.run_steps(4);
    assert_eq!(fact(&w, "hexes[B4].terrain"), Some("city".into()));
}

#[test]
fn a_stroke_quicker_than_the_frames_paints_as_far_as_where_the_hand_was_lifted() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    click(&mut w, "terrain: city");
    let at = |w: &Window<'_>, hex: &str| {
        let named = format!("Hex {hex}");
        w.get_by_label_contains(&named).rect().center()
    };
    let [start, over, end] = ["B2", "B4", "B6"].map(|hex| at(&w, hex));
    w.hover_at(start);
    w.run_steps(1);
    w.drag_at(start);
    w.run_steps(1);
    w.hover_at(over);
    w.run_steps(1);
    // Between two frames it goes on, is lifted, and leaves the map.
    let away = w.get_by_label("terrain: woods").rect().center();
    w.input_mut().events.extend([
        egui::Event::PointerMoved(end),
        egui::Event::PointerButton {
            pos: end,
            button: egui::PointerButton::Primary,
            pressed: false,
            modifiers: Modifiers::NONE,
        },
        egui::Event::PointerMoved(away),
    ]);
    w.run_steps(3);
    for hex in ["B2", "B3", "B4", "B5", "B6"] {
        let terrain = fact(&w, &format!("hexes[{hex}].terrain"));
        assert_eq!(terrain, Some("city".into()), "{hex}");
    }
    // Laid on and drawn on within one frame; nothing moves when the drag is told of.
    let [start, end] = ["D3", "D5"].map(|hex| at(&w, hex));
    w.hover_at(start);
    w.run_steps(1);
    w.input_mut().events.extend([
        egui::Event::PointerButton {
            pos: start,
            button: egui::PointerButton::Primary,
            pressed: true,
            modifiers: Modifiers::NONE,
        },
        egui::Event::PointerMoved(end),
    ]);
    w.run_steps(2);
    w.drop_at(end);
    w.run_steps(3);
    for hex in ["D3", "D4", "D5"] {
        let terrain = fact(&w, &format!("hexes[{hex}].terrain"));
        assert_eq!(terrain, Some("city".into()), "{hex}");
    }
}

#[test]
fn the_keyboard_alone_paints_and_draws_a_river() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    let place = |name: &str| Topic::Place(name.to_owned());
    work(&mut w, Work::Pick(place("C4")));
    press(&mut w, Key::Num2);
    press(&mut w, Key::Enter);
    assert_eq!(fact(&w, "hexes[C4].terrain"), Some("woods".into()));
    // The river brush comes after three kinds of ground and three of sources.
    press(&mut w, Key::Num7);
    press(&mut w, Key::Enter);
    let river = "river_hexsides[C4-C5]";
    assert_eq!(fact(&w, river), None);
    press(&mut w, Key::ArrowRight);
    press(&mut w, Key::Enter);
    assert!(fact(&w, river).is_some());
    // The same side again loses it.
    work(&mut w, Work::Take(Some(6)));
    work(&mut w, Work::Pick(place("C4")));
    press(&mut w, Key::Enter);
    press(&mut w, Key::ArrowRight);
    press(&mut w, Key::Enter);
    assert_eq!(fact(&w, river), None);
}

#[test]
fn one_key_confirms_one_corrects_and_the_check_is_taken_up_where_it_was_left() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Check);
    let progress = |w: &mut Window<'_>| w.state_mut().desk_mut().unwrap().progress();
    let [none, all] = progress(&mut w);
    assert!(none == 0 && all > 200, "{all} facts to check");
    assert_eq!(w.state().desk().unwrap().checks(), "hexes[A1].terrain");
    press(&mut w, Key::Enter);
    assert_eq!(progress(&mut w)[0], 1);
    // The source of A1 is attested, A2 comes next: it is woods in this copy.
    assert_eq!(w.state().desk().unwrap().checks(), "hexes[A2].terrain");
    press(&mut w, Key::Num2);
    assert_eq!(fact(&w, "hexes[A2].terrain"), Some("woods".into()));
    assert_eq!(progress(&mut w)[0], 2);
    assert_eq!(w.state().desk().unwrap().checks(), "hexes[A3].terrain");
    w.key_press_modifiers(Modifiers::SHIFT, Key::Enter);
    w.run_steps(4);
    assert_eq!(w.state().desk().unwrap().checks(), "hexes[A4].terrain");
    press(&mut w, Key::B);
    assert!(says(&w, "A3 Katerinopol"));
    drop(w);
    let mut w = editing(home.path(), Page::Check);
    assert_eq!(fact(&w, "hexes[A2].terrain"), Some("woods".into()));
    assert_eq!(progress(&mut w), [4, all]);
    let left = Store::at(home.path()).unwrap();
    let left = left.left_check(SYSTEMS[0].key, SYSTEMS[0].starts[0].id);
    let said: Vec<&str> = left
        .errata
        .corrections
        .iter()
        .map(|it| it.at.as_str())
        .collect();
    assert_eq!(said, ["hexes[A2].terrain"]);
}

#[test]
fn a_number_is_corrected_in_its_field_and_what_cannot_be_is_refused_in_words() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Check);
    work(&mut w, Work::GoTo("units[47R].strength".to_owned()));
    assert!(says(&w, "47th Rifle Corps: strength"));
    let field = w.get_by_label("As printed");
    field.focus();
    w.run_steps(2);
    w.key_press_modifiers(Modifiers::COMMAND, Key::A);
    w.get_by_label("As printed").type_text("100");
    w.run_steps(2);
    assert!(says(&w, "a whole number from 1 to 99"));
    w.key_press_modifiers(Modifiers::COMMAND, Key::A);
    w.get_by_label("As printed").type_text("4");
    w.run_steps(2);
    press(&mut w, Key::Enter);
    assert_eq!(fact(&w, "units[47R].strength"), Some(Doc::Whole(4)));
    assert_ne!(w.state().desk().unwrap().checks(), "units[47R].strength");
}

#[test]
fn what_was_corrected_goes_out_as_a_file_that_another_owner_applies() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Check);
    press(&mut w, Key::Num2);
    work(&mut w, Work::SaveCorrections);
    let pages = home.path().join("corrections");
    assert!(says(&w, "Saved as"));
    let file = std::fs::read_dir(pages)
        .unwrap()
        .flatten()
        .next()
        .unwrap()
        .path();
    let errata = Errata::read(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(errata.corrections.len(), 1);
    let other = tempfile::tempdir().unwrap();
    let mut w = editing(other.path(), Page::Paint);
    assert_eq!(fact(&w, "hexes[A1].terrain"), Some("clear".into()));
    let bring = Brought::Corrections;
    work(&mut w, Work::Bring(bring, file));
    assert_eq!(fact(&w, "hexes[A1].terrain"), Some("woods".into()));
    assert!(says(&w, "Corrections made: 1"));
}

#[test]
fn faults_are_listed_with_what_to_do_and_lead_to_their_place() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    assert!(says(&w, "Faults (0)"));
    let unit = "5GT".to_owned();
    let to = w.state().desk().unwrap().bench().map().named("C6").unwrap();
    work(&mut w, Work::Move(unit, to));
    assert!(!says(&w, "Faults (0)"), "two sides are in one hex");
    work(&mut w, Work::Show(Page::Faults));
    assert!(says(&w, "Click to go there"));
    click_beginning(&mut w, "389th Infantry Division: hex");
    assert!(says(&w, "C6 Ositnyazhka"));
    // Nothing faulty is played.
    work(&mut w, Work::Try([None, None]));
    assert!(w.state().editing());
    w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    w.run_steps(4);
    assert!(says(&w, "Faults (0)"));
}

#[test]
fn the_scenario_is_played_at_once_and_the_editor_waits() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    click(&mut w, "terrain: city");
    click_beginning(&mut w, "Hex B4");
    work(&mut w, Work::Try([None, None]));
    assert!(!w.state().editing());
    assert!(says(&w, "Hex B4, Tolmach, city") || says(&w, "Game log"));
    let scenario = w.state().room().table().scenario().clone();
    assert_eq!(scenario.get("made_of"), None);
    push(&mut w, Command::Toggle(Dialog::Editor));
    w.run_steps(4);
    click_beginning(&mut w, "Back to");
    assert!(w.state().editing());
    // What is changed now does not reach the game that has begun.
    work(&mut w, Work::Undo);
    assert_eq!(*w.state().room().table().scenario(), scenario);
}

#[test]
fn an_empty_map_becomes_a_battle() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::studying(home.path());
    let blank = Source::Blank(SYSTEMS[0].key, "hexes", 5, 6);
    work(&mut w, Work::Begin(blank, Page::Paint));
    assert!(w.state().editing());
    assert!(!says(&w, "Faults (0)"), "there are no units yet");
    let brushes = w.state().desk().unwrap().bench().workshop().brushes;
    let units: Vec<usize> = brushes
        .iter()
        .enumerate()
        .filter(|(_, it)| it.group == "New unit")
        .map(|(n, _)| n)
        .collect();
    for (brush, hex) in units.iter().zip(["A1", "E6"]) {
        work(&mut w, Work::Take(Some(*brush)));
        click_beginning(&mut w, &format!("Hex {hex}"));
    }
    assert!(says(&w, "Faults (0)"));
    work(&mut w, Work::Try([None, None]));
    assert!(!w.state().editing());
    assert_eq!(
        w.state()
            .room()
            .table()
            .order_of_battle(w.state().room().shown_node())
            .len(),
        2
    );
}

#[test]
fn what_would_be_lost_is_asked_about_before_the_editor_is_left() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    // What stands in a field that nobody has left yet is a change, too.
    work(&mut w, Work::Pick(Topic::Unit("47R".to_owned())));
    let field = "47th Rifle Corps: strength";
    for (types, holds) in [("100", 3), ("4", 4)] {
        w.get_by_label(field).focus();
        w.run_steps(2);
        w.key_press_modifiers(Modifiers::COMMAND, Key::A);
        w.get_by_label(field).type_text(types);
        w.run_steps(2);
        work(&mut w, Work::Leave { sure: false });
        assert!(says(&w, "Leave without saving?"), "{types}");
        let strength = fact(&w, "units[47R].strength");
        assert_eq!(strength, Some(Doc::Whole(holds)));
        click(&mut w, "Stay");
    }
    work(&mut w, Work::Pick(Topic::Game));
    click(&mut w, "terrain: city");
    click_beginning(&mut w, "Hex B4");
    work(&mut w, Work::Leave { sure: false });
    assert!(says(&w, "Leave without saving?"));
    click(&mut w, "Stay");
    assert!(w.state().editing() && !says(&w, "Leave without saving?"));
    work(&mut w, Work::Leave { sure: false });
    click(&mut w, "Leave, keep the changes");
    assert!(!w.state().editing());
}

#[test]
fn whoever_only_tried_something_leaves_without_it_and_is_told_of_what_he_keeps() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    let was = fact(&w, "hexes[B4].terrain");
    click(&mut w, "terrain: city");
    click_beginning(&mut w, "Hex B4");
    assert_ne!(fact(&w, "hexes[B4].terrain"), was);
    assert!(says(&w, "Editor, with corrections: Hell's Gate"));
    work(&mut w, Work::Leave { sure: false });
    click(&mut w, "Leave, take these changes back");
    assert!(!w.state().editing());
    let start = || Source::Start(SYSTEMS[0].key, SYSTEMS[0].starts[0].id);
    work(&mut w, Work::Begin(start(), Page::Paint));
    assert_eq!(fact(&w, "hexes[B4].terrain"), was);
    assert!(says(&w, "Editor: Hell's Gate"));
    // What was kept before stays, and is said.
    click(&mut w, "terrain: city");
    click_beginning(&mut w, "Hex B4");
    work(&mut w, Work::Leave { sure: true });
    work(&mut w, Work::Begin(start(), Page::Paint));
    assert!(says(&w, "Editor, with corrections: Hell's Gate"));
    click(&mut w, "terrain: woods");
    click_beginning(&mut w, "Hex B4");
    work(&mut w, Work::Leave { sure: false });
    click(&mut w, "Leave, take these changes back");
    work(&mut w, Work::Begin(start(), Page::Paint));
    assert_eq!(fact(&w, "hexes[B4].terrain"), Some("city".into()));
}

#[test]
fn two_scenarios_are_compared_fact_by_fact() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    let other = SYSTEMS[0].starts[1].id;
    work(&mut w, Work::Compare(Some((SYSTEMS[0].key, other))));
    assert!(says(&w, "differences."));
    assert!(says(&w, " → "));
}

#[test]
fn a_position_becomes_a_scenario_that_is_edited_tried_and_asked_about_before_it_is_lost() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::studying(home.path());
    window::written(&mut w, &["end"]);
    let at = w.state().room().shown_node();
    let position = w.state().room().table().position(at);
    let scenario = w.state().room().table().scenario().clone();
    click(&mut w, "Game");
    click_beginning(&mut w, "Position as a scenario");
    assert!(w.state().editing());
    assert!(says(&w, "A scenario that begins in this position"));
    assert_eq!(fact(&w, "position"), position);
    let bench = w.state().desk().unwrap().bench();
    let (unit, was) = (bench.find("position.units[5GT].at"), "B1");
    assert_eq!(unit, Some(was.into()));
    work(&mut w, Work::Pick(Topic::Unit("5GT".to_owned())));
    assert!(says(&w, "5GT: place"), "what the position says of it");
    let facts = w.state().desk().unwrap().bench().facts();
    let stands = |at: &str| facts.iter().any(|it| it.at == at);
    assert!(!stands("units[5GT].hex"), "a unit stands in one place");
    assert!(stands("units[5GT].strength") || stands("units[5GT].name"));
    // No file has it yet.
    work(&mut w, Work::Leave { sure: false });
    assert!(says(&w, "Leave without saving?"));
    click(&mut w, "Stay");
    work(&mut w, Work::Try([None, None]));
    let table = w.state().room().table();
    let begun = table.position(table.glance().node);
    assert_eq!(begun, position);
    assert_ne!(*table.scenario(), scenario, "the game before keeps its own");
}

#[test]
fn an_edited_scenario_outlives_a_crash_and_is_offered_at_the_next_start() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    click(&mut w, "terrain: city");
    click_beginning(&mut w, "Hex B4");
    w.run_steps(2);
    let edited = w.state().desk().unwrap().bench().text();
    // The program is gone without a word.
    drop(w);
    let mut w = window::studying(home.path());
    assert!(says(&w, "was not saved when the program ended"));
    push(&mut w, Command::Toggle(Dialog::Editor));
    w.run_steps(4);
    click(&mut w, "Go on editing");
    assert_eq!(w.state().desk().unwrap().bench().text(), edited);
    // It is asked about as before, and kept until it is left on purpose.
    w.run_steps(2);
    drop(w);
    let mut w = window::open(home.path(), [1280.0, 720.0], |settings| {
        settings.opening = true
    });
    assert!(says(&w, "Scenario being edited when the program ended"));
    click(&mut w, "Go on editing");
    assert_eq!(w.state().desk().unwrap().bench().text(), edited);
    work(&mut w, Work::Leave { sure: false });
    assert!(says(&w, "Leave without saving?"));
    click(&mut w, "Leave without saving");
    w.run_steps(2);
    drop(w);
    let w = window::studying(home.path());
    assert!(!says(&w, "was not saved when the program ended"));
}

#[test]
fn what_was_left_is_put_away_under_a_name_that_is_told() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    click(&mut w, "terrain: city");
    click_beginning(&mut w, "Hex B4");
    w.run_steps(2);
    let edited = w.state().desk().unwrap().bench().text();
    drop(w);
    let mut w = window::studying(home.path());
    push(&mut w, Command::Toggle(Dialog::Editor));
    w.run_steps(4);
    click(&mut w, "Put it away");
    assert!(says(&w, "The scenario is in"));
    assert!(!says(&w, "Go on editing"));
    let folder = home.path().join("scenarios");
    let file = std::fs::read_dir(folder).unwrap().next().unwrap().unwrap();
    assert_eq!(std::fs::read_to_string(file.path()).unwrap(), edited);
}

#[test]
fn the_map_grows_and_is_cut_on_each_side_and_what_is_lost_is_told_first() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    let size = |w: &Window<'_>| w.state().desk().unwrap().bench().size();
    assert_eq!(size(&w), [7, 7]);
    click(&mut w, "Size…");
    assert!(says(&w, "The map has 7 rows and 7 columns now"));
    click(&mut w, "Rows in the south +1");
    assert!(says(&w, "Then it has 8 rows and 7 columns"));
    assert!(!says(&w, "What is lost"));
    click(&mut w, "Rows in the south −1");
    click(&mut w, "Rows in the south −1");
    assert!(says(&w, "What is lost"));
    assert!(says(&w, "with a river"));
    click(&mut w, "Change the map");
    assert_eq!(size(&w), [6, 7]);
    assert!(!says(&w, "The map has"));
    w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    w.run_steps(4);
    assert_eq!(size(&w), [7, 7]);
    click(&mut w, "Size…");
    for _ in 0..6 {
        click(&mut w, "Rows in the north −1");
    }
    assert!(says(&w, "are not possible"));
    click(&mut w, "Cancel");
    assert_eq!(size(&w), [7, 7]);
}

#[test]
fn the_path_of_a_file_is_typed_over_and_enter_takes_it_while_escape_closes_only_the_question() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::studying(home.path());
    push(&mut w, Command::Toggle(Dialog::Editor));
    w.run_steps(4);
    let ask = |w: &mut Window<'_>| {
        work(w, Work::Ask(Brought::Scenario));
        assert!(says(w, "Which file?"));
    };
    ask(&mut w);
    press(&mut w, Key::Escape);
    assert!(!says(&w, "Which file?"));
    assert!(says(&w, "Edit a scenario"), "what it was asked from stays");
    ask(&mut w);
    click(&mut w, "Go back");
    assert!(!says(&w, "Which file?"));
    // What was typed at first is gone with the first letter of what is typed next.
    let file = home.path().join("mine.json");
    std::fs::write(&file, SYSTEMS[0].starts[0].text).unwrap();
    for typed in ["nowhere", file.to_str().unwrap()] {
        ask(&mut w);
        w.event(egui::Event::Text(typed.to_owned()));
        w.run_steps(2);
        press(&mut w, Key::Enter);
        assert!(!says(&w, "Which file?"));
    }
    assert!(w.state().editing());
}

#[test]
fn the_game_that_waits_behind_an_exercise_is_kept_when_a_scenario_is_tried() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::studying(home.path());
    push(&mut w, Command::Proceed);
    w.run_steps(4);
    assert!(w.state().room().unsaved);
    let table = w.state().room().table();
    let own = table.glance().digest;
    let found = Missed {
        title: table.title().to_owned(),
        when: "Turn 1".to_owned(),
        theme: "Supply".to_owned(),
        cost: (2.5, 0.4),
        played: String::new(),
        better: String::new(),
    };
    let game = table.write("");
    let store = Store::at(home.path()).unwrap();
    store.keep_exercise(found, &game, today() - 1).unwrap();
    let exercise = store.exercises().remove(0).path;
    push(&mut w, Command::Practise(PracticeWish::Begin(exercise)));
    w.run_steps(4);
    assert!(w.state().room().practising().is_some());
    let start = Source::Start(SYSTEMS[0].key, SYSTEMS[0].starts[0].id);
    work(&mut w, Work::Begin(start, Page::Paint));
    work(&mut w, Work::Try([None, None]));
    assert!(w.state().room().practising().is_none());
    let kept = store.list_games();
    assert_eq!(kept.len(), 1);
    let text = std::fs::read(&kept[0].path).unwrap();
    let game = AnyGame::read(&text).unwrap().seated().unwrap();
    assert_eq!(game.table.glance().digest, own);
}

#[test]
fn who_closes_the_program_and_leaves_the_scenario_is_out_of_the_program() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    click(&mut w, "terrain: city");
    click_beginning(&mut w, "Hex B4");
    let closes = |w: &Window<'_>| {
        let told = &w.output().viewport_output[&egui::ViewportId::ROOT];
        told.commands.contains(&egui::ViewportCommand::Close)
    };
    push(&mut w, Command::Quit);
    w.run_steps(2);
    assert!(says(&w, "Quit the program?") && !closes(&w));
    click(&mut w, "Stay");
    assert!(w.state().editing());
    push(&mut w, Command::Quit);
    w.run_steps(2);
    let leave = w.get_by_label("Leave, keep the changes");
    leave.click();
    let closed = (0..4).any(|_| {
        w.step();
        closes(&w)
    });
    assert!(closed && !w.state().editing());
}

#[test]
fn the_owners_check_is_left_unasked_because_all_of_it_is_kept() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Check);
    press(&mut w, Key::Num2);
    assert_eq!(fact(&w, "hexes[A1].terrain"), Some("woods".into()));
    work(&mut w, Work::Leave { sure: false });
    assert!(!w.state().editing() && !says(&w, "Leave without saving?"));
    let start = Source::Start(SYSTEMS[0].key, SYSTEMS[0].starts[0].id);
    work(&mut w, Work::Begin(start, Page::Check));
    assert_eq!(fact(&w, "hexes[A1].terrain"), Some("woods".into()));
    // All of it can become as it came, and be taken back.
    click(&mut w, "Files");
    click(&mut w, "Take every change back");
    assert_eq!(fact(&w, "hexes[A1].terrain"), Some("clear".into()));
    work(&mut w, Work::Undo);
    assert_eq!(fact(&w, "hexes[A1].terrain"), Some("woods".into()));
}

#[test]
fn rivers_between_places_are_copied_and_pasted_with_them() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    let place = |name: &str| Topic::Place(name.to_owned());
    let river = "river_hexsides[B4-C3]";
    assert!(fact(&w, river).is_some());
    assert_eq!(fact(&w, "river_hexsides[D4-E3]"), None);
    for name in ["B4", "C3"] {
        work(&mut w, Work::Pick(place(name)));
        work(&mut w, Work::Mark);
    }
    work(&mut w, Work::Copy);
    work(&mut w, Work::Pick(place("D4")));
    work(&mut w, Work::Paste { flipped: false });
    assert_eq!(fact(&w, "hexes[D4].terrain"), Some("woods".into()));
    let pasted = fact(&w, "river_hexsides[D4-E3]").expect("the river came along");
    let ends = pasted.get("between").cloned();
    assert_eq!(ends, Some(Doc::List(vec!["D4".into(), "E3".into()])));
    assert_eq!(pasted.get("river"), fact(&w, river).unwrap().get("river"));
    work(&mut w, Work::Undo);
    assert_eq!(fact(&w, "river_hexsides[D4-E3]"), None);
}

/// The start of each system with an editor in the owner's check.
fn checking(home: &Path) -> Vec<(&'static str, Window<'static>)> {
    let all = SYSTEMS.iter().filter(|entry| entry.editable);
    let all = all.map(|entry| {
        let mut w = window::studying(home);
        let start = Source::Start(entry.key, entry.starts[0].id);
        work(&mut w, Work::Begin(start, Page::Check));
        (entry.key, w)
    });
    all.collect()
}

#[test]
fn what_confirms_a_fact_stands_still_and_in_the_window_whatever_is_looked_at() {
    let home = tempfile::tempdir().unwrap();
    for (system, mut w) in checking(home.path()) {
        let confirm = |w: &Window<'_>| w.get_by_label("Confirm (Enter)").rect();
        let first = confirm(&w);
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, window::USUAL.into());
        assert!(window.contains_rect(first), "{system}: {first:?}");
        for _ in 0..20 {
            work(&mut w, Work::Step { back: false });
            let at = w.state().desk().unwrap().checks().to_owned();
            assert_eq!(confirm(&w), first, "{system}: {at}");
        }
    }
}

#[test]
fn f6_goes_through_the_regions_of_the_editor() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    let mut met = Vec::new();
    for _ in 0..4 {
        press(&mut w, Key::F6);
        met.push(w.ctx.memory(|m| m.focused()));
    }
    assert!(met.iter().all(Option::is_some), "{met:?}");
    assert!(met.windows(2).all(|pair| pair[0] != pair[1]), "{met:?}");
}

#[test]
fn what_was_chosen_to_be_edited_is_edited_when_the_other_scenario_is_left() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    click(&mut w, "terrain: city");
    click_beginning(&mut w, "Hex B4");
    let other = Source::Start(SYSTEMS[0].key, SYSTEMS[0].starts[1].id);
    work(&mut w, Work::Begin(other.clone(), Page::Paint));
    assert!(says(&w, "Leave without saving?"));
    click(&mut w, "Stay");
    work(&mut w, Work::Leave { sure: false });
    click(&mut w, "Leave, keep the changes");
    assert!(!w.state().editing(), "it was stayed with");
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    click(&mut w, "terrain: city");
    click_beginning(&mut w, "Hex B4");
    work(&mut w, Work::Begin(other, Page::Paint));
    click(&mut w, "Leave, keep the changes");
    assert!(w.state().editing());
    assert!(says(&w, "first order of battle"));
}

#[test]
fn a_unit_that_is_taken_back_is_picked_no_longer() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    click(&mut w, "New unit: Soviet");
    click_beginning(&mut w, "Hex C4");
    assert!(says(&w, "Remove the unit"));
    w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    w.run_steps(4);
    assert!(!says(&w, "Remove the unit"));
    assert!(!says(&w, "Nothing is stated about this"));
}

#[test]
fn a_list_is_as_high_as_a_line_whatever_is_chosen_of_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Compare);
    for start in SYSTEMS[0].starts {
        work(&mut w, Work::Compare(Some((SYSTEMS[0].key, start.id))));
        let title = start.text.parse::<Doc>().unwrap();
        let Some(Doc::Text(title)) = title.get("title").cloned() else {
            panic!("{}", start.id);
        };
        let named = format!("Compare with: {title}");
        let rect = w.get_by_label(&named).rect();
        assert!(rect.height() < 40.0, "{title}: {rect:?}");
        assert!(rect.right() <= window::USUAL[0], "{title}: {rect:?}");
    }
}

#[test]
fn whoever_enters_a_field_stays_in_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    work(&mut w, Work::Pick(Topic::Unit("47R".to_owned())));
    let field = "47th Rifle Corps: strength";
    w.get_by_label(field).focus();
    w.run_steps(2);
    w.key_press_modifiers(Modifiers::COMMAND, Key::A);
    w.get_by_label(field).type_text("4");
    w.run_steps(2);
    press(&mut w, Key::Enter);
    assert_eq!(fact(&w, "units[47R].strength"), Some(Doc::Whole(4)));
    assert!(w.get_by_label(field).is_focused());
}

#[test]
fn whoever_saves_from_a_field_saves_what_stands_in_it_and_hears_what_cannot_be() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    work(&mut w, Work::Pick(Topic::Unit("47R".to_owned())));
    let field = "47th Rifle Corps: strength";
    let types = |w: &mut Window<'_>, text: &str| {
        w.get_by_label(field).focus();
        w.run_steps(2);
        w.key_press_modifiers(Modifiers::COMMAND, Key::A);
        w.get_by_label(field).type_text(text);
        w.run_steps(2);
        w.key_press_modifiers(Modifiers::COMMAND, Key::S);
        w.run_steps(4);
    };
    let folder = Store::at(home.path()).unwrap().root().join("scenarios");
    let files = || std::fs::read_dir(&folder).map_or(0, Iterator::count);
    types(&mut w, "100");
    assert_eq!(
        (files(), fact(&w, "units[47R].strength")),
        (0, Some(Doc::Whole(3)))
    );
    assert!(says(&w, "strength: a whole number from 1 to 99"));
    types(&mut w, "4");
    assert_eq!(
        (files(), fact(&w, "units[47R].strength")),
        (1, Some(Doc::Whole(4)))
    );
}

#[test]
fn a_brush_is_drawn_over_places_and_one_undo_takes_the_stroke_back() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    let terrain =
        |w: &Window<'_>| ["C3", "C4", "C5"].map(|at| fact(w, &format!("hexes[{at}].terrain")));
    let place = |w: &Window<'_>, name: &str| {
        let all = w.query_all_by_label_contains(name);
        let mut named = all.filter(|it| {
            it.accesskit_node()
                .label()
                .is_some_and(|l| l.starts_with(name))
        });
        named.next().unwrap().rect().center()
    };
    let before = terrain(&w);
    click(&mut w, "terrain: city");
    let (from, to) = (place(&w, "Hex C3"), place(&w, "Hex C5"));
    window::drag(&mut w, from, to);
    assert_eq!(terrain(&w), ["city"; 3].map(|city| Some(city.into())));
    assert_eq!(place(&w, "Hex C3"), from, "the map stays where it is");
    work(&mut w, Work::Undo);
    assert_eq!(terrain(&w), before);
    assert!(!w.state().desk().unwrap().bench().can_go()[0]);
    // Without a brush the hand moves the map again.
    work(&mut w, Work::Take(None));
    push(&mut w, Command::ZoomMap { closer: true });
    w.run_steps(4);
    let from = place(&w, "Hex C4");
    window::drag(&mut w, from, from + egui::vec2(40.0, 0.0));
    assert_ne!(place(&w, "Hex C4"), from);
    assert_eq!(terrain(&w), before);
}

#[test]
fn on_every_kind_of_grid_each_place_has_the_one_that_a_symmetric_brush_paints_with_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::studying(home.path());
    for kind in ["hex", "offset_square", "square"] {
        for (mirror, from, to) in [
            (Mirror::Across, "A1", "A7"),
            (Mirror::Across, "B1", "B7"),
            (Mirror::Across, "B3", "B5"),
            (Mirror::HalfTurn, "A1", "G7"),
            (Mirror::HalfTurn, "F1", "B7"),
            (Mirror::HalfTurn, "E2", "C6"),
        ] {
            for (from, to) in [(from, to), (to, from)] {
                let blank = Source::Blank("tabletop", kind, 7, 7);
                work(&mut w, Work::Leave { sure: true });
                work(&mut w, Work::Begin(blank, Page::Paint));
                work(&mut w, Work::Take(Some(1)));
                work(&mut w, Work::Mirror(mirror));
                let place = w.state().desk().unwrap().bench().map().named(from).unwrap();
                work(&mut w, Work::Point(place, None));
                for at in [from, to] {
                    let painted = fact(&w, &format!("cells[{at}].terrain"));
                    assert_eq!(
                        painted,
                        Some("difficult".into()),
                        "{kind} {mirror:?} {from} {at}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_scenario_to_compare_with_is_called_by_its_title_also_where_its_file_has_none() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::studying(home.path());
    let entry = SYSTEMS
        .iter()
        .find(|entry| entry.key == "tabletop")
        .unwrap();
    let (start, other) = (entry.starts[0], entry.starts[1]);
    work(
        &mut w,
        Work::Begin(Source::Start(entry.key, start.id), Page::Compare),
    );
    work(&mut w, Work::Compare(Some((entry.key, other.id))));
    let bench = (entry.edit)(other.text.parse().unwrap());
    let title = bench.unwrap_or_else(|why| panic!("{why}")).title();
    assert_ne!(title, other.id);
    assert!(says(&w, &format!("Compare with: {title}")), "{title}");
}

/// What lies among the scenarios of one's own, by name.
fn own_files(home: &Path) -> Vec<std::path::PathBuf> {
    let folder = std::fs::read_dir(home.join("scenarios"));
    let mut files: Vec<_> = folder
        .into_iter()
        .flatten()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    files
}

/// Presses Ctrl+S, and with Shift Ctrl+Shift+S.
fn saves(w: &mut Window<'_>, elsewhere: bool) {
    let modifiers = match elsewhere {
        true => Modifiers::COMMAND | Modifiers::SHIFT,
        false => Modifiers::COMMAND,
    };
    w.key_press_modifiers(modifiers, Key::S);
    w.run_steps(4);
}

#[test]
fn saving_again_writes_in_the_same_file_and_only_saving_elsewhere_makes_another() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    let calls = |w: &mut Window<'_>, title: &str| {
        work(w, Work::Enter("title".into(), Some(title.into())));
    };
    let edited = |w: &Window<'_>| w.state().desk().unwrap().bench().text();
    calls(&mut w, "The long way home");
    saves(&mut w, false);
    let [first] = own_files(home.path()).try_into().unwrap();
    assert!(says(&w, "Saved as"));
    for _ in 0..3 {
        saves(&mut w, false);
        assert!(says(&w, "Nothing has changed"));
    }
    calls(&mut w, "The short way home");
    saves(&mut w, false);
    assert!(says(&w, "Saved as") && !says(&w, " •"));
    assert_eq!(own_files(home.path()), std::slice::from_ref(&first));
    assert_eq!(std::fs::read_to_string(&first).unwrap(), edited(&w));
    // The other one is its own from then on.
    saves(&mut w, true);
    let [one, other] = own_files(home.path()).try_into().unwrap();
    let second = if one == first { other } else { one };
    let before = std::fs::read_to_string(&first).unwrap();
    calls(&mut w, "No way home");
    click(&mut w, "Save");
    assert_eq!(own_files(home.path()).len(), 2);
    assert_eq!(std::fs::read_to_string(&second).unwrap(), edited(&w));
    assert_eq!(std::fs::read_to_string(&first).unwrap(), before);
}

#[test]
fn a_scenario_from_a_file_is_saved_there_unless_another_program_has_changed_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::studying(home.path());
    let file = home.path().join("mine.json");
    std::fs::write(&file, SYSTEMS[0].starts[0].text).unwrap();
    work(&mut w, Work::Bring(Brought::Scenario, file.clone()));
    saves(&mut w, false);
    assert!(says(&w, "Nothing has changed"));
    click(&mut w, "terrain: city");
    click_beginning(&mut w, "Hex B4");
    saves(&mut w, false);
    let edited = |w: &Window<'_>| w.state().desk().unwrap().bench().text();
    assert_eq!(std::fs::read_to_string(&file).unwrap(), edited(&w));
    assert_eq!(own_files(home.path()).len(), 0);
    work(&mut w, Work::Leave { sure: false });
    assert!(!w.state().editing(), "the file has all of it");
    work(&mut w, Work::Bring(Brought::Scenario, file.clone()));
    click(&mut w, "terrain: woods");
    click_beginning(&mut w, "Hex B4");
    std::fs::write(&file, "somebody else's").unwrap();
    saves(&mut w, false);
    assert!(says(&w, "Another program has changed"));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "somebody else's");
    let [beside] = own_files(home.path()).try_into().unwrap();
    assert_eq!(std::fs::read_to_string(&beside).unwrap(), edited(&w));
}

#[test]
fn an_own_version_is_called_in_the_editor_as_in_its_file() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    click(&mut w, "terrain: city");
    click_beginning(&mut w, "Hex B4");
    assert!(says(&w, "Editor, with corrections: Hell's Gate"));
    saves(&mut w, false);
    let [file] = own_files(home.path()).try_into().unwrap();
    let doc: Doc = std::fs::read_to_string(&file).unwrap().parse().unwrap();
    let Some(Doc::Text(title)) = doc.get("title").cloned() else {
        panic!("it has no title");
    };
    assert!(title.contains("own version"), "{title}");
    let head = format!("Editor: {title}");
    assert!(says(&w, &head), "once a file has it");
    click(&mut w, "Close");
    work(&mut w, Work::Bring(Brought::Scenario, file));
    assert!(says(&w, &head));
}

#[test]
fn the_keys_of_a_new_game_and_of_opening_lead_to_another_scenario() {
    let home = tempfile::tempdir().unwrap();
    let mut w = editing(home.path(), Page::Paint);
    click(&mut w, "terrain: city");
    click_beginning(&mut w, "Hex B4");
    w.key_press_modifiers(Modifiers::COMMAND, Key::O);
    w.run_steps(4);
    assert!(says(&w, "Which file?"));
    press(&mut w, Key::Escape);
    w.key_press_modifiers(Modifiers::COMMAND, Key::N);
    w.run_steps(4);
    assert!(says(&w, "Edit a scenario"));
    click_beginning(&mut w, "Edit: Hell's Gate");
    assert!(
        says(&w, "Leave without saving?"),
        "it is asked as it is when it is closed"
    );
}
