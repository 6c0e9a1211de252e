//! Writing a game down for other programs and for print.

use super::go;
use crate::cli::args::Export;
use crate::cli::commands::export::{Written, escaped, remarked, written};
use crate::cli::commands::picture::or_told;
use crate::cli::engine::seated::messages;
use crate::cli::output::Failure;
use crate::cli::seated::Seated;
use crate::cli::target::Target;
use crate::cli::view::seated as view;
use crate::engine::{NodeId, SideNo};
use crate::present::board::BoardModel;
use crate::present::palette::light;
use crate::present::plate::{self, Plate};
use crate::present::system::Selection;
use crate::present::{embed, muster, page, pdf, png, svg};
use crate::table::{Seat, Table, Told, scenario_from};
use crate::words::{name, tr};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// The board, the log or the actions of a game.
pub(crate) fn export(args: &Export, mut game: Seated, target: &Target<'_>) -> Result<(), Failure> {
    let ply = go(&mut game, &args.at)?;
    let table = &*game.table;
    let damage = game.damage_json();
    let file = |bytes: &[u8], measures: Value| {
        let what = Written {
            ply,
            damage: damage.clone(),
            bytes,
            measures,
        };
        written(args, target, &what)?;
        game.whole()
    };
    if args.what.png.is_some() {
        let plate = drawn(args, table, |board| board)?;
        let svg = svg::write(&plate.title, &plate.layers, plate.bounds, light);
        let png = or_told(|| png::paint(&svg, args.width, light(plate.paper)))?
            .map_err(|why| Failure::no(why.to_string()))?;
        let measures = json!({ "width": png.width, "height": png.height });
        return file(&png.bytes, measures);
    }
    if args.what.pdf.is_some() {
        let plate = drawn(args, table, BoardModel::by_day)?;
        let page = printed(table, &plate, ply)?;
        let pdf = or_told(|| pdf::write(&page))?.map_err(|why| Failure::no(why.to_string()))?;
        return file(&pdf, json!({ "pages": 1 }));
    }
    if args.what.sheet.is_some() {
        let page = set_up(table)?;
        let pdf = or_told(|| pdf::write(&page))?.map_err(|why| Failure::no(why.to_string()))?;
        return file(&pdf, json!({ "pages": 1 }));
    }
    let text = if args.what.scenario {
        let at = table.glance().node;
        let doc = scenario_from(table, at).map_err(Failure::no)?;
        format!("{}\n", doc.laid_out(2, 0))
    } else if args.what.svg {
        let plate = drawn(args, table, |board| board)?;
        let drawn = || svg::write(&plate.title, &plate.layers, plate.bounds, light);
        or_told(|| embed::with_fonts(&drawn()))?
    } else {
        let line = table.line();
        let done: Vec<Told> = line
            .get(..ply)
            .unwrap_or_default()
            .iter()
            .filter_map(|&node| table.told(node))
            .collect();
        if args.what.log {
            markdown(table, &done)
        } else if args.what.json {
            let actions: Vec<Value> = done
                .iter()
                .map(|node| messages::told(table, node))
                .collect();
            let all = json!({ "title": table.title(), "damage": damage, "actions": actions });
            format!("{all:#}\n")
        } else {
            let lines = done
                .iter()
                .map(|told| format!("{}\n", view::notation(told)));
            lines.collect()
        }
    };
    target.write(&text)?;
    game.whole()
}

