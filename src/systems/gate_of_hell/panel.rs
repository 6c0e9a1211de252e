//! What is to be decided, what it costs and how likely it is, and how it is done.

use super::action::Action;
use super::chances;
use super::explain::percent;
use super::ids::{PieceId, Site};
use super::rules::GateOfHell;
use super::state::{Cast, Fee, Fight, Stage, State};
use crate::engine::{Rules, SideNo, View};
use crate::present::system::{
    Block, Button, Cited, Effect, Fact, Panel, Prompt, Row, Selection, System as _, Track,
    TrackBox, Weight,
};
use crate::words::tr;

/// What ends a decision or a throw.
const FOOT: [Action; 9] = [
    Action::Throw,
    Action::Again,
    Action::Stand,
    Action::End,
    Action::Pass,
    Action::Done,
    Action::Hold,
    Action::GoOn,
    Action::Stop,
];

/// Under which heading an action of a picked piece stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Move,
    Fight,
    Other,
}

impl Group {
    const ALL: [Self; 3] = [Self::Fight, Self::Move, Self::Other];

    const fn of(action: Action) -> Self {
        match action {
            Action::Sail { .. }
            | Action::March { .. }
            | Action::Ferry { .. }
            | Action::Transfer { .. }
            | Action::Embark { .. }
            | Action::Shift { .. }
            | Action::Place { .. }
            | Action::Retreat { .. } => Self::Move,
            Action::Fire { .. }
            | Action::Charge { .. }
            | Action::Rest { .. }
            | Action::Storm { .. } => Self::Fight,
            _ => Self::Other,
        }
    }

    fn head(self) -> String {
        tr!(
            "gate-head-of",
            group = match self {
                Self::Move => "move",
                Self::Fight => "fight",
                Self::Other => "other",
            }
        )
    }
}

impl GateOfHell {
    /// The panel of a decision.
    pub(super) fn panel_of(&self, seen: &View<State>, picked: &Selection) -> Panel {
        let state = seen.state();
        Panel {
            prompt: Prompt {
                who: self.to_act(state),
                now: self.say_stage(state),
                public: Self::is_public(state),
            },
            body: self.body(seen, picked),
            foot: self.foot(state),
            tracks: self.tracks(state),
        }
    }

    fn say_stage(&self, state: &State) -> Cited {
        let (word, rule) = if state.lying.is_some() {
            ("Lying".to_owned(), "9.4.3")
        } else if state.due.is_some() {
            ("Due".to_owned(), "2.2")
        } else if state.sent.is_some() {
            ("Sent".to_owned(), "7.2.7")
        } else {
            let text = format!("{:?}", state.stage);
            let word = text.chars().take_while(char::is_ascii_alphanumeric);
            (word.collect(), stage_rule(state.stage))
        };
        let n = match state.stage {
            Stage::Price(cost) => i32::from(cost),
            _ => state.fight.map_or(0, |f| i32::from(f.cp)),
        };
        Cited::new(tr!("gate-now", stage = word, n = n), rule)
    }

    /// Whether both may look on: not while something is laid.
    const fn is_public(state: &State) -> bool {
        !matches!(
            state.stage,
            Stage::SetUp | Stage::Torpedoes | Stage::Allocation(SideNo::B)
        )
    }

    pub(super) fn does(&self, state: &State, action: Action) -> Result<Effect, Cited> {
        match self.check(state, action) {
            Ok(()) => Ok(Effect::Play(vec![self.notation(action)])),
            Err(why) => Err(self.say_refusal(&why)),
        }
    }

    fn row(&self, state: &State, action: Action, value: String) -> Block {
        Block::Row(Row {
            units: self.about_action(action).units,
            brief: self.brief_of(action),
            label: self.say_action(action),
            value,
            ticked: None,
            does: self.does(state, action),
        })
    }

    /// Where to or at whom, where the heading says the rest.
    fn brief_of(&self, action: Action) -> String {
        match action {
            Action::Sail { to, bank: None, .. }
            | Action::March { to, .. }
            | Action::Ferry { to, .. }
            | Action::Transfer { to, .. } => self.located(to),
            Action::Shift { site, .. } | Action::Place { site, .. } => self.located(site),
            Action::Fire { target, .. } => self.called(target),
            _ => String::new(),
        }
    }

