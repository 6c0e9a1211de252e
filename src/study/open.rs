//! The games of a study opened when they are asked for, and its moments found in them.

use super::study_file::{PositionText, StopMap, StopMoment, StudyFile};
use crate::engine::{DiceMode, NodeId, Options, UndoPolicy};
use crate::json::{Doc, Fault, FaultKind, nearest, quoted};
use crate::present::annotation::Annotation;
use crate::systems::SYSTEMS;
use crate::table::{self, Sheet, Table, find};
use crate::words::tr;
use std::collections::BTreeMap;

/// The moment of a stop, ready to be shown.
pub struct StopShown {
    /// Its game, standing at the moment where that may be.
    pub table: Box<dyn Table>,
    /// The moment.
    pub at: NodeId,
    /// What is drawn on the map.
    pub drawn: Vec<Annotation>,
    /// What could not be shown as the file says, in words.
    pub told: Vec<String>,
    /// What is wrong with its game, which is told, too.
    damage: Option<String>,
}

/// A game that was opened, with what is wrong with it; or why it was not.
type Game = Result<(Box<dyn Table>, Option<String>), String>;

/// Reads the games of a study, each once.
#[derive(Default)]
pub struct StudyReader {
    games: BTreeMap<usize, Game>,
}

/// Many faults in a sentence.
fn in_words(faults: &[Fault]) -> String {
    /// More are only counted.
    const SHOWN: usize = 5;
    let told: Vec<String> = faults.iter().take(SHOWN).map(Fault::to_string).collect();
    match faults.len().saturating_sub(SHOWN) {
        0 => told.join("; "),
        more => tr!("stops-more-faults", told = told.join("; "), n = more),
    }
}

/// The game of this number, read.
fn open(study: &StudyFile, number: usize) -> Game {
    let game = study.games.get(number);
    let game = game.ok_or_else(|| tr!("stops-game-missing", n = number + 1))?;
    let opened = table::read_doc(SYSTEMS, game);
    let opened = opened.map_err(|faults| in_words(&faults))?;
    let damage = opened.damage.map(|damage| damage.to_string());
    Ok((opened.table, damage))
}

/// A table with nothing played on it, under the rules of a game.
fn empty(game: &Doc) -> Result<Box<dyn Table>, String> {
    let key = match game.get("system") {
        Some(Doc::Text(key)) => key.as_str(),
        _ => "",
    };
    let entry = find(SYSTEMS, key).map_err(|why| Fault::at("system", why).to_string())?;
    let nothing = || Doc::Object(Vec::new());
    let sheet = Sheet {
        scenario: game.get("scenario").cloned().unwrap_or(Doc::Null),
        changed: game.get("changed").cloned().unwrap_or_else(nothing),
        options: Options {
            seed: 1,
            dice: DiceMode::Seeded,
            undo: UndoPolicy::Free,
        },
    };
    (entry.open)(sheet).map_err(|faults| in_words(&faults))
}

/// A table with this position on it, under the rules of a game.
fn set_up(
    study: &StudyFile,
    number: usize,
    position: &PositionText,
) -> Result<Box<dyn Table>, String> {
    let game = study.games.get(number);
    let game = game.ok_or_else(|| tr!("stops-game-missing", n = number + 1))?;
    let mut table = empty(game)?;
    let position = position.doc().map_err(|syntax| syntax.to_string())?;
    let set = table.set_up(&position);
    set.map_err(|faults| in_words(&faults))?;
    if let Some(Doc::Text(title)) = game.get("title") {
        table.set_title(title);
    }
    Ok(table)
}

/// The drawings of a stop; what cannot be drawn is told.
fn drawings(table: &dyn Table, stop: &StopMap, told: &mut Vec<String>) -> Vec<Annotation> {
    let map = table.map();
    let mut drawn = Vec::new();
    for written in &stop.drawn {
        match Annotation::read(written, &*map) {
            Some(one) => drawn.push(one),
            None => {
                let short: String = written.chars().take(60).collect();
                told.push(tr!("kept-drawn-odd", drawn = short));
            }
        }
    }
    drawn
}

/// The overlays of a stop that its game has; of any other it is told.
fn odd_overlays(table: &dyn Table, stop: &StopMap) -> Vec<Fault> {
    let about = table.about();
    let known: Vec<&str> = about.overlays.iter().map(|one| one.key).collect();
    let odd = stop.overlays.iter().enumerate();
    let odd = odd.filter(|(_, key)| !known.contains(&key.as_str()));
    odd.map(|(i, key)| {
        let what = FaultKind::NotOneOf {
            found: quoted(key),
            near: nearest(key, &known).map(str::to_owned),
            words: known.iter().map(|&word| word.to_owned()).collect(),
        };
        Fault::at(format!("overlays[{i}]"), what)
    })
    .collect()
}

