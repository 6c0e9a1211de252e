//! The tabletop battle at the table: played, saved, asked and set up as any
//! other game.

use hells_gate::cli::Session;
use hells_gate::engine::SideNo;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{DiceMode, Die, NodeId, Options, UndoPolicy};
use hells_gate::hex::Id;
use hells_gate::json::Doc;
use hells_gate::present::system::{Block, Effect, Pointer, Selection, System};
use hells_gate::space::CellId;
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::tabletop::{Illegal, Stage, Tabletop, UnitId};
use hells_gate::table::{Entry, NotPlayed, Rolled, Sheet, Table, find, read};
use hells_gate::words::{Language, speaking};
use serde_json::{Value, json};

pub(super) const SEEDED: Options = Options {
    seed: 5,
    dice: DiceMode::Seeded,
    undo: UndoPolicy::Free,
};

pub(super) fn entry() -> &'static Entry {
    find(SYSTEMS, "tabletop").unwrap()
}

pub(super) fn sheet(start: usize, changed: &str, options: Options) -> Sheet {
    Sheet {
        scenario: entry().starts[start].text.parse().unwrap(),
        changed: changed.parse().unwrap(),
        options,
    }
}

pub(super) fn open(start: usize) -> Box<dyn Table> {
    (entry().open)(sheet(start, "{}", SEEDED)).unwrap()
}

fn refused(start: usize, changed: &str) -> Vec<String> {
    match (entry().open)(sheet(start, changed, SEEDED)) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    }
}

fn play(table: &mut dyn Table, action: &str) -> Result<(), NotPlayed> {
    table.play(&[action.to_owned()], Rolled::ByTheGame)
}

fn doc(text: &str) -> Doc {
    text.parse().unwrap()
}

/// Plays to the end; `look` sees every position.
pub(super) fn play_on(table: &mut dyn Table, seed: u64, mut look: impl FnMut(&mut dyn Table)) {
    let mut chooser = Chooser::new(seed);
    loop {
        look(table);
        let mut legal = table.legal(None);
        legal.retain(|listed| !listed.action.starts_with("leave"));
        // Somebody who always attacks would never get to the end.
        let end = legal.iter().position(|listed| listed.action == "end");
        let choice = match end {
            Some(end) if chooser.below(12) == 0 => end,
            _ => chooser.below(legal.len()),
        };
        let Some(chosen) = legal.get(choice) else {
            break;
        };
        assert!(!chosen.label.is_empty());
        let action = chosen.action.clone();
        play(table, &action).unwrap_or_else(|why| panic!("{action}: {why}"));
    }
}

#[test]
fn a_random_game_of_every_scenario_is_played_saved_and_read_back() {
    for start in 0..entry().starts.len() {
        let mut table = open(start);
        play_on(&mut *table, 40 + start as u64, |_| {});
        let glance = table.glance();
        assert!(glance.outcome.is_some() && glance.to_act.is_none());
        let rows: i32 = table
            .score()
            .iter()
            .map(|row| row.points * if row.side.index() == 0 { 1 } else { -1 })
            .sum();
        assert_eq!(rows, glance.margin);
        let book = table.rulebook();
        for node in table.line() {
            let Some(told) = table.told(node) else {
                continue;
            };
            for line in told.lines {
                let rule = line.told.rule.unwrap();
                assert!(book.find(rule).is_some(), "{rule} is in no book");
                assert!(!line.told.text.contains("tabletop-"), "{}", line.told.text);
            }
            if let Some(throw) = told.throw {
                assert_eq!(throw.dice.len(), told.dice.len());
            }
        }
        let text = table.write("2026-01-01");
        let opened = read(SYSTEMS, text.as_bytes()).unwrap();
        assert!(opened.damage.is_none());
        assert_eq!(opened.table.glance(), glance);
        assert_eq!(opened.table.write("2026-01-01"), text);
    }
}

#[test]
fn every_position_of_a_game_is_written_and_set_up_again() {
    let mut table = open(1);
    let mut other = open(1);
    let mut seen = 0;
    play_on(&mut *table, 7, |table| {
        seen += 1;
        if seen % 5 != 0 {
            return;
        }
        let glance = table.glance();
        let position = table.position(glance.node).unwrap();
        let set = other.set_up(&position);
        set.unwrap_or_else(|faults| panic!("{position}: {faults:?}"));
        assert_eq!(other.glance().digest, glance.digest, "{position}");
    });
    assert!(seen > 100);
}

