//! The JSON-lines protocol on standard input and output: one object in, one
//! object out. `assets/protocol.md` describes it in full.
//!
//! # Stability
//! Within protocol 1, verbs and fields are added but not renamed or removed.

pub(crate) mod files;
mod lines;
pub(crate) mod listener;
pub(crate) mod request;
pub(crate) mod seated;

use super::args::Engine;
use super::desk::{DeskTalk, Verbs, usual, without_desk};
use super::output::Failure;
use super::printable::printable;
use crate::systems::SYSTEMS;
use crate::table::{Entry, Table};
use files::Files;
use lines::{Line, MAX_LINE, next_line};
use request::{Answer, Fault, Request};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use std::io::{self, ErrorKind, Write};

/// The version of the protocol.
const PROTOCOL: u32 = 1;

/// The longest identifier of a request that is repeated in its answer.
const MAX_ID: usize = 200;

/// A conversation: the game on the table from one request to the next.
pub struct Session {
    /// The key of the system whose desk talks, and its talk.
    own: Option<(&'static str, Box<dyn DeskTalk>)>,
    /// A game that is spoken to by the verbs of the table, if that is what is played.
    other: Option<Box<dyn Table>>,
    systems: &'static [Entry],
    files: Files,
}

impl Default for Session {
    fn default() -> Self {
        Self::of(without_desk())
    }
}

impl Session {
    /// A conversation about games of these systems, and of the one whose desk talks.
    #[must_use]
    pub fn of(systems: &'static [Entry]) -> Self {
        Self {
            own: usual().map(|desk| (desk.key(), desk.talk())),
            other: None,
            systems,
            files: Files::default(),
        }
    }

    fn verbs(&self) -> Verbs {
        self.own
            .as_ref()
            .map_or(AT_TABLE_ONLY, |(_, talk)| talk.verbs())
    }

    /// The keys of all systems that can be played.
    fn keys(&self) -> Vec<&'static str> {
        let own = self.own.iter().map(|(key, _)| *key);
        own.chain(self.systems.iter().map(|entry| entry.key))
            .collect()
    }

    /// The answer to a line, without its end, and whether it was the last.
    /// Requests that name a file read or write it, as far as that is allowed.
    pub fn answer(&mut self, line: &[u8]) -> (String, bool) {
        let request = match std::str::from_utf8(line) {
            Ok(text) => Request::read(text),
            Err(_) => Err(Fault::new("json", "the line is not UTF-8")),
        };
        let request = match request {
            Ok(request) => request,
            Err(fault) => return (written(None, &Err(fault)), false),
        };
        let id = match identifier(&request) {
            Ok(id) => id,
            Err(fault) => return (written(None, &Err(fault)), false),
        };
        match request.text("do", "the verb, a text") {
            Ok(verb) => {
                let answer = self.run_verb(&verb, &request);
                let quit = verb == "quit" && answer.is_ok();
                (written(id, &answer), quit)
            }
            Err(fault) => (written(id, &Err(fault)), false),
        }
    }

    fn run_verb(&mut self, verb: &str, request: &Request<'_>) -> Answer {
        if let Some(answer) = self.about_other(verb, request) {
            return answer;
        }
        let verbs = self.verbs();
        let Some((_, fields)) = verbs.iter().find(|(name, _)| *name == verb) else {
            let known: Vec<&str> = verbs.iter().map(|(name, _)| *name).collect();
            return Err(no_verb(verb, &known));
        };
        let known: Vec<&str> = ["do", "id"].iter().chain(*fields).copied().collect();
        request.only(&known)?;
        match verb {
            "hello" => Ok(self.hello()),
            "scenarios" => Ok(self.scenarios()),
            "new" => self.begin(request),
            "load" => self.load(request),
            _ => match &mut self.own {
                Some((_, talk)) => talk.done(verb, request, &self.files, self.systems),
                None => Ok(json!({})),
            },
        }
    }

    /// The scenarios that come with the program.
    fn scenarios(&self) -> Value {
        let own = self.own.iter().flat_map(|(_, talk)| talk.scenarios());
        let others = self.systems.iter().flat_map(|entry| {
            let ids = entry.starts.iter().map(|start| start.id);
            ids.map(|id| json!({ "id": id, "system": entry.key }))
        });
        let list: Vec<Value> = own.chain(others).collect();
        json!({ "scenarios": list })
    }

    fn hello(&self) -> Value {
        let verbs: Vec<&str> = self.verbs().iter().map(|(name, _)| *name).collect();
        json!({
            "protocol": PROTOCOL,
            "program": "hells-gate",
            "version": env!("CARGO_PKG_VERSION"),
            "verbs": verbs,
            "max_line": MAX_LINE,
            "files": self.files.word(),
            "systems": self.keys(),
        })
    }

    /// The answer to a verb about a game of another system, if there is one on
    /// the table and the verb is about it.
    fn about_other(&mut self, verb: &str, request: &Request<'_>) -> Option<Answer> {
        let other = self.other.as_deref_mut()?;
        if NO_GAME.contains(&verb) {
            return None;
        }
        let answer = seated::run_verb(other, verb, request, &self.files, self.systems);
        Some(answer.unwrap_or_else(|| {
            let own = other.about().questions.iter().map(|q| q.verb);
            let seated = seated::VERBS.iter().map(|(name, _)| *name);
            let known: Vec<&str> = NO_GAME.into_iter().chain(seated).chain(own).collect();
            Err(no_verb(verb, &known))
        }))
    }

