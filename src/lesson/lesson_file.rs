//! A lesson as its file has it, and the same as cards in the language spoken.

use crate::json::Doc;
use crate::present::book::Rulebook;
use crate::present::system::{
    AnswerPlayed, Asks, Choice, Cited, Lesson, LessonCard, Pointer, PointsAt, Until, rule_of,
};
use crate::table::Table;
use crate::words::{Language, spoken};
use std::collections::BTreeMap;

/// A text in the languages it is written in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InLanguages(BTreeMap<&'static str, String>);

impl InLanguages {
    /// A text in one language.
    #[must_use]
    pub fn of(language: Language, text: impl Into<String>) -> Self {
        let mut all = Self::default();
        all.set(language, text.into());
        all
    }

    /// The text in one language, if it is written in it.
    #[must_use]
    pub fn get(&self, language: Language) -> Option<&str> {
        self.0.get(language.code()).map(String::as_str)
    }

    /// The text in one language is this; an empty one is taken out.
    pub fn set(&mut self, language: Language, text: String) {
        match text.trim().is_empty() {
            true => self.0.remove(language.code()),
            false => self.0.insert(language.code(), text),
        };
    }

    /// The text in the language spoken; if it is not written in it, in English, and if
    /// not in that either, in the first it is.
    #[must_use]
    pub fn told(&self) -> &str {
        let or = |language| self.get(language);
        or(spoken())
            .or_else(|| or(Language::English))
            .or_else(|| self.0.values().next().map(String::as_str))
            .unwrap_or_default()
    }

    /// Whether there is no text in any language.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Every language it is written in, with the text.
    pub fn all(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.0.iter().map(|(code, text)| (*code, text.as_str()))
    }
}

/// A sentence with the rule behind it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Saying {
    /// The sentence.
    pub says: InLanguages,
    /// The number of the rule.
    pub rule: Option<String>,
}

/// What can be done as an answer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AnswerText {
    /// The actions, as [`AnswerPlayed`] has them.
    pub play: Vec<String>,
    /// What is said of it.
    pub saying: Saying,
}

/// Something to choose.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChoiceText {
    /// What it says.
    pub text: InLanguages,
    /// Whether it is right.
    pub right: bool,
    /// What is said of it.
    pub saying: Saying,
}

/// A number that comes of a likely mistake.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NumberText {
    /// The number.
    pub is: i64,
    /// What is said of it.
    pub saying: Saying,
}

/// What kind of a question it is, with its answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum QuestionKind {
    /// What would be done.
    Play {
        /// What is right, the first is meant.
        right: Vec<AnswerText>,
        /// What is not.
        wrong: Vec<AnswerText>,
        /// Anything else.
        other: Saying,
    },
    /// One of these.
    Choose(Vec<ChoiceText>),
    /// A whole number.
    Number {
        /// The right one.
        is: i64,
        /// Others, with what is said of them.
        wrong: Vec<NumberText>,
        /// Any other.
        other: Saying,
    },
}

/// A question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonQuestion {
    /// What is asked.
    pub ask: InLanguages,
    /// Its answers.
    pub kind: QuestionKind,
}

