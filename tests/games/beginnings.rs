//! Any position of any game becomes a scenario: it is begun, edited, written and read as
//! one, and a game keeps the one that it began with.

use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{DiceMode, NodeId, Options, UndoPolicy, Viewer};
use hells_gate::json::{Correction, Doc};
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{
    Entry, OPENING, Rolled, Sheet, Table, read, scenario_from, without_opening,
};

const OPTIONS: Options = Options {
    seed: 17,
    dice: DiceMode::Seeded,
    undo: UndoPolicy::Free,
};

fn begun(entry: &Entry, scenario: Doc) -> Box<dyn Table> {
    let begun = (entry.open)(Sheet {
        scenario,
        changed: Doc::Object(Vec::new()),
        options: OPTIONS,
    });
    begun.unwrap_or_else(|faults| panic!("{}: {faults:?}", entry.key))
}

/// A game of each scenario, so many actions after its beginning, with nothing hidden.
fn games(actions: usize) -> Vec<(&'static Entry, Box<dyn Table>)> {
    let mut all = Vec::new();
    for entry in SYSTEMS {
        for (n, start) in entry.starts.iter().enumerate() {
            let mut table = begun(entry, start.text.parse().unwrap());
            table.view_as(Viewer::All);
            let mut chooser = Chooser::new(40 + n as u64);
            for _ in 0..actions {
                let legal = table.legal(None);
                if legal.is_empty() {
                    break;
                }
                let next = legal[chooser.below(legal.len())].action.clone();
                table.play(&[next], Rolled::ByTheGame).unwrap();
            }
            all.push((entry, table));
        }
    }
    all
}

fn here(table: &dyn Table) -> (NodeId, Doc) {
    let at = table.glance().node;
    (at, table.position(at).unwrap())
}

/// The position of a game, with nothing hidden.
fn whole(mut table: Box<dyn Table>) -> Doc {
    table.view_as(Viewer::All);
    here(&*table).1
}

#[test]
fn any_position_of_any_game_begins_a_game_and_is_written_and_read_as_its_scenario() {
    for (entry, table) in games(60) {
        let (at, position) = here(&*table);
        let scenario = scenario_from(&*table, at).unwrap();
        let mut next = begun(entry, scenario.clone());
        next.view_as(Viewer::All);
        assert_eq!(here(&*next).1, position, "{}", table.title());
        assert_eq!(next.glance().to_act, table.glance().to_act);
        assert_ne!(next.about().title, table.about().title);
        assert!(!next.is_set_up(), "that is how its scenario begins");
        let kept = read(SYSTEMS, next.write("").as_bytes()).unwrap();
        assert!(kept.damage.is_none(), "{:?}", kept.damage);
        assert_eq!(kept.table.scenario(), next.scenario());
        assert_eq!(whole(kept.table), position);
        // A position of a game that began so is a scenario, too.
        let again = scenario_from(&*next, NodeId(0)).unwrap();
        let name = again.get("id").cloned();
        assert_eq!(name.as_ref(), next.scenario().get("id"), "it does not grow");
        assert_eq!(whole(begun(entry, again)), position);
    }
}

#[test]
fn the_editor_opens_changes_and_saves_it_and_a_game_that_runs_keeps_its_own() {
    for (entry, table) in games(25) {
        let (at, position) = here(&*table);
        let scenario = scenario_from(&*table, at).unwrap();
        let running = begun(entry, scenario.clone());
        let mut bench = (entry.edit)(scenario).unwrap();
        assert_eq!(bench.flaws(), [], "{}", table.title());
        assert_eq!(whole(bench.begin(OPTIONS).unwrap()), position);
        // Units lie where the position has them, and are moved there.
        let map = bench.map();
        let model = bench.board(map.clone());
        let (unit, was) = model
            .counters
            .iter()
            .find_map(|it| Some((it.code.clone(), map.place(it.hex)?.name.clone())))
            .unwrap();
        let to = map.places.iter().map(|place| place.name.clone());
        let to = to.into_iter().find(|name| *name != was).unwrap();
        let moves = bench.moves(&unit, &to);
        assert!(moves[0].at.starts_with("position."), "{moves:?}");
        bench.change(&moves).unwrap();
        assert_eq!(bench.find(&moves[0].at), Some(to.as_str().into()));
        assert_eq!(whole(running), position, "a game that runs keeps its own");
        assert!(bench.undo());
        // Out of its file it comes as it was.
        let text = bench.text();
        let again = (entry.edit)(text.parse().unwrap()).unwrap();
        assert_eq!(again.document(), bench.document());
        assert_eq!(whole(again.begin(OPTIONS).unwrap()), position);
        // Without its position it is the scenario that it was made of.
        let at = OPENING.to_owned();
        let was = bench.find(&at);
        bench.change(&[Correction { at, was, is: None }]).unwrap();
        let plain = whole(bench.begin(OPTIONS).unwrap());
        let first = (entry.open)(Sheet {
            scenario: without_opening(table.scenario()).0,
            changed: Doc::Object(Vec::new()),
            options: OPTIONS,
        });
        assert_eq!(plain, whole(first.unwrap()));
    }
}

#[test]
fn what_is_wrong_with_its_position_is_told_where_it_stands_and_about_which_unit() {
    for (entry, table) in games(10) {
        let (at, _) = here(&*table);
        let mut bench = (entry.edit)(scenario_from(&*table, at).unwrap()).unwrap();
        let facts = bench.facts();
        let turn = facts
            .iter()
            .find(|it| ["position.turn", "position.wave"].contains(&it.at.as_str()));
        let turn = turn.unwrap_or_else(|| panic!("{}: no turn", entry.key));
        assert!(!turn.what.is_empty() && turn.footing.is_none());
        let (at, was) = (turn.at.clone(), bench.find(&turn.at));
        let is = Some(Doc::Whole(98));
        bench.change(&[Correction { at, was, is }]).unwrap();
        let flaws = bench.flaws();
        assert!(!flaws.is_empty(), "{}: turn 98", entry.key);
        assert!(flaws[0].at.starts_with("position"), "{flaws:?}");
        assert!(bench.begin(OPTIONS).is_err());
        // The map stays on the screen meanwhile.
        let map = bench.map();
        assert!(!bench.board(map).counters.is_empty());
        bench.undo();
        assert_eq!(bench.flaws(), []);
    }
}
