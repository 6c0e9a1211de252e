//! Charleston at one screen: what lies in the water is looked at again, is nowhere to be
//! heard by the other side, and what the other side did in its half is told.

use super::{begin, enter, room, seeded, until};
use crate::window::{self, Window, click, press, push, says};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable as _};
use hells_gate::app::commands::{Command, Composing, Consultation, Dialog};
use hells_gate::app::room::Deed;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Commander, Level, SideNo, Viewer};
use hells_gate::present::system::{Effect, Pointer, Selection, Whereabouts};
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Entry, Rolled, Table, find};
use std::collections::BTreeSet;

fn entry() -> &'static Entry {
    find(SYSTEMS, "gate_of_hell").unwrap()
}

/// A game of two people whose mines are laid.
fn laid(home: &std::path::Path) -> Window<'static> {
    let mut w = begin(home, entry(), 0, seeded(3));
    click(&mut w, "I am here");
    click(&mut w, "Let the computer place all that is left");
    // It thinks on a thread of its own.
    for _ in 0..500_000 {
        if room(&w).thinks().is_none() {
            break;
        }
        w.step();
        std::thread::yield_now();
    }
    assert!(room(&w).thinks().is_none(), "the mines were never laid");
    click(&mut w, "Done");
    w
}

fn looks(w: &Window<'_>) -> Viewer {
    room(w).table().viewer()
}

#[test]
fn mines_are_looked_at_again_once_the_other_looks_away_until_somebody_else_decides() {
    let home = tempfile::tempdir().unwrap();
    let mut w = laid(home.path());
    assert_eq!(room(&w).table().glance().to_act, Some(SideNo::A));
    assert!(!says(&w, "Look at my secrets"), "the Union has none");
    click(&mut w, "Pass");
    assert_eq!(looks(&w), Viewer::Room);
    // Whoever only wanted to look gets away again, by button and by key.
    for key in [false, true] {
        click(&mut w, "Look at my secrets");
        match key {
            false => click(&mut w, "Not now"),
            true => press(&mut w, Key::Escape),
        }
        assert!(!says(&w, "I am here"));
        assert_eq!(looks(&w), Viewer::Room);
    }
    click(&mut w, "Look at my secrets");
    assert_eq!(
        looks(&w),
        Viewer::Room,
        "nothing is seen before he is there"
    );
    assert!(says(&w, "Other player, please look away"));
    click(&mut w, "I am here");
    assert_eq!(looks(&w), Viewer::Side(SideNo::B));
    click(&mut w, "Cover my secrets");
    assert_eq!(looks(&w), Viewer::Room);
    click(&mut w, "Look at my secrets");
    click(&mut w, "I am here");
    assert_eq!(looks(&w), Viewer::Side(SideNo::B));
    click(&mut w, "Pass");
    // The second of two ends the day.
    click(&mut w, "Do it anyway");
    assert_ne!(
        looks(&w),
        Viewer::Side(SideNo::B),
        "who decides next sees what the room sees"
    );
}

/// Whoever has looked and goes on in the same part of the turn need not ask again.
#[test]
fn secrets_stay_open_while_the_same_player_goes_on() {
    let home = tempfile::tempdir().unwrap();
    let mut w = laid(home.path());
    click(&mut w, "Pass");
    click(&mut w, "Look at my secrets");
    click(&mut w, "I am here");
    assert_eq!(looks(&w), Viewer::Side(SideNo::B));
    let before = room(&w).table().glance();
    let mut legal = room(&w).table().legal(None).into_iter();
    let action = legal.find(|listed| listed.action != "pass").unwrap().action;
    does(&mut w, &action);
    let after = room(&w).table().glance();
    assert_eq!((after.to_act, after.clock), (before.to_act, before.clock));
    assert_eq!(looks(&w), Viewer::Side(SideNo::B), "{action}");
    click(&mut w, "Cover my secrets");
    assert_eq!(looks(&w), Viewer::Room);
}

