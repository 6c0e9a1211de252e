//! Commands that only tell: show, replay, rules, supply.

use super::seated::{self, whose};
use crate::cli::args::{Json, Manual, Replay, Rules, Show, Supply};
use crate::cli::output::{Failure, print, print_json};
use crate::cli::seated::Subject;
use crate::cli::values::side;
use crate::cli::view::{
    entry_json, points_json, position_json, position_text, rule_json, rule_text, supply_json,
    supply_text,
};
use crate::engine::Rules as _;
use crate::present::book::Rulebook;
use crate::present::manual as pages;
use crate::systems::hells_gate::rulebook;
use crate::systems::hells_gate::{Side, say};
use crate::systems::{FIRST, guests};
use crate::table;
use crate::words::{name, tr};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// A position.
pub(in crate::cli) fn show(args: &Show) -> Result<(), Failure> {
    let loaded = match whose(&args.file)? {
        Subject::First(loaded) => loaded,
        Subject::Seated(game) => return seated::show(args, *game),
    };
    let ply = loaded.ply(&args.at)?;
    let game = &loaded.file.game;
    let state = game.state_at(ply);
    if args.json.json {
        print_json(&json!({
            "title": loaded.file.title,
            "scenario": loaded.rules().id,
            "ply": ply,
            "plies": game.entries().len(),
            "damage": loaded.damage_json(),
            "position": position_json(loaded.rules(), state),
            "victory": points_json(loaded.rules(), state),
        }))?;
    } else {
        print(&format!(
            "{}\n{}\n\n{}",
            name(&loaded.file.title),
            tr!("show-after", ply = ply, n = game.entries().len()),
            position_text(loaded.rules(), state)
        ))?;
    }
    loaded.whole()
}

/// The game, action by action.
pub(in crate::cli) fn replay(args: &Replay) -> Result<(), Failure> {
    let loaded = match whose(&args.file)? {
        Subject::First(loaded) => loaded,
        Subject::Seated(game) => return seated::replay(args, *game),
    };
    let (game, rules) = (&loaded.file.game, loaded.rules());
    let (from, all) = (args.from, game.entries().len());
    if let Some(to) = args.to.filter(|&to| from > to) {
        return Err(Failure::usage(tr!("no-such-actions", from = from, to = to)));
    }
    if from > all {
        return Err(Failure::no(tr!("no-such-ply", ply = from, n = all)));
    }
    let to = args.to.unwrap_or(all).min(all);
    let chosen = || game.entries().iter().enumerate().take(to).skip(from);
    if args.json.json {
        let actions: Vec<Value> = chosen()
            .map(|(i, entry)| entry_json(rules, i + 1, entry))
            .collect();
        print_json(&json!({
            "title": loaded.file.title,
            "plies": game.entries().len(),
            "damage": loaded.damage_json(),
            "actions": actions,
            "position": position_json(rules, game.state_at(to)),
        }))?;
        return loaded.whole();
    }
    let mut out = String::new();
    for (i, entry) in chosen() {
        // Writing to a String cannot fail.
        let die = entry.die().map_or_else(String::new, |d| format!(" ={d}"));
        let _ = writeln!(out, "{:>4}  {}{die}", i + 1, rules.notation(entry.action));
        for event in &entry.events {
            let _ = writeln!(out, "        {}", say::event(rules, event).text);
        }
        if let Some(line) = say::correction(entry) {
            let _ = writeln!(out, "        {}", line.text);
        }
    }
    print(&out)?;
    loaded.whole()
}

/// The rule book: contents, one rule, or a search.
pub(in crate::cli) fn rules(args: &Rules) -> Result<(), Failure> {
    let (first, others) = shelf(args.system.as_deref())?;
    let books: Vec<&Rulebook> = first.into_iter().chain(&others).collect();
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
        let keys: Vec<&str> = guests().iter().map(|entry| entry.key).collect();
        let _ = writeln!(
            out,
            "\n{}",
            tr!("rules-of-others", systems = keys.join(", "))
        );
    }
    print(&out)
}

/// The manual: contents, one entry or a chapter, a search, or all of it.
pub(in crate::cli) fn manual(args: &Manual) -> Result<(), Failure> {
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

/// The rule book of the first game, and those of the systems at the table; of
/// one system only its own.
fn shelf(system: Option<&str>) -> Result<(Option<&'static Rulebook>, Vec<Rulebook>), Failure> {
    let first = || rulebook::book();
    match system {
        None => {
            let others = guests().iter().map(seated::rulebook);
            Ok((Some(first()), others.collect::<Result<_, _>>()?))
        }
        Some(FIRST) => Ok((Some(first()), Vec::new())),
        Some(key) => match table::find(guests(), key) {
            Ok(entry) => Ok((None, vec![seated::rulebook(entry)?])),
            Err(_) => {
                let keys = guests().iter().map(|entry| entry.key);
                let keys: Vec<&str> = std::iter::once(FIRST).chain(keys).collect();
                let known = keys.join(", ");
                Err(Failure::usage(tr!(
                    "no-such-system",
                    key = key,
                    known = known
                )))
            }
        },
    }
}

/// Who is out of supply, and why.
pub(in crate::cli) fn supply(args: &Supply) -> Result<(), Failure> {
    let loaded = match whose(&args.file)? {
        Subject::First(loaded) => loaded,
        Subject::Seated(game) => return seated::supply(args, *game),
    };
    let state = loaded.position(&args.at)?;
    let sides: Vec<Side> = match &args.side {
        Some(word) => vec![side(word).map_err(Failure::usage)?],
        None => Side::ALL.to_vec(),
    };
    if args.json.json {
        let all: Vec<Value> = sides
            .iter()
            .map(|&side| supply_json(loaded.rules(), state, side))
            .collect();
        let damage = loaded.damage_json();
        print_json(&json!({ "turn": state.turn, "damage": damage, "sides": all }))?;
        return loaded.whole();
    }
    let all: Vec<String> = sides
        .iter()
        .map(|&side| supply_text(loaded.rules(), state, side))
        .collect();
    print(&all.join("\n"))?;
    loaded.whole()
}
