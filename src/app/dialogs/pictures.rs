//! Pictures of positions: small ones for lists, and a large one to be looked at. A game is
//! played again beside the window, so that a dialog opens at once however long it is.

use crate::app::board::{StillBoard, position_thumbnail};
use crate::app::commands::Dialog;
use crate::app::theme::Theme;
use crate::app::waker::Waker;
use crate::hex::Orientation;
use crate::present::board::BoardModel;
use crate::present::system::Selection;
use crate::record::fault::guarded;
use crate::record::open_short;
use crate::table::Table;
use crate::words::{self, Language};
use egui::{ColorImage, Context, TextureHandle, TextureOptions, Vec2};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::SystemTime;

/// So many small ones are kept.
const MOST: usize = 300;

/// What a picture is of, and for what it was made.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Motif {
    /// The file; of the game on the table none.
    path: Option<PathBuf>,
    modified: SystemTime,
    theme: Theme,
    /// How the map lies, and in which language it is lettered.
    lies: Orientation,
    language: Language,
    /// How many pixels a small picture has; the large one has none of its own.
    size: Option<[usize; 2]>,
}

impl Motif {
    fn of(
        file: Option<(&Path, SystemTime)>,
        (theme, lies): (Theme, Orientation),
        size: Option<[usize; 2]>,
    ) -> Self {
        Self {
            path: file.map(|(path, _)| path.to_owned()),
            modified: file.map_or(SystemTime::UNIX_EPOCH, |(_, modified)| modified),
            theme,
            lies,
            language: words::spoken(),
            size,
        }
    }
}

/// What comes of it.
enum Made {
    Small(ColorImage),
    Large(Box<StillBoard>),
}

impl Made {
    fn of(model: BoardModel, motif: &Motif) -> Self {
        match motif.size {
            Some(size) => Self::Small(position_thumbnail(&model, motif.theme, size)),
            None => Self::Large(Box::new(StillBoard::new(model).with_map(motif.theme))),
        }
    }
}

/// A picture to be made, if there is anything to be seen.
type Job = (Motif, Box<dyn FnOnce() -> Option<Made> + Send>);

/// Who makes them, one after the other.
struct Painter {
    jobs: Sender<Job>,
    done: Receiver<(Motif, Option<Made>)>,
}

impl Painter {
    fn hire(ctx: &Context) -> Option<Self> {
        let (jobs, wanted) = channel::<Job>();
        let (hand_over, done) = channel();
        let window = Waker::of(ctx);
        let work = move || {
            for (motif, make) in wanted {
                // Whatever a file holds, it keeps no list from being seen.
                if hand_over.send((motif, guarded(make).flatten())).is_err() {
                    return;
                }
                window.wake();
            }
        };
        let thread = std::thread::Builder::new().name("pictures".to_owned());
        thread.spawn(work).ok().map(|_| Self { jobs, done })
    }
}

/// The pictures made so far.
#[derive(Default)]
pub struct Pictures {
    /// `None` as long as one is being made, and when there is nothing to be seen.
    small: HashMap<Motif, Option<TextureHandle>>,
    /// The same of the only large one.
    large: Option<(Motif, Option<Box<StillBoard>>)>,
    painter: Option<Painter>,
}

impl Pictures {
    /// What the dialog that is open does not show is put away.
    pub fn keep_for(&mut self, dialog: Option<&Dialog>) {
        match dialog {
            Some(Dialog::Opening) => {}
            Some(Dialog::Games) => self.large = None,
            _ if self.painter.is_some() => *self = Self::default(),
            _ => {}
        }
    }

    /// The game on the table stands otherwise than before.
    pub fn forget_table(&mut self) {
        self.large.take_if(|(motif, _)| motif.path.is_none());
    }

