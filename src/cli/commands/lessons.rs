//! The lessons, listed and checked.

use crate::cli::args::Lessons;
use crate::cli::output::{Failure, print, print_json};
use crate::json::Fault;
use crate::lesson::{LessonFile, LessonRead, MAX_BYTES, check, read, shipped};
use crate::record::read_bounded;
use crate::words::tr;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::path::Path;

/// Lists the lessons, tells one, or checks it.
pub(crate) fn lessons(args: &Lessons) -> Result<(), Failure> {
    let Some(name) = &args.lesson else {
        return list(args.json.json);
    };
    let known = shipped().iter().find(|known| known.name == *name);
    let found = match known {
        Some(known) => Ok(LessonRead {
            lesson: known.lesson.clone(),
            damage: None,
        }),
        None => {
            let bytes = read_bounded(Path::new(name), MAX_BYTES).map_err(|why| {
                let why = why.to_string();
                Failure::no(tr!("lesson-unreadable", file = name.as_str(), why = why))
            })?;
            read(&bytes)
        }
    };
    let (lesson, mut faults) = match found {
        Ok(LessonRead { lesson, damage }) => (Some(lesson), damage.into_iter().collect()),
        Err(faults) => (None, faults),
    };
    if args.check {
        faults.extend(lesson.iter().flat_map(check));
    }
    if args.json.json {
        let told: Vec<String> = faults.iter().map(Fault::to_string).collect();
        let lesson = lesson.as_ref().map(|lesson| told_of(name, lesson));
        print_json(&json!({ "lesson": lesson, "checked": args.check, "faults": told }))?;
    } else if let Some(lesson) = lesson.as_ref().filter(|_| faults.is_empty()) {
        let (title, steps) = (lesson.title.told(), lesson.steps.len());
        let asked = lesson.questions();
        let mut out = tr!("lesson-told", title = title, steps = steps, asked = asked);
        if args.check {
            let _ = write!(out, "\n{}", tr!("lesson-sound"));
        }
        print(&format!("{out}\n"))?;
    }
    if faults.is_empty() {
        return Ok(());
    }
    let told: Vec<String> = faults.iter().map(Fault::to_string).collect();
    let told = told.join("\n");
    Err(Failure::no(tr!(
        "lesson-faults",
        file = name.as_str(),
        told = told
    )))
}

fn told_of(name: &str, lesson: &LessonFile) -> Value {
    json!({
        "name": name,
        "system": lesson.system,
        "chapter": lesson.chapter.told(),
        "title": lesson.title.told(),
        "about": lesson.about.told(),
        "steps": lesson.steps.len(),
        "questions": lesson.questions(),
    })
}

fn list(as_json: bool) -> Result<(), Failure> {
    if as_json {
        let all = shipped().iter();
        let all: Vec<Value> = all
            .map(|known| told_of(known.name, &known.lesson))
            .collect();
        return print_json(&json!({ "lessons": all }));
    }
    let mut out = String::new();
    // Writing to a String cannot fail.
    for known in shipped() {
        let lesson = &known.lesson;
        let (title, steps) = (lesson.title.told(), lesson.steps.len());
        let asked = lesson.questions();
        let told = tr!("lesson-told", title = title, steps = steps, asked = asked);
        let _ = writeln!(out, "{}\n    {told}", known.name);
    }
    print(&out)
}
