//! The layers of the house: who may use whom. The table is that of the crate's
//! documentation.

use std::fs;
use std::path::{Path, PathBuf};

/// Per layer of the table in `src/lib.rs`, the layers it may name, itself
/// included.
fn may_use() -> Vec<(&'static str, Vec<&'static str>)> {
    let documentation = include_str!("../../src/lib.rs");
    let table = documentation
        .split("//! | layer |")
        .nth(1)
        .expect("a table");
    let rows = table.lines().skip(2).take_while(|l| l.starts_with("//! |"));
    rows.map(|row| {
        let columns: Vec<&str> = row.split('|').map(str::trim).collect();
        let layer = columns[1].trim_matches('`');
        let others = columns[3].split(", ").filter(|name| !name.is_empty());
        (layer, others.chain([layer]).collect())
    })
    .collect()
}

/// The layer of what systems bring for the command line: it lies in their folders.
const DESK: &str = "desk";

/// Whether a file below `src` is of that layer.
fn is_of_a_desk(inside: &Path) -> bool {
    let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
    match parts.iter().map(AsRef::as_ref).collect::<Vec<_>>()[..] {
        ["systems", _, room, ..] => room == DESK,
        _ => false,
    }
}

#[test]
fn every_folder_has_a_row_and_every_row_a_folder() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let folders = fs::read_dir(root).unwrap().flatten();
    let mut folders: Vec<String> = folders
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    // A room of the systems' folders, with a row of its own.
    folders.push(DESK.to_owned());
    let mut rows: Vec<&str> = may_use().iter().map(|(layer, _)| *layer).collect();
    folders.sort();
    rows.sort_unstable();
    assert_eq!(folders, rows);
}

/// Words that belong to the window, the clock, files or global chance.
const IMPURE: [&str; 6] = [
    "egui",
    "std::fs",
    "std::time",
    "std::env",
    "thread_rng",
    "rand::rng(",
];
const PURE: [&str; 9] = [
    "hex", "space", "words", "engine", "json", "players", "systems", "present", "table",
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

/// Each source file with its layer and its code, comments left out.
fn layered() -> Vec<(String, PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    assert!(files.len() > 20, "the sources were not found");
    files
        .into_iter()
        .filter_map(|path| {
            let layer = path.strip_prefix(&root).ok()?.components().next()?;
            let layer = layer.as_os_str().to_str()?.to_owned();
            if layer.ends_with(".rs") {
                return None; // main.rs and lib.rs name everything
            }
            // Tests may look at anything.
            let inside = path.strip_prefix(&root).ok()?;
            let layer = match is_of_a_desk(inside) {
                true => DESK.to_owned(),
                false => layer,
            };
            let test = inside.components().any(|c| c.as_os_str() == "tests");
            if test || inside.to_string_lossy().ends_with("tests.rs") {
                return None;
            }
            let text = fs::read_to_string(&path).ok()?;
            let text = text.split("#[cfg(test)]\nmod tests {").next()?;
            let code: Vec<&str> = text
                .lines()
                .filter(|l| !l.trim_start().starts_with("//"))
                .collect();
            Some((layer, path, code.join("\n")))
        })
        .collect()
}

#[test]
fn every_layer_uses_only_what_the_table_allows() {
    let table = may_use();
    for (layer, path, code) in layered() {
        let (_, allowed) = table
            .iter()
            .find(|(name, _)| *name == layer)
            .unwrap_or_else(|| panic!("{layer} is in no row of the table"));
        for part in code.split("crate::").skip(1) {
            let used: String = part
                .chars()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect();
            let known = table.iter().any(|(name, _)| *name == used);
            assert!(
                !known || allowed.contains(&used.as_str()),
                "{} uses crate::{used}",
                path.display()
            );
        }
    }
}

#[test]
fn the_pure_layers_name_no_window_clock_file_or_global_chance() {
    for (layer, path, code) in layered() {
        if !PURE.contains(&layer.as_str()) {
            continue;
        }
        for word in IMPURE {
            assert!(!code.contains(word), "{} names {word}", path.display());
        }
    }
}

#[test]
fn only_the_app_names_egui() {
    for (layer, path, code) in layered() {
        assert!(
            layer == "app" || !code.contains("egui"),
            "{} names egui",
            path.display()
        );
    }
}

/// Words that a game alone may say, besides the names of its module: its sides and the
/// formations they are made of.
const OF_A_GAME: [&str; 7] = [
    "soviet",
    "german",
    "confederate",
    "guards",
    "waffen",
    "panzer",
    "ironclad",
];

/// The modules of the games: a game is a folder of `src/systems`.
fn modules() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/systems");
    let folders = fs::read_dir(root).unwrap().flatten();
    let folders = folders.filter(|entry| entry.path().is_dir());
    let named = folders.map(|entry| entry.file_name().into_string().unwrap());
    let mut all: Vec<String> = named.collect();
    all.sort();
    assert!(all.len() >= 2, "the games were not found");
    all
}

