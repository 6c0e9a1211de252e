//! Whether a lesson can be played as it stands: every position is set up, every answer
//! played, every rule and place looked up, every number held against the rules.

use super::lesson_file::{AnswerText, LessonFile, LessonStep, QuestionKind, Saying};
use crate::engine::{DiceMode, Die, Options, UndoPolicy};
use crate::json::{Doc, Fault, FaultKind, nearest, quoted};
use crate::present::book::Rulebook;
use crate::present::system::{Lesson, Selection, fits, without_faces};
use crate::systems::SYSTEMS;
use crate::table::{Rolled, Sheet, Table, find};
use crate::words::tr;

/// The table a lesson is played on, and its scenario as files have it.
///
/// # Errors
/// Everything that is wrong with system, scenario and options.
pub fn table(lesson: &LessonFile) -> Result<(Box<dyn Table>, Doc), Vec<Fault>> {
    let entry = find(SYSTEMS, &lesson.system).map_err(|why| vec![Fault::at("system", why)])?;
    let scenario = match &lesson.scenario {
        Doc::Text(id) => {
            let start = entry.start(id).ok_or_else(|| {
                let words: Vec<&str> = entry.starts.iter().map(|start| start.id).collect();
                let what = FaultKind::NotOneOf {
                    found: quoted(id),
                    near: nearest(id, &words).map(str::to_owned),
                    words: words.into_iter().map(str::to_owned).collect(),
                };
                vec![Fault::at("scenario", what)]
            })?;
            let read = start.text.parse::<Doc>();
            read.map_err(|why| vec![Fault::at("scenario", FaultKind::Says(why.to_string()))])?
        }
        own => own.clone(),
    };
    let sheet = Sheet {
        scenario: scenario.clone(),
        changed: lesson.changed.clone(),
        options: Options {
            seed: lesson.seed,
            dice: DiceMode::Seeded,
            undo: UndoPolicy::Free,
        },
    };
    Ok(((entry.open)(sheet)?, scenario))
}

/// Everything that is wrong with a lesson as it would be played.
#[must_use]
pub fn check(lesson: &LessonFile) -> Vec<Fault> {
    let (table, scenario) = match table(lesson) {
        Ok(begun) => begun,
        Err(faults) => return faults,
    };
    let cards = lesson.cards(&*table, scenario);
    let mut checking = Checking {
        lesson,
        book: table.rulebook(),
        cards,
        faults: Vec::new(),
    };
    for (n, step) in lesson.steps.iter().enumerate() {
        checking.step(n, step);
    }
    checking.faults
}

struct Checking<'a> {
    lesson: &'a LessonFile,
    book: Rulebook,
    cards: Lesson,
    faults: Vec<Fault>,
}

/// The faces that are written after an action.
fn dice(written: &str) -> Rolled {
    let faces = written.split_once('=').map_or("", |(_, faces)| faces);
    let given: Vec<Die> = (faces.bytes())
        .filter_map(|byte| Die::new(byte.wrapping_sub(b'0')))
        .collect();
    match given.is_empty() {
        true => Rolled::ByTheGame,
        false => Rolled::Given(given),
    }
}