#[test]
fn a_coach_says_that_it_cannot_watch_where_players_hide_something() {
    let home = tempfile::tempdir().unwrap();
    let mut w = laid(home.path());
    assert!(!says(&w, "The coach cannot watch here"));
    push(&mut w, Command::Coach(Some(10)));
    w.run_steps(2);
    assert!(says(&w, "The coach cannot watch here"));
}

/// What lies where: the same number of markers in each area, other ones in them; and
/// laid in another order, with markers taken up again on the way.
const ONE: [&str; 7] = ["S7 2", "S7 0", "S8 2", "S9 2", "FS 1", "S10 0", "S11 0"];
const OTHER: [&str; 9] = [
    "S11 0", "S10 2", "S8 2", "S8 -2", "FS 2", "S7 1", "S7 0", "S8 0", "S9 2",
];

fn does(w: &mut Window<'_>, action: &str) {
    let play = Effect::Play(vec![action.to_owned()]);
    push(w, Command::Room(Box::new(Deed::Do(play))));
    w.run_steps(4);
}

/// A game of two people with this in the water; the Union is to act, which sees what
/// the room sees.
fn mined(home: &std::path::Path, mines: &[&str]) -> Window<'static> {
    let mut w = begin(home, entry(), 0, seeded(11));
    click(&mut w, "I am here");
    for line in mines {
        match line.split_once('-') {
            Some((site, points)) => does(&mut w, &format!("lift {site}{points}")),
            None => does(&mut w, &format!("lay {line}")),
        }
    }
    for action in ["place Palmetto-State S12", "place Chicora S12", "done"] {
        does(&mut w, action);
    }
    if says(&w, "I am here") {
        click(&mut w, "I am here");
    }
    assert_eq!(room(&w).table().glance().to_act, Some(SideNo::A));
    assert_ne!(looks(&w), Viewer::Side(SideNo::B));
    w
}

/// So the timeline tells what the curve comes to.
const MARGIN: &str = "Average margin (";

/// Everything a screen reader finds on the screen: what it is, what it is called, what it
/// says, whether it can be used and where it is.
fn spoken(w: &Window<'_>) -> Vec<String> {
    let mut all: Vec<AccessKitNode<'_>> = vec![w.root().accesskit_node()];
    let mut n = 0;
    while n < all.len() {
        let children: Vec<_> = all[n].children().collect();
        all.extend(children);
        n += 1;
    }
    // How exact the curve is depends on how long it has been worked out; what it comes to
    // is compared without a window.
    let untimed = |label: String| {
        let lines = label.lines().filter(|line| !line.starts_with(MARGIN));
        lines.collect::<Vec<_>>().join("\n")
    };
    let tell = |node: &AccessKitNode<'_>| {
        let label = match node.role() {
            Role::Slider => node.label().map(untimed),
            _ => node.label(),
        };
        format!(
            "{:?} {:?} {:?} {:?} {} {:?}",
            node.role(),
            label,
            node.value(),
            node.description(),
            node.is_disabled(),
            node.bounding_box(),
        )
    };
    all.iter().map(tell).collect()
}

