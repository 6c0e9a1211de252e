//! Finding one's way: the opening screen, the table of saved games, the dialogs and the
//! trash of the desktop; by accessible names, by keyboard, and without any desktop.

use crate::played;
use crate::window;
use crate::window::{USUAL, Window, at_once, click, click_beginning, press, push, says};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::commands::{Command, Composing, Dialog, PictureFile};
use hells_gate::app::desktop::{AskedFile, Desktop, Picked};
use hells_gate::engine::{Options, SideNo};
use hells_gate::record::{OfTable, Store};
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::hells_gate::Action;
use hells_gate::table::{Seat, find, read};
use hells_gate::words::Language;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};

/// A saved game of this title, so many minutes old.
fn saved(home: &Path, title: &str, actions: usize, minutes: u64) -> PathBuf {
    let mut file = played::played(5, actions);
    file.title = title.to_owned();
    let store = Store::at(home).unwrap();
    let path = store.path_for(title);
    store.save(&path, &file).unwrap();
    let then = SystemTime::now() - Duration::from_secs(60 * minutes);
    let written = fs::File::options().write(true).open(&path).unwrap();
    written.set_modified(then).unwrap();
    path
}

fn quiet(home: &Path) -> Window<'static> {
    window::open(home, USUAL, |settings| settings.handover_notice = false)
}

fn with_opening(home: &Path) -> Window<'static> {
    window::open(home, USUAL, |settings| {
        settings.handover_notice = false;
        settings.opening = true;
    })
}

/// The titles in the table, from above.
fn rows(w: &Window<'_>) -> Vec<String> {
    let rows = w.query_all_by_role(Role::ListBoxOption);
    rows.map(|row| row.accesskit_node().label().unwrap())
        .collect()
}

/// What is told of a game besides its title.
fn told_of(w: &Window<'_>, title: &str) -> String {
    let row = w.get_by_role_and_label(Role::ListBoxOption, title);
    let row = row.accesskit_node();
    row.data().description().unwrap_or_default().to_owned()
}

/// The title of the game that is chosen and has the keyboard's attention.
fn on(w: &Window<'_>) -> String {
    let rows: Vec<_> = w.query_all_by_role(Role::ListBoxOption).collect();
    let chosen = rows.iter().map(|row| row.accesskit_node());
    let mut chosen = chosen.filter(|row| row.is_focused() && row.is_selected() == Some(true));
    chosen
        .next()
        .and_then(|row| row.label())
        .expect("a game is chosen")
}

fn types(w: &mut Window<'_>, text: &str) {
    w.event(egui::Event::Text(text.to_owned()));
    w.run_steps(3);
}

fn table(home: &Path) -> Window<'static> {
    saved(home, "Alpha", 10, 3);
    saved(home, "Bravo", 80, 2);
    saved(home, "Charlie", 40, 1);
    let mut w = quiet(home);
    push(&mut w, Command::Toggle(Dialog::Games));
    w.run_steps(6);
    w
}

#[test]
fn the_table_has_every_game_the_latest_first_and_tells_what_it_is() {
    let home = tempfile::tempdir().unwrap();
    let w = table(home.path());
    assert_eq!(rows(&w), ["Charlie", "Bravo", "Alpha"]);
    let told = told_of(&w, "Bravo");
    assert!(told.starts_with("Hell's Gate. "), "{told}");
    for part in ["80 actions", "game turn", "Bravo.hellsgate"] {
        assert!(told.contains(part), "{told}");
    }
    let path = Store::at(home.path()).unwrap().path_for("Bravo");
    let game = hells_gate::record::SavedGame::of_file(path);
    assert!(told.contains(&game.written()), "{told}");
    assert_eq!(on(&w), "Charlie", "the keyboard is there at once");
}

#[test]
fn the_table_is_sorted_by_any_column_and_from_its_end() {
    let home = tempfile::tempdir().unwrap();
    let mut w = table(home.path());
    click(&mut w, "Sort by “Title”");
    assert_eq!(rows(&w), ["Alpha", "Bravo", "Charlie"]);
    click(&mut w, "Sort by “Title”");
    assert_eq!(rows(&w), ["Charlie", "Bravo", "Alpha"]);
    click(&mut w, "Sort by “Last saved”");
    assert_eq!(rows(&w), ["Charlie", "Bravo", "Alpha"]);
    click(&mut w, "Sort by “Last saved”");
    assert_eq!(rows(&w), ["Alpha", "Bravo", "Charlie"]);
}

#[test]
fn a_game_is_found_by_any_words_of_its_row() {
    let home = tempfile::tempdir().unwrap();
    let mut w = table(home.path());
    w.key_press_modifiers(Modifiers::COMMAND, Key::F);
    w.run_steps(3);
    types(&mut w, "80 BRAV");
    assert_eq!(rows(&w), ["Bravo"]);
    assert!(says(&w, "1 of 3 found"));
    types(&mut w, "o nowhere");
    assert_eq!(rows(&w), Vec::<String>::new());
    assert!(says(&w, "No game has all these words."));
    press(&mut w, Key::Enter);
    assert!(says(&w, "Saved games"), "there is none to open");
}

