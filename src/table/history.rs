//! What really happened, held against a game: whose ground was whose at the end of the
//! turn, what was cut off, and what came of it.

use super::{OpenGame, Table as _};
use crate::engine::{Clock, NodeId, SideNo, View};
use crate::present::board::{BoardModel, MapView};
use crate::present::overlay::{FrontView, LegendRow, Swatch};
use crate::present::system::{
    Beside, Chronicle, HISTORY, Happened, OverlayInfo, Ring, Selection, System,
};
use crate::space::shape::Places;
use crate::words::tr;

/// The key of the overlay that shows who is cut off, in systems that have one.
const POCKETS: &str = "pockets";

/// What really happened, held against a moment of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Retold {
    /// All of it.
    pub history: Chronicle,
    /// The game turn it is held against.
    pub turn: u8,
    /// What differs at the moment from how it really was at the end of that turn, in
    /// sentences; empty where nothing is told of that turn.
    pub differs: Vec<String>,
    /// What came out then and what does here.
    pub beside: Vec<Beside>,
}

impl Retold {
    /// What really happened in that turn.
    #[must_use]
    pub fn now(&self) -> Option<&Happened> {
        self.history.turn(self.turn)
    }
}

/// The overlay of what really happened, for the list of overlays.
pub(super) fn overlay() -> OverlayInfo {
    OverlayInfo {
        key: HISTORY,
        name: tr!("history-title"),
        about: tr!("history-overlay-about"),
    }
}

impl<S: System> OpenGame<S> {
    /// What really happened by the end of a turn, held against a position that may be
    /// looked at.
    pub(super) fn retold(&self, at: NodeId, turn: u8) -> Option<Retold> {
        let history = self.rules().history()?;
        let differs = history.turn(turn).map(|then| {
            let model = self.plain_board(at);
            differs(&model, then)
        });
        Some(Retold {
            turn,
            differs: differs.unwrap_or_default(),
            beside: self.rules().beside_history(&self.ends_of_turns(at)),
            history,
        })
    }

    /// Lays what really happened over the board of a position.
    pub(super) fn lay_history(&self, at: NodeId, model: &mut BoardModel) {
        let Some(history) = self.rules().history() else {
            return;
        };
        let Clock([turn, ..]) = self.rules().clock(self.seen(at).state());
        let Some(then) = history.turn(turn) else {
            return;
        };
        let map = &*model.map;
        let held = held(map, then);
        let sides = SideNo::BOTH.map(|side| map.side(side).name.clone());
        let noted: Vec<_> = SideNo::BOTH
            .into_iter()
            .flat_map(|side| held[side.index()].iter().map(move |place| (place, side)))
            .collect();
        let ring = then.pocket.as_ref();
        let here = FrontView {
            held: ground(model),
            then: false,
            pocket: Places::EMPTY,
            label: Vec::new(),
        };
        let really = FrontView {
            held,
            then: true,
            pocket: ring.map_or(Places::EMPTY, |ring| named(map, &ring.places)),
            label: ring.map_or_else(Vec::new, |ring| {
                let days = then.days.as_str();
                vec![match ring.closed {
                    true => tr!("history-pocket", days = days),
                    false => tr!("history-salient", days = days),
                }]
            }),
        };
        let note = differs(&self.plain_board(at), then).join(" ");
        let note = format!("{}: {note}", then.days);
        let overlays = &mut model.overlays;
        for (place, side) in noted {
            let side = sides[side.index()].as_str();
            overlays.note(place, tr!("history-note", side = side));
        }
        overlays.fronts.extend([here, really]);
        overlays.legend.push(LegendRow {
            key: HISTORY,
            swatch: Swatch::History,
            about: tr!("history-overlay-about"),
            text: tr!("history-title"),
            note,
        });
    }

    /// The board with nobody picked, and who is cut off.
    fn plain_board(&self, at: NodeId) -> BoardModel {
        let seen = self.seen(at);
        self.rules()
            .board(self.map(), &seen, &Selection::default(), &[POCKETS])
    }

