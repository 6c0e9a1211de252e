//! Killed without warning, while it plays and saves.

use super::program::{Engine, notation, whole};
use super::{asked, row};
use crate::played::played;
use hells_gate::engine::conformance::Chooser;
use hells_gate::record::Store;
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead as _, Write as _};
use std::path::Path;
use std::time::{Duration, SystemTime};

/// What one killed engine left.
#[derive(Default)]
struct Left {
    /// Actions in the file whose saving was not acknowledged yet.
    ahead: usize,
    /// Half-written files beside the save.
    half: usize,
    /// Whether anything had been saved.
    saved: bool,
}

/// Plays a game through the protocol, saving after every action, and kills the
/// engine after `micros`.
fn round(home: &Path, seed: u64, micros: u64) -> Left {
    let path = home.join("games").join(format!("{seed}.hellsgate"));
    let game = played(seed, 400);
    let mut engine = Engine::usual();
    let mut input = engine.input.take().unwrap();
    let mut lines = vec![json!({"do": "new", "seed": seed})];
    for (n, action) in notation(&game).into_iter().enumerate() {
        lines.push(json!({"do": "play", "action": action}));
        lines.push(json!({"do": "save", "path": path, "force": true, "id": n + 1}));
    }
    // Written ahead: it is never waited for.
    let writer = std::thread::spawn(move || {
        for line in lines {
            if writeln!(input, "{line}").is_err() {
                break;
            }
        }
        // The input stays open until the engine is gone.
        input
    });
    let output = engine.output.take().unwrap();
    let reader = std::thread::spawn(move || {
        let mut acknowledged = 0;
        for line in output.lines().map_while(Result::ok) {
            // The last one may be half a line.
            let Ok(answer) = serde_json::from_str::<Value>(&line) else {
                break;
            };
            assert_eq!(answer["ok"], true, "{answer}");
            acknowledged = answer["id"].as_u64().unwrap_or(acknowledged);
        }
        usize::try_from(acknowledged).unwrap()
    });
    std::thread::sleep(Duration::from_micros(micros));
    engine.child.kill().unwrap();
    engine.child.wait().unwrap();
    let acknowledged = reader.join().unwrap();
    drop(writer.join().unwrap());
    let mut left = Left::default();
    for entry in fs::read_dir(home.join("games")).unwrap().flatten() {
        if entry
            .file_name()
            .to_string_lossy()
            .starts_with(".hellsgate-")
        {
            left.half += 1;
            // As it will be an hour from now.
            let file = fs::File::options().write(true).open(entry.path()).unwrap();
            let old = SystemTime::now() - Duration::from_secs(7200);
            file.set_modified(old).unwrap();
        }
    }
    if path.exists() {
        let kept = whole(&path);
        assert!(game.game.entries().starts_with(kept.game.entries()));
        let kept = kept.game.entries().len();
        assert!(
            kept >= acknowledged,
            "{kept} of {acknowledged} acknowledged"
        );
        left.saved = true;
        left.ahead = kept - acknowledged;
    } else {
        assert_eq!(acknowledged, 0, "what was acknowledged is there");
    }
    left
}

#[test]
fn a_killed_engine_keeps_every_acknowledged_action() {
    let kills = asked("HELLS_GATE_KILLS", 20);
    let home = tempfile::tempdir().unwrap();
    drop(Store::at(home.path()).unwrap());
    let mut chooser = Chooser::new(1);
    let (mut saved, mut ahead, mut half) = (0, 0, 0);
    for seed in 0..kills as u64 {
        let micros = 4_000 + chooser.below(60_000) as u64;
        let left = round(home.path(), seed, micros);
        saved += usize::from(left.saved);
        ahead += left.ahead;
        half += left.half;
        // The next start clears away what is half written.
        drop(Store::at(home.path()).unwrap());
        let games = fs::read_dir(home.path().join("games")).unwrap().flatten();
        let hidden = |e: &fs::DirEntry| e.file_name().to_string_lossy().starts_with('.');
        assert_eq!(games.filter(hidden).count(), 0);
    }
    assert!(saved > kills / 4, "most were killed after their first save");
    row(
        "engine killed while playing and saving",
        kills,
        &format!(
            "{saved} after their first save; 0 acknowledged actions lost, {ahead} kept before \
             that was said; {half} half-written files, all cleared away"
        ),
    );
}