    /// Where the game in a file stands, small; none as long as it is not painted, and of
    /// a file that cannot be opened or is too long for it.
    pub fn of_file(
        &mut self,
        ctx: &Context,
        file: (&Path, SystemTime),
        (theme, size): (Theme, Vec2),
    ) -> Option<TextureHandle> {
        let looks = (theme, Orientation::default());
        let motif = Motif::of(Some(file), looks, Some(pixels(ctx, size)));
        self.take_what_is_made(ctx);
        if let Some(picture) = self.small.get(&motif) {
            return picture.clone();
        }
        if self.small.len() >= MOST {
            self.small.clear();
        }
        // The window has another size, or other colours: those before are not needed.
        self.small.retain(|old, _| old.path != motif.path);
        self.small.insert(motif.clone(), None);
        self.make(ctx, motif, seen_in_file);
        None
    }

    /// The same, large, as the map lies on the table.
    pub fn large_of_file(
        &mut self,
        ctx: &Context,
        file: (&Path, SystemTime),
        looks: (Theme, Orientation),
    ) -> Option<&mut StillBoard> {
        self.large(ctx, Motif::of(Some(file), looks, None), || seen_in_file)
    }

    /// Where the game on the table stands, large.
    pub fn large_of_table(
        &mut self,
        ctx: &Context,
        table: &dyn Table,
        looks: (Theme, Orientation),
    ) -> Option<&mut StillBoard> {
        self.large(ctx, Motif::of(None, looks, None), || {
            let model = seen(table);
            move |_: &Motif| model
        })
    }

    /// The large one; where it is not made yet, `look` is asked for what finds the position.
    fn large<F>(
        &mut self,
        ctx: &Context,
        motif: Motif,
        look: impl FnOnce() -> F,
    ) -> Option<&mut StillBoard>
    where
        F: FnOnce(&Motif) -> Option<BoardModel> + Send + 'static,
    {
        self.take_what_is_made(ctx);
        if self.large.as_ref().is_none_or(|(of, _)| *of != motif) {
            self.large = Some((motif.clone(), None));
            self.make(ctx, motif, look());
        }
        self.large.as_mut()?.1.as_deref_mut()
    }

    /// Has it made beside the window.
    fn make(
        &mut self,
        ctx: &Context,
        motif: Motif,
        look: impl FnOnce(&Motif) -> Option<BoardModel> + Send + 'static,
    ) {
        if self.painter.is_none() {
            self.painter = Painter::hire(ctx);
        }
        let of = motif.clone();
        let make = move || {
            words::speak(of.language);
            Some(Made::of(look(&of)?, &of))
        };
        // Without a painter there are no pictures, and nothing else is amiss.
        if let Some(painter) = &self.painter {
            let _ = painter.jobs.send((motif, Box::new(make)));
        }
    }

    fn take_what_is_made(&mut self, ctx: &Context) {
        let Some(painter) = &self.painter else { return };
        for (motif, made) in painter.done.try_iter() {
            match made {
                Some(Made::Small(picture)) => {
                    if let Some(wanted) = self.small.get_mut(&motif) {
                        let name = "where a game stands";
                        *wanted = Some(ctx.load_texture(name, picture, TextureOptions::LINEAR));
                    }
                }
                Some(Made::Large(board)) => {
                    if let Some((wanted, place)) = &mut self.large
                        && *wanted == motif
                    {
                        *place = Some(board);
                    }
                }
                None => {}
            }
        }
    }
}

fn pixels(ctx: &Context, size: Vec2) -> [usize; 2] {
    let size = size * ctx.pixels_per_point();
    [size.x, size.y].map(|side| side.round().max(1.0) as usize)
}

fn seen(table: &dyn Table) -> Option<BoardModel> {
    table.board(table.glance().node, &Selection::default(), &[])
}

/// Where the game in a file stands.
fn seen_in_file(motif: &Motif) -> Option<BoardModel> {
    let mut opened = open_short(motif.path.as_deref()?)?;
    opened.table.lay(motif.lies);
    seen(&*opened.table)
}
