//! What a computer player has in mind, for people.

use super::combat::Assault;
use super::menace::{Menace, MenaceDeed};
use super::movement::turned;
use crate::engine::Rules as _;
use crate::hex::{HexId, HexMask};
use crate::present::next_turn::NextTurn;
use crate::systems::hells_gate::odds::{Odds, odds};
use crate::systems::hells_gate::say;
use crate::systems::hells_gate::supply::{line_limit, network};
use crate::systems::hells_gate::{Action, HellsGate, Setup, Side, Stage, State, UnitMask};
use crate::words::{self, tr};

/// A way to go on, and what speaks for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// Legal one after the other, without a die before the last.
    pub actions: Vec<Action>,
    /// What the game is expected to end with if it is followed: Soviet less
    /// German victory points.
    pub margin: f64,
    /// What the dice alone may do to that: its standard error if it was
    /// [played out](Basis::PlayedOut), else 0.
    pub error: f64,
    /// What the figure rests on.
    pub basis: Basis,
    /// By how many victory points it is worth less to the side that decides than the
    /// first plan told with it, and the standard error of that: all met the same dice.
    pub behind: (f64, f64),
    /// The best that the other side can do about it, where one was found.
    pub answer: Option<BestAnswer>,
    /// What must stand where by the end of the next player turn of whoever decides, where
    /// that could be found.
    pub next_turn: Option<NextTurn>,
    /// What it does.
    pub idea: Intent,
}

/// What the other side does best about a plan.
#[derive(Clone, PartialEq, Debug)]
pub enum BestAnswer {
    /// It absorbs the likeliest hits so.
    Defence {
        /// How many.
        hits: u8,
        /// The position in which they are scored.
        at: Box<State>,
        /// How.
        actions: Vec<Action>,
        /// Who is eliminated besides, having retreated there before [7.6].
        abandoned: UnitMask,
    },
    /// It does so in its next player turn.
    Blow(Box<Menace>),
}

/// What the figure of a plan rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Basis {
    /// A look at where it leads; nothing was searched.
    Sight,
    /// Games played on for a while, and estimated there.
    PlayedOut,
    /// Every action and every face of the die to the end of the game.
    Exact,
}

impl Basis {
    /// What it is called where programs read it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sight => "sight",
            Self::PlayedOut => "played_out",
            Self::Exact => "exact",
        }
    }
}

/// What some actions do.
#[derive(Clone, PartialEq, Debug)]
pub enum Intent {
    /// They attack.
    Attack {
        /// Where, with whom.
        assault: Assault,
        /// How it stands.
        odds: Box<Odds>,
    },
    /// No further attack.
    HoldFire,
    /// They move.
    Moves {
        /// Who goes from where to where, what matters most first.
        legs: Vec<Leg>,
        /// Enemy units that could trace supply and then could not.
        cuts_off: UnitMask,
        /// Own units that could not trace supply and then could.
        relieves: UnitMask,
        /// Own units that could trace supply and then could not.
        exposes: UnitMask,
        /// Enemy supply sources that are entered.
        takes: HexMask,
    },
    /// A single decision: a loss, a retreat, an arrival, a die to roll.
    Single,
}

/// Units that go the same way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leg {
    /// Who.
    pub units: UnitMask,
    /// From where.
    pub from: HexId,
    /// Where to.
    pub to: HexId,
}

impl Intent {
    /// What these actions do in this position.
    #[must_use]
    pub fn of(rules: &HellsGate, state: &State, actions: &[Action]) -> Self {
        match (state.stage, actions.first()) {
            (Stage::Combat, Some(Action::EndPhase)) => Self::HoldFire,
            (Stage::Combat, Some(Action::JoinAttack { .. } | Action::Resolve { .. })) => {
                attack(rules, state, actions)
            }
            (Stage::Movement, _) => moves(rules, state, actions),
            _ => Self::Single,
        }
    }
}

