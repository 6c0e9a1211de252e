//! The lines of a saved game: listed, entered, grown, named, put in order, deleted.

use super::seated::not_done;
use crate::cli::args::Lines;
use crate::cli::engine::seated::messages;
use crate::cli::files::{bytes, called, is_dash};
use crate::cli::output::{Failure, print, print_json, warn};
use crate::cli::seated::{Subject, subject};
use crate::cli::target::Target;
use crate::cli::view::seated as view;
use crate::engine::NodeId;
use crate::json::{Fault, all_faults};
use crate::record::{AnyGame, now};
use crate::table::{Edit, Parting, Rolled, Table, Variation};
use crate::words::tr;
use std::fmt::Write as _;
use std::path::Path;

/// A game at the table, and whether a part of its file was left out.
pub(super) struct Studied {
    pub table: Box<dyn Table>,
    pub cut: bool,
}

/// A saved game of any version with all its lines, or the beginning of a scenario.
pub(super) fn studied(path: &Path) -> Result<Studied, Failure> {
    let faulty = |faults: Vec<Fault>| {
        Failure::no(format!("{}: {}", called(path), all_faults(&faults, "\n")))
    };
    let read = bytes(path).and_then(|bytes| AnyGame::read(&bytes).map_err(|why| why.to_string()));
    // Standard input is read once.
    if let Err(why) = &read
        && is_dash(path)
    {
        return Err(Failure::no(format!("{}: {why}", called(path))));
    }
    if let Ok(opened) = read {
        let cut = opened.is_cut();
        if let Some(damage) = opened.damage() {
            warn(&format!("{}: {damage}", called(path)));
        }
        let seated = opened.seated();
        let seated = seated.map_err(|why| Failure::no(format!("{}: {why}", called(path))))?;
        return Ok(Studied {
            table: seated.table,
            cut,
        });
    }
    // Whatever keeps it from being read is told by those who begin games.
    let begun = subject(&crate::cli::args::Source {
        file: Some(path.to_owned()),
        old: None,
    })?;
    let table = match begun {
        Subject::Desk(game) => game.at_table().map_err(faulty)?,
        Subject::Seated(seated) => seated.table,
    };
    Ok(Studied { table, cut: false })
}

/// Lists the lines of a game, or changes them and writes the game.
pub(crate) fn lines(args: &Lines) -> Result<(), Failure> {
    let changes = args.changes();
    if changes && args.out.is_none() {
        return Err(Failure::usage(tr!("lines-need-out")));
    }
    let target = match &args.out {
        Some(out) => Some(Target::new(Some(out), args.force.force, &[&args.file])?),
        None => None,
    };
    let Studied { mut table, cut } = studied(&args.file)?;
    change(&mut *table, args)?;
    if let Some(target) = target {
        target.write(&table.write(&now()))?;
        if target.file().is_none() {
            return Ok(());
        }
    }
    if args.json.json {
        let mut out = messages::lines(&*table);
        out["title"] = table.title().into();
        out["system"] = table.system().into();
        print_json(&out)?;
    } else {
        print(&listed(&*table))?;
    }
    match cut {
        true => Err(Failure::silent(1)),
        false => Ok(()),
    }
}

/// Does what was asked for, in the order in which the help tells of it.
fn change(table: &mut dyn Table, args: &Lines) -> Result<(), Failure> {
    if let Some(at) = args.bring_back {
        edit(table, Edit::BringBack(NodeId(at)))?;
    }
    if let Some(at) = args.enter
        && !table.go(NodeId(at))
    {
        return Err(Failure::no(match table.is_open() {
            true => tr!("lines-no-position", at = at),
            false => tr!("seated-closed"),
        }));
    }
    let mut grown = None;
    for action in &args.play {
        let gesture = [action.clone()];
        table
            .play(&gesture, Rolled::ByTheGame)
            .map_err(|why| not_done(action, &why))?;
        grown = grown.or_else(|| Some(table.glance().node));
    }
    let here = table.glance().node;
    if let Some(name) = &args.name {
        // The name of a line is that of its first position.
        edit(table, Edit::Name(grown.unwrap_or(here), name.clone()))?;
    }
    if args.promote {
        edit(table, Edit::Promote(here))?;
    }
    if args.delete {
        edit(table, Edit::Delete(here))?;
    }
    Ok(())
}

fn edit(table: &mut dyn Table, edit: Edit) -> Result<(), Failure> {
    table.edit(edit).map(|_| ()).map_err(Failure::no)
}

/// Every line, and what is deleted.
fn listed(table: &dyn Table) -> String {
    let mut out = String::new();
    for line in table.variations() {
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{}", told_line(table, &line));
    }
    let gone = table.deleted();
    if !gone.is_empty() {
        let gone: Vec<String> = gone.iter().map(|at| at.0.to_string()).collect();
        let _ = writeln!(out, "{}", tr!("lines-told-deleted", at = gone.join(", ")));
    }
    let _ = writeln!(
        out,
        "{}",
        tr!("lines-told-here", at = table.glance().node.0)
    );
    out
}

fn told_line(table: &dyn Table, line: &Variation) -> String {
    let first = line.nodes.first().copied();
    let told = first.and_then(|first| table.told(first));
    let what = match line.parting {
        Parting::None => tr!("lines-told-main"),
        Parting::Chance => tr!("lines-chance"),
        Parting::Choice => tr!("lines-choice"),
    };
    let mut parts = vec![what];
    parts.extend(first.and_then(|first| table.name(first)).map(str::to_owned));
    parts.extend(told.iter().map(view::notation));
    parts.push(tr!("lines-length", n = line.nodes.len()));
    let further = line.nodes.iter().skip(1);
    parts.extend(further.filter_map(|&at| Some(format!("{} {}", at.0, table.name(at)?))));
    let number = first.map_or(0, |first| first.0);
    let indent = "  ".repeat(line.depth.min(20));
    format!("{number:>5}  {indent}{}", parts.join(" · "))
}
