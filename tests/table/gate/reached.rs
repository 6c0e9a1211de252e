//! Whatever is legal can be done by pointing, by rows and by the foot of the
//! panel; what cannot be done says why, with its rule; all of it in words.

use super::{doc, open, walk};
use hells_gate::engine::SideNo;
use hells_gate::json::Doc;
use hells_gate::present::system::{
    Block, Button, Cited, Click, Effect, Panel, Pointer, Row, Selection,
};
use hells_gate::table::{Rolled, Table};
use hells_gate::words::{Language, speaking};
use std::collections::BTreeSet;

/// What a panel offers: rows and foot.
fn offers(panel: &Panel) -> Vec<&Result<Effect, Cited>> {
    let rows = panel.body.iter().filter_map(|block| match block {
        Block::Row(row) => Some(&row.does),
        _ => None,
    });
    rows.chain(panel.foot.iter().map(|button| &button.does))
        .collect()
}

/// What can be played: by rows and foot, picking one thing before if need be.
fn by_panel(table: &dyn Table, refused: &mut usize) -> BTreeSet<String> {
    let mut played = BTreeSet::new();
    let mut picked = vec![Selection::default()];
    let mut seen = 0;
    while seen < picked.len() {
        let now = picked[seen].clone();
        seen += 1;
        for does in offers(&table.panel(&now)) {
            match does {
                Ok(Effect::Play(actions)) => played.extend(actions.first().cloned()),
                // One step from nothing picked is enough.
                Ok(Effect::Select(then)) if seen == 1 => picked.push(then.clone()),
                Ok(Effect::Select(_) | Effect::Show(..) | Effect::Decide) => {}
                Err(why) => {
                    *refused += 1;
                    assert!(!why.text.is_empty() && why.rule.is_some(), "{why:?}");
                }
            }
        }
    }
    played
}

/// What can be played by pointing alone: at a unit and then at a hex, or at a hex
/// and then at a unit.
fn by_pointing(table: &dyn Table, refused: &mut usize) -> BTreeSet<String> {
    let map = table.map();
    let board = table
        .board(table.glance().node, &Selection::default(), &[])
        .unwrap();
    let places = map
        .places
        .iter()
        .map(|place| Pointer::Place(place.name.clone()));
    let units = board.counters.iter().map(|c| Pointer::Unit(c.code.clone()));
    let all: Vec<Pointer> = places.chain(units).collect();
    let mut played = BTreeSet::new();
    let mut picked = vec![Selection::default()];
    let mut seen = 0;
    while seen < picked.len() {
        let now = picked[seen].clone();
        seen += 1;
        for at in &all {
            match table.pointed(&now, at) {
                Click::Effect(Effect::Play(actions)) => {
                    // A gesture that is offered can be done.
                    let judged = table.explain(&actions[0]).unwrap();
                    assert!(judged.is_empty(), "{at:?}: {actions:?}");
                    played.extend(actions);
                }
                Click::Effect(Effect::Show(..) | Effect::Decide) => {
                    panic!("pointing shows no overlay, and leaves nothing to the computer")
                }
                Click::Effect(Effect::Select(then)) => {
                    if seen == 1 && !picked.contains(&then) {
                        picked.push(then);
                    }
                }
                Click::Refuse(why) => {
                    *refused += 1;
                    assert!(!why.text.is_empty() && why.rule.is_some(), "{why:?}");
                }
                Click::Choose(_) => panic!("this game has clicks of its own"),
            }
        }
    }
    played
}

#[test]
fn every_legal_action_is_reached_by_rows_and_foot_and_nothing_else_is() {
    let (mut seen, mut refused) = (0, 0);
    for start in 0..3 {
        let mut table = open(start, "{}", 30 + start as u64);
        walk(&mut *table, 60 + start as u64, usize::MAX, |table| {
            seen += 1;
            if seen % 7 != 0 {
                return;
            }
            let legal = table.legal(None).into_iter().map(|l| l.action);
            let legal: BTreeSet<String> = legal.collect();
            let played = by_panel(table, &mut refused);
            let missing: Vec<&String> = legal.difference(&played).collect();
            assert!(missing.is_empty(), "{missing:?}: {:?}", table.glance().time);
            let more: Vec<&String> = played.difference(&legal).collect();
            assert!(more.is_empty(), "{more:?}: {:?}", table.glance().time);
        });
    }
    assert!(seen > 300 && refused > 200, "{seen} {refused}");
}

