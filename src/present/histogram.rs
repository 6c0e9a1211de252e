//! How many games ended, as bars over their margins: for the window, and as a picture or
//! a table for others. Drawn as everything here is, so that it has the typefaces and
//! inks of the maps beside it and needs no library of its own.

use super::board::SideView;
use super::display::{Anchor, DisplayList, Font, Lettering, Point, Shape, stroke};
use super::fonts::map_width;
use super::ink::Ink;
use super::page::narrowed;
use super::svg;
use crate::engine::{Commander, SideNo, mean_and_error};
use crate::words::{decimal, share_of, signed, signed_whole, tr, with_error};

/// There are at most so many bars beside that of draws.
const MOST: usize = 25;

/// Width and height of the picture, in points.
pub const SIZE: Point = [720.0, 430.0];

/// What the bars leave free round themselves.
const LEFT: f32 = 52.0;
const RIGHT: f32 = 20.0;
const TOP: f32 = 62.0;
const BOTTOM: f32 = 110.0;

/// Margins in bars: draws have one of their own, and none holds games of both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bars {
    /// How many margins each bar holds, but that of draws.
    step: i32,
    /// How many bars lie before that of draws, and how many there are.
    before: i32,
    all: usize,
}

impl Bars {
    /// The bars that hold all of these margins.
    #[must_use]
    pub fn over(margins: impl Iterator<Item = i32> + Clone) -> Self {
        let low = margins.clone().min().unwrap_or(0).min(0);
        let high = margins.max().unwrap_or(0).max(0);
        let span = (high - low).unsigned_abs() as usize;
        let step = i32::try_from(span.div_ceil(MOST)).unwrap_or(1).max(1);
        let bars = |far: i32| (far + step - 1).div_euclid(step);
        let (before, after) = (bars(-low), bars(high));
        Self {
            step,
            before,
            all: usize::try_from(before + 1 + after).unwrap_or(1),
        }
    }

    /// The bar that a margin falls into.
    #[must_use]
    pub fn place(&self, margin: i32) -> Option<usize> {
        let bars = (margin.abs() + self.step - 1).div_euclid(self.step);
        usize::try_from(self.before + margin.signum() * bars).ok()
    }

    /// The bar of draws.
    #[must_use]
    pub fn of_draws(&self) -> usize {
        usize::try_from(self.before).unwrap_or(0)
    }

    /// How many of these margins fall into each bar.
    #[must_use]
    pub fn count(&self, margins: impl Iterator<Item = i32>) -> Vec<u32> {
        let mut counts = vec![0; self.all];
        for margin in margins {
            if let Some(count) = self.place(margin).and_then(|n| counts.get_mut(n)) {
                *count += 1;
            }
        }
        counts
    }

    /// The margins of a bar, least and greatest.
    #[must_use]
    pub fn margins(&self, bar: usize) -> (i32, i32) {
        let from_draws = i32::try_from(bar).unwrap_or(0) - self.before;
        let far = from_draws * self.step;
        match from_draws {
            0 => (0, 0),
            1.. => (far - self.step + 1, far),
            _ => (far, far + self.step - 1),
        }
    }

    /// The same in words.
    #[must_use]
    pub fn words(&self, bar: usize) -> String {
        match self.margins(bar) {
            (least, most) if least == most => signed_whole(least),
            (least, most) => tr!(
                "futures-range",
                from = signed_whole(least),
                to = signed_whole(most)
            ),
        }
    }
}

/// What was played: from when, how many games, and by whom.
#[must_use]
pub fn futures_title<C: Into<Commander>>(
    when: &str,
    games: usize,
    sides: &[SideView; 2],
    who: [C; 2],
) -> String {
    let [level, other] = who.map(|who| who.into().name());
    tr!(
        "futures-from",
        when = when,
        n = games,
        first = sides[0].name.as_str(),
        level = level,
        second = sides[1].name.as_str(),
        other = other
    )
}

/// How many games ended.
#[derive(Clone, Debug)]
pub struct HistogramView {
    /// What was played, from where, by whom.
    pub title: String,
    /// The sides.
    pub sides: [SideView; 2],
    /// The margins at the ends, from the first side.
    pub margins: Vec<i32>,
    /// Other games that these are held against, and what they were.
    pub against: Option<(String, Vec<i32>)>,
}

