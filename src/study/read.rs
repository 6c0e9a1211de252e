//! A study file read: nothing in it is believed. What is sound of a damaged one is kept,
//! and everything that is not is told.

use super::study_file::{MapSection, StopMap, StopMoment, StudyFile, StudyStop};
use super::{FORMAT, VERSION};
use crate::engine::Progress;
use crate::json::{BrokenText, Doc, Fault, FaultKind, Fields, Log, Node, Unmendable, mend};
use crate::table::cut;
use crate::words::tr;
use std::sync::Arc;

/// The longest file that is looked at.
pub const MAX_BYTES: usize = 128 * 1024 * 1024;

/// The most stops and games.
const STOPS: usize = 20_000;
const GAMES: usize = 1_000;

/// The longest line, text and drawing, in characters.
const LINE: usize = 300;
const TEXT: usize = 20_000;
const DRAWING: usize = 40_000;

/// The most drawings and overlays of a stop, and the longest word for an overlay.
const DRAWINGS: usize = 100;
const OVERLAYS: usize = 40;
const WORD: usize = 80;

/// How far a section of a map reaches at most, in hundredths of a board unit.
const REACH: i64 = 10_000_000;

/// A study that was read.
#[derive(Clone, PartialEq, Debug)]
pub struct StudyRead {
    /// The study, as far as its file is sound.
    pub study: StudyFile,
    /// Everything that was left out, and why.
    pub damage: Vec<Fault>,
}

fn says(words: impl Into<String>) -> FaultKind {
    FaultKind::Says(words.into())
}

/// Whether these bytes say that they are a study. Looks no further: it may be damaged.
#[must_use]
pub fn is_study(bytes: &[u8]) -> bool {
    let head = bytes.get(..bytes.len().min(400)).unwrap_or(bytes);
    let doc = mend(head).ok().and_then(|mended| mended.text.parse().ok());
    doc.is_some_and(|doc: Doc| doc.get("format") == Some(&FORMAT.into()))
}

/// Reads a study file. Never panics.
///
/// # Errors
/// Everything that keeps it from being opened at all.
pub fn read(bytes: &[u8]) -> Result<StudyRead, Vec<Fault>> {
    let read = read_watched(bytes, &Progress::default());
    read.unwrap_or_else(|| unreachable!("nobody stops it"))
}

/// The same; `None` if it was stopped.
#[must_use]
pub fn read_watched(bytes: &[u8], control: &Progress) -> Option<Result<StudyRead, Vec<Fault>>> {
    // So much of the time goes by before the stops are looked at.
    const PARSED: u32 = 3;
    control.begin(PARSED + 1);
    let parsed = parsed(bytes);
    (0..PARSED).for_each(|_| control.count());
    if control.stopped() {
        return None;
    }
    let read = parsed.and_then(|(doc, broken)| taken_apart(doc, broken.as_ref()));
    control.count();
    (!control.stopped()).then_some(read)
}

fn of_all(words: String) -> Vec<Fault> {
    vec![Fault::of_all(says(words))]
}

/// The file as JSON, and where it had to be mended.
fn parsed(bytes: &[u8]) -> Result<(Doc, Option<BrokenText>), Vec<Fault>> {
    if bytes.len() > MAX_BYTES {
        let most = MAX_BYTES / (1024 * 1024);
        return Err(of_all(tr!("stops-too-long", most = most)));
    }
    let mended = mend(bytes).map_err(|why| match why {
        Unmendable::Empty => of_all(tr!("file-empty")),
        Unmendable::NotText => of_all(tr!("stops-not-text")),
        Unmendable::NotJson(syntax) => of_all(tr!("stops-not-json", what = syntax.to_string())),
    })?;
    let doc = mended.text.parse::<Doc>();
    let doc = doc.map_err(|syntax| of_all(syntax.to_string()))?;
    Ok((doc, mended.broken))
}

/// The study of a file.
fn taken_apart(doc: Doc, broken: Option<&BrokenText>) -> Result<StudyRead, Vec<Fault>> {
    let Doc::Object(mut fields) = doc else {
        return Err(of_all(tr!("stops-not-a-study")));
    };
    let field = |name: &str| fields.iter().find(|(n, _)| n == name).map(|(_, doc)| doc);
    if field("format") != Some(&FORMAT.into()) {
        return Err(of_all(tr!("stops-not-a-study")));
    }
    match field("version") {
        Some(Doc::Whole(VERSION)) => {}
        Some(Doc::Whole(newer)) if *newer > VERSION => {
            let (found, known) = (newer.to_string(), VERSION);
            return Err(of_all(tr!("stops-newer", found = found, known = known)));
        }
        _ => return Err(of_all(tr!("stops-no-version", known = VERSION))),
    }
    let mut stops = taken(&mut fields, "stops");
    let mut games = taken(&mut fields, "games");
    let log = Log::default();
    if let Some(broken) = broken {
        log.note(cut(broken));
        // What was being written when it broke off is not whole.
        let last = games.as_mut().or(stops.as_mut());
        if let Some(Doc::List(entries)) = last
            && broken.depth > 2
        {
            entries.pop();
        }
    }
    let head = Doc::Object(fields);
    let root: Node<'_> = Node::new(&head, "", &log);
    let mut study = StudyFile::default();
    if let Some(fields) = root.object(&["format", "version", "title", "about"]) {
        let title = fields.field("title").and_then(|node| node.line(LINE));
        study.title = title.unwrap_or_default();
        study.about = text(&fields, "about");
    }
    for (n, doc) in entries(games, "games", GAMES, &log).into_iter().enumerate() {
        // A game keeps its number, so that stops find theirs.
        if !matches!(doc, Doc::Object(_)) {
            let node: Node<'_> = Node::new(&doc, format!("games[{n}]"), &log);
            let _ = node.object(&[]);
        }
        study.games.push(Arc::new(doc));
    }
    for (n, doc) in entries(stops, "stops", STOPS, &log).into_iter().enumerate() {
        let stop = one_stop(doc, n, study.games.len(), &log);
        study.stops.extend(stop.map(Arc::new));
    }
    Ok(StudyRead {
        study,
        damage: log.take(),
    })
}

