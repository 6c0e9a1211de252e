//! How the dice have fallen in a game so far, and what they brought against
//! what was to be expected of each roll.

use super::super::event::Event;
use super::super::ids::{BySide, Side};
use super::super::rules::HellsGate;
use super::super::setup::Setup;
use super::super::state::State;
use crate::engine::{Die, Game, PlayedAction};
use crate::hex::HexId;
use crate::present::system::Faces;

/// What a die was rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// An attack on a hex [7.0]: it brings hits.
    Attack(HexId),
    /// A break-out [11.5]: it brings an escape.
    BreakOut,
    /// Whether the ground turns to mud [11.2]. It is nobody's.
    Mud,
}

/// One roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RolledDie {
    /// How many actions lie before it.
    pub ply: usize,
    /// What for.
    pub purpose: Purpose,
    /// Whose it was; nobody's if it was for mud.
    pub side: Option<Side>,
    /// What the die showed.
    pub die: Die,
    /// Whether the face was typed in by hand.
    pub by_hand: bool,
    /// The hits or escapes it brought.
    pub brought: u8,
    /// What all six faces together would have brought.
    pub in_six: u8,
}

/// The rolls of one side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DiceCount {
    /// The faces.
    pub faces: Faces,
    /// Attacks, the hits they scored, and six times the hits to be expected.
    pub attacks: [u16; 3],
    /// Break-outs, the escapes, and six times the escapes to be expected.
    pub break_outs: [u16; 3],
}

impl DiceCount {
    /// The hits scored beyond those to be expected, in sixths.
    #[must_use]
    pub fn surplus(&self) -> i32 {
        let [_, hits, in_six] = self.attacks;
        6 * i32::from(hits) - i32::from(in_six)
    }

    fn add(&mut self, throw: &RolledDie) {
        self.faces.add(throw.die, throw.by_hand);
        let sums = match throw.purpose {
            Purpose::Attack(_) => &mut self.attacks,
            Purpose::BreakOut => &mut self.break_outs,
            Purpose::Mud => return,
        };
        sums[0] += 1;
        sums[1] += u16::from(throw.brought);
        sums[2] += u16::from(throw.in_six);
    }
}

/// All rolls of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DiceTale {
    /// Every roll, in its order.
    pub throws: Vec<RolledDie>,
    /// The rolls of each side.
    pub counts: BySide<DiceCount>,
}

impl DiceTale {
    /// By how many hits, in sixths, the dice have favoured the Soviets over the
    /// Germans: what they scored beyond expectation less what the others did.
    #[must_use]
    pub fn favour(&self) -> i32 {
        self.counts.soviet.surplus() - self.counts.german.surplus()
    }

    /// The rolls for mud, which are nobody's.
    pub fn mud(&self) -> impl Iterator<Item = &RolledDie> {
        self.throws.iter().filter(|t| t.side.is_none())
    }
}

/// The dice of the first `plies` actions of a game. `by_hand` tells of the
/// roll with this number, from 0, and its face whether it was typed in.
pub fn dice_so_far(
    game: &Game<HellsGate>,
    plies: usize,
    by_hand: impl Fn(u32, Die) -> bool,
) -> DiceTale {
    let entries = game.entries().iter().take(plies).enumerate();
    let rolled = entries.filter_map(|(ply, entry)| {
        let (before, die) = (game.state_at(ply), entry.die()?);
        Some((ply, before, entry, by_hand(u32::from(before.rolls), die)))
    });
    dice_of(game.rules(), rolled)
}

/// The dice of these actions: each with its number, the position before it, and
/// whether its face was typed in.
pub fn dice_of<'a>(
    setup: &Setup,
    rolled: impl Iterator<Item = (usize, &'a State, &'a PlayedAction<HellsGate>, bool)>,
) -> DiceTale {
    let mut tale = DiceTale::default();
    for (ply, before, entry, by_hand) in rolled {
        let Some(die) = entry.die() else { continue };
        let found = entry.events.iter().find_map(|event| told(setup, event));
        let Some((purpose, brought, in_six)) = found else {
            continue;
        };
        let throw = RolledDie {
            ply,
            purpose,
            side: (purpose != Purpose::Mud).then_some(before.player),
            die,
            by_hand,
            brought,
            in_six,
        };
        if let Some(side) = throw.side {
            tale.counts[side].add(&throw);
        }
        tale.throws.push(throw);
    }
    tale
}

/// What a roll was for, what it brought, and what six faces would bring.
fn told(setup: &Setup, event: &Event) -> Option<(Purpose, u8, u8)> {
    match *event {
        Event::Attacked {
            target,
            odds,
            flip,
            hits,
            ..
        } => {
            let crt = &setup.parameters.numbers.crt;
            let faces = crt.distribution(odds.column, flip.is_some() || odds.overconcentrated);
            let in_six = (0..4_u8).zip(faces).map(|(hits, n)| hits * n).sum();
            Some((Purpose::Attack(target), hits, in_six))
        }
        Event::BrokeOut {
            refuges, escaped, ..
        } => {
            let numbers = &setup.parameters.numbers;
            let faces = numbers.escaping_faces(usize::from(refuges));
            let in_six = u8::try_from(faces).unwrap_or(6);
            Some((Purpose::BreakOut, u8::from(escaped), in_six))
        }
        Event::ThawRolled { mud, .. } => Some((Purpose::Mud, u8::from(mud), 0)),
        _ => None,
    }
}
