//! What a side may know of the mines [9.5.4], and what it can imagine of the rest.

use super::action::Action;
use super::apply::ordered;
use super::event::Event;
use super::ids::{CONFEDERATE, Mine, Site};
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
fn fillings(setup: &Setup, markers: Markers) -> Fillings {
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

/// What was laid, area by area, after all that everybody saw: markers taken up again
/// and the order in which they were laid leave no trace.
pub(super) fn covered(setup: &Setup, steps: &[Action]) -> Vec<Action> {
    let mut laid: Vec<(Site, u8)> = Vec::new();
    let mut open = Vec::new();
    for &step in steps {
        match step {
            Action::Lay { site, points } => laid.push((site, points)),
            Action::Lift { site, points } => {
                if let Some(at) = laid.iter().rposition(|l| *l == (site, points)) {
                    laid.remove(at);
                }
            }
            seen => open.push(seen),
        }
    }
    laid.sort_by_key(|&(site, points)| (setup.field(site), std::cmp::Reverse(points)));
    let lay = |(site, points)| Action::Lay { site, points };
    open.into_iter().chain(laid.into_iter().map(lay)).collect()
}

/// What fillings an area can have, with the points and dummies of each.
type Fillings = Vec<(Markers, u8, u8)>;

fn left(have: usize, need: u8) -> Option<usize> {
    have.checked_sub(usize::from(need))
}

/// `[area][points][dummies]`: how many ways there are to fill this area and those after
/// it with just so many points and at most so many dummies.
fn counted(choices: &[Fillings], points: usize, dummies: usize) -> Vec<Vec<Vec<usize>>> {
    let mut ways = vec![vec![vec![0_usize; dummies + 1]; points + 1]; choices.len() + 1];
    ways[choices.len()][0].fill(1);
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
    ways
}

/// How likely it is that so many points lie in an area, 0, 1, 2 and so on, when every
/// way to fill the markers that are not known is as likely as any other.
pub(super) fn likely(setup: &Setup, seen: &State, site: Site) -> Vec<f64> {
    let lie = seen.markers(setup, site);
    let mut spread = vec![0.0; usize::from(setup.parts().mines.most_points) + 1];
    let mut add = |points: u8, share: f64| {
        let most = spread.len() - 1;
        spread[usize::from(points).min(most)] += share;
    };
    let known = lie.iter().map(|m| m.mine.points()).sum();
    let open = lie.iter().all(|m| m.mine != Mine::Unknown);
    let Some(field) = setup.field(site).filter(|_| !open) else {
        add(known, 1.0);
        return spread;
    };
    // The area that is asked about comes first: then each of its fillings is counted
    // with all the ways of the others.
    let mut choices: Vec<_> = seen.mines.iter().map(|m| fillings(setup, *m)).collect();
    choices.swap(0, field);
    let (points, dummies) = (usize::from(seen.unseen), usize::from(seen.dummies));
    let ways = counted(&choices, points, dummies);
    let all = ways[0][points][dummies].max(1) as f64;
    for (markers, x, y) in &choices[0] {
        let (Some(rest), Some(spare)) = (left(points, *x), left(dummies, *y)) else {
            continue;
        };
        let lie: u8 = markers.iter().map(|m| m.mine.points()).sum();
        add(lie, ways[1][rest][spare] as f64 / all);
    }
    spread
}

/// Whether there is a truth that looks like what is seen.
pub(super) fn may_be(setup: &Setup, state: &State) -> bool {
    let unknown = |m: &Marker| m.mine == Mine::Unknown;
    if !state.mines.iter().flatten().any(unknown) {
        return true;
    }
    let choices: Vec<_> = state.mines.iter().map(|m| fillings(setup, *m)).collect();
    let (points, dummies) = (usize::from(state.unseen), usize::from(state.dummies));
    counted(&choices, points, dummies)[0][points][dummies] > 0
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
    let ways = counted(&choices, points, dummies);
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
