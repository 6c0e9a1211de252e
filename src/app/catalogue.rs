//! The games that can be begun, each with what is told of it before anybody
//! plays it: the program's own, and whatever scenarios people have made.

use crate::engine::{Commander, Level, Options, SideNo, Temper};
use crate::json::{Doc, all_faults};
use crate::present::board::MapView;
use crate::present::book::Rulebook;
use crate::present::system::{Brief, Following, Measured, Parameter};
use crate::record::LastSeat;
use crate::systems::SYSTEMS;
use crate::table::editing::bench_of;
use crate::table::{self, Entry, Seat, Sheet, Table};
use crate::words::{self, Language, tr};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// Which game it is: the key of its system, and its scenario.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Which {
    /// One of the program's own, by its identifier.
    Start(&'static str, &'static str),
    /// One that somebody made: the text of its file.
    Made(&'static str, Arc<str>),
}

impl Which {
    /// The key of its system.
    #[must_use]
    pub const fn system(&self) -> &'static str {
        match self {
            Self::Start(system, _) | Self::Made(system, _) => system,
        }
    }

    /// Its identifier, if it is one of the program's own.
    #[must_use]
    pub const fn start(&self) -> Option<&'static str> {
        match self {
            Self::Start(_, id) => Some(id),
            Self::Made(..) => None,
        }
    }

    /// Its system, if the program plays it.
    fn entry(&self) -> Option<&'static Entry> {
        SYSTEMS.iter().find(|entry| entry.key == self.system())
    }

    /// Its system, and its scenario as it is written.
    ///
    /// # Errors
    /// In words, when there is no such game.
    pub fn scenario(&self) -> Result<(&'static Entry, Doc), String> {
        let unknown = || tr!("file-no-scenario");
        let entry = self.entry().ok_or_else(unknown)?;
        let text = match self {
            Self::Start(_, id) => entry.start(id).ok_or_else(unknown)?.text,
            Self::Made(_, text) => text,
        };
        let scenario = text.parse();
        let scenario = scenario.map_err(|why: crate::json::Syntax| why.to_string())?;
        Ok((entry, scenario))
    }
}

/// Everything a game is begun with.
#[derive(Clone, PartialEq, Debug)]
pub struct Beginning {
    /// Which game it is.
    pub which: Which,
    /// Its dice and how far it can be undone.
    pub options: Options,
    /// Who plays.
    pub seats: [Option<Seat>; 2],
    /// The parameters that are not as in the scenario: an object.
    pub changed: Doc,
}

impl Beginning {
    /// Which game it is, by the key of its system, and who plays it, to be remembered.
    #[must_use]
    pub fn last_seats(&self) -> (&'static str, [LastSeat; 2]) {
        let seats = self.seats.each_ref().map(|seat| match seat {
            None => LastSeat::default(),
            Some(Seat::Person(name)) => LastSeat {
                computer: false,
                who: name.clone(),
            },
            Some(Seat::Computer(word)) => LastSeat {
                computer: true,
                who: word.clone(),
            },
        });
        (self.which.system(), seats)
    }
}

/// A game that can be begun.
pub struct ScenarioCard {
    /// Which one.
    pub which: Which,
    /// What people call it.
    pub title: String,
    /// What is told of it.
    pub brief: Brief,
    /// What its scenario tells besides.
    pub history: String,
    /// What its sides are called.
    pub sides: [String; 2],
    /// What the choice of a player for each of them is called.
    pub seats: [String; 2],
    /// Whether each of them decides anything, as the scenario has it.
    pub decides: [bool; 2],
    /// Whom it favours, where that was measured.
    pub favour: Option<Measured>,
    /// The same between the players of [`otherwise`](Self::otherwise).
    pub compared: Option<Measured>,
    /// The same with one parameter set otherwise, by its key.
    pub otherwise: &'static [(&'static str, Measured)],
    /// Its map.
    pub map: Arc<MapView>,
    /// The levels of its computer players, the weakest first.
    pub levels: &'static [Level],
    /// What they can lean to, the usual first.
    pub tempers: &'static [Temper],
    /// What can be set, as the scenario has it.
    pub parameters: Vec<Parameter>,
    /// Its rules.
    pub book: Rulebook,
    /// Whether forces can be chosen by points on its map.
    pub points: bool,
    /// The key of its system, if that has a guided tour.
    pub tour: Option<&'static str>,
}