/// Something that is done in the window.
type Step = Box<dyn Fn(&mut Window<'_>)>;

fn picks(w: &mut Window<'_>, picked: Selection) {
    let select = Effect::Select(picked);
    push(w, Command::Room(Box::new(Deed::Do(select))));
    w.run_steps(6);
}

/// What the Union hears in one game after the other at every step of this,
/// and then what the Confederate hears.
fn heard(steps: &[&dyn Fn(&mut Window<'_>)]) -> [[Vec<Vec<String>>; 2]; 2] {
    [&ONE[..], &OTHER].map(|mines| {
        let home = tempfile::tempdir().unwrap();
        let mut w = mined(home.path(), mines);
        let mut all = vec![spoken(&w)];
        for step in steps {
            step(&mut w);
            w.run_steps(6);
            // What is worked out beside the window is heard in both, or in neither.
            until(&mut w, "all is worked out", |w| !room(w).works_out());
            w.run_steps(2);
            all.push(spoken(&w));
        }
        // Whoever laid them hears more.
        does(&mut w, "end");
        if !says(&w, "I am here") {
            click(&mut w, "Look at my secrets");
        }
        click(&mut w, "I am here");
        w.run_steps(6);
        [all, vec![spoken(&w)]]
    })
}

#[test]
fn the_other_side_hears_the_same_wherever_the_mines_lie_in_every_view_of_the_window() {
    let unit = |code: &str| Selection {
        units: vec![code.to_owned()],
        ..Selection::default()
    };
    let place = |code: &str| Selection {
        place: Some(code.to_owned()),
        ..Selection::default()
    };
    let one = |w: &mut Window<'_>| picks(w, unit("Catskill"));
    let two = |w: &mut Window<'_>| picks(w, place("S7"));
    let three = |w: &mut Window<'_>| picks(w, place("S10"));
    let back = |w: &mut Window<'_>| press(w, Key::Home);
    let present = |w: &mut Window<'_>| press(w, Key::End);
    let overlays = |w: &mut Window<'_>| {
        for key in [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5] {
            press(w, key);
        }
    };
    let report = |w: &mut Window<'_>| push(w, Command::Room(Box::new(Deed::Report)));
    let sails = |w: &mut Window<'_>| does(w, "sail Catskill S3");
    let fires = |w: &mut Window<'_>| {
        does(w, "fire Catskill Lighthouse-Fort");
        does(w, "stand");
    };
    let [[a, own], [b, other]] = heard(&[
        &one, &two, &three, &overlays, &back, &present, &report, &sails, &fires,
    ]);
    for (n, (a, b)) in a.iter().zip(&b).enumerate() {
        assert!(a.len() > 60, "step {n}: there is something to hear");
        assert_eq!(a.len(), b.len(), "step {n}");
        for (a, b) in a.iter().zip(b) {
            assert_eq!(a, b, "step {n}");
        }
    }
    assert_ne!(own, other, "there was something to hide");
}

#[test]
fn no_window_study_page_poll_or_projector_tells_the_other_side_where_the_mines_lie() {
    let open = |dialog: Dialog| move |w: &mut Window<'_>| push(w, Command::Toggle(dialog.clone()));
    let deed =
        |deed: Deed| move |w: &mut Window<'_>| push(w, Command::Room(Box::new(deed.clone())));
    let compose = |wish: Composing| {
        move |w: &mut Window<'_>| push(w, Command::Compose(Box::new(wish.clone())))
    };
    let command = |command: Command| move |w: &mut Window<'_>| push(w, command.clone());
    let windows = [
        Dialog::Points,
        Dialog::Dice,
        Dialog::Remark,
        Dialog::Lines,
        Dialog::Futures,
        Dialog::Falls,
        Dialog::Compare,
        Dialog::Poll,
        Dialog::WhatIf,
        Dialog::Find,
        Dialog::Palette,
        Dialog::Handout,
        Dialog::Editor,
    ];
    let sails = |w: &mut Window<'_>| does(w, "sail Catskill S3");
    let mut steps: Vec<Step> = vec![Box::new(sails)];
    for dialog in windows {
        // Opened and closed again.
        steps.push(Box::new(open(dialog.clone())));
        steps.push(Box::new(open(dialog)));
    }
    for toggled in [Deed::Roster, Deed::Luck] {
        steps.push(Box::new(deed(toggled.clone())));
        steps.push(Box::new(deed(toggled)));
    }
    for wish in [
        Composing::New,
        Composing::AddMoment,
        Composing::AddPosition,
        Composing::Pick(0),
        Composing::Present,
        Composing::Leave,
        Composing::Toggle,
    ] {
        steps.push(Box::new(compose(wish)));
    }
    for shown in [
        Command::ToggleTimeline,
        Command::ToggleCurve,
        Command::Present,
        Command::Contrast,
        Command::LookAtBeginning,
        Command::LookAtPresent,
        Command::Speaker,
        Command::Speaker,
        Command::Present,
    ] {
        steps.push(Box::new(command(shown)));
    }
    let steps: Vec<&dyn Fn(&mut Window<'_>)> = steps.iter().map(|step| &**step).collect();
    let [[a, own], [b, other]] = heard(&steps);
    for (n, (a, b)) in a.iter().zip(&b).enumerate() {
        let told = a.iter().zip(b).find(|(a, b)| a != b);
        assert_eq!(told, None, "step {n}");
        assert_eq!(a.len(), b.len(), "step {n}");
    }
    let views: BTreeSet<&Vec<String>> = a.iter().collect();
    assert!(views.len() > 20, "{}: the windows did open", views.len());
    assert_ne!(own, other, "there was something to hide");
}

/// The card of the other side's turn, opened if it was folded away.
fn unfolded(w: &mut Window<'_>) {
    if !says(w, "Replay it") {
        click(w, "What the other side did");
        w.run_steps(4);
    }
}

/// Mines lie, and the Union has sent one ship: the Confederacy is to act, and there.
fn catskill_sailed(home: &std::path::Path) -> Window<'static> {
    let mut w = mined(home, &ONE);
    for action in ["sail Catskill S3", "end"] {
        does(&mut w, action);
    }
    assert_eq!(room(&w).table().glance().to_act, Some(SideNo::B));
    if says(&w, "I am here") {
        click(&mut w, "I am here");
    }
    w
}

#[test]
fn each_half_of_an_impulse_is_told_to_the_other_side() {
    let home = tempfile::tempdir().unwrap();
    let mut w = catskill_sailed(home.path());
    // Where there is little room it is folded away under its title.
    if !says(&w, "Union · Turn 1") {
        push(&mut w, Command::Room(Box::new(Deed::Report)));
        w.run_steps(4);
    }
    assert!(says(&w, "Union · Turn 1"), "whose half it was");
    unfolded(&mut w);
    let sails = "Catskill sails from ZPR Port Royal to S3";
    let lines = w.query_all_by_label_contains(sails).count();
    assert!(lines > 1, "in the log and in the card");
    // And so is that of the other side, one impulse later.
    does(&mut w, "pass");
    assert!(says(&w, "Confederacy"), "{:?}", looks(&w));
    push(&mut w, Command::Room(Box::new(Deed::Report)));
    w.run_steps(4);
    if !says(&w, "Confederacy · Turn 1") {
        push(&mut w, Command::Room(Box::new(Deed::Report)));
        w.run_steps(4);
    }
    assert!(says(&w, "Confederacy · Turn 1"));
    unfolded(&mut w);
    assert!(says(&w, "Impulse 1 · Confederacy"));
    let mined = w.query_all_by_label_contains("The water is mined").count();
    assert!(mined <= 1, "in the log alone: that was long before");
}

#[test]
fn a_half_in_which_only_shots_fell_is_told_too_and_each_stands_under_its_water() {
    let home = tempfile::tempdir().unwrap();
    let mut w = catskill_sailed(home.path());
    let legal = |w: &Window<'_>| -> Vec<String> {
        let legal = room(w).table().legal(None);
        legal.into_iter().map(|listed| listed.action).collect()
    };
    let shot = legal(&w).into_iter().find(|a| a.starts_with("fire "));
    let shot = shot.expect("a fort has her in range");
    does(&mut w, &shot);
    while room(&w).table().glance().to_act == Some(SideNo::B) {
        let legal = legal(&w);
        let next = ["throw", "stand", "end"].into_iter();
        let next = next
            .map(str::to_owned)
            .find(|action| legal.contains(action));
        does(&mut w, &next.expect("a shot is all they do"));
    }
    let told = room(&w).turn_told().expect("nobody has to ask for it");
    assert_eq!(told.by, SideNo::B);
    let chapters = &told.chapters;
    assert_eq!(chapters.len(), 1, "one half, one target");
    let title = &chapters[0].title;
    assert!(title.contains("S3"), "{title}");
    assert_eq!(chapters[0].arrows.len(), 1, "from the guns to the ship");
}