#[test]
fn enter_in_the_field_opens_the_game_that_is_found() {
    let home = tempfile::tempdir().unwrap();
    let mut w = table(home.path());
    w.key_press_modifiers(Modifiers::COMMAND, Key::F);
    w.run_steps(3);
    types(&mut w, "brav");
    press(&mut w, Key::Enter);
    w.run_steps(4);
    assert_eq!(w.state().room().table().title(), "Bravo");
}

#[test]
fn the_keyboard_goes_through_the_table_and_enter_opens() {
    let home = tempfile::tempdir().unwrap();
    let mut w = table(home.path());
    press(&mut w, Key::ArrowDown);
    assert_eq!(on(&w), "Bravo");
    press(&mut w, Key::End);
    assert_eq!(on(&w), "Alpha");
    press(&mut w, Key::ArrowUp);
    assert_eq!(on(&w), "Bravo");
    press(&mut w, Key::Enter);
    assert!(rows(&w).is_empty(), "the table is closed");
    let path = Store::at(home.path()).unwrap().path_for("Bravo");
    assert_eq!(w.state().room().path.as_ref(), Some(&path));
}

#[test]
fn a_game_is_renamed_by_keyboard_and_no_other_loses_its_place() {
    let home = tempfile::tempdir().unwrap();
    let mut w = table(home.path());
    let store = Store::at(home.path()).unwrap();
    press(&mut w, Key::ArrowDown);
    press(&mut w, Key::F2);
    assert!(says(&w, "Rename a saved game"));
    types(&mut w, "Alpha");
    press(&mut w, Key::Enter);
    assert!(says(&w, "Another game is called “Alpha” already."));
    assert_eq!(rows(&w), ["Charlie", "Bravo", "Alpha"]);
    press(&mut w, Key::F2);
    types(&mut w, "Delta");
    press(&mut w, Key::Enter);
    assert!(says(&w, "“Bravo” is called “Delta” now."));
    // It keeps its place: when it was played has not changed.
    assert_eq!(rows(&w), ["Charlie", "Delta", "Alpha"]);
    assert_eq!(on(&w), "Delta");
    assert!(store.path_for("Delta").is_file() && !store.path_for("Bravo").exists());
    // Escape gives the title up and leaves the table open.
    press(&mut w, Key::F2);
    press(&mut w, Key::Escape);
    assert!(!says(&w, "Rename a saved game"));
    assert_eq!(rows(&w).len(), 3);
}

#[test]
fn the_game_on_the_table_goes_on_in_its_file_when_that_is_renamed() {
    let home = tempfile::tempdir().unwrap();
    let path = saved(home.path(), "Mine", 40, 1);
    let mut w = quiet(home.path());
    push(&mut w, Command::Open(path.clone()));
    push(&mut w, Command::Toggle(Dialog::Games));
    w.run_steps(6);
    click(&mut w, "Rename…");
    types(&mut w, "Ours");
    click(&mut w, "Rename");
    let to = path.with_file_name("Ours.hellsgate");
    assert_eq!(w.state().room().path.as_ref(), Some(&to));
    assert_eq!(w.state().room().table().title(), "Ours");
    push(&mut w, Command::Save);
    w.run_steps(2);
    assert!(says(&w, "Saved as “Ours”."));
    assert!(to.is_file() && !path.exists());
}

#[test]
fn a_game_is_copied_thrown_away_and_brought_back_by_keyboard() {
    let home = tempfile::tempdir().unwrap();
    let mut w = table(home.path());
    let store = Store::at(home.path()).unwrap();
    let bytes = fs::read(store.path_for("Charlie")).unwrap();
    w.key_press_modifiers(Modifiers::COMMAND, Key::D);
    w.run_steps(6);
    assert_eq!(rows(&w), ["Charlie (2)", "Charlie", "Bravo", "Alpha"]);
    assert_eq!(on(&w), "Charlie (2)");
    press(&mut w, Key::ArrowDown);
    press(&mut w, Key::Delete);
    w.run_steps(4);
    assert!(says(&w, "“Charlie” is in the trash."));
    assert_eq!(rows(&w), ["Charlie (2)", "Bravo", "Alpha"]);
    assert_eq!(on(&w), "Bravo", "the keyboard goes on with the next");
    assert!(!store.path_for("Charlie").exists());
    w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    w.run_steps(6);
    assert!(says(&w, "“Charlie” is back."));
    assert_eq!(on(&w), "Charlie");
    assert_eq!(fs::read(store.path_for("Charlie")).unwrap(), bytes);
}

#[test]
fn what_was_thrown_away_where_no_desktop_has_a_trash_is_found_again_later() {
    let home = tempfile::tempdir().unwrap();
    let mut w = table(home.path());
    click(&mut w, "Move to the trash");
    drop(w);
    let mut w = quiet(home.path());
    push(&mut w, Command::Toggle(Dialog::Games));
    w.run_steps(6);
    assert_eq!(rows(&w), ["Bravo", "Alpha"]);
    click(&mut w, "1 thrown away");
    assert_eq!(rows(&w), ["Charlie"]);
    click(&mut w, "Put it back");
    click(&mut w, "3 saved games");
    assert_eq!(rows(&w), ["Charlie", "Bravo", "Alpha"]);
}

