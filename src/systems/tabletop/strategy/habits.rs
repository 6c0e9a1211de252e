//! What a player thinks things are worth, as numbers.

use serde::{Deserialize, Serialize};

macro_rules! habits {
    ($($(#[$doc:meta])* $name:ident: $by_hand:literal by $step:literal,)*) => {
        /// What a player thinks things are worth at one time of a game. In points of strength
        /// or shares of one, where nothing else is said.
        #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Habits {
            $($(#[$doc])* pub $name: f64,)*
        }

        impl Habits {
            /// Those set by hand.
            pub const BY_HAND: Self = Self { $($name: $by_hand,)* };

            /// By how much each is changed in practice, in the order of
            /// [`numbers`](Self::numbers).
            pub const STEPS: [f64; [$($step),*].len()] = [$($step),*];

            /// All of them in a row.
            #[must_use]
            pub const fn numbers(&self) -> [f64; Self::STEPS.len()] {
                [$(self.$name),*]
            }

            /// The habits whose numbers stand in a row.
            #[must_use]
            pub const fn of(numbers: [f64; Self::STEPS.len()]) -> Self {
                let [$($name),*] = numbers;
                Self { $($name,)* }
            }
        }
    };
}

habits! {
    /// What the enemy's next attacks weigh.
    threat: 1.0 by 0.2,
    /// What one's own attacks of the next turn weigh.
    strike: 0.45 by 0.1,
    /// What supply weighs, per point that is cut off.
    supply: 0.3 by 0.08,
    /// What bases weigh, the enemy's and one's own.
    bases: 1.0 by 0.2,
    /// How much is feared, and hoped, of a fight that looks even.
    even_fight: 0.8 by 0.2,
    /// How much of what the enemy could bring comes.
    fire: 0.85 by 0.15,
    /// By how much a loss weighs more where there is no way out.
    trapped: 1.3 by 0.2,
    /// What there is to lose besides where there is no way out.
    trap: 0.3 by 0.1,
    /// How an enemy base draws, for each cell it is away.
    pull: 0.25 by 0.06,
    /// How that fades with each player turn to come.
    pull_fades: 0.5 by 0.15,
    /// How likely a base is kept.
    keeps: 0.95 by 0.15,
    /// How that fades with each player turn to come.
    keeps_fades: 0.4 by 0.1,
    /// What standing in an enemy base that nobody is in weighs.
    taken: 0.4 by 0.1,
    /// How those are drawn who only come along.
    along: 0.3 by 0.1,
    /// What a base of one's own weighs that the enemy could walk into.
    open: 0.5 by 0.15,
    /// What the enemy's supply weighs beside one's own.
    their_supply: 1.2 by 0.3,
    /// How a crowd's fear grows with what the enemy could bring.
    crowd: 0.5 by 0.15,
    /// What each cell costs that the nearest enemy is away, for each unit.
    idle: 0.0 by 0.04,
    /// What each cell with friends beside a unit is worth.
    line: 0.0 by 0.05,
    /// What difficult ground is worth to a unit besides.
    ground: 0.0 by 0.05,
    /// What a cell beside the enemy is worth to a unit.
    contact: 0.0 by 0.06,
    /// A move is worth it above so much.
    move_worth_it: 0.03 by 0.03,
    /// What a point of strength can still do at the start of a game, besides the victory
    /// point it costs.
    use_of_point: 0.35 by 0.08,
    /// What points of one's own weigh in an attack, beside the enemy's.
    blood: 1.0 by 0.1,
    /// An attack is worth it above so much.
    attack_worth_it: 0.05 by 0.06,
    /// What a cell is worth that the enemy gives up.
    given_up: 0.45 by 0.1,
    /// What it is worth besides with cover.
    given_up_cover: 0.35 by 0.1,
    /// What it is worth besides if it is a base.
    given_up_base: 1.0 by 0.25,
    /// What it is worth besides for each unit there.
    given_up_unit: 0.1 by 0.05,
    /// What a hit less may cost where its unit could do more elsewhere.
    spared: 0.5 by 0.12,
    /// What a point of a tank unit can do, beside one of infantry.
    tank: 1.5 by 0.15,
    /// What a point of another fast unit can do, beside one of infantry.
    fast: 1.1 by 0.1,
    /// What friends are worth where one retreats to.
    refuge_friends: 1.0 by 0.2,
    /// What cover is worth there.
    refuge_cover: 0.6 by 0.2,
    /// What each cell of the enemy beside it costs.
    refuge_foes: 0.8 by 0.2,
    /// What each cell costs that it is away from a base.
    refuge_far: 0.3 by 0.1,
    /// How all that weighs beside the estimate.
    refuge: 0.1 by 0.04,
    /// What each cell costs that one arrives away from the enemy's bases.
    arrive_far: 0.3 by 0.1,
    /// What each cell of the enemy is worth beside where one arrives.
    arrive_foes: 0.3 by 0.15,
    /// In the estimate: how much comes of the attacks that follow next.
    next_attacks: 0.8 by 0.1,
    /// In the estimate: how much comes of those after them.
    later_attacks: 0.3 by 0.08,
    /// In the estimate: what a point out of supply costs.
    cut_off: 0.2 by 0.06,
    /// In the estimate: how likely a base is kept.
    base_kept: 0.9 by 0.12,
    /// In the estimate: how that fades with each game turn to come.
    base_kept_fades: 0.35 by 0.1,
    /// In the estimate: what a base is worth that can be reached at once.
    base_at_once: 1.2 by 0.2,
    /// In the estimate: what a base is worth that can be reached soon.
    base_soon: 0.6 by 0.15,
}

impl Habits {
    /// Between those of the first game turn and of the last.
    #[must_use]
    pub fn between([first, last]: [&Self; 2], turn: u8, turns: u8) -> Self {
        let share = match turns {
            0 | 1 => 1.0,
            _ => f64::from(turn.clamp(1, turns) - 1) / f64::from(turns - 1),
        };
        let (first, last) = (first.numbers(), last.numbers());
        // What stays the same stays just that.
        Self::of(std::array::from_fn(|i| match first[i] == last[i] {
            true => first[i],
            false => first[i] * (1.0 - share) + last[i] * share,
        }))
    }
}
