//! What is drawn of a game, worked out once a change.

use super::falls::alike;
use super::{Correctable, Room};
use crate::engine::NodeId;
use crate::present::board::{BoardModel, Highlight, HighlightKind};
use crate::present::system::{About, Block, Fact, Panel, Pointer, Selection};
use crate::space::shape::PlaceId;
use crate::table::{Glance, Table, Told, told_rules};
use crate::words::{self, Language, tr};
use std::collections::BTreeMap;
use std::rc::Rc;

/// What a scene depends on.
#[derive(Clone, PartialEq)]
struct Key {
    changes: u64,
    shown: NodeId,
    picked: Selection,
    /// The unit that is being dragged.
    carried: Option<String>,
    card: Option<PlaceId>,
    /// Whether that is where somebody points.
    pointed: bool,
    overlays: Vec<&'static str>,
    language: Language,
    /// Whether the panel keeps what an attack would come to.
    covers: bool,
}

/// A game as it is drawn.
pub struct Scene {
    key: Key,
    /// What the game is.
    pub about: About,
    /// What is told of its rules, and each that is set otherwise, where any is.
    pub rules: Option<(String, Vec<String>)>,
    /// Where it stands.
    pub glance: Glance,
    /// What that moment is called, of the position that is looked at.
    pub time: [String; 3],
    /// The board, but for where pointer and keyboard are.
    pub model: BoardModel,
    /// What is to be decided.
    pub panel: Panel,
    /// What there is to tell about the place the pointer is on.
    pub card: Vec<Block>,
    /// What was done, the oldest first.
    pub told: Vec<Told>,
    /// What was played in other lines than this one, by the position it was done in:
    /// where it leads, and what it was.
    pub others: Rc<Others>,
    /// Why what is picked cannot go where the pointer is, or what going there would
    /// change.
    pub there: Vec<Fact>,
    /// Where the tracks stood at the moment that is looked at, if one is.
    pub tracks_then: Vec<usize>,
}

/// Other lines, by the position where they leave this one.
pub type Others = BTreeMap<NodeId, Vec<(NodeId, String)>>;

impl Room {
    /// Where what is picked or in the hand may go, as the map was drawn last.
    #[must_use]
    pub fn lit_to_go(&self) -> Vec<PlaceId> {
        let marks = self.scene.iter().flat_map(|scene| &scene.model.highlights);
        let offers = marks.filter(|mark| mark.kind.offers());
        offers.map(|mark| mark.hex).collect()
    }

