//! Corrections of a scenario: told, applied, and got out of a scenario that was edited.

use super::verify::Finding;
use crate::cli::args::Corrections;
use crate::cli::files::{bytes, called, is_dash};
use crate::cli::output::{Failure, print, print_json};
use crate::cli::target::Target;
use crate::json::{Doc, Syntax};
use crate::record::now;
use crate::systems::SYSTEMS;
use crate::table::editing::{Applied, Errata, Workbench, bench_of};
use crate::table::{Entry, find};
use crate::words::tr;
use serde_json::json;
use std::fmt::Write as _;
use std::path::Path;

fn read(path: &Path) -> Result<(String, Doc), Failure> {
    let bytes = bytes(path).map_err(Failure::no)?;
    let told = |why: String| Failure::no(format!("{}: {why}", called(path)));
    let text = String::from_utf8(bytes).map_err(|_| told(tr!("file-not-text")))?;
    let doc = text.parse().map_err(|why: Syntax| told(why.to_string()))?;
    Ok((text, doc))
}

/// The document in a file.
pub(super) fn doc_of(path: &Path) -> Result<Doc, Failure> {
    read(path).map(|(_, doc)| doc)
}

/// The system of this key.
pub(super) fn entry_of(key: &str) -> Result<&'static Entry, Failure> {
    entry(key)
}

fn entry(key: &str) -> Result<&'static Entry, Failure> {
    find(SYSTEMS, key).map_err(|why| Failure::no(why.to_string()))
}

/// A scenario of the program by its identifier, as its file has it or as commands do.
fn shipped(entry: &Entry, id: &str) -> Option<Doc> {
    let named = entry.starts.iter().find(|start| start.id == id);
    let mut docs = entry
        .starts
        .iter()
        .filter_map(|start| start.text.parse::<Doc>().ok());
    let called = Some(Doc::from(id));
    docs.find(|doc| doc.get("id") == called.as_ref())
        .or_else(|| named?.text.parse().ok())
}

/// The scenario that is meant by a word, or in a file.
fn scenario(word: &Path, system: &str) -> Result<Doc, Failure> {
    let word_text = word.to_str().filter(|_| !is_dash(word));
    match word_text.and_then(|id| shipped(entry(system).ok()?, id)) {
        Some(doc) => Ok(doc),
        None => Ok(read(word)?.1),
    }
}

fn bench(doc: Doc) -> Result<Box<dyn Workbench>, Failure> {
    bench_of(SYSTEMS, doc).map_err(Failure::no)
}

/// Tells corrections, applies them, or gets them out of a scenario.
pub(crate) fn corrections(args: &Corrections) -> Result<(), Failure> {
    let mut sources = vec![args.file.as_path()];
    sources.extend(args.scenario.as_deref());
    let target = match &args.out {
        Some(out) => Some(Target::new(Some(out), args.force.force, &sources)?),
        None => None,
    };
    let (text, doc) = read(&args.file)?;
    if !Errata::is(&doc) {
        return of_scenario(args, doc, target.as_ref());
    }
    let errata = Errata::read(&text)
        .map_err(|faults| Failure::no(format!("{}: {}", called(&args.file), faults.join("\n"))))?;
    let of = args
        .scenario
        .clone()
        .unwrap_or_else(|| errata.scenario.clone().into());
    let mut bench = bench(scenario(&of, &errata.system)?)?;
    let applied = bench.apply(&errata);
    let flaws = bench.flaws();
    if let Some(target) = &target {
        if !flaws.is_empty() {
            let told: Vec<String> = flaws
                .iter()
                .map(|it| format!("{}: {}", it.at, it.told))
                .collect();
            return Err(Failure::no(told.join("\n")));
        }
        target.write(&bench.text())?;
        if target.file().is_none() {
            return ending(&applied);
        }
    }
    if args.json.json {
        print_json(&json!({
            "system": errata.system,
            "scenario": errata.scenario,
            "corrections": errata.corrections.len(),
            "confirmed": errata.confirmed.len(),
            "made": applied.made,
            "already": applied.already,
            "conflicts": applied.conflicts,
            "faults": flaws.iter().map(|it| format!("{}: {}", it.at, it.told)).collect::<Vec<_>>(),
        }))?;
    } else {
        print(&told(&errata, &*bench, &applied))?;
    }
    ending(&applied)
}

