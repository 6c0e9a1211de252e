//! Beginning a game of a system at the table.

use super::told;
use crate::cli::args::New;
use crate::cli::files::{bytes, called, fresh_seed};
use crate::cli::output::{Failure, print, print_json};
use crate::cli::target::Target;
use crate::engine::{DiceMode, Options, UndoPolicy};
use crate::json::{Doc, Syntax};
use crate::record::now;
use crate::table::{Entry, Sheet};
use crate::words::{name, tr};
use serde_json::json;
use std::path::Path;

/// Writes a new game of the scenario in this text.
pub(crate) fn new(
    args: &New,
    entry: &Entry,
    text: &str,
    target: &Target<'_>,
) -> Result<(), Failure> {
    let scenario: Doc = text
        .parse()
        .map_err(|why: Syntax| Failure::no(format!("{}: {why}", args.scenario)))?;
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let sheet = Sheet {
        scenario,
        changed: Doc::Object(changed(&args.set)?),
        options: Options {
            seed,
            dice: match args.dice_by_hand {
                true => DiceMode::ByHand,
                false => DiceMode::Seeded,
            },
            undo: match args.free_undo {
                true => UndoPolicy::Free,
                false => UndoPolicy::ToLastBarrier,
            },
        },
    };
    let mut table = (entry.open)(sheet).map_err(|faults| Failure::usage(told(&faults)))?;
    if let Some(path) = &args.position {
        let position = position(path).map_err(Failure::no)?;
        let set_up = table.set_up(&position);
        set_up.map_err(|faults| Failure::no(format!("{}: {}", called(path), told(&faults))))?;
    }
    target.write(&table.write(&now()))?;
    let Some(path) = target.file() else {
        return Ok(());
    };
    let (file, seed) = (path.display().to_string(), seed.to_string());
    if args.json.json {
        let system = table.system();
        return print_json(
            &json!({ "file": file, "title": table.title(), "seed": seed, "system": system }),
        );
    }
    let made = tr!("new-game-made", seed = seed, file = file);
    print(&format!("{}\n{made}\n", name(table.title())))
}

/// What is set otherwise than in the scenario: a word, a number or true and false.
fn changed(words: &[String]) -> Result<Vec<(String, Doc)>, Failure> {
    let one = |word: &String| {
        let (key, value) = word
            .split_once('=')
            .ok_or_else(|| Failure::usage(tr!("new-set-how", word = word.as_str())))?;
        let value = value.trim();
        let value = match value.parse::<Doc>() {
            Ok(doc @ (Doc::Bool(_) | Doc::Whole(_) | Doc::Number(_))) => doc,
            _ => value.into(),
        };
        Ok((key.trim().to_owned(), value))
    };
    words.iter().map(one).collect()
}

/// A position in a file: an object, or one with such an object in its field
/// `position`.
fn position(path: &Path) -> Result<Doc, String> {
    let told = |why: String| format!("{}: {why}", called(path));
    let bytes = bytes(path)?;
    let text = String::from_utf8(bytes).map_err(|_| told(tr!("file-not-text")))?;
    let doc: Doc = text
        .parse()
        .map_err(|why: Syntax| told(tr!("not-one-object", what = why.to_string())))?;
    Ok(doc.get("position").cloned().unwrap_or(doc))
}
