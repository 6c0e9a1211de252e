//! The editor: a scenario of any system on the board, its facts beside it. What can be
//! painted, set and looked through its system declares; the window knows no game.
//!
//! | module | holds |
//! | --- | --- |
//! | [`Desk`] | the scenario that is edited, and what is picked and shown |
//! | `work` | what can be done with it, carried out between frames |
//! | `deeds` | what of that changes the scenario, or what is picked of it |
//! | `frame` | bar, board and panel |
//! | `pages` | brushes and facts, faults, differences |
//! | `check` | the owner's check |
//! | `fields` | a fact with its field |
//! | `chooser` | which scenario is edited |
//! | `size` | rows, columns and kind of the grid |
//! | `keys` | keys of the editor |

mod check;
mod chooser;
mod deeds;
mod fields;
mod frame;
mod keys;
mod pages;
mod size;
mod work;

pub use chooser::ChooserForm;
pub(in crate::app) use chooser::offer_left;
pub(in crate::app) use work::Wanted;
pub use work::{Brought, Mirror, Page, Source, Work};

use super::board::BoardView;
use super::draft::OwnFile;
use crate::json::Doc;
use crate::present::board::{BoardModel, Highlight, HighlightKind, MapView};
use crate::present::overlay::FootingView;
use crate::present::system::{Footing, Start, Stated, Topic, Workshop};
use crate::record::FileMark;
use crate::space::shape::PlaceId;
use crate::table::editing::{Errata, Flaw, Unlike, Workbench};
use crate::words::{self, Language};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;
use std::sync::Arc;

/// What is looked at of a scenario, worked out once a change.
pub struct Seen {
    changes: u64,
    language: Language,
    facts: Vec<Stated>,
    /// The number of a fact by its name.
    numbers: HashMap<String, usize>,
    flaws: Vec<Flaw>,
    workshop: Workshop,
    map: Arc<MapView>,
    model: BoardModel,
    /// What it is called.
    title: String,
    /// What it is called in a file of its own.
    own_title: String,
    /// Whether something differs from the scenario that came with the program.
    corrected: bool,
}

/// The owner's check.
#[derive(Default)]
struct Check {
    confirmed: BTreeSet<String>,
    /// The fact that is looked at.
    at: String,
    /// Whether attested facts are looked through, too.
    everything: bool,
    /// Whether the list is to be brought to the fact.
    shows: bool,
    /// After how many changes it was kept last, if that went well.
    kept: Option<u64>,
}

/// A second scenario that is compared with.
struct Second {
    title: String,
    doc: Doc,
    /// What differs, and after how many changes that was so.
    unlike: (u64, Vec<Unlike>),
}

/// What stands in the lists of a scenario about a place: list by list.
type FactsOfPlace = Vec<(String, Option<Doc>)>;

/// A piece of a map that was copied.
#[derive(Default)]
struct Copied {
    /// Where each place lies from the first, and what its facts are.
    places: Vec<([f32; 2], FactsOfPlace)>,
    /// Where two of them that touch lie, and what is on the side between them, list by
    /// list.
    sides: Vec<([[f32; 2]; 2], String, Option<Doc>)>,
}

/// The scenario that is edited.
pub struct Desk {
    bench: Box<dyn Workbench>,
    board: BoardView,
    seen: Option<Rc<Seen>>,
    page: Page,
    /// The number of the brush in hand.
    brush: Option<usize>,
    mirror: Mirror,
    /// Where a side begins that is being painted.
    end: Option<PlaceId>,
    /// What is typed to be written with the brush.
    text: String,
    /// The places that the brush has gone over since it was laid on, and whether that
    /// changed something.
    stroke: (BTreeSet<PlaceId>, bool),
    picked: Topic,
    cursor: Option<PlaceId>,
    hovered: Option<PlaceId>,
    /// Whether it is shown on the map what facts rest on.
    footings: bool,
    check: Check,
    /// What is typed in fields, fact by fact.
    typed: BTreeMap<String, String>,
    second: Option<Second>,
    /// What the scenarios of its system that come with the program are called, once that
    /// was asked, and in which language.
    titles: Option<(Language, Vec<String>)>,
    /// The places that are marked to be copied.
    marked: Vec<PlaceId>,
    copied: Copied,
    /// Whether it is the scenario that came with the program, whose corrections are kept.
    of_start: bool,
    /// Whether it was made of a position, so that no file has it before it is changed.
    made: bool,
    /// After how many changes it was kept last, if it was.
    kept: Option<u64>,
    /// Whether it could not be kept, and that was told.
    unkept: bool,
    /// After how many changes it was written last.
    written: u64,
    /// The file that it was opened from or saved in last.
    file: OwnFile,
    /// What was given to be written in another file, and after how many changes.
    given: Option<(u64, FileMark)>,
    /// The scenario as it was when it was opened, with what had been corrected before.
    opened: Doc,
    /// The size that is entered for the map, while that is asked.
    sizing: Option<size::Sizing>,
    /// Whether it is asked whether to leave what was not written.
    leaving: bool,
    /// Whether the program is to end when it is left.
    quits: bool,
    /// What is edited when it is left, and on which page.
    next: Option<Box<(Source, Page)>>,
    /// Whether the table is looked at meanwhile.
    aside: bool,
}

