//! The report of the game on the table: looked back at first, where its computer players
//! can, then made on another thread and written where somebody wants it.

use super::Notice;
use super::background::Background;
use super::commands::ReportFile;
use super::errands::{Made, MadeShelf};
use super::room::{Asked, Room};
use crate::present::report::{self, ReportView};
use crate::record::fault::guarded;
use crate::table::{WorkedOut, not_told, report as report_of};
use crate::words::tr;
use egui::Context;
use std::task::Poll;

/// What was made of a report, or why nothing was.
type Bytes = Result<Vec<u8>, String>;

/// A report that is asked for.
#[derive(Default)]
pub(super) struct Reporting {
    /// How it is to be written, while the game is looked back at.
    waits: Option<ReportFile>,
    /// How it is written, what it is called, and where it comes from.
    making: Option<(ReportFile, String, Background<Bytes>)>,
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
                self.waits = Some(file);
                return Some(Notice::said(tr!("after-looks-back")));
            }
        }
        Some(self.make(file, room))
    }

    fn make(&mut self, file: ReportFile, room: &Room) -> Notice {
        let table = room.table();
        let expected = room.expectations();
        let known = WorkedOut {
            expected: &expected,
            review: room.looked_back(),
        };
        let Some(told) = guarded(|| report_of(table, known)) else {
            return Notice::wrong(tr!("picture-fault"));
        };
        let title = told.title.clone();
        let work = Background::begin(move |_| guarded(|| bytes(&told, file)));
        self.making = Some((file, title, work));
        Notice::said(match not_told(table) {
            Some(n) => tr!("after-so-far", n = n),
            None => tr!("after-being-written"),
        })
    }

    /// Goes on with a report that is under way: what is told, and what was made.
    pub(super) fn tend(&mut self, ctx: &Context, room: &Room) -> (Option<Notice>, Option<Made>) {
        if !self.at_work() {
            return (None, None);
        }
        ctx.request_repaint_after(std::time::Duration::from_millis(100));
        let mut notice = None;
        if let Some(file) = self.waits
            && room.thinks() != Some(Asked::LookBack)
        {
            self.waits = None;
            // Whoever stopped the look back wants no report either.
            notice = Some(match room.looked_back() {
                Some(_) => self.make(file, room),
                None => Notice::said(tr!("after-stopped")),
            });
        }
        let Some((file, title, work)) = self.making.take() else {
            return (notice, None);
        };
        match work.hear() {
            Poll::Pending => {
                self.making = Some((file, title, work));
                (notice, None)
            }
            Poll::Ready(None) => (Some(Notice::wrong(tr!("picture-fault"))), None),
            Poll::Ready(Some(Err(why))) => (Some(Notice::wrong(why)), None),
            Poll::Ready(Some(Ok(bytes))) => {
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

fn bytes(told: &ReportView, file: ReportFile) -> Bytes {
    match file {
        ReportFile::Pdf => report::printed(told).map_err(|why| why.to_string()),
        ReportFile::Markdown => match report::text(told) {
            Ok(text) => Ok(text.into_bytes()),
            Err(why) => Err(why.to_string()),
        },
    }
}