#[test]
fn panels_offer_what_is_legal_and_say_why_not_with_a_case() {
    let mut table = open(0);
    let mut rows = [0, 0];
    play_on(&mut *table, 3, |table| {
        let legal: Vec<String> = table.legal(None).into_iter().map(|l| l.action).collect();
        let panel = table.panel(&Selection::default());
        assert!(panel.prompt.now.rule.is_some());
        let of_rows = panel.body.into_iter().filter_map(|block| match block {
            Block::Row(row) => Some(row.does),
            _ => None,
        });
        let mut offered = 0;
        for does in of_rows.chain(panel.foot.into_iter().map(|button| button.does)) {
            match does {
                Ok(Effect::Play(actions)) => {
                    assert!(legal.contains(&actions[0]), "{actions:?}");
                    offered += 1;
                }
                Ok(Effect::Select(_) | Effect::Show(..) | Effect::Decide) => offered += 1,
                Err(why) => {
                    assert!(why.rule.is_some() && !why.text.is_empty());
                    rows[1] += 1;
                }
            }
        }
        rows[0] += offered;
        assert!(
            legal.is_empty() || offered > 0,
            "nothing to do in {:?}",
            table.glance()
        );
    });
    assert!(rows.iter().all(|n| *n > 20), "{rows:?}");
}

/// Every reason that the rules have.
fn reasons() -> Vec<Illegal> {
    let (unit, cell, target) = (UnitId(1), CellId::from_index(3), CellId::from_index(4));
    let (now, points) = (Stage::Attack, 1);
    let (loss, strength) = (5, 2);
    let entry = cell;
    let mut all: Vec<Illegal> = [
        Stage::Attack,
        Stage::AttackerLoss,
        Stage::StayOrGo,
        Stage::DefenderLoss,
        Stage::Retreat,
    ]
    .map(|now| Illegal::AttackUnderWay { now })
    .to_vec();
    all.extend([
        Illegal::GameOver,
        Illegal::OtherPhase { now },
        Illegal::NotDue { unit },
        Illegal::EntryFree { entry },
        Illegal::EntryNotBase { cell },
        Illegal::EntryEnemyOccupied { cell },
        Illegal::EntryNotNearest {
            cell,
            distance: 3,
            nearest: 1,
        },
        Illegal::ArrivalsLeft { unit },
        Illegal::NoPoints,
        Illegal::NotToReplace { unit },
        Illegal::AtFullStrength { unit },
        Illegal::ReplaceOutOfSupply { unit },
        Illegal::NobodyAttacks,
        Illegal::NamedTwice { unit },
        Illegal::NotInAttack { unit },
        Illegal::OtherTarget { target },
        Illegal::NoEnemyThere { target },
        Illegal::AttackedBefore { target },
        Illegal::NotToAttack { unit },
        Illegal::Retreated { unit },
        Illegal::HasAttacked { unit },
        Illegal::NotNextToTarget { unit, target },
        Illegal::ThirdOfCell { unit, cell },
        Illegal::CannotPay { points },
        Illegal::NotInGroup { unit },
        Illegal::OthersFirst { unit },
        Illegal::NoLoss,
        Illegal::LossAboveStrength { loss, strength },
        Illegal::NoDestination { cell },
        Illegal::NotRetreating { unit },
        Illegal::FarDestination { cell },
        Illegal::DestinationEnemyOccupied { cell },
        Illegal::DestinationImpassable { cell },
        Illegal::DestinationEnemyBase { cell },
        Illegal::DestinationNoBase { cell },
        Illegal::DestinationExposed { cell },
        Illegal::DestinationNotFirst { cell },
        Illegal::NotToMove { unit },
        Illegal::HasMoved { unit },
        Illegal::RouteLength { cells: 2, most: 1 },
        Illegal::NotNext { cell },
        Illegal::EnemyInWay { cell },
        Illegal::Impassable { cell },
        Illegal::SecondDifficult { cell },
        Illegal::SecondRiver { cell },
    ]);
    all
}