    /// What can be done with what is picked; else what there is to pick.
    fn body(&self, seen: &View<State>, picked: &Selection) -> Vec<Block> {
        let state = seen.state();
        if state.stage == Stage::Over {
            return vec![Block::Receipt(self.score(seen))];
        }
        if let Some(lying) = state.lying {
            let faces = &lying.faces[..usize::from(lying.cast.dice(self)).min(lying.faces.len())];
            let mut blocks = vec![Block::Throw(self.throw(seen, Action::Again, Some(faces)))];
            if let Some(fact) = self.about_lying(state, &lying) {
                blocks.push(Block::Facts(vec![fact]));
            }
            blocks.extend(self.about_cast(state, lying.cast));
            blocks.push(Block::Facts(self.about_means(state)));
            return blocks;
        }
        if let Some(cast) = state.due {
            let mut blocks = vec![Block::Throw(self.throw(seen, Action::Throw, None))];
            blocks.extend(self.about_cast(state, cast));
            return blocks;
        }
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        match state.stage {
            Stage::SetUp | Stage::Torpedoes => self.laying(state, picked, &legal),
            Stage::Acting => self.acting(seen, picked, &legal),
            Stage::Allocation(_) => self.allocating(state, picked, &legal),
            _ => self.answering(state, picked, &legal),
        }
    }

