//! A half of an impulse: who can act, and what he can do.

use super::super::action::Action;
use super::super::chances;
use super::super::explain::{percent, worth_of_shot};
use super::super::ground;
use super::super::ids::{PieceId, PieceSet, Site};
use super::super::illegal::Illegal;
use super::super::rules::GateOfHell;
use super::super::state::{Cast, Fee, Stage, State};
use super::{FOOT, Group, actor};
use crate::engine::{Rules, SideNo, View};
use crate::present::system::{Block, Cited, Effect, Fact, Row, Selection};
use crate::words::tr;

impl GateOfHell {
    /// A half of an impulse: who can act, and with whom is picked what he can do.
    pub(super) fn acting(
        &self,
        seen: &View<State>,
        picked: &Selection,
        legal: &[Action],
    ) -> Vec<Block> {
        let state = seen.state();
        let mut facts = self.about_means(state);
        facts.extend(self.about_sunset(state));
        let mut blocks = Vec::new();
        let chosen = self.picked_pieces(picked);
        match chosen.as_slice() {
            [] => {
                blocks.push(Block::Facts(facts));
                let place = picked.place.as_deref().and_then(|p| self.find_site(p));
                blocks.extend(self.storms(state, legal, None, place));
                // Below the assaults: ticking who takes part in one begins the group, and is
                // not to move what is ticked.
                let group = self.about_group(state).map(|fact| Block::Facts(vec![fact]));
                blocks.extend(group);
                blocks.extend(self.who_acts(state, picked, legal));
            }
            [piece] => blocks.extend(self.with(state, *piece, legal)),
            several => blocks.extend(self.with_all(state, several, legal)),
        }
        // With another heading it is something else to read, from its beginning.
        if let Some(what) = Self::paid_for(state).filter(|_| !state.has_acted()) {
            match blocks.first_mut() {
                Some(Block::Heading(who)) => {
                    *who = tr!("gate-head-paid-by", who = who.as_str(), what = what);
                }
                _ => blocks.insert(0, Block::Heading(tr!("gate-head-paid", what = what))),
            }
        }
        blocks.extend(self.fees(state, &chosen, legal));
        blocks
    }

    /// Who can act, place by place.
    pub(super) fn who_acts(
        &self,
        state: &State,
        picked: &Selection,
        legal: &[Action],
    ) -> Vec<Block> {
        let mut able: Vec<PieceId> = Vec::new();
        let mut others = Vec::new();
        for action in legal {
            match actor(*action) {
                Some(piece) if !able.contains(&piece) => able.push(piece),
                Some(_) => {}
                None if FOOT.contains(action) || matches!(action, Action::Pay { .. }) => {}
                None => others.push(action),
            }
        }
        let place = picked.place.as_deref().and_then(|p| self.find_site(p));
        if let Some(site) = place
            && able.iter().any(|p| state.site(*p) == site)
        {
            able.retain(|p| state.site(*p) == site);
        }
        let mut sites: Vec<Site> = Vec::new();
        for piece in &able {
            let site = state.site(*piece);
            if !sites.contains(&site) {
                sites.push(site);
            }
        }
        let mut blocks = self.rows(state, others.into_iter());
        for site in sites {
            blocks.push(Block::Heading(self.located(site)));
            let there = able.iter().filter(|p| state.site(**p) == site);
            let first = there.clone().next();
            blocks.extend(first.and_then(|p| self.all_here(state, legal, *p)));
            blocks.extend(there.map(|p| Block::Row(self.pick(state, *p))));
        }
        blocks
    }

    /// Everybody who can act where a piece lies is picked at once, if it is not alone.
    fn all_here(&self, state: &State, legal: &[Action], piece: PieceId) -> Option<Block> {
        let mates = Self::mates(state, legal, piece);
        if state.stage != Stage::Acting || mates.len() < 2 || !mates.contains(&piece) {
            return None;
        }
        let place = self.code(state.site(piece));
        let label = tr!("gate-all-here", n = mates.len(), place = place);
        let pick = Effect::Select(self.picking(&mates));
        Some(Block::Row(Row::plain(label, Ok(pick))))
    }

