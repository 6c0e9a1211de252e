//! Whatever is legal can be done by pointing at the map, and by rows and the foot
//! of the panel, on every kind of grid; and nothing else is offered.

use super::seated::{entry, play_on, sheet};
use hells_gate::engine::{Viewer, view_for};
use hells_gate::present::system::{
    Block, Cited, Click, Effect, Panel, Pointer, Selection, System as _,
};
use hells_gate::table::{Rolled, Table};
use std::collections::BTreeSet;

/// Each grid: a scenario and what is set otherwise.
const GRIDS: [(usize, &str); 5] = [
    (0, "{}"),
    (1, "{}"),
    (2, "{}"),
    (3, "{}"),
    (3, "{ \"diagonals\": false }"),
];

fn on_every_grid(mut look: impl FnMut(&mut dyn Table)) {
    for (n, (start, changed)) in (0..).zip(GRIDS) {
        let options = hells_gate::engine::Options {
            seed: 100 + n,
            ..super::seated::SEEDED
        };
        let mut table = (entry().open)(sheet(start, changed, options)).unwrap();
        let mut seen = 0;
        play_on(&mut *table, n, |table| {
            seen += 1;
            // Rare decisions are looked at whenever they come.
            let kind = table.legal(None).first().map(|l| word(&l.action));
            let rare = kind.is_some_and(|k| k != "move" && k != "attack" && k != "end");
            if rare || seen % 9 == 0 {
                look(table);
            }
        });
        assert!(table.glance().outcome.is_some());
    }
}

fn word(action: &str) -> String {
    action.split(' ').next().unwrap_or_default().to_owned()
}

/// What an action comes to: a move is where it ends, whichever way it goes, since
/// all ways there lead to the same position.
fn comes_to(action: &str) -> String {
    let words: Vec<&str> = action.split(' ').collect();
    match words.as_slice() {
        ["move", unit, .., end] => format!("move {unit} {end}"),
        _ => action.to_owned(),
    }
}

fn legal(table: &dyn Table) -> BTreeSet<String> {
    let legal = table.legal(None).into_iter();
    legal.map(|listed| comes_to(&listed.action)).collect()
}

/// Follows what is offered from nothing picked, one thing picked on the way at
/// most; what can be played so.
fn followed(
    mut offers: impl FnMut(&Selection) -> Vec<Effect>,
    legal: &BTreeSet<String>,
) -> BTreeSet<String> {
    let mut played = BTreeSet::new();
    let mut picked = vec![Selection::default()];
    let mut seen = 0;
    while seen < picked.len() {
        let now = picked[seen].clone();
        seen += 1;
        for effect in offers(&now) {
            match effect {
                Effect::Play(actions) => {
                    for action in actions {
                        let action = comes_to(&action);
                        assert!(legal.contains(&action), "{action} is offered, not legal");
                        played.insert(action);
                    }
                }
                Effect::Select(then) | Effect::Show(_, then)
                    if seen == 1 && !picked.contains(&then) =>
                {
                    picked.push(then);
                }
                Effect::Select(_) | Effect::Show(..) | Effect::Decide => {}
            }
        }
    }
    played
}

/// What rows and foot of a panel do; those that do nothing say why.
fn offered(panel: Panel) -> Vec<Effect> {
    let rows = panel.body.into_iter().filter_map(|block| match block {
        Block::Row(row) => Some(row.does),
        _ => None,
    });
    let all = rows.chain(panel.foot.into_iter().map(|button| button.does));
    let all = all.inspect(|does| {
        let silent = |why: &Cited| why.text.is_empty() || why.rule.is_none();
        assert!(!does.as_ref().err().is_some_and(silent), "{does:?}");
    });
    all.filter_map(Result::ok).collect()
}

#[test]
fn every_legal_action_is_reached_by_rows_and_foot_on_every_grid() {
    let (mut looked, mut kinds) = (0, BTreeSet::new());
    on_every_grid(|table| {
        let legal = legal(table);
        looked += 1;
        kinds.extend(legal.iter().map(|action| word(action)));
        let played = followed(|picked| offered(table.panel(picked)), &legal);
        let missing: Vec<&String> = legal.difference(&played).collect();
        assert!(missing.is_empty(), "{missing:?}: {:?}", table.glance().time);
    });
    let all = [
        "attack", "end", "go", "leave", "lose", "move", "replace", "resolve", "retreat", "stay",
    ];
    let unseen: Vec<_> = all.iter().filter(|word| !kinds.contains(**word)).collect();
    assert!(
        looked > 300 && unseen.is_empty(),
        "{looked} {unseen:?} {kinds:?}"
    );
}

