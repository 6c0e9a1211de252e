//! What the program is built from: only from crates.io, under licences that
//! allow it, no crate twice without a reason, and every licence in the program
//! (`assets/licences.json`).

use hells_gate::present::licences::licences;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Licences that ask for no more than their text to be passed on; of MPL-2.0,
/// that changes to its own files be shown, and we change none.
const ALLOWED: [&str; 13] = [
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "Zlib",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "0BSD",
    "BSL-1.0",
    "CC0-1.0",
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
];

/// Crates that come in several versions, and who asks for the older ones.
const DOUBLED: [(&str, &str); 25] = [
    ("bitflags", "png of resvg, and old window system bindings"),
    ("block2", "the macOS window libraries are between versions"),
    (
        "calloop",
        "the clipboard of Wayland is ahead of its windows",
    ),
    (
        "calloop-wayland-source",
        "the clipboard of Wayland is ahead of its windows",
    ),
    ("foldhash", "hashbrown"),
    ("getrandom", "rand of the window libraries' build"),
    ("hashbrown", "fluent's hash tables"),
    ("jni-sys", "the Android bindings wrap their old version"),
    ("kurbo", "resvg 0.45, to which svg2pdf is bound"),
    ("linux-raw-sys", "rustix"),
    ("miniz_oxide", "png of resvg"),
    ("objc2", "the macOS window libraries are between versions"),
    (
        "objc2-app-kit",
        "the macOS window libraries are between versions",
    ),
    (
        "objc2-foundation",
        "the macOS window libraries are between versions",
    ),
    (
        "objc2-ui-kit",
        "the macOS window libraries are between versions",
    ),
    ("png", "resvg 0.45, to which svg2pdf is bound"),
    ("r-efi", "getrandom"),
    ("redox_syscall", "window libraries for Redox"),
    ("rustc-hash", "fluent"),
    ("rustix", "the Wayland libraries are between versions"),
    (
        "smithay-client-toolkit",
        "the clipboard of Wayland is ahead of its windows",
    ),
    ("syn", "macros of two generations, when building"),
    ("thiserror", "fluent and Android libraries"),
    ("thiserror-impl", "thiserror"),
    ("windows-sys", "window libraries for Windows"),
];

/// Crates nobody looks after any more, as the RustSec list of 20 August 2026 has
/// them: crate, advisory, and why it stays. cargo-deny asks the list of the day and
/// fails for any other.
const UNMAINTAINED: [(&str, &str, &str); 2] = [
    (
        "rustybuzz",
        "RUSTSEC-2026-0206",
        "usvg 0.45 shapes text with it; resvg has left it since, but svg2pdf, which makes the \
         hand-outs, is bound to usvg 0.45. It sees the fonts inside the program only",
    ),
    (
        "ttf-parser",
        "RUSTSEC-2026-0192",
        "usvg 0.45, its fontdb and svg2pdf read fonts with it; resvg has left it since, but svg2pdf is bound \
         to usvg 0.45. It sees the fonts inside the program only",
    ),
];

const FONTS: [(&str, &str, &str, &str); 4] = [
    (
        "DejaVu Sans (font)",
        "2.37",
        "Bitstream Vera",
        "LICENSE-DejaVu.txt",
    ),
    (
        "Map Sans (font), a subset of Source Sans",
        "3.052",
        "OFL-1.1",
        "LICENSE-MapSans.txt",
    ),
    (
        "Map Serif (font), a subset of Source Serif",
        "4.004",
        "OFL-1.1",
        "LICENSE-MapSerif.txt",
    ),
    (
        "Roboto Condensed (font)",
        "3.008",
        "OFL-1.1",
        "LICENSE-RobotoCondensed.txt",
    ),
];

fn read(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(root.join(path)).unwrap()
}

/// A package of Cargo.lock.
#[derive(Default)]
struct Package {
    name: String,
    version: String,
    source: Option<String>,
    checksum: bool,
    /// Names, with a version where the name is not enough.
    needs: Vec<String>,
}

fn locked() -> Vec<Package> {
    let mut packages: Vec<Package> = Vec::new();
    for line in read("Cargo.lock").lines() {
        let value = || line.split('"').nth(1).unwrap().to_owned();
        if line == "[[package]]" {
            packages.push(Package::default());
        }
        let Some(package) = packages.last_mut() else {
            continue;
        };
        match line.split(' ').next().unwrap() {
            "name" => package.name = value(),
            "version" => package.version = value(),
            "source" => package.source = Some(value()),
            "checksum" => package.checksum = true,
            "" if line.starts_with(" \"") => package.needs.push(value()),
            _ => {}
        }
    }
    packages
}