    /// What a piece can do, or why it cannot do anything.
    pub(super) fn with(&self, state: &State, piece: PieceId, legal: &[Action]) -> Vec<Block> {
        let mut blocks = vec![
            Block::Heading(self.called(piece)),
            Block::Text(vec![Cited::plain(tr!(
                "gate-stands",
                piece = self.state_of(state, piece),
                place = self.located(state.lies(piece))
            ))]),
        ];
        let own: Vec<Action> = legal
            .iter()
            .copied()
            .filter(|a| actor(*a) == Some(piece))
            .collect();
        if own.is_empty() {
            blocks.push(Block::Text(self.why_idle(state, piece)));
        }
        for group in Group::ALL {
            let rows: Vec<Action> = own
                .iter()
                .copied()
                .filter(|a| Group::of(*a) == group)
                .collect();
            if rows.is_empty() {
                continue;
            }
            blocks.push(Block::Heading(group.head()));
            let joins = rows
                .iter()
                .any(|a| matches!(a, Action::Charge { .. } | Action::Rest { .. }));
            if joins {
                blocks.extend(self.storming(state, piece));
            }
            for action in rows {
                if is_storming(action) {
                    continue;
                }
                let row = self.row(state, action, self.worth(state, action));
                blocks.push(Block::Row(row));
                blocks.extend(self.why_so(state, action));
            }
        }
        blocks.extend(self.all_here(state, legal, piece));
        blocks
    }

    /// The assault that a unit can take part in and lead: to be ticked, to be begun, and
    /// what it would come to with the unit in it. Nothing of it comes or goes as it is
    /// ticked.
    fn storming(&self, state: &State, unit: PieceId) -> Vec<Block> {
        let named = state.band.named.contains(unit);
        let toggle = match named {
            true => Action::Rest { unit },
            false => Action::Charge { unit },
        };
        let joins = Row {
            units: vec![self.unit_code(unit)],
            brief: tr!("gate-joins"),
            label: self.say_action(Action::Charge { unit }),
            value: String::new(),
            ticked: Some(named),
            does: self.does(state, toggle),
        };
        let mut with_him = *state;
        with_him.band.named = state.band.named.with(unit);
        let leads = self.begins(state, &with_him, unit, self.wins(&with_him, unit));
        let mut blocks = vec![Block::Row(joins), Block::Row(leads)];
        blocks.extend(self.why_so(&with_him, Action::Storm { leader: unit }));
        blocks
    }

    /// Why a piece cannot act.
    pub(super) fn why_idle(&self, state: &State, piece: PieceId) -> Vec<Cited> {
        let (site, probe) = (state.site(piece), self.piece(piece).map(|p| p.kind));
        let action = match probe {
            Some(super::super::ids::PieceKind::Ironclad) => Action::Sail {
                ship: piece,
                to: site,
                bank: None,
            },
            Some(super::super::ids::PieceKind::Fort) => Action::Fire {
                from: piece,
                target: piece,
            },
            _ => Action::Dig { unit: piece },
        };
        let reasons = self.explain(state, action);
        // What only tells why it does not dig where it stands, or hit itself, is no reason:
        // it can act, and has nothing to do that is free.
        let of_itself = |why: &&Illegal| {
            !matches!(
                why,
                Illegal::NoTarget { .. }
                    | Illegal::OutOfReach { .. }
                    | Illegal::NoDigging { .. }
                    | Illegal::TooFewDig { .. }
            )
        };
        let told = match (reasons.iter().find(of_itself), probe) {
            (Some(why), _) => self.say_refusal(why),
            (None, Some(super::super::ids::PieceKind::Fort)) => {
                Cited::new(tr!("gate-no-target", piece = self.called(piece)), "8.2.1")
            }
            (None, _) => Cited::new(tr!("gate-only-paid", piece = self.called(piece)), "4.2.2"),
        };
        vec![told]
    }

    /// What an action is worth: the chance that it works.
    pub(super) fn worth(&self, state: &State, action: Action) -> String {
        match action {
            Action::Fire { from, target } => {
                let share = chances::shot(self, state, from, target);
                share.map(worth_of_shot).unwrap_or_default()
            }
            Action::Sail { ship, to, .. } => match self.about_mines(state, ship, to) {
                Some(_) => {
                    let [safe, ..] = chances::entering(self, state, ship, to);
                    tr!("gate-worth-mines", share = percent(1.0 - safe))
                }
                None => String::new(),
            },
            Action::Retreat { unit, to } => {
                let share = chances::surrenders(self, state, unit, to);
                tr!("gate-worth-retreat", n = 1, share = percent(share))
            }
            // Under each leader of the defence: how likely it wins.
            Action::Lead { leader } => state.fight.as_ref().map_or_else(String::new, |fight| {
                let spread = chances::clash(self, state, fight, leader);
                let held = spread.iter().filter(|(n, _)| *n < 0);
                let share = held.map(|(_, share)| share).sum();
                tr!("gate-wins", share = percent(share))
            }),
            Action::Flip { .. } => tr!("gate-worth-flip", n = 3),
            Action::Dig { unit } => self.price_of_works(state, &[unit]),
            Action::Regroup { free: true, .. } => tr!("gate-for-advantage"),
            Action::Regroup { free: false, .. } => Self::price(state, state.active, 1),
            _ => String::new(),
        }
    }

