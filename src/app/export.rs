//! Writing what is seen for others.

use super::commands::{FuturesFile, PictureFile};
use super::dialogs::HandoutForm;
use super::errands::{Made, MadeShelf};
use super::room::{Room, without_poll};
use crate::engine::NodeId;
use crate::present::board::BoardModel;
use crate::present::book::unmarked;
use crate::present::exercise::{self, ExercisePart, ExerciseSheet};
use crate::present::palette::light;
use crate::present::plate::{self, Plate};
use crate::present::system::{ReceiptRow, Selection};
use crate::present::{embed, muster, page, pdf, png, svg};
use crate::record::fault::guarded;
use crate::record::{Durability, Store, file_stem, save_atomic, stem_with};
use crate::words::{self, tr};
use std::path::PathBuf;

/// How wide a picture in pixels is: as sharp as a large screen shows it.
const WIDE: u32 = 1920;

impl Made {
    /// Something of this name and kind, or why it was not made.
    fn of(
        made: Result<(Vec<u8>, String), String>,
        kind: String,
        ending: &'static str,
    ) -> Result<Self, String> {
        made.map(|(bytes, name)| Self {
            bytes,
            name,
            kind,
            ending,
            shelf: MadeShelf::Pages,
        })
    }
}

impl Room {
    /// What is seen, as a page to hand out.
    pub(super) fn page_made(&self) -> Result<Made, String> {
        let page = guarded(|| (self.page(), self.name_of_picture()));
        let bytes = page.and_then(|(page, name)| Some((guarded(|| pdf::write(&page))?, name)));
        let made = match bytes {
            Some((bytes, name)) => bytes.map(|b| (b, name)).map_err(|e| e.to_string()),
            None => Err(tr!("picture-fault")),
        };
        Made::of(made, tr!("file-kind-pdf"), "pdf")
    }

    /// What is seen as a page for a class, and its solution, as its dialog says.
    pub(super) fn exercise_made(&self, form: &HandoutForm) -> Result<Made, String> {
        let pages = guarded(|| self.exercise_pages(form));
        let made = match pages {
            Some(pages) => match guarded(|| pdf::write_all(&pages)) {
                Some(bytes) => {
                    let name = self.name_of_picture_for(&tr!("exercise-title"));
                    bytes.map(|b| (b, name)).map_err(|why| why.to_string())
                }
                None => Err(tr!("picture-fault")),
            },
            None => Err(tr!("picture-fault")),
        };
        Made::of(made, tr!("file-kind-pdf"), "pdf")
    }

    /// What a table needs to set the game up.
    pub(super) fn muster_made(&self) -> Result<Made, String> {
        let page = guarded(|| self.set_up_page());
        let made = match page {
            Some(Some((page, name))) => match guarded(|| pdf::write(&page)) {
                Some(bytes) => bytes.map(|b| (b, name)).map_err(|why| why.to_string()),
                None => Err(tr!("picture-fault")),
            },
            Some(None) => Err(tr!("muster-none")),
            None => Err(tr!("picture-fault")),
        };
        Made::of(made, tr!("file-kind-pdf"), "pdf")
    }

    /// The board that is seen as a picture.
    pub(super) fn picture_made(&self, file: PictureFile) -> Result<Made, String> {
        let drawn = guarded(|| {
            let (plate, name) = (self.plate(&self.seen()), self.name_of_picture());
            let svg = svg::write(&plate.title, &plate.layers, plate.bounds, light);
            let bytes = match file {
                PictureFile::Svg => Ok(embed::with_fonts(&svg).into_bytes()),
                PictureFile::SvgOutlines => {
                    let drawn = embed::outlined(&svg).map(String::into_bytes);
                    drawn.map_err(|why| why.to_string())
                }
                PictureFile::Png => {
                    let png = png::paint(&svg, WIDE, light(plate.paper));
                    png.map(|png| png.bytes).map_err(|why| why.to_string())
                }
            };
            bytes.map(|bytes| (bytes, name))
        });
        let made = drawn.unwrap_or_else(|| Err(tr!("picture-fault")));
        let (kind, ending) = match file {
            PictureFile::Png => (tr!("file-kind-png"), "png"),
            PictureFile::Svg | PictureFile::SvgOutlines => (tr!("file-kind-svg"), "svg"),
        };
        Made::of(made, kind, ending)
    }

    /// How the games ended that were played on from a position.
    pub(super) fn futures_made(&self, file: FuturesFile) -> Result<Made, String> {
        let (kind, ending) = match file {
            FuturesFile::Svg => (tr!("file-kind-svg"), "svg"),
            FuturesFile::Png => (tr!("file-kind-png"), "png"),
            FuturesFile::Csv => (tr!("file-kind-csv"), "csv"),
        };
        let made = match guarded(|| self.futures_file(file)) {
            Some(Some(made)) => {
                let name = self.name_of_picture_for(&tr!("futures-title"));
                made.map(|bytes| (bytes, name))
            }
            Some(None) => Err(tr!("futures-unplayed")),
            None => Err(tr!("picture-fault")),
        };
        Made::of(made, kind, ending)
    }
}

/// Writes what was made on its shelf under its name. Where that is.
pub(super) fn shelve(store: &Store, made: &Made) -> Result<PathBuf, String> {
    let folder = made.shelf.folder(store);
    std::fs::create_dir_all(&folder).map_err(|e| {
        let name = folder.display().to_string();
        tr!("written-no-folder", folder = name, why = e.to_string())
    })?;
    let (stem, ending) = (file_stem(&made.name), made.ending);
    // No page that was written before is lost.
    let mut paths = (1_u32..).map(|n| match n {
        1 => folder.join(format!("{stem}.{ending}")),
        n => folder.join(format!("{stem} ({n}).{ending}")),
    });
    let path = paths.find(|p| !p.exists()).unwrap_or(folder);
    save_atomic(&path, &made.bytes, Durability::Power).map_err(|e| e.to_string())?;
    Ok(path)
}

