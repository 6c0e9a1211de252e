//! What the other side did in its player turn, told and played again.

use super::minefield::Minefield;
use super::{begin, play, room, seeded, tabletop};
use crate::window::{Window, click, click_beginning, press, push, says};
use egui::Key;
use egui_kittest::kittest::Queryable as _;
use hells_gate::app::commands::Command;
use hells_gate::app::room::Deed;
use hells_gate::engine::{NodeId, SideNo};
use hells_gate::present::system::{Block, Effect, Selection};
use hells_gate::table::{Entry, Told};
use std::path::Path;

const MEADOW: Entry = Entry::of::<Minefield>();

/// The second side is to decide; the first has had its player turn.
fn handed_over(home: &Path) -> Window<'static> {
    for seed in 1.. {
        let mut w = begin(home, tabletop::entry(), 1, seeded(3));
        play(&mut w, seed, |table| table.glance().clock.0[..2] != [1, 0]);
        w.run_steps(3);
        // With battles to tell of.
        let fought = |t: &&Told| !t.dice.is_empty() && t.lines.iter().any(|l| !l.places.is_empty());
        if first_part(&w).iter().filter(fought).count() > 1 {
            return w;
        }
    }
    unreachable!("some game has two battles");
}

/// The actions of the first player turn.
fn first_part(w: &Window<'_>) -> Vec<Told> {
    let table = room(w).table();
    let told = table.line().into_iter().filter_map(|node| table.told(node));
    let first = |told: &Told| table.clock(told.parent).unwrap().0[..2] == [1, 0];
    told.filter(first).collect()
}

#[test]
fn after_a_player_turn_a_card_tells_what_was_done_battle_by_battle() {
    let home = tempfile::tempdir().unwrap();
    let mut w = handed_over(home.path());
    let side = room(&w).table().about().sides[0].name.clone();
    let told = first_part(&w);
    assert_eq!(told[0].by, Some(SideNo::A));
    assert!(says(&w, &format!("{side} · ")), "whose turn it was");
    assert!(says(&w, "Replay it"));
    // It stands in the panel: the map, on which it draws its arrows, is free.
    let play = w.get_by_label("Replay it").rect();
    assert!(play.left() > w.ctx.content_rect().width() * 0.6, "{play}");
    // Every battle has a chapter of its own, under the name of its place.
    let battles: Vec<&Told> = told.iter().filter(|t| !t.dice.is_empty()).collect();
    assert!(battles.len() > 1, "there was more than one");
    for battle in &battles {
        for place in battle.lines.iter().flat_map(|line| &line.places) {
            assert!(says(&w, &format!("Look at: {place}")), "{place}");
        }
    }
    // It is put away with Esc, and called up again.
    press(&mut w, Key::Escape);
    assert!(!says(&w, "Replay it"));
    assert!(!room(&w).doubts());
    push(&mut w, Command::Room(Box::new(Deed::Report)));
    w.run_steps(3);
    assert!(says(&w, "Replay it"));
    click(&mut w, "Dismiss");
    assert!(!says(&w, "Replay it"));
}

#[test]
fn what_a_battle_led_to_stands_under_it_and_not_under_the_next_one() {
    let home = tempfile::tempdir().unwrap();
    let w = handed_over(home.path());
    let told = first_part(&w);
    let table = room(&w).table();
    let chapters = &room(&w).turn_told().unwrap().chapters;
    let phase = |node| table.clock(node).unwrap().0;
    // What stands before a throw was done for it: it names the place of the battle.
    for chapter in chapters {
        let of = |node| told.iter().find(|t| t.node == node).unwrap();
        let own: Vec<&Told> = chapter.nodes.iter().map(|&node| of(node)).collect();
        let Some(thrown) = own.iter().position(|t| !t.dice.is_empty()) else {
            continue;
        };
        if own[0].node == told[0].node || phase(own[0].parent) != phase(own[thrown].parent) {
            continue;
        }
        let place = own[thrown].lines.iter().flat_map(|l| &l.places).next();
        for one in &own[..thrown] {
            let names = one.lines.iter().flat_map(|l| &l.places);
            assert!(names.into_iter().any(|name| Some(name) == place), "{one:?}");
        }
    }
}

