//! What people's games say of how well they play: every game that is played to its end is
//! kept in a few words, and everybody gets a rating from theirs.
//!
//! A rating is what chess knows by that name: whoever has 400 points more than another gets
//! ten of eleven points of their games. The computer players stand where their games with
//! each other have put them ([`System::RATINGS`](crate::present::system::System::RATINGS)),
//! the Colonel at 1000; people are put among them by the likeliest rating, which begins at
//! the Colonel's and gives way to games.

use super::practice::today;
use super::save::{Durability, SaveError, save_new};
use super::store::{Store, read_bounded};
use crate::engine::{Commander, Level, Options, SideNo, UndoPolicy, digest_of};
use crate::systems::SYSTEMS;
use crate::table::{Entry, Seat, Table, computer_seat};
use crate::words::tr;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

/// What the files of results end in, after the dot.
const RESULT: &str = "result";

/// The format of the files.
const VERSION: u8 = 1;

/// The longest file of a result, in bytes.
const LONGEST: usize = 16 * 1024;

/// So many results are read at most.
const MOST: usize = 20_000;

/// The rating everybody begins with, which is the Colonel's, and how far off that may be.
const BEGINNING: (f64, f64) = (1000.0, 400.0);

/// Rounds in which ratings give way to each other: those of many people come to rest in a
/// few.
const ROUNDS: usize = 60;

/// The greatest step of one round, in points.
const STEP: f64 = 200.0;

/// Who played a side.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A person, by their name; empty if they gave none.
    Person(String),
    /// A computer player, by its word.
    Computer(String),
}

/// Who won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Won {
    /// The first side.
    First,
    /// Neither.
    Drawn,
    /// The second side.
    Second,
}

/// A game that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndedGame {
    version: u8,
    /// The key of its system.
    pub system: String,
    /// What it was called.
    pub title: String,
    /// The day it ended on, counted from the year 1.
    pub day: i64,
    /// Who played, the first side first.
    pub players: [Who; 2],
    /// Who won.
    pub won: Won,
    /// What tells it from every other: the same scenario with the same dice and players
    /// counts once, however often it is played.
    #[serde(skip)]
    mark: u64,
}

/// What the games of somebody come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// Their name; empty if they gave none.
    pub name: String,
    /// The rating, and its standard error.
    pub rating: (f64, f64),
    /// Games won, drawn and lost.
    pub games: [u32; 3],
}

impl EndedGame {
    /// The game on the table, if it is over and counts: somebody played it against somebody
    /// else, from the beginning of its scenario, and nothing was taken back that the dice had
    /// sealed.
    #[must_use]
    pub fn of(table: &dyn Table) -> Option<Self> {
        let (outcome, _) = table.glance().outcome?;
        let options = table.options();
        let counts = options.undo == UndoPolicy::ToLastBarrier
            && !table.is_set_up()
            && table.unstamped().is_none()
            && table.about().sides.iter().all(|side| side.decides);
        if !counts {
            return None;
        }
        let players = SideNo::BOTH.map(|side| match table.seat(side) {
            Some(Seat::Computer(word)) => Who::Computer(word.clone()),
            Some(Seat::Person(name)) => Who::Person(name.trim().to_owned()),
            None => Who::Person(String::new()),
        });
        let [one, other] = &players;
        let person = players.iter().any(|who| matches!(who, Who::Person(_)));
        if !person || one == other {
            return None;
        }
        let sealed = format!(
            "{} {} {} {players:?}",
            table.system(),
            table.scenario(),
            options.seed
        );
        Some(Self {
            version: VERSION,
            system: table.system().to_owned(),
            title: table.title().to_owned(),
            day: today(),
            players,
            won: match outcome.margin.signum() {
                1 => Won::First,
                0 => Won::Drawn,
                _ => Won::Second,
            },
            mark: digest_of(sealed.as_bytes()),
        })
    }
}

