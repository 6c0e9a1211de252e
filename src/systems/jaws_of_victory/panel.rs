//! What is to be decided now, and how it is done.

use super::action::Action;
use super::codec::notation::find_hex;
use super::dice::UNKNOWN;
use super::ids::{UnitId, UnitSet};
use super::losses::{choosable, participants};
use super::odds::{Contribution, Odds, column_name, odds};
use super::rules::{Breakout, part};
use super::secret::{bounds, unknown, unknown_in};
use super::stacking::{crowded, crowdings};
use super::state::{March, Stage, State};
use super::strategy::{Nerve, Outlook};
use crate::engine::{Rules as _, SideNo, every_throw};
use crate::present::system::{
    Block, Button, Chances, Cited, Effect, Fact, Panel, Prompt, ReceiptRow, Row, Selection, Track,
    TrackBox, Weight,
};
use crate::space::CellId;
use crate::words::{decimal, tr};

impl Breakout {
    /// The whole panel.
    pub(super) fn panel_of(&self, state: &State, picked: &Selection) -> Panel {
        Panel {
            prompt: Prompt {
                who: state.to_act(),
                now: self.say_stage(state),
                public: true,
            },
            body: self.body(state, picked),
            foot: self.foot(state, picked),
            tracks: vec![Track {
                label: tr!("jaws-track"),
                boxes: (0..=5).map(|part| self.box_of(state, part)).collect(),
                at: usize::from(part(state).min(5)),
            }],
        }
    }

    fn box_of(&self, state: &State, part: u8) -> TrackBox {
        let name = match part {
            0 => tr!("jaws-box-consolidation"),
            1 => tr!("jaws-box-one-hex"),
            wave => (wave - 1).to_string(),
        };
        let steps = |wave: u8| -> u16 {
            let units = (self.pocket() & state.on_map()).iter();
            let of = units.filter(|&unit| {
                let from = state.origin_of(unit);
                from.is_some_and(|from| self.wave_of(from) == wave)
            });
            of.map(|unit| u16::from(state.steps(unit))).sum()
        };
        let (note, about) = match part {
            0 | 1 => {
                let name = Self::part_name(part);
                (name.clone(), Cited::new(name, "16.5"))
            }
            _ => {
                let n = steps(part - 1);
                let about = tr!("jaws-box-about", wave = part - 1, n = n);
                (tr!("jaws-box-wave", n = n), Cited::new(about, "16.5.3"))
            }
        };
        TrackBox {
            note,
            about: vec![Block::Text(vec![about])],
            ..TrackBox::named(name)
        }
    }

    fn body(&self, state: &State, picked: &Selection) -> Vec<Block> {
        match state.stage {
            Stage::Consolidation => self.merging(state, picked),
            Stage::OneHex => self.stepping(state, picked),
            Stage::Wave => self.choosing(state),
            Stage::March => self.marching(state, picked),
            Stage::AttackerLoss | Stage::DefenderLoss | Stage::Crowd | Stage::CrowdLoss => {
                self.losing(state)
            }
            Stage::Over => {
                let ranked = self.ranked(state).map(Block::Ranked);
                let mut blocks: Vec<Block> = ranked.into_iter().collect();
                blocks.push(Block::Receipt(self.receipt(state)));
                blocks.push(Block::Text(self.balance(state)));
                blocks
            }
        }
    }

