//! Commands that only tell: show, replay, rules, supply.

use super::seated::{self, whose};
use crate::cli::args::{Json, Manual, Replay, Rules, Show, Supply};
use crate::cli::output::{Failure, print, print_json};
use crate::cli::seated::Subject;
use crate::cli::view::{rule_json, rule_text};
use crate::present::book::Rulebook;
use crate::present::manual as pages;
use crate::systems::SYSTEMS;
use crate::table;
use crate::words::tr;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// A position.
pub(crate) fn show(args: &Show) -> Result<(), Failure> {
    match whose(&args.file)? {
        Subject::Desk(game) => game.show(args),
        Subject::Seated(game) => seated::show(args, *game),
    }
}

/// The game, action by action.
pub(crate) fn replay(args: &Replay) -> Result<(), Failure> {
    match whose(&args.file)? {
        Subject::Desk(game) => game.replay(args),
        Subject::Seated(game) => seated::replay(args, *game),
    }
}

/// The rule book: contents, one rule, or a search.
pub(crate) fn rules(args: &Rules) -> Result<(), Failure> {
    let books = shelf(args.system.as_deref())?;
    let books: Vec<&Rulebook> = books.iter().collect();
    let wanted = Wanted {
        entry: args.case.as_deref(),
        words: args.search.join(" "),
        json: &args.json,
        none_so: |number| tr!("no-such-rule", number = number),
        none_has: |words| tr!("no-rule-has", words = words),
    };
    if told(&books, &wanted)? {
        return Ok(());
    }
    let Some(book) = books.first() else {
        return Ok(());
    };
    if args.json.json {
        let all: Vec<Value> = book.entries().map(rule_json).collect();
        return print_json(&json!({ "rules": all }));
    }
    let mut out = contents(book);
    if args.system.is_none() {
        let others = SYSTEMS.iter().skip(1).map(|entry| entry.key);
        let keys = others.collect::<Vec<_>>().join(", ");
        let _ = writeln!(out, "\n{}", tr!("rules-of-others", systems = keys));
    }
    print(&out)
}

/// The manual: contents, one entry or a chapter, a search, or all of it.
pub(crate) fn manual(args: &Manual) -> Result<(), Failure> {
    let book = pages::book();
    let wanted = Wanted {
        entry: args.entry.as_deref().filter(|entry| entry.contains('.')),
        words: args.search.join(" "),
        json: &args.json,
        none_so: |number| tr!("no-such-page", number = number),
        none_has: |words| tr!("no-page-has", words = words),
    };
    if told(&[book], &wanted)? {
        return Ok(());
    }
    let chapters = || book.chapters.iter();
    let chosen: Vec<_> = match &args.entry {
        None => chapters().collect(),
        Some(number) => chapters().filter(|c| c.number == *number).collect(),
    };
    if let (true, Some(number)) = (chosen.is_empty(), &args.entry) {
        let number: String = number.chars().take(20).collect();
        return Err(Failure::no(tr!("no-such-page", number = number)));
    }
    let entries = chosen.iter().flat_map(|chapter| &chapter.entries);
    if args.json.json {
        let all: Vec<Value> = entries.map(rule_json).collect();
        return print_json(&json!({ "entries": all }));
    }
    if !args.all && args.entry.is_none() {
        return print(&contents(book));
    }
    let pages: Vec<String> = entries.map(rule_text).collect();
    print(&pages.join("\n"))
}

/// What somebody wants of books, and how it is said that there is none.
struct Wanted<'a> {
    entry: Option<&'a str>,
    words: String,
    json: &'a Json,
    none_so: fn(String) -> String,
    none_has: fn(String) -> String,
}

/// Tells the entry with a number, or those that have words, of the first book that
/// has some; `false` when neither was asked for.
fn told(books: &[&Rulebook], wanted: &Wanted<'_>) -> Result<bool, Failure> {
    if !wanted.words.is_empty() {
        let found = books.iter().map(|book| book.search(&wanted.words));
        let found = found.into_iter().find(|found| !found.is_empty());
        let Some(found) = found else {
            return Err(Failure::no((wanted.none_has)(wanted.words.clone())));
        };
        if wanted.json.json {
            let found: Vec<Value> = found.iter().map(|e| rule_json(e)).collect();
            print_json(&json!({ "found": found }))?;
            return Ok(true);
        }
        let lines: Vec<String> = found
            .iter()
            .map(|e| format!("{:5} {}\n      {}\n", e.number, e.title, e.summary()))
            .collect();
        print(&lines.concat())?;
        return Ok(true);
    }
    let Some(number) = wanted.entry else {
        return Ok(false);
    };
    let entry = books.iter().find_map(|book| book.find(number));
    let Some(entry) = entry else {
        let number: String = number.chars().take(20).collect();
        return Err(Failure::no((wanted.none_so)(number)));
    };
    match wanted.json.json {
        true => print_json(&rule_json(entry))?,
        false => print(&rule_text(entry))?,
    }
    Ok(true)
}

/// The chapters of a book and their entries.
fn contents(book: &Rulebook) -> String {
    let mut out = String::new();
    for chapter in &book.chapters {
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{} {}", chapter.number, chapter.title);
        for entry in &chapter.entries {
            let _ = writeln!(out, "   {:5} {}", entry.number, entry.title);
        }
    }
    out
}

/// The rule books of all systems; of one system only its own.
fn shelf(system: Option<&str>) -> Result<Vec<Rulebook>, Failure> {
    let Some(key) = system else {
        return SYSTEMS.iter().map(seated::rulebook).collect();
    };
    match table::find(SYSTEMS, key) {
        Ok(entry) => Ok(vec![seated::rulebook(entry)?]),
        Err(_) => {
            let keys: Vec<&str> = SYSTEMS.iter().map(|entry| entry.key).collect();
            let known = keys.join(", ");
            Err(Failure::usage(tr!(
                "no-such-system",
                key = key,
                known = known
            )))
        }
    }
}

/// Who is out of supply, and why.
pub(crate) fn supply(args: &Supply) -> Result<(), Failure> {
    match whose(&args.file)? {
        Subject::Desk(game) => game.supply(args),
        Subject::Seated(game) => seated::supply(args, *game),
    }
}