/// Who is picked, as written actions call them.
fn picked(w: &Window<'_>) -> Vec<String> {
    room(w).picked().to_vec()
}

fn points_at_unit(w: &mut Window<'_>, code: &str) {
    let at = Pointer::Unit(code.to_owned());
    push(w, Command::Room(Box::new(Deed::Point(at))));
    w.run_steps(4);
}

#[test]
fn a_ship_stays_picked_when_its_way_is_taken_back_and_when_mines_are_thrown_for() {
    let home = tempfile::tempdir().unwrap();
    let mut w = mined(home.path(), &ONE);
    points_at_unit(&mut w, "Weehawken");
    assert_eq!(picked(&w), ["Weehawken"]);
    assert!(says(&w, "Choose where those you picked go"));
    does(&mut w, "sail Weehawken S4");
    push(&mut w, Command::Undo);
    w.run_steps(4);
    assert_eq!(picked(&w), ["Weehawken"], "what was taken back");
    push(&mut w, Command::Redo);
    w.run_steps(4);
    assert_eq!(picked(&w), ["Weehawken"], "and done again");
    push(&mut w, Command::Undo);
    w.run_steps(4);
    does(&mut w, "sail Weehawken S7");
    assert_eq!(room(&w).table().glance().to_act, Some(SideNo::A));
    assert!(says(&w, "Mines against Weehawken: throw the dice"));
    assert_eq!(picked(&w), ["Weehawken"]);
    does(&mut w, "throw");
    w.run_steps(200);
    if room(&w)
        .table()
        .legal(None)
        .iter()
        .any(|it| it.action == "stand")
    {
        does(&mut w, "stand");
        w.run_steps(200);
    }
    let fate = room(&w)
        .table()
        .order_of_battle(room(&w).table().glance().node);
    let ship = fate.iter().find(|unit| unit.code == "Weehawken").unwrap();
    assert!(
        matches!(&ship.stands, Whereabouts::On(at) if at == "S7"),
        "it came through"
    );
    assert_eq!(picked(&w), ["Weehawken"]);
}

