//! Many games between two computer players.

mod table;

use super::game::Loaded;
use super::view::over_text;
use super::words::side as side_of;
use crate::cli::args::{Shard, Simulate};
use crate::cli::commands::plot::Plot;
use crate::cli::commands::simulate::flagged;
use crate::cli::output::{Failure, Lines};
use crate::cli::progress::{ProgressLine, stop_on_ctrl_c};
use crate::cli::target::Target;
use crate::engine::{Commander, DiceMode, Level, Options, Progress, Rules as _, UndoPolicy, cores};
use crate::present::histogram::{HistogramView, futures_title};
use crate::present::system::System as _;
use crate::record::{Durability, EXTENSION, now, save_new};
use crate::systems::hells_gate::picture::map_view;
use crate::systems::hells_gate::players::Evaluators;
use crate::systems::hells_gate::record::GameFile;
use crate::systems::hells_gate::study::{Batch, Finished, Moves};
use crate::systems::hells_gate::{BySide, Side, State};
use crate::words::tr;
use std::fs;
use std::io::{self, IsTerminal as _};
use std::path::Path;
use std::sync::Arc;

/// Plays the games and tells how they ended.
pub(super) fn simulate(
    loaded: &Loaded,
    args: &Simulate,
    target: &Target<'_>,
    plot: Option<&Plot<'_>>,
) -> Result<(), Failure> {
    let start = *loaded.position(&args.at)?;
    if let Some(verdict) = loaded.rules().verdict(&start) {
        return Err(Failure::no(over_text(loaded.rules(), &verdict)));
    }
    let mut players = BySide::from_fn(|_| Commander::from(Level::Random));
    for side in Side::ALL {
        players[side] = flagged(&args.seats, side.key())?;
    }
    for (key, who) in &args.seats.sides {
        players[side_of(key).map_err(Failure::usage)?] = *who;
    }
    let cores = cores();
    let whole = args.game_seed.map_or(args.games, |_| 1);
    let (first, games) = Shard::part(args.shard, whole);
    let batch = Batch {
        staff: Arc::new(Evaluators::new(loaded.rules())),
        start,
        players,
        first,
        games,
        seed: args.seed,
        threads: args.threads.unwrap_or(cores).min(1024),
    };
    let shelf = args.save.as_deref().map(|folder| Shelf {
        folder,
        loaded,
        players: batch.players,
        games: whole,
    });
    if let Some(shelf) = &shelf {
        shelf.set_up()?;
    }
    let control = Arc::new(Progress::default());
    stop_on_ctrl_c(&control);
    // A table for other programs goes out row by row.
    let rowwise = args.csv && target.file().is_none();
    let mut told = Told {
        games: Vec::new(),
        finished: 0,
        margins: Vec::new(),
        rows: rowwise.then(Lines::new),
        trouble: None,
    };
    if Shard::begins(args.shard) {
        told.begin();
    }
    let mut take = |game: Finished, moves: Moves| {
        let kept = match &shelf {
            Some(shelf) => shelf.keep(&game, &moves, &start),
            None => Ok(()),
        };
        if !told.take(game, kept) {
            control.stop();
        }
    };
    let mut play = || match args.game_seed {
        Some(seed) => batch
            .game_of(seed, &control)
            .into_iter()
            .for_each(|(game, moves)| take(game, moves)),
        None => batch.hand_over(&control, shelf.is_some(), &mut take),
    };
    // Rows on the screen tell how far it is.
    match rowwise && io::stdout().is_terminal() {
        true => play(),
        false => ProgressLine::watch(&control, play),
    }
    let finished = told.finished;
    if let Some(plot) = plot.filter(|_| finished > 0) {
        let [when, ..] = loaded.rules().time(loaded.rules().clock(&batch.start));
        let sides = map_view(loaded.rules()).sides;
        let who = Side::ALL.map(|side| batch.players[side]);
        let view = HistogramView {
            title: futures_title(&when, finished, &sides, who),
            sides,
            margins: std::mem::take(&mut told.margins),
            against: None,
        };
        plot.write(&view.svg())?;
    }
    if !told.end(args, target, loaded, batch.games)? {
        return Ok(());
    }
    match control.stopped() {
        true => {
            let all = batch.games;
            Err(Failure::stopped(tr!(
                "simulate-stopped",
                n = finished,
                all = all
            )))
        }
        false => loaded.whole(),
    }
}

