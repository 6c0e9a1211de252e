//! What is to be decided, what it costs and how likely it is, and how it is done.

mod acting;
mod foot;
mod laying;
mod together;

pub(super) use together::Shot;

use super::action::Action;
use super::ids::PieceId;
use super::rules::GateOfHell;
use super::state::{Cast, Fight, Stage, State};
use crate::engine::{Rules, SideNo, View};
use crate::present::system::{Block, Cited, Effect, Panel, Prompt, Row, Selection, System as _};
use crate::words::{sentence, tr};

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
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        Panel {
            prompt: Prompt {
                who: self.to_act(state),
                now: self.say_stage(state, picked, &legal),
                public: Self::is_public(state),
            },
            body: self.body(seen, picked, &legal),
            foot: self.foot(state, &legal),
            tracks: self.tracks(state),
        }
    }

    fn say_stage(&self, state: &State, picked: &Selection, legal: &[Action]) -> Cited {
        // A throw says what it is for.
        let thrown = match (state.lying, state.due) {
            (Some(lying), _) => Some((lying.cast, true)),
            (None, due) => due.map(|cast| (cast, false)),
        };
        if let Some((cast, lies)) = thrown {
            let what = self.say_cast(state, cast);
            return match lies {
                true => Cited::new(tr!("gate-now-lying", what = what), "9.4.3"),
                false => Cited::new(tr!("gate-now-due", what = what), cast.rule()),
            };
        }
        let (word, rule) = if state.sent.is_some() {
            ("Sent".to_owned(), "7.2.7")
        } else if state.stage == Stage::Acting && is_boarding(state) {
            let more = legal.iter().any(|it| matches!(it, Action::Embark { .. }));
            (if more { "Boarding" } else { "Aboard" }.to_owned(), "7.3.1")
        } else if state.stage == Stage::Acting && state.has_acted() {
            ("Going".to_owned(), "5.1")
        } else if state.stage == Stage::Acting {
            let acts = |action: &Action| {
                let code = actor(*action).and_then(|piece| self.piece(piece));
                code.is_some_and(|info| picked.units.contains(&info.code))
            };
            let word = match who_is_left(state, legal) {
                "Acting" if legal.iter().any(acts) => "Chosen",
                word => word,
            };
            (word.to_owned(), "5.1")
        } else {
            let text = format!("{:?}", state.stage);
            let word = text.chars().take_while(char::is_ascii_alphanumeric);
            (word.collect(), stage_rule(state.stage))
        };
        let n = match state.stage {
            Stage::Price(cost) => i32::from(cost),
            _ => state.fight.map_or(0, |f| i32::from(f.cp)),
        };
        let sent = state.sent.map(|ship| self.called(ship)).unwrap_or_default();
        Cited::new(tr!("gate-now", stage = word, n = n, piece = sent), rule)
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

    fn row(&self, state: &State, action: Action, value: String) -> Row {
        Row {
            units: self.about_action(action).units,
            brief: self.brief_of(action),
            label: self.say_action(action),
            value,
            ticked: None,
            does: self.does(state, action),
        }
    }

    /// The same where no heading says who does it.
    fn whole_row(&self, state: &State, action: Action, value: String) -> Row {
        Row {
            brief: String::new(),
            ..self.row(state, action, value)
        }
    }

    /// Where to or at whom, where the heading says the rest.
    fn brief_of(&self, action: Action) -> String {
        match action {
            Action::Sail {
                to,
                bank: Some(bank),
                ..
            } => self.in_river(to, bank),
            Action::Sail { to, .. } | Action::March { to, .. } | Action::Transfer { to, .. } => {
                self.located(to)
            }
            // Where a unit could walk, too, it is another way to go there.
            Action::Ferry { to, .. } => tr!("gate-brief-ferry", place = self.located(to)),
            Action::Lay { points, .. } => {
                let marker = tr!("gate-marker", points = points);
                sentence(&tr!("gate-brief-lay", marker = marker))
            }
            Action::Lift { points, .. } => {
                let marker = tr!("gate-marker", points = points);
                sentence(&tr!("gate-brief-lift", marker = marker))
            }
            Action::Shift { site, .. } | Action::Place { site, .. } => self.located(site),
            Action::Fire { target, .. } => self.called(target),
            _ => String::new(),
        }
    }

    /// What can be done with what is picked; else what there is to pick.
    fn body(&self, seen: &View<State>, picked: &Selection, legal: &[Action]) -> Vec<Block> {
        let state = seen.state();
        if state.stage == Stage::Over {
            let why = Block::Text(self.verdict_told(state));
            return vec![Block::Receipt(self.score(seen)), why];
        }
        if let Some(lying) = state.lying {
            let faces = lying.thrown(self);
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
        match state.stage {
            // Whoever is sent off goes before anything else.
            _ if state.sent.is_some() => self.answering(state, picked, legal),
            Stage::SetUp | Stage::Torpedoes => self.laying(state, picked, legal),
            Stage::Acting => self.acting(seen, picked, legal),
            Stage::Allocation(_) => self.allocating(state, picked, legal),
            _ => self.answering(state, picked, legal),
        }
    }

    fn rows<'a>(&self, state: &State, actions: impl Iterator<Item = &'a Action>) -> Vec<Block> {
        actions
            .filter(|a| !FOOT.contains(a))
            .map(|a| Block::Row(self.whole_row(state, *a, String::new())))
            .collect()
    }

    /// What a code of written actions calls a piece.
    fn unit_code(&self, piece: PieceId) -> String {
        self.piece(piece)
            .map(|p| p.code.clone())
            .unwrap_or_default()
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
            (Stage::Losses, Some(fight)) => {
                blocks.extend(self.why_nobody_retreats(state, fight, legal));
            }
            (Stage::Afloat, _) => {
                blocks.extend(self.about_party(state).map(|fact| Block::Facts(vec![fact])));
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
                    blocks.push(Block::Row(self.pick_at(state, piece)));
                }
            }
            return blocks;
        }
        for action in all.into_iter().filter(|a| !FOOT.contains(a)) {
            let row = self.whole_row(state, *action, self.worth(state, *action));
            blocks.push(Block::Row(row));
            if matches!(
                action,
                Action::Fire { .. } | Action::Port { .. } | Action::Steam { .. }
            ) {
                blocks.extend(self.why_so(state, *action));
            }
        }
        blocks
    }

    /// Why a retreat is not among the ways to bear losses, where somebody could go [8.1.6].
    fn why_nobody_retreats(&self, state: &State, fight: &Fight, legal: &[Action]) -> Option<Block> {
        if legal.iter().any(|a| matches!(a, Action::Retreat { .. })) {
            return None;
        }
        let bearers = super::assault::bearers(self, state, fight);
        let refused = |unit: PieceId| {
            let to = super::ground::retreats(self, state, unit).first()?;
            self.check(state, Action::Retreat { unit, to }).err()
        };
        let why = bearers.iter().find_map(refused)?;
        Some(Block::Text(vec![self.say_refusal(&why)]))
    }

    /// The row by which a piece is picked.
    fn pick(&self, state: &State, piece: PieceId) -> Row {
        Row {
            units: vec![self.unit_code(piece)],
            brief: self.called(piece),
            label: self.state_of(state, piece),
            value: self.briefly(state, piece),
            ticked: None,
            does: Ok(Effect::Select(Selection {
                units: vec![self.unit_code(piece)],
                ..Selection::default()
            })),
        }
    }

    /// The same with the place where it lies, if it lies anywhere.
    fn pick_at(&self, state: &State, piece: PieceId) -> Row {
        let row = self.pick(state, piece);
        match state.stands(piece) {
            true => Row {
                value: self.located(state.lies(piece)),
                ..row
            },
            false => row,
        }
    }
}

/// Whether units are aboard whose landing party has not set out yet.
fn is_boarding(state: &State) -> bool {
    state.party.is_some_and(|party| !party.units.is_empty())
}

/// Whether a new group can act, and has paid for something; and if it cannot, whether it
/// could if it were paid for.
fn who_is_left(state: &State, legal: &[Action]) -> &'static str {
    let can = |of: fn(&Action) -> bool| legal.iter().any(of);
    let acts = can(|action| actor(*action).is_some());
    match () {
        () if acts && GateOfHell::paid_for(state).is_some() => "Paid",
        () if acts => "Acting",
        () if can(|action| matches!(action, Action::Pay { .. })) => "Paying",
        () => "Idle",
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
        Stage::Over => "10.3",
    }
}