#[test]
fn what_was_paid_for_and_who_goes_aboard_is_what_the_panel_is_about() {
    let home = tempfile::tempdir().unwrap();
    let mut w = july(home.path());
    points_at_unit(&mut w, "10-Connecticut");
    assert!(says(&w, "Act with a group, or pass"));
    does(&mut w, "pay amphibious");
    assert!(says(&w, "Act with the group: it is paid for"));
    assert!(says(&w, ", paid for: going by water"));
    let aboard = room(&w).table().legal(None);
    let aboard: Vec<_> = aboard
        .into_iter()
        .filter(|listed| listed.action.starts_with("embark"))
        .collect();
    does(&mut w, &aboard[0].action);
    assert!(says(
        &w,
        "Put more units aboard, or let the landing party set out"
    ));
}

/// Turns the wheel over the panel.
fn reads_on(w: &mut Window<'_>, down: f32) {
    let size = w.ctx.content_rect().size();
    window::reads_on(w, egui::pos2(size.x * 0.85, size.y * 0.6), down);
}

/// Where this stands in the panel, if it is in sight.
fn top_of(w: &Window<'_>, label: &str) -> f32 {
    let panel = w.ctx.content_rect().width() * 0.6;
    let all = w.query_all_by_label_contains(label);
    let mut all = all.map(|node| node.rect()).filter(|r| r.left() > panel);
    all.next().map_or(f32::NAN, |rect| rect.top())
}

#[test]
fn whoever_is_picked_is_read_from_the_beginning_and_the_list_is_as_it_was_left() {
    let home = tempfile::tempdir().unwrap();
    let mut w = july(home.path());
    w.set_size(egui::vec2(900.0, 560.0));
    does(&mut w, "pay river");
    points_at_unit(&mut w, "48-New-York");
    let first = top_of(&w, "48 New York, paid for");
    reads_on(&mut w, 120.0);
    assert!(
        top_of(&w, "48 New York, paid for") < first - 20.0,
        "it was read on"
    );
    points_at_unit(&mut w, "9-Maine");
    assert_eq!(
        top_of(&w, "9 Maine, paid for"),
        first,
        "another is read from the top"
    );
    let lets_go = |w: &mut Window<'_>| {
        while !picked(w).is_empty() {
            press(w, Key::Escape);
        }
        w.run_steps(4);
    };
    lets_go(&mut w);
    let begin = top_of(&w, "9 Maine");
    reads_on(&mut w, 40.0);
    let left = top_of(&w, "9 Maine");
    assert!(left < begin, "the list was read on: {begin} {left}");
    points_at_unit(&mut w, "48-New-York");
    lets_go(&mut w);
    assert_eq!(top_of(&w, "9 Maine"), left, "the list is where it was");
}