#[test]
fn the_game_on_the_table_stays_there_when_its_file_is_thrown_away() {
    let home = tempfile::tempdir().unwrap();
    let path = saved(home.path(), "Mine", 40, 1);
    let mut w = quiet(home.path());
    push(&mut w, Command::Open(path));
    push(&mut w, Command::Toggle(Dialog::Games));
    w.run_steps(6);
    press(&mut w, Key::Delete);
    let room = w.state().room();
    assert_eq!(room.table().glance().ply, 40);
    assert!(
        room.path.is_none() && room.unsaved,
        "it is kept as one without a file"
    );
    assert!(Store::at(home.path()).unwrap().list_games().is_empty());
}

#[test]
fn a_damaged_game_is_neither_renamed_nor_copied_and_its_file_is_left_alone() {
    let home = tempfile::tempdir().unwrap();
    let path = saved(home.path(), "Torn", 60, 1);
    let text = fs::read_to_string(&path).unwrap();
    let cut = &text[..text.len() - 300];
    fs::write(&path, cut).unwrap();
    let mut w = quiet(home.path());
    push(&mut w, Command::Toggle(Dialog::Games));
    w.run_steps(6);
    click(&mut w, "Duplicate");
    assert!(says(
        &w,
        "What may still be saved in a damaged file would be lost"
    ));
    assert_eq!(rows(&w).len(), 1);
    assert_eq!(fs::read_to_string(&path).unwrap(), cut);
}

/// At text of one and a half times its size, too, on a screen of 1280 by 720; with three
/// times on one of 1920 by 1080.
#[test]
fn what_the_opening_screen_suggests_is_in_sight_at_once() {
    let words = [
        (
            Language::English,
            ["Welcome", "Your first battle"],
            "Take the guided tour",
            "Show the opening screen at the start",
        ),
        (
            Language::German,
            ["Willkommen", "Ihre erste Schlacht"],
            "Einführung beginnen",
            "Beim Start die Startseite zeigen",
        ),
        (
            Language::Russian,
            ["Добро пожаловать", "Ваше первое сражение"],
            "Начать обучение",
            "Показывать начальный экран при запуске",
        ),
        (
            Language::Ukrainian,
            ["Ласкаво просимо", "Ваша перша битва"],
            "Почати навчання",
            "Показувати початковий екран під час запуску",
        ),
    ];
    for (language, above, suggested, below) in words {
        for size in [[1280.0 / 1.5, 720.0 / 1.5], [640.0, 360.0], USUAL] {
            let home = tempfile::tempdir().unwrap();
            let mut w = window::open(home.path(), size, |settings| {
                settings.opening = true;
                settings.language = Some(language);
            });
            w.run_steps(4);
            let suggests = w.get_by_role_and_label(Role::Button, suggested);
            let foot = w.get_by_label(below);
            let (button, foot) = (suggests.rect(), foot.rect());
            // With all that stands above it: nothing has been scrolled away.
            let [title, heading] = above.map(|words| {
                let of = w.query_all_by_label(words).map(|it| it.rect());
                of.reduce(|a, b| if a.height() < b.height() { a } else { b })
                    .unwrap()
            });
            assert!(title.bottom() <= heading.top(), "{size:?} {heading}");
            assert!(
                button.height() > 20.0 && button.bottom() <= foot.top(),
                "{size:?} {suggested}: {button}"
            );
        }
    }
}

#[test]
fn the_about_window_names_every_game_and_those_whose_work_it_is() {
    let home = tempfile::tempdir().unwrap();
    let mut w = quiet(home.path());
    push(&mut w, Command::Toggle(Dialog::About));
    w.run_steps(4);
    for words in [
        "Hell's Gate",
        "The tabletop battle",
        "from the Jaws of Victory",
        "A Gate of Hell",
        "Philip Sabin",
        "Victory Point Games",
        "New England Simulations",
        "Paul Rohrbaugh",
    ] {
        assert!(says(&w, words), "{words}");
    }
}

#[test]
fn the_opening_screen_offers_a_newcomer_the_tour_and_is_gone_when_it_is_not_wanted() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::open(home.path(), USUAL, |settings| {
        settings.opening = true;
        settings.tour_offered = false;
    });
    assert!(says(&w, "Your first battle"));
    for way in [
        "New game…",
        "Against the computer…",
        "Guided tour",
        "Saved games…",
        "Open a file…",
    ] {
        assert!(
            w.query_by_role_and_label(Role::Button, way).is_some(),
            "{way}"
        );
    }
    click(&mut w, "Show the opening screen at the start");
    press(&mut w, Key::Escape);
    assert!(!says(&w, "Your first battle"));
    assert!(w.state().settings().tour_offered, "nobody is asked twice");
    drop(w);
    let store = Store::at(home.path()).unwrap();
    assert!(!store.load_settings().0.opening);
}

