//! What a table says, as JSON. The forms are promised in `assets/protocol.md`.

use crate::cli::view::seated as view;
pub(crate) use crate::cli::view::value;
use crate::engine::{Die, NodeId, SideNo, Viewer};
use crate::present::system::{
    Block, Button, Cited, Click, Effect, Fact, Line, Panel, Parameter, ParameterKind, ReceiptRow,
    Row, Throw, Track, TrackBox, Weight,
};
use crate::table::{Difference, Fall, Futures, Idea, Listed, Table, Told};
use serde_json::{Value, json};

/// The word of a side.
pub(crate) fn side(table: &dyn Table, side: Option<SideNo>) -> Value {
    let about = table.about();
    side.map(|side| about.sides[side.index()].key.clone())
        .into()
}

/// What every answer about the game on the table says.
pub(crate) fn glance(table: &dyn Table) -> Value {
    let glance = table.glance();
    let viewer = match table.viewer() {
        Viewer::All => "all".into(),
        Viewer::Room => "room".into(),
        Viewer::Side(seated) => side(table, Some(seated)),
    };
    let mut out = json!({
        "system": table.system(),
        "node": glance.node.0,
        "ply": glance.ply,
        "plies": glance.plies,
        "clock": glance.clock.0,
        "time": glance.time,
        "to_act": side(table, glance.to_act),
        "seat": viewer,
        "over": glance.outcome.is_some(),
        "margin": glance.margin,
        "digest": format!("{:016x}", glance.digest),
    });
    if let Some((outcome, told)) = glance.outcome {
        out["level"] = outcome.level.into();
        out["verdict"] = told.into();
    }
    out
}

/// `{reason, rule}`.
pub(crate) fn cited(cited: &Cited) -> Value {
    json!({ "reason": cited.text, "rule": cited.rule })
}

/// `{text, rule}`.
fn text(cited: &Cited) -> Value {
    json!({ "text": cited.text, "rule": cited.rule })
}

pub(crate) fn listed(listed: &Listed) -> Value {
    json!({
        "notation": listed.action,
        "label": listed.label,
        "units": listed.subjects.units,
        "places": listed.subjects.places,
        "dice": listed.dice,
        "forced": listed.forced,
    })
}

fn line(line: &Line) -> Value {
    json!({ "text": line.told.text, "rule": line.told.rule,
            "units": line.units, "places": line.places })
}

fn pips(dice: &[Die]) -> Vec<u8> {
    dice.iter().map(|die| die.pips()).collect()
}

/// An action that was done.
pub(crate) fn told(table: &dyn Table, told: &Told) -> Value {
    let mut out = json!({
        "node": told.node.0,
        "parent": told.parent.0,
        "ply": told.ply,
        "by": side(table, told.by),
        "with_last": told.with_last,
        "action": told.action,
        "dice": pips(&told.dice),
        "throw": told.throw.as_ref().map(throw),
        "told": told.lines.iter().map(line).collect::<Vec<_>>(),
    });
    if told.chosen {
        out["chosen"] = true.into();
    }
    out
}

/// The lines of the tree, what is called by a name, and what is deleted.
pub(crate) fn lines(table: &dyn Table) -> Value {
    let numbers = |nodes: &[NodeId]| nodes.iter().map(|node| node.0).collect::<Vec<_>>();
    let lines = table.variations();
    let lines = lines.iter().map(|line| {
        json!({
            "from": line.from.0,
            "depth": line.depth,
            "parting": line.parting.word(),
            "nodes": numbers(&line.nodes),
        })
    });
    let lines: Vec<Value> = lines.collect();
    let nodes = (0..=table.actions()).map(NodeId);
    let names = nodes.filter_map(|at| Some(json!({ "node": at.0, "name": table.name(at)? })));
    json!({
        "node": table.glance().node.0,
        "lines": lines,
        "names": names.collect::<Vec<_>>(),
        "deleted": numbers(&table.deleted()),
    })
}

/// Something that differs between two positions.
pub(crate) fn difference(table: &dyn Table, differs: &Difference) -> Value {
    json!({
        "told": differs.told,
        "side": side(table, differs.side),
        "unit": differs.unit,
        "places": differs.places,
    })
}

/// A way the dice of a throw can fall.
pub(crate) fn fall(fall: &Fall) -> Value {
    json!({
        "faces": pips(&fall.faces),
        "chance": fall.chance,
        "told": fall.lines.iter().map(line).collect::<Vec<_>>(),
        "node": fall.node.map(|node| node.0),
    })
}

/// The dice of an action.
pub(crate) fn throw(throw: &Throw) -> Value {
    let dice = throw.dice.iter().map(|die| {
        json!({ "label": die.label, "needs": die.needs,
                "face": die.face.map(Die::pips), "counts": die.counts })
    });
    json!({ "dice": dice.collect::<Vec<_>>(), "told": throw.told.as_ref().map(text) })
}

pub(crate) fn receipt(table: &dyn Table, row: &ReceiptRow) -> Value {
    json!({ "text": row.text.text, "rule": row.text.rule,
            "side": side(table, Some(row.side)), "points": row.points })
}

pub(crate) fn parameter(parameter: &Parameter) -> Value {
    let kind = match &parameter.kind {
        ParameterKind::Flag => json!({ "type": "flag" }),
        ParameterKind::Choice(words) => {
            let words = words
                .iter()
                .map(|(word, told)| json!({ "word": word, "title": told }));
            json!({ "type": "choice", "words": words.collect::<Vec<_>>() })
        }
        ParameterKind::Whole { least, most } => {
            json!({ "type": "whole", "least": least, "most": most })
        }
    };
    json!({
        "key": parameter.key,
        "at_start": parameter.at_start,
        "title": parameter.title,
        "about": text(&parameter.about),
        "kind": kind,
        "default": value(&parameter.default),
        "value": value(&parameter.value),
    })
}

