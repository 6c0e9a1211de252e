//! The numbers of the rules, the tables, the reckoning.

use super::super::ids::{CONFEDERATE, Toll, UNION};
use super::super::setup::{Award, Ground, Happening, Numbers, Rows, Tables};
use super::Reader;
use crate::json::{Doc, FaultKind, Fields, Node};

/// What a mine does to a ship.
const SHIP_TOLLS: [(&str, Toll); 4] = [
    ("none", Toll::Nothing),
    ("damaged", Toll::Damaged),
    ("severely damaged", Toll::Severe),
    ("sunk", Toll::Sunk),
];

/// What a mine does to a landing party: how many steps it loses.
const PARTY_TOLLS: [(&str, u8); 3] = [("none", 0), ("reduced", 1), ("eliminated", 2)];

/// What becomes of a damaged ship of the Union.
const WRECKS: [(&str, Toll); 3] = [
    ("sunk", Toll::Sunk),
    ("still damaged", Toll::Still),
    ("repaired", Toll::Repaired),
];

/// What comes of a repair.
const REPAIRS: [(&str, Toll); 2] = [("no effect", Toll::Still), ("repaired", Toll::Repaired)];

/// How many boxes work on the submarine goes on.
const BOXES: [(&str, u8); 3] = [("no progress", 0), ("one box", 1), ("two boxes", 2)];

/// In which box the submarine is after its attack.
const AFTER_ATTACK: [(&str, u8); 4] = [
    ("lost for good", 0),
    ("back to under repair", 1),
    ("back to crew in training", 2),
    ("stays ready", 3),
];

/// Who may act with five of a formation, and whether that is anybody.
const BESIDE: [(&str, bool); 2] = [("independent", false), ("any", true)];

/// What it is played for.
const AWARDS: [&str; 2] = ["points", "objectives"];

/// What events do.
const HAPPENINGS: [(&str, Happening); 7] = [
    ("none", Happening::None),
    (
        "no_union_naval_or_amphibious_before_impulse",
        Happening::Gale,
    ),
    ("union_reduces_one_unit_on_map", Happening::Fever),
    ("confederate_msp", Happening::Support(CONFEDERATE)),
    ("union_msp", Happening::Support(UNION)),
    ("confederate_free_mine_and_dummy", Happening::Torpedoes),
    ("remove_swamp_angel", Happening::Burst),
];

