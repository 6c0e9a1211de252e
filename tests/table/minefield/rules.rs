//! The rules of the minefield. The layer lays one mine, or none if that is
//! allowed \[2\]. The squad sends men ahead, one by one \[3\], and goes on to the
//! next field; if the mine is there, it is found, and all who went ahead roll:
//! each 1 or 2 is a man lost \[4\]. The layer has a point for each man lost, the
//! squad one for each man across \[5\].

use hells_gate::engine::{
    Barrier, Clock, Die, Every, NotationError, Outcome, Refusal, RuleRef, Rules, SideNo, View,
    Viewer, digest,
};
use std::ops::ControlFlow;
use std::sync::Arc;

/// How many fields there are.
pub const FIELDS: u8 = 4;

/// What is broken about the minefield.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Leak {
    #[default]
    None,
    /// Hides nothing.
    Shows,
    /// Hides more the second time.
    HidesOn,
    /// Imagines other men.
    LosesAMan,
    /// Imagines a mine in a field that has been crossed.
    Behind,
    /// The squad may not go where the mine is.
    Warns,
    /// Says why it may not go otherwise if the mine is near.
    Hints,
    /// Going onto the mine rolls a die.
    Rattles,
    /// The clock runs faster near the mine.
    Ticks,
    /// Everybody is told where the mine is laid.
    Tells,
    /// A man is lost next to the mine, without a word.
    Tires,
    /// Finding the mine is not said to show anything.
    Hushes,
    /// Going where no mine is can be undone.
    Scouts,
}