    /// The turns that have ended on the way to a position, each with the position in
    /// which it had; and the turn of that position with itself.
    fn ends_of_turns(&self, at: NodeId) -> Vec<(u8, View<S::State>)> {
        let turn = |at: NodeId| {
            let Clock([turn, ..]) = self.rules().clock(self.tree.state_at(at));
            turn
        };
        let way = std::iter::once(NodeId(0)).chain(self.tree.path(at));
        let mut ends = Vec::new();
        let mut now = turn(NodeId(0));
        for node in way {
            let then = std::mem::replace(&mut now, turn(node));
            if then != now {
                ends.push((then, self.seen(node)));
            }
        }
        ends.push((now, self.seen(at)));
        ends
    }
}

/// The places of these names that a map has.
fn named(map: &MapView, names: &[String]) -> Places {
    names.iter().filter_map(|name| map.named(name)).collect()
}

/// Whose ground was whose.
fn held(map: &MapView, then: &Happened) -> [Places; 2] {
    [0, 1].map(|side: usize| named(map, &then.held[side]))
}

/// Whose ground is whose in a game: that of whoever stands there, or stands nearest;
/// a base is its side's until an enemy stands there. Ground as near to both is
/// nobody's.
fn ground(model: &BoardModel) -> [Places; 2] {
    let map = &*model.map;
    let mut own = SideNo::BOTH.map(|side| {
        let stand = model.counters.iter().filter(|counter| counter.side == side);
        stand.map(|counter| counter.hex).collect::<Places>()
    });
    let bases = |side: SideNo| {
        let based = map
            .places
            .iter()
            .filter(move |place| place.base == Some(side));
        based.map(|place| place.id).collect::<Places>()
    };
    let stand = own;
    for side in SideNo::BOTH {
        own[side.index()] |= bases(side) - stand[side.other().index()];
    }
    let mut edge = own;
    let mut both = Places::EMPTY;
    loop {
        let next = edge.map(|edge| map.tiling.around_all(edge) - own[0] - own[1] - both);
        if next.iter().all(Places::is_empty) {
            return own;
        }
        both |= next[0] & next[1];
        edge = next.map(|next| next - both);
        for side in [0, 1] {
            own[side] |= edge[side];
        }
    }
}

/// What differs between how it really was and a board, in sentences.
fn differs(model: &BoardModel, then: &Happened) -> Vec<String> {
    let map = &*model.map;
    let (really, here) = (held(map, then), ground(model));
    let name = |side: SideNo| map.side(side).name.as_str();
    let mut told = Vec::new();
    for side in SideNo::BOTH {
        let other = side.other();
        let lost = really[side.index()] & here[other.index()];
        if !lost.is_empty() {
            told.push(tr!(
                "history-ground",
                then = name(side),
                here = name(other),
                places = list(map, lost)
            ));
        }
    }
    if let Some(ring) = then.pocket.as_ref() {
        told.extend(rings(model, ring));
    }
    if told.is_empty() {
        told.push(tr!("history-same"));
    }
    told
}

/// What differs in who is cut off.
fn rings(model: &BoardModel, ring: &Ring) -> Option<String> {
    let map = &*model.map;
    let theirs: Places = model
        .counters
        .iter()
        .filter(|counter| counter.side == ring.side)
        .map(|counter| counter.hex)
        .collect();
    let pockets = model.overlays.pockets.iter();
    let here: Places = pockets
        .flat_map(|pocket| (pocket.hexes & theirs).iter())
        .collect();
    let really = match ring.closed {
        true => named(map, &ring.places),
        false => Places::EMPTY,
    };
    let side = map.side(ring.side).name.as_str();
    match (really.is_empty(), here.is_empty()) {
        (true, true) => None,
        (false, true) => Some(tr!(
            "history-ring-then",
            side = side,
            places = list(map, really)
        )),
        (true, false) => Some(tr!(
            "history-ring-here",
            side = side,
            places = list(map, here)
        )),
        (false, false) => Some(tr!(
            "history-ring-both",
            side = side,
            then = list(map, really),
            here = list(map, here)
        )),
    }
}

/// Places in the order of the map, with their towns.
fn list(map: &MapView, places: Places) -> String {
    let names = places.iter().filter_map(|place| map.place(place));
    let names = names.map(|place| match place.town.as_str() {
        "" => place.name.clone(),
        town => format!("{} {town}", place.name),
    });
    names.collect::<Vec<String>>().join(", ")
}
