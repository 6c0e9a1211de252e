//! Guess the move: a move of one's own, that of the game, and the computer's, played out
//! beside each other.

use super::lines::{Studied, studied};
use super::poll::{label, played_out, weighed_json, whole, why_not};
use super::seated::go_on;
use crate::cli::args::Guess;
use crate::cli::output::{Failure, print, print_json};
use crate::engine::{NodeId, SideNo};
use crate::present::system::without_faces;
use crate::table::{Table, Weighed};
use crate::words::{decimal, signed, tr};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// A difference is called one from so many standard errors on.
const BEYOND: f64 = 2.0;

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
    let game = decision(table, &line, ply);
    let side = side.filter(|_| !game.is_empty());
    let side = side.ok_or_else(|| Failure::no(tr!("guess-nothing-here")))?;
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
    let ways = played_out(table, at, (plans, true), [args.games.into(), args.seed])?;
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

/// What the game goes on with: up to a throw, or until somebody else or another phase
/// comes.
fn decision(table: &dyn Table, line: &[NodeId], ply: usize) -> Vec<String> {
    let before = |number: usize| match number.checked_sub(1) {
        Some(before) => line.get(before).copied().and_then(|node| table.clock(node)),
        None => table.clock(NodeId(0)),
    };
    let began = before(ply);
    let mut by = None;
    let mut plan = Vec::new();
    for (n, &node) in line.iter().enumerate().skip(ply) {
        let Some(told) = table.told(node) else { break };
        if (by.is_some() && told.by != by) || before(n) != began {
            break;
        }
        by = told.by;
        let Some(action) = told.action else { break };
        plan.push(without_faces(&action).to_owned());
        if !told.dice.is_empty() {
            break;
        }
    }
    plan
}

/// By how much a way is better than that of the game, for the side that decides.
fn over(side: SideNo, way: &Weighed) -> (f64, f64) {
    let sign = match side {
        SideNo::A => 1.0,
        SideNo::B => -1.0,
    };
    // No minus before nothing.
    (sign * way.over_first.0 + 0.0, way.over_first.1)
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
    let points = |(value, error): (f64, f64)| {
        tr!(
            "back-measured",
            value = signed(value),
            error = decimal(error, 1)
        )
    };
    let beyond = |(value, error): (f64, f64)| value.abs() > BEYOND * error && value != 0.0;
    if let Some(own) = ways.get(1).filter(|_| guessed) {
        let by = over(side, own);
        let points = points(by);
        way(
            tr!("guess-yours"),
            own,
            match by {
                (0.0, 0.0) => tr!("guess-same"),
                by if !beyond(by) => tr!("guess-even", points = points),
                by if by.0 > 0.0 => tr!("guess-better", points = points),
                _ => tr!("guess-worse", points = points),
            },
        );
    }
    if let Some(game) = ways.first() {
        way(tr!("guess-played"), game, String::new());
    }
    if let Some(computer) = ways.last().filter(|_| ways.len() > 1) {
        let by = over(side, computer);
        let points = points(by);
        way(
            tr!("guess-computer"),
            computer,
            match by {
                (0.0, 0.0) => tr!("guess-computer-same"),
                by if !beyond(by) => tr!("guess-computer-even", points = points),
                by if by.0 > 0.0 => tr!("guess-computer-better", points = points),
                _ => tr!("guess-computer-worse", points = points),
            },
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
        let (over, error) = over(side, way);
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
