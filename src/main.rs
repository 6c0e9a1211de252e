//! Arguments → window.

// No console window beside the game. Started from a shell, the program writes to
// the console of that shell: `hells_gate::cli::main`.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    hells_gate::cli::main()
}
