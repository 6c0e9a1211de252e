//! What computer players of a system think of a position.

use super::go;
use crate::cli::args::{Analyse, Forecast, Hint};
use crate::cli::engine::seated::messages;
use crate::cli::output::{Failure, print, print_json};
use crate::cli::progress::{ProgressLine, stop_on_ctrl_c};
use crate::cli::seated::Seated;
use crate::cli::view::seated as view;
use crate::engine::{Level, NodeId, Progress, SideNo};
use crate::present::duty::{PlanDepth, glances, numbers};
use crate::present::system::{Cited, Spoken};
use crate::table::{Found, Futures, Idea, Table, Task};
use crate::words::{share_of, tr, with_error};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::sync::Arc;

/// The best few ways to go on.
pub(crate) fn hint(args: &Hint, mut game: Seated) -> Result<(), Failure> {
    go(&mut game, &args.at)?;
    let table = &*game.table;
    if table.levels().is_empty() || args.level != Level::General.word() {
        return Err(Failure::usage(tr!("seated-hint-level")));
    }
    let Some(found) = worked_out(&game, Task::Hint { seed: args.seed }, args.json.json)? else {
        return game.whole();
    };
    let Found::Ideas(ideas, trust) = found else {
        return Err(Failure::no(tr!("room-no-computer")));
    };
    match args.json.json {
        true => {
            let mut out = messages::ideas(&ideas, &trust);
            out["level"] = args.level.as_str().into();
            out["damage"] = game.damage_json();
            out["over"] = false.into();
            print_json(&out)?;
        }
        false => print(&ideas_text(&ideas, &trust, depth(&args.depth)))?,
    }
    game.whole()
}

/// How the game ends when equals play it out.
pub(crate) fn forecast(args: &Forecast, mut game: Seated) -> Result<(), Failure> {
    go(&mut game, &args.at)?;
    let level = Level::find(&args.level).unwrap_or(Level::Colonel);
    let task = Task::Forecast {
        level,
        games: args.games,
        seed: args.seed,
    };
    let Some(found) = worked_out(&game, task, args.json.json)? else {
        return game.whole();
    };
    let Found::Futures(futures) = found else {
        return Err(Failure::no(tr!("room-no-computer")));
    };
    match args.json.json {
        true => {
            let mut out = messages::futures(&*game.table, &futures);
            out["player"] = level.word().into();
            out["damage"] = game.damage_json();
            out["over"] = false.into();
            print_json(&out)?;
        }
        false => print(&futures_text(&*game.table, level, &futures))?,
    }
    game.whole()
}

/// A game looked back at.
pub(crate) fn analyse(args: &Analyse, game: &Seated) -> Result<(), Failure> {
    let table = &*game.table;
    let Some(job) = table.task(Task::LookBack { seed: args.seed }) else {
        return Err(Failure::no(match table.glance().ply {
            0 => tr!("why-nothing-played"),
            _ if !table.is_open() => tr!("room-closed"),
            _ => tr!("room-no-look-back"),
        }));
    };
    let control = Arc::new(Progress::default());
    stop_on_ctrl_c(&control);
    let found = ProgressLine::watch(&control, || job(&control));
    let Some(Found::Review(review)) = found else {
        return Err(Failure::stopped(tr!("report-stopped")));
    };
    let moment = |(at, said): &(NodeId, Spoken)| json!({ "node": at.0, "text": said.text, "more": said.more });
    match args.json.json {
        true => print_json(&json!({
            "luck": review.luck,
            "rolls": review.rolls.iter().map(moment).collect::<Vec<Value>>(),
            "judged": review.judged,
            "lapses": review.lapses.iter().map(moment).collect::<Vec<Value>>(),
            "damage": game.damage_json(),
        }))?,
        false => {
            let told = |(_, said): &(NodeId, Spoken)| {
                let more = said.more.iter().map(|line| format!("   {line}"));
                std::iter::once(said.text.clone())
                    .chain(more)
                    .collect::<Vec<String>>()
            };
            let mut lines = review.luck.clone();
            lines.extend(review.rolls.iter().flat_map(told));
            lines.push(String::new());
            lines.extend(review.judged.iter().cloned());
            lines.extend(review.lapses.iter().flat_map(told));
            print(&format!("{}\n", lines.join("\n")))?;
        }
    }
    game.whole()
}

