//! Beginning a game.

use super::seated;
use crate::cli::args::New;
use crate::cli::desk::{desk_of, usual};
use crate::cli::files::bytes;
use crate::cli::output::Failure;
use crate::cli::seated::{built_in, scenario_of};
use crate::cli::target::Target;
use crate::systems::SYSTEMS;
use crate::table::{Entry, FORMAT, has_opening};
use crate::words::tr;
use std::path::Path;

/// A scenario that came with the program, or one from a file: whose it is, if it
/// says so, and its text.
pub(super) fn chosen(name: &str) -> Result<(Option<&'static Entry>, String), Failure> {
    if let Some((entry, text)) = built_in(name) {
        return Ok((Some(entry), text.to_owned()));
    }
    let bytes = bytes(Path::new(name)).map_err(Failure::no)?;
    let entry = scenario_of(&bytes);
    let text = String::from_utf8(bytes)
        .map_err(|_| Failure::no(format!("{name}: {}", tr!("file-not-text"))))?;
    Ok((entry, text))
}

/// Writes a new game to a file or to standard output.
pub(crate) fn new(args: &New) -> Result<(), Failure> {
    let scenario = args.scenario.as_str();
    let read = [Path::new(scenario)];
    let given = args.position.iter().chain(&args.variant);
    let given = given.chain(&args.notation);
    let read = given.map(AsRef::as_ref).chain(read);
    let read: Vec<&Path> = read.collect();
    let file = args.write_variant.as_ref().or(args.file.as_ref());
    let target = Target::new(file.map(AsRef::as_ref), args.force.force, &read)?;
    if let Some(path) = &args.notation {
        return seated::from_notation(args, path, &target);
    }
    let (entry, text) = chosen(scenario)?;
    let desk = entry.map_or_else(usual, |entry| desk_of(entry.key));
    if args.settings || args.write_variant.is_some() {
        let entry = entry.or(SYSTEMS.first());
        let entry = entry.ok_or_else(|| Failure::no(tr!("file-not-a-game", format = FORMAT)))?;
        return match args.settings {
            true => seated::settings(args, entry, &text),
            false => seated::variant(args, entry, &text, &target),
        };
    }
    let varied = !args.set.is_empty() || args.variant.is_some() || args.variant_name.is_some();
    let own = !varied && !has_opening(&text);
    match (desk.filter(|_| own), entry.or(SYSTEMS.first())) {
        (Some(desk), _) => desk.write_new(args, &text, &target),
        (None, Some(entry)) => seated::new(args, entry, &text, &target),
        (None, None) => Err(Failure::no(tr!("file-not-a-game", format = FORMAT))),
    }
}