#[test]
fn the_keys_that_the_menus_show_lead_on_from_the_opening_screen() {
    for (key, words) in [
        (Key::N, "Games and scenarios"),
        (Key::O, "Save the current game"),
    ] {
        let home = tempfile::tempdir().unwrap();
        let mut w = with_opening(home.path());
        w.key_press_modifiers(Modifiers::COMMAND, key);
        w.run_steps(4);
        assert!(says(&w, words), "{words}");
        assert!(!says(&w, "Show the opening screen at the start"));
    }
    // A letter by itself is none of them.
    let home = tempfile::tempdir().unwrap();
    let mut w = with_opening(home.path());
    press(&mut w, Key::D);
    assert!(says(&w, "Show the opening screen at the start"));
}

#[test]
fn the_opening_screen_goes_on_where_one_was() {
    let home = tempfile::tempdir().unwrap();
    let mut w = quiet(home.path());
    window::does(&mut w, Action::JudgeSupply);
    drop(w);
    // Whoever looks past it finds the game at the next start again.
    let mut w = with_opening(home.path());
    assert!(says(&w, "Resume where you left off?"));
    press(&mut w, Key::Escape);
    assert!(!says(&w, "Resume where you left off?"));
    drop(w);
    let mut w = with_opening(home.path());
    press(&mut w, Key::Enter);
    assert_eq!(w.state().room().table().glance().ply, 1);
    assert!(!says(&w, "Resume where you left off?"));
    // Asked for in the midst of a game, it leads back to it.
    push(&mut w, Command::Toggle(Dialog::Opening));
    w.run_steps(4);
    click(&mut w, "Go on with it");
    assert_eq!(w.state().room().table().glance().ply, 1);
}

#[test]
fn a_game_that_was_left_open_is_found_among_the_saved_ones() {
    let home = tempfile::tempdir().unwrap();
    let mut w = quiet(home.path());
    window::does(&mut w, Action::JudgeSupply);
    drop(w);
    // Whoever begins another one looks for it there.
    let mut w = with_opening(home.path());
    press(&mut w, Key::Escape);
    assert!(Store::at(home.path()).unwrap().list_games().is_empty());
    push(&mut w, Command::Toggle(Dialog::Games));
    w.run_steps(4);
    assert!(says(&w, "1 saved game"));
    click(&mut w, "Open");
    assert_eq!(w.state().room().table().glance().ply, 1);
}

#[test]
fn the_opening_screen_has_the_last_files_and_the_computer_for_an_opponent() {
    let home = tempfile::tempdir().unwrap();
    let paths = [
        saved(home.path(), "Alpha", 10, 2),
        saved(home.path(), "Bravo", 20, 1),
    ];
    let mut w = quiet(home.path());
    for path in &paths {
        push(&mut w, Command::Open(path.clone()));
    }
    drop(w);
    let mut w = with_opening(home.path());
    assert!(says(&w, "Last played"));
    click_beginning(&mut w, "Alpha · ");
    assert_eq!(w.state().room().path.as_ref(), Some(&paths[0]));
    push(&mut w, Command::Toggle(Dialog::Opening));
    w.run_steps(4);
    click(&mut w, "Against the computer…");
    click(&mut w, "Begin");
    let room = w.state().room();
    assert_eq!(room.table().glance().ply, 0);
    assert!(room.seated(SideNo::A).is_none() && room.seated(SideNo::B).is_some());
}

#[test]
fn the_opening_screen_offers_games_that_nobody_saved_by_hand_the_latest_first() {
    let home = tempfile::tempdir().unwrap();
    let _older = saved(home.path(), "Alpha", 20, 2);
    let latest = saved(home.path(), "Bravo", 10, 1);
    let mut w = with_opening(home.path());
    assert!(says(&w, "Last played") && says(&w, "Recent games"));
    click(&mut w, "Go on with it");
    assert_eq!(w.state().room().path.as_ref(), Some(&latest));
}

#[test]
fn the_opening_screen_suggests_a_game_that_is_not_over_and_only_shows_one_that_is() {
    let home = tempfile::tempdir().unwrap();
    let over = saved(home.path(), "Bravo", 100_000, 1);
    let mut w = with_opening(home.path());
    assert!(says(&w, "Last played"));
    assert!(!says(&w, "Go on with it"), "there is nothing to go on with");
    click(&mut w, "Open");
    assert_eq!(w.state().room().path.as_ref(), Some(&over));
    assert!(w.state().room().table().glance().outcome.is_some());
    drop(w);
    let home = tempfile::tempdir().unwrap();
    let _over = saved(home.path(), "Bravo", 100_000, 1);
    let begun = saved(home.path(), "Alpha", 20, 2);
    let mut w = with_opening(home.path());
    click(&mut w, "Go on with it");
    assert_eq!(w.state().room().path.as_ref(), Some(&begun));
}

/// A desktop that answers as it was told.
#[derive(Default)]
pub struct Fake {
    /// What it says when it is asked for a file; without, it thinks until told.
    pub says: Mutex<Option<Picked>>,
    pub told: Mutex<Option<Receiver<Picked>>>,
    pub asked: Mutex<Vec<AskedFile>>,
    pub shown: Mutex<Vec<PathBuf>>,
    /// Where it keeps what was thrown away; none has no trash.
    pub trash: Option<PathBuf>,
    /// Whether it is a page in a browser.
    pub page: bool,
}

