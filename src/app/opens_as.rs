//! What a file is that somebody opens: a game, a scenario, a variant of the rules.

use super::catalogue::{self, Beginning};
use super::errands::{Made, MadeShelf};
use crate::json::{Doc, Fault, all_faults};
use crate::record::read_scenario_text;
use crate::systems::SYSTEMS;
use crate::table::editing::bench_of;
use crate::table::{FORMAT, VARIANT_FORMAT, Variant};
use crate::words::tr;
use std::path::Path;

/// What a file is opened as.
pub(super) enum OpensAs {
    /// A game.
    Game,
    /// A scenario, in the editor.
    Scenario,
    /// The rules of a new game, or all that is wrong with them.
    Variant(Result<Variant, String>),
}

/// What a file is opened as. Whatever is no scenario and no variant is a game, which tells
/// what is wrong with it.
pub(super) fn opens_as(path: &Path) -> OpensAs {
    if path.extension().is_none_or(|ending| ending != "json") {
        return OpensAs::Game;
    }
    let Ok(text) = read_scenario_text(path) else {
        return OpensAs::Game;
    };
    let Ok(doc) = text.parse::<Doc>() else {
        return OpensAs::Game;
    };
    match doc.get("format") {
        Some(format) if *format == VARIANT_FORMAT.into() => {
            let told = |faults: Vec<Fault>| all_faults(&faults, "; ");
            OpensAs::Variant(Variant::read(&text).map_err(told))
        }
        Some(format) if *format == FORMAT.into() => OpensAs::Game,
        _ if bench_of(SYSTEMS, doc.clone()).is_ok() => OpensAs::Scenario,
        _ => OpensAs::Game,
    }
}

/// The rules of a new game as the file of a variant. What no game can be begun with is none.
pub(super) fn variant_made(beginning: &Beginning) -> Result<Made, String> {
    catalogue::table(beginning).map_err(|why| tr!("cards-not-begun", why = why))?;
    let variant = Variant::of_game(beginning.which.system(), &beginning.changed);
    let variant = variant.ok_or_else(|| tr!("cards-variant-save-about"))?;
    Ok(Made {
        bytes: variant.write().into_bytes(),
        name: variant.title.clone(),
        kind: tr!("file-kind-variant"),
        ending: "json",
        shelf: MadeShelf::Variants,
    })
}

/// The variant that a file holds that was made, if it does.
pub(super) fn variant_in(made: &Made) -> Option<Variant> {
    let text = std::str::from_utf8(&made.bytes).ok()?;
    Variant::read(text).ok()
}