#[test]
fn on_a_chart_of_areas_nothing_speaks_of_hexes() {
    let home = tempfile::tempdir().unwrap();
    let mut w = laid(home.path());
    let hexes = |w: &Window<'_>| -> Vec<String> {
        let all = spoken(w).into_iter();
        all.filter(|line| line.to_lowercase().contains("hex"))
            .collect()
    };
    push(&mut w, Command::Activate);
    w.run_steps(3);
    assert!(says(&w, "Go to an area with the arrow keys first."));
    push(&mut w, Command::Toggle(Dialog::Keys));
    w.run_steps(3);
    assert!(
        says(&w, "click the area under the cursor") || says(&w, "Click the area under the cursor")
    );
    assert_eq!(hexes(&w), Vec::<String>::new());
}

/// July 1863 with everything laid by hand; the Union is to act.
fn july(home: &std::path::Path) -> Window<'static> {
    let mut w = begin(home, entry(), 1, seeded(5));
    click(&mut w, "I am here");
    for action in [
        "place Palmetto-State S12",
        "place Chicora S12",
        "lay S7 2",
        "lay S8 2",
        "lay S9 0",
        "lay S10 0",
        "lay S11 0",
        "lay S12 0",
        "done",
    ] {
        does(&mut w, action);
    }
    w
}

/// While something is hidden every step is done by itself: a stack that is sent off
/// arrives all the same.
#[test]
fn a_stack_that_is_picked_whole_goes_whole_though_mines_are_hidden() {
    let home = tempfile::tempdir().unwrap();
    let mut w = july(home.path());
    does(&mut w, "pay river");
    let twice = Deed::Point(Pointer::Stack("48-New-York".to_owned()));
    push(&mut w, Command::Room(Box::new(twice)));
    w.run_steps(4);
    assert!(says(&w, "Together: 7"));
    let there = Deed::Point(Pointer::Place("L4".to_owned()));
    push(&mut w, Command::Room(Box::new(there)));
    w.run_steps(4);
    assert!(!room(&w).table().is_open());
    let at = room(&w).table().glance().node;
    let all = room(&w).table().order_of_battle(at);
    let came = all
        .iter()
        .filter(|unit| unit.side == SideNo::A)
        .filter(|unit| matches!(&unit.stands, Whereabouts::On(at) if at == "L4"));
    assert_eq!(came.count(), 6);
    assert!(says(&w, "Together: 6"), "those who went stay picked");
}

/// `N` goes through those whom the panel lists where nobody on the map waits, and tells of
/// the list where it holds no units at all.
#[test]
fn the_next_unit_is_one_that_the_panel_lists_where_nobody_on_the_map_waits() {
    let home = tempfile::tempdir().unwrap();
    let mut w = mined(home.path(), &ONE);
    assert_eq!(picked(&w), [""; 0]);
    let mut met = BTreeSet::new();
    for _ in 0..3 {
        press(&mut w, Key::N);
        w.run_steps(4);
        assert_eq!(picked(&w).len(), 1, "{:?}", picked(&w));
        met.extend(picked(&w));
    }
    assert!(met.len() > 1, "one after the other: {met:?}");
    // With a set-up, too.
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), entry(), 0, seeded(11));
    click(&mut w, "I am here");
    press(&mut w, Key::N);
    w.run_steps(4);
    assert_eq!(picked(&w).len(), 1, "an ironclad that is to be placed");
    for action in ["place Palmetto-State S12", "place Chicora S12", "done"] {
        does(&mut w, action);
    }
}

