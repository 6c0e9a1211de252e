//! What differs between games by one set of rules and games by another, with its error.

use super::{FactSeen, PlayedPair};
use crate::engine::{SideNo, mean_and_error};
use crate::present::system::{CountedFact, FactSort};
use crate::words::{decimal, share_of, tr, with_error};

/// So many times its error a fact has to differ to be named: of a hundred that do not
/// differ, hardly one does by luck.
const CLEAR_FACT: f64 = 3.0;

/// So many times its error a margin has to differ to be more than luck.
const CLEAR: f64 = 2.0;

/// How the margins of pairs of games differ.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Contrast {
    /// How many pairs there are.
    pub pairs: usize,
    /// The mean margin and its error by the rules of the scenario and by the others,
    /// from the first side.
    pub means: [(f64, f64); 2],
    /// How many games of each the first side won, how many nobody, how many the second.
    pub ended: [[usize; 3]; 2],
    /// By how much the margin is greater by the other rules, pair by pair, and the error
    /// of that.
    pub by: (f64, f64),
}

impl Contrast {
    /// That of these margins, pair by pair.
    #[must_use]
    pub fn of(margins: &[[i32; 2]]) -> Self {
        let side = |n: usize| margins.iter().map(move |pair| pair[n]);
        let ended = |n: usize| {
            [1, 0, -1].map(|sign| side(n).filter(|margin| margin.signum() == sign).count())
        };
        let mean = |n: usize| mean_and_error(side(n).map(f64::from));
        Self {
            pairs: margins.len(),
            means: [mean(0), mean(1)],
            ended: [ended(0), ended(1)],
            by: mean_and_error(margins.iter().map(|[one, other]| f64::from(other - one))),
        }
    }

    /// Whether the margins differ by more than luck explains.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        self.pairs > 1 && self.by.0.abs() > CLEAR * self.by.1
    }

    /// Shares and mean of the games by one set of rules, in words.
    #[must_use]
    pub fn told_of(&self, which: usize, sides: [&str; 2]) -> [String; 2] {
        let all = self.pairs.max(1);
        let share = |n: usize| share_of(self.ended[which][n] as f64 / all as f64, all as u32);
        let shares = [
            tr!("futures-ahead", side = sides[0], share = share(0)),
            tr!("futures-even", share = share(1)),
            tr!("futures-ahead", side = sides[1], share = share(2)),
        ];
        let (mean, error) = self.means[which];
        let margin = tr!(
            "room-futures-margin",
            side = sides[0],
            margin = with_error((mean, error), true)
        );
        [shares.join(" · "), margin]
    }

    /// The difference for the side it is good for, and what that is worth.
    #[must_use]
    pub fn told(&self, sides: [&str; 2]) -> [String; 2] {
        let (by, error) = self.by;
        let side = SideNo::ahead(by);
        let difference = tr!(
            "what-if-difference",
            side = sides[side.index()],
            by = decimal(by.abs(), 1),
            error = decimal(error, 1)
        );
        let worth = match self.is_clear() {
            true => tr!("what-if-clear"),
            false => tr!("what-if-within"),
        };
        [difference, worth]
    }
}

/// How a fact differs.
#[derive(Clone, PartialEq, Debug)]
pub struct FactContrast {
    /// The fact.
    pub fact: CountedFact,
    /// What it is by the rules of the scenario and by the others: in how many per cent of
    /// the games it came about, or what it is at the end on average.
    pub is: [f64; 2],
    /// The error of the difference.
    pub error: f64,
}

impl FactContrast {
    /// In words.
    #[must_use]
    pub fn told(&self) -> String {
        let places = usize::from(self.fact.sort == FactSort::Number);
        let number = |n: f64| decimal(n, places);
        let [before, after] = self.is;
        let by = after - before;
        let sign = if by < 0.0 { '\u{2212}' } else { '+' };
        let by = format!("{sign}{}", number(by.abs()));
        let name = self.fact.name.as_str();
        let error = number(self.error);
        match self.fact.sort {
            FactSort::Holds => tr!(
                "what-if-holds",
                name = name,
                before = number(before),
                after = number(after),
                by = by,
                error = error
            ),
            FactSort::Number => tr!(
                "what-if-number",
                name = name,
                before = number(before),
                after = number(after),
                by = by,
                error = error
            ),
        }
    }

