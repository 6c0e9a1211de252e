//! Group E: the first case that forbids an action.

use super::Row;
use super::attacks::declaration;
use crate::position::{Example, case, korsun, parts};
use hells_gate::engine::Refusal;
use hells_gate::engine::{Rules, SideNo};
use hells_gate::space::CellId;
use hells_gate::systems::tabletop::movement::judge_route;
use hells_gate::systems::tabletop::retreat::{judge_destination, judge_retreat};
use hells_gate::systems::tabletop::{Action, Illegal, Setup, Stage, Tabletop};
use serde_json::json;

pub fn refusal(row: &Row) {
    let text = row.text(1);
    let judged = if text.contains(" on ") {
        attack(row, text)
    } else if text.contains("retreat") {
        retreat(row, text)
    } else if text.contains("moves") {
        movement(row, text)
    } else if text.contains("due") {
        arrival(row, text)
    } else {
        replacement(row, text)
    };
    row.is(json!(case(judged)));
}

fn attack(row: &Row, text: &str) -> Result<(), Illegal> {
    let mut example = Example::new(korsun(), &row.units());
    let (named, has_attacked) = match text.contains("who has attacked") {
        true => (text.replace(", who has attacked,", ""), true),
        false => (text.to_owned(), false),
    };
    let (units, target, all_out) = declaration(&named);
    if has_attacked {
        let unit = example.unit(units);
        example.state.attacked.insert(unit);
    }
    if text.contains("attacked before") {
        let cell = example.cell(target);
        example.state.attacked_cells.insert(cell);
    }
    example.declare(units, target, all_out)
}

fn retreat(row: &Row, text: &str) -> Result<(), Illegal> {
    let example = Example::new(korsun(), &row.units());
    let words: Vec<&str> = text.split([' ', ',']).collect();
    if let Some(cell) = text.strip_prefix("retreat of ").map(|t| &t[..2]) {
        let loss = words.last().unwrap().parse().unwrap();
        let at = example.cell(cell);
        return judge_retreat(&example.rules, &example.state, at, SideNo::B, loss).map(|_| ());
    }
    let [from, to] = [0, 3].map(|i: usize| example.cell(words[i]));
    judge_destination(&example.rules, &example.state, SideNo::B, from, to)
}

fn movement(row: &Row, text: &str) -> Result<(), Illegal> {
    let map = match text.contains("example_120km") {
        true => parts("example_120km"),
        false => korsun(),
    };
    let mut example = Example::new(map, &row.units())
        .at(Stage::Movement, SideNo::A)
        .mud(text.ends_with(", mud"));
    let unit = example.unit("a");
    if text.contains("who has moved") {
        example.state.moved.insert(unit);
    }
    let (_, route) = text.split_once("moves ").unwrap();
    let cells: Vec<CellId> = route
        .split(", ")
        .map(|part| part.trim_start_matches("then "))
        .filter(|part| part.len() == 2)
        .map(|name| example.cell(name))
        .collect();
    judge_route(&example.rules, &example.state, unit, &cells)
}

fn arrival(row: &Row, text: &str) -> Result<(), Illegal> {
    let mut example = Example::new(korsun(), &row.units());
    let unit = example.unit("a");
    let (_, to) = text.rsplit_once(" to ").unwrap();
    let cell = example.cell(to);
    let mut state = example.state;
    if let Some((_, entry)) = text.split_once("due in ") {
        // It enters elsewhere than where the row has put it so far.
        let entry = example.cell(&entry[..2]);
        let mut changed = example.rules.parts().clone();
        changed.units[0].cell = entry;
        changed.units[0].arrives = Some(1);
        example.rules = Tabletop::new(Setup::new(changed).unwrap());
        state.destroy(&example.rules, unit);
        state.entered.remove(unit);
        state.due.insert(unit);
    }
    state.stage = Stage::Reinforcement;
    state.active = SideNo::B;
    example.rules.check(&state, Action::Enter { unit, cell })
}

fn replacement(row: &Row, text: &str) -> Result<(), Illegal> {
    let mut example = Example::new(korsun(), &row.units()).at(Stage::Reinforcement, SideNo::A);
    let left = text.split(' ').rev().nth(1).unwrap();
    example.state.points = left.parse().unwrap();
    let unit = example.unit("a");
    let judged = example
        .rules
        .check(&example.state, Action::Replace { unit });
    if let Err(why) = judged {
        assert!(!why.rule().0.is_empty());
    }
    judged
}