    fn foot(&self, state: &State, picked: &Selection) -> Vec<Button> {
        match state.stage {
            Stage::Consolidation | Stage::OneHex => {
                let mut done = self.button(state, Action::Done, Weight::Primary);
                // What comes once a night is not given up with one key.
                done.asks = match state.stage {
                    Stage::Consolidation if (state.joined | state.enlarged).is_empty() => {
                        vec![tr!("jaws-asks-merging")]
                    }
                    Stage::OneHex if state.moved.is_empty() => vec![tr!("jaws-asks-moving")],
                    _ => Vec::new(),
                };
                vec![done]
            }
            Stage::Wave => {
                let mut done = self.button(state, Action::Done, Weight::Quiet);
                let waiting = state.waiting(self);
                if !waiting.is_empty() {
                    done.asks = vec![tr!("jaws-asks-wave", n = waiting.len())];
                }
                vec![done]
            }
            Stage::March => {
                let attack = self.attack_button(state, picked);
                let mut stop = self.button(state, Action::Stop, Weight::Quiet);
                if state
                    .march
                    .is_some_and(|march| state.held().contains(march.at))
                {
                    stop.asks = vec![tr!("jaws-asks-stop")];
                }
                attack.into_iter().chain([stop]).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The attack on the hex that is picked; grey while none is. `None` where there is
    /// nothing to attack.
    fn attack_button(&self, state: &State, picked: &Selection) -> Option<Button> {
        let march = state.march?;
        let mut targets = self.cells().around(march.at).iter();
        targets.find(|&hex| self.target(state, hex).is_some())?;
        let named = picked.place.as_ref().and_then(|n| find_hex(self, n).ok());
        let target = named.filter(|&hex| self.target(state, hex).is_some());
        Some(match target {
            Some(hex) => Button {
                chance: self.value_of(state, &march, hex),
                ..self.button(state, Action::Enter { hex }, Weight::Primary)
            },
            None => Button {
                label: tr!("jaws-attack-which"),
                chance: String::new(),
                asks: Vec::new(),
                weight: Weight::Primary,
                does: Err(Cited::new(tr!("jaws-attack-which-why"), "16.5.3")),
            },
        })
    }

    /// What an action does, or the first reason why not.
    pub(super) fn does(&self, state: &State, action: Action) -> Result<Effect, Cited> {
        match self.check(state, action) {
            Ok(()) => Ok(Effect::Play(vec![self.notation(action)])),
            Err(why) => Err(self.say_refusal(&why)),
        }
    }

    /// What stepping towards a hex does: an attack is chosen first, and thrown for with a
    /// button of its own.
    fn enters(&self, state: &State, hex: CellId) -> Result<Effect, Cited> {
        match self.target(state, hex) {
            Some(target) => Ok(target),
            None => self.does(state, Action::Enter { hex }),
        }
    }

    fn button(&self, state: &State, action: Action, weight: Weight) -> Button {
        Button {
            label: self.say_action(state, action),
            chance: String::new(),
            asks: Vec::new(),
            weight,
            does: self.does(state, action),
        }
    }

    fn row(&self, state: &State, units: UnitSet, action: Action, value: String) -> Block {
        Block::Row(Row {
            units: self.codes(units),
            brief: String::new(),
            label: self.say_action(state, action),
            value,
            ticked: None,
            does: match action {
                Action::Enter { hex } => self.enters(state, hex),
                _ => self.does(state, action),
            },
        })
    }

    /// A unit that can be picked.
    fn pick(&self, state: &State, unit: UnitId, chosen: Option<UnitId>, value: String) -> Block {
        let is_chosen = chosen == Some(unit);
        let units = match is_chosen {
            true => Vec::new(),
            false => vec![self.code(unit)],
        };
        let hex = state.cell_of(unit).map(|hex| self.place(hex));
        Block::Row(Row {
            units: vec![self.code(unit)],
            brief: self.called(unit),
            label: format!("{}, {}", self.called(unit), hex.unwrap_or_default()),
            value,
            ticked: Some(is_chosen),
            does: Ok(Effect::Select(Selection {
                units,
                ..Selection::default()
            })),
        })
    }

    /// The unit of the Gruppe that is picked.
    pub(super) fn chosen(&self, state: &State, picked: &Selection) -> Option<UnitId> {
        let code = picked.units.first()?;
        let own = self.pocket() & state.on_map();
        self.find_unit(code).filter(|unit| own.contains(*unit))
    }

    /// How many steps stand how far from the relief force.
    fn ranks(&self, state: &State) -> Block {
        let mut steps = [0_u16; 5];
        for unit in self.pocket() & state.on_map() {
            let far = state
                .cell_of(unit)
                .and_then(|at| self.distance_to_relief(at));
            let far = far.unwrap_or(u32::MAX).clamp(3, 7) - 3;
            if let Some(of) = usize::try_from(far).ok().and_then(|far| steps.get_mut(far)) {
                *of += u16::from(state.steps(unit));
            }
        }
        let facts = (3..).zip(steps).map(|(far, steps): (u8, u16)| Fact {
            head: match far {
                7 => tr!("jaws-far-more", n = far),
                _ => tr!("jaws-far", n = far),
            },
            told: Cited::new(tr!("jaws-far-steps", n = steps), "J15"),
            news: (steps > 0).then_some(far <= 4),
        });
        Block::Facts(facts.collect())
    }

    /// Whose guns become infantry in a merge and count more steps than before.
    fn conversions(&self, state: &State, hex: CellId) -> Option<Block> {
        let units = state.pocket_in(self, hex).iter();
        let told: Vec<Cited> = units.filter_map(|u| self.conversion(state, u)).collect();
        (!told.is_empty()).then_some(Block::Text(told))
    }

    /// What a unit counts once it has merged, if that is more than now [16.5.1].
    pub(super) fn conversion(&self, state: &State, unit: UnitId) -> Option<Cited> {
        let now = state.steps(unit);
        let more = super::audit::worth(self, state, unit);
        (more > now).then(|| {
            let unit = self.called(unit);
            let text = tr!("jaws-guns-merge", unit = unit, now = now, more = more);
            Cited::new(text, "16.5.1")
        })
    }

    /// Every merge there is, hex by hex; of a picked unit first of all, and why not.
    fn merging(&self, state: &State, picked: &Selection) -> Vec<Block> {
        let mut blocks = vec![Block::Heading(tr!("jaws-head-far")), self.ranks(state)];
        let chosen = self.chosen(state, picked);
        if let Some(unit) = chosen {
            blocks.push(Block::Heading(self.called(unit)));
            let hex = state.cell_of(unit);
            let near = hex.map_or(UnitSet::EMPTY, |hex| state.pocket_in(self, hex));
            for other in near.iter().filter(|other| *other != unit) {
                for (unit, into) in [(unit, other), (other, unit)] {
                    blocks.extend(self.merge(state, Action::Join { unit, into }));
                }
            }
        }
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        let mut last = None;
        for action in legal {
            // What the picked unit joins, or who joins it, stands above.
            let told = |unit: UnitId, into: UnitId| [unit, into].map(Some).contains(&chosen);
            if matches!(action, Action::Join { unit, into } if told(unit, into)) {
                continue;
            }
            let Some(row) = self.merge(state, action) else {
                continue;
            };
            let hex = merged(action).first().and_then(|unit| state.cell_of(unit));
            if hex != last
                && let Some(hex) = hex
            {
                blocks.push(Block::Heading(self.place(hex)));
                blocks.extend(self.conversions(state, hex));
                last = Some(hex);
            }
            blocks.push(row);
        }
        blocks
    }

    /// A merge beside both its counters, and the steps it comes to. Beside them it is
    /// enough to say who joins whom, or what is formed.
    fn merge(&self, state: &State, action: Action) -> Option<Block> {
        let worth = |unit| super::audit::worth(self, state, unit);
        let (steps, brief) = match action {
            Action::Join { unit, into } => {
                let brief = tr!(
                    "jaws-brief-join",
                    unit = self.called(unit),
                    into = self.called(into)
                );
                (state.steps(into) + worth(unit), brief)
            }
            Action::Form {
                first,
                second,
                regiment,
            } => (worth(first) + worth(second), self.called(regiment)),
            _ => return None,
        };
        let value = tr!("jaws-far-steps", n = steps);
        let mut row = self.row(state, merged(action), action, value);
        if let Block::Row(row) = &mut row {
            row.brief = brief;
            if let (Action::Join { into, .. }, Err(_)) = (action, &row.does) {
                row.value = self.condition(state, into);
            }
        }
        Some(row)
    }

    /// Who can move where, and what is too full.
    fn stepping(&self, state: &State, picked: &Selection) -> Vec<Block> {
        let mut blocks = vec![Block::Heading(tr!("jaws-head-far")), self.ranks(state)];
        let crowds = crowded(self, state);
        if !crowds.is_empty() {
            let mut texts = Vec::new();
            for why in self.explain(state, Action::Done) {
                texts.push(self.say_refusal(&why));
            }
            blocks.push(Block::Text(texts));
        }
        let chosen = self.chosen(state, picked);
        let own = self.pocket() & state.on_map();
        let mut units: Vec<(Option<CellId>, UnitId)> =
            own.iter().map(|u| (state.cell_of(u), u)).collect();
        units.sort_unstable();
        let mut last = None;
        for (hex, unit) in units {
            if hex != last
                && let Some(hex) = hex
            {
                blocks.push(Block::Heading(self.place(hex)));
            }
            last = hex;
            // Names are long and their numbers stand at the end: room for them is left.
            let value = match state.moved.contains(unit) {
                true => tr!("jaws-value-moved"),
                false => tr!("jaws-far-steps", n = state.steps(unit)),
            };
            blocks.push(self.pick(state, unit, chosen, value));
            if chosen != Some(unit) {
                continue;
            }
            let units = UnitSet::of(unit);
            if state.moved.contains(unit) {
                let back = Action::Back { unit };
                blocks.push(self.row(state, units, back, String::new()));
                continue;
            }
            let from = state.cell_of(unit);
            let around = from.into_iter().flat_map(|from| self.cells().around(from));
            let mut ways: Vec<CellId> = around.collect();
            // Where it can go comes first.
            ways.sort_by_key(|&to| self.check(state, Action::Move { unit, to }).is_err());
            for to in ways {
                let together = state.pocket_in(self, to) | units;
                let value = match crowdings(self, to, together).next() {
                    Some(_) => tr!("jaws-crowded-for-now"),
                    None => {
                        let far = self.distance_to_relief(to);
                        far.map_or_else(String::new, |far| tr!("jaws-to-go", n = far))
                    }
                };
                blocks.push(self.row(state, units, Action::Move { unit, to }, value));
            }
        }
        blocks
    }

    /// The stacks of the wave.
    fn choosing(&self, state: &State) -> Vec<Block> {
        let row = |stack: CellId| {
            let units = state.stack(self, stack);
            let strength: u16 = super::odds::attackers(self, state, stack)
                .iter()
                .map(|unit| state.strength(self, unit))
                .sum();
            let steps = state.steps_of(units);
            let value = tr!("jaws-value-stack", steps = steps, strength = strength);
            let mut row = self.row(state, units, Action::Choose { stack }, value);
            if let Block::Row(row) = &mut row {
                let at = units.first().and_then(|unit| state.cell_of(unit));
                row.brief = self.place(at.unwrap_or(stack));
            }
            row
        };
        state.waiting(self).iter().map(row).collect()
    }

    /// Where the stack can go, and what each attack comes to.
    fn marching(&self, state: &State, picked: &Selection) -> Vec<Block> {
        let Some(march) = state.march else {
            return Vec::new();
        };
        let meant = [&picked.hovered, &picked.place].into_iter().flatten();
        let mut meant = meant.filter_map(|name| find_hex(self, name).ok());
        let targets: Vec<CellId> = (self.cells().around(march.at) & state.held())
            .iter()
            .filter(|&hex| self.check(state, Action::Enter { hex }).is_ok())
            .collect();
        let shown = meant.find(|hex| targets.contains(hex));
        let shown = shown.or_else(|| targets.first().copied());
        let mut blocks = Vec::new();
        let ways = Nerve::new(self.clone()).outlooks(state);
        for hex in self.cells().around(march.at) {
            let mut value = self.value_of(state, &march, hex);
            // The best way out that begins here: ways come with the best one first.
            if let Some(way) = ways.iter().find(|way| way.hexes.first() == Some(&hex)) {
                let cost = Self::say_cost(way);
                value = match value.is_empty() {
                    true => cost,
                    false => format!("{value} · {cost}"),
                };
            }
            let units = state.enemies_in(self, hex);
            blocks.push(self.row(state, units, Action::Enter { hex }, value));
        }
        if let Some(hex) = shown {
            let odds = odds(self, state, &march, hex);
            blocks.push(Block::Heading(tr!("jaws-do-attack", hex = self.place(hex))));
            // The first click on the map only asks what the attack comes to.
            if picked.place.as_deref() == Some(self.spot(hex).as_str()) {
                let again = Cited::plain(tr!("jaws-attack-again"));
                blocks.push(Block::Text(vec![again]));
            }
            if unknown_in(self, state, hex).is_empty() {
                blocks.push(self.chances_of(&odds));
                blocks.push(Block::Text(self.columns_told(&odds)));
            } else {
                let told = self.bounds_told(state, &march, hex);
                blocks.push(Block::Text(vec![told]));
            }
            blocks.push(Block::Receipt(self.strengths(&odds)));
            let action = Action::Enter { hex };
            blocks.push(Block::Throw(self.dice_of(state, action, None)));
        }
        self.ways_told(state, &ways, &mut blocks);
        blocks
    }

    /// Between what the odds lie of an attack on strengths that are not known [22.6.3].
    fn bounds_told(&self, state: &State, march: &March, hex: CellId) -> Cited {
        let [weak, strong] = bounds(self, state, march, hex);
        let text = tr!(
            "jaws-hidden-strengths",
            attack = weak.strengths[0],
            least = weak.strengths[1],
            most = strong.strengths[1],
            best = column_name(weak.columns.shifted),
            worst = column_name(strong.columns.shifted)
        );
        Cited::new(text, "22.6.3")
    }

    /// What each way out comes to in the end; pressing it begins it.
    fn ways_told(&self, state: &State, ways: &[Outlook], blocks: &mut Vec<Block>) {
        if !ways.is_empty() {
            blocks.push(Block::Heading(tr!("jaws-head-ways")));
            if !unknown(self, state).is_empty() {
                let text = tr!("jaws-hidden-ways");
                blocks.push(Block::Text(vec![Cited::new(text, "22.6.3")]));
            }
        }
        for way in ways {
            let Some(&hex) = way.hexes.first() else {
                continue;
            };
            let [label, value] = self.say_way(way);
            blocks.push(Block::Row(Row {
                value,
                ..Row::plain(label, self.enters(state, hex))
            }));
        }
    }

    /// "3:1" for an attack, how far the relief force is for a free hex.
    fn value_of(&self, state: &State, march: &March, hex: CellId) -> String {
        if state.held().contains(hex) {
            return match unknown_in(self, state, hex).is_empty() {
                true => column_name(odds(self, state, march, hex).columns.shifted),
                false => UNKNOWN.to_owned(),
            };
        }
        match self.distance_to_relief(hex) {
            Some(0) | None => String::new(),
            Some(far) => tr!("jaws-to-go", n = far),
        }
    }

    /// How likely each loss and each disorder is, over all 36 throws [12.12].
    pub(super) fn chances_of(&self, odds: &Odds) -> Block {
        let mut losses = [[0.0; 4]; 2];
        let mut disorder = [0.0; 2];
        let mut means = [0.0; 2];
        every_throw(2, &mut |chance, dice| {
            let &[red, black] = dice else {
                return;
            };
            let verdict = odds.verdict(self, [red, black]);
            for side in 0..2 {
                let lost = usize::from(verdict.losses[side]);
                losses[side][lost.min(3)] += chance;
                means[side] += chance * f64::from(verdict.losses[side]);
                disorder[side] += chance * f64::from(u8::from(verdict.disorganises[side]));
            }
        });
        let title = tr!(
            "jaws-chances",
            column = column_name(odds.columns.shifted),
            ours = decimal(means[0], 1),
            theirs = decimal(means[1], 1)
        );
        let mut rows: Vec<(String, [f64; 2])> = Vec::new();
        let [ours, theirs] = losses;
        for (lost, both) in ours.into_iter().zip(theirs).enumerate() {
            if both.0 + both.1 > 0.0 {
                rows.push((lost.to_string(), [both.0, both.1]));
            }
        }
        // As the table prints it: the word is too long beside the bars.
        rows.push(("D".to_owned(), disorder));
        Block::Chances(Chances {
            title: Cited::new(title, "12.12"),
            counted: [
                (tr!("jaws-steps-lost-german"), SideNo::A),
                (tr!("jaws-steps-lost-soviet"), SideNo::B),
            ],
            rows,
        })
    }

    /// How the column comes about: the ratio and each shift with its case.
    pub(super) fn columns_told(&self, odds: &Odds) -> Vec<Cited> {
        let [attack, defence] = odds.strengths;
        let ratio = tr!(
            "jaws-ratio",
            attack = attack,
            defence = defence,
            column = column_name(odds.columns.ratio)
        );
        let mut told = vec![Cited::new(ratio, "12.1.3")];
        if odds.surprise > 0 {
            let text = tr!("jaws-shift-surprise", n = odds.surprise);
            told.push(Cited::new(text, "16.5.3.4e"));
        }
        if odds.armour > 0 {
            let text = tr!("jaws-shift-armour", n = odds.armour);
            told.push(Cited::new(text, "16.5.3.4c"));
        }
        let column = column_name(odds.columns.shifted);
        told.push(Cited::new(tr!("jaws-column", column = column), "12.12"));
        let [under, over] = odds.columns.beyond;
        if under {
            told.push(Cited::new(tr!("jaws-beyond-low"), "12.11"));
        }
        if over {
            told.push(Cited::new(tr!("jaws-beyond-high"), "12.11"));
        }
        if !odds.may_disorganise {
            told.push(Cited::new(tr!("jaws-all-disorganised"), "12.17"));
        }
        if !odds.table_counts {
            told.push(Cited::new(tr!("jaws-guns-only"), "J4"));
        }
        told
    }

    /// Who fights with what.
    fn strengths(&self, odds: &Odds) -> Vec<ReceiptRow> {
        let row = |line: &Contribution, side| {
            let unit = self.called(line.unit);
            let whole = line.whole;
            let (text, rule) = match (line.extended, line.disorganised) {
                (true, true) => (tr!("jaws-halved-twice", unit = unit, full = whole), "4.7"),
                (true, false) => (
                    tr!("jaws-halved-extended", unit = unit, full = whole),
                    "4.7",
                ),
                (false, true) => (tr!("jaws-halved", unit = unit, full = whole), "12.17"),
                (false, false) => (unit, "4.4"),
            };
            ReceiptRow {
                text: Cited::new(text, rule),
                side,
                points: line.counts.into(),
            }
        };
        let ours = odds.attackers.iter().map(|line| row(line, SideNo::A));
        let known = odds.defenders.iter().filter(|line| line.full > 0);
        let theirs = known.map(|line| row(line, SideNo::B));
        ours.chain(theirs).collect()
    }

    /// Who can take a loss, and why another cannot.
    fn losing(&self, state: &State) -> Vec<Block> {
        let Some(march) = state.march else {
            return Vec::new();
        };
        let units = match state.stage {
            Stage::AttackerLoss => participants(self, state, SideNo::A),
            Stage::DefenderLoss => participants(self, state, SideNo::B),
            _ => state.pocket_in(self, march.at),
        };
        let able = choosable(self, state);
        let mut ordered: Vec<UnitId> = units.iter().collect();
        ordered.sort_by_key(|unit| !able.contains(*unit));
        let row = |unit| {
            let action = match state.stage {
                Stage::Crowd => Action::Yield { unit },
                _ => Action::Lose { unit },
            };
            // Names are long and their numbers stand at the end: room for them is left.
            let value = match state.steps(unit) {
                0 => self.condition(state, unit),
                steps => tr!("jaws-far-steps", n = steps),
            };
            let mut row = self.row(state, UnitSet::of(unit), action, value);
            if let Block::Row(row) = &mut row {
                row.brief = self.called(unit);
            }
            row
        };
        ordered.into_iter().map(row).collect()
    }
}

/// The units that a merge makes one of.
fn merged(action: Action) -> UnitSet {
    match action {
        Action::Join { unit, into } => [unit, into].into_iter().collect(),
        Action::Form { first, second, .. } => [first, second].into_iter().collect(),
        _ => UnitSet::EMPTY,
    }
}