/// The marker of a track has its frame where it was at the moment that is looked at.
#[test]
fn the_impulse_track_shows_the_moment_that_is_looked_at() {
    let home = tempfile::tempdir().unwrap();
    let mut w = mined(home.path(), &ONE);
    for action in ["pass", "pass"] {
        does(&mut w, action);
        for _ in 0..2 {
            if says(&w, "I am here") {
                click(&mut w, "I am here");
            }
        }
    }
    assert!(!says(&w, ", looked at"));
    press(&mut w, Key::Home);
    w.run_steps(4);
    assert!(says(&w, "impulse 1, looked at"));
}

#[test]
fn nobody_is_asked_to_look_away_once_a_computer_takes_the_seat() {
    let home = tempfile::tempdir().unwrap();
    for side in SideNo::BOTH {
        let mut w = begin(home.path(), entry(), 0, seeded(3));
        assert!(says(&w, "I am here"), "two people, and mines to lay");
        let computer = Commander::by_the_book(Level::Cadet);
        let seat = Deed::Seat(side, Some(computer));
        push(&mut w, Command::Room(Box::new(seat)));
        w.run_steps(3);
        assert!(!says(&w, "I am here"));
        assert_eq!(looks(&w), Viewer::Side(side.other()));
    }
}

/// A game at random up to the moment where an action would give this up: what it would be.
fn gives_up(seed: u64, words: &str) -> Option<(Box<dyn Table>, String, String)> {
    let mut table = entry().usual(seeded(seed)).unwrap();
    let mut chooser = Chooser::new(seed);
    while let Some(side) = table.glance().to_act {
        table.view_as(Viewer::Side(side));
        let mut legal = table.legal(None);
        for listed in &legal {
            let lines = table.given_up(&listed.action).map(|(_, lines)| lines);
            let line = lines.into_iter().flatten().find(|it| it.contains(words));
            if let Some(line) = line {
                return Some((table, listed.action.clone(), line));
            }
        }
        if legal.iter().any(|listed| !listed.takes_back) {
            legal.retain(|listed| !listed.takes_back);
        }
        let action = legal[chooser.below(legal.len())].action.clone();
        table.play(&[action], Rolled::ByTheGame).unwrap();
    }
    None
}

#[test]
fn a_shot_that_cannot_hit_and_one_that_ends_the_moves_of_a_group_are_asked_about() {
    for words in ["this shot does not hit", "These could still move"] {
        let home = tempfile::tempdir().unwrap();
        let found = (1..30).find_map(|seed| gives_up(seed, words));
        let (table, action, line) = found.expect("nothing was ever given up");
        let mut w = enter(home.path(), table);
        if says(&w, "I am here") {
            click(&mut w, "I am here");
        }
        let before = room(&w).table().glance().ply;
        let shot = Effect::Play(vec![action]);
        push(&mut w, Command::Room(Box::new(Deed::Do(shot.clone()))));
        w.run_steps(3);
        assert!(says(&w, &line), "{line}");
        assert_eq!(room(&w).table().glance().ply, before, "it is asked first");
        press(&mut w, Key::Escape);
        assert!(!says(&w, &line));
        assert_eq!(room(&w).table().glance().ply, before, "and given up");
        push(&mut w, Command::Room(Box::new(Deed::Do(shot))));
        push(&mut w, Command::Room(Box::new(Deed::DoAsked)));
        until(&mut w, "the dice lie", |w| {
            room(w).table().glance().ply > before
        });
    }
}

#[test]
fn whoever_asks_for_advice_while_the_computer_plays_hears_why_there_is_none() {
    let home = tempfile::tempdir().unwrap();
    let mut w = laid(home.path());
    let computer = Some(Commander::from(Level::Captain));
    push(
        &mut w,
        Command::Room(Box::new(Deed::Seat(SideNo::A, computer))),
    );
    // What it decides is not waited for here.
    assert!(room(&w).computer_decides());
    w.key_press(Key::I);
    w.step();
    assert!(says(&w, "The computer is to decide now"));
    assert!(room(&w).allows(&Command::Ask(Consultation::Hint)).is_err());
}
