//! What the work in the editor comes to on the desk: painting, pointing, copying.

use super::size::Sizing;
use super::work::{Brought, Mirror, Page, Work, called, parsed};
use super::{Copied, Desk, Second};
use crate::app::games::file_name;
use crate::app::keyboard::heading;
use crate::hex::Direction;
use crate::json::{Correction, Doc};
use crate::present::board::MapView;
use crate::present::system::{BrushWork, Topic};
use crate::record::read_scenario_text;
use crate::space::shape::PlaceId;
use crate::systems::SYSTEMS;
use crate::table::editing::{bench_of, side_entry};
use crate::table::find;
use crate::words::tr;
use std::collections::BTreeSet;
use std::path::Path;

impl Desk {
    /// The scenario is changed so, all at once.
    pub(super) fn change(&mut self, corrections: &[Correction]) -> Result<(), String> {
        if corrections.is_empty() {
            return Ok(());
        }
        self.typed.clear();
        self.bench.change(corrections)
    }

    /// Whoever saves means what stands in the field, too, without having left it.
    ///
    /// # Errors
    /// In words, when what is typed cannot be entered.
    pub(super) fn enter_typed(&mut self) -> Result<(), String> {
        let seen = self.seen();
        for (at, text) in std::mem::take(&mut self.typed) {
            let Some(stated) = seen.facts.iter().find(|it| it.at == at) else {
                continue;
            };
            match stated.entering.read(&text) {
                Some(is) => self.enter_fact(at, is)?,
                None => {
                    let why = format!("{}: {}", stated.what, stated.entering.told());
                    self.typed.insert(at, text);
                    return Err(why);
                }
            }
        }
        Ok(())
    }

    pub(super) fn carry_out(&mut self, work: Work) -> Result<(), String> {
        match work {
            // Whoever comes back looks first: a click is to change nothing.
            Work::Aside(aside) => (self.aside, self.brush) = (aside, None),
            Work::Stay => (self.leaving, self.quits, self.next) = (false, false, None),
            Work::Undo => {
                self.typed.clear();
                if !self.bench.undo() {
                    return Err(tr!("editor-nothing-to-undo"));
                }
            }
            Work::Redo => {
                self.typed.clear();
                if !self.bench.redo() {
                    return Err(tr!("editor-nothing-to-redo"));
                }
            }
            Work::Show(page) => {
                self.page = page;
                self.end = None;
                if page == Page::Check {
                    self.brush = None;
                    self.first_fact();
                    self.check.shows = true;
                }
                self.compare_again();
            }
            Work::Take(brush) => {
                self.brush = brush;
                self.end = None;
            }
            Work::Mirror(mirror) => self.mirror = mirror,
            Work::Point(place, unit) => {
                self.cursor = Some(place);
                return self.point(place, unit);
            }
            Work::Stroke(places, begins) => return self.paint_over(&places, begins),
            Work::Cursor(direction) => self.move_cursor(direction),
            Work::AtCursor => {
                if let Some(place) = self.cursor {
                    return self.point(place, None);
                }
            }
            Work::Pick(topic) => {
                let seen = self.seen();
                let there = self.places(&seen, &topic);
                self.cursor = there.first().copied().or(self.cursor);
                self.picked = topic;
                if self.page == Page::Check {
                    self.page = Page::Paint;
                }
            }
            Work::Move(unit, place) => {
                let seen = self.seen();
                let to = seen.map.place(place).map(|place| place.name.clone());
                let moves = to.map(|to| self.bench.moves(&unit, &to));
                self.picked = Topic::Unit(unit);
                self.cursor = Some(place);
                return self.change(&moves.unwrap_or_default());
            }
            Work::Enter(at, is) => return self.enter_fact(at, is),
            Work::Size(asks) => {
                self.sizing = (asks && self.can_be_sized()).then(Sizing::new);
            }
            Work::Put(doc) => {
                self.typed.clear();
                // Places have other names now.
                (self.cursor, self.end) = (None, None);
                self.marked.clear();
                self.picked = Topic::Game;
                self.bench.put(*doc);
            }
            Work::AsItCame => {
                self.typed.clear();
                self.bench.restore();
                self.show_fact();
            }
            Work::Confirm { together } => self.confirm(together),
            Work::Step { back } => self.step(back),
            Work::GoTo(at) => {
                self.check.at = at;
                self.page = Page::Check;
                self.show_fact();
            }
            Work::Everything(everything) => {
                self.check.everything = everything;
                self.first_fact();
            }
            Work::Footings(on) => self.footings = on,
            Work::Mark => {
                if let Some(place) = self.cursor {
                    match self.marked.iter().position(|&it| it == place) {
                        Some(n) => {
                            self.marked.remove(n);
                        }
                        None => self.marked.push(place),
                    }
                }
            }
            Work::Copy => return self.copy(),
            Work::Paste { flipped } => return self.paste(flipped),
            Work::Remove => {
                let removes = match &self.picked {
                    Topic::Unit(code) => self.bench.removes(code),
                    _ => return Err(tr!("editor-pick-unit")),
                };
                self.picked = Topic::Game;
                return self.change(&removes);
            }
            Work::Compare(which) => {
                self.second = None;
                if let Some((system, id)) = which {
                    let start = find(SYSTEMS, system).ok().and_then(|entry| entry.start(id));
                    if let Some(start) = start {
                        let doc = parsed(start.text)?;
                        let title = called(&doc).unwrap_or_else(|| id.to_owned());
                        self.compare_with(title, doc);
                    }
                }
            }
            Work::Bring(Brought::Second, path) => {
                let doc = parsed(&read_scenario_text(&path)?)?;
                // Only what can be read at all is compared.
                let bench = bench_of(SYSTEMS, doc.clone())?;
                if bench.system() != self.bench.system() {
                    return Err(tr!("editor-other-system"));
                }
                self.compare_with(file_name(Path::new(&path)), doc);
            }
            // The program's.
            Work::Begin(..)
            | Work::PutAway(_)
            | Work::Leave { .. }
            | Work::Try(_)
            | Work::Forces(_)
            | Work::Play(..)
            | Work::Write(_)
            | Work::Save
            | Work::SaveElsewhere
            | Work::SaveCorrections
            | Work::Ask(_)
            | Work::Bring(..) => {}
        }
        Ok(())
    }

