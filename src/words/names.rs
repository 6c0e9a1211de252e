//! Names of places, rivers, units and days: a scenario has them in English, the
//! table of names has the same in the other languages.

use super::bundles::{bundle, source};
use super::packed::AREAS;
use super::{Language, spoken};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

/// A name as people who speak the language write it; as it is, if the table
/// does not have it.
#[must_use]
pub fn name(english: &str) -> Cow<'_, str> {
    let language = spoken();
    if language == Language::English {
        return Cow::Borrowed(english);
    }
    let known = |english: &str| {
        let id = ids().get(english)?;
        let bundle = bundle(language);
        let pattern = bundle.get_message(id)?.value()?;
        Some(bundle.format_pattern(pattern, None, &mut Vec::new()))
    };
    if let Some(known) = known(english) {
        return known;
    }
    // What somebody called a variant or a position stands behind a name that is known.
    let own = english.split_once(BEFORE_OWN);
    match own.and_then(|(called, own)| Some((known(called)?, own))) {
        Some((called, own)) => format!("{called}{BEFORE_OWN}{own}").into(),
        None => Cow::Borrowed(english),
    }
}

/// What stands between the name of a scenario and what somebody called a game of it.
pub const BEFORE_OWN: &str = " – ";

/// English names with their ids. In this one file a message is a line without
/// arguments.
fn ids() -> &'static HashMap<&'static str, &'static str> {
    static IDS: OnceLock<HashMap<&'static str, &'static str>> = OnceLock::new();
    IDS.get_or_init(|| {
        let area = AREAS.iter().position(|a| *a == "names");
        let file = source(Language::English, area.unwrap_or_default());
        let lines = file.lines().filter(|line| !line.starts_with('#'));
        lines
            .filter_map(|line| line.split_once(" = "))
            .map(|(id, english)| (english, id))
            .collect()
    })
}
