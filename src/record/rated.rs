//! What people's games say of how well they play: every game that is played to its end is
//! kept in a few words, and everybody gets a rating from theirs.
//!
//! A rating is what chess knows by that name: whoever has 400 more than another wins ten of
//! eleven of their games, a draw being half. The computer players stand where their games with
//! each other have put them ([`System::RATINGS`](crate::present::system::System::RATINGS)),
//! the Colonel at 1000; people are put among them by the likeliest rating, which begins at
//! the Colonel's and gives way to games.

use super::practice::today;
use super::save::{Durability, SaveError, save_new};
use super::store::{Store, read_bounded};
use crate::engine::{Commander, DiceMode, NodeId, Options, SideNo, UndoPolicy, digest_of};
use crate::present::system::{LevelRating, Parameter};
use crate::systems::SYSTEMS;
use crate::table::{Entry, Seat, Table, computer_seat, find};
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

/// The rating everybody begins with, which is the Colonel's, and how far off that may be.
const BEGINNING: (f64, f64) = (1000.0, 400.0);

/// Rounds of Newton's method, which comes to rest in a few.
const ROUNDS: usize = 30;

/// The greatest step of one round.
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

/// Why a game does not count for ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Uncounted {
    /// It has not ended.
    GoesOn,
    /// One side only decides in it.
    OneDecides,
    /// The computer played both sides.
    NobodyPlayed,
    /// Nobody can be told apart: both have the same name, or none.
    NotToldApart,
    /// The scenario did not come with the program.
    OwnScenario,
    /// It began from a position of one's own, or was changed outside the program.
    SetUp,
    /// A number of the rules is another.
    OwnRules,
    /// The program did not roll the dice.
    OwnDice,
    /// Throws could be taken back.
    FreeUndo,
    /// A throw was chosen, or something else was tried after one.
    OtherDice,
    /// The computer was asked for advice.
    Advised,
    /// Somebody else sat down on the way.
    OthersSat,
    /// The same game has counted.
    CountedBefore,
}

impl Uncounted {
    /// Why, for those who played it; `None` where nobody would ask.
    #[must_use]
    pub fn told(self) -> Option<String> {
        let why = match self {
            Self::GoesOn | Self::OneDecides | Self::NobodyPlayed => return None,
            Self::NotToldApart => "names",
            Self::OwnScenario => "scenario",
            Self::SetUp => "set-up",
            Self::OwnRules => "rules",
            Self::OwnDice => "dice",
            Self::FreeUndo => "undo",
            Self::OtherDice => "other-dice",
            Self::Advised => "advice",
            Self::OthersSat => "others",
            Self::CountedBefore => "before",
        };
        Some(tr!("ratings-uncounted", why = why))
    }
}