#[test]
fn units_and_hexes_that_are_pointed_at_attack_retreat_and_move() {
    let mut table = open(1, "{}", 5);
    let (mut seen, mut refused) = (0, 0);
    let mut kinds = BTreeSet::new();
    walk(&mut *table, 5, 260, |table| {
        seen += 1;
        let retreats = |l: hells_gate::table::Listed| l.action.starts_with("retreat");
        if seen % 13 != 0 && !table.legal(None).into_iter().any(retreats) {
            return;
        }
        let played = by_pointing(table, &mut refused);
        // Of several routes to a hex one is taken; the panel has the others.
        let legal = table.legal(None).into_iter().filter(|l| {
            ["attack", "withdraw", "retreat", "enter"]
                .iter()
                .any(|v| l.action.starts_with(v))
        });
        for action in legal.map(|l| l.action) {
            assert!(
                played.contains(&action),
                "{action}: {:?}",
                table.glance().time
            );
        }
        let moves = |list: &mut dyn Iterator<Item = String>| -> BTreeSet<String> {
            let moves = list.filter(|a| a.starts_with("move"));
            let ends = moves.map(|a| {
                let words: Vec<&str> = a.split(' ').collect();
                format!("{} {}", words[1], words[words.len() - 1])
            });
            ends.collect()
        };
        let legal = moves(&mut table.legal(None).into_iter().map(|l| l.action));
        assert_eq!(moves(&mut played.iter().cloned()), legal);
        let verbs = played.iter().filter_map(|a| a.split(' ').next());
        kinds.extend(verbs.map(str::to_owned));
    });
    for verb in ["attack", "withdraw", "retreat", "move"] {
        assert!(kinds.contains(verb), "{verb}: {kinds:?}");
    }
    assert!(refused > 50);
}

fn combat() -> Box<dyn Table> {
    let mut table = open(1, "{}", 3);
    table
        .play(&["supply".to_owned()], Rolled::ByTheGame)
        .unwrap();
    table
}

