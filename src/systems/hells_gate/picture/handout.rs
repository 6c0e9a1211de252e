//! A page to hand out: the map as it is seen, turn and points, and the order of
//! battle with place, steps and supply of every unit. A4, landscape, in points.

use super::super::ids::{Side, UnitId};
use super::super::rules::HellsGate;
use super::super::setup::{Arrival, Setup};
use super::super::state::{Spot, Stage, State};
use super::super::victory::score;
use super::plate::{Shown, plate};
use super::sides;
use crate::engine::Game;
use crate::present::display::{Anchor, DisplayList, Font, Lettering, Point, Shape, stroke};
use crate::present::draw::geometry::held;
use crate::present::ink::Ink;
pub use crate::present::page::A4;
use crate::present::page::{MARGIN, cut, ems, narrowed, put, rule, with_picture};
use crate::words::{self, tr};

/// The tables, at the right.
const TABLE: f32 = 214.0;
/// Room between map and tables, and for the head above the map.
const GAP: f32 = 14.0;
const HEAD: f32 = 64.0;
const FOOT: f32 = 14.0;

/// The tallest row of the tables, and how large its letters are in it.
const ROW: f32 = 11.2;
const LETTERS: f32 = 0.70;
/// The letters that say what the figures of the head are.
const SMALL: f32 = 7.5;
/// Columns of a unit's row, from the left edge of the tables: hex, strength,
/// steps, and the right edge.
const HEX: f32 = 122.0;
const STRENGTH: f32 = 152.0;
const STEPS: f32 = 176.0;

/// The page as SVG, a unit a point. `title` is what the players call the game.
#[must_use]
pub fn handout(game: &Game<HellsGate>, shown: &Shown<'_>, title: &str) -> String {
    let (setup, state) = (game.rules(), game.state_at(shown.ply));
    let plate = plate(game, shown);
    // A game that was given no other name has the scenario's.
    let title = &*words::name(title);
    let mut list = DisplayList::default();
    let right = A4[0] - MARGIN - TABLE;
    head(&mut list, setup, state, title, right - GAP);
    let rows = rows(setup, state);
    tables(&mut list, &rows, right);
    foot(&mut list, shown.ply, game.entries().len());
    let room = [
        [MARGIN, MARGIN + HEAD],
        [right - GAP, A4[1] - MARGIN - FOOT],
    ];
    with_picture(&format!("{title}: {}", plate.title), &list, &plate, room)
}

/// What it is and when, and the points.
fn head(list: &mut DisplayList, setup: &Setup, state: &State, title: &str, right: f32) {
    let ink = Ink::PlaceName;
    let points = score(setup, state).points;
    let large = |text: String, ink| Lettering::new(text, 19.0, Font::Bold, ink);
    let small = |text: &str| Lettering::new(text, SMALL, Font::Regular, ink);
    // From right to left, each as wide as its figures.
    let top = MARGIN + 7.0;
    let wide = |number: u16| number.to_string().len() as f32 * 13.5;
    let german = right - wide(points.german);
    let colon = german - 9.0;
    put(
        list,
        [right, top],
        Anchor::Right,
        large(points.german.to_string(), sides::ink(Side::German).mark),
    );
    put(
        list,
        [colon, top],
        Anchor::Centre,
        large(":".to_owned(), ink),
    );
    put(
        list,
        [colon - 8.0, top],
        Anchor::Right,
        large(points.soviet.to_string(), sides::ink(Side::Soviet).mark),
    );
    let under = MARGIN + 25.0;
    let points_are = tr!("page-points");
    let beside = right - ems(&points_are) * SMALL - 12.0;
    put(list, [right, under], Anchor::Right, small(&points_are));
    let room = colon - wide(points.soviet) - 30.0 - MARGIN;
    let letters = title.chars().count().max(1) as f32;
    let size = held(room / (letters * 0.56), 9.0, 19.0);
    put(
        list,
        [MARGIN, top],
        Anchor::Left,
        Lettering::new(cut(title, room, size), size, Font::Map, ink),
    );
    let dates = setup.dates.get(usize::from(state.turn).saturating_sub(1));
    let (turn, turns) = (state.turn, setup.parameters.turns);
    let when = match dates {
        Some(dates) => tr!(
            "page-turn-dates",
            turn = turn,
            turns = turns,
            dates = words::name(dates),
        ),
        None => tr!("page-turn", turn = turn, turns = turns),
    };
    let phase = match state.stage {
        Stage::Over => tr!("page-over"),
        stage => Setup::phase_name(state.player, stage.phase()),
    };
    let ground = tr!("page-ground", ground = state.weather.word());
    // The turn stands beside what the figures are, the phase below both.
    let stands = [phase, ground].join("  ·  ");
    for (y, text, end) in [(under, when, beside), (under + 12.5, stands, right)] {
        let (text, size) = narrowed(&text, end - MARGIN, 9.5);
        let line = Lettering::new(text, size, Font::Regular, ink);
        put(list, [MARGIN, y], Anchor::Left, line);
    }
    rule(list, [MARGIN, MARGIN + 49.5], right, 0.8);
}

