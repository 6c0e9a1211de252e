//! One name, one type: whoever reads a name knows what it is.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Names that two types still bear. The list only gets shorter: a name that is no
/// longer doubled has to leave it, and no other may come.
const STILL_DOUBLED: &[&str] = &[
    "Block",
    "Card",
    "Chapter",
    "Column",
    "Cut",
    "Damage",
    "Deed",
    "Entry",
    "Fault",
    "FaultKind",
    "Ground",
    "Idea",
    "Instead",
    "Kind",
    "Line",
    "Look",
    "Moment",
    "Node",
    "NotPlayed",
    "Opened",
    "Options",
    "Part",
    "Pen",
    "Place",
    "Prompt",
    "Question",
    "Report",
    "Rolled",
    "Row",
    "Sheet",
    "Side",
    "SideInfo",
    "Sketch",
    "Spot",
    "Standing",
    "Step",
    "Throw",
    "View",
    "Wish",
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The name of a public type that this line declares.
fn declared(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub ")?;
    let kinds = ["struct ", "enum ", "trait ", "type ", "union "];
    let rest = kinds.iter().find_map(|kind| rest.strip_prefix(kind))?;
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
    Some(&rest[..end.unwrap_or(rest.len())])
}

/// Where public types are declared, by their names. Systems speak of their own
/// fields in their own folders, and neither knows the other: what both call a unit
/// is one name for each. So a system counts as one place, and is told apart from
/// the rest of the house, not from other systems.
fn places() -> BTreeMap<String, Vec<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    assert!(files.len() > 200, "the sources were not found");
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let inside = file.strip_prefix(&root).unwrap().display().to_string();
        for name in text.lines().filter_map(declared) {
            places
                .entry(name.to_owned())
                .or_default()
                .push(inside.clone());
        }
    }
    places
}

/// The system whose folder a file is in.
fn system(file: &str) -> Option<&str> {
    file.strip_prefix("systems/")?
        .split_once('/')
        .map(|(system, _)| system)
}

/// Whether one of these places is one too many.
fn is_doubled(files: &[String]) -> bool {
    let systems: BTreeSet<&str> = files.iter().filter_map(|file| system(file)).collect();
    let house = files.iter().filter(|file| system(file).is_none()).count();
    let in_systems = files.len() - house;
    house > 1 || (house == 1 && in_systems > 0) || in_systems > systems.len()
}

#[test]
fn no_two_public_types_bear_one_name() {
    let places = places();
    assert!(places.len() > 300, "{}", places.len());
    let doubled: BTreeMap<&String, &Vec<String>> = places
        .iter()
        .filter(|(_, files)| is_doubled(files))
        .collect();
    let new: Vec<_> = doubled
        .iter()
        .filter(|(name, _)| !STILL_DOUBLED.contains(&name.as_str()))
        .collect();
    assert!(new.is_empty(), "a name for two types: {new:#?}");
    let healed: Vec<_> = STILL_DOUBLED
        .iter()
        .filter(|name| !doubled.keys().any(|found| found == *name))
        .collect();
    assert!(
        healed.is_empty(),
        "no longer doubled, off the list with them: {healed:?}"
    );
}

#[test]
fn systems_may_share_a_word_and_nobody_else_may() {
    let doubled = |files: &[&str]| {
        let files: Vec<String> = files.iter().map(|file| (*file).to_owned()).collect();
        is_doubled(&files)
    };
    assert!(!doubled(&["systems/one/a.rs", "systems/other/b.rs"]));
    assert!(doubled(&["systems/one/a.rs", "systems/one/b.rs"]));
    assert!(doubled(&["systems/one/a.rs", "engine/b.rs"]));
    assert!(doubled(&["engine/a.rs", "json/b.rs"]));
    assert!(!doubled(&["engine/a.rs"]));
    assert_eq!(declared("    pub struct Node<'a, K> {"), Some("Node"));
    assert_eq!(declared("pub(super) struct Node;"), None);
}