impl ScenarioCard {
    /// Whether one side decides everything: there is nobody to favour.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        self.decides.contains(&false)
    }

    /// Who of that level and temper sits down to this game: with its usual temper where it
    /// knows no other; nobody if it has no such level.
    #[must_use]
    pub fn seats_as(&self, who: Commander) -> Option<Commander> {
        who.among(self.levels, self.tempers)
    }
}

/// All of them, in one language: the program's own, then those that were made.
#[derive(Default)]
pub struct Catalogue {
    language: Option<Language>,
    cards: Vec<ScenarioCard>,
    /// What was made, as it is written in its files, with their names.
    made: Vec<(String, Which)>,
    /// The files of what was made that no game can be begun with as it is.
    unfit: Vec<String>,
}

impl Catalogue {
    /// None yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            language: None,
            cards: Vec::new(),
            made: Vec::new(),
            unfit: Vec::new(),
        }
    }

    /// These are the scenarios that were made: the name of each file, and its text.
    pub fn note_made(&mut self, files: Vec<(String, String)>) {
        let mut made = Vec::new();
        self.unfit.clear();
        for (name, text) in files {
            // What has a card already is not tried again.
            let same = |it: &&Which| matches!(it, Which::Made(_, known) if **known == *text);
            let mut known = self.made.iter().map(|(_, which)| which);
            let known = known.find(same).cloned();
            let fit = || {
                let which = Which::Made(system_of(&text)?, text.as_str().into());
                let begun = begin(&which, NOTHING, Options::default());
                begun.is_ok().then_some(which)
            };
            match known.or_else(fit) {
                Some(which) => made.push((name, which)),
                None => self.unfit.push(name),
            }
        }
        if made != self.made {
            self.made = made;
            self.language = None;
        }
    }

    /// The files of scenarios with which no game can be begun as they are.
    #[must_use]
    pub fn unfit(&self) -> &[String] {
        &self.unfit
    }

    /// The cards in the language spoken; made when they are first asked for.
    /// Whether they have just been made.
    pub fn refresh(&mut self) -> bool {
        let now = Some(words::spoken());
        let stale = self.language != now;
        if stale {
            self.cards = cards(&self.made);
            self.language = now;
        }
        stale
    }

    /// The cards, as last made.
    #[must_use]
    pub fn cards(&self) -> &[ScenarioCard] {
        &self.cards
    }
}

/// Everything is as in the scenario.
const NOTHING: Doc = Doc::Object(Vec::new());

/// The system of a scenario that somebody made.
fn system_of(text: &str) -> Option<&'static str> {
    let bench = bench_of(SYSTEMS, text.parse().ok()?).ok()?;
    let entry = SYSTEMS.iter().find(|entry| entry.key == bench.system());
    entry.map(|entry| entry.key)
}

fn cards(made: &[(String, Which)]) -> Vec<ScenarioCard> {
    let starts = SYSTEMS.iter().flat_map(|entry| {
        let starts = entry.starts.iter();
        starts.map(|start| Which::Start(entry.key, start.id))
    });
    // A scenario of the program's own can be begun: the tests of its system do.
    let mut cards: Vec<ScenarioCard> = starts.filter_map(card).collect();
    let own = made.iter().filter_map(|(file, which)| {
        let card = card(which.clone())?;
        Some((file, card))
    });
    let own: Vec<(&String, ScenarioCard)> = own.collect();
    let mut titles: BTreeMap<String, usize> = BTreeMap::new();
    for (_, card) in &own {
        *titles.entry(card.title.clone()).or_default() += 1;
    }
    cards.extend(own.into_iter().map(|(file, mut card)| {
        // Those that are called the same are told apart by their files.
        if titles.get(&card.title).is_some_and(|&n| n > 1) {
            let stem = Path::new(file).file_stem().unwrap_or_default();
            card.title = format!("{} ({})", card.title, stem.to_string_lossy());
        }
        card
    }));
    cards
}

