//! Many games between two computer players.

use crate::cli::args::{Seats, Shard, Simulate};
use crate::cli::commands::plot::Plot;
use crate::cli::output::{Failure, Lines};
use crate::cli::progress::{ProgressLine, stop_on_ctrl_c};
use crate::cli::seated::{Seated, Subject, subject};
use crate::cli::target::Target;
use crate::engine::{Commander, Level, Progress, SideNo, cores, handed_over, mixed};
use crate::json::all_faults;
use crate::present::histogram::{HistogramView, futures_title};
use crate::present::system::About;
use crate::record::{Durability, EXTENSION, now, save_new};
use crate::table::{
    Ended, Entry, FactSeen, Lab, Match, Rolled, Seat, Sheet, Table, facts_head, facts_row,
};
use crate::words::{decimal, tr};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::fs;
use std::io::{self, IsTerminal as _};
use std::path::Path;
use std::sync::Arc;

/// The first line of a table.
const HEADER: &str = "game,seed,winner,margin,actions,dice,turns";

/// One game of many.
#[derive(Clone, Debug)]
struct Played {
    game: u32,
    seed: u64,
    ended: Ended,
    /// Its actions, if it is to be kept.
    kept: Vec<String>,
    /// What came about in it, if that is to be told.
    facts: Vec<FactSeen>,
}

/// Plays the games and tells how they ended.
pub(crate) fn simulate(args: &Simulate) -> Result<(), Failure> {
    let from = args.source.path();
    let target = Target::new(args.out.as_deref(), args.force.force, from.as_slice())?;
    let plot = Plot::wanted(args.plot.as_deref(), args.force.force, from.as_slice())?;
    match subject(&args.source)? {
        // What came about in a game the table knows.
        Subject::Desk(game) if args.facts => {
            let table = game
                .at_table()
                .map_err(|faults| Failure::no(all_faults(&faults, "\n")))?;
            let game = Seated {
                table,
                damage: None,
                begins: None,
            };
            seated(args, (&target, plot.as_ref()), game)
        }
        Subject::Desk(game) => game.simulate(args, &target, plot.as_ref()),
        Subject::Seated(game) => seated(args, (&target, plot.as_ref()), *game),
    }
}

/// The same at the table.
fn seated(
    args: &Simulate,
    (target, plot): (&Target<'_>, Option<&Plot<'_>>),
    mut game: Seated,
) -> Result<(), Failure> {
    go_to(args, &mut game)?;
    let lab = game.table.lab();
    let who = commanders(&args.seats, lab.about())?;
    game.seats(&who)?;
    if let Some((_, how)) = game.table.glance().outcome {
        return Err(Failure::no(how));
    }
    let shelf = args
        .save
        .as_deref()
        .map(|folder| Shelf::new(folder, &game, who));
    let shelf = shelf.transpose()?;
    let control = Arc::new(Progress::default());
    stop_on_ctrl_c(&control);
    let whole = args.game_seed.map_or(args.games, |_| 1);
    let (first, all) = Shard::part(args.shard, whole);
    let facts = match args.facts {
        true => facts_head(&game.table.facts()),
        false => String::new(),
    };
    let head = match Shard::begins(args.shard) {
        true => format!("{HEADER}{facts}\n"),
        false => String::new(),
    };
    let keeps = shelf.is_some();
    let one = |number: u32| {
        let number = first + number;
        let number64 = u64::from(number);
        let seed = args.game_seed.unwrap_or_else(|| mixed(args.seed, number64));
        let mut kept = Vec::new();
        let list = keeps.then_some(&mut kept);
        let of = Match::of(who, seed);
        let (ended, facts) = match args.facts {
            true => lab.game_with_facts(of, &control)?,
            false => (lab.game(of, &control, list)?, Vec::new()),
        };
        Some(Played {
            game: number,
            seed,
            ended,
            kept,
            facts,
        })
    };
    let about = Report {
        args,
        lab: lab.as_ref(),
        who,
        asked_for: all,
    };
    let rowwise = args.csv && target.file().is_none();
    let mut rows = rowwise.then(Lines::new);
    if let Some(rows) = &mut rows {
        rows.add(&head);
    }
    let (mut games, mut trouble) = (Vec::new(), None);
    let mut take = |played: Played| {
        if trouble.is_some() {
            return;
        }
        let kept = shelf
            .as_ref()
            .map_or(Ok(()), |shelf| shelf.keep(&played, whole));
        if let Err(why) = kept {
            trouble = Some(why);
            control.stop();
            return;
        }
        if let Some(rows) = &mut rows
            && !rows.add(&about.row(&played))
        {
            control.stop();
        }
        games.push(played);
    };
    let threads = args.threads.unwrap_or_else(cores).min(1024);
    let mut work = || handed_over(all, threads, &control, one, &mut take);
    match rowwise && io::stdout().is_terminal() {
        true => work(),
        false => ProgressLine::watch(&control, work),
    }
    if let Some(plot) = plot.filter(|_| !games.is_empty()) {
        plot.write(&about.drawn(&*game.table, &games).svg())?;
    }
    if let Some(rows) = rows {
        if !rows.end()? {
            return Ok(());
        }
    } else if args.csv {
        let lines = games.iter().map(|played| about.row(played));
        let text: String = std::iter::once(head).chain(lines).collect();
        target.write(&text)?;
    } else if args.json.json {
        let mut told = about.json(&games);
        told["damage"] = game.damage_json();
        target.write(&format!("{told:#}\n"))?;
    } else if !games.is_empty() {
        target.write(&about.summary(&games))?;
    }
    if let Some(why) = trouble {
        return Err(why);
    }
    match control.stopped() {
        true => {
            let n = games.len();
            Err(Failure::stopped(tr!("simulate-stopped", n = n, all = all)))
        }
        false => game.whole(),
    }
}