    fn weight(&self) -> f64 {
        (self.is[1] - self.is[0]).abs() / self.error.max(1e-9)
    }
}

/// The facts that differ by more than luck explains, those first that differ most, in
/// measure of their error. A fact that only one of both sorts of games knows is none.
#[must_use]
pub fn facts_that_differ(
    [one, other]: [&Vec<CountedFact>; 2],
    pairs: &[PlayedPair],
) -> Vec<FactContrast> {
    let worth = |fact: &CountedFact, seen: &FactSeen| match fact.sort {
        FactSort::Holds => f64::from(u8::from(seen.first.is_some())) * 100.0,
        FactSort::Number => f64::from(seen.last),
    };
    let contrast = |(at, fact): (usize, &CountedFact)| {
        let there = other.iter().position(|it| it.key == fact.key)?;
        let values: Vec<[f64; 2]> = pairs
            .iter()
            .filter_map(|PlayedPair { facts: [a, b], .. }| {
                Some([worth(fact, a.get(at)?), worth(fact, b.get(there)?)])
            })
            .collect();
        let mean = |n: usize| mean_and_error(values.iter().map(move |pair| pair[n])).0;
        let (_, error) = mean_and_error(values.iter().map(|[a, b]| b - a));
        Some(FactContrast {
            fact: fact.clone(),
            is: [mean(0), mean(1)],
            error,
        })
    };
    let all = one.iter().enumerate().filter_map(contrast);
    let mut clear: Vec<FactContrast> = all.filter(|it| it.weight() > CLEAR_FACT).collect();
    clear.sort_by(|a, b| b.weight().total_cmp(&a.weight()));
    clear
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Outcome;
    use crate::table::Ended;

    #[test]
    fn pairs_that_differ_by_luck_are_told_from_those_that_do_not() {
        let luck: Vec<[i32; 2]> = (0..100).map(|n| [n % 7 - 3, (n * 5) % 7 - 3]).collect();
        assert!(!Contrast::of(&luck).is_clear());
        let moved: Vec<[i32; 2]> = (0..100).map(|n| [n % 7 - 3, n % 7 + n % 2]).collect();
        let contrast = Contrast::of(&moved);
        assert!(contrast.is_clear());
        assert!((contrast.by.0 - 3.5).abs() < 1e-9 && contrast.by.1 < 0.06);
        assert_eq!(contrast.ended[0].iter().sum::<usize>(), 100);
        assert!(contrast.told(["Reds", "Blues"])[0].contains("Reds"));
        assert!(!Contrast::of(&[]).is_clear() && !Contrast::of(&[[1, 9]]).is_clear());
    }

    #[test]
    fn a_fact_is_named_just_if_it_differs_by_more_than_luck() {
        let facts = vec![
            CountedFact::holds("pocket", "a pocket".to_owned()),
            CountedFact::number("lost", "units lost".to_owned()),
        ];
        let seen = |first: bool, last: i32| FactSeen {
            first: first.then_some(3),
            last,
            most: last,
        };
        let end = Ended {
            outcome: Outcome {
                margin: 1,
                level: 0,
            },
            actions: 1,
            rolls: 0,
            turn: 1,
        };
        let pairs: Vec<PlayedPair> = (0..200)
            .map(|n| {
                let one = vec![seen(n % 4 == 0, n % 3), seen(true, n % 3)];
                let other = vec![seen(n % 4 != 1, n % 3), seen(true, (n + 1) % 3)];
                PlayedPair {
                    seed: 1,
                    ends: [end; 2],
                    facts: [one, other],
                }
            })
            .collect();
        let found = facts_that_differ([&facts, &facts], &pairs);
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0].fact.key, "pocket");
        assert!((found[0].is[0] - 25.0).abs() < 1e-9 && (found[0].is[1] - 75.0).abs() < 1e-9);
        assert!(found[0].told().contains("25"), "{}", found[0].told());
    }
}
