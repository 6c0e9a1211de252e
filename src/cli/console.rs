//! The console of the shell that started the program.
//!
//! Windows knows programs with a console and programs with a window. This one is
//! of the second kind, so that no black window opens beside the map; a command
//! that is typed in a shell has to ask for the shell's console before it writes.
//! Everywhere else there is nothing to do.

/// From now on standard output and error lead to the shell, if there is one and
/// they lead nowhere else.
pub(crate) fn attach() {
    #[cfg(windows)]
    {
        // Started from the desktop there is none, and nobody to write to.
        let _ = winsafe::AttachConsole(winsafe::PidParent::Parent);
    }
}

/// Tells why there is no window where nobody reads a standard error.
#[cfg(feature = "gui")]
pub(crate) fn show(said: &str) {
    #[cfg(windows)]
    {
        rfd::MessageDialog::new()
            .set_level(rfd::MessageLevel::Error)
            .set_title("Hell's Gate")
            .set_description(said)
            .show();
    }
    #[cfg(not(windows))]
    let _ = said;
}
