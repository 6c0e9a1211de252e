//! What can be asked of a position: the odds of an attack, and what stands where.

use super::action::Action;
use super::odds::{Contribution, column_name, odds};
use super::rules::Breakout;
use super::secret::unknown_in;
use super::state::State;
use crate::engine::{Rules as _, every_throw};
use crate::json::{Doc, Fault, FaultKind, Fields, Log, Node, quoted};
use crate::present::system::Question;
use crate::words::tr;

/// The questions, with the fields they take.
pub(super) const QUESTIONS: &[Question] = &[
    Question {
        verb: "odds",
        fields: &["hex"],
        about: "the attack of the stack under way on a hex: who brings what, the column with \
            each shift and its case, and what each of the 36 throws does",
    },
    Question {
        verb: "stacks",
        fields: &[],
        about: "the stacks of the Gruppe: their units, steps, wave and distance to the relief \
            force, and whether they have acted",
    },
];

fn number(n: impl Into<i64>) -> Doc {
    n.into().into()
}

impl Breakout {
    /// Answers a question.
    pub(super) fn answer(&self, state: &State, verb: &str, doc: &Doc) -> Result<Doc, Vec<Fault>> {
        let Some(question) = QUESTIONS.iter().find(|q| q.verb == verb) else {
            let why = FaultKind::Says(tr!("jaws-no-question", verb = quoted(verb)));
            return Err(vec![Fault::of_all(why)]);
        };
        let log = Log::default();
        let fields = Node::new(doc, "", &log).object(question.fields);
        let answer = fields.and_then(|fields| match verb {
            "odds" => self.ask_odds(state, &fields),
            _ => Some(self.stacks_doc(state)),
        });
        match (log.take(), answer) {
            (faults, Some(answer)) if faults.is_empty() => Ok(answer),
            (faults, _) => Err(faults),
        }
    }

    fn ask_odds(&self, state: &State, fields: &Fields<'_>) -> Option<Doc> {
        let node = fields.field("hex")?;
        let hex = self.hex_at(&node)?;
        let says = |why: String| {
            node.fault(FaultKind::Says(why));
            None
        };
        let Some(march) = state.march else {
            return says(tr!("jaws-no-stack"));
        };
        if !state.held().contains(hex) {
            return says(tr!("jaws-nobody-there", hex = self.place(hex)));
        }
        let action = Action::Enter { hex };
        if let Err(why) = self.check(state, action) {
            let why = self.say_refusal(&why).text;
            return says(why.strip_suffix('.').map_or(why.clone(), str::to_owned));
        }
        if !unknown_in(self, state, hex).is_empty() {
            return says(tr!("jaws-hidden-odds", hex = self.place(hex)));
        }
        let odds = odds(self, state, &march, hex);
        let mut throws = Vec::new();
        every_throw(2, &mut |_, dice| {
            if let &[red, black] = dice {
                let verdict = odds.verdict(self, [red, black]);
                throws.push(Doc::object([
                    ("dice", format!("{}{}", red.pips(), black.pips()).into()),
                    ("losses", Doc::List(verdict.losses.map(number).to_vec())),
                    (
                        "disorganised",
                        Doc::List(verdict.disorganises.map(Doc::from).to_vec()),
                    ),
                ]));
            }
        });
        let lines = |lines: &[Contribution]| {
            let line = |line: &Contribution| {
                Doc::object([
                    ("unit", self.code(line.unit).into()),
                    ("strength", number(line.full)),
                    ("disorganised", line.disorganised.into()),
                    ("counts", number(line.counts)),
                ])
            };
            Doc::List(lines.iter().map(line).collect())
        };
        let told = self.columns_told(&odds).into_iter().map(|cited| {
            let rule = cited.rule.map_or(Doc::Null, Doc::from);
            Doc::object([("text", cited.text.into()), ("rule", rule)])
        });
        Some(Doc::object([
            ("hex", self.spot(hex).into()),
            ("attack", lines(&odds.attackers)),
            ("defence", lines(&odds.defenders)),
            ("ratio", column_name(odds.columns.ratio).into()),
            ("column", column_name(odds.columns.shifted).into()),
            ("told", Doc::List(told.collect())),
            ("throws", Doc::List(throws)),
        ]))
    }

    fn stacks_doc(&self, state: &State) -> Doc {
        let stack = |stack| {
            let units = state.stack(self, stack);
            let at = units.first().and_then(|unit| state.cell_of(unit));
            let at = at.unwrap_or(stack);
            let codes = self.codes(units).into_iter().map(Doc::Text);
            let far = self
                .distance_to_relief(at)
                .map(|far| number(i64::from(far)));
            Doc::object([
                ("stack", self.spot(stack).into()),
                ("hex", self.spot(at).into()),
                ("units", Doc::List(codes.collect())),
                ("steps", number(state.steps_of(units))),
                ("wave", number(self.wave_of(stack))),
                ("distance", far.unwrap_or(Doc::Null)),
                ("acted", state.acted.contains(stack).into()),
            ])
        };
        Doc::List(state.stacks(self).iter().map(stack).collect())
    }
}
