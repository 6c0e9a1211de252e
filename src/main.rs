//! Arguments → window.

use std::process::ExitCode;

fn main() -> ExitCode {
    hells_gate::cli::main()
}