fn card(which: Which) -> Option<ScenarioCard> {
    let table = begin(&which, NOTHING, Options::default()).ok()?;
    let entry = which.entry()?;
    // What was made has not been measured.
    let start = which.start().and_then(|id| entry.start(id));
    let about = table.about();
    let decides = SideNo::BOTH.map(|side| about.sides[side.index()].decides);
    let sides = about.sides.map(|side| side.name);
    let parameters = table.parameters();
    let mut brief = table.brief();
    if start.is_none()
        && let Some(own) = in_brief(table.scenario())
    {
        brief.about = own;
    }
    Some(ScenarioCard {
        title: match start {
            Some(_) => about.title,
            None => words::name(table.title()).into_owned(),
        },
        brief,
        history: String::new(),
        seats: sides.clone().map(|side| tr!("cards-seats", side = side)),
        sides,
        decides,
        favour: start.and_then(|start| start.favour),
        compared: start.and_then(|start| start.compared),
        otherwise: start.map_or(&[], |start| start.otherwise),
        map: table.map(),
        levels: table.levels(),
        tempers: table.tempers(),
        parameters,
        book: table.rulebook(),
        points: start.is_some() && (entry.price_list)(table.scenario()).is_some(),
        tour: table.tour(&|_| String::new()).map(|_| entry.key),
        which,
    })
}

/// The first two sentences that a scenario tells of itself.
fn in_brief(scenario: &Doc) -> Option<String> {
    let Some(Doc::Text(about)) = scenario.get("about") else {
        return None;
    };
    let end = about.match_indices(". ").nth(1);
    let told = about[..end.map_or(about.len(), |(at, _)| at + 1)].trim();
    (!told.is_empty()).then(|| told.to_owned())
}

/// What takes up where a game like the one on the table ends.
#[must_use]
pub fn following(table: &dyn Table) -> Option<(Which, Following)> {
    let (entry, found) = table::following(SYSTEMS, table.scenario())?;
    Some((Which::Start(entry.key, found.start), found))
}

/// The usual game of the system of this key, with nobody at the table.
#[must_use]
pub fn usual(system: &str) -> Option<Box<dyn Table>> {
    let entry = SYSTEMS.iter().find(|entry| entry.key == system)?;
    entry.usual(Options::default())
}

/// Begins a game.
///
/// # Errors
/// In words, when it cannot be begun so.
pub fn table(beginning: &Beginning) -> Result<Box<dyn Table>, String> {
    let mut table = begin(
        &beginning.which,
        beginning.changed.clone(),
        beginning.options,
    )?;
    for side in SideNo::BOTH {
        table.set_seat(side, beginning.seats[side.index()].clone());
    }
    Ok(table)
}