    /// What works cost that these dig at: it is paid when there are enough of them [9.3].
    pub(super) fn price_of_works(&self, state: &State, units: &[PieceId]) -> String {
        let more: PieceSet = units.iter().copied().collect();
        match ground::build(self, state, state.band.dug | more) {
            true => Self::price(state, state.active, ground::WORKS),
            false => tr!("gate-price-alone", cost = ground::WORKS),
        }
    }

    /// A price in points of support, and what it leaves to the side that pays, if it can.
    pub(super) fn price(state: &State, side: SideNo, cost: u8) -> String {
        match state.msp[side.index()].checked_sub(cost) {
            Some(left) => tr!("gate-price", cost = cost, left = left),
            None => tr!("gate-price-alone", cost = cost),
        }
    }

    /// How the chance that an action works comes about.
    pub(super) fn why_so(&self, state: &State, action: Action) -> Vec<Block> {
        match action {
            Action::Fire { from, target } => {
                let fact = self.about_shot(state, from, target);
                fact.map(|f| Block::Facts(vec![f])).into_iter().collect()
            }
            Action::Sail { ship, to, .. } => {
                let facts = self.about_mines(state, ship, to).into_iter();
                let facts: Vec<Fact> = facts.chain(self.about_points(state, to)).collect();
                match facts.is_empty() || state.marker_count(self, to) == 0 {
                    true => Vec::new(),
                    false => vec![Block::Facts(facts)],
                }
            }
            Action::Storm { leader } => self.about_assault(state, &self.storm_of(state, leader)),
            // What becomes of a damaged ship depends on the port.
            Action::Port { ship, site } if state.losses(ship) > 0 => {
                let mut there = *state;
                there.put(ship, site);
                self.about_cast(&there, Cast::Wreck(ship))
            }
            Action::Steam { to } => match self.about_points(state, to) {
                Some(fact) => vec![Block::Facts(vec![fact])],
                None => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// What the group has paid for, if anything.
    pub(super) fn paid_for(state: &State) -> Option<String> {
        let paid = Fee::ALL.into_iter().filter(|fee| state.band.has(*fee));
        let paid: Vec<String> = paid.map(Self::fee_name).collect();
        (!paid.is_empty()).then(|| paid.join(", "))
    }

    /// Whether somebody who is picked could do something with what is paid for that is not
    /// `legal` without it. Where nobody is picked, it is taken to be of use to somebody.
    fn is_of_use(&self, state: &State, legal: &[Action], pay: Action, picked: &[PieceId]) -> bool {
        if picked.is_empty() {
            return true;
        }
        let mut paid = *state;
        self.step(&mut paid, pay, &[]);
        let mut then = Vec::new();
        self.legal(&paid, &mut then);
        let theirs = |action: &Action| actor(*action).is_some_and(|who| picked.contains(&who));
        then.iter()
            .any(|action| theirs(action) && !legal.contains(action))
    }

    /// What the group can pay for, or would with those who are picked: what it costs, and
    /// what would be left. Nothing that only serves troops where there are none in it.
    pub(super) fn fees(&self, state: &State, picked: &[PieceId], legal: &[Action]) -> Vec<Block> {
        let side = state.active;
        let group = picked.iter().copied().collect::<PieceSet>() | state.band.members;
        let ground = self.ground(side);
        let troops = match group.is_empty() {
            true => !ground.is_empty(),
            false => group.intersects(ground),
        };
        let mut blocks = vec![Block::Heading(tr!("gate-head-pay"))];
        let mut can_pay = false;
        for fee in Fee::ALL {
            let other = fee.only().is_some_and(|only| only != side);
            if other || (!troops && fee != Fee::Second) {
                continue;
            }
            for free in [false, true] {
                if free && (!state.has_advantage(side) || !fee.may_be_free()) {
                    continue;
                }
                let action = Action::Pay { fee, free };
                let price = match (free, state.band.has(fee)) {
                    (_, true) => tr!("gate-paid"),
                    (true, _) => tr!("gate-for-advantage"),
                    (false, _) => Self::price(state, side, fee.cost()),
                };
                let row = self.row(state, action, price);
                let can = row.does.is_ok();
                can_pay |= can;
                let value = match can && !self.is_of_use(state, legal, action, picked) {
                    true => tr!("gate-fee-in-vain", price = row.value),
                    false => row.value,
                };
                // The heading says that it is paid for, and the value with what.
                let brief = crate::words::sentence(&Self::fee_name(fee));
                let label = if free { brief.clone() } else { row.label };
                blocks.push(Block::Row(Row {
                    brief,
                    label,
                    value,
                    ..row
                }));
            }
        }
        // Once the group acts, nothing more is to be had.
        match can_pay || !state.has_acted() {
            true => blocks,
            false => Vec::new(),
        }
    }
}

/// Whether an action puts an assault together or begins it.
const fn is_storming(action: Action) -> bool {
    matches!(
        action,
        Action::Charge { .. } | Action::Rest { .. } | Action::Storm { .. }
    )
}