impl HistogramView {
    /// Shares, mean and spread in words; and against the others.
    #[must_use]
    pub fn told(&self) -> Vec<String> {
        let all = self.margins.len().max(1);
        let share = |sign: i32| {
            let count = self.margins.iter().filter(|margin| margin.signum() == sign);
            share_of(count.count() as f64 / all as f64, all as u32)
        };
        let name = |side: SideNo| self.sides[side.index()].name.as_str();
        let shares = [
            tr!("futures-ahead", side = name(SideNo::A), share = share(1)),
            tr!("futures-even", share = share(0)),
            tr!("futures-ahead", side = name(SideNo::B), share = share(-1)),
        ];
        let mean = |margins: &[i32]| mean_and_error(margins.iter().map(|m| f64::from(*m)));
        let (margin, error) = mean(&self.margins);
        let mut sorted = self.margins.clone();
        sorted.sort_unstable();
        let at = |share: f64| {
            let place = (sorted.len().saturating_sub(1)) as f64 * share;
            sorted.get(place.round() as usize).copied().unwrap_or(0)
        };
        let mut told = vec![
            shares.join("   ·   "),
            tr!(
                "room-futures-margin",
                side = name(SideNo::A),
                margin = with_error((margin, error), true)
            ),
            tr!(
                "futures-spread",
                from = signed_whole(at(0.1)),
                to = signed_whole(at(0.9))
            ),
        ];
        if let Some((when, others)) = self.against.as_ref().filter(|(_, all)| !all.is_empty()) {
            let (was, its_error) = mean(others);
            told.push(tr!(
                "futures-against",
                when = when.as_str(),
                was = signed(was),
                by = with_error((margin - was, error.hypot(its_error)), true)
            ));
        }
        told
    }

    /// The picture, in points.
    #[must_use]
    pub fn drawn(&self) -> DisplayList {
        let mut list = DisplayList::default();
        let others = self.against.as_ref().map_or(&[][..], |(_, others)| others);
        let margins = || self.margins.iter().copied();
        let bars = Bars::over(
            margins()
                .chain(others.iter().copied())
                .collect::<Vec<_>>()
                .into_iter(),
        );
        let shares = |counts: Vec<u32>, all: usize| -> Vec<f64> {
            let all = all.max(1) as f64;
            counts.into_iter().map(|n| f64::from(n) / all).collect()
        };
        let now = shares(bars.count(margins()), self.margins.len());
        let before = shares(bars.count(others.iter().copied()), others.len());
        let most = now
            .iter()
            .chain(&before)
            .copied()
            .fold(0.0, f64::max)
            .max(1e-9);
        let (right, bottom) = (SIZE[0] - RIGHT, SIZE[1] - BOTTOM);
        let step = (right - LEFT) / now.len() as f32;
        let y = |share: f64| bottom - (share / most) as f32 * (bottom - TOP);
        let text = |size: f32, font, text: String| Lettering::new(text, size, font, Ink::PlaceName);

        // Who played stands at its end: smaller letters rather than a title without that.
        let room = right - 14.0;
        let fits = room / map_width(&self.title, false).max(0.1);
        let (title, size) = match fits >= SMALLEST_TITLE {
            true => (self.title.clone(), fits.min(15.0)),
            false => narrowed(&self.title, room, SMALLEST_TITLE),
        };
        list.text([14.0, 20.0], Anchor::Left, text(size, Font::Map, title));
        for (n, side) in self.sides.iter().enumerate() {
            // The first side's games lie at the right.
            let (x, anchor) = [(right, Anchor::Right), (LEFT, Anchor::Left)][n];
            let name = tr!("futures-ahead-of", side = side.name.as_str());
            let name = Lettering::new(name, 10.0, Font::Bold, side.ink.mark);
            list.text([x, 44.0], anchor, name);
        }
        let nice = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5];
        let grid = nice
            .into_iter()
            .find(|grid| most / grid <= 5.0)
            .unwrap_or(1.0);
        let lines = (most / grid).floor() as i32;
        for n in 0..=lines {
            let share = f64::from(n) * grid;
            list.line(
                vec![[LEFT, y(share)], [right, y(share)]],
                stroke(Ink::Grid.at(0.3), 0.5),
            );
            let places = usize::from(grid < 0.01);
            let label = tr!("futures-per-cent", share = decimal(share * 100.0, places));
            list.text(
                [LEFT - 5.0, y(share)],
                Anchor::Right,
                text(8.0, Font::Regular, label),
            );
        }
        for (bar, &share) in now.iter().enumerate() {
            let (least, _) = bars.margins(bar);
            let ink = match least {
                0 => Ink::HexNumber,
                1.. => self.sides[0].ink.mark,
                _ => self.sides[1].ink.mark,
            };
            let left = LEFT + step * bar as f32;
            let tall = bottom - y(share);
            list.push(Shape::Rect {
                centre: [left + step / 2.0, bottom - tall / 2.0],
                size: [(step - 1.6).max(0.4), tall],
                rounding: 0.0,
                fill: Some(ink.at(0.85)),
                edge: None,
                feather: 0.0,
            });
        }
        for (bar, &share) in before.iter().enumerate().filter(|_| !others.is_empty()) {
            let left = LEFT + step * bar as f32;
            list.line(
                vec![[left, y(share)], [left + step, y(share)]],
                stroke(Ink::PlaceName, 1.6),
            );
        }
        list.line(
            vec![[LEFT, bottom], [right, bottom]],
            stroke(Ink::Frame, 1.0),
        );
        let draws = bars.of_draws();
        let each = (now.len() / 12).max(1);
        for bar in (0..now.len()).filter(|bar| bar.abs_diff(draws) % each == 0) {
            let (least, greatest) = bars.margins(bar);
            let far = if least < 0 { least } else { greatest };
            let at = [LEFT + step * (bar as f32 + 0.5), bottom + 10.0];
            list.text(
                at,
                Anchor::Centre,
                text(8.0, Font::Regular, signed_whole(far)),
            );
        }
        let axis = text(8.5, Font::Regular, tr!("futures-axis"));
        list.text([(LEFT + right) / 2.0, bottom + 24.0], Anchor::Centre, axis);
        let mut at = bottom + 43.0;
        for line in self.told() {
            let (line, size) = narrowed(&line, right - 14.0, 9.5);
            list.text([14.0, at], Anchor::Left, text(size, Font::Regular, line));
            at += 15.0;
        }
        list
    }

    /// The picture as SVG on white paper.
    #[must_use]
    pub fn svg(&self) -> String {
        svg::sheet(&self.title, SIZE, self.drawn())
    }
}

