//! What there is to look at: moments of every game at the table, and every dialog.

use crate::window::{Window, click, press, push};
use egui::Key;
use hells_gate::app::Room;
use hells_gate::app::annotate::{Drawing, Tool};
use hells_gate::app::commands::{Command, Composing, Dialog};
use hells_gate::app::room::Deed;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{DiceMode, Die, Options, UndoPolicy};
use hells_gate::json::Doc;
use hells_gate::present::annotation::Meaning;
use hells_gate::present::system::{Block, Effect, Row};
use hells_gate::record::Settings;
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Sheet, find};

/// Something to look at.
pub struct Screen {
    pub name: &'static str,
    /// Settings of its own.
    pub set: fn(&mut Settings),
    /// From the first picture of the program to what is to be seen.
    pub arrange: fn(&mut Window<'static>),
}

/// Every screen; the first is that of a game that begins.
#[rustfmt::skip]
pub const SCREENS: &[Screen] = &[
    screen("01 beginning", |w| sits(w, "hells_gate", 0)),
    Screen { name: "02 opening screen", set: |settings| settings.opening = true, arrange: |_| {} },
    screen("03 attack put together", |w| { sits(w, "hells_gate", 0); in_combat(w, 1); puts_together(w); }),
    screen("04 dice", |w| { sits(w, "hells_gate", 0); in_combat(w, 1); puts_together(w); rolls(w); }),
    screen("05 in the middle of a game", |w| { sits(w, "hells_gate", 0); plays(w, 5, 4); }),
    screen("06 looking back", |w| { sits(w, "hells_gate", 0); plays(w, 5, 3); press(w, Key::Home); }),
    screen("07 presenter", |w| { sits(w, "hells_gate", 0); plays(w, 5, 3); press(w, Key::F5); }),
    screen("08 presenter, an attack", |w| { sits(w, "hells_gate", 0); in_combat(w, 1); puts_together(w); press(w, Key::F5); }),
    Screen { name: "25 plain map", set: |settings| settings.plain_map = true, arrange: |w| { sits(w, "hells_gate", 0); plays(w, 5, 4); } },
    Screen { name: "26 presenter, plain map", set: |settings| settings.plain_map = true, arrange: |w| { sits(w, "hells_gate", 0); plays(w, 5, 4); press(w, Key::F5); } },
    screen("27 drawing", |w| { sits(w, "hells_gate", 0); draws(w); }),
    screen("09 squares", |w| { sits(w, "tabletop", 2); plays(w, 5, 3); }),
    screen("10 offset squares", |w| { sits(w, "tabletop", 3); plays(w, 5, 3); }),
    screen("11 pool of dice", |w| { sits(w, "tabletop", 1); in_combat(w, 3); puts_together(w); rolls(w); }),
    screen("12 verdict", |w| { sits(w, "tabletop", 3); plays(w, 5, 99); }),
    screen("28 night, merging", |w| sits(w, "jaws_of_victory", 0)),
    screen("29 night, a stack under way", |w| { sits(w, "jaws_of_victory", 0); acts(w, &["done", "done", "stack 2522"]); }),
    screen("30 night, verdict", |w| { sits(w, "jaws_of_victory", 0); acts(w, &["done", "done", "done", "done", "done", "done"]); }),
    screen("13 new game", |w| opens(w, Dialog::NewGame)),
    screen("14 saved games", |w| opens(w, Dialog::Games)),
    screen("15 settings", |w| opens(w, Dialog::Settings)),
    screen("16 keys", |w| opens(w, Dialog::Keys)),
    screen("17 points", |w| { sits(w, "hells_gate", 0); plays(w, 5, 3); opens(w, Dialog::Points); }),
    screen("18b futures", |w| { sits(w, "hells_gate", 0); opens(w, Dialog::Futures); futures(w); }),
    screen("18 luck", |w| { sits(w, "hells_gate", 0); plays(w, 5, 3); opens(w, Dialog::Dice); }),
    screen("19 order of battle", |w| { sits(w, "hells_gate", 0); does(w, Deed::Roster); }),
    screen("20 rule book", |w| push(w, Command::Rule(Some("7.3".to_owned())))),
    screen("21 find anything", |w| opens(w, Dialog::Palette)),
    screen("22 remark", |w| { sits(w, "hells_gate", 0); plays(w, 5, 2); opens(w, Dialog::Remark); }),
    screen("23 about", |w| opens(w, Dialog::About)),
    screen("24 tour", |w| push(w, Command::Tour(hells_gate::app::commands::TourWish::Of("hells_gate")))),
    screen("25 lines", |w| {
        sits(w, "hells_gate", 0); plays(w, 5, 2);
        does(w, Deed::Enter(hells_gate::engine::NodeId(6))); plays(w, 7, 3);
        does(w, Deed::Edit(hells_gate::table::Edit::Name(hells_gate::engine::NodeId(9), "Hold the Dnepr".to_owned())));
        opens(w, Dialog::Lines);
    }),
    screen("27 compare", |w| {
        sits(w, "hells_gate", 0); plays(w, 5, 2);
        does(w, Deed::Enter(hells_gate::engine::NodeId(6))); plays(w, 7, 2);
        opens(w, Dialog::Compare);
    }),
    screen("31 poll of whole choices", |w| { sits(w, "tabletop", 0); plays(w, 5, 2); opens(w, Dialog::Poll); click(w, "Choices of this decision"); }),
    screen("32 study, bars", |w| { sits(w, "tabletop", 0); bars_in_a_study(w); }),
    screen("33 presenter, study, bars", |w| { sits(w, "tabletop", 0); bars_in_a_study(w); press(w, Key::F5); }),
    screen("34 compare, tabletop", |w| {
        sits(w, "tabletop", 0); plays(w, 5, 3);
        does(w, Deed::Enter(hells_gate::engine::NodeId(6))); plays(w, 7, 3);
        opens(w, Dialog::Compare);
    }),
    screen("26 other results", |w| { sits(w, "tabletop", 1); throws(w, 7); opens(w, Dialog::Falls); }),
];

/// What the README shows, by the names of its files.
pub const OF_THE_README: &[Screen] = &[
    screen("screenshot.png", |w| {
        sits(w, "hells_gate", 0);
        acts(
            w,
            &["supply", "attack C6 48R", "attack C6 20T", "attack C6 20GR"],
        );
    }),
    screen("overlays.png", |w| {
        sits(w, "hells_gate", 0);
        plays(w, 5, 4);
        for overlay in [0, 1, 2, 3, 4] {
            push(w, Command::Overlay(overlay));
        }
        w.run_steps(3);
    }),
];

/// What the manual shows, in every language, by the names of its files. The map is
/// plain: small files that are read beside text.
pub const OF_THE_MANUAL: &[Screen] = &[
    plainly("window", |w| {
        sits(w, "hells_gate", 0);
        acts(w, &["supply"]);
    }),
    plainly("attack", |w| {
        sits(w, "hells_gate", 0);
        acts(
            w,
            &["supply", "attack C6 48R", "attack C6 20T", "attack C6 20GR"],
        );
    }),
    plainly("lines", |w| {
        sits(w, "hells_gate", 0);
        plays(w, 5, 2);
        does(w, Deed::Enter(hells_gate::engine::NodeId(6)));
        plays(w, 7, 3);
        opens(w, Dialog::Lines);
    }),
    plainly("overlays", |w| {
        sits(w, "hells_gate", 0);
        plays(w, 5, 4);
        for overlay in [0, 1, 2] {
            push(w, Command::Overlay(overlay));
        }
        w.run_steps(3);
    }),
    plainly("presenter", |w| {
        sits(w, "hells_gate", 0);
        in_combat(w, 1);
        puts_together(w);
        press(w, Key::F5);
    }),
];

/// The screens by which two versions are compared.
pub const TWELVE: &[&str] = &[
    "01 beginning",
    "02 opening screen",
    "03 attack put together",
    "04 dice",
    "05 in the middle of a game",
    "06 looking back",
    "08 presenter, an attack",
    "11 pool of dice",
    "13 new game",
    "14 saved games",
    "15 settings",
    "19 order of battle",
];

const fn screen(name: &'static str, arrange: fn(&mut Window<'static>)) -> Screen {
    Screen {
        name,
        set: |_| {},
        arrange,
    }
}