impl EndedGame {
    /// The game on the table, if it is over and counts: somebody played a scenario that came
    /// with the program, by its own rules, against somebody else; the program rolled the dice,
    /// none was chosen, and nothing else was tried once they had fallen.
    ///
    /// # Errors
    /// Why it does not count.
    pub fn of(table: &dyn Table) -> Result<Self, Uncounted> {
        let Some((outcome, _)) = table.glance().outcome else {
            return Err(Uncounted::GoesOn);
        };
        let options = table.options();
        let shipped = || {
            find(SYSTEMS, table.system())
                .ok()?
                .start_that_is(table.scenario())
        };
        let players = SideNo::BOTH.map(|side| match table.seat(side) {
            Some(Seat::Computer(word)) => Who::Computer(word.clone()),
            Some(Seat::Person(name)) => Who::Person(name.trim().to_owned()),
            None => Who::Person(String::new()),
        });
        let [one, other] = &players;
        let computer = |who: &Who| matches!(who, Who::Computer(_));
        let why_not = if !table.about().sides.iter().all(|side| side.decides) {
            Some(Uncounted::OneDecides)
        } else if players.iter().all(computer) {
            Some(Uncounted::NobodyPlayed)
        } else if one == other {
            Some(Uncounted::NotToldApart)
        } else if shipped().is_none() {
            Some(Uncounted::OwnScenario)
        } else if table.is_set_up() || table.unstamped().is_some() {
            Some(Uncounted::SetUp)
        } else if table.parameters().iter().any(Parameter::is_changed) {
            Some(Uncounted::OwnRules)
        } else if options.dice != DiceMode::Seeded {
            Some(Uncounted::OwnDice)
        } else if options.undo != UndoPolicy::ToLastBarrier {
            Some(Uncounted::FreeUndo)
        } else if !dice_fell_once(table) {
            Some(Uncounted::OtherDice)
        } else {
            None
        };
        if let Some(why) = why_not {
            return Err(why);
        }
        let sealed = format!(
            "{} {} {} {players:?}",
            table.system(),
            table.scenario(),
            options.seed
        );
        Ok(Self {
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

/// Whether all dice of a game fell on the line that has come about, and as they fell.
fn dice_fell_once(table: &dyn Table) -> bool {
    let line = table.line();
    let all = (1..=table.actions()).map(NodeId);
    let mut told = all.filter_map(|node| table.told(node));
    told.all(|told| !told.chosen && (told.throw.is_none() || line.contains(&told.node)))
}

/// What the games of one system say of the people who played them, the best first, where
/// the levels of its computer players stand so. Games with others do not count.
#[must_use]
pub fn ratings(system: &str, levels: &[LevelRating], games: &[EndedGame]) -> Vec<Rated> {
    let mut people: BTreeMap<&str, [u32; 3]> = BTreeMap::new();
    let mut counted = Vec::new();
    for game in games.iter().filter(|game| game.system == system) {
        let places = game.players.each_ref().map(|who| place(who, levels));
        let [Some(one), Some(other)] = places else {
            continue;
        };
        let got = match game.won {
            Won::First => 1.0,
            Won::Drawn => 0.5,
            Won::Second => 0.0,
        };
        for (place, of) in [(one, [0, 1, 2]), (other, [2, 1, 0])] {
            if let Place::Sought(name) = place {
                people.entry(name).or_default()[of[game.won as usize]] += 1;
            }
        }
        counted.push((one, other, got));
    }
    let names: Vec<&str> = people.keys().copied().collect();
    let numbered = |place| match place {
        Place::Known(rating) => Place::Known(rating),
        Place::Sought(name) => Place::Sought(names.partition_point(|&known| known < name)),
    };
    let counted = counted.into_iter();
    let counted = counted.map(|(one, other, got)| (numbered(one), numbered(other), got));
    let counted: Vec<Met> = counted.collect();
    let mut at = vec![BEGINNING.0; names.len()];
    let mut spread = Vec::new();
    for _ in 0..ROUNDS {
        let (slopes, bends) = slopes(&counted, &at);
        spread = inverse(bends);
        for (rating, row) in at.iter_mut().zip(&spread) {
            let step: f64 = row.iter().zip(&slopes).map(|(a, b)| a * b).sum();
            *rating += step.clamp(-STEP, STEP);
        }
    }
    let each = people.into_iter().enumerate();
    let rated = each.map(|(n, (name, games))| Rated {
        name: name.to_owned(),
        rating: (at[n], spread[n][n].sqrt()),
        games,
    });
    let mut all: Vec<Rated> = rated.collect();
    all.sort_by(|a, b| b.rating.0.total_cmp(&a.rating.0));
    all
}

/// Where a player stands: known from the beginning, or to be found.
#[derive(Clone, Copy)]
enum Place<N> {
    Known(f64),
    Sought(N),
}

/// Where somebody stands; nowhere if nobody knows how strong a computer of its kind is.
fn place<'a>(who: &'a Who, levels: &[LevelRating]) -> Option<Place<&'a str>> {
    match who {
        Who::Computer(word) => {
            let level = Commander::find(word)?.level;
            let known = levels.iter().find(|known| known.level == level);
            known.map(|known| Place::Known(f64::from(known.rating)))
        }
        Who::Person(name) => Some(Place::Sought(name)),
    }
}

/// Two players of a game, and what the first got: 1, ½ or 0.
type Met = (Place<usize>, Place<usize>, f64);

/// The slope of the likelihood by each rating, and how it bends by each two.
fn slopes(games: &[Met], at: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let steep = std::f64::consts::LN_10 / 400.0;
    let own = BEGINNING.1.powi(-2);
    let slope = |rating: &f64| (BEGINNING.0 - rating) * own;
    let mut slopes: Vec<f64> = at.iter().map(slope).collect();
    let mut bends = vec![vec![0.0; at.len()]; at.len()];
    for (n, row) in bends.iter_mut().enumerate() {
        row[n] = own;
    }
    for &(one, other, got) in games {
        let rating = |place| match place {
            Place::Known(rating) => rating,
            Place::Sought(n) => at[n],
        };
        let expected = 1.0 / (1.0 + 10_f64.powf((rating(other) - rating(one)) / 400.0));
        let bend = steep.powi(2) * expected * (1.0 - expected);
        for (place, sign) in [(one, 1.0), (other, -1.0)] {
            if let Place::Sought(n) = place {
                slopes[n] += sign * steep * (got - expected);
                bends[n][n] += bend;
            }
        }
        if let (Place::Sought(one), Place::Sought(other)) = (one, other) {
            bends[one][other] -= bend;
            bends[other][one] -= bend;
        }
    }
    (slopes, bends)
}

/// What bends are inverted to: how uncertain ratings are while the others are uncertain, too.
/// They lie above their beginning on the diagonal, so that no pivot is nothing.
fn inverse(mut bends: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = bends.len();
    let one = |row, at| f64::from(u8::from(at == row));
    let mut inverse: Vec<Vec<f64>> = (0..n)
        .map(|row| (0..n).map(|at| one(row, at)).collect())
        .collect();
    for pivot in 0..n {
        let by = bends[pivot][pivot];
        for at in 0..n {
            bends[pivot][at] /= by;
            inverse[pivot][at] /= by;
        }
        let lines = [bends[pivot].clone(), inverse[pivot].clone()];
        for row in (0..n).filter(|&row| row != pivot) {
            let times = bends[row][pivot];
            for at in 0..n {
                bends[row][at] -= times * lines[0][at];
                inverse[row][at] -= times * lines[1][at];
            }
        }
    }
    inverse
}

/// Somebody in a list of ratings.
#[derive(Clone, PartialEq, Debug)]
pub enum Contender {
    /// A level of the computer.
    Level(LevelRating),
    /// A person.
    Person(Rated),
}

impl Contender {
    /// The rating.
    #[must_use]
    pub fn rating(&self) -> f64 {
        match self {
            Self::Level(level) => f64::from(level.rating),
            Self::Person(rated) => rated.rating.0,
        }
    }

    /// The rating with its standard error, in words; the Colonel's has none.
    #[must_use]
    pub fn in_words(&self) -> String {
        let error = match self {
            Self::Level(level) => f64::from(level.error),
            Self::Person(rated) => rated.rating.1,
        };
        let rating = self.rating().round();
        match error > 0.0 {
            true => tr!("ratings-rating", rating = rating, error = error.round()),
            false => rating.to_string(),
        }
    }

    /// What they are called, in the language that is spoken.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Self::Level(known) => computer_seat(known.level.name()),
            Self::Person(rated) => rated.called(),
        }
    }
}

