//! Verbs over a [`Table`]: a game of any system.

pub(crate) mod advise;
pub(crate) mod messages;
mod opening;
mod play_out;

pub(crate) use opening::{begin, load};

use super::files::Files;
use super::request::{Answer, Fault, Request};
use crate::engine::{Die, NodeId, SideNo, Viewer};
use crate::json::{self, Doc, FaultKind};
use crate::present::system::{Pointer, Question, Selection};
use crate::table::{Edit, Entry, NotPlayed, Rolled, Table};
use serde_json::value::RawValue;
use serde_json::{Value, json};

/// The verbs over a table, with the fields each takes besides `do` and `id`.
pub(crate) const VERBS: [(&str, &[&str]); 28] = [
    ("save", &["path", "force"]),
    ("position", &["position"]),
    ("state", &["node"]),
    ("legal", &["brief", "about"]),
    ("check", &["action"]),
    ("explain", &["action"]),
    ("throw", &["action"]),
    ("play", &["action", "actions", "die", "dice"]),
    ("undo", &["all"]),
    ("redo", &[]),
    ("go", &["node"]),
    ("history", &["from", "tree"]),
    ("lines", &[]),
    ("edit", &["node", "name", "promote", "delete", "bring_back"]),
    ("compare", &["node", "with"]),
    ("falls", &["node"]),
    ("choose", &["node", "dice"]),
    ("points", &[]),
    ("rule", &["number", "search"]),
    ("panel", &["units", "place", "draft", "hovered"]),
    ("point", &["at", "units", "place", "draft", "hovered"]),
    ("parameters", &[]),
    ("seat", &["side"]),
    ("questions", &[]),
    ("hint", &["seed"]),
    ("evaluate", &["level", "games", "seed"]),
    ("intentions", &["side", "seed"]),
    ("play_out", &["level", "players", "until", "seed"]),
];

/// Carries a verb out; `None` if it is none of these and no question of this
/// system.
pub(crate) fn run_verb(
    table: &mut dyn Table,
    verb: &str,
    request: &Request<'_>,
    files: &Files,
    systems: &[Entry],
) -> Option<Answer> {
    let questions = table.about().questions;
    let question = questions.iter().find(|q| q.verb == verb);
    let known = match (question, VERBS.iter().find(|(name, _)| *name == verb)) {
        (Some(question), _) => question.fields,
        (None, Some((_, fields))) => fields,
        (None, None) => return None,
    };
    let known: Vec<&str> = ["do", "id"].iter().chain(known).copied().collect();
    Some(request.only(&known).and_then(|()| match question {
        Some(question) => ask(table, question, request),
        None => done(table, verb, request, files, systems),
    }))
}

fn done(
    table: &mut dyn Table,
    verb: &str,
    request: &Request<'_>,
    files: &Files,
    systems: &[Entry],
) -> Answer {
    match verb {
        "save" => opening::save(table, request, files, systems),
        "position" => set_up(table, request),
        "state" => state(table, request),
        "legal" => legal(table, request),
        "check" => judged(table, request, 1),
        "explain" => judged(table, request, usize::MAX),
        "throw" => {
            let throw = table
                .throw(&action(request)?)
                .map_err(|why| not_played(&why))?;
            Ok(json!({ "throw": messages::throw(&throw) }))
        }
        "play" => play(table, request),
        "undo" => undo(table, request),
        "redo" => match table.redo() {
            true => Ok(messages::glance(table)),
            false => Err(Fault::new("redo", "nothing has been undone")),
        },
        "go" => go(table, request),
        "history" => history(table, request),
        "lines" => Ok(messages::lines(table)),
        "edit" => edit(table, request),
        "compare" => {
            let with: usize = request.field("with", "the number of an action")?;
            let nodes = [node(table, request)?, NodeId(with)];
            let none = || Fault::request("one of these positions is not there to look at");
            let differs = table.compare(nodes).ok_or_else(none)?;
            let differs = differs.iter().map(|it| messages::difference(table, it));
            Ok(json!({ "differs": differs.collect::<Vec<_>>() }))
        }
        "falls" => {
            let falls = table.falls(node(table, request)?);
            Ok(json!({ "falls": falls.iter().map(messages::fall).collect::<Vec<_>>() }))
        }
        "choose" => choose(table, request),
        "points" => Ok(points(table)),
        "rule" => rule(table, request),
        "panel" => {
            let panel = table.panel(&selection(request)?);
            Ok(json!({ "panel": messages::panel(table, &panel) }))
        }
        "point" => {
            let at = request
                .raw("at")
                .ok_or_else(|| Fault::request("“at” is missing: an object"))?;
            let click = table.pointed(&selection(request)?, &pointer("at", at)?);
            Ok(json!({ "click": messages::click(&click) }))
        }
        "parameters" => {
            let all: Vec<Value> = table.parameters().iter().map(messages::parameter).collect();
            Ok(json!({ "parameters": all }))
        }
        "seat" => seat(table, request),
        "hint" => advise::hint(table, request),
        "evaluate" => advise::evaluate(table, request),
        "intentions" => advise::intentions(table, request),
        "play_out" => play_out::play_out(table, request, systems),
        _ => {
            let all = table.about().questions.iter();
            let all: Vec<Value> = all
                .map(|q| json!({ "do": q.verb, "fields": q.fields, "about": q.about }))
                .collect();
            Ok(json!({ "questions": all }))
        }
    }
}

