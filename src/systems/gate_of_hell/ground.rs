//! Ground units: who holds what, who finds room, who walks where [2.2, 6, 7.1, 7.4].

use super::ids::{Border, CONFEDERATE, PieceId, PieceKind, PieceSet, Site, SiteKind, Sites, UNION};
use super::setup::Setup;
use super::state::{Fee, State};
use crate::engine::SideNo;
use crate::hex::Id;

/// Who is in a place, from one side's point of view [2.2, G2].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hold {
    /// Nobody.
    Vacant,
    /// Friends alone.
    Friendly,
    /// Enemies alone.
    Enemy,
    /// Both.
    Contested,
}

/// Who is in a place, as `side` sees it.
#[must_use]
pub fn hold(setup: &Setup, state: &State, side: SideNo, site: Site) -> Hold {
    let own = setup.of_side(side);
    let there = state.here(own | setup.of_side(side.other()), site);
    match (there.intersects(own), !(there - own).is_empty()) {
        (false, false) => Hold::Vacant,
        (true, false) => Hold::Friendly,
        (false, true) => Hold::Enemy,
        (true, true) => Hold::Contested,
    }
}

/// A side's ground units in a place.
#[must_use]
pub fn troops(setup: &Setup, state: &State, side: SideNo, site: Site) -> PieceSet {
    state.here(setup.ground(side), site)
}

/// So many combat factors build works together [9.3].
pub const DIGGING: u8 = 5;

/// What works cost, in points of support, once enough dig at them [4.2.2, 9.3].
pub const WORKS: u8 = 1;

/// Whether these build works together [9.3].
#[must_use]
pub fn build(setup: &Setup, state: &State, digging: PieceSet) -> bool {
    let factors: u8 = digging.iter().map(|unit| state.cf(setup, unit)).sum();
    factors >= DIGGING
}

/// Units of one formation that act together at the most [5.1.1].
const FORMATION_UNITS: usize = 5;

/// The most pieces of one formation among these.
pub fn largest(setup: &Setup, pieces: PieceSet) -> usize {
    let formations = pieces.iter().filter_map(|p| setup.piece(p)?.formation);
    let mut counts = [0_usize; 64];
    for formation in formations {
        if let Some(count) = counts.get_mut(usize::from(formation)) {
            *count += 1;
        }
    }
    counts.into_iter().max().unwrap_or(0)
}

/// Whether these may act together as units of one formation: five of it, and one that is
/// independent besides [5.1.1, G9].
#[must_use]
pub fn act_as_formation(setup: &Setup, pieces: PieceSet) -> bool {
    let of_one = largest(setup, pieces);
    if setup.numbers().any_beside {
        return pieces.len() <= of_one.min(FORMATION_UNITS) + 1;
    }
    let independent = |p: &PieceId| setup.piece(*p).is_some_and(|i| i.formation.is_none());
    let besides = pieces.iter().filter(independent).count();
    of_one <= FORMATION_UNITS && besides <= 1 && of_one + besides == pieces.len()
}

/// Whether so many pieces of one side may stand in a land area: any five, or a whole
/// formation and one more [6.1.1]; `of_one` are those of the largest formation.
#[must_use]
pub const fn stack_holds(most: usize, count: usize, of_one: usize) -> bool {
    count <= most || count <= of_one + 1
}

/// Whether these pieces find room in a place besides those of their side that are
/// there [6.1.1, 6.2.1, G15].
#[must_use]
pub fn fits(setup: &Setup, state: &State, side: SideNo, site: Site, more: PieceSet) -> bool {
    let there = troops(setup, state, side, site);
    match setup.site(site).map(|s| s.kind) {
        Some(SiteKind::Zone) => true,
        Some(SiteKind::Both) => (there | more).len() <= 1,
        Some(SiteKind::Land) => {
            let all = state.here(setup.forts(side), site) | there | more;
            let most = usize::from(setup.numbers().land_units);
            all.len() <= most || stack_holds(most, all.len(), largest(setup, all))
        }
        Some(SiteKind::Sea | SiteKind::River) | None => false,
    }
}

