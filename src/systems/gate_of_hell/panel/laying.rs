//! Laying mines, placing ships, spending support.

use super::super::action::Action;
use super::super::campaign;
use super::super::explain::fact;
use super::super::ids::{PieceId, Site};
use super::super::illegal::Illegal;
use super::super::rules::GateOfHell;
use super::super::state::{Cast, Stage, State};
use crate::engine::Rules as _;
use crate::present::system::{Block, Cited, Effect, Fact, Row, Selection};
use crate::words::tr;

impl GateOfHell {
    /// Where markers and ships may lie [9.5, 11.0].
    pub(super) fn laying(&self, state: &State, picked: &Selection, legal: &[Action]) -> Vec<Block> {
        let mut blocks = vec![Block::Facts(self.in_hand(state))];
        let more = |a: &Action| matches!(a, Action::Lay { .. } | Action::Place { .. });
        // Every row keeps its place, whatever can be done with it now.
        let does = match legal.iter().any(more) {
            true => Ok(Effect::Decide),
            false => Err(Cited::new(tr!("gate-all-laid"), "9.5.3")),
        };
        blocks.push(Block::Row(Row::plain(tr!("gate-lay-by-computer"), does)));
        let ship = picked.units.first().and_then(|u| self.find_piece(u));
        if let Some(ship) = ship.filter(|ship| self.is_free(*ship)) {
            blocks.push(Block::Heading(self.called(ship)));
            for site in self.parts().berths.iter() {
                let row = self.row(state, Action::Place { ship, site }, String::new());
                let does = self.berths(state, ship, site);
                blocks.push(Block::Row(Row { does, ..row }));
            }
            let row = self.row(state, Action::Displace { ship }, String::new());
            blocks.push(Block::Row(row));
            return blocks;
        }
        let site = picked.place.as_deref().and_then(|p| self.find_site(p));
        if let Some(site) = site {
            blocks.push(Block::Heading(self.located(site)));
            blocks.extend(self.marker_rows(state, site));
            let ships = self.ships(super::super::ids::CONFEDERATE).iter();
            for ship in ships.filter(|ship| state.stage == Stage::SetUp && self.is_free(*ship)) {
                let action = match state.site(ship) == site {
                    true => Action::Displace { ship },
                    false => Action::Place { ship, site },
                };
                blocks.push(Block::Row(self.whole_row(state, action, String::new())));
            }
            return blocks;
        }
        let ships: Vec<PieceId> = legal
            .iter()
            .filter_map(|a| match a {
                Action::Place { ship, .. } | Action::Displace { ship } => Some(*ship),
                _ => None,
            })
            .collect();
        let mut met = Vec::new();
        for ship in ships {
            if !met.contains(&ship) {
                if met.is_empty() {
                    blocks.push(Block::Heading(tr!("gate-head-ships")));
                }
                met.push(ship);
                blocks.push(Block::Row(self.pick_at(state, ship)));
            }
        }
        blocks.push(Block::Heading(tr!("gate-mines")));
        for &site in self.fields() {
            if state.stage == Stage::SetUp && !self.parts().mines.sites.contains(site) {
                continue;
            }
            blocks.push(self.field_row(state, site));
        }
        blocks
    }

    /// Places an ironclad in the set-up, from wherever it was placed before.
    pub(in super::super) fn berths(
        &self,
        state: &State,
        ship: PieceId,
        site: Site,
    ) -> Result<Effect, Cited> {
        let place = Action::Place { ship, site };
        let lifts = Action::Displace { ship };
        if self.check(state, lifts).is_err() || state.site(ship) == site {
            return self.does(state, place);
        }
        let mut lifted = *state;
        self.step(&mut lifted, lifts, &[]);
        match self.check(&lifted, place) {
            Ok(()) => Ok(self.all_do(&[lifts, place])),
            Err(why) => Err(self.say_refusal(&why)),
        }
    }

    /// Whether a side that is done with its allocation could not act with anybody.
    pub(super) fn commands_nobody(&self, state: &State) -> bool {
        let Stage::Allocation(side) = state.stage else {
            return false;
        };
        let mut all = self.of_side(side).iter().filter(|p| state.stands(*p));
        all.all(|p| state.silent.contains(p))
    }

    /// Whether a piece is placed by hand in the set-up.
    fn is_free(&self, piece: PieceId) -> bool {
        self.piece(piece).is_some_and(|p| p.free)
    }

    /// Every marker that could be laid in an area or taken up there: always the same rows.
    fn marker_rows(&self, state: &State, site: Site) -> Vec<Block> {
        let kinds = [1, 2, 0];
        let lay = kinds.map(|points| Action::Lay { site, points });
        let lift = kinds.map(|points| Action::Lift { site, points });
        let all = lay.into_iter().chain(lift);
        all.map(|action| Block::Row(self.row(state, action, String::new())))
            .collect()
    }

