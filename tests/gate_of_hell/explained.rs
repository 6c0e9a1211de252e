//! What is told of chances is what the rules do, counted throw by throw; and everything
//! that a panel, a card or an overlay says is said in words and with a case of the book.

use crate::play::{APRIL, CAMPAIGN, JULY, rules, wander};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Die, Rules as _, SideNo, View, Viewer, view_for};
use hells_gate::present::system::{Block, Cited, Fact, Pointer, Selection, System as _};
use hells_gate::systems::gate_of_hell::ids::{CONFEDERATE, Mine, PieceId, Site, UNION};
use hells_gate::systems::gate_of_hell::state::{Marker, Stage};
use hells_gate::systems::gate_of_hell::{Action, GateOfHell, State, chances, guns, naval};
use std::sync::Arc;

/// The 36 throws of two dice.
fn throws() -> impl Iterator<Item = [Die; 2]> {
    let all = || Die::ALL.into_iter();
    all().flat_map(move |a| all().map(move |b| [a, b]))
}

#[test]
fn the_chance_of_a_shot_is_how_many_throws_hit() {
    let rules = rules(APRIL);
    let mut counted = 0;
    for seed in 0..12 {
        wander(&rules, seed, usize::MAX, |state| {
            let mut legal = Vec::new();
            rules.legal(state, &mut legal);
            for action in legal {
                let Action::Fire { from, target } = action else {
                    continue;
                };
                let told = chances::hit(&guns::aim(&rules, state, from, target).unwrap());
                let fate = |s: &State| (s.losses(target), s.site(target), s.sent == Some(target));
                let before = fate(state);
                let hits = throws().filter(|dice| {
                    let mut after = *state;
                    rules.step(&mut after, action, dice);
                    if after.lying.is_some() {
                        rules.step(&mut after, Action::Stand, &[]);
                    }
                    fate(&after) != before
                });
                let share = hits.count() as f64 / 36.0;
                assert!((told - share).abs() < 1e-9, "{told} {share}");
                counted += 1;
            }
        });
    }
    assert!(counted > 50, "{counted} shots");
}