/// `{play}` or `{select}`, or `{why_not}`.
fn does(does: &Result<Effect, Cited>) -> Value {
    match does {
        Ok(does) => effect(does),
        Err(why) => json!({ "why_not": cited(why) }),
    }
}

fn effect(effect: &Effect) -> Value {
    match effect {
        Effect::Play(actions) => json!({ "play": actions }),
        Effect::Select(picked) => json!({ "select": {
            "units": picked.units, "place": picked.place, "draft": picked.draft,
        } }),
        Effect::Decide => json!({ "decide": "computer" }),
        Effect::Show(overlay, picked) => json!({ "show": overlay, "select": {
            "units": picked.units, "place": picked.place, "draft": picked.draft,
        } }),
    }
}

fn button(button: &Button) -> Value {
    let weight = match button.weight {
        Weight::Primary => "primary",
        Weight::Quiet => "quiet",
        Weight::Grave => "grave",
    };
    json!({ "label": button.label, "chance": button.chance, "weight": weight,
            "does": does(&button.does) })
}

fn row(row: &Row) -> Value {
    json!({ "unit": only(&row.units), "label": row.label, "value": row.value, "ticked": row.ticked,
            "does": does(&row.does) })
}

/// The one unit that a row is about.
fn only(units: &[String]) -> Option<&String> {
    match units {
        [unit] => Some(unit),
        _ => None,
    }
}

fn block(table: &dyn Table, block: &Block) -> Value {
    match block {
        Block::Heading(heading) => json!({ "heading": heading }),
        Block::Text(sentences) => {
            json!({ "text": sentences.iter().map(text).collect::<Vec<_>>() })
        }
        Block::Facts(facts) => {
            let fact = |fact: &Fact| json!({ "head": fact.head, "told": text(&fact.told) });
            json!({ "facts": facts.iter().map(fact).collect::<Vec<_>>() })
        }
        Block::Chances(chances) => {
            let rows = chances.rows.iter().map(|(result, shares)| {
                json!({ "result": result, "first": shares[0], "second": shares[1] })
            });
            let [first, second] = chances.counted.each_ref().map(|(counted, _)| counted);
            json!({ "chances": text(&chances.title), "first": first, "second": second,
                    "rows": rows.collect::<Vec<_>>() })
        }
        Block::Row(told) => json!({ "row": row(told) }),
        Block::Receipt(rows) => {
            let rows: Vec<Value> = rows.iter().map(|row| receipt(table, row)).collect();
            json!({ "receipt": rows })
        }
        Block::Throw(dice) => json!({ "throw": throw(dice) }),
        Block::Ranked(ranked) => {
            let told = ranked.told.iter().map(text).collect::<Vec<_>>();
            json!({ "ranked": text(&ranked.title), "place": ranked.place, "told": told,
                    "here": ranked.here, "counts": ranked.counts })
        }
    }
}

/// What is to be decided, and how.
pub(crate) fn panel(table: &dyn Table, panel: &Panel) -> Value {
    let track = |track: &Track| {
        let boxes: Vec<String> = track.boxes.iter().map(TrackBox::title).collect();
        json!({ "label": track.label, "boxes": boxes, "at": track.at })
    };
    json!({
        "who": side(table, panel.prompt.who),
        "now": text(&panel.prompt.now),
        "public": panel.prompt.public,
        "body": panel.body.iter().map(|b| block(table, b)).collect::<Vec<_>>(),
        "foot": panel.foot.iter().map(button).collect::<Vec<_>>(),
        "tracks": panel.tracks.iter().map(track).collect::<Vec<_>>(),
    })
}

/// What pointing somewhere leads to.
pub(crate) fn click(click: &Click) -> Value {
    match click {
        Click::Effect(does) => effect(does),
        Click::Choose(buttons) => {
            json!({ "choose": buttons.iter().map(button).collect::<Vec<_>>() })
        }
        Click::Refuse(why) => json!({ "why_not": cited(why) }),
    }
}

/// What is worth doing, and how far that can be trusted.
pub(crate) fn ideas(ideas: &[Idea], trust: &[String]) -> Value {
    let plans = ideas.iter().zip(1..).map(|(idea, number)| {
        let why: Vec<Value> = idea.why.iter().map(cited).collect();
        json!({
            "number": number,
            "actions": idea.actions,
            "label": idea.label,
            "margin": idea.margin,
            "error": idea.error,
            "expected": idea.expected,
            "why": why,
            "purpose": view::purpose_json(&idea.told, view::Beyond::of(idea)),
        })
    });
    json!({ "plans": plans.collect::<Vec<Value>>(), "trust": trust })
}

/// How games went on: the margin of the first side, and how many ended at each
/// level of victory.
pub(crate) fn futures(table: &dyn Table, futures: &Futures) -> Value {
    let levels = table.about().victory;
    let ended = levels.iter().zip(&futures.ended);
    let ended: Vec<Value> = ended
        .map(|(level, games)| json!({ "level": level, "games": games }))
        .collect();
    json!({
        "games": futures.games,
        "margin": { "mean": futures.margin, "error": futures.error },
        "chance": futures.chance,
        "ended": ended,
        "trust": futures.trust,
    })
}
