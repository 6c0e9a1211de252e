//! A display list as SVG. Fonts are named; [`super::embed`] puts them into a file.

use super::display::{Anchor, DisplayList, Font, Lettering, Point, Shape, Stroke};
use super::ink::{Ink, Paint};
use super::palette::light;
use std::fmt::Write as _;

/// How many units of the picture a board unit has: its size on a page.
const SCALE: f32 = 60.0;

/// Half the height of capital letters, in ems: texts are centred on them.
const HALF_CAPITAL: f32 = 0.36;

/// The picture of several lists, the later ones over the earlier, cut to the box
/// with these corners. `color` gives `0xRRGGBB`.
#[must_use]
pub fn write(
    title: &str,
    lists: &[DisplayList],
    [low, high]: [Point; 2],
    color: fn(Ink) -> u32,
) -> String {
    let mut pen = Pen::new(color);
    for shape in lists.iter().flat_map(|list| &list.shapes) {
        pen.shape(shape);
    }
    let size = [high[0] - low[0], high[1] - low[1]];
    pen.finish(title, size.map(|s| (s * SCALE).round()), [low, size])
}

/// A picture within a page: cut to its bounds and put into a box.
#[derive(Clone, Copy, Debug)]
pub struct Inset<'a> {
    /// Its lists, the later ones over the earlier.
    pub layers: &'a [DisplayList],
    /// The corners of what is seen of it.
    pub bounds: [Point; 2],
    /// The corners of the box on the page.
    pub at: [Point; 2],
}

