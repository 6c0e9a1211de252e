//! A saved game, read: nothing in it is believed, every action is played again.
//! Of a damaged file, as far as it goes.

use super::envelope::unsealed;
use super::game::{MAX_DRAFT, one_line, title_kept};
use super::opening::OPENING;
use super::replay::{OddDice, Player};
use super::{Entry, FORMAT, MAX_BYTES, OpenGame, Seat, Sheet, Table, VERSION, find};
use crate::engine::{DiceMode, NodeId, Options, SideNo, UndoPolicy, Viewer};
use crate::json::{
    BrokenText, Doc, Fault, FaultKind, Fields, Log, Node, Syntax, Unmendable, mend, nearest,
};
use crate::present::system::System;
use crate::words::{any_of, tr};
use std::fmt;

/// The longest text of an action, in characters.
pub(super) const MAX_TEXT: usize = 400;

/// A saved game that was read.
pub struct Opened {
    /// The game, up to the damage if there is any.
    pub table: Box<dyn Table>,
    /// What is wrong with the file.
    pub damage: Option<Damage>,
    /// Its dice that are not those of its seed.
    pub odd: OddDice,
    /// Whether it is as it was when it was written.
    pub stamped: Stamped,
}

/// Whether a file is as it was when it was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stamped {
    /// It is.
    Whole,
    /// Scenario, parameters or actions are others than its stamp says, or a part
    /// was left out.
    Changed,
    /// It bears no stamp.
    No,
}

impl fmt::Debug for Opened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let title = self.table.title();
        write!(f, "Opened({title:?}, {:?})", self.damage)
    }
}

/// What is wrong with a saved game that can be played on all the same.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Damage {
    /// Where and why the rest was left out.
    pub stop: Option<Fault>,
    /// How many actions were kept.
    pub kept: usize,
    /// What is odd besides.
    pub notes: Vec<Fault>,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// More are only counted.
        const SHOWN: usize = 10;
        f.write_str(&match &self.stop {
            Some(stop) => tr!("file-damaged", why = stop.to_string(), n = self.kept),
            None => tr!("file-odd", n = self.kept),
        })?;
        for note in self.notes.iter().take(SHOWN) {
            write!(f, "\n{}", tr!("file-note", note = note.to_string()))?;
        }
        match self.notes.len().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => write!(f, "\n{}", tr!("file-more-notes", n = more)),
        }
    }
}

pub(super) fn says(words: impl Into<String>) -> FaultKind {
    FaultKind::Says(words.into())
}

/// Whether a text is a saved game of this format. Looks no further: it may be
/// damaged all the same.
#[must_use]
pub fn is_table_game(bytes: &[u8]) -> bool {
    head_of(bytes).is_some_and(|doc| of_the_table(&doc))
}

/// The key of the system whose saved game this is; `None` if it is none of the
/// table's.
#[must_use]
pub fn system_of(bytes: &[u8]) -> Option<String> {
    let doc = head_of(bytes).filter(of_the_table)?;
    match doc.get("system") {
        Some(Doc::Text(key)) => Some(key.clone()),
        _ => None,
    }
}

/// Whether these are the bytes of a saved game of the table whose rules are not as in
/// its scenario, or whose scenario begins in a position of its own.
#[must_use]
pub fn is_varied(bytes: &[u8]) -> bool {
    let doc = mend(bytes).ok().and_then(|mended| mended.text.parse().ok());
    let doc = doc.filter(of_the_table);
    let changed = doc.as_ref().and_then(|doc: &Doc| doc.get("changed"));
    let scenario = doc.as_ref().and_then(|doc| doc.get("scenario"));
    let opening = scenario.and_then(|it| it.get(OPENING));
    matches!(changed, Some(Doc::Object(fields)) if !fields.is_empty())
        || opening.is_some_and(|it| *it != Doc::Null)
}

/// The first fields of a file.
fn head_of(bytes: &[u8]) -> Option<Doc> {
    let head = bytes.get(..bytes.len().min(400)).unwrap_or(bytes);
    mend(head).ok().and_then(|mended| mended.text.parse().ok())
}

fn of_the_table(doc: &Doc) -> bool {
    let version = doc.get("version");
    let newer =
        matches!(version, Some(Doc::Whole(n)) if i64::try_from(*n).is_ok_and(|n| n >= VERSION));
    doc.get("format") == Some(&FORMAT.into()) && (newer || doc.get("system").is_some())
}