/// What comes of long work on a position; nothing where the game is over, which is
/// said.
fn worked_out(game: &Seated, task: Task, json: bool) -> Result<Option<Found>, Failure> {
    let table = &*game.table;
    if let Some((_, verdict)) = table.glance().outcome {
        match json {
            true => print_json(&json!({
                "over": true,
                "damage": game.damage_json(),
                "verdict": verdict,
                "plans": [],
            }))?,
            false => print(&format!("{} {verdict}\n", tr!("found-over")))?,
        }
        return Ok(None);
    }
    let job = table.task(task).ok_or_else(|| {
        // Whoever types sees no more than all players may.
        let hidden = !table.levels().is_empty() && !table.is_open();
        Failure::no(match task {
            Task::LookBack { .. } if hidden => tr!("room-closed-look-back"),
            Task::Hint { .. } | Task::Forecast { .. } if hidden => tr!("seated-hidden-decision"),
            _ => tr!("room-no-computer"),
        })
    })?;
    let control = Arc::new(Progress::default());
    stop_on_ctrl_c(&control);
    let found = ProgressLine::watch(&control, || job(&control));
    found.map(Some).ok_or_else(|| {
        Failure::stopped(match task {
            Task::Hint { .. } => tr!("hint-stopped"),
            _ => tr!("forecast-stopped-early"),
        })
    })
}

/// How much is to be told.
fn depth(word: &str) -> PlanDepth {
    PlanDepth::find(word).unwrap_or_default()
}

fn ideas_text(ideas: &[Idea], trust: &[String], depth: PlanDepth) -> String {
    let mut out = String::new();
    if depth == PlanDepth::Where {
        let plans = ideas.iter().map(Idea::place_to_look_at);
        for (plans, there) in glances(plans) {
            let idea = plans.first().and_then(|&n| ideas.get(n));
            let rule = idea.and_then(Idea::rule_to_look_up);
            let there = view::cited(&Cited { text: there, rule });
            // Writing to a String cannot fail.
            let _ = writeln!(out, "{} {there}", numbers(&plans));
        }
        return out;
    }
    let first = ideas.first().map(|idea| &idea.told);
    if depth != PlanDepth::Whole {
        for (n, idea) in ideas.iter().enumerate() {
            let first = first.filter(|_| n > 0);
            let lines = view::deeds((&idea.told, first), &idea.label, &idea.why);
            // Writing to a String cannot fail.
            let _ = writeln!(out, "{}. {}", n + 1, lines.join("\n   "));
            announced(&mut out, idea);
        }
        return out;
    }
    // Writing to a String cannot fail.
    for (n, idea) in ideas.iter().enumerate() {
        let _ = writeln!(out, "{}. {}", n + 1, idea.label);
        let _ = writeln!(out, "   {}: {}", idea.expected, idea.actions.join("; "));
        let told = (&idea.told, first.filter(|_| n > 0));
        for line in view::purpose(told, view::Beyond::of(idea)) {
            let _ = writeln!(out, "   {line}");
        }
        announced(&mut out, idea);
        for why in idea.told.besides(&idea.why) {
            let _ = writeln!(out, "   {}", view::cited(why));
        }
    }
    for line in trust {
        let _ = writeln!(out, "\n{line}");
    }
    out
}

/// What would come after a plan that only prepares it.
fn announced(out: &mut String, idea: &Idea) {
    if let (Some(announced), Some(then)) = (idea.announced(), &idea.then) {
        // Writing to a String cannot fail.
        let _ = writeln!(out, "   {announced}");
        for line in view::tasks(&then.told, None, 1) {
            let _ = writeln!(out, "      {line}");
        }
    }
}

fn futures_text(table: &dyn Table, level: Level, futures: &Futures) -> String {
    let (n, level) = (futures.games, level.name());
    let mut out = format!("{}\n", tr!("forecast-games", n = n, level = level));
    let first = view::name(table, SideNo::A);
    let margin = tr!(
        "room-futures-margin",
        side = first,
        margin = with_error((futures.margin, futures.error), true)
    );
    // Writing to a String cannot fail.
    let _ = writeln!(out, "{margin}");
    let all = f64::from(futures.games.max(1));
    for (level, ended) in table.about().victory.iter().zip(&futures.ended) {
        let share = share_of(f64::from(*ended) / all, futures.games);
        let _ = writeln!(out, "{level}: {share}");
    }
    for line in &futures.trust {
        let _ = writeln!(out, "\n{line}");
    }
    out
}