#[cfg(all(feature = "gui", target_os = "linux"))]
mod window {
    use super::super::program::{PROGRAM, whole};
    use super::*;
    use crate::played::played;
    use hells_gate::engine::{Commander, Level};
    use hells_gate::record::{EXTENSION, Settings};
    use hells_gate::systems::hells_gate::BySide;
    use hells_gate::systems::hells_gate::record::GameFile;
    use std::io::{BufReader, Read as _};
    use std::path::PathBuf;
    use std::process::{Child, Command, Stdio};

    struct Killed(Child);

    impl Drop for Killed {
        fn drop(&mut self) {
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }

    /// A screen of our own, and its name.
    fn screen() -> (Killed, String) {
        let mut xvfb = Command::new("Xvfb")
            .args(["-noreset", "-displayfd", "1", "-screen", "0", "1280x720x24"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is installed");
        let mut name = String::new();
        let told = xvfb.stdout.take().unwrap();
        BufReader::new(told).read_line(&mut name).unwrap();
        (Killed(xvfb), format!(":{}", name.trim()))
    }

    fn autosave(home: &Path) -> Option<PathBuf> {
        let entries = fs::read_dir(home.join("autosave")).ok()?.flatten();
        let mut games = entries.map(|e| e.path());
        games.find(|p| p.extension().is_some_and(|e| e == EXTENSION))
    }

    /// Two computer players in the window, faster than anybody plays.
    fn begun(home: &Path, seed: u64) -> PathBuf {
        let store = Store::at(home).unwrap();
        let settings = Settings {
            animations: false,
            handover_notice: false,
            pace: 0,
            ..Settings::default()
        };
        store.save_settings(&settings).unwrap();
        let mut game = played(seed, usize::try_from(seed % 300).unwrap());
        game.players = BySide::from_fn(|_| Commander::from(Level::Cadet).seat_name());
        let path = home.join("begun.hellsgate");
        store.save(&path, &game).unwrap();
        path
    }

    fn round(display: &str, seed: u64, millis: u64) -> usize {
        let folder = tempfile::tempdir().unwrap();
        let home = folder.path();
        let begun = begun(home, seed);
        let said = home.join("said");
        let mut program = Command::new(PROGRAM);
        program
            .arg(&begun)
            .env("DISPLAY", display)
            .env_remove("WAYLAND_DISPLAY")
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .env("HELLS_GATE_HOME", home)
            .stdout(Stdio::null())
            .stderr(fs::File::create(&said).unwrap());
        let mut program = Killed(program.spawn().unwrap());
        let mut seen: Option<GameFile> = None;
        let mut look = || {
            if let Some(path) = autosave(home) {
                // At whatever moment it is read, it is whole, and goes on from
                // what was read before.
                let now = whole(&path);
                let before = seen.as_ref().map_or(&[][..], |g| g.game.entries());
                assert!(now.game.entries().starts_with(before));
                seen = Some(now);
            }
            seen.is_some()
        };
        let mut waits = 0;
        while !look() {
            waits += 1;
            let mut text = String::new();
            let _ = fs::File::open(&said).unwrap().read_to_string(&mut text);
            assert!(waits < 3_000, "it never played: {text}");
            assert!(program.0.try_wait().unwrap().is_none(), "it ended: {text}");
            std::thread::sleep(Duration::from_millis(20));
        }
        for _ in 0..4 {
            std::thread::sleep(Duration::from_millis(millis / 4));
            look();
        }
        program.0.kill().unwrap();
        program.0.wait().unwrap();
        // The next start offers it.
        let store = Store::at(home).unwrap();
        let left = store.pending();
        assert_eq!(left.len(), 1, "the game is offered");
        let kept = whole(&left[0].path);
        let before = seen.unwrap();
        assert!(kept.game.entries().starts_with(before.game.entries()));
        assert_eq!(whole(&begun).game.cursor() as u64, seed % 300);
        assert_eq!(store.load_settings().1, None);
        kept.game.entries().len() - usize::try_from(seed % 300).unwrap()
    }

    /// Needs Xvfb.
    #[test]
    #[ignore = "needs Xvfb; .ci/faults runs it"]
    fn a_killed_window_offers_its_game_to_the_last_action_seen() {
        let kills = asked("HELLS_GATE_WINDOW_KILLS", 10);
        let (_xvfb, display) = screen();
        let mut chooser = Chooser::new(2);
        let mut actions = 0;
        for seed in 0..kills as u64 {
            let millis = chooser.below(2_500) as u64;
            actions += round(&display, seed * 37, millis);
        }
        row(
            "window killed while two computer players play in it",
            kills,
            &format!("{actions} actions kept; every game offered again, whole"),
        );
    }
}
