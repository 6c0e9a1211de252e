//! What a plan comes to by the end of the next player turn of whoever decides: what must stand
//! where by then, told by games that are played on from it. Some come to more than others, and
//! where units stand in those and not in the others is what it takes.

use crate::engine::mean_and_error;
use crate::space::shape::PlaceId;
use crate::words::{self, decimal, tr};
use std::collections::BTreeSet;

/// So many games are played on.
pub const GAMES: u32 = 144;

/// One of so many of them counts as one of the best.
const BEST: usize = 3;

/// So many places are told.
const PLACES: usize = 3;

/// A place is told that is held in at least so many of the best, and in so many fewer of the
/// others. With 48 and 96 games such a difference is 3.5 of its standard errors.
const HELD: [f64; 2] = [0.5, 0.3];

/// So many units more or fewer, on average, are worth a word, and so many standard errors.
const UNITS: f64 = 0.5;
const ERRORS: f64 = 3.0;

/// How a side stands in a game that was played on.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedOn {
    /// What it expects there, in points.
    pub worth: f64,
    /// Where it has units.
    pub places: Vec<PlaceId>,
    /// How many enemy units have no supply line, and how many of its own.
    pub cut_off: [usize; 2],
}

/// What tells the best of these games from the others. Pairs are of the best and of the others.
#[derive(Clone, PartialEq, Debug)]
pub struct NextTurn {
    /// How many were best, and how many others there were.
    games: [usize; 2],
    /// Places where units stand, with the shares of the games in which they do.
    places: Vec<(PlaceId, [f64; 2])>,
    /// How many enemy units are cut off on average, and how many own units, where that is a
    /// reason why they are best.
    cut_off: [Option<[f64; 2]>; 2],
}

impl NextTurn {
    /// What tells them apart; `None` if nothing does that is worth a word.
    #[must_use]
    pub fn of(mut games: Vec<PlayedOn>) -> Option<Self> {
        games.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let (best, others) = games.split_at_checked(games.len() / BEST)?;
        if best.is_empty() {
            return None;
        }
        let both = [best, others];
        let means = |count: &dyn Fn(&PlayedOn) -> usize| {
            both.map(|games| mean_and_error(games.iter().map(|game| count(game) as f64)))
        };
        let mean = |count: &dyn Fn(&PlayedOn) -> usize| means(count).map(|(mean, _)| mean);
        let held = best.iter().flat_map(|game| game.places.iter());
        let held: BTreeSet<PlaceId> = held.copied().collect();
        let shares = held.into_iter().map(|place| {
            let holds = |game: &PlayedOn| usize::from(game.places.contains(&place));
            (place, mean(&holds))
        });
        let tells =
            |(_, [with, less]): &(PlaceId, [f64; 2])| *with >= HELD[0] && with - less >= HELD[1];
        let mut places: Vec<(PlaceId, [f64; 2])> = shares.filter(tells).collect();
        places.sort_by(|(_, a), (_, b)| (b[0] - b[1]).total_cmp(&(a[0] - a[1])));
        places.truncate(PLACES);
        let found = Self {
            games: both.map(<[PlayedOn]>::len),
            places,
            // More of the enemy's, fewer of their own: what goes the other way is no reason
            // why they are better, and what chance alone may do is none either.
            cut_off: [(0, 1.0), (1, -1.0)].map(|(whose, sign): (usize, f64)| {
                let [(with, a), (less, b)] = means(&|game| game.cut_off[whose]);
                let more = sign * (with - less);
                (more >= UNITS && more >= ERRORS * a.hypot(b)).then_some([with, less])
            }),
        };
        let differs = found.cut_off.iter().any(Option::is_some);
        (differs || !found.places.is_empty()).then_some(found)
    }

    /// The places that are told, the one first that tells games apart most.
    pub fn places(&self) -> impl Iterator<Item = PlaceId> {
        self.places.iter().map(|&(place, _)| place)
    }

    /// The same in a sentence, with what places are called.
    #[must_use]
    pub fn told(&self, called: impl Fn(PlaceId) -> String) -> String {
        let percent = |share: f64| decimal(100.0 * share, 0);
        let places = self.places.iter().map(|&(place, [with, less])| {
            tr!(
                "next-turn-place",
                place = called(place),
                with = percent(with),
                less = percent(less)
            )
        });
        let places: Vec<String> = places.collect();
        let mut parts = Vec::new();
        if !places.is_empty() {
            parts.push(tr!("next-turn-places", places = words::all_of(&places)));
        }
        for (whose, told) in ["enemy", "own"].into_iter().zip(self.cut_off) {
            if let Some([with, less]) = told {
                parts.push(tr!(
                    "next-turn-cut-off",
                    whose = whose,
                    with = decimal(with, 1),
                    less = decimal(less, 1)
                ));
            }
        }
        tr!(
            "next-turn",
            games = self.games[0] + self.games[1],
            best = self.games[0],
            told = parts.join("; ")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::Id as _;

    fn game(worth: f64, places: &[usize], cut_off: [usize; 2]) -> PlayedOn {
        PlayedOn {
            worth,
            places: places.iter().map(|&n| PlaceId::from_index(n)).collect(),
            cut_off,
        }
    }

    #[test]
    fn what_is_held_in_the_best_games_and_not_in_the_others_is_told_and_nothing_else() {
        let mut games = Vec::new();
        for n in 0..9 {
            let worth = f64::from(n);
            // Place 1 is held in all of them, place 2 in the best, place 3 in the others.
            games.push(match n {
                6.. => game(worth, &[1, 2], [4, 0]),
                _ => game(worth, &[1, 3], [1, 0]),
            });
        }
        let found = NextTurn::of(games.clone()).unwrap();
        assert_eq!(found.games, [3, 6]);
        assert_eq!(found.places, [(PlaceId::from_index(2), [1.0, 0.0])]);
        assert_eq!(found.cut_off, [Some([4.0, 1.0]), None]);
        let told = found.told(|place| format!("hex {}", place.index()));
        assert!(told.contains("hex 2") && told.contains('4'), "{told}");
        assert!(!told.contains("hex 1") && !told.contains("own"), "{told}");
        // Nothing tells games apart that stand alike.
        let alike = games.iter().map(|one| game(one.worth, &[1], [1, 1]));
        assert_eq!(NextTurn::of(alike.collect()), None);
        assert_eq!(NextTurn::of(Vec::new()), None);
        assert_eq!(NextTurn::of(vec![game(0.0, &[1], [0, 0])]), None);
    }
}