/// What `new` and `load` answer.
pub(crate) fn put(table: &dyn Table) -> Value {
    let mut out = messages::glance(table);
    out["title"] = table.title().into();
    out["seed"] = table.options().seed.to_string().into();
    out
}

/// A part of a request as a tree.
fn doc(raw: &RawValue) -> Result<Doc, Fault> {
    let read = raw.get().parse();
    read.map_err(|e: json::Syntax| Fault::request(e.to_string()))
}

/// Every fault: the first as the reason, the others as `more`.
fn faulty(kind: &'static str, faults: &[json::Fault]) -> Fault {
    let mut reasons = faults.iter().map(ToString::to_string);
    let first = reasons.next().unwrap_or_default();
    Fault {
        more: reasons.map(|reason| json!({ "reason": reason })).collect(),
        ..Fault::new(kind, first)
    }
}

/// Why a gesture was not done.
fn not_played(why: &NotPlayed) -> Fault {
    let kind = match why {
        NotPlayed::Nothing | NotPlayed::OneByOne | NotPlayed::OnlyInTheOpen => "request",
        NotPlayed::NotYours => "seat",
        NotPlayed::Unreadable { .. } => "notation",
        NotPlayed::Illegal { .. } => "illegal",
        NotPlayed::NeedsDice { .. }
        | NotPlayed::WrongDice { .. }
        | NotPlayed::TwoThrows
        | NotPlayed::NotTheSeeds { .. } => "die",
        NotPlayed::Full => "full",
    };
    let mut fault = Fault::new(kind, why.to_string());
    match why {
        NotPlayed::Illegal { reasons, .. } => {
            fault.rule = reasons.first().and_then(|r| r.rule);
            fault.more = reasons.iter().skip(1).map(messages::cited).collect();
        }
        NotPlayed::NeedsDice { throw, .. } => {
            let needs = throw.dice.iter().map(|die| match die.needs.as_str() {
                "" => die.label.clone(),
                needs => format!("{}: {needs}", die.label),
            });
            fault.more = needs.map(|reason| json!({ "reason": reason })).collect();
        }
        _ => {}
    }
    fault
}

fn action(request: &Request<'_>) -> Result<String, Fault> {
    request.text("action", "the notation of an action")
}

fn node(table: &dyn Table, request: &Request<'_>) -> Result<NodeId, Fault> {
    let node: Option<usize> = request.optional("node", "the number of an action")?;
    Ok(node.map_or(table.glance().node, NodeId))
}

fn state(table: &dyn Table, request: &Request<'_>) -> Answer {
    let node = node(table, request)?;
    let none = || Fault::request(format!("there is no position {} to look at", node.0));
    let position = table.position(node).ok_or_else(none)?;
    let mut out = messages::glance(table);
    out["node"] = node.0.into();
    out["position"] = messages::value(&position);
    Ok(out)
}

fn set_up(table: &mut dyn Table, request: &Request<'_>) -> Answer {
    let missing = || Fault::request("“position” is missing: an object");
    let position = doc(request.raw("position").ok_or_else(missing)?)?;
    table
        .set_up(&position)
        .map_err(|faults| faulty("position", &faults))?;
    Ok(messages::glance(table))
}

fn legal(table: &dyn Table, request: &Request<'_>) -> Answer {
    let brief: Option<bool> = request.optional("brief", "true or false")?;
    let about = request
        .raw("about")
        .map(|raw| pointer("about", raw))
        .transpose()?;
    let listed = table.legal(about.as_ref());
    let actions: Vec<Value> = match brief.unwrap_or(false) {
        true => listed.into_iter().map(|l| l.action.into()).collect(),
        false => listed.iter().map(messages::listed).collect(),
    };
    let to_act = table.glance().to_act;
    Ok(json!({ "to_act": messages::side(table, to_act), "actions": actions }))
}

