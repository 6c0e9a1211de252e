//! A game of any system is played in the window: the meadow with its hidden mine,
//! which no file of the window knows, and the tabletop battle.

mod after_action;
mod authoring;
mod charleston;
mod compare;
mod drawing;
mod exercise;
mod falls;
mod files;
mod fitting;
mod futures;
mod gate;
mod guess;
mod history;
mod keyboard;
mod laid_out;
mod lessons;
mod lines;
mod lit;
mod minefield_hidden;
mod night;
mod poll;
mod projector;
mod rated;
mod remark;
mod report;
mod roster;
mod safe_hands;
mod stacks;
mod study;
mod study_histogram;
mod study_kept;
mod tabletop;
mod timeline;
mod tour;
mod way;
mod what_if;

#[allow(dead_code, unused_imports, reason = "its leaks are another test's")]
#[path = "../../table/minefield/mod.rs"]
mod minefield;

use crate::window::{self, Window};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::Room;
use hells_gate::app::commands::Command;
use hells_gate::app::room::Deed;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{DiceMode, Options, SideNo, UndoPolicy, Viewer};
use hells_gate::json::Doc;
use hells_gate::present::system::Effect;
use hells_gate::table::{Entry, Rolled, Seat, Sheet, Table};
use std::path::Path;

/// Options with dice from this seed.
const fn seeded(seed: u64) -> Options {
    Options {
        seed,
        dice: DiceMode::Seeded,
        undo: UndoPolicy::Free,
    }
}

/// Options with dice rolled on the table.
const BY_HAND: Options = Options {
    dice: DiceMode::ByHand,
    ..seeded(1)
};

/// A scenario of a system on the table of a window of this size.
fn begin(home: &Path, entry: &Entry, start: usize, options: Options) -> Window<'static> {
    let sheet = Sheet {
        scenario: entry.starts[start].text.parse().unwrap(),
        changed: Doc::Object(Vec::new()),
        options,
    };
    enter(home, (entry.open)(sheet).unwrap())
}

/// A window with this game in it.
fn enter(home: &Path, table: Box<dyn Table>) -> Window<'static> {
    let mut window = window::open(home, window::USUAL, |_| {});
    window.state_mut().enter(Room::new(table, None));
    window.run_steps(4);
    window
}

/// A window with the first scenario of a system between two people of these names.
fn begin_between(home: &Path, entry: &Entry, names: [&str; 2]) -> Window<'static> {
    let mut table = entry.usual(seeded(3)).unwrap();
    for (side, name) in SideNo::BOTH.into_iter().zip(names) {
        table.set_seat(side, Some(Seat::Person(name.to_owned())));
    }
    enter(home, table)
}

/// The room of a window.
fn room<'a>(window: &'a Window<'_>) -> &'a Room {
    window.state().room()
}

/// Plays at random, the table rolling, until it is as asked. No attack is given
/// up once somebody has joined it. The window does what it does in every frame, but is
/// drawn only now and then: late in a game that takes far longer than an action.
fn play(window: &mut Window<'_>, seed: u64, done: impl Fn(&dyn Table) -> bool) {
    /// So many actions for each time it is drawn.
    const DRAWN: usize = 8;
    let mut chooser = Chooser::new(seed);
    let mut actions = 0;
    while !done(room(window).table()) {
        let mut legal = room(window).table().legal(None);
        legal.retain(|listed| !listed.action.starts_with("leave"));
        let end = legal.iter().position(|listed| listed.action == "end");
        let at = match end {
            Some(end) if chooser.below(6) == 0 => end,
            _ => chooser.below(legal.len()),
        };
        let play = Effect::Play(vec![legal[at].action.clone()]);
        let deed = Command::Room(Box::new(Deed::Do(play)));
        window.state_mut().push(deed);
        // Whatever would be lost by it.
        let sure = Command::Room(Box::new(Deed::DoAsked));
        window.state_mut().push(sure);
        actions += 1;
        if actions % DRAWN == 0 {
            window.step();
        } else {
            let ctx = window.ctx.clone();
            window.state_mut().think(&ctx);
        }
    }
    window.step();
}

/// Steps until something holds: computers think on a thread of their own.
fn until(window: &mut Window<'_>, what: &str, done: impl Fn(&Window<'_>) -> bool) {
    for _ in 0..500_000 {
        if done(window) {
            return;
        }
        window.step();
        std::thread::yield_now();
    }
    panic!("it never came to pass that {what}");
}

/// A game of a system that was played at random, without a window, until it is as asked.
fn played(entry: &Entry, seed: u64, done: impl Fn(&dyn Table) -> bool) -> Box<dyn Table> {
    let mut table = entry.usual(seeded(seed)).unwrap();
    let mut chooser = Chooser::new(seed);
    while !done(&*table) {
        let Some(side) = table.glance().to_act else {
            break;
        };
        if !table.is_open() {
            table.view_as(Viewer::Side(side));
        }
        // Only who could do nothing else takes anything back.
        let mut legal = table.legal(None);
        if legal.iter().any(|listed| !listed.takes_back) {
            legal.retain(|listed| !listed.takes_back);
        }
        let at = chooser.below(legal.len());
        let gesture = [legal[at].action.clone()];
        table.play(&gesture, Rolled::ByTheGame).unwrap();
    }
    table
}

/// The names of everything on the screen that can be pressed now.
fn buttons(window: &Window<'_>) -> Vec<String> {
    window
        .query_all_by_role(egui::accesskit::Role::Button)
        .filter(|node| !node.accesskit_node().is_disabled())
        .filter_map(|node| node.accesskit_node().label())
        .collect()
}