/// The words that a field of the tables can have; nothing where it is no word of ours.
pub(super) fn words_of(list: &str, field: &str) -> Vec<&'static str> {
    fn of<T>(words: &[(&'static str, T)]) -> Vec<&'static str> {
        words.iter().map(|(word, _)| *word).collect()
    }
    match (list, field) {
        ("tables.mines_naval.rows", "result") => of(&SHIP_TOLLS),
        ("tables.mines_ground.rows", "result") => of(&PARTY_TOLLS),
        ("tables.union_damaged_ironclad.rows", "result") => of(&WRECKS),
        ("tables.confederate_repair.rows", "result") => of(&REPAIRS),
        ("tables.hunley_a.rows", "result") => of(&BOXES),
        ("tables.hunley_b.rows", "result") => of(&AFTER_ATTACK),
        ("tables.random_events.rows", "effect") => of(&HAPPENINGS),
        ("parameters", "beside_formation") => of(&BESIDE),
        ("victory", "kind") => AWARDS.to_vec(),
        _ => Vec::new(),
    }
}

impl Reader {
    pub(super) fn numbers(&self, node: &Node<'_>) -> Option<Numbers> {
        let f = node.object(&[
            "assault_dice",
            "mine_points_per_msp",
            "mine_dummies_per_msp",
            "fort_sumter_naval_limit",
            "sea_naval_limit",
            "river_ironclad_limit",
            "land_any_units_limit",
            "impulses",
            "impulse_extension",
            "swamp_angel_range",
            "objectives",
            "georgia_bonus_units",
            "mines_once",
            "beside_formation",
        ])?;
        let small = |name: &str, least, most| f.field(name)?.small(least..=most);
        Some(Numbers {
            assault_dice: small("assault_dice", 1, 3)?,
            mines_once: f
                .optional("mines_once")
                .and_then(|n| n.flag())
                .unwrap_or(false),
            any_beside: f
                .optional("beside_formation")
                .is_none_or(|n| n.choice(&BESIDE) == Some(true)),
            mine_points: small("mine_points_per_msp", 0, 4)?,
            mine_dummies: small("mine_dummies_per_msp", 0, 4)?,
            sumter_ships: small("fort_sumter_naval_limit", 1, 9)?,
            sea_ships: small("sea_naval_limit", 1, 9)?,
            river_ships: small("river_ironclad_limit", 1, 9)?,
            land_units: small("land_any_units_limit", 1, 9)?,
            impulses: small("impulses", 1, 8)?,
            more_impulses: small("impulse_extension", 1, 9)?,
            angel_range: small("swamp_angel_range", 0, 9)?,
            objectives: self.sites(&f.field("objectives")?)?,
            georgia: small("georgia_bonus_units", 1, 99)?,
        })
    }

    /// The tables, and the ships whose armour is thin.
    pub(super) fn tables(&self, node: &Node<'_>) -> Option<(Tables, Vec<String>)> {
        let f = node.object(&[
            "msp",
            "sunset",
            "bombardment",
            "assault",
            "mines_naval",
            "mines_ground",
            "union_damaged_ironclad",
            "confederate_repair",
            "hunley_a",
            "hunley_b",
            "movement_costs",
            "random_events",
        ])?;
        let msp = f.field("msp")?;
        let msp = msp.object(&["union", "confederate", "maximum", "provenance", "why"])?;
        let six = |name: &str| -> Option<[u8; 6]> {
            let read = msp.field(name)?.array::<6>()?.map(|n| n.small(0..=20));
            let [a, b, c, d, e, f] = read;
            Some([a?, b?, c?, d?, e?, f?])
        };
        let sunset = f.field("sunset")?;
        let sunset = sunset.object(&["numbers", "attested_entries", "provenance", "why"])?;
        let sunset = sunset.field("numbers")?.list(9)?.into_iter().map(|pair| {
            let [impulse, number] = pair.array::<2>()?;
            Some((impulse.small(1..=9)?, number.small(2..=13)?))
        });
        let guns = f.field("bombardment")?;
        let guns = guns.object(&[
            "adjacent",
            "same",
            "fort_target",
            "provenance",
            "why",
            "adjacent_provenance",
            "same_provenance",
            "fort_target_provenance",
        ])?;
        let storm = f.field("assault")?;
        let storm = storm.object(&[
            "amphibious",
            "formation",
            "river",
            "ironclads_most",
            "marsh",
            "provenance",
            "why",
            "amphibious_provenance",
            "formation_provenance",
            "river_provenance",
            "ironclads_provenance",
            "marsh_provenance",
        ])?;
        let drm = |f: &Fields<'_>, name: &str| little(&f.field(name)?, -6, 6);
        let wreck = f.field("union_damaged_ironclad")?;
        let weak = ["thin", "thin_drm", "hatteras"];
        let thin = wreck.object(&["rows", "provenance", "why", "thin", "thin_drm", "hatteras"])?;
        let thin = thin.field("thin")?.list(20)?;
        let thin = thin.iter().filter_map(|n| n.name(60)).collect();
        let (repair, work) = (f.field("confederate_repair")?, f.field("hunley_a")?);
        let party = f.field("mines_ground")?;
        let tables = Tables {
            msp: [six("union")?, six("confederate")?],
            msp_most: msp.field("maximum")?.small(1..=99)?,
            sunset: sunset.collect::<Option<_>>()?,
            adjacent: drm(&guns, "adjacent")?,
            same: drm(&guns, "same")?,
            fort_target: drm(&guns, "fort_target")?,
            amphibious: drm(&storm, "amphibious")?,
            one_formation: drm(&storm, "formation")?,
            river: drm(&storm, "river")?,
            ironclads: storm.field("ironclads_most")?.small(0..=9)?,
            marsh: drm(&storm, "marsh")?,
            mines_naval: rows(&f.field("mines_naval")?, &SHIP_TOLLS, &[])?,
            mines_ground: rows(&party, &PARTY_TOLLS, &["two_points"])?,
            two_points: added(&party, "two_points", &["two_points"])?,
            wreck: rows(&wreck, &WRECKS, &weak)?,
            thin: added(&wreck, "thin_drm", &weak)?,
            hatteras: added(&wreck, "hatteras", &weak)?,
            repair: rows(&repair, &REPAIRS, &["two_msp"])?,
            repair_two: added(&repair, "two_msp", &["two_msp"])?,
            hunley: rows(&work, &BOXES, &["two_msp", "track"])?,
            hunley_two: added(&work, "two_msp", &["two_msp", "track"])?,
            hunley_after: rows(&f.field("hunley_b")?, &AFTER_ATTACK, &[])?,
            enter: costs(&f, "enter", ["clear", "sand", "marsh", "town", "fort"])?,
            cross: costs(&f, "cross", ["open", "creek", "river"])?,
            events: happenings(&f.field("random_events")?)?,
        };
        Some((tables, thin))
    }

    pub(super) fn award(&self, node: &Node<'_>) -> Option<Option<Award>> {
        let f = node.object(&[
            "kind",
            "union",
            "confederate",
            "levels",
            "provenance",
            "why",
        ])?;
        if f.field("kind")?.word(&AWARDS)? == 1 {
            return Some(None);
        }
        let union = f.field("union")?;
        let union = union.object(&[
            "forts",
            "confederate_ironclad_damaged",
            "confederate_ironclad_removed",
            "controls",
            "confederate_unit_eliminated",
        ])?;
        let other = f.field("confederate")?;
        let other = other.object(&[
            "union_ironclad_damaged",
            "union_ironclad_sunk",
            "unspent_msp",
            "union_unit_eliminated",
        ])?;
        let number = |f: &Fields<'_>, name: &str| match f.optional(name) {
            Some(node) => node.small(0..=50),
            None => Some(0),
        };
        let forts = union.field("forts")?.list(12)?.into_iter().map(|node| {
            let f = node.object(&["fort", "reduced", "removed"])?;
            let worth = |name: &str| f.field(name)?.small(0..=50);
            Some((
                self.piece(&f.field("fort")?)?,
                worth("reduced")?,
                worth("removed")?,
            ))
        });
        let ground = match union.optional("controls") {
            None => Vec::new(),
            Some(list) => {
                let read = list.list(20)?.into_iter().map(|node| {
                    let f = node.object(&["areas", "points", "contested"])?;
                    Some(Ground {
                        sites: self.sites(&f.field("areas")?)?,
                        points: f.field("points")?.small(0..=50)?,
                        contested: f.field("contested")?.small(0..=50)?,
                    })
                });
                read.collect::<Option<_>>()?
            }
        };
        let [a, b, c, d] = f.field("levels")?.array::<4>()?;
        let level = |n: &Node<'_>| n.number(-99..=99).and_then(|n| i32::try_from(n).ok());
        Some(Some(Award {
            forts: forts.collect::<Option<_>>()?,
            confederate_ship: [
                number(&union, "confederate_ironclad_damaged")?,
                number(&union, "confederate_ironclad_removed")?,
            ],
            union_ship: [
                number(&other, "union_ironclad_damaged")?,
                number(&other, "union_ironclad_sunk")?,
            ],
            unspent: number(&other, "unspent_msp")?,
            ground,
            units: [
                number(&other, "union_unit_eliminated")?,
                number(&union, "confederate_unit_eliminated")?,
            ],
            levels: [level(&a)?, level(&b)?, level(&c)?, level(&d)?],
        }))
    }
}

/// A number with or without a point.
pub(super) fn decimal(node: &Node<'_>) -> Option<f32> {
    let number = match node.doc() {
        Doc::Whole(n) => n.to_string().parse().ok(),
        Doc::Number(n) => n.parse::<f32>().ok().filter(|n| n.is_finite()),
        _ => None,
    };
    if number.is_none() {
        let (wanted, found) = ("a number", node.doc().word());
        node.fault(FaultKind::WrongType { wanted, found });
    }
    number
}

pub(super) fn point(node: &Node<'_>) -> Option<[f32; 2]> {
    let [x, y] = node.array::<2>()?;
    Some([decimal(&x)?, decimal(&y)?])
}

pub(super) fn little(node: &Node<'_>, least: i8, most: i8) -> Option<i8> {
    let number = node.number(i64::from(least)..=i64::from(most))?;
    i8::try_from(number).ok()
}

/// The rows of a table.
pub(super) fn rows<T: Copy>(
    node: &Node<'_>,
    words: &[(&str, T)],
    more: &[&str],
) -> Option<Rows<T>> {
    let known: Vec<&str> = ["rows", "provenance", "why"]
        .iter()
        .chain(more)
        .copied()
        .collect();
    let list = node.object(&known)?.field("rows")?.filled_list(12)?;
    let read = list.iter().map(|row| {
        let row = row.object(&["min", "max", "result"])?;
        let most = row
            .optional("max")
            .map_or(Some(i8::MAX), |m| little(&m, -9, 40));
        Some((most?, row.field("result")?.choice(words)?))
    });
    read.collect()
}

pub(super) fn added(node: &Node<'_>, name: &str, known: &[&str]) -> Option<i8> {
    let all: Vec<&str> = ["rows", "provenance", "why"]
        .iter()
        .chain(known)
        .copied()
        .collect();
    little(&node.object(&all)?.field(name)?, -6, 6)
}

pub(super) fn costs<const N: usize>(
    f: &Fields<'_>,
    name: &str,
    words: [&str; N],
) -> Option<[u8; N]> {
    let table = f.field("movement_costs")?;
    let table = table.object(&["enter", "cross", "provenance", "why"])?;
    let table = table.field(name)?;
    let table = table.object(&words)?;
    let mut read = [0; N];
    for (word, to) in words.iter().zip(&mut read) {
        *to = table.field(word)?.small(0..=9)?;
    }
    Some(read)
}

pub(super) fn happenings(node: &Node<'_>) -> Option<Vec<(Happening, i8)>> {
    let list = node
        .object(&["rows", "provenance", "why"])?
        .field("rows")?
        .array::<11>()?;
    let read = list.iter().zip(2_i64..).map(|(node, roll)| {
        let f = node.object(&["roll", "event", "effect", "value"])?;
        let _ = f.field("roll")?.number(roll..=roll);
        Some((
            f.field("effect")?.choice(&HAPPENINGS)?,
            little(&f.field("value")?, -9, 9)?,
        ))
    });
    read.collect()
}
