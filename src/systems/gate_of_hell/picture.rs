//! The chart: areas as they lie, enlarged about the harbour; zones and rivers as boxes
//! on either side of it.

use super::action::Action;
use super::ids::{Border, CONFEDERATE, Mine, PieceId, PieceKind, Site, SiteKind, Soil};
use super::panel::actor;
use super::rules::GateOfHell;
use super::state::State;
use crate::engine::{Rules, SideNo};
use crate::hex::Id;
use crate::present::board::{
    BoardModel, CounterCut, CounterView, Emblem, Highlight, HighlightKind, MapView, PlaceView,
    RiverView, Scenery, SideView, Surround, Symbol,
};
use crate::present::ink::{Colours, CounterInk, SideInk};
use crate::present::system::Selection;
use crate::space::shape::{ACROSS, Area, PlaceId, Tiling};
use crate::words::{name, tr};
use std::sync::Arc;

/// Board units to a unit of the enlarged chart.
const SCALE: f32 = 0.56;

/// Between the chart and the boxes beside it.
const GAP: f32 = 0.45;

/// How wide the boxes of zones are.
const ZONE: f32 = ACROSS * 2.5;

/// How wide the boxes of rivers are.
const RIVER: f32 = ACROSS * 1.35;

/// The keys of counters of entrenchments begin here, by side: pieces have those below.
const WORKS_KEY: [u8; 2] = [128, 170];

/// The keys of counters of markers begin here.
const MARKER_KEY: u8 = 212;

impl GateOfHell {
    /// A point of the chart in board units: the harbour is small on a plane map, so
    /// what lies about it is enlarged, and less with the distance.
    fn charted(&self, [east, north]: [f32; 2]) -> [f32; 2] {
        let (centre, a, k) = self.parts().lens;
        let offset = [east - centre[0], north - centre[1]];
        let r = offset[0].hypot(offset[1]);
        let factor = match r > 1e-3 {
            true => k * (1.0 + r / a).ln() / r,
            false => k / a,
        };
        [offset[0] * factor * SCALE, -offset[1] * factor * SCALE]
    }

    /// What is printed.
    pub(super) fn map_of(&self) -> MapView {
        let sites = &self.parts().sites;
        let mut areas: Vec<Area> = sites
            .iter()
            .map(|site| Area {
                centre: self.charted(site.centre),
                outline: site.outline.iter().map(|&p| self.charted(p)).collect(),
            })
            .collect();
        // Beside the chart: zones in one column, rivers in another.
        let corners = || areas.iter().flat_map(|a| &a.outline);
        let bound = |axis: usize, pick: fn(f32, f32) -> f32, from: f32| {
            corners().map(|p| p[axis]).fold(from, pick)
        };
        let (left, right) = (bound(0, f32::min, f32::MAX), bound(0, f32::max, f32::MIN));
        let (top, low) = (bound(1, f32::min, f32::MAX), bound(1, f32::max, f32::MIN));
        let of = |kind| -> Vec<usize> {
            let all = sites.iter().enumerate();
            all.filter(|(_, s)| s.kind == kind)
                .map(|(i, _)| i)
                .collect()
        };
        let mut column = |all: Vec<usize>, from: f32, to: f32| {
            let height = (low - top) / all.len().max(1) as f32;
            for (number, i) in all.into_iter().enumerate() {
                let (y, gap) = (top + height * number as f32, 0.12);
                let foot = y + height - gap;
                if let Some(area) = areas.get_mut(i) {
                    area.centre = [from.midpoint(to), y.midpoint(foot)];
                    area.outline = vec![[from, foot], [to, foot], [to, y], [from, y]];
                }
            }
        };
        column(of(SiteKind::Zone), left - GAP - ZONE, left - GAP);
        column(of(SiteKind::River), right + GAP, right + GAP + RIVER);
        MapView {
            title: tr!("gate-game"),
            subtitle: self.title(),
            tiling: Tiling::of_areas(areas).unwrap_or_else(|_| Tiling::empty()),
            places: (0..sites.len())
                .map(|i| self.printed(Site::from_index(i)))
                .collect(),
            rivers: self.river_lines(),
            shore: None,
            surround: Surround::Bands,
            km_across: 2,
            sides: SideNo::BOTH.map(Self::side_view),
            plain: false,
            night: false,
        }
    }