/// Whether a zone lets a piece in [7.2.1, G14].
#[must_use]
pub fn lets_in(setup: &Setup, zone: Site, piece: PieceId) -> bool {
    let (Some(zone), Some(info)) = (setup.site(zone), setup.piece(piece)) else {
        return false;
    };
    zone.kind == SiteKind::Zone && zone.holds.contains(&(info.side, info.kind))
}

/// Where a march can end, and which of these places only a crossing of a navigable
/// river leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct March {
    /// The places.
    pub sites: Sites,
    /// Those of them behind a navigable river.
    pub across: Sites,
}

/// What a march may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stride {
    /// Movement points.
    pub mp: u8,
    /// Whether navigable rivers may be crossed [4.2.2].
    pub rivers: bool,
    /// Whether it is strategic movement [7.4].
    pub strategic: bool,
}

/// What a unit of the group that acts may use.
#[must_use]
pub fn stride(setup: &Setup, state: &State, unit: PieceId) -> Stride {
    let mp = setup.piece(unit).map_or(0, |p| p.mp);
    let strategic = state.band.has(Fee::Strategic);
    let in_zone = setup.zones().contains(state.site(unit));
    Stride {
        mp: if strategic && !in_zone { mp * 2 } else { mp },
        rivers: state.band.has(Fee::River),
        strategic,
    }
}

/// The places that hold pieces of a side and of its enemy.
#[derive(Clone, Copy)]
struct Taken {
    friends: Sites,
    enemies: Sites,
}

impl Taken {
    fn new(setup: &Setup, state: &State, side: SideNo) -> Self {
        Self {
            friends: state.places_of(setup.of_side(side)),
            enemies: state.places_of(setup.of_side(side.other())),
        }
    }

    fn is_friendly(&self, site: Site) -> bool {
        self.friends.contains(site) && !self.enemies.contains(site)
    }

    fn is_contested(&self, site: Site) -> bool {
        self.friends.contains(site) && self.enemies.contains(site)
    }
}

/// Where a ground unit can march to, whatever room there is [7.1, 7.4].
#[must_use]
pub fn march(setup: &Setup, state: &State, unit: PieceId, with: Stride) -> March {
    let mut search = Search {
        best: [[u8::MAX; 2]; super::ids::MOST_SITES],
        queue: Vec::new(),
    };
    let none = March {
        sites: Sites::EMPTY,
        across: Sites::EMPTY,
    };
    let Some(info) = setup.piece(unit).filter(|p| p.kind == PieceKind::Ground) else {
        return none;
    };
    let (side, from) = (info.side, state.site(unit));
    let taken = Taken::new(setup, state, side);
    let contested = taken.is_contested(from);
    // Strategically, those that stood there when this half of the impulse began.
    let held = match with.strategic {
        true => state.places_of(setup.of_side(side) - state.band.moved),
        false => taken.friends,
    };
    let is_open = |to: Site| is_open(&taken, held, to, contested, with);
    if setup.zones().contains(from) {
        // Through one more zone that is one's own, onto the map [G48].
        if !with.strategic || contested {
            return none;
        }
        for zone in setup.linked(from) & setup.zones() {
            if !taken.is_friendly(zone) || !lets_in(setup, zone, unit) {
                continue;
            }
            for to in setup.linked(zone) & setup.lands() {
                let cost = setup.entering(to);
                if cost <= with.mp && is_open(to) {
                    search.reach(to, false, cost);
                }
            }
        }
    } else {
        search.reach(from, false, 0);
    }
    while let Some((site, wet)) = search.queue.pop() {
        let spent = search.spent(site, wet);
        if site != from && taken.enemies.contains(site) {
            continue; // whoever enters the enemy's place stops there [7.1.2]
        }
        for &(to, border) in setup.walks(site) {
            let crossing = border == Border::River;
            if crossing && !with.rivers {
                continue;
            }
            let cost = spent
                .saturating_add(setup.entering(to))
                .saturating_add(setup.crossing(border));
            if cost <= with.mp && is_open(to) {
                search.reach(to, wet || crossing, cost);
            }
        }
    }
    let mut found = none;
    for site in setup.lands() {
        let dry = search.spent(site, false) != u8::MAX;
        let wet = search.spent(site, true) != u8::MAX;
        if site != from && (dry || wet) {
            found.sites.insert(site);
            found.across.insert_if(site, !dry);
        }
    }
    found
}

