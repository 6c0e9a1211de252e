//! A game is a scenario and the options that were changed.

use super::codec::{built_in, read};
use super::numbers::MOST_PER_CELL;
use super::rulebook;
use super::rules::Tabletop;
use super::setup::{AllOutExtra, BattleOptions, CrowdedExtra, Setup};
use crate::engine::SideNo;
use crate::json::{Doc, Fault, FaultKind, Fields, Log, Node};
use crate::present::book::{Passage, Rulebook, Span};
use crate::present::system::{Cited, Parameter, ParameterKind, tell_changes};
use crate::space::Lattice;
use crate::words::{name, tr};

/// The options that are flags, as files call them.
const FLAGS: [&str; 4] = [
    "captured_base_supplies",
    "replacements_need_supply",
    "isolated_lost_at_end",
    "diagonals",
];

/// The options that are one of two words, and these words: the first is
/// [`AllOutExtra::Always`].
const CHOICES: [&str; 2] = ["all_out_extra", "crowded_extra"];
const WORDS: [&str; 2] = ["always", "if_defender_loses"];

/// A number of the rules that a game may set otherwise.
struct BattleNumber {
    key: &'static str,
    rule: &'static str,
    least: u8,
    most: u8,
    lies: fn(&mut Given) -> &mut u8,
}

/// What multiplies or divides a strength is at most so much.
const FACTOR: u8 = 6;

macro_rules! numbers {
    ($($key:literal, $rule:literal, $least:expr, $most:expr, $lies:expr;)*) => {
        &[$(BattleNumber { key: $key, rule: $rule, least: $least, most: $most, lies: $lies }),*]
    };
}

/// All of them.
#[rustfmt::skip]
const NUMBERS: &[BattleNumber] = numbers! {
    "tank_open", "T12.5", 1, FACTOR, |g| &mut g.options.numbers.tank_open;
    "tank_cover", "T12.5", 1, FACTOR, |g| &mut g.options.numbers.tank_cover;
    "river", "T12.5", 1, FACTOR, |g| &mut g.options.numbers.river;
    "attacker_unsupplied", "T12.5", 1, FACTOR, |g| &mut g.options.numbers.attacker_unsupplied;
    "cover", "T12.6", 1, FACTOR, |g| &mut g.options.numbers.cover;
    "mud", "T12.6", 1, FACTOR, |g| &mut g.options.numbers.mud;
    "defender_unsupplied", "T12.6", 1, FACTOR, |g| &mut g.options.numbers.defender_unsupplied;
    "attackers_per_cell", "T12.3", 1, MOST_PER_CELL as u8, |g| &mut g.options.numbers.attackers_per_cell;
    "defenders_first", "T6.7", 1, 16, |g| &mut g.limits[0];
    "defenders_second", "T6.7", 1, 16, |g| &mut g.limits[1];
    "all_out_gain", "T12.4", 0, 9, |g| &mut g.options.numbers.all_out_gain;
    "all_out_price", "T12.4", 0, 9, |g| &mut g.options.numbers.all_out_price;
    "crowd", "T12.10", 1, 16, |g| &mut g.options.numbers.crowd;
    "crowd_points", "T12.10", 0, 9, |g| &mut g.options.numbers.crowd_points;
    "retreat_saves", "T12.13", 0, 9, |g| &mut g.options.numbers.retreat_saves;
    "points_per_loss", "T15.1", 0, 9, |g| &mut g.options.numbers.points_per_loss;
    "points_per_base", "T15.2", 0, 20, |g| &mut g.options.numbers.points_per_base;
};

/// What a scenario sets and a game may set otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Given {
    options: BattleOptions,
    /// Whether squares touch at their corners; `None` where cells are no
    /// squares [T3.6].
    diagonals: Option<bool>,
    /// How many units of a cell defend, side by side [T6.7].
    limits: [u8; 2],
}

impl Given {
    /// What is set in this scenario.
    pub fn of(setup: &Setup) -> Self {
        Self {
            options: *setup.options(),
            diagonals: match setup.cells().lattice() {
                Lattice::Square { diagonals } => Some(diagonals),
                Lattice::Hex(_) | Lattice::OffsetSquare(_) => None,
            },
            limits: SideNo::BOTH.map(|side| setup.parts().sides[side].defence_limit),
        }
    }

    fn number(mut self, number: &BattleNumber) -> Doc {
        i64::from(*(number.lies)(&mut self)).into()
    }

