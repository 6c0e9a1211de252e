//! The manual: read on the command line, and every line of it that is typed.

use crate::engine::{Engine, PROGRAM};
use crate::typed::{Desk, GAME, SHORT, tried};
use hells_gate::present::book::{Passage, Rulebook};
use hells_gate::present::manual;
use hells_gate::words::Language;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn english() -> &'static Rulebook {
    manual::of(Language::English)
}

/// What is typed or written to a file, block by block.
fn code() -> Vec<&'static [String]> {
    let blocks = english().entries().flat_map(|entry| &entry.blocks);
    let typed = |block: &'static Passage| match block {
        Passage::Code(lines) => Some(lines.as_slice()),
        _ => None,
    };
    blocks.filter_map(typed).collect()
}

fn lines() -> impl Iterator<Item = &'static String> {
    code().into_iter().filter(|b| !script(b)).flatten()
}

/// Whether it is a file for a shell, not what is typed.
fn script(block: &[String]) -> bool {
    block.first().is_some_and(|line| line.starts_with("#!"))
}

/// What a shell does with a line, the program being found by its name.
#[cfg(unix)]
fn in_a_shell(folder: &Path, line: &str, given: &[(&str, String)]) -> Output {
    let programs = Path::new(PROGRAM).parent().unwrap().to_owned();
    let others = std::env::var_os("PATH").unwrap();
    let all = std::iter::once(programs).chain(std::env::split_paths(&others));
    Command::new("bash")
        .args(["-c", line])
        .current_dir(folder)
        .env("PATH", std::env::join_paths(all).unwrap())
        .env("HOME", folder)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("PYTHONUTF8", "1")
        .envs(given.iter().map(|(name, value)| (name, value)))
        .output()
        .unwrap()
}

#[test]
fn every_command_of_the_manual_works_as_it_is_written() {
    let desk = Desk::new();
    // Looking back at a long game takes its time.
    fs::copy(desk.path(SHORT), desk.path(GAME)).unwrap();
    let commands: Vec<_> = lines().filter(|l| l.starts_with("hells-gate ")).collect();
    assert!(commands.len() > 15, "{commands:?}");
    for line in commands {
        tried(&desk, line);
    }
}

#[test]
fn no_line_of_the_manual_is_of_a_kind_that_nobody_tries() {
    // Packages are tried by `.ci/try-deb`, and building is what all tests begin with;
    // the two lines around a job array are below.
    let elsewhere = [
        "sudo apt install",
        "cargo run",
        "sbatch --wait",
        "cat part-",
    ];
    let here = ["hells-gate ", "parallel ", "python3 ", "{"];
    for line in lines() {
        let known = elsewhere.iter().chain(&here).any(|k| line.starts_with(k));
        assert!(known, "{line}");
    }
    assert_eq!(code().iter().filter(|block| script(block)).count(), 1);
}

#[test]
fn the_lines_that_the_manual_sends_to_the_engine_are_understood() {
    let mut engine = Engine::start();
    let sent: Vec<_> = lines().filter(|l| l.starts_with('{')).collect();
    assert!(sent.len() > 2, "{sent:?}");
    for line in sent {
        let answer = engine.raw(line.as_bytes());
        assert!(answer.starts_with("{\"ok\":true"), "{line}: {answer}");
    }
    assert!(engine.child.wait().unwrap().success(), "quit ends it");
}

#[cfg(unix)]
#[test]
fn the_job_array_of_the_manual_plays_the_whole_batch() {
    let desk = Desk::new();
    let block = code().into_iter().find(|block| script(block)).unwrap();
    let script = block.join("\n");
    let fewer = script.replace("-n 100000", "-n 5");
    assert_ne!(fewer, script);
    assert!(script.contains("--array=1-16"));
    let folder = desk.path("");
    for task in 1..=4 {
        let given = [
            ("SLURM_ARRAY_TASK_ID", task.to_string()),
            ("SLURM_ARRAY_TASK_COUNT", "4".to_owned()),
        ];
        let ran = in_a_shell(&folder, &fewer, &given);
        assert!(ran.status.success(), "{ran:?}");
    }
    let together = lines().find(|l| l.starts_with("cat part-")).unwrap();
    let ran = in_a_shell(&folder, &format!("{together}; cat games.csv"), &[]);
    let all = String::from_utf8(ran.stdout).unwrap();
    assert_eq!(all, desk.good("simulate -n 5 --csv"));
}

#[cfg(unix)]
#[test]
fn the_line_for_gnu_parallel_plays_the_whole_batch() {
    if Command::new("parallel").arg("--version").output().is_err() {
        // Nothing is proved where it is not installed; `.ci/run` installs it.
        assert!(std::env::var_os("GNU_PARALLEL").is_none());
        return;
    }
    let desk = Desk::new();
    let line = lines().find(|l| l.starts_with("parallel ")).unwrap();
    let fewer = line.replace("-n 1000", "-n 9");
    assert_ne!(&fewer, line);
    let quiet = [("PARALLEL", "--will-cite".to_owned())];
    let ran = in_a_shell(&desk.path(""), &format!("{fewer}; cat games.csv"), &quiet);
    assert!(ran.status.success(), "{ran:?}");
    let all = String::from_utf8(ran.stdout).unwrap();
    assert_eq!(all, desk.good("simulate -n 9 --csv"));
}

#[cfg(unix)]
#[test]
fn the_bots_of_the_manual_play() {
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let bots: Vec<_> = lines().filter(|l| l.starts_with("python3 ")).collect();
    assert_eq!(bots.len(), 2);
    for line in bots {
        let ran = in_a_shell(Path::new(env!("CARGO_MANIFEST_DIR")), line, &[]);
        assert!(ran.status.success(), "{line}: {ran:?}");
    }
}

#[test]
fn the_manual_is_read_on_the_command_line_in_every_language() {
    let desk = Desk::new();
    let contents = desk.good("manual");
    assert!(contents.contains("6 Study") && contents.contains("6.3   Lines"));
    let page = desk.good("manual 6.3");
    assert!(page.starts_with("6.3  Lines\n"), "{page}");
    let chapter = desk.good("manual 6");
    assert!(chapter.contains("6.1  Stepping") && chapter.contains("6.8  Remarks"));
    assert!(desk.good("--language de manual 6.3").contains("Varianten"));
    assert!(desk.good("--language ru manual 6.3").contains("вариант"));
    assert!(desk.good("--language uk manual 6.3").contains("варіант"));
    let found = desk.good("manual --search array cluster");
    assert!(found.starts_with("10.6"), "{found}");
    let told = desk.json("manual 10.6 --json");
    assert_eq!(told["number"], "10.6");
    let entries = desk.json("manual --json")["entries"]
        .as_array()
        .unwrap()
        .len();
    assert_eq!(entries, english().entries().count());
    let all = desk.good("manual --all");
    for entry in english().entries() {
        assert!(all.contains(&entry.title), "{}", entry.title);
    }
    for block in code() {
        assert!(block.iter().all(|line| all.contains(line)), "{block:?}");
    }
    for missing in ["99", "6.99", "R8", "manual"] {
        let said = desk.bad(1, &format!("manual {missing}"));
        assert!(said.contains(&format!("no entry “{missing}”")), "{said}");
    }
    assert!(desk.bad(1, "manual --search xyzzy").contains("xyzzy"));
}
