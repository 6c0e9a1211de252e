//! The window as a page in a browser.
//!
//! There the program is compiled for a system without windows but with threads, files
//! and a standard input (`wasm32-wasip1-threads`), and is otherwise the same. The page
//! (`assets/page`) is its screen and its keyboard: it writes what people do there to the
//! standard input, a line of JSON each ([`input::Happened`]), and paints what comes from
//! the standard output ([`output`]). So nothing here waits for the page, and the page
//! never waits for anything here.

mod desktop;
mod frame;
mod input;
mod mirror;
mod output;
#[cfg(target_family = "wasm")]
mod run;

#[cfg(target_family = "wasm")]
pub use run::run;

use super::App;
use super::commands::Command;
use super::place::Frame;
use super::studies::studies_folder;
use super::waker::Waker;
use crate::record::Store;
use crate::record::fault::FaultKeeper;
use crate::words::{self, Language};
use desktop::Browser;
use egui::{Context, ViewportId};
use frame::Frames;
use input::{Happened, Screen};
use output::Message;
use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

/// How often a page that nobody sees is looked after: computers play on, and what is done
/// is taken up, but nothing is painted.
const UNSEEN: Duration = Duration::from_secs(1);

/// So many frames may be on their way: one is painted while the next is drawn.
const AHEAD: u8 = 2;

/// What the window opens with.
struct Wish {
    file: Option<PathBuf>,
    language: Option<Language>,
    locale: Option<Language>,
}

/// What wakes the window.
enum Wake {
    /// Somebody did something on the page.
    Happened(Happened),
    /// Work in the background has something to show.
    Repaint(Duration),
    /// The desktop has something to tell the page.
    Tell(Message),
    /// The page is gone.
    Gone,
}

/// Hands on what happens on the page, until it is gone. A line that cannot be read is
/// skipped: nobody here could mend it.
fn listen(page: impl BufRead, tell: &Sender<Wake>) {
    for line in page.lines() {
        let Ok(line) = line else { break };
        match serde_json::from_str(&line) {
            Ok(happened) => {
                if tell.send(Wake::Happened(happened)).is_err() {
                    return;
                }
            }
            Err(why) => eprintln!("{why}: {line}"),
        }
    }
    // Nobody listens any more when the window was closed.
    let _ = tell.send(Wake::Gone);
}

/// The window: paints when something has happened, and when it is time to.
fn show(
    store: Store,
    wish: Wish,
    (tell, hear): (Sender<Wake>, Receiver<Wake>),
    page: impl Write,
    opened: impl FnOnce(Arc<FaultKeeper>),
) -> std::io::Result<()> {
    let spoken = wish.language.or_else(|| store.load_settings().0.language);
    words::speak(spoken.or(wish.locale).unwrap_or_default());
    let (games, studies) = (store.games_folder(), studies_folder(&store));
    let browser = Arc::new(Browser::new(games, studies, tell.clone()));
    let mut app = App::new(store);
    app.has_desktop(Arc::<Browser>::clone(&browser));
    app.system_speaks(wish.locale.unwrap_or_default());
    if wish.language.is_some() {
        app.push(Command::Speak(wish.language));
    }
    if let Some(file) = wish.file {
        app.open_first(file);
    }
    let ctx = Context::default();
    app.dress(&ctx);
    let soon = tell.clone();
    // Nobody paints any more when the window was closed.
    Waker::set(&ctx, move || {
        let _ = soon.send(Wake::Repaint(Duration::ZERO));
    });
    ctx.set_request_repaint_callback(move |asked| {
        let _ = tell.send(Wake::Repaint(asked.delay));
    });
    let keeper = app.fault_keeper();
    opened(Arc::clone(&keeper));
    let window = Window {
        app,
        ctx,
        browser,
        began: Instant::now(),
        due: None,
        screen: Screen::default(),
        frames: Frames::new(page),
        on_their_way: 0,
        painted: Instant::now(),
    };
    window.stay(&hear)?;
    keeper.forget();
    Ok(())
}

/// The window on the page.
struct Window<P> {
    app: App,
    ctx: Context,
    browser: Arc<Browser>,
    began: Instant,
    /// When it is to be painted, if nothing happens.
    due: Option<Instant>,
    screen: Screen,
    frames: Frames<P>,
    /// Frames that the page has not painted yet.
    on_their_way: u8,
    /// When there was a frame last.
    painted: Instant,
}

