//! What would be different under other rules: games both ways with the same dice.

use super::new::chosen;
use super::plot::Plot;
use super::seated::{set_otherwise, told};
use crate::cli::args::AskWhatIf;
use crate::cli::output::{Failure, print, print_json};
use crate::cli::progress::{ProgressLine, stop_on_ctrl_c};
use crate::cli::seated::built_in;
use crate::cli::target::Target;
use crate::engine::{Level, Progress, cores, in_order};
use crate::json::{Doc, Syntax, nearest};
use crate::present::histogram::HistogramView;
use crate::present::system::WhatIf;
use crate::systems::SYSTEMS;
use crate::table::{
    BothWays, Contrast, Entry, FORMAT, FactContrast, PairOf, PlayedPair, Supposition,
    facts_that_differ, pairs_table,
};
use crate::words::tr;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;

/// Every question that comes with the program, and its system.
fn all() -> Vec<(&'static Entry, WhatIf)> {
    let of = |entry: &'static Entry| (entry.what_ifs)().into_iter().map(move |it| (entry, it));
    SYSTEMS.iter().flat_map(of).collect()
}

/// Plays the games of a question and tells what differs, or lists the questions.
pub(crate) fn what_if(args: &AskWhatIf) -> Result<(), Failure> {
    let own = !args.set.is_empty() || args.variant.is_some();
    match &args.question {
        Some(word) => {
            let mut known = all();
            let Some(at) = known.iter().position(|(_, it)| it.key == word) else {
                return Err(unknown(word, &known));
            };
            let (entry, question) = known.swap_remove(at);
            let (_, text) = built_in(question.start).ok_or_else(no_game)?;
            let changed = question.changed.clone();
            answer(args, supposed(entry, text, changed)?, Some(&question))
        }
        None if own => {
            let usual = SYSTEMS.first().and_then(|entry| entry.starts.first());
            let usual = usual.map_or("", |start| start.id);
            let (entry, text) = chosen(args.scenario.as_deref().unwrap_or(usual))?;
            let entry = entry.or(SYSTEMS.first()).ok_or_else(no_game)?;
            let changed = set_otherwise(&args.set, None, args.variant.as_deref(), entry)?;
            answer(args, supposed(entry, &text, Doc::Object(changed))?, None)
        }
        None => list(args),
    }
}

fn no_game() -> Failure {
    Failure::no(tr!("file-not-a-game", format = FORMAT))
}

fn unknown(word: &str, known: &[(&Entry, WhatIf)]) -> Failure {
    let keys: Vec<&str> = known.iter().map(|(_, it)| it.key).collect();
    let told = tr!("what-if-unknown", word = word, keys = keys.join(", "));
    Failure::usage(match nearest(word, &keys) {
        Some(meant) => format!("{told} {}", tr!("what-if-meant", meant = meant)),
        None => told,
    })
}

fn supposed(entry: &'static Entry, text: &str, changed: Doc) -> Result<Supposition, Failure> {
    let scenario = text.parse();
    Ok(Supposition {
        entry,
        scenario: scenario.map_err(|why: Syntax| Failure::no(why.to_string()))?,
        changed,
    })
}

/// The questions with the answers that were measured.
fn list(args: &AskWhatIf) -> Result<(), Failure> {
    let known = all();
    if args.json.json {
        let one = |(entry, it): &(&Entry, WhatIf)| {
            let pairs = it.answer.map(|answer| answer.margins());
            json!({
                "question": it.key, "system": entry.key, "scenario": it.start,
                "asks": it.question, "about": it.about, "limits": it.limits,
                "changed": bare(&it.changed),
                "answer": pairs.map(|pairs| contrast_json(&Contrast::of(&pairs))),
            })
        };
        let known: Vec<Value> = known.iter().map(one).collect();
        return print_json(&json!({ "questions": known }));
    }
    let mut out = String::new();
    for (entry, it) in &known {
        out.push_str(&format!("{}  ({})\n", it.question, it.key));
        let games = supposed(
            entry,
            built_in(it.start).map_or("", |(_, text)| text),
            it.changed.clone(),
        )?;
        let games = games
            .both_ways()
            .map_err(|faults| Failure::no(told(&faults)))?;
        if let Some(answer) = it.answer {
            let contrast = Contrast::of(&answer.margins());
            let head = tr!(
                "what-if-games",
                n = contrast.pairs,
                level = answer.level.name(),
                seed = answer.seed.to_string()
            );
            out.push_str(&format!("    {head}\n"));
            for line in figures(&games, &contrast) {
                out.push_str(&format!("    {line}\n"));
            }
        }
        out.push('\n');
    }
    out.push_str(&format!("{}\n", tr!("what-if-how")));
    print(&out)
}

/// Shares, means and difference, a line each.
fn figures(games: &BothWays, contrast: &Contrast) -> Vec<String> {
    let names = games.names();
    let mut out = Vec::new();
    for (which, name) in [tr!("what-if-default"), tr!("what-if-otherwise")]
        .into_iter()
        .enumerate()
    {
        let [shares, mean] = contrast.told_of(which, names);
        out.push(tr!(
            "what-if-row",
            name = name,
            shares = shares,
            mean = mean
        ));
    }
    out.extend(contrast.told(names));
    out
}

