//! Disks that are full, read-only or gone, and two programs on one file.

#[cfg(target_os = "linux")]
use super::program::PROGRAM;
use super::program::{Engine, in_shell, names, notation, whole};
use super::{row, times};
use crate::played::played;
use serde_json::json;
use std::fs;
use std::path::Path;
#[cfg(target_os = "linux")]
use std::process::{Command, Stdio};

/// Loads a game and does the next of `actions`.
fn play_on(engine: &mut Engine, path: &Path, actions: &[String]) {
    let loaded = engine.good(&json!({"do": "load", "path": path}));
    assert!(loaded["damage"].is_null(), "{loaded}");
    let ply = usize::try_from(loaded["ply"].as_u64().unwrap()).unwrap();
    engine.good(&json!({"do": "play", "action": actions[ply]}));
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_the_old_file_and_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    let game = played(60, 40);
    fs::write(&path, game.to_json()).unwrap();
    let before = fs::read(&path).unwrap();
    let longer = played(60, 60);
    // A file may grow to 8 KiB and no further; as on a full disk, what is
    // written before that is written.
    let mut engine = Engine::after("trap '' XFSZ; ulimit -f 8");
    play_on(&mut engine, &path, &notation(&longer));
    let tries = 20 * times();
    for _ in 0..tries {
        let said = engine.bad(&json!({"do": "save", "path": path, "force": true}));
        assert!(said.contains("the disk is full"), "{said}");
        assert_eq!(fs::read(&path).unwrap(), before);
        assert_eq!(names(folder.path()), ["game"], "nothing half-written stays");
    }
    // The game is still on the table.
    let kept = engine.good(&json!({"do": "save"}));
    assert!(kept["record"].as_str().unwrap().contains("\"phases\""));
    assert_eq!(engine.good(&json!({"do": "state"}))["ply"], 41);
    row(
        "saves on a full disk (a limit on the size of files)",
        tries,
        "all refused in words; the old file untouched, the game still on the table",
    );
}

/// A disk of our own, seen by nobody else; where the system allows it.
#[cfg(target_os = "linux")]
fn on_a_disk(options: &str, folder: &Path, before: &str) -> Option<Engine> {
    let at = folder.display();
    let mount = format!("mount -t tmpfs -o {options} tmpfs {at} && {before}");
    let allowed = Command::new("unshare")
        .args(["-rm", "sh", "-c", &mount])
        .stderr(Stdio::null())
        .status();
    if !allowed.is_ok_and(|s| s.success()) {
        return None;
    }
    let mut command = Command::new("unshare");
    let script = format!("{mount} && exec \"$0\" \"$@\"");
    command.args(["-rm", "sh", "-c", &script, PROGRAM, "engine"]);
    Some(Engine::start(command))
}

#[cfg(target_os = "linux")]
#[test]
fn a_tiny_disk_fills_up_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let game = played(61, 40);
    let text = game.to_json();
    // Room for one game and a half.
    let size = format!("size={}", text.len() * 3 / 2);
    let Some(mut engine) = on_a_disk(&size, folder.path(), "true") else {
        return row(
            "saves on a disk of 50 KB",
            0,
            "this system allows no such disk",
        );
    };
    let path = folder.path().join("game");
    engine.good(&json!({"do": "load", "record": text}));
    engine.good(&json!({"do": "save", "path": path, "force": true}));
    let tries = 20 * times();
    play_on(&mut engine, &path, &notation(&played(61, 60)));
    for _ in 0..tries {
        let said = engine.bad(&json!({"do": "save", "path": path, "force": true}));
        assert!(said.contains("the disk is full"), "{said}");
    }
    let loaded = engine.good(&json!({"do": "load", "path": path}));
    assert_eq!(loaded["ply"], 40, "the old file is whole");
    row(
        "saves on a disk of 50 KB",
        tries,
        "all refused in words; the old file whole",
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_can_only_be_read_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let Some(mut engine) = on_a_disk("ro", folder.path(), "true") else {
        return row(
            "saves on a read-only disk",
            0,
            "this system allows no such disk",
        );
    };
    engine.good(&json!({"do": "new", "seed": 1}));
    let said = engine.bad(&json!({"do": "save", "path": folder.path().join("game")}));
    assert!(said.contains("the disk can only be read"), "{said}");
    row("saves on a read-only disk", 1, "refused in words");
}

#[test]
fn a_folder_that_goes_away_is_told_and_the_game_stays() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("stick");
    fs::create_dir(&inner).unwrap();
    let path = inner.join("game");
    let mut engine = Engine::usual();
    engine.good(&json!({"do": "new", "seed": 3}));
    engine.good(&json!({"do": "play", "action": "supply"}));
    engine.good(&json!({"do": "save", "path": path, "force": true}));
    fs::remove_dir_all(&inner).unwrap();
    let said = engine.bad(&json!({"do": "save", "path": path, "force": true}));
    assert!(said.contains("stick does not exist"), "{said}");
    fs::create_dir(&inner).unwrap();
    engine.good(&json!({"do": "save", "path": path, "force": true}));
    assert_eq!(whole(&path).game.cursor(), 1);
    row(
        "folders removed under a game",
        1,
        "told; saved once it is back",
    );
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    fs::write(&path, played(62, 40).to_json()).unwrap();
    for command in ["show", "replay", "supply"] {
        let full = fs::File::options().write(true).open("/dev/full").unwrap();
        let ran = Command::new(PROGRAM)
            .arg(command)
            .arg(&path)
            .stdout(full)
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&ran.stderr);
        assert_eq!(ran.status.code(), Some(1), "{said}");
        assert!(said.contains("cannot write"), "{said}");
    }
    row("commands that write to a full disk", 3, "told, exit code 1");
}

#[test]
fn two_programs_that_save_to_one_file_leave_one_of_their_games() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    let saves = 25 * times();
    let games = [played(63, 30), played(64, 200)];
    let writers: Vec<_> = (games.iter().map(|g| g.to_json()))
        .map(|text| {
            let path = path.clone();
            std::thread::spawn(move || {
                let mut engine = Engine::usual();
                engine.good(&json!({"do": "load", "record": text}));
                for _ in 0..saves {
                    engine.good(&json!({"do": "save", "path": path, "force": true}));
                }
            })
        })
        .collect();
    let mut looks = 0;
    while !writers.iter().all(std::thread::JoinHandle::is_finished) {
        if path.exists() {
            let seen = whole(&path);
            assert!(
                games
                    .iter()
                    .any(|g| g.game.entries() == seen.game.entries())
            );
            looks += 1;
        }
    }
    for writer in writers {
        writer.join().unwrap();
    }
    assert!(looks > 0);
    assert_eq!(names(folder.path()), ["game"]);
    row(
        "saves of two engines to one file, read meanwhile",
        2 * saves,
        "always one whole game of the two",
    );
}

#[test]
fn a_home_that_cannot_be_used_is_told_before_a_window_opens() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "mine").unwrap();
    for home in [&file, Path::new("/proc/none")] {
        let mut command = in_shell("true", &[]);
        command.env("HELLS_GATE_HOME", home).env("DISPLAY", ":none");
        let ran = command.output().unwrap();
        let said = String::from_utf8_lossy(&ran.stderr);
        assert_eq!(ran.status.code(), Some(1), "{said}");
        assert!(
            said.contains("HELLS_GATE_HOME") || cfg!(not(feature = "gui")),
            "{said}"
        );
        assert!(!said.contains("panicked"), "{said}");
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    row(
        "homes that cannot be used",
        2,
        "told, with the variable to set",
    );
}
