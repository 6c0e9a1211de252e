//! The Python client and its two bots, with the real program.

use std::path::Path;
use std::process::{Command, Output};

const PROGRAM: &str = env!("CARGO_BIN_EXE_hells-gate");

/// Runs a bot of `assets/python`; `None` where there is no Python.
fn bot(name: &str, options: &[&str]) -> Option<Output> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/python");
    let ran = Command::new("python3")
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("PYTHONUTF8", "1")
        .arg(folder.join(name))
        .args(options)
        .output();
    if ran.is_err() {
        eprintln!("python3 is not here: {name} was not run");
    }
    ran.ok()
}

/// What a bot tells that must succeed.
fn told(name: &str, options: &[&str]) -> Option<String> {
    let ran = bot(name, options)?;
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{said}");
    Some(String::from_utf8(ran.stdout).unwrap())
}

#[test]
fn the_random_bot_plays_twenty_games() {
    let Some(told) = told("random_bot.py", &["--engine", PROGRAM, "--games", "20"]) else {
        return;
    };
    assert_eq!(told.lines().count(), 20, "{told}");
    assert!(told.lines().all(|l| l.contains("actions")), "{told}");
}

#[test]
fn the_greedy_bot_beats_the_random_one_from_either_side() {
    let options = ["--against", "random", "--games", "4", "--seed", "1"];
    let options = [&["--engine", PROGRAM], &options[..]].concat();
    let Some(told) = told("greedy_bot.py", &options) else {
        return;
    };
    assert_eq!(told.lines().count(), 5, "{told}");
    let last = told.lines().last().unwrap();
    let won = last
        .strip_prefix("won ")
        .and_then(|l| l.strip_suffix(" of 4 against the random bot"));
    let won: u32 = won.unwrap().parse().unwrap();
    // Of eighty games it wins nine in ten; by luck one of four may be lost.
    assert!(won >= 3, "{told}");
}

#[test]
fn the_program_can_be_named_with_its_arguments() {
    let engine = format!("{} --language en", PROGRAM.replace('\\', "/"));
    let Some(told) = told("random_bot.py", &["--engine", &engine]) else {
        return;
    };
    assert_eq!(told.lines().count(), 1, "{told}");
}

#[test]
fn a_program_that_is_not_there_or_ends_is_told_in_a_sentence() {
    for (engine, words) in [
        ("/nowhere/hells-gate", "cannot start “/nowhere/hells-gate”"),
        ("\"unfinished", "cannot start"),
        (
            &format!("{PROGRAM} --no-such-option"),
            "the engine has ended",
        ),
    ] {
        let Some(ran) = bot("random_bot.py", &["--engine", engine]) else {
            return;
        };
        let said = String::from_utf8_lossy(&ran.stderr);
        assert_eq!(ran.status.code(), Some(1), "{engine}: {said}");
        assert!(said.contains(words), "{engine}: {said}");
        assert!(!said.contains("Traceback"), "{engine}: {said}");
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_bot_without_a_word() {
    use std::io::{BufRead as _, BufReader, Read as _};
    use std::process::Stdio;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/python");
    // Who runs the tests may have told its children to ignore the signal.
    let heed = "import runpy, signal, sys; sys.path.insert(0, sys.argv[1]); \
                signal.signal(signal.SIGINT, signal.default_int_handler); \
                sys.argv[:] = sys.argv[2:]; runpy.run_path(sys.argv[0], run_name='__main__')";
    let started = Command::new("python3")
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .args(["-c", heed])
        .arg(&folder)
        .arg(folder.join("random_bot.py"))
        .args(["--engine", PROGRAM, "--games", "100000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let Ok(mut child) = started else {
        return;
    };
    // When its first game is told it is well under way.
    let mut line = String::new();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    output.read_line(&mut line).unwrap();
    assert!(line.starts_with("seed 1: "), "{line}");
    let interrupted = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status()
        .unwrap();
    assert!(interrupted.success());
    let mut said = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut said)
        .unwrap();
    drop(output);
    assert_eq!(
        (child.wait().unwrap().code(), said.as_str()),
        (Some(130), "")
    );
}