/// What is told of the games.
struct Told {
    /// The games, unless each is told at once.
    games: Vec<Finished>,
    finished: usize,
    /// How they ended, Soviet points less German ones.
    margins: Vec<i32>,
    /// Where each is told at once.
    rows: Option<Lines>,
    /// Why no more are played.
    trouble: Option<Failure>,
}

impl Told {
    fn begin(&mut self) {
        if let Some(rows) = &mut self.rows {
            rows.add(table::HEADER);
        }
    }

    /// One game more, which was kept or not. Whether there should be others.
    fn take(&mut self, game: Finished, kept: Result<(), Failure>) -> bool {
        if self.trouble.is_some() {
            return false;
        }
        if let Err(why) = kept {
            self.trouble = Some(why);
            return false;
        }
        self.finished += 1;
        let points = game.points;
        self.margins
            .push(i32::from(points.soviet) - i32::from(points.german));
        match &mut self.rows {
            Some(rows) => rows.add(&table::row(&game)),
            None => {
                self.games.push(game);
                true
            }
        }
    }

    /// Tells what is left to tell. Whether anybody hears it.
    fn end(
        self,
        args: &Simulate,
        target: &Target<'_>,
        loaded: &Loaded,
        asked_for: u32,
    ) -> Result<bool, Failure> {
        let read = match self.rows {
            Some(rows) => rows.end()?,
            None => {
                let games = &self.games;
                let text = if args.csv {
                    table::csv(games, Shard::begins(args.shard))
                } else if args.json.json {
                    let mut told = table::report(args, asked_for, games);
                    told["damage"] = loaded.damage_json();
                    format!("{told:#}\n")
                } else if games.is_empty() {
                    // There is nothing to sum up; why, is said in a moment.
                    return self.trouble.map_or(Ok(true), Err);
                } else {
                    table::summary(args, games)
                };
                target.write(&text)?;
                true
            }
        };
        self.trouble.map_or(Ok(read), Err)
    }
}

/// Where finished games are kept.
struct Shelf<'a> {
    folder: &'a Path,
    loaded: &'a Loaded,
    players: BySide<Commander>,
    games: u32,
}

impl Shelf<'_> {
    fn set_up(&self) -> Result<(), Failure> {
        fs::create_dir_all(self.folder)
            .map_err(|e| Failure::no(format!("{}: {e}", self.folder.display())))
    }

    /// Writes one game as a saved game, with the names of its number and its
    /// players.
    fn keep(&self, game: &Finished, moves: &Moves, start: &State) -> Result<(), Failure> {
        let options = Options {
            seed: game.seed,
            dice: DiceMode::Seeded,
            undo: UndoPolicy::Free,
        };
        let mut file = GameFile::new(Arc::clone(&self.loaded.file.scenario), options);
        if *start != file.game.rules().initial() {
            file.set_up(*start);
        }
        for &(action, die) in moves {
            // What was played once is legal.
            if file.play(action, die).is_err() {
                let seed = game.seed.to_string();
                return Err(Failure::no(tr!("simulate-not-kept", seed = seed)));
            }
        }
        file.players = BySide::from_fn(|side| self.players[side].seat_name());
        let width = self.games.saturating_sub(1).to_string().len();
        let name = match self.games {
            1 => format!("game-{}", game.seed),
            _ => format!("game-{:0width$}", game.game),
        };
        file.title = format!("{}, {name}", file.title);
        let path = self.folder.join(format!("{name}.{EXTENSION}"));
        let text = file.to_json_saved(&now());
        save_new(&path, &text, Durability::Crash).map_err(|e| Failure::no(e.to_string()))
    }
}