impl Rated {
    /// What they are called, in the language that is spoken.
    fn called(&self) -> String {
        match self.name.is_empty() {
            true => tr!("ratings-nobody"),
            false => self.name.clone(),
        }
    }

    /// Their games: “3–1–2”.
    #[must_use]
    pub fn won_drawn_lost(&self) -> String {
        let [won, drawn, lost] = self.games;
        format!("{won}–{drawn}–{lost}")
    }

    /// How they stand, in a sentence.
    #[must_use]
    pub fn told(&self) -> String {
        tr!(
            "ratings-now",
            who = self.called(),
            rating = self.rating.0.round(),
            error = self.rating.1.round(),
            n = self.games.iter().sum::<u32>()
        )
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
        let levels = entry.ratings.iter().copied().map(Contender::Level);
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

/// How the people stand now who played a game; nobody in a system whose players are not
/// compared.
#[must_use]
pub fn rated_by(game: &EndedGame, games: &[EndedGame]) -> Vec<Rated> {
    let levels = find(SYSTEMS, &game.system).map_or(&[][..], |entry| entry.ratings);
    let mut people = match levels.is_empty() {
        true => Vec::new(),
        false => ratings(&game.system, levels, games),
    };
    people.retain(|rated| game.players.contains(&Who::Person(rated.name.clone())));
    people
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
        let mut paths: Vec<PathBuf> = paths.collect();
        paths.sort();
        paths.into_iter().filter_map(read).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{EndedGame, Rated, VERSION, Who, Won, ratings};
    use crate::engine::Level;
    use crate::present::system::LevelRating;
    use crate::record::Store;
    use std::fs;

    const LEVELS: [LevelRating; 3] = [
        LevelRating::new(Level::Cadet, 440, 28),
        LevelRating::new(Level::Colonel, 1000, 0),
        LevelRating::new(Level::General, 1590, 125),
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
    fn two_who_play_only_each_other_are_told_apart_but_not_placed() {
        let won = [Won::First, Won::First, Won::First, Won::Second];
        let games: Vec<EndedGame> = won
            .into_iter()
            .cycle()
            .take(400)
            .map(|won| game(person("Anna"), person("Boris"), won))
            .collect();
        let [anna, boris] = &of(&games)[..] else {
            panic!("two people played");
        };
        let apart = anna.rating.0 - boris.rating.0;
        assert!((170.0..200.0).contains(&apart), "{apart}");
        // Their mean is as uncertain as at the beginning.
        for one in [anna, boris] {
            assert!((270.0..300.0).contains(&one.rating.1), "{one:?}");
        }
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
