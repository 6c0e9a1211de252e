//! Laying mines, placing ships, spending support.

use super::super::action::Action;
use super::super::ids::{PieceId, Site};
use super::super::rules::GateOfHell;
use super::super::state::{Stage, State};
use super::FOOT;
use crate::present::system::{Block, Cited, Effect, Fact, Row, Selection};
use crate::words::tr;

impl GateOfHell {
    /// Where markers and ships may lie [9.5, 11.0].
    pub(super) fn laying(&self, state: &State, picked: &Selection, legal: &[Action]) -> Vec<Block> {
        let mut blocks = vec![Block::Facts(self.in_hand(state))];
        let more = |a: &Action| matches!(a, Action::Lay { .. } | Action::Place { .. });
        if legal.iter().any(more) {
            blocks.push(Block::Row(Row {
                units: Vec::new(),
                brief: String::new(),
                label: tr!("gate-lay-by-computer"),
                value: String::new(),
                ticked: None,
                does: Ok(Effect::Decide),
            }));
        }
        let place = picked.place.as_deref();
        let ship = picked.units.first().and_then(|u| self.find_piece(u));
        if let Some(ship) = ship {
            let of = |a: &&Action| {
                let about = self.about_action(**a).units;
                about.contains(&self.unit_code(ship))
            };
            blocks.push(Block::Heading(self.called(ship)));
            let own = legal.iter().filter(of);
            blocks.extend(own.map(|a| self.row(state, *a, String::new())));
            return blocks;
        }
        if let Some(site) = place.and_then(|p| self.find_site(p)) {
            let of = |a: &&Action| match **a {
                Action::Displace { ship } => state.site(ship) == site,
                other => {
                    let about = self.about_action(other).places;
                    about.iter().any(|p| Some(p.as_str()) == place)
                }
            };
            blocks.push(Block::Heading(self.located(site)));
            blocks.extend(self.rows(state, legal.iter().filter(of)));
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
                blocks.push(self.pick(state, ship));
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
            _ => super::super::campaign::unlaid(state),
        };
        let fact = |head, told: String, rule| Fact {
            head,
            told: Cited::new(told, rule),
            news: None,
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
        if state.bought != (0, 0) {
            blocks.push(Block::Facts(self.in_hand(state)));
        }
        let picked: Vec<&Action> = legal
            .iter()
            .filter(|a| self.is_picked(picked, **a))
            .collect();
        let all = if picked.is_empty() {
            legal.iter().collect()
        } else {
            picked
        };
        let mut heads: Vec<&str> = Vec::new();
        let head = |a: &Action| match a {
            Action::Command { .. } | Action::Heed { .. } => "command",
            Action::Mend { .. } => "mend",
            Action::Build { .. } | Action::Angel { .. } => "build",
            _ => "water",
        };
        for action in &all {
            if !FOOT.contains(action) && !heads.contains(&head(action)) {
                heads.push(head(action));
            }
        }
        for word in heads {
            blocks.push(Block::Heading(tr!("gate-head-buy", what = word)));
            let of = |a: &&Action| head(a) == word;
            blocks.extend(self.rows(state, all.iter().copied().filter(of)));
        }
        blocks
    }
}
