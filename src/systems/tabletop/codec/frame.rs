//! Calendar, sides, ground, options and victory of a scenario file.

use super::{MAX_TURNS, says};
use crate::engine::SideNo;
use crate::json::{Fields, Node, Once, quoted};
use crate::systems::tabletop::calendar::Date;
use crate::systems::tabletop::numbers::DAYS_PER_TURN;
use crate::systems::tabletop::setup::{
    AllOutExtra, BattleOptions, BattleSide, CrowdedExtra, GroundChange, GroundRolls,
};
use crate::systems::tabletop::{Ground, PerSide, Provenance};
use crate::words::tr;

const PROVENANCES: [(&str, Provenance); 3] = [
    ("attested", Provenance::Attested),
    ("derived", Provenance::Derived),
    ("reconstructed", Provenance::Reconstructed),
];

const GROUNDS: [(&str, Ground); 2] = [("easy", Ground::Easy), ("mud", Ground::Mud)];

/// The most entries of a schedule.
pub(super) const MAX_ENTRIES: usize = 99;

/// What other parts of the file refer to: sides and turns.
pub(super) struct Names {
    sides: Vec<String>,
    /// The last game turn.
    pub last: u8,
}

impl Names {
    pub fn new(sides: &PerSide<BattleSide>, last: u8) -> Self {
        let sides = sides.0.iter().map(|side| side.id.clone()).collect();
        Self { sides, last }
    }

    /// When the sides could not be read, no word is said to be none.
    pub const fn unknown(last: u8) -> Self {
        let sides = Vec::new();
        Self { sides, last }
    }

    /// The side a text names.
    pub fn side(&self, node: &Node<'_>) -> Option<SideNo> {
        let text = node.text(usize::MAX)?;
        let place = self.sides.iter().position(|side| side == text);
        if place.is_none() && !self.sides.is_empty() {
            let (found, sides) = (quoted(text), self.sides.join(", "));
            node.fault(says(tr!(
                "tabletop-no-such-side",
                found = found,
                sides = sides
            )));
        }
        place.and_then(|place| SideNo::BOTH.into_iter().nth(place))
    }

    /// The fields `first_turn` and `last_turn`, which may be missing: to the end.
    pub fn span(&self, fields: &Fields<'_>) -> Option<(u8, u8)> {
        let first = fields
            .given("first_turn")
            .and_then(|n| n.small(1..=self.last));
        let last = match fields.optional("last_turn") {
            Some(node) => node.small(1..=self.last),
            None => Some(self.last),
        };
        let (first, last) = (first?, last?);
        if first > last {
            fields.fault(says(tr!("tabletop-backwards", first = first, last = last)));
            return None;
        }
        Some((first, last))
    }
}

/// Notes that nothing depends on: a provenance and a remark.
pub(super) fn provenance(fields: &Fields<'_>, name: &'static str) -> Option<Provenance> {
    fields.optional(name).and_then(|n| n.choice(&PROVENANCES))
}

/// The field `note`.
pub(super) fn note(fields: &Fields<'_>) {
    if let Some(node) = fields.optional("note") {
        let _ = node.line(2000);
    }
}

/// First day and number of turns [T1.2].
pub(super) fn calendar(node: &Node<'_>) -> Option<(Date, u8)> {
    let fields = node.object(&["start", "turns", "days_per_turn", "provenance", "note"])?;
    provenance(&fields, "provenance");
    note(&fields);
    let start = fields.given("start").and_then(|n| {
        let text = n.text(usize::MAX)?;
        let date = Date::read(text);
        if date.is_none() {
            n.fault(says(tr!("tabletop-no-day", found = quoted(text))));
        }
        date
    });
    if let Some(days) = fields.optional("days_per_turn") {
        let _ = days.small(DAYS_PER_TURN..=DAYS_PER_TURN);
    }
    let turns = fields.given("turns").and_then(|n| n.small(1..=MAX_TURNS));
    Some((start?, turns?))
}

/// The two sides.
pub(super) fn sides(node: &Node<'_>) -> Option<PerSide<BattleSide>> {
    let mut once = Once::default();
    let [first, second] = node.array()?.map(|node| side(&node, &mut once));
    Some(PerSide([first?, second?]))
}

