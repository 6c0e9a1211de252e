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
    let known = ids().get(english).and_then(|id| {
        let bundle = bundle(language);
        let pattern = bundle.get_message(id)?.value()?;
        Some(bundle.format_pattern(pattern, None, &mut Vec::new()))
    });
    known.unwrap_or(Cow::Borrowed(english))
}

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