/// What the games of one system say of the people who played them, the best first, where
/// the levels of its computer players stand so. Games with others do not count.
#[must_use]
pub fn ratings(system: &str, levels: &[(Level, i16)], games: &[EndedGame]) -> Vec<Rated> {
    let stands = |word: &str| {
        let level = Commander::find(word)?.level;
        let known = levels.iter().find(|(known, _)| *known == level);
        known.map(|&(_, rating)| f64::from(rating))
    };
    let known = |who: &Who| match who {
        Who::Computer(word) => stands(word).is_some(),
        Who::Person(_) => true,
    };
    let counted: Vec<&EndedGame> = games
        .iter()
        .filter(|game| game.system == system && game.players.iter().all(known))
        .collect();
    let mut people: BTreeMap<&str, Rated> = BTreeMap::new();
    for game in &counted {
        for (who, own) in game.players.iter().zip([Won::First, Won::Second]) {
            let Who::Person(name) = who else { continue };
            let one = people.entry(name).or_insert_with(|| Rated {
                name: name.clone(),
                rating: BEGINNING,
                games: [0; 3],
            });
            one.games[match game.won {
                Won::Drawn => 1,
                won if won == own => 0,
                _ => 2,
            }] += 1;
        }
    }
    for _ in 0..ROUNDS {
        for name in people.keys().copied().collect::<Vec<_>>() {
            let now = |who: &Who| match who {
                Who::Computer(word) => stands(word).unwrap_or(BEGINNING.0),
                Who::Person(name) => people.get(name.as_str()).map_or(0.0, |it| it.rating.0),
            };
            let own = Who::Person(name.to_owned());
            let rating = now(&own);
            // The slope of the likelihood and its bend, per point.
            let steep = std::f64::consts::LN_10 / 400.0;
            let mut slope = (BEGINNING.0 - rating) / BEGINNING.1.powi(2);
            let mut bend = 1.0 / BEGINNING.1.powi(2);
            for game in &counted {
                let [one, other] = &game.players;
                let (against, got) = match game.won {
                    Won::Drawn if *one == own => (other, 0.5),
                    Won::Drawn if *other == own => (one, 0.5),
                    won if *one == own => (other, f64::from(u8::from(won == Won::First))),
                    won if *other == own => (one, f64::from(u8::from(won == Won::Second))),
                    _ => continue,
                };
                let expected = 1.0 / (1.0 + 10_f64.powf((now(against) - rating) / 400.0));
                slope += steep * (got - expected);
                bend += steep.powi(2) * expected * (1.0 - expected);
            }
            let next = rating + (slope / bend).clamp(-STEP, STEP);
            if let Some(one) = people.get_mut(name) {
                one.rating = (next, bend.sqrt().recip());
            }
        }
    }
    let mut all: Vec<Rated> = people.into_values().collect();
    all.sort_by(|a, b| b.rating.0.total_cmp(&a.rating.0));
    all
}

/// Somebody in a list of ratings.
#[derive(Clone, PartialEq, Debug)]
pub enum Contender {
    /// A level of the computer, and where it stands.
    Level(Level, i16),
    /// A person.
    Person(Rated),
}

impl Contender {
    /// The rating.
    #[must_use]
    pub fn rating(&self) -> f64 {
        match self {
            Self::Level(_, rating) => f64::from(*rating),
            Self::Person(rated) => rated.rating.0,
        }
    }

    /// What they are called, in the language that is spoken.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Self::Level(level, _) => computer_seat(level.name()),
            Self::Person(rated) => named(&rated.name),
        }
    }
}

/// What somebody is called who is rated by this name.
fn named(name: &str) -> String {
    match name.is_empty() {
        true => tr!("ratings-nobody"),
        false => name.to_owned(),
    }
}

/// The players of a system, people among the levels of the computer, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranking {
    /// The key of the system.
    pub system: &'static str,
    /// What its game is called.
    pub game: String,
    /// They.
    pub all: Vec<Contender>,
}

/// Who has played how well, for every system in which players are compared.
#[must_use]
pub fn rankings(games: &[EndedGame]) -> Vec<Ranking> {
    let compared = SYSTEMS.iter().filter(|entry| !entry.ratings.is_empty());
    let ranking = |entry: &Entry| {
        let usual = entry.usual(Options::default());
        let game = usual.map(|table| table.brief().game);
        let levels = entry.ratings.iter();
        let levels = levels.map(|&(level, rating)| Contender::Level(level, rating));
        let people = ratings(entry.key, entry.ratings, games);
        let mut all: Vec<Contender> = levels
            .chain(people.into_iter().map(Contender::Person))
            .collect();
        all.sort_by(|a, b| b.rating().total_cmp(&a.rating()));
        Ranking {
            system: entry.key,
            game: game.unwrap_or_else(|| entry.key.to_owned()),
            all,
        }
    };
    compared.map(ranking).collect()
}

/// What the game that has ended makes of the people who played it, a sentence each; empty
/// in a system whose players are not compared.
#[must_use]
pub fn told_after(game: &EndedGame, games: &[EndedGame]) -> Vec<String> {
    let entry = SYSTEMS.iter().find(|entry| entry.key == game.system);
    let Some(entry) = entry.filter(|entry| !entry.ratings.is_empty()) else {
        return Vec::new();
    };
    let people = ratings(entry.key, entry.ratings, games);
    let played = |rated: &&Rated| game.players.contains(&Who::Person(rated.name.clone()));
    let told = |rated: &Rated| {
        tr!(
            "ratings-now",
            who = named(&rated.name),
            rating = rated.rating.0.round(),
            error = rated.rating.1.round(),
            n = rated.games.iter().sum::<u32>()
        )
    };
    people.iter().filter(played).map(told).collect()
}

impl Store {
    /// The folder of results; made when the first game ends.
    #[must_use]
    pub fn results_folder(&self) -> PathBuf {
        self.root().join("results")
    }

