//! Writing a game down for other programs and for print.

use super::lines::studied;
use super::seated;
use crate::cli::args::Export;
use crate::cli::output::{Failure, print_json};
use crate::cli::seated::{Seated, Subject};
use crate::cli::target::{Target, named_for};
use crate::json::all_faults;
use crate::systems::SYSTEMS;
use crate::table::{Remark, write_notation};
use crate::words::tr;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// The board, the log or the actions of a game.
pub(crate) fn export(args: &Export) -> Result<(), Failure> {
    let to = args.what.png.as_ref().or(args.what.pdf.as_ref());
    let to = to.or(args.what.sheet.as_ref());
    let to = to.or(args.out.as_ref()).map(AsRef::as_ref);
    let what = &args.what;
    for (ending, asked) in [
        ("png", what.png.is_some()),
        ("pdf", what.pdf.is_some() || what.sheet.is_some()),
        ("svg", what.svg),
    ] {
        if asked {
            named_for(to, ending)?;
        }
    }
    let target = Target::new(to, args.force.force, &[&args.file])?;
    let picture_asked = what.png.is_some() || what.pdf.is_some() || what.sheet.is_some();
    if picture_asked && args.what.json && target.file().is_none() {
        return Err(Failure::usage(tr!("target-both")));
    }
    if args.lines {
        let game = studied(&args.file)?;
        let text = write_notation(SYSTEMS, &*game.table).map_err(Failure::no)?;
        target.write(&text)?;
        return match game.cut {
            true => Err(Failure::silent(1)),
            false => Ok(()),
        };
    }
    match seated::whose(&args.file)? {
        // A scenario is what the table knows of a game.
        Subject::Desk(game) if what.scenario => {
            let table = game
                .at_table()
                .map_err(|faults| Failure::no(all_faults(&faults, "\n")))?;
            let seated = Seated {
                table,
                damage: None,
                begins: None,
            };
            seated::export(args, seated, &target)?;
            game.whole()
        }
        Subject::Desk(game) => game.export(args, &target),
        Subject::Seated(game) => seated::export(args, *game, &target),
    }
}

/// A picture, and what is told of it.
pub(crate) struct Written<'a> {
    pub ply: usize,
    pub damage: Value,
    pub bytes: &'a [u8],
    /// An object: how large it is.
    pub measures: Value,
}

/// Writes a picture, and tells what it is if that is wanted.
pub(crate) fn written(
    args: &Export,
    target: &Target<'_>,
    what: &Written<'_>,
) -> Result<(), Failure> {
    target.write_bytes(what.bytes)?;
    if args.what.json {
        let file = target.file().map(|file| file.display().to_string());
        let mut told = json!({ "file": file, "ply": what.ply });
        if let (Some(told), Value::Object(measures)) = (told.as_object_mut(), &what.measures) {
            told.extend(measures.clone());
        }
        told["bytes"] = what.bytes.len().into();
        told["damage"] = what.damage.clone();
        print_json(&told)?;
    }
    Ok(())
}

/// What people said about a moment, as they wrote it.
pub(crate) fn remarked(said: &Remark, out: &mut String) {
    let judged = said.judgement.map(|it| format!("**{}**", it.name()));
    let lines = said.text.lines().map(str::to_owned);
    // Writing to a String cannot fail.
    let _ = writeln!(out);
    for line in judged.into_iter().chain(lines) {
        let _ = writeln!(out, "> {line}");
    }
    let _ = writeln!(out);
}

/// The text without accidental Markdown.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '*' | '_' | '`' | '<' | '#' | '|' | '\\') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}