impl Desktop for Fake {
    fn is_page(&self) -> bool {
        self.page
    }

    fn ask(&self, asked: &AskedFile) -> Picked {
        self.asked.lock().unwrap().push(asked.clone());
        if let Some(told) = self.told.lock().unwrap().take() {
            return told.recv().unwrap();
        }
        self.says.lock().unwrap().clone().unwrap()
    }

    fn show(&self, path: &Path) -> bool {
        self.shown.lock().unwrap().push(path.to_owned());
        true
    }

    fn throw_away(&self, path: &Path) -> bool {
        let to = |trash: &PathBuf| trash.join(path.file_name().unwrap());
        self.trash
            .as_ref()
            .is_some_and(|trash| fs::rename(path, to(trash)).is_ok())
    }

    fn take_back(&self, path: &Path) -> bool {
        let to = |trash: &PathBuf| trash.join(path.file_name().unwrap());
        self.trash
            .as_ref()
            .is_some_and(|trash| fs::rename(to(trash), path).is_ok())
    }
}

/// The program on a desktop that answers so.
fn on_desktop(home: &Path, says: Picked) -> (Window<'static>, Arc<Fake>) {
    let fake = Arc::new(Fake {
        says: Mutex::new(Some(says)),
        ..Fake::default()
    });
    let mut w = quiet(home);
    w.state_mut().has_desktop(fake.clone());
    (w, fake)
}

/// Goes on until the desktop has answered.
fn answered(w: &mut Window<'_>) {
    for _ in 0..1_000_000 {
        if !w.state().awaits_desktop() {
            w.run_steps(4);
            return;
        }
        std::thread::yield_now();
        w.step();
    }
    panic!("the desktop never answers");
}

#[test]
fn the_window_goes_on_while_the_desktop_asks_for_a_file() {
    let home = tempfile::tempdir().unwrap();
    let path = saved(home.path(), "Far away", 40, 1);
    let (mut w, fake) = on_desktop(home.path(), Picked::Nothing);
    let (tell, told): (Sender<Picked>, _) = channel();
    *fake.told.lock().unwrap() = Some(told);
    push(&mut w, Command::OpenFile);
    w.run_steps(3);
    window::does(&mut w, Action::JudgeSupply);
    assert_eq!(w.state().room().table().glance().ply, 1);
    push(&mut w, Command::OpenFile);
    w.run_steps(3);
    assert!(says(&w, "A file dialog is open already."));
    tell.send(Picked::File(path.clone())).unwrap();
    answered(&mut w);
    assert_eq!(w.state().room().path.as_ref(), Some(&path));
    let asked = fake.asked.lock().unwrap();
    assert_eq!((asked.len(), asked[0].ending), (1, "hellsgate"));
    assert_eq!(asked[0].name, None, "one that is there");
}

#[test]
fn a_dialog_that_is_left_without_a_file_does_nothing() {
    let home = tempfile::tempdir().unwrap();
    let (mut w, _) = on_desktop(home.path(), Picked::Nothing);
    for command in [
        Command::OpenFile,
        Command::SaveElsewhere,
        Command::ExportPdf,
    ] {
        push(&mut w, command);
        answered(&mut w);
    }
    assert!(!says(&w, "Exported as") && !says(&w, "Saved as"));
    assert!(w.state().room().path.is_none());
}

#[test]
fn on_a_page_what_was_written_is_told_by_its_name_and_nobody_is_sent_to_a_folder() {
    let home = tempfile::tempdir().unwrap();
    let far = tempfile::tempdir().unwrap();
    let picture = far.path().join("Map.svg");
    for page in [false, true] {
        let fake = Arc::new(Fake {
            says: Mutex::new(Some(Picked::File(picture.clone()))),
            page,
            ..Fake::default()
        });
        let mut w = quiet(home.path());
        w.state_mut().has_desktop(fake);
        push(&mut w, Command::ExportPicture(PictureFile::Svg));
        answered(&mut w);
        w.run_steps(3);
        assert_eq!(says(&w, &picture.display().to_string()), !page);
        assert!(says(&w, "Map.svg"));
        assert_eq!(says(&w, "Download again"), page);
        assert_eq!(says(&w, "Show in folder"), !page);
    }
}

#[test]
fn a_game_is_saved_where_the_dialog_says_and_what_was_there_is_kept() {
    let home = tempfile::tempdir().unwrap();
    let far = tempfile::tempdir().unwrap();
    let (mut w, fake) = on_desktop(home.path(), Picked::File(far.path().join("Tuesday 2.3")));
    window::does(&mut w, Action::JudgeSupply);
    push(&mut w, Command::SaveElsewhere);
    answered(&mut w);
    let path = far.path().join("Tuesday 2.3.hellsgate");
    assert_eq!(w.state().room().path.as_ref(), Some(&path));
    let name = fake.asked.lock().unwrap()[0].name.clone();
    assert_eq!(
        name.as_deref(),
        Some("Hells Gate The Korsun Pocket 1944.hellsgate")
    );
    // Another game is put in its place: the desktop has asked, and nothing is lost.
    let other = saved(home.path(), "Other", 40, 1);
    push(&mut w, Command::Open(other));
    *fake.says.lock().unwrap() = Some(Picked::File(path.clone()));
    push(&mut w, Command::SaveElsewhere);
    answered(&mut w);
    assert!(says(&w, "The game that was there is kept as"));
    assert_eq!(fs::read_dir(far.path()).unwrap().count(), 2);
}

