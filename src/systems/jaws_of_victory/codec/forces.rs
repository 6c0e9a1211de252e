//! The units of a scenario file.

use super::map::HexList;
use super::tables::{Classes, SIDES};
use super::{PROVENANCES, notes, says};
use crate::hex::Id as _;
use crate::json::{Fields, Node, Once};
use crate::space::{CellId, CellSet};
use crate::systems::jaws_of_victory::ids::{
    MAX_UNITS, Mobility, Parenthood, Provenance, Role, Scale, Trade, UnitId, UnitSet,
};
use crate::systems::jaws_of_victory::numbers::MOST_STEPS;
use crate::systems::jaws_of_victory::setup::UnitInfo;
use crate::words::tr;

const ROLES: [(&str, Role); 3] = [
    ("pocket", Role::Pocket),
    ("relief", Role::Relief),
    ("enemy", Role::Enemy),
];

/// How large units are, as files say it.
pub(in super::super) const SCALES: [(&str, Scale); 5] = [
    ("company", Scale::Company),
    ("battalion", Scale::Battalion),
    ("regiment", Scale::Regiment),
    ("brigade", Scale::Brigade),
    ("division", Scale::Division),
];

/// How units move, as files say it.
pub(in super::super) const MOBILITIES: [(&str, Mobility); 3] = [
    ("non-motorised", Mobility::OnFoot),
    ("motorised", Mobility::Motorised),
    ("armour", Mobility::Armour),
];

const FIELDS: [&str; 26] = [
    "id",
    "name",
    "side",
    "role",
    "higher",
    "formation",
    "division",
    "printed",
    "hex",
    "extended_into",
    "kind",
    "infantry_type",
    "armour",
    "size",
    "steps",
    "max_steps",
    "steps_when_converted",
    "strength_class",
    "strength_table",
    "attack_capable",
    "movement_class",
    "movement",
    "white_dots",
    "black_dots",
    "star",
    "provenance",
];

/// What units refer to.
pub(super) struct Forces<'a> {
    pub classes: &'a Classes,
    pub map: &'a HexList,
}

/// What written actions call a unit: its identifier without spaces.
pub fn code(id: &str) -> String {
    let close = id.replace(" / ", ".").replace(" + ", "+");
    close.replace(' ', "_")
}

/// An identifier of a unit.
fn identifier(node: &Node<'_>) -> Option<String> {
    let id = node.name(40)?;
    let plain = |c: char| c.is_ascii_alphanumeric() || " /+.-".contains(c);
    if !id.chars().all(plain) {
        node.fault(crate::json::FaultKind::Alphabet {
            found: crate::json::quoted(&id),
            allowed: "letters, digits, spaces and / + . -",
        });
        return None;
    }
    Some(id)
}

