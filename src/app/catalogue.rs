//! The games that can be begun, each with what is told of it before anybody
//! plays it.

use crate::engine::{Commander, Level, Options, SideNo, Temper};
use crate::json::Doc;
use crate::present::board::MapView;
use crate::present::book::Rulebook;
use crate::present::system::{Brief, Following, Measured, Parameter};
use crate::systems::SYSTEMS;
use crate::table::{self, Entry, Seat, Sheet, Table};
use crate::words::{self, Language, tr};
use std::sync::Arc;

/// Which game it is: the key of its system, and the identifier of its scenario.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Which(pub &'static str, pub &'static str);

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
    /// Whether one of them decides everything: there is nobody to favour.
    pub alone: bool,
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
    /// Who of that level and temper sits down to this game: with its usual temper where it
    /// knows no other; nobody if it has no such level.
    #[must_use]
    pub fn seats_as(&self, who: Commander) -> Option<Commander> {
        who.among(self.levels, self.tempers)
    }
}

/// All of them, in one language.
#[derive(Default)]
pub struct Catalogue {
    language: Option<Language>,
    cards: Vec<ScenarioCard>,
}

impl Catalogue {
    /// None yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            language: None,
            cards: Vec::new(),
        }
    }

    /// The cards in the language spoken; made when they are first asked for.
    /// Whether they have just been made.
    pub fn refresh(&mut self) -> bool {
        let now = Some(words::spoken());
        let stale = self.language != now;
        if stale {
            self.cards = cards();
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

fn cards() -> Vec<ScenarioCard> {
    let starts = SYSTEMS
        .iter()
        .flat_map(|entry| entry.starts.iter().map(move |start| (entry, start.id)));
    // A scenario of the program's own can be begun: the tests of its system do.
    starts.filter_map(|(entry, id)| card(entry, id)).collect()
}

fn card(entry: &Entry, id: &'static str) -> Option<ScenarioCard> {
    let table = begin(entry, id, Doc::Object(Vec::new()), Options::default()).ok()?;
    let about = table.about();
    let alone = !about.sides.iter().all(|side| side.decides);
    let sides = about.sides.map(|side| side.name);
    let parameters = table.parameters();
    Some(ScenarioCard {
        which: Which(entry.key, id),
        title: about.title,
        brief: table.brief(),
        history: String::new(),
        seats: sides.clone().map(|side| tr!("cards-seats", side = side)),
        sides,
        alone,
        favour: entry.start(id).and_then(|start| start.favour),
        compared: entry.start(id).and_then(|start| start.compared),
        otherwise: entry.start(id).map_or(&[], |start| start.otherwise),
        map: table.map(),
        levels: table.levels(),
        tempers: table.tempers(),
        parameters,
        book: table.rulebook(),
        points: (entry.price_list)(table.scenario()).is_some(),
        tour: table.tour(&|_| String::new()).map(|_| entry.key),
    })
}

/// What takes up where a game like the one on the table ends.
#[must_use]
pub fn following(table: &dyn Table) -> Option<(Which, Following)> {
    let (entry, found) = table::following(SYSTEMS, table.scenario())?;
    Some((Which(entry.key, found.start), found))
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
    let Which(system, id) = beginning.which;
    let entry = SYSTEMS.iter().find(|entry| entry.key == system);
    let entry = entry.ok_or_else(|| tr!("file-no-scenario"))?;
    let mut table = begin(entry, id, beginning.changed.clone(), beginning.options)?;
    for side in SideNo::BOTH {
        table.set_seat(side, beginning.seats[side.index()].clone());
    }
    Ok(table)
}

fn begin(
    entry: &Entry,
    id: &str,
    changed: Doc,
    options: Options,
) -> Result<Box<dyn Table>, String> {
    let start = entry.start(id).ok_or_else(|| tr!("file-no-scenario"))?;
    let scenario = start.text.parse();
    let scenario = scenario.map_err(|why: crate::json::Syntax| why.to_string())?;
    let sheet = Sheet {
        scenario,
        changed,
        options,
    };
    (entry.open)(sheet).map_err(|faults| {
        let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
        told.join("; ")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::speaking;

    #[test]
    fn every_scenario_of_every_game_has_a_card_that_tells_all_there_is_to_tell() {
        let all: usize = SYSTEMS.iter().map(|entry| entry.starts.len()).sum();
        for language in Language::ALL {
            let cards = speaking(language, cards);
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

    #[test]
    fn a_game_is_begun_with_what_was_chosen() {
        let entry = &SYSTEMS[1];
        let beginning = Beginning {
            which: Which(entry.key, entry.starts[0].id),
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
