//! A game at the table for a terminal: where it stands, what lies where, what is
//! to be decided.

use crate::engine::{Die, NodeId, SideNo};
use crate::json::Doc;
use crate::present::duty::{GroupTask, PlanTold};
use crate::present::system::{
    Block, Button, Chances, Cited, Dangers, Fact, Panel, Ranked, ReceiptRow, Row, Selection, Throw,
};
use crate::space::shape::PlaceId;
use crate::table::{Idea, Table, Told};
use crate::words::{decimal, tr};
use serde_json::{Value, json};
use std::fmt::Write as _;

// Writing to a String cannot fail.

/// A position of a game that stands there: time, decision, points, units.
pub(crate) fn stands(table: &dyn Table) -> String {
    let glance = table.glance();
    let time: Vec<&str> = glance
        .time
        .iter()
        .map(String::as_str)
        .filter(|part| !part.is_empty())
        .collect();
    let mut out = format!("{}\n", time.join(", "));
    if let Some((_, ending)) = &glance.outcome {
        let _ = writeln!(out, "{ending}");
    }
    out += &panel(table, &table.panel(&Selection::default()));
    out += &score(table);
    for side in SideNo::BOTH {
        let _ = writeln!(out, "\n{}", tr!("seated-on-map", side = name(table, side)));
        out += &units(table, glance.node, side);
    }
    out
}

/// How the points come about, and what they come to.
fn score(table: &dyn Table) -> String {
    let rows = table.score();
    let sums = ReceiptRow::sums(&rows);
    let [first, second] = SideNo::BOTH.map(|side| name(table, side));
    let mut out = format!(
        "\n{}\n",
        tr!(
            "seated-points",
            first = first,
            one = sums[0],
            second = second,
            other = sums[1]
        )
    );
    out += &receipt(table, &rows);
    out
}

fn receipt(table: &dyn Table, rows: &[ReceiptRow]) -> String {
    rows.iter()
        .map(|row| {
            let (side, text) = (name(table, row.side), cited(&row.text));
            format!("  {side:10} {:>4}  {text}\n", row.points)
        })
        .collect()
}

/// The units of a side, place by place.
fn units(table: &dyn Table, at: NodeId, side: SideNo) -> String {
    let mut out = String::new();
    let Some(board) = table.board(at, &Selection::default(), &[]) else {
        return out;
    };
    let mut last: Option<PlaceId> = None;
    for counter in board.counters.iter().filter(|c| c.side == side) {
        if last != Some(counter.hex) {
            last = Some(counter.hex);
            let place = board.map.place(counter.hex);
            let town = place.map_or("", |place| place.town.as_str());
            let place = place.map_or("", |place| place.name.as_str());
            let comma = if town.is_empty() { "" } else { ", " };
            let _ = writeln!(out, "  {place}{comma}{town}");
        }
        let told = match counter.sentence.is_empty() {
            true => &counter.name,
            false => &counter.sentence,
        };
        let _ = writeln!(out, "    {:14} {told}", counter.code);
    }
    out
}

/// What is to be decided, and how.
fn panel(table: &dyn Table, panel: &Panel) -> String {
    let now = cited(&panel.prompt.now);
    let mut out = match panel.prompt.who {
        Some(side) => format!("{}: {now}\n", name(table, side)),
        None => format!("{now}\n"),
    };
    for part in &panel.body {
        out += &block(table, part);
    }
    for button in &panel.foot {
        out += &foot(button);
    }
    out
}

/// A part of a panel.
pub(crate) fn block(table: &dyn Table, block: &Block) -> String {
    match block {
        Block::Heading(heading) => format!("  {heading}\n"),
        Block::Text(sentences) => {
            let lines = sentences.iter().map(|one| format!("  {}\n", cited(one)));
            lines.collect()
        }
        Block::Row(told) => row(told),
        Block::Receipt(rows) => receipt(table, rows),
        Block::Throw(dice) => throw(dice),
        Block::Chances(shown) => chances(shown),
        Block::Facts(facts) => facts.iter().map(fact).collect(),
        Block::Ranked(place) => ranked(place),
    }
}

