//! Estimates in words: who is ahead, and how far that can be trusted.

use super::super::ids::Side;
use super::super::players::{Advice, Basis, FITTED, Forecast, Mistake, OFF, Report};
use crate::engine::SideNo;
use crate::words::{decimal, tr};

/// The side that a margin of Soviet less German victory points is good for.
#[must_use]
pub fn ahead(margin: f64) -> Side {
    SideNo::ahead(margin).into()
}

/// A margin of Soviet less German victory points in words: "Soviets by 2.3".
#[must_use]
pub fn margin_words(margin: f64) -> String {
    let points = crate::words::decimal(margin.abs(), 1);
    tr!("margin", side = ahead(margin).key(), points = points)
}

/// The margin of a finished game in words: of one that is even to the decimal
/// that is told, no side is ahead.
#[must_use]
pub fn result_words(margin: f64) -> String {
    match margin.abs() < 0.05 {
        true => tr!("margin-even"),
        false => margin_words(margin),
    }
}

/// What a game was expected to come to, what luck and each side's decisions brought,
/// and what they add up to, in words.
#[must_use]
pub fn account_words(report: &Report) -> String {
    use crate::words::signed;
    tr!(
        "found-account",
        expected = signed(report.expected),
        luck = signed(report.luck().soviet),
        soviet = signed(report.brought.soviet),
        german = signed(-report.brought.german),
        result = signed(report.comes_to)
    )
}

/// That other decisions of the same phase cost something, too.
#[must_use]
pub fn also_words(lapse: &Mistake) -> Option<String> {
    let n = lapse.also.len();
    (n > 0).then(|| tr!("found-also", n = n))
}

/// How many decisions looked like mistakes and were none.
#[must_use]
pub fn unproved_words(report: &Report) -> Option<String> {
    (report.unproved > 0).then(|| tr!("found-unproved", n = report.unproved))
}

/// What the figure of a plan leaves open, in words: "± 0.6", or that it was not
/// searched.
#[must_use]
pub fn error_words(advice: &Advice) -> String {
    match advice.basis {
        Basis::Sight => tr!("advice-not-searched"),
        Basis::Exact => tr!("advice-exact"),
        // What is rounded to nothing is not nothing.
        Basis::PlayedOut => {
            let error = decimal(advice.error.max(0.1), 1);
            tr!("advice-error", error = error)
        }
    }
}

/// What the figures of plans are, in a sentence or two.
#[must_use]
pub fn how(basis: Basis) -> String {
    tr!("advice-how", basis = basis.word())
}

/// How far they can be trusted, in a sentence.
#[must_use]
pub fn trust(basis: Basis) -> String {
    tr!("advice-trust", basis = basis.word())
}

/// What a forecast rests on and how far it can be trusted, a sentence each.
#[must_use]
pub fn forecast_rests_on(found: &Forecast) -> Vec<String> {
    let mut told = vec![tr!("forecast-how")];
    let [fitted, others] = FITTED;
    match found.added {
        Some(added) => {
            told.push(tr!(
                "forecast-added",
                side = ahead(added).key(),
                points = decimal(added.abs(), 1),
                games = fitted
            ));
            told.push(tr!("forecast-trust", games = others, off = decimal(OFF, 1)));
        }
        None => told.push(tr!("forecast-trust-raw")),
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_an_even_result_no_side_is_called_ahead() {
        for even in [0.0, -0.0, 0.04, -0.04] {
            assert_eq!(result_words(even), "even", "{even}");
        }
        assert_eq!(result_words(0.06), "Soviets by 0.1");
        assert_eq!(result_words(-4.0), "Germans by 4.0");
    }
}