/// The same on a plain map.
const fn plainly(name: &'static str, arrange: fn(&mut Window<'static>)) -> Screen {
    Screen {
        name,
        set: |settings| settings.plain_map = true,
        arrange,
    }
}

/// A scenario comes to the table, its dice rolled by hand.
fn sits(window: &mut Window<'static>, system: &str, start: usize) {
    let entry = find(SYSTEMS, system).unwrap();
    let sheet = Sheet {
        scenario: entry.starts[start].text.parse().unwrap(),
        changed: Doc::Object(Vec::new()),
        options: Options {
            seed: 1,
            dice: DiceMode::ByHand,
            undo: UndoPolicy::Free,
        },
    };
    let table = (entry.open)(sheet).unwrap();
    window.state_mut().enter(Room::new(table, None));
    window.run_steps(4);
}

/// One of everything that can be drawn.
fn draws(window: &mut Window<'static>) {
    let map = window.state().room().table().map();
    let place = |name: &str| map.named(name).unwrap();
    let way = (0..30_u8).map(|n| {
        let [x, y] = map.tiling.centre(place("C2"));
        let along = f32::from(n) * 0.1;
        [x + along, y + 0.4 * (along * 3.0).sin()]
    });
    for drawing in [
        Drawing::Mode,
        Drawing::Stroke(place("B1"), place("C3")),
        Drawing::Meaning(Meaning::Key),
        Drawing::Along(way.collect()),
        Drawing::Meaning(Meaning::Idea),
        Drawing::Stroke(place("D6"), place("D4")),
        Drawing::At(place("E4")),
        Drawing::Tool(Tool::Note),
        Drawing::At(place("D4")),
        Drawing::Words("Will the ring close here?".to_owned()),
        Drawing::MoveSlip(4, [1.2, -0.9]),
    ] {
        push(window, Command::Draw(drawing));
    }
    window.run_steps(3);
}

