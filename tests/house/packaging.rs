//! What the program is packed with: its icon, what it says of itself to a
//! desktop, man pages and completions; and that it never asks a network.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The usual sizes of an icon, in pixels.
const SIZES: [u32; 7] = [16, 24, 32, 48, 64, 128, 256];

fn packaging() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/packaging")
}

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// The icon, this many pixels wide.
fn icon(size: u32) -> Pixmap {
    let tree = Tree::from_str(
        &read("assets/packaging/hells-gate.svg"),
        &Options::default(),
    )
    .unwrap();
    let scale = size as f32 / tree.size().width();
    let mut pixels = Pixmap::new(size, size).unwrap();
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    pixels
}

fn png(size: u32) -> PathBuf {
    packaging().join(format!("icons/{size}.png"))
}

/// The icon file of Windows: a table of pictures, and the pictures as they are.
fn ico() -> Vec<u8> {
    let pictures = SIZES.map(|size| (size, fs::read(png(size)).unwrap()));
    let mut file = vec![0, 0, 1, 0, SIZES.len() as u8, 0];
    let mut at = 6 + 16 * pictures.len();
    for (size, bytes) in &pictures {
        let side = (size % 256) as u8;
        file.extend([side, side, 0, 0, 1, 0, 32, 0]);
        file.extend((bytes.len() as u32).to_le_bytes());
        file.extend((at as u32).to_le_bytes());
        at += bytes.len();
    }
    for (_, bytes) in pictures {
        file.extend(bytes);
    }
    file
}

#[test]
#[ignore = "writes the icons anew, after the drawing was changed"]
fn writes_the_icons() {
    for size in SIZES {
        icon(size).save_png(png(size)).unwrap();
    }
    fs::write(packaging().join("hells-gate.ico"), ico()).unwrap();
}

#[test]
fn the_icons_are_the_drawing_in_every_usual_size() {
    for size in SIZES {
        let kept = Pixmap::load_png(png(size)).unwrap();
        let drawn = icon(size);
        assert_eq!((kept.width(), kept.height()), (size, size));
        // Another processor may round otherwise.
        let pairs = kept.data().iter().zip(drawn.data());
        let far = pairs.filter(|(a, b)| a.abs_diff(**b) > 3).count();
        assert_eq!(
            far, 0,
            "{size}: `cargo test --test house packaging:: -- --ignored`"
        );
    }
    assert!(ico() == fs::read(packaging().join("hells-gate.ico")).unwrap());
}

/// What stands between two words, each time.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    let rest = text.split(before).skip(1);
    rest.filter_map(|part| Some(part.split_once(after)?.0))
        .collect()
}

#[test]
fn desktop_entry_kind_of_file_and_description_name_the_same_things() {
    let entry = read("assets/packaging/hells-gate.desktop");
    let kind = read("assets/packaging/hells-gate.xml");
    let told = read("assets/packaging/hells-gate.metainfo.xml");
    let [mime] = between(&kind, "<mime-type type=\"", "\"")[..] else {
        panic!("one kind of file");
    };
    assert!(entry.contains(&format!("\nMimeType={mime};\n")));
    assert_eq!(between(&told, "<mediatype>", "<"), [mime]);
    assert_eq!(between(&kind, "<glob pattern=\"*.", "\""), ["hellsgate"]);
    // What a saved game of today begins with is what it is known by without its name.
    let magic = between(&kind, " value=\"", "\"")[0].replace("&quot;", "\"");
    let kept = read("tests/data/saves/version-4.hellsgate");
    assert!(kept[..80].contains(&magic));
    assert!(entry.contains("\nIcon=hells-gate\n") && entry.contains("\nExec=hells-gate %f\n"));
    // The window is known by the name of its entry.
    assert!(read("src/app/start.rs").contains(".with_app_id(\"hells-gate\")"));
    let version = format!("<release version=\"{}\"", env!("CARGO_PKG_VERSION"));
    assert!(told.contains(&version), "{version}");
    for language in ["de", "ru", "uk"] {
        assert!(entry.contains(&format!("\nComment[{language}]=")));
        for text in ["summary", "p"] {
            assert!(told.contains(&format!("<{text} xml:lang=\"{language}\">")));
        }
        assert!(kind.contains(&format!("<comment xml:lang=\"{language}\">")));
    }
}

