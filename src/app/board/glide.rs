//! Counters that change their hex glide there, so that the eye can follow: a
//! retreat, a breakout, the computer's moves, a step back.

use crate::present::board::{BoardModel, CounterView};
use crate::present::display::Point;
use crate::present::draw::stack::Layout;
use crate::space::shape::PlaceId;
use std::collections::BTreeMap;

/// How long a counter is on its way.
const SECS: f64 = 0.32;

/// How long a counter takes that leaves the map.
const AWAY_SECS: f64 = 1.2;

/// When more counters than this change their hex at once, it is another
/// position and not a move.
const MOST: usize = 8;

/// One counter on its way.
#[derive(Clone, Copy, Debug)]
struct Glide {
    key: u8,
    from: Point,
    since: f64,
}

/// A counter on its way out of the map.
#[derive(Clone, Debug)]
struct Leaving {
    view: CounterView,
    size: f32,
    ends: [Point; 2],
    since: f64,
}

/// Where the counters were, and which are on their way.
#[derive(Default, Debug)]
pub(super) struct Glides {
    /// The counters as they were last, where units can leave the map.
    counters: Vec<CounterView>,
    leaving: Vec<Leaving>,
    places: BTreeMap<u8, (PlaceId, Point)>,
    under_way: Vec<Glide>,
    /// A counter that was let go by hand, where and when: it glides from there
    /// once it has moved, some frames later.
    let_go: Option<(u8, Point, f64)>,
}

impl Glides {
    /// A counter was let go by hand at this place of the board.
    pub(super) const fn let_go(&mut self, key: u8, at: Point, now: f64) {
        self.let_go = Some((key, at, now));
    }

    /// Sees how the counters lie now, and puts those that changed their hex on
    /// their way if `on`. Whether any is under way.
    pub(super) fn follow(&mut self, layout: &Layout, now: f64, on: bool) -> bool {
        let before = std::mem::take(&mut self.places);
        let now_at = layout.spots.iter().map(|s| (s.key, (s.hex, s.at)));
        self.places = now_at.collect();
        self.under_way
            .retain(|g| on && now - g.since < SECS && self.places.contains_key(&g.key));
        self.let_go = self.let_go.filter(|&(.., since)| now - since < SECS);
        let moved: Vec<Glide> = self
            .places
            .iter()
            .filter_map(|(&key, &(hex, _))| {
                let &(_, from) = before.get(&key).filter(|(was, _)| *was != hex)?;
                let by_hand = self.let_go.filter(|&(k, ..)| k == key);
                Some(Glide {
                    key,
                    from: by_hand.map_or(from, |(_, at, _)| at),
                    since: now,
                })
            })
            .collect();
        if on && moved.len() <= MOST {
            let begun = |g: &Glide| moved.iter().any(|m| m.key == g.key);
            self.under_way.retain(|g| !begun(g));
            self.under_way.extend(moved);
        }
        !self.under_way.is_empty()
    }

    /// Sees which counters have left the map by one of its ways out since the frame
    /// before, where they lay as `was` says, and puts them on their way there if `on`.
    /// Whether any is under way.
    pub(super) fn see_off(
        &mut self,
        (model, was): (&BoardModel, &Layout),
        now: f64,
        on: bool,
    ) -> bool {
        self.leaving.retain(|it| on && now - it.since < AWAY_SECS);
        if model.departures.by.is_empty() {
            self.counters.clear();
            return false;
        }
        if self.counters == model.counters {
            return !self.leaving.is_empty();
        }
        let before = std::mem::replace(&mut self.counters, model.counters.clone());
        let gone = |view: &CounterView| {
            model.departures.units.contains(&view.key) && model.counter(view.key).is_none()
        };
        let gone: Vec<CounterView> = before.into_iter().filter(gone).collect();
        if !on || gone.len() > MOST {
            return !self.leaving.is_empty();
        }
        for view in gone {
            let Some(spot) = was.spots.iter().find(|spot| spot.key == view.key) else {
                continue;
            };
            // From the middle of their hex, so that all of a stack leave by the same way.
            let left = model.map.tiling.centre(spot.hex);
            let far = |at: Point| (at[0] - left[0]).hypot(at[1] - left[1]);
            let ways = model.departures.by.iter();
            let ways = ways.map(|&hex| model.map.tiling.centre(hex));
            if let Some(to) = ways.min_by(|a, b| far(*a).total_cmp(&far(*b))) {
                self.leaving.push(Leaving {
                    size: spot.size,
                    ends: [spot.at, to],
                    since: now,
                    view,
                });
            }
        }
        !self.leaving.is_empty()
    }

    /// The counters that leave the map, where they are at this moment and how large;
    /// they come to rest where they leave it before they are gone.
    pub(super) fn away(&self, now: f64) -> impl Iterator<Item = (&CounterView, Point, f32)> {
        self.leaving.iter().map(move |it| {
            let t = gently((now - it.since) / (AWAY_SECS * 0.8));
            let [from, to] = it.ends;
            let at = [0, 1].map(|axis| from[axis] * (1.0 - t) + to[axis] * t);
            (&it.view, at, it.size)
        })
    }

