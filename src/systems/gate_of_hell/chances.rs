//! How likely each result of a throw is, exactly.

use super::assault::{attack, defence};
use super::guns::Aim;
use super::ids::{PieceId, Site, Toll};
use super::numbers::{row, sunset};
use super::secret;
use super::setup::Setup;
use super::state::{Cast, Fight, State};
use crate::engine::Die;

/// How many of the 36 throws of two dice show so much together.
const WAYS: [u8; 13] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/// The chance that two dice show so much together.
#[must_use]
pub fn shows(total: u8) -> f64 {
    let ways = WAYS.get(usize::from(total)).copied().unwrap_or(0);
    f64::from(ways) / 36.0
}

/// The chance that two dice show at least so much together.
#[must_use]
pub fn reaches(needs: i8) -> f64 {
    let least = u8::try_from(needs.max(2)).unwrap_or(2);
    (least..=12).map(shows).sum()
}

/// The chance that a bombardment hits \[G25\].
#[must_use]
pub fn hit(aim: &Aim) -> f64 {
    reaches(aim.needs())
}

/// The chance that one piece hits another where both lie; `None` out of range [8.2.4].
#[must_use]
pub fn shot(setup: &Setup, state: &State, from: PieceId, target: PieceId) -> Option<f64> {
    super::guns::aim(setup, state, from, target).map(|aim| hit(&aim))
}

/// The chance that the phase ends with this impulse [3.2.1]; `None` if nothing is
/// thrown after it.
#[must_use]
pub fn day_ends(setup: &Setup, impulse: u8) -> Option<f64> {
    let number = sunset(setup, impulse)?;
    Some(reaches(i8::try_from(number).unwrap_or(i8::MAX)))
}

/// What mines do to a ship, in the order in which people think of it [9.5.6].
pub const TOLLS: [Toll; 4] = [Toll::Nothing, Toll::Damaged, Toll::Severe, Toll::Sunk];

/// The chance of each of the [`TOLLS`] for a ship that so many points of mines attack;
/// `worn`: it is damaged already, and damage is severe damage \[G29\].
#[must_use]
pub fn mined(setup: &Setup, points: u8, worn: bool) -> [f64; 4] {
    let mut chances = [0.0; 4];
    if points == 0 {
        return [1.0, 0.0, 0.0, 0.0];
    }
    for total in 2..=12_u8 {
        let sum = i8::try_from(total + points).unwrap_or(i8::MAX);
        let toll = row(&setup.tables().mines_naval, sum).unwrap_or(Toll::Nothing);
        let toll = match toll {
            Toll::Damaged if worn => Toll::Severe,
            toll => toll,
        };
        let place = TOLLS.iter().position(|t| *t == toll).unwrap_or(0);
        chances[place] += shows(total);
    }
    chances
}

/// How likely it is that so many points of mines lie in an area, 0, 1, 2 and so on,
/// for somebody who sees this position [9.5.4].
#[must_use]
pub fn points_there(setup: &Setup, seen: &State, site: Site) -> Vec<f64> {
    secret::likely(setup, seen, site)
}

/// The points that may lie in an area which a ship enters: how many, how likely that is
/// for somebody who sees this position, and the chance of each of the [`TOLLS`] then.
fn entered(setup: &Setup, seen: &State, ship: PieceId, site: Site) -> Vec<(u8, f64, [f64; 4])> {
    let worn = seen.losses(ship) > 0;
    let spread = points_there(setup, seen, site).into_iter().enumerate();
    let each = spread.map(|(points, share)| {
        let points = u8::try_from(points).unwrap_or(u8::MAX);
        // Whose points have attacked their ships attack nobody more [G29].
        let met = setup.numbers().mines_once && seen.met_in(setup, site) >= points;
        let attack = if met { 0 } else { points };
        (points, share, mined(setup, attack, worn))
    });
    each.collect()
}

