//! A study file read: nothing in it is believed. What is sound of a damaged one is kept,
//! and everything that is not is told.

use super::study_file::{
    MapSection, MarginCounts, PositionText, StopHistogram, StopMap, StopMoment, StudyFile,
    StudyStop,
};
use super::{FORMAT, VERSION};
use crate::engine::{Level, Progress};
use crate::json::raw::{Object, list};
use crate::json::{
    Doc, Fault, FaultKind, Fields, Log, Mended, Node, Syntax, Unmendable, mend, whole,
};
use crate::systems::SYSTEMS;
use crate::table::{self, cut};
use crate::words::{Language, tr};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
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

/// The most margins of a histogram and games in it, and how far a margin reaches.
const MARGINS: usize = 2_000;
const PLAYED: i64 = 1_000_000;
const MARGIN: i64 = 1_000_000;

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
    control.begin(1);
    let mended = match mended(bytes) {
        Ok(mended) => mended,
        Err(why) => return Some(Err(why)),
    };
    if control.stopped() {
        return None;
    }
    taken_apart(&mended, control)
}

fn of_all(words: String) -> Vec<Fault> {
    vec![Fault::of_all(says(words))]
}

/// The file as JSON, and where it had to be mended.
fn mended(bytes: &[u8]) -> Result<Mended<'_>, Vec<Fault>> {
    if bytes.len() > MAX_BYTES {
        let most = MAX_BYTES / (1024 * 1024);
        return Err(of_all(tr!("stops-too-long", most = most)));
    }
    mend(bytes).map_err(|why| match why {
        Unmendable::Empty => of_all(tr!("file-empty")),
        Unmendable::NotText => of_all(tr!("stops-not-text")),
        Unmendable::NotJson(syntax) => of_all(tr!("stops-not-json", what = syntax.to_string())),
    })
}

/// The fields of a file: its lists of stops and games as they stand there, all else taken
/// apart.
struct Parts<'a> {
    head: Doc,
    stops: Option<&'a RawValue>,
    games: Option<&'a RawValue>,
}

/// The fields of a file that is a study.
fn parts(text: &str) -> Result<Parts<'_>, Vec<Fault>> {
    let no_study = || of_all(tr!("stops-not-a-study"));
    let whole = whole(text).map_err(|why| of_all(Syntax::of(&why).to_string()))?;
    let mut fields = Object::read(whole).ok_or_else(no_study)?.fields;
    let mut taken = |name: &str| {
        let at = fields.iter().position(|(known, _)| known == name)?;
        Some(fields.remove(at).1)
    };
    let (stops, games) = (taken("stops"), taken("games"));
    let fields = fields.into_iter();
    let fields = fields.map(|(name, raw)| Ok((name, raw.get().parse::<Doc>()?)));
    let head: Result<Vec<_>, Syntax> = fields.collect();
    let head = Doc::Object(head.map_err(|syntax| of_all(syntax.to_string()))?);
    if head.get("format") != Some(&FORMAT.into()) {
        return Err(no_study());
    }
    match head.get("version") {
        Some(Doc::Whole(1..=VERSION)) => {}
        Some(Doc::Whole(newer)) if *newer > VERSION => {
            let (found, known) = (newer.to_string(), VERSION);
            return Err(of_all(tr!("stops-newer", found = found, known = known)));
        }
        _ => return Err(of_all(tr!("stops-no-version", known = VERSION))),
    }
    Ok(Parts { head, stops, games })
}

/// The study of a file; `None` if that was stopped.
fn taken_apart(mended: &Mended<'_>, control: &Progress) -> Option<Result<StudyRead, Vec<Fault>>> {
    let Parts { head, stops, games } = match parts(&mended.text) {
        Ok(parts) => parts,
        Err(why) => return Some(Err(why)),
    };
    let log = Log::default();
    if let Some(broken) = &mended.broken {
        log.note(cut(broken));
    }
    let lost = mended
        .broken
        .as_ref()
        .is_some_and(|broken| broken.depth > 2);
    let root: Node<'_> = Node::new(&head, "", &log);
    let mut study = StudyFile::default();
    if let Some(fields) = root.object(&["format", "version", "title", "about"]) {
        let title = fields.field("title").and_then(|node| node.line(LINE));
        study.title = title.unwrap_or_default();
        study.about = text(&fields, "about");
    }
    // What was being written when it broke off is not whole: of a game, what was written of it
    // may do; of a stop it is left.
    let all_games = entries(games, "games", GAMES, false, &log);
    let cut_off = (lost && games.is_some()).then(|| all_games.len().saturating_sub(1));
    let lost = lost && games.is_none();
    let all_stops = entries(stops, "stops", STOPS, lost, &log);
    let pieces = all_games.len() + all_stops.len();
    control.begin(u32::try_from(pieces).unwrap_or(u32::MAX).max(1));
    for (n, raw) in all_games.into_iter().enumerate() {
        if control.stopped() {
            return None;
        }
        let path = format!("games[{n}]");
        // A game keeps its number, so that stops find theirs.
        let doc = value(raw, &path, &log);
        if cut_off == Some(n) && table::read_doc(SYSTEMS, &doc).is_err() {
            break;
        }
        if !matches!(doc, Doc::Object(_)) {
            let node: Node<'_> = Node::new(&doc, path, &log);
            let _ = node.object(&[]);
        }
        study.games.push(Arc::new(doc));
        control.count();
    }
    for (n, raw) in all_stops.into_iter().enumerate() {
        if control.stopped() {
            return None;
        }
        let stop = one_stop(raw, n, study.games.len(), &log);
        study.stops.extend(stop.map(Arc::new));
        control.count();
    }
    if pieces == 0 {
        control.count();
    }
    Some(Ok(StudyRead {
        study,
        damage: log.take(),
    }))
}

