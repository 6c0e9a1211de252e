//! What really happened, beside a game.

use super::picture::or_told;
use super::seated::go_on;
use crate::cli::args::History;
use crate::cli::output::{Failure, print, print_json};
use crate::cli::seated::at_table;
use crate::cli::target::{Target, named_for};
use crate::present::palette::light;
use crate::present::system::{Beside, HISTORY, Happened, Selection};
use crate::present::{plate, png, svg};
use crate::table::{Retold, Table};
use crate::words::{name, tr};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// How wide the picture is, in pixels.
const WIDE: u32 = 1600;

/// What really happened by the end of the turn of a moment, and what is otherwise.
pub(crate) fn history(args: &History) -> Result<(), Failure> {
    let target = match &args.png {
        Some(to) => {
            named_for(Some(to), "png")?;
            let from = args.source.path();
            Some(Target::new(Some(to), args.force.force, from.as_slice())?)
        }
        None => None,
    };
    let (mut table, whole) = at_table(&args.source)?;
    go_on(&mut *table, &args.at)?;
    let told = table.history(table.glance().node);
    let told = told.ok_or_else(|| Failure::no(tr!("history-none")))?;
    match target {
        Some(target) => target.write_bytes(&picture(&*table)?)?,
        None if args.json.json => print_json(&as_json(&told))?,
        None => print(&as_text(&*table, &told, args.all))?,
    }
    whole
}

fn picture(table: &dyn Table) -> Result<Vec<u8>, Failure> {
    let glance = table.glance();
    let board = table.board(glance.node, &Selection::default(), &[HISTORY]);
    let board = board.ok_or_else(|| Failure::no(tr!("seated-closed")))?;
    let [turn, ..] = &glance.time;
    let title = format!("{}: {turn}", name(table.title()));
    let drawn = || {
        let plate = plate::plate(&board, title, true);
        let svg = svg::write(&plate.title, &plate.layers, plate.bounds, light);
        png::paint(&svg, WIDE, light(plate.paper))
    };
    let png = or_told(drawn)?.map_err(|why| Failure::no(why.to_string()))?;
    Ok(png.bytes)
}

fn happened_json(happened: &Happened) -> Value {
    let pocket = happened.pocket.as_ref();
    json!({
        "turn": happened.turn,
        "days": happened.days,
        "text": happened.text,
        "held": happened.held,
        "pocket": pocket.map(|ring| json!({
            "places": ring.places,
            "closed": ring.closed,
        })),
    })
}

fn as_json(told: &Retold) -> Value {
    let beside = told.beside.iter();
    let beside: Vec<Value> = beside
        .map(|Beside { what, then, here }| json!({ "what": what, "then": then, "here": here }))
        .collect();
    let turns: Vec<Value> = told.history.turns.iter().map(happened_json).collect();
    json!({
        "turn": told.turn,
        "differs": told.differs,
        "beside": beside,
        "turns": turns,
        "outcome": told.history.outcome,
        "trust": told.history.trust,
        "sources": told.history.sources,
    })
}

fn as_text(table: &dyn Table, told: &Retold, all: bool) -> String {
    let mut out = format!("{}\n\n", name(table.title()));
    // Writing to a String cannot fail.
    for happened in &told.history.turns {
        let now = happened.turn == told.turn;
        if !all && !now {
            continue;
        }
        let (turn, days) = (happened.turn, happened.days.as_str());
        let head = tr!("history-turn", turn = turn, days = days);
        let _ = writeln!(out, "{head}\n{}\n", happened.text);
        if now {
            let _ = writeln!(out, "{}", tr!("history-here"));
            for line in &told.differs {
                let _ = writeln!(out, "  {line}");
            }
            let _ = writeln!(out);
        }
    }
    if told.now().is_none() {
        let head = tr!("history-turn-untold", turn = told.turn);
        let _ = writeln!(out, "{head}\n{}\n", tr!("history-untold"));
    }
    let _ = writeln!(out, "{}", tr!("history-in-the-end"));
    for Beside { what, then, here } in &told.beside {
        let (what, then, here) = (what.as_str(), then.as_str(), here.as_str());
        let row = tr!("history-beside-row", what = what, then = then, here = here);
        let _ = writeln!(out, "  {row}");
    }
    let told = &told.history;
    let _ = writeln!(out, "\n{}\n\n{}", told.outcome, told.trust);
    let _ = writeln!(out, "\n{}", tr!("history-sources"));
    for source in &told.sources {
        let _ = writeln!(out, "  {source}");
    }
    out
}