    /// An area in which markers may lie, with what lies there.
    pub(super) fn field_row(&self, state: &State, site: Site) -> Block {
        let markers = state.markers(self, site);
        let points: u8 = markers.iter().map(|m| m.mine.points()).sum();
        let count = state.marker_count(self, site);
        Block::Row(Row {
            units: Vec::new(),
            brief: String::new(),
            label: self.located(site),
            value: match count {
                0 => String::new(),
                n => tr!("gate-lies", n = n, points = points),
            },
            ticked: None,
            does: Ok(Effect::Select(Selection {
                place: Some(self.code(site).to_owned()),
                ..Selection::default()
            })),
        })
    }

    /// What is still to be laid and placed.
    pub(super) fn in_hand(&self, state: &State) -> Vec<Fact> {
        let (points, dummies) = match state.stage {
            Stage::SetUp => super::super::audit::stock(self, state),
            _ => campaign::unlaid(state),
        };
        let mut facts = vec![fact(
            tr!("gate-head-in-hand"),
            tr!("gate-in-hand", points = points, dummies = dummies),
            "9.5.3",
        )];
        let nowhere =
            |s: &PieceId| self.piece(*s).is_some_and(|p| p.free) && state.site(*s) == Site::NOWHERE;
        let ships = self
            .ships(super::super::ids::CONFEDERATE)
            .iter()
            .filter(nowhere);
        let names: Vec<String> = ships.map(|s| self.called(s)).collect();
        if state.stage == Stage::SetUp && !names.is_empty() {
            facts.push(fact(tr!("gate-head-ships"), names.join(", "), "11.0"));
        }
        facts
    }

    /// What support is spent on [4.2].
    pub(super) fn allocating(
        &self,
        state: &State,
        picked: &Selection,
        legal: &[Action],
    ) -> Vec<Block> {
        let mut blocks = vec![Block::Facts(self.about_means(state))];
        let buys = state.bought != (0, 0);
        // There from the beginning, so that no row moves when mines are bought.
        if state.stage == Stage::Allocation(super::super::ids::CONFEDERATE) {
            blocks.push(Block::Facts(self.in_hand(state)));
        }
        let site = picked.place.as_deref().and_then(|p| self.find_site(p));
        if let Some(site) = site.filter(|site| buys && self.field(*site).is_some()) {
            blocks.push(Block::Heading(self.located(site)));
            blocks.extend(self.marker_rows(state, site));
            return blocks;
        }
        let on_offer = self.on_offer(state);
        let chosen = |a: &&Action| self.is_picked(picked, **a);
        let any = on_offer.iter().any(|a| chosen(&a));
        // What is bought is gone from one list only, and that comes last: no row moves
        // under whoever presses one.
        for group in Purchase::ALL {
            let of = |a: &&Action| Purchase::of(**a) == group && (!any || chosen(a));
            let rows: Vec<&Action> = on_offer.iter().filter(of).collect();
            let closed = match group {
                Purchase::Works if !any => self.works_closed(state, &on_offer),
                _ => Vec::new(),
            };
            if rows.is_empty() && closed.is_empty() {
                continue;
            }
            blocks.push(Block::Heading(tr!("gate-head-buy", what = group.word())));
            for action in rows {
                blocks.push(self.purchase(state, *action));
                // The throw that is paid for comes at once.
                if let Action::Work { msp } = *action {
                    blocks.extend(self.about_cast(state, Cast::Work(msp)));
                }
            }
            blocks.extend(closed.into_iter().map(Block::Row));
        }
        let lays = |a: &Action| matches!(a, Action::Lay { .. } | Action::Lift { .. });
        if buys && !any && legal.iter().any(lays) {
            blocks.push(Block::Heading(tr!("gate-mines")));
            for &site in self.fields() {
                blocks.push(self.field_row(state, site));
            }
        }
        blocks
    }

    /// What support can be spent on in this turn, whether or not there is enough of it.
    fn on_offer(&self, state: &State) -> Vec<Action> {
        let only_now = |why: &Illegal| {
            matches!(
                why,
                Illegal::NoSupport { .. } | Illegal::InCommand { .. } | Illegal::NobodyToCommand
            )
        };
        let mut all = Vec::new();
        super::super::listing::purchases(self, state, &mut |action| {
            let stands = match action {
                Action::Command { formation } => self.has_formation(state, formation),
                _ => true,
            };
            // What is repaired keeps its row, done.
            let done = self.is_mended(state, action);
            if done || stands && self.explain(state, action).iter().all(only_now) {
                all.push(action);
            }
        });
        all
    }

