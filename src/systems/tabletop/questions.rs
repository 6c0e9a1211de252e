//! What can be asked of a position: odds, supply, reach, destinations.

use super::movement::reach;
use super::odds::{Contribution, Factor, Odds, odds};
use super::pool::Distribution;
use super::retreat::destinations;
use super::rules::Tabletop;
use super::state::{Stage, State};
use super::supply::{airlifted, isolated, line_limit, network};
use super::supposing::Supposed;
use crate::engine::SideNo;
use crate::json::{Doc, Fault, FaultKind, Fields, Log, Node, quoted};
use crate::present::system::{Cited, Question};
use crate::words::tr;

/// The questions, with the fields they take.
pub(super) const QUESTIONS: &[Question] = &[
    Question {
        verb: "odds",
        fields: &["target", "units", "defender", "mud", "turn"],
        about: "an attack: what each unit brings with its factors and their cases, and how \
            likely each loss is; without fields the attack that is being put together. A unit \
            can be put somewhere else for the question, 29_Tank@B6, defenders into the \
            target, and ground and game turn can be others",
    },
    Question {
        verb: "supply",
        fields: &["side"],
        about: "the cells from which lines lead to a base now, and the units that have none",
    },
    Question {
        verb: "reach",
        fields: &["unit"],
        about: "the cells in which a unit could end its move",
    },
    Question {
        verb: "destinations",
        fields: &["cell"],
        about: "where the units of a cell could retreat to",
    },
];

fn list(words: Vec<String>) -> Doc {
    Doc::List(words.into_iter().map(Doc::Text).collect())
}

fn number(n: impl Into<i64>) -> Doc {
    n.into().into()
}

impl Tabletop {
    /// Answers a question.
    pub(super) fn answer(&self, state: &State, verb: &str, doc: &Doc) -> Result<Doc, Vec<Fault>> {
        let Some(question) = QUESTIONS.iter().find(|q| q.verb == verb) else {
            let why = FaultKind::Says(tr!("tabletop-no-question", verb = quoted(verb)));
            return Err(vec![Fault::of_all(why)]);
        };
        let log = Log::default();
        let fields = Node::new(doc, "", &log).object(question.fields);
        let answer = fields.and_then(|fields| match verb {
            "odds" => self.ask_odds(state, &fields),
            "supply" => self.ask_supply(state, &fields),
            "reach" => self.ask_reach(state, &fields),
            _ => self.ask_destinations(state, &fields),
        });
        match (log.take(), answer) {
            (faults, Some(answer)) if faults.is_empty() => Ok(answer),
            (faults, _) => Err(faults),
        }
    }

    fn ask_odds(&self, state: &State, fields: &Fields<'_>) -> Option<Doc> {
        if let (Some(attack), None, None) = (
            state.attack.filter(|_| state.stage == Stage::Attack),
            fields.optional("target"),
            fields.optional("units"),
        ) {
            return Some(self.odds_doc(&odds(self, state, attack.named(), attack.target)));
        }
        let Supposed { state, attack } = self.suppose(state, fields)?;
        Some(self.odds_doc(&odds(self, &state, attack.named(), attack.target)))
    }

    fn odds_doc(&self, odds: &Odds) -> Doc {
        let lines = |lines: &[Contribution]| {
            Doc::List(lines.iter().map(|line| self.line_doc(line)).collect())
        };
        let losses = |all_out| {
            let [attacker, defender] = odds.losses(self.options(), all_out);
            Doc::object([
                ("attacker", spread(&attacker)),
                ("defender", spread(&defender)),
            ])
        };
        let [ours, theirs] = &odds.hits;
        Doc::object([
            ("target", self.spot(odds.target).into()),
            ("attack", lines(&odds.attack)),
            ("defence", lines(&odds.defence)),
            ("crowded", odds.crowded.into()),
            (
                "hits",
                Doc::object([("attack", spread(ours)), ("defence", spread(theirs))]),
            ),
            ("difference", spread(&odds.difference)),
            ("normal", losses(false)),
            ("all_out", losses(true)),
            ("told", told(&self.odds_told(odds))),
        ])
    }