    fn flag(&mut self, key: &str) -> Option<&mut bool> {
        match key {
            "captured_base_supplies" => Some(&mut self.options.captured_base_supplies),
            "replacements_need_supply" => Some(&mut self.options.replacements_need_supply),
            "isolated_lost_at_end" => Some(&mut self.options.isolated_lost_at_end),
            _ => self.diagonals.as_mut(),
        }
    }

    /// The value of an option; `None` if it means nothing in this scenario.
    fn value(mut self, key: &str) -> Option<Doc> {
        match key {
            "all_out_extra" => Some(
                WORDS[usize::from(self.options.all_out_extra == AllOutExtra::IfDefenderLoses)]
                    .into(),
            ),
            "crowded_extra" => Some(
                WORDS[usize::from(self.options.crowded_extra == CrowdedExtra::IfDefenderLoses)]
                    .into(),
            ),
            _ => self.flag(key).map(|on| (*on).into()),
        }
    }

    /// Sets what `fields` have.
    fn change(&mut self, fields: &Fields<'_>) {
        for key in CHOICES {
            let Some(later) = fields.optional(key).and_then(|n| n.word(&WORDS)) else {
                continue;
            };
            match (key, later) {
                ("all_out_extra", 0) => self.options.all_out_extra = AllOutExtra::Always,
                ("all_out_extra", _) => self.options.all_out_extra = AllOutExtra::IfDefenderLoses,
                (_, 0) => self.options.crowded_extra = CrowdedExtra::Always,
                (_, _) => self.options.crowded_extra = CrowdedExtra::IfDefenderLoses,
            }
        }
        for key in FLAGS {
            let Some(node) = fields.optional(key) else {
                continue;
            };
            match (node.flag(), self.flag(key)) {
                (Some(on), Some(flag)) => *flag = on,
                (Some(true), None) => node.fault(FaultKind::Says(tr!("tabletop-no-squares"))),
                (Some(false) | None, _) => {}
            }
        }
        for number in NUMBERS {
            let bounds = number.least..=number.most;
            if let Some(n) = fields.optional(number.key).and_then(|n| n.small(bounds)) {
                *(number.lies)(self) = n;
            }
        }
    }
}

/// The rules with this scenario and these changes.
///
/// # Errors
/// All faults of both.
pub(super) fn opened(scenario: &Doc, changed: &Doc) -> Result<Tabletop, Vec<Fault>> {
    let mut faults = Vec::new();
    let setup = match read(scenario) {
        Ok(scenario) => Some(scenario.setup),
        Err(found) => {
            faults.extend(found.into_iter().map(|fault| {
                let path = match fault.path.as_str() {
                    "" => "scenario".to_owned(),
                    path => format!("scenario.{path}"),
                };
                Fault::at(path, fault.what)
            }));
            None
        }
    };
    let log = Log::default();
    let numbers = NUMBERS.iter().map(|number| number.key);
    let known: Vec<&str> = CHOICES.into_iter().chain(FLAGS).chain(numbers).collect();
    let fields = Node::new(changed, "changed", &log).object(&known);
    // Without a scenario the words of the changes are read all the same.
    let given = setup.as_ref().map(Given::of);
    let mut now = given.unwrap_or(Given {
        options: BattleOptions::default(),
        diagonals: Some(false),
        limits: [1; 2],
    });
    if let Some(fields) = &fields {
        now.change(fields);
    }
    faults.extend(log.take());
    let (Some(setup), Some(given), true) = (setup, given, faults.is_empty()) else {
        return Err(faults);
    };
    if now == given {
        return Ok(Tabletop::new(setup));
    }
    let mut parts = setup.parts().clone();
    parts.options = now.options;
    for side in SideNo::BOTH {
        parts.sides[side].defence_limit = now.limits[side.index()];
    }
    if let Some(diagonals) = now.diagonals {
        parts.lattice = Lattice::Square { diagonals };
    }
    let fault = |why: String| vec![Fault::at("changed", FaultKind::Says(why))];
    let setup = Setup::new(parts).map_err(|why| fault(why.to_string()))?;
    Ok(Tabletop::changed(setup, given))
}

impl Tabletop {
    /// What people call this game.
    pub(super) fn title(&self) -> String {
        let id = self.parts().id.as_str();
        let known = built_in().iter().any(|scenario| scenario.id == id);
        match self.parts().title.as_str() {
            "" => {
                let title = if known { id } else { "other" };
                tr!("tabletop-title", title = title, id = id)
            }
            own => name(own).into_owned(),
        }
    }

