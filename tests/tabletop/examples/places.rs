//! Groups Q, Y, W, Z, C, X: where things are and where they can go.

use super::Row;
use crate::position::{Example, korsun, parts, side};
use hells_gate::engine::{Rules, SideNo};
use hells_gate::hex::Id;
use hells_gate::space::{CellName, CellSet, Cells, Lattice, Shifted};
use hells_gate::systems::tabletop::arrival::{entry_cells, takers};
use hells_gate::systems::tabletop::movement::reach;
use hells_gate::systems::tabletop::retreat::destinations;
use hells_gate::systems::tabletop::supply::isolated;
use hells_gate::systems::tabletop::victory::score;
use hells_gate::systems::tabletop::{Action, Setup, Stage, State, Tabletop, UnitId};
use serde_json::{Value, json};

fn names(cells: &Cells, set: CellSet) -> Vec<String> {
    let mut names: Vec<String> = set.iter().map(|c| cells.name(c).to_string()).collect();
    names.sort();
    names
}

pub fn retreats(row: &Row) {
    let example = Example::new(korsun(), &row.units());
    let from = example.cell(row.text(1));
    let whose = example.rules.unit(UnitId(0)).unwrap().side;
    let found = destinations(&example.rules, &example.state, from, whose);
    row.is(names(example.rules.cells(), found));
}

pub fn supply(row: &Row) {
    let mut parts = korsun();
    let option = row.given.get(3).and_then(Value::as_str);
    parts.options.captured_base_supplies = option == Some("captured_base_supplies: true");
    let mut example = Example::new(parts, &row.units());
    example.state.turn = u8::try_from(row.given[2].as_u64().unwrap()).unwrap();
    let out = isolated(&example.rules, &example.state, side(row.text(1)));
    row.is(example.letters(out));
}

pub fn movement(row: &Row) {
    let example = Example::new(korsun(), &row.units())
        .at(Stage::Movement, SideNo::A)
        .mud(row.text(1) == "mud");
    let found = reach(&example.rules, &example.state, UnitId(0));
    row.is(names(example.rules.cells(), found));
}

pub fn arrivals_and_victory(row: &Row) {
    let entries = |entry: &str, enemies: &[&str]| {
        let lines: Vec<String> = enemies
            .iter()
            .map(|c| format!("soviet infantry 1 {c}"))
            .collect();
        let example = Example::new(korsun(), &lines);
        let found = entry_cells(
            &example.rules,
            &example.state,
            SideNo::B,
            example.cell(entry),
        );
        json!(names(example.rules.cells(), found))
    };
    row.is(match row.id.as_str() {
        "Z.1" => entries("B7", &["B7"]),
        "Z.2" => entries("B7", &["B7", "A6", "A5"]),
        "Z.3" => entries("A3", &["A3"]),
        "Z.4" => entries("B7", &[]),
        "Z.5" | "Z.6" => {
            let example = Example::new(korsun(), &row.units());
            json!(example.letters(takers(&example.rules, &example.state)))
        }
        "Z.7" | "Z.8" | "Z.9" => points(row),
        other => panic!("{other} is not known"),
    });
}

/// The points as things stand, or after the last phase of the game.
fn points(row: &Row) -> Value {
    let text = row.text(1);
    let mut parts = korsun();
    parts.options.isolated_lost_at_end = text.contains("isolated_lost_at_end: true");
    let last = parts.turns;
    let mut example = Example::new(parts, &row.units());
    if text.starts_with("VP at the end") {
        example = example.at(Stage::Movement, SideNo::B);
        example.state.turn = last;
        assert_eq!(example.play(Action::EndPhase), Ok(()));
        assert_eq!(example.state.stage, Stage::Over);
    }
    let both = score(&example.rules, &example.state);
    json!({"soviet": both[SideNo::A].total(), "german": both[SideNo::B].total()})
}

