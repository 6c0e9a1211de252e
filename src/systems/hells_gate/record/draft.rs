//! The pieces of a saved game, before anything is played.

use super::damage::{Damage, Instead, Note, ReadError, StopKind};
use super::stamp::Stamp;
use super::{GameFile, VERSION};
use crate::engine::{DiceMode, Options, UndoPolicy};
use crate::json::raw::{Object, list, number, text};
use crate::json::whole;
use crate::json::{BrokenText, Mended};
use crate::systems::hells_gate::codec::scenario::{self, Scenario};
use crate::systems::hells_gate::codec::{read_position, side_word};
use crate::systems::hells_gate::{BySide, Side};
use crate::table::FORMAT;
use crate::words::one_line;
use crate::words::tr;
use serde_json::value::RawValue;

/// The most phases that are looked at; a game of eight turns has 72.
const MAX_PHASES: usize = 10_000;

/// The version of games that begin in a position of their own.
pub(super) const BEGINS_ELSEWHERE: u64 = 2;

/// The version of games with drawings on their map; wherever they begin, they
/// say so.
pub(super) const ANNOTATED: u64 = 3;

/// The version of games with attacks that are planned; wherever they begin, they
/// say so.
pub(super) const PLANNED: u64 = 4;

pub(super) fn dice_from_word(word: &str) -> Option<DiceMode> {
    DiceMode::ALL.into_iter().find(|d| d.word() == word)
}

pub(super) fn undo_from_word(word: &str) -> Option<UndoPolicy> {
    UndoPolicy::ALL.into_iter().find(|u| u.word() == word)
}

pub(super) fn side_from_word(word: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|&s| side_word(s) == word)
}

/// The pieces of a saved game.
pub(super) struct Draft<'a> {
    pub title: Option<String>,
    pub saved: String,
    pub players: BySide<String>,
    pub options: Options,
    pub cursor: Option<u64>,
    pub scenario: &'a RawValue,
    /// The position the game begins in, if not the scenario's.
    pub position: Option<&'a RawValue>,
    /// The phases; `None` when they are no list.
    pub phases: Option<Vec<&'a RawValue>>,
    /// Which faces were entered by mistake.
    pub corrected: Option<&'a RawValue>,
    /// What was drawn on the map.
    pub annotations: Option<&'a RawValue>,
    /// What the file was when it was written.
    pub stamp: Option<Stamp>,
    /// The attacks that were planned.
    pub plan: Option<&'a RawValue>,
    pub broken: Option<&'a BrokenText>,
    pub damage: Damage,
}

/// One entry of the list of phases.
pub(super) struct Group<'a> {
    /// Turn, side, phase as written.
    pub turn: Option<u64>,
    pub side: Option<Side>,
    /// The word for the phase.
    pub phase: Option<String>,
    pub actions: Vec<&'a RawValue>,
    pub hash: Option<u64>,
}

