//! Scenario files: the built-in one says what the published text forces.

use hells_gate::hex::{HexId, HexMask};
use hells_gate::systems::hells_gate::codec::scenario::{
    BuiltIn, KORSUN_1944_BALANCED, SPECIAL_RULES, Scenario, built_in, korsun_1944,
    korsun_1944_first, load,
};
use hells_gate::systems::hells_gate::setup::{Arrival, Provenance, Turns};
use hells_gate::systems::hells_gate::{
    BySide, Kind, Setup, Side, Size, Spot, State, Terrain, supply,
};
use hells_gate::words::{Language, speaking};

fn korsun() -> Scenario {
    korsun_1944().unwrap_or_else(|faults| panic!("{faults}"))
}

fn hex(setup: &Setup, name: &str) -> HexId {
    setup.grid.find(name.parse().unwrap()).unwrap()
}

fn names(setup: &Setup, hexes: HexMask) -> Vec<String> {
    let mut names: Vec<String> = hexes
        .iter()
        .map(|h| setup.grid.name(h).to_string())
        .collect();
    names.sort();
    names
}

#[test]
fn the_index_agrees_with_the_files() {
    for entry in built_in() {
        let scenario = load(entry.text).unwrap_or_else(|faults| panic!("{faults}"));
        assert_eq!(scenario.setup.id, entry.id);
        assert_eq!(scenario.setup.title, entry.title);
        assert_eq!(scenario.source, entry.text);
        assert!(!scenario.credits.is_empty() && !scenario.setup.about.is_empty());
    }
}

#[test]
fn korsun_has_its_whole_order_of_battle_and_calendar() {
    let setup = korsun().setup;
    assert_eq!(setup.units.len(), 53);
    assert_eq!(setup.units_of(Side::Soviet).len(), 26);
    assert_eq!(setup.units_of(Side::German).len(), 27);
    assert_eq!(setup.grid.len(), 42);
    assert_eq!(setup.dates.len(), 8);
    assert_eq!(setup.dates[0], "25–27 January");
    assert_eq!(setup.dates[7], "15–17 February");
    let codes = "5GT,47R,104R,180R,337R,202R,206R,75R,48R,20T,29T,20GR,21GR,26GR,373R,294R,254R,\
        18T,5GC,5M,51R,49R,78R,16T,3T,11GT,34I,198I,88S,88N,KBW,KBE,WAL,WIK,5SSP,72I,57I,389I,3P,\
        106I,11P,14P,320I,376I,13P,17P,82I,282I,16P,BAE,24P,LAH,1P";
    let found: Vec<&str> = setup.units.iter().map(|u| u.code.as_str()).collect();
    assert_eq!(found, codes.split(',').collect::<Vec<_>>());
    for unit in &setup.units {
        assert!(unit.label.chars().count() <= 6, "{}", unit.name);
    }
}

/// What the rules and the worked example say of single units: code, and the
/// attested fields with their values. Written out from the text, not made from
/// the file.
#[rustfmt::skip]
const ATTESTED: [(&str, &[(&str, &str)]); 29] = [
    ("5GT",  &[("hex", "B1"), ("type", "tank"), ("steps", "2")]),
    ("180R", &[("hex", "C1"), ("steps", "1")]),
    ("337R", &[("hex", "C1"), ("steps", "1")]),
    ("206R", &[("strength", "2")]),
    ("75R",  &[("hex", "C7"), ("strength", "3")]),
    ("48R",  &[("hex", "C7"), ("strength", "3")]),
    ("20T",  &[("hex", "C7"), ("type", "tank"), ("strength", "2"), ("reduced_strength", "1"), ("steps", "2")]),
    ("29T",  &[("hex", "C7"), ("type", "tank"), ("strength", "2"), ("steps", "2")]),
    ("20GR", &[("hex", "D7"), ("steps", "2")]),
    ("21GR", &[("hex", "D7")]),
    ("26GR", &[("hex", "D7")]),
    ("373R", &[("hex", "E6")]),
    ("34I",  &[("hex", "A1")]),
    ("198I", &[("hex", "B2"), ("steps", "2")]),
    ("88S",  &[("hex", "C2"), ("steps", "1")]),
    ("88N",  &[("hex", "D2")]),
    ("5SSP", &[("type", "tank"), ("strength", "1"), ("steps", "1")]),
    ("72I",  &[("hex", "D6")]),
    ("389I", &[("hex", "C6"), ("strength", "2"), ("steps", "2")]),
    ("3P",   &[("hex", "B7"), ("type", "tank"), ("steps", "2")]),
    ("106I", &[("hex", "B7"), ("steps", "2")]),
    ("11P",  &[("hex", "B7"), ("arrives", "1"), ("type", "tank"), ("strength", "3")]),
    ("14P",  &[("hex", "B7"), ("arrives", "1"), ("type", "tank"), ("strength", "2"), ("steps", "2")]),
    ("24P",  &[("arrives", "4"), ("type", "tank"), ("conditional", "true")]),
    // Nothing of these is attested, but they must be where the example needs them.
    ("254R", &[]), ("294R", &[]), ("57I", &[]), ("WIK", &[]), ("1P", &[]),
];

