//! What is told before and after a decision holds: losses, hits, targets, and what the end
//! of a phase gives up.

use super::seated::{entry, open, play_on};
use hells_gate::engine::{NodeId, SideNo};
use hells_gate::present::board::{CounterView, Highlight, HighlightKind};
use hells_gate::present::overlay::OddsView;
use hells_gate::present::system::{Block, Pointer, Selection, UnitLine, Whereabouts};
use hells_gate::table::Table;

/// Who stands where, with his strength.
fn strength_in(table: &dyn Table, side: SideNo, place: &str) -> u32 {
    let here = |line: &UnitLine| {
        line.side == side && matches!(&line.stands, Whereabouts::On(at) if at == place)
    };
    let lines = table.order_of_battle(table.glance().node);
    lines
        .iter()
        .filter(|l| here(l))
        .map(|l| l.strength[0])
        .sum()
}

/// Where an attack is aimed at.
fn targets(table: &dyn Table) -> Vec<String> {
    let node = table.glance().node;
    let board = table.board(node, &Selection::default(), &[]).unwrap();
    let marks = board.highlights.iter();
    let marks = marks.filter(|mark| mark.kind == HighlightKind::Target);
    let name = |mark: &Highlight| board.map.place(mark.hex).unwrap().name.clone();
    marks.map(name).collect()
}

/// [T12.11], [T12.13]
#[test]
fn nobody_is_said_to_lose_more_than_stands_there() {
    let mut seen = 0;
    for start in 0..entry().starts.len() {
        play_on(&mut *open(start), 11, |table| {
            let panel = table.panel(&Selection::default());
            let [target] = &targets(table)[..] else {
                return;
            };
            let joined = table.board(table.glance().node, &Selection::default(), &[]);
            let joined: Vec<String> = joined
                .into_iter()
                .flat_map(|board| board.counters)
                .filter(|counter| counter.joined_attack)
                .map(|counter| counter.code)
                .collect();
            let order = table.order_of_battle(table.glance().node);
            let attack = order.iter().filter(|line| joined.contains(&line.code));
            let attack: u32 = attack.map(|line| line.strength[0]).sum();
            for block in panel.body {
                let Block::Chances(chances) = block else {
                    continue;
                };
                let foe = chances.counted[1].1;
                let most = [attack, strength_in(table, foe, target)];
                for (loss, shares) in &chances.rows {
                    // The last row is of so many and more.
                    let loss: u32 = loss.trim_end_matches('+').parse().unwrap();
                    for (share, most) in shares.iter().zip(most) {
                        assert!(
                            loss <= most || *share == 0.0,
                            "{loss} of {most} in {target}"
                        );
                    }
                    seen += 1;
                }
            }
        });
    }
    assert!(seen > 500, "{seen}");
}

/// [T12.8]
#[test]
fn whoever_counts_the_dice_comes_to_the_hits_that_are_told() {
    let numbers = |told: &str| -> Vec<usize> {
        let all = told.split(|c: char| !c.is_ascii_digit());
        all.filter_map(|n| n.parse().ok()).collect()
    };
    let mut with_sure = 0;
    for start in 0..entry().starts.len() {
        play_on(&mut *open(start), 5, |table| {
            let Some(told) = table.told(table.glance().node) else {
                return;
            };
            let Some(throw) = told
                .throw
                .filter(|throw| throw.dice.iter().all(|d| d.side.is_some()))
            else {
                return;
            };
            let Some(words) = throw.told else { return };
            let counted = SideNo::BOTH.map(|side| {
                let own = throw.dice.iter().filter(|die| die.side == Some(side));
                own.filter(|die| die.counts == Some(true)).count()
            });
            let counted = match told.by {
                Some(SideNo::B) => [counted[1], counted[0]],
                _ => counted,
            };
            match numbers(&words.text)[..] {
                [ours, theirs] => assert_eq!([ours, theirs], counted, "{}", words.text),
                [ours, theirs, sure, theirs_sure] => {
                    assert_eq!(
                        [ours, theirs],
                        [counted[0] + sure, counted[1] + theirs_sure]
                    );
                    with_sure += 1;
                }
                _ => panic!("{}", words.text),
            }
        });
    }
    assert!(with_sure > 10, "{with_sure}");
}

/// [T13.1]
#[test]
fn whoever_ends_the_movement_phase_before_anybody_has_moved_is_asked_first() {
    let asked = |table: &dyn Table| -> Vec<String> {
        let foot = table.panel(&Selection::default()).foot;
        foot.into_iter().flat_map(|button| button.asks).collect()
    };
    let unmoved = |asked: &[String]| asked.iter().any(|line| line.contains("could still move"));
    let (mut before, mut after, mut moves) = (0, 0, None);
    play_on(&mut *open(1), 2, |table| {
        let moving = table
            .legal(None)
            .iter()
            .any(|l| l.action.starts_with("move"));
        let glance = table.glance();
        // How many have moved in this phase.
        let moved = match (moves, moving) {
            (Some((clock, moved)), true) if clock == glance.clock => moved + 1,
            _ => 0,
        };
        moves = moving.then_some((glance.clock, moved));
        if moving {
            assert_eq!(unmoved(&asked(table)), moved == 0, "{:?}", glance.clock);
            before += usize::from(moved == 0);
            after += usize::from(moved > 0);
        }
    });
    assert!(before > 3 && after > 20, "{before} {after}");
}