/// Those words and the names of the modules, as sources have them.
fn of_games() -> Vec<String> {
    let modules = modules().into_iter();
    let named = modules.flat_map(|name| [format!("systems::{name}"), format!("\"{name}\"")]);
    named.chain(OF_A_GAME.map(str::to_owned)).collect()
}

/// Code as it is searched: small letters, without the language called German.
fn searched(code: &str) -> String {
    let language = ["Language::German", "Self::German", "    German,"];
    let without = language
        .iter()
        .fold(code.to_owned(), |code, word| code.replace(word, ""));
    without.to_lowercase()
}

/// The system whose folder a file lies in.
fn system_of(path: &Path) -> Option<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/systems");
    let mut inside = path.strip_prefix(root).ok()?.iter();
    let system = inside.next()?.to_str()?.to_owned();
    inside.next().map(|_| system)
}

/// A system brings its sides, its ground and its words as data. The list of systems
/// names their modules.
#[test]
fn no_file_outside_a_systems_folder_knows_a_game() {
    let the_list = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/systems/mod.rs");
    let layered = layered();
    let house = layered
        .iter()
        .filter(|(_, path, _)| system_of(path).is_none());
    let house: Vec<_> = house.collect();
    assert!(house.len() > 200, "the sources were not found");
    let of_games = of_games();
    for (_, path, code) in house {
        let code = searched(code);
        for word in &of_games {
            let list = *path == the_list && word.contains('_');
            let known = list || !code.contains(word);
            assert!(known, "{} names {word}", path.display());
        }
    }
    let systems = layered
        .iter()
        .filter(|(_, path, _)| system_of(path).is_some());
    let words = |word: &String| {
        let mut all = systems.clone();
        all.any(|(_, _, code)| searched(code).contains(word))
    };
    let idle: Vec<_> = of_games
        .iter()
        .filter(|word| !word.contains(':') && !words(word))
        .collect();
    // One that was taken away may have been the only one to say a word.
    let all = modules().len() >= 4;
    assert!(idle.is_empty() || !all, "no game says {idle:?}");
}

/// Games do not know each other.
#[test]
fn no_system_names_another() {
    let modules = modules();
    for (_, path, code) in layered() {
        let Some(own) = system_of(&path) else {
            continue;
        };
        for module in &modules {
            let other = *module != own && code.contains(&format!("systems::{module}"));
            assert!(!other, "{} names {module}", path.display());
        }
    }
}

/// The fields of a struct of the sources, by its declaration.
fn fields_of<'a>(text: &'a str, declaration: &str) -> Vec<&'a str> {
    let body = text.split(declaration).nth(1).expect("it is declared");
    let lines = body.lines().skip(1).take_while(|line| *line != "}");
    let fields = lines.map(str::trim).filter(|line| !line.starts_with("//"));
    fields
        .filter_map(|line| line.split_once(':'))
        .map(|(name, _)| name)
        .collect()
}

#[test]
fn the_program_is_made_of_a_dozen_components_at_most() {
    let app = include_str!("../../src/app/mod.rs");
    let fields = fields_of(app, "pub struct App {");
    assert!(fields.contains(&"room"), "{fields:?}");
    assert!(fields.len() <= 12, "{}: {fields:?}", fields.len());
}

/// Every component does its own work, and what several of them do together stands in
/// one place: making and drawing the program, carrying out commands, the frame of eframe.
#[test]
fn the_program_itself_does_its_work_in_three_places_at_most() {
    let mut found = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    sources(&root.join("src/app"), &mut found);
    let is_head =
        |line: &&str| line.starts_with("impl") && line.replace("::", " ").contains(" App {");
    let blocks: Vec<String> = found
        .iter()
        .flat_map(|path| {
            let text = fs::read_to_string(path).unwrap();
            let heads = text.lines().filter(is_head);
            let named = heads.map(|line| format!("{}: {line}", path.display()));
            named.collect::<Vec<_>>()
        })
        .collect();
    assert!(blocks.len() >= 2, "{blocks:?}");
    assert!(blocks.len() <= 3, "{blocks:#?}");
}

#[test]
fn nothing_lies_at_the_top_that_is_not_a_part_of_the_house() {
    let parts = [
        "Cargo.toml",
        "Cargo.lock",
        "src",
        "assets",
        "scenarios",
        "tests",
        "README.md",
        "LICENSE",
        "target",
    ];
    for entry in fs::read_dir(env!("CARGO_MANIFEST_DIR")).unwrap().flatten() {
        let name = entry.file_name().into_string().unwrap();
        let known = name.starts_with('.') || parts.contains(&&*name);
        assert!(known, "{name} lies at the top");
    }
}
