//! What the other side could do in its next turn.

use super::seated::go_on;
use crate::cli::args::{Intentions, Source};
use crate::cli::output::{Failure, print, print_json};
use crate::cli::progress::{ProgressLine, stop_on_ctrl_c};
use crate::cli::seated::at_table;
use crate::cli::view::seated as view;
use crate::engine::{Progress, SideNo};
use crate::present::system::Dangers;
use crate::table::{Found, Table, Task};
use crate::words::{any_of, tr};
use serde_json::json;
use std::fmt::Write as _;
use std::sync::Arc;

/// Tells what the enemy of a side could do, the worst first.
pub(crate) fn intentions(args: &Intentions) -> Result<(), Failure> {
    let source = Source {
        file: args.file.clone(),
        old: None,
    };
    let (mut table, whole) = at_table(&source)?;
    go_on(&mut *table, &args.at)?;
    if table.glance().outcome.is_some() {
        match args.json.json {
            true => print_json(&json!({ "over": true, "dangers": [] }))?,
            false => print(&format!("{}\n", tr!("found-over")))?,
        }
        return whole;
    }
    let side = side(&*table, args.side.as_deref())?;
    let task = Task::Dangers {
        side,
        seed: args.seed,
    };
    let job = table
        .task(task)
        .ok_or_else(|| Failure::no(tr!("room-no-dangers")))?;
    let control = Arc::new(Progress::default());
    stop_on_ctrl_c(&control);
    let Some(Found::Dangers(found)) = ProgressLine::watch(&control, || job(&control)) else {
        return Err(Failure::stopped(tr!("hint-stopped")));
    };
    match args.json.json {
        true => print_json(&view::dangers_json(&*table, side, &found))?,
        false => print(&as_text(&found))?,
    }
    whole
}

fn side(table: &dyn Table, key: Option<&str>) -> Result<SideNo, Failure> {
    let key = key.unwrap_or_default();
    view::endangered(table, key).ok_or_else(|| {
        let sides = table.about().sides;
        let keys: Vec<&str> = sides.iter().map(|side| side.key.as_str()).collect();
        let sides = any_of(&keys);
        Failure::usage(tr!("no-such-side", side = key, sides = sides))
    })
}

fn as_text(found: &Dangers) -> String {
    let mut out = format!("{}\n", tr!("dangers-title"));
    if found.list.is_empty() {
        out = format!("{}\n", tr!("dangers-none"));
    }
    for (n, danger) in found.list.iter().enumerate() {
        let costs = danger.costs();
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{}. {costs}", n + 1);
        let _ = writeln!(out, "   {}", view::task(&danger.task, usize::MAX));
    }
    for line in &found.trust {
        let _ = writeln!(out, "\n{line}");
    }
    out
}
