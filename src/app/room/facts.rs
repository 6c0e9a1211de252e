//! What came about in games that were played on: how often, when, and what it was at the
//! end, beside the bars of how they ended.

use crate::app::panels::{bold, heading};
use crate::app::theme::space;
use crate::engine::mean_and_error;
use crate::present::system::{CountedFact, FactSort};
use crate::table::FactSeen;
use crate::words::{decimal, share_of, tr, with_error};
use egui::{CollapsingHeader, RichText, Ui};

/// What is told of a fact.
fn words(fact: &CountedFact, of: &[FactSeen]) -> String {
    let first: Vec<f64> = of
        .iter()
        .filter_map(|seen| seen.first)
        .map(f64::from)
        .collect();
    let share = |count: usize| share_of(count as f64 / of.len().max(1) as f64, of.len() as u32);
    let ever = match first.len() {
        n if n == of.len() => tr!("facts-ever-all"),
        n => tr!("facts-ever-some", share = share(n)),
    };
    let last = match of.iter().filter(|seen| seen.last > 0).count() {
        0 => tr!("facts-last-none"),
        n if n == of.len() => tr!("facts-last-all"),
        n => tr!("facts-last-some", share = share(n)),
    };
    let turn = mean_and_error(first.iter().copied()).0;
    match fact.sort {
        FactSort::Holds if first.is_empty() => tr!("facts-never"),
        FactSort::Holds => tr!(
            "facts-holds",
            ever = ever,
            turn = decimal(turn, 1),
            last = last
        ),
        FactSort::Number => {
            let mean = mean_and_error(of.iter().map(|seen| f64::from(seen.last)));
            let most = mean_and_error(of.iter().map(|seen| f64::from(seen.most))).0;
            tr!(
                "facts-number",
                mean = with_error(mean, false),
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