/// The board as it stands, in this light.
fn drawn(
    args: &Export,
    table: &dyn Table,
    lit: fn(BoardModel) -> BoardModel,
) -> Result<Plate, Failure> {
    if args.as_printed {
        return Err(Failure::usage(tr!("seated-not-printed")));
    }
    let glance = table.glance();
    let about = table.about();
    let known: Vec<&str> = about.overlays.iter().map(|overlay| overlay.key).collect();
    let words: Vec<&str> = args.overlays.iter().map(|word| word.trim()).collect();
    if let Some(word) = words.iter().find(|word| !known.contains(*word)) {
        return Err(Failure::usage(match known.is_empty() {
            true => tr!("seated-no-overlays"),
            false => tr!("seated-no-overlay", word = *word, known = known.join(", ")),
        }));
    }
    let board = table.board(glance.node, &Selection::default(), &words);
    let mut board = board.ok_or_else(|| Failure::no(tr!("seated-closed")))?;
    // What is drawn on the map belongs to its moment and is always shown.
    board.annotations = table.drawings_seen(glance.node);
    let when = glance.time.iter().find(|part| !part.is_empty());
    let title = format!(
        "{}: {}",
        name(table.title()),
        when.map_or("", String::as_str)
    );
    let board = lit(board);
    or_told(|| plate::plate(&board, title, !words.is_empty()))
}

/// The set-up sheet, with the board as the game begins.
fn set_up(table: &dyn Table) -> Result<String, Failure> {
    let none = || Failure::no(tr!("muster-none"));
    let muster = table.muster().ok_or_else(none)?;
    let board = table.board(NodeId(0), &Selection::default(), &[]);
    let mut board = board.ok_or_else(none)?;
    board
        .counters
        .iter_mut()
        .for_each(|counter| counter.active = false);
    or_told(|| {
        let plate = plate::plate(&board, muster.title.clone(), false);
        muster::page(&muster, &board.map, &plate)
    })
}

/// A page to hand out.
fn printed(table: &dyn Table, plate: &Plate, ply: usize) -> Result<String, Failure> {
    let glance = table.glance();
    let board = table.board(glance.node, &Selection::default(), &[]);
    let board = board.ok_or_else(|| Failure::no(tr!("seated-closed")))?;
    let score = table.score();
    let points = |side: SideNo| -> i32 {
        let own = score.iter().filter(|row| row.side == side);
        own.map(|row| row.points).sum()
    };
    let time: Vec<String> = glance
        .time
        .iter()
        .filter(|t| !t.is_empty())
        .cloned()
        .collect();
    let ending = glance.outcome.map(|(_, ending)| ending);
    let sheet = page::PageView {
        title: name(table.title()).into_owned(),
        lines: [time.join("  ·  "), ending.unwrap_or_default()],
        points: SideNo::BOTH.map(points),
        board: &board,
        ply,
        plies: glance.plies,
    };
    or_told(|| page::page(&sheet, plate))
}

/// What happened, a heading for each turn and phase.
fn markdown(table: &dyn Table, done: &[Told]) -> String {
    let mut out = format!("# {}\n", escaped(&name(table.title())));
    // Writing to a String cannot fail.
    for side in SideNo::BOTH {
        let (Some(Seat::Person(player)) | Some(Seat::Computer(player))) = table.seat(side) else {
            continue;
        };
        let _ = writeln!(out, "\n{}: {}", view::name(table, side), escaped(player));
    }
    let mut last: [String; 3] = Default::default();
    let mut heading = |at: NodeId, out: &mut String| {
        let Some(now) = table.time(at) else { return };
        if now[0] != last[0] {
            let _ = writeln!(out, "\n## {}", escaped(&now[0]));
        }
        if now != last {
            let [_, part, phase] = &now;
            let parts: Vec<&str> = [part.as_str(), phase]
                .into_iter()
                .filter(|p| !p.is_empty())
                .collect();
            let _ = writeln!(out, "\n### {}\n", escaped(&parts.join(", ")));
            last = now;
        }
    };
    heading(NodeId(0), &mut out);
    for told in done {
        heading(told.parent, &mut out);
        for line in &told.lines {
            let _ = writeln!(out, "- {}", escaped(&view::cited(&line.told)));
        }
        if let Some(said) = table.remark(told.node) {
            remarked(said, &mut out);
        }
    }
    out
}
