//! A lesson file read: nothing in it is believed, and everything wrong with it is told at
//! once. Of a file whose end is missing, the steps that are whole.

use super::lesson_file::{
    AnswerText, ChoiceText, InLanguages, LessonFile, LessonQuestion, LessonStep, NumberText,
    QuestionKind, Saying, ToldFact,
};
use super::{FORMAT, VERSION};
use crate::json::{Doc, Fault, FaultKind, Fields, Log, Node, mend};
use crate::table::cut;
use crate::words::{Language, tr};

/// The longest file that is looked at.
pub const MAX_BYTES: usize = 1024 * 1024;

/// The longest text of a step, and of a line, in characters.
const TEXT: usize = 6000;
const LINE: usize = 300;

/// The most steps, and the most entries of any list within one.
const STEPS: usize = 200;
const MOST: usize = 60;

/// The longest action, name or number of a rule.
const ACTION: usize = 200;
const NAME: usize = 80;

/// A lesson that was read.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonRead {
    /// The lesson, up to the damage if there is any.
    pub lesson: LessonFile,
    /// Why the rest was left out.
    pub damage: Option<Fault>,
}

/// Reads a lesson file.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read(bytes: &[u8]) -> Result<LessonRead, Vec<Fault>> {
    if bytes.len() > MAX_BYTES {
        let most = MAX_BYTES / 1024;
        let says = FaultKind::Says(tr!("lesson-too-long", most = most));
        return Err(vec![Fault::of_all(says)]);
    }
    let text = String::from_utf8_lossy(bytes);
    let syntax = match text.parse::<Doc>() {
        Ok(doc) => {
            return read_doc(&doc).map(|lesson| LessonRead {
                lesson,
                damage: None,
            });
        }
        Err(syntax) => syntax,
    };
    let mended = mend(bytes).ok();
    let broken = mended.as_ref().and_then(|mended| mended.broken.as_ref());
    let broken = broken.map_or_else(|| Fault::of_all(FaultKind::Says(syntax.to_string())), cut);
    let doc = mended.and_then(|mended| mended.text.parse::<Doc>().ok());
    let Some(Doc::Object(fields)) = doc else {
        return Err(vec![broken]);
    };
    whole_steps(fields, broken)
}

/// The same of a file that breaks off: its last steps are left out until the rest is
/// sound.
fn whole_steps(mut fields: Vec<(String, Doc)>, broken: Fault) -> Result<LessonRead, Vec<Fault>> {
    loop {
        match read_doc(&Doc::Object(fields.clone())) {
            Ok(lesson) => {
                return Ok(LessonRead {
                    lesson,
                    damage: Some(broken),
                });
            }
            Err(mut faults) => {
                let steps = fields.iter_mut().find_map(|(name, doc)| match doc {
                    Doc::List(steps) if name == "steps" => Some(steps),
                    _ => None,
                });
                let of_last = |steps: &Vec<Doc>| {
                    let last = format!("steps[{}]", steps.len().saturating_sub(1));
                    faults.iter().all(|fault| fault.path.starts_with(&last))
                };
                match steps {
                    Some(steps) if steps.len() > 1 && of_last(steps) => {
                        steps.pop();
                    }
                    _ => {
                        faults.insert(0, broken);
                        return Err(faults);
                    }
                }
            }
        }
    }
}

fn read_doc(doc: &Doc) -> Result<LessonFile, Vec<Fault>> {
    let log = Log::default();
    let lesson = lesson(&Node::new(doc, "", &log));
    match (log.take(), lesson) {
        (faults, Some(lesson)) if faults.is_empty() => Ok(lesson),
        (faults, _) if !faults.is_empty() => Err(faults),
        _ => Err(vec![Fault::of_all(FaultKind::Empty)]),
    }
}