/// The place, and how many others came to each result.
fn ranked(ranked: &Ranked) -> String {
    let mut out = format!("  {}\n  {}\n", cited(&ranked.title), ranked.place);
    for sentence in &ranked.told {
        let _ = writeln!(out, "  {}", cited(sentence));
    }
    let [least, most] = ranked.range();
    for result in least..=most {
        let count = ranked.count(result);
        let bar = "#".repeat(usize::try_from(count.div_ceil(5)).unwrap_or(0));
        let here = if result == ranked.here { "<" } else { "" };
        let _ = writeln!(out, "  {result:>4} {count:>4} {bar}{here}");
    }
    out
}

fn chances(shown: &Chances) -> String {
    let [first, second] = &shown.counted;
    let head = format!("  {} ({} / {})\n", cited(&shown.title), first.0, second.0);
    let row = |(result, shares): &(String, [f64; 2])| {
        let [one, other] = shares.map(|share| decimal(share * 100.0, 1));
        format!("  {result:>4}  {one:>5} %  {other:>5} %\n")
    };
    head + &shown.rows.iter().map(row).collect::<String>()
}

fn fact(fact: &Fact) -> String {
    format!("  {}: {}\n", fact.head, cited(&fact.told))
}

fn row(row: &Row) -> String {
    let tick = match row.ticked {
        Some(true) => "[x] ",
        Some(false) => "[ ] ",
        None => "",
    };
    let value = match row.value.is_empty() {
        true => String::new(),
        false => format!("  {}", row.value),
    };
    format!("  {tick}{}{value}{}\n", row.label, why_not(&row.does))
}

fn foot(button: &Button) -> String {
    let chance = match button.chance.is_empty() {
        true => String::new(),
        false => format!("  {}", button.chance),
    };
    format!("  > {}{chance}{}\n", button.label, why_not(&button.does))
}

fn why_not<T>(does: &Result<T, Cited>) -> String {
    does.as_ref()
        .err()
        .map_or_else(String::new, |why| format!("  ({})", cited(why)))
}

/// The dice of an action, and what they decide.
fn throw(throw: &Throw) -> String {
    let mut out = String::new();
    for die in &throw.dice {
        let face = die
            .face
            .map_or_else(String::new, |face| format!(": {face}"));
        let needs = match die.needs.as_str() {
            "" => String::new(),
            needs => format!(" ({needs})"),
        };
        let _ = writeln!(out, "  {}{needs}{face}", die.label);
    }
    if let Some(told) = &throw.told {
        let _ = writeln!(out, "  {}", cited(told));
    }
    out
}

/// A sentence with its rule.
pub(crate) fn cited(cited: &Cited) -> String {
    match cited.rule {
        Some(rule) => format!("{} [{rule}]", cited.text),
        None => cited.text.clone(),
    }
}

/// What each group of a plan is there for, a line each, with so many of its ends, and who
/// goes where besides; but for what the first plan does, too.
pub(crate) fn tasks(told: &PlanTold, first: Option<&PlanTold>, ends: usize) -> Vec<String> {
    let (told, both) = told.apart_from(first, ends);
    let both = (!both.is_empty()).then(|| tr!("idea-as-first", who = both));
    let tasks = told.tasks.iter().map(|one| task(one, ends));
    let also = (!told.also.is_empty()).then(|| tr!("idea-also", moves = told.also.as_str()));
    tasks.chain(both).chain(also).collect()
}

/// What is to be done, with the first of its ends: by groups, or in the plan's own words where
/// no group does anything that the first plan does not; then with the first reason, if no
/// group has a task.
pub(crate) fn deeds(
    (told, first): (&PlanTold, Option<&PlanTold>),
    label: &str,
    why: &[Cited],
) -> Vec<String> {
    let label = (!told.is_apart_from(first)).then(|| label.to_owned());
    let why = why.first().filter(|_| told.tasks.is_empty()).map(cited);
    let tasks = tasks(told, first, 1);
    label.into_iter().chain(why).chain(tasks).collect()
}

/// What one group is there for.
pub(crate) fn task(task: &GroupTask, ends: usize) -> String {
    let ends: Vec<String> = task.ends.iter().take(ends).map(cited).collect();
    format!("{}: {}. {}", task.duty.name(), task.who, ends.join(" "))
}

/// The same for programs.
pub(crate) fn task_json(task: &GroupTask) -> Value {
    json!({
        "duty": task.duty.word(),
        "who": task.who,
        "ends": task.ends.iter().map(said).collect::<Vec<Value>>(),
        "places": task.places,
    })
}

