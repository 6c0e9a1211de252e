//! What a saved game proves of itself, and what it leaves open: which scenario was
//! played, where its dice come from, whether it is all there.

use super::Standing;
use crate::engine::{DiceMode, NodeId, UndoPolicy, digest};
use crate::json::Doc;
use crate::present::system::Lineage;
use crate::systems::SYSTEMS;
use crate::table::{OddFace, Opened, Stamped, Table, find};
use crate::words::{name, tr};

/// What a saved game on the table proves. Plays no part of it again: that was done
/// when it was read.
pub struct Proof<'a> {
    /// The game, as it was read.
    pub opened: &'a Opened,
    /// The game.
    pub table: &'a dyn Table,
    /// Where its scenario comes from.
    pub origin: Lineage,
    /// The identifier of its scenario.
    pub id: String,
    /// The number of its scenario, however that is laid out.
    pub digest: String,
    /// How many dice were rolled.
    pub rolled: usize,
    /// The actions whose dice somebody chose.
    pub chosen: Vec<NodeId>,
    /// Whether one of them is on the main line.
    pub chosen_on_main: bool,
    /// How many lines there are.
    pub variations: usize,
}

impl<'a> Proof<'a> {
    /// Of a saved game that was read.
    #[must_use]
    pub fn of(opened: &'a Opened) -> Self {
        let table = &*opened.table;
        let scenario = table.scenario();
        let id = match scenario.get("id") {
            Some(Doc::Text(id)) => id.clone(),
            _ => String::new(),
        };
        let nodes = (1..=table.actions()).filter_map(|n| table.told(NodeId(n)));
        let (mut rolled, mut chosen) = (0, Vec::new());
        for told in nodes {
            match told.chosen {
                true => chosen.push(told.node),
                false => rolled += told.dice.len(),
            }
        }
        let variations = table.variations();
        let main = variations.first().map_or(&[][..], |main| &main.nodes);
        Self {
            opened,
            table,
            origin: table.origin().unwrap_or_else(|| origin(table, &id)),
            digest: format!("{:016x}", digest(&scenario.to_string())),
            id,
            rolled,
            chosen_on_main: main.iter().any(|node| chosen.contains(node)),
            chosen,
            variations: variations.len(),
        }
    }

    /// What comes of it.
    #[must_use]
    pub fn standing(&self) -> Standing {
        let damage = self.opened.damage.as_ref();
        let cut = damage.is_some_and(|damage| damage.stop.is_some());
        let notes = || damage.iter().flat_map(|damage| &damage.notes);
        let odd = notes().any(|note| note.path != "drawings");
        let undrawn = notes().next().is_some();
        match (self.origin, self.opened.stamped) {
            _ if cut => Standing::Faulty,
            // The missing stamp is noted, too.
            (_, Stamped::Whole) if odd => Standing::Faulty,
            (Lineage::Changed, _) | (_, Stamped::Changed) => Standing::Faulty,
            _ if self.opened.odd.n > 0 => Standing::Faulty,
            (_, Stamped::Whole) if undrawn => Standing::Undrawn,
            (Lineage::Own, _) => Standing::Own,
            _ if self.table.is_set_up() || self.chosen_on_main => Standing::Own,
            (_, Stamped::No) => Standing::Untold,
            (_, Stamped::Whole) if self.untold().is_some() => Standing::Untold,
            (_, Stamped::Whole) => Standing::Good,
        }
    }

    /// How many of its first actions nothing vouches for, unless the game is over.
    fn untold(&self) -> Option<usize> {
        let over = self.table.glance().outcome.is_some();
        self.table.unstamped().filter(|&n| n > 0 && !over)
    }

