//! Every route out of a hex, worked out once: what listing movement looks up.

use super::action::Route;
use crate::hex::{Grid, HexId, HexMask, Hexsides, Id, Set};

/// A route, by its number among those out of its hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RouteNo(u8);

impl Id for RouteNo {
    fn index(self) -> usize {
        self.0.into()
    }
    fn from_index(index: usize) -> Self {
        Self(u8::try_from(index).unwrap_or(u8::MAX))
    }
}

/// How far a unit goes [8.0, 8.2].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reach {
    /// One hex.
    One,
    /// Two hexes, with one woods hex and one river at the most.
    Two,
    /// Two hexes over any terrain.
    TwoAnywhere,
}

impl Reach {
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::TwoAnywhere];
}

/// Per hex, by its number, how many routes out of it are within a reach; none
/// for numbers that are no hex's.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct RouteCounts([[u8; 256]; 3]);

impl RouteCounts {
    pub fn new(routes: &[Routes]) -> Self {
        let count = |reach, hex: usize| routes.get(hex).map_or(0, |r| r.count(reach));
        let row =
            |reach| std::array::from_fn(|hex| u8::try_from(count(reach, hex)).unwrap_or(u8::MAX));
        Self(Reach::ALL.map(row))
    }

    #[inline]
    pub fn of(&self, reach: Reach) -> &[u8; 256] {
        &self.0[reach as usize]
    }
}

impl Default for RouteCounts {
    fn default() -> Self {
        Self([[0; 256]; 3])
    }
}

/// The routes out of one hex: at most 6 of one hex and 36 of two.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Routes {
    /// One hex first, then by the numbers of their hexes.
    routes: Vec<Route>,
    one: Set<RouteNo>,
    two: Set<RouteNo>,
    /// The members of `two` in order, so that the n-th is at hand.
    two_in_order: Vec<RouteNo>,
    /// The hexes that any of the routes enters.
    near: HexMask,
    /// Per hex of the map, the routes that enter it.
    through: Vec<Set<RouteNo>>,
}

impl Routes {
    pub fn out_of(from: HexId, grid: &Grid, river: &Hexsides, woods: HexMask) -> Self {
        let ones = grid.around(from).iter().map(|first| Route {
            first,
            second: None,
        });
        let twos = grid.around(from).iter().flat_map(|first| {
            let seconds = grid.around(first).iter().map(Some);
            seconds.map(move |second| Route { first, second })
        });
        let mut all = Self {
            routes: ones.chain(twos).collect(),
            through: vec![Set::EMPTY; grid.len()],
            ..Self::default()
        };
        for (i, route) in all.routes.iter().enumerate() {
            let number = RouteNo::from_index(i);
            let easy = route.second.is_none_or(|second| {
                let two_woods = woods.contains(route.first) && woods.contains(second);
                let two_rivers =
                    river.between(from, route.first) && river.between(route.first, second);
                !two_woods && !two_rivers
            });
            all.one.set(number, route.second.is_none());
            all.two.set(number, easy);
            for hex in route.hexes() {
                all.near.insert(hex);
                all.through[hex.index()].insert(number);
            }
        }
        all.two_in_order = all.two.iter().collect();
        all
    }

    /// How many routes are within reach.
    pub fn count(&self, reach: Reach) -> usize {
        match reach {
            Reach::One => self.one.len(),
            Reach::Two => self.two_in_order.len(),
            Reach::TwoAnywhere => self.routes.len(),
        }
    }

    /// The n-th of the routes within reach, if it is [`open`](Self::open): if it
    /// enters none of the `barred` hexes.
    pub fn nth_if_open(&self, reach: Reach, n: usize, barred: HexMask) -> Option<Route> {
        let number = match reach {
            // The routes of one hex come first.
            Reach::One | Reach::TwoAnywhere => RouteNo::from_index(n),
            Reach::Two => *self.two_in_order.get(n)?,
        };
        let route = self.get(number)?;
        let enters_barred = route.hexes().any(|hex| barred.contains(hex));
        (!enters_barred).then_some(route)
    }

    /// The routes within reach that enter none of the `barred` hexes.
    pub fn open(&self, reach: Reach, barred: HexMask) -> Set<RouteNo> {
        let mut open = match reach {
            Reach::One => self.one,
            Reach::Two => self.two,
            Reach::TwoAnywhere => Set::first_n(self.routes.len()),
        };
        for hex in self.near & barred {
            open -= self.through[hex.index()];
        }
        open
    }

    /// The route with a number of [`open`](Self::open).
    pub fn get(&self, number: RouteNo) -> Option<Route> {
        self.routes.get(number.index()).copied()
    }
}