fn picked(click: Click) -> Selection {
    match click {
        Click::Effect(Effect::Select(picked)) => picked,
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_attack_is_aimed_joined_by_a_click_each_and_rolled_for() {
    let mut table = combat();
    let place = |name: &str| Pointer::Place(name.to_owned());
    let unit = |code: &str| Pointer::Unit(code.to_owned());
    let nothing = Selection::default();
    let aimed = picked(table.pointed(&nothing, &place("C6")));
    assert_eq!(aimed.draft, "target C6");
    let Click::Effect(Effect::Play(join)) = table.pointed(&aimed, &unit("29T")) else {
        panic!("29th Tank stands next to C6");
    };
    assert_eq!(join, ["attack C6 29T"]);
    table.play(&join, Rolled::ByTheGame).unwrap();
    // Whether the selection was kept or not, the attack is known.
    for held in [&nothing, &aimed] {
        let Click::Effect(Effect::Play(leave)) = table.pointed(held, &unit("29T")) else {
            panic!("it leaves again");
        };
        assert_eq!(leave, ["withdraw 29T"]);
    }
    let Click::Refuse(why) = table.pointed(&nothing, &place("B2")) else {
        panic!("another attack is open");
    };
    assert_eq!(why.rule, Some("7.0"));
    let panel = table.panel(&nothing);
    let rolls: Vec<&Button> = panel.foot.iter().collect();
    assert!(
        rolls.len() == 2 && rolls.iter().all(|b| b.chance.contains("% to hit")),
        "{rolls:?}"
    );
    assert_eq!(
        rolls[1].does,
        Ok(Effect::Play(vec!["resolve all-out 29T".to_owned()]))
    );
    let drop = Pointer::Drop("20T".to_owned(), "C6".to_owned());
    assert_eq!(
        table.pointed(&nothing, &drop),
        Click::Effect(Effect::Play(vec!["attack C6 20T".to_owned()]))
    );
}

#[test]
fn a_unit_pointed_at_twice_means_its_stack_and_all_of_it_moves() {
    let mut table = combat();
    table.play(&["end".to_owned()], Rolled::ByTheGame).unwrap();
    let stack = Pointer::Stack("29T".to_owned());
    let all = picked(table.pointed(&Selection::default(), &stack));
    assert!(all.units.len() > 1 && all.place.is_some(), "{all:?}");
    let rows = |picked: &Selection| -> Vec<Row> {
        let body = table.panel(picked).body.into_iter();
        let rows = body.filter_map(|block| match block {
            Block::Row(row) => Some(row),
            _ => None,
        });
        rows.collect()
    };
    let ticked = rows(&all).into_iter().filter(|r| r.ticked == Some(true));
    // Each is ticked in its hex and in the list of those that can move.
    assert_eq!(ticked.count(), 2 * all.units.len());
}

/// Whoever could go two hexes and be where it was is in no way sent there by a click on
/// a counter of its own stack: that one is picked.
#[test]
fn a_counter_of_the_same_stack_that_is_pointed_at_is_picked_itself_and_nothing_else() {
    let unit = |code: &str| Pointer::Unit(code.to_owned());
    let mut pointed = 0;
    for seed in 0..4 {
        walk(&mut *open(0, "{}", seed), 40 + seed, usize::MAX, |table| {
            let legal = table.legal(None);
            let round = legal.iter().find_map(|l| {
                let words: Vec<&str> = l.action.split(' ').collect();
                let &["move", mover, _, end] = &words[..] else {
                    return None;
                };
                let alone = picked(table.pointed(&Selection::default(), &unit(mover)));
                (alone.place.as_deref() == Some(end)).then_some(alone)
            });
            let Some(alone) = round else { return };
            let node = table.glance().node;
            let position = table.position(node).unwrap();
            let Some(Doc::List(units)) = position.get("units") else {
                panic!("a position has units");
            };
            let place = alone.place.clone().unwrap();
            let here = Some(Doc::Text(place.clone()));
            for other in units.iter().filter(|unit| unit.get("at") == here.as_ref()) {
                let Some(Doc::Text(other)) = other.get("unit") else {
                    panic!("a unit has a code");
                };
                if *other != alone.units[0] {
                    assert_eq!(
                        picked(table.pointed(&alone, &unit(other))).units,
                        std::slice::from_ref(other)
                    );
                    pointed += 1;
                }
            }
            let card = table.card(node, &alone, &Pointer::Place(place));
            assert!(!format!("{card:?}").contains("a move of"), "{card:?}");
        });
    }
    assert!(pointed > 10, "{pointed}");
}

/// Two tanks may not end the phase of turn 1 in one hex [11.1].
#[test]
fn what_all_who_are_picked_cannot_do_together_is_told_before_the_click_as_after_it() {
    let mut table = combat();
    table.play(&["end".to_owned()], Rolled::ByTheGame).unwrap();
    let tanks = Selection {
        units: vec!["20T".to_owned(), "29T".to_owned()],
        place: Some("C7".to_owned()),
        ..Selection::default()
    };
    let mut refused = 0;
    for hex in ["B6", "C5", "C6"] {
        let at = Pointer::Place(hex.to_owned());
        let card = format!("{:?}", table.card(table.glance().node, &tanks, &at));
        match table.pointed(&tanks, &at) {
            Click::Refuse(why) => {
                assert!(card.contains(&why.text), "{hex}: {card}");
                refused += 1;
            }
            Click::Effect(Effect::Play(moves)) => {
                table.play(&moves, Rolled::ByTheGame).unwrap();
                table.undo().unwrap();
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(refused > 0);
}

/// The rows that plan: what they say and what they pick.
fn row<'a>(panel: &'a Panel, label: &str) -> &'a Row {
    let rows = panel.body.iter().filter_map(|block| match block {
        Block::Row(row) => Some(row),
        _ => None,
    });
    let mut rows = rows.filter(|row| row.label.starts_with(label));
    rows.next()
        .unwrap_or_else(|| panic!("no row {label}: {panel:#?}"))
}

fn selects(does: &Result<Effect, Cited>) -> Selection {
    match does {
        Ok(Effect::Select(picked)) => picked.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn attacks_are_planned_in_the_draft_and_the_first_begins_as_one_gesture() {
    let mut table = combat();
    let panel = table.panel(&Selection::default());
    let begin = panel
        .foot
        .iter()
        .find(|b| b.label == "Plan several attacks")
        .unwrap();
    let mut plan = selects(&begin.does);
    assert_eq!(plan.draft, "planning");
    for (target, units) in [("C6", vec!["29T", "20T"]), ("B2", vec!["47R"])] {
        plan = picked(table.pointed(&plan, &Pointer::Place(target.to_owned())));
        for code in units {
            plan = picked(table.pointed(&plan, &Pointer::Unit(code.to_owned())));
        }
    }
    let draft = "planning; aim B2; plan 1 soviet: C6 20T 29T, B2 47R";
    let sorted = |text: &str| {
        let mut words: Vec<String> = text.split([' ', ';', ',']).map(str::to_owned).collect();
        words.sort();
        words
    };
    assert_eq!(sorted(&plan.draft), sorted(draft), "{}", plan.draft);
    assert_eq!(table.actions(), 1, "a plan does nothing");
    let panel = table.panel(&plan);
    let earlier = row(&panel, "Make earlier: planned attack 2");
    let shifted = selects(&earlier.does);
    assert!(shifted.draft.contains("soviet: B2"), "{}", shifted.draft);
    let dropped = selects(&row(&panel, "Remove: planned attack 2").does);
    assert!(!dropped.draft.contains("B2"), "{}", dropped.draft);
    let board = table.board(table.glance().node, &plan, &[]).unwrap();
    let planned: Vec<Option<usize>> = board.overlays.planned.iter().map(|p| p.number).collect();
    assert_eq!(planned, [Some(1), Some(2)]);
    let first = panel
        .foot
        .iter()
        .find(|b| b.label.starts_with("Begin attack 1"))
        .unwrap();
    let Ok(Effect::Play(gesture)) = &first.does else {
        panic!("{first:?}");
    };
    assert_eq!(gesture.len(), 2);
    table.play(gesture, Rolled::ByTheGame).unwrap();
    assert_eq!(table.actions(), 3);
    // The second is still planned, and told below the attack that is open.
    let told = format!("{:?}", table.panel(&plan).body);
    assert!(told.contains("2. B2 Vinograd"), "{told}");
    table.undo().unwrap();
    assert_eq!(table.glance().ply, 1, "one gesture is one undo");
}

#[test]
fn a_draft_that_means_nothing_picks_nothing() {
    let table = combat();
    let drafts = [
        "",
        "nonsense",
        "target Z99",
        "plan x",
        "plan 1 soviet: Q1 zz, , C6",
        "route -3",
    ];
    for draft in drafts {
        let odd = Selection {
            units: vec!["nobody".to_owned()],
            place: Some("Z99".to_owned()),
            draft: draft.to_owned(),
            hovered: Some("?".to_owned()),
        };
        assert!(!table.panel(&odd).foot.is_empty());
        assert!(
            table
                .board(table.glance().node, &odd, &["nothing"])
                .is_some()
        );
        for at in [
            Pointer::Unit("?".to_owned()),
            Pointer::Place("?".to_owned()),
        ] {
            assert!(matches!(
                table.pointed(&odd, &at),
                Click::Effect(Effect::Select(_))
            ));
            assert!(table.card(table.glance().node, &odd, &at).is_empty());
        }
    }
}

#[test]
fn what_is_hovered_shows_the_way_and_what_it_changes() {
    let mut table = combat();
    table.play(&["end".to_owned()], Rolled::ByTheGame).unwrap();
    let moves = table.legal(None).into_iter();
    let moves = moves.filter(|l| l.action.split(' ').count() == 4);
    let mut changes = 0;
    for far in moves {
        let picked = Selection {
            units: far.subjects.units.clone(),
            hovered: far.subjects.places.first().cloned(),
            ..Selection::default()
        };
        let node = table.glance().node;
        let board = table.board(node, &picked, &["soviet-zones"]).unwrap();
        assert_eq!((board.arrows.len(), board.overlays.legend.len()), (1, 1));
        let place = Pointer::Place(picked.hovered.clone().unwrap());
        let card = format!("{:?}", table.card(table.glance().node, &picked, &place));
        assert!(card.contains("Move"), "{card}");
    }
    // Here all moves go from stack to stack; later ones change the zones.
    for _ in 0..60 {
        let legal = table.legal(None);
        for any in legal.iter().filter(|l| l.action.starts_with("move ")) {
            let picked = Selection {
                units: any.subjects.units.clone(),
                hovered: any.subjects.places.first().cloned(),
                ..Selection::default()
            };
            let board = table.board(table.glance().node, &picked, &[]).unwrap();
            let changed = &board.overlays.changed;
            let zones = changed.made.iter().chain(&changed.left);
            changes += zones.filter(|zone| !zone.hexes.is_empty()).count();
        }
        let end = legal.iter().find(|l| l.action == "end");
        let Some(next) = end.or(legal.first()) else {
            break;
        };
        let next = next.action.clone();
        table.play(&[next], Rolled::ByTheGame).unwrap();
    }
    assert!(changes > 0, "no move changes a zone");
}

/// Every text of a panel.
fn texts(panel: &Panel) -> Vec<String> {
    let mut all = vec![panel.prompt.now.text.clone()];
    let of = |does: &Result<Effect, Cited>| does.as_ref().err().map(|why| why.text.clone());
    for block in &panel.body {
        match block {
            Block::Heading(text) => all.push(text.clone()),
            Block::Text(sentences) => all.extend(sentences.iter().map(|s| s.text.clone())),
            Block::Chances(chances) => all.push(chances.title.text.clone()),
            Block::Ranked(ranked) => all.push(ranked.title.text.clone()),
            Block::Facts(facts) => {
                let both = |fact: &hells_gate::present::system::Fact| {
                    [fact.head.clone(), fact.told.text.clone()]
                };
                all.extend(facts.iter().flat_map(both));
            }
            Block::Row(row) => {
                all.extend([row.label.clone(), row.value.clone()]);
                all.extend(of(&row.does));
            }
            Block::Receipt(rows) => all.extend(rows.iter().map(|row| row.text.text.clone())),
            Block::Throw(throw) => {
                all.extend(throw.told.iter().map(|told| told.text.clone()));
                all.extend(
                    throw
                        .dice
                        .iter()
                        .flat_map(|d| [d.label.clone(), d.needs.clone()]),
                );
            }
        }
    }
    for button in &panel.foot {
        all.extend([button.label.clone(), button.chance.clone()]);
        all.extend(of(&button.does));
    }
    all.extend(panel.tracks.iter().map(|track| track.label.clone()));
    all
}

/// Whether a text has a word of Latin letters that no other language would have.
fn is_english(text: &str) -> bool {
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.into_iter().any(|word| {
        word.len() > 3 && word.bytes().all(|b| b.is_ascii_lowercase()) && word != "panzer"
    })
}

#[test]
fn panels_clicks_and_lines_speak_each_language_wholly() {
    for language in Language::ALL {
        speaking(language, || {
            let mut table = open(0, "{}", 8);
            let about = table.about();
            let cyrillic = matches!(language, Language::Russian | Language::Ukrainian);
            let check = |text: &str| {
                let key = [
                    "hells-gate-",
                    "choose-",
                    "fight-",
                    "planning-",
                    "planned-",
                    "{",
                ];
                assert!(!key.iter().any(|key| text.contains(key)), "{text}");
                assert!(
                    !cyrillic || !is_english(text),
                    "{}: {text}",
                    language.own_name()
                );
            };
            for text in about.clock.iter().chain(&about.victory) {
                check(text);
            }
            for side in SideNo::BOTH {
                check(&about.sides[side.index()].name);
            }
            for parameter in table.parameters() {
                check(&parameter.title);
                check(&parameter.about.text);
            }
            let mut seen = 0;
            walk(&mut *table, 8, usize::MAX, |table| {
                seen += 1;
                if seen % 5 != 0 {
                    return;
                }
                let mut picks = vec![Selection::default()];
                let panel = table.panel(&picks[0]);
                let selected = offers(&panel).into_iter().filter_map(|does| match does {
                    Ok(Effect::Select(picked)) => Some(picked.clone()),
                    _ => None,
                });
                picks.extend(selected.take(2));
                let texts = picks.iter().flat_map(|picked| texts(&table.panel(picked)));
                texts.for_each(|text| check(&text));
                let told = table.told(table.glance().node);
                for line in told.into_iter().flat_map(|told| told.lines) {
                    check(&line.told.text);
                }
                table.glance().time.iter().for_each(|text| check(text));
            });
            assert!(seen > 100 && !about.title.is_empty());
        });
    }
}

#[test]
fn special_rules_and_numbers_can_be_set_and_every_fault_is_found() {
    let table = open(0, r#"{ "handicap_german": 3, "thaw": false }"#, 1);
    let value = |key: &str| {
        let all = table.parameters();
        let found = all.into_iter().find(|p| p.key == key);
        found.map(|p| (p.default, p.value))
    };
    let soviet: i32 = table.score().iter().map(|row| row.points).sum::<i32>() - 3;
    let (default, now) = value("handicap_german").unwrap();
    assert!(default != now && now == 3.into(), "{default}");
    assert_eq!(value("thaw"), Some((true.into(), false.into())));
    assert_eq!(table.glance().margin, soviet - 3);
    assert_eq!(table.score().last().map(|row| row.points), Some(3));
    let book = table.rulebook();
    assert!(
        book.find("12.0")
            .unwrap()
            .text()
            .starts_with("In this game: German handicap: 3 (published: ")
    );
    let plain = open(0, "{}", 1).rulebook();
    assert!(!plain.find("12.0").unwrap().text().contains("In this game"));
    let sheet = |scenario: &str, changed: &str| hells_gate::table::Sheet {
        scenario: doc(scenario),
        changed: doc(changed),
        options: super::super::SEEDED,
    };
    let text = super::ENTRY.starts[0].text;
    let odd = r#"{ "handicap_german": 101, "thaww": false, "dumps": 1 }"#;
    let Err(faults) = (super::ENTRY.open)(sheet(&text.replace("\"woods\"", "\"woodz\""), odd))
    else {
        panic!("it was opened");
    };
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    let of = |path: &str| told.iter().any(|t| t.starts_with(path));
    assert!(
        of("scenario.hexes[") && of("changed.handicap_german"),
        "{told:?}"
    );
    assert!(of("changed.thaww") && of("changed.dumps"), "{told:?}");
}

#[test]
fn a_game_without_its_special_rules_is_played_to_its_end() {
    let all = open(0, "{}", 1).parameters();
    let flags = all.iter().filter(|p| p.default == true.into());
    let off: Vec<String> = flags.map(|p| format!("\"{}\": false", p.key)).collect();
    assert!(off.len() >= 8);
    for one in off.iter().cloned().chain([off.join(", ")]) {
        let mut table = open(0, &format!("{{ {one} }}"), 11);
        walk(&mut *table, 11, usize::MAX, |_| {});
        assert!(table.glance().outcome.is_some(), "{one}");
    }
}
