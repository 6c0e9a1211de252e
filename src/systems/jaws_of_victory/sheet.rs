//! A game is a scenario and the options that were changed.

use super::codec::{THROUGH_HELLS_GATE, read};
use super::numbers::COLUMNS;
use super::odds::column_name;
use super::rulebook;
use super::rules::Breakout;
use super::setup::{DefenderLosses, NightOptions};
use crate::json::{Doc, Fault, Fields, Log, Node};
use crate::present::book::{Passage, Rulebook, Span};
use crate::present::system::{Brief, Cited, Following, Parameter, ParameterKind};
use crate::words::{name, tr};

/// The options, as files call them.
const LOSSES: &str = "defender_losses";
const SOUTH: &str = "south_too";
const ARMOUR: &str = "armour_dice";
const SLOW: &str = "disorganised_slow";
const HIDDEN: &str = "hidden_strengths";

/// Who can choose the losses of the defenders, as files call it \[J21\].
const CHOOSERS: [&str; 2] = ["program", "player"];

fn changed(fields: &Fields<'_>) -> NightOptions {
    let mut options = NightOptions::default();
    if let Some(who) = fields.optional(LOSSES).and_then(|n| n.word(&CHOOSERS)) {
        options.defender_losses = match who {
            0 => DefenderLosses::Program,
            _ => DefenderLosses::Player,
        };
    }
    for (key, flag) in [
        (SOUTH, &mut options.south_too),
        (ARMOUR, &mut options.armour_dice),
        (SLOW, &mut options.disorganised_slow),
        (HIDDEN, &mut options.hidden_strengths),
    ] {
        if let Some(on) = fields.optional(key).and_then(|n| n.flag()) {
            *flag = on;
        }
    }
    options
}

/// The rules with this scenario and these changes.
///
/// # Errors
/// All faults of both.
pub(super) fn opened(scenario: &Doc, changes: &Doc) -> Result<Breakout, Vec<Fault>> {
    let log = Log::default();
    let known = [LOSSES, SOUTH, ARMOUR, SLOW, HIDDEN];
    let fields = Node::new(changes, "changed", &log).object(&known);
    let options = fields.as_ref().map(changed).unwrap_or_default();
    let mut faults = Vec::new();
    let setup = read(scenario, options);
    let setup = setup.map_err(|found| {
        faults.extend(found.into_iter().map(|fault| {
            let path = match fault.path.as_str() {
                "" => "scenario".to_owned(),
                path => format!("scenario.{path}"),
            };
            Fault::at(path, fault.what)
        }));
    });
    faults.extend(log.take());
    match setup {
        Ok(setup) if faults.is_empty() => Ok(Breakout::new(setup)),
        _ => Err(faults),
    }
}

/// The games of the whole battle end, on the map of 20-kilometre hexes, where this night
/// begins.
const BATTLES: &[&str] = &[
    "korsun_1944",
    "korsun_1944_balanced",
    "korsun_1944_first",
    "korsun_1944_tabletop",
];

/// The turn of theirs in which it falls: 15 to 17 February.
const LAST_TURN: u8 = 8;

/// What is said of the night where those games are played.
pub(super) fn following() -> Following {
    Following {
        start: THROUGH_HELLS_GATE,
        after: BATTLES,
        turn: LAST_TURN,
        label: tr!("jaws-following"),
        about: tr!("jaws-following-about"),
    }
}

impl Breakout {
    /// What people call this game.
    pub(super) fn title(&self) -> String {
        let id = self.parts().id.as_str();
        match self.parts().title.as_str() {
            "" if id == THROUGH_HELLS_GATE => tr!("jaws-title", title = id, id = id),
            "" => tr!("jaws-title", title = "other", id = id),
            own => name(own).into_owned(),
        }
    }

    /// What people are told of it before they choose it.
    pub(super) fn introduction(&self) -> Brief {
        Brief {
            game: tr!("jaws-game"),
            about: tr!("jaws-about"),
            length: tr!("jaws-length"),
            credit: tr!("jaws-credit"),
        }
    }

    /// Everything that can be set.
    pub(super) fn settings(&self) -> Vec<Parameter> {
        let now = self.options();
        let chooser = usize::from(now.defender_losses == DefenderLosses::Player);
        let words = vec![
            (CHOOSERS[0], tr!("jaws-losses-program")),
            (CHOOSERS[1], tr!("jaws-losses-player")),
        ];
        let flag = |key, title, about, value: bool| Parameter {
            key,
            at_start: true,
            title,
            about,
            kind: ParameterKind::Flag,
            cell: None,
            default: false.into(),
            value: value.into(),
        };
        vec![
            Parameter {
                key: LOSSES,
                at_start: true,
                title: tr!("jaws-option-losses"),
                about: Cited::new(tr!("jaws-option-losses-about"), "J21"),
                kind: ParameterKind::Choice(words),
                cell: None,
                default: CHOOSERS[0].into(),
                value: CHOOSERS[chooser].into(),
            },
            flag(
                SOUTH,
                tr!("jaws-option-south"),
                Cited::new(tr!("jaws-option-south-about"), "J8"),
                now.south_too,
            ),
            flag(
                ARMOUR,
                tr!("jaws-option-armour"),
                Cited::new(tr!("jaws-option-armour-about"), "J4"),
                now.armour_dice,
            ),
            flag(
                SLOW,
                tr!("jaws-option-slow"),
                Cited::new(tr!("jaws-option-slow-about"), "J25"),
                now.disorganised_slow,
            ),
            flag(
                HIDDEN,
                tr!("jaws-option-hidden"),
                Cited::new(tr!("jaws-option-hidden-about"), "22.6.3"),
                now.hidden_strengths,
            ),
        ]
    }

    /// The whole book in the language spoken; what an option sets is said in its case.
    pub(super) fn cases(&self) -> Rulebook {
        let mut book = rulebook::book().clone();
        let settings = self.settings();
        for entry in book.chapters.iter_mut().flat_map(|c| &mut c.entries) {
            let sets = |p: &&Parameter| p.about.rule == Some(entry.number.as_str());
            if let Some(parameter) = settings.iter().find(sets) {
                let told = tr!("jaws-case", chosen = chosen(parameter));
                entry
                    .blocks
                    .push(Passage::Paragraph(vec![Span::Text(told)]));
            }
        }
        for entry in book.chapters.iter_mut().flat_map(|c| &mut c.entries) {
            if entry.number == "12.12" {
                entry.blocks.push(self.printed_table());
            }
        }
        book
    }

    /// The combat results table; cells that the text shows have a star.
    fn printed_table(&self) -> Passage {
        let columns = (0..).take(COLUMNS).map(column_name);
        let head = std::iter::once(String::new()).chain(columns).collect();
        let rows = (2..).zip(self.parts().table.iter()).map(|(sum, row)| {
            let cells = row.iter().map(|cell| match cell.attested {
                true => format!("{}*", cell.printed),
                false => cell.printed.clone(),
            });
            std::iter::once(i32::to_string(&sum)).chain(cells).collect()
        });
        Passage::Table {
            head,
            rows: rows.collect(),
        }
    }
}

/// What an option is set to, in words.
fn chosen(parameter: &Parameter) -> String {
    match (&parameter.value, &parameter.kind) {
        (Doc::Bool(true), _) => tr!("jaws-yes"),
        (Doc::Text(word), ParameterKind::Choice(words)) => {
            let found = words.iter().find(|(key, _)| key == word);
            found.map_or_else(String::new, |(_, called)| called.clone())
        }
        _ => tr!("jaws-no"),
    }
}