#[test]
fn a_dialog_that_answers_late_saves_the_game_it_was_asked_about() {
    let home = tempfile::tempdir().unwrap();
    let far = tempfile::tempdir().unwrap();
    let other = saved(home.path(), "Other", 40, 1);
    let (mut w, fake) = on_desktop(home.path(), Picked::Nothing);
    window::does(&mut w, Action::JudgeSupply);
    let asked = w.state().room().table().write("");
    let (tell, told): (Sender<Picked>, _) = channel();
    *fake.told.lock().unwrap() = Some(told);
    push(&mut w, Command::SaveElsewhere);
    push(&mut w, Command::Open(other.clone()));
    w.run_steps(3);
    assert_eq!(w.state().room().path.as_ref(), Some(&other));
    let path = far.path().join("Mine.hellsgate");
    tell.send(Picked::File(path.clone())).unwrap();
    answered(&mut w);
    // That game is in the file; the one on the table keeps its own.
    let written = read(SYSTEMS, &fs::read(&path).unwrap()).unwrap();
    assert_eq!(written.table.write(""), asked);
    assert_eq!(w.state().room().path.as_ref(), Some(&other));
    assert!(says(&w, "Saved as “Mine”."));
}

#[test]
fn a_picture_is_written_where_the_dialog_says_and_shown_in_its_folder() {
    let home = tempfile::tempdir().unwrap();
    let far = tempfile::tempdir().unwrap();
    for (command, ending, begins) in [
        (Command::ExportPdf, "pdf", "%PDF"),
        (
            Command::ExportPicture(PictureFile::Png),
            "png",
            "\u{fffd}PNG",
        ),
        (Command::ExportPicture(PictureFile::Svg), "svg", "<svg"),
        (
            Command::ExportPicture(PictureFile::SvgOutlines),
            "svg",
            "<svg",
        ),
    ] {
        let path = far.path().join(format!(
            "{}.{ending}",
            fs::read_dir(far.path()).unwrap().count()
        ));
        let (mut w, fake) = on_desktop(home.path(), Picked::File(path.clone()));
        let outlined = command == Command::ExportPicture(PictureFile::SvgOutlines);
        push(&mut w, command);
        answered(&mut w);
        assert!(says(&w, &format!("Exported as {}.", path.display())));
        let bytes = fs::read(&path).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        assert!(text.starts_with(begins), "{path:?}");
        if ending == "svg" {
            assert_eq!(text.contains("<text"), !outlined);
            assert!(text.contains("<title>Hell's Gate"), "it keeps its name");
        }
        click(&mut w, "Show in folder");
        answered(&mut w);
        assert_eq!(*fake.shown.lock().unwrap(), [path]);
        assert_eq!(fake.asked.lock().unwrap()[0].ending, ending);
    }
}

#[test]
fn a_file_that_the_dialog_did_not_ask_about_is_not_written_over() {
    let home = tempfile::tempdir().unwrap();
    let far = tempfile::tempdir().unwrap();
    let there = far.path().join("Turn 1.pdf");
    fs::write(&there, "mine").unwrap();
    // Somebody typed the name without its ending: no dialog knows of the other file.
    let (mut w, _) = on_desktop(home.path(), Picked::File(far.path().join("Turn 1")));
    push(&mut w, Command::ExportPdf);
    answered(&mut w);
    assert_eq!(fs::read_to_string(&there).unwrap(), "mine");
    assert!(far.path().join("Turn 1 (2).pdf").is_file());
}

#[test]
fn without_dialogs_of_the_desktop_the_programs_own_list_and_folder_serve() {
    let home = tempfile::tempdir().unwrap();
    let (mut w, fake) = on_desktop(home.path(), Picked::NoDialog);
    push(&mut w, Command::OpenFile);
    answered(&mut w);
    let field = w.get_by_role_and_label(Role::TextInput, "Or the path of a game file");
    assert!(field.accesskit_node().is_focused());
    push(&mut w, Command::Toggle(Dialog::Games));
    push(&mut w, Command::SaveElsewhere);
    w.run_steps(4);
    let field = w.get_by_role_and_label(Role::TextInput, "Name");
    assert!(field.accesskit_node().is_focused());
    push(&mut w, Command::Toggle(Dialog::Games));
    push(&mut w, Command::ExportPdf);
    w.run_steps(4);
    let pages = Store::at(home.path()).unwrap().pages_folder();
    assert!(says(&w, &format!("Exported as {}", pages.display())));
    assert_eq!(fake.asked.lock().unwrap().len(), 1, "it is not asked again");
}

