//! A game that is played to its end is rated.

use super::tabletop::entry;
use super::{play, seeded};
use crate::window::{self, Window, click, says};
use egui_kittest::kittest::Queryable as _;
use hells_gate::app::catalogue::{Beginning, Which};
use hells_gate::app::commands::{Command, Consultation, Dialog};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Options, SideNo, UndoPolicy};
use hells_gate::json::Doc;
use hells_gate::record::Store;
use hells_gate::record::rated::{EndedGame, Uncounted, Who, Won, ratings};
use hells_gate::table::{Rolled, Seat, Sheet, Table};
use hells_gate::words::Language;
use std::path::Path;

/// Anna and Boris play the shortest battle to its end, and may ask for advice in it.
fn played(home: &Path, undo: UndoPolicy, advised: bool) -> Window<'static> {
    let mut w = window::open(home, window::USUAL, |_| {});
    let person = |name: &str| Some(Seat::Person(name.to_owned()));
    let beginning = Beginning {
        which: Which::Start(entry().key, entry().starts[3].id),
        options: Options { undo, ..seeded(3) },
        seats: [person("Anna"), person("Boris")],
        changed: Doc::Object(Vec::new()),
    };
    window::push(&mut w, Command::Begin(Box::new(beginning)));
    w.run_steps(4);
    if advised {
        window::push(&mut w, Command::Ask(Consultation::Hint));
        w.run_steps(4);
    }
    play(&mut w, 3, |table| table.glance().outcome.is_some());
    w.run_steps(4);
    assert!(says(&w, "The game is over"));
    w
}

#[test]
fn whoever_plays_a_game_to_its_end_is_put_among_the_levels_and_once_only() {
    let home = tempfile::tempdir().unwrap();
    let results = || Store::at(home.path()).unwrap().results();
    // Where dice can be taken back, the result says nothing.
    let w = played(home.path(), UndoPolicy::Free, false);
    assert!(!says(&w, "Anna: rating"));
    assert!(says(&w, "ratings: throws could be taken back."));
    assert!(results().is_empty());
    drop(w);
    // Nor where the computer told what to do.
    let w = played(home.path(), UndoPolicy::ToLastBarrier, true);
    assert!(says(&w, "ratings: the computer was asked for advice."));
    assert!(results().is_empty());
    drop(w);
    let mut w = played(home.path(), UndoPolicy::ToLastBarrier, false);
    for name in ["Anna", "Boris"] {
        assert!(says(&w, &format!("{name}: rating")), "{name}");
    }
    assert!(says(&w, "after 1 game;"));
    let (outcome, _) = w.state().room().table().glance().outcome.unwrap();
    let [ended] = &results()[..] else {
        panic!("one game was played");
    };
    let who = ["Anna", "Boris"].map(|name| Who::Person(name.to_owned()));
    assert_eq!(ended.players, who);
    assert_eq!(
        ended.won,
        match outcome.margin.signum() {
            1 => Won::First,
            0 => Won::Drawn,
            _ => Won::Second,
        }
    );
    // Whoever is ahead has won, and is rated higher.
    assert_ne!(ended.won, Won::Drawn);
    let [better, _] = &ratings(&ended.system, entry().ratings, &results())[..] else {
        panic!("two people played");
    };
    let ahead = usize::from(outcome.margin < 0);
    assert_eq!(Who::Person(better.name.clone()), who[ahead]);
    assert_eq!(better.games, [1, 0, 0]);
    click(&mut w, "Close");
    window::push(&mut w, Command::Toggle(Dialog::Ratings));
    w.run_steps(4);
    for said in ["Anna", "Boris", "Colonel (computer)", "1000"] {
        assert!(says(&w, said), "{said}");
    }
    assert!(!says(&w, "Nobody has played this game"));
    drop(w);
    // The same dice between the same people count no second time.
    let w = played(home.path(), UndoPolicy::ToLastBarrier, false);
    assert!(!says(&w, "Anna: rating"));
    assert!(says(
        &w,
        "the same game with the same dice has counted before."
    ));
    assert_eq!(results().len(), 1);
}

/// A game on the table, played at random to its end and asked whether it counts.
fn counts(
    options: Options,
    seats: [Option<Seat>; 2],
    before_the_end: &dyn Fn(&mut dyn Table),
) -> Result<(), Uncounted> {
    let sheet = Sheet {
        scenario: entry().starts[3].text.parse().unwrap(),
        changed: Doc::Object(Vec::new()),
        options,
    };
    let mut table = (entry().open)(sheet).unwrap();
    for (side, seat) in SideNo::BOTH.into_iter().zip(seats) {
        table.set_seat(side, seat);
    }
    let mut chooser = Chooser::new(3);
    let mut asked = false;
    while table.glance().outcome.is_none() {
        let mut legal = table.legal(None);
        legal.retain(|listed| !listed.action.starts_with("leave"));
        let at = chooser.below(legal.len());
        let action = legal[at].action.clone();
        table.play(&[action], Rolled::ByTheGame).unwrap();
        if !asked && table.actions() > 200 {
            asked = true;
            before_the_end(&mut *table);
        }
    }
    assert!(asked, "it was long enough");
    EndedGame::of(&*table).map(|_| ())
}

#[test]
fn only_games_count_that_somebody_played_with_dice_as_they_fell() {
    let person = |name: &str| Some(Seat::Person(name.to_owned()));
    let computer = |word: &str| Some(Seat::Computer(word.to_owned()));
    let sealed = Options {
        undo: UndoPolicy::ToLastBarrier,
        ..seeded(3)
    };
    let nothing = |_: &mut dyn Table| {};
    let anna = || [person("Anna"), computer("cadet")];
    assert_eq!(counts(sealed, anna(), &nothing), Ok(()));
    assert_eq!(counts(sealed, [None, computer("cadet")], &nothing), Ok(()));
    let two = [computer("cadet"), computer("captain")];
    assert_eq!(counts(sealed, two, &nothing), Err(Uncounted::NobodyPlayed));
    assert_eq!(
        counts(sealed, [None, None], &nothing),
        Err(Uncounted::NotToldApart)
    );
    // Dice can be taken back.
    assert_eq!(
        counts(seeded(3), [person("Anna"), None], &nothing),
        Err(Uncounted::FreeUndo)
    );
    // Another line was tried, in which dice have fallen.
    let back = |table: &mut dyn Table| {
        let line = table.line();
        assert!(table.go(line[20]));
    };
    assert_eq!(counts(sealed, anna(), &back), Err(Uncounted::OtherDice));
}

/// 640 pixels are so many points at 150 %.
#[test]
fn the_ratings_are_no_wider_than_a_small_window_in_large_letters() {
    let home = tempfile::tempdir().unwrap();
    for (language, title) in [
        (Language::English, "Ratings"),
        (Language::German, "Wertung"),
        (Language::Russian, "Рейтинг"),
        (Language::Ukrainian, "Рейтинг"),
    ] {
        let mut w = window::open(home.path(), [427.0, 320.0], |settings| {
            settings.language = Some(language);
        });
        window::push(&mut w, Command::Toggle(Dialog::Ratings));
        w.run_steps(6);
        let title = w.query_all_by_label(title).map(|it| it.rect().left());
        let left = title.fold(f32::MAX, f32::min);
        assert!((0.0..200.0).contains(&left), "{language:?}: {left}");
    }
}