/// [T12.1]
#[test]
fn every_cell_that_can_be_attacked_is_marked_until_one_is_picked() {
    let mut seen = 0;
    play_on(&mut *open(3), 8, |table| {
        let attacks = table.legal(None).into_iter();
        let attacks: Vec<_> = attacks.filter(|l| l.action.starts_with("attack")).collect();
        let begun = table
            .legal(None)
            .iter()
            .any(|l| l.action.starts_with("leave"));
        if attacks.is_empty() || begun {
            return;
        }
        let mut places: Vec<String> = attacks
            .iter()
            .flat_map(|l| l.subjects.places.clone())
            .collect();
        places.sort();
        places.dedup();
        let mut marked = targets(table);
        marked.sort();
        assert_eq!(marked, places);
        let picked = Selection {
            place: Some(places[0].clone()),
            ..Selection::default()
        };
        let board = table.board(table.glance().node, &picked, &[]).unwrap();
        let mut left = board.highlights.iter();
        let mut left = left
            .by_ref()
            .filter(|mark| mark.kind == HighlightKind::Target);
        let one = board.map.place(left.next().unwrap().hex).unwrap();
        assert_eq!((&one.name, left.next().is_none()), (&places[0], true));
        seen += 1;
    });
    assert!(seen > 5, "{seen}");
}

#[test]
fn what_lies_in_a_place_is_told_of_every_moment_of_the_game() {
    let mut table = open(1);
    let cards = |table: &dyn Table, at: NodeId| -> Vec<Vec<Block>> {
        let map = table.map();
        let places = map
            .places
            .iter()
            .map(|place| Pointer::Place(place.name.clone()));
        let told = places.map(|place| table.card(at, &Selection::default(), &place));
        told.collect()
    };
    let begin = cards(&*table, NodeId(0));
    assert!(begin.iter().all(|card| !card.is_empty()));
    play_on(&mut *table, 3, |_| ());
    assert_eq!(cards(&*table, NodeId(0)), begin);
    assert_ne!(cards(&*table, table.glance().node), begin);
}

/// [T12.3]
#[test]
fn once_a_side_moves_the_chances_are_those_of_its_next_attacks() {
    let mut seen = 0;
    play_on(&mut *open(0), 6, |table| {
        let moving = |l: &hells_gate::table::Listed| l.action.starts_with("move");
        if !table.legal(None).iter().any(moving) {
            return;
        }
        let mover = table.glance().to_act;
        let node = table.glance().node;
        let board = table
            .board(node, &Selection::default(), &["chances"])
            .unwrap();
        let fresh = |c: &&CounterView| Some(c.side) == mover && c.has_attacked && !c.retreated;
        for counter in board.counters.iter().filter(fresh) {
            let beside = |c: &&CounterView| {
                c.side != counter.side && board.map.tiling.side([counter.hex, c.hex]).is_some()
            };
            for foe in board.counters.iter().filter(beside) {
                seen += 1;
                let told = |odds: &OddsView| odds.hex == foe.hex;
                assert!(board.overlays.odds.iter().any(told), "{}", foe.code);
            }
        }
    });
    assert!(seen > 10, "{seen}");
}

/// What is thrown, and what a retreat saves, is told before the throw: the dice that then
/// fall are those, and they need what was said [T12.8, T12.13].
#[test]
fn an_attack_tells_its_sure_hits_and_every_die_before_it_is_thrown() {
    let (mut throws, mut dice) = (0, 0);
    for seed in 0..3 {
        play_on(&mut *open(1), seed, |table| {
            let action = "resolve".to_owned();
            let Ok(throw) = table.throw(&action) else {
                return;
            };
            let panel = table.panel(&Selection::default());
            let texts = panel.body.iter().filter_map(|block| match block {
                Block::Text(told) => Some(told),
                _ => None,
            });
            let told: Vec<&str> = texts.flatten().map(|it| it.text.as_str()).collect();
            let sure = throw.told.unwrap().text;
            assert!(told.contains(&sure.as_str()), "{sure}: {told:?}");
            for die in &throw.dice {
                let line = format!("A die for {}: a hit on {}.", die.label, die.needs);
                assert!(told.contains(&line.as_str()), "{line}: {told:?}");
            }
            assert!(told.iter().any(|line| line.contains("may then retreat")));
            throws += 1;
            dice += throw.dice.len();
        });
    }
    assert!(throws > 10 && dice > 10, "{throws} {dice}");
}