fn side(node: &Node<'_>, once: &mut Once<String>) -> Option<BattleSide> {
    let fields = node.object(&["id", "name", "defence_limit", "provenance", "note"])?;
    provenance(&fields, "provenance");
    note(&fields);
    let id = fields.given("id").and_then(|n| {
        let id = n.identifier(20, "small letters and _", |b| {
            b.is_ascii_lowercase() || *b == b'_'
        })?;
        let new = once.is_new(id.clone(), &n, || format!("side {id}"));
        new.then_some(id)
    });
    let name = fields.given("name").and_then(|n| n.name(40));
    // No more than can be in one throw.
    let limit = fields.given("defence_limit").and_then(|n| n.small(1..=16));
    Some(BattleSide {
        id: id?,
        name: name?,
        defence_limit: limit?,
    })
}

/// The ground at the start and its changes [T2.3].
pub(super) fn ground(node: &Node<'_>, last: u8) -> Option<(Ground, Vec<GroundChange>)> {
    let fields = node.object(&["start", "changes", "provenance", "note"])?;
    provenance(&fields, "provenance");
    note(&fields);
    let start = fields.given("start").and_then(|n| n.choice(&GROUNDS));
    let changes = match fields.optional("changes") {
        None => Vec::new(),
        Some(node) => {
            let list = node.list(MAX_ENTRIES)?;
            let read: Vec<_> = list.iter().map(|n| ground_change(n, last)).collect();
            read.into_iter().collect::<Option<_>>()?
        }
    };
    Some((start?, changes))
}

fn ground_change(node: &Node<'_>, last: u8) -> Option<GroundChange> {
    let fields = node.object(&[
        "from",
        "to",
        "first_turn",
        "last_turn",
        "die_at_most",
        "roll",
        "provenance",
        "note",
    ])?;
    provenance(&fields, "provenance");
    note(&fields);
    let from = fields.given("from").and_then(|n| n.choice(&GROUNDS));
    let to = fields.given("to").and_then(|n| n.choice(&GROUNDS));
    if from.is_some() && from == to {
        fields.fault(says(tr!("tabletop-no-change")));
    }
    let span = Names::unknown(last).span(&fields);
    let die = fields.given("die_at_most").and_then(|n| n.small(1..=6));
    let rolled = fields.given("roll").and_then(|n| {
        n.choice(&[
            ("game_turn", GroundRolls::GameTurn),
            ("player_turn", GroundRolls::PlayerTurn),
        ])
    });
    let (first_turn, last_turn) = span?;
    Some(GroundChange {
        from: from?,
        to: to?,
        first_turn,
        last_turn,
        die_at_most: die?,
        rolled: rolled?,
    })
}

/// The options; one that is missing has its default [T16.6].
pub(super) fn options(node: &Node<'_>) -> Option<BattleOptions> {
    let fields = node.object(&[
        "all_out_extra",
        "crowded_extra",
        "captured_base_supplies",
        "replacements_need_supply",
        "isolated_lost_at_end",
    ])?;
    let default = BattleOptions::default();
    let flag = |name, default| fields.optional(name).map_or(Some(default), |n| n.flag());
    let all_out = fields
        .optional("all_out_extra")
        .map_or(Some(default.all_out_extra), |n| {
            n.choice(&[
                ("always", AllOutExtra::Always),
                ("if_defender_loses", AllOutExtra::IfDefenderLoses),
            ])
        });
    let crowded = fields
        .optional("crowded_extra")
        .map_or(Some(default.crowded_extra), |n| {
            n.choice(&[
                ("always", CrowdedExtra::Always),
                ("if_defender_loses", CrowdedExtra::IfDefenderLoses),
            ])
        });
    let captured = flag("captured_base_supplies", default.captured_base_supplies);
    let need = flag("replacements_need_supply", default.replacements_need_supply);
    let isolated = flag("isolated_lost_at_end", default.isolated_lost_at_end);
    Some(BattleOptions {
        all_out_extra: all_out?,
        crowded_extra: crowded?,
        captured_base_supplies: captured?,
        replacements_need_supply: need?,
        isolated_lost_at_end: isolated?,
        numbers: default.numbers,
    })
}

/// The points a side is given beforehand, if any [T15.4].
pub(super) fn handicap(node: &Node<'_>, names: &Names) -> Option<Option<(SideNo, u8)>> {
    let fields = node.object(&["handicap", "note"])?;
    note(&fields);
    let Some(node) = fields.optional("handicap") else {
        return Some(None);
    };
    let fields = node.object(&["side", "vp"])?;
    let side = fields.given("side").and_then(|n| names.side(&n));
    let points = fields.given("vp").and_then(|n| n.small(1..=99));
    Some(Some((side?, points?)))
}