    /// What is drawn now.
    pub(super) fn scene(&mut self) -> Rc<Scene> {
        let map = self.table.map();
        let over = self.hovered.and_then(|place| map.place(place));
        let key = Key {
            changes: self.changes,
            shown: self.shown_node(),
            picked: Selection {
                hovered: over.map(|place| place.name.clone()),
                ..self.picked.clone()
            },
            carried: self.carried.clone(),
            card: self.card_place(),
            pointed: self.points_there(),
            overlays: self.shown.clone(),
            language: words::spoken(),
            covers: self
                .touring
                .as_ref()
                .is_some_and(|touring| touring.covers()),
        };
        if let Some(scene) = self.scene.as_ref().filter(|scene| scene.key == key) {
            return Rc::clone(scene);
        }
        self.correctable = match (self.table.correctable(), &self.last_throw) {
            (Some(_), _) => Correctable::Still,
            (None, Some(_)) if self.correctable != Correctable::Never => Correctable::NoMore,
            _ => Correctable::Never,
        };
        let (table, shown) = (&*self.table, key.shown);
        // A unit in the hand shows where it may go, as one that is picked does.
        let in_hand = key
            .carried
            .as_ref()
            .filter(|&unit| !key.picked.units.contains(unit));
        let in_hand = in_hand.map(|unit| Selection {
            units: vec![unit.clone()],
            hovered: key.picked.hovered.clone(),
            ..Selection::default()
        });
        let picked = in_hand.as_ref().unwrap_or(&key.picked);
        let model = table.board(shown, picked, &key.overlays);
        let mut model = model.unwrap_or_else(|| BoardModel::new(table.map()));
        if self.looking.is_some() {
            // Looked at, not played: nothing is on offer there.
            let begun = |hex| model.arrows.iter().any(|arrow| arrow.to == hex);
            let told = |mark: &Highlight| !mark.kind.offers() || begun(mark.hex);
            model.highlights.retain(told);
        }
        for &hex in &self.lit {
            let kind = HighlightKind::LastEvent;
            model.highlights.push(Highlight { kind, hex });
        }
        let at = key.card.and_then(|place| map.place(place));
        let at = at.map(|place| Pointer::Place(place.name.clone()));
        // What is picked stands in the position that is played, not in the one looked at.
        let mut card = at.map_or_else(Vec::new, |at| match self.looking {
            Some(_) => table.card(shown, &Selection::default(), &at),
            None => table.card(shown, &key.picked, &at),
        });
        // Nobody means to go where nobody points.
        for block in card.iter_mut().filter(|_| !key.pointed) {
            if let Block::Facts(facts) = block {
                facts.retain(|fact| fact.news.is_none());
            }
        }
        let there = match (over, self.looking) {
            (Some(place), None) if !key.picked.units.is_empty() => {
                let at = Pointer::Place(place.name.clone());
                let blocks = table.card(shown, &key.picked, &at).into_iter();
                let facts = blocks.filter_map(|block| match block {
                    Block::Facts(facts) => Some(facts),
                    _ => None,
                });
                facts.flatten().filter(|fact| fact.news.is_some()).collect()
            }
            _ => Vec::new(),
        };
        let then = self.looking.map(|node| table.tracks(node));
        let tracks_then = then.unwrap_or_default().iter().map(|t| t.at).collect();
        // What was done does not change with where the pointer is.
        let before = self
            .scene
            .as_ref()
            .filter(|scene| scene.key.changes == key.changes && scene.key.language == key.language);
        let (about, glance, told, others) = match before {
            Some(scene) => (
                scene.about.clone(),
                scene.glance.clone(),
                scene.told.clone(),
                Rc::clone(&scene.others),
            ),
            None => (
                table.about(),
                table.glance(),
                table
                    .line()
                    .into_iter()
                    .filter_map(|node| table.told(node))
                    .collect(),
                // What is played in a tour is given, and given again.
                Rc::new(match self.touring {
                    Some(_) => Others::new(),
                    None => others(table),
                }),
            ),
        };
        let scene = Rc::new(Scene {
            time: table.time(shown).unwrap_or_default(),
            panel: match key.covers {
                true => table.panel(&key.picked).covered(),
                false => table.panel(&key.picked),
            },
            rules: told_rules(table),
            key,
            about,
            glance,
            model,
            card,
            told,
            others,
            there,
            tracks_then,
        });
        self.scene = Some(Rc::clone(&scene));
        scene
    }
}

/// What was played in other lines than the one the game is on.
fn others(table: &dyn Table) -> Others {
    let mut others = Others::new();
    let line = table.line();
    if line.len() == table.actions() {
        return others;
    }
    let begin = std::iter::once(NodeId(0));
    for (n, at) in begin.chain(line.iter().copied()).enumerate() {
        let aside = table.ways_on(at);
        for node in aside.into_iter().filter(|way| line.get(n) != Some(way)) {
            let Some(told) = table.told(node) else {
                continue;
            };
            let told = match line.get(n).and_then(|&main| table.told(main)) {
                Some(main) => instead(main, told),
                None => tr!("log-other-way", what = what_was_done(told)),
            };
            others.entry(at).or_default().push((node, told));
        }
    }
    others
}

/// What was done or rolled in another line, beside the action of this one. Of the same throw
/// only what is different is told.
fn instead(main: Told, other: Told) -> String {
    let thrown = !other.dice.is_empty() && main.dice.len() == other.dice.len();
    let both = [main, other].map(what_was_done);
    let same = if thrown { alike(&both) } else { 0 };
    let [_, other] = &both;
    match other.get(same..) {
        Some(rolled) if same > 0 => tr!("log-other-throw", what = rolled),
        _ => tr!("log-other-way", what = other.as_str()),
    }
}

/// What an action was, in a sentence.
pub(super) fn what_was_done(told: Told) -> String {
    let first = told.lines.into_iter().next();
    let what = first.map(|line| line.told.text).or(told.label);
    what.or(told.action).unwrap_or_default()
}