pub fn counts(row: &Row) {
    let (file, question) = row.text(0).split_once(": ").unwrap();
    let setup = Setup::new(parts(file)).unwrap();
    let pairs = |fits: &dyn Fn(hells_gate::space::CellId, hells_gate::space::CellId) -> bool| {
        let cells = setup.cells().all();
        let all = cells.iter().flat_map(|a| cells.iter().map(move |b| (a, b)));
        json!(
            all.filter(|&(a, b)| a < b && setup.cells().adjacent(a, b) && fits(a, b))
                .count()
        )
    };
    row.is(match question {
        "pairs of neighbours" => pairs(&|_, _| true),
        "pairs of neighbours that cross a river" => pairs(&|a, b| setup.river_between(a, b)),
        _ => {
            let (whose, what) = question.split_once(", ").unwrap();
            let rules = Tabletop::new(setup.clone());
            let mut state = State::set_up(&setup);
            state.active = side(whose);
            match what {
                "normal / all-out declarations" => declarations(&rules, state),
                "destinations / routes" => routes(&rules, state),
                other => panic!("{other}"),
            }
        }
    });
}

/// How many attacks can be put together, in every set of units but one order.
fn declarations(rules: &Tabletop, mut state: State) -> Value {
    state.stage = Stage::Attack;
    let mut found = [0, 0];
    count_from(rules, &state, None, &mut found);
    json!(found)
}

fn count_from(rules: &Tabletop, state: &State, last: Option<UnitId>, found: &mut [u32; 2]) {
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    for action in legal {
        match action {
            Action::Resolve { all_out } => found[usize::from(all_out)] += 1,
            Action::Join { unit, .. } if last.is_none_or(|last| unit > last) => {
                let mut after = *state;
                rules.step(&mut after, action, &[]);
                count_from(rules, &after, Some(unit), found);
            }
            _ => {}
        }
    }
}

fn routes(rules: &Tabletop, mut state: State) -> Value {
    state.stage = Stage::Movement;
    let mut legal = Vec::new();
    rules.legal(&state, &mut legal);
    let routes = legal
        .iter()
        .filter(|a| matches!(a, Action::Move { .. }))
        .count();
    let units = (0..rules.unit_count()).map(UnitId::from_index);
    let ends: usize = units.map(|unit| reach(rules, &state, unit).len()).sum();
    json!([ends, routes])
}

/// A full board of six rows and six columns, of "hex" and so on.
fn board(kind: &str, closed: &[&str]) -> Cells {
    let lattice = match kind {
        "hex" => Lattice::Hex(Shifted::OddRows),
        "offset_square" => Lattice::OffsetSquare(Shifted::OddRows),
        "square" => Lattice::Square { diagonals: false },
        "square, diagonals" => Lattice::Square { diagonals: true },
        _ => panic!("{kind}"),
    };
    let names: Vec<CellName> = (0..6)
        .flat_map(|row| (1..=6).map(move |column| CellName { row, column }))
        .collect();
    let closed = |name: CellName| closed.contains(&name.to_string().as_str());
    Cells::new(&names, lattice, closed).unwrap()
}

pub fn grids(row: &Row) {
    let (kind, question) = row.text(0).split_once(": ").unwrap();
    let plain = board(kind, &[]);
    let at = |name: &str| plain.find(name.parse().unwrap()).unwrap();
    let words: Vec<&str> = question.split([' ', '–', '?']).collect();
    row.is(match words[0] {
        "neighbours" => json!(names(&plain, plain.around(at(words[2])))),
        "distance" => json!(plain.distance(at(words[1]), at(words[2]))),
        "does" => {
            let setup = Setup::new(parts("example_120km_square")).unwrap();
            let at = |name: &str| setup.cells().find(name.parse().unwrap()).unwrap();
            json!(setup.river_between(at(words[1]), at(words[2])))
        }
        "C3" => json!(board(kind, &["C3", "D4"]).adjacent(at("C4"), at("D3"))),
        other => panic!("{other}"),
    });
}