#[test]
fn a_game_from_anywhere_is_taken_into_a_study_and_nothing_else_changes() {
    let home = tempfile::tempdir().unwrap();
    let far = tempfile::tempdir().unwrap();
    let path = saved(far.path(), "Of a colleague", 12, 1);
    let (mut w, fake) = on_desktop(home.path(), Picked::File(path));
    let imports = || Command::Compose(Box::new(Composing::ImportFile));
    push(&mut w, imports());
    answered(&mut w);
    assert_eq!(fake.asked.lock().unwrap()[0].ending, "hellsgate");
    assert!(says(&w, "Added as stop 1."));
    assert_eq!(w.state().room().table().actions(), 0);
    // Where the desktop has no dialogs, the way is told.
    let (mut w, _) = on_desktop(home.path(), Picked::NoDialog);
    push(&mut w, imports());
    answered(&mut w);
    let field = w.get_by_role_and_label(Role::TextInput, "Or the path of a game file");
    assert!(field.accesskit_node().is_focused());
    assert!(says(&w, "“Add this moment” then takes it into the study."));
}

#[test]
fn the_trash_of_the_desktop_takes_a_game_and_gives_it_back() {
    let home = tempfile::tempdir().unwrap();
    let trash = tempfile::tempdir().unwrap();
    let path = saved(home.path(), "Alpha", 10, 1);
    let mut w = quiet(home.path());
    w.state_mut().has_desktop(Arc::new(Fake {
        trash: Some(trash.path().to_owned()),
        ..Fake::default()
    }));
    push(&mut w, Command::Toggle(Dialog::Games));
    w.run_steps(6);
    click(&mut w, "Move to the trash");
    assert!(!path.exists());
    assert!(trash.path().join("Alpha.hellsgate").is_file());
    assert!(!home.path().join("trash").exists(), "not in ours");
    click(&mut w, "Undo: put “Alpha” back");
    assert!(path.is_file());
    assert_eq!(rows(&w), ["Alpha"]);
}

#[test]
fn what_was_left_open_is_told_in_the_language_that_the_system_speaks() {
    let home = tempfile::tempdir().unwrap();
    let mut w = quiet(home.path());
    window::does(&mut w, Action::JudgeSupply);
    drop(w);
    let mut w = with_opening(home.path());
    w.state_mut().system_speaks(Language::German);
    w.run_steps(4);
    assert!(says(&w, "Weiterspielen?"));
    let told: Vec<String> = w
        .query_all_by_label_contains("1944")
        .filter_map(|it| {
            it.accesskit_node()
                .label()
                .or_else(|| it.accesskit_node().value())
        })
        .collect();
    let left = told.iter().find(|it| it.contains("1 Aktion"));
    assert!(
        left.is_some_and(|it| it.contains("Spielrunde 1")),
        "{told:?}"
    );
    assert!(!says(&w, "1 action"));
}

#[test]
fn a_game_that_is_not_gone_on_with_is_at_once_among_the_recent_ones() {
    let home = tempfile::tempdir().unwrap();
    let mut w = quiet(home.path());
    window::does(&mut w, Action::JudgeSupply);
    push(&mut w, Command::Quit);
    drop(w);
    let mut w = with_opening(home.path());
    assert!(says(&w, "Resume where you left off?"));
    click(&mut w, "Put it away");
    assert!(!says(&w, "Resume where you left off?"));
    assert!(
        says(&w, "is among your saved games as “"),
        "it is said where it went"
    );
    assert!(says(&w, "Last played"));
    click(&mut w, "Go on with it");
    let [kept] = Store::at(home.path())
        .unwrap()
        .list_games()
        .try_into()
        .unwrap();
    assert_eq!(w.state().room().path.as_ref(), Some(&kept.path));
}

#[test]
fn of_a_game_that_lies_elsewhere_it_is_told_in_which_folder_and_the_folder_is_shown() {
    let home = tempfile::tempdir().unwrap();
    let far = tempfile::tempdir().unwrap();
    let path = saved(far.path(), "Far away", 3, 1);
    let (mut w, fake) = on_desktop(home.path(), Picked::Nothing);
    push(&mut w, Command::Open(path.clone()));
    window::does(&mut w, Action::JudgeSupply);
    push(&mut w, Command::Save);
    w.run_steps(3);
    let folder = path.parent().unwrap().display().to_string();
    assert!(says(&w, "Saved as “Far away”."));
    assert!(says(&w, &format!("Folder: {folder}")));
    click(&mut w, "Show in folder");
    for _ in 0..1000 {
        if fake.shown.lock().unwrap().is_empty() {
            std::thread::yield_now();
            w.step();
        }
    }
    let shown = fake.shown.lock().unwrap().clone();
    assert_eq!(shown, std::slice::from_ref(&path));
    // What another program has changed stays, and it is shown where this one went.
    fs::write(&path, "somebody else's").unwrap();
    push(&mut w, Command::Undo);
    push(&mut w, Command::Save);
    w.run_steps(3);
    assert!(says(&w, "Another program has changed the file"));
    assert!(says(&w, "Show in folder"));
    // Among the saved games the list finds it.
    let own = saved(home.path(), "Own", 3, 1);
    push(&mut w, Command::Open(own));
    push(&mut w, Command::Save);
    w.run_steps(3);
    assert!(says(&w, "Saved as “Own”."));
    assert!(!says(&w, "Folder: ") && !says(&w, "Show in folder"));
}

