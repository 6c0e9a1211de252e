//! Looks for leaks at the table itself: two games that differ in nothing but where the
//! Confederate laid what are the same to everybody else in board and overlays, cards,
//! answers to clicks, order of battle, luck, tree, undo, pictures, hints, forecasts and
//! the computer's own choice; and so they are when they are saved and opened again from
//! the other seat.

use crate::entry;
use hells_gate::engine::{DiceMode, Level, NodeId, Options, Progress, SideNo, UndoPolicy, Viewer};
use hells_gate::present::board::BoardModel;
use hells_gate::present::plate::plate;
use hells_gate::present::svg;
use hells_gate::present::system::{Block, Pointer, Selection, System as _};
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::gate_of_hell::GateOfHell;
use hells_gate::table::{Edit, Found, Rolled, Sheet, Table, Task, read};

/// What lies where: the same number of markers in each area, other ones in them.
const ONE: [&str; 7] = ["S7 2", "S7 0", "S8 2", "S9 2", "FS 1", "S10 0", "S11 0"];
const OTHER: [&str; 7] = ["S7 1", "S7 0", "S8 0", "S9 2", "FS 2", "S10 2", "S11 0"];

fn play(table: &mut dyn Table, action: &str) {
    if let Some(side) = table.glance().to_act {
        table.view_as(Viewer::Side(side));
    }
    let played = table.play(&[action.to_owned()], Rolled::ByTheGame);
    played.unwrap_or_else(|why| panic!("{action}: {why}"));
}

/// April with this in the water; two ships of the Union have sailed, and one has fired.
fn begun(mines: [&str; 7], hesitates: bool) -> Box<dyn Table> {
    let sheet = Sheet {
        scenario: GateOfHell::STARTS[0].text.parse().unwrap(),
        changed: "{}".parse().unwrap(),
        options: Options {
            seed: 11,
            dice: DiceMode::Seeded,
            undo: UndoPolicy::ToLastBarrier,
        },
    };
    let mut table = (entry().open)(sheet).unwrap();
    if hesitates {
        for action in ["lay S12 2", "lay S8 0", "lift S12 2", "lift S8 0"] {
            play(&mut *table, action);
        }
    }
    for line in mines {
        play(&mut *table, &format!("lay {line}"));
    }
    for action in ["place Palmetto-State S12", "place Chicora S12", "done"] {
        play(&mut *table, action);
    }
    for action in [
        "sail Nahant S3",
        "sail Catskill S3",
        "fire Nahant Lighthouse-Fort",
    ] {
        play(&mut *table, action);
    }
    table
}

/// A board as a picture.
fn drawn(model: &BoardModel) -> String {
    let plate = plate(model, "Charleston".to_owned(), true);
    let light = hells_gate::present::palette::light;
    svg::write(&plate.title, &plate.layers, plate.bounds, light)
}

/// Everything that the table says to somebody about where it stands.
fn told(table: &mut dyn Table, viewer: Viewer) -> Vec<String> {
    table.view_as(viewer);
    let overlays: Vec<&str> = table.about().overlays.iter().map(|o| o.key).collect();
    let glance = table.glance();
    let mut all = vec![
        format!("{:?} {:?} {:?}", glance.clock, glance.margin, glance.digest),
        format!("{:?}", table.can_undo()),
        format!("{:?} {:?}", table.if_it_ended(), table.score()),
        format!("{:?} {:?}", table.muster(), table.parameters()),
        format!("{:?} {:?}", table.variations(), table.deleted().len()),
    ];
    let last = glance.node;
    for back in 0..2.min(last.0) {
        let at = NodeId(last.0 - back);
        all.push(format!(
            "{:?} {:?} {:?} {:?} {:?} {:?} {:?}",
            table.position(at),
            table.order_of_battle(at),
            table.luck(at),
            table.barrier(at),
            table.falls(at),
            table.time(at),
            table.told(at),
        ));
        all.push(format!("{:?}", table.compare([at, last])));
        all.push(format!(
            "{:?} {:?} {:?} {:?} {:?} {:?} {:?}",
            table.clock(at),
            table.score_at(at),
            table.weather(at),
            table.ways_on(at),
            table.choices(at),
            table.drawn(at),
            table.remark(at),
        ));
        all.push(format!("{:?}", table.decides(at, &["pass".to_owned()])));
        all.push(format!("{:?}", table.lab_at(at).is_some()));
        all.push(format!("{:?}", table.up_to(at).is_some()));
        let nothing = Selection::default();
        if let Some(board) = table.board(at, &nothing, &overlays) {
            all.push(format!("{board:?}"));
            all.push(drawn(&board));
        }
    }
    all.push(format!(
        "{:?} {} {:?} {:?} {:?}",
        table.line(),
        table.actions(),
        table.settled(),
        table.closes(&["sail Weehawken S10".to_owned()]),
        table.unstamped(),
    ));
    for site in ["S7", "S8", "S10", "S11", "FS"] {
        let action = format!("sail Weehawken {site}");
        all.push(format!(
            "{:?} {:?}",
            table.explain(&action),
            table.throw(&action)
        ));
    }
    let picks = [
        Selection::default(),
        // A whole stack.
        Selection {
            units: ["Weehawken", "Passaic", "Montauk"]
                .map(str::to_owned)
                .to_vec(),
            ..Selection::default()
        },
        Selection {
            units: vec!["Catskill".to_owned()],
            ..Selection::default()
        },
        Selection {
            place: Some("S7".to_owned()),
            ..Selection::default()
        },
    ];
    for picked in &picks {
        all.push(format!("{:?}", table.panel(picked)));
        for at in ["S7", "S8", "FS", "S10", "S11", "L5"] {
            let at = Pointer::Place(at.to_owned());
            all.push(format!(
                "{:?} {:?} {:?} {:?}",
                every_card(table, picked, &at),
                table.pointed(picked, &at),
                table.offers(picked, &at),
                table.legal(Some(&at)),
            ));
        }
    }
    all
}