    /// Where markers and ships may lie [9.5, 11.0].
    fn laying(&self, state: &State, picked: &Selection, legal: &[Action]) -> Vec<Block> {
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
            blocks.extend(self.rows(state, legal.iter().filter(of)));
            return blocks;
        }
        if let Some(site) = place.and_then(|p| self.find_site(p)) {
            let of = |a: &&Action| {
                self.about_action(**a)
                    .places
                    .iter()
                    .any(|p| Some(p.as_str()) == place)
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
    fn field_row(&self, state: &State, site: Site) -> Block {
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
    fn in_hand(&self, state: &State) -> Vec<Fact> {
        let (points, dummies) = match state.stage {
            Stage::SetUp => super::audit::stock(self, state),
            _ => super::campaign::unlaid(state),
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
        let ships = self.ships(super::ids::CONFEDERATE).iter().filter(nowhere);
        let names: Vec<String> = ships.map(|s| self.called(s)).collect();
        if state.stage == Stage::SetUp && !names.is_empty() {
            facts.push(fact(tr!("gate-head-ships"), names.join(", "), "11.0"));
        }
        facts
    }

    fn rows<'a>(&self, state: &State, actions: impl Iterator<Item = &'a Action>) -> Vec<Block> {
        actions
            .filter(|a| !FOOT.contains(a))
            .map(|a| self.row(state, *a, String::new()))
            .collect()
    }

    /// What a code of written actions calls a piece.
    fn unit_code(&self, piece: PieceId) -> String {
        self.piece(piece)
            .map(|p| p.code.clone())
            .unwrap_or_default()
    }

    /// A half of an impulse: who can act, and with whom is picked what he can do.
    fn acting(&self, seen: &View<State>, picked: &Selection, legal: &[Action]) -> Vec<Block> {
        let state = seen.state();
        let mut facts = self.about_means(state);
        facts.extend(self.about_sunset(state));
        facts.extend(self.about_group(state));
        let piece = picked.units.first().and_then(|u| self.find_piece(u));
        let mut blocks = Vec::new();
        match piece {
            Some(piece) => blocks.extend(self.with(state, piece, legal)),
            None => {
                blocks.push(Block::Facts(facts));
                blocks.extend(self.who_acts(state, picked, legal));
            }
        }
        blocks.extend(self.fees(state));
        blocks
    }

    /// Who can act, place by place.
    fn who_acts(&self, state: &State, picked: &Selection, legal: &[Action]) -> Vec<Block> {
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
            blocks.extend(there.map(|p| self.pick(state, *p)));
        }
        blocks
    }

    /// What a piece can do, or why it cannot do anything.
    fn with(&self, state: &State, piece: PieceId, legal: &[Action]) -> Vec<Block> {
        let mut blocks = vec![
            Block::Heading(self.called(piece)),
            Block::Text(vec![Cited::plain(tr!(
                "gate-stands",
                piece = self.state_of(state, piece),
                place = self.located(state.site(piece))
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
            for action in rows {
                blocks.push(self.row(state, action, self.worth(state, action)));
                blocks.extend(self.why_so(state, action));
            }
        }
        blocks
    }

    /// Why a piece cannot act.
    fn why_idle(&self, state: &State, piece: PieceId) -> Vec<Cited> {
        let (site, probe) = (state.site(piece), self.piece(piece).map(|p| p.kind));
        let action = match probe {
            Some(super::ids::PieceKind::Ironclad) => Action::Sail {
                ship: piece,
                to: site,
                bank: None,
            },
            Some(super::ids::PieceKind::Fort) => Action::Fire {
                from: piece,
                target: piece,
            },
            _ => Action::Dig { unit: piece },
        };
        let reasons = self.explain(state, action);
        reasons
            .first()
            .map(|why| self.say_refusal(why))
            .into_iter()
            .collect()
    }

    /// What an action is worth: the chance that it works.
    fn worth(&self, state: &State, action: Action) -> String {
        match action {
            Action::Fire { from, target } => {
                let aim = super::guns::aim(self, state, from, target);
                aim.map(|a| percent(chances::hit(&a))).unwrap_or_default()
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
                tr!("gate-worth-retreat", share = percent(share))
            }
            _ => String::new(),
        }
    }

    /// How that chance comes about.
    fn why_so(&self, state: &State, action: Action) -> Vec<Block> {
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
            Action::Storm { leader } => {
                let site = state.site(leader);
                let fight = Fight {
                    site,
                    attackers: state.band.named,
                    leader,
                    defenders: super::assault::defenders(self, state, state.active.other(), site),
                    other: None,
                    loser: state.active,
                    cp: 0,
                    gone: super::ids::PieceSet::EMPTY,
                };
                self.about_assault(state, &fight)
            }
            _ => Vec::new(),
        }
    }

    /// What the group can pay for: what it costs, and what would be left.
    fn fees(&self, state: &State) -> Vec<Block> {
        let side = state.active;
        let troops = !self.ground(side).is_empty();
        let mut blocks = vec![Block::Heading(tr!("gate-head-pay"))];
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
                let has = state.msp[side.index()];
                let value = match (free, state.band.has(fee)) {
                    (_, true) => tr!("gate-paid"),
                    (true, _) => tr!("gate-for-advantage"),
                    (false, _) => tr!(
                        "gate-price",
                        cost = fee.cost(),
                        left = i32::from(has) - i32::from(fee.cost())
                    ),
                };
                blocks.push(self.row(state, action, value));
            }
        }
        blocks
    }

    /// What support is spent on [4.2].
    fn allocating(&self, state: &State, picked: &Selection, legal: &[Action]) -> Vec<Block> {
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

    fn is_picked(&self, picked: &Selection, action: Action) -> bool {
        let about = self.about_action(action);
        let unit = |u: &String| about.units.contains(u);
        let place = |p: &String| about.places.contains(p);
        picked.units.iter().any(unit) || picked.place.as_ref().is_some_and(place)
    }

    /// An answer to something: all there is, or what is about what is picked.
    fn answering(&self, state: &State, picked: &Selection, legal: &[Action]) -> Vec<Block> {
        let mut blocks = Vec::new();
        match (state.stage, &state.fight) {
            (Stage::Leading, Some(fight)) => blocks.extend(self.about_assault(state, fight)),
            (Stage::Price(_) | Stage::Eighth, _) => {
                blocks.push(Block::Facts(self.about_means(state)));
            }
            (Stage::Repairs, _) => {
                let cast = |msp| {
                    let ship = self.ships(super::ids::CONFEDERATE).first()?;
                    Some(Cast::Repair {
                        ship,
                        msp,
                        to: None,
                    })
                };
                for msp in [1, 2] {
                    if let Some(cast) = cast(msp) {
                        blocks.push(Block::Heading(tr!("gate-head-repair", n = msp)));
                        blocks.extend(self.about_cast(state, cast));
                    }
                }
            }
            _ => {}
        }
        let chosen: Vec<&Action> = legal
            .iter()
            .filter(|a| self.is_picked(picked, **a))
            .collect();
        let all = if chosen.is_empty() {
            legal.iter().collect()
        } else {
            chosen
        };
        if state.stage == Stage::Shifting && picked.units.is_empty() {
            let mut met = Vec::new();
            for piece in all.iter().filter_map(|a| actor(**a)) {
                if !met.contains(&piece) {
                    met.push(piece);
                    blocks.push(self.pick(state, piece));
                }
            }
            return blocks;
        }
        for action in all.into_iter().filter(|a| !FOOT.contains(a)) {
            blocks.push(self.row(state, *action, self.worth(state, *action)));
            if matches!(action, Action::Fire { .. }) {
                blocks.extend(self.why_so(state, *action));
            }
        }
        blocks
    }

    fn pick(&self, state: &State, piece: PieceId) -> Block {
        Block::Row(Row {
            units: vec![self.unit_code(piece)],
            brief: self.called(piece),
            label: self.state_of(state, piece),
            value: self.briefly(state, piece),
            ticked: None,
            does: Ok(Effect::Select(Selection {
                units: vec![self.unit_code(piece)],
                ..Selection::default()
            })),
        })
    }

    fn foot(&self, state: &State) -> Vec<Button> {
        let able = FOOT.into_iter().filter(|a| self.check(state, *a).is_ok());
        let cast = state.due.or(state.lying.map(|l| l.cast));
        let hoped = cast.and_then(|c| chances::hoped(self, state, c));
        let button = |action: Action| Button {
            label: self.say_action(action),
            chance: match action {
                Action::Throw | Action::Again => {
                    hoped.map(|(_, share)| percent(share)).unwrap_or_default()
                }
                _ => String::new(),
            },
            weight: match action {
                Action::Throw | Action::Stand | Action::End | Action::Done => Weight::Primary,
                Action::Stop => Weight::Grave,
                _ => Weight::Quiet,
            },
            asks: Vec::new(),
            does: self.does(state, action),
        };
        able.map(button).collect()
    }

    fn tracks(&self, state: &State) -> Vec<Track> {
        let at = |n: u8| usize::from(n.saturating_sub(1));
        let mut tracks = Vec::new();
        if self.parts().turns > 1 {
            tracks.push(Track {
                label: tr!("gate-clock-turn"),
                boxes: (1..=self.parts().turns)
                    .map(|n| TrackBox::named(n.to_string()))
                    .collect(),
                at: at(state.turn),
            });
        }
        let impulse = |n: u8| {
            let number = super::numbers::sunset(self, n);
            TrackBox {
                sign: number.map(|n| n.to_string()).unwrap_or_default(),
                about: number
                    .map(|number| {
                        let share = chances::day_ends(self, n).unwrap_or_default();
                        let told = tr!(
                            "gate-about-sunset",
                            n = n,
                            number = number,
                            share = percent(share)
                        );
                        Block::Text(vec![Cited::new(told, "3.2.1")])
                    })
                    .into_iter()
                    .collect(),
                ..TrackBox::named(n.to_string())
            }
        };
        tracks.push(Track {
            label: tr!("gate-clock-impulse"),
            boxes: (1..=self.numbers().more_impulses).map(impulse).collect(),
            at: at(state.impulse),
        });
        tracks
    }
}

/// The piece that does an action, of those that a side picks from.
pub(super) fn actor(action: Action) -> Option<PieceId> {
    match action {
        Action::Sail { ship, .. }
        | Action::Shift { ship, .. }
        | Action::Repair { ship, .. }
        | Action::Place { ship, .. }
        | Action::Displace { ship } => Some(ship),
        Action::Fire { from, .. } => Some(from),
        Action::March { unit, .. }
        | Action::Ferry { unit, .. }
        | Action::Transfer { unit, .. }
        | Action::Dig { unit }
        | Action::Regroup { unit, .. }
        | Action::Embark { unit }
        | Action::Charge { unit }
        | Action::Rest { unit }
        | Action::Retreat { unit, .. } => Some(unit),
        Action::Storm { leader } => Some(leader),
        _ => None,
    }
}

const fn stage_rule(stage: Stage) -> &'static str {
    match stage {
        Stage::SetUp => "11.0",
        Stage::Support => "4.1",
        Stage::Fever | Stage::Torpedoes => "G44",
        Stage::Allocation(_) => "4.2.1",
        Stage::Hunley => "9.1.2",
        Stage::Fate | Stage::Shifting => "3.3",
        Stage::Acting => "5.1",
        Stage::Afloat => "7.3.1",
        Stage::Picking => "7.3.4",
        Stage::Ambush => "8.2.2",
        Stage::Leading => "8.1.1",
        Stage::Losses => "8.1.6",
        Stage::Crowded(_) => "6.1.4",
        Stage::Sunset => "3.2.1",
        Stage::Price(_) => "3.2.1",
        Stage::Eighth => "3.2",
        Stage::Leaving => "7.2.7",
        Stage::Repairs => "9.6",
        Stage::Over => "11.0",
    }
}