    fn compare_with(&mut self, title: String, doc: Doc) {
        let unlike = (self.bench.changes(), self.bench.unlike(&doc));
        self.second = Some(Second { title, doc, unlike });
        self.page = Page::Compare;
    }

    /// Works out again what differs, if something was changed since.
    pub(super) fn compare_again(&mut self) {
        let changes = self.bench.changes();
        if let Some(second) = &mut self.second
            && second.unlike.0 != changes
        {
            second.unlike = (changes, self.bench.unlike(&second.doc));
        }
    }

    /// The brush goes over places, each of them once a stroke.
    fn paint_over(&mut self, places: &[PlaceId], begins: bool) -> Result<(), String> {
        if begins {
            self.stroke = (BTreeSet::new(), false);
        }
        for &place in places {
            if !self.stroke.0.insert(place) {
                continue;
            }
            self.cursor = Some(place);
            let before = self.bench.changes();
            self.point(place, None)?;
            if self.bench.changes() != before && std::mem::replace(&mut self.stroke.1, true) {
                self.bench.join();
            }
        }
        Ok(())
    }

    /// Somebody pointed at a place, or at a unit there.
    fn point(&mut self, place: PlaceId, unit: Option<String>) -> Result<(), String> {
        let seen = self.seen();
        let name = |id: PlaceId| seen.map.place(id).map(|place| place.name.clone());
        let Some(here) = name(place) else {
            return Ok(());
        };
        let brush = self.brush.and_then(|n| seen.workshop.brushes.get(n));
        let Some(brush) = brush.filter(|_| self.page == Page::Paint) else {
            let first = seen.model.in_hex(place).next().map(|it| it.code.clone());
            self.picked = match unit.or(first.filter(|_| self.picked == Topic::Place(here.clone())))
            {
                Some(code) => Topic::Unit(code),
                None => Topic::Place(here),
            };
            if self.page == Page::Check {
                let about = self.picked.clone();
                let of_it = seen
                    .facts
                    .iter()
                    .find(|it| it.about == about && it.footing.is_some());
                if let Some(stated) = of_it {
                    self.check.at.clone_from(&stated.at);
                    self.check.shows = true;
                }
            }
            return Ok(());
        };
        let partner = |id: PlaceId| partner(&seen.map, id, self.mirror);
        let at: Vec<String> = match &brush.does {
            BrushWork::Side { .. } => {
                let Some(first) = self.end.take().filter(|&first| first != place) else {
                    self.end = Some(place);
                    return Ok(());
                };
                if seen.map.tiling.side([first, place]).is_none() {
                    self.end = Some(place);
                    return Err(tr!("editor-no-side"));
                }
                let mut ends = vec![first, place];
                let other = (partner(first), partner(place));
                if let (Some(a), Some(b)) = other
                    && seen.map.tiling.side([a, b]).is_some()
                    && ![[a, b], [b, a]].contains(&[first, place])
                {
                    ends.extend([a, b]);
                }
                // The river goes on from here.
                self.end = Some(place);
                ends.into_iter().filter_map(name).collect()
            }
            _ => {
                let second = partner(place).filter(|&other| other != place);
                [Some(place), second]
                    .into_iter()
                    .flatten()
                    .filter_map(name)
                    .collect()
            }
        };
        if matches!(brush.does, BrushWork::Write(_)) && self.text.trim().is_empty() {
            return Err(tr!("editor-type-first"));
        }
        let corrections = self.bench.strokes(brush, &at, self.text.trim());
        if let (BrushWork::Unit { .. }, Some(made)) = (&brush.does, corrections.first()) {
            let code = made.at.split_once('[').map_or("", |(_, rest)| rest);
            self.picked = Topic::Unit(code.trim_end_matches(']').to_owned());
        } else {
            self.picked = Topic::Place(here);
        }
        self.change(&corrections)
    }

