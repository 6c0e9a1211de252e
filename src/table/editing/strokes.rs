//! What a brush does to a document.

use crate::json::{Correction, Doc, Keys, fact};
use crate::present::system::{Brush, BrushWork, Workshop};

/// The name of the entry of a side between two places, whichever comes first.
#[must_use]
pub fn side_entry(list: &str, [a, b]: [&str; 2]) -> String {
    let [first, second] = if a <= b { [a, b] } else { [b, a] };
    format!("{list}[{first}-{second}]")
}

/// One fact becomes this; `None` if it is so already.
pub(super) fn set(doc: &Doc, keys: Keys, at: String, is: Option<Doc>) -> Option<Correction> {
    let was = fact(doc, &at, keys).cloned();
    (was != is).then_some(Correction { at, was, is })
}

/// What a brush does to these places, fact by fact.
pub(super) fn of(
    doc: &Doc,
    (workshop, keys): (&Workshop, Keys),
    brush: &Brush,
    at: &[String],
    text: &str,
) -> Vec<Correction> {
    let here = |pattern: &str, place: &str| pattern.replace("{}", place);
    match &brush.does {
        BrushWork::Paint(facts) => at
            .iter()
            .flat_map(|place| facts.iter().map(move |(pattern, is)| (place, pattern, is)))
            .filter_map(|(place, pattern, is)| set(doc, keys, here(pattern, place), is.clone()))
            .collect(),
        BrushWork::Write(pattern) => at
            .iter()
            .filter_map(|place| set(doc, keys, here(pattern, place), Some(text.into())))
            .collect(),
        BrushWork::Erase => at
            .iter()
            .filter_map(|place| {
                let at = format!("{}[{place}]", workshop.places.0);
                set(doc, keys, at, None)
            })
            .collect(),
        BrushWork::Side { list, entry } => at
            .chunks_exact(2)
            .filter_map(|ends| {
                let [a, b] = ends else { return None };
                let at = side_entry(list, [a, b]);
                let is = match fact(doc, &at, keys) {
                    Some(_) => None,
                    None => Some(side(entry, [a, b], text)),
                };
                set(doc, keys, at, is)
            })
            .collect(),
        BrushWork::Unit { entry } => {
            let (list, code, place) = workshop.units;
            let mut taken = Vec::new();
            let pattern = match entry.get(code) {
                Some(Doc::Text(pattern)) => pattern.as_str(),
                _ => USUAL_CODE,
            };
            at.iter()
                .filter_map(|to| {
                    let (n, name) = free_code(doc, (list, keys), &taken, pattern)?;
                    taken.push(name.clone());
                    let mut fields = vec![(code.to_owned(), Doc::from(name.as_str()))];
                    if let Doc::Object(more) = entry {
                        let more = more.iter().filter(|(field, _)| field != code);
                        fields.extend(more.map(|(field, is)| (field.clone(), numbered(is, n))));
                    }
                    fields.push((place.to_owned(), to.as_str().into()));
                    let at = format!("{list}[{name}]");
                    set(doc, keys, at, Some(Doc::Object(fields)))
                })
                .collect()
        }
    }
}

/// The entry of a side between two places; `text` is the name of its river, if one was
/// typed in.
fn side(entry: &Doc, [a, b]: [&String; 2], text: &str) -> Doc {
    let mut fields = match entry {
        Doc::Object(fields) => fields.clone(),
        _ => Vec::new(),
    };
    if let Some((_, Doc::Text(name))) = fields.iter_mut().find(|(name, _)| name == "river")
        && !text.trim().is_empty()
    {
        text.trim().clone_into(name);
    }
    let ends = [a, b].map(|end| Doc::from(end.as_str()));
    fields.push(("between".to_owned(), Doc::List(ends.to_vec())));
    Doc::Object(fields)
}

/// What new units are called by where their game does not say.
const USUAL_CODE: &str = "N{}N";

/// A text in which the number stands of a unit that is put down, as far as it asks for it.
fn numbered(is: &Doc, n: u32) -> Doc {
    match is {
        Doc::Text(text) => Doc::from(text.replace("{}", &n.to_string()).as_str()),
        other => other.clone(),
    }
}

/// The first number whose code no unit has, and that code.
fn free_code(
    doc: &Doc,
    (list, keys): (&str, Keys),
    taken: &[String],
    pattern: &str,
) -> Option<(u32, String)> {
    let pattern = if pattern.contains("{}") {
        pattern
    } else {
        USUAL_CODE
    };
    let names = (1_u32..).map(|n| (n, pattern.replace("{}", &n.to_string())));
    let free = |(_, name): &(u32, String)| {
        !taken.contains(name) && fact(doc, &format!("{list}[{name}]"), keys).is_none()
    };
    let mut names = names.filter(free);
    names.next()
}