#[test]
fn attested_facts_of_units_are_those_of_the_text() {
    let setup = korsun().setup;
    for unit in &setup.units {
        let facts = ATTESTED
            .iter()
            .find(|(code, _)| *code == unit.code)
            .map_or(&[][..], |(_, facts)| *facts);
        let mut wanted: Vec<&str> = facts.iter().map(|(field, _)| *field).collect();
        let mut found: Vec<&str> = unit.attested.iter().map(String::as_str).collect();
        wanted.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, wanted, "{}", unit.name);
        for (field, value) in facts {
            let found = match *field {
                "hex" => setup.grid.name(unit.hex).to_string(),
                "type" if unit.kind == Kind::Tank => "tank".to_owned(),
                "strength" => unit.strength.to_string(),
                "reduced_strength" => unit.reduced_strength.unwrap().to_string(),
                "steps" => unit.steps().to_string(),
                "conditional" => unit.conditional.to_string(),
                "arrives" => match unit.arrives {
                    Arrival::Start => "start".to_owned(),
                    Arrival::Turn(turn) => turn.to_string(),
                },
                other => panic!("{}: {other}", unit.code),
            };
            assert_eq!(found, *value, "{} {field}", unit.code);
        }
    }
    let of_size = |code: &str| setup.unit(setup.find_unit(code).unwrap()).unwrap().size;
    assert_eq!(of_size("5GT"), Size::Corps);
    assert_eq!(of_size("11GT"), Size::Brigade);
}

/// Sums that the worked example states, whatever their split.
#[test]
fn attested_sums_of_strength_hold() {
    let setup = korsun().setup;
    let sum = |codes: &[&str]| -> u8 {
        let strength = |c: &&str| setup.unit(setup.find_unit(c).unwrap()).unwrap().strength;
        codes.iter().map(strength).sum()
    };
    assert_eq!(sum(&["20GR", "373R", "294R"]), 7);
    assert_eq!(sum(&["21GR", "26GR"]), 7);
    assert_eq!(sum(&["180R", "337R"]), 3);
    assert_eq!(sum(&["3P", "106I"]), 4);
    assert_eq!(sum(&["72I", "57I"]), 4);
    assert_eq!(sum(&["11P", "14P"]) * 3, 15);
    // At the start, exactly these stand in the hexes the example fights for.
    let state = State::initial(&setup);
    let there = |name: &str| -> Vec<&str> {
        let units = state.in_hex(hex(&setup, name));
        units
            .iter()
            .map(|u| setup.units[u.0 as usize].code.as_str())
            .collect()
    };
    assert_eq!(there("B7"), ["3P", "106I"]);
    assert_eq!(there("D6"), ["72I", "57I"]);
    assert_eq!(there("C6"), ["389I"]);
    assert_eq!(there("C7"), ["75R", "48R", "20T", "29T"]);
    assert_eq!(there("F6"), Vec::<&str>::new());
}