impl Forces<'_> {
    /// The fields `units`, `not_divisions` and `formable_regiments`.
    pub fn units(&self, fields: &Fields<'_>) -> Option<Vec<UnitInfo>> {
        let loose = match fields.optional("not_divisions") {
            Some(node) => {
                let names: Vec<_> = node.list(99)?.iter().map(|n| n.line(80)).collect();
                names.into_iter().collect::<Option<Vec<String>>>()?
            }
            None => Vec::new(),
        };
        let mut once = Once::default();
        let list = fields.given("units")?.filled_list(MAX_UNITS)?;
        let read: Vec<_> = list
            .iter()
            .map(|n| self.unit(n, &loose, &mut once))
            .collect();
        let units: Option<Vec<UnitInfo>> = read.into_iter().collect();
        let mut units = units?;
        self.apart(fields, &units)?;
        if let Some(node) = fields.optional("formable_regiments") {
            for node in node.list(MAX_UNITS.saturating_sub(units.len()))? {
                let regiment = self.formable(&node, &units, &mut once)?;
                units.push(regiment);
            }
        }
        Some(units)
    }

    /// Germans and Soviets begin in hexes of their own.
    fn apart(&self, fields: &Fields<'_>, units: &[UnitInfo]) -> Option<()> {
        let at = |enemy: bool| -> CellSet {
            let of = units.iter().filter(|u| (u.role == Role::Enemy) == enemy);
            of.flat_map(|unit| [unit.at, unit.also]).flatten().collect()
        };
        let relief: CellSet = units
            .iter()
            .filter(|unit| unit.role == Role::Relief)
            .filter_map(|unit| unit.at)
            .collect();
        let shared = at(true) & at(false);
        let number = |cell: CellId| self.map.hexes.get(cell.index()).map(|hex| hex.number);
        for hex in shared {
            let hex = number(hex).map(|number| number.to_string());
            fields.fault(says(tr!("jaws-both-there", hex = hex.unwrap_or_default())));
        }
        if relief.is_empty() {
            fields.fault(says(tr!("jaws-no-relief")));
        }
        (shared.is_empty() && !relief.is_empty()).then_some(())
    }

    fn unit(&self, node: &Node<'_>, loose: &[String], once: &mut Once<String>) -> Option<UnitInfo> {
        let fields = node.object(&[&FIELDS[..], &["note"]].concat())?;
        notes(&fields, &["note"]);
        let id = fields.given("id").and_then(|n| {
            let id = identifier(&n)?;
            let new = once.is_new(code(&id), &n, || format!("unit {id}"));
            new.then_some(id)
        });
        let name = fields.given("name").and_then(|n| n.name(80));
        let printed = fields.given("printed").and_then(|n| n.name(40));
        let role = fields.given("role").and_then(|n| n.choice(&ROLES));
        let side = fields.given("side").and_then(|n| n.word(&SIDES));
        if let (Some(role), Some(side)) = (role, side)
            && (role == Role::Enemy) != (side == 1)
        {
            fields.fault(says(tr!("jaws-wrong-side")));
        }
        let korps = fields.given("higher").and_then(|n| n.name(80));
        let formation = fields.given("formation").and_then(|n| n.name(80));
        let division = match fields.optional("division") {
            Some(node) => Some(Some(node.name(80)?)),
            None => Some(None),
        };
        let at = fields.given("hex").and_then(|n| self.map.hex(&n));
        let also = match fields.optional("extended_into") {
            Some(node) => Some(Some(self.map.hex(&node)?)),
            None => Some(None),
        };
        let trade = fields.given("kind").and_then(|n| n.choice(&Trade::WORDS));
        self.agrees(&fields, trade);
        let scale = fields.given("size").and_then(|n| n.choice(&SCALES));
        let mobility = fields
            .given("movement_class")
            .and_then(|n| n.choice(&MOBILITIES));
        let row = side.and_then(|side| self.classes.of(SIDES[side], &fields));
        let most = row.map_or(6, |row| {
            let greatest = row.strengths.iter().rposition(|&s| s > 0);
            greatest.and_then(|n| u8::try_from(n + 1).ok()).unwrap_or(1)
        });
        let max = fields.given("max_steps").and_then(|n| n.small(1..=most));
        let steps = fields
            .given("steps")
            .and_then(|n| n.small(1..=max.unwrap_or(most)));
        let attacks = fields.given("attack_capable").and_then(|n| n.flag());
        let converted = match fields.optional("steps_when_converted") {
            Some(node) => Some(Some(node.small(1..=MOST_STEPS)?)),
            None => Some(None),
        };
        if let Some(node) = fields.optional("movement") {
            let _ = node.small(0..=99);
        }
        if let Some(node) = fields.optional("star") {
            let _ = node.flag();
        }
        let dots = |name: &str| {
            let node = fields.optional(name);
            node.map_or(Some(0), |n| n.small(0..=9))
        };
        let dots = [dots("white_dots"), dots("black_dots")];
        let from = marks(&fields);
        let (formation, trade, scale) = (formation?, trade?, scale?);
        let class = fields.optional("strength_class").is_some();
        let takes =
            role? == Role::Pocket && class && scale == Scale::Regiment && trade.is_infantry();
        let parent = match division? {
            Some(name) => Parenthood::Division(name),
            None if loose.contains(&formation) => Parenthood::None,
            None => Parenthood::Division(formation.clone()),
        };
        let attacks = attacks? && !row?.defends_only;
        Some(UnitInfo {
            code: code(&id?),
            short: short(&printed?),
            name: name?,
            role: role?,
            korps: korps?,
            formation,
            parent,
            at: Some(at?),
            also: also?,
            trade,
            scale,
            mobility: mobility?,
            steps: steps?,
            most: max?,
            strengths: row?.strengths,
            attacks,
            takes,
            converted: converted?,
            dots: [dots[0]?, dots[1]?],
            of: UnitSet::EMPTY,
            provenance: from?,
        })
    }

    /// What is said twice must be the same.
    fn agrees(&self, fields: &Fields<'_>, trade: Option<Trade>) {
        let Some(trade) = trade else {
            return;
        };
        for (name, is) in [
            ("infantry_type", trade.is_infantry()),
            ("armour", trade.is_armour()),
        ] {
            if let Some(node) = fields.optional(name)
                && node.flag().is_some_and(|said| said != is)
            {
                node.fault(says(tr!("jaws-other-kind")));
            }
        }
    }

    /// A regiment that can be formed \[J11\].
    fn formable(
        &self,
        node: &Node<'_>,
        units: &[UnitInfo],
        once: &mut Once<String>,
    ) -> Option<UnitInfo> {
        let fields = node.object(&[
            "id",
            "formation",
            "strength_class",
            "strength_table",
            "max_steps",
            "from",
            "provenance",
            "note",
        ])?;
        notes(&fields, &["note"]);
        let id = fields.given("id").and_then(|n| {
            let id = identifier(&n)?;
            let new = once.is_new(code(&id), &n, || format!("unit {id}"));
            new.then_some(id)
        })?;
        let from = super::provenance(&fields, "provenance")?;
        let formation = fields.given("formation").and_then(|n| n.name(80))?;
        let row = self.classes.of(SIDES[0], &fields)?;
        let most = fields
            .given("max_steps")
            .and_then(|n| n.small(1..=MOST_STEPS))?;
        let mut of = UnitSet::EMPTY;
        for node in fields.given("from")?.filled_list(MAX_UNITS)? {
            let name = node.text(80)?;
            let found = units.iter().position(|unit| unit.code == code(name));
            let Some(place) = found else {
                node.fault(says(tr!("notation-no-unit", code = name)));
                return None;
            };
            of.insert(UnitId::from_index(place));
        }
        let first = of.first().and_then(|unit| units.get(unit.index()))?;
        Some(UnitInfo {
            code: code(&id),
            short: short(&id),
            name: id,
            role: Role::Pocket,
            korps: first.korps.clone(),
            formation,
            parent: first.parent.clone(),
            at: None,
            also: None,
            trade: match first.mobility {
                Mobility::OnFoot => Trade::Infantry,
                _ => Trade::Motorised,
            },
            scale: Scale::Regiment,
            mobility: first.mobility,
            steps: most,
            most,
            strengths: row.strengths,
            attacks: true,
            takes: true,
            converted: None,
            dots: [0, 0],
            of,
            provenance: [from; 2],
        })
    }
}

/// What is printed on the counter without its steps: "Ger" of "Ger (M3)".
fn short(printed: &str) -> String {
    let name = printed.split('(').next().unwrap_or(printed).trim();
    match name.is_empty() {
        true => printed.to_owned(),
        false => name.to_owned(),
    }
}

/// Where place and strength of a unit come from.
fn marks(fields: &Fields<'_>) -> Option<[Provenance; 2]> {
    let node = fields.given("provenance")?;
    let words: Vec<&str> = PROVENANCES.iter().map(|(word, _)| *word).collect();
    let marks = node.object(&words)?;
    let mut found = [Provenance::Reconstructed; 2];
    for (word, mark) in PROVENANCES {
        let Some(list) = marks.optional(word).and_then(|n| n.list(FIELDS.len())) else {
            continue;
        };
        for name in list {
            match name.text(40)? {
                "hex" => found[0] = mark,
                "strength" => found[1] = mark,
                _ => {}
            }
        }
    }
    Some(found)
}