fn judged(table: &dyn Table, request: &Request<'_>, most: usize) -> Answer {
    let action = action(request)?;
    let why = table.explain(&action).map_err(|why| not_played(&why))?;
    let legal = why.is_empty();
    let mut reasons = why.iter().take(most).map(messages::cited);
    let why: Value = match most {
        1 => reasons.next().into(),
        _ => reasons.collect(),
    };
    Ok(json!({ "action": action, "legal": legal, "why_not": why }))
}

fn play(table: &mut dyn Table, request: &Request<'_>) -> Answer {
    let one: Option<String> = request.optional("action", "the notation of an action")?;
    let several: Option<Vec<String>> = request.optional("actions", "a list of actions")?;
    let gesture = match (one, several) {
        (Some(one), None) => vec![one],
        (None, Some(several)) => several,
        _ => return Err(Fault::request("give either “action” or “actions”")),
    };
    let die: Option<u8> = request.optional("die", "a whole number from 1 to 6")?;
    let dice: Option<Vec<u8>> = request.optional("dice", "a list of whole numbers from 1 to 6")?;
    let given = match (die, dice) {
        (None, None) => None,
        (Some(die), None) => Some(vec![die]),
        (None, Some(dice)) => Some(dice),
        _ => return Err(Fault::request("give either “die” or “dice”")),
    };
    let read = |pips: u8| Die::new(pips).ok_or_else(|| Fault::request("a die shows 1 to 6"));
    let rolled = match given {
        None => Rolled::ByTheGame,
        Some(dice) => Rolled::Given(dice.into_iter().map(read).collect::<Result<_, _>>()?),
    };
    table
        .play(&gesture, rolled)
        .map_err(|why| not_played(&why))?;
    Ok(done_last(table, gesture.len()))
}

/// The glance after so many actions were done, and these.
fn done_last(table: &dyn Table, count: usize) -> Value {
    let mut out = messages::glance(table);
    let here = table.glance().ply;
    let done = table
        .line()
        .into_iter()
        .take(here)
        .skip(here.saturating_sub(count));
    let done = done.filter_map(|node| table.told(node));
    out["done"] = done.map(|node| messages::told(table, &node)).collect();
    out
}

fn undo(table: &mut dyn Table, request: &Request<'_>) -> Answer {
    let all: Option<bool> = request.optional("all", "true or false")?;
    let undone = match all.unwrap_or(false) {
        true => table.undo_all(),
        false => table.undo(),
    };
    undone.map_err(|why| Fault::new("undo", why.to_string()))?;
    Ok(messages::glance(table))
}

fn go(table: &mut dyn Table, request: &Request<'_>) -> Answer {
    let node: usize = request.field("node", "the number of an action")?;
    if table.go(NodeId(node)) {
        return Ok(messages::glance(table));
    }
    let why = match table.is_open() {
        true => format!("there is no action {node}; there are {}", table.actions()),
        false => {
            "something is hidden in this game: no other position is shown before it ends".to_owned()
        }
    };
    Err(Fault::request(why))
}

fn history(table: &dyn Table, request: &Request<'_>) -> Answer {
    let from: usize = request
        .optional("from", "a whole number")?
        .unwrap_or_default();
    let tree: Option<bool> = request.optional("tree", "true or false")?;
    let glance = table.glance();
    let nodes: Vec<NodeId> = match tree.unwrap_or(false) {
        true => (1..=table.actions()).map(NodeId).collect(),
        false => table.line().into_iter().take(glance.ply).collect(),
    };
    let nodes = nodes
        .into_iter()
        .skip(from)
        .filter_map(|node| table.told(node));
    let actions: Vec<Value> = nodes.map(|node| messages::told(table, &node)).collect();
    Ok(
        json!({ "node": glance.node.0, "ply": glance.ply, "plies": glance.plies, "actions": actions }),
    )
}

fn edit(table: &mut dyn Table, request: &Request<'_>) -> Answer {
    let node = node(table, request)?;
    let name: Option<String> = request.optional("name", "a text")?;
    let mut asked: Vec<Edit> = name
        .map(|name| Edit::Name(node, name))
        .into_iter()
        .collect();
    for (field, edit) in [
        ("promote", Edit::Promote(node)),
        ("delete", Edit::Delete(node)),
        ("bring_back", Edit::BringBack(node)),
    ] {
        let wanted: Option<bool> = request.optional(field, "true or false")?;
        asked.extend(wanted.unwrap_or(false).then_some(edit));
    }
    let [edit] = <[Edit; 1]>::try_from(asked)
        .map_err(|_| Fault::request("give one of “name”, “promote”, “delete” and “bring_back”"))?;
    table.edit(edit).map_err(Fault::request)?;
    let mut out = messages::lines(table);
    for (name, value) in messages::glance(table).as_object().into_iter().flatten() {
        out[name] = value.clone();
    }
    Ok(out)
}

