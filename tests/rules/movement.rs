//! Case 8: movement.

use crate::common::Table;
use hells_gate::systems::hells_gate::{Event, Illegal, Stage};

fn moving() -> Table {
    Table::empty().stage(Stage::Movement)
}

#[test]
fn r8_0_any_or_no_units_move_one_hex_each_once() {
    let mut table = moving().at("C4", &["47R", "104R"]);
    table.allowed("end");
    assert_eq!(table.options("move 47R"), "B4, B5, C3, C5, D4, D5");
    let events = table.play("move 47R D4");
    happened!(events, Event::Moved { .. });
    assert_eq!(table.place("47R"), "D4");
    refused!(table, "move 47R E4", "8.0", Illegal::AlreadyMoved { .. });
    table.play("move 104R B4");
    assert_eq!(table.listed(), ["end"]);
}

#[test]
fn r8_0_retreated_units_do_not_move_and_hexes_are_not_jumped() {
    let table = moving().at("C4", &["47R", "29T"]).retreated(&["47R"]);
    refused!(table, "move 47R D4", "7.6", Illegal::RetreatedMover { .. });
    refused!(table, "move 29T E4", "8.0", Illegal::MoveNotAdjacent { .. });
    refused!(table, "move 29T C4", "8.0", Illegal::MoveNotAdjacent { .. });
    refused!(
        table,
        "move 29T D4 F4",
        "8.0",
        Illegal::MoveNotAdjacent { .. }
    );
    assert_eq!(table.options("move 47R"), "");
}

#[test]
fn r8_0_units_that_attacked_may_move() {
    let mut table = Table::empty().at("C4", &["47R"]).at("D4", &["72I"]);
    table.attack("D4", &["47R"], 1);
    table.play("end");
    table.allowed("move 47R C3");
}

#[test]
fn r8_1_never_into_or_through_enemy_units_nor_off_the_map() {
    let table = moving()
        .at("C6", &["29T"])
        .at("C5", &["72I"])
        .retreated(&["72I"]);
    refused!(
        table,
        "move 29T C5",
        "8.1",
        Illegal::MoveEnemyOccupied { .. }
    );
    refused!(
        table,
        "move 29T C5 C4",
        "8.1",
        Illegal::MoveEnemyOccupied { .. }
    );
    refused!(
        table,
        "move 29T D6 C5",
        "8.1",
        Illegal::MoveEnemyOccupied { .. }
    );
    let corner = moving().at("G1", &["47R"]);
    assert_eq!(corner.options("move 47R"), "F1, F2, G2");
}

#[test]
fn r8_2_in_snow_supplied_fast_units_move_two_hexes() {
    let table = moving().at("C4", &["29T", "5GC", "5M", "47R"]);
    for unit in ["29T", "5GC", "5M"] {
        table.allowed(&format!("move {unit} D4 E4"));
    }
    refused!(table, "move 47R D4 E4", "8.2", Illegal::NotFast { .. });
    let german = moving().german().at("D4", &["11P", "WIK", "72I"]);
    for unit in ["11P", "WIK"] {
        german.allowed(&format!("move {unit} D3 D2"));
    }
    refused!(german, "move 72I D3 D2", "8.2", Illegal::NotFast { .. });
}

#[test]
fn r8_2_a_hex_that_no_way_leads_to_is_refused_by_how_far_the_unit_goes() {
    let table = moving().at("C4", &["29T", "47R", "5M"]).unsupplied(&["5M"]);
    refused!(table, "move 29T F4", "8.2", Illegal::MoveTooFar { .. });
    refused!(table, "move 47R F4", "8.2", Illegal::NotFast { .. });
    refused!(table, "move 5M F4", "5.3", Illegal::TooFarUnsupplied { .. });
    let mud = moving().mud().at("C4", &["29T"]);
    refused!(mud, "move 29T F4", "8.2", Illegal::TooMuddy);
    // Nobody who names a far hex is told to go from hex to hex.
    let reasons = table.reasons("move 29T F4");
    let step = |(_, why): &(_, _)| matches!(why, Illegal::MoveNotAdjacent { .. });
    assert!(!reasons.iter().any(step), "{reasons:?}");
}

#[test]
fn r8_2_in_mud_everyone_moves_one_hex() {
    let table = moving().mud().at("C4", &["29T", "5GC", "5M", "47R"]);
    for unit in ["29T", "5GC", "5M"] {
        table.allowed(&format!("move {unit} D4"));
        let far = format!("move {unit} D4 E4");
        refused!(table, &far, "8.2", Illegal::TooMuddy);
    }
}

#[test]
fn r8_2_tanks_and_mechanized_units_enter_one_woods_hex_at_most() {
    let table = moving().at("E6", &["29T", "5M", "5GC"]);
    for unit in ["29T", "5M"] {
        let text = format!("move {unit} E5 F5");
        refused!(table, &text, "8.2", Illegal::TwoWoods { .. });
        table.allowed(&format!("move {unit} E5 D5"));
        // Cherkassy is entered as open ground.
        table.allowed(&format!("move {unit} F6 F5"));
    }
    table.allowed("move 5GC E5 F5");
    // The hex they start in does not count.
    let out = moving().at("F5", &["29T"]);
    out.allowed("move 29T E5 D5");
}

#[test]
fn r8_2_tanks_and_mechanized_units_cross_one_river_at_most() {
    let table = moving().at("B7", &["29T", "5M", "5GC"]);
    for unit in ["29T", "5M"] {
        let text = format!("move {unit} A6 A5");
        refused!(table, &text, "8.2", Illegal::TwoRivers { .. });
        table.allowed(&format!("move {unit} B6 A5"));
    }
    table.allowed("move 5GC A6 A5");
}

#[test]
fn r8_2_one_woods_hex_and_one_river_go_together() {
    let table = moving().at("B1", &["29T", "5M"]);
    table.allowed("move 29T C1 C2");
    table.allowed("move 5M C1 C2");
    // Both at once, in one step, and again open ground.
    let table = moving().at("B2", &["29T"]);
    table.allowed("move 29T C2 D2");
    refused!(table, "move 29T C2 B3", "8.2", Illegal::TwoRivers { .. });
}

#[test]
fn r8_3_any_number_of_units_may_share_a_hex() {
    let crowd = [
        "47R", "104R", "75R", "48R", "20GR", "21GR", "26GR", "49R", "78R", "51R",
    ];
    let mut table = moving().at("C4", &crowd).at("D4", &["180R"]);
    for unit in crowd {
        table.play(&format!("move {unit} D4"));
    }
    assert_eq!(table.state.in_hex(table.hex("D4")).len(), 11);
}
