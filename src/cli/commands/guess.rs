//! Guess the move: a move of one's own, that of the game, and the computer's, played out
//! beside each other.

use super::lines::{Studied, studied};
use super::poll::{label, played_out, weighed_json, whole, why_not};
use super::seated::go_on;
use crate::cli::args::Guess;
use crate::cli::output::{Failure, print, print_json};
use crate::engine::{NodeId, SideNo};
use crate::present::system::without_faces;
use crate::table::{
    Table, Weighed, end_of_decision, for_side, plan_of_line, told_of_computer, told_of_guess,
};
use crate::words::tr;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// Holds a guess against the game.
pub(crate) fn guess(args: &Guess) -> Result<(), Failure> {
    let Studied { mut table, cut } = studied(&args.file)?;
    let line = table.line();
    let ply = match args.at.ply.is_none() && args.at.at.is_none() {
        true => {
            let none = || Failure::no(tr!("guess-nothing-here"));
            first_choice(&mut *table, &line).ok_or_else(none)?
        }
        false => go_on(&mut *table, &args.at)?,
    };
    let (table, at) = (&*table, table.glance().node);
    let side = table.glance().to_act;
    let game = side.filter(|_| ply < line.len()).map(|side| {
        let decided = &line[ply..end_of_decision(table, &line, ply, side)];
        plan_of_line(table, decided)
    });
    let (Some(side), Some(game)) = (side, game.filter(|game| !game.is_empty())) else {
        return Err(Failure::no(tr!("guess-nothing-here")));
    };
    let mut plans = vec![game];
    if !args.play.is_empty() {
        let plan: Vec<String> = args
            .play
            .iter()
            .map(|it| without_faces(it).to_owned())
            .collect();
        match table.decides(at, &plan) {
            Some(true) => plans.push(plan),
            Some(false) => return Err(Failure::no(tr!("guess-open", plan = plan.join("; ")))),
            None => return Err(why_not(table, &plan)),
        }
    }
    let guessed = plans.len() > 1;
    let ways = played_out(table, at, (plans, true), &args.out)?;
    match args.json.json {
        true => print_json(&as_json(table, at, (side, guessed), &ways))?,
        false => print(&as_text(table, at, (side, guessed), &ways))?,
    }
    whole(cut)
}

/// Goes to the first position of the game with something to choose: how many actions lie
/// before it; nothing if there never is.
fn first_choice(table: &mut dyn Table, line: &[NodeId]) -> Option<usize> {
    let mut before = std::iter::once(NodeId(0)).chain(line.iter().copied());
    let asks = |node: NodeId| {
        let legal = match table.go(node) {
            true => table.legal(None),
            false => Vec::new(),
        };
        let ways = legal.iter().filter(|way| !way.takes_back && !way.forced);
        ways.count() > 1
    };
    before.position(asks)
}

fn as_text(
    table: &dyn Table,
    at: NodeId,
    (side, guessed): (SideNo, bool),
    ways: &[Weighed],
) -> String {
    let about = table.about();
    let sides = [about.sides[0].name.as_str(), about.sides[1].name.as_str()];
    let mut out = String::new();
    let mut way = |head: String, way: &Weighed, verdict: String| {
        let what = label(table, at, &way.actions);
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{head}: {what}\n   {}", way.told(sides));
        if !verdict.is_empty() {
            let _ = writeln!(out, "   {verdict}");
        }
    };
    let over = |way: &Weighed| for_side(way.over_first, side);
    if let Some(own) = ways.get(1).filter(|_| guessed) {
        way(tr!("guess-yours"), own, told_of_guess(over(own)));
    }
    if let Some(game) = ways.first() {
        way(tr!("guess-played"), game, String::new());
    }
    if let Some(computer) = ways.last().filter(|_| ways.len() > 1) {
        way(
            tr!("guess-computer"),
            computer,
            told_of_computer(over(computer)),
        );
    }
    out.push_str(&tr!("guess-note"));
    out.push('\n');
    out
}

fn as_json(
    table: &dyn Table,
    at: NodeId,
    (side, guessed): (SideNo, bool),
    ways: &[Weighed],
) -> Value {
    let way = |way: &Weighed| {
        let mut told = weighed_json(way);
        let (over, error) = for_side(way.over_first, side);
        told["plan"] = json!(way.actions);
        told["label"] = label(table, at, &way.actions).into();
        told["over_game"] = over.into();
        told["over_game_error"] = error.into();
        told
    };
    json!({
        "at": at.0,
        "side": table.about().sides[side.index()].key,
        "game": ways.first().map(way),
        "guess": ways.get(1).filter(|_| guessed).map(way),
        "computer": ways.last().map(way),
    })
}
