//! What is drawn of a game, worked out once a change.

use super::Room;
use crate::engine::NodeId;
use crate::present::board::{BoardModel, Highlight, HighlightKind};
use crate::present::system::{About, Block, Panel, Pointer, Selection};
use crate::space::shape::PlaceId;
use crate::table::{Glance, Told};
use crate::words::{self, Language};
use std::rc::Rc;

/// What a scene depends on.
#[derive(Clone, PartialEq)]
struct Key {
    changes: u64,
    shown: NodeId,
    picked: Selection,
    card: Option<PlaceId>,
    overlays: Vec<&'static str>,
    language: Language,
}

/// A game as it is drawn.
pub struct Scene {
    key: Key,
    /// What the game is.
    pub about: About,
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
}

impl Room {
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
            card: self.card_place(),
            overlays: self.shown.clone(),
            language: words::spoken(),
        };
        if let Some(scene) = self.scene.as_ref().filter(|scene| scene.key == key) {
            return Rc::clone(scene);
        }
        let (table, shown) = (&*self.table, key.shown);
        let model = table.board(shown, &key.picked, &key.overlays);
        let mut model = model.unwrap_or_else(|| BoardModel::new(table.map()));
        for &hex in &self.lit {
            let kind = HighlightKind::LastEvent;
            model.highlights.push(Highlight { kind, hex });
        }
        let at = key.card.and_then(|place| map.place(place));
        let at = at.map(|place| Pointer::Place(place.name.clone()));
        let card = match (at, self.looking) {
            (Some(at), None) => table.card(&key.picked, &at),
            _ => Vec::new(),
        };
        // What was done does not change with where the pointer is.
        let before = self
            .scene
            .as_ref()
            .filter(|scene| scene.key.changes == key.changes && scene.key.language == key.language);
        let (about, glance, told) = match before {
            Some(scene) => (
                scene.about.clone(),
                scene.glance.clone(),
                scene.told.clone(),
            ),
            None => (
                table.about(),
                table.glance(),
                table
                    .line()
                    .into_iter()
                    .filter_map(|node| table.told(node))
                    .collect(),
            ),
        };
        let scene = Rc::new(Scene {
            time: table.time(shown).unwrap_or_default(),
            panel: table.panel(&key.picked),
            key,
            about,
            glance,
            model,
            card,
            told,
        });
        self.scene = Some(Rc::clone(&scene));
        scene
    }
}