struct Search {
    best: [[u8; 2]; super::ids::MOST_SITES],
    queue: Vec<(Site, bool)>,
}

impl Search {
    fn spent(&self, site: Site, wet: bool) -> u8 {
        self.best
            .get(site.index())
            .map_or(u8::MAX, |b| b[usize::from(wet)])
    }

    fn reach(&mut self, site: Site, wet: bool, cost: u8) {
        if let Some(best) = self.best.get_mut(site.index())
            && cost < best[usize::from(wet)]
        {
            best[usize::from(wet)] = cost;
            self.queue.push((site, wet));
        }
    }
}

/// Whether a unit may enter a place at all: out of a contested place never one that
/// the enemy alone holds \[G17\], strategically never one that he alone held when this
/// half of the impulse began [7.4.3].
fn is_open(taken: &Taken, held: Sites, to: Site, contested: bool, with: Stride) -> bool {
    match taken.enemies.contains(to) {
        false => true,
        true if with.strategic => held.contains(to),
        true => !contested || taken.friends.contains(to),
    }
}

/// Whether enough friends stay in a contested place when a unit leaves it for `to`
/// [7.1.3, 7.1.4, 7.4.4].
#[must_use]
pub fn may_leave(setup: &Setup, state: &State, unit: PieceId, to: Site) -> bool {
    let Some(info) = setup.piece(unit) else {
        return false;
    };
    let (side, from) = (info.side, state.site(unit));
    if hold(setup, state, side, from) != Hold::Contested {
        return true;
    }
    let mut stay = troops(setup, state, side, from);
    stay.remove(unit);
    let enemies = troops(setup, state, side.other(), from).len();
    if state.band.has(Fee::Strategic) {
        return !stay.is_empty();
    }
    let into = hold(setup, state, side, to) == Hold::Contested;
    (!into && !state.band.strict) || stay.len() > enemies
}

/// Where a unit can retreat to, the best rank alone [8.1.7, G22]; nowhere if it has no
/// land neighbour.
#[must_use]
pub fn retreats(setup: &Setup, state: &State, unit: PieceId) -> Sites {
    let Some(info) = setup.piece(unit) else {
        return Sites::EMPTY;
    };
    let (side, from) = (info.side, state.site(unit));
    let zone = setup.zones().contains(from);
    let near: Sites = match zone {
        true => (setup.linked(from) & (setup.lands() | setup.zones()))
            .iter()
            .filter(|&to| setup.lands().contains(to) || lets_in(setup, to, unit))
            .collect(),
        false => setup.walks(from).iter().map(|(to, _)| *to).collect(),
    };
    let town = setup.charleston();
    let open = |&to: &Site| side == CONFEDERATE || Some(to) != town;
    let near: Sites = near.iter().filter(open).collect();
    let roomy: Sites = near
        .iter()
        .filter(|&to| fits(setup, state, side, to, PieceSet::of(unit)))
        .collect();
    let left = if roomy.is_empty() { near } else { roomy };
    let rank = |site: Site| match hold(setup, state, side, site) {
        Hold::Vacant | Hold::Friendly => 0,
        Hold::Contested => 1,
        Hold::Enemy => 2,
    };
    let best = left.iter().map(rank).min();
    left.iter()
        .filter(|&site| Some(rank(site)) == best)
        .collect()
}

/// Whether a unit has anywhere to retreat to.
#[must_use]
pub fn can_retreat(setup: &Setup, state: &State, unit: PieceId) -> bool {
    let ground = setup
        .piece(unit)
        .is_some_and(|p| p.kind == PieceKind::Ground);
    ground && !retreats(setup, state, unit).is_empty()
}