/// Plays the games and tells the answer.
fn answer(
    args: &AskWhatIf,
    supposition: Supposition,
    question: Option<&WhatIf>,
) -> Result<(), Failure> {
    let read = args.variant.as_deref().into_iter();
    let read: Vec<&Path> = read
        .chain(args.scenario.as_deref().map(Path::new))
        .collect();
    let target = Target::new(args.out.as_deref(), args.force.force, &read)?;
    let plot = Plot::wanted(args.plot.as_deref(), args.force.force, &read)?;
    let games = supposition.both_ways();
    let games = games.map_err(|faults| Failure::usage(told(&faults)))?;
    if games.otherwise().is_empty() {
        return Err(Failure::usage(tr!("what-if-nothing")));
    }
    let level = Level::find(&args.level).ok_or_else(|| Failure::usage("no such player"))?;
    let of = PairOf {
        level,
        seed: args.seed,
    };
    let control = Arc::new(Progress::default());
    stop_on_ctrl_c(&control);
    let threads = args.threads.unwrap_or_else(cores).min(1024);
    let pairs = ProgressLine::watch(&control, || {
        let pair = |number| games.pair(of, number, &control);
        in_order(args.games, threads, &control, pair)
    });
    let margins: Vec<[i32; 2]> = pairs.iter().map(PlayedPair::margins).collect();
    if let Some(plot) = plot.filter(|_| !pairs.is_empty()) {
        plot.write(&drawn(&games, question, &margins).svg())?;
    }
    let contrast = Contrast::of(&margins);
    if args.csv {
        target.write(&pairs_table(&pairs))?;
    } else if args.json.json {
        let facts = facts_that_differ(games.facts(), &pairs);
        let facts: Vec<Value> = facts.iter().map(fact_json).collect();
        let mut answer = contrast_json(&contrast);
        answer["title"] = games.title().into();
        answer["level"] = level.word().into();
        answer["seed"] = args.seed.to_string().into();
        answer["asked_for"] = args.games.into();
        answer["otherwise"] = games.otherwise().into();
        answer["facts"] = facts.into();
        target.write(&format!("{answer:#}\n"))?;
    } else if !pairs.is_empty() {
        target.write(&sentences(args, &games, question, &contrast, &pairs))?;
    }
    match control.stopped() {
        true => {
            let n = pairs.len();
            let all = args.games;
            Err(Failure::stopped(tr!("what-if-stopped", n = n, all = all)))
        }
        false => Ok(()),
    }
}

fn sentences(
    args: &AskWhatIf,
    games: &BothWays,
    question: Option<&WhatIf>,
    contrast: &Contrast,
    pairs: &[PlayedPair],
) -> String {
    let mut lines = Vec::new();
    if let Some(it) = question {
        lines.extend([it.question.clone(), it.about.clone(), String::new()]);
    }
    lines.push(games.title().to_owned());
    lines.extend(games.otherwise().iter().cloned());
    let level = Level::find(&args.level).map_or_else(String::new, Level::name);
    lines.push(tr!(
        "what-if-games",
        n = contrast.pairs,
        level = level,
        seed = args.seed.to_string()
    ));
    lines.push(String::new());
    lines.extend(figures(games, contrast));
    lines.extend([String::new(), tr!("what-if-facts")]);
    let facts = facts_that_differ(games.facts(), pairs);
    match facts.is_empty() {
        true => lines.push(tr!("what-if-facts-none")),
        false => lines.extend(facts.iter().map(FactContrast::told)),
    }
    lines.push(String::new());
    lines.push(match question {
        Some(it) => it.limits.clone(),
        None => tr!("what-if-limits-own"),
    });
    lines.join("\n") + "\n"
}

fn drawn(games: &BothWays, question: Option<&WhatIf>, margins: &[[i32; 2]]) -> HistogramView {
    let asked = question.map_or_else(|| tr!("what-if-otherwise"), |it| it.question.clone());
    HistogramView {
        title: format!("{}: {asked}", games.title()),
        sides: games.sides().clone(),
        margins: margins.iter().map(|pair| pair[1]).collect(),
        against: Some((
            tr!("what-if-default"),
            margins.iter().map(|pair| pair[0]).collect(),
        )),
    }
}

fn contrast_json(contrast: &Contrast) -> Value {
    let of = |which: usize| {
        let [first, drawn, second] = contrast.ended[which];
        let (mean, error) = contrast.means[which];
        json!({ "first": first, "drawn": drawn, "second": second,
                "mean_margin": mean, "error": error })
    };
    let (by, error) = contrast.by;
    json!({
        "games": contrast.pairs, "default": of(0), "variant": of(1),
        "difference": by, "error": error, "clear": contrast.is_clear(),
    })
}

fn fact_json(it: &FactContrast) -> Value {
    json!({ "fact": it.fact.key, "name": it.fact.name, "default": it.is[0],
            "variant": it.is[1], "error": it.error })
}

fn bare(value: &Doc) -> Value {
    serde_json::from_str(&value.to_string()).unwrap_or_default()
}