impl StudyReader {
    /// The game of this number, which stays here.
    fn game(&mut self, study: &StudyFile, number: usize) -> &mut Game {
        let games = &mut self.games;
        games.entry(number).or_insert_with(|| open(study, number))
    }

    /// The moment of a stop. Its game is read anew the next time it is asked for, unless it
    /// is [taken back](Self::take_back).
    ///
    /// # Errors
    /// Why it cannot be shown, in a sentence.
    pub fn show(&mut self, study: &StudyFile, stop: &StopMap) -> Result<StopShown, String> {
        let (mut table, at, damage) = match &stop.at {
            StopMoment::Position(position) => {
                (set_up(study, stop.game, position)?, NodeId::default(), None)
            }
            StopMoment::Node(node) => {
                let game = self.games.remove(&stop.game);
                let (table, damage) = game.unwrap_or_else(|| open(study, stop.game))?;
                let at = NodeId(*node);
                if table.clock(at).is_none() {
                    let why = no_such_moment(&*table, *node);
                    self.games.insert(stop.game, Ok((table, damage)));
                    return Err(why);
                }
                (table, at, damage)
            }
        };
        let mut told: Vec<String> = damage.iter().cloned().collect();
        // A closed game stands where it stands, and the moment is only looked at.
        let _ = table.go(at);
        let odd = odd_overlays(&*table, stop);
        told.extend(odd.iter().map(Fault::to_string));
        let drawn = drawings(&*table, stop, &mut told);
        Ok(StopShown {
            table,
            at,
            drawn,
            told,
            damage,
        })
    }

    /// The game of a stop that is not looked at any longer: the next stop of it need not
    /// open it again.
    pub fn take_back(&mut self, stop: &StopMap, shown: StopShown) {
        if matches!(stop.at, StopMoment::Node(_)) {
            self.games
                .insert(stop.game, Ok((shown.table, shown.damage)));
        }
    }

    /// Everything that is wrong with a study's games and moments.
    pub fn check(&mut self, study: &StudyFile) -> Vec<Fault> {
        let says = |path: String, words: String| Fault::at(path, FaultKind::Says(words));
        let mut faults = Vec::new();
        for number in 0..study.games.len() {
            match self.game(study, number) {
                Ok((_, None)) => {}
                Ok((_, Some(why))) | Err(why) => {
                    faults.push(says(format!("games[{number}]"), why.clone()));
                }
            }
        }
        for (n, stop) in study.stops.iter().enumerate() {
            let Some(map) = &stop.map else { continue };
            let path = format!("stops[{n}]");
            let set;
            let table: &dyn Table = match &map.at {
                StopMoment::Position(position) => match set_up(study, map.game, position) {
                    Ok(table) => {
                        set = table;
                        &*set
                    }
                    Err(why) => {
                        faults.push(says(format!("{path}.position"), why));
                        continue;
                    }
                },
                StopMoment::Node(node) => match self.game(study, map.game) {
                    Ok((table, _)) if table.clock(NodeId(*node)).is_some() => &**table,
                    Ok((table, _)) => {
                        let why = no_such_moment(&**table, *node);
                        faults.push(says(format!("{path}.at"), why));
                        continue;
                    }
                    // That was told of the game.
                    Err(_) if map.game < study.games.len() => continue,
                    Err(why) => {
                        faults.push(says(format!("{path}.game"), why.clone()));
                        continue;
                    }
                },
            };
            let odd = odd_overlays(table, map);
            faults.extend(odd.into_iter().map(|fault| Fault {
                path: format!("{path}.{}", fault.path),
                ..fault
            }));
            let mut told = Vec::new();
            let _ = drawings(table, map, &mut told);
            let drawn = |why| says(format!("{path}.drawn"), why);
            faults.extend(told.into_iter().map(drawn));
        }
        faults
    }

    /// What the game of this number is called and who made it, for lists: its title.
    #[must_use]
    pub fn title(study: &StudyFile, number: usize) -> &str {
        match study.games.get(number).and_then(|game| game.get("title")) {
            Some(Doc::Text(title)) => title,
            _ => "",
        }
    }
}

fn no_such_moment(table: &dyn Table, node: usize) -> String {
    tr!("stops-no-moment", n = node, all = table.actions())
}
