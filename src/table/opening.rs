//! The position that a scenario begins in, where that is another than its set-up: any
//! position of any game can become a scenario. The field stands in the scenario file and is
//! read as a position is anywhere; no system has to know of it.

use super::Table;
use super::editing::MADE_OF;
use crate::engine::NodeId;
use crate::json::{Doc, Fault, FaultKind, text};
use crate::present::system::System;
use crate::words::{BEFORE_OWN, tr};

/// The field of a scenario file with the position it begins in.
pub const OPENING: &str = "position";

/// The longest title that every system reads, in characters.
const TITLE: usize = 80;

/// The longest identifier that every system reads, in characters.
pub(super) const IDENTIFIER: usize = 40;

/// What the identifier of a scenario ends in that was a position of a game.
const ENDING: &str = "_position";

/// A scenario without its position, and that position, if it has one.
#[must_use]
pub fn without_opening(scenario: &Doc) -> (Doc, Option<Doc>) {
    let mut rest = scenario.clone();
    let mut position = None;
    if let Doc::Object(fields) = &mut rest
        && let Some(n) = fields.iter().position(|(name, _)| name == OPENING)
    {
        position = Some(fields.remove(n).1).filter(|it| *it != Doc::Null);
    }
    (rest, position)
}

/// Whether the text of a file is a scenario that begins in a position of its own.
#[must_use]
pub fn has_opening(text: &str) -> bool {
    let doc: Option<Doc> = text.parse().ok();
    doc.is_some_and(|doc| doc.get(OPENING).is_some_and(|it| *it != Doc::Null))
}

/// The rules of a scenario with what is set otherwise, and where its games begin.
///
/// # Errors
/// Everything that is wrong with it.
pub(super) fn read_whole<S: System>(
    scenario: &Doc,
    set: &Doc,
) -> Result<(S, S::State), Vec<Fault>> {
    let (scenario, position) = without_opening(scenario);
    let rules = S::read(&scenario, set)?;
    let start = match position {
        None => rules.initial(),
        Some(position) => opened(&rules, &position).map_err(|faults| {
            let inside = |fault: Fault| Fault::at(format!("scenario.{}", fault.path), fault.what);
            faults.into_iter().map(inside).collect::<Vec<_>>()
        })?,
    };
    Ok((rules, start))
}

/// A position of these rules that games can begin in.
///
/// # Errors
/// Everything that is wrong with it.
pub(super) fn opened<S: System>(rules: &S, position: &Doc) -> Result<S::State, Vec<Fault>> {
    let state = rules.set_up(position, &rules.initial())?;
    match rules.invariants(&state) {
        Ok(()) => Ok(state),
        Err(why) => {
            let why = FaultKind::Says(format!("it is not sound: {why}"));
            Err(vec![Fault::at(OPENING, why)])
        }
    }
}

/// The longest that the moment is told in a title, in characters.
const MOMENT: usize = 48;

/// A text cut to so many characters.
pub(super) fn cut(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

/// A text of so many characters at most, cut between words where there are several.
pub(super) fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let start = cut(text, most);
    let ends_there = text[start.len()..].starts_with(' ');
    let whole = start.rsplit_once(' ').filter(|_| !ends_there);
    let whole = whole.map_or(start.as_str(), |(words, _)| words);
    let whole = whole.trim_end_matches(|c: char| !c.is_alphanumeric() && c != ')');
    whole.to_owned()
}

/// The title of a scenario with what tells this one from others.
pub(super) fn titled(title: &str, own: &str) -> String {
    let room = TITLE.saturating_sub(BEFORE_OWN.chars().count() + own.chars().count());
    format!("{}{BEFORE_OWN}{own}", shortened(title, room))
}

/// The scenario that begins in a position of a game.
///
/// # Errors
/// In a sentence, when the position may not be looked at.
pub fn scenario_from(table: &dyn Table, at: NodeId) -> Result<Doc, String> {
    let position = table.position(at).filter(|_| table.is_open());
    let position = position.ok_or_else(|| tr!("room-closed"))?;
    let (scenario, before) = without_opening(table.scenario());
    let Doc::Object(mut fields) = scenario else {
        return Err(tr!("room-closed"));
    };
    let old = text(table.scenario(), "id").to_owned();
    let time = table.time(at).unwrap_or_default();
    let time: Vec<&str> = time.iter().map(String::as_str).collect();
    let time = time.into_iter().find(|part| !part.is_empty());
    let time = shortened(time.unwrap_or_default(), MOMENT);
    let titled = |title: &str| titled(title, &time);
    for (name, value) in &mut fields {
        match (name.as_str(), value) {
            ("id", value) if before.is_none() => {
                let id = cut(&old, IDENTIFIER - ENDING.len());
                *value = Doc::Text(id + ENDING);
            }
            ("title", Doc::Text(title)) if before.is_none() => *title = titled(title),
            _ => {}
        }
    }
    if before.is_none() && !fields.iter().any(|(name, _)| name == "title") {
        let at = fields.iter().position(|(name, _)| name == "id");
        let title = Doc::Text(titled(&table.about().title));
        fields.insert(at.map_or(0, |at| at + 1), ("title".to_owned(), title));
    }
    if before.is_none() && !fields.iter().any(|(name, _)| name == MADE_OF) {
        fields.push((MADE_OF.to_owned(), old.into()));
    }
    fields.push((OPENING.to_owned(), position));
    Ok(Doc::Object(fields))
}

#[cfg(test)]
mod tests {
    use super::shortened;

    #[test]
    fn a_title_that_is_too_long_ends_with_a_whole_word() {
        assert_eq!(shortened("Turn 3 – 4 February", 48), "Turn 3 – 4 February");
        let long = "Turn 3 of 8 – 4 February 1944";
        assert_eq!(shortened(long, 24), "Turn 3 of 8 – 4 February");
        assert_eq!(shortened(long, 23), "Turn 3 of 8 – 4");
        assert_eq!(shortened(long, 15), "Turn 3 of 8 – 4");
        assert_eq!(shortened(long, 14), "Turn 3 of 8");
        assert_eq!(shortened("Zvenigorodka", 4), "Zven");
    }
}
