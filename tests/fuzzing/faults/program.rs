//! The real program, and games for it to play.

use hells_gate::engine::Rules as _;
use hells_gate::systems::hells_gate::record::GameFile;
use serde_json::Value;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_hells-gate");

/// The actions of a game as they are written.
pub fn notation(file: &GameFile) -> Vec<String> {
    let rules = file.game.rules();
    let entries = file.game.entries().iter();
    entries.map(|e| rules.notation(e.action)).collect()
}

/// The engine, asked line by line.
pub struct Engine {
    pub child: Child,
    pub input: Option<ChildStdin>,
    pub output: Option<BufReader<ChildStdout>>,
}

impl Engine {
    /// `command` is what begins the program.
    pub fn start(mut command: Command) -> Self {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        Self {
            input: child.stdin.take(),
            output: child.stdout.take().map(BufReader::new),
            child,
        }
    }

    pub fn usual() -> Self {
        let mut command = Command::new(PROGRAM);
        command.arg("engine");
        Self::start(command)
    }

    /// Begun by a shell, which does `before` first.
    pub fn after(before: &str) -> Self {
        Self::start(in_shell(before, &["engine"]))
    }

    pub fn ask(&mut self, request: &Value) -> Value {
        let input = self.input.as_mut().unwrap();
        writeln!(input, "{request}").unwrap();
        let mut line = String::new();
        self.output.as_mut().unwrap().read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap_or_else(|_| panic!("{request}: “{line}”"))
    }

    pub fn good(&mut self, request: &Value) -> Value {
        let answer = self.ask(request);
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    /// What is said when a request must fail.
    pub fn bad(&mut self, request: &Value) -> String {
        let answer = self.ask(request);
        assert_eq!(answer["ok"], false, "{request}: {answer}");
        answer["error"]["reason"].as_str().unwrap().to_owned()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The program with these arguments, begun by a shell which does `before` first.
pub fn in_shell(before: &str, args: &[&str]) -> Command {
    let mut command = Command::new("sh");
    let script = format!("{before}; exec \"$0\" \"$@\"");
    command.args(["-c", &script, PROGRAM]).args(args);
    command
}

/// Reads a file that must be a whole game.
pub fn whole(path: &Path) -> GameFile {
    let opened = GameFile::read_bytes(&std::fs::read(path).unwrap()).unwrap();
    assert_eq!(opened.damage, None, "{}", path.display());
    opened.file
}

/// The names in a folder.
pub fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap().flatten();
    let names = entries.map(|e| e.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}
