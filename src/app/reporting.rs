//! The report of the game on the table: looked back at first, where its computer players
//! can, then made on another thread and written where somebody wants it.

use super::App;
use super::commands::ReportFile;
use super::errands::{Errand, Made};
use super::room::Asked;
use crate::present::report::{self, ReportView};
use crate::record::fault::guarded;
use crate::table::{WorkedOut, report as report_of};
use crate::words::{self, tr};
use egui::Context;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// What was made of a report, or why nothing was.
type Bytes = Result<Vec<u8>, String>;

/// A report that is asked for.
#[derive(Default)]
pub(super) struct Reporting {
    /// How it is to be written, while the game is looked back at.
    waits: Option<ReportFile>,
    /// How it is written, what it is called, and where it comes from.
    making: Option<(ReportFile, String, Receiver<Bytes>)>,
}

impl Reporting {
    /// Whether a report is under way.
    pub(super) const fn at_work(&self) -> bool {
        self.waits.is_some() || self.making.is_some()
    }
}

impl App {
    /// Writes the report of the game; looks back at the game first.
    pub(super) fn export_report(&mut self, file: ReportFile) {
        if self.errands.reporting.at_work() {
            return;
        }
        if self.room.looked_back().is_none() {
            // Where nobody can look back, the report does without.
            let no = self.room.look_back();
            if no.is_none() && self.room.thinks() == Some(Asked::LookBack) {
                self.errands.reporting.waits = Some(file);
                return self.tell(tr!("after-looks-back"), None, false);
            }
        }
        self.make_report(file);
    }

    /// Whether the window is writing a report.
    #[must_use]
    pub const fn writes_report(&self) -> bool {
        self.errands.reporting.at_work()
    }

    fn make_report(&mut self, file: ReportFile) {
        let table = self.room.table();
        let expected = self.room.expectations();
        let known = WorkedOut {
            expected: &expected,
            review: self.room.looked_back(),
        };
        let Some(told) = guarded(|| report_of(table, known)) else {
            return self.tell(tr!("picture-fault"), None, true);
        };
        let title = told.title.clone();
        let (tell, hear) = channel();
        let language = words::spoken();
        std::thread::spawn(move || {
            words::speak(language);
            let made = guarded(|| bytes(&told, file));
            let made = made.unwrap_or_else(|| Err(tr!("picture-fault")));
            // Nobody listens any more when the window is gone.
            let _ = tell.send(made);
        });
        self.errands.reporting.making = Some((file, title, hear));
        self.tell(tr!("after-being-written"), None, false);
    }

    /// Goes on with a report that is under way.
    pub(super) fn tend_report_file(&mut self, ctx: &Context) {
        if !self.errands.reporting.at_work() {
            return;
        }
        ctx.request_repaint_after(std::time::Duration::from_millis(100));
        if let Some(file) = self.errands.reporting.waits
            && self.room.thinks() != Some(Asked::LookBack)
        {
            self.errands.reporting.waits = None;
            // Whoever stopped the look back wants no report either.
            match self.room.looked_back() {
                Some(_) => self.make_report(file),
                None => self.tell(tr!("after-stopped"), None, false),
            }
        }
        let Some((file, title, hear)) = self.errands.reporting.making.take() else {
            return;
        };
        match hear.try_recv() {
            Err(TryRecvError::Empty) => self.errands.reporting.making = Some((file, title, hear)),
            Err(TryRecvError::Disconnected) => self.tell(tr!("picture-fault"), None, true),
            Ok(Err(why)) => self.tell(why, None, true),
            Ok(Ok(bytes)) => {
                let (kind, ending) = match file {
                    ReportFile::Pdf => (tr!("file-kind-pdf"), "pdf"),
                    ReportFile::Markdown => (tr!("file-kind-md"), "md"),
                };
                let made = Made {
                    bytes,
                    name: title,
                    kind,
                    ending,
                };
                self.run_errand(ctx, Errand::Write(made));
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
