//! What lies on the table, and saved games, as stops of a study.

use super::room::{Room, without_poll};
use super::studies::LONGEST_LINE;
use crate::engine::{NodeId, Options};
use crate::json::{Doc, Fault};
use crate::record::Store;
use crate::study::{PositionText, StopMap, StopMoment, StudyFile, StudyStop, is_grown_from};
use crate::systems::SYSTEMS;
use crate::table::{Sheet, Table, find};
use crate::words::{self, tr};
use std::path::Path;
use std::sync::Arc;

/// When a moment is, in words.
pub(super) fn when(table: &dyn Table, at: NodeId) -> String {
    table.moment(at).chars().take(LONGEST_LINE).collect()
}

/// What is seen of the table now, at a moment of a game of this number.
fn seen(room: &Room, game: usize, at: StopMoment) -> StopMap {
    let map = room.table().map();
    let overlays = room.overlays_shown().iter();
    StopMap {
        game,
        at,
        overlays: overlays.map(|&key| key.to_owned()).collect(),
        section: room.section(),
        drawn: room.drawn().iter().map(|one| one.written(&*map)).collect(),
        histogram: None,
    }
}

/// A stop of a moment on the table.
fn stop_of(room: &Room, at: NodeId, map: StopMap) -> StudyStop {
    let remark = room.table().remark(at);
    let said = remark.map(|remark| without_poll(&remark.text, "**"));
    StudyStop {
        title: when(room.table(), at),
        text: said.unwrap_or_default().trim().to_owned(),
        caption: String::new(),
        map: Some(map),
    }
}

/// The number of a game among those of a study: of the same game as it is now, or added
/// to them.
fn game_number(study: &mut StudyFile, now: Doc) -> usize {
    let grown = |before: &Arc<Doc>| is_grown_from(&now, before);
    if let Some(n) = study.games.iter().position(grown) {
        study.games[n] = Arc::new(now);
        return n;
    }
    let holds = |before: &Arc<Doc>| is_grown_from(before, &now);
    if let Some(n) = study.games.iter().position(holds) {
        return n;
    }
    study.games.push(Arc::new(now));
    study.games.len() - 1
}

/// A game as files have it.
fn written(table: &dyn Table) -> Result<Doc, String> {
    let text = table.write("");
    text.parse::<Doc>().map_err(|why| why.to_string())
}

/// The moment on the table as a stop, with its game.
pub(super) fn moment_stop(study: &mut StudyFile, room: &mut Room) -> Result<StudyStop, String> {
    let map = this_moment(study, room)?;
    Ok(stop_of(room, room.shown_node(), map))
}

/// The position on the table as a stop, without its game.
pub(super) fn position_stop(study: &mut StudyFile, room: &Room) -> Result<StudyStop, String> {
    let map = this_position(study, room)?;
    Ok(stop_of(room, room.shown_node(), map))
}

/// The moment on the table with its game.
pub(super) fn this_moment(study: &mut StudyFile, room: &mut Room) -> Result<StopMap, String> {
    moment_at(study, room, room.shown_node())
}

/// A moment of the game on the table.
fn moment_at(study: &mut StudyFile, room: &mut Room, at: NodeId) -> Result<StopMap, String> {
    // What is there keeps its number, whatever is played instead of it.
    room.table_mut().hold();
    let with_poll = room.with_poll_of(at)?;
    let game = written(with_poll.as_deref().unwrap_or_else(|| room.table()))?;
    let game = game_number(study, game);
    Ok(seen(room, game, StopMoment::Node(at.0)))
}

/// Where what the games in the window of futures came to belongs in a study.
pub(super) enum HistogramPlace {
    /// To the stop of this number, which shows their beginning.
    At(usize),
    /// To a stop of its own.
    Added(Box<StudyStop>),
}

/// Puts how the games ended that were played in the window of futures into a study: to the
/// stop that is looked at, if they began there, or as a stop of their own.
pub(super) fn put_histogram(
    study: &mut StudyFile,
    stop: usize,
    room: &mut Room,
) -> Result<HistogramPlace, String> {
    let (at, histogram) = room
        .played_futures()
        .ok_or_else(|| tr!("stops-no-futures"))?;
    let position = room.table().position(at);
    let position = position.as_ref().map(PositionText::of);
    let shown = study.stops.get(stop).and_then(|stop| stop.map.as_ref());
    let same = shown.is_some_and(|map| match &map.at {
        StopMoment::Position(shown) => Some(shown) == position.as_ref(),
        StopMoment::Node(_) => false,
    });
    let map = match same {
        true => None,
        false => Some(moment_at(study, room, at)?),
    };
    let here = study.stops.get_mut(stop).filter(|stop| {
        let shown = stop.map.as_ref();
        let begins = |map: &StopMap| {
            shown.is_some_and(|shown| (shown.game, &shown.at) == (map.game, &map.at))
        };
        map.as_ref().is_none_or(begins)
    });
    if let Some(here) = here
        && let Some(shown) = &mut Arc::make_mut(here).map
    {
        shown.histogram = Some(histogram);
        return Ok(HistogramPlace::At(stop));
    }
    let map = map.ok_or_else(|| tr!("stops-no-futures"))?;
    let map = StopMap {
        histogram: Some(histogram),
        ..map
    };
    Ok(HistogramPlace::Added(Box::new(stop_of(room, at, map))))
}

/// The position on the table without its game.
fn this_position(study: &mut StudyFile, room: &Room) -> Result<StopMap, String> {
    let table = room.table();
    let position = table.position(room.shown_node());
    let position = position.filter(|_| table.is_open());
    let position = position.ok_or_else(|| tr!("room-closed"))?;
    let whole = written(table)?;
    let entry = find(SYSTEMS, table.system()).map_err(|why| why.to_string())?;
    let nothing = || Doc::Object(Vec::new());
    let sheet = Sheet {
        scenario: table.scenario().clone(),
        changed: whole.get("changed").cloned().unwrap_or_else(nothing),
        options: Options::default(),
    };
    let mut empty = (entry.open)(sheet).map_err(|faults| {
        let told: Vec<String> = faults.iter().map(Fault::to_string).collect();
        told.join("; ")
    })?;
    empty.set_title(table.title());
    let game = game_number(study, written(&*empty)?);
    Ok(seen(
        room,
        game,
        StopMoment::Position(PositionText::of(&position)),
    ))
}

/// A saved game as the first stop of itself.
pub(super) fn imported(
    study: &mut StudyFile,
    path: &Path,
    store: &Store,
) -> Result<StudyStop, String> {
    let opened = store.open_table(path).map_err(|why| why.to_string())?;
    let mut table = opened.table;
    table.hold();
    let at = table.glance().node;
    let time = table.glance().time;
    let title = words::name(table.title()).into_owned();
    let parts = std::iter::once(title).chain(time);
    let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
    let game = game_number(study, written(&*table)?);
    let map = table.map();
    let drawn = table.drawings_seen(at);
    Ok(StudyStop {
        title: parts.join(", ").chars().take(LONGEST_LINE).collect(),
        text: String::new(),
        // What is wrong with the file is not forgotten.
        caption: opened.damage.unwrap_or_default(),
        map: Some(StopMap {
            game,
            at: StopMoment::Node(at.0),
            overlays: Vec::new(),
            section: None,
            drawn: drawn.iter().map(|one| one.written(&*map)).collect(),
            histogram: None,
        }),
    })
}