/// A line of the tables.
enum Row {
    /// A side, and what it sums up to.
    Side(Side, String),
    /// What the columns hold.
    Columns,
    /// A group of units that are not on the map.
    Group(String),
    /// A unit on the map.
    Unit {
        name: String,
        hex: String,
        strength: String,
        steps: [u8; 2],
        supplied: bool,
    },
    /// A unit elsewhere, and what is to be said of it.
    Elsewhere(String, String),
}

impl Row {
    /// Its height, in rows.
    const fn height(&self) -> f32 {
        match self {
            Self::Side(..) => 1.75,
            Self::Group(_) => 1.25,
            _ => 1.0,
        }
    }
}

/// Every unit of the scenario, by side and by where it is.
fn rows(setup: &Setup, state: &State) -> Vec<Row> {
    let mut rows = Vec::new();
    for side in Side::ALL {
        let units = setup.units_of(side);
        let mut there: Vec<UnitId> = units
            .iter()
            .filter(|&u| state.hex_of(u).is_some())
            .collect();
        there.sort_by_key(|&u| (state.hex_of(u), u));
        let steps: u32 = there
            .iter()
            .map(|&u| u32::from(state.steps(setup, u)))
            .sum();
        let sum = tr!("page-sum", n = there.len(), steps = steps);
        rows.push(Row::Side(side, sum));
        rows.push(Row::Columns);
        rows.extend(there.into_iter().map(|unit| on_map(setup, state, unit)));
        let mut to_come: Vec<(u8, Row)> = units
            .iter()
            .filter_map(|unit| arriving(setup, state, unit))
            .collect();
        to_come.sort_by_key(|(turn, _)| *turn);
        if !to_come.is_empty() {
            rows.push(Row::Group(tr!("page-to-come")));
            rows.extend(to_come.into_iter().map(|(_, row)| row));
        }
        let gone: Vec<Row> = units.iter().filter_map(|u| gone(setup, state, u)).collect();
        if !gone.is_empty() {
            rows.push(Row::Group(tr!("page-gone")));
            rows.extend(gone);
        }
    }
    rows
}

fn on_map(setup: &Setup, state: &State, unit: UnitId) -> Row {
    let hex = state.hex_of(unit).map(|h| setup.grid.name(h).to_string());
    Row::Unit {
        name: setup.unit_name(unit).into_owned(),
        hex: hex.unwrap_or_default(),
        strength: state.strength(setup, unit).to_string(),
        steps: [
            state.steps(setup, unit),
            setup.unit(unit).map_or(1, super::super::setup::Unit::steps),
        ],
        supplied: !state.unsupplied.contains(unit),
    }
}

fn arriving(setup: &Setup, state: &State, unit: UnitId) -> Option<(u8, Row)> {
    let info = setup
        .unit(unit)
        .filter(|_| state.spot(unit) == Spot::Awaited)?;
    let Arrival::Turn(turn) = info.arrives else {
        return None;
    };
    let perhaps = if info.conditional { "yes" } else { "no" };
    let hex = setup.grid.name(info.hex).to_string();
    let when = tr!("page-arrival", turn = turn, perhaps = perhaps, hex = hex);
    Some((
        turn,
        Row::Elsewhere(setup.unit_name(unit).into_owned(), when),
    ))
}

fn gone(setup: &Setup, state: &State, unit: UnitId) -> Option<Row> {
    let how = match state.spot(unit) {
        Spot::On(_) | Spot::Awaited => return None,
        Spot::Destroyed => tr!("page-destroyed"),
        Spot::Escaped => tr!("page-escaped"),
        Spot::Lost => tr!("page-lost"),
        Spot::Withheld => tr!("page-withheld"),
    };
    let name = setup.unit_name(unit).into_owned();
    Some(Row::Elsewhere(name, how))
}

/// The rows below each other, as large as the page allows.
fn tables(list: &mut DisplayList, rows: &[Row], left: f32) {
    let total: f32 = rows.iter().map(Row::height).sum();
    let room = A4[1] - 2.0 * MARGIN - FOOT;
    let unit = (room / total.max(1.0)).min(ROW);
    let mut y = MARGIN;
    let mut even = false;
    for row in rows {
        let height = row.height() * unit;
        even = matches!(row, Row::Unit { .. } | Row::Elsewhere(..)) && !even;
        line(list, row, [left, y], unit, even);
        y += height;
    }
}

