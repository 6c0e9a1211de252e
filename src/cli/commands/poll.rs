//! A poll: options of a position, how the votes split, and each option played out.

use super::lines::{Studied, studied};
use super::seated::go_on;
use crate::cli::args::{PlayedOut, Poll};
use crate::cli::files::{bytes, called};
use crate::cli::output::{Failure, print, print_json};
use crate::cli::progress::{ProgressLine, stop_on_ctrl_c};
use crate::engine::{Level, NodeId, Progress};
use crate::table::{
    Ballot, MOST_OPTIONS, Table, Weighed, Weighing, WholeChoice, option_letter, plan_of_line,
};
use crate::words::{decimal, tr};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

/// Something to vote for.
struct Choice {
    label: String,
    plan: Vec<String>,
    /// What it came to, if it decides something.
    weighed: Option<Weighed>,
}

/// Asks, counts and plays out.
pub(crate) fn poll(args: &Poll) -> Result<(), Failure> {
    let Studied { mut table, cut } = studied(&args.file)?;
    go_on(&mut *table, &args.at)?;
    let (table, at) = (&*table, table.glance().node);
    let mut choices = match args.options.is_empty() {
        true => lines_or_all(table, at),
        false => {
            let written = args.options.iter().map(|option| written(table, at, option));
            written.collect::<Result<Vec<Choice>, Failure>>()?
        }
    };
    if choices.is_empty() {
        return Err(Failure::no(tr!("poll-no-choices")));
    }
    if choices.len() > MOST_OPTIONS {
        let (n, most) = (choices.len(), MOST_OPTIONS);
        crate::cli::output::warn(&tr!("poll-too-many", n = n, most = most));
        choices.truncate(MOST_OPTIONS);
    }
    let votes = args.votes.as_deref().map_or(Ok(String::new()), read)?;
    let labels: Vec<&str> = choices.iter().map(|choice| choice.label.as_str()).collect();
    let ballot = Ballot::count(&votes, &labels);
    let open = |choice: &Choice| table.decides(at, &choice.plan) != Some(true);
    let (which, plans): (Vec<usize>, Vec<Vec<String>>) = (choices.iter().enumerate())
        .filter(|(_, choice)| !open(choice))
        .map(|(n, choice)| (n, choice.plan.clone()))
        .unzip();
    if !plans.is_empty() {
        let weighed = played_out(table, at, (plans, false), &args.out)?;
        for (n, weighed) in which.into_iter().zip(weighed) {
            choices[n].weighed = Some(weighed);
        }
    }
    match args.json.json {
        true => print_json(&as_json(at, &choices, &ballot))?,
        false => print(&as_text(table, at, &choices, &ballot))?,
    }
    whole(cut)
}

/// How a command ends that has told what there is; of a damaged game, that is not all.
pub(super) fn whole(cut: bool) -> Result<(), Failure> {
    match cut {
        true => Err(Failure::silent(1)),
        false => Ok(()),
    }
}

/// Ways to go on, played out by computer players as good as those of the window.
pub(super) fn played_out(
    table: &dyn Table,
    at: NodeId,
    (plans, asks): (Vec<Vec<String>>, bool),
    how: &PlayedOut,
) -> Result<Vec<Weighed>, Failure> {
    let level = Level::strongest_at_once(table.levels());
    let asked = Weighing {
        plans,
        asks,
        level: level.unwrap_or(Level::Random),
        games: how.games,
        seed: how.seed,
    };
    let job = table.weigh(at, asked);
    let job = job.ok_or_else(|| Failure::no(tr!("poll-not-played")))?;
    let control = Arc::new(Progress::default());
    stop_on_ctrl_c(&control);
    let weighed = ProgressLine::watch(&control, || job(&control));
    weighed.ok_or_else(|| Failure::stopped(tr!("hint-stopped")))
}

/// What a plan is called.
pub(super) fn label(table: &dyn Table, at: NodeId, plan: &[String]) -> String {
    let sketch = table.sketch(at, plan).map(|sketch| sketch.label);
    let sketch = sketch.filter(|label| !label.is_empty());
    sketch.unwrap_or_else(|| plan.join("; "))
}

