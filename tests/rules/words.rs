//! The words of the rules that files, notation and the protocol use: they are
//! the same in every language and for ever.

use crate::common;
use crate::common::Table;
use hells_gate::engine::Rules as _;
use hells_gate::hex::HexMask;
use hells_gate::systems::hells_gate::{
    Attack, Hits, Kind, Phase, Setup, Side, Size, Spot, Stage, Terrain, Weather, notation,
};

fn all<const N: usize, T>(things: [T; N], word: impl Fn(T) -> &'static str) -> String {
    things.map(word).join(" ")
}

#[test]
fn r2_2_sides_types_sizes_and_grounds_have_their_words() {
    assert_eq!(all(Side::ALL, Side::key), "soviet german");
    assert_eq!(all(Side::ALL, Side::people), "Soviets Germans");
    assert_eq!(all(Side::ALL, Side::adjective), "Soviet German");
    assert_eq!(Side::German.to_string(), "German");
    let kinds = |side| all(Kind::ALL, |k| k.word(side));
    assert_eq!(kinds(Side::Soviet), "infantry tank mechanized cavalry");
    assert_eq!(kinds(Side::German), "infantry panzer mechanized cavalry");
    assert_eq!(all(Size::ALL, Size::mark), "X XX XXX");
    assert_eq!(all(Size::ALL, Size::word), "brigade division corps");
    let grounds = [Terrain::Clear, Terrain::Woods, Terrain::City];
    assert_eq!(all(grounds, Terrain::word), "clear woods city");
    assert_eq!(
        all([Weather::Snow, Weather::Mud], Weather::word),
        "snow mud"
    );
}

#[test]
fn r3_0_every_phase_has_its_name_and_says_whose_it_is() {
    let phases = [
        (Phase::Supply, "Supply and Reinforcement Phase"),
        (Phase::Combat, "Combat Phase"),
        (Phase::Movement, "Movement Phase"),
        (Phase::Recovery, "Recovery Phase"),
        (Phase::Housekeeping, "Housekeeping Phase"),
    ];
    for (phase, name) in phases {
        assert_eq!(phase.name(), name);
    }
    let name = Setup::phase_name(Side::German, Phase::Movement);
    assert_eq!(name, "German Movement Phase");
    let name = Setup::phase_name(Side::German, Phase::Housekeeping);
    assert_eq!(name, "Housekeeping Phase");
}

#[test]
fn an_action_that_is_written_wrong_is_told_what_is_wrong_with_it() {
    let rules = common::korsun();
    let why = |text: &str| rules.parse(text).unwrap_err().why;
    for text in [
        "move 29T",
        "move 29T C6 B6 A6",
        "attack C6",
        "end now",
        "mud 3",
        // The face belongs to the record, not to the action.
        "resolve =4",
    ] {
        let verb = text.split(' ').next().unwrap();
        assert!(why(text).contains("are written so: "), "{text}");
        assert!(why(text).contains(&format!("“{verb}”")), "{text}");
    }
    assert!(why("resolve 29T").ends_with("so: resolve, resolve all-out 20T"));
    for text in ["", "fly 29T", "Supply"] {
        assert!(why(text).starts_with("it does not begin with one of: supply, enter, "));
    }
    assert!(why("move 29Q C6").contains("no unit “29Q”"));
    assert!(why("move 29T Z9").contains("Z9 is not on the map"));
}

#[test]
fn a_position_is_written_with_everything_that_is_true_of_it() {
    let hexes =
        |table: &Table, names: &[&str]| -> HexMask { names.iter().map(|n| table.hex(n)).collect() };
    let table = Table::empty()
        .at("D4", &["72I"])
        .at("C4", &["29T", "20GR"])
        .spot(Spot::Destroyed, &["57I"])
        .spot(Spot::Awaited, &["11P"])
        .reduced(&["72I"])
        .unsupplied(&["72I"])
        .retreated(&["20GR"])
        .moved(&["29T"]);
    let of_units = |text: &str| -> String {
        let units = text.lines().skip(1);
        let there = units.filter(|l| !l.ends_with("withheld"));
        there.collect::<Vec<_>>().join("; ")
    };
    let plain = notation::position(&table.rules, &table.state);
    assert_eq!(plain.lines().next(), Some("4 soviet combat snow rolls=0"));
    assert_eq!(plain.lines().count(), 1 + table.rules.units.len());
    assert_eq!(
        of_units(&plain),
        "29T C4 moved; 20GR C4 retreated; 72I D4 reduced unsupplied; 57I destroyed; 11P awaited"
    );
    let full = table.clone().stage(Stage::Losses).mud().german().with(|s| {
        s.rolls = 7;
        s.stand_fast_lifted = true;
        s.reserve_released = true;
        s.attacked_hexes = hexes(&table, &["D4", "B2"]);
        s.hit_hexes = hexes(&table, &["D4"]);
        s.attacked = table.mask(&["29T"]);
        s.arriving = table.mask(&["11P"]);
        s.attack = Some(Attack {
            target: table.hex("D4"),
            units: table.mask(&["20GR"]),
        });
        s.hits = Some(Hits {
            target: table.hex("D4"),
            scored: 2,
            left: 1,
            destinations: hexes(&table, &["E4", "D5"]),
            retreating: true,
        });
    });
    let full = notation::position(&full.rules, &full.state);
    assert_eq!(
        full.lines().next(),
        Some(
            "4 german losses mud rolls=7 lifted released attacked=B2,D4 hit=D4 attacking=D4 \
             hits=D4:1/2:D5,E4:retreating"
        )
    );
    assert_eq!(
        of_units(&full),
        "29T C4 attacked moved; 20GR C4 retreated attacking; 72I D4 reduced unsupplied; \
         57I destroyed; 11P awaited arriving"
    );
}

#[test]
fn r2_1_units_turns_and_the_whole_game_have_their_names_and_days() {
    let rules = common::korsun();
    let unit = rules.find_unit("72I").unwrap();
    assert_eq!(rules.unit_name(unit), "72nd Infantry Division");
    assert_eq!(rules.days(1).as_deref(), Some("25–27 January"));
    assert_eq!(rules.days(8).as_deref(), Some("15–17 February"));
    assert_eq!(rules.days(0), None);
    assert_eq!(rules.days(9), None);
    assert_eq!(rules.span(), "25 January – 17 February 1944");
}