#[test]
fn every_refusal_is_a_sentence_of_its_own_with_its_case_in_every_language() {
    let rules = Tabletop::read(&doc(entry().starts[0].text), &doc("{}")).unwrap();
    for language in Language::ALL {
        let mut told: Vec<String> = speaking(language, || {
            let cited = reasons().into_iter().map(|why| {
                let cited = rules.refusal(&why);
                let rule = cited.rule.unwrap();
                assert!(
                    rules.rulebook().find(rule).is_some(),
                    "{rule} is in no book"
                );
                assert!(
                    cited.text.ends_with('.'),
                    "{language:?} {why:?}: {}",
                    cited.text
                );
                assert!(
                    !cited.text.contains(['{', '$']),
                    "{language:?}: {}",
                    cited.text
                );
                assert!(
                    !cited.text.contains("tabletop-"),
                    "{language:?}: {}",
                    cited.text
                );
                cited.text
            });
            cited.collect()
        });
        let count = told.len();
        told.sort();
        told.dedup();
        // Enemies in the way of arrivals and moves, and a base that is one's
        // own, may read alike; no more than that.
        assert!(count - told.len() <= 2, "{language:?}");
    }
}

/// The first attack that can be rolled for, put together by two units if two
/// can join.
fn first_attack(table: &mut dyn Table) {
    for _ in 0..2 {
        let legal = table.legal(None);
        let join = legal.iter().find(|l| l.action.starts_with("attack"));
        if let Some(join) = join.map(|l| l.action.clone()) {
            play(table, &join).unwrap();
        }
    }
}

#[test]
fn a_pool_rolled_by_hand_is_asked_for_die_by_die() {
    let by_hand = Options {
        dice: DiceMode::ByHand,
        ..SEEDED
    };
    let mut table = (entry().open)(sheet(1, "{}", by_hand)).unwrap();
    first_attack(&mut *table);
    let before = table.glance();
    let Err(NotPlayed::NeedsDice { throw, .. }) = play(&mut *table, "resolve") else {
        panic!("no dice were asked for");
    };
    assert!(throw.dice.len() > 1);
    assert!(
        throw
            .dice
            .iter()
            .all(|die| die.face.is_none() && !die.needs.is_empty())
    );
    assert_eq!(
        throw.told.as_ref().and_then(|told| told.rule),
        Some("T12.8")
    );
    assert_eq!(table.glance(), before);
    let most: Vec<Die> = throw.dice.iter().map(|_| Die::new(6).unwrap()).collect();
    let fewer = Rolled::Given(most[1..].to_vec());
    let resolve = ["resolve".to_owned()];
    assert!(matches!(
        table.play(&resolve, fewer),
        Err(NotPlayed::WrongDice { .. })
    ));
    table.play(&resolve, Rolled::Given(most)).unwrap();
    let told = table.told(table.glance().node).unwrap().throw.unwrap();
    assert!(
        told.dice.iter().all(|die| die.counts == Some(false)),
        "a six hits nobody"
    );
}