/// A value of the file; one that is nested too deeply is told, and nothing.
fn value(raw: &RawValue, path: &str, log: &Log) -> Doc {
    raw.get().parse::<Doc>().unwrap_or_else(|syntax| {
        log.note(Fault::at(path, says(syntax.to_string())));
        Doc::Null
    })
}

/// The entries of a list that may be missing, without the last one if that is lost; of one
/// that is too long, the first.
fn entries<'a>(
    raw: Option<&'a RawValue>,
    name: &str,
    most: usize,
    lost: bool,
    log: &Log,
) -> Vec<&'a RawValue> {
    let Some(raw) = raw else {
        return Vec::new();
    };
    match list(raw, usize::MAX) {
        Some(mut all) => {
            if lost {
                all.pop();
            }
            let length = all.len();
            if length > most {
                log.note(Fault::at(name, FaultKind::TooMany { length, most }));
                all.truncate(most);
            }
            all
        }
        None => {
            let found = value(raw, name, log).word();
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
fn one_stop(raw: &RawValue, n: usize, games: usize, log: &Log) -> Option<StudyStop> {
    let path = format!("stops[{n}]");
    let mut position = None;
    let doc = match Object::read(raw) {
        None => value(raw, &path, log),
        Some(object) => {
            let mut fields = Vec::new();
            for (name, raw) in object.fields {
                // A position is long, and kept as it is written.
                if name == "position" && position.is_none() {
                    position = Some(raw);
                } else {
                    let doc = value(raw, &format!("{path}.{name}"), log);
                    fields.push((name, doc));
                }
            }
            Doc::Object(fields)
        }
    };
    let node = Node::new(&doc, path.as_str(), log);
    let fields = node.object(&[
        "title",
        "text",
        "caption",
        "game",
        "at",
        "overlays",
        "section",
        "drawn",
        "histogram",
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
fn moment(fields: &Fields<'_>, position: Option<&RawValue>, games: usize) -> Option<StopMap> {
    let at = fields.optional("at");
    let Some(game) = fields.optional("game") else {
        let histogram = fields.optional("histogram");
        if at.is_some() || position.is_some() || histogram.is_some() {
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
        (None, Some(position)) if position.get().starts_with('{') => {
            StopMoment::Position(PositionText(position.get().into()))
        }
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
        histogram: fields
            .optional("histogram")
            .and_then(|node| histogram(&node)),
    })
}

/// How games ended; what others are held against it with is left out if it is faulty.
fn histogram(node: &Node<'_>) -> Option<StopHistogram> {
    let fields = node.object(&["title", "levels", "games", "against"])?;
    let counts = counted(&fields)?;
    let levels = fields.optional("levels").and_then(|node| levels(&node));
    let against = fields.optional("against");
    let against = against.and_then(|node| {
        let fields = node.object(&["title", "titles", "games"])?;
        let counts = counted(&fields)?;
        Some(MarginCounts {
            titles: titles(&fields),
            ..counts
        })
    });
    Some(StopHistogram {
        counts,
        levels,
        against,
    })
}

/// The same title in the languages in which it is known.
fn titles(fields: &Fields<'_>) -> BTreeMap<Language, String> {
    let codes = Language::ALL.map(Language::code);
    let Some(all) = fields.optional("titles").and_then(|all| all.object(&codes)) else {
        return BTreeMap::new();
    };
    let title = |language: Language| {
        let title = all.optional(language.code())?.line(LINE)?;
        Some((language, title))
    };
    Language::ALL.into_iter().filter_map(title).collect()
}

/// The levels of both players, by their words.
fn levels(node: &Node<'_>) -> Option<[Level; 2]> {
    let read = node.array::<2>()?.map(|node| {
        let word = node.text(WORD)?;
        let level = Level::find(word);
        if level.is_none() {
            node.fault(says(tr!("stops-no-level")));
        }
        level
    });
    let [first, second] = read;
    Some([first?, second?])
}

/// Games by their margins.
fn counted(fields: &Fields<'_>) -> Option<MarginCounts> {
    let title = fields.field("title").and_then(|node| node.line(LINE))?;
    let mut counts = MarginCounts {
        title,
        titles: BTreeMap::new(),
        games: BTreeMap::new(),
    };
    let mut left = PLAYED;
    for pair in fields.field("games")?.list(MARGINS)? {
        let [margin, games] = pair.array::<2>()?;
        let margin = i32::try_from(margin.number(-MARGIN..=MARGIN)?).ok()?;
        let n = games.number(1..=left)?;
        left -= n;
        if counts
            .games
            .insert(margin, u32::try_from(n).ok()?)
            .is_some()
        {
            pair.fault(FaultKind::Doubled);
            return None;
        }
    }
    if counts.games.is_empty() {
        fields.fault(says(tr!("stops-no-games-counted")));
        return None;
    }
    Some(counts)
}