/// Puts the game where it was asked for.
fn go_to(args: &Simulate, game: &mut Seated) -> Result<(), Failure> {
    if args.at.at.is_some() {
        return Err(Failure::usage(tr!("simulate-by-ply")));
    }
    let Some(ply) = args.at.ply else {
        return Ok(());
    };
    let table = &mut game.table;
    while table.glance().ply > 0 && table.undo().is_ok() {}
    while table.glance().ply < ply && table.redo() {}
    let n = table.line().len();
    match table.glance().ply == ply {
        true => Ok(()),
        false => Err(Failure::no(tr!("no-such-ply", ply = ply, n = n))),
    }
}

/// Who plays the side of this key, as the option of its name says.
pub(crate) fn flagged(seats: &Seats, key: &str) -> Result<Commander, Failure> {
    match seats.named.get(key) {
        Some(word) => Commander::find(word).ok_or_else(|| Failure::usage("no such player")),
        None => Ok(Level::Random.into()),
    }
}

/// Who plays the sides: as the options say where a side has one of its name, and as
/// `--side` says.
pub(crate) fn commanders(seats: &Seats, about: &About) -> Result<[Commander; 2], Failure> {
    let sides = &about.sides;
    let mut who = [Commander::from(Level::Random); 2];
    for (who, side) in who.iter_mut().zip(sides) {
        *who = flagged(seats, &side.key)?;
    }
    for (key, named) in &seats.sides {
        let Some(side) = about.side(key) else {
            let keys: Vec<&str> = sides.iter().map(|side| side.key.as_str()).collect();
            let keys = keys.join(", ");
            return Err(Failure::usage(tr!(
                "simulate-no-side",
                side = key,
                keys = keys
            )));
        };
        who[side.index()] = *named;
    }
    Ok(who)
}

/// What is told of the games.
struct Report<'a> {
    args: &'a Simulate,
    lab: &'a dyn Lab,
    who: [Commander; 2],
    asked_for: u32,
}

fn winner(played: &Played) -> Option<SideNo> {
    match played.ended.outcome.margin {
        1.. => Some(SideNo::A),
        0 => None,
        _ => Some(SideNo::B),
    }
}