fn ending(applied: &Applied) -> Result<(), Failure> {
    match applied.conflicts.is_empty() {
        true => Ok(()),
        false => Err(Failure::silent(1)),
    }
}

/// Corrections in words, and what became of them.
fn told(errata: &Errata, bench: &dyn Workbench, applied: &Applied) -> String {
    let mut told = tr!(
        "errata-told",
        scenario = errata.scenario.as_str(),
        n = errata.corrections.len(),
        confirmed = errata.confirmed.len()
    );
    told.push('\n');
    let facts = bench.facts();
    for correction in &errata.corrections {
        let stated = facts.iter().find(|it| it.at == correction.at);
        let what = stated.map_or(correction.at.as_str(), |it| it.what.as_str());
        let says = |value: Option<&Doc>| match (stated, value) {
            (Some(stated), value) => crate::present::system::said(value, &stated.entering),
            (None, None) => tr!("editor-not-there"),
            (None, Some(value)) => value.to_string(),
        };
        let line = tr!(
            "editor-difference",
            what = what,
            here = says(correction.was.as_ref()),
            there = says(correction.is.as_ref())
        );
        // Writing to a string cannot fail.
        let _ = writeln!(told, "  {line}");
    }
    let _ = writeln!(
        told,
        "{}",
        tr!(
            "errata-applied",
            made = applied.made,
            already = applied.already
        )
    );
    for conflict in &applied.conflicts {
        let _ = writeln!(told, "  {conflict}");
    }
    told
}

/// What was corrected in a scenario file, against the one it was made of or the one
/// that is given.
fn of_scenario(args: &Corrections, doc: Doc, target: Option<&Target<'_>>) -> Result<(), Failure> {
    let edited = bench(doc)?;
    let errata = match &args.scenario {
        None => edited.errata(),
        Some(of) => {
            let of = bench(scenario(of, edited.system())?)?;
            Errata {
                system: edited.system().to_owned(),
                scenario: of.id(),
                corrections: of
                    .unlike(edited.document())
                    .into_iter()
                    .map(|it| it.correction)
                    .collect(),
                ..Errata::default()
            }
        }
    };
    if let Some(target) = target {
        target.write(&errata.text(&now()))?;
        if target.file().is_none() {
            return Ok(());
        }
    }
    if args.json.json {
        return print_json(&json!({
            "system": errata.system,
            "scenario": errata.scenario,
            "corrections": errata.corrections.len(),
        }));
    }
    let nothing = Applied {
        already: errata.corrections.len(),
        ..Applied::default()
    };
    print(&told(&errata, &*edited, &nothing))
}

/// What a file of corrections proves, for `verify`; `None` if it is none.
pub(super) fn examine(shown: &str, bytes: &[u8]) -> Option<Finding> {
    let text = std::str::from_utf8(bytes).ok()?;
    let doc: Doc = text.parse().ok()?;
    if !Errata::is(&doc) {
        return None;
    }
    let judged = || -> Result<Applied, String> {
        let errata = Errata::read(text).map_err(|faults| faults.join("\n"))?;
        let entry = find(SYSTEMS, &errata.system).map_err(|why| why.to_string())?;
        let of = shipped(entry, &errata.scenario);
        let of =
            of.ok_or_else(|| tr!("errata-no-scenario", scenario = errata.scenario.as_str()))?;
        let mut bench = (entry.edit)(of)?;
        let mut applied = bench.apply(&errata);
        let flaws = bench.flaws().into_iter();
        applied
            .conflicts
            .extend(flaws.map(|it| format!("{}: {}", it.at, it.told)));
        Ok(applied)
    };
    let (good, said) = match judged() {
        Ok(applied) => {
            let mut said = tr!(
                "errata-applied",
                made = applied.made,
                already = applied.already
            );
            for conflict in &applied.conflicts {
                let _ = write!(said, "\n  {conflict}");
            }
            (applied.conflicts.is_empty(), said)
        }
        Err(why) => (false, why),
    };
    let said = format!("{shown}: {said}");
    let code = u8::from(!good);
    Some(Finding {
        code,
        json: json!({
            "file": shown,
            "good": good,
            "status": code,
            "kind": "corrections",
            "said": said,
        }),
        said: format!("{said}\n"),
    })
}