    fn begin(&mut self, request: &Request<'_>) -> Answer {
        let system: Option<String> = request.optional("system", "the key of a system")?;
        let keys = self.keys();
        let Some(usual) = keys.first() else {
            return Err(Fault::no_game());
        };
        let key = system.as_deref().unwrap_or(usual);
        match &mut self.own {
            Some((own, talk))
                if *own == key && !at_table(request)? && !begins_elsewhere(request)? =>
            {
                if request.raw("changed").is_some() {
                    let why = "“changed” is for games of other systems; give “system”";
                    return Err(Fault::request(why));
                }
                let answer = talk.begin(request)?;
                self.other = None;
                Ok(answer)
            }
            own => {
                let is_own = own.as_ref().is_some_and(|(own, _)| *own == key);
                let systems = if is_own { SYSTEMS } else { self.systems };
                let table = seated::begin((systems, &keys), key, request)?;
                Ok(seated::put(self.other.insert(table).as_ref()))
            }
        }
    }

    fn load(&mut self, request: &Request<'_>) -> Answer {
        let all = at_table(request)? || self.own.is_none();
        let own = self.own.as_ref().map(|(key, _)| *key).filter(|_| !all);
        let opened = seated::load(self.systems, request, &self.files, own)?;
        match (opened, &mut self.own) {
            (None, Some((_, talk))) => {
                let answer = talk.load(request, &self.files)?;
                self.other = None;
                Ok(answer)
            }
            (None, None) => Err(Fault::no_game()),
            (Some((table, damage)), _) => {
                let mut out = seated::put(self.other.insert(table).as_ref());
                out["damage"] = damage.into();
                Ok(out)
            }
        }
    }
}

/// Whether a game that has a desk is to be spoken to by the verbs of the table.
fn at_table(request: &Request<'_>) -> Result<bool, Fault> {
    let wanted: Option<bool> = request.optional("at_table", "true or false")?;
    Ok(wanted.unwrap_or(false))
}

/// Whether a game is to begin with a scenario that has a position of its own: the table
/// knows of these.
fn begins_elsewhere(request: &Request<'_>) -> Result<bool, Fault> {
    let text: Option<String> = request.optional("scenario_text", "the text of a scenario")?;
    Ok(text.is_some_and(|text| crate::table::has_opening(&text)))
}

/// The verbs that are about no game on the table.
const NO_GAME: [&str; 5] = ["hello", "scenarios", "new", "load", "quit"];

fn no_verb(verb: &str, known: &[&str]) -> Fault {
    let verb: String = verb.chars().take(40).collect();
    let known = known.join(", ");
    Fault::new(
        "verb",
        format!("there is no verb “{verb}”; known are {known}"),
    )
}

/// Answers every line until the input ends or somebody says `quit`.
pub(crate) fn serve(args: &Engine) -> Result<(), Failure> {
    let files = match (&args.folder, args.no_files) {
        (_, true) => Files::None,
        (None, false) => Files::Anywhere,
        (Some(folder), false) => Files::below(folder).map_err(Failure::no)?,
    };
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut session = Session {
        files,
        ..Session::default()
    };
    loop {
        let line = match next_line(&mut input, MAX_LINE) {
            Ok(Some(line)) => line,
            Ok(None) => return Ok(()),
            Err(e) => return Err(Failure::no(format!("cannot read: {e}"))),
        };
        let (mut answer, quit) = match line {
            Line::Bytes(bytes) if bytes.is_empty() => continue, // no request
            Line::Bytes(bytes) => session.answer(&bytes),
            Line::TooLong => (too_long(), false),
        };
        answer.push('\n');
        let written = output
            .write_all(answer.as_bytes())
            .and_then(|()| output.flush());
        match written {
            Ok(()) if quit => return Ok(()),
            Ok(()) => {}
            // Nobody listens any more.
            Err(e) if e.kind() == ErrorKind::BrokenPipe => return Ok(()),
            Err(e) => return Err(Failure::no(format!("cannot write: {e}"))),
        }
    }
}

/// The answer to a line that is not read.
fn too_long() -> String {
    let fault = Fault::new(
        "too_long",
        format!("the line has more than {MAX_LINE} bytes and was skipped"),
    );
    written(None, &Err(fault))
}

/// What the answer repeats: a short text or number.
fn identifier<'a>(request: &Request<'a>) -> Result<Option<&'a RawValue>, Fault> {
    let Some(id) = request.raw("id") else {
        return Ok(None);
    };
    // As it was sent: a number may be longer than any that is calculated with,
    // and a text half a character.
    let fits = id
        .get()
        .starts_with(|c: char| matches!(c, '"' | '-' | '0'..='9'))
        && id.get().len() <= MAX_ID;
    if fits {
        Ok(Some(id))
    } else {
        Err(Fault::request(format!(
            "“id” is not a text or number of at most {MAX_ID} bytes"
        )))
    }
}

/// An answer as one line of JSON, its identifier to the letter as it was sent.
fn written(id: Option<&RawValue>, answer: &Answer) -> String {
    let mut fields = Map::new();
    fields.insert("ok".to_owned(), answer.is_ok().into());
    match answer {
        Ok(Value::Object(more)) => fields.extend(more.clone()),
        Ok(_) => {}
        Err(fault) => {
            fields.insert("error".to_owned(), fault.to_json());
        }
    }
    let answer = Value::Object(fields).to_string();
    let answer = printable(&answer);
    match (id, answer.strip_prefix('{')) {
        (Some(id), Some(rest)) => format!("{{\"id\":{},{rest}", id.get()),
        _ => answer.into_owned(),
    }
}

/// The verbs of a conversation in which nothing is on the table and no desk talks.
const AT_TABLE_ONLY: Verbs = &[
    ("hello", &[]),
    ("scenarios", &[]),
    (
        "new",
        &[
            "system",
            "scenario",
            "scenario_text",
            "changed",
            "seed",
            "dice",
            "undo",
        ],
    ),
    ("load", &["record", "path"]),
    ("quit", &[]),
];