/// Whether each side of a scenario decides anything by rules that are changed so; `None` if
/// they do not fit it.
#[must_use]
pub fn deciders(which: &Which, changed: &[(&'static str, Doc)]) -> Option<[bool; 2]> {
    let changed = changed
        .iter()
        .map(|(key, value)| ((*key).to_owned(), value.clone()));
    let table = begin(which, Doc::Object(changed.collect()), Options::default()).ok()?;
    let sides = table.about().sides;
    Some(SideNo::BOTH.map(|side| sides[side.index()].decides))
}

fn begin(which: &Which, changed: Doc, options: Options) -> Result<Box<dyn Table>, String> {
    let (entry, scenario) = which.scenario()?;
    // Whoever made it has called it so, whatever its rules call what it was made from.
    let title = match (which, scenario.get("title")) {
        (Which::Made(..), Some(Doc::Text(title))) => Some(title.clone()),
        _ => None,
    };
    let sheet = Sheet {
        scenario,
        changed,
        options,
    };
    let mut table = (entry.open)(sheet).map_err(|faults| all_faults(&faults, "; "))?;
    if let Some(title) = title {
        table.set_title(&title);
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::speaking;

    #[test]
    fn every_scenario_of_every_game_has_a_card_that_tells_all_there_is_to_tell() {
        let all: usize = SYSTEMS.iter().map(|entry| entry.starts.len()).sum();
        for language in Language::ALL {
            let cards = speaking(language, || cards(&[]));
            assert_eq!(cards.len(), all);
            for card in &cards {
                let Brief {
                    game,
                    about,
                    length,
                    credit,
                } = &card.brief;
                for text in [game, about, length, credit, &card.title] {
                    assert!(!text.is_empty(), "{language:?} {:?}", card.which);
                }
                // Two sentences, as they end in the text.
                let ends = about.matches(['.', ';']).count();
                assert!((2..=4).contains(&ends), "{language:?}: {about}");
                assert!(!card.map.places.is_empty());
                for parameter in &card.parameters {
                    let rule = parameter.about.rule.unwrap_or_default();
                    assert!(card.book.find(rule).is_some(), "{rule}");
                }
            }
            assert!(cards[0].favour.is_some());
        }
    }

    #[test]
    fn a_catalogue_is_made_anew_when_another_language_is_spoken_and_only_then() {
        let mut catalogue = Catalogue::new();
        assert!(catalogue.refresh());
        assert!(!catalogue.refresh());
        let english = catalogue.cards()[3].title.clone();
        speaking(Language::German, || assert!(catalogue.refresh()));
        assert_ne!(catalogue.cards()[3].title, english);
    }

    /// A scenario of the program's own as a file in which it is called otherwise.
    fn called(entry: &Entry, title: &str) -> (String, String) {
        let mut scenario: Doc = entry.starts[0].text.parse().unwrap();
        if let Doc::Object(fields) = &mut scenario {
            fields.retain(|(key, _)| key != "title");
            fields.push(("title".to_owned(), title.into()));
        }
        ("good.json".to_owned(), scenario.to_string())
    }

    #[test]
    fn what_was_made_has_a_card_and_what_cannot_be_begun_is_named() {
        let mut catalogue = Catalogue::new();
        catalogue.refresh();
        let shipped = catalogue.cards().len();
        for entry in SYSTEMS.iter().filter(|entry| entry.editable) {
            catalogue.note_made(vec![
                called(entry, "The long way home"),
                ("torn.json".to_owned(), "{".to_owned()),
                ("other.json".to_owned(), "{ \"a\": 1 }".to_owned()),
            ]);
            assert!(catalogue.refresh(), "{}", entry.key);
            assert_eq!(catalogue.unfit(), ["torn.json", "other.json"]);
            let cards = catalogue.cards();
            assert_eq!(cards.len(), shipped + 1, "{}", entry.key);
            let card = &cards[shipped];
            assert_eq!(card.title, "The long way home");
            assert_eq!(card.which.system(), entry.key);
            assert!(card.favour.is_none() && card.otherwise.is_empty());
            let begun = table(&Beginning {
                which: card.which.clone(),
                options: Options::default(),
                seats: [None, None],
                changed: NOTHING,
            });
            assert_eq!(begun.unwrap().title(), "The long way home");
        }
        // The same files again are nothing new.
        let last = SYSTEMS.iter().rfind(|entry| entry.editable).unwrap();
        catalogue.note_made(vec![called(last, "The long way home")]);
        assert!(!catalogue.refresh());
        assert!(catalogue.unfit().is_empty());
        // Two that are called the same are told apart by their files.
        let entry = SYSTEMS.iter().find(|entry| entry.editable).unwrap();
        let (_, one) = called(entry, "The long way home");
        let other = one.replacen('{', "{ ", 1);
        let files = [("north.json", one), ("south.json", other)];
        catalogue.note_made(files.map(|(name, text)| (name.to_owned(), text)).into());
        assert!(catalogue.refresh());
        let titles = catalogue.cards()[shipped..].iter();
        let titles: Vec<&str> = titles.map(|card| card.title.as_str()).collect();
        assert_eq!(
            titles,
            ["The long way home (north)", "The long way home (south)"]
        );
    }

    #[test]
    fn a_game_is_begun_with_what_was_chosen() {
        let entry = &SYSTEMS[1];
        let beginning = Beginning {
            which: Which::Start(entry.key, entry.starts[0].id),
            options: Options {
                seed: 77,
                ..Options::default()
            },
            seats: [Some(Seat::Person("Ann".to_owned())), None],
            changed: Doc::object([("isolated_lost_at_end", true.into())]),
        };
        let begun = table(&beginning).unwrap();
        assert_eq!(begun.options().seed, 77);
        assert_eq!(begun.seat(SideNo::A), beginning.seats[0].as_ref());
        let set = begun.parameters();
        let set = set.iter().find(|p| p.key == "isolated_lost_at_end");
        assert_eq!(set.unwrap().value, true.into());
        let wrong = Beginning {
            changed: Doc::object([("isolated", true.into())]),
            ..beginning
        };
        let why = table(&wrong).map(|_| ()).unwrap_err();
        assert!(why.contains("isolated"), "{why}");
    }
}
