//! Where the rules end: nobody attacking, nobody to restore, a line that is
//! just too long. Each of these would pass unnoticed if the rule were a little
//! different; `.ci/mutants` found them.

use crate::common::Table;
use hells_gate::engine::{Every as _, Rules as _};
use hells_gate::hex::{HexId, HexMask, Set};
use hells_gate::systems::hells_gate::odds::ShiftCause;
use hells_gate::systems::hells_gate::supply::{self, Bar, Cut};
use hells_gate::systems::hells_gate::victory::Verdict;
use hells_gate::systems::hells_gate::{BySide, Event, Illegal, Side, Spot, Stage, retreat_options};

// ---- 5: what cuts a supply line

fn cut(table: &Table, side: Side, hex: &str, limit: Option<u32>) -> Option<Cut> {
    supply::breaks(&table.rules, &table.state, side, table.hex(hex), limit)
}

fn line(table: &Table, cut: &Cut) -> String {
    let names = cut
        .line
        .iter()
        .map(|&h| table.rules.grid.name(h).to_string());
    names.collect::<Vec<_>>().join(" ")
}

fn hexes(table: &Table, bars: &[Bar]) -> String {
    table.names(bars.iter().map(|b| b.hex).collect())
}

/// A German in D4 between Soviets in C3 and C5, whose zones of control close
/// the way south.
fn between() -> Table {
    Table::empty()
        .at("D4", &["72I"])
        .at("C3", &["47R"])
        .at("C5", &["104R"])
}

#[test]
fn r5_1_what_cuts_a_line_is_the_fewest_barred_hexes_and_who_bars_them() {
    let table = between();
    let cut = cut(&table, Side::German, "D4", None).unwrap();
    // Round by the west only one hex is barred, C1 or C2; straight on two are.
    assert_eq!(line(&table, &cut), "D4 E3 E2 D2 C1 B2 A1");
    let c1 = Bar {
        hex: table.hex("C1"),
        occupied: false,
        source: true,
        zone_from: HexMask::EMPTY,
    };
    assert_eq!(cut.breaks, [c1]);
    assert_eq!(cut.too_long, None);
    assert_eq!(
        table.names(cut.pocket),
        "D2 D4 E1 E2 E3 E4 E5 F1 F2 F3 F4 F5 G1 G3"
    );
    assert_eq!(hexes(&table, &cut.wall), "C1 C2 C3 C4 D1 D3 D5 D6 E6 F6 G2");
    let wall = |name: &str| cut.wall.iter().find(|b| b.hex == table.hex(name)).unwrap();
    assert!(wall("C3").occupied && !wall("C3").source);
    assert_eq!(wall("C1"), &c1);
    let c2 = Bar {
        hex: table.hex("C2"),
        source: false,
        zone_from: HexMask::of(table.hex("C3")),
        ..c1
    };
    assert_eq!(wall("C2"), &c2);
    assert_eq!(table.names(wall("C4").zone_from), "C3 C5");
}

#[test]
fn r5_1_nothing_cuts_a_line_that_is_open() {
    let table = Table::empty().at("B4", &["72I"]);
    assert_eq!(cut(&table, Side::German, "B4", None), None);
    let nowhere = HexId(200);
    let (rules, state) = (&table.rules, &table.state);
    let cut = supply::breaks(rules, state, Side::German, nowhere, None);
    assert_eq!(cut, None);
}

#[test]
fn r11_2_a_line_that_is_open_but_too_long_is_the_shortest_and_told_with_its_length() {
    let table = Table::empty().at("F3", &["47R"]);
    let short = cut(&table, Side::Soviet, "F3", Some(0)).unwrap();
    assert_eq!(line(&table, &short), "F3 G2");
    assert_eq!((short.too_long, short.breaks), (Some(1), Vec::new()));
    let table = Table::empty().at("B5", &["47R"]);
    let long = cut(&table, Side::Soviet, "B5", Some(2)).unwrap();
    assert_eq!(line(&table, &long), "B5 B6 C6 C7");
    assert_eq!(long.too_long, Some(3));
    assert_eq!(cut(&table, Side::Soviet, "B5", Some(3)), None);
}

// ---- 7: combat

#[test]
fn r7_2_where_nobody_attacks_nobody_crosses_a_river() {
    let table = Table::empty().at("B2", &["198I"]);
    let odds = table.odds("B2", &[]);
    assert_eq!((odds.attack, odds.shifts), (0, [None; 5]));
    let odds = table.at("C1", &["47R"]).odds("B2", &["47R"]);
    let river = odds.shifts.iter().flatten();
    let causes: Vec<_> = river.map(|s| s.cause).collect();
    assert_eq!(causes, [ShiftCause::River]);
}