/// The title is no smaller than this.
const SMALLEST_TITLE: f32 = 9.5;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::draw::sample;

    fn view(margins: Vec<i32>) -> HistogramView {
        HistogramView {
            title: "From the third turn".to_owned(),
            sides: sample::model().map.sides.clone(),
            margins,
            against: None,
        }
    }

    #[test]
    fn a_title_says_to_its_end_who_played() {
        let title = "From Game turn 4: 3–5 February 1944, German player turn, German Combat \
                     Phase: 100 games, Soviets Colonel, Germans Colonel";
        let view = HistogramView {
            title: title.to_owned(),
            ..view(vec![-2, 0, 3])
        };
        let drawn = svg::sheet("", SIZE, view.drawn());
        assert!(drawn.contains("Germans Colonel</text>"), "{drawn}");
    }

    #[test]
    fn every_margin_has_a_bar_and_no_bar_holds_games_of_both_sides() {
        for reach in [0, 1, 7, 40, 300] {
            let margins = -reach / 3..=reach;
            let bars = Bars::over(margins.clone());
            let counts = bars.count(margins.clone());
            let sum: u32 = counts.iter().sum();
            assert_eq!(sum, margins.clone().count() as u32);
            for margin in margins {
                let (least, most) = bars.margins(bars.place(margin).unwrap());
                assert!(least <= margin && margin <= most);
                assert!(least.signum() == most.signum());
            }
            assert!(counts.len() <= MOST + 3, "{}", counts.len());
        }
    }

    #[test]
    fn the_picture_has_a_bar_for_each_that_holds_games_and_says_what_they_come_to() {
        let picture = view(vec![-4, -4, 0, 3, 3, 3, 3, 1]).svg();
        for words in ["From the third turn", "±\u{a0}17", "Margin of"] {
            assert!(picture.contains(words), "{words}: {picture}");
        }
        // What it is held against is drawn and told besides.
        let mut both = view(vec![-4, 3]);
        assert!(!both.svg().contains("Against"));
        both.against = Some(("the beginning".to_owned(), vec![0, 2]));
        assert!(both.svg().contains("Against the beginning"));
        assert!(both.drawn().shapes.len() > view(vec![-4, 3]).drawn().shapes.len());
        assert!(both.drawn().is_finite());
    }

    #[test]
    fn no_games_are_no_fault() {
        assert!(view(Vec::new()).drawn().is_finite());
    }
}
