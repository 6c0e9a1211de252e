//! The report of a game: turn by turn with the board, losses, how the points stood, luck,
//! the decisions that mattered, and what really happened beside it.

use super::{Judgement, Review, Table, seats_told, told_rules};
use crate::engine::{NodeId, SideNo};
use crate::present::plate::plate;
use crate::present::report::{CurveView, ReportView, Section, TurnView};
use crate::present::system::{Beside, Faces, Selection, Spoken, UnitLine, Whereabouts};
use crate::words::{name, signed_whole, tr};
use std::collections::BTreeMap;

/// So many dice, and so many decisions, are told of.
const MATTERED: usize = 5;

/// The names of so many units are told, of those that are lost in a turn.
const NAMES: usize = 12;

/// What has been worked out about a game, for its report.
#[derive(Clone, Copy, Default)]
pub struct WorkedOut<'a> {
    /// How it was expected to end at positions: the margin from the first side, and how
    /// far that may be off.
    pub expected: &'a [(NodeId, f64, f64)],
    /// What was luck, and what decisions cost.
    pub review: Option<&'a Review>,
}

/// A game turn of the line: its number, the position it began in, and the actions since.
struct Turn {
    turn: u8,
    from: NodeId,
    /// The position at its end, or where the game stands.
    to: NodeId,
    /// What was done in it.
    done: Vec<NodeId>,
}

/// The positions at which each turn of the game begins, the oldest first.
#[must_use]
pub fn beginnings(table: &dyn Table) -> Vec<NodeId> {
    turns(table).iter().map(|turn| turn.from).collect()
}

/// What was done, up to where the game stands.
fn done(table: &dyn Table) -> Vec<NodeId> {
    let mut line = table.line();
    line.truncate(table.glance().ply);
    line
}

fn turns(table: &dyn Table) -> Vec<Turn> {
    let number = |at: NodeId| table.clock(at).map_or(0, |clock| clock.0[0]);
    let begun = |from: NodeId| Turn {
        turn: number(from),
        from,
        to: from,
        done: Vec::new(),
    };
    let mut turns = vec![begun(NodeId(0))];
    for node in done(table) {
        let Some(now) = turns.last_mut() else { break };
        now.done.push(node);
        now.to = node;
        if number(node) != now.turn {
            turns.push(begun(node));
        }
    }
    // A turn in which nothing has been done yet is not told of.
    if turns.len() > 1 {
        turns.retain(|turn| !turn.done.is_empty());
    }
    turns
}

/// How many actions of the line lie beyond where the game stands, if any do: the report does
/// not tell of them.
#[must_use]
pub fn not_told(table: &dyn Table) -> Option<usize> {
    let beyond = table.line().len().saturating_sub(table.glance().ply);
    (beyond > 0).then_some(beyond)
}

/// The report of a game up to where it stands, in the language this thread speaks.
#[must_use]
pub fn report(table: &dyn Table, known: WorkedOut<'_>) -> ReportView {
    let turns = turns(table);
    let title = name(table.title()).into_owned();
    let title = tr!("after-title", title = title.as_str());
    ReportView {
        lines: who_and_how(table),
        curve: curve(table, &turns, known.expected),
        before: [then_and_here(table), luck(table, known.review)]
            .into_iter()
            .flatten()
            .collect(),
        turns: turns.iter().map(|turn| told(table, turn)).collect(),
        after: [decisions(known.review), points(table)]
            .into_iter()
            .flatten()
            .collect(),
        title,
    }
}

/// A side's name.
fn side_name(table: &dyn Table, side: SideNo) -> String {
    table.about().sides[side.index()].name.clone()
}

/// Who played, what it was, how it ended.
fn who_and_how(table: &dyn Table) -> Vec<String> {
    let about = table.about();
    let mut lines = vec![about.title];
    if let Some((head, changes)) = told_rules(table) {
        lines.push(head);
        lines.extend(changes);
    }
    lines.extend(seats_told(table));
    let glance = table.glance();
    let moment: Vec<&str> = glance.time.iter().map(String::as_str).collect();
    let moment: Vec<&str> = moment.into_iter().filter(|part| !part.is_empty()).collect();
    lines.push(match &glance.outcome {
        Some((_, verdict)) => tr!("after-over", verdict = verdict.as_str(), n = glance.ply),
        None => tr!("after-stands", moment = moment.join(", "), n = glance.ply),
    });
    if let Some(n) = not_told(table) {
        lines.push(tr!("after-goes-on", n = n));
    }
    lines
}

/// Where each action stands on the curve: turns are equally long.
fn places(turns: &[Turn]) -> BTreeMap<NodeId, f32> {
    let mut places = BTreeMap::from([(NodeId(0), 0.0)]);
    let all = turns.len().max(1) as f32;
    for (n, turn) in turns.iter().enumerate() {
        let count = turn.done.len().max(1) as f32;
        for (i, &node) in turn.done.iter().enumerate() {
            let within = (i + 1) as f32 / count;
            places.insert(node, (n as f32 + within) / all);
        }
    }
    places
}