fn attack(rules: &HellsGate, state: &State, actions: &[Action]) -> Intent {
    let Some(assault) = Assault::read(state.attack, actions) else {
        return Intent::Single;
    };
    let odds = Box::new(odds(rules, state, assault.target, assault.units));
    Intent::Attack { assault, odds }
}

fn moves(rules: &HellsGate, state: &State, actions: &[Action]) -> Intent {
    let setup: &Setup = rules;
    let side = state.player;
    let mut after = *state;
    let mut legs: Vec<Leg> = Vec::new();
    for &action in actions {
        let Action::Move { unit, route } = action else {
            continue;
        };
        rules.step(&mut after, action, &[]);
        let (Some(from), to) = (state.hex_of(unit), route.end()) else {
            continue;
        };
        match legs.iter_mut().find(|l| (l.from, l.to) == (from, to)) {
            Some(leg) => leg.units.insert(unit),
            None => legs.push(Leg {
                units: UnitMask::of(unit),
                from,
                to,
            }),
        }
    }
    let lacking = |state: &State, side: Side| -> UnitMask {
        // Judged when its next turn comes.
        let turn =
            turned(setup, state).turn + u8::from(side == state.player && side == Side::Soviet);
        let limit = line_limit(setup, turn, side);
        let reached = network(setup, &state.occupied(), side, limit);
        setup
            .units_of(side)
            .iter()
            .filter(|&u| state.hex_of(u).is_some_and(|hex| !reached.contains(hex)))
            .collect()
    };
    let (before_us, now_us) = (lacking(state, side), lacking(&after, side));
    let (before_them, now_them) = (lacking(state, side.enemy()), lacking(&after, side.enemy()));
    let held = |state: &State| setup.sources(side.enemy()) & state.occupied()[side];
    let takes = held(&after) - held(state);
    let enemies = state.occupied()[side.enemy()];
    legs.sort_by_key(|leg| {
        let source = takes.contains(leg.to);
        let contact = setup.grid.around(leg.to).intersects(enemies);
        // Those that stand the same keep their order.
        (!source, !contact, usize::MAX - leg.units.len())
    });
    Intent::Moves {
        legs,
        cuts_off: now_them - before_them,
        relieves: before_us - now_us,
        exposes: now_us - before_us,
        takes,
    }
}

/// Some names in a row: "A, B and C", or the first few and how many more.
fn names(setup: &Setup, units: UnitMask) -> String {
    let all: Vec<_> = units.iter().map(|u| setup.unit_name(u)).collect();
    listed(&all)
}

fn listed<S: AsRef<str>>(all: &[S]) -> String {
    match all {
        [] => String::new(),
        [first, second, rest @ ..] if rest.len() > 1 => {
            let more = tr!("plan-more", n = rest.len());
            words::all_of(&[first.as_ref(), second.as_ref(), &more])
        }
        few => words::all_of(few),
    }
}

/// So many units of a movement plan are named.
const NAMED: usize = 8;

/// Who goes where: all, or the first few and how many more.
fn legs_in_words(setup: &Setup, legs: &[Leg]) -> String {
    let all: usize = legs.iter().map(|leg| leg.units.len()).sum();
    let mut named = 0;
    let mut parts = Vec::new();
    for leg in legs {
        // Rather one more than "and one more".
        if named + leg.units.len() > NAMED && all > NAMED + 1 && named > 0 {
            continue;
        }
        named += leg.units.len();
        let units: Vec<_> = leg.units.iter().map(|u| setup.unit_name(u)).collect();
        parts.push(tr!(
            "plan-leg",
            units = words::all_of(&units),
            from = setup.hex_name(leg.from),
            to = setup.hex_name(leg.to)
        ));
    }
    let legs = parts.join("; ");
    match all - named {
        0 => legs,
        n => tr!("plan-legs-more", legs = legs, n = n),
    }
}

impl Advice {
    /// Whether nothing is done but ending the phase.
    #[must_use]
    pub fn only_ends(&self) -> bool {
        self.actions[..] == [Action::EndPhase]
    }

