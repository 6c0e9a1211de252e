//! Lists the files of messages and of lessons, so that one is there by being there:
//! a system brings its own files, and no other file names them. On Windows the
//! program gets its icon and says which version it is.

#![allow(clippy::expect_used, reason = "a build that cannot go on has to stop")]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

const LANGUAGES: [(&str, &str); 4] = [
    ("English", "en"),
    ("German", "de"),
    ("Russian", "ru"),
    ("Ukrainian", "uk"),
];

/// The areas of a language: its files without their ending.
fn areas(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("a folder of words");
    let mut areas: Vec<String> = files
        .map(|file| file.expect("a file of words").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    areas.sort();
    areas
}

/// The files of lessons: each with the name of its folder and its own, and where it is.
fn lessons(folder: &Path) -> Vec<(String, PathBuf)> {
    let Ok(systems) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut all = Vec::new();
    for system in systems.flatten().filter(|entry| entry.path().is_dir()) {
        let of = system.file_name().to_string_lossy().into_owned();
        let files = fs::read_dir(system.path()).expect("a folder of lessons");
        for path in files.flatten().map(|file| file.path()) {
            let name = path.file_name().and_then(|name| name.to_str());
            let stem = name.and_then(|name| name.strip_suffix(".lesson.json"));
            if let Some(stem) = stem {
                all.push((format!("{of}/{stem}"), path.clone()));
            }
        }
    }
    all.sort();
    all
}

/// Icon, name and version, as the file manager of Windows shows them. Versions
/// come from Cargo.toml.
fn name_for_windows(icon: &Path) {
    println!("cargo::rerun-if-changed={}", icon.display());
    winresource::WindowsResource::new()
        .set_icon(icon.to_str().expect("a path that is text"))
        .set("ProductName", "Hell's Gate")
        .set("FileDescription", "Hell's Gate")
        .set(
            "LegalCopyright",
            "2026, The Hell's Gate developers; MIT licence",
        )
        .compile()
        .expect("the resource compiler (of mingw-w64 or of Visual Studio)");
}

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("a package"));
    let words = root.join("assets/words");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("a place to write"));
    println!("cargo::rerun-if-changed=assets/words");
    let names = areas(&words.join("en"));
    // Writing to a String cannot fail.
    let mut code = format!(
        "/// The areas of the messages: a file each, in every language.\n\
         pub const AREAS: &[&str] = &{names:?};\n\n\
         /// The files of a language, in the order of [`AREAS`].\n\
         const fn files(language: Language) -> &'static [&'static str] {{\n    match language {{\n"
    );
    for (language, folder) in LANGUAGES {
        let _ = write!(code, "        Language::{language} => &[");
        for area in &names {
            let file = words.join(folder).join(format!("{area}.ftl"));
            let _ = write!(code, "include_str!({file:?}),");
        }
        code.push_str("],\n");
    }
    code.push_str("    }\n}\n");
    fs::write(out.join("areas.rs"), code).expect("the list of words is written");
    println!("cargo::rerun-if-changed=assets/lessons");
    let mut code = "const LESSONS: &[(&str, &str)] = &[\n".to_owned();
    for (name, path) in lessons(&root.join("assets/lessons")) {
        let _ = writeln!(code, "    ({name:?}, include_str!({path:?})),");
    }
    code.push_str("];\n");
    fs::write(out.join("lessons.rs"), code).expect("the list of lessons is written");
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        name_for_windows(&root.join("assets/packaging/hells-gate.ico"));
    }
}
