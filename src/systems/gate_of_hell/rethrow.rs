//! Whether the Advantage could do any good to a throw that lies [9.4.3].

use super::assault::clash;
use super::event::Event;
use super::ids::{CONFEDERATE, PieceId, Toll, UNION};
use super::numbers::{row, signed, sum};
use super::setup::Setup;
use super::state::{Cast, Lying, MOST_CAST, State, owner};
use super::{campaign, ground, guns, landing, naval};
use crate::engine::{Die, SideNo};

/// Whether no throw could be better than the one that lies, for whoever may have it made
/// again. Where it is a matter of opinion what is better, there is always something to
/// decide.
#[must_use]
pub fn is_best(setup: &Setup, state: &State, lying: &Lying) -> bool {
    others(setup, state, lying).is_some_and(|mut others| !others.any(|better| better))
}

/// Whether the throw that lies costs whoever may have it made again a ship, a unit or a
/// step of one: nothing to be let stand by a key that was pressed once too often. What an
/// assault costs is chosen after it.
#[must_use]
pub fn is_dire(setup: &Setup, state: &State, lying: &Lying) -> bool {
    let strikes = matches!(
        lying.cast,
        Cast::Shot { .. }
            | Cast::Mine(_)
            | Cast::Strike(_)
            | Cast::Party { .. }
            | Cast::Retreat(_)
            | Cast::Wreck(_)
    );
    let now = good(setup, state, lying.cast, lying.thrown(setup));
    strikes && now.is_some_and(|now| now < 0)
}

/// How likely a throw made again is better than the one that lies, for whoever may have it
/// made again. `None` where it is a matter of opinion what is better.
#[must_use]
pub fn better(setup: &Setup, state: &State, lying: &Lying) -> Option<f64> {
    let (mut more, mut all) = (0_u32, 0_u32);
    for better in others(setup, state, lying)? {
        more += u32::from(better);
        all += 1;
    }
    Some(f64::from(more) / f64::from(all.max(1)))
}

/// Of every throw that could fall instead of the one that lies whether it is better for
/// whoever may have it made again. `None` where players may differ.
fn others(setup: &Setup, state: &State, lying: &Lying) -> Option<impl Iterator<Item = bool>> {
    let good = move |faces: &[Die]| good(setup, state, lying.cast, faces);
    let thrown = lying.thrown(setup);
    let (now, count) = (good(thrown)?, thrown.len());
    let better = move |faces: [Die; MOST_CAST]| good(&faces[..count]).is_some_and(|it| it > now);
    Some(every(count).map(better))
}

/// What a throw is worth to whoever may have it made again. `None` where players may
/// differ.
fn good(setup: &Setup, state: &State, cast: Cast, faces: &[Die]) -> Option<i32> {
    let for_union = worth(setup, state, cast, faces)?;
    Some(match state.advantage {
        UNION => for_union,
        CONFEDERATE => -for_union,
    })
}

/// Every way in which so many dice can fall.
fn every(count: usize) -> impl Iterator<Item = [Die; MOST_CAST]> {
    let all = Die::ALL.len();
    let ways = (0..count).map(|_| all).product::<usize>();
    (0..ways).map(move |mut number| {
        let mut faces = [Die::ALL[0]; MOST_CAST];
        for face in faces.iter_mut().take(count) {
            *face = Die::ALL[number % all];
            number /= all;
        }
        faces
    })
}

/// What a throw is worth to the Union: more is better, and nothing else is said by it.
/// `None` where players may differ.
fn worth(setup: &Setup, state: &State, cast: Cast, faces: &[Die]) -> Option<i32> {
    let tables = setup.tables();
    let total = sum(faces);
    let side = owner(setup, cast, state.active);
    let of = |side: SideNo, good: i32| match side {
        UNION => good,
        CONFEDERATE => -good,
    };
    Some(match cast {
        Cast::Shot { from, target } => {
            let aim = guns::aim(setup, state, from, target)?;
            of(side, i32::from(signed(total) >= aim.needs()))
        }
        Cast::Mine(ship) => {
            let points = state.shown_points(setup, state.site(ship));
            blast(setup, state, ship, total + points)
        }
        Cast::Strike(ship) => blast(setup, state, ship, total + 1),
        Cast::Party { two, .. } => -i32::from(landing::mined(setup, two, total)),
        Cast::Support(side) => of(
            side,
            i32::from(campaign::supplied(setup, state, side, total)),
        ),
        Cast::Work(msp) => -i32::from(campaign::worked(setup, state, msp, total)),
        Cast::Hunley => -i32::from(campaign::returned(setup, total)),
        Cast::Assault => {
            let fight = state.fight?;
            let Event::Clash {
                attack, defence, ..
            } = clash(setup, state, &fight, faces)
            else {
                return None;
            };
            of(side, i32::from(attack) - i32::from(defence))
        }
        Cast::Retreat(unit) => {
            let more = ground::pursuit(setup, state, unit, state.site(unit));
            let lost = ground::surrenders(total, more, state.cf(setup, unit));
            of(side, -i32::from(lost))
        }
        Cast::Wreck(ship) => {
            let more = naval::wreck_modifier(setup, state, ship);
            match row(&tables.wreck, signed(total) + more).unwrap_or(Toll::Still) {
                Toll::Sunk => -1,
                Toll::Repaired => 1,
                _ => 0,
            }
        }
        Cast::Repair { msp, .. } => {
            let more = naval::repair_modifier(setup, msp);
            let done = row(&tables.repair, signed(total) + more) == Some(Toll::Repaired);
            of(side, i32::from(done))
        }
        // A longer day is not better for everybody, and nobody knows what a week brings.
        Cast::Sunset | Cast::Fate => return None,
    })
}

/// What becomes of a Union ship that is blown up with this total.
fn blast(setup: &Setup, state: &State, ship: PieceId, total: u8) -> i32 {
    let toll = row(&setup.tables().mines_naval, signed(total)).unwrap_or(Toll::Nothing);
    match toll {
        Toll::Damaged if state.losses(ship) > 0 => -2,
        Toll::Damaged => -1,
        Toll::Severe => -2,
        Toll::Sunk => -3,
        Toll::Nothing | Toll::Still | Toll::Repaired => 0,
    }
}