fn margin(table: &dyn Table, at: NodeId) -> f64 {
    let rows = table.score_at(at);
    let of = |side: SideNo| -> i32 {
        let own = rows.iter().filter(|row| row.side == side);
        own.map(|row| row.points).sum()
    };
    f64::from(of(SideNo::A) - of(SideNo::B))
}

fn curve(table: &dyn Table, turns: &[Turn], expected: &[(NodeId, f64, f64)]) -> CurveView {
    let places = places(turns);
    let all = turns.len().max(1) as f32;
    let stood = places.iter().map(|(&at, &x)| (x, margin(table, at)));
    let mut stood: Vec<(f32, f64)> = stood.collect();
    stood.sort_by(|a, b| a.0.total_cmp(&b.0));
    let expected = expected
        .iter()
        .filter_map(|&(at, margin, error)| Some((*places.get(&at)?, margin, error)));
    let mut expected: Vec<(f32, f64, f64)> = expected.collect();
    expected.sort_by(|a, b| a.0.total_cmp(&b.0));
    CurveView {
        told: match expected.is_empty() {
            true => tr!("after-curve"),
            false => tr!("after-curve-expected"),
        },
        sides: table.map().sides.clone(),
        turns: turns
            .iter()
            .enumerate()
            .map(|(n, turn)| (n as f32 / all, turn.turn))
            .collect(),
        stood,
        expected,
    }
}

fn then_and_here(table: &dyn Table) -> Option<Section> {
    let told = table.history(table.glance().node)?;
    let row = |Beside { what, then, here }: &Beside| {
        tr!(
            "history-beside-row",
            what = what.as_str(),
            then = then.as_str(),
            here = here.as_str()
        )
    };
    let mut lines: Vec<String> = told.beside.iter().map(row).collect();
    lines.push(told.history.outcome);
    lines.push(told.history.trust);
    let sources = told.history.sources.join("; ");
    lines.push(tr!("after-sources", sources = sources));
    Some(Section::of(tr!("history-in-the-end"), lines))
}

fn luck(table: &dyn Table, review: Option<&Review>) -> Option<Section> {
    let luck = table.luck(table.glance().node);
    let mut lines = Vec::new();
    if !luck.favour.is_empty() {
        lines.push(luck.favour.clone());
    }
    for side in SideNo::BOTH {
        let faces = &luck.sides[side.index()];
        if faces.rolls() > 0 {
            let (side, mean) = (side_name(table, side), faces_told(faces));
            lines.push(tr!("after-of-side", side = side, what = mean));
        }
        let brought = luck.brought[side.index()].iter();
        lines.extend(brought.map(|line| {
            let side = side_name(table, side);
            tr!("after-of-side", side = side, what = line.as_str())
        }));
    }
    if let Some(review) = review {
        lines.extend(review.luck.iter().cloned());
        lines.extend(mattered(&review.rolls));
    }
    let title = tr!("after-luck");
    (!lines.is_empty()).then_some(Section::of(title, lines))
}

/// The moments of a look back that mattered most. Each says itself when it was.
fn mattered(moments: &[(NodeId, Spoken)]) -> impl Iterator<Item = String> {
    moments.iter().take(MATTERED).flat_map(|(_, spoken)| {
        std::iter::once(spoken.text.clone()).chain(spoken.more.iter().cloned())
    })
}

fn faces_told(faces: &Faces) -> String {
    faces.unusual(faces.stray())
}

fn decisions(review: Option<&Review>) -> Option<Section> {
    let review = review?;
    let mut lines = review.judged.clone();
    lines.extend(mattered(&review.lapses));
    let title = tr!("after-decisions");
    (!lines.is_empty()).then_some(Section::of(title, lines))
}

/// How the points came about.
fn points(table: &dyn Table) -> Option<Section> {
    let lines: Vec<String> = table
        .score()
        .iter()
        .map(|row| {
            let side = side_name(table, row.side);
            let (what, points) = (row.text.text.as_str(), signed_whole(row.points));
            tr!(
                "after-points-row",
                side = side,
                what = what,
                points = points
            )
        })
        .collect();
    let title = tr!("points-title");
    (!lines.is_empty()).then_some(Section::of(title, lines))
}