#[test]
fn odds_name_every_factor_with_its_case_and_chances_that_make_up_one() {
    let mut table = open(1);
    first_attack(&mut *table);
    let odds = table.ask("odds", &doc("{}")).unwrap();
    let Some(Doc::List(spread)) = odds.get("normal").and_then(|n| n.get("defender")) else {
        panic!("{odds}");
    };
    let sum: f64 = spread
        .iter()
        .map(|entry| {
            entry
                .get("chance")
                .unwrap()
                .to_string()
                .parse::<f64>()
                .unwrap()
        })
        .sum();
    assert!((sum - 1.0).abs() < 0.001, "{odds}");
    assert!(odds.to_string().contains("\"rule\": \"T12."), "{odds}");
    let why = table.ask("odds", &doc(r#"{ "target": "Z9", "units": ["nobody"] }"#));
    let why: Vec<String> = why.unwrap_err().iter().map(ToString::to_string).collect();
    assert_eq!(why.len(), 2, "{why:?}");
    assert!(
        why[0].starts_with("target: ") && why[1].starts_with("units[0]: "),
        "{why:?}"
    );
    assert!(
        table
            .ask("supply", &doc("{}"))
            .unwrap()
            .get("cells")
            .is_some()
    );
    assert!(table.ask("weather", &doc("{}")).is_err());
}

#[test]
fn bad_positions_are_refused_with_the_place_of_each_fault() {
    let mut table = open(0);
    let before = table.glance();
    let why = table
        .set_up(&doc(r#"{ "turn": 9, "stage": "atack", "units": [
                { "unit": "29_Tank", "cell": "Z9" },
                { "unit": "20_Tan", "cell": "C6" },
                { "unit": "16_Tank", "cell": "off", "strength": 2 },
                { "unit": "3_Tank", "cell": "off", "marks": ["moving"] } ] }"#))
        .unwrap_err();
    let paths: Vec<&str> = why.iter().map(|fault| fault.path.as_str()).collect();
    let wanted = [
        "position.turn",
        "position.stage",
        "position.units[1].unit",
        "position.units[0].cell",
        "position.units[2].strength",
        "position.units[3].marks[0]",
    ];
    assert_eq!(paths, wanted, "{why:?}");
    assert!(why[2].to_string().contains("“20_Tank”"), "{}", why[2]);
    for (position, sentence) in [
        (
            r#"{ "stage": "retreat" }"#,
            "no game comes to this position",
        ),
        (r#"{ "stage": "ground" }"#, "no change of the ground"),
    ] {
        let why = table.set_up(&doc(position)).unwrap_err();
        assert!(why[0].to_string().contains(sentence), "{why:?}");
    }
    assert_eq!(table.glance(), before);
}

#[test]
fn a_position_with_both_sides_in_a_cell_is_refused() {
    let mut table = open(0);
    let position = table.position(NodeId(0)).unwrap();
    let Some(Doc::List(units)) = position.get("units") else {
        panic!("{position}");
    };
    let place = |code: &str| {
        let unit = units.iter().find(|u| u.get("unit") == Some(&code.into()));
        unit.and_then(|u| u.get("cell")).cloned().unwrap()
    };
    let german = place("389_Infantry");
    let text = format!(r#"{{ "units": [{{ "unit": "29_Tank", "cell": {german} }}] }}"#);
    let why = table.set_up(&doc(&text)).unwrap_err();
    assert_eq!(why[0].path, "position.units[0].cell");
    assert!(why[0].to_string().contains("both sides"), "{why:?}");
}

#[test]
fn options_are_changed_one_by_one_and_told_with_their_case() {
    let changed = r#"{ "all_out_extra": "if_defender_loses", "crowded_extra": "always",
        "captured_base_supplies": true, "replacements_need_supply": false,
        "isolated_lost_at_end": true, "diagonals": false }"#;
    let table = (entry().open)(sheet(3, changed, SEEDED)).unwrap();
    let options = |table: &dyn Table| {
        let mut options = table.parameters();
        options.retain(|of| of.at_start);
        options
    };
    let parameters = options(&*table);
    assert_eq!(parameters.len(), 6);
    for parameter in &parameters {
        assert_ne!(parameter.value, parameter.default, "{}", parameter.key);
        assert!(
            parameter
                .about
                .rule
                .is_some_and(|rule| rule.starts_with("TR"))
        );
        assert!(!parameter.about.text.is_empty() && !parameter.title.is_empty());
        let rule = parameter.about.rule.unwrap();
        assert!(
            table
                .rulebook()
                .find(rule)
                .unwrap()
                .text()
                .contains("In this game: ")
        );
    }
    assert_eq!(
        options(&*open(0)).len(),
        5,
        "hexes have no corners to share"
    );
    let faults = refused(
        0,
        r#"{ "diagonals": true, "all_out": 1, "crowded_extra": "never" }"#,
    );
    assert_eq!(faults.len(), 3, "{faults:?}");
    assert!(
        faults.iter().all(|fault| fault.starts_with("changed.")),
        "{faults:?}"
    );
    let mut broken = sheet(0, "{}", SEEDED);
    broken.scenario = doc(&entry().starts[0]
        .text
        .replace("\"initiative\": \"soviet\"", "\"initiative\": \"roman\""));
    let Err(faults) = (entry().open)(broken) else {
        panic!("it opened");
    };
    assert!(
        faults[0].path.starts_with("scenario.initiative"),
        "{faults:?}"
    );
}

#[test]
fn pointing_at_a_target_or_a_unit_offers_what_is_about_it() {
    let mut table = open(1);
    let join = table
        .legal(None)
        .into_iter()
        .find(|l| l.action.starts_with("attack"))
        .unwrap();
    let (unit, place) = (
        join.subjects.units[0].clone(),
        join.subjects.places[0].clone(),
    );
    let about = table.legal(Some(&Pointer::Drop(unit.clone(), place)));
    assert!(about.iter().all(|l| l.subjects.units.contains(&unit)) && !about.is_empty());
    first_attack(&mut *table);
    assert_eq!(table.panel(&Selection::default()).foot.len(), 2);
}

fn ask(session: &mut Session, request: &Value) -> Value {
    let (answer, _) = session.answer(request.to_string().as_bytes());
    let answer: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!(answer["ok"], true, "{request}: {answer}");
    answer
}

#[test]
fn a_whole_game_is_played_over_the_protocol() {
    let mut session = Session::default();
    let new =
        json!({ "do": "new", "system": "tabletop", "scenario": "example_120km_square", "seed": 3 });
    let mut glance = ask(&mut session, &new);
    let mut chooser = Chooser::new(11);
    while glance["over"] == false {
        let legal = ask(&mut session, &json!({ "do": "legal", "brief": true }));
        let actions = legal["actions"].as_array().unwrap();
        let actions: Vec<&str> = actions.iter().filter_map(Value::as_str).collect();
        let on: Vec<&&str> = actions.iter().filter(|a| !a.starts_with("leave")).collect();
        let ends = actions.contains(&"end") && chooser.below(12) == 0;
        let action = if ends {
            "end"
        } else {
            on[chooser.below(on.len())]
        };
        glance = ask(&mut session, &json!({ "do": "play", "action": action }));
    }
    let points = ask(&mut session, &json!({ "do": "points" }));
    assert_eq!(points["margin"], glance["margin"], "{points}");
    let rule = ask(&mut session, &json!({ "do": "rule", "number": "T12.8" }));
    assert!(rule.to_string().contains("T12.8"));
}

#[test]
fn a_unit_that_is_due_and_can_arrive_nowhere_makes_no_position() {
    let mut table = open(0);
    let rules = Tabletop::read(&doc(entry().starts[0].text), &doc("{}")).unwrap();
    // A German on every Soviet base, and one in the entry cell of who is due.
    let (a, b) = (rules.parts().sides.0[0].id.clone(), SideNo::B);
    let late = rules
        .parts()
        .units
        .iter()
        .find(|u| u.side == SideNo::A && u.arrives.is_some());
    let late = late.unwrap();
    let mut cells: Vec<CellId> = rules.bases(SideNo::A).iter().collect();
    cells.push(late.cell);
    cells.dedup();
    let units = rules.parts().units.iter();
    let mut lines: Vec<String> = units
        .clone()
        .map(|u| format!(r#"{{ "unit": "{}", "cell": "off" }}"#, u.code))
        .collect();
    let germans = rules.units_of(b).iter();
    for (unit, cell) in germans.zip(&cells) {
        let code = &rules.unit(unit).unwrap().code;
        let cell = rules.cells().name(*cell);
        lines[unit.index()] = format!(r#"{{ "unit": "{code}", "cell": "{cell}" }}"#);
    }
    let place = units.clone().position(|u| u.code == late.code).unwrap();
    let code = &late.code;
    lines[place] = format!(r#"{{ "unit": "{code}", "cell": "off", "marks": ["due"] }}"#);
    let lines = lines.join(", ");
    let text = format!(r#"{{ "stage": "reinforcement", "active": "{a}", "units": [{lines}] }}"#);
    let why = table.set_up(&doc(&text)).unwrap_err();
    assert!(why[0].to_string().contains("nowhere to arrive"), "{why:?}");
}

#[test]
fn a_set_up_sheet_has_everybody_with_his_place_and_every_turn_in_every_language() {
    for language in Language::ALL {
        for start in 0..entry().starts.len() {
            speaking(language, || {
                let table = open(start);
                let muster = table.muster().unwrap();
                let order = table.order_of_battle(NodeId(0));
                for side in SideNo::BOTH {
                    let force = &muster.forces[side.index()];
                    let of_side = order.iter().filter(|line| line.side == side);
                    assert_eq!(force.units.len(), of_side.count());
                    // At the start stands who the board shows; the others come in turn.
                    let start = force.units.iter().filter(|unit| unit.turn.is_none());
                    let board = table.board(NodeId(0), &Selection::default(), &[]).unwrap();
                    let shown = board.counters.iter().filter(|c| c.side == side);
                    assert!(start.count() <= shown.count());
                    assert!(force.units.is_sorted_by_key(|unit| unit.turn));
                }
                let units = || muster.forces.iter().flat_map(|force| &force.units);
                assert!(units().any(|unit| unit.elite) && units().any(|unit| unit.turn.is_some()));
                assert_eq!(muster.turns.len(), 8);
                let plate = hells_gate::present::plate::plate(
                    &table.board(NodeId(0), &Selection::default(), &[]).unwrap(),
                    muster.title.clone(),
                    false,
                );
                let page = hells_gate::present::muster::page(&muster, &table.map(), &plate);
                let book = table.rulebook();
                for (head, notes) in &muster.notes {
                    assert!(page.contains(head.as_str()), "{head}");
                    for note in notes {
                        assert!(book.find(note.rule.unwrap()).is_some(), "{note:?}");
                        assert!(!note.text.contains("tabletop-"), "{note:?}");
                    }
                }
                for turn in &muster.turns {
                    assert!(page.contains(&turn.days), "{language:?} {}: cut", turn.days);
                }
            });
        }
    }
}

#[test]
fn a_set_up_sheet_names_the_options_that_were_changed() {
    let changed = "{ \"isolated_lost_at_end\": true, \"crowded_extra\": \"always\" }";
    let told = |changed: &str| {
        let table = (entry().open)(sheet(0, changed, SEEDED)).unwrap();
        let notes = table.muster().unwrap().notes;
        let (_, options) = notes.into_iter().next_back().unwrap();
        options
            .into_iter()
            .map(|note| note.text)
            .collect::<Vec<_>>()
    };
    let (usual, other) = (told("{}"), told(changed));
    assert_eq!(usual.len(), other.len());
    let differ = usual.iter().zip(&other).filter(|(a, b)| a != b);
    assert_eq!(differ.count(), 2, "{usual:?} {other:?}");
}

#[test]
fn a_move_that_is_pointed_at_shows_its_way_and_what_it_changes() {
    let (mut arrows, mut zones, mut supply) = (0, 0, 0);
    for (start, seed) in [(0, 3), (3, 4), (1, 5)] {
        let mut table = open(start);
        let mut seen = 0;
        play_on(&mut *table, seed, |table| {
            let moves = table.legal(None).into_iter();
            let moves: Vec<_> = moves.filter(|l| l.action.starts_with("move")).collect();
            seen += usize::from(!moves.is_empty());
            if seen % 6 != 0 {
                return;
            }
            for way in moves.iter().step_by(3) {
                let picked = Selection {
                    units: way.subjects.units.clone(),
                    hovered: way.subjects.places.first().cloned(),
                    ..Selection::default()
                };
                let node = table.glance().node;
                let board = table.board(node, &picked, &[]).unwrap();
                assert_eq!(board.arrows.len(), 1, "{}", way.action);
                arrows += 1;
                let changed = &board.overlays.changed;
                let all = changed.made.iter().chain(&changed.left);
                zones += all.filter(|zone| !zone.hexes.is_empty()).count();
                if !board.overlays.lines.is_empty() {
                    supply += 1;
                    let place = Pointer::Place(picked.hovered.clone().unwrap());
                    let card = format!("{:?}", table.card(table.glance().node, &picked, &place));
                    assert!(
                        card.contains("cut off then") || card.contains("line again"),
                        "{card}"
                    );
                }
            }
        });
    }
    assert!(
        arrows > 200 && zones > 100 && supply > 3,
        "{arrows} {zones} {supply}"
    );
}

/// [T12.1]
#[test]
fn whoever_is_attacked_is_aimed_at_no_longer_and_a_target_not_yet_attacked_still_is() {
    let (mut stayed, mut left) = (0, 0);
    for start in 0..entry().starts.len() {
        let mut table = open(start);
        let mut chooser = Chooser::new(3);
        let mut aim: Option<Selection> = None;
        loop {
            let mut legal = table.legal(None);
            legal.retain(|listed| !listed.action.starts_with("leave"));
            // Attacks are begun and made; a phase ends where nobody can be attacked.
            let joins = legal
                .iter()
                .any(|listed| listed.action.starts_with("attack"));
            legal.retain(|listed| !joins || listed.action != "end");
            let Some(chosen) = legal.get(chooser.below(legal.len().max(1))) else {
                break;
            };
            let begins = joins && !legal.iter().any(|l| l.action.starts_with("resolve"));
            if let Some(picked) = aim.take_if(|_| begins) {
                assert_eq!(table.still_picked(&picked).place, None);
                left += 1;
            }
            // In the next player turn all can be attacked again.
            aim.take_if(|_| chosen.action == "end");
            let joined = chosen.action.starts_with("attack");
            if let Some(place) = chosen.subjects.places.first().filter(|_| joined) {
                let picked = Selection {
                    place: Some(place.clone()),
                    ..Selection::default()
                };
                assert_eq!(table.still_picked(&picked).place.as_ref(), Some(place));
                stayed += 1;
                aim = Some(picked);
            }
            let action = chosen.action.clone();
            play(&mut *table, &action).unwrap_or_else(|why| panic!("{action}: {why}"));
        }
    }
    assert!(stayed > 20 && left > 10, "{stayed} stayed, {left} left");
}
