//! What a package of the program brings for the shell: man pages, and the
//! completion of what is being typed. Both are made from the definition of the
//! command line, so that they tell the same.

use crate::cli::args::{Args, ShellFiles};
use crate::cli::output::Failure;
use crate::words::tr;
use clap::{CommandFactory as _, ValueEnum as _};
use clap_complete::Shell;
use std::fs;
use std::io;
use std::path::Path;

/// Writes man pages into `man` and completions into `completions`, below a folder.
pub(crate) fn shell_files(args: &ShellFiles) -> Result<(), Failure> {
    let failed = |why: io::Error| Failure::no(tr!("output-failed", system = why.to_string()));
    write(&args.folder).map_err(failed)
}

fn write(folder: &Path) -> io::Result<()> {
    let all = Args::command().disable_help_subcommand(true);
    let pages = folder.join("man");
    fs::create_dir_all(&pages)?;
    clap_mangen::generate_to(all.clone(), &pages)?;
    let completions = folder.join("completions");
    fs::create_dir_all(&completions)?;
    for &shell in Shell::value_variants() {
        clap_complete::generate_to(shell, &mut all.clone(), "hells-gate", &completions)?;
    }
    Ok(())
}