#[test]
fn sources_terrain_and_rivers_of_the_text_are_on_the_map() {
    let setup = korsun().setup;
    let attested = |side| {
        let of_side = setup
            .grid
            .all()
            .iter()
            .filter(|&h| setup.hex(h).unwrap().source == Some((side, Provenance::Attested)));
        names(&setup, of_side.collect())
    };
    assert_eq!(attested(Side::German), ["A1", "A2", "A6", "B7"]);
    assert_eq!(
        attested(Side::Soviet),
        ["B1", "C1", "C7", "D7", "E6", "F6", "G2"]
    );
    assert_eq!(
        names(&setup, setup.sources(Side::German)),
        ["A1", "A2", "A3", "A4", "A5", "A6", "B7"]
    );
    assert_eq!(
        names(&setup, setup.sources(Side::Soviet)),
        ["B1", "C1", "C7", "D1", "D7", "E6", "F6", "G2"]
    );

    let terrain = |name: &str| {
        let info = setup.hex(hex(&setup, name)).unwrap();
        (info.terrain, info.terrain_provenance)
    };
    for woods in ["C2", "C5", "C7"] {
        assert_eq!(
            terrain(woods),
            (Terrain::Woods, Provenance::Attested),
            "{woods}"
        );
    }
    for clear in ["B2", "B6", "B7", "C1", "C6", "D6"] {
        assert_eq!(
            terrain(clear),
            (Terrain::Clear, Provenance::Attested),
            "{clear}"
        );
    }
    assert_eq!(terrain("F6"), (Terrain::City, Provenance::Attested));
    for (name, place) in [
        ("E3", "Korsun"),
        ("E2", "Yanovka"),
        ("D3", "Shenderovka"),
        ("B3", "Tichonovka"),
        ("F6", "Cherkassy"),
        ("D6", "Smela"),
    ] {
        assert_eq!(setup.hex_name(hex(&setup, name)), format!("{name} {place}"));
    }

    let river = |a: &str, b: &str| setup.river_between(hex(&setup, a), hex(&setup, b));
    for [a, b] in [
        ["B1", "C1"],
        ["B2", "C1"],
        ["A5", "A6"],
        ["A6", "B7"],
        ["B6", "B7"],
        ["D6", "E6"],
    ] {
        let [x, y] = [hex(&setup, a), hex(&setup, b)];
        let side = setup
            .rivers
            .iter()
            .find(|r| r.between.contains(&x) && r.between.contains(&y));
        assert_eq!(side.unwrap().provenance, Provenance::Attested, "{a} {b}");
        assert!(river(a, b));
    }
    let attested = setup
        .rivers
        .iter()
        .filter(|r| r.provenance == Provenance::Attested);
    assert_eq!(attested.count(), 6);
    // Sides that the example needs dry.
    for [a, b] in [
        ["C6", "C7"],
        ["C6", "D7"],
        ["B7", "C7"],
        ["C1", "C2"],
        ["B1", "B2"],
        ["D6", "D7"],
        ["D6", "E5"],
        ["C5", "D5"],
        ["B6", "C6"],
        ["A5", "B6"],
        ["B7", "C6"],
    ] {
        assert!(!river(a, b), "{a} {b}");
    }
}

#[test]
fn a_hexside_is_the_same_seen_from_both_hexes() {
    let setup = korsun().setup;
    let mut sides = 0;
    for a in setup.grid.all() {
        for b in setup.grid.all() {
            assert_eq!(setup.river_between(a, b), setup.river_between(b, a));
            sides += usize::from(setup.river_between(a, b));
        }
    }
    assert_eq!(sides, 2 * setup.rivers.len());
    assert_eq!(setup.rivers.len(), 29);
}

#[test]
fn the_hexes_are_joined_as_the_text_says() {
    let setup = korsun().setup;
    let around = |name: &str| names(&setup, setup.grid.around(hex(&setup, name)));
    assert_eq!(around("C6"), ["B6", "B7", "C5", "C7", "D6", "D7"]);
    assert_eq!(around("B7"), ["A6", "B6", "C6", "C7"]);
    assert_eq!(around("F6"), ["E5", "E6", "F5"]);
}

#[test]
fn parameters_and_special_rules_are_those_of_the_text() {
    let scenario = korsun();
    let setup = scenario.setup;
    let p = setup.parameters;
    assert_eq!(
        (p.turns, p.attackers_per_hexside, p.overconcentration),
        (8, 2, 5)
    );
    assert_eq!(
        p.defenders,
        BySide {
            soviet: 2,
            german: 3
        }
    );
    assert_eq!(
        p.handicap,
        BySide {
            soviet: 0,
            german: 10
        }
    );

    let s = &setup.special;
    let at = |name: &str| hex(&setup, name);
    assert_eq!((s.opening_turn, s.breakout_turn), (Some(1), Some(8)));
    let closed = s.closed_hex.unwrap();
    assert_eq!((closed.side, closed.hex), (Side::German, at("B3")));
    assert_eq!(closed.turns, Turns { first: 2, last: 2 });
    let short = s.short_supply.unwrap();
    assert_eq!((short.side, short.hexes), (Side::Soviet, 3));
    assert_eq!(short.turns, Turns { first: 2, last: 2 });
    assert_eq!(s.supply_shift_cap, Some(Turns { first: 2, last: 2 }));
    let stand = s.stand_fast.unwrap();
    assert_eq!((stand.side, stand.hex), (Side::German, at("E3")));
    assert_eq!(stand.turns, Turns { first: 2, last: 3 });
    let dumps = s.dumps.unwrap();
    assert_eq!(
        (dumps.side, dumps.airfield, dumps.from_turn),
        (Side::German, at("E3"), 3)
    );
    assert_eq!(names(&setup, dumps.hexes), ["D3", "E2", "E3"]);
    let thaw = s.thaw.unwrap();
    assert_eq!((thaw.from_turn, thaw.faces), (2, 0b11));
    let restoration = s.restoration.clone().unwrap();
    assert_eq!(
        (restoration.side, restoration.turns),
        (Side::Soviet, vec![5, 7])
    );
    let release = s.release.unwrap();
    assert_eq!(release.entered_by, Side::Soviet);
    assert_eq!(names(&setup, release.hexes), ["A2", "A3", "A4", "A5", "A6"]);

    let facts: Vec<_> = scenario.special.iter().map(|f| (f.field, f.rule)).collect();
    assert_eq!(facts, SPECIAL_RULES);
    let thaw = scenario.special.iter().find(|f| f.field == "thaw").unwrap();
    assert_eq!(thaw.provenance, Some(Provenance::Attested));
}