impl Checking<'_> {
    fn says(&mut self, path: String, text: String) {
        self.faults.push(Fault::at(path, FaultKind::Says(text)));
    }

    fn rule(&mut self, path: &str, rule: Option<&String>) {
        if let Some(rule) = rule
            && self.book.find(rule).is_none()
        {
            let path = format!("{path}.rule");
            self.says(path, tr!("lesson-no-rule", rule = quoted(rule)));
        }
    }

    fn saying(&mut self, path: &str, saying: &Saying) {
        self.rule(path, saying.rule.as_ref());
        for (_, text) in saying.says.all() {
            self.references(path, text);
        }
    }

    /// The rules that a text leads to are there.
    fn references(&mut self, path: &str, text: &str) {
        let source = format!("# 1 T\n## 1 T\n{text}\n");
        let read = Rulebook::parse(&source);
        for rule in read.entries().flat_map(|entry| entry.references()) {
            if self.book.find(rule).is_none() {
                self.says(path.to_owned(), tr!("lesson-no-rule", rule = quoted(rule)));
            }
        }
    }

    /// The table as it stands when a step is read; `None` if that cannot be, which is
    /// told.
    fn before(&mut self, n: usize) -> Option<Box<dyn Table>> {
        let mut table = table(self.lesson).ok()?.0;
        let (chapter, way) = self.cards.way(n);
        if let Some(position) = self.lesson.steps.get(chapter)?.position.as_ref()
            && *position != Doc::Object(Vec::new())
            && let Err(faults) = table.set_up(position)
        {
            if chapter == n {
                let named = |fault: Fault| {
                    let path = match fault.path.is_empty() {
                        true => format!("steps[{n}].position"),
                        false => format!("steps[{n}].{}", fault.path),
                    };
                    Fault { path, ..fault }
                };
                self.faults.extend(faults.into_iter().map(named));
            }
            return None;
        }
        for written in way {
            if let Err(why) = table.play(&[without_faces(written).to_owned()], dice(written)) {
                let why = format!("{}: {why}", quoted(written));
                self.says(format!("steps[{n}]"), tr!("lesson-not-played", why = why));
                return None;
            }
        }
        Some(table)
    }

    fn step(&mut self, n: usize, step: &LessonStep) {
        let path = format!("steps[{n}]");
        self.rule(&path, step.rule.as_ref());
        for (_, text) in step.text.all() {
            self.references(&format!("{path}.text"), text);
        }
        if let Some(saying) = &step.explains {
            self.saying(&format!("{path}.explains"), saying);
        }
        let Some(table) = self.before(n) else { return };
        let known: Vec<&str> = (table.about().overlays.iter())
            .map(|overlay| overlay.key)
            .collect();
        for (i, key) in step.overlays.iter().flatten().enumerate() {
            if !known.contains(&key.as_str()) {
                let what = FaultKind::NotOneOf {
                    found: quoted(key),
                    near: nearest(key, &known).map(str::to_owned),
                    words: known.iter().map(|&word| word.to_owned()).collect(),
                };
                let path = format!("{path}.overlays[{i}]");
                self.faults.push(Fault::at(path, what));
            }
        }
        let map = table.map();
        let board = table.board(table.glance().node, &Selection::default(), &[]);
        for (i, shown) in step.shows.iter().enumerate() {
            let unit = board.as_ref().and_then(|board| board.coded(shown));
            if map.named(shown).is_none() && unit.is_none() {
                let what = tr!("lesson-nothing-there", name = quoted(shown));
                self.says(format!("{path}.shows[{i}]"), what);
            }
        }
        self.facts(&path, step, &*table);
        if let Some(question) = &step.question {
            let path = format!("{path}.question");
            for (_, text) in question.ask.all() {
                self.references(&path, text);
            }
            self.answers(n, &path, &question.kind);
        }
        if !step.reply.is_empty() {
            self.reply(n);
        }
    }

    fn facts(&mut self, path: &str, step: &LessonStep, table: &dyn Table) {
        for (i, fact) in step.checks.iter().enumerate() {
            let path = format!("{path}.checks[{i}]");
            match table.ask(&fact.ask, &fact.of) {
                Err(faults) => {
                    let named = |fault: Fault| Fault {
                        path: format!("{path}.of.{}", fault.path),
                        ..fault
                    };
                    self.faults.extend(faults.into_iter().map(named));
                }
                Ok(answer) => {
                    let found = at(&answer, &fact.at);
                    if found != Some(&fact.is) {
                        let found = found.map_or_else(|| "—".to_owned(), Doc::to_string);
                        let is = fact.is.to_string();
                        self.says(path, tr!("lesson-other-fact", is = is, found = found));
                    }
                }
            }
        }
    }

    fn answers(&mut self, n: usize, path: &str, kind: &QuestionKind) {
        match kind {
            QuestionKind::Play {
                right,
                wrong,
                other,
            } => {
                for (i, answer) in right.iter().enumerate() {
                    let path = format!("{path}.play.right[{i}]");
                    self.saying(&path, &answer.saying);
                    self.right(n, &path, answer, i == 0);
                }
                for (i, answer) in wrong.iter().enumerate() {
                    let path = format!("{path}.play.wrong[{i}]");
                    self.saying(&path, &answer.saying);
                    self.wrong(n, &path, answer, right);
                }
                self.saying(&format!("{path}.play.other"), other);
            }
            QuestionKind::Choose(choices) => {
                for (i, choice) in choices.iter().enumerate() {
                    let path = format!("{path}.choose[{i}]");
                    self.saying(&path, &choice.saying);
                    if !choice.right && choice.saying.says.is_empty() {
                        self.says(path, tr!("lesson-says-nothing"));
                    }
                }
            }
            QuestionKind::Number { is, wrong, other } => {
                for (i, number) in wrong.iter().enumerate() {
                    let path = format!("{path}.number.wrong[{i}]");
                    self.saying(&path, &number.saying);
                    if number.is == *is {
                        self.says(path, tr!("lesson-both"));
                    }
                }
                self.saying(&format!("{path}.number.other"), other);
            }
        }
    }

    /// A right answer can be played, one action after the other, as the rules write it.
    fn right(&mut self, n: usize, path: &str, answer: &AnswerText, meant: bool) {
        let open = answer.play.iter().any(|action| action.contains('*'));
        if open && meant {
            return self.says(path.to_owned(), tr!("lesson-first-is-whole"));
        }
        let Some(mut table) = self.before(n) else {
            return;
        };
        for (i, written) in answer.play.iter().enumerate() {
            let path = format!("{path}.play[{i}]");
            let legal = table.legal(None);
            let found = legal.iter().find(|listed| fits(written, &listed.action));
            let Some(action) = found.map(|listed| listed.action.clone()) else {
                return self.refused(path, &*table, written);
            };
            if let Err(why) = table.play(&[action], dice(written)) {
                return self.says(path, tr!("lesson-not-played", why = why.to_string()));
            }
        }
    }

    /// Why the rules do not let an action be done here.
    fn refused(&mut self, path: String, table: &dyn Table, written: &str) {
        let action = without_faces(written);
        let why = match table.explain(action) {
            Err(why) => why.to_string(),
            Ok(reasons) => match reasons.first() {
                Some(first) => match first.rule {
                    Some(rule) => format!("{} [{rule}]", first.text),
                    None => first.text.clone(),
                },
                None => tr!("lesson-another-notation"),
            },
        };
        let why = format!("{}: {why}", quoted(action));
        self.says(path, tr!("lesson-not-played", why = why));
    }

    /// A wrong answer can be read, is no right one, and something is said of it: if the
    /// file does not, the rules do.
    fn wrong(&mut self, n: usize, path: &str, answer: &AnswerText, right: &[AnswerText]) {
        let same = |other: &AnswerText| other.play == answer.play;
        if right.iter().any(same) {
            self.says(path.to_owned(), tr!("lesson-both"));
        }
        let Some(mut table) = self.before(n) else {
            return;
        };
        for (i, written) in answer.play.iter().enumerate() {
            let path = format!("{path}.play[{i}]");
            let legal = table.legal(None);
            let found = legal.iter().find(|listed| fits(written, &listed.action));
            let last = i + 1 == answer.play.len();
            match found.map(|listed| listed.action.clone()) {
                Some(_) if last && answer.saying.says.is_empty() => {
                    self.says(path, tr!("lesson-says-nothing"));
                }
                Some(_) if last => {}
                Some(action) => {
                    if table.play(&[action], dice(written)).is_err() {
                        return self.refused(path, &*table, written);
                    }
                }
                None if last && !written.contains('*') => {
                    if let Err(why) = table.explain(without_faces(written)) {
                        self.says(path, why.to_string());
                    }
                }
                None => return self.refused(path, &*table, written),
            }
        }
    }

    /// What the other side does after the answer that is meant can be played.
    fn reply(&mut self, n: usize) {
        let Some(mut table) = self.before(n) else {
            return;
        };
        let card = &self.cards.cards[n];
        let answer = card.until.actions().to_vec();
        for written in &answer {
            if table
                .play(&[without_faces(written).to_owned()], dice(written))
                .is_err()
            {
                return;
            }
        }
        for (i, written) in card.reply.clone().iter().enumerate() {
            if let Err(why) = table.play(&[without_faces(written).to_owned()], dice(written)) {
                let why = format!("{}: {why}", quoted(written));
                let path = format!("steps[{n}].reply[{i}]");
                return self.says(path, tr!("lesson-not-played", why = why));
            }
        }
    }
}

/// What stands in an answer at a path: "column", "shifts[0].by", "[1].unit".
fn at<'a>(answer: &'a Doc, path: &str) -> Option<&'a Doc> {
    let mut doc = answer;
    let parts = path.split(['.', '[']).filter(|part| !part.is_empty());
    for part in parts {
        doc = match (doc, part.strip_suffix(']')) {
            (Doc::List(list), Some(number)) => list.get(number.parse::<usize>().ok()?)?,
            _ => doc.get(part)?,
        };
    }
    Some(doc)
}
