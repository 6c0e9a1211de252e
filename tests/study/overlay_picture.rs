//! From a position to what is laid over the board: as data, without a window.

use crate::common::{Table, korsun};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Dice, Rules, Seeded, SideNo};
use hells_gate::hex::HexMask;
use hells_gate::present::board::{ArrowKind, BoardModel};
use hells_gate::present::draw::stack::Layout;
use hells_gate::present::draw::{Look, pieces, sheet};
use hells_gate::present::overlay::{LineState, SupplyMark};
use hells_gate::present::palette::light;
use hells_gate::present::svg;
use hells_gate::systems::hells_gate::insight::{
    Plan, Planned, appraise, outlook, supply_change, threats,
};
use hells_gate::systems::hells_gate::picture::{
    OverlayKind, OverlaySet, Wanted, board, lay_over, lay_plan, map_view, what_if,
};
use hells_gate::systems::hells_gate::{
    Action, HellsGate, Side, Spot, Stage, State, UnitMask, supply,
};
use std::collections::BTreeMap;
use std::sync::Arc;

fn picture(rules: &HellsGate, state: &State, shown: OverlaySet, units: UnitMask) -> BoardModel {
    let mut model = board(rules, state, Arc::new(map_view(rules)));
    let wanted = Wanted {
        shown,
        units,
        able: rules.units_of(state.player),
        trails: &[],
    };
    lay_over(rules, state, &wanted, &mut model);
    model
}

fn only(kind: OverlayKind) -> OverlaySet {
    std::iter::once(kind).collect()
}

#[test]
fn with_nothing_on_nothing_is_laid_over() {
    let table = Table::korsun();
    let model = picture(
        &table.rules,
        &table.state,
        OverlaySet::default(),
        UnitMask::EMPTY,
    );
    assert_eq!(model.overlays, Default::default());
    assert!(
        model
            .counters
            .iter()
            .all(|c| c.supply.is_none() && !c.can_act)
    );
}

#[test]
fn in_every_position_each_overlay_shows_what_the_rules_say() {
    let rules = korsun();
    let mut chooser = Chooser::new(3);
    let mut state = rules.initial();
    let mut looked = 0;
    while let Some(action) = rules.sample(&state, &mut |n| chooser.below(n)) {
        if matches!(state.stage, Stage::Combat | Stage::Movement) {
            check(&rules, &state);
            looked += 1;
        }
        let needs = rules.rolls_dice(&state, action);
        let die = needs.then(|| Seeded { seed: 3 }.roll(rules.rolls(&state)).unwrap());
        rules.step(&mut state, action, die.as_slice());
    }
    assert!(looked > 200, "{looked}");
}

fn check(rules: &HellsGate, state: &State) {
    let picked = rules.units_of(state.player);
    let model = picture(rules, state, OverlaySet::all(), picked);
    let over = &model.overlays;
    assert_eq!(over.legend.len(), OverlayKind::ALL.len());
    for (zone, side) in over.zones.iter().zip(Side::ALL) {
        let hexes = supply::zone_of_control(rules, state.occupied()[side]);
        assert_eq!(zone.hexes, hexes.widened());
        for hex in hexes {
            let words = format!("{side} zone of control");
            assert!(model.hex_sentence(hex).contains(&words));
        }
    }
    // Every unit's mark, and a way along the roads from each supplied one.
    let next: BTreeMap<_, _> = over.roads.iter().map(|r| (r.to, r)).collect();
    assert_eq!(next.len(), over.roads.len(), "no hex has two roads");
    for side in Side::ALL {
        let ahead = outlook(rules, state, side);
        for hex in state.hexes_of(rules.units_of(side)) & ahead.network {
            let (mut at, mut steps) = (hex, 0);
            while !rules.sources(side).contains(at) {
                at = next[&at].from;
                steps += 1;
                assert!(steps < 42, "the road leads to a source");
            }
        }
        for counter in &model.counters {
            let unit = hells_gate::systems::hells_gate::UnitId(counter.key);
            if rules.units_of(side).contains(unit) {
                let bad = matches!(counter.supply, Some(SupplyMark::Losing | SupplyMark::Cut));
                assert_eq!(bad, ahead.unsupplied.contains(unit), "{}", counter.name);
            }
        }
    }
    let threatened: Vec<_> = over
        .odds
        .iter()
        .filter(|o| o.threat)
        .map(|o| o.hex)
        .collect();
    let enemy = threats(rules, state, state.player.enemy());
    assert_eq!(threatened, enemy.iter().map(|t| t.hex).collect::<Vec<_>>());
    let strength: u16 = over.forces.iter().map(|f| f.own).sum();
    let all: u16 = state
        .on_map()
        .iter()
        .map(|u| u16::from(state.strength(rules, u)))
        .sum();
    assert_eq!(strength, all);
}

