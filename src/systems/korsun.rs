//! What really happened in the Korsun Pocket, for every system that plays that battle on
//! the map of 20-km places: facts from the literature (see the sources it names), good
//! to one place; what is uncertain stands on neither list.

use crate::engine::SideNo;
use crate::present::system::{Beside, Chronicle, Happened, Ring};
use crate::words::tr;

/// Where the units of the two encircled corps stood on 24 January.
pub const SALIENT: [&str; 14] = [
    "C2", "C6", "D2", "D3", "D4", "D5", "D6", "E1", "E2", "E3", "E4", "F2", "F3", "F4",
];

/// The end of a game turn: what the attackers held, what the defenders held outside
/// the pocket, the pocket, and whether it was closed.
struct End {
    attackers: &'static str,
    defenders: &'static str,
    pocket: &'static str,
    closed: bool,
}

const ENDS: [End; 8] = [
    End {
        attackers: "B1 C1 C5 C6 C7 D1 D2 D7 E6 F6 G2",
        defenders: "A1 A2 A3 A4 A5 A6 B2 B3 B4 B5 B6 B7 C3",
        pocket: "C2 D3 D4 D5 D6 E1 E2 E3 E4 F2 F3 F4 G3",
        closed: false,
    },
    End {
        attackers: "B1 C1 C2 C3 C4 C5 C6 C7 D1 D2 D6 D7 E6 F6 G1 G2",
        defenders: "A1 A2 A3 A4 A5 A6 B3 B5 B6 B7",
        pocket: "D3 D4 D5 E1 E2 E3 E4 F3 F4 G3",
        closed: true,
    },
    End {
        attackers: "B1 C1 C2 C3 C4 C5 C6 C7 D1 D2 D5 D6 D7 E1 E5 E6 F1 F2 F5 F6 G1 G2 G3",
        defenders: "A1 A2 A3 A4 A5 A6 B3 B4 B5 B6 B7",
        pocket: "D3 E2 E3 E4 F3 F4",
        closed: true,
    },
    End {
        attackers: "B1 C1 C3 C4 C5 C6 C7 D1 D2 D5 D6 D7 E1 E5 E6 F1 F2 F5 F6 G1 G2 G3",
        defenders: "A1 A2 A3 A4 A5 A6 B2 B3 B4 B5 B6 B7",
        pocket: "D3 D4 E2 E3 E4",
        closed: true,
    },
    End {
        attackers: "B1 C1 C2 C3 C4 C5 C6 C7 D1 D2 D4 D5 D6 D7 E1 E5 E6 F1 F2 F3 F4 F5 F6 G1 G2 G3",
        defenders: "A1 A2 A3 A4 A5 A6 B2 B3 B4 B5 B6 B7",
        pocket: "D3 E3 E4",
        closed: true,
    },
    End {
        attackers: "B1 C1 C3 C4 C5 C6 C7 D1 D2 D4 D5 D6 D7 E1 E4 E5 E6 F1 F2 F3 F4 F5 F6 G1 G2 G3",
        defenders: "A1 A2 A3 A4 A5 A6 B2 B3 B4 B5 B6 B7",
        pocket: "D3 E3",
        closed: true,
    },
    End {
        attackers: "B1 C1 C3 C4 C5 C6 C7 D1 D2 D4 D5 D6 D7 E1 E2 E3 E4 E5 E6 F1 F2 F3 F4 F5 F6 G1 G2 G3",
        defenders: "A1 A2 A3 A4 A5 A6 B2 B3 B4 B5 B6 B7 C2",
        pocket: "D3",
        closed: true,
    },
    End {
        attackers: "B1 C1 C3 C4 C5 C6 C7 D1 D2 D4 D5 D6 D7 E1 E2 E3 E4 E5 E6 F1 F2 F3 F4 F5 F6 G1 G2 G3",
        defenders: "A1 A2 A3 A4 A5 A6 B2 B3 B4 B5 B6 B7 C2",
        pocket: "",
        closed: false,
    },
];