    /// Scenario, beginning, dice, record and modes: a sentence each.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.scenario_line()];
        lines.extend(self.options_line());
        if self.table.is_set_up() {
            lines.push(tr!("proof-set-up"));
        }
        lines.push(self.dice_line());
        lines.extend(self.chosen_line());
        lines.extend(self.variations_line());
        lines.push(self.whole_line());
        lines.push(self.modes_line());
        lines
    }

    /// What comes of it in a sentence, and what keeps it from being good.
    #[must_use]
    pub fn summary(&self) -> String {
        let mut said = vec![self.standing().sentence()];
        if self.origin != Lineage::Shipped {
            said.push(self.scenario_line());
        }
        said.extend(self.options_line());
        if self.table.is_set_up() {
            said.push(tr!("proof-set-up"));
        }
        let options = self.table.options();
        if self.opened.odd.n > 0 || options.dice == DiceMode::ByHand {
            said.push(self.dice_line());
        }
        said.extend(self.chosen_line().filter(|_| self.chosen_on_main));
        if self.opened.stamped != Stamped::Whole || self.untold().is_some() {
            said.push(self.whole_line());
        }
        if self.modes_changed() != Some(false) {
            said.push(self.modes_line());
        }
        said.join(" ")
    }

    /// The options that are not as in the scenario: what each is called, and its value.
    #[must_use]
    pub fn options(&self) -> Vec<(String, String)> {
        let all = self.table.parameters().into_iter();
        let changed = all.filter(|parameter| parameter.value != parameter.default);
        changed
            .map(|parameter| (parameter.title, parameter.value.to_string()))
            .collect()
    }

    /// Whether dice or undo were changed after the file was written; `None` if its
    /// stamp does not tell.
    #[must_use]
    pub fn modes_changed(&self) -> Option<bool> {
        match self.opened.stamped {
            Stamped::No => None,
            Stamped::Whole => Some(false),
            Stamped::Changed => {
                let damage = self.opened.damage.iter();
                let notes = damage.flat_map(|damage| &damage.notes);
                let mode = |path: &str| matches!(path, "stamp.dice" | "stamp.undo");
                Some(notes.into_iter().any(|note| mode(&note.path)))
            }
        }
    }

    fn options_line(&self) -> Option<String> {
        let all = self.table.parameters();
        let changed = all.iter().filter(|parameter| parameter.is_changed());
        let options: Vec<String> = changed
            .map(|of| format!("{}: {}", of.title, of.said(&of.value)))
            .collect();
        let named = self.table.variant();
        let named = named.map(|name| tr!("proof-variant", name = name));
        let told = tr!("proof-options", options = options.join("; "));
        let told = (!options.is_empty()).then_some(told);
        let both: Vec<String> = named.into_iter().chain(told).collect();
        (!both.is_empty()).then(|| both.join(" "))
    }

    fn scenario_line(&self) -> String {
        let about = self.table.about().title;
        let (title, id, digest) = (name(&about), self.id.as_str(), self.digest.as_str());
        let title = title.as_ref();
        match self.origin {
            Lineage::Shipped => tr!(
                "proof-scenario-shipped",
                title = title,
                id = id,
                digest = digest
            ),
            Lineage::Changed => tr!("proof-scenario-changed", id = id, digest = digest),
            Lineage::Own => tr!(
                "proof-scenario-own",
                title = title,
                id = id,
                digest = digest
            ),
        }
    }

    fn dice_line(&self) -> String {
        let options = self.table.options();
        let (n, seed) = (self.rolled, options.seed.to_string());
        match (options.dice, self.opened.odd.first) {
            (DiceMode::ByHand, _) => tr!("proof-dice-by-hand", n = n),
            (DiceMode::Seeded, None) => tr!("proof-dice-seeded", n = n, seed = seed),
            (
                DiceMode::Seeded,
                Some(OddFace {
                    node,
                    written,
                    seeded,
                }),
            ) => tr!(
                "proof-dice-odd",
                n = self.opened.odd.n,
                of = n,
                seed = seed,
                ply = node.0,
                written = written.pips(),
                seeded = seeded.pips()
            ),
        }
    }

    /// Which dice somebody chose.
    fn chosen_line(&self) -> Option<String> {
        let first = self.chosen.first()?;
        let n = self.chosen.len();
        Some(match self.chosen_on_main {
            true => tr!("proof-chosen-main", n = n, action = first.0),
            false => tr!("proof-chosen", n = n, action = first.0),
        })
    }

    /// How many lines were played again, if there are several.
    fn variations_line(&self) -> Option<String> {
        let (n, deleted) = (self.variations, self.table.deleted().len());
        (n > 1 || deleted > 0).then(|| tr!("proof-lines", n = n, deleted = deleted))
    }

    fn whole_line(&self) -> String {
        match (self.opened.stamped, self.untold()) {
            (Stamped::Whole, None) => tr!("proof-whole"),
            (Stamped::Whole, Some(n)) if n < self.table.actions() => {
                tr!("proof-untold-part", n = n)
            }
            (Stamped::Changed, _) => tr!("proof-not-whole"),
            (Stamped::Whole | Stamped::No, _) => tr!("proof-untold"),
        }
    }

    fn modes_line(&self) -> String {
        let undo = match self.table.options().undo {
            UndoPolicy::Free => tr!("proof-undo-free"),
            UndoPolicy::ToLastBarrier => tr!("proof-undo-sealed"),
        };
        match self.modes_changed() {
            None => tr!("proof-modes-untold", undo = undo),
            Some(true) => tr!("proof-modes-changed", undo = undo),
            Some(false) => tr!("proof-modes", undo = undo),
        }
    }
}