    /// What was done, in a sentence or two. Of what was not attacked it only says so: the
    /// reason is the computer player's own.
    #[must_use]
    pub fn played(&self, setup: &Setup, state: &State) -> String {
        let held = |first| tr!("plan-held-fire", first = first);
        self.without_opinion(setup, state, held)
    }

    /// What it is called among plans that are told together, as the first of them or after
    /// others: why nothing is attacked is said only where that is what is advised.
    #[must_use]
    pub fn label(&self, setup: &Setup, state: &State, n: usize) -> String {
        match n {
            0 => self.sentence(setup, state),
            _ => self.described(setup, state),
        }
    }

    /// What it is and no more, in a sentence or two: whoever chooses between this and
    /// something else is not told what is thought of it.
    #[must_use]
    pub fn described(&self, setup: &Setup, state: &State) -> String {
        let none = |first| tr!("plan-no-attack", first = first);
        self.without_opinion(setup, state, none)
    }

    /// The sentence; that nothing is attacked in these words, given whether anything was
    /// before.
    fn without_opinion(
        &self,
        setup: &Setup,
        state: &State,
        no_attack: impl FnOnce(&'static str) -> String,
    ) -> String {
        match &self.idea {
            Intent::HoldFire if state.attacked_hexes.is_empty() => no_attack("yes"),
            Intent::HoldFire => no_attack("no"),
            _ => self.sentence(setup, state),
        }
    }

    /// What is done, in a sentence or two.
    #[must_use]
    pub fn sentence(&self, setup: &Setup, state: &State) -> String {
        match &self.idea {
            Intent::Attack { assault, odds } => attack_sentence(setup, assault, odds),
            Intent::HoldFire if state.attacked_hexes.is_empty() => {
                tr!("plan-hold-fire", first = "yes")
            }
            Intent::HoldFire => tr!("plan-hold-fire", first = "no"),
            Intent::Moves { .. } => self.moves_sentence(setup),
            Intent::Single => single_sentences(setup, state, &self.actions),
        }
    }

    /// What the other side does best about it, in a sentence or two; empty if nothing
    /// was found.
    #[must_use]
    pub fn answer_sentence(&self, setup: &Setup) -> String {
        match &self.answer {
            None => String::new(),
            Some(BestAnswer::Defence {
                hits,
                at,
                actions,
                abandoned,
            }) => {
                let mut answer = single_sentences(setup, at, actions);
                if !abandoned.is_empty() {
                    answer.push(' ');
                    answer += &say::abandoned(setup, *abandoned).0;
                }
                tr!("plan-answer-hits", hits = *hits, answer = answer)
            }
            Some(BestAnswer::Blow(menace)) => tr!(
                "plan-answer-blow",
                what = menace.sentence(setup),
                points = words::decimal(menace.harm.0, 1),
                error = words::decimal(menace.harm.1.max(0.1), 1)
            ),
        }
    }

    /// What must stand where by the end of the next player turn, in a sentence; empty where
    /// nothing was found.
    #[must_use]
    pub fn next_turn_sentence(&self, setup: &Setup) -> String {
        let told = self.next_turn.as_ref();
        told.map_or_else(String::new, |found| found.told(|hex| setup.hex_name(hex)))
    }

    fn moves_sentence(&self, setup: &Setup) -> String {
        let Intent::Moves {
            ref legs,
            cuts_off,
            relieves,
            exposes,
            takes,
        } = self.idea
        else {
            return String::new();
        };
        let units: usize = legs.iter().map(|leg| leg.units.len()).sum();
        let mut parts = vec![match units {
            0 => tr!("plan-stay"),
            n => tr!("plan-move", n = n, legs = legs_in_words(setup, legs)),
        }];
        if !cuts_off.is_empty() {
            parts.push(tr!("plan-cuts", units = names(setup, cuts_off)));
        }
        if !relieves.is_empty() {
            parts.push(tr!("plan-opens", units = names(setup, relieves)));
        }
        if !takes.is_empty() {
            let hexes: Vec<String> = takes.iter().map(|h| setup.hex_name(h)).collect();
            parts.push(tr!("plan-takes", hexes = listed(&hexes)));
        }
        if !exposes.is_empty() {
            parts.push(tr!("plan-exposes", units = names(setup, exposes)));
        }
        parts.join(" ")
    }
}

impl Menace {
    /// What would be done, in a sentence.
    #[must_use]
    pub fn sentence(&self, setup: &Setup) -> String {
        match &self.deed {
            MenaceDeed::Attack(assault) => {
                let odds = odds(setup, &self.at, assault.target, assault.units);
                attack_sentence(setup, assault, &odds)
            }
            MenaceDeed::Moves(undertaking, _) => {
                let who = say::group_words(setup, &undertaking.groups);
                let together = undertaking.groups.len() > 1;
                let end = undertaking.aims.first();
                let end = end.map(|aim| say::aim(setup, aim, together).0);
                format!("{who}. {}", end.unwrap_or_default())
            }
        }
    }
}

/// An attack in a sentence.
fn attack_sentence(setup: &Setup, assault: &Assault, odds: &Odds) -> String {
    let flip = assault.flip.map(|unit| setup.unit_name(unit));
    tr!(
        "plan-attack",
        hex = setup.hex_name(assault.target),
        column = odds.column.to_string(),
        units = names(setup, assault.units),
        manner = if flip.is_some() { "all-out" } else { "plain" },
        flip = flip.unwrap_or_default(),
    )
}

/// Single decisions, one after the other, each in a sentence.
fn single_sentences(setup: &Setup, state: &State, actions: &[Action]) -> String {
    let mut now = *state;
    let told = actions.iter().map(|&action| match action {
        Action::LoseStep { unit } => {
            let last = now.steps(setup, unit) < 2;
            now.reduced.insert(unit);
            match last {
                true => tr!("plan-loss-last", unit = setup.unit_name(unit)),
                false => tr!("plan-loss", unit = setup.unit_name(unit)),
            }
        }
        other => single_sentence(setup, other),
    });
    let mut told: Vec<String> = told.collect();
    // Whoever calls an attack off takes its units out one by one.
    told.dedup();
    told.join(" ")
}

/// A single decision in a sentence.
fn single_sentence(setup: &Setup, action: Action) -> String {
    let name = |unit| setup.unit_name(unit);
    let at = |hex| setup.hex_name(hex);
    match action {
        Action::JudgeSupply => tr!("plan-judge"),
        Action::RollForMud => tr!("plan-mud"),
        Action::Enter { unit, hex } => {
            tr!("did-arrive", unit = name(unit), hex = at(hex))
        }
        Action::Restore { unit } => tr!("plan-restore", unit = name(unit)),
        Action::Retreat { unit, hex } => {
            tr!("plan-retreat", unit = name(unit), hex = at(hex))
        }
        Action::BreakOut { unit } => tr!("plan-break-out", unit = name(unit)),
        Action::LeaveAttack { .. } => tr!("plan-call-off"),
        _ => tr!("plan-go-on"),
    }
}

/// What can only be done in one way from a position on, without a die and before
/// the other side decides: the actions, and the position that they lead to.
#[must_use]
pub fn forced(rules: &HellsGate, state: &State) -> (Vec<Action>, State) {
    let (mut done, mut now, mut legal) = (Vec::new(), *state, Vec::new());
    loop {
        legal.clear();
        rules.legal(&now, &mut legal);
        let [only] = legal[..] else {
            return (done, now);
        };
        if rules.rolls_dice(&now, only) {
            return (done, now);
        }
        let mut after = now;
        rules.step(&mut after, only, &[]);
        if after.to_act() != state.to_act() {
            return (done, now);
        }
        done.push(only);
        now = after;
    }
}
