//! The odds of an attack, and what they come to [12.1, 12.12, 16.5.3.4].

use super::ids::{UnitId, UnitSet};
use super::numbers::{ARMOUR, BEST_RATIO, COLUMNS, SURPRISE, SURPRISES, WORST_RATIO};
use super::setup::Setup;
use super::state::{March, State};
use crate::engine::Die;
use crate::space::CellId;

/// A unit in an attack, with what it brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contribution {
    /// The unit.
    pub unit: UnitId,
    /// Its strength, not halved.
    pub whole: u16,
    /// Whether it is extended over two hexes, and has half of that in each [4.7.2.1].
    pub extended: bool,
    /// Its strength in the hex, unless it is Disorganised there.
    pub full: u16,
    /// Whether it is halved for being Disorganised [12.17.2].
    pub disorganised: bool,
    /// What counts.
    pub counts: u16,
}

/// The odds of an attack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The hex under attack.
    pub hex: CellId,
    /// Who attacks.
    pub attackers: Vec<Contribution>,
    /// Who defends.
    pub defenders: Vec<Contribution>,
    /// Both strengths.
    pub strengths: [u16; 2],
    /// The columns.
    pub columns: Columns,
    /// Columns to the right for surprise [16.5.3.4e].
    pub surprise: u8,
    /// Columns to the right for armour [16.5.3.4c].
    pub armour: u8,
    /// Whether a Disorganised of the attackers counts: not if every defender was so
    /// before [12.17.1].
    pub may_disorganise: bool,
    /// Whether table losses count: not between armour and guns alone, where their own
    /// dice are played [12.12.1, J4].
    pub table_counts: bool,
}

/// Columns of the table, from 0 for 1:3.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Columns {
    /// That of the ratio.
    pub ratio: u8,
    /// The one that counts.
    pub shifted: u8,
    /// Whether attackers and defenders are Disorganised besides, beyond the ends of
    /// the table [12.11, J22].
    pub beyond: [bool; 2],
}

/// Half, rounded up [12.5].
#[must_use]
pub const fn half(strength: u16) -> u16 {
    strength.div_ceil(2)
}

/// What the column is called: "1:2", "6:1".
#[must_use]
pub fn column_name(column: u8) -> String {
    match column {
        0 | 1 => format!("1:{}", 3 - column),
        n => format!("{}:1", n - 1),
    }
}

/// The columns for two strengths and so many shifts to the right [12.1.3, J22].
#[must_use]
pub fn columns(attack: u16, defence: u16, shifts: u8) -> Columns {
    let last = COLUMNS as u8 - 1;
    let defence = defence.max(1);
    let (ratio, under, over) = if attack >= defence {
        let ratio = attack / defence;
        let column = u8::try_from(ratio.min(BEST_RATIO)).unwrap_or(last) + 1;
        (column, false, ratio > BEST_RATIO)
    } else {
        // Rounded in the defender's favour.
        let against = defence.div_ceil(attack.max(1));
        let column = WORST_RATIO.saturating_sub(against);
        let column = u8::try_from(column).unwrap_or(0);
        (column, against > WORST_RATIO, false)
    };
    let right = ratio.saturating_add(shifts);
    Columns {
        ratio,
        shifted: right.min(last),
        beyond: [under && shifts == 0, over || right > last],
    }
}

fn contribution(setup: &Setup, state: &State, unit: UnitId, hex: CellId) -> Contribution {
    let whole = state.strength(setup, unit);
    let extended = state.also(setup, unit).is_some();
    let full = if extended { half(whole) } else { whole };
    let disorganised = state.is_disorganised(unit, hex);
    Contribution {
        unit,
        whole,
        extended,
        full,
        disorganised,
        counts: if disorganised { half(full) } else { full },
    }
}

/// The attackers of a stack: those who can attack [12.2, 12.3].
#[must_use]
pub fn attackers(setup: &Setup, state: &State, stack: CellId) -> UnitSet {
    let stack = state.stack(setup, stack).iter();
    stack
        .filter(|&unit| setup.unit(unit).is_some_and(|info| info.attacks))
        .collect()
}

/// Whether the next attack of the stack under way surprises the defenders
/// [16.5.3.4e, J20].
#[must_use]
pub fn surprises(state: &State, march: &March, hex: CellId) -> bool {
    state.wave == 1
        && !march.attacked
        && state.attackers < SURPRISES
        && (state.attackers == 0 || !state.attacked.contains(hex))
}

/// With what strength the Soviet units of a hex defend: unit by unit, halves rounded up
/// [4.7.2.1, 12.17.2].
#[must_use]
pub fn defence(setup: &Setup, state: &State, hex: CellId) -> u16 {
    let foes = state.enemies_in(setup, hex).iter();
    foes.map(|unit| contribution(setup, state, unit, hex).counts)
        .sum()
}

/// The odds of the stack under way against a Soviet-held hex.
#[must_use]
pub fn odds(setup: &Setup, state: &State, march: &March, hex: CellId) -> Odds {
    let own = attackers(setup, state, march.stack);
    let stack = state.stack(setup, march.stack);
    let foes = state.enemies_in(setup, hex);
    let of = |units: UnitSet, at: CellId| -> Vec<Contribution> {
        let units = units.iter();
        units
            .map(|unit| contribution(setup, state, unit, at))
            .collect()
    };
    let (attackers, defenders) = (of(own, march.at), of(foes, hex));
    let sum = |all: &[Contribution]| all.iter().map(|c| c.counts).sum::<u16>();
    let strengths = [sum(&attackers), sum(&defenders)];
    let is_armour = |unit: UnitId| setup.unit(unit).is_some_and(|u| u.trade.is_armour());
    let armour = match stack.iter().any(is_armour) {
        true => ARMOUR,
        false => 0,
    };
    let surprise = match surprises(state, march, hex) {
        true => SURPRISE,
        false => 0,
    };
    let is_gun = |unit: UnitId| setup.unit(unit).is_some_and(|u| u.trade.needs_bridge());
    let guns_only = own.iter().all(is_gun) && foes.iter().all(is_gun);
    Odds {
        hex,
        strengths,
        columns: columns(strengths[0], strengths[1], surprise + armour),
        surprise,
        armour,
        may_disorganise: defenders.iter().any(|c| !c.disorganised),
        table_counts: !(setup.options().armour_dice && guns_only),
        attackers,
        defenders,
    }
}

/// What a throw brings, before anybody has lost anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The steps that attackers and defenders lose, by the table.
    pub losses: [u8; 2],
    /// Whether they become Disorganised.
    pub disorganises: [bool; 2],
}

impl Odds {
    /// What these dice bring [12.12].
    #[must_use]
    pub fn verdict(&self, setup: &Setup, dice: [Die; 2]) -> Verdict {
        let sum = dice.iter().map(|die| die.pips()).sum();
        let result = setup.result(usize::from(self.columns.shifted), sum);
        let [attacker, defender] = self.columns.beyond;
        Verdict {
            losses: match self.table_counts {
                true => result.losses,
                false => [0; 2],
            },
            disorganises: [
                (result.disorganises[0] || attacker) && self.may_disorganise,
                result.disorganises[1] || defender,
            ],
        }
    }
}