/// What is told of a turn.
fn told(table: &dyn Table, turn: &Turn) -> TurnView {
    let [named, ..] = table.time(turn.from).unwrap_or_default();
    let margin = tr!(
        "after-margin",
        first = side_name(table, SideNo::A),
        second = side_name(table, SideNo::B),
        points = stands(table, turn.to)
    );
    let mut sections = vec![Section::of(tr!("after-at-its-end"), vec![margin])];
    let lost = losses(table, turn);
    if !lost.is_empty() {
        sections.push(Section::of(tr!("after-losses"), lost));
    }
    let said = remarks(table, turn);
    if !said.is_empty() {
        let section = Section::of(tr!("after-remarks"), Vec::new());
        sections.push(Section { said, ..section });
    }
    sections.extend(really(table, turn));
    let board = table.board(turn.to, &Selection::default(), &[]);
    let mut board = board.unwrap_or_else(|| crate::present::board::BoardModel::new(table.map()));
    for counter in &mut board.counters {
        counter.active = false;
    }
    board.highlights.clear();
    TurnView {
        plate: plate(&board.by_day(), named.clone(), false),
        title: named,
        sections,
    }
}

/// The points of both sides.
fn stands(table: &dyn Table, at: NodeId) -> String {
    let rows = table.score_at(at);
    let of = |side: SideNo| -> i32 {
        let own = rows.iter().filter(|row| row.side == side);
        own.map(|row| row.points).sum()
    };
    format!("{} : {}", of(SideNo::A), of(SideNo::B))
}

/// Who was lost in a turn, and who was weakened.
fn losses(table: &dyn Table, turn: &Turn) -> Vec<String> {
    let [before, after] = [turn.from, turn.to].map(|at| table.order_of_battle(at));
    let after: BTreeMap<&str, &UnitLine> = after
        .iter()
        .map(|unit| (unit.code.as_str(), unit))
        .collect();
    let gone = |unit: &UnitLine| matches!(unit.stands, Whereabouts::Gone(_));
    let mut lines = Vec::new();
    for side in SideNo::BOTH {
        let mut lost = Vec::new();
        let mut weaker = Vec::new();
        for unit in before
            .iter()
            .filter(|unit| unit.side == side && !gone(unit))
        {
            let Some(now) = after.get(unit.code.as_str()) else {
                continue;
            };
            let steps = [unit, now].map(|unit| unit.steps.map(|[steps, _]| steps));
            if gone(now) {
                lost.push(match &now.stands {
                    Whereabouts::Gone(how) => format!("{} ({how})", unit.name),
                    _ => unit.name.clone(),
                });
            } else if now.strength[0] < unit.strength[0] || steps[1] < steps[0] {
                weaker.push(unit.name.clone());
            }
        }
        let side = side_name(table, side);
        if !lost.is_empty() {
            let units = shortened(lost);
            lines.push(tr!("after-gone", side = side.as_str(), units = units));
        }
        if !weaker.is_empty() {
            let units = shortened(weaker);
            lines.push(tr!("after-weaker", side = side.as_str(), units = units));
        }
    }
    lines
}

fn shortened(mut names: Vec<String>) -> String {
    let more = names.len().saturating_sub(NAMES);
    names.truncate(NAMES);
    let mut told = names.join(", ");
    if more > 0 {
        told += &tr!("after-more", n = more);
    }
    told
}

/// What people said about its moments: about which, and their words in Markdown.
fn remarks(table: &dyn Table, turn: &Turn) -> Vec<(String, String)> {
    let said = turn.done.iter().filter_map(|&at| {
        let remark = table.remark(at)?;
        let ply = table.told(at)?.ply;
        let judged = remark.judgement.map(Judgement::name).unwrap_or_default();
        let about = tr!("log-remark", ply = ply, what = judged);
        let about = about.trim().trim_end_matches(':').to_owned();
        Some((about, remark.text.trim().to_owned()))
    });
    said.collect()
}

/// What really happened in the turn, and what differs at its end.
fn really(table: &dyn Table, turn: &Turn) -> Option<Section> {
    // Where the next turn has begun, the ground is what it was at the end of this one.
    let told = table.history_by(turn.to, turn.turn)?;
    let then = told.now()?;
    let mut lines = vec![then.text.clone()];
    lines.extend(told.differs.iter().cloned());
    let title = tr!("after-really", days = then.days.as_str());
    Some(Section::of(title, lines))
}

#[cfg(test)]
mod tests {
    use super::{NodeId, Review, Spoken, decisions};
    use crate::engine::SideNo;

    #[test]
    fn a_decision_tells_once_when_it_was_taken() {
        let lapse = Spoken {
            ply: 3,
            of: SideNo::A,
            text: "Turn 1, Soviets: 3.0 given up".to_owned(),
            more: vec!["Played: nothing".to_owned()],
        };
        let review = Review {
            luck: Vec::new(),
            rolls: Vec::new(),
            judged: vec!["1 decision reviewed".to_owned()],
            lapses: vec![(NodeId(3), lapse)],
        };
        let lines = decisions(Some(&review)).unwrap().lines;
        let told = [
            "1 decision reviewed",
            "Turn 1, Soviets: 3.0 given up",
            "Played: nothing",
        ];
        assert_eq!(lines, told);
    }
}
