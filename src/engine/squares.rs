//! Least squares.

/// The sums that least squares of so many numbers need.
#[derive(Clone, Debug)]
pub struct LeastSquares<const N: usize> {
    count: f64,
    squares: Vec<[f64; N]>,
    products: [f64; N],
}

impl<const N: usize> Default for LeastSquares<N> {
    fn default() -> Self {
        Self {
            count: 0.0,
            squares: vec![[0.0; N]; N],
            products: [0.0; N],
        }
    }
}

impl<const N: usize> LeastSquares<N> {
    /// Of what was seen once more: these numbers, and what came of them.
    pub fn add(&mut self, x: &[f64; N], y: f64) {
        self.count += 1.0;
        for (row, a) in self.squares.iter_mut().zip(x) {
            if *a != 0.0 {
                for (sum, b) in row.iter_mut().zip(x) {
                    *sum += a * b;
                }
            }
        }
        for (sum, a) in self.products.iter_mut().zip(x) {
            *sum += a * y;
        }
    }

    /// All that another has seen, too.
    pub fn join(&mut self, other: &Self) {
        self.count += other.count;
        for (row, more) in self.squares.iter_mut().zip(&other.squares) {
            for (sum, b) in row.iter_mut().zip(more) {
                *sum += b;
            }
        }
        for (sum, b) in self.products.iter_mut().zip(&other.products) {
            *sum += b;
        }
    }

    /// The weights with the least squares of misses, drawn towards `prior` as
    /// if by so many sightings.
    #[must_use]
    pub fn solve(&self, prior: &[f64; N], strength: f64) -> [f64; N] {
        let n = self.count.max(1.0);
        let mut matrix = self.squares.clone();
        let mut right = self.products;
        for i in 0..N {
            // A number that was never seen is worth what the prior says.
            let pull = strength * (self.squares[i][i] / n + 1e-3);
            matrix[i][i] += pull;
            right[i] += pull * prior[i];
        }
        eliminate(&mut matrix, right)
    }
}

/// Solves a symmetric, positive definite system.
fn eliminate<const N: usize>(matrix: &mut [[f64; N]], mut right: [f64; N]) -> [f64; N] {
    for i in 0..N {
        let pivot = matrix[i];
        for j in i + 1..N {
            let factor = matrix[j][i] / pivot[i];
            if factor != 0.0 {
                for (cell, above) in matrix[j].iter_mut().zip(pivot).skip(i) {
                    *cell -= factor * above;
                }
                right[j] -= factor * right[i];
            }
        }
    }
    for i in (0..N).rev() {
        let known: f64 = (i + 1..N).map(|j| matrix[i][j] * right[j]).sum();
        right[i] = (right[i] - known) / matrix[i][i];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Rng;

    #[test]
    fn least_squares_find_the_weights_that_made_the_numbers() {
        const N: usize = 41;
        let mut luck = Rng::new(3);
        let truth: [f64; N] = std::array::from_fn(|i| (i as f64 - 20.0) / 10.0);
        let mut halves = [LeastSquares::default(), LeastSquares::default()];
        for n in 0..4_000 {
            let x: [f64; N] = std::array::from_fn(|_| luck.normal());
            let y = x.iter().zip(truth).map(|(a, b)| a * b).sum::<f64>() + 0.1 * luck.normal();
            halves[n % 2].add(&x, y);
        }
        let [mut sums, other] = halves;
        sums.join(&other);
        let found = sums.solve(&[0.0; N], 1.0);
        for (a, b) in found.iter().zip(truth) {
            assert!((a - b).abs() < 0.02, "{a} for {b}");
        }
    }
}
