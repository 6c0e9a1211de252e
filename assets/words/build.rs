//! Packs the texts that come with the program: messages, lessons, rule books, the
//! manual and the licences. A file is there by being there: a system brings its own,
//! and no other file names them. On Windows the program gets its icon and says which
//! version it is.

#![allow(clippy::expect_used, reason = "a build that cannot go on has to stop")]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

const LANGUAGES: [&str; 4] = ["en", "de", "ru", "uk"];

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

/// The files of a folder with this ending, and of its folders: what is asked for, and
/// where it lies, in the order of their names.
fn files(folder: &Path, ending: &str) -> Vec<(String, PathBuf)> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, name) = (entry.path(), entry.file_name());
        let name = name.to_str().expect("a name that is text");
        if path.is_dir() {
            let inner = files(&path, ending).into_iter();
            all.extend(inner.map(|(file, path)| (format!("{name}/{file}"), path)));
        } else if let Some(stem) = name.strip_suffix(ending) {
            all.push((stem.to_owned(), path));
        }
    }
    all.sort();
    all
}

/// Packs files one behind the other, and returns the row that says what is in the pack.
fn pack(out: &Path, name: &str, files: &[(String, PathBuf)]) -> String {
    let mut text = Vec::new();
    let mut list = String::new();
    for (file, path) in files {
        println!("cargo::rerun-if-changed={}", path.display());
        let bytes = fs::read(path).expect("a file that can be read");
        // Writing to a String cannot fail.
        let _ = write!(list, "({file:?}, {}), ", bytes.len());
        text.extend(bytes);
    }
    let packed = out.join(format!("{name}.pack"));
    // What has to be fast is to build and to unpack: more than this hardly makes it smaller.
    let bytes = miniz_oxide::deflate::compress_to_vec(&text, 7);
    fs::write(&packed, bytes).expect("a pack is written");
    format!("    Pack {{ name: {name:?}, files: &[{list}], bytes: include_bytes!({packed:?}) }},\n")
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
    // A folder is named, too, so that a file that is new is seen.
    for folder in ["words", "lessons", "rules", "manual"] {
        println!("cargo::rerun-if-changed=assets/{folder}");
    }
    let names = areas(&words.join("en"));
    let mut packs = String::new();
    for language in LANGUAGES {
        let folder = words.join(language);
        // In the order of English, and with a place for each: a test misses what is not there.
        let of = |area: &String| {
            let path = folder.join(format!("{area}.ftl"));
            path.is_file().then(|| (area.clone(), path))
        };
        let files: Vec<_> = names.iter().filter_map(of).collect();
        packs += &pack(&out, language, &files);
    }
    let assets = root.join("assets");
    packs += &pack(
        &out,
        "lessons",
        &files(&assets.join("lessons"), ".lesson.json"),
    );
    packs += &pack(&out, "rules", &files(&assets.join("rules"), ".md"));
    packs += &pack(&out, "manual", &files(&assets.join("manual"), ".md"));
    let licences = ("licences".to_owned(), assets.join("licences.json"));
    packs += &pack(&out, "licences", &[licences]);
    let code = format!(
        "/// The areas of the messages: a file each, in every language.\n\
         pub const AREAS: &[&str] = &{names:?};\n\n\
         static PACKS: &[Pack] = &[\n{packs}];\n"
    );
    fs::write(out.join("packs.rs"), code).expect("the list of packs is written");
    if env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        // As much room for calls within calls as elsewhere: one megabyte is usual there.
        println!("cargo::rustc-link-arg-bins=-zstack-size=8388608");
    }
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        name_for_windows(&root.join("assets/packaging/hells-gate.ico"));
    }
}