#[test]
fn the_line_of_a_cut_off_unit_names_its_breaks_and_who_bars_them() {
    let table = Table::empty()
        .at("E3", &["72I"])
        .at("D2", &["47R"])
        .at("F2", &["75R"])
        .at("F5", &["48R"])
        .at("C3", &["49R"]);
    let units = table.mask(&["72I"]);
    let model = picture(&table.rules, &table.state, only(OverlayKind::Supply), units);
    let [line] = &model.overlays.lines[..] else {
        panic!("one line: {:?}", model.overlays.lines);
    };
    assert_eq!(
        (line.state, line.hexes[0]),
        (LineState::Broken, table.hex("E3"))
    );
    assert!(!line.breaks.is_empty());
    for broken in &line.breaks {
        assert!(!broken.from.is_empty(), "a zone bars it");
        let soviet = table.state.occupied()[Side::Soviet];
        assert!(soviet.widened().contains_all(broken.from));
        assert!(
            broken
                .from
                .iter()
                .all(|h| table.rules.grid.adjacent(h, broken.hex))
        );
    }
    let free = Table::empty().at("E3", &["72I"]);
    let model = picture(&free.rules, &free.state, only(OverlayKind::Supply), units);
    assert_eq!(model.overlays.lines[0].state, LineState::Open);
    assert!(model.counters[0].sentence.ends_with("will be in supply"));
}

#[test]
fn a_pocket_is_told_in_numbers_and_in_every_hex_of_it() {
    let table = Table::empty()
        .at("E3", &["72I", "57I"])
        .reduced(&["57I"])
        .at("D2", &["47R"])
        .at("F2", &["75R"])
        .at("F5", &["48R"])
        .at("C3", &["49R"]);
    let model = picture(
        &table.rules,
        &table.state,
        only(OverlayKind::Pockets),
        UnitMask::EMPTY,
    );
    let [pocket] = &model.overlays.pockets[..] else {
        panic!("one pocket");
    };
    assert_eq!(pocket.label, ["2 units", "3 steps", "strength 3"]);
    for hex in pocket.hexes {
        let sentence = model.hex_sentence(hex);
        assert!(
            sentence.contains("German pocket of 2 units, 3 steps"),
            "{sentence}"
        );
    }
    assert_eq!(model.overlays.legend[0].note, "1");
}

#[test]
fn what_a_move_breaks_is_drawn_as_lost_and_what_it_opens_as_gained() {
    let mut table = Table::empty()
        .at("E3", &["72I"])
        .at("D2", &["47R"])
        .at("F2", &["75R"])
        .at("F5", &["48R"])
        .at("C3", &["49R"]);
    let closed = table.state;
    let away = table.hex("C7");
    table.state.put(table.unit("49R"), Spot::On(away));
    let drawn = |before: &State, after: &State| {
        let mut model = board(&table.rules, before, Arc::new(map_view(&table.rules)));
        what_if(&supply_change(&table.rules, before, after), &mut model);
        let lines = model.overlays.lines.iter();
        lines.map(|l| (l.state, l.hexes[0])).collect::<Vec<_>>()
    };
    let e3 = table.hex("E3");
    assert_eq!(drawn(&table.state, &closed), [(LineState::Lost, e3)]);
    assert_eq!(drawn(&closed, &table.state), [(LineState::Gained, e3)]);
    assert_eq!(drawn(&closed, &closed), []);
}

