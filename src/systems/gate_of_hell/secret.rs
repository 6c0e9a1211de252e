//! What a side may know of the mines [9.5.4], and what it can imagine of the rest.

use super::apply::ordered;
use super::event::Event;
use super::ids::{CONFEDERATE, Mine};
use super::setup::Setup;
use super::state::{Marker, Markers, Stage, State};
use crate::engine::Viewer;

/// Whether somebody sees the Confederate's markers from below.
#[must_use]
pub(super) fn knows(viewer: Viewer) -> bool {
    matches!(viewer, Viewer::All) || viewer == Viewer::Side(CONFEDERATE)
}

fn masked(markers: &mut Markers) {
    for marker in markers.iter_mut().filter(|m| m.down) {
        marker.mine = Mine::Unknown;
    }
    ordered(markers);
}

/// Puts *unknown* for every marker that lies face down; while they are laid, the
/// other side does not even see how many there are.
pub(super) fn hide(state: &mut State, viewer: Viewer) {
    if knows(viewer) {
        return;
    }
    if state.stage == Stage::SetUp {
        state.mines = [[Marker::NONE; 2]; super::setup::MOST_FIELDS];
    }
    // What is being laid is seen when all of it lies.
    if state.bought != (0, 0) {
        state.mines = state.before;
    }
    state.mines.iter_mut().for_each(masked);
    state.before.iter_mut().for_each(masked);
}

/// What somebody sees of an event.
pub(super) fn hide_event(event: &Event, viewer: Viewer) -> Option<Event> {
    if knows(viewer) {
        return Some(*event);
    }
    match *event {
        Event::Laid { .. } | Event::Lifted { .. } => None,
        Event::SetUp {
            mut mines,
            points,
            dummies,
        } => {
            mines.iter_mut().for_each(masked);
            Some(Event::SetUp {
                mines,
                points,
                dummies,
            })
        }
        _ => Some(*event),
    }
}

/// What the two markers of an area can be, with their points and dummies.
fn fillings(setup: &Setup, markers: Markers) -> Vec<(Markers, u8, u8)> {
    let most = setup.parts().mines.most_points;
    let shown: u8 = markers
        .iter()
        .filter(|m| !m.down)
        .map(|m| m.mine.points())
        .sum();
    let hidden: Vec<usize> = (0..2)
        .filter(|&i| markers[i].down && markers[i].mine != Mine::None)
        .collect();
    let kinds = [Mine::Two, Mine::One, Mine::Dummy];
    let mut all = Vec::new();
    let mut add = |kinds: &[Mine]| {
        let points: u8 = kinds.iter().map(|m| m.points()).sum();
        if shown + points > most {
            return;
        }
        let mut filled = markers;
        for (&i, &mine) in hidden.iter().zip(kinds) {
            filled[i] = Marker::hidden(mine);
        }
        ordered(&mut filled);
        let dummies = kinds.iter().filter(|m| **m == Mine::Dummy).count();
        all.push((filled, points, u8::try_from(dummies).unwrap_or(u8::MAX)));
    };
    match hidden.len() {
        0 => add(&[]),
        1 => kinds.iter().for_each(|&a| add(&[a])),
        _ => {
            for (i, &a) in kinds.iter().enumerate() {
                kinds[i..].iter().for_each(|&b| add(&[a, b]));
            }
        }
    }
    all
}

/// Some truth that looks like what is seen: every way to fill the hidden markers is
/// as likely as any other.
pub(super) fn imagine(setup: &Setup, state: &mut State, below: &mut dyn FnMut(usize) -> usize) {
    let laying = state.bought != (0, 0);
    let unknown = state
        .mines
        .iter()
        .flatten()
        .any(|m| m.mine == Mine::Unknown);
    if !unknown {
        return;
    }
    let choices: Vec<_> = state.mines.iter().map(|m| fillings(setup, *m)).collect();
    let (points, dummies) = (usize::from(state.unseen), usize::from(state.dummies));
    // ways[area][points][dummies]: how many ways there are to fill this area and
    // those after it with just so many points and at most so many dummies.
    let mut ways = vec![vec![vec![0_usize; dummies + 1]; points + 1]; choices.len() + 1];
    ways[choices.len()][0].fill(1);
    let left = |have: usize, need: u8| have.checked_sub(usize::from(need));
    for area in (0..choices.len()).rev() {
        for p in 0..=points {
            for d in 0..=dummies {
                let each = choices[area]
                    .iter()
                    .filter_map(|(_, x, y)| Some(ways[area + 1][left(p, *x)?][left(d, *y)?]));
                ways[area][p][d] = each.sum();
            }
        }
    }
    let (mut p, mut d) = (points, dummies);
    for (area, options) in choices.iter().enumerate() {
        let mut drawn = below(ways[area][p][d]);
        for (markers, x, y) in options {
            let (Some(rest), Some(spare)) = (left(p, *x), left(d, *y)) else {
                continue;
            };
            let here = ways[area + 1][rest][spare];
            if drawn < here {
                state.mines[area] = *markers;
                (p, d) = (rest, spare);
                break;
            }
            drawn -= here;
        }
    }
    if laying {
        state.before = state.mines;
    }
}