/// Takes a field out of an object.
fn taken(fields: &mut Vec<(String, Doc)>, name: &str) -> Option<Doc> {
    let at = fields.iter().position(|(known, _)| known == name)?;
    Some(fields.remove(at).1)
}

/// The entries of a list that may be missing; of one that is too long, the first.
fn entries(list: Option<Doc>, name: &str, most: usize, log: &Log) -> Vec<Doc> {
    match list {
        None => Vec::new(),
        Some(Doc::List(mut all)) => {
            let length = all.len();
            if length > most {
                log.note(Fault::at(name, FaultKind::TooMany { length, most }));
                all.truncate(most);
            }
            all
        }
        Some(other) => {
            let found = other.word();
            let wanted = "a list";
            log.note(Fault::at(name, FaultKind::WrongType { wanted, found }));
            Vec::new()
        }
    }
}

/// A text that may be missing.
fn text(fields: &Fields<'_>, name: &str) -> String {
    let Some(node) = fields.optional(name) else {
        return String::new();
    };
    let odd = |c: char| c.is_control() && c != '\n';
    match node.text(TEXT) {
        Some(text) if text.contains(odd) => {
            node.fault(FaultKind::ControlCharacter);
            text.replace(odd, " ")
        }
        Some(text) => text.to_owned(),
        None => String::new(),
    }
}

/// A stop. What is wrong with its words, its moment or its drawings is told and left out;
/// what was written stays, as a page of text if need be.
fn one_stop(doc: Doc, n: usize, games: usize, log: &Log) -> Option<StudyStop> {
    let path = format!("stops[{n}]");
    let (doc, position) = match doc {
        // A position is long, and moved rather than copied.
        Doc::Object(mut fields) => {
            let position = taken(&mut fields, "position");
            (Doc::Object(fields), position)
        }
        other => (other, None),
    };
    let node = Node::new(&doc, path.as_str(), log);
    let fields = node.object(&[
        "title", "text", "caption", "game", "at", "overlays", "section", "drawn",
    ])?;
    let title = fields.field("title").and_then(|node| node.line(LINE));
    let mut stop = StudyStop {
        title: title.unwrap_or_default(),
        text: text(&fields, "text"),
        caption: text(&fields, "caption"),
        map: None,
    };
    stop.map = moment(&fields, position, games);
    Some(stop)
}

/// What a stop shows of a game; nothing, if it is a page of text or its game or moment is
/// not there.
fn moment(fields: &Fields<'_>, position: Option<Doc>, games: usize) -> Option<StopMap> {
    let at = fields.optional("at");
    let Some(game) = fields.optional("game") else {
        if at.is_some() || position.is_some() {
            fields.fault(says(tr!("stops-no-game")));
        }
        return None;
    };
    // A file that has lost its end may have lost games: what is no longer shown is told of
    // every stop, since its game may not come back.
    let number = usize::try_from(game.number(0..=i64::from(u32::MAX))?).ok()?;
    if number >= games {
        game.fault(says(tr!("stops-game-missing", n = number + 1)));
        return None;
    }
    let game = number;
    let at = match (at, position) {
        (Some(node), None) => {
            StopMoment::Node(usize::try_from(node.number(0..=i64::from(u32::MAX))?).ok()?)
        }
        (None, Some(position @ Doc::Object(_))) => StopMoment::Position(position),
        _ => {
            fields.fault(says(tr!("stops-one-moment")));
            return None;
        }
    };
    let texts = |name: &str, most: usize, long: usize| -> Vec<String> {
        let list = fields.optional(name).and_then(|node| node.list(most));
        let list = list.unwrap_or_default();
        let texts = list.iter().filter_map(|node| node.text(long));
        texts.map(str::to_owned).collect()
    };
    let section = fields.optional("section").and_then(|node| {
        let corners = node.array::<4>()?.map(|node| node.number(-REACH..=REACH));
        let [left, top, right, bottom] = corners;
        let all = [left?, top?, right?, bottom?];
        if all[0] >= all[2] || all[1] >= all[3] {
            node.fault(says(tr!("stops-empty-section")));
            return None;
        }
        Some(MapSection(all.map(|n| i32::try_from(n).unwrap_or(0))))
    });
    Some(StopMap {
        game,
        at,
        overlays: texts("overlays", OVERLAYS, WORD),
        section,
        drawn: texts("drawn", DRAWINGS, DRAWING),
    })
}