#[test]
fn points_that_may_lie_somewhere_are_as_likely_as_they_are_imagined() {
    let rules = rules(APRIL);
    let mut looked = 0;
    for seed in 0..6 {
        wander(&rules, seed, usize::MAX, |state| {
            // Now and then, once the set-up is over.
            if state.impulse == 0 || looked >= 8 || state.rolls % 3 != 0 {
                return;
            }
            looked += 1;
            let seen = view_for(&rules, state, Viewer::Side(hells_gate::engine::SideNo::A));
            let mut chooser = Chooser::new(u64::from(state.rolls) + 1);
            let games = 1500;
            let fields = rules.fields().len();
            let mut counts = vec![[0_u32; 3]; fields];
            for _ in 0..games {
                let truth = rules.imagine(&seen, &mut |n| chooser.below(n));
                for (count, markers) in counts.iter_mut().zip(truth.mines) {
                    let points: u8 = markers.iter().map(|m| m.mine.points()).sum();
                    count[usize::from(points)] += 1;
                }
            }
            for (field, count) in counts.iter().enumerate() {
                let told = chances::points_there(&rules, seen.state(), rules.fields()[field]);
                assert!((told.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{told:?}");
                for (share, n) in told.iter().zip(count) {
                    let drawn = f64::from(*n) / f64::from(games);
                    assert!((share - drawn).abs() < 0.07, "{told:?} {count:?}");
                }
            }
        });
    }
    assert!(looked > 3, "{looked} positions");
}

#[test]
fn what_a_mine_does_to_a_ship_sums_to_one_and_grows_with_its_points() {
    let rules = rules(APRIL);
    let mut safe = 1.1;
    for points in 0..=2 {
        for worn in [false, true] {
            let all = chances::mined(&rules, points, worn);
            assert!((all.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            // A ship that is damaged already is not damaged again, but worse.
            assert!(!worn || all[1] == 0.0, "{all:?}");
        }
        let [whole, ..] = chances::mined(&rules, points, false);
        assert!(whole < safe, "{points}");
        safe = whole;
    }
}

/// Every sentence of these blocks with its case.
fn sentences(blocks: &[Block]) -> Vec<Cited> {
    let mut all = Vec::new();
    for block in blocks {
        match block {
            Block::Text(texts) => all.extend(texts.iter().cloned()),
            Block::Facts(facts) => {
                all.extend(facts.iter().map(|f| f.told.clone()));
                all.extend(facts.iter().map(|f| Cited::plain(f.head.clone())));
            }
            Block::Heading(head) => all.push(Cited::plain(head.clone())),
            Block::Chances(chances) => {
                all.push(chances.title.clone());
                // Each side loses something or nothing.
                for side in [0, 1] {
                    let sum: f64 = chances.rows.iter().map(|(_, shares)| shares[side]).sum();
                    assert!((sum - 1.0).abs() < 1e-9, "{chances:?}");
                }
            }
            Block::Row(row) => {
                all.push(Cited::plain(row.label.clone()));
                all.push(Cited::plain(row.value.clone()));
                all.extend(row.does.clone().err());
            }
            Block::Throw(throw) => all.extend(throw.told.clone()),
            Block::Ranked(ranked) => {
                all.push(ranked.title.clone());
                all.extend(ranked.told.clone());
            }
            Block::Receipt(rows) => all.extend(rows.iter().map(|r| r.text.clone())),
        }
    }
    all
}

#[test]
fn everything_told_is_in_words_with_cases_of_the_book() {
    for (number, every, seeds) in [(APRIL, 5, 3), (JULY, 9, 2), (CAMPAIGN, 211, 1)] {
        let rules = rules(number);
        let book = rules.rulebook();
        let map = Arc::new(rules.map());
        let overlays: Vec<&str> = rules.about().overlays.iter().map(|o| o.key).collect();
        let mut step = 0;
        for seed in 0..seeds {
            wander(&rules, seed, usize::MAX, |state| {
                step += 1;
                if step % every != 0 {
                    return;
                }
                let Some(side) = rules.to_act(state) else {
                    return;
                };
                let seen = view_for(&rules, state, Viewer::Side(side));
                let nothing = Selection::default();
                let panel = rules.panel(&seen, &nothing);
                let mut told = sentences(&panel.body);
                told.push(panel.prompt.now);
                for block in panel.body {
                    let Block::Row(row) = block else { continue };
                    let Some(unit) = row.units.first() else {
                        continue;
                    };
                    let picked = Selection {
                        units: vec![unit.clone()],
                        ..Selection::default()
                    };
                    told.extend(sentences(&rules.panel(&seen, &picked).body));
                    let at = Pointer::Unit(unit.clone());
                    told.extend(sentences(&rules.card(&seen, &picked, &at)));
                }
                for place in &map.places {
                    let at = Pointer::Place(place.name.clone());
                    told.extend(sentences(&rules.card(&seen, &nothing, &at)));
                }
                let board = rules.board(Arc::clone(&map), &seen, &nothing, &overlays);
                assert_eq!(board.overlays.legend.len(), overlays.len());
                let notes = board.overlays.notes.values().flatten();
                told.extend(notes.map(|note| Cited::plain(note.clone())));
                for said in told {
                    assert!(!said.text.contains("gate-"), "{}", said.text);
                    if let Some(rule) = said.rule {
                        assert!(book.find(rule).is_some(), "{rule}: {}", said.text);
                    }
                }
            });
        }
    }
}

/// The position as whoever is to act sees it.
fn shown(rules: &GateOfHell, state: &State) -> View<State> {
    view_for(rules, state, Viewer::Side(rules.to_act(state).unwrap()))
}

fn picking(rules: &GateOfHell, ship: PieceId) -> Selection {
    Selection {
        units: vec![rules.piece(ship).unwrap().code.clone()],
        ..Selection::default()
    }
}

/// What whoever is to act is told of the shots of a ship from this water.
fn told_from(rules: &GateOfHell, state: &State, ship: PieceId, water: Site) -> Option<Fact> {
    let at = Pointer::Place(rules.code(water).to_owned());
    let card = rules.card(&shown(rules, state), &picking(rules, ship), &at);
    let facts = card.into_iter().filter_map(|block| match block {
        Block::Facts(facts) => Some(facts),
        _ => None,
    });
    let mut facts = facts.flatten();
    facts.find(|fact| fact.head.starts_with("From here"))
}

#[test]
fn the_card_of_a_water_tells_who_has_to_stop_there_and_before_whom() {
    let (mut stops, mut free) = (0, 0);
    let heads = [
        (SideNo::A, "Union ironclads stop here"),
        (SideNo::B, "Confederate ironclads stop here"),
    ];
    for scenario in [APRIL, JULY] {
        let rules = rules(scenario);
        wander(&rules, 5, 150, |state| {
            for water in (rules.seas() | rules.rivers()).iter() {
                let at = Pointer::Place(rules.code(water).to_owned());
                let seen = view_for(&rules, state, Viewer::All);
                let card = rules.card(&seen, &Selection::default(), &at);
                let facts: Vec<Fact> = card
                    .into_iter()
                    .filter_map(|block| match block {
                        Block::Facts(facts) => Some(facts),
                        _ => None,
                    })
                    .flatten()
                    .collect();
                for (side, head) in heads {
                    let told = facts.iter().find(|fact| fact.head == head);
                    let river = rules.rivers().contains(water);
                    let enters = !river || side == UNION;
                    let stop = enters && naval::barriers(&rules, state, side).contains(water);
                    assert_eq!(told.is_some(), stop, "{head}: {}", rules.code(water));
                    let Some(told) = told else {
                        free += 1;
                        continue;
                    };
                    // A fort stops ships beside it, and is told by its name.
                    for fort in rules
                        .forts(side.other())
                        .iter()
                        .filter(|&f| state.stands(f))
                    {
                        let near = rules.touching(water).with(water);
                        let beside = !river && near.contains(state.site(fort));
                        let named = told.told.text.contains(&rules.called(fort));
                        assert!(named || !beside, "{}", told.told.text);
                    }
                    stops += 1;
                }
            }
        });
    }
    assert!(stops > 100 && free > 100, "{stops} {free}");
}

#[test]
fn the_card_of_a_water_tells_whom_a_ship_could_hit_from_there_before_it_sails() {
    let (mut seen_to_hit, mut idle) = (0, 0);
    let rules = rules(APRIL);
    for seed in 0..6 {
        wander(&rules, seed, usize::MAX, |state| {
            let mut legal = Vec::new();
            rules.legal(state, &mut legal);
            for action in legal {
                let Action::Sail { ship, to, .. } = action else {
                    continue;
                };
                let mined = state.marker_count(&rules, to) > 0;
                if mined || !rules.seas().contains(to) || state.stage != Stage::Acting {
                    continue;
                }
                let told = told_from(&rules, state, ship, to);
                let told = told.map_or(String::new(), |fact| fact.told.text);
                let mut then = *state;
                rules.step(&mut then, action, &[]);
                let panel = rules.panel(&shown(&rules, &then), &picking(&rules, ship));
                let mut hits: Vec<String> = Vec::new();
                for block in &panel.body {
                    if let Block::Row(row) = block
                        && row.label.contains("fires at")
                        && row.value != "hits 0%"
                    {
                        let share = row.value.strip_prefix("hits ").expect("a chance");
                        hits.push(format!("{}\u{a0}{share}", row.brief));
                    }
                }
                assert_eq!(
                    told.split(", ").filter(|it| !it.is_empty()).count(),
                    hits.len(),
                    "{told}: {hits:?}"
                );
                for hit in hits {
                    assert!(told.contains(&hit), "{told}: {hit}");
                    seen_to_hit += 1;
                }
                idle += usize::from(told.is_empty());
            }
        });
    }
    assert!(seen_to_hit > 100 && idle > 100, "{seen_to_hit} {idle}");
}

/// How likely a ship hits each enemy from water that it goes to if the mines there do
/// nothing to it: every number of points that may lie there is tried, and every throw.
fn hits_through_mines(rules: &GateOfHell, state: &State, sail: Action) -> Vec<(PieceId, f64)> {
    let Action::Sail { ship, to, .. } = sail else {
        return Vec::new();
    };
    let seen = view_for(rules, state, Viewer::Side(UNION));
    let spread = chances::points_there(rules, seen.state(), to);
    let field = rules.field(to).unwrap();
    let (mut through, mut hits) = (0.0, Vec::new());
    let foes: Vec<PieceId> = rules.of_side(CONFEDERATE).iter().collect();
    hits.resize(foes.len(), 0.0);
    for (points, share) in spread.into_iter().enumerate() {
        let mut truth = *state;
        truth.mines[field] = match points {
            0 => [Marker::hidden(Mine::Dummy), Marker::NONE],
            1 => [Marker::hidden(Mine::One), Marker::NONE],
            2 => [Marker::hidden(Mine::Two), Marker::NONE],
            _ => [Marker::hidden(Mine::Two), Marker::hidden(Mine::One)],
        };
        rules.step(&mut truth, sail, &[]);
        for dice in throws() {
            let mut after = truth;
            if truth.due.is_some() {
                rules.step(&mut after, Action::Throw, &dice);
            }
            if after.lying.is_some() {
                rules.step(&mut after, Action::Stand, &[]);
            }
            if after.losses(ship) > state.losses(ship) || after.sent.is_some() {
                continue;
            }
            through += share / 36.0;
            for (sum, foe) in hits.iter_mut().zip(&foes) {
                let aim = guns::aim(rules, &after, ship, *foe);
                let stands = after.stands(*foe);
                let hit = aim.filter(|_| stands).map_or(0.0, |aim| chances::hit(&aim));
                *sum += share / 36.0 * hit;
            }
        }
    }
    let hits = hits.into_iter().map(|sum| sum / through);
    foes.into_iter().zip(hits).collect()
}

#[test]
fn whom_a_ship_could_hit_from_mined_water_is_told_for_what_may_lie_there() {
    let (mut counted, mut sure) = (0, 0);
    let rules = rules(APRIL);
    for seed in 0..8 {
        wander(&rules, seed, usize::MAX, |state| {
            let mut legal = Vec::new();
            rules.legal(state, &mut legal);
            let mut asked = Vec::new();
            for action in legal {
                let Action::Sail { ship, to, .. } = action else {
                    continue;
                };
                let lie = state.markers(&rules, to);
                let own = rules.piece(ship).unwrap().side == UNION;
                let covered = lie.iter().any(|m| m.mine != Mine::None && m.down);
                let open = lie.iter().any(|m| m.mine != Mine::None && !m.down);
                let told_already = asked.contains(&(ship, to));
                if !own || !covered || open || told_already || state.stage != Stage::Acting {
                    continue;
                }
                asked.push((ship, to));
                let told = told_from(&rules, state, ship, to);
                let mut parts: Vec<&str> = told.as_ref().map_or(Vec::new(), |fact| {
                    sure += usize::from(!fact.head.ends_with("if mines spare it"));
                    fact.told.text.split(", ").collect()
                });
                for (foe, share) in hits_through_mines(&rules, state, action) {
                    if share < 1e-9 {
                        continue;
                    }
                    let name = rules.called(foe);
                    let part = format!("{name}\u{a0}{:.0}%", share * 100.0);
                    let found = parts.iter().position(|told| *told == part);
                    let found = found.unwrap_or_else(|| panic!("{part}: {parts:?}"));
                    parts.remove(found);
                    counted += 1;
                }
                assert!(parts.is_empty(), "{parts:?}");
            }
        });
    }
    assert!(counted > 50, "{counted}");
    assert_eq!(sure, 0, "nobody knows that they do nothing");
}

#[test]
fn every_ruling_of_ours_has_its_line_in_the_rule_book() {
    let book = rules(APRIL).rulebook();
    for ruling in 1..=48 {
        let number = format!("G{ruling}");
        assert!(
            book.entries().any(|entry| entry.number == number),
            "{number}"
        );
    }
}