/// Something a step tells, held against what the rules work out.
#[derive(Clone, PartialEq, Debug)]
pub struct ToldFact {
    /// The question of the system.
    pub ask: String,
    /// Its fields.
    pub of: Doc,
    /// Where in the answer: "column", "shifts\[0\].by".
    pub at: String,
    /// What stands there.
    pub is: Doc,
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LessonStep {
    /// What it is about.
    pub title: InLanguages,
    /// The text, in the Markdown of the rule books.
    pub text: InLanguages,
    /// The rule behind it.
    pub rule: Option<String>,
    /// The position that is put on the table, if one is.
    pub position: Option<Doc>,
    /// What is played before it is read.
    pub before: Vec<String>,
    /// The overlays that are shown; `None` leaves them.
    pub overlays: Option<Vec<String>>,
    /// Places and units it points at.
    pub shows: Vec<String>,
    /// What it asks.
    pub question: Option<LessonQuestion>,
    /// What helps, a little more each time.
    pub hints: Vec<InLanguages>,
    /// What is told after the answer.
    pub explains: Option<Saying>,
    /// What the other side does after the answer.
    pub reply: Vec<String>,
    /// What it tells, to be held against the rules.
    pub checks: Vec<ToldFact>,
}

/// A lesson as its file has it.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonFile {
    /// The key of its system.
    pub system: String,
    /// The identifier of a scenario that comes with the system, or a scenario as files
    /// have it.
    pub scenario: Doc,
    /// The parameters that are not as in the scenario: an object.
    pub changed: Doc,
    /// The seed of the dice that are not given.
    pub seed: u64,
    /// What it is called.
    pub title: InLanguages,
    /// The chapter of the list it stands in.
    pub chapter: InLanguages,
    /// What it is about, in a sentence.
    pub about: InLanguages,
    /// Its steps.
    pub steps: Vec<LessonStep>,
}

impl LessonFile {
    /// How many of its steps ask something.
    #[must_use]
    pub fn questions(&self) -> usize {
        let asks = |step: &&LessonStep| step.question.is_some();
        self.steps.iter().filter(asks).count()
    }

    /// The lesson as cards in the language spoken, for this table of its game.
    #[must_use]
    pub fn cards(&self, table: &dyn Table, scenario: Doc) -> Lesson {
        let book = table.rulebook();
        let map = table.map();
        let card = |step: &LessonStep| card(step, &book, |name| map.named(name).is_some());
        Lesson {
            title: self.title.told().to_owned(),
            start: "",
            sheet: Some([scenario, self.changed.clone()]),
            seed: self.seed,
            cards: self.steps.iter().map(card).collect(),
            against: None,
        }
    }
}

fn cited(saying: &Saying, book: &Rulebook) -> Cited {
    Cited {
        text: saying.says.told().to_owned(),
        rule: saying.rule.as_deref().and_then(|rule| rule_of(book, rule)),
    }
}

fn card(step: &LessonStep, book: &Rulebook, is_place: impl Fn(&str) -> bool) -> LessonCard {
    let told = |text: &InLanguages| text.told().to_owned();
    let rule = step.rule.as_deref().and_then(|rule| rule_of(book, rule));
    let shows = step.shows.iter().map(|name| match is_place(name) {
        true => PointsAt::At(Pointer::Place(name.clone())),
        false => PointsAt::At(Pointer::Unit(name.clone())),
    });
    let mut card = LessonCard::new(told(&step.title), told(&step.text), rule);
    card.shows = shows.collect();
    card.position.clone_from(&step.position);
    card.before.clone_from(&step.before);
    card.overlays.clone_from(&step.overlays);
    card.hints = step.hints.iter().map(told).collect();
    card.explains = step.explains.as_ref().map(|saying| cited(saying, book));
    card.reply.clone_from(&step.reply);
    if let Some(question) = &step.question {
        card.task = told(&question.ask);
        card.until = Until::Answered(asks(&question.kind, book));
    }
    card
}

fn asks(kind: &QuestionKind, book: &Rulebook) -> Asks {
    let played = |answer: &AnswerText| AnswerPlayed {
        play: answer.play.clone(),
        says: cited(&answer.saying, book),
    };
    match kind {
        QuestionKind::Play {
            right,
            wrong,
            other,
        } => Asks::Play {
            right: right.iter().map(played).collect(),
            wrong: wrong.iter().map(played).collect(),
            other: cited(other, book),
        },
        QuestionKind::Choose(choices) => {
            let choice = |choice: &ChoiceText| Choice {
                text: choice.text.told().to_owned(),
                right: choice.right,
                says: cited(&choice.saying, book),
            };
            Asks::Choose(choices.iter().map(choice).collect())
        }
        QuestionKind::Number { is, wrong, other } => Asks::Number {
            is: *is,
            wrong: (wrong.iter())
                .map(|wrong| (wrong.is, cited(&wrong.saying, book)))
                .collect(),
            other: cited(other, book),
        },
    }
}