fn lesson(node: &Node<'_>) -> Option<LessonFile> {
    let fields = node.object(&[
        "format", "version", "system", "scenario", "changed", "seed", "title", "chapter", "about",
        "steps",
    ])?;
    let format = fields.field("format");
    let format = format.and_then(|node| node.word(&[FORMAT]));
    let version = fields.field("version");
    let version = version.and_then(|node| node.number(1..=i64::try_from(VERSION).unwrap_or(1)));
    let system = fields.field("system").and_then(|node| node.name(NAME));
    let scenario = fields.field("scenario").and_then(|node| match node.doc() {
        Doc::Object(_) => Some(node.doc().clone()),
        _ => node.name(NAME).map(Doc::Text),
    });
    let changed = match fields.optional("changed") {
        Some(node) => object(&node),
        None => Some(Doc::Object(Vec::new())),
    };
    let seed = match fields.optional("seed") {
        Some(node) => node.number(0..=i64::from(u32::MAX)),
        None => Some(1),
    };
    let title = fields.field("title").and_then(|node| text(&node, LINE));
    let chapter = maybe(&fields, "chapter", |node| text(node, LINE));
    let about = maybe(&fields, "about", |node| text(node, TEXT));
    let steps = fields
        .field("steps")
        .and_then(|node| node.filled_list(STEPS));
    let steps: Vec<Option<LessonStep>> = steps?.iter().map(step).collect();
    format?;
    version?;
    Some(LessonFile {
        system: system?,
        scenario: scenario?,
        changed: changed?,
        seed: u64::try_from(seed?).ok()?,
        title: title?,
        chapter: chapter?,
        about: about?,
        steps: steps.into_iter().collect::<Option<_>>()?,
    })
}

/// A field that may be missing: then what is usual.
fn maybe<T: Default>(
    fields: &Fields<'_>,
    name: &str,
    read: impl Fn(&Node<'_>) -> Option<T>,
) -> Option<T> {
    match fields.optional(name) {
        Some(node) => read(&node),
        None => Some(T::default()),
    }
}

fn object(node: &Node<'_>) -> Option<Doc> {
    match node.doc() {
        Doc::Object(_) => Some(node.doc().clone()),
        _ => {
            let found = node.doc().word();
            let wanted = "an object";
            node.fault(FaultKind::WrongType { wanted, found });
            None
        }
    }
}

fn all<T>(node: &Node<'_>, read: impl Fn(&Node<'_>) -> Option<T>) -> Option<Vec<T>> {
    let read: Vec<Option<T>> = node.list(MOST)?.iter().map(read).collect();
    read.into_iter().collect()
}

/// A text, in English or by language.
fn text(node: &Node<'_>, most: usize) -> Option<InLanguages> {
    let filled = |node: &Node<'_>| {
        let text = node.text(most)?;
        let odd = |c: char| c.is_control() && c != '\n';
        if text.trim().is_empty() {
            node.fault(FaultKind::Empty);
        } else if text.chars().any(odd) {
            node.fault(FaultKind::ControlCharacter);
        } else {
            return Some(text.to_owned());
        }
        None
    };
    if matches!(node.doc(), Doc::Text(_)) {
        return Some(InLanguages::of(Language::English, filled(node)?));
    }
    let codes = Language::ALL.map(Language::code);
    let fields = node.object(&codes)?;
    let mut all = InLanguages::default();
    for language in Language::ALL {
        if let Some(node) = fields.optional(language.code()) {
            all.set(language, filled(&node)?);
        }
    }
    if all.is_empty() {
        node.fault(FaultKind::Empty);
        return None;
    }
    Some(all)
}

fn name(node: &Node<'_>) -> Option<String> {
    node.name(NAME)
}

fn rule(fields: &Fields<'_>) -> Option<Option<String>> {
    maybe(fields, "rule", |node| name(node).map(Some))
}

fn actions(fields: &Fields<'_>, field: &str) -> Option<Vec<String>> {
    maybe(fields, field, |node| all(node, |node| node.name(ACTION)))
}

fn step(node: &Node<'_>) -> Option<LessonStep> {
    let fields = node.object(&[
        "title", "text", "rule", "position", "before", "overlays", "shows", "question", "hints",
        "explains", "reply", "checks",
    ])?;
    let title = fields.field("title").and_then(|node| text(&node, LINE));
    let told = fields.field("text").and_then(|node| text(&node, TEXT));
    let rule = rule(&fields);
    let position = maybe(&fields, "position", |node| object(node).map(Some));
    let before = actions(&fields, "before");
    let overlays = maybe(&fields, "overlays", |node| all(node, name).map(Some));
    let shows = maybe(&fields, "shows", |node| all(node, name));
    let question = maybe(&fields, "question", |node| question(node).map(Some));
    let hints = maybe(&fields, "hints", |node| all(node, |node| text(node, TEXT)));
    let explains = maybe(&fields, "explains", |node| saying(node).map(Some));
    let reply = actions(&fields, "reply");
    let checks = maybe(&fields, "checks", |node| all(node, fact));
    Some(LessonStep {
        title: title?,
        text: told?,
        rule: rule?,
        position: position?,
        before: before?,
        overlays: overlays?,
        shows: shows?,
        question: question?,
        hints: hints?,
        explains: explains?,
        reply: reply?,
        checks: checks?,
    })
}