/// Reads a saved game of any of these systems. Never panics.
///
/// # Errors
/// Everything that keeps it from being opened at all.
pub fn read(systems: &[Entry], bytes: &[u8]) -> Result<Opened, Vec<Fault>> {
    let of_all = |what: FaultKind| vec![Fault::of_all(what)];
    if bytes.len() > MAX_BYTES {
        let bytes = bytes.len();
        let why = tr!("file-too-large", bytes = bytes, limit = MAX_BYTES);
        return Err(of_all(says(why)));
    }
    let mended = mend(bytes).map_err(|why| {
        of_all(says(match why {
            Unmendable::Empty => tr!("file-empty"),
            Unmendable::NotText => tr!("file-not-text"),
            Unmendable::NotJson(syntax) => not_json(&syntax),
        }))
    })?;
    let doc: Doc = mended
        .text
        .parse()
        .map_err(|syntax: Syntax| of_all(says(not_json(&syntax))))?;
    replayed(systems, &doc, mended.broken.as_ref())
}

/// The same of a file that was taken apart, and was whole.
///
/// # Errors
/// Everything that keeps it from being opened at all.
pub fn read_doc(systems: &[Entry], doc: &Doc) -> Result<Opened, Vec<Fault>> {
    replayed(systems, doc, None)
}

fn replayed(
    systems: &[Entry],
    doc: &Doc,
    broken: Option<&BrokenText>,
) -> Result<Opened, Vec<Fault>> {
    let entry = identify(systems, doc).map_err(|fault| vec![fault])?;
    (entry.replay)(doc, broken)
}

fn not_json(Syntax { line, column, what }: &Syntax) -> String {
    let what = what.as_str();
    tr!("file-not-json", what = what, line = *line, column = *column)
}

/// A word of a file, short enough for a sentence.
fn short(word: &str) -> String {
    one_line(word).chars().take(40).collect()
}

/// The system a saved game belongs to.
fn identify<'a>(systems: &'a [Entry], doc: &Doc) -> Result<&'a Entry, Fault> {
    if doc.get("format") != Some(&FORMAT.into()) {
        let why = tr!("file-not-a-game", format = FORMAT);
        return Err(Fault::of_all(says(why)));
    }
    let (log, root) = (Log::<FaultKind>::default(), Node::new);
    let whole = |name: &'static str| {
        doc.get(name)
            .and_then(|d| root(d, name, &log).number(1..=i64::MAX))
    };
    match whole("version") {
        Some(VERSION) => {}
        Some(newer) if newer > VERSION => {
            // As text: a number too long for a fraction stays as it is written.
            let why = tr!("file-newer", found = newer.to_string(), version = VERSION);
            return Err(Fault::of_all(says(why)));
        }
        _ => {
            let why = tr!("file-no-version", version = VERSION);
            return Err(Fault::of_all(says(why)));
        }
    }
    let Some(Doc::Text(key)) = doc.get("system") else {
        return Err(Fault::at("system", FaultKind::Missing));
    };
    let entry = find(systems, key).map_err(|_| {
        let known: Vec<&str> = systems.iter().map(|entry| entry.key).collect();
        let told = tr!(
            "kept-unknown-system",
            system = short(key),
            known = any_of(&known)
        );
        Fault::of_all(says(match nearest(key, &known) {
            Some(near) => tr!("kept-meant", why = told, near = near),
            None => told,
        }))
    })?;
    match whole("words") {
        Some(n) if n <= i64::from(entry.words) => Ok(entry),
        Some(newer) => {
            let (found, known) = (newer.to_string(), entry.words);
            let why = tr!("kept-newer-words", found = found, known = known);
            Err(Fault::of_all(says(why)))
        }
        None => Err(Fault::of_all(says(tr!("kept-no-words")))),
    }
}

/// The fields of the file, in its order.
const FIELDS: [&str; 22] = [
    "format",
    "version",
    "system",
    "words",
    "title",
    "saved",
    "seats",
    "options",
    "opened",
    "changed",
    "scenario",
    "position",
    "cursor",
    "lines",
    "names",
    "order",
    "deleted",
    "corrected",
    "draft",
    "drawings",
    "remarks",
    "stamp",
];

