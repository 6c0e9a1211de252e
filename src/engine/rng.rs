//! Chance for computer players: seeded, and never the dice of the game.

/// A small generator (SplitMix64): the same seed draws the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The generator with this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 random bits.
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n` (0 if `n` is 0).
    pub const fn below(&mut self, n: usize) -> usize {
        if n == 0 {
            return 0;
        }
        // The bias of the remainder is below one in 2^50 for our sizes.
        (self.bits() % n as u64) as usize
    }

    /// As [`below`](Self::below), without a division, for `n` below 2^32: another
    /// number from the same bits.
    pub const fn quick_below(&mut self, n: usize) -> usize {
        // The bias is below one in 2^20 for our sizes.
        (((self.bits() >> 32) * n as u64) >> 32) as usize
    }

    /// A number from 0 to 1, 1 excluded.
    pub fn share(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A number around 0 with deviation 1, nearly normal: a sum of twelve
    /// equally spread ones.
    pub fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.share()).sum::<f64>() - 6.0
    }
}

/// A well-mixed number of two.
#[must_use]
pub const fn mixed(seed: u64, n: u64) -> u64 {
    Rng::new(seed.wrapping_add(n.wrapping_mul(0x9E37_79B9_7F4A_7C15))).bits()
}

/// The mean and its standard error.
#[must_use]
pub fn mean_and_error(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let n = values.clone().count().max(1) as f64;
    let mean = values.clone().sum::<f64>() / n;
    let squares = values.map(|v| (v - mean).powi(2)).sum::<f64>();
    (mean, (squares / (n - 1.0).max(1.0) / n).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_is_the_same_for_the_same_seed_and_spread_evenly() {
        let mut a = Rng::new(5);
        let mut b = Rng::new(5);
        let mut seen = [0_u32; 6];
        for _ in 0..6_000 {
            let n = a.below(6);
            assert_eq!(n, b.below(6));
            seen[n] += 1;
        }
        assert!(seen.iter().all(|&n| (850..1_150).contains(&n)), "{seen:?}");
        let mut seen = [0_u32; 6];
        for _ in 0..6_000 {
            seen[a.quick_below(6)] += 1;
        }
        assert!(seen.iter().all(|&n| (850..1_150).contains(&n)), "{seen:?}");
        assert_eq!(a.quick_below(0), 0);
        let mean = (0..4_000).map(|_| a.normal()).sum::<f64>() / 4_000.0;
        assert!(mean.abs() < 0.1, "{mean}");
    }
}