impl Desk {
    fn new(bench: Box<dyn Workbench>, left: Errata, page: Page) -> Self {
        let (written, opened) = (bench.changes(), bench.document().clone());
        Self {
            bench,
            board: BoardView::default(),
            seen: None,
            page,
            brush: None,
            mirror: Mirror::None,
            end: None,
            text: String::new(),
            stroke: (BTreeSet::new(), false),
            picked: Topic::Game,
            cursor: None,
            hovered: None,
            footings: page == Page::Check,
            check: Check {
                confirmed: left.confirmed.into_iter().collect(),
                at: left.at,
                everything: false,
                shows: true,
                kept: None,
            },
            typed: BTreeMap::new(),
            second: None,
            titles: None,
            marked: Vec::new(),
            copied: Copied::default(),
            of_start: false,
            made: false,
            kept: None,
            unkept: false,
            written,
            file: OwnFile::default(),
            given: None,
            opened,
            sizing: None,
            leaving: false,
            quits: false,
            next: None,
            aside: false,
        }
    }

    /// The scenario.
    #[must_use]
    pub fn bench(&self) -> &dyn Workbench {
        &*self.bench
    }

    /// How many facts are confirmed, of how many.
    #[must_use]
    pub fn progress(&mut self) -> [usize; 2] {
        let seen = self.seen();
        let all: Vec<&Stated> = seen.facts.iter().filter(|it| self.is_checked(it)).collect();
        let done = all
            .iter()
            .filter(|it| self.check.confirmed.contains(&it.at));
        [done.count(), all.len()]
    }

    /// The name of the fact that the owner's check looks at.
    #[must_use]
    pub fn checks(&self) -> &str {
        &self.check.at
    }

    /// Whether a fact is among those that are looked through.
    fn is_checked(&self, stated: &Stated) -> bool {
        match stated.footing {
            None => false,
            Some(Footing::Attested) => self.check.everything,
            Some(_) => true,
        }
    }

    /// What is looked at, as it is now.
    fn seen(&mut self) -> Rc<Seen> {
        let language = words::spoken();
        let changes = self.bench.changes();
        if let Some(seen) = &self.seen
            && (seen.changes, seen.language) == (changes, language)
        {
            return Rc::clone(seen);
        }
        let facts = self.bench.facts();
        let numbers = facts.iter().enumerate();
        let numbers = numbers.map(|(n, it)| (it.at.clone(), n)).collect();
        let map = self.bench.map();
        // The land is painted anew only when it has become another.
        let map = match &self.seen {
            Some(seen) if *seen.map == *map => Arc::clone(&seen.map),
            _ => map,
        };
        let seen = Rc::new(Seen {
            changes,
            language,
            flaws: self.bench.flaws(),
            workshop: self.bench.workshop(),
            model: self.bench.board(Arc::clone(&map)),
            title: words::name(&self.bench.title()).into_owned(),
            own_title: words::name(&self.bench.title_outside()).into_owned(),
            corrected: self.of_start && self.is_corrected(),
            facts,
            numbers,
            map,
        });
        self.seen = Some(Rc::clone(&seen));
        seen
    }

    /// What the scenarios of its system that come with the program are called.
    fn titles(&mut self) -> &[String] {
        let language = words::spoken();
        if self.titles.as_ref().is_none_or(|(of, _)| *of != language) {
            let entry = crate::table::find(crate::systems::SYSTEMS, self.bench.system());
            let starts = entry.map_or(&[][..], |entry| entry.starts);
            let title = |start: &Start| {
                let title = start.text.parse().ok().as_ref().and_then(work::called);
                title.unwrap_or_else(|| start.id.to_owned())
            };
            self.titles = Some((language, starts.iter().map(title).collect()));
        }
        self.titles.as_ref().map_or(&[], |(_, titles)| titles)
    }

