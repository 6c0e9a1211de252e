//! Beginning a game of a system at the table.

use super::told;
use crate::cli::args::New;
use crate::cli::files::{bytes, called, fresh_seed};
use crate::cli::output::{Failure, print, print_json};
use crate::cli::target::Target;
use crate::engine::{DiceMode, Options, UndoPolicy};
use crate::json::{Doc, Syntax};
use crate::present::system::{Parameter, ParameterKind};
use crate::record::now;
use crate::systems::SYSTEMS;
use crate::table::{Entry, Sheet, VARIANT, Variant, read_notation};
use crate::words::{name, tr};
use serde_json::{Value, json};
use std::path::Path;

/// Writes a new game of the scenario in this text.
pub(crate) fn new(
    args: &New,
    entry: &Entry,
    text: &str,
    target: &Target<'_>,
) -> Result<(), Failure> {
    let sheet = sheet(args, entry, text)?;
    let seed = sheet.options.seed;
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

/// Writes the game that a file has in notation.
pub(crate) fn from_notation(args: &New, path: &Path, target: &Target<'_>) -> Result<(), Failure> {
    let why = |why: String| Failure::no(format!("{}: {why}", called(path)));
    let text = String::from_utf8(bytes(path).map_err(Failure::no)?);
    let text = text.map_err(|_| why(tr!("file-not-text")))?;
    let opened = read_notation(SYSTEMS, &text).map_err(|faults| why(told(&faults)))?;
    let table = opened.table;
    target.write(&table.write(&now()))?;
    let Some(file) = target.file() else {
        return Ok(());
    };
    let (file, n) = (file.display().to_string(), table.actions());
    if args.json.json {
        let system = table.system();
        return print_json(
            &json!({ "file": file, "title": table.title(), "actions": n, "system": system }),
        );
    }
    let made = tr!("notation-read", n = n, file = file);
    print(&format!("{}\n{made}\n", name(table.title())))
}

/// Lists everything that can be set of the scenario in this text.
pub(crate) fn settings(args: &New, entry: &Entry, text: &str) -> Result<(), Failure> {
    let sheet = sheet(args, entry, text)?;
    let table = (entry.open)(sheet).map_err(|faults| Failure::usage(told(&faults)))?;
    let all = table.parameters();
    if args.json.json {
        let all = all.iter().map(|of| {
            json!({ "key": of.key, "title": of.title, "about": of.about.text,
                    "rule": of.about.rule, "default": bare(&of.default), "value": bare(&of.value) })
        });
        return print_json(&json!({ "settings": all.collect::<Vec<_>>() }));
    }
    let one = |of: &Parameter| {
        let bounds = match &of.kind {
            ParameterKind::Flag => "true, false".to_owned(),
            ParameterKind::Choice(words) => {
                let words: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
                words.join(", ")
            }
            ParameterKind::Whole { least, most } => format!("{least}–{most}"),
        };
        let (title, about) = (&of.title, &of.about.text);
        let rule = of.about.rule.map(|rule| format!(" [{rule}]"));
        let rule = rule.unwrap_or_default();
        let value = bare(&of.value);
        let value = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        format!(
            "{}={value}  ({bounds})\n    {title}. {about}{rule}\n",
            of.key
        )
    };
    print(&all.iter().map(one).collect::<String>())
}

/// A value of a parameter as JSON.
fn bare(value: &Doc) -> Value {
    serde_json::from_str(&value.to_string()).unwrap_or_default()
}

/// What the game is made of.
fn sheet(args: &New, entry: &Entry, text: &str) -> Result<Sheet, Failure> {
    let scenario: Doc = text
        .parse()
        .map_err(|why: Syntax| Failure::no(format!("{}: {why}", args.scenario)))?;
    let seed = args.seed.unwrap_or_else(fresh_seed);
    Ok(Sheet {
        scenario,
        changed: Doc::Object(set_otherwise(
            &args.set,
            args.variant_name.as_deref(),
            args.variant.as_deref(),
            entry,
        )?),
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
    })
}

/// Writes the rules that are set otherwise as a variant.
pub(crate) fn variant(
    args: &New,
    entry: &Entry,
    text: &str,
    target: &Target<'_>,
) -> Result<(), Failure> {
    let sheet = sheet(args, entry, text)?;
    let Doc::Object(fields) = sheet.changed.clone() else {
        return Ok(());
    };
    // What no game could be begun with is no variant.
    (entry.open)(sheet).map_err(|faults| Failure::usage(told(&faults)))?;
    let fields = fields.into_iter().filter(|(name, _)| name != VARIANT);
    let variant = Variant {
        system: entry.key.to_owned(),
        title: args.variant_name.clone().unwrap_or_default(),
        changed: Doc::Object(fields.collect()),
    };
    target.write(&variant.write())
}

/// What is set otherwise than in the scenario: by a variant, and beyond it.
pub(crate) fn set_otherwise(
    words: &[String],
    name: Option<&str>,
    variant: Option<&Path>,
    entry: &Entry,
) -> Result<Vec<(String, Doc)>, Failure> {
    let mut set = changed(words)?;
    if let Some(name) = name {
        set.insert(0, (VARIANT.to_owned(), name.into()));
    }
    let Some(path) = variant else {
        return Ok(set);
    };
    let why = |why: String| Failure::no(format!("{}: {why}", called(path)));
    let text = String::from_utf8(bytes(path).map_err(Failure::no)?);
    let text = text.map_err(|_| why(tr!("file-not-text")))?;
    let variant = Variant::read(&text).map_err(|faults| why(told(&faults)))?;
    if variant.system != entry.key {
        return Err(Failure::no(tr!(
            "new-variant-of-other",
            file = called(path),
            system = variant.system,
            wanted = entry.key
        )));
    }
    let Doc::Object(mut fields) = variant.in_game() else {
        return Ok(set);
    };
    fields.retain(|(name, _)| set.iter().all(|(key, _)| key != name));
    fields.extend(set);
    Ok(fields)
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
