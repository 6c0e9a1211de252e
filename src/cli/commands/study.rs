//! A study: listed, checked, printed.

use super::picture::or_told;
use super::report::is_pdf;
use crate::cli::args::Study;
use crate::cli::output::{Failure, print, print_json};
use crate::cli::progress::{ProgressLine, stop_on_ctrl_c};
use crate::cli::target::Target;
use crate::engine::Progress;
use crate::json::Fault;
use crate::record::read_bounded;
use crate::study::{
    MAX_BYTES, MarginCounts, Readers, StopHistogram, StopMap, StopMoment, StudyFile, StudyRead,
    StudyReader, printed, read,
};
use crate::words::tr;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::sync::Arc;

/// Lists the stops of a study, checks or prints them.
pub(crate) fn study(args: &Study) -> Result<(), Failure> {
    let file = args.file.display().to_string();
    if args.out.as_deref().is_some_and(|out| !is_pdf(out)) {
        return Err(Failure::usage(tr!("stops-to-pdf")));
    }
    let out = args.out.as_deref();
    let target = Target::new(out, args.force.force, &[&args.file])?;
    let bytes = read_bounded(&args.file, MAX_BYTES).map_err(|why| {
        let why = why.to_string();
        Failure::no(tr!("stops-unreadable", file = file.as_str(), why = why))
    })?;
    let in_words = |faults: &[Fault]| {
        let told: Vec<String> = faults.iter().map(Fault::to_string).collect();
        told.join("\n")
    };
    let StudyRead { study, mut damage } = read(&bytes).map_err(|faults| {
        let told = in_words(&faults);
        Failure::no(tr!("stops-refused", file = file.as_str(), told = told))
    })?;
    let mut reader = StudyReader::default();
    if args.check {
        damage.extend(reader.check(&study));
    }
    if args.json.json {
        print_json(&told(&study, args.check, &damage))?;
    } else if out.is_none() {
        print(&list(&study, &mut reader, args.check && damage.is_empty()))?;
    }
    if out.is_some() {
        let control = Arc::new(Progress::default());
        stop_on_ctrl_c(&control);
        let readers = match args.without_notes {
            true => Readers::Class,
            false => Readers::Speaker,
        };
        let made =
            ProgressLine::watch(&control, || or_told(|| printed(&study, readers, &control)))?;
        let made = made.ok_or_else(|| Failure::stopped(tr!("stops-printing-stopped")))?;
        let bytes = made.map_err(|why| Failure::no(why.to_string()))?;
        target.write_bytes(&bytes)?;
        if target.file().is_some() && !args.json.json {
            let n = study.stops.len();
            print(&format!("{}\n", tr!("stops-written", n = n)))?;
        }
    }
    match damage.is_empty() {
        true => Ok(()),
        false => {
            let told = in_words(&damage);
            Err(Failure::no(tr!("stops-faults", file = file, told = told)))
        }
    }
}

/// What a study is, and its stops, one a line.
fn list(study: &StudyFile, reader: &mut StudyReader, sound: bool) -> String {
    let (title, stops, games) = (&study.title, study.stops.len(), study.games.len());
    let title = title.as_str();
    let mut out = tr!("stops-told", title = title, stops = stops, games = games);
    out.push('\n');
    for (n, stop) in study.stops.iter().enumerate() {
        let shows = match &stop.map {
            None => tr!("stops-page-of-text"),
            Some(map) => {
                let title = StudyReader::title(study, map.game);
                let title = crate::words::name(title).into_owned();
                match moment(reader, study, map) {
                    Some(moment) => format!("{title}; {moment}"),
                    None => title,
                }
            }
        };
        let map = stop.map.as_ref();
        let shows = match map.and_then(|map| map.histogram.as_ref()) {
            Some(_) => tr!("stops-with-histogram", shows = shows),
            None => shows,
        };
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{:>4}  {}  ({shows})", n + 1, stop.title);
    }
    if sound {
        let _ = writeln!(out, "{}", tr!("stops-sound"));
    }
    out
}

/// When in its game a stop is: game turn, player turn, phase. `None` for a position of its
/// own, and where the game does not come to it, which `--check` tells.
fn moment(reader: &mut StudyReader, study: &StudyFile, map: &StopMap) -> Option<String> {
    if matches!(map.at, StopMoment::Position(_)) {
        return None;
    }
    let shown = reader.show(study, map).ok()?;
    let moment = shown.table.moment(shown.at);
    reader.take_back(map, shown);
    Some(moment)
}

/// How games ended: what was played, and how many games each margin has.
fn histogram(games: &StopHistogram) -> Value {
    let one = |counts: &MarginCounts| {
        let margins: Vec<[i64; 2]> = counts
            .games
            .iter()
            .map(|(&margin, &n)| [i64::from(margin), i64::from(n)])
            .collect();
        json!({ "title": counts.told_title(), "games": margins })
    };
    let mut told = one(&games.counts);
    if let Some(against) = &games.against {
        told["against"] = one(against);
    }
    told
}

fn told(study: &StudyFile, checked: bool, faults: &[Fault]) -> Value {
    let stops = study.stops.iter().map(|stop| {
        let map = stop.map.as_ref();
        let node = map.and_then(|map| match map.at {
            StopMoment::Node(node) => Some(node),
            StopMoment::Position(_) => None,
        });
        json!({
            "title": stop.title,
            "game": map.map(|map| map.game),
            "at": node,
            "overlays": map.map(|map| &map.overlays),
            "histogram": map.and_then(|map| map.histogram.as_ref()).map(histogram),
        })
    });
    let games = (0..study.games.len()).map(|n| StudyReader::title(study, n));
    let faults: Vec<String> = faults.iter().map(Fault::to_string).collect();
    json!({
        "title": study.title,
        "stops": stops.collect::<Vec<_>>(),
        "games": games.collect::<Vec<_>>(),
        "checked": checked,
        "faults": faults,
    })
}
