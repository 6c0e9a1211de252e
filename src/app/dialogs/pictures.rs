//! Small pictures of positions. A game is played again and painted beside the window,
//! so that a list opens at once however long it is.

use crate::app::board::position_thumbnail;
use crate::app::theme::Theme;
use crate::app::waker::Waker;
use crate::present::board::BoardModel;
use crate::present::system::Selection;
use crate::record::fault::guarded;
use crate::record::open_short;
use crate::table::Table;
use crate::words;
use egui::{ColorImage, Context, TextureHandle, TextureOptions, Vec2};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
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

/// A picture to be painted, if there is anything to be seen.
type Job = (Motif, Box<dyn FnOnce() -> Option<ColorImage> + Send>);

/// Who paints them, one after the other.
struct Painter {
    jobs: Sender<Job>,
    done: Receiver<(Motif, Option<ColorImage>)>,
}

impl Painter {
    fn hire(ctx: &Context) -> Option<Self> {
        let (jobs, wanted) = channel::<Job>();
        let (hand_over, done) = channel();
        let window = Waker::of(ctx);
        let work = move || {
            for (motif, paint) in wanted {
                // Whatever a file holds, it keeps no list from being seen.
                if hand_over.send((motif, guarded(paint).flatten())).is_err() {
                    return;
                }
                window.wake();
            }
        };
        let thread = std::thread::Builder::new().name("pictures".to_owned());
        thread.spawn(work).ok().map(|_| Self { jobs, done })
    }
}

/// The pictures painted so far.
#[derive(Default)]
pub struct Pictures {
    /// `None` as long as one is being painted, and when there is nothing to be seen.
    painted: HashMap<Motif, Option<TextureHandle>>,
    painter: Option<Painter>,
}

impl Pictures {
    /// Nobody looks at them any more.
    pub fn put_away(&mut self) {
        if self.painter.is_some() {
            *self = Self::default();
        }
    }

    /// The game on the table stands otherwise than before.
    pub fn forget_table(&mut self) {
        self.painted.retain(|motif, _| motif.path.is_some());
    }

    /// Where the game in a file stands; none as long as it is not painted, and of a
    /// file that cannot be opened or is too long for it.
    pub fn of_file(
        &mut self,
        ctx: &Context,
        (path, modified): (&Path, SystemTime),
        (theme, size): (Theme, Vec2),
    ) -> Option<TextureHandle> {
        let motif = Motif {
            path: Some(path.to_owned()),
            modified,
            theme: theme.name(),
            size: pixels(ctx, size),
        };
        self.of(ctx, motif, |motif| {
            let (motif, language) = (motif.clone(), words::spoken());
            Box::new(move || {
                words::speak(language);
                let opened = open_short(motif.path.as_deref()?)?;
                let model = seen(&*opened.table)?;
                Some(position_thumbnail(&model, theme, motif.size))
            })
        })
    }

    /// Where the game on the table stands.
    pub fn of_table(
        &mut self,
        ctx: &Context,
        table: &dyn Table,
        (theme, size): (Theme, Vec2),
    ) -> Option<TextureHandle> {
        let motif = Motif {
            path: None,
            modified: SystemTime::UNIX_EPOCH,
            theme: theme.name(),
            size: pixels(ctx, size),
        };
        self.of(ctx, motif, |motif| {
            let (model, size) = (seen(table), motif.size);
            Box::new(move || Some(position_thumbnail(&model?, theme, size)))
        })
    }

    fn of(
        &mut self,
        ctx: &Context,
        motif: Motif,
        job: impl FnOnce(&Motif) -> Box<dyn FnOnce() -> Option<ColorImage> + Send>,
    ) -> Option<TextureHandle> {
        if self.painter.is_none() {
            self.painter = Painter::hire(ctx);
        }
        let painter = self.painter.as_ref()?;
        for (motif, picture) in painter.done.try_iter() {
            let name = "where a game stands";
            let picture =
                picture.map(|picture| ctx.load_texture(name, picture, TextureOptions::LINEAR));
            if let Some(wanted) = self.painted.get_mut(&motif) {
                *wanted = picture;
            }
        }
        if let Some(picture) = self.painted.get(&motif) {
            return picture.clone();
        }
        if self.painted.len() >= MOST {
            self.painted.clear();
        }
        // The window has another size, or other colours: those before are not needed.
        self.painted.retain(|old, _| old.path != motif.path);
        let paint = job(&motif);
        self.painted.insert(motif.clone(), None);
        // Without a painter there are no pictures, and nothing else is amiss.
        let _ = painter.jobs.send((motif, paint));
        None
    }
}

fn pixels(ctx: &Context, size: Vec2) -> [usize; 2] {
    let size = size * ctx.pixels_per_point();
    [size.x, size.y].map(|side| side.round().max(1.0) as usize)
}

fn seen(table: &dyn Table) -> Option<BoardModel> {
    table.board(table.glance().node, &Selection::default(), &[])
}