    /// Everything that can be set [T16.6].
    pub(super) fn settings(&self) -> Vec<Parameter> {
        let (now, given) = (Given::of(self), self.given());
        let keys = CHOICES.into_iter().chain(FLAGS);
        let words = || {
            vec![
                (WORDS[0], tr!("tabletop-always")),
                (WORDS[1], tr!("tabletop-if-loses")),
            ]
        };
        let parameter = |key: &'static str| {
            let (title, about) = explained(key);
            Some(Parameter {
                key,
                at_start: true,
                title,
                about,
                kind: match CHOICES.contains(&key) {
                    true => ParameterKind::Choice(words()),
                    false => ParameterKind::Flag,
                },
                cell: None,
                default: given.value(key)?,
                value: now.value(key)?,
            })
        };
        let number = |number: &BattleNumber| {
            let (title, about) = self.called_number(number.key);
            Parameter {
                key: number.key,
                at_start: false,
                title,
                about: Cited::new(about, number.rule),
                kind: ParameterKind::Whole {
                    least: i64::from(number.least),
                    most: i64::from(number.most),
                },
                cell: None,
                default: given.number(number),
                value: now.number(number),
            }
        };
        let options = keys.filter_map(parameter);
        options.chain(NUMBERS.iter().map(number)).collect()
    }

    /// What a number is called, and what it does.
    fn called_number(&self, key: &str) -> (String, String) {
        let sides = &self.parts().sides;
        let limits = match key {
            "defenders_first" => Some(SideNo::A),
            "defenders_second" => Some(SideNo::B),
            _ => None,
        };
        match limits {
            Some(side) => {
                let side = name(&sides[side].name);
                let title = tr!("tabletop-number", key = "defenders", side = side.as_ref());
                (title, tr!("tabletop-number-about", key = "defenders"))
            }
            None => (
                tr!("tabletop-number", key = key, side = ""),
                tr!("tabletop-number-about", key = key),
            ),
        }
    }

    /// The whole book in the language spoken; what an option sets is said in
    /// its case.
    pub(super) fn cases(&self) -> Rulebook {
        let mut book = rulebook::book().clone();
        let settings = self.settings();
        for entry in book.chapters.iter_mut().flat_map(|c| &mut c.entries) {
            let sets = |p: &&Parameter| p.at_start && p.about.rule == Some(entry.number.as_str());
            if let Some(parameter) = settings.iter().find(sets) {
                let told = tr!("tabletop-case", chosen = chosen(parameter));
                entry
                    .blocks
                    .push(Passage::Paragraph(vec![Span::Text(told)]));
            }
        }
        let numbers: Vec<Parameter> = settings.into_iter().filter(|p| !p.at_start).collect();
        tell_changes(&mut book, &numbers);
        book
    }
}

/// What an option is set to, in words.
pub(super) fn chosen(parameter: &Parameter) -> String {
    match (&parameter.value, &parameter.kind) {
        (Doc::Bool(true), _) => tr!("tabletop-yes"),
        (Doc::Text(word), ParameterKind::Choice(words)) => {
            let found = words.iter().find(|(key, _)| key == word);
            found.map_or_else(String::new, |(_, called)| called.clone())
        }
        _ => tr!("tabletop-no"),
    }
}

/// The title of an option, what it changes, and its case.
fn explained(key: &str) -> (String, Cited) {
    match key {
        "all_out_extra" => (
            tr!("tabletop-option-all-out"),
            Cited::new(tr!("tabletop-option-all-out-about"), "TR22"),
        ),
        "crowded_extra" => (
            tr!("tabletop-option-crowded"),
            Cited::new(tr!("tabletop-option-crowded-about"), "TR26"),
        ),
        "captured_base_supplies" => (
            tr!("tabletop-option-captured"),
            Cited::new(tr!("tabletop-option-captured-about"), "TR12"),
        ),
        "replacements_need_supply" => (
            tr!("tabletop-option-replacements"),
            Cited::new(tr!("tabletop-option-replacements-about"), "TR17"),
        ),
        "isolated_lost_at_end" => (
            tr!("tabletop-option-isolated"),
            Cited::new(tr!("tabletop-option-isolated-about"), "TR34"),
        ),
        _ => (
            tr!("tabletop-option-diagonals"),
            Cited::new(tr!("tabletop-option-diagonals-about"), "TR4"),
        ),
    }
}