fn choose(table: &mut dyn Table, request: &Request<'_>) -> Answer {
    let node = node(table, request)?;
    let dice: Vec<u8> = request.field("dice", "a list of whole numbers from 1 to 6")?;
    let read = |pips: u8| Die::new(pips).ok_or_else(|| Fault::request("a die shows 1 to 6"));
    let dice: Vec<Die> = dice.into_iter().map(read).collect::<Result<_, _>>()?;
    let to = table.choose(node, &dice).map_err(|why| not_played(&why))?;
    let mut out = messages::glance(table);
    out["done"] = table
        .told(to)
        .iter()
        .map(|it| messages::told(table, it))
        .collect();
    Ok(out)
}

fn points(table: &dyn Table) -> Value {
    let glance = table.glance();
    let score = table.score();
    let receipt: Vec<Value> = score
        .iter()
        .map(|row| messages::receipt(table, row))
        .collect();
    json!({ "margin": glance.margin, "receipt": receipt, "over": glance.outcome.is_some(),
            "verdict": glance.outcome.map(|(_, told)| told) })
}

fn rule(table: &dyn Table, request: &Request<'_>) -> Answer {
    let number: Option<String> = request.optional("number", "a text")?;
    let search: Option<String> = request.optional("search", "a text")?;
    let book = table.rulebook();
    match (number, search) {
        (Some(number), None) => {
            let none = || Fault::request(format!("there is no rule {}", json::quoted(&number)));
            let case = book.find(&number).ok_or_else(none)?;
            let text = case.text();
            Ok(
                json!({ "rule": { "number": case.number, "title": case.title, "text": text.trim_end() } }),
            )
        }
        (None, Some(search)) => {
            let found = book.search(&search).into_iter();
            let found: Vec<Value> = found
                .map(|case| json!({ "number": case.number, "title": case.title }))
                .collect();
            Ok(json!({ "found": found }))
        }
        _ => Err(Fault::request("give either “number” or “search”")),
    }
}

fn seat(table: &mut dyn Table, request: &Request<'_>) -> Answer {
    let word = request.text("side", "a side, “room” or “all”")?;
    let about = table.about();
    let viewer = match word.as_str() {
        "all" => Viewer::All,
        "room" => Viewer::Room,
        key => {
            let keys = SideNo::BOTH.map(|side| about.sides[side.index()].key.as_str());
            let words: Vec<&str> = keys.into_iter().chain(["room", "all"]).collect();
            let what = || FaultKind::NotOneOf {
                found: json::quoted(key),
                near: json::nearest(key, &words).map(str::to_owned),
                words: words.iter().map(|&w| w.to_owned()).collect(),
            };
            let side = about.side(key);
            Viewer::Side(side.ok_or_else(|| Fault::request(format!("side: {}", what())))?)
        }
    };
    table.view_as(viewer);
    Ok(messages::glance(table))
}

fn ask(table: &dyn Table, question: &Question, request: &Request<'_>) -> Answer {
    let mut fields = Vec::new();
    for name in question.fields {
        if let Some(raw) = request.raw(name) {
            fields.push(((*name).to_owned(), doc(raw)?));
        }
    }
    let answer = table.ask(question.verb, &Doc::Object(fields));
    let answer = answer.map_err(|faults| faulty("request", &faults))?;
    Ok(json!({ "answer": messages::value(&answer) }))
}

fn selection(request: &Request<'_>) -> Result<Selection, Fault> {
    Ok(Selection {
        units: request
            .optional("units", "a list of units")?
            .unwrap_or_default(),
        place: request.optional("place", "a place")?,
        draft: request.optional("draft", "a text")?.unwrap_or_default(),
        hovered: request.optional("hovered", "a place")?,
    })
}

fn pointer(name: &str, raw: &RawValue) -> Result<Pointer, Fault> {
    let at = Request::read_inner(name, raw)?;
    at.only(&["unit", "place", "stack"])?;
    if let Some(unit) = at.optional("stack", "a unit")? {
        return match at.raw("unit").or(at.raw("place")) {
            None => Ok(Pointer::Stack(unit)),
            Some(_) => Err(Fault::request(format!(
                "“{name}” has “stack” and something else besides"
            ))),
        };
    }
    let unit: Option<String> = at.optional("unit", "a unit")?;
    let place: Option<String> = at.optional("place", "a place")?;
    match (unit, place) {
        (Some(unit), Some(place)) => Ok(Pointer::Drop(unit, place)),
        (Some(unit), None) => Ok(Pointer::Unit(unit)),
        (None, Some(place)) => Ok(Pointer::Place(place)),
        (None, None) => Err(Fault::request(format!(
            "“{name}” has neither “unit” nor “place” nor “stack”"
        ))),
    }
}