    /// Where something is on the map: the places of it.
    fn places(&self, seen: &Seen, topic: &Topic) -> Vec<PlaceId> {
        let named = |name: &String| seen.map.named(name);
        match topic {
            Topic::Game => Vec::new(),
            Topic::Place(place) => named(place).into_iter().collect(),
            Topic::Side(ends) => ends.iter().filter_map(named).collect(),
            Topic::Unit(code) => {
                let (list, _, place) = seen.workshop.units;
                let at = format!("{list}[{code}].{place}");
                let told = seen.numbers.get(&at).and_then(|&n| seen.facts.get(n));
                let on_map = || seen.model.coded(code).map(|counter| counter.hex);
                let there = told.and_then(|_| {
                    let doc = self.bench.document();
                    let entry = match doc.get(list) {
                        Some(Doc::List(units)) => units.iter().find(|unit| {
                            unit.get(seen.workshop.units.1) == Some(&code.as_str().into())
                        }),
                        _ => None,
                    };
                    match entry?.get(place) {
                        Some(Doc::Text(name)) => named(name),
                        _ => None,
                    }
                });
                there.or_else(on_map).into_iter().collect()
            }
        }
    }

    /// The board with what is marked on it.
    fn model(&self, seen: &Seen) -> BoardModel {
        let mut model = seen.model.clone();
        let mut mark = |kind, place| model.highlights.push(Highlight { kind, hex: place });
        let topic = match self.page {
            Page::Check => seen
                .numbers
                .get(&self.check.at)
                .and_then(|&n| seen.facts.get(n))
                .map_or(&self.picked, |it| &it.about),
            _ => &self.picked,
        };
        for place in self.places(seen, topic) {
            mark(HighlightKind::Selected, place);
        }
        if self.page == Page::Faults {
            for flaw in &seen.flaws {
                for place in self.places(seen, &flaw.about) {
                    mark(HighlightKind::Refused, place);
                }
            }
        }
        if let (Page::Compare, Some(second)) = (self.page, &self.second) {
            // However much differs in a place, the map is still to be read.
            let unlike = second.unlike.1.iter();
            let places = unlike.flat_map(|it| self.places(seen, &it.about));
            for place in places.collect::<BTreeSet<_>>() {
                mark(HighlightKind::LastEvent, place);
            }
        }
        for &place in &self.marked {
            mark(HighlightKind::EntryHex, place);
        }
        if let Some(place) = self.end {
            mark(HighlightKind::AttackFrom, place);
        }
        if let Some(place) = self.hovered {
            mark(HighlightKind::Hovered, place);
        }
        if let Some(place) = self.cursor {
            mark(HighlightKind::Focus, place);
        }
        if let Topic::Unit(code) = topic {
            for counter in &mut model.counters {
                counter.selected = counter.code == *code;
            }
        }
        if self.footings {
            self.lay_footings(seen, &mut model);
        }
        model
    }

    /// What the facts of each place rest on: the weakest of them that nobody has
    /// confirmed, or that of all.
    fn lay_footings(&self, seen: &Seen, model: &mut BoardModel) {
        let mut worst: BTreeMap<u16, (Footing, usize)> = BTreeMap::new();
        for stated in &seen.facts {
            let Some(footing) = stated.footing else {
                continue;
            };
            if matches!(stated.about, Topic::Side(_) | Topic::Game) {
                continue;
            }
            for place in self.places(seen, &stated.about) {
                let entry = worst.entry(place.0.into()).or_insert((footing, 0));
                entry.0 = entry.0.max(footing);
                entry.1 += usize::from(
                    footing > Footing::Attested && !self.check.confirmed.contains(&stated.at),
                );
            }
        }
        for place in &seen.map.places {
            let Some((footing, open)) = worst.get(&place.id.0.into()) else {
                continue;
            };
            let firmness = Footing::ALL.iter().position(|it| it == footing);
            model.overlays.footings.push(FootingView {
                place: place.id,
                firmness: firmness.and_then(|n| u8::try_from(n).ok()).unwrap_or(0),
                letter: match open {
                    0 if *footing != Footing::Attested => "✓".to_owned(),
                    _ => footing.letter(),
                },
            });
            model.overlays.note(place.id, footing.name());
        }
    }
}

impl Desk {
    /// Whether forces can be chosen by points on its map.
    fn knows_points(&self) -> bool {
        let entry = crate::table::find(crate::systems::SYSTEMS, self.bench.system());
        entry.is_ok_and(|entry| (entry.price_list)(self.bench.document()).is_some())
    }

    /// Whether something differs from the scenario that it began as.
    fn is_corrected(&self) -> bool {
        !self.bench.errata().corrections.is_empty()
    }

    /// Whether the table is looked at meanwhile.
    pub(in crate::app) const fn is_aside(&self) -> bool {
        self.aside
    }
}