impl<P: Write> Window<P> {
    fn stay(mut self, hear: &Receiver<Wake>) -> std::io::Result<()> {
        loop {
            let first = match self.next() {
                // It sleeps until somebody does something.
                None => hear.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(due) => hear.recv_timeout(due.saturating_duration_since(Instant::now())),
            };
            match first {
                Ok(wake) => {
                    // What happened meanwhile is one frame.
                    for wake in std::iter::once(wake).chain(hear.try_iter()) {
                        if !self.wake(wake)? {
                            return Ok(());
                        }
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            let is_due = self.next().is_some_and(|next| next <= Instant::now());
            if is_due && !self.paint()? {
                return Ok(());
            }
        }
    }

    /// When the next frame is due that the page can take, or would if anybody saw it.
    fn next(&self) -> Option<Instant> {
        let due = self.due.filter(|_| self.screen.has_room())?;
        match self.screen.is_hidden() {
            true => Some(due.max(self.painted + UNSEEN)),
            false => (self.on_their_way < AHEAD).then_some(due),
        }
    }

    /// Takes in what has happened; whether the window stays.
    fn wake(&mut self, wake: Wake) -> std::io::Result<bool> {
        match wake {
            Wake::Gone => return Ok(false),
            Wake::Tell(message) => self.frames.tell(&message)?,
            Wake::Repaint(delay) => self.paint_in(delay),
            Wake::Happened(happened) => {
                match happened {
                    Happened::Picked { picked } => self.browser.picked(picked),
                    Happened::Dropped { dropped } => {
                        let file = self.browser.take_in(dropped);
                        self.app.push(Command::Open(file));
                    }
                    Happened::Painted { .. } => {
                        self.on_their_way = self.on_their_way.saturating_sub(1);
                        return Ok(true);
                    }
                    Happened::Restored { .. } => self.frames.begin_anew(),
                    Happened::Speak { .. } => self.frames.speak(&self.ctx),
                    Happened::Hidden { hidden } => {
                        if hidden {
                            keep(&mut self.app, &self.ctx);
                        }
                        self.screen.hide(hidden);
                        // What was on its way when it was hidden may never be painted.
                        self.on_their_way = 0;
                    }
                    happened => self.screen.take(&self.ctx, happened),
                }
                self.paint_in(Duration::ZERO);
            }
        }
        Ok(true)
    }

    fn paint_in(&mut self, delay: Duration) {
        let Some(then) = Instant::now().checked_add(delay) else {
            return;
        };
        self.due = Some(self.due.map_or(then, |due| due.min(then)));
    }

    /// Paints once; whether the window stays.
    fn paint(&mut self) -> std::io::Result<bool> {
        self.due = None;
        self.painted = Instant::now();
        let input = self.screen.input(&self.ctx, self.began.elapsed());
        let app = &mut self.app;
        let output = self.ctx.run_ui(input, |ui| {
            let ctx = ui.ctx().clone();
            app.work(|app| app.think(&ctx));
            app.work(|app| app.draw(ui));
        });
        let root = output.viewport_output.get(&ViewportId::ROOT);
        let (delay, commands) = root.map_or((Duration::MAX, Vec::new()), |root| {
            (root.repaint_delay, root.commands.clone())
        });
        self.paint_in(delay);
        let stays = self.frames.obey(commands, &mut self.screen)?;
        if self.screen.closes() {
            self.paint_in(Duration::ZERO);
        }
        self.browser.give_what_was_written();
        if self.screen.is_hidden() {
            self.frames.hold(output);
        } else {
            self.frames.send(&self.ctx, output)?;
            self.on_their_way += 1;
        }
        Ok(stays)
    }
}

/// What lies only in memory is written away, as far as that changes nothing on the table:
/// a page that is hidden may be closed without another word.
fn keep(app: &mut App, ctx: &Context) {
    app.room.write_what_is_typed();
    app.room.keep_polls();
    app.keep_draft(true);
    app.keep_on_disk();
    Frame::note_last(ctx, &mut app.settings, app.room.camera());
    app.keep_settings();
}

#[cfg(test)]
mod tests;