fn fact(node: &Node<'_>) -> Option<ToldFact> {
    let fields = node.object(&["ask", "of", "at", "is"])?;
    let ask = fields.field("ask").and_then(|node| name(&node));
    let of = match fields.optional("of") {
        Some(node) => object(&node),
        None => Some(Doc::Object(Vec::new())),
    };
    let at = fields.field("at").and_then(|node| name(&node));
    let is = fields.field("is").map(|node| node.doc().clone());
    Some(ToldFact {
        ask: ask?,
        of: of?,
        at: at?,
        is: is?,
    })
}

fn said(fields: &Fields<'_>) -> Option<Saying> {
    let says = maybe(fields, "says", |node| text(node, TEXT));
    let rule = rule(fields);
    Some(Saying {
        says: says?,
        rule: rule?,
    })
}

fn saying(node: &Node<'_>) -> Option<Saying> {
    said(&node.object(&["says", "rule"])?)
}

fn question(node: &Node<'_>) -> Option<LessonQuestion> {
    let fields = node.object(&["ask", "play", "choose", "number"])?;
    let ask = fields.field("ask").and_then(|node| text(&node, TEXT));
    let [play, choose, number] = ["play", "choose", "number"].map(|name| fields.optional(name));
    let kind = match (play, choose, number) {
        (Some(node), None, None) => play_kind(&node),
        (None, Some(node), None) => choose_kind(&node),
        (None, None, Some(node)) => number_kind(&node),
        _ => {
            fields.fault(FaultKind::Says(tr!("lesson-one-kind")));
            None
        }
    };
    Some(LessonQuestion {
        ask: ask?,
        kind: kind?,
    })
}

fn answer(node: &Node<'_>) -> Option<AnswerText> {
    let fields = node.object(&["play", "says", "rule"])?;
    let play = fields.field("play").and_then(|node| {
        node.filled_list(MOST)?;
        all(&node, |node| node.name(ACTION))
    });
    let saying = said(&fields);
    Some(AnswerText {
        play: play?,
        saying: saying?,
    })
}

fn play_kind(node: &Node<'_>) -> Option<QuestionKind> {
    let fields = node.object(&["right", "wrong", "other"])?;
    let right = fields.field("right").and_then(|node| {
        node.filled_list(MOST)?;
        all(&node, answer)
    });
    let wrong = maybe(&fields, "wrong", |node| all(node, answer));
    let other = maybe(&fields, "other", saying);
    Some(QuestionKind::Play {
        right: right?,
        wrong: wrong?,
        other: other?,
    })
}

fn choose_kind(node: &Node<'_>) -> Option<QuestionKind> {
    let choices = all(node, |node| {
        let fields = node.object(&["text", "right", "says", "rule"])?;
        let told = fields.field("text").and_then(|node| text(&node, TEXT));
        let right = maybe(&fields, "right", |node| node.flag());
        let saying = said(&fields);
        Some(ChoiceText {
            text: told?,
            right: right?,
            saying: saying?,
        })
    })?;
    if choices.len() < 2 || !choices.iter().any(|choice| choice.right) {
        node.fault(FaultKind::Says(tr!("lesson-one-right")));
        return None;
    }
    Some(QuestionKind::Choose(choices))
}

fn number_kind(node: &Node<'_>) -> Option<QuestionKind> {
    const BOUND: i64 = 1_000_000;
    let number = |node: &Node<'_>| node.number(-BOUND..=BOUND);
    let fields = node.object(&["is", "wrong", "other"])?;
    let is = fields.field("is").and_then(|node| number(&node));
    let wrong = maybe(&fields, "wrong", |node| {
        all(node, |node| {
            let fields = node.object(&["is", "says", "rule"])?;
            let is = fields.field("is").and_then(|node| number(&node));
            let saying = said(&fields);
            Some(NumberText {
                is: is?,
                saying: saying?,
            })
        })
    });
    let other = maybe(&fields, "other", saying);
    Some(QuestionKind::Number {
        is: is?,
        wrong: wrong?,
        other: other?,
    })
}
