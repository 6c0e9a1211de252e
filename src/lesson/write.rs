//! The file of a lesson.

use super::lesson_file::{
    AnswerText, InLanguages, LessonFile, LessonQuestion, LessonStep, QuestionKind, Saying, ToldFact,
};
use super::{FORMAT, VERSION};
use crate::json::Doc;
use crate::words::Language;

/// Outer levels of a lesson file that have a line for each entry.
const LEVELS: usize = 4;

type Pairs = Vec<(&'static str, Doc)>;

impl LessonFile {
    /// The text of its file: what [`read`](super::read()) reads.
    #[must_use]
    pub fn write(&self) -> String {
        format!("{}\n", self.doc().laid_out(LEVELS, 0))
    }

    /// The same as a tree.
    #[must_use]
    pub fn doc(&self) -> Doc {
        let mut all: Pairs = vec![
            ("format", FORMAT.into()),
            ("version", Doc::Whole(VERSION)),
            ("system", self.system.as_str().into()),
            ("scenario", self.scenario.clone()),
        ];
        if self.changed != Doc::Object(Vec::new()) {
            all.push(("changed", self.changed.clone()));
        }
        if self.seed != 1 {
            all.push(("seed", Doc::Whole(self.seed)));
        }
        text(&mut all, "title", &self.title);
        text(&mut all, "chapter", &self.chapter);
        text(&mut all, "about", &self.about);
        let steps = self.steps.iter().map(step).collect();
        all.push(("steps", Doc::List(steps)));
        Doc::object(all)
    }
}

fn told(text: &InLanguages) -> Doc {
    let mut all = text.all();
    match (all.next(), all.next()) {
        (Some((code, text)), None) if code == Language::English.code() => text.into(),
        _ => {
            let order = Language::ALL.map(|language| (language.code(), text.get(language)));
            Doc::object(
                order
                    .into_iter()
                    .filter_map(|(code, text)| Some((code, text?.into()))),
            )
        }
    }
}

fn text(all: &mut Pairs, name: &'static str, words: &InLanguages) {
    if !words.is_empty() {
        all.push((name, told(words)));
    }
}

fn rule(all: &mut Pairs, rule: Option<&String>) {
    if let Some(rule) = rule {
        all.push(("rule", rule.as_str().into()));
    }
}

fn words(list: &[String]) -> Doc {
    Doc::List(list.iter().map(|word| word.as_str().into()).collect())
}

fn list(all: &mut Pairs, name: &'static str, entries: &[String]) {
    if !entries.is_empty() {
        all.push((name, words(entries)));
    }
}

fn step(step: &LessonStep) -> Doc {
    let mut all = Pairs::new();
    text(&mut all, "title", &step.title);
    text(&mut all, "text", &step.text);
    rule(&mut all, step.rule.as_ref());
    if let Some(position) = &step.position {
        all.push(("position", position.clone()));
    }
    list(&mut all, "before", &step.before);
    if let Some(overlays) = &step.overlays {
        all.push(("overlays", words(overlays)));
    }
    list(&mut all, "shows", &step.shows);
    if let Some(asked) = &step.question {
        all.push(("question", question(asked)));
    }
    if !step.hints.is_empty() {
        all.push(("hints", Doc::List(step.hints.iter().map(told).collect())));
    }
    if let Some(explains) = &step.explains {
        all.push(("explains", Doc::object(said(explains))));
    }
    list(&mut all, "reply", &step.reply);
    if !step.checks.is_empty() {
        all.push(("checks", Doc::List(step.checks.iter().map(fact).collect())));
    }
    Doc::object(all)
}

fn fact(fact: &ToldFact) -> Doc {
    let mut all: Pairs = vec![("ask", fact.ask.as_str().into())];
    if fact.of != Doc::Object(Vec::new()) {
        all.push(("of", fact.of.clone()));
    }
    all.push(("at", fact.at.as_str().into()));
    all.push(("is", fact.is.clone()));
    Doc::object(all)
}

fn said(saying: &Saying) -> Pairs {
    let mut all = Pairs::new();
    text(&mut all, "says", &saying.says);
    rule(&mut all, saying.rule.as_ref());
    all
}

fn other(all: &mut Pairs, saying: &Saying) {
    if *saying != Saying::default() {
        all.push(("other", Doc::object(said(saying))));
    }
}

fn answers(answers: &[AnswerText]) -> Doc {
    let answer = |answer: &AnswerText| {
        let mut all: Pairs = vec![("play", words(&answer.play))];
        all.extend(said(&answer.saying));
        Doc::object(all)
    };
    Doc::List(answers.iter().map(answer).collect())
}

fn question(question: &LessonQuestion) -> Doc {
    let mut all = Pairs::new();
    text(&mut all, "ask", &question.ask);
    match &question.kind {
        QuestionKind::Play {
            right,
            wrong,
            other: rest,
        } => {
            let mut play: Pairs = vec![("right", answers(right))];
            if !wrong.is_empty() {
                play.push(("wrong", answers(wrong)));
            }
            other(&mut play, rest);
            all.push(("play", Doc::object(play)));
        }
        QuestionKind::Choose(choices) => {
            let choices = choices.iter().map(|choice| {
                let mut one = Pairs::new();
                text(&mut one, "text", &choice.text);
                if choice.right {
                    one.push(("right", true.into()));
                }
                one.extend(said(&choice.saying));
                Doc::object(one)
            });
            all.push(("choose", Doc::List(choices.collect())));
        }
        QuestionKind::Number {
            is,
            wrong,
            other: rest,
        } => {
            let mut number: Pairs = vec![("is", (*is).into())];
            if !wrong.is_empty() {
                let wrong = wrong.iter().map(|wrong| {
                    let mut one: Pairs = vec![("is", wrong.is.into())];
                    one.extend(said(&wrong.saying));
                    Doc::object(one)
                });
                number.push(("wrong", Doc::List(wrong.collect())));
            }
            other(&mut number, rest);
            all.push(("number", Doc::object(number)));
        }
    }
    Doc::object(all)
}
