//! Writing what is seen for others.

use super::App;
use crate::present::pdf;
use crate::record::fault::guarded;
use crate::record::{Durability, file_stem, save_atomic};
use crate::systems::hells_gate::picture::{Shown, handout};
use crate::words::tr;
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
        let file = &self.session.file;
        let shown = Shown {
            ply: self.moment_shown().ply,
            overlays: self.shown,
            annotations: self.drawn(),
            orientation: self.orientation(),
        };
        let page = guarded(|| pdf::write(&handout(&file.game, &shown, &file.title)));
        let page = page.ok_or_else(|| tr!("picture-fault"))?;
        let bytes = page.map_err(|e| e.to_string())?;
        let folder = self.store.pages_folder();
        std::fs::create_dir_all(&folder).map_err(|e| {
            let name = folder.display().to_string();
            tr!("written-no-folder", folder = name, why = e.to_string())
        })?;
        let turn = file.game.state_at(shown.ply).turn;
        let stem = file_stem(&format!("{} turn {turn}", file.title));
        // No page that was written before is lost.
        let mut paths = (1_u32..).map(|n| match n {
            1 => folder.join(format!("{stem}.pdf")),
            n => folder.join(format!("{stem} ({n}).pdf")),
        });
        let path = paths.find(|p| !p.exists()).unwrap_or(folder);
        save_atomic(&path, &bytes, Durability::Power).map_err(|e| e.to_string())?;
        Ok(path)
    }
}
