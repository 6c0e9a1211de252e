//! What came about in games that were played on: how often, when, and what it was at the
//! end, beside the bars of how they ended.

use crate::app::panels::{bold, heading};
use crate::app::theme::space;
use crate::engine::mean_and_error;
use crate::present::system::{CountedFact, FactSort};
use crate::table::FactSeen;
use crate::words::{decimal, tr};
use egui::{CollapsingHeader, RichText, Ui};

/// In so many per cent of the games, with the error of that.
fn share(count: usize, all: usize) -> String {
    let share = count as f64 / all.max(1) as f64;
    let error = (share * (1.0 - share) / all.max(1) as f64).sqrt();
    tr!(
        "room-share-error",
        share = decimal(share * 100.0, 0),
        error = decimal(error * 100.0, 0)
    )
}

/// What is told of a fact.
fn words(fact: &CountedFact, of: &[FactSeen]) -> String {
    let first: Vec<f64> = of
        .iter()
        .filter_map(|seen| seen.first)
        .map(f64::from)
        .collect();
    let ever = share(first.len(), of.len());
    let turn = mean_and_error(first.iter().copied()).0;
    match fact.sort {
        FactSort::Holds if first.is_empty() => tr!("facts-never"),
        FactSort::Holds => tr!(
            "facts-holds",
            ever = ever,
            turn = decimal(turn, 1),
            last = share(of.iter().filter(|seen| seen.last > 0).count(), of.len())
        ),
        FactSort::Number => {
            let (mean, error) = mean_and_error(of.iter().map(|seen| f64::from(seen.last)));
            let most = mean_and_error(of.iter().map(|seen| f64::from(seen.most))).0;
            tr!(
                "facts-number",
                mean = decimal(mean, 1),
                error = decimal(error, 1),
                most = decimal(most, 1)
            )
        }
    }
}

/// All facts of the games, those about single units folded away.
pub(super) fn told(ui: &mut Ui, facts: &[CountedFact], games: &[Vec<FactSeen>]) {
    if facts.is_empty() || games.is_empty() {
        return;
    }
    let row = |ui: &mut Ui, (number, fact): (usize, &CountedFact)| {
        let of: Vec<FactSeen> = games
            .iter()
            .filter_map(|game| game.get(number).copied())
            .collect();
        let text = tr!(
            "facts-row",
            name = fact.name.as_str(),
            told = words(fact, &of)
        );
        ui.add(egui::Label::new(text).wrap());
    };
    heading(ui, &tr!("facts-title"));
    let all = || facts.iter().enumerate();
    for fact in all().filter(|(_, fact)| !fact.of_unit) {
        row(ui, fact);
    }
    if all().any(|(_, fact)| fact.of_unit) {
        ui.add_space(space::TINY);
        CollapsingHeader::new(bold(tr!("facts-units"))).show(ui, |ui| {
            for fact in all().filter(|(_, fact)| fact.of_unit) {
                row(ui, fact);
            }
        });
    }
    ui.label(RichText::new(tr!("facts-note")).small().weak());
}
