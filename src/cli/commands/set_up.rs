//! Forces by points: the lists, what is bought of them, or a fair set-up from a seed.

use super::corrections::{doc_of, entry_of};
use crate::cli::args::SetUpArgs;
use crate::cli::output::{Failure, print, print_json, warn};
use crate::cli::progress::{ProgressLine, stop_on_ctrl_c};
use crate::cli::seated::built_in;
use crate::cli::target::Target;
use crate::engine::{Level, Progress, cores};
use crate::json::{Doc, text};
use crate::present::system::PriceList;
use crate::table::{
    Entry, FairTerms, Levy, MOST_OF_A_KIND, fair_set_up, played_fair, told_of_forces, with_proof,
};
use crate::words::tr;
use serde_json::json;
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;

/// Chooses forces for a scenario.
pub(crate) fn set_up(args: &SetUpArgs) -> Result<(), Failure> {
    let sources = [args.scenario.as_path()];
    let target = Target::new(args.out.as_deref(), args.force.force, &sources)?;
    let (entry, scenario) = match args.scenario.to_str().and_then(built_in) {
        Some((entry, text)) => {
            let doc = text.parse();
            let doc = doc.map_err(|why: crate::json::Syntax| Failure::no(why.to_string()))?;
            (entry, doc)
        }
        None => {
            let doc = doc_of(&args.scenario)?;
            (entry_of(text(&doc, "system"))?, doc)
        }
    };
    let list = (entry.price_list)(&scenario);
    let list = list.ok_or_else(|| Failure::no(tr!("forces-none-here")))?;
    let keys = keys_of(entry, &scenario);
    if args.list {
        return tell(args, &list, &keys);
    }
    let budget = args.points.unwrap_or(list.usual);
    let [least, most] = list.bounds;
    if !(least..=most).contains(&budget) {
        let told = tr!("forces-bounds", least = least, most = most);
        return Err(Failure::usage(told));
    }
    let terms = FairTerms {
        level: Level::find(&args.level).unwrap_or(Level::Colonel),
        games: args.games,
        threads: cores(),
    };
    let control = Arc::new(Progress::default());
    stop_on_ctrl_c(&control);
    let made = match args.buy.is_empty() {
        false => bought(args, (entry, &scenario), (&list, &keys), terms, &control)?,
        true => {
            let found = ProgressLine::watch(&control, || {
                let of = (budget, args.seed);
                fair_set_up(entry, &scenario, of, terms, &AtomicU32::new(0), &control)
            });
            let found = found.map_err(|why| match why {
                Some(why) => Failure::no(why),
                None => Failure::stopped(tr!("forces-stopped")),
            })?;
            found.scenario
        }
    };
    let sides = list.sides.each_ref().map(|side| side.name.as_str());
    let told = told_of_forces(&made, sides).unwrap_or_default();
    target.write(&format!("{}\n", made.laid_out(2, 0)))?;
    match (target.file(), args.json.json) {
        (Some(_), true) => print_json(&json!({ "told": told, "id": text(&made, "id") })),
        (Some(_), false) => print(&format!("{told}\n")),
        (None, _) => {
            warn(&told);
            Ok(())
        }
    }
}

/// The keys of the sides, as files have them.
fn keys_of(entry: &Entry, scenario: &Doc) -> [String; 2] {
    let list = (entry.price_list)(scenario);
    list.map(|list| {
        list.sides.map(|side| {
            let first = side.kinds.first();
            first
                .map(|kind| text(&kind.entry, "side").to_owned())
                .unwrap_or_default()
        })
    })
    .unwrap_or_default()
}

/// The lists with their prices.
fn tell(args: &SetUpArgs, list: &PriceList, keys: &[String; 2]) -> Result<(), Failure> {
    if args.json.json {
        let sides = list.sides.iter().zip(keys).map(|(side, key)| {
            let kinds = side
                .kinds
                .iter()
                .map(|kind| json!({ "kind": kind.key, "name": kind.name, "price": kind.price }));
            json!({
                "side": key,
                "name": side.name,
                "kinds": kinds.collect::<Vec<_>>(),
                "points_there": side.there.0,
            })
        });
        return print_json(&json!({
            "points": list.usual,
            "bounds": list.bounds,
            "prices": list.told,
            "sides": sides.collect::<Vec<_>>(),
        }));
    }
    let mut out = String::new();
    for (side, key) in list.sides.iter().zip(keys) {
        let _ = writeln!(out, "{} ({key}):", side.name);
        for kind in &side.kinds {
            let _ = writeln!(out, "  {:>3}  {:<26} {}", kind.price, kind.key, kind.name);
        }
    }
    let _ = writeln!(out, "{}: {}", tr!("forces-points"), list.usual);
    let _ = writeln!(out, "{}", list.told);
    print(&out)
}

/// A scenario with what is bought, and how fair it is.
fn bought(
    args: &SetUpArgs,
    (entry, scenario): (&Entry, &Doc),
    (list, keys): (&PriceList, &[String; 2]),
    terms: FairTerms,
    control: &Progress,
) -> Result<Doc, Failure> {
    let mut levy = Levy::none(list);
    let bad = || {
        let key = list.sides[0].kinds.first();
        let key = key.map(|kind| kind.key.as_str()).unwrap_or_default();
        let example = format!("--buy \"{}=4 {key}\"", keys[0]);
        Failure::usage(tr!("forces-bad-buy", example = example))
    };
    for word in &args.buy {
        let (side, forces) = word.split_once('=').ok_or_else(bad)?;
        let side = side.trim().to_ascii_lowercase();
        let n = keys.iter().position(|key| *key == side).ok_or_else(|| {
            Failure::usage(tr!(
                "forces-no-side",
                side = side.as_str(),
                sides = keys.join(", ")
            ))
        })?;
        let offers = &list.sides[n];
        for part in forces
            .split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty())
        {
            let (count, kind) = part.split_once(' ').ok_or_else(bad)?;
            let count: u32 = count.parse().map_err(|_| bad())?;
            let kind = kind.trim();
            let found = offers.kinds.iter().position(|it| it.key == kind);
            let found = found.ok_or_else(|| {
                let kinds: Vec<&str> = offers.kinds.iter().map(|it| it.key.as_str()).collect();
                Failure::usage(tr!(
                    "forces-no-kind",
                    found = kind,
                    side = offers.name.as_str(),
                    kinds = kinds.join(", ")
                ))
            })?;
            let sum = levy.0[n][found].saturating_add(count);
            if sum > MOST_OF_A_KIND {
                return Err(bad());
            }
            levy.0[n][found] = sum;
        }
    }
    let budget = args
        .points
        .unwrap_or_else(|| levy.cost(list, 0).max(levy.cost(list, 1)));
    let missing = levy.missing(list, budget);
    let (stops, rest): (Vec<_>, Vec<_>) = missing.into_iter().partition(|it| it.1);
    if !stops.is_empty() {
        let stops: Vec<String> = stops.into_iter().map(|it| it.0).collect();
        return Err(Failure::no(stops.join("\n")));
    }
    for (told, _) in rest {
        warn(&told);
    }
    let made = (entry.set_up)(scenario, &levy, args.seed).map_err(Failure::no)?;
    let play = ProgressLine::watch(control, || {
        played_fair(entry, &made, terms, args.seed, false, control)
    });
    match play {
        Some(play) => Ok(with_proof(made, &play, None)),
        None if control.stopped() => Err(Failure::stopped(tr!("forces-stopped"))),
        None => Err(Failure::no(tr!("forces-not-played"))),
    }
}