    /// Keeps how a game ended. Whether it was: a game that was played before stays as it
    /// ended the first time.
    ///
    /// # Errors
    /// With a sentence that says what to do.
    pub fn keep_result(&self, game: &EndedGame) -> Result<bool, SaveError> {
        let folder = self.results_folder();
        let path = folder.join(format!("{:016x}.{RESULT}", game.mark));
        if path.exists() {
            return Ok(false);
        }
        let fail = |why| SaveError::new(&path, why);
        fs::create_dir_all(&folder).map_err(fail)?;
        let text = serde_json::to_string_pretty(game).map_err(|why| fail(why.into()))?;
        save_new(&path, &text, Durability::Crash).map(|()| true)
    }

    /// Every game that was played to its end here. Files that cannot be read are no part of
    /// it, and stay.
    #[must_use]
    pub fn results(&self) -> Vec<EndedGame> {
        let entries = fs::read_dir(self.results_folder());
        let paths = entries.into_iter().flatten().flatten().map(|it| it.path());
        let paths = paths.filter(|path| path.extension().is_some_and(|end| end == RESULT));
        let read = |path: PathBuf| {
            let bytes = read_bounded(&path, LONGEST).ok()?;
            let game: EndedGame = serde_json::from_slice(&bytes).ok()?;
            (game.version == VERSION).then_some(game)
        };
        let mut all: Vec<EndedGame> = paths.take(MOST).filter_map(read).collect();
        all.sort_by(|a, b| (a.day, &a.title).cmp(&(b.day, &b.title)));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::{EndedGame, Rated, VERSION, Who, Won, ratings};
    use crate::engine::Level;
    use crate::record::Store;
    use std::fs;

    const LEVELS: [(Level, i16); 3] = [
        (Level::Cadet, 440),
        (Level::Colonel, 1000),
        (Level::General, 1590),
    ];

    fn person(name: &str) -> Who {
        Who::Person(name.to_owned())
    }

    fn computer(word: &str) -> Who {
        Who::Computer(word.to_owned())
    }

    fn game(one: Who, other: Who, won: Won) -> EndedGame {
        EndedGame {
            version: VERSION,
            system: "chess".to_owned(),
            title: "A game".to_owned(),
            day: 1,
            players: [one, other],
            won,
            mark: 7,
        }
    }

    fn of(games: &[EndedGame]) -> Vec<Rated> {
        ratings("chess", &LEVELS, games)
    }

    #[test]
    fn whoever_holds_their_own_against_a_level_is_rated_as_it_is() {
        let against = |level: &str, won| game(person("Anna"), computer(level), won);
        let even: Vec<EndedGame> = [Won::First, Won::Second]
            .into_iter()
            .cycle()
            .take(40)
            .map(|won| against("bold-general", won))
            .collect();
        let [anna] = &of(&even)[..] else {
            panic!("one person played");
        };
        assert_eq!(anna.games, [20, 0, 20]);
        let (rating, error) = anna.rating;
        assert!((1540.0..1590.0).contains(&rating), "{rating}");
        assert!((40.0..70.0).contains(&error), "{error}");
        // One game says little, and says so.
        let once = of(&even[..1])[0].rating;
        assert!(once.0 < rating && once.1 > 3.0 * error, "{once:?}");
    }

    #[test]
    fn people_are_rated_by_each_other_too_and_other_games_count_for_nothing() {
        let mut games = vec![
            game(person("Anna"), computer("colonel"), Won::First),
            game(computer("colonel"), person("Anna"), Won::Drawn),
            game(person("Boris"), person("Anna"), Won::First),
        ];
        let before = of(&games);
        let names: Vec<&str> = before.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names, ["Boris", "Anna"]);
        assert_eq!(before[1].games, [1, 1, 1]);
        assert!(before[0].rating.0 > before[1].rating.0);
        // Of another game; with a level of which nobody knows how strong it is.
        let mut other = game(person("Anna"), computer("cadet"), Won::Second);
        other.system = "draughts".to_owned();
        games.push(other);
        games.push(game(person("Anna"), computer("marshal"), Won::Second));
        games.push(game(person("Anna"), computer("nobody"), Won::Second));
        assert_eq!(of(&games), before);
    }

    #[test]
    fn a_game_is_kept_once_as_it_ended_first_and_what_cannot_be_read_stays() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::at(home.path()).unwrap();
        assert!(store.results().is_empty());
        let first = game(person(""), computer("cadet"), Won::Second);
        assert!(store.keep_result(&first).unwrap());
        let again = game(person(""), computer("cadet"), Won::First);
        assert!(!store.keep_result(&again).unwrap(), "played again");
        let broken = store.results_folder().join("broken.result");
        fs::write(&broken, "{").unwrap();
        let [kept] = &store.results()[..] else {
            panic!("one game was played");
        };
        assert_eq!((kept.won, &kept.players), (Won::Second, &first.players));
        assert!(broken.exists());
    }
}