#[test]
fn tones_and_sides_agree() {
    let table = Table::korsun();
    let model = picture(
        &table.rules,
        &table.state,
        OverlaySet::all(),
        UnitMask::EMPTY,
    );
    let soviet = table.state.occupied().soviet;
    let told: HexMask = model
        .overlays
        .forces
        .iter()
        .filter(|f| f.side == SideNo::A)
        .map(|f| f.hex)
        .collect();
    assert_eq!(told, soviet);
}

#[test]
fn a_plan_lies_on_the_board_as_arrows_and_odds_and_goes_into_pictures() {
    let table = Table::empty()
        .at("C6", &["389I"])
        .at("D6", &["72I"])
        .at("C7", &["29T", "20T"])
        .at("D7", &["104R", "75R"])
        .soviet();
    let (c6, d6) = (table.hex("C6"), table.hex("D6"));
    let mut plan = Plan::default();
    for (target, units) in [(c6, &["29T", "104R"][..]), (d6, &["75R"])] {
        let units = table.mask(units);
        plan.add(&table.state, Planned { target, units });
    }
    let lay = |state: &State| {
        let mut model = board(&table.rules, state, Arc::new(map_view(&table.rules)));
        let all = appraise(&table.rules, state, &plan);
        lay_plan(&table.rules, state, &all, &mut model);
        model
    };
    let model = lay(&table.state);
    let arrows: Vec<_> = model
        .arrows
        .iter()
        .map(|a| (a.kind, a.from, a.to))
        .collect();
    let (c7, d7) = (table.hex("C7"), table.hex("D7"));
    for (from, to) in [(c7, c6), (d7, c6), (d7, d6)] {
        assert!(arrows.contains(&(ArrowKind::Planned, from, to)));
    }
    assert_eq!(arrows.len(), 3);
    let shown: Vec<_> = model
        .overlays
        .planned
        .iter()
        .map(|p| {
            (
                p.number,
                p.hex,
                p.column.as_str(),
                p.chance.as_str(),
                p.stopped,
            )
        })
        .collect();
    assert_eq!(
        table.ratio("C6", &["29T", "104R"]),
        "9:2 4:1–5:1 +0 4:1–5:1"
    );
    assert_eq!(table.ratio("D6", &["75R"]), "3:2 3:2 +0 3:2");
    assert_eq!(
        shown,
        [
            (Some(1), c6, "4:1", "67%", false),
            (Some(2), d6, "3:2", "17%", false)
        ]
    );
    let told = model.hex_sentence(c6);
    let words = "planned attack 1 on C6 Ositnyazhka: 4:1–5:1, hits on 4 of 6, 0.7 hits expected";
    assert!(told.contains(words), "{told}");
    // The attack that is put together has solid arrows of its own.
    let mut begun = table.state;
    let unit = table.unit("29T");
    let join = Action::JoinAttack { unit, target: c6 };
    table.rules.step(&mut begun, join, &[]);
    assert_eq!(lay(&begun).arrows.len(), 1);
    assert_eq!(lay(&begun).overlays.planned.len(), 2);
    // A picture without a window shows it.
    let drawn = |model: &BoardModel| {
        let look = Look {
            scale: 100.0,
            layout: Layout::of(model, None, None),
            hovered: None,
            focused: None,
            focused_counter: None,
            dragged: None,
        };
        svg::write("", &[pieces(model, &look)], sheet(&model.map), light)
    };
    let (shown, nothing) = (OverlaySet::default(), UnitMask::EMPTY);
    let plain = drawn(&picture(&table.rules, &table.state, shown, nothing));
    let planned = drawn(&model);
    assert!(!plain.contains(">4:1<") && planned.contains(">4:1<"));
}