    /// The place next to the cursor's in a direction.
    fn move_cursor(&mut self, direction: Direction) {
        let seen = self.seen();
        let map = &seen.map;
        let Some(at) = self.cursor else {
            self.cursor = map.places.first().map(|place| place.id);
            return;
        };
        self.cursor = map.beside(at, heading(direction), None).or(self.cursor);
    }

    fn copy(&mut self) -> Result<(), String> {
        let seen = self.seen();
        let (list, _) = seen.workshop.places;
        let Some(&first) = self.marked.first() else {
            return Err(tr!("editor-mark-first"));
        };
        let tiling = &seen.map.tiling;
        let from = tiling.centre(first);
        let offset = |place: PlaceId| {
            let at = tiling.centre(place);
            [at[0] - from[0], at[1] - from[1]]
        };
        let mut copied = Copied::default();
        let name = |place: PlaceId| seen.map.place(place).map(|it| it.name.clone());
        for (n, &place) in self.marked.iter().enumerate() {
            let Some(here) = name(place) else { continue };
            let entry = format!("{list}[{here}]");
            let facts = seen.workshop.copied.iter().map(|field| {
                let value = self.bench.find(&format!("{entry}.{field}"));
                ((*field).to_owned(), value)
            });
            copied.places.push((offset(place), facts.collect()));
            // What lies on the sides between them comes along.
            for &other in self.marked.iter().skip(n + 1) {
                let (Some(_), Some(there)) = (tiling.side([place, other]), name(other)) else {
                    continue;
                };
                for sides in seen.workshop.sides() {
                    let is = self.bench.find(&side_entry(sides, [&here, &there]));
                    let ends = [offset(place), offset(other)];
                    copied.sides.push((ends, sides.to_owned(), is));
                }
            }
        }
        self.copied = copied;
        self.marked.clear();
        Ok(())
    }

    fn paste(&mut self, flipped: bool) -> Result<(), String> {
        let seen = self.seen();
        let (list, _) = seen.workshop.places;
        let Some(at) = self.cursor.filter(|_| !self.copied.places.is_empty()) else {
            return Err(tr!("editor-copy-first"));
        };
        let from = seen.map.tiling.centre(at);
        let there = |offset: [f32; 2]| {
            let x = if flipped { -offset[0] } else { offset[0] };
            let to = seen.map.tiling.at([from[0] + x, from[1] + offset[1]])?;
            seen.map.place(to)
        };
        let mut corrections = Vec::new();
        let mut set = |at: String, is: Option<Doc>| {
            let was = self.bench.find(&at);
            if was != is {
                corrections.push(Correction { at, was, is });
            }
        };
        for (offset, facts) in &self.copied.places {
            let Some(view) = there(*offset) else { continue };
            for (field, is) in facts {
                set(format!("{list}[{}].{field}", view.name), is.clone());
            }
        }
        for (ends, list, is) in &self.copied.sides {
            let [Some(a), Some(b)] = ends.map(there) else {
                continue;
            };
            if seen.map.tiling.side([a.id, b.id]).is_none() {
                continue;
            }
            let ends = [a.name.as_str(), b.name.as_str()];
            let mut is = is.clone();
            if let Some(Doc::Object(fields)) = &mut is {
                for (field, value) in fields {
                    if field == "between" {
                        *value = Doc::List(ends.map(Doc::from).to_vec());
                    }
                }
            }
            set(side_entry(list, ends), is);
        }
        self.change(&corrections)
    }
}

/// The place that is painted with another one: as far from the other end of its row, or
/// of the row that lies as far from the other edge. Rows that are shifted against each
/// other have ends of their own.
fn partner(map: &MapView, place: PlaceId, mirror: Mirror) -> Option<PlaceId> {
    if mirror == Mirror::None {
        return None;
    }
    let centres = || map.places.iter().map(|place| map.tiling.centre(place.id));
    let (mut low, mut high) = ([f32::MAX; 2], [f32::MIN; 2]);
    for centre in centres() {
        low = [low[0].min(centre[0]), low[1].min(centre[1])];
        high = [high[0].max(centre[0]), high[1].max(centre[1])];
    }
    let [x, y] = map.tiling.centre(place);
    let beside = |a: f32, b: f32| (a - b).abs() < CLOSE;
    let other = match mirror {
        Mirror::HalfTurn => low[1] + high[1] - y,
        _ => y,
    };
    // How far places of a row lie from each other.
    let gap = |one: [f32; 2]| {
        let row = centres().filter(|it| beside(it[1], one[1]) && !beside(it[0], one[0]));
        row.map(|it| (it[0] - one[0]).abs())
            .fold(f32::MAX, f32::min)
    };
    let wide = centres().map(gap).fold(f32::MAX, f32::min);
    let there = centres().find(|it| beside(it[1], other))?;
    let room = |from: f32, to: f32| ((to - from + CLOSE) / wide).floor() * wide;
    let from_left = room(low[0], x);
    let right = there[0] + room(there[0], high[0]);
    map.tiling.at([right - from_left, other])
}

/// Centres that lie closer than this are of one row.
const CLOSE: f32 = 0.05;