/// The votes in a file.
fn read(path: &Path) -> Result<String, Failure> {
    let bytes = bytes(path).map_err(Failure::no)?;
    String::from_utf8(bytes)
        .map_err(|_| Failure::no(format!("{}: {}", called(path), tr!("poll-votes-no-text"))))
}

/// An option as it was typed.
fn written(table: &dyn Table, at: NodeId, typed: &str) -> Result<Choice, Failure> {
    let plan = typed.split(';').map(str::trim).map(str::to_owned);
    let plan: Vec<String> = plan.filter(|action| !action.is_empty()).collect();
    if plan.is_empty() || table.decides(at, &plan).is_none() {
        return Err(why_not(table, &plan));
    }
    Ok(Choice {
        label: label(table, at, &plan),
        plan,
        weighed: None,
    })
}

/// Why a plan cannot be played.
pub(super) fn why_not(table: &dyn Table, plan: &[String]) -> Failure {
    let why = match plan.first().map(|first| table.explain(first)) {
        Some(Err(why)) => why.to_string(),
        Some(Ok(reasons)) if !reasons.is_empty() => reasons[0].text.clone(),
        _ => tr!("poll-not-played"),
    };
    Failure::no(format!("{}: {why}", crate::json::quoted(&plan.join("; "))))
}

/// The lines that leave a position; where it is no crossroads, the whole choices that there
/// are.
fn lines_or_all(table: &dyn Table, at: NodeId) -> Vec<Choice> {
    let ways = table.ways_on(at);
    if ways.len() < 2 {
        let choices = table.choices(at).into_iter();
        return choices
            .map(|WholeChoice { label, plan }| Choice {
                label,
                plan,
                weighed: None,
            })
            .collect();
    }
    let lines = table.variations();
    let choice = |first: NodeId| {
        let nodes = lines.iter().find_map(|line| {
            let from = line.nodes.iter().position(|&node| node == first)?;
            line.nodes.get(from..)
        });
        let plan = plan_of_line(table, nodes.unwrap_or_default());
        let named = table.name(first).map(str::to_owned);
        Choice {
            label: named.unwrap_or_else(|| label(table, at, &plan)),
            plan,
            weighed: None,
        }
    };
    ways.into_iter().map(choice).collect()
}

fn as_text(table: &dyn Table, at: NodeId, choices: &[Choice], ballot: &Ballot) -> String {
    let about = table.about();
    let sides = [about.sides[0].name.as_str(), about.sides[1].name.as_str()];
    let mut out = format!("{}\n{}\n", table.moment(at), ballot.told());
    let mut open = Vec::new();
    for (n, (choice, &votes)) in choices.iter().zip(&ballot.votes).enumerate() {
        let share = decimal(share(votes, ballot) * 100.0, 0);
        let split = tr!("poll-split", n = votes, share = share);
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{}. {}: {split}", option_letter(n), choice.label);
        match &choice.weighed {
            Some(weighed) => {
                let _ = writeln!(out, "   {}", weighed.told(sides));
            }
            None => open.push(option_letter(n).to_string()),
        }
    }
    if !open.is_empty() {
        let options = open.join(", ");
        let _ = writeln!(out, "{}", tr!("poll-open", options = options));
    }
    out
}

fn share(votes: u32, ballot: &Ballot) -> f64 {
    let all: u32 = ballot.votes.iter().sum();
    f64::from(votes) / f64::from(all.max(1))
}

/// A way that was played out.
pub(super) fn weighed_json(weighed: &Weighed) -> Value {
    json!({
        "games": weighed.games,
        "margin": weighed.margin.0,
        "error": weighed.margin.1,
        "ahead": weighed.ahead,
    })
}

fn as_json(at: NodeId, choices: &[Choice], ballot: &Ballot) -> Value {
    let options = choices.iter().zip(&ballot.votes).enumerate();
    let options = options.map(|(n, (choice, &votes))| {
        json!({
            "letter": option_letter(n).to_string(),
            "label": choice.label,
            "plan": choice.plan,
            "votes": votes,
            "share": share(votes, ballot),
            "came": choice.weighed.as_ref().map(weighed_json),
        })
    });
    json!({
        "at": at.0,
        "votes": ballot.counted,
        "lost": ballot.lost,
        "options": options.collect::<Vec<_>>(),
    })
}