#[test]
fn nobody_is_on_the_map_before_his_turn_and_nobody_lacks_a_hex() {
    let setup = korsun().setup;
    let state = State::initial(&setup);
    for (i, unit) in setup.units.iter().enumerate() {
        let id = hells_gate::systems::hells_gate::UnitId(u8::try_from(i).unwrap());
        let wanted = match unit.arrives {
            Arrival::Start => Spot::On(unit.hex),
            Arrival::Turn(_) => Spot::Awaited,
        };
        assert_eq!(state.spot(id), wanted, "{}", unit.name);
    }
}

/// Provenance is the author's word; a scenario may change only what the text
/// leaves open, and has to say so: the changed facts of every unit.
fn changes(old: &Setup, new: &Setup, told: &str) -> Vec<(String, Vec<&'static str>)> {
    let mut changes = Vec::new();
    for (old, new) in old.units.iter().zip(&new.units) {
        let mut same = new.clone();
        same.note.clone_from(&old.note);
        same.arrives = old.arrives;
        same.strength = old.strength;
        same.reduced_strength = old.reduced_strength;
        assert_eq!(same, *old, "only arrival, strength and steps may differ");
        let facts = [
            ("arrives", new.arrives != old.arrives),
            ("strength", new.strength != old.strength),
            (
                "reduced_strength",
                new.reduced_strength != old.reduced_strength,
            ),
            ("steps", new.steps() != old.steps()),
        ];
        let differ: Vec<_> = facts.iter().filter(|f| f.1).map(|f| f.0).collect();
        for field in &differ {
            assert!(!old.attested.iter().any(|a| a == field), "{}", old.name);
        }
        let tells = new.note.contains(told);
        assert_eq!(tells, !differ.is_empty(), "{}: {}", new.name, new.note);
        if !differ.is_empty() {
            changes.push((new.code.clone(), differ));
        }
    }
    // Field by field: what is worked out from the units differs with them.
    assert_eq!(new.grid, old.grid);
    assert_eq!(new.hexes, old.hexes);
    assert_eq!(new.rivers, old.rivers);
    assert_eq!(new.shore, old.shore);
    assert_eq!(new.dates, old.dates);
    assert_eq!(new.special, old.special);
    assert_eq!(new.parameters, old.parameters);
    changes
}

#[test]
fn later_reinforcements_change_nothing_attested_and_say_what_they_change() {
    let first = korsun_1944_first().unwrap().setup;
    let later = load(KORSUN_1944_BALANCED).unwrap().setup;
    assert_eq!(changes(&first, &later, "for balance").len(), 13);
}

#[test]
fn the_default_differs_from_the_first_order_of_battle_by_reasons_given_in_its_notes() {
    let first = korsun_1944_first().unwrap().setup;
    let setup = korsun().setup;
    let changed = changes(&first, &setup, "in the first order of battle");
    assert!(!changed.is_empty());
    for (code, facts) in &changed {
        let unit = setup.unit(setup.find_unit(code).unwrap()).unwrap();
        // Attested dates stay, and so do those of history but for the two units
        // that the calendar of the boxed game brings a turn earlier.
        let dated = code == "3T" || code == "11GT";
        assert_eq!(facts.contains(&"arrives"), dated, "{}", unit.name);
        let plain = unit.note.contains("No source states the counter");
        assert_eq!(plain, facts.contains(&"strength"), "{}", unit.name);
    }
}