#[test]
fn the_opening_screen_tells_of_the_game_on_the_table_and_of_each_game_once() {
    let home = tempfile::tempdir().unwrap();
    let over = saved(home.path(), "Bravo", 100_000, 2);
    let _later = saved(home.path(), "Alpha", 20, 1);
    let mut w = with_opening(home.path());
    let listed = |w: &Window<'_>, title: &str| says(w, &format!("{title} · "));
    assert!(says(&w, "Last played"));
    assert!(listed(&w, "Bravo") && !listed(&w, "Alpha"), "once");
    // In the midst of another game it is that one, though it is over.
    push(&mut w, Command::Open(over));
    push(&mut w, Command::Toggle(Dialog::Opening));
    w.run_steps(4);
    assert!(says(&w, "Last played") && says(&w, "Bravo: "));
    assert!(listed(&w, "Alpha") && !listed(&w, "Bravo"), "once");
    // One that has just begun, too.
    click(&mut w, "Against the computer…");
    click(&mut w, "Begin");
    push(&mut w, Command::Toggle(Dialog::Opening));
    w.run_steps(4);
    assert!(says(&w, "Resume where you left off?") && !says(&w, "Last played"));
    assert!(listed(&w, "Alpha") && listed(&w, "Bravo"));
}

#[test]
fn the_ways_to_begin_stand_where_they_stood_before_anything_was_saved() {
    let home = tempfile::tempdir().unwrap();
    let place = |w: &Window<'_>| {
        let way = w.get_by_role_and_label(Role::Button, "New game…");
        way.rect()
    };
    let first = place(&with_opening(home.path()));
    for n in 1..=6 {
        saved(home.path(), &format!("Number {n}"), 10, n);
    }
    assert_eq!(place(&with_opening(home.path())), first);
}

#[test]
fn a_key_that_comes_with_escape_in_one_frame_is_carried_out_after_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = quiet(home.path());
    push(&mut w, Command::Toggle(Dialog::Settings));
    w.run_steps(4);
    at_once(&mut w, &[Key::Escape, Key::F1]);
    assert!(says(&w, "Rule book") && !says(&w, "Text size"));
}

#[test]
fn escape_that_comes_twice_in_one_frame_closes_no_more_than_once() {
    let home = tempfile::tempdir().unwrap();
    let mut w = quiet(home.path());
    w.key_press(Key::F1);
    w.run_steps(4);
    push(&mut w, Command::Toggle(Dialog::Settings));
    w.run_steps(4);
    at_once(&mut w, &[Key::Escape, Key::Escape]);
    assert!(says(&w, "Rule book") && !says(&w, "Text size"));
}

#[test]
fn beside_an_open_menu_a_key_that_types_nothing_does_what_the_menu_says_of_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = quiet(home.path());
    window::does(&mut w, Action::JudgeSupply);
    click(&mut w, "Play");
    assert!(says(&w, "Redo"), "the menu is open");
    w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    w.run_steps(4);
    assert_eq!(w.state().room().table().glance().ply, 0);
    window::does(&mut w, Action::JudgeSupply);
    click(&mut w, "Game");
    assert!(says(&w, "Quit"), "the menu is open");
    w.key_press_modifiers(Modifiers::COMMAND, Key::S);
    w.run_steps(4);
    assert!(says(&w, "Save under this name") && !says(&w, "Quit"));
    let name = w.get_by_role_and_label(Role::TextInput, "Name");
    assert!(name.accesskit_node().is_focused());
}

#[test]
fn home_and_end_go_to_the_first_and_last_of_the_pages_of_a_dialog() {
    let home = tempfile::tempdir().unwrap();
    let mut w = quiet(home.path());
    push(&mut w, Command::Toggle(Dialog::Lessons));
    w.run_steps(4);
    let first = "The tabletop battle";
    w.get_by_role_and_label(Role::Button, first).focus();
    w.run_steps(2);
    let on = |w: &Window<'_>| {
        let all = w.query_all_by_role(Role::Button);
        let mut all = all.map(|it| it.accesskit_node());
        let on = all.find(|it| it.is_focused()).and_then(|it| it.label());
        on.unwrap_or_default()
    };
    assert_eq!(on(&w), first);
    press(&mut w, Key::End);
    assert!(on(&w).starts_with("To practise"), "{}", on(&w));
    press(&mut w, Key::Home);
    assert_eq!(on(&w), "Hell's Gate");
}

#[test]
fn whoever_gave_no_name_is_called_a_human_and_nobody_is_where_nobody_decides() {
    for (system, players) in [("hells_gate", "Ada – Human"), ("jaws_of_victory", "Ada")] {
        let home = tempfile::tempdir().unwrap();
        let mut table = find(SYSTEMS, system)
            .unwrap()
            .usual(Options::default())
            .unwrap();
        table.set_seat(SideNo::A, Some(Seat::Person("Ada".to_owned())));
        let store = Store::at(home.path()).unwrap();
        store
            .save(&store.path_for("Mine"), &OfTable(&*table))
            .unwrap();
        let [listed] = store.list_games().try_into().unwrap();
        assert_eq!(listed.players, players);
    }
}