impl Room {
    /// The board that is seen, with what is laid over it and drawn on it.
    fn seen(&self) -> BoardModel {
        let (table, at) = (self.table(), self.shown_node());
        let model = table.board(at, &Selection::default(), self.overlays_shown());
        let mut model = model.unwrap_or_else(|| BoardModel::new(table.map()));
        model.annotations = self.drawn();
        model.made = self.pieces();
        model
    }

    /// The time that is seen, in its parts.
    fn time_seen(&self) -> Vec<String> {
        let time = self.table().time(self.shown_node()).unwrap_or_default();
        time.into_iter().filter(|part| !part.is_empty()).collect()
    }

    fn plate(&self, board: &BoardModel) -> Plate {
        let title = words::name(self.table().title()).into_owned();
        let time = self.time_seen();
        let named = format!("{title}: {}", time.first().map_or("", String::as_str));
        let explained = !self.overlays_shown().is_empty();
        plate::plate(board, named, explained)
    }

    /// What is seen, as a page.
    fn page(&self) -> String {
        let (table, at) = (self.table(), self.shown_node());
        let model = self.seen().by_day();
        let time = self.time_seen();
        let glance = table.glance();
        let ending = glance.outcome.filter(|_| at == glance.node);
        let ending = ending.map_or_else(String::new, |(_, ending)| ending);
        let title = words::name(table.title()).into_owned();
        let plate = self.plate(&model);
        let points = ReceiptRow::sums(&table.score());
        let line = table.line();
        let after = line.iter().position(|&node| node == at);
        page::page(
            &page::PageView {
                title,
                lines: [time.join("  ·  "), ending],
                points,
                board: &model,
                ply: after.map_or(0, |n| n + 1),
                plies: line.len(),
            },
            &plate,
        )
    }

    /// The question that a page for a class proposes: what is said of the position, or
    /// what its side would do.
    pub(super) fn exercise_question(&self) -> String {
        let (table, at) = (self.table(), self.shown_node());
        // The answers of a class are no question.
        let said = table
            .remark(at)
            .map(|remark| without_poll(&remark.text, "**"));
        if let Some(said) = said.filter(|said| !said.trim().is_empty()) {
            return unmarked(&said).join("\n");
        }
        let next = self.node_after(at).and_then(|node| table.told(node)?.by);
        let present = (table.glance().node == at).then(|| table.glance().to_act);
        let Some(side) = next.or(present.flatten()) else {
            return String::new();
        };
        tr!(
            "exercise-asked",
            side = table.map().side(side).name.as_str()
        )
    }

    /// The solution that it proposes: what was played there.
    pub(super) fn exercise_solution(&self) -> String {
        let (table, at) = (self.table(), self.shown_node());
        let plan = self.plan_from(at);
        let sketch = table.sketch(at, &plan).filter(|_| !plan.is_empty());
        let played = sketch.map(|sketch| tr!("exercise-played", played = sketch.label));
        played.unwrap_or_default()
    }

    /// The pages for a class.
    fn exercise_pages(&self, form: &HandoutForm) -> Vec<String> {
        let title = words::name(self.table().title()).into_owned();
        let when = self.time_seen().join("  ·  ");
        let board = self.seen().by_day();
        let mut bare = board.clone();
        // What is being put together would be half the answer.
        bare.overlays.planned.clear();
        bare.highlights.clear();
        if !form.units {
            bare.counters.clear();
        }
        let mut parts = vec![(&bare, ExercisePart::Question(form.question.clone()))];
        if form.solved {
            let solution = ExercisePart::Solution(form.solution.clone());
            parts.push((&board, solution));
        }
        let page = |(board, part): (&BoardModel, ExercisePart)| {
            let sheet = ExerciseSheet {
                title: title.clone(),
                when: when.clone(),
                board,
                grey: form.grey,
                part,
            };
            exercise::page(&sheet, &self.plate(board))
        };
        parts.into_iter().map(page).collect()
    }

    /// The set-up sheet, and what its file is called.
    fn set_up_page(&self) -> Option<(String, String)> {
        let table = self.table();
        let muster = table.muster()?;
        let mut board = table.board(NodeId(0), &Selection::default(), &[])?;
        board.made = self.pieces();
        board
            .counters
            .iter_mut()
            .for_each(|counter| counter.active = false);
        let plate = plate::plate(&board, muster.title.clone(), false);
        let name = format!("{}, {}", muster.title, tr!("muster-title"));
        Some((muster::page(&muster, &board.map, &plate), name))
    }

    fn name_of_picture(&self) -> String {
        self.named_with(&self.turn_seen())
    }

    /// The same of something else that is made of the position: what it is has its place in
    /// the name of the file, and the title what is left.
    fn name_of_picture_for(&self, what: &str) -> String {
        self.named_with(&format!("{} {what}", self.turn_seen()))
    }

    fn turn_seen(&self) -> String {
        let clock = self.table().clock(self.shown_node());
        format!("turn {}", clock.map_or(0, |clock| clock.0[0]))
    }

    fn named_with(&self, rest: &str) -> String {
        stem_with(self.table().title(), rest)
    }
}
