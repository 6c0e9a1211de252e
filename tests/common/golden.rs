//! What golden games of every system have in common: a folder with an index, and the law
//! that what no golden game shows is not kept from breaking.

#![allow(dead_code)] // Each test program uses its own part of it.

use hells_gate::engine::{Dice as _, Die, Game, Rules, Seeded, UndoPolicy};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// What comes about in a game.
pub type Found = BTreeSet<&'static str>;

/// A folder of golden games, by its place in the project.
pub struct Folder(pub &'static str);

impl Folder {
    /// A file in it.
    pub fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    fn path(&self) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join(self.0)
    }

    /// The text of a file in it.
    pub fn text(&self, name: &str) -> String {
        std::fs::read_to_string(self.file(name)).unwrap()
    }

    /// What its index says of each game, by the names of the files.
    pub fn index(&self) -> BTreeMap<String, Value> {
        serde_json::from_str(&self.text("index.json")).unwrap()
    }

    /// Writes its index.
    pub fn write_index(&self, index: &BTreeMap<String, Value>) {
        let text = serde_json::to_string_pretty(index).unwrap();
        std::fs::write(self.file("index.json"), format!("{text}\n")).unwrap();
    }

    /// It is there, to be written to.
    pub fn make(&self) {
        std::fs::create_dir_all(self.path()).unwrap();
    }

    /// Nothing is in it.
    pub fn clear(&self) {
        self.make();
        for entry in std::fs::read_dir(self.path()).unwrap() {
            std::fs::remove_file(entry.unwrap().path()).unwrap();
        }
    }

    /// Plays a written game again; its first line besides, by which `rules_of` knows the
    /// rules.
    pub fn replayed<R: Rules>(
        &self,
        name: &str,
        rules_of: impl FnOnce(&str) -> R,
    ) -> (String, Game<R>)
    where
        R::Illegal: std::fmt::Debug,
    {
        let text = self.text(name);
        let mut lines = text.lines();
        let head = lines.next().unwrap().to_owned();
        let mut game = Game::new(rules_of(&head), UndoPolicy::Free);
        for line in lines {
            let (action, faces) = line.split_once(" =").unwrap_or((line, ""));
            let action = game.rules().parse(action).unwrap();
            let faces = faces.bytes().map(|b| Die::try_from(b - b'0').unwrap());
            let dice: Vec<Die> = faces.collect();
            let played = game.play(action, &dice);
            played.unwrap_or_else(|why| panic!("{name}: {line}: {why:?}"));
        }
        (head, game)
    }

    /// The files are those of the index, and smaller than `most` bytes together.
    pub fn holds_what_its_index_says(&self, most: u64) {
        let (mut names, mut bytes) = (Vec::new(), 0);
        for entry in std::fs::read_dir(self.path()).unwrap() {
            let entry = entry.unwrap();
            bytes += entry.metadata().unwrap().len();
            let name = entry.file_name().into_string().unwrap();
            if name != "index.json" {
                names.push(name);
            }
        }
        names.sort();
        assert_eq!(names, self.index().into_keys().collect::<Vec<_>>());
        assert!(bytes < most, "{bytes} bytes");
    }
}

/// The law: the games show every one of `features`, and nothing that is neither among
/// them nor `rare`.
pub fn all_is_shown(games: impl IntoIterator<Item = Found>, features: &[&str], rare: &[&str]) {
    let shown: Found = games.into_iter().flatten().collect();
    let missing: Vec<_> = features.iter().filter(|f| !shown.contains(**f)).collect();
    assert!(missing.is_empty(), "no golden game shows {missing:#?}");
    let known = |f: &&&str| !features.contains(*f) && !rare.contains(*f);
    let unknown: Vec<_> = shown.iter().filter(known).collect();
    assert!(unknown.is_empty(), "FEATURES lacks {unknown:#?}");
}

/// What an index says of a game: how it ends, the hash of its last position, how many
/// actions it has, and what comes about in it.
pub fn facts<R: Rules>(game: &Game<R>, found: &Found) -> Value {
    let (rules, state) = (game.rules(), game.state());
    let outcome = rules.outcome(state).expect("the game is over");
    json!({
        "points": outcome.margin,
        "level": outcome.level,
        "actions": game.entries().len(),
        "hash": format!("{:016x}", rules.hash(state)),
        "features": found,
    })
}

/// A game as a file of actions has it: what it is played by, and then a line for each
/// action, with its dice behind `=`.
pub fn written<R: Rules>(head: &str, game: &Game<R>) -> String {
    let mut text = format!("{head}\n");
    for entry in game.entries() {
        text.push_str(&game.rules().notation(entry.action));
        if !entry.dice.is_empty() {
            let faces = entry.dice.iter().map(|die| die.pips().to_string());
            text.push_str(&format!(" ={}", faces.collect::<String>()));
        }
        text.push('\n');
    }
    text
}

/// A game that `choose` plays for both sides, with the dice of a seed.
pub fn played<R: Rules>(
    rules: R,
    seed: u64,
    mut choose: impl FnMut(&R, &R::State) -> R::Action,
) -> Game<R>
where
    R::Illegal: std::fmt::Debug,
{
    let dice = Seeded { seed };
    let mut game = Game::new(rules, UndoPolicy::Free);
    while game.rules().to_act(game.state()).is_some() {
        let (rules, state) = (game.rules(), game.state());
        let action = choose(rules, state);
        let from = rules.rolls(state);
        let faces: Vec<Die> = (0..u32::from(rules.dice(state, action)))
            .map(|n| dice.roll(from + n).unwrap())
            .collect();
        game.play(action, &faces).unwrap();
    }
    game
}

/// Of games that show this, few that show all of it together, what is rare before the
/// rest; `cost` says how little one of them is wanted.
pub fn fewest(
    pool: &[&Found],
    features: &[&'static str],
    cost: impl Fn(usize) -> f64,
) -> Vec<usize> {
    let (mut shown, mut chosen) = (Found::new(), Vec::new());
    let rarity: BTreeMap<&str, f64> = features
        .iter()
        .map(|f| {
            let n = pool.iter().filter(|shows| shows.contains(f)).count();
            (*f, 1.0 + 20.0 / n.max(1) as f64)
        })
        .collect();
    loop {
        let worth = |game: usize| -> f64 {
            let new = pool[game].iter().filter(|f| !shown.contains(*f));
            let sum: f64 = new.filter_map(|f| rarity.get(f)).sum();
            sum / cost(game)
        };
        let best = (0..pool.len()).max_by(|&a, &b| worth(a).total_cmp(&worth(b)));
        let Some(best) = best.filter(|&best| worth(best) > 0.0) else {
            break;
        };
        chosen.push(best);
        shown.extend(pool[best]);
    }
    let lacking: Vec<_> = features.iter().filter(|f| !shown.contains(**f)).collect();
    println!("{} games; lacking {lacking:#?}", chosen.len());
    chosen
}