/// The packages that the program is built from, on any system: all but those
/// that only the tests need.
fn shipped() -> BTreeSet<(String, String)> {
    let packages = locked();
    let manifest = read("Cargo.toml");
    let (_, rest) = manifest.split_once("[dev-dependencies]").unwrap();
    let only_tests: Vec<&str> = rest
        .lines()
        .take_while(|l| !l.starts_with('['))
        .filter_map(|l| l.split_once(" =").map(|(name, _)| name))
        .collect();
    let find = |need: &str| {
        let (name, version) = need.split_once(' ').unwrap_or((need, ""));
        let same = |p: &&Package| p.name == name && p.version.starts_with(version);
        packages.iter().find(same).unwrap()
    };
    let mut found = BTreeSet::new();
    let ours = find("hells-gate").needs.iter().map(String::as_str);
    let mut open: Vec<&str> = ours.filter(|n| !only_tests.contains(n)).collect();
    while let Some(need) = open.pop() {
        let package = find(need);
        if found.insert((package.name.clone(), package.version.clone())) {
            open.extend(package.needs.iter().map(String::as_str));
        }
    }
    found
}

/// Whether an expression allows what we do: one of each “OR”, all of each “AND”.
fn allowed(expression: &str) -> bool {
    let expression = expression.replace('/', " OR ");
    let mut rest = expression.trim();
    // One pair of brackets at a time is worked out and replaced.
    let worked;
    if let Some(open) = rest.rfind('(') {
        let close = open + rest[open..].find(')').unwrap();
        let inner = if allowed(&rest[open + 1..close]) {
            "MIT"
        } else {
            "no"
        };
        worked = format!("{}{inner}{}", &rest[..open], &rest[close + 1..]);
        return allowed(&worked);
    }
    rest = rest.trim();
    let any = |part: &str| part.split(" OR ").any(|one| ALLOWED.contains(&one.trim()));
    match rest.contains(" AND ") && rest.contains(" OR ") {
        // “AND” binds closer.
        true => (rest.split(" OR ")).any(|part| part.split(" AND ").all(any)),
        false => rest.split(" AND ").all(any),
    }
}

#[test]
fn expressions_of_licences_are_understood() {
    for good in [
        "MIT",
        "MIT/Apache-2.0",
        "GPL-2.0-only OR Apache-2.0",
        "(MIT OR Apache-2.0) AND Unicode-3.0",
        "Apache-2.0 AND MIT OR GPL-3.0",
        "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT",
    ] {
        assert!(allowed(good), "{good}");
    }
    for bad in [
        "GPL-3.0",
        "MIT AND GPL-3.0",
        "(GPL-2.0 OR MIT) AND LGPL-3.0",
        "",
        "(GPL-2.0 OR LGPL-2.1)",
    ] {
        assert!(!allowed(bad), "{bad}");
    }
}

#[test]
fn every_crate_comes_from_crates_io_with_its_checksum() {
    for package in locked() {
        if package.name == "hells-gate" {
            continue;
        }
        let name = format!("{} {}", package.name, package.version);
        let source = package.source.as_deref();
        assert_eq!(
            source,
            Some("registry+https://github.com/rust-lang/crates.io-index"),
            "{name}"
        );
        assert!(package.checksum, "{name}");
    }
}

#[test]
fn no_crate_comes_twice_without_a_reason() {
    let mut versions: BTreeMap<String, usize> = BTreeMap::new();
    for (name, _) in shipped() {
        *versions.entry(name).or_default() += 1;
    }
    let doubled: Vec<&str> = versions
        .iter()
        .filter(|(_, n)| **n > 1)
        .map(|(name, _)| name.as_str())
        .collect();
    let reasons: Vec<&str> = DOUBLED.iter().map(|(name, _)| *name).collect();
    assert_eq!(doubled, reasons);
}

