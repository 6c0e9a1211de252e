//! Dice pools: hits, and how likely each number of them is [T12.8].

use super::numbers::FACES;
use crate::engine::Die;

/// Sure hits of a modified strength [T12.8].
#[inline]
#[must_use]
pub const fn sure_hits(modified: u16) -> u16 {
    modified / FACES
}

/// The highest face with which the die of a modified strength hits; 0 if it
/// rolls none [T12.8].
#[inline]
#[must_use]
pub const fn hits_on(modified: u16) -> u8 {
    (modified % FACES) as u8
}

/// The hits of a modified strength with the face of its die, if it rolls one
/// [T12.8].
#[inline]
#[must_use]
pub fn hits(modified: u16, die: Option<Die>) -> u16 {
    let hit = die.is_some_and(|die| die.pips() <= hits_on(modified));
    sure_hits(modified) + u16::from(hit)
}

/// How likely each value of a whole number is, exactly: a number of ways for
/// each, out of all equally likely throws. Good for up to 48 dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Distribution {
    least: i32,
    /// Ways to `least`, `least + 1` and so on; first and last are not 0.
    ways: Vec<u128>,
    throws: u128,
}

impl Distribution {
    /// Certainty.
    #[must_use]
    pub fn certain(value: i32) -> Self {
        Self {
            least: value,
            ways: vec![1],
            throws: 1,
        }
    }

    /// The hits of units with these modified strengths together [T12.8].
    #[must_use]
    pub fn of_hits(modified: impl IntoIterator<Item = u16>) -> Self {
        let start = Self::certain(0);
        modified
            .into_iter()
            .fold(start, |sum, m| sum.plus(&Self::of_one(m)))
    }

    fn of_one(modified: u16) -> Self {
        let on = hits_on(modified);
        let sure = i32::from(sure_hits(modified));
        if on == 0 {
            return Self::certain(sure);
        }
        Self {
            least: sure,
            ways: vec![u128::from(6 - on), u128::from(on)],
            throws: 6,
        }
    }

    /// The sum of two independent numbers.
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        let mut ways = vec![0; self.ways.len() + other.ways.len() - 1];
        for (i, a) in self.ways.iter().enumerate() {
            for (place, b) in ways.iter_mut().skip(i).zip(&other.ways) {
                *place += a * b;
            }
        }
        Self {
            least: self.least + other.least,
            ways,
            throws: self.throws * other.throws,
        }
    }

    /// The difference of two independent numbers.
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        let mirrored = Self {
            least: 1 - other.least - other.ways.len() as i32,
            ways: other.ways.iter().rev().copied().collect(),
            throws: other.throws,
        };
        self.plus(&mirrored)
    }

    /// What a function makes of the number.
    #[must_use]
    pub fn map(&self, f: impl Fn(i32) -> i32) -> Self {
        let values: Vec<(i32, u128)> = self.ways().map(|(value, ways)| (f(value), ways)).collect();
        let least = values.iter().map(|v| v.0).min().unwrap_or(0);
        let most = values.iter().map(|v| v.0).max().unwrap_or(0);
        let mut ways = vec![0; (most - least) as usize + 1];
        for (value, n) in values {
            if let Some(place) = ways.get_mut((value - least) as usize) {
                *place += n;
            }
        }
        Self {
            least,
            ways,
            throws: self.throws,
        }
    }

    /// Every possible value with the number of ways to it, least first.
    pub fn ways(&self) -> impl Iterator<Item = (i32, u128)> + '_ {
        let values = (self.least..).zip(self.ways.iter().copied());
        values.filter(|(_, ways)| *ways > 0)
    }

    /// All equally likely throws.
    #[must_use]
    pub const fn throws(&self) -> u128 {
        self.throws
    }

    /// The chance of what fits, as a fraction in lowest terms.
    #[must_use]
    pub fn fraction(&self, fits: impl Fn(i32) -> bool) -> (u128, u128) {
        let ways: u128 = self.ways().filter(|(v, _)| fits(*v)).map(|(_, w)| w).sum();
        let common = common_divisor(ways, self.throws);
        (ways / common, self.throws / common)
    }

    /// The chance of what fits, 0 to 1.
    #[must_use]
    pub fn chance(&self, fits: impl Fn(i32) -> bool) -> f64 {
        let (ways, throws) = self.fraction(fits);
        ways as f64 / throws as f64
    }

    /// The mean.
    #[must_use]
    pub fn mean(&self) -> f64 {
        let all = self.throws as f64;
        self.ways()
            .map(|(v, w)| f64::from(v) * (w as f64 / all))
            .sum()
    }
}

fn common_divisor(a: u128, b: u128) -> u128 {
    match b {
        0 => a.max(1),
        _ => common_divisor(b, a % b),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distributions_are_those_of_counting_every_throw() {
        for (attack, defence) in [([1, 4, 9], [2, 12]), ([6, 6, 5], [3, 7])] {
            let [a, d] = [
                Distribution::of_hits(attack),
                Distribution::of_hits(defence),
            ];
            let difference = a.minus(&d);
            let mut counted = std::collections::BTreeMap::new();
            for throw in 0..6_u32.pow(5) {
                let die = |i: u32| Die::ALL[(throw / 6_u32.pow(i) % 6) as usize];
                let of = |m: &[u16], from: u32| -> u16 {
                    m.iter()
                        .zip(from..)
                        .map(|(&m, i)| hits(m, Some(die(i))))
                        .sum()
                };
                let d = i32::from(of(&attack, 0)) - i32::from(of(&defence, 3));
                *counted.entry(d).or_insert(0_u128) += 1;
            }
            for (value, ways) in counted {
                let whole = 6_u128.pow(5);
                let (n, of) = difference.fraction(|v| v == value);
                assert_eq!(n * whole, ways * of, "{value}");
            }
            assert!((difference.mean() - (a.mean() - d.mean())).abs() < 1e-12);
        }
    }

    #[test]
    fn the_largest_throw_still_counts_exactly() {
        let all = Distribution::of_hits([1; 32]);
        assert_eq!(all.throws(), 6_u128.pow(32));
        assert_eq!(all.fraction(|_| true), (1, 1));
        assert_eq!(all.fraction(|v| v > 32), (0, 1));
    }
}