/// The numbers of scenarios that came with earlier versions of the program: saved games
/// hold them. Whoever changes a scenario that comes with it adds the number that it had,
/// and no line is ever taken out.
const EARLIER: [u64; 7] = [
    0x8013_d3ea_e04d_fd3b,
    0xd2f6_e836_2d5e_a5d5,
    0xddbd_72de_68cf_f709,
    0xf6d3_04d5_c56c_a405,
    0x4ec6_f9a4_67e3_56e4,
    0xbc52_ea10_01b4_c114,
    0xf4be_9852_1994_f109,
];

/// Where a scenario comes from, by its text.
fn origin(table: &dyn Table, id: &str) -> Lineage {
    let entry = find(SYSTEMS, table.system()).ok();
    let start = entry.and_then(|entry| entry.start(id));
    match start.map(|start| start.text.parse::<Doc>()) {
        Some(Ok(ours)) if ours == *table.scenario() => Lineage::Shipped,
        Some(_) if EARLIER.contains(&digest(&table.scenario().to_string())) => Lineage::Shipped,
        Some(_) => Lineage::Changed,
        None => Lineage::Own,
    }
}

#[cfg(test)]
mod tests {
    use super::EARLIER;
    use crate::engine::digest;
    use crate::json::Doc;
    use crate::systems::SYSTEMS;

    /// The scenarios that have changed since they first came with the program, with the
    /// numbers they have now: when one changes again, this number goes to those of before.
    const NOW: [(&str, u64); 4] = [
        ("charleston_april_1863", 0xfbcf_84ed_6820_1637),
        ("charleston_july_1863", 0x674a_7cca_9360_0354),
        ("charleston_campaign_1863", 0x7b12_bf9b_75ec_4924),
        ("korsun_1944_tabletop", 0x1883_c373_014f_b33c),
    ];

    #[test]
    fn a_scenario_that_changes_leaves_its_number_so_that_older_games_are_trusted() {
        let mut found = 0;
        for start in SYSTEMS.iter().flat_map(|entry| entry.starts) {
            let Some((_, now)) = NOW.iter().find(|(id, _)| *id == start.id) else {
                continue;
            };
            let number = digest(&start.text.parse::<Doc>().unwrap().to_string());
            assert_eq!(
                format!("{number:016x}"),
                format!("{now:016x}"),
                "{}",
                start.id
            );
            assert!(!EARLIER.contains(&number), "{}", start.id);
            found += 1;
        }
        assert!(found == NOW.len() || SYSTEMS.len() < 4, "{found}");
    }
}