/// Plays a saved game of this system again.
pub(super) fn replay<S: System>(
    doc: &Doc,
    broken: Option<&BrokenText>,
) -> Result<Opened, Vec<Fault>> {
    let log = Log::default();
    let root = Node::new(doc, "", &log);
    let Some(fields) = root.object(&FIELDS) else {
        return Err(log.take());
    };
    if let Some(broken) = broken.filter(|b| is_cut_early(doc, b)) {
        let BrokenText { line, column, .. } = *broken;
        let why = tr!("file-broken-early", line = line, column = column);
        return Err(vec![Fault::of_all(says(why))]);
    }
    let mut game = begin::<S>(doc, &fields)?;
    let (undo, opened) = (game.options.undo, game.opened);
    let mut notes = Vec::new();
    let mut player = Player::new(&mut game, &mut notes);
    let stop = player.lines(&fields, broken.is_some()).err();
    let odd = player.odd;
    let stop = match (stop, broken) {
        (Some(stop), None) => Some(stop),
        (Some(stop), Some(_)) if stop.what != FaultKind::Missing => Some(stop),
        (_, Some(broken)) => Some(cut(broken)),
        (None, None) => None,
    };
    game.opened = opened.filter(|node| game.tree.has(*node));
    cursor(&mut game, &fields, &log, stop.is_some());
    game.options.undo = undo;
    game.read_arrangement(&fields, stop.is_none(), &mut notes);
    game.read_corrections(&fields, stop.is_some(), &mut notes);
    if let Some(draft) = fields.optional("draft").and_then(|n| n.text(MAX_DRAFT)) {
        draft.clone_into(&mut game.draft);
    }
    game.read_drawings(&fields, &mut notes);
    game.read_remarks(&fields, &mut notes);
    game.tree.hold();
    game.viewer = if game.open() {
        Viewer::All
    } else {
        Viewer::Room
    };
    game.settle();
    game.unstamped = unstamped(&fields);
    let stamped = match stop {
        None => compare_stamp(&game, &fields, &mut notes),
        Some(_) => Stamped::Changed,
    };
    if stamped != Stamped::Whole {
        game.unstamped = Some(game.tree.nodes().len());
    }
    let mut all = log.take();
    all.extend(notes);
    let damage = Damage {
        kept: game.tree.nodes().len(),
        stop,
        notes: all,
    };
    Ok(Opened {
        damage: (damage.stop.is_some() || !damage.notes.is_empty()).then_some(damage),
        table: Box::new(game),
        odd,
        stamped,
    })
}

/// Whether a mended text was cut before its first action.
fn is_cut_early(doc: &Doc, broken: &BrokenText) -> bool {
    let Doc::Object(fields) = doc else {
        return true;
    };
    let last = fields.last().map(|(name, _)| name.as_str());
    let within = matches!(last, Some("scenario" | "changed" | "position")) && broken.depth > 1;
    within || doc.get("position").is_none()
}

/// What is told of a file that breaks off, or cannot be read from somewhere on.
pub(crate) fn cut(broken: &BrokenText) -> Fault {
    let BrokenText { line, column, .. } = *broken;
    Fault::of_all(says(match broken.what.as_deref() {
        None => tr!("file-cut-short", line = line),
        Some(what) => tr!(
            "file-unreadable-from",
            line = line,
            column = column,
            what = what
        ),
    }))
}

/// The game before its first action. All that keeps it from being begun is an
/// error at once; what can do without is noted in the log of `fields`.
fn begin<S: System>(doc: &Doc, fields: &Fields<'_>) -> Result<OpenGame<S>, Vec<Fault>> {
    let missing = |name: &str| vec![Fault::at(name, FaultKind::Missing)];
    let scenario = doc.get("scenario").ok_or_else(|| missing("scenario"))?;
    let changed = doc.get("changed").ok_or_else(|| missing("changed"))?;
    // Where it begins is never left out: played from elsewhere it would be
    // another game.
    let position = doc.get("position").ok_or_else(|| missing("position"))?;
    let mut scenario = scenario.clone();
    if let Doc::Object(fields) = &mut scenario
        && let Some((_, position)) = fields.iter_mut().find(|(name, _)| name == OPENING)
        && let Doc::Text(text) = position
    {
        let inside = text.strip_prefix('~').and_then(unsealed);
        let inside = inside.and_then(|text| text.parse().ok());
        let why = || vec![Fault::at("scenario.position", says(tr!("kept-envelope")))];
        *position = inside.ok_or_else(why)?;
    }
    let mut game = OpenGame::<S>::begin(Sheet {
        scenario,
        changed: changed.clone(),
        options: options(fields),
    })?;
    match position {
        Doc::Null => {}
        Doc::Text(text) => {
            let inside = text.strip_prefix('~').and_then(unsealed);
            let position = inside.and_then(|text| text.parse().ok());
            let why = || vec![Fault::at("position", says(tr!("kept-envelope")))];
            game.begin_in(&position.ok_or_else(why)?)?;
        }
        position => game.begin_in(position)?,
    }
    if let Some(title) = fields.field("title").and_then(|n| n.text(MAX_TEXT)) {
        game.title = title_kept(game.rules(), &game.scenario, title);
    }
    let _ = fields.optional("saved").map(|n| n.text(MAX_TEXT));
    seats(&mut game, fields);
    let opened = fields
        .optional("opened")
        .and_then(|n| n.number(0..=i64::MAX));
    game.opened = opened.and_then(|n| usize::try_from(n).ok()).map(NodeId);
    Ok(game)
}