impl Report<'_> {
    fn key(&self, side: SideNo) -> &str {
        &self.lab.about().sides[side.index()].key
    }

    fn row(&self, played: &Played) -> String {
        let winner = winner(played).map_or("draw", |side| self.key(side));
        let Ended {
            outcome,
            actions,
            rolls,
            turn,
        } = played.ended;
        let (game, seed, margin) = (played.game, played.seed, outcome.margin);
        let facts = facts_row(&played.facts);
        format!("{game},{seed},{winner},{margin},{actions},{rolls},{turn}{facts}\n")
    }

    /// The picture of the games.
    fn drawn(&self, table: &dyn Table, games: &[Played]) -> HistogramView {
        let [when, ..] = table.glance().time;
        let sides = table.map().sides.clone();
        HistogramView {
            title: futures_title(&when, games.len(), &sides, self.who),
            sides,
            margins: games.iter().map(|g| g.ended.outcome.margin).collect(),
            against: None,
        }
    }

    /// The mean margin and its deviation, from the first side.
    fn margin(games: &[Played]) -> (f64, f64) {
        let n = games.len().max(1) as f64;
        let margins = games.iter().map(|g| f64::from(g.ended.outcome.margin));
        let mean = margins.clone().fold(0.0, |sum, m| sum + m) / n;
        let squares = margins.fold(0.0, |sum, m| sum + (m - mean).powi(2));
        (mean, (squares / n).sqrt())
    }

    fn wins(games: &[Played], side: Option<SideNo>) -> usize {
        games.iter().filter(|played| winner(played) == side).count()
    }

    fn json(&self, games: &[Played]) -> Value {
        let (mean, deviation) = Self::margin(games);
        let mut sides = serde_json::Map::new();
        for side in SideNo::BOTH {
            let player = self.who[side.index()].word();
            let wins = Self::wins(games, Some(side));
            sides.insert(
                self.key(side).to_owned(),
                json!({ "player": player, "wins": wins }),
            );
        }
        let list: Vec<Value> = games
            .iter()
            .map(|played| {
                json!({
                    "game": played.game,
                    "seed": played.seed.to_string(),
                    "winner": winner(played).map(|side| self.key(side)),
                    "margin": played.ended.outcome.margin,
                    "actions": played.ended.actions,
                    "dice": played.ended.rolls,
                    "turns": played.ended.turn,
                })
            })
            .collect();
        json!({
            "title": self.lab.about().title,
            "seed": self.args.seed.to_string(),
            "asked_for": self.asked_for,
            "finished": games.len(),
            "sides": sides,
            "draws": Self::wins(games, None),
            "mean_margin": mean,
            "deviation": deviation,
            "games": list,
        })
    }

    fn summary(&self, games: &[Played]) -> String {
        let all = games.len();
        let percent = |n: usize| decimal(100.0 * n as f64 / all.max(1) as f64, 1);
        let head = match self.args.game_seed {
            Some(seed) => tr!("simulate-one", seed = seed.to_string()),
            None => tr!("simulate-games", n = all, seed = self.args.seed.to_string()),
        };
        let mut out = format!("{head}\n");
        for side in SideNo::BOTH {
            let won = Self::wins(games, Some(side));
            let line = tr!(
                "simulate-seat",
                side = self.lab.about().sides[side.index()].name.as_str(),
                level = self.who[side.index()].name(),
                n = won,
                share = percent(won)
            );
            // Writing to a String cannot fail.
            let _ = writeln!(out, "{line}");
        }
        let draws = Self::wins(games, None);
        let actions: u32 = games.iter().map(|played| played.ended.actions).sum();
        let line = tr!(
            "simulate-draws",
            n = draws,
            share = percent(draws),
            actions = decimal(f64::from(actions) / all.max(1) as f64, 0)
        );
        let _ = writeln!(out, "{line}");
        let (mean, deviation) = Self::margin(games);
        let ahead = usize::from(mean < 0.0);
        let line = tr!(
            "simulate-margin",
            side = self.lab.about().sides[ahead].name.as_str(),
            mean = decimal(mean.abs(), 2),
            deviation = decimal(deviation, 2)
        );
        let _ = writeln!(out, "{line}");
        out
    }
}

/// Where finished games are kept.
struct Shelf<'a> {
    folder: &'a Path,
    entry: &'static Entry,
    sheet: Sheet,
    who: [Commander; 2],
}

impl<'a> Shelf<'a> {
    fn new(folder: &'a Path, game: &Seated, who: [Commander; 2]) -> Result<Self, Failure> {
        let at_start = game.table.glance().ply == 0;
        let Some((entry, sheet)) = game.begins.clone().filter(|_| at_start) else {
            return Err(Failure::usage(tr!("simulate-keeps-scenarios")));
        };
        fs::create_dir_all(folder)
            .map_err(|e| Failure::no(format!("{}: {e}", folder.display())))?;
        Ok(Self {
            folder,
            entry,
            sheet,
            who,
        })
    }

    /// Writes one game as a saved game, with the names of its number and its
    /// players.
    fn keep(&self, played: &Played, all: u32) -> Result<(), Failure> {
        let not_kept = || {
            let seed = played.seed.to_string();
            Failure::no(tr!("simulate-not-kept", seed = seed))
        };
        let mut sheet = self.sheet.clone();
        sheet.options.seed = played.seed;
        let mut table = (self.entry.open)(sheet).map_err(|_| not_kept())?;
        for action in &played.kept {
            let gesture = [action.clone()];
            table
                .play(&gesture, Rolled::ByTheGame)
                .map_err(|_| not_kept())?;
        }
        for side in SideNo::BOTH {
            let word = self.who[side.index()].word().to_owned();
            table.set_seat(side, Some(Seat::Computer(word)));
        }
        let width = all.saturating_sub(1).to_string().len();
        let name = match all {
            1 => format!("game-{}", played.seed),
            _ => format!("game-{:0width$}", played.game),
        };
        let title = format!("{}, {name}", table.title());
        table.set_title(&title);
        let path = self.folder.join(format!("{name}.{EXTENSION}"));
        save_new(&path, &table.write(&now()), Durability::Crash)
            .map_err(|e| Failure::no(e.to_string()))
    }
}