fn does(window: &mut Window<'static>, deed: Deed) {
    push(window, Command::Room(Box::new(deed)));
    window.run_steps(3);
}

fn opens(window: &mut Window<'static>, dialog: Dialog) {
    push(window, Command::Toggle(dialog));
    window.run_steps(4);
}

/// Does these actions, one after the other.
fn acts(window: &mut Window<'static>, actions: &[&str]) {
    for action in actions {
        does(window, Deed::Do(Effect::Play(vec![(*action).to_owned()])));
    }
}

/// Plays the position on, and waits for it.
fn futures(window: &mut Window<'static>) {
    does(window, Deed::PlayFutures);
    let done = |room: &Room| {
        room.outlook()
            .and_then(|o| o.played())
            .is_some_and(|(n, of)| n == of as usize)
    };
    while !done(window.state().room()) {
        std::thread::yield_now();
        window.run_steps(1);
    }
    window.run_steps(2);
}

/// The futures of what is on the table stand in a study, and their stop is shown.
fn bars_in_a_study(window: &mut Window<'static>) {
    opens(window, Dialog::Futures);
    click(window, "100");
    futures(window);
    for wish in [Composing::TakeHistogram, Composing::Show(0)] {
        push(window, Command::Compose(Box::new(wish)));
        window.run_steps(3);
    }
}

/// Plays at random to the beginning of a turn.
fn plays(window: &mut Window<'static>, seed: u64, turn: u8) {
    random(window, seed, |window| {
        let glance = window.state().room().table().glance();
        glance.outcome.is_some() || glance.clock.0[0] >= turn
    });
}

/// Plays at random until dice have been rolled.
fn throws(window: &mut Window<'static>, seed: u64) {
    random(window, seed, |window| {
        let table = window.state().room().table();
        let told = table.told(table.glance().node);
        told.is_some_and(|told| !told.dice.is_empty())
    });
}

/// Plays at random until an attack can be made.
fn in_combat(window: &mut Window<'static>, seed: u64) {
    random(window, seed, |window| {
        let legal = window.state().room().table().legal(None);
        legal
            .iter()
            .any(|listed| listed.action.starts_with("attack"))
    });
}

fn random(window: &mut Window<'static>, seed: u64, done: impl Fn(&Window<'static>) -> bool) {
    let mut chooser = Chooser::new(seed);
    while !done(window) {
        let mut legal = window.state().room().table().legal(None);
        legal.retain(|listed| !listed.action.starts_with("leave"));
        let end = legal.iter().position(|listed| listed.action == "end");
        let at = match end {
            Some(end) if chooser.below(4) == 0 => end,
            _ => chooser.below(legal.len()),
        };
        plays_and_rolls(
            window,
            Effect::Play(vec![legal[at].action.clone()]),
            &mut chooser,
        );
    }
    window.run_steps(3);
}

/// Does something; the table rolls what is to be rolled for it.
fn plays_and_rolls(window: &mut Window<'static>, effect: Effect, chooser: &mut Chooser) {
    let before = window.state().room().table().glance().ply;
    push(window, Command::Room(Box::new(Deed::Do(effect))));
    for _ in 0..40 {
        if window.state().room().table().glance().ply > before {
            return;
        }
        let die = Die::ALL[chooser.below(6)];
        push(window, Command::Room(Box::new(Deed::Face(die))));
    }
}

/// The first button of the panel that rolls, as it stands.
fn rolling(window: &Window<'static>) -> Option<Effect> {
    let room = window.state().room();
    let foot = room.table().panel(room.selection()).foot;
    let mut rolling = foot.into_iter().filter(|button| !button.chance.is_empty());
    rolling.find_map(|button| button.does.ok())
}

/// Ticks rows of the panel until it offers to roll, and two more.
fn puts_together(window: &mut Window<'static>) {
    let mut more = 3;
    for _ in 0..12 {
        more -= usize::from(rolling(window).is_some());
        if more == 0 {
            break;
        }
        let room = window.state().room();
        let rows = room.table().panel(room.selection()).body;
        let rows = rows.into_iter().filter_map(|block| match block {
            Block::Row(row) => Some(row),
            _ => None,
        });
        let rows: Vec<Row> = rows.collect();
        // Where units are ticked, what stands beside them leads away from the attack.
        let wanted = rows.iter().any(|row| row.ticked.is_some()).then_some(false);
        let open = rows.into_iter().filter(|row| row.ticked == wanted);
        match open.filter_map(|row| row.does.ok()).next() {
            Some(effect) => does(window, Deed::Do(effect)),
            None => break,
        }
    }
    assert!(rolling(window).is_some(), "an attack is put together");
}

/// The attack is rolled for, and the die shows this.
pub fn rolls_a(window: &mut Window<'static>, die: Die) {
    let effect = rolling(window).unwrap();
    push(window, Command::Room(Box::new(Deed::Do(effect))));
    push(window, Command::Room(Box::new(Deed::Face(die))));
    window.step();
}

fn rolls(window: &mut Window<'static>) {
    let effect = rolling(window).unwrap();
    plays_and_rolls(window, effect, &mut Chooser::new(4));
    window.run_steps(3);
}