/// Two owners of the boxed game tell its turn track: three days a turn from 25
/// January, the last of them 17 February.
#[test]
fn every_scenario_has_the_calendar_and_the_thaw_of_the_boxed_game() {
    let days = [
        "25–27 January",
        "28–30 January",
        "31 January – 2 February",
        "3–5 February",
        "6–8 February",
        "9–11 February",
        "12–14 February",
        "15–17 February",
    ];
    let whole = |known: &&BuiltIn| known.id.starts_with("korsun_1944");
    for known in built_in().iter().filter(whole) {
        let scenario = load(known.text).unwrap();
        assert_eq!(scenario.setup.dates, days, "{}", known.id);
        assert!(
            scenario
                .credits
                .iter()
                .any(|line| line.contains("17 February: attested")),
            "{}",
            known.id
        );
        let thaw = scenario.special.iter().find(|f| f.field == "thaw").unwrap();
        assert_eq!(thaw.provenance, Some(Provenance::Attested), "{}", known.id);
        assert_eq!(scenario.setup.special.thaw.unwrap().faces, 0b11);
    }
    // 5 February, the day of the 3rd Tank Corps, lies in turn 4.
    let setup = korsun().setup;
    for code in ["3T", "11GT"] {
        let unit = setup.unit(setup.find_unit(code).unwrap()).unwrap();
        assert_eq!(unit.arrives, Arrival::Turn(4), "{code}");
    }
}

#[test]
fn days_that_somebody_wrote_otherwise_stand_on_the_map_as_they_are() {
    let mut setup = korsun().setup;
    let span = |setup: &Setup, language| speaking(language, || setup.span());
    setup.dates[0] = "31 December – 2 January".to_owned();
    let told = span(&setup, Language::English);
    assert_eq!(told, "31 December – 17 February 1944");
    setup.dates[0] = "1-4 April 1945, a very long date to see".to_owned();
    let told = span(&setup, Language::English);
    assert_eq!(
        told,
        "1-4 April 1945, a very long date to see … 15–17 February"
    );
    // What is known is said in the language spoken all the same.
    let told = span(&setup, Language::German);
    assert_eq!(
        told,
        "1-4 April 1945, a very long date to see … 15.–17. Februar"
    );
}

/// Nobody's saved game is changed by a scenario that was mended since.
#[test]
fn a_saved_game_keeps_the_days_and_units_it_was_begun_with() {
    let saved = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/data/golden/08-soviet-win-of-greedy-players-1131.hellsgate"
    );
    let text = std::fs::read_to_string(saved).unwrap();
    let file = hells_gate::systems::hells_gate::record::GameFile::read(&text)
        .unwrap()
        .file;
    let rules = file.game.rules();
    assert_eq!(rules.dates[0], "24–26 January");
    assert_eq!(rules.span(), "24 January – 16 February 1944");
    let tanks = rules.unit(rules.find_unit("3T").unwrap()).unwrap();
    assert_eq!(tanks.arrives, Arrival::Turn(5));
}

/// The relief begins where history had come to: the ring is closed, and nobody outside is
/// cut off; whatever is our judgment says so, and the file names what it is taken from.
#[test]
fn operation_wanda_begins_with_a_closed_ring_and_names_its_sources() {
    let known = built_in().iter().find(|it| it.id == "operation_wanda");
    let scenario = load(known.unwrap().text).unwrap_or_else(|faults| panic!("{faults}"));
    let setup = &scenario.setup;
    assert_eq!(setup.parameters.turns, 5);
    assert_eq!(setup.span(), "3–17 February 1944");
    let start = State::initial(setup);
    let cut = |side| {
        let cut = supply::unsupplied(setup, &start, side, None);
        let codes = cut.iter().map(|u| setup.unit(u).unwrap().code.clone());
        codes.collect::<Vec<_>>()
    };
    assert_eq!(cut(Side::Soviet), Vec::<String>::new());
    let pocket = [
        "88N", "KBW", "KBE", "WAL", "WIK", "5SSP", "72I", "57I", "389I",
    ];
    assert_eq!(cut(Side::German), pocket);
    for unit in &setup.units {
        assert!(!unit.note.is_empty(), "{}", unit.code);
        let placed = ["hex", "arrives"].map(str::to_owned);
        assert!(!unit.attested.iter().any(|it| placed.contains(it)));
    }
    let campaign = korsun().setup;
    for unit in &setup.units {
        let there = campaign
            .unit(campaign.find_unit(&unit.code).unwrap())
            .unwrap();
        let same =
            (unit.strength, unit.reduced_strength) == (there.strength, there.reduced_strength);
        assert!(same || unit.note.contains("strength"), "{}", unit.code);
    }
    let credits = scenario.credits.join(" ");
    for source in ["Zetterling", "Nash", "Glantz", "Forczyk", "reconstructed"] {
        assert!(credits.contains(source), "{source}");
    }
}
