//! Opening the window, and saying in words why it could not be opened.

use super::App;
use super::commands::Command;
use super::desktop::RealDesktop;
use super::faults::farewell;
use crate::record::fault::{self, FaultKeeper};
use crate::record::{Settings, Store};
use crate::words::{self, Language, tr};
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What the program is called.
const TITLE: &str = "Hell's Gate";

/// Opens the window, with a saved game if one is given, and stays until it is
/// closed. A language that is given is kept as if chosen in the settings.
///
/// # Errors
/// A text for the person at the terminal: what is missing and what to install.
pub fn run(store: Store, file: Option<PathBuf>, language: Option<Language>) -> Result<(), String> {
    let system = sys_locale::get_locales().find_map(|locale| Language::of_locale(&locale));
    let chosen = language.or_else(|| store.load_settings().0.language);
    let spoken = chosen.or(system).unwrap_or_default();
    words::speak(spoken);
    if cfg!(target_os = "linux")
        && std::env::var_os("DISPLAY").is_none()
        && std::env::var_os("WAYLAND_DISPLAY").is_none()
    {
        return Err(advice("WinitEventLoop"));
    }
    accustom_allocator();
    let mut app = App::new(store);
    app.has_desktop(Arc::new(RealDesktop));
    app.system_speaks(system.unwrap_or_default());
    if language.is_some() {
        app.push(Command::Speak(language));
    }
    if let Some(file) = file {
        app.open_first(file);
    }
    let viewport = egui::ViewportBuilder::default()
        .with_title(TITLE)
        .with_app_id("hells-gate")
        .with_icon(icon())
        .with_min_inner_size([640.0, 400.0]);
    let options = eframe::NativeOptions {
        viewport: place(app.settings(), viewport),
        // There are no gradients that could show bands, and where no graphics
        // card paints, every pixel of every frame would be paid for.
        dithering: false,
        ..Default::default()
    };
    // A missing libxkbcommon makes the windowing library panic; its message is
    // replaced by ours. Once the window is open, a fault is the program's own.
    let opened = Arc::new(AtomicBool::new(false));
    let keeper = app.fault_keeper();
    listen(Arc::clone(&opened), Arc::clone(&keeper));
    let flag = Arc::clone(&opened);
    let result = catch_unwind(AssertUnwindSafe(|| {
        eframe::run_native(
            TITLE,
            options,
            Box::new(|cc| {
                flag.store(true, Ordering::Relaxed);
                app.dress(&cc.egui_ctx);
                Ok(Box::new(app))
            }),
        )
    }));
    words::speak(spoken);
    let opened = opened.load(Ordering::Relaxed);
    match result {
        Ok(Ok(())) => {
            keeper.forget();
            Ok(())
        }
        Ok(Err(error)) if opened => {
            let said = without_places(&error.to_string());
            Err(farewell(tr!("fault-window-lost", said = said), &keeper))
        }
        Ok(Err(error)) => Err(advice(&error.to_string())),
        Err(_) if opened => Err(farewell(tr!("fault-own"), &keeper)),
        Err(panic) => {
            let text = panic
                .downcast_ref::<String>()
                .cloned()
                .or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned()))
                .unwrap_or_default();
            Err(advice(&text))
        }
    }
}

/// Writes down every fault of this thread, the window's, once the window is open;
/// other threads end by themselves.
fn listen(opened: Arc<AtomicBool>, keeper: Arc<FaultKeeper>) {
    let hook = take_hook();
    let window = std::thread::current().id();
    set_hook(Box::new(move |info| {
        if fault::is_guarded() || !opened.load(Ordering::Relaxed) {
            return;
        }
        if std::thread::current().id() == window {
            keeper.note(&fault::said(info));
        }
        hook(info);
    }));
}

/// Lets the allocator see one large block come and go, untouched.
///
/// A frame fills and frees megabytes of triangles. glibc hands such memory back to
/// the system every time, and taking it again costs more than drawing. Once a larger
/// block has been freed it keeps blocks up to its size, and twice as much at the end of
/// the heap: no more of it than a frame needs, since what is kept stays in memory.
/// Elsewhere this does nothing.
pub fn accustom_allocator() {
    const BYTES: usize = 4 << 20;
    drop(std::hint::black_box(Vec::<u8>::with_capacity(BYTES)));
}

/// The program's own icon, for those desktops that take it from the window.
fn icon() -> egui::IconData {
    let picture = include_bytes!("../../assets/packaging/icons/64.png");
    // The tests read it, so that it cannot be faulty here.
    eframe::icon_data::from_png_bytes(picture).unwrap_or_default()
}

