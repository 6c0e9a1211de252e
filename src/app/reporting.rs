//! The report of the game on the table: looked back at first, where its computer players
//! can, then made on another thread and written where somebody wants it.

use super::Notice;
use super::background::Background;
use super::commands::ReportFile;
use super::errands::{Made, MadeShelf};
use super::focus;
use super::room::{Asked, Room};
use crate::engine::Progress;
use crate::present::report;
use crate::record::fault::guarded;
use crate::table::{WorkedOut, not_told, report as report_of};
use crate::words::{self, tr};
use egui::{Align2, Context, Frame, Id, Order, ProgressBar, vec2};
use std::task::Poll;

/// How far above the edge of the window its progress is shown: over what is told.
const ABOVE: f32 = 120.0;

/// How wide the bar of its progress is.
const BAR: f32 = 140.0;

/// What was made of a report, or why nothing was.
type Bytes = Result<Vec<u8>, String>;

/// A report that is asked for.
#[derive(Default)]
pub(super) struct Reporting {
    /// What it waits for, while the game is looked back at.
    waits: Option<Waiting>,
    /// The one that is written.
    making: Option<Making>,
}

/// A report of a game that is looked back at first.
struct Waiting {
    file: ReportFile,
    /// The game, once another has taken its place on the table.
    left: Option<Box<Room>>,
}

impl Waiting {
    /// The game, where it is by now; what was found out about it is heard.
    fn hear<'a>(&'a mut self, on_table: &'a Room) -> &'a Room {
        match self.left.as_deref_mut() {
            Some(left) => {
                left.hear_answer();
                left
            }
            None => on_table,
        }
    }
}

/// A report on its way into a file.
struct Making {
    file: ReportFile,
    /// What it is called.
    title: String,
    /// What is told meanwhile.
    said: String,
    work: Background<Bytes>,
}

impl Reporting {
    /// Whether a report is under way.
    pub(super) const fn at_work(&self) -> bool {
        self.waits.is_some() || self.making.is_some()
    }

    /// Makes the report of the game; looks back at the game first. What is told.
    pub(super) fn begin(&mut self, file: ReportFile, room: &mut Room) -> Option<Notice> {
        if self.at_work() {
            return None;
        }
        if room.looked_back().is_none() {
            // Where nobody can look back, the report does without.
            let no = room.look_back();
            if no.is_none() && room.thinks() == Some(Asked::LookBack) {
                self.waits = Some(Waiting { file, left: None });
                return Some(Notice::said(tr!("after-looks-back")));
            }
        }
        self.make(file, room)
    }

    /// Begins to write it; what is told where that is not to be done.
    fn make(&mut self, file: ReportFile, room: &Room) -> Option<Notice> {
        let table = room.table();
        let expected = room.expectations();
        let known = WorkedOut {
            expected: &expected,
            review: room.looked_back(),
        };
        let Some(told) = guarded(|| report_of(table, known)) else {
            return Some(Notice::wrong(tr!("picture-fault")));
        };
        let title = told.title.clone();
        let paged = matches!(file, ReportFile::Pdf);
        let job = move |control: &Progress| match guarded(|| report::file(&told, paged, control)) {
            Some(made) => made,
            None => Some(Err(tr!("picture-fault"))),
        };
        self.making = Some(Making {
            file,
            title,
            said: match not_told(table) {
                Some(n) => tr!("after-so-far", n = n),
                None => tr!("after-being-written"),
            },
            work: Background::begin(job),
        });
        None
    }

    /// This game leaves the table. If it is looked back at for a report, that goes on.
    pub(super) fn game_leaves(&mut self, room: Room) {
        let asked = room.thinks() == Some(Asked::LookBack);
        if let Some(waits) = self
            .waits
            .as_mut()
            .filter(|waits| asked && waits.left.is_none())
        {
            waits.left = Some(Box::new(room));
        }
    }

    /// What is told of what goes on beside the game on the table, and how far that is.
    fn told(&self) -> Option<(String, f32)> {
        if let Some(making) = &self.making {
            return Some((making.said.clone(), making.work.share()));
        }
        let left = self.waits.as_ref()?.left.as_ref()?;
        let title = words::name(left.table().title());
        let said = tr!("after-looks-back-at", title = title.as_ref());
        Some((said, left.thought_out()))
    }

    /// It is not written after all.
    fn stop(&mut self) {
        match &self.making {
            Some(making) => making.work.stop(),
            // Whose game has left is told that it was stopped when it is looked after next.
            None => {
                if let Some(left) = self.waits.as_mut().and_then(|it| it.left.as_mut()) {
                    left.stop_thinking();
                }
            }
        }
    }

    /// How far it is, and the way to stop it, at the foot of the board.
    pub(super) fn show(&mut self, ctx: &Context) {
        let Some((said, share)) = self.told() else {
            return;
        };
        let foot = ctx.content_rect().center_bottom();
        egui::Area::new(Id::unique("report being written"))
            .pivot(Align2::CENTER_BOTTOM)
            .fixed_pos(foot - vec2(0.0, ABOVE))
            .order(Order::Foreground)
            .show(ctx, |ui| {
                Frame::popup(ui.style()).show(ui, |ui| {
                    ui.horizontal(|ui| {
                        let said = ui.label(said);
                        focus::spoken(&said);
                        ui.add(ProgressBar::new(share).desired_width(BAR));
                        let stop = ui.button(tr!("after-stop"));
                        if stop.clicked() {
                            self.stop();
                        }
                    });
                });
            });
    }

    /// Goes on with a report that is under way: what is told, and what was made.
    pub(super) fn tend(&mut self, ctx: &Context, room: &Room) -> (Option<Notice>, Option<Made>) {
        if !self.at_work() {
            return (None, None);
        }
        ctx.request_repaint_after(std::time::Duration::from_millis(100));
        let mut notice = None;
        if let Some(mut waits) = self.waits.take() {
            let game = waits.hear(room);
            if game.thinks() == Some(Asked::LookBack) {
                self.waits = Some(waits);
                return (None, None);
            }
            let looked = game.looked_back().is_some();
            // The game that is looked back at comes back, and with it what was found.
            if !looked && waits.left.is_none() && room.has_another_waiting() {
                self.waits = Some(waits);
                return (None, None);
            }
            // Whoever stopped the look back wants no report either.
            notice = match looked {
                true => self.make(waits.file, waits.hear(room)),
                false => Some(Notice::said(tr!("after-stopped"))),
            };
        }
        let Some(making) = self.making.take() else {
            return (notice, None);
        };
        if making.work.is_stopped() {
            return (Some(Notice::said(tr!("after-stopped"))), None);
        }
        match making.work.hear() {
            Poll::Pending => {
                self.making = Some(making);
                (notice, None)
            }
            Poll::Ready(None) => (Some(Notice::wrong(tr!("picture-fault"))), None),
            Poll::Ready(Some(Err(why))) => (Some(Notice::wrong(why)), None),
            Poll::Ready(Some(Ok(bytes))) => {
                let Making { file, title, .. } = making;
                let (kind, ending) = match file {
                    ReportFile::Pdf => (tr!("file-kind-pdf"), "pdf"),
                    ReportFile::Markdown => (tr!("file-kind-md"), "md"),
                };
                let made = Made {
                    bytes,
                    name: title,
                    kind,
                    ending,
                    shelf: MadeShelf::Pages,
                };
                (notice, Some(made))
            }
        }
    }
}