    /// Works of the Union that are to be had nowhere now, each with why not: of all places
    /// the one where least stands in the way.
    fn works_closed(&self, state: &State, on_offer: &[Action]) -> Vec<Row> {
        if state.stage != Stage::Allocation(super::super::ids::UNION) {
            return Vec::new();
        }
        let mut closed: Vec<(&'static str, Action, Vec<Illegal>)> = Vec::new();
        super::super::listing::purchases(self, state, &mut |action| {
            let Some(what) = works(action) else { return };
            if on_offer.iter().any(|a| works(*a) == Some(what)) {
                return;
            }
            let why = self.explain(state, action);
            match closed.iter_mut().find(|(known, _, _)| *known == what) {
                Some((_, best, reasons)) if why.len() < reasons.len() => {
                    (*best, *reasons) = (action, why);
                }
                Some(_) => {}
                None => closed.push((what, action, why)),
            }
        });
        let row = |(what, action, why): (&str, Action, Vec<Illegal>)| {
            // What it costs stands beside it.
            let other = |why: &&Illegal| !matches!(why, Illegal::NoSupport { .. });
            let why = self.say_refusal(why.iter().find(other)?);
            let cost = campaign::price(self, state, action);
            Some(Row {
                value: tr!("gate-price-alone", cost = cost),
                ..Row::plain(tr!("gate-works", what = what), Err(why))
            })
        };
        closed.into_iter().filter_map(row).collect()
    }

    /// Whether it was repaired in this allocation, and nothing is left to repair.
    fn is_mended(&self, state: &State, action: Action) -> bool {
        match action {
            Action::Mend { piece, to: None } => {
                state.handled.contains(piece) && state.losses(piece) == 0
            }
            _ => false,
        }
    }

    /// Whether somebody of a formation of the side that allocates stands somewhere.
    fn has_formation(&self, state: &State, formation: u8) -> bool {
        let Stage::Allocation(side) = state.stage else {
            return false;
        };
        !campaign::standing(self, state, side, formation).is_empty()
    }

    /// Something that support buys, with its price.
    fn purchase(&self, state: &State, action: Action) -> Block {
        let Stage::Allocation(side) = state.stage else {
            return Block::Row(self.whole_row(state, action, String::new()));
        };
        let commanded = match action {
            Action::Heed { piece } => Some(!state.silent.contains(piece)),
            Action::Command { formation } => {
                Some(campaign::uncommanded(self, state, side, formation).is_empty())
            }
            _ => None,
        };
        let cost = campaign::price(self, state, action);
        let value = match (commanded, cost) {
            _ if self.is_mended(state, action) => tr!("gate-note-mended"),
            (Some(true), _) => tr!("gate-note-command", what = "commanded"),
            (_, 0) => tr!("gate-price-batch", n = state.batch),
            _ => Self::price(state, side, cost),
        };
        let row = self.whole_row(state, action, value);
        // A formation is more than its name: who that is, and where they stand.
        let (units, label) = match action {
            Action::Command { formation } => {
                let of = campaign::standing(self, state, side, formation);
                let of: Vec<PieceId> = of.iter().collect();
                let mut places: Vec<&str> = of.iter().map(|p| self.code(state.lies(*p))).collect();
                places.sort_unstable();
                places.dedup();
                let label = tr!(
                    "gate-formation",
                    what = row.label.as_str(),
                    n = of.len(),
                    places = places.join(", ")
                );
                (self.picking(&of).units, label)
            }
            _ => (row.units, row.label),
        };
        Block::Row(Row {
            ticked: commanded,
            units,
            label,
            ..row
        })
    }
}

/// Which of the works of the Union an action builds [9.2.2, 9.2.6].
const fn works(action: Action) -> Option<&'static str> {
    match action {
        Action::Build { .. } => Some("fort"),
        Action::Angel { .. } => Some("angel"),
        _ => None,
    }
}

/// What support is spent on, in the order in which it is offered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purchase {
    Command,
    Works,
    Water,
    Repairs,
}

impl Purchase {
    const ALL: [Self; 4] = [Self::Command, Self::Works, Self::Water, Self::Repairs];

    const fn of(action: Action) -> Self {
        match action {
            Action::Command { .. } | Action::Heed { .. } => Self::Command,
            Action::Mend { .. } => Self::Repairs,
            Action::Build { .. } | Action::Angel { .. } => Self::Works,
            _ => Self::Water,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Command => "command",
            Self::Works => "build",
            Self::Water => "water",
            Self::Repairs => "mend",
        }
    }
}
