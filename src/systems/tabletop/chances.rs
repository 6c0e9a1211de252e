//! One throw for every different consequence, with its exact chance.

use super::ground::due_in;
use super::odds::{Ranks, attackers, defenders};
use super::setup::Setup;
use super::state::{Attack, State};
use crate::engine::{Die, MOST_DICE, SideNo};

/// The face that hits with every die that is rolled at all, and the one that
/// never does [T12.8].
const HIT: Die = Die::ALL[0];
const MISS: Die = Die::ALL[5];

/// Both outcomes of the roll for the ground, or the only one [T9.1].
pub(super) fn of_ground(setup: &Setup, state: &State, each: &mut dyn FnMut(f64, &[Die])) {
    let Some((_, change)) = due_in(setup, state) else {
        return;
    };
    let faces = f64::from(change.die_at_most.min(6));
    if faces > 0.0 {
        each(faces / 6.0, &[HIT]);
    }
    if faces < 6.0 {
        each((6.0 - faces) / 6.0, &[MISS]);
    }
}

/// A throw for every possible difference of hits: nothing else of the dice
/// matters [T12.9].
pub(super) fn of_attack(
    setup: &Setup,
    state: &State,
    attack: &Attack,
    each: &mut dyn FnMut(f64, &[Die]),
) {
    let (ours, theirs) = ranks(setup, state, attack);
    let sure = sure(&ours) - sure(&theirs);
    let count = ours.dice() + theirs.dice();
    let difference = ours.hits().minus(&theirs.hits());
    for (value, ways) in difference.ways() {
        let more = value - sure;
        let mut throw = [MISS; MOST_DICE];
        let from = if more < 0 { ours.dice() } else { 0 };
        let hits = throw
            .iter_mut()
            .skip(from)
            .take(more.unsigned_abs() as usize);
        hits.for_each(|die| *die = HIT);
        let chance = ways as f64 / difference.throws() as f64;
        each(chance, throw.get(..count).unwrap_or(&throw));
    }
}

/// How many dice the attack rolls.
pub(super) fn dice(setup: &Setup, state: &State, attack: &Attack) -> u8 {
    let (ours, theirs) = ranks(setup, state, attack);
    u8::try_from(ours.dice() + theirs.dice()).unwrap_or(u8::MAX)
}

/// Both sides of the attack [T12.2, T12.3].
pub(super) fn ranks(setup: &Setup, state: &State, attack: &Attack) -> (Ranks, Ranks) {
    let foe: SideNo = state.active.other();
    (
        attackers(setup, state, attack.named(), attack.target),
        defenders(setup, state, attack.target, foe),
    )
}

fn sure(ranks: &Ranks) -> i32 {
    let each = ranks.units().iter();
    each.map(|(_, modified)| i32::from(super::pool::sure_hits(*modified)))
        .sum()
}