    /// Where navigable rivers run between land areas.
    fn river_lines(&self) -> Vec<RiverView> {
        let borders = self.parts().borders.iter();
        borders
            .filter(|b| b.kind == Border::River)
            .map(|b| {
                let river = b.river.and_then(|r| self.site(r));
                RiverView {
                    name: river
                        .map(|r| plain_name(&name(&r.name)))
                        .unwrap_or_default(),
                    between: b.between.map(|site| PlaceId(site.0)),
                }
            })
            .collect()
    }

    fn printed(&self, site: Site) -> PlaceView {
        let info = self.site(site);
        let called = info.map(|s| name(&s.name).into_owned()).unwrap_or_default();
        // The chart has no room for what stands in brackets; the card tells it.
        let called = called.split(" (").next().unwrap_or_default().to_owned();
        PlaceView {
            id: PlaceId(site.0),
            name: self.code(site).to_owned(),
            title: self.code(site).to_owned(),
            town: called,
            scenery: match info.map(|s| (s.kind, s.soil)) {
                Some((SiteKind::Sea | SiteKind::River, _)) => Scenery::Water,
                Some((_, Soil::Marsh)) => Scenery::Swamp,
                Some((_, Soil::Town)) => Scenery::City,
                _ => Scenery::Open,
            },
            base: None,
            about: info.map(|s| kind_of(s.kind)).unwrap_or_default(),
        }
    }

    fn side_view(side: SideNo) -> SideView {
        SideView {
            key: match side {
                SideNo::A => "first",
                SideNo::B => "second",
            },
            name: Self::side_called(side),
            base: Self::side_called(side),
            emblem: Emblem::Flag,
            cut: match side {
                SideNo::A => CounterCut::Square,
                SideNo::B => CounterCut::Clipped,
            },
            ink: match side {
                SideNo::A => FIRST,
                SideNo::B => SECOND,
            },
        }
    }

    /// What lies on the chart, and what is marked because of what is picked.
    pub(super) fn board_of(
        &self,
        map: Arc<MapView>,
        state: &State,
        picked: &Selection,
        shown: &[&str],
    ) -> BoardModel {
        let mut model = BoardModel::new(map);
        for number in 0..self.parts().pieces.len() {
            let piece = PieceId::from_index(number);
            if let Some(mut counter) = self.counter(state, piece) {
                counter.selected = picked.units.contains(&counter.code);
                model.counters.push(counter);
            }
        }
        self.markers_on(state, &mut model);
        self.works_on(state, &mut model);
        // Whoever looks into a stack finds one side, then the other.
        model.counters.sort_by_key(|counter| counter.side.index());
        self.mark(state, picked, &mut model);
        self.lay_over(state, shown, &mut model);
        model
    }

    /// What is picked, where it can go and at whom it can fire.
    fn mark(&self, state: &State, picked: &Selection, model: &mut BoardModel) {
        let mut mark = |kind, site: Site| {
            let hex = PlaceId(site.0);
            model.highlights.push(Highlight { kind, hex });
        };
        if let Some(site) = picked.place.as_ref().and_then(|p| self.find_site(p)) {
            mark(HighlightKind::Selected, site);
        }
        let chosen = self.picked_pieces(picked);
        for piece in &chosen {
            mark(HighlightKind::Selected, state.lies(*piece));
        }
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        // Where a party or a ship that is sent off can go needs nobody to be picked.
        legal.retain(|action| match action {
            Action::Steam { .. } | Action::Land { .. } | Action::Port { .. } => true,
            _ => actor(*action).is_some_and(|who| chosen.contains(&who)),
        });
        for action in legal {
            match action {
                Action::Fire { target, .. } => {
                    mark(HighlightKind::Target, state.lies(target));
                }
                _ => {
                    for site in self.about_action(action).places {
                        if let Some(site) = self.find_site(&site) {
                            mark(HighlightKind::Reachable, site);
                        }
                    }
                }
            }
        }
        model.highlights.sort_unstable();
        model.highlights.dedup();
    }