/// The window where it was last.
fn place(settings: &Settings, viewport: egui::ViewportBuilder) -> egui::ViewportBuilder {
    let size = settings.window_size.unwrap_or([1280.0, 800.0]);
    let viewport = match settings.window_position {
        Some(at) => viewport.with_position(at),
        None => viewport,
    };
    viewport
        .with_inner_size([size[0].clamp(640.0, 8000.0), size[1].clamp(400.0, 8000.0)])
        .with_maximized(settings.maximised)
}

/// What to do about an error of the windowing libraries.
fn advice(error: &str) -> String {
    let packages = "libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libgl1";
    let command = format!("sudo apt-get install {packages}");
    let what = if error.contains("lutin") || error.contains("EGL") || error.contains("GL") {
        tr!("start-no-opengl", command = command)
    } else if error.contains("shared librar") {
        tr!("start-no-library", command = command)
    } else if error.contains("xkbcommon") {
        tr!("start-no-keyboard", command = command)
    } else if error.contains("EventLoop")
        || error.contains("DISPLAY")
        || error.contains("NotSupported")
        || error.contains("os error")
    {
        tr!("start-no-display")
    } else {
        tr!("start-refused", packages = packages)
    };
    let said = without_places(error);
    tr!("start-failed", what = what, said = said)
}

/// The error without the places in library source that say nothing to a user.
fn without_places(error: &str) -> String {
    let words = error.split_whitespace();
    let place = |w: &str| w.contains(".rs:");
    let kept: Vec<&str> = words.filter(|w| !place(w)).collect();
    let said = kept.join(" ").replace(" at Failed", ": failed");
    said.chars().take(200).collect()
}

#[cfg(test)]
mod tests {
    use super::{advice, farewell, listen};
    use crate::record::Store;
    use crate::record::fault::guarded;
    use std::panic::catch_unwind;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    #[test]
    fn a_fault_of_the_window_is_written_down_and_one_before_it_or_a_caught_one_is_not() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::at(home.path()).unwrap();
        let keeper = Arc::new(store.fault_keeper());
        let written = || {
            let all = std::fs::read_dir(home.path().join("autosave")).unwrap();
            let paths = all.map(|entry| entry.unwrap().path());
            paths
                .filter(|p| p.extension().is_some_and(|e| e == "fault"))
                .count()
        };
        let opened = Arc::new(AtomicBool::new(false));
        listen(Arc::clone(&opened), Arc::clone(&keeper));
        assert!(catch_unwind(|| panic!("no library")).is_err());
        opened.store(true, Ordering::Relaxed);
        assert!(guarded(|| panic!("no picture")).is_none());
        assert!(std::thread::spawn(|| panic!("a helper")).join().is_err());
        assert_eq!(written(), 0);
        assert!(catch_unwind(|| panic!("min > max")).is_err());
        assert_eq!(written(), 1);
        // Nobody asks of one's own as long as one runs.
        assert!(store.faults().is_empty());
        drop(store);
        let left = Store::at(home.path()).unwrap().faults();
        assert_eq!(left.len(), 1);
        assert!(
            left[0].said.starts_with("min > max (src/app/start.rs:"),
            "{left:?}"
        );
        opened.store(false, Ordering::Relaxed);
    }

    #[test]
    fn a_farewell_says_what_happened_and_where_the_game_is() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::at(home.path()).unwrap();
        let keeper = store.fault_keeper();
        let none = farewell("It ended.".to_owned(), &keeper);
        assert!(none.starts_with("It ended. No game was open"), "{none}");
        let saved = home.path().join("Lecture.hellsgate");
        keeper.on_table(Some(&saved));
        assert!(keeper.kept_at().is_none(), "its file is gone");
        std::fs::write(&saved, "a game").unwrap();
        let there = farewell("It ended.".to_owned(), &keeper);
        assert!(there.contains(&saved.display().to_string()), "{there}");
        std::fs::write(store.autosave_path(), "the same, played on").unwrap();
        let there = farewell("It ended.".to_owned(), &keeper);
        assert!(
            there.contains(&store.autosave_path().display().to_string()),
            "{there}"
        );
    }

    #[test]
    fn the_window_has_an_icon_of_its_own() {
        let icon = super::icon();
        assert_eq!((icon.width, icon.height), (64, 64));
    }

    #[test]
    fn what_is_missing_is_said_with_what_to_install() {
        assert!(advice("NoGlutinConfigs(…)").contains("no OpenGL"));
        assert!(advice("Found no glutin configs matching").contains("no OpenGL"));
        assert!(advice("libxkbcommon-x11.so could not be loaded").contains("libxkbcommon-x11-0"));
        assert!(advice("winit EventLoopError: os error").contains("no display"));
        let xlib = advice(
            "winit EventLoopError: os error at x/mod.rs:788: Failed to load one of xlib's shared libraries",
        );
        assert!(
            xlib.contains("libxcursor1") && !xlib.contains("no display") && !xlib.contains(".rs")
        );
        assert!(advice("something else").contains("libx11-xcb1"));
    }
}
