//! A study as pages to print: its name, then every stop.

use super::open::{StopShown, StudyReader};
use super::study_file::{StopHistogram, StopMap, StudyFile, StudyStop};
use crate::engine::{Progress, SideNo};
use crate::present::board::BoardModel;
use crate::present::pdf::{self, PdfError};
use crate::present::plate::{Plate, plate};
use crate::present::stop_page::{StopPicture, StopSheet, stop_pages, title_page};
use crate::present::system::Selection;
use crate::words::{self, tr};

/// Who gets the pages of a study.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Readers {
    /// Whoever speaks: the notes stand below what the class sees, under a heading of
    /// their own.
    Speaker,
    /// The class: what only the speaker sees is left out.
    Class,
}

impl StudyFile {
    /// Whether it has notes that only the speaker sees; a page of text is for everybody.
    #[must_use]
    pub fn has_notes(&self) -> bool {
        let mut stops = self.stops.iter();
        stops.any(|stop| stop.map.is_some() && !stop.text.trim().is_empty())
    }
}

/// The pages of a study, each an SVG picture a unit a point; `None` if it was stopped.
#[must_use]
pub fn pages(study: &StudyFile, readers: Readers, control: &Progress) -> Option<Vec<String>> {
    let mut reader = StudyReader::default();
    let mut pages = vec![title_page(&study.title, &study.about, &contents(study))];
    // Each is put together, then written.
    control.begin(u32::try_from(2 * study.stops.len()).unwrap_or(u32::MAX));
    for (n, stop) in study.stops.iter().enumerate() {
        if control.stopped() {
            return None;
        }
        let mut sheet = StopSheet {
            study: &study.title,
            number: (n + 1, study.stops.len()),
            title: &stop.title,
            caption: &stop.caption,
            text: match (readers, &stop.map) {
                (Readers::Class, Some(_)) => "",
                _ => &stop.text,
            },
            notes: stop.map.is_some(),
            picture: None,
            histogram: None,
            odd: String::new(),
        };
        if let Some(map) = &stop.map {
            match reader.show(study, map) {
                Ok(shown) => {
                    sheet.odd = shown.told.join(" ");
                    sheet.picture = Some(picture(stop, map, &shown));
                    let histogram = map.histogram.as_ref();
                    let view = |games: &StopHistogram| games.view(&*shown.table, shown.at);
                    sheet.histogram = histogram.map(view);
                    reader.take_back(map, shown);
                }
                Err(why) => sheet.odd = why,
            }
        }
        pages.extend(stop_pages(&sheet));
        control.count();
    }
    Some(pages)
}

/// A study as a document to print; `None` if it was stopped.
///
/// # Errors
/// When a page could not be written.
pub fn printed(
    study: &StudyFile,
    readers: Readers,
    control: &Progress,
) -> Option<Result<Vec<u8>, PdfError>> {
    let pages = pages(study, readers, control)?;
    pdf::write_while(&pages, control)
}

/// The titles of the stops; of very many, the first.
fn contents(study: &StudyFile) -> Vec<String> {
    let titles = study.stops.iter().enumerate();
    titles
        .map(|(n, stop)| format!("{}. {}", n + 1, stop.title))
        .collect()
}

/// What is seen at a stop.
fn picture(stop: &StudyStop, map: &StopMap, shown: &StopShown) -> StopPicture {
    let (table, at) = (&shown.table, shown.at);
    let about = table.about();
    let keys = about.overlays.iter().map(|overlay| overlay.key);
    let keys: Vec<&str> = keys
        .filter(|key| map.overlays.iter().any(|word| word == key))
        .collect();
    let model = table.board(at, &Selection::default(), &keys);
    let mut model = model
        .unwrap_or_else(|| BoardModel::new(table.map()))
        .by_day();
    model.annotations.clone_from(&shown.drawn);
    model.made = table.pieces().first().copied().unwrap_or_default();
    let legend = model.overlays.legend.iter().map(|row| row.text.clone());
    let legend: Vec<String> = legend.collect();
    let Plate {
        title: _,
        layers,
        mut bounds,
        paper,
    } = plate(&model, stop.title.clone(), false);
    if let Some(section) = map.section {
        let [low, high] = section.corners(model.map.tiling.orientation());
        // Never more than there is paper.
        let within = [
            [low[0].max(bounds[0][0]), low[1].max(bounds[0][1])],
            [high[0].min(bounds[1][0]), high[1].min(bounds[1][1])],
        ];
        if within[0][0] < within[1][0] && within[0][1] < within[1][1] {
            bounds = within;
        }
    }
    let time = table.time(at).unwrap_or_default();
    let time: Vec<String> = time.into_iter().filter(|part| !part.is_empty()).collect();
    let score = table.score_at(at);
    let points = SideNo::BOTH.map(|side| {
        let of = score.iter().filter(|row| row.side == side);
        let points: i32 = of.map(|row| row.points).sum();
        format!("{} {points}", about.sides[side.index()].name)
    });
    let title = words::name(table.title()).into_owned();
    let points = match score.is_empty() {
        true => String::new(),
        false => points.join("  ·  "),
    };
    StopPicture {
        game: title,
        when: time.join("  ·  "),
        points,
        legend: match legend.is_empty() {
            true => String::new(),
            false => tr!("present-legend", legend = legend.join(" · ")),
        },
        plate: Plate {
            title: stop.title.clone(),
            layers,
            bounds,
            paper,
        },
    }
}