    fn counter(&self, state: &State, piece: PieceId) -> Option<CounterView> {
        let info = self.piece(piece)?;
        let site = state.lies(piece);
        self.site(site).filter(|_| state.stands(piece))?;
        let symbol = match info.kind {
            PieceKind::Ironclad => Symbol::Ship,
            PieceKind::Fort => Symbol::Fort,
            PieceKind::Ground if info.mounted => Symbol::Cavalry,
            PieceKind::Ground => Symbol::Infantry,
        };
        let steps = 2_u8.saturating_sub(state.losses(piece));
        let called = self.called(piece);
        let strength = match info.kind {
            PieceKind::Ground => state.cf(self, piece).to_string(),
            _ => format!("{}-{}", state.cf(self, piece), state.dv(self, piece)),
        };
        let key = u8::try_from(piece.index()).unwrap_or(u8::MAX);
        Some(CounterView {
            code: info.code.clone(),
            size: 0,
            label: short(&called),
            strength,
            steps: [steps, 2],
            pale: steps < 2,
            out_of_command: state.silent.contains(piece),
            has_moved: state.marks(piece) > 0,
            active: state.band.members.contains(piece),
            sentence: self.state_of(state, piece),
            name: called,
            ..CounterView::new(key, PlaceId(site.0), info.side, symbol)
        })
    }

    /// The markers in the water, as the viewer knows them.
    fn markers_on(&self, state: &State, model: &mut BoardModel) {
        for ((number, markers), &site) in state.mines.iter().enumerate().zip(self.fields()) {
            for (slot, marker) in markers.iter().enumerate() {
                if marker.mine == Mine::None {
                    continue;
                }
                let known = match marker.mine {
                    Mine::Unknown | Mine::None => "?".to_owned(),
                    mine => mine.points().to_string(),
                };
                let key = MARKER_KEY + u8::try_from(number * 2 + slot).unwrap_or(0);
                let told = tr!(
                    "gate-marker-there",
                    down = i32::from(marker.down),
                    what = known.as_str()
                );
                model.counters.push(CounterView {
                    label: tr!("gate-mine-label"),
                    strength: known,
                    size: 0,
                    pale: marker.down,
                    sentence: told.clone(),
                    name: told,
                    ..CounterView::new(key, PlaceId(site.0), CONFEDERATE, Symbol::Mine)
                });
            }
        }
    }

    /// The entrenchments of both sides.
    fn works_on(&self, state: &State, model: &mut BoardModel) {
        for (side, first) in SideNo::BOTH.into_iter().zip(WORKS_KEY) {
            for (key, site) in (first..).zip(self.lands().iter()) {
                let level = state.trench(side, site);
                if level == 0 {
                    continue;
                }
                let told = tr!("gate-trench", level = level);
                model.counters.push(CounterView {
                    label: tr!("gate-trench-label"),
                    strength: format!("+{level}"),
                    size: 0,
                    sentence: told.clone(),
                    name: told,
                    ..CounterView::new(key, PlaceId(site.0), side, Symbol::Works)
                });
            }
        }
    }
}

/// The name of a river without what it says of its course.
fn plain_name(called: &str) -> String {
    called
        .split([',', '('])
        .next()
        .unwrap_or_default()
        .trim_end()
        .to_owned()
}

/// A name as far as there is room for it on a counter: "Sumter", "2 SC", "Weehawken".
fn short(called: &str) -> String {
    // What stands in brackets tells units of one regiment apart: the list has it.
    let called = called.split(" (").next().unwrap_or(called);
    let words: Vec<&str> = called.split_whitespace().collect();
    let numbered = words
        .first()
        .is_some_and(|w| w.starts_with(|c: char| c.is_ascii_digit()));
    let text = match words.as_slice() {
        [number, rest @ ..] if numbered => {
            // "21/2 South Carolina Art" is "21/2 SC A".
            let state = STATES.iter().find(|(name, _)| {
                let named: Vec<&str> = name.split(' ').collect();
                rest.starts_with(&named)
            });
            let (state, arm) = match state {
                Some((name, brief)) => (*brief, &rest[name.split(' ').count()..]),
                None => ("", rest),
            };
            let arm: String = arm.iter().filter_map(|w| w.chars().next()).collect();
            let parts = [*number, state, arm.as_str()];
            let parts = parts.into_iter().filter(|part| !part.is_empty());
            parts.collect::<Vec<&str>>().join(" ")
        }
        // What the map says already is left out: forts by their own name.
        [_, own, ..] if LEFT_OUT.contains(&words[0]) => (*own).to_owned(),
        _ if called.chars().count() <= LABEL => called.to_owned(),
        _ => {
            let brief = |word: &&str| {
                let found = BRIEFLY.iter().find(|(whole, _)| whole == word);
                found.map_or((*word).to_owned(), |(_, brief)| (*brief).to_owned())
            };
            let briefly = words.iter().map(brief).filter(|word| !word.is_empty());
            briefly.collect::<Vec<String>>().join(" ")
        }
    };
    let text: String = text.chars().take(LABEL).collect();
    text.trim_end().to_owned()
}

