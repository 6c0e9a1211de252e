//! Scenarios of the tabletop battle on the workbench: what is faulty is drawn as far as it
//! can be, units get names, and of a grid only that is told that it has.

use hells_gate::engine::Options;
use hells_gate::json::{Correction, Doc};
use hells_gate::present::system::{BrushWork, System};
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::tabletop::Tabletop;
use hells_gate::table::editing::Workbench;

fn entry() -> &'static hells_gate::table::Entry {
    let found = SYSTEMS.iter().find(|entry| entry.key == Tabletop::KEY);
    found.unwrap()
}

fn empty(kind: &str) -> Box<dyn Workbench> {
    let doc = (entry().blank)(kind, 5, 6).unwrap();
    (entry().edit)(doc).unwrap()
}

fn becomes(bench: &mut dyn Workbench, at: &str, is: impl Into<Doc>) {
    let correction = Correction {
        at: at.to_owned(),
        was: bench.find(at),
        is: Some(is.into()),
    };
    bench.change(&[correction]).unwrap();
}

/// A unit of each side, put down with the brush.
fn two_units(bench: &mut dyn Workbench) {
    let brushes = bench.workshop().brushes;
    let units = brushes
        .iter()
        .filter(|brush| matches!(brush.does, BrushWork::Unit { .. }));
    for (brush, place) in units.zip(["A1", "E6"]) {
        let strokes = bench.strokes(brush, &[place.to_owned()], "");
        bench.change(&strokes).unwrap();
    }
}

#[test]
fn a_base_inland_is_told_at_its_fact_and_its_cell_stays_on_the_map() {
    let mut bench = empty("hex");
    two_units(&mut *bench);
    assert_eq!(bench.flaws(), []);
    becomes(&mut *bench, "cells[C3].supply_base", "soviet");
    let flaws = bench.flaws();
    let at: Vec<&str> = flaws.iter().map(|flaw| flaw.at.as_str()).collect();
    assert_eq!(at, ["cells[C3].supply_base"]);
    let map = bench.map();
    assert_eq!(map.places.len(), 30, "no hole is where the fault is");
    assert!(map.named("C3").is_some());
    // What is wrong with a unit as a whole is called by its name.
    becomes(&mut *bench, "cells[A1].terrain", "impassable");
    let told: Vec<String> = bench.flaws().into_iter().map(|flaw| flaw.of).collect();
    assert!(told.contains(&"S1".to_owned()), "{told:?}");
}

#[test]
fn new_units_are_numbered_and_get_a_name_that_their_position_has_too() {
    let mut bench = empty("square");
    two_units(&mut *bench);
    assert!(bench.find("units[S1]").is_some() && bench.find("units[G1]").is_some());
    let usual = bench
        .facts()
        .into_iter()
        .find_map(|stated| match stated.entering {
            hells_gate::present::system::Entering::There(usual) if stated.at == "position" => usual,
            _ => None,
        });
    becomes(&mut *bench, "position", usual.unwrap());
    becomes(&mut *bench, "units[S1].id", "5 Gds");
    assert_eq!(bench.flaws(), []);
    assert!(bench.find("units[5 Gds]").is_some() && bench.find("units[S1]").is_none());
    assert!(bench.find("position.units[5_Gds]").is_some());
    assert!(bench.begin(Options::default()).is_ok());
    // The first number is free again.
    two_units(&mut *bench);
    assert!(bench.find("units[S1]").is_some() && bench.find("units[G2]").is_some());
}

#[test]
fn whether_cells_touch_at_their_corners_is_told_of_squares_only() {
    let told = |kind: &str| {
        let facts = empty(kind).facts();
        facts.iter().any(|stated| stated.at == "grid.diagonals")
    };
    assert!(told("square") && told("square_by_sides"));
    assert!(!told("hex") && !told("offset_square"));
}