#[test]
fn the_program_shows_the_licence_of_each_part_it_is_built_from() {
    let written = licences();
    let parts: BTreeSet<(String, String)> = written
        .parts
        .iter()
        .map(|p| (p.name.clone(), p.version.clone()))
        .collect();
    let mut wanted = shipped();
    wanted.extend(FONTS.map(|(name, version, ..)| (name.to_owned(), version.to_owned())));
    let news: Vec<_> = wanted.difference(&parts).collect();
    let gone: Vec<_> = parts.difference(&wanted).collect();
    assert!(
        news.is_empty() && gone.is_empty(),
        "new {news:?}, gone {gone:?}; write them anew with \
         `cargo test --test house supply_chain:: -- --ignored`"
    );
    for part in &written.parts {
        let font = part.name.contains("(font)");
        assert!(
            font || allowed(&part.licence),
            "{}: {}",
            part.name,
            part.licence
        );
        let texts: Vec<&str> = written.texts_of(part).collect();
        assert!(!texts.is_empty(), "{}", part.name);
        assert!(texts.iter().all(|t| t.len() > 300), "{}", part.name);
    }
    for (name, version, _, file) in FONTS {
        let part = written
            .parts
            .iter()
            .find(|p| p.name == name && p.version == version);
        let text = read(&format!("assets/fonts/{file}"));
        assert_eq!(written.texts_of(part.unwrap()).next(), Some(text.trim()));
    }
}

#[test]
fn what_is_no_longer_maintained_is_known_and_stays_for_its_reason() {
    let deny = read(".ci/deny.toml");
    let ignored: Vec<&str> = deny
        .lines()
        .filter_map(|l| l.trim().strip_prefix("{ id = \"")?.split('"').next())
        .collect();
    let mut known: Vec<&str> = UNMAINTAINED.iter().map(|(_, id, _)| *id).collect();
    known.sort_unstable();
    assert_eq!(ignored, known, "cargo-deny passes over just these");
    let packages = locked();
    for (name, id, why) in UNMAINTAINED {
        assert!(
            packages.iter().any(|p| p.name == name),
            "{name} is gone: so is {id}"
        );
        assert!(why.len() > 60, "{name}");
        // Who needs it is still who the reason says.
        let needs = |p: &&Package| p.needs.iter().any(|n| n.split(' ').next() == Some(name));
        let users: Vec<&str> = packages
            .iter()
            .filter(needs)
            .map(|p| p.name.as_str())
            .collect();
        assert!(
            users
                .iter()
                .all(|u| ["fontdb", "rustybuzz", "svg2pdf", "usvg"].contains(u)),
            "{name} is needed by {users:?}"
        );
    }
    // As long as svg2pdf holds on to the old usvg, following is not to be had.
    let version = |name: &str| {
        packages
            .iter()
            .find(|p| p.name == name)
            .unwrap()
            .version
            .clone()
    };
    let (svg2pdf, usvg) = (version("svg2pdf"), version("usvg"));
    assert!(
        svg2pdf.starts_with("0.13.") && usvg.starts_with("0.45."),
        "svg2pdf {svg2pdf} with usvg {usvg}: can they be left now?"
    );
}

#[test]
fn they_see_the_fonts_inside_the_program_only() {
    let fonts = read("src/present/fonts.rs");
    assert!(fonts.contains("include_bytes!"));
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for word in ["load_system_fonts", "load_font_file", "load_fonts_dir"] {
                assert!(!text.contains(word), "{} has {word}", path.display());
            }
        }
    }
}

#[test]
fn an_advisory_fails_the_checks() {
    let run = read(".ci/run");
    let checks = |l: &&str| l.contains("cargo deny") && l.contains(" check ");
    let line = run.lines().find(checks).unwrap();
    assert!(
        line.ends_with(" advisories") && !line.contains("||"),
        "{line}"
    );
    // Asked for wherever the list of the day can be had, and told where it cannot.
    let (asked, built) = ("git ls-remote --exit-code", "cargo install --locked");
    assert!(run.find(asked).unwrap() < run.find(built).unwrap());
    assert!(run.contains("CANNOT BE HAD"));
    assert!(run.contains("set -euo pipefail"));
}

#[test]
fn none_of_our_code_is_unsafe() {
    assert!(read("Cargo.toml").contains("unsafe_code = \"forbid\""));
}

