//! The engine protocol, spoken with the real program.

use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The real program.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_hells-gate");

/// A running engine.
pub struct Engine {
    pub child: Child,
    pub input: Option<ChildStdin>,
    pub output: BufReader<ChildStdout>,
}

impl Engine {
    pub fn start() -> Self {
        Self::with(&[])
    }

    /// Started with options.
    pub fn with(options: &[&str]) -> Self {
        let mut child = Command::new(PROGRAM)
            .arg("engine")
            .args(options)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Self {
            input: child.stdin.take(),
            output: BufReader::new(child.stdout.take().unwrap()),
            child,
        }
    }

    pub fn with_game() -> Self {
        let mut engine = Self::start();
        engine.good(json!({"do": "new", "seed": 1944}));
        engine
    }

    pub fn raw(&mut self, line: &[u8]) -> String {
        let input = self.input.as_mut().unwrap();
        input.write_all(line).unwrap();
        input.write_all(b"\n").unwrap();
        input.flush().unwrap();
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        answer.trim_end().to_owned()
    }

    pub fn ask(&mut self, request: Value) -> Value {
        serde_json::from_str(&self.raw(request.to_string().as_bytes())).unwrap()
    }

    pub fn good(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    /// The error of a request, after which the position must be what it was.
    pub fn bad(&mut self, request: Value, kind: &str) -> Value {
        let before = self.ask(json!({"do": "state"}));
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], false, "{request}: {answer}");
        assert_eq!(answer["error"]["kind"], kind, "{request}: {answer}");
        assert!(!answer["error"]["reason"].as_str().unwrap().is_empty());
        assert_eq!(self.ask(json!({"do": "state"})), before, "{request}");
        answer["error"].clone()
    }

    /// Ends the input; the program must end well and say nothing more.
    pub fn end(mut self) {
        drop(self.input.take());
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        assert_eq!(rest, "");
        assert!(self.child.wait().unwrap().success());
    }
}
