//! Small pictures of positions, painted one with every frame, so that a list opens at
//! once however long it is.

use crate::app::board::position_thumbnail;
use crate::app::theme::Theme;
use crate::present::board::BoardModel;
use crate::present::system::Selection;
use crate::record::Store;
use crate::record::fault::guarded;
use crate::table::Table;
use egui::{Context, TextureHandle, TextureOptions, Vec2};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// So many are kept.
const MOST: usize = 300;

/// What a picture is of, and for what it was painted.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Motif {
    /// The file; of the game on the table none.
    path: Option<PathBuf>,
    modified: SystemTime,
    theme: &'static str,
    size: [usize; 2],
}

/// The pictures painted so far.
#[derive(Default)]
pub struct Pictures {
    painted: HashMap<Motif, Option<TextureHandle>>,
    /// The frame in which the last was painted.
    frame: u64,
}

impl Pictures {
    /// The game on the table stands otherwise than before.
    pub fn forget_table(&mut self) {
        self.painted.retain(|motif, _| motif.path.is_some());
    }

    /// Where the game in a file stands; none as long as it is not painted, and of a
    /// file that cannot be opened or is too long for it.
    pub fn of_file(
        &mut self,
        ctx: &Context,
        store: &Store,
        (path, modified): (&Path, SystemTime),
        (theme, size): (Theme, Vec2),
    ) -> Option<TextureHandle> {
        let path = Some(path.to_owned());
        self.of(ctx, path.clone(), modified, (theme, size), || {
            let opened = store.open_short(path.as_deref()?)?;
            seen(&*opened.table)
        })
    }

    /// Where the game on the table stands.
    pub fn of_table(
        &mut self,
        ctx: &Context,
        table: &dyn Table,
        look: (Theme, Vec2),
    ) -> Option<TextureHandle> {
        self.of(ctx, None, SystemTime::UNIX_EPOCH, look, || seen(table))
    }

    fn of(
        &mut self,
        ctx: &Context,
        path: Option<PathBuf>,
        modified: SystemTime,
        (theme, size): (Theme, Vec2),
        board: impl FnOnce() -> Option<BoardModel>,
    ) -> Option<TextureHandle> {
        let pixels = size * ctx.pixels_per_point();
        let motif = Motif {
            path,
            modified,
            theme: theme.name(),
            size: [pixels.x, pixels.y].map(|side| side.round().max(1.0) as usize),
        };
        if let Some(picture) = self.painted.get(&motif) {
            return picture.clone();
        }
        ctx.request_repaint();
        let frame = ctx.cumulative_frame_nr();
        if self.frame == frame {
            return None;
        }
        self.frame = frame;
        if self.painted.len() >= MOST {
            self.painted.clear();
        }
        // Whatever a file holds, it keeps no list from being seen.
        let picture = guarded(|| board().map(|model| position_thumbnail(&model, theme, motif.size)));
        let picture = picture.flatten().map(|picture| {
            ctx.load_texture("where a game stands", picture, TextureOptions::LINEAR)
        });
        self.painted.insert(motif, picture.clone());
        picture
    }
}

fn seen(table: &dyn Table) -> Option<BoardModel> {
    table.board(table.glance().node, &Selection::default(), &[])
}