/// Names of places, one after the other.
fn places(names: &str) -> impl Iterator<Item = String> {
    names.split_whitespace().map(str::to_owned)
}

/// All of it. Where the turns of a game begin a day `earlier` than those that the
/// sources are told by here, that is said.
#[must_use]
pub fn history(earlier: bool) -> Chronicle {
    let turns = (1..).zip(&ENDS).map(|(turn, end)| {
        let key = format!("t{turn}");
        Happened {
            turn,
            days: tr!("korsun-days", turn = key.as_str()),
            text: tr!("korsun-turn", turn = key.as_str()),
            held: [
                places(end.attackers).collect(),
                places(end.defenders).chain(places(end.pocket)).collect(),
            ],
            pocket: (!end.pocket.is_empty()).then(|| Ring {
                side: SideNo::B,
                places: places(end.pocket).collect(),
                closed: end.closed,
            }),
        }
    });
    let trust = match earlier {
        false => tr!("korsun-trust"),
        true => format!("{} {}", tr!("korsun-trust"), tr!("korsun-earlier")),
    };
    Chronicle {
        turns: turns.collect(),
        outcome: tr!("korsun-outcome"),
        trust,
        sources: tr!("korsun-sources").lines().map(str::to_owned).collect(),
    }
}

/// Whether so many units of the salient that are `cut` off are its ring, closed, where
/// so many are `left`: half of them, and more than a straggler.
#[must_use]
pub const fn is_closed(cut: usize, left: usize) -> bool {
    cut > 1 && 2 * cut >= left
}

/// What a game came to, for [`beside`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Came {
    /// What strength is counted in: `steps` or `points`.
    pub unit: &'static str,
    /// The game turn at whose end the salient was first cut off.
    pub closed: Option<u8>,
    /// Whether the game is over.
    pub over: bool,
    /// Of the strength of the two corps in the salient: lost, brought out, and all.
    pub salient: [u32; 3],
    /// Of the attackers' strength that has come: lost, and all.
    pub attackers: [u32; 2],
}

/// What came out then, and what did in a game.
#[must_use]
pub fn beside(came: Came) -> Vec<Beside> {
    let [lost, out, all] = came.salient;
    let row = |what, then, here| Beside { what, then, here };
    vec![
        row(
            tr!("korsun-ring"),
            tr!("korsun-ring-then"),
            match came.closed {
                Some(turn) => tr!("korsun-ring-here", turn = turn),
                None if came.over => tr!("korsun-ring-never"),
                None => tr!("korsun-ring-open"),
            },
        ),
        row(
            tr!("korsun-salient"),
            tr!("korsun-salient-then"),
            tr!(
                "korsun-salient-here",
                unit = came.unit,
                lost = lost,
                out = out,
                all = all
            ),
        ),
        row(
            tr!("korsun-attackers"),
            tr!("korsun-attackers-then"),
            tr!(
                "korsun-attackers-here",
                unit = came.unit,
                lost = came.attackers[0],
                all = came.attackers[1]
            ),
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_place_is_held_by_both_and_a_pocket_is_its_sides_own() {
        for happened in history(false).turns {
            let held = happened.held.each_ref().map(|held| {
                let set: BTreeSet<&String> = held.iter().collect();
                assert_eq!(set.len(), held.len(), "turn {}", happened.turn);
                set
            });
            assert!(held[0].is_disjoint(&held[1]), "turn {}", happened.turn);
            for place in happened.pocket.iter().flat_map(|ring| &ring.places) {
                assert!(held[1].contains(place), "turn {}: {place}", happened.turn);
            }
        }
    }

    #[test]
    fn the_ring_closes_in_the_second_turn_and_shrinks_until_it_is_gone() {
        let turns = history(true).turns;
        let ring = |n: usize| turns[n].pocket.as_ref();
        assert!(!ring(0).unwrap().closed && ring(1).unwrap().closed);
        assert!(ring(7).is_none());
        for n in 1..6 {
            let [now, next] = [n, n + 1].map(|n| ring(n).unwrap().places.len());
            assert!(next <= now, "turn {}", n + 2);
        }
    }
}