impl<'a> Draft<'a> {
    /// Takes a text apart.
    pub(super) fn read(mended: &'a Mended<'a>) -> Result<Self, ReadError> {
        let broken = mended.broken.as_ref();
        let raw = whole(&mended.text).map_err(|e| ReadError::NotJson {
            line: e.line(),
            column: e.column(),
            what: e.to_string(),
        })?;
        let root = Object::read(raw).ok_or(ReadError::NotAGame { found: None })?;
        identify(&root, broken)?;
        let mut damage = Damage::default();
        let known = [
            "format",
            "version",
            "title",
            "saved",
            "players",
            "options",
            "cursor",
            "scenario",
            "position",
            "phases",
            "corrected",
            "annotations",
            "stamp",
            "plan",
        ];
        note_fields(&root, &known, "", &mut damage);
        let scenario = match (root.get("scenario"), broken) {
            (None, None) => return Err(ReadError::NoScenario),
            (Some(raw), broken) if !broken.is_some_and(|b| cut_too_early(&root, b)) => raw,
            (_, broken) => {
                let (line, column) = broken.map_or((1, 1), |b| (b.line, b.column));
                return Err(ReadError::BrokenEarly { line, column });
            }
        };
        let written = root.get("position");
        let position = written.filter(|raw| raw.get() != "null");
        let missing = match root.get("version").and_then(number) {
            Some(BEGINS_ELSEWHERE) => position.is_none(),
            Some(ANNOTATED | PLANNED) => written.is_none(),
            _ => false,
        };
        if missing {
            // Played from the scenario's beginning it would be another game.
            return Err(match broken {
                Some(&BrokenText { line, column, .. }) => ReadError::BrokenEarly { line, column },
                None => ReadError::Position {
                    reason: tr!("file-no-position"),
                },
            });
        }
        let line = |name: &str| root.get(name).and_then(text).map(|t| one_line(&t));
        let title = line("title").filter(|t| !t.is_empty());
        if title.is_none() {
            let instead = Instead::ScenarioTitle;
            let field = "title";
            damage.note(Note::Unusable { field, instead });
        }
        let saved = line("saved");
        if saved.is_none() && root.get("saved").is_some() {
            let (field, instead) = ("saved", Instead::NoTime);
            damage.note(Note::Unusable { field, instead });
        }
        Ok(Self {
            title,
            saved: saved.unwrap_or_default(),
            players: players(&root, &mut damage),
            options: options(&root, &mut damage),
            cursor: cursor(&root, &mut damage),
            scenario,
            position,
            phases: root.get("phases").and_then(|raw| list(raw, MAX_PHASES)),
            corrected: root.get("corrected"),
            annotations: root.get("annotations"),
            stamp: stamp(&root, broken, &mut damage),
            plan: root.get("plan"),
            broken,
            damage,
        })
    }

    /// The scenario, checked.
    pub(super) fn load_scenario(&self) -> Result<Scenario, ReadError> {
        scenario::load(self.scenario.get()).map_err(ReadError::Scenario)
    }

    /// Puts the position on the table that the game begins in.
    pub(super) fn begin(&self, file: &mut GameFile) -> Result<(), ReadError> {
        let Some(raw) = self.position else {
            return Ok(());
        };
        let rules = file.game.rules();
        let position = read_position(rules, file.game.state(), raw).map_err(|e| {
            let reason = e.reason;
            ReadError::Position { reason }
        })?;
        file.set_up(position);
        Ok(())
    }
}

impl<'a> Group<'a> {
    /// Takes an entry of the list of phases apart. At most `max` actions are
    /// kept.
    pub(super) fn read(
        raw: &'a RawValue,
        max: usize,
        damage: &mut Damage,
    ) -> Result<Self, StopKind> {
        let object = Object::read(raw).ok_or(StopKind::NoActions)?;
        let known = ["turn", "side", "phase", "actions", "hash"];
        note_fields(&object, &known, "phases.", damage);
        let actions = object.get("actions").and_then(|raw| list(raw, max));
        let side = object.get("side").and_then(text);
        Ok(Self {
            turn: object.get("turn").and_then(number),
            side: side.as_deref().and_then(side_from_word),
            phase: object.get("phase").and_then(text),
            actions: actions.ok_or(StopKind::NoActions)?,
            hash: object.get("hash").and_then(text).as_deref().and_then(hash),
        })
    }
}

/// Sixteen hexadecimal digits.
pub(super) fn hash(text: &str) -> Option<u64> {
    let digits = text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
    digits.then(|| u64::from_str_radix(text, 16).ok()).flatten()
}

/// What a file of another system would say in its place; games of this one name
/// no system.
const SYSTEM: &str = "hells_gate";