/// A counter has room for so many characters.
const LABEL: usize = 9;

/// What kind of thing it is is drawn: "Fort Sumter", "Castle Pinckney".
const LEFT_OUT: [&str; 2] = ["Fort", "Castle"];

/// States as the returns of the time wrote them.
const STATES: [(&str, &str); 14] = [
    ("Connecticut", "Ct"),
    ("Florida", "Fla"),
    ("Georgia", "Ga"),
    ("Illinois", "Ill"),
    ("Maine", "Me"),
    ("Massachusetts", "Ms"),
    ("New Hampshire", "NH"),
    ("New York", "NY"),
    ("North Carolina", "NC"),
    ("Ohio", "Oh"),
    ("Pennsylvania", "Pa"),
    ("Rhode Island", "RI"),
    ("South Carolina", "SC"),
    ("Virginia", "Va"),
];

/// Words of names that are too long for a counter.
const BRIEFLY: [(&str, &str); 10] = [
    ("Art", "A"),
    ("Charleston", "Chas"),
    ("Fort", "Ft"),
    ("Lighthouse", "Light"),
    ("Militia", "Mil"),
    ("New", ""),
    ("Palmetto", "Palm"),
    ("State", "St"),
    ("Train", "Tr"),
    ("Union", "U"),
];

/// What kind of place it is, in a word.
fn kind_of(kind: SiteKind) -> String {
    let word = match kind {
        SiteKind::Land => "land",
        SiteKind::Sea => "sea",
        SiteKind::Both => "both",
        SiteKind::River => "river",
        SiteKind::Zone => "zone",
    };
    tr!("gate-kind", kind = word)
}

const NAVY: CounterInk = CounterInk {
    fill: Colours::ink([0x3D5A80, 0x4A6A94, 0x1040C0]),
    pale: Colours::ink([0xC4D0E0, 0xA8B8CC, 0xDCE8FF]),
    text: Colours::ink([0xF4F4EC, 0xF4F4EC, 0xFFFFFF]),
    pale_text: Colours::ink([0x1C2C44, 0x142030, 0x001850]),
    head: Colours::ink([0x2A4060, 0x324A6C, 0x003090]),
};

const GREY: CounterInk = CounterInk {
    fill: Colours::ink([0xA8A18C, 0x98917E, 0xC8B888]),
    pale: Colours::ink([0xE0DCCC, 0xC8C2B0, 0xF8F0D8]),
    text: Colours::ink([0x201C10, 0x181408, 0x000000]),
    pale_text: Colours::ink([0x3C3624, 0x2A2618, 0x302000]),
    head: Colours::ink([0x5C553E, 0x544E38, 0x504000]),
};

const FIRST: SideInk = SideInk {
    counters: &[NAVY],
    base: Colours::ink([0x2A4060, 0x88A8D4, 0x003090]),
    base_sign: Colours::ink([0xF4F4EC, 0x101820, 0xFFFFFF]),
    mark: Colours::ink([0x2A4A78, 0x90B4E4, 0x003090]),
    drawn: Colours::ink([0x0B5CA8, 0x58A8EC, 0x0048B0]),
};

const SECOND: SideInk = SideInk {
    counters: &[GREY],
    base: Colours::ink([0x5C553E, 0xC8BC98, 0x504000]),
    base_sign: Colours::ink([0xF8F4E4, 0x201C10, 0xFFFFFF]),
    mark: Colours::ink([0x6A5A2C, 0xDCC88C, 0x604000]),
    drawn: Colours::ink([0xB4560F, 0xF08C3C, 0xA84000]),
};