#[test]
fn r7_6_every_way_of_retreat_is_told_open_or_with_its_reason() {
    let table = Table::empty()
        .at("C4", &["72I"])
        .at("D4", &["47R"])
        .at("C6", &["29T"]);
    let (from, side) = (table.hex("C4"), Side::German);
    let told = retreat_options(&table.rules, &table.state, from, side);
    let open = told.iter().filter(|(_, why)| why.is_none());
    assert_eq!(table.names(open.map(|(h, _)| *h).collect()), "B4 B5");
    let why = |name: &str| {
        let hex = table.hex(name);
        told.iter().find(|(h, _)| *h == hex).unwrap().1
    };
    assert_eq!(told.len(), 6);
    assert!(matches!(
        why("D4"),
        Some(Illegal::RetreatEnemyOccupied { .. })
    ));
    assert!(matches!(why("C3"), Some(Illegal::RetreatIntoZoc { .. })));
}

// ---- 11, 12

#[test]
fn r11_4_no_restoration_is_offered_for_what_is_no_corps_or_not_on_the_map() {
    for spot in [Spot::Destroyed, Spot::Withheld] {
        let mut table = Table::empty()
            .turn(5)
            .at("D7", &["104R"])
            .spot(spot, &["47R"])
            .reduced(&["47R"]);
        let events = table.judge(Side::Soviet);
        let offered = events
            .iter()
            .any(|e| matches!(e, Event::RestorationOffered));
        assert!(!offered, "{spot:?}");
        assert_eq!(table.state.stage, Stage::Combat);
    }
}

#[test]
fn r12_0_the_margin_is_soviet_less_german_points() {
    let verdict = |soviet, german| Verdict {
        points: BySide { soviet, german },
    };
    for (soviet, german, margin, winner) in [
        (12, 5, 7, Some(Side::Soviet)),
        (5, 12, -7, Some(Side::German)),
        (6, 6, 0, None),
    ] {
        let verdict = verdict(soviet, german);
        assert_eq!((verdict.margin(), verdict.winner()), (margin, winner));
    }
}

#[test]
fn r7_3_only_attackers_that_may_be_flipped_are_offered_and_none_where_it_is_needless() {
    let table = Table::empty()
        .at("D4", &["72I"])
        .at("C4", &["29T", "20GR"])
        .at("D5", &["20T"]);
    let mut one = table.clone();
    one.join("D4", &["20GR"]);
    assert_eq!(one.options("resolve all-out"), "20GR");
    one.join("D4", &["29T"]);
    assert_eq!(one.options("resolve all-out"), "29T");
    // Five defenders: the right-hand result without a flip [7.4, R6].
    let mut five = table.at("D4", &["57I", "82I", "KBE", "KBW"]);
    five.join("D4", &["29T"]);
    assert_eq!(five.options("resolve all-out"), "");
}

#[test]
fn r11_1_a_tank_may_not_take_the_only_hex_of_one_that_has_moved() {
    let table = Table::empty()
        .turn(1)
        .stage(Stage::Movement)
        .at("C3", &["5GT"])
        .at("C4", &["20T"])
        .at("D5", &["29T"])
        .moved(&["5GT"]);
    refused!(table, "move 20T C3", "11.1", Illegal::OpeningCrowds { .. });
    refused!(
        table,
        "move 29T C4 C3",
        "11.1",
        Illegal::OpeningCrowds { .. }
    );
    table.allowed("move 29T C4");
}

#[test]
fn r7_0_only_a_unit_of_the_attack_is_taken_out_of_it() {
    let mut table = Table::empty().at("D4", &["72I"]).at("C4", &["29T", "20GR"]);
    table.join("D4", &["20GR"]);
    refused!(table, "withdraw 29T", "7.0", Illegal::NotInAttack { .. });
    assert_eq!(table.options("withdraw"), "20GR");
}

