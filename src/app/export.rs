//! Writing what is seen for others.

use super::App;
use super::room::Room;
use crate::engine::SideNo;
use crate::present::board::BoardModel;
use crate::present::pdf;
use crate::present::system::Selection;
use crate::present::{page, plate};
use crate::record::fault::guarded;
use crate::record::{Durability, file_stem, save_atomic};
use crate::systems::hells_gate::picture::{Shown, handout};
use crate::words::{self, tr};
use std::path::PathBuf;

impl App {
    /// Writes what is seen as a page to hand out, and tells where it is.
    pub(super) fn export_pdf(&mut self) {
        match self.write_pdf() {
            Ok(path) => {
                let file = path.display().to_string();
                self.tell(tr!("written-as", file = file), None, false);
            }
            Err(why) => self.tell(why, None, true),
        }
    }

    fn write_pdf(&self) -> Result<PathBuf, String> {
        let page = guarded(|| match &self.room {
            Some(room) => (room.page(), room.page_name()),
            None => self.page_of_session(),
        });
        let (page, name) = page.ok_or_else(|| tr!("picture-fault"))?;
        let bytes = guarded(|| pdf::write(&page)).ok_or_else(|| tr!("picture-fault"))?;
        let bytes = bytes.map_err(|e| e.to_string())?;
        let folder = self.store.pages_folder();
        std::fs::create_dir_all(&folder).map_err(|e| {
            let name = folder.display().to_string();
            tr!("written-no-folder", folder = name, why = e.to_string())
        })?;
        let stem = file_stem(&name);
        // No page that was written before is lost.
        let mut paths = (1_u32..).map(|n| match n {
            1 => folder.join(format!("{stem}.pdf")),
            n => folder.join(format!("{stem} ({n}).pdf")),
        });
        let path = paths.find(|p| !p.exists()).unwrap_or(folder);
        save_atomic(&path, &bytes, Durability::Power).map_err(|e| e.to_string())?;
        Ok(path)
    }

    /// The page, and what its file is called.
    fn page_of_session(&self) -> (String, String) {
        let file = &self.session.file;
        let shown = Shown {
            ply: self.moment_shown().ply,
            overlays: self.shown,
            annotations: self.drawn(),
            orientation: self.orientation(),
        };
        let turn = file.game.state_at(shown.ply).turn;
        let page = handout(&file.game, &shown, &file.title);
        (page, format!("{} turn {turn}", file.title))
    }
}

impl Room {
    /// What is seen, as a page.
    fn page(&self) -> String {
        let (table, at) = (self.table(), self.shown_node());
        let picked = Selection::default();
        let model = table.board(at, &picked, self.overlays_shown());
        let model = model.unwrap_or_else(|| BoardModel::new(table.map()));
        let glance = table.glance();
        let time = table.time(at).unwrap_or_default();
        let time: Vec<String> = time.into_iter().filter(|part| !part.is_empty()).collect();
        let ending = glance.outcome.filter(|_| at == glance.node);
        let ending = ending.map_or_else(String::new, |(_, ending)| ending);
        let title = words::name(table.title()).into_owned();
        let named = format!("{title}: {}", time.first().map_or("", String::as_str));
        let explained = !self.overlays_shown().is_empty();
        let plate = plate::plate(&model, named, explained);
        let score = table.score();
        let points = SideNo::BOTH.map(|side| {
            let of = score.iter().filter(|row| row.side == side);
            of.map(|row| row.points).sum()
        });
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

    fn page_name(&self) -> String {
        let turn = self
            .table()
            .clock(self.shown_node())
            .map(|clock| clock.0[0]);
        format!("{} turn {}", self.table().title(), turn.unwrap_or_default())
    }
}