#[test]
fn every_command_has_its_man_page_and_every_shell_knows_it() {
    let folder = tempfile::tempdir().unwrap();
    let program = env!("CARGO_BIN_EXE_hells-gate");
    let done = Command::new(program)
        .arg("shell-files")
        .arg(folder.path())
        .status();
    assert!(done.unwrap().success());
    let names = |under: &str| -> BTreeSet<String> {
        let files = fs::read_dir(folder.path().join(under)).unwrap();
        let name = |file: fs::DirEntry| file.file_name().into_string().unwrap();
        files.map(|file| name(file.unwrap())).collect()
    };
    let help = Command::new(program).arg("--help").output().unwrap().stdout;
    let help = String::from_utf8(help).unwrap();
    let commands: Vec<&str> = between(&help, "Commands:\n", "\n\n")[0]
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .filter(|word| *word != "help")
        .collect();
    assert!(commands.contains(&"simulate") && commands.contains(&"shell-files"));
    let pages = names("man");
    assert_eq!(pages.len(), commands.len() + 1, "{pages:?}");
    for command in &commands {
        assert!(
            pages.contains(&format!("hells-gate-{command}.1")),
            "{command}"
        );
    }
    let shells = names("completions");
    for shell in ["hells-gate.bash", "hells-gate.fish", "_hells-gate"] {
        assert!(shells.contains(shell), "{shells:?}");
        let told = fs::read_to_string(folder.path().join("completions").join(shell)).unwrap();
        assert!(commands.iter().all(|command| told.contains(command)));
    }
    // Where nothing can be written, that is said.
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let done = Command::new(program).arg("shell-files").arg(&file).output();
    let done = done.unwrap();
    assert_eq!(done.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&done.stderr).starts_with("cannot write: "));
}

/// Libraries that ask a network for something, or answer one.
const ASKS_A_NETWORK: [&str; 24] = [
    "async-net",
    "async-std",
    "attohttpc",
    "curl",
    "h2",
    "hickory-resolver",
    "hyper",
    "isahc",
    "mio",
    "minreq",
    "native-tls",
    "openssl",
    "quinn",
    "reqwest",
    "rustls",
    "self_update",
    "sentry",
    "socket2",
    "tokio",
    "tungstenite",
    "ureq",
    "webbrowser",
    "webpki",
    "zmq",
];

/// What the page for the browser is compiled for.
const PAGE: &str = "wasm32-wasip1-threads";

/// The files of the page for the browser.
fn page() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/page");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap());
    let name = |file: &fs::DirEntry| file.file_name().into_string().unwrap();
    files
        .map(|file| (name(&file), fs::read_to_string(file.path()).unwrap()))
        .collect()
}

#[test]
fn the_page_asks_nobody_but_where_it_came_from() {
    let files = page();
    assert!(files.iter().any(|(name, _)| name == "index.html"));
    for (name, text) in files {
        for address in [
            "http://",
            "https://",
            "ws://",
            "wss://",
            "//cdn",
            "sendBeacon",
        ] {
            assert!(!text.contains(address), "{name} names {address}");
        }
    }
}

#[test]
fn the_page_says_everything_in_every_language_and_nothing_that_is_never_said() {
    let files = page();
    let (_, words) = files.iter().find(|(name, _)| name == "words.js").unwrap();
    let of = |language: &str| -> Vec<&str> {
        let block = between(words, &format!("\n  {language}: {{\n"), "\n  },")[0];
        let keys = block
            .lines()
            .map(|line| line.trim().split_once(": \"").unwrap());
        keys.map(|(key, said)| {
            assert!(said.len() > 2, "{language}: {key}");
            key
        })
        .collect()
    };
    let english = of("en");
    for language in ["de", "ru", "uk"] {
        assert_eq!(of(language), english, "{language}");
    }
    let scripts: String = files.iter().map(|(_, text)| text.as_str()).collect();
    for key in english {
        assert!(scripts.contains(&format!("say.{key}")), "{key}");
    }
}

#[test]
fn no_library_in_the_program_asks_a_network() {
    for system in [
        "x86_64-unknown-linux-gnu",
        "x86_64-pc-windows-gnu",
        "aarch64-apple-darwin",
        PAGE,
    ] {
        let tree = Command::new(env!("CARGO"))
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .args(["tree", "--locked", "--edges", "normal", "--prefix", "none"])
            .args(["--format", "{p}", "--target", system])
            .output()
            .unwrap();
        let listed = String::from_utf8(tree.stdout).unwrap();
        let built: BTreeSet<&str> = listed
            .lines()
            .filter_map(|line| line.split(' ').next())
            .collect();
        assert!(built.contains("egui") && built.len() > 100, "{system}");
        // A page has no window of its own, and nothing that would open one.
        assert_eq!(built.contains("eframe"), system != PAGE, "{system}");
        for name in ASKS_A_NETWORK {
            assert!(!built.contains(name), "{name} on {system}");
        }
    }
}

#[test]
fn our_own_code_opens_no_connection() {
    let words = [
        "std::net",
        "TcpStream",
        "TcpListener",
        "UdpSocket",
        "ToSocketAddrs",
        "OpenUrl",
        "open_url",
        ".hyperlink(",
    ];
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut looked_at = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            looked_at += 1;
            let text = fs::read_to_string(&path).unwrap();
            for word in words {
                assert!(!text.contains(word), "{} has {word}", path.display());
            }
        }
    }
    assert!(looked_at > 100);
}