#[test]
fn every_die_that_is_rolled_is_counted_and_nothing_else() {
    let mut attack = Table::empty()
        .with(|s| s.rolls = 3)
        .at("D4", &["72I"])
        .at("C4", &["29T"]);
    attack.join("D4", &["29T"]);
    assert_eq!(attack.state.rolls, 3);
    attack.roll("resolve", 1);
    assert_eq!(attack.state.rolls, 4);

    let mut mud = Table::empty().german().stage(Stage::Mud);
    mud.roll("mud", 6);
    assert_eq!(mud.state.rolls, 1);

    let mut breakout = Table::empty()
        .turn(8)
        .german()
        .stage(Stage::Breakout)
        .at("E4", &["72I"])
        .at("D3", &["WIK"])
        .unsupplied(&["72I"]);
    breakout.roll("breakout 72I", 6);
    assert_eq!(breakout.state.rolls, 1);
}

#[test]
fn r11_5_refuges_are_the_hexes_of_supplied_friends_within_two_hexes() {
    let table = Table::empty()
        .turn(8)
        .german()
        .stage(Stage::Breakout)
        .at("E4", &["72I"])
        .at("D3", &["WIK"])
        .at("E3", &["57I"])
        .at("B4", &["11P"])
        .at("F4", &["47R"])
        .unsupplied(&["72I", "57I"]);
    let refuges = |code| table.rules.refuges(&table.state, table.unit(code));
    assert_eq!(table.names(refuges("72I")), "D3");
    assert_eq!(table.names(refuges("106I")), "");
}

#[test]
fn r3_0_the_decision_is_the_movers_but_for_hits_and_nobodys_at_the_end() {
    let whose = |table: &Table| table.state.to_act();
    let mut table = Table::empty().at("D4", &["72I"]).at("C4", &["29T", "18T"]);
    assert_eq!(whose(&table), Some(Side::Soviet));
    table.attack("D4", &["29T", "18T"], 6);
    assert_eq!(table.state.stage, Stage::Losses);
    assert_eq!(whose(&table), Some(Side::German));
    assert_eq!(whose(&table.stage(Stage::Over)), None);
}

#[test]
fn r7_0_only_taking_a_unit_out_of_an_attack_takes_something_back() {
    let table = Table::empty();
    for text in [
        "supply",
        "attack D4 29T",
        "resolve",
        "lose 72I",
        "move 29T C6",
        "mud",
        "end",
    ] {
        assert!(!table.rules.takes_back(table.action(text)), "{text}");
    }
    assert!(table.rules.takes_back(table.action("withdraw 29T")));
}

#[test]
fn r3_0_what_is_drawn_at_random_is_one_of_the_legal_actions_and_each_can_be() {
    let table = Table::empty()
        .stage(Stage::Movement)
        .at("D4", &["29T"])
        .at("C4", &["20GR"])
        .at("B3", &["72I"]);
    let mut drawn = std::collections::BTreeSet::new();
    let mut next = 0_usize;
    for _ in 0..20_000 {
        // Every number in turn, so that each comes.
        let mut below = |n: usize| {
            next = next.wrapping_mul(5).wrapping_add(3_571) % 1_048_576;
            (next / 64) % n
        };
        let action = table.rules.sample(&table.state, &mut below).unwrap();
        drawn.insert(table.rules.notation(action));
    }
    let listed: std::collections::BTreeSet<String> = table.listed().into_iter().collect();
    assert_eq!(drawn, listed);
    let over = table.stage(Stage::Over);
    let none = over.rules.sample(&over.state, &mut |_| 0);
    assert_eq!(none, None);
}

#[test]
fn every_action_that_can_be_written_is_there_to_be_judged_once() {
    let mut table = Table::korsun();
    let mut seen = std::collections::HashSet::new();
    table
        .rules
        .every_action(&mut |a| assert!(seen.insert(a), "{a:?} twice"));
    let (units, hexes) = (table.rules.units.len() + 1, table.rules.grid.len() + 1);
    assert_eq!(seen.len(), 4 + units * (5 + hexes * (3 + 1 + hexes)));
    table.play("supply");
    for text in table.listed() {
        assert!(seen.contains(&table.action(&text)), "{text}");
    }
}

#[test]
fn a_set_gives_back_the_words_it_was_made_of_and_has_64_places_in_each() {
    for word in [0, 1, 5, u64::MAX] {
        assert_eq!(HexMask::from_words([word]).words(), &[word]);
    }
    let wide = Set::<HexId, 2>::from_words([1, 4]);
    assert_eq!(wide.words(), &[1, 4]);
    assert_eq!(wide.iter().collect::<Vec<_>>(), [HexId(0), HexId(66)]);
    assert_eq!((HexMask::CAPACITY, Set::<HexId, 2>::CAPACITY), (64, 128));
}
