//! What the program is built from, and under which licences: crates and fonts
//! with their texts, as `assets/licences.json` has them.
//!
//! The file is written by `cargo test --test house supply_chain:: -- --ignored`; a test
//! fails when `Cargo.lock` has moved on. It holds the crates of every system, also
//! those that this one does not need, and equal texts once.

use crate::words::text;
use serde::Deserialize;
use std::sync::OnceLock;

/// A crate or font.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Part {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence, as an SPDX expression where there is one.
    pub licence: String,
    /// Which of the texts are its.
    texts: Vec<usize>,
}

impl Part {
    /// Name, version and licence on one line.
    #[must_use]
    pub fn line(&self) -> String {
        format!("{} {}: {}", self.name, self.version, self.licence)
    }
}

/// All parts and texts.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct Licences {
    /// Fonts first, then crates by name.
    pub parts: Vec<Part>,
    texts: Vec<String>,
}

impl Licences {
    /// The licence texts of a part.
    pub fn texts_of<'a>(&'a self, part: &'a Part) -> impl Iterator<Item = &'a str> {
        let texts = part.texts.iter().filter_map(|&n| self.texts.get(n));
        texts.map(String::as_str)
    }

    /// The parts that have all these words in name, version or licence, in any
    /// case.
    #[must_use]
    pub fn matching(&self, words: &str) -> Vec<&Part> {
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let has = |part: &&Part| {
            let line = part.line().to_lowercase();
            words.iter().all(|w| line.contains(w))
        };
        self.parts.iter().filter(has).collect()
    }
}

/// What this program is built from.
#[must_use]
pub fn licences() -> &'static Licences {
    static LICENCES: OnceLock<Licences> = OnceLock::new();
    LICENCES.get_or_init(|| {
        // The tests read it, so that it cannot be faulty here.
        serde_json::from_str(text("licences", "licences")).unwrap_or_default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_found_by_words_of_name_version_and_licence() {
        let all = licences();
        let egui = all.matching("EGUI mit");
        assert!(egui.iter().any(|p| p.name == "egui"));
        assert!(egui.len() < all.parts.len());
        assert_eq!(all.matching("").len(), all.parts.len());
        assert!(all.matching("no such crate").is_empty());
        let font = all.matching("dejavu")[0];
        assert!(all.texts_of(font).any(|t| t.contains("Bitstream")));
    }
}
