//! The desktop of a system with windows.

use super::{AskedFile, Desktop, Picked};
use std::path::Path;
use std::process::{Command, Stdio};

/// The desktop that the program runs on.
#[derive(Clone, Copy, Debug)]
pub struct RealDesktop;

impl Desktop for RealDesktop {
    fn ask(&self, asked: &AskedFile) -> Picked {
        if !has_dialogs() {
            return Picked::NoDialog;
        }
        let mut dialog = rfd::FileDialog::new()
            .set_title(&asked.title)
            .add_filter(&asked.kind, &[asked.ending]);
        if let Some(folder) = asked.folder.as_deref().filter(|folder| folder.is_dir()) {
            dialog = dialog.set_directory(folder);
        }
        let picked = match &asked.name {
            Some(name) => dialog.set_file_name(name).save_file(),
            None => dialog.pick_file(),
        };
        picked.map_or(Picked::Nothing, Picked::File)
    }

    fn show(&self, path: &Path) -> bool {
        show(path)
    }

    fn throw_away(&self, path: &Path) -> bool {
        trash_of_system::throw_away(path)
    }

    fn take_back(&self, path: &Path) -> bool {
        trash_of_system::take_back(path)
    }
}

/// A trash from which files can be brought back.
#[cfg(any(
    windows,
    all(
        unix,
        not(any(target_os = "macos", target_os = "ios", target_os = "android"))
    )
))]
mod trash_of_system {
    use std::path::Path;

    pub(super) fn throw_away(path: &Path) -> bool {
        trash::delete(path).is_ok()
    }

    pub(super) fn take_back(path: &Path) -> bool {
        let Ok(all) = trash::os_limited::list() else {
            return false;
        };
        let ours = all.into_iter().filter(|item| item.original_path() == path);
        let last = ours.max_by_key(|item| item.time_deleted);
        last.is_some_and(|item| trash::os_limited::restore_all([item]).is_ok())
    }
}

/// There is one, but nothing is brought back from it by a program: ours is used.
#[cfg(not(any(
    windows,
    all(
        unix,
        not(any(target_os = "macos", target_os = "ios", target_os = "android"))
    )
)))]
mod trash_of_system {
    use std::path::Path;

    pub(super) const fn throw_away(_: &Path) -> bool {
        false
    }

    pub(super) const fn take_back(_: &Path) -> bool {
        false
    }
}

/// Whether the desktop has file dialogs. The library that opens them cannot tell
/// that from somebody who chose nothing.
#[cfg(any(windows, target_os = "macos"))]
const fn has_dialogs() -> bool {
    true
}

/// Whether the desktop has file dialogs: a portal that asks for files, or the
/// program that the library falls back on.
#[cfg(all(unix, not(target_os = "macos")))]
fn has_dialogs() -> bool {
    has_portal() || on_the_path("zenity")
}

#[cfg(all(unix, not(target_os = "macos")))]
fn has_portal() -> bool {
    let chooser = || {
        let session = zbus::blocking::Connection::session()?;
        let proxy = zbus::blocking::Proxy::new(
            &session,
            "org.freedesktop.portal.Desktop",
            "/org/freedesktop/portal/desktop",
            "org.freedesktop.portal.FileChooser",
        )?;
        proxy.get_property::<u32>("version")
    };
    chooser().is_ok()
}

#[cfg(all(unix, not(target_os = "macos")))]
fn on_the_path(program: &str) -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder| folder.join(program).is_file())
}

#[cfg(windows)]
fn show(path: &Path) -> bool {
    let mut select = std::ffi::OsString::from("/select,");
    select.push(path);
    started(Command::new("explorer").arg(select))
}

#[cfg(target_os = "macos")]
fn show(path: &Path) -> bool {
    succeeded(Command::new("open").arg("-R").arg(path))
}

/// The file manager selects it; where there is none on the bus, its folder is opened.
#[cfg(all(unix, not(target_os = "macos")))]
fn show(path: &Path) -> bool {
    let selected = || {
        let session = zbus::blocking::Connection::session()?;
        session.call_method(
            Some("org.freedesktop.FileManager1"),
            "/org/freedesktop/FileManager1",
            Some("org.freedesktop.FileManager1"),
            "ShowItems",
            &(vec![uri(path)], ""),
        )
    };
    let folder = path.parent().unwrap_or(path);
    selected().is_ok() || succeeded(Command::new("xdg-open").arg(folder))
}

/// A file as the bus calls it.
#[cfg(all(unix, not(target_os = "macos")))]
fn uri(path: &Path) -> String {
    use std::fmt::Write as _;
    use std::os::unix::ffi::OsStrExt as _;
    let mut uri = "file://".to_owned();
    for &byte in path.as_os_str().as_bytes() {
        if byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            // Writing to a String cannot fail.
            let _ = write!(uri, "%{byte:02X}");
        }
    }
    uri
}

#[cfg(windows)]
fn started(command: &mut Command) -> bool {
    command
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .is_ok()
}

#[cfg(not(windows))]
fn succeeded(command: &mut Command) -> bool {
    let silent = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    silent.status().is_ok_and(|status| status.success())
}

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
    use super::uri;
    use std::path::Path;

    #[test]
    fn a_file_is_called_on_the_bus_by_bytes_that_every_reader_understands() {
        let path = Path::new("/games/Anna Ö/Черкассы #1.pdf");
        assert_eq!(
            uri(path),
            "file:///games/Anna%20%C3%96/%D0%A7%D0%B5%D1%80%D0%BA%D0%B0%D1%81%D1%81%D1%8B%20%231.pdf"
        );
    }
}