fn line(list: &mut DisplayList, row: &Row, [left, top]: Point, unit: f32, even: bool) {
    let right = left + TABLE;
    let size = unit * LETTERS;
    let height = row.height() * unit;
    // Bars leave a little room above.
    let middle = top + height - unit * 0.5;
    let text = |content: &str, size: f32, font, ink: Ink| Lettering::new(content, size, font, ink);
    let bar = |list: &mut DisplayList, ink: crate::present::ink::Paint, tall: f32| {
        list.push(Shape::Rect {
            centre: [(left + right) / 2.0, top + height - tall / 2.0],
            size: [TABLE, tall],
            rounding: 0.0,
            fill: Some(ink),
            edge: None,
            feather: 0.0,
        });
    };
    if even {
        bar(list, Ink::PaperDark.at(0.45), unit);
    }
    let plain = Ink::PlaceName;
    let inner = left + 3.0;
    match row {
        Row::Side(side, sum) => {
            let ink = sides::ink(*side).counter(sides::LINE).head;
            bar(list, ink.into(), unit * 1.35);
            let middle = top + height - unit * 0.675;
            let name = tr!("page-side", side = side.key());
            // Both have room beside each other, however long the words are.
            let wide = 1.3 * ems(&name) + ems(sum);
            let size = size.min((TABLE - 20.0) / wide);
            let name = text(&name, size * 1.15, Font::Bold, Ink::HeadText);
            put(list, [left + 4.0, middle], Anchor::Left, name);
            let sum = text(sum, size, Font::Regular, Ink::HeadText);
            put(list, [right - 4.0, middle], Anchor::Right, sum);
        }
        Row::Columns => {
            let mut head = |x: f32, anchor, what: String| {
                let what = text(&what, size * 0.86, Font::Regular, Ink::HexNumber);
                put(list, [x, middle], anchor, what);
            };
            head(inner, Anchor::Left, tr!("page-unit"));
            head(left + HEX, Anchor::Left, tr!("page-hex"));
            head(left + STRENGTH, Anchor::Centre, tr!("page-strength"));
            head(left + STEPS, Anchor::Centre, tr!("page-steps"));
            head(right - 3.0, Anchor::Right, tr!("page-supply"));
        }
        Row::Group(name) => {
            let name = text(name, size * 0.95, Font::Bold, plain);
            put(list, [inner, middle], Anchor::Left, name);
        }
        Row::Unit {
            name,
            hex,
            strength,
            steps: [steps, full],
            supplied,
        } => {
            let (name, small) = narrowed(name, HEX - 5.0, size);
            let name = text(&name, small, Font::Regular, plain);
            put(list, [inner, middle], Anchor::Left, name);
            let hex = text(hex, size, Font::Bold, plain);
            put(list, [left + HEX, middle], Anchor::Left, hex);
            let strength = text(strength, size, Font::Regular, plain);
            put(list, [left + STRENGTH, middle], Anchor::Centre, strength);
            for i in 0..*full {
                let x = left + STEPS + (f32::from(i) - f32::from(*full - 1) / 2.0) * size * 0.85;
                let radius = size * 0.28;
                list.ring([x, middle], radius, stroke(plain, size * 0.08));
                if i < *steps {
                    list.disc([x, middle], radius, plain);
                }
            }
            let supply = match supplied {
                true => text(&tr!("page-supplied"), size, Font::Regular, plain),
                false => text(&tr!("page-cut-off"), size, Font::Bold, Ink::Broken),
            };
            put(list, [right - 3.0, middle], Anchor::Right, supply);
        }
        Row::Elsewhere(name, what) => {
            let (name, small) = narrowed(name, TABLE - 10.0 - ems(what) * size, size);
            let name = text(&name, small, Font::Regular, plain);
            put(list, [inner, middle], Anchor::Left, name);
            let what = text(what, size, Font::Regular, Ink::HexNumber);
            put(list, [right - 3.0, middle], Anchor::Right, what);
        }
    }
}

fn foot(list: &mut DisplayList, ply: usize, all: usize) {
    let y = A4[1] - MARGIN;
    let small = |text: String| Lettering::new(text, 6.5, Font::Regular, Ink::HexNumber);
    put(list, [MARGIN, y], Anchor::Left, small(tr!("page-about")));
    let moment = match ply {
        0 => tr!("page-beginning"),
        _ if ply == all => tr!("page-after", n = ply),
        _ => tr!("page-after-of", n = ply, all = all),
    };
    put(list, [A4[0] - MARGIN, y], Anchor::Right, small(moment));
}

#[cfg(test)]
mod tests;
