//! One hand: the room and the dialogs take colours, type sizes and distances from
//! the tokens (`src/app/theme/tokens.rs`) and write none of their own.

use std::fs;
use std::path::{Path, PathBuf};

/// Where nothing of its own may be written.
const PLACES: [&str; 3] = ["src/app/room", "src/app/dialogs", "src/app/dialogs.rs"];

fn files(path: &Path, found: &mut Vec<PathBuf>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            files(&entry.unwrap().path(), found);
        }
    } else if path.extension().is_some_and(|ext| ext == "rs") {
        found.push(path.to_owned());
    }
}

/// What a line writes that a token says.
fn own(line: &str) -> Option<&'static str> {
    let after = |word: &str| line.split(word).nth(1).map(str::trim_start);
    let number = |word: &str| {
        let rest = after(word)?.trim_start_matches("vec2(");
        let digit = rest.starts_with(|c: char| c.is_ascii_digit());
        (digit && !rest.starts_with("0.0")).then_some(())
    };
    if line.trim_start().starts_with("//") {
        return None;
    }
    let colours = [
        "Color32::from_",
        "Color32::RED",
        "Color32::WHITE",
        "Color32::BLACK",
    ];
    if colours.iter().any(|word| line.contains(word)) {
        return Some("a colour");
    }
    if ["☑", "☐", "✓"].iter().any(|glyph| line.contains(glyph)) {
        return Some("a glyph for a box");
    }
    for (word, what) in [
        ("add_space(", "a distance"),
        ("item_spacing = ", "a distance"),
        ("item_spacing.x = ", "a distance"),
        ("item_spacing.y = ", "a distance"),
        ("corner_radius(", "a rounding"),
        (".size(", "a type size"),
        ("FontId::proportional(", "a type size"),
        ("FontId::new(", "a type size"),
    ] {
        if number(word).is_some() {
            return Some(what);
        }
    }
    None
}

#[test]
fn room_and_dialogs_write_no_colour_size_or_distance_of_their_own() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for place in PLACES {
        files(&root.join(place), &mut found);
    }
    assert!(found.len() > 20);
    let mut faults = Vec::new();
    for file in found {
        let text = fs::read_to_string(&file).unwrap();
        for (n, line) in text.lines().enumerate() {
            if let Some(what) = own(line) {
                faults.push(format!(
                    "{}:{}: {what}: {}",
                    file.display(),
                    n + 1,
                    line.trim()
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_is_written_of_its_own_is_found() {
    assert_eq!(own("ui.add_space(6.0);"), Some("a distance"));
    assert_eq!(own("let x = Color32::from_rgb(1, 2, 3);"), Some("a colour"));
    assert_eq!(own("text.size(13.0)"), Some("a type size"));
    assert_eq!(own("ui.add_space(space::SMALL);"), None);
    assert_eq!(
        own("spacing.item_spacing = vec2(4.0, 1.0);"),
        Some("a distance")
    );
}

#[test]
fn whatever_can_be_scrolled_brings_what_the_keyboard_is_on_into_sight() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    files(&root.join("src/app"), &mut found);
    let mut scrolled = 0;
    for file in found {
        let text = fs::read_to_string(&file).unwrap();
        let areas = text.matches("ScrollArea::").count();
        let followed = text.matches("in_sight(").count();
        assert!(followed >= areas, "{}", file.display());
        scrolled += areas;
    }
    assert!(scrolled > 30, "{scrolled}");
}