/// The chance of each of the [`TOLLS`] for a ship that enters an area, as far as
/// somebody can know who sees this position.
#[must_use]
pub fn entering(setup: &Setup, seen: &State, ship: PieceId, site: Site) -> [f64; 4] {
    let mut chances = [0.0; 4];
    for (_, share, tolls) in entered(setup, seen, ship, site) {
        for (sum, chance) in chances.iter_mut().zip(tolls) {
            *sum += share * chance;
        }
    }
    chances
}

/// The chance that mines do nothing to a ship that enters an area, and how likely it is then
/// that so many points lie there: a ship that comes through has more likely met few.
#[must_use]
pub fn spared(setup: &Setup, seen: &State, ship: PieceId, site: Site) -> (f64, Vec<(u8, f64)>) {
    let through = entered(setup, seen, ship, site).into_iter();
    let mut through: Vec<_> = through
        .map(|(n, share, tolls)| (n, share * tolls[0]))
        .collect();
    let all: f64 = through.iter().map(|(_, share)| share).sum();
    through.retain(|(_, share)| *share > 0.0);
    through.iter_mut().for_each(|(_, share)| *share /= all);
    (all, through)
}

/// How likely each difference of the factors is, the attack less the defence [8.1.5]:
/// ascending, with chances that sum to 1.
#[must_use]
pub fn clash(setup: &Setup, state: &State, fight: &Fight, leader: PieceId) -> Vec<(i8, f64)> {
    let lead = attack(setup, state, fight).total() - defence(setup, state, fight, leader).total();
    let dice = usize::from(setup.numbers().assault_dice);
    let mut spread = vec![(lead, 1.0)];
    for die in 0..dice * 2 {
        let mut next: Vec<(i8, f64)> = Vec::new();
        for (sum, chance) in spread {
            for face in Die::ALL {
                let pips = i8::try_from(face.pips()).unwrap_or(6);
                let to = if die < dice { sum + pips } else { sum - pips };
                match next.iter_mut().find(|(n, _)| *n == to) {
                    Some((_, share)) => *share += chance / 6.0,
                    None => next.push((to, chance / 6.0)),
                }
            }
        }
        spread = next;
    }
    spread.sort_by_key(|(sum, _)| *sum);
    spread
}

/// What whoever makes a throw hopes for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hope {
    /// That a shot hits.
    Hit,
    /// That a ship is repaired.
    Repaired,
}

impl Hope {
    /// What sentences call it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hit => "hit",
            Self::Repaired => "repaired",
        }
    }
}

/// What whoever makes a throw hopes for, and the chance of it; `None` where there is no
/// such line, or no chance.
#[must_use]
pub fn hoped(setup: &Setup, state: &State, cast: Cast) -> Option<(Hope, f64)> {
    let one = |fits: &dyn Fn(i8) -> bool| -> Option<(Hope, f64)> {
        let faces = (1..=6).filter(|n| fits(*n)).count();
        (faces > 0).then_some((Hope::Repaired, faces as f64 / 6.0))
    };
    match cast {
        Cast::Shot { from, target } => {
            let share = shot(setup, state, from, target)?;
            Some((Hope::Hit, share))
        }
        Cast::Repair { msp, .. } => {
            let more = super::naval::repair_modifier(setup, msp);
            one(&|n| row(&setup.tables().repair, n + more) == Some(Toll::Repaired))
        }
        Cast::Wreck(ship) => {
            let more = super::naval::wreck_modifier(setup, state, ship);
            one(&|n| row(&setup.tables().wreck, n + more) == Some(Toll::Repaired))
        }
        _ => None,
    }
}

/// The chance that a unit surrenders after a retreat to a place [8.1.7].
#[must_use]
pub fn surrenders(setup: &Setup, state: &State, unit: PieceId, to: Site) -> f64 {
    let cf = state.cf(setup, unit);
    let more = super::ground::pursuit(setup, state, unit, to);
    let lost = (1..=6)
        .filter(|&die| super::ground::surrenders(die, more, cf))
        .count();
    lost as f64 / 6.0
}
