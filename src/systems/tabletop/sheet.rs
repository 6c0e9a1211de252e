//! A game is a scenario and the options that were changed.

use super::codec::{built_in, read};
use super::rulebook;
use super::rules::Tabletop;
use super::setup::{AllOutExtra, BattleOptions, CrowdedExtra, Setup};
use crate::json::{Doc, Fault, FaultKind, Fields, Log, Node};
use crate::present::book::{Passage, Rulebook, Span};
use crate::present::system::{Cited, Parameter, ParameterKind};
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

/// What a scenario sets and a game may set otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Given {
    options: BattleOptions,
    /// Whether squares touch at their corners; `None` where cells are no
    /// squares [T3.6].
    diagonals: Option<bool>,
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
        }
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
    let known: Vec<&str> = CHOICES.into_iter().chain(FLAGS).collect();
    let fields = Node::new(changed, "changed", &log).object(&known);
    // Without a scenario the words of the changes are read all the same.
    let given = setup.as_ref().map(Given::of);
    let mut now = given.unwrap_or(Given {
        options: BattleOptions::default(),
        diagonals: Some(false),
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
        keys.filter_map(parameter).collect()
    }

    /// The whole book in the language spoken; what an option sets is said in
    /// its case.
    pub(super) fn cases(&self) -> Rulebook {
        let mut book = rulebook::book().clone();
        let settings = self.settings();
        for entry in book.chapters.iter_mut().flat_map(|c| &mut c.entries) {
            let sets = |p: &&Parameter| p.about.rule == Some(entry.number.as_str());
            if let Some(parameter) = settings.iter().find(sets) {
                let told = tr!("tabletop-case", chosen = chosen(parameter));
                entry
                    .blocks
                    .push(Passage::Paragraph(vec![Span::Text(told)]));
            }
        }
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