    /// The lay-out as it looks at this moment: counters under way above all
    /// others. Where they can be clicked is where they are bound for.
    pub(super) fn shift(&self, layout: &mut Layout, now: f64) {
        let (mut moving, mut lying) = (Vec::new(), Vec::new());
        for mut spot in layout.spots.drain(..) {
            match self.under_way.iter().find(|g| g.key == spot.key) {
                Some(glide) => {
                    let t = gently((now - glide.since) / SECS);
                    for axis in 0..2 {
                        spot.at[axis] = glide.from[axis] * (1.0 - t) + spot.at[axis] * t;
                    }
                    spot.covered = false;
                    moving.push(spot);
                }
                None => lying.push(spot),
            }
        }
        lying.append(&mut moving);
        layout.spots = lying;
    }
}

/// How much of a way lies behind after this share of its time: it starts and stops
/// gently.
fn gently(share: f64) -> f32 {
    let t = (share as f32).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::draw::sample;

    fn at(layout: &Layout, key: u8) -> Point {
        layout.spots.iter().find(|s| s.key == key).unwrap().at
    }

    /// The sample board, and the same with one counter in another hex.
    fn two() -> (Layout, Layout, u8) {
        let mut model = sample::model();
        let before = Layout::of(&model, None, None);
        let key = model.counters[0].key;
        let free = |hex: &PlaceId| model.in_hex(*hex).next().is_none();
        let to = model.map.tiling.all().iter().find(free).unwrap();
        model.counters[0].hex = to;
        (before, Layout::of(&model, None, None), key)
    }

    #[test]
    fn a_counter_that_changes_its_hex_is_seen_on_its_way_and_arrives() {
        let (before, after, key) = two();
        let mut glides = Glides::default();
        assert!(!glides.follow(&before, 1.0, true));
        assert!(glides.follow(&after, 2.0, true));
        let seen = |glides: &Glides, now: f64| {
            let mut layout = after.clone();
            glides.shift(&mut layout, now);
            at(&layout, key)
        };
        assert_eq!(seen(&glides, 2.0), at(&before, key));
        let half = seen(&glides, 2.0 + SECS / 2.0);
        let ends = at(&before, key).into_iter().zip(at(&after, key));
        for ((a, b), half) in ends.zip(half) {
            assert!((half - f32::midpoint(a, b)).abs() < 1e-4);
        }
        assert_eq!(seen(&glides, 2.0 + SECS), at(&after, key));
        let late = 2.0 + SECS + 0.01;
        assert!(!glides.follow(&after, late, true), "it has arrived");
    }

    #[test]
    fn nothing_glides_when_movement_on_the_screen_is_off() {
        let (before, after, _) = two();
        let mut glides = Glides::default();
        glides.follow(&before, 1.0, false);
        assert!(!glides.follow(&after, 2.0, false));
    }

    #[test]
    fn a_counter_let_go_by_hand_glides_from_the_hand() {
        let (before, after, key) = two();
        let mut glides = Glides::default();
        glides.follow(&before, 1.0, true);
        glides.let_go(key, [3.0, 4.0], 1.9);
        // What is done is seen a frame later.
        glides.follow(&before, 1.9, true);
        glides.follow(&after, 2.0, true);
        let mut layout = after;
        glides.shift(&mut layout, 2.0);
        assert_eq!(at(&layout, key), [3.0, 4.0]);
    }

    #[test]
    fn another_position_is_shown_at_once() {
        let (before, _, _) = two();
        let mut other = before.clone();
        let model = sample::model();
        let hexes: Vec<PlaceId> = model.map.tiling.all().iter().collect();
        assert!(other.spots.len() > MOST);
        for spot in &mut other.spots {
            let next = hexes.iter().position(|&h| h == spot.hex).unwrap() + 1;
            spot.hex = hexes[next % hexes.len()];
        }
        let mut glides = Glides::default();
        glides.follow(&before, 1.0, true);
        assert!(!glides.follow(&other, 2.0, true));
    }

    #[test]
    fn a_unit_that_leaves_the_map_is_seen_to_go_and_one_that_is_lost_is_not() {
        let mut model = sample::model();
        let was = Layout::of(&model, None, None);
        let exit = model.map.tiling.all().iter().last().unwrap();
        model.departures.by = vec![exit];
        let mut glides = Glides::default();
        assert!(!glides.see_off((&model, &was), 1.0, true));
        let escapes = model.counters.remove(0);
        model.counters.remove(0);
        model.departures.units = vec![escapes.key];
        assert!(glides.see_off((&model, &was), 2.0, true));
        let seen = |glides: &Glides, now| -> Vec<(u8, Point)> {
            let away = glides.away(now);
            away.map(|(view, at, _)| (view.key, at)).collect()
        };
        assert_eq!(
            seen(&glides, 2.0),
            [(escapes.key, at(&was, escapes.key))],
            "the other one was eliminated"
        );
        let out = model.map.tiling.centre(exit);
        assert_eq!(seen(&glides, 2.0 + AWAY_SECS), [(escapes.key, out)]);
        assert!(!glides.see_off((&model, &was), 2.1 + AWAY_SECS, true));
        let mut still = Glides::default();
        model.counters.insert(0, escapes);
        still.see_off((&model, &was), 1.0, false);
        model.counters.remove(0);
        assert!(!still.see_off((&model, &was), 2.0, false), "turned off");
    }
}