/// A page of several pictures, the later ones over the earlier, of this width
/// and height on white paper.
#[must_use]
pub fn page(title: &str, size: Point, parts: &[Inset<'_>], color: fn(Ink) -> u32) -> String {
    let mut pen = Pen::new(color);
    pen.body += "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n";
    for part in parts {
        pen.part(part);
    }
    pen.finish(title, size, [[0.0; 2], size])
}

/// A page that one picture fills, of this width and height on white paper.
#[must_use]
pub fn sheet(title: &str, size: Point, picture: DisplayList) -> String {
    let whole = [[0.0; 2], size];
    let part = Inset {
        layers: &[picture],
        bounds: whole,
        at: whole,
    };
    page(title, size, &[part], light)
}

/// How far letters lean that have no file of their own, in degrees.
const LEAN: f32 = 12.0;

struct Pen {
    body: String,
    definitions: String,
    /// The blurs defined so far: in thousandths of a board unit, and how far
    /// they reach beyond a figure, in hundredths of its width and height.
    blurs: Vec<(i32, [i32; 2])>,
    paths: usize,
    color: fn(Ink) -> u32,
}

// Writing to a String cannot fail.
impl Pen {
    const fn new(color: fn(Ink) -> u32) -> Self {
        Self {
            body: String::new(),
            definitions: String::new(),
            blurs: Vec::new(),
            paths: 0,
            color,
        }
    }

    /// The whole picture, so wide and high, of a place and size of its own.
    fn finish(&self, title: &str, [wide, tall]: Point, [low, size]: [Point; 2]) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" \
             viewBox=\"{:.3} {:.3} {:.3} {:.3}\">\n<title>{}</title>\n<defs>\n{}</defs>\n{}</svg>\n",
            wide,
            tall,
            low[0],
            low[1],
            size[0],
            size[1],
            escaped(title),
            self.definitions,
            self.body
        )
    }

    fn part(&mut self, part: &Inset<'_>) {
        let size = |[low, high]: [Point; 2]| [high[0] - low[0], high[1] - low[1]];
        let ([x, y], [wide, tall]) = (part.at[0], size(part.at));
        let ([left, top], [w, h]) = (part.bounds[0], size(part.bounds));
        let _ = writeln!(
            self.body,
            "<svg x=\"{x:.3}\" y=\"{y:.3}\" width=\"{wide:.3}\" height=\"{tall:.3}\" \
             viewBox=\"{left:.3} {top:.3} {w:.3} {h:.3}\">"
        );
        for shape in part.layers.iter().flat_map(|list| &list.shapes) {
            self.shape(shape);
        }
        self.body += "</svg>\n";
    }

    fn shape(&mut self, shape: &Shape) {
        // No reader of pictures knows what is not a number.
        if !shape.is_finite() {
            return;
        }
        match shape {
            Shape::Polygon {
                points,
                fill,
                edge,
                feather,
            } => {
                let style = self.area(extent(points), *fill, *edge, *feather);
                let _ = writeln!(
                    self.body,
                    "<polygon points=\"{}\"{style}/>",
                    corners(points)
                );
            }
            Shape::Line {
                points,
                stroke,
                round,
                closed,
                dash,
                taper,
            } => self.line(points, *stroke, (*round, *closed), *dash, *taper),
            Shape::Circle {
                centre: [x, y],
                radius,
                fill,
                edge,
                feather,
            } => {
                let style = self.area([radius * 2.0; 2], *fill, *edge, *feather);
                let _ = writeln!(
                    self.body,
                    "<circle cx=\"{x:.3}\" cy=\"{y:.3}\" r=\"{radius:.3}\"{style}/>"
                );
            }
            Shape::Rect {
                centre,
                size: [w, h],
                rounding,
                fill,
                edge,
                feather,
            } => {
                let style = self.area([*w, *h], *fill, *edge, *feather);
                let _ = writeln!(
                    self.body,
                    "<rect x=\"{:.3}\" y=\"{:.3}\" width=\"{w:.3}\" height=\"{h:.3}\" rx=\"{rounding:.3}\"{style}/>",
                    centre[0] - w / 2.0,
                    centre[1] - h / 2.0
                );
            }
            Shape::Text {
                at,
                anchor,
                lettering,
            } => {
                let anchor = match anchor {
                    Anchor::Left => "start",
                    Anchor::Centre => "middle",
                    Anchor::Right => "end",
                };
                let (left, base) = (at[0], at[1] + HALF_CAPITAL * lettering.size);
                let mut style = self.letters(lettering);
                if lettering.font == Font::Slanted {
                    // No file of its own: upright letters lean about their base line.
                    let _ = write!(
                        style,
                        " transform=\"translate({left:.3} {base:.3}) skewX(-{LEAN}) translate({:.3} {:.3})\"",
                        -left, -base
                    );
                }
                let _ = writeln!(
                    self.body,
                    "<text x=\"{:.3}\" y=\"{:.3}\" text-anchor=\"{anchor}\"{style}>{}</text>",
                    left,
                    base,
                    escaped(&lettering.content)
                );
            }
            Shape::TextOnPath { points, lettering } => {
                self.paths += 1;
                let id = self.paths;
                let path: Vec<String> = points
                    .iter()
                    .map(|[x, y]| format!("{x:.3} {y:.3}"))
                    .collect();
                let _ = writeln!(
                    self.definitions,
                    "<path id=\"p{id}\" d=\"M{}\"/>",
                    path.join("L")
                );
                let style = self.letters(lettering);
                let _ = writeln!(
                    self.body,
                    "<text dy=\"{:.3}\" text-anchor=\"middle\"{style}><textPath href=\"#p{id}\" startOffset=\"50%\">{}</textPath></text>",
                    HALF_CAPITAL * lettering.size,
                    escaped(&lettering.content)
                );
            }
        }
    }

    fn line(
        &mut self,
        points: &[Point],
        stroke: Stroke,
        (round, closed): (bool, bool),
        dash: Option<[f32; 2]>,
        taper: [f32; 2],
    ) {
        let caps = match round {
            true => " stroke-linecap=\"round\" stroke-linejoin=\"round\"",
            false => "",
        };
        if taper != [1.0, 1.0] && points.len() > 1 {
            // Piece by piece, each of its own width.
            let pieces = (points.len() - 1) as f32;
            for (i, pair) in points.windows(2).enumerate() {
                let part = (i as f32 + 0.5) / pieces;
                let width = stroke.width * (taper[0] + (taper[1] - taper[0]) * part);
                let edge = self.edge(Some(Stroke { width, ..stroke }));
                let _ = writeln!(
                    self.body,
                    "<polyline points=\"{}\" fill=\"none\"{edge}{caps}/>",
                    corners(pair)
                );
            }
            return;
        }
        let tag = match closed {
            true => "polygon",
            false => "polyline",
        };
        let edge = self.edge(Some(stroke));
        let dash = dash.map_or_else(String::new, |[on, off]| {
            format!(" stroke-dasharray=\"{on:.3} {off:.3}\"")
        });
        let _ = writeln!(
            self.body,
            "<{tag} points=\"{}\" fill=\"none\"{edge}{caps}{dash}/>",
            corners(points)
        );
    }

    /// The style of a closed figure of this width and height.
    fn area(
        &mut self,
        size: Point,
        fill: Option<Paint>,
        edge: Option<Stroke>,
        feather: f32,
    ) -> String {
        let fill = fill.map_or_else(
            || " fill=\"none\"".to_owned(),
            |paint| self.paint("fill", paint),
        );
        let mut style = fill + &self.edge(edge);
        if feather > 0.0 {
            let blur = (feather * 500.0).round() as i32;
            // A blur is not to be seen beyond three times its deviation, and
            // painting it takes longer the larger its field is.
            let reach = feather * 1.5 + edge.map_or(0.0, |e| e.width / 2.0);
            let beyond = size.map(|s| (reach / s.max(0.01) * 100.0).ceil() as i32);
            let [x, y] = beyond;
            let id = format!("b{blur}-{x}-{y}");
            if !self.blurs.contains(&(blur, beyond)) {
                self.blurs.push((blur, beyond));
                let _ = writeln!(
                    self.definitions,
                    "<filter id=\"{id}\" x=\"-{x}%\" y=\"-{y}%\" width=\"{}%\" height=\"{}%\" \
                     color-interpolation-filters=\"sRGB\"><feGaussianBlur stdDeviation=\"{}\"/></filter>",
                    100 + 2 * x,
                    100 + 2 * y,
                    f64::from(blur) / 1000.0
                );
            }
            let _ = write!(style, " filter=\"url(#{id})\"");
        }
        style
    }

    fn edge(&self, edge: Option<Stroke>) -> String {
        edge.map_or_else(String::new, |stroke| {
            let paint = self.paint("stroke", stroke.paint);
            format!("{paint} stroke-width=\"{:.3}\"", stroke.width)
        })
    }

    fn paint(&self, what: &str, paint: Paint) -> String {
        let color = (self.color)(paint.ink);
        let mut out = format!(" {what}=\"#{color:06x}\"");
        if paint.opacity < 1.0 {
            let _ = write!(out, " {what}-opacity=\"{:.3}\"", paint.opacity);
        }
        out
    }

    /// The style of a text.
    fn letters(&self, lettering: &Lettering) -> String {
        let family = family(lettering.font);
        let mut out = format!(" {family} font-size=\"{:.3}\"", lettering.size);
        out += &self.paint("fill", lettering.paint);
        if lettering.spacing > 0.0 {
            let _ = write!(
                out,
                " letter-spacing=\"{:.3}\"",
                lettering.spacing * lettering.size
            );
        }
        if let Some(halo) = lettering.halo {
            out += &self.paint("stroke", halo);
            let _ = write!(
                out,
                " stroke-width=\"{:.3}\" stroke-linejoin=\"round\" paint-order=\"stroke\"",
                lettering.size * 0.2
            );
        }
        out
    }
}