    fn line_doc(&self, line: &Contribution) -> Doc {
        let factor = |factor: &Factor| {
            let [up, down] = factor.times(self.numbers());
            let times = match down {
                1 => up.to_string(),
                down => format!("{up}/{down}"),
            };
            Doc::object([
                ("factor", say_factor(*factor).into()),
                ("times", times.into()),
                ("rule", factor.rule().0.into()),
            ])
        };
        Doc::object([
            ("unit", self.code(line.unit).into()),
            ("strength", number(line.strength)),
            (
                "factors",
                Doc::List(line.factors.iter().map(factor).collect()),
            ),
            ("modified", number(line.modified)),
            ("sure_hits", number(line.sure)),
            ("die_hits_on", number(line.needs)),
        ])
    }

    fn ask_supply(&self, state: &State, fields: &Fields<'_>) -> Option<Doc> {
        let keys = SideNo::BOTH.map(|side| self.parts().sides[side].id.as_str());
        let side = match fields.optional("side") {
            Some(node) => match node.word(&keys)? {
                0 => SideNo::A,
                _ => SideNo::B,
            },
            None => state.active,
        };
        let marked = state.out_of_supply & self.units_of(side);
        let limit = line_limit(self, state.turn, side).map(number);
        Some(Doc::object([
            ("side", self.parts().sides[side].id.as_str().into()),
            ("cells", list(self.spots(network(self, state, side)))),
            (
                "airlift",
                list(self.spots(airlifted(self, state.turn, side))),
            ),
            ("longest_line", limit.unwrap_or(Doc::Null)),
            ("isolated", list(self.codes(isolated(self, state, side)))),
            ("out_of_supply", list(self.codes(marked))),
            ("told", told(&self.supply_told(state, side))),
            ("rules", list(vec!["T10.2".to_owned(), "T10.4".to_owned()])),
        ]))
    }

    fn ask_reach(&self, state: &State, fields: &Fields<'_>) -> Option<Doc> {
        let node = fields.field("unit")?;
        let unit = self.unit_at(&node)?;
        if state.cell_of(unit).is_none() {
            let why = tr!("tabletop-not-on-table", unit = self.called(unit));
            node.fault(FaultKind::Says(why));
            return None;
        }
        let mut scratch = *state;
        scratch.active = self.unit(unit)?.side;
        Some(Doc::object([
            ("unit", self.code(unit).into()),
            ("cells", list(self.spots(reach(self, &scratch, unit)))),
            ("rule", "T13.3".into()),
        ]))
    }

    fn ask_destinations(&self, state: &State, fields: &Fields<'_>) -> Option<Doc> {
        let node = fields.field("cell")?;
        let cell = self.cell_at(&node)?;
        let Some(side) = self.holder(state, cell) else {
            let why = tr!("tabletop-nobody-there", cell = self.place(cell));
            node.fault(FaultKind::Says(why));
            return None;
        };
        Some(Doc::object([
            ("cell", self.spot(cell).into()),
            ("side", self.parts().sides[side].id.as_str().into()),
            (
                "cells",
                list(self.spots(destinations(self, state, cell, side))),
            ),
            ("rule", "T12.15".into()),
        ]))
    }
}

/// Sentences with their rules.
fn told(sentences: &[Cited]) -> Doc {
    let one = |cited: &Cited| {
        let rule = cited.rule.map_or(Doc::Null, Doc::from);
        Doc::object([("text", cited.text.as_str().into()), ("rule", rule)])
    };
    Doc::List(sentences.iter().map(one).collect())
}

/// What a factor is, in words.
pub(super) fn say_factor(factor: Factor) -> String {
    let key = match factor {
        Factor::TankInOpen => "tank-open",
        Factor::TankInCover => "tank-cover",
        Factor::River => "river",
        Factor::Cover => "cover",
        Factor::Mud => "mud",
        Factor::AttackerOutOfSupply | Factor::DefenderOutOfSupply => "supply",
    };
    tr!("tabletop-factor", factor = key)
}

/// Every value with its chance: exact as a fraction, and as a number.
fn spread(distribution: &Distribution) -> Doc {
    let values = distribution.ways().map(|(value, _)| {
        let (ways, throws) = distribution.fraction(|v| v == value);
        Doc::object([
            ("n", number(value)),
            ("exactly", format!("{ways}/{throws}").into()),
            (
                "chance",
                Doc::Number(format!("{:.4}", distribution.chance(|v| v == value))),
            ),
        ])
    });
    Doc::List(values.collect())
}