#[test]
fn the_card_leaves_room_for_the_decision_and_is_folded_once_one_acts() {
    let home = tempfile::tempdir().unwrap();
    let mut w = handed_over(home.path());
    while room(&w).table().legal(None).len() == 1 {
        press(&mut w, Key::Space);
    }
    for (size, zoom) in [([1280.0, 720.0], 1.0), ([1024.0, 768.0], 1.5)] {
        w.ctx.set_zoom_factor(zoom);
        w.set_size(egui::Vec2::from(size) / zoom);
        w.run_steps(6);
        let body = room(&w).table().panel(room(&w).selection()).body;
        let row = body.iter().find_map(|block| match block {
            Block::Row(row) => Some(row.label.clone()),
            _ => None,
        });
        // The first thing that can be chosen lies wholly above what ends the decision.
        let row = row.expect("something can be chosen");
        let first = w.query_all_by_label_contains(&row).next().unwrap();
        let foot = room(&w).table().panel(room(&w).selection()).foot;
        let foot = w.get_by_label_contains(&foot[0].label);
        let (first, foot) = (first.rect(), foot.rect());
        assert!(
            first.bottom() <= foot.top(),
            "{size:?} {zoom}: {first} {foot}"
        );
    }
    // Whoever wants to read on opens it.
    let unfolds = "What the other side did";
    if !says(&w, "Replay it") {
        w.get_by_role_and_label(egui::accesskit::Role::Button, unfolds)
            .click_accesskit();
        w.run_steps(4);
    }
    assert!(says(&w, "Replay it"));
}

#[test]
fn a_chapter_is_looked_at_on_the_map_and_esc_closes_one_thing_after_the_other() {
    let home = tempfile::tempdir().unwrap();
    let mut w = handed_over(home.path());
    let told = first_part(&w);
    let battle = told.iter().find(|t| {
        let mut lines = t.lines.iter();
        !t.dice.is_empty() && lines.any(|line| !line.places.is_empty())
    });
    let battle = battle.expect("there was a battle");
    let place = battle.lines.iter().flat_map(|l| &l.places).next().unwrap();
    let present = room(&w).table().glance().node;
    click_beginning(&mut w, &format!("Look at: {place}"));
    let shown = room(&w).shown_node();
    assert_ne!(shown, present);
    let at = told.iter().position(|t| t.node == shown).unwrap();
    let of = told.iter().position(|t| t.node == battle.node).unwrap();
    assert!(at >= of, "the battle is fought there");
    press(&mut w, Key::Escape);
    assert!(!says(&w, "Replay it"), "the card first");
    assert_eq!(room(&w).shown_node(), shown, "and only the card");
    press(&mut w, Key::Escape);
    assert_eq!(room(&w).shown_node(), present);
}

#[test]
fn the_turn_is_played_again_action_by_action_and_ends_in_the_present() {
    let home = tempfile::tempdir().unwrap();
    let mut w = handed_over(home.path());
    let told = first_part(&w);
    let present = room(&w).table().glance();
    click(&mut w, "fast");
    assert_eq!(w.state().settings().pace, 2);
    push(&mut w, Command::Room(Box::new(Deed::Replay)));
    assert!(room(&w).replays());
    let mut seen = vec![room(&w).shown_node()];
    for _ in 0..20 * told.len() {
        w.step();
        let now = room(&w).shown_node();
        if seen.last() != Some(&now) {
            seen.push(now);
        }
        if !room(&w).replays() {
            break;
        }
    }
    assert!(!room(&w).replays(), "it ends by itself");
    let mut expected = vec![told[0].parent];
    expected.extend(told.iter().map(|t| t.node));
    if expected.last() != Some(&present.node) {
        expected.push(present.node);
    }
    let silent = |node| told.iter().any(|t| t.node == node && t.lines.is_empty());
    let loud = |nodes: Vec<_>| -> Vec<_> { nodes.into_iter().filter(|&n| !silent(n)).collect() };
    assert_eq!(loud(seen), loud(expected));
    assert_eq!(room(&w).table().glance(), present, "nothing was played");
}