#[test]
fn every_action_about_units_and_places_is_reached_by_pointing_on_every_grid_but_marches_back_home()
{
    let (mut refused, mut marches) = (0, 0);
    on_every_grid(|table| {
        let map = table.map();
        let board = table.board(table.glance().node, &Selection::default(), &[]);
        let places = map.places.iter();
        let places = places.map(|place| Pointer::Place(place.name.clone()));
        let counters = board.unwrap().counters;
        // Nobody who clicks where a unit stands means it to march out and back.
        let homes: BTreeSet<String> = counters
            .iter()
            .filter_map(|c| Some(format!("move {} {}", c.code, map.place(c.hex)?.name)))
            .collect();
        let units = counters.iter().map(|c| Pointer::Unit(c.code.clone()));
        let all: Vec<Pointer> = places.chain(units).collect();
        let legal = legal(table);
        let offers = |picked: &Selection| {
            let clicks = all.iter().map(|at| table.pointed(picked, at));
            let mut effects = Vec::new();
            for click in clicks {
                match click {
                    Click::Effect(effect) => effects.push(effect),
                    Click::Choose(several) => {
                        let labels: BTreeSet<&String> = several.iter().map(|b| &b.label).collect();
                        assert_eq!(labels.len(), several.len(), "{several:?}");
                        effects.extend(several.into_iter().filter_map(|b| b.does.ok()));
                    }
                    Click::Refuse(why) => {
                        refused += 1;
                        assert!(!why.text.is_empty() && why.rule.is_some(), "{why:?}");
                    }
                }
            }
            effects
        };
        let played = followed(offers, &legal);
        // What is about no unit and no place is a button.
        let buttons = ["end", "go", "ground", "resolve", "stay"];
        let missing: Vec<&String> = legal
            .difference(&played)
            .filter(|action| !buttons.contains(&word(action).as_str()))
            .collect();
        let (back, missing): (Vec<&String>, Vec<_>) = missing
            .into_iter()
            .partition(|action| homes.contains(*action));
        marches += back.len();
        assert!(missing.is_empty(), "{missing:?}: {:?}", table.glance().time);
    });
    assert!(marches > 0);
    assert!(refused > 1000, "{refused}");
}

#[test]
fn whoever_points_at_an_enemy_is_offered_what_can_be_done_about_where_he_stands() {
    let mut attacks = 0;
    on_every_grid(|table| {
        let nothing = Selection::default();
        let board = table.board(table.glance().node, &nothing, &[]).unwrap();
        let places = table.map();
        let legal = table.legal(None);
        let targets = legal.iter().filter_map(|listed| {
            let words: Vec<&str> = listed.action.split(' ').collect();
            matches!(words[..], ["attack", ..]).then(|| (words[1].to_owned(), listed))
        });
        for (target, listed) in targets {
            let stands = |hex| places.place(hex).is_some_and(|place| place.name == target);
            for counter in board.counters.iter().filter(|counter| stands(counter.hex)) {
                let at = Pointer::Unit(counter.code.clone());
                let offered = table.offers(&nothing, &at);
                let joins = Ok(Effect::Play(vec![listed.action.clone()]));
                assert!(
                    offered.iter().any(|button| button.does == joins),
                    "{target}"
                );
                attacks += 1;
            }
        }
    });
    assert!(attacks > 100, "{attacks}");
}

#[test]
fn a_unit_whose_entry_is_closed_is_placed_by_a_row_or_by_a_click_on_a_base() {
    let (rules, state, _) = super::course::arrival("A3", &["A3"]);
    let seen = view_for(&rules, &state, Viewer::All);
    let nothing = Selection::default();
    let entering = |base: &str| Effect::Play(vec![format!("enter new {base}")]);
    let offered = offered(rules.panel(&seen, &nothing));
    for base in ["A2", "A4"] {
        assert!(offered.contains(&entering(base)), "{offered:?}");
        let at = Pointer::Place(base.to_owned());
        let click = rules.pointed(&seen, &nothing, &at);
        assert_eq!(click, Click::Effect(entering(base)));
    }
}

#[test]
fn all_ways_to_a_place_lead_to_the_same_position() {
    let mut pairs = 0;
    on_every_grid(|table| {
        let moves: Vec<String> = table.legal(None).into_iter().map(|l| l.action).collect();
        let mut moves: Vec<(String, String)> = moves
            .into_iter()
            .filter(|action| word(action) == "move")
            .map(|action| (comes_to(&action), action))
            .collect();
        moves.sort();
        let mut digest = |action: &String| {
            table
                .play(std::slice::from_ref(action), Rolled::ByTheGame)
                .unwrap();
            let digest = table.glance().digest;
            table.undo().unwrap();
            digest
        };
        for pair in moves
            .windows(2)
            .filter(|pair| pair[0].0 == pair[1].0)
            .take(12)
        {
            pairs += 1;
            assert_eq!(digest(&pair[0].1), digest(&pair[1].1), "{pair:?}");
        }
    });
    assert!(pairs > 50, "{pairs}");
}