/// How a text asks for its typeface.
pub(super) const fn family(font: Font) -> &'static str {
    // A name with a digit on its own must be quoted, or the list is void.
    match font {
        Font::Regular | Font::Slanted => "font-family=\"DejaVu Sans, sans-serif\"",
        Font::Bold => "font-family=\"DejaVu Sans, sans-serif\" font-weight=\"700\"",
        Font::Condensed => {
            "font-family=\"Roboto Condensed, DejaVu Sans Condensed, sans-serif\" font-weight=\"700\""
        }
        Font::Map => "font-family=\"Map Serif, 'Source Serif 4', serif\"",
        Font::MapItalic => {
            "font-family=\"Map Serif, 'Source Serif 4', serif\" font-style=\"italic\""
        }
    }
}

/// Width and height of the box round the points.
fn extent(points: &[Point]) -> Point {
    [0, 1].map(|axis| {
        let values = points.iter().map(|p| p[axis]);
        let low = values.clone().fold(f32::MAX, f32::min);
        (values.fold(f32::MIN, f32::max) - low).max(0.0)
    })
}

fn corners(points: &[Point]) -> String {
    let list: Vec<String> = points
        .iter()
        .map(|[x, y]| format!("{x:.3},{y:.3}"))
        .collect();
    list.join(" ")
}

/// The text with what XML means otherwise written out; characters that XML
/// cannot hold are left out.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => {}
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_number_is_not_written() {
        let mut list = DisplayList::default();
        for odd in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
            list.disc([odd, 0.0], 0.1, Ink::Town);
            list.disc([0.0; 2], 0.1, Ink::Town.at(odd));
            list.ring([0.0; 2], 0.1, super::super::display::stroke(Ink::Town, odd));
            list.glow(vec![[0.0; 2], [1.0; 2], [0.0, 1.0]], Ink::Paper, odd);
            list.dashed_outline(
                vec![[0.0; 2], [1.0; 2]],
                super::super::display::stroke(Ink::Town, 0.1),
                [0.1, odd],
            );
            let letters = Lettering::new("a", 0.2, Font::Map, Ink::PlaceName);
            list.text([0.0; 2], Anchor::Left, letters.spaced(odd));
        }
        assert!(list.shapes.iter().all(|shape| !shape.is_finite()));
        list.disc([0.5, 0.5], 0.1, Ink::Town);
        let svg = write("", &[list], [[0.0; 2], [2.0, 1.0]], light);
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        assert_eq!(svg.matches("<circle").count(), 1, "{svg}");
    }

    #[test]
    fn texts_cannot_break_out_and_every_shape_is_written() {
        let mut list = DisplayList::default();
        let letters = Lettering::new("<b>&\"\u{0}", 0.2, Font::Map, Ink::PlaceName);
        list.text([0.0, 0.0], Anchor::Centre, letters.halo(Ink::Halo));
        list.glow(vec![[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]], Ink::Paper, 0.1);
        list.disc([0.5, 0.5], 0.1, Ink::Town.at(0.5));
        let svg = write("a & b", &[list], [[0.0; 2], [2.0, 1.0]], light);
        assert!(svg.contains(">&lt;b&gt;&amp;&quot;</text>"), "{svg}");
        assert!(svg.contains("\"Map Serif, 'Source Serif 4', serif\""));
        assert!(svg.contains("<title>a &amp; b</title>"));
        assert!(svg.contains("width=\"120\" height=\"60\""));
        assert!(svg.contains("fill-opacity=\"0.500\"") && svg.contains("url(#b50-"));
    }
}