fn said(said: &Cited) -> Value {
    json!({ "text": said.text, "rule": said.rule })
}

/// What is told of a plan beyond its purpose, in sentences; what is not known is empty.
#[derive(Clone, Copy)]
pub(crate) struct Beyond<'a> {
    /// The best answer of the other side.
    pub answer: &'a str,
    /// What must stand where by the end of the next player turn.
    pub next_turn: &'a str,
    /// What it was held against.
    pub instead: &'a str,
}

impl<'a> Beyond<'a> {
    /// What is told of an idea.
    pub(crate) fn of(idea: &'a Idea) -> Self {
        Self {
            answer: &idea.answer,
            next_turn: &idea.next_turn,
            instead: &idea.instead,
        }
    }
}

/// A plan by purpose: its tasks but for what the first plan does, too, what it sets off, and
/// what is told beyond that.
pub(crate) fn purpose(
    (told, first): (&PlanTold, Option<&PlanTold>),
    beyond: Beyond<'_>,
) -> Vec<String> {
    let Beyond {
        answer,
        next_turn,
        instead,
    } = beyond;
    let mut lines = tasks(told, first, usize::MAX);
    for what in &told.sets_off {
        lines.push(tr!("idea-sets-off", what = cited(what)));
    }
    if !answer.is_empty() {
        lines.push(tr!("idea-answer", answer = answer));
    }
    let more = [next_turn, instead]
        .into_iter()
        .filter(|line| !line.is_empty());
    lines.extend(more.map(str::to_owned));
    lines
}

/// The same for programs.
pub(crate) fn purpose_json(told: &PlanTold, beyond: Beyond<'_>) -> Value {
    json!({
        "look": { "text": told.look, "places": told.places },
        "tasks": told.tasks.iter().map(task_json).collect::<Vec<Value>>(),
        "also": told.also,
        "sets_off": told.sets_off.iter().map(said).collect::<Vec<Value>>(),
        "answer": beyond.answer,
        "next_turn": beyond.next_turn,
        "instead": beyond.instead,
    })
}

/// What people call a side.
pub(crate) fn name(table: &dyn Table, side: SideNo) -> String {
    table.about().sides[side.index()].name.clone()
}

/// The notation of an action that was done, with its faces as files have them.
pub(crate) fn notation(told: &Told) -> String {
    let action = told.action.clone().unwrap_or_else(|| tr!("seated-hidden"));
    match told.dice.is_empty() {
        true => action,
        false if told.chosen => format!("{action} ={}!", faces(&told.dice)),
        false => format!("{action} ={}", faces(&told.dice)),
    }
}

/// "352"
pub(crate) fn faces(dice: &[Die]) -> String {
    dice.iter().map(ToString::to_string).collect()
}

/// What was answered: the sentences it has under `told`, or all of it.
pub(crate) fn answer(doc: &Doc) -> String {
    let Some(Doc::List(told)) = doc.get("told") else {
        return format!("{doc}\n");
    };
    let text = |doc: &Doc, name: &str| match doc.get(name) {
        Some(Doc::Text(text)) => Some(text.clone()),
        _ => None,
    };
    let line = |doc: &Doc| {
        let said = text(doc, "text").unwrap_or_default();
        let rule = text(doc, "rule").map_or_else(String::new, |rule| format!(" [{rule}]"));
        format!("{said}{rule}\n")
    };
    told.iter().map(line).collect()
}

/// Whose dangers are asked about: the side of this key, or, of an empty one, whoever acts.
/// `None` if there is no such side.
pub(crate) fn endangered(table: &dyn Table, key: &str) -> Option<SideNo> {
    if key.is_empty() {
        return Some(table.glance().to_act.unwrap_or(SideNo::A));
    }
    let sides = table.about().sides;
    let of = |side: &SideNo| sides[side.index()].key == key;
    SideNo::BOTH.into_iter().find(of)
}

/// What the enemy of a side could do, the worst first.
pub(crate) fn dangers_json(table: &dyn Table, side: SideNo, found: &Dangers) -> Value {
    let list = found.list.iter().map(|danger| {
        let mut told = task_json(&danger.task);
        told["cost"] = danger.harm.0.into();
        told["error"] = danger.harm.1.into();
        told
    });
    json!({
        "over": false,
        "side": table.about().sides[side.index()].key,
        "dangers": list.collect::<Vec<Value>>(),
        "trust": found.trust,
    })
}