#[test]
fn a_unit_is_picked_by_a_click_and_goes_where_the_second_click_is() {
    let mut table = (entry().open)(sheet(3, "{}", super::seated::SEEDED)).unwrap();
    while table.legal(None)[0].action != "end" || !table.legal(None)[1].action.starts_with("move") {
        table.play(&["end".to_owned()], Rolled::ByTheGame).unwrap();
    }
    let go = table
        .legal(None)
        .into_iter()
        .find(|l| l.action.starts_with("move"))
        .unwrap();
    let unit = Pointer::Unit(go.subjects.units[0].clone());
    let Click::Effect(Effect::Select(picked)) = table.pointed(&Selection::default(), &unit) else {
        panic!("a unit that can move is picked");
    };
    assert_eq!(picked.units, go.subjects.units);
    let again = table.pointed(&picked, &unit);
    assert_eq!(
        again,
        Click::Effect(Effect::Select(Selection::default())),
        "and let go again"
    );
    let to = Pointer::Place(go.subjects.places[0].clone());
    let Click::Effect(Effect::Play(done)) = table.pointed(&picked, &to) else {
        panic!("it goes there");
    };
    assert_eq!(comes_to(&done[0]), comes_to(&go.action));
    let drop = Pointer::Drop(go.subjects.units[0].clone(), go.subjects.places[0].clone());
    assert_eq!(
        table.pointed(&Selection::default(), &drop),
        Click::Effect(Effect::Play(done))
    );
}

/// [T13.1]
#[test]
fn a_stack_moves_as_one_and_nobodys_row_moves_when_others_are_ticked() {
    let (mut together, mut refused) = (0, 0);
    on_every_grid(|table| {
        let board = table.board(table.glance().node, &Selection::default(), &[]);
        let counters = board.unwrap().counters;
        let rows = |panel: Panel| -> Vec<String> {
            let rows = panel.body.into_iter().filter_map(|block| match block {
                Block::Row(row) => Some(row.label),
                _ => None,
            });
            rows.collect()
        };
        let movers = rows(table.panel(&Selection::default()));
        for counter in counters {
            let at = Pointer::Stack(counter.code.clone());
            let Click::Effect(Effect::Select(all)) = table.pointed(&Selection::default(), &at)
            else {
                continue;
            };
            if all.units.len() < 2 || together > 40 {
                continue;
            }
            let shown = rows(table.panel(&all));
            assert_eq!(shown[..movers.len()], movers, "rows stay where they are");
            let none = table.pointed(&all, &at);
            assert_eq!(none, Click::Effect(Effect::Select(Selection::default())));
            let places: Vec<String> = table.map().places.iter().map(|p| p.name.clone()).collect();
            for place in places {
                match table.pointed(&all, &Pointer::Place(place.clone())) {
                    Click::Effect(Effect::Play(moves)) => {
                        together += 1;
                        assert_eq!(moves.len(), all.units.len(), "nobody stays behind");
                        let ends = |action: &String| action.ends_with(&format!(" {place}"));
                        assert!(moves.iter().all(ends), "{moves:?}");
                        assert_eq!(table.explain(&moves[0]).unwrap(), []);
                    }
                    Click::Refuse(why) => {
                        refused += 1;
                        assert!(why.rule.is_some(), "{why:?}");
                    }
                    _ => {}
                }
            }
        }
    });
    assert!(together > 20 && refused > 100, "{together} {refused}");
}

#[test]
fn the_menu_of_a_counter_names_each_place_once_and_never_the_one_it_stands_in() {
    let mut seen = 0;
    on_every_grid(|table| {
        let board = table.board(table.glance().node, &Selection::default(), &[]);
        for counter in board.unwrap().counters {
            let at = Pointer::Unit(counter.code.clone());
            let offered = table.offers(&Selection::default(), &at);
            let home = table.map().place(counter.hex).unwrap().name.clone();
            let mut ends = BTreeSet::new();
            for button in offered {
                let Ok(Effect::Play(moves)) = &button.does else {
                    continue;
                };
                let Some(end) = moves[0].strip_prefix(&format!("move {} ", counter.code)) else {
                    continue;
                };
                let end = end.split(' ').next_back().unwrap().to_owned();
                assert_ne!(end, home);
                assert!(ends.insert(end), "{moves:?}");
                seen += 1;
            }
        }
    });
    assert!(seen > 100, "{seen}");
}