/// What is told of a place at every moment of the line.
fn every_card(table: &dyn Table, picked: &Selection, at: &Pointer) -> Vec<Vec<Block>> {
    let nodes = std::iter::once(NodeId(0)).chain(table.line());
    nodes.map(|node| table.card(node, picked, at)).collect()
}

fn same(one: &[String], other: &[String], who: &str) {
    assert_eq!(one.len(), other.len(), "{who}");
    for (a, b) in one.iter().zip(other) {
        if a != b {
            let at = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
            let from = at.saturating_sub(200);
            panic!(
                "{who}: {:?}\n{:?}",
                a.get(from..at + 80),
                b.get(from..at + 80)
            );
        }
    }
}

const OTHERS: [Viewer; 2] = [Viewer::Side(SideNo::A), Viewer::Room];

#[test]
fn the_table_says_the_same_to_everybody_else_wherever_the_mines_lie() {
    let (mut one, mut two) = (begun(ONE, false), begun(OTHER, true));
    for viewer in OTHERS {
        let both = [&mut one, &mut two].map(|table| told(&mut **table, viewer));
        same(&both[0], &both[1], &format!("{viewer:?}"));
    }
    let owner = Viewer::Side(SideNo::B);
    assert_ne!(told(&mut *one, owner), told(&mut *two, owner));
}

#[test]
fn undo_goes_back_as_far_and_shows_the_same() {
    let (mut one, mut two) = (begun(ONE, false), begun(OTHER, true));
    for table in [&mut one, &mut two] {
        table.view_as(Viewer::Side(SideNo::A));
        for action in ["stand", "sail Weehawken S3", "sail Montauk S4"] {
            if table.legal(None).iter().any(|l| l.action == action) {
                play(&mut **table, action);
            }
        }
    }
    for _ in 0..3 {
        let both = [&mut one, &mut two].map(|table| {
            table.view_as(Viewer::Side(SideNo::A));
            let undone = format!("{:?}", table.undo());
            let mut all = told(&mut **table, Viewer::Side(SideNo::A));
            all.push(undone);
            all
        });
        same(&both[0], &both[1], "undone");
    }
    let redone = [&mut one, &mut two].map(|table| table.redo());
    assert_eq!(redone[0], redone[1]);
}

#[test]
fn saved_and_opened_from_the_other_seat_both_games_say_the_same() {
    let both = [begun(ONE, false), begun(OTHER, true)].map(|table| {
        let text = table.write("");
        let mut opened = read(SYSTEMS, text.as_bytes()).unwrap();
        assert_eq!(opened.damage, None);
        OTHERS
            .map(|viewer| told(&mut *opened.table, viewer))
            .concat()
    });
    same(&both[0], &both[1], "opened");
}

/// The file itself keeps what is hidden in its envelope and nowhere else.
#[test]
fn outside_its_envelope_a_saved_game_does_not_name_what_was_laid() {
    for mines in [ONE, OTHER] {
        let text = begun(mines, false).write("");
        for line in mines {
            assert!(!text.contains(&format!("lay {line}")), "{line}");
        }
    }
}

#[test]
fn computer_hints_and_forecasts_are_the_same_wherever_the_mines_lie() {
    let seed = 4;
    for task in [
        Task::Hint { seed },
        Task::Play {
            who: Level::Colonel.into(),
            seed,
        },
        Task::Forecast {
            level: Level::Cadet,
            games: 4,
            seed,
        },
    ] {
        let answers: Vec<Option<Found>> = [begun(ONE, false), begun(OTHER, true)]
            .into_iter()
            .map(|mut table| {
                table.view_as(Viewer::Side(SideNo::A));
                let job = table.task(task)?;
                job(&Progress::default())
            })
            .collect();
        assert!(answers[0].is_some(), "{task:?}");
        assert!(answers[0] == answers[1], "{task:?}");
    }
}

/// The curve under the map asks in this way.
#[test]
fn what_a_moment_is_worth_is_the_same_wherever_the_mines_lie() {
    let both = [begun(ONE, false), begun(OTHER, true)].map(|mut table| {
        table.view_as(Viewer::Side(SideNo::A));
        let at = table.glance().node;
        let job = table.forecast_at(at, Level::Colonel, 4, 1944).unwrap();
        job(&Progress::default()).unwrap()
    });
    assert!(matches!(both[0], Found::Futures(_)));
    assert!(both[0] == both[1]);
}

/// Lines of play cannot be tried while something is hidden, and no wording of the
/// refusal tells what.
#[test]
fn the_tree_is_refused_alike() {
    let both = [begun(ONE, false), begun(OTHER, true)].map(|mut table| {
        table.view_as(Viewer::Side(SideNo::A));
        let at = table.glance().node;
        let named = table.edit(Edit::Name(at, "off Lighthouse Inlet".to_owned()));
        format!("{:?} {:?}", named.is_ok(), table.ways_on(at).len())
    });
    assert_eq!(both[0], both[1]);
}