/// Whether this is a game of a version that can be read.
fn identify(root: &Object<'_>, broken: Option<&BrokenText>) -> Result<(), ReadError> {
    match (root.get("format").and_then(text).as_deref(), broken) {
        (Some(FORMAT), _) => {}
        (Some(scenario::FORMAT), _) => return Err(ReadError::IsAScenario),
        (None, Some(b)) if root.get("format").is_none() => {
            let what = b.what.clone();
            return Err(ReadError::NotJson {
                line: b.line,
                column: b.column,
                what: what.unwrap_or_else(|| tr!("file-ends-early")),
            });
        }
        (found, _) => {
            let found = found.map(|f| one_line(f).chars().take(40).collect());
            return Err(ReadError::NotAGame { found });
        }
    }
    if let Some(system) = root
        .get("system")
        .and_then(text)
        .filter(|key| key != SYSTEM)
    {
        let system = one_line(&system).chars().take(40).collect();
        return Err(ReadError::OtherSystem { system });
    }
    match (root.get("version").map(number), broken) {
        (Some(Some(1..=VERSION)), _) => Ok(()),
        (Some(Some(found)), _) if found > VERSION => Err(ReadError::Newer { found }),
        (None, Some(b)) => Err(ReadError::BrokenEarly {
            line: b.line,
            column: b.column,
        }),
        _ => Err(ReadError::NoVersion),
    }
}

/// Whether a mended text was cut before the end of its scenario or of the
/// position it begins with.
fn cut_too_early(root: &Object<'_>, broken: &BrokenText) -> bool {
    let last = root.fields.last().map(|(name, _)| name.as_str());
    matches!(last, Some("scenario" | "position")) && broken.depth > 1
}

fn note_fields(object: &Object<'_>, known: &[&str], path: &str, damage: &mut Damage) {
    for (name, doubled) in object.odd_fields(known) {
        let name: String = one_line(&name).chars().take(40).collect();
        let name = format!("{path}{name}");
        damage.note(match doubled {
            true => Note::DoubledField(name),
            false => Note::UnknownField(name),
        });
    }
    if object.more {
        damage.note(Note::UnknownField("…".to_owned()));
    }
}

fn players(root: &Object<'_>, damage: &mut Damage) -> BySide<String> {
    let Some(raw) = root.get("players") else {
        return BySide::default();
    };
    let Some(object) = Object::read(raw) else {
        let (field, instead) = ("players", Instead::NoNames);
        damage.note(Note::Unusable { field, instead });
        return BySide::default();
    };
    note_fields(&object, &["soviet", "german"], "players.", damage);
    BySide::from_fn(|side| {
        let name = object.get(side_word(side)).and_then(text);
        one_line(&name.unwrap_or_default())
    })
}

fn options(root: &Object<'_>, damage: &mut Damage) -> Options {
    let object = root.get("options").and_then(Object::read);
    if let Some(object) = &object {
        note_fields(object, &["dice", "undo", "seed"], "options.", damage);
    }
    let word = |name: &str| object.as_ref().and_then(|o| o.get(name)).and_then(text);
    let mut usable = |field, instead, found: bool| {
        if !found {
            damage.note(Note::Unusable { field, instead });
        }
    };
    let dice = word("dice").and_then(|w| dice_from_word(&w));
    usable("options.dice", Instead::ProgramRolls, dice.is_some());
    let undo = word("undo").and_then(|w| undo_from_word(&w));
    usable("options.undo", Instead::SealedUndo, undo.is_some());
    let seed = word("seed").and_then(|w| w.parse().ok());
    usable("options.seed", Instead::SeedZero, seed.is_some());
    Options {
        seed: seed.unwrap_or_default(),
        dice: dice.unwrap_or_default(),
        undo: undo.unwrap_or_default(),
    }
}

/// The stamp; that of a file that is not whole says nothing.
fn stamp(root: &Object<'_>, broken: Option<&BrokenText>, damage: &mut Damage) -> Option<Stamp> {
    let raw = root.get("stamp").filter(|_| broken.is_none())?;
    let stamp = Stamp::read(raw);
    if stamp.is_none() {
        let (field, instead) = ("stamp", Instead::NoStamp);
        damage.note(Note::Unusable { field, instead });
    }
    stamp
}

fn cursor(root: &Object<'_>, damage: &mut Damage) -> Option<u64> {
    let raw = root.get("cursor")?;
    let cursor = number(raw);
    if cursor.is_none() {
        let (field, instead) = ("cursor", Instead::AtTheEnd);
        damage.note(Note::Unusable { field, instead });
    }
    cursor
}