/// The rules with their parameters.
#[derive(Clone, Debug)]
pub struct Minefield {
    pub men: u8,
    pub bluff: bool,
    pub leak: Leak,
    pub scenario: Arc<str>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    Laying,
    Crossing,
    Blast,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mine {
    /// Laid in this field, from 1; 0: none was laid.
    In(u8),
    Unknown,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Field {
    pub stage: Stage,
    pub mine: Mine,
    pub found: bool,
    /// How many fields the squad has entered.
    pub at: u8,
    pub men: u8,
    /// How many go ahead.
    pub ahead: u8,
    pub lost: u8,
    pub rolls: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Act {
    Lay(u8),
    Send,
    Call,
    Go,
    Blast,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Fact {
    /// `None`: whoever is told this was not told where.
    Laid(Option<u8>),
    Ahead(u8),
    Entered(u8),
    Found(u8),
    Blown {
        dice: Vec<Die>,
        lost: u8,
    },
    Tired,
    Crossed,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Why {
    Over,
    OtherStage,
    NoField,
    MustLay,
    NobodyLeft,
    NobodyAhead,
    Nobody,
    Mined,
}

impl Refusal for Why {
    fn rule(&self) -> RuleRef {
        RuleRef(match self {
            Self::Over => "5",
            Self::OtherStage => "1",
            Self::NoField | Self::MustLay => "2",
            Self::NobodyLeft | Self::Nobody | Self::NobodyAhead => "3",
            Self::Mined => "4",
        })
    }
}

impl Minefield {
    pub fn with(leak: Leak) -> Self {
        Self {
            men: 3,
            bluff: true,
            leak,
            scenario: "{}".into(),
        }
    }

    /// Whether the mine, in truth, is so many fields ahead.
    fn is_ahead(state: &Field, by: u8) -> bool {
        state.mine == Mine::In(state.at + by) && !state.found
    }

    fn reasons(&self, state: &Field, action: Act) -> Vec<Why> {
        let stage = match action {
            Act::Lay(_) => Stage::Laying,
            Act::Blast => Stage::Blast,
            Act::Send | Act::Call | Act::Go => Stage::Crossing,
        };
        if state.stage == Stage::Over {
            return vec![Why::Over];
        }
        if state.stage != stage {
            return vec![Why::OtherStage];
        }
        let near = self.leak == Leak::Hints && Self::is_ahead(state, 1);
        let warns = self.leak == Leak::Warns && Self::is_ahead(state, 1);
        let wrong = match action {
            Act::Lay(0) => (!self.bluff).then_some(Why::MustLay),
            Act::Lay(field) => (field > FIELDS).then_some(Why::NoField),
            Act::Send => (state.ahead >= state.men).then_some(Why::NobodyLeft),
            Act::Call => (state.ahead == 0).then_some(Why::NobodyAhead),
            Act::Go if state.ahead == 0 && near => Some(Why::Mined),
            Act::Go if warns => Some(Why::Mined),
            Act::Go => (state.ahead == 0).then_some(Why::Nobody),
            Act::Blast => None,
        };
        wrong.into_iter().collect()
    }
}

impl Rules for Minefield {
    type State = Field;
    type Action = Act;
    type Event = Fact;
    type Illegal = Why;

    fn hides(&self) -> bool {
        true
    }

    fn initial(&self) -> Field {
        Field {
            stage: Stage::Laying,
            mine: Mine::Unknown,
            found: false,
            at: 0,
            men: self.men,
            ahead: 0,
            lost: 0,
            rolls: 0,
        }
    }

    fn to_act(&self, state: &Field) -> Option<SideNo> {
        match state.stage {
            Stage::Laying => Some(SideNo::A),
            Stage::Crossing | Stage::Blast => Some(SideNo::B),
            Stage::Over => None,
        }
    }

    fn forced(&self, state: &Field) -> Option<Act> {
        (state.stage == Stage::Blast).then_some(Act::Blast)
    }

    fn clock(&self, state: &Field) -> Clock {
        let fast = self.leak == Leak::Ticks && Self::is_ahead(state, 1);
        let part = u8::from(state.stage != Stage::Laying);
        Clock([state.at, part, u8::from(fast)])
    }

    fn outcome(&self, state: &Field) -> Option<Outcome> {
        let margin = self.margin(state);
        (state.stage == Stage::Over).then_some(Outcome {
            margin,
            level: match margin {
                1.. => 0,
                0 => 1,
                _ => 2,
            },
        })
    }

    fn margin(&self, state: &Field) -> i32 {
        let across = if state.stage == Stage::Over {
            state.men
        } else {
            0
        };
        i32::from(state.lost) - i32::from(across)
    }

    fn audit(
        &self,
        state: &Field,
        action: Act,
        report: &mut dyn FnMut(Why) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.reasons(state, action).into_iter().try_for_each(report)
    }

    fn legal(&self, state: &Field, out: &mut Vec<Act>) {
        self.every_action(&mut |action| {
            if self.check(state, action).is_ok() {
                out.push(action);
            }
        });
    }

    fn takes_back(&self, action: Act) -> bool {
        action == Act::Call
    }

    fn dice(&self, state: &Field, action: Act) -> u8 {
        match action {
            Act::Blast => state.ahead,
            Act::Go => u8::from(self.leak == Leak::Rattles && Self::is_ahead(state, 1)),
            _ => 0,
        }
    }

    fn rolls(&self, state: &Field) -> u32 {
        u32::from(state.rolls)
    }

    fn resolve(&self, state: &Field, action: Act, dice: &[Die], out: &mut Vec<Fact>) {
        match action {
            Act::Lay(field) => out.push(Fact::Laid(Some(field))),
            Act::Send => out.push(Fact::Ahead(state.ahead + 1)),
            Act::Call => out.push(Fact::Ahead(state.ahead - 1)),
            Act::Go => {
                out.push(Fact::Entered(state.at + 1));
                if self.leak == Leak::Tires && Self::is_ahead(state, 2) {
                    out.push(Fact::Tired);
                }
                if Self::is_ahead(state, 1) {
                    out.push(Fact::Found(state.at + 1));
                } else if state.at + 1 == FIELDS {
                    out.push(Fact::Crossed);
                }
            }
            Act::Blast => {
                let lost = dice.iter().filter(|die| die.pips() <= 2).count();
                let lost = u8::try_from(lost).unwrap_or(u8::MAX);
                let dice = dice.to_vec();
                out.push(Fact::Blown { dice, lost });
                if state.at == FIELDS || lost == state.men {
                    out.push(Fact::Crossed);
                }
            }
        }
    }

    fn apply(&self, state: &mut Field, event: &Fact) {
        match event {
            Fact::Laid(field) => {
                state.mine = field.map_or(Mine::Unknown, Mine::In);
                state.stage = Stage::Crossing;
            }
            Fact::Ahead(men) => state.ahead = *men,
            Fact::Entered(field) => state.at = *field,
            Fact::Found(field) => {
                state.mine = Mine::In(*field);
                state.found = true;
                state.stage = Stage::Blast;
            }
            Fact::Blown { dice, lost } => {
                state.stage = Stage::Crossing;
                state.rolls += u8::try_from(dice.len()).unwrap_or(u8::MAX);
                state.men -= lost;
                state.lost += lost;
                state.ahead = 0;
            }
            Fact::Tired => state.lost += 1,
            Fact::Crossed => state.stage = Stage::Over,
        }
    }

    fn barrier(&self, before: &Field, action: Act, after: &Field) -> Option<Barrier> {
        match action {
            _ if before.rolls != after.rolls => Some(Barrier::Dice),
            // Also where none was found: that is seen, too.
            Act::Go if self.leak == Leak::Scouts && !after.found => None,
            Act::Go => Some(Barrier::Shown),
            Act::Lay(_) => Some(Barrier::Answered),
            _ => None,
        }
    }

    fn hide(&self, state: &mut Field, viewer: Viewer) {
        let knows = viewer == Viewer::Side(SideNo::A) || state.found;
        match self.leak {
            Leak::Shows => {}
            Leak::HidesOn if viewer == Viewer::Room => state.lost = state.lost.wrapping_add(1),
            _ if knows => {}
            _ => state.mine = Mine::Unknown,
        }
    }

    fn hide_event(&self, event: &Fact, viewer: Viewer) -> Option<Fact> {
        match event {
            Fact::Laid(_) if self.leak == Leak::Tells => Some(event.clone()),
            Fact::Laid(_) if viewer != Viewer::Side(SideNo::A) => Some(Fact::Laid(None)),
            _ => Some(event.clone()),
        }
    }

    fn reveals(&self, event: &Fact) -> bool {
        matches!(event, Fact::Found(_)) && self.leak != Leak::Hushes
    }

    fn imagine(&self, seen: &View<Field>, below: &mut dyn FnMut(usize) -> usize) -> Field {
        let mut state = *seen.state();
        if state.stage == Stage::Laying || state.mine != Mine::Unknown {
            return state;
        }
        let first = if self.leak == Leak::Behind {
            1
        } else {
            state.at + 1
        };
        let mut places: Vec<u8> = (first..=FIELDS).collect();
        if self.bluff {
            places.push(0);
        }
        if let Some(field) = places.get(below(places.len())) {
            state.mine = Mine::In(*field);
        }
        if self.leak == Leak::LosesAMan {
            state.men -= 1;
        }
        state
    }

    fn hash(&self, state: &Field) -> u64 {
        digest(&format!("{state:?}"))
    }

    fn notation(&self, action: Act) -> String {
        match action {
            Act::Lay(0) => "lay none".to_owned(),
            Act::Lay(field) => format!("lay F{field}"),
            Act::Send => "send".to_owned(),
            Act::Call => "call".to_owned(),
            Act::Go => "go".to_owned(),
            Act::Blast => "blast".to_owned(),
        }
    }

    fn parse(&self, text: &str) -> Result<Act, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let action = match words.as_slice() {
            ["lay", "none"] => Some(Act::Lay(0)),
            ["lay", field] => field
                .strip_prefix('F')
                .and_then(|n| n.parse().ok())
                .filter(|n| (1..=9).contains(n))
                .map(Act::Lay),
            ["send"] => Some(Act::Send),
            ["call"] => Some(Act::Call),
            ["go"] => Some(Act::Go),
            ["blast"] => Some(Act::Blast),
            _ => None,
        };
        action.ok_or_else(|| NotationError {
            text: text.chars().take(40).collect(),
            why: "actions are lay F1, lay none, send, call, go and blast".to_owned(),
        })
    }

    fn invariants(&self, state: &Field) -> Result<(), String> {
        let says = |wrong: bool, what: &str| match wrong {
            true => Err(what.to_owned()),
            false => Ok(()),
        };
        says(state.ahead > state.men, "more men ahead than there are")?;
        says(state.at > FIELDS, "beyond the last field")?;
        let behind = matches!(state.mine, Mine::In(1..)) && !state.found;
        let crossed = matches!(state.mine, Mine::In(field) if field <= state.at);
        says(
            behind && crossed,
            "the mine lies in a field that was crossed",
        )?;
        let laid = state.mine != Mine::Unknown || state.stage == Stage::Laying;
        says(!laid, "nobody knows where the mine is")
    }
}

impl Every for Minefield {
    fn every_action(&self, visit: &mut dyn FnMut(Act)) {
        (0..=FIELDS + 1).for_each(|field| visit(Act::Lay(field)));
        [Act::Send, Act::Call, Act::Go, Act::Blast]
            .into_iter()
            .for_each(visit);
    }
}