fn options(fields: &Fields<'_>) -> Options {
    let mut options = Options::default();
    let Some(read) = fields
        .field("options")
        .and_then(|n| n.object(&["dice", "undo", "seed"]))
    else {
        return options;
    };
    let dice = DiceMode::ALL.map(DiceMode::word);
    if let Some(i) = read.field("dice").and_then(|n| n.word(&dice)) {
        options.dice = DiceMode::ALL[i];
    }
    let undo = UndoPolicy::ALL.map(UndoPolicy::word);
    if let Some(i) = read.field("undo").and_then(|n| n.word(&undo)) {
        options.undo = UndoPolicy::ALL[i];
    }
    if let Some(node) = read.field("seed")
        && let Some(text) = node.text(20)
    {
        match text.parse() {
            Ok(seed) => options.seed = seed,
            Err(_) => node.fault(says(tr!("kept-seed"))),
        }
    }
    options
}

fn seats<S: System>(game: &mut OpenGame<S>, fields: &Fields<'_>) {
    let sides = game.rules().about().sides;
    let keys = [sides[0].key.as_str(), sides[1].key.as_str()];
    let Some(read) = fields.optional("seats").and_then(|n| n.object(&keys)) else {
        return;
    };
    for side in SideNo::BOTH {
        let seat = read.optional(keys[side.index()]);
        let Some(seat) = seat.and_then(|n| n.object(&["person", "computer"])) else {
            continue;
        };
        let name = |kind: &str| {
            let name = seat.optional(kind)?.text(MAX_TEXT)?;
            Some(name.to_owned())
        };
        let person = name("person").map(Seat::Person);
        game.set_seat(
            side,
            person.or_else(|| name("computer").map(Seat::Computer)),
        );
    }
}

fn cursor<S: System>(game: &mut OpenGame<S>, fields: &Fields<'_>, log: &Log, stopped: bool) {
    let read = fields
        .optional("cursor")
        .and_then(|n| n.number(0..=i64::MAX));
    let Some(to) = read.and_then(|n| usize::try_from(n).ok()) else {
        return;
    };
    if !game.tree.go(NodeId(to)) && !stopped {
        let actions = game.tree.nodes().len();
        let why = tr!("kept-cursor", to = to, n = actions);
        log.note(Fault::at("cursor", says(why)));
    }
}

/// How many of the first actions nothing vouches for, as the stamp of the file says.
fn unstamped(fields: &Fields<'_>) -> Option<usize> {
    match fields.optional("stamp")?.doc().get("unstamped")? {
        Doc::Text(n) => n.parse().ok(),
        _ => None,
    }
}

/// Tells what the file was when it was written, if it is another now.
fn compare_stamp<S: System>(
    game: &OpenGame<S>,
    fields: &Fields<'_>,
    notes: &mut Vec<Fault>,
) -> Stamped {
    let (Some(stamp), Doc::Object(now)) = (fields.field("stamp"), game.stamp_doc()) else {
        return Stamped::No;
    };
    let before = notes.len();
    if let Doc::Object(told) = stamp.doc() {
        for (name, _) in told {
            if name != "unstamped" && !now.iter().any(|(known, _)| known == name) {
                let why = tr!("kept-stamp");
                notes.push(Fault::at(format!("stamp.{name}"), says(why)));
            }
        }
    }
    for (name, is) in now {
        // The first stamps said less.
        let older = !matches!(name.as_str(), "scenario" | "changed" | "actions");
        let was = stamp.doc().get(&name);
        if was != Some(&is) && !(older && was.is_none() && stamp.doc().get("record").is_none()) {
            let why = tr!("kept-stamp");
            notes.push(Fault::at(format!("stamp.{name}"), says(why)));
        }
    }
    match notes.len() == before {
        true => Stamped::Whole,
        false => Stamped::Changed,
    }
}