#[test]
fn nothing_secret_is_told_and_nothing_where_nothing_was_seen() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), &MEADOW, 0, seeded(3));
    click(&mut w, "I am here");
    click(&mut w, "Lay the mine in field 3");
    if says(&w, "I am here") {
        click(&mut w, "I am here");
    }
    assert!(!says(&w, "Replay it"), "nothing was to be seen");
    push(&mut w, Command::Room(Box::new(Deed::Report)));
    w.run_steps(3);
    assert!(says(&w, "the layer · field 0"));
    assert!(says(&w, "A mine is laid, or none."));
    assert!(!says(&w, "The mine is laid in field 3"));
}

#[test]
fn headings_tell_that_a_phase_begins_and_arrows_lie_on_the_map_of_their_time_only() {
    let home = tempfile::tempdir().unwrap();
    let mut w = handed_over(home.path());
    let chapters = &room(&w).turn_told().unwrap().chapters;
    let lines: Vec<&str> = chapters
        .iter()
        .flat_map(|c| &c.lines)
        .map(|it| it.text.as_str())
        .collect();
    assert!(!lines.is_empty());
    let said = |told: &Told| told.lines.iter().filter(|line| line.opens).count();
    assert!(first_part(&w).iter().map(said).sum::<usize>() > 0);
    assert!(
        !lines.iter().any(|line| line.ends_with("phase begins.")),
        "{lines:?}"
    );
    assert!(chapters.iter().any(|chapter| !chapter.arrows.is_empty()));
    let strokes = |w: &Window<'_>| room(w).report_arrows().len();
    assert!(strokes(&w) > 0);
    let deed = |deed| Command::Room(Box::new(deed));
    push(&mut w, deed(Deed::LookAt(Some(NodeId(0)))));
    w.run_steps(3);
    assert_eq!(strokes(&w), 0, "nothing of it has been done yet");
    push(&mut w, deed(Deed::LookAt(None)));
    w.run_steps(3);
    assert!(strokes(&w) > 0);
    // Whoever plays on has the map for himself; the card stays.
    let picks = |w: &mut Window<'_>, picked: Selection| {
        push(w, deed(Deed::Do(Effect::Select(picked))));
        w.run_steps(3);
    };
    let place = room(&w).table().map().places[0].name.clone();
    picks(
        &mut w,
        Selection {
            place: Some(place),
            ..Selection::default()
        },
    );
    assert_eq!(strokes(&w), 0, "something is picked");
    picks(&mut w, Selection::default());
    assert!(strokes(&w) > 0, "nothing is");
    let first = room(&w).table().legal(None)[0].action.clone();
    push(&mut w, deed(Deed::Do(Effect::Play(vec![first]))));
    w.run_steps(3);
    assert_eq!(strokes(&w), 0, "something was done");
    assert!(room(&w).turn_told().is_some());
}

#[test]
fn what_a_turn_began_with_is_told_with_it_and_not_with_the_turn_before() {
    let home = tempfile::tempdir().unwrap();
    let mut arrived = false;
    for seed in 1..9 {
        let mut w = begin(home.path(), tabletop::entry(), 0, seeded(seed));
        for _ in 0..5 {
            let clock = room(&w).table().glance().clock.0;
            play(&mut w, seed, |table| {
                let glance = table.glance();
                glance.clock.0[..2] != clock[..2] || glance.to_act.is_none()
            });
            w.run_steps(3);
            let Some(card) = room(&w).turn_told() else {
                continue;
            };
            let table = room(&w).table();
            let last = table.told(table.glance().node).unwrap().lines;
            let begun = last.iter().position(|line| line.opens).unwrap();
            let lines = || card.chapters.iter().flat_map(|chapter| &chapter.lines);
            for line in &last[begun..] {
                assert!(lines().all(|told| *told != line.told), "{:?}", line.told);
            }
            let first = card.chapters[0].nodes[0];
            let before = card.chapters[0].title == "When it began";
            let before = before.then(|| table.told(first).unwrap().lines);
            for line in before.iter().flatten().skip_while(|line| !line.opens) {
                assert!(line.opens || lines().any(|told| *told == line.told));
                arrived |= line.told.text.contains(" arrives ");
            }
        }
    }
    assert!(arrived, "somebody came");
}