/// The texts that belong to a crate: of several licences to choose from, MIT where
/// it is there, because it is short.
fn texts(folder: &Path, licence: &str) -> Vec<String> {
    let mut files: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .flatten()
        .filter(|e| {
            let name = e.file_name().to_string_lossy().to_uppercase();
            let begins = ["LICEN", "COPYING", "UNLICENSE", "NOTICE"];
            e.path().is_file() && begins.iter().any(|b| name.starts_with(b))
        })
        .filter_map(|e| {
            let text = fs::read_to_string(e.path()).ok()?;
            Some((e.file_name().to_string_lossy().to_uppercase(), text))
        })
        .filter(|(_, text)| text.len() > 300)
        .collect();
    files.sort();
    let choice = !licence.contains(" AND ") && (licence.contains(" OR ") || licence.contains('/'));
    let mit = |(name, text): &&(String, String)| {
        !name.contains("APACHE") && text.contains("Permission is hereby granted, free of charge")
    };
    match files.iter().find(mit) {
        Some((_, text)) if choice && licence.contains("MIT") => vec![text.clone()],
        _ => {
            files.truncate(if choice { 1 } else { files.len() });
            files.into_iter().map(|(_, text)| text).collect()
        }
    }
}

/// Reads the licences of all crates where cargo keeps them and writes
/// `assets/licences.json`.
#[test]
#[ignore = "writes assets/licences.json; needs every crate fetched"]
fn write_the_licences() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let told = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root)
        .output()
        .unwrap();
    let metadata: Value = serde_json::from_slice(&told.stdout).unwrap();
    let mut pool: Vec<String> = Vec::new();
    let mut known: BTreeMap<String, usize> = BTreeMap::new();
    let mut keep = |text: &str| {
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        *known.entry(words).or_insert_with(|| {
            let lines: Vec<&str> = text.trim().lines().map(str::trim_end).collect();
            pool.push(lines.join("\n"));
            pool.len() - 1
        })
    };
    let mut parts = Vec::new();
    for (name, version, licence, file) in FONTS {
        let text = keep(&read(&format!("assets/fonts/{file}")));
        parts.push(json!({
            "name": name, "version": version, "licence": licence, "texts": [text]
        }));
    }
    let shipped = shipped();
    let mut packages: Vec<&Value> = metadata["packages"].as_array().unwrap().iter().collect();
    let word = |package: &Value, field: &str| package[field].as_str().unwrap_or("").to_owned();
    packages.sort_by_key(|p| (word(p, "name"), word(p, "version")));
    let folder = |p: &Value| {
        Path::new(&word(p, "manifest_path"))
            .parent()
            .unwrap()
            .to_owned()
    };
    // For those that leave the usual texts out of their packages.
    let whole = |name: &str, file: &str| {
        let package = packages.iter().find(|p| word(p, "name") == name).unwrap();
        fs::read_to_string(folder(package).join(file)).unwrap()
    };
    for package in &packages {
        let (name, version) = (word(package, "name"), word(package, "version"));
        if !shipped.contains(&(name.clone(), version.clone())) {
            continue;
        }
        let licence = word(package, "license");
        let mut found = texts(&folder(package), &licence);
        if found.is_empty() {
            let authors = package["authors"].as_array().unwrap().iter();
            let authors: Vec<&str> = authors.filter_map(Value::as_str).collect();
            let holder = match authors.is_empty() {
                true => format!("the authors of {name}"),
                false => authors.join(", "),
            };
            let general = |text: &str, from: &str| {
                let from = text.find(from).unwrap();
                format!("Copyright (c) {holder}\n\n{}", &text[from..])
            };
            found.push(match licence.as_str() {
                l if l.contains("Apache-2.0") => whole("serde", "LICENSE-APACHE"),
                l if l.contains("MIT") => general(
                    &whole("serde", "LICENSE-MIT"),
                    "Permission is hereby granted",
                ),
                "BSL-1.0" => general(&whole("ryu", "LICENSE-BOOST"), "Boost Software License"),
                other => panic!("{name} has no text of {other}"),
            });
        }
        let texts: Vec<usize> = found.iter().map(|t| keep(t)).collect();
        let licence = licence.replace('/', " OR ");
        parts.push(json!({
            "name": name, "version": version, "licence": licence, "texts": texts
        }));
    }
    assert_eq!(
        parts.len(),
        shipped.len() + FONTS.len(),
        "fetch every crate"
    );
    // One part and one text a line, so that changes can be read.
    let lines = |values: Vec<String>| values.join(",\n    ");
    let parts = lines(parts.iter().map(Value::to_string).collect());
    let texts = lines(
        pool.iter()
            .map(|t| Value::from(t.as_str()).to_string())
            .collect(),
    );
    let text =
        format!("{{\n  \"parts\": [\n    {parts}\n  ],\n  \"texts\": [\n    {texts}\n  ]\n}}\n");
    fs::write(root.join("assets/licences.json"), text).unwrap();
}
