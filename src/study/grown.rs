//! Whether a saved game is another one played on.

use crate::json::Doc;

/// What decides which game it is.
const BEGINS: [&str; 4] = ["system", "changed", "scenario", "position"];

/// Whether the game of the first file holds all of the second: it begins alike, and its
/// first actions are those of the other, whatever lines came after. Then the positions of
/// the other have the same numbers in it.
#[must_use]
pub fn is_grown_from(now: &Doc, before: &Doc) -> bool {
    if !BEGINS.iter().all(|name| now.get(name) == before.get(name)) {
        return false;
    }
    let seed = |doc: &Doc| doc.get("options").and_then(|o| o.get("seed")).cloned();
    if seed(now) != seed(before) {
        return false;
    }
    let (now, before) = (actions(now), actions(before));
    before.len() <= now.len() && now.iter().zip(&before).all(|(a, b)| a == b)
}

/// Every action of a saved game, with the number of the position it was done in.
fn actions(game: &Doc) -> Vec<(u64, &str)> {
    let mut all = Vec::new();
    for line in list_of(game.get("lines")) {
        let mut from = match line.get("from") {
            Some(Doc::Whole(n)) => *n,
            _ => 0,
        };
        for phase in list_of(line.get("phases")) {
            for action in list_of(phase.get("actions")) {
                if let Doc::Text(text) = action {
                    all.push((from, text.as_str()));
                    from = all.len() as u64;
                }
            }
        }
    }
    all
}

fn list_of(doc: Option<&Doc>) -> &[Doc] {
    match doc {
        Some(Doc::List(list)) => list,
        _ => &[],
    }
}