/// What is added to the die of a unit that has retreated to a place [8.1.7].
#[must_use]
pub fn pursuit(setup: &Setup, state: &State, unit: PieceId, site: Site) -> u8 {
    let Some(info) = setup.piece(unit) else {
        return 0;
    };
    let side = info.side;
    let cf = state.cf(setup, unit);
    let stronger = troops(setup, state, side.other(), site)
        .iter()
        .any(|e| state.cf(setup, e) > cf);
    let fort = state.fort(setup, side.other(), site).is_some();
    u8::from(stronger) + u8::from(fort)
}

/// Whether a unit that has retreated surrenders [8.1.7].
#[must_use]
pub const fn surrenders(die: u8, more: u8, cf: u8) -> bool {
    die + more > cf
}

/// Whether an area may be entered from a zone, or left for it, under 4.2.4 \[G14\].
fn joined(
    setup: &Setup,
    state: &State,
    side: SideNo,
    taken: &Taken,
    (area, zone): (Site, Site),
) -> bool {
    let enemies = |site| taken.enemies.contains(site);
    if !setup.lands().contains(area) || enemies(area) {
        return false;
    }
    let links = setup.linked(zone) & setup.lands();
    if links.contains(area) {
        return true;
    }
    if !taken.is_friendly(area) {
        return false;
    }
    if side == UNION {
        let full = |site: Site, near: Sites| {
            let fort = |f: PieceId| {
                state.stands(f) && state.losses(f) == 0 && near.with(site).contains(state.site(f))
            };
            setup.forts(CONFEDERATE).iter().any(fort)
        };
        let seas = setup.touching(area) & setup.seas();
        let rivers = setup
            .rivers()
            .iter()
            .filter(|&r| setup.banks(r).contains(area));
        return seas.iter().any(|s| !full(s, setup.touching(s)))
            || rivers.into_iter().any(|r| !full(r, setup.banks(r)));
    }
    // Joined to such a link by land free of the enemy.
    let mut seen = Sites::of(area);
    let mut front = vec![area];
    while let Some(site) = front.pop() {
        for &(to, _) in setup.walks(site) {
            if !seen.contains(to) && !enemies(to) {
                seen.insert(to);
                front.push(to);
            }
        }
    }
    seen.intersects(links)
}

/// Where the group's movement from a zone or to one can lead a unit [4.2.4, G14].
#[must_use]
pub fn transfers(setup: &Setup, state: &State, unit: PieceId) -> Sites {
    let Some(info) = setup.piece(unit).filter(|p| p.kind == PieceKind::Ground) else {
        return Sites::EMPTY;
    };
    let (side, from) = (info.side, state.site(unit));
    let taken = Taken::new(setup, state, side);
    let contested = taken.is_contested(from);
    let joined = |area, zone| joined(setup, state, side, &taken, (area, zone));
    let mut found = Sites::EMPTY;
    if setup.zones().contains(from) {
        for to in setup.linked(from) & setup.zones() {
            found.insert_if(to, !contested && lets_in(setup, to, unit));
        }
        for to in setup.lands() {
            let open = !contested || taken.is_friendly(to);
            found.insert_if(to, open && joined(to, from));
        }
    } else if !contested {
        for zone in setup.zones() {
            let way = lets_in(setup, zone, unit) && joined(from, zone);
            found.insert_if(zone, way);
        }
    }
    found.remove(from);
    found
}

/// Where the harbour carries a Confederate unit \[G18\].
#[must_use]
pub fn ferries(setup: &Setup, state: &State, unit: PieceId) -> Sites {
    let from = state.site(unit);
    let free = |site: Site| !state.is_ironclad_there(setup, UNION, site);
    let water = (setup.harbour().with(setup.sumter()))
        .iter()
        .filter(|&s| free(s));
    let water: Sites = water.collect();
    let shore = |land: Site| (setup.touching(land).with(land)) & water;
    let mut seen = shore(from);
    let mut front: Vec<Site> = seen.iter().collect();
    while let Some(site) = front.pop() {
        for to in setup.ways(CONFEDERATE, site) & water {
            if !seen.contains(to) {
                seen.insert(to);
                front.push(to);
            }
        }
    }
    let mut lands: Sites = Sites::EMPTY;
    for land in setup.lands() {
        lands.insert_if(land, land != from && shore(land).intersects(seen));
    }
    lands
}
