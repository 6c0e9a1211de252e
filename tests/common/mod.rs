//! A table to play on: a position put together by unit codes and hex names,
//! written actions with their dice, refusals by rule number and variant.

#![allow(dead_code)] // Each test program uses its own part of it.

use hells_gate::engine::{Die, Refusal, RuleRef, Rules};
use hells_gate::hex::{HexId, HexMask};
use hells_gate::systems::hells_gate::odds::{Odds, odds};
use hells_gate::systems::hells_gate::setup::Special;
use hells_gate::systems::hells_gate::{
    Action, Event, HellsGate, Illegal, Setup, Side, Spot, Stage, State, UnitId, UnitMask, Weather,
    supply, victory,
};
use std::sync::{Arc, OnceLock};

/// The rules with the first order of battle of Korsun: what is written here of
/// single units is written by its strengths and dates, which stay as they are.
pub fn korsun() -> HellsGate {
    static SETUP: OnceLock<Arc<Setup>> = OnceLock::new();
    let setup = SETUP.get_or_init(|| {
        let scenario = hells_gate::systems::hells_gate::codec::scenario::korsun_1944_first()
            .expect("the built-in scenario is sound");
        Arc::new(scenario.setup)
    });
    HellsGate::new(Arc::clone(setup))
}

/// The face with so many pips.
pub fn die(pips: u8) -> Die {
    Die::new(pips).expect("a face of a die")
}

/// A position and the rules it is played by.
#[derive(Clone)]
pub struct Table {
    pub rules: HellsGate,
    pub state: State,
}

impl Table {
    /// The Korsun set-up, before the first action.
    pub fn korsun() -> Self {
        let rules = korsun();
        let state = rules.initial();
        Self { rules, state }
    }

    /// The Korsun map without units: those not placed never come and score
    /// nothing. Soviet combat phase of game turn 4, on which no special rule
    /// but that of the Korsun dumps works.
    pub fn empty() -> Self {
        let mut table = Self::korsun();
        for unit in table.rules.all_units() {
            table.state.put(unit, Spot::Withheld);
        }
        table.turn(4).stage(Stage::Combat)
    }

    // ---- setting up

    pub fn with(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    /// Plays with other special rules.
    pub fn special(mut self, change: impl FnOnce(&mut Special)) -> Self {
        let mut setup = Setup::clone(&self.rules);
        change(&mut setup.special);
        self.rules = HellsGate::new(setup);
        self
    }

    pub fn turn(mut self, turn: u8) -> Self {
        self.state.turn = turn;
        self
    }

    pub fn soviet(mut self) -> Self {
        self.state.player = Side::Soviet;
        self
    }

    pub fn german(mut self) -> Self {
        self.state.player = Side::German;
        self
    }

    pub fn stage(mut self, stage: Stage) -> Self {
        self.state.stage = stage;
        self
    }

    pub fn mud(mut self) -> Self {
        self.state.weather = Weather::Mud;
        self
    }

    /// Places units, at full strength.
    pub fn at(self, hex: &str, units: &[&str]) -> Self {
        let spot = Spot::On(self.hex(hex));
        self.spot(spot, units)
    }

    pub fn spot(mut self, spot: Spot, units: &[&str]) -> Self {
        for code in units {
            let unit = self.unit(code);
            self.state.put(unit, spot);
        }
        self
    }

    pub fn reduced(mut self, units: &[&str]) -> Self {
        self.state.reduced |= self.mask(units);
        self
    }

    pub fn unsupplied(mut self, units: &[&str]) -> Self {
        self.state.unsupplied |= self.mask(units);
        self
    }

    pub fn retreated(mut self, units: &[&str]) -> Self {
        self.state.retreated |= self.mask(units);
        self
    }

    pub fn moved(mut self, units: &[&str]) -> Self {
        self.state.moved |= self.mask(units);
        self
    }

    // ---- looking

    pub fn hex(&self, name: &str) -> HexId {
        let parsed = name.parse().expect("a hex name");
        self.rules.grid.find(parsed).expect("a hex of the map")
    }

    pub fn unit(&self, code: &str) -> UnitId {
        self.rules
            .find_unit(code)
            .unwrap_or_else(|| panic!("no unit {code}"))
    }

    pub fn mask(&self, units: &[&str]) -> UnitMask {
        units.iter().map(|code| self.unit(code)).collect()
    }

    /// The codes of a set of units, sorted, with blanks between.
    pub fn codes(&self, units: UnitMask) -> String {
        let mut codes: Vec<&str> = units
            .iter()
            .map(|u| self.rules.unit(u).map_or("?", |i| i.code.as_str()))
            .collect();
        codes.sort_unstable();
        codes.join(" ")
    }

    /// The names of a set of hexes, sorted, with blanks between.
    pub fn names(&self, hexes: HexMask) -> String {
        let mut names: Vec<String> = hexes
            .iter()
            .map(|h| self.rules.grid.name(h).to_string())
            .collect();
        names.sort_unstable();
        names.join(" ")
    }

    /// Where a unit is: a hex name or a word.
    pub fn place(&self, code: &str) -> String {
        match self.state.spot(self.unit(code)) {
            Spot::On(hex) => self.rules.grid.name(hex).to_string(),
            Spot::Awaited => "awaited".to_owned(),
            Spot::Destroyed => "destroyed".to_owned(),
            Spot::Escaped => "escaped".to_owned(),
            Spot::Lost => "lost".to_owned(),
            Spot::Withheld => "withheld".to_owned(),
        }
    }

    pub fn steps(&self, code: &str) -> u8 {
        self.state.steps(&self.rules, self.unit(code))
    }

    pub fn is_retreated(&self, code: &str) -> bool {
        self.state.retreated.contains(self.unit(code))
    }

    pub fn is_unsupplied(&self, code: &str) -> bool {
        self.state.unsupplied.contains(self.unit(code))
    }

    pub fn odds(&self, target: &str, attackers: &[&str]) -> Odds {
        odds(
            &self.rules,
            &self.state,
            self.hex(target),
            self.mask(attackers),
        )
    }

    /// "9:4 3:2 +1 2:1": strengths, column of the ratio, net shift, column.
    pub fn ratio(&self, target: &str, attackers: &[&str]) -> String {
        let o = self.odds(target, attackers);
        let net = o.net_shift();
        format!("{}:{} {} {net:+} {}", o.attack, o.defence, o.base, o.column)
    }

    /// Who of `side` cannot trace supply now, without the limit of turn 2.
    pub fn cut_off(&self, side: Side) -> String {
        self.codes(supply::unsupplied(&self.rules, &self.state, side, None))
    }

    pub fn points(&self) -> (u16, u16) {
        let points = victory::score(&self.rules, &self.state).points;
        (points.soviet, points.german)
    }

    // ---- playing

    pub fn action(&self, text: &str) -> Action {
        self.rules.parse(text).expect("a written action")
    }

    /// The legal actions, as they are written.
    pub fn listed(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.rules.legal(&self.state, &mut actions);
        actions.iter().map(|&a| self.rules.notation(a)).collect()
    }

    /// What can follow these words: `options("retreat 389I")` is "B6 D6".
    pub fn options(&self, words: &str) -> String {
        let start = format!("{words} ");
        let mut ends: Vec<String> = self
            .listed()
            .iter()
            .filter_map(|text| text.strip_prefix(&start).map(str::to_owned))
            .collect();
        ends.sort_unstable();
        ends.join(", ")
            .replace(", ", if words.starts_with("move") { ", " } else { " " })
    }

    pub fn allowed(&self, text: &str) {
        let action = self.action(text);
        let reasons = self.rules.explain(&self.state, action);
        assert!(reasons.is_empty(), "{text}: {reasons:?}");
        assert!(
            self.listed().contains(&text.to_owned()),
            "{text} is allowed but not listed"
        );
    }

    /// Every reason against an action, with its rule. There is one.
    pub fn reasons(&self, text: &str) -> Vec<(RuleRef, Illegal)> {
        let action = self.action(text);
        let reasons = self.rules.explain(&self.state, action);
        assert!(!reasons.is_empty(), "{text} is allowed");
        assert_eq!(
            self.rules.check(&self.state, action).err(),
            reasons.first().copied(),
            "{text}: check and explain disagree"
        );
        assert!(
            !self.listed().contains(&text.to_owned()),
            "{text} is listed but refused"
        );
        reasons.into_iter().map(|r| (r.rule(), r)).collect()
    }

    fn act(&mut self, text: &str, die: Option<Die>) -> Vec<Event> {
        self.allowed(text);
        let action = self.action(text);
        assert_eq!(
            self.rules.rolls_dice(&self.state, action),
            die.is_some(),
            "{text}: with or without a die?"
        );
        let mut events = Vec::new();
        self.rules
            .resolve(&self.state, action, die.as_slice(), &mut events);
        let mut short = self.state;
        self.rules.step(&mut short, action, die.as_slice());
        for event in &events {
            self.rules.apply(&mut self.state, event);
        }
        assert_eq!(short, self.state, "{text}: advance and the events differ");
        if let Err(what) = self.rules.invariants(&self.state) {
            panic!("after {text}: {what}");
        }
        events
    }

    /// Does a written action that rolls no die.
    pub fn play(&mut self, text: &str) -> Vec<Event> {
        self.act(text, None)
    }

    /// Does a written action that rolls the die.
    pub fn roll(&mut self, text: &str, pips: u8) -> Vec<Event> {
        self.act(text, Some(die(pips)))
    }

    /// Several written actions without dice.
    pub fn plays(&mut self, texts: &[&str]) {
        for text in texts {
            self.play(text);
        }
    }

    /// Puts an attack together.
    pub fn join(&mut self, target: &str, attackers: &[&str]) {
        for code in attackers {
            self.play(&format!("attack {target} {code}"));
        }
    }

    /// A normal attack with everything it takes.
    pub fn attack(&mut self, target: &str, attackers: &[&str], pips: u8) -> Vec<Event> {
        self.join(target, attackers);
        self.roll("resolve", pips)
    }

    /// Judges the supply of a side in its phase, and brings on what is due.
    pub fn judge(&mut self, side: Side) -> Vec<Event> {
        self.state.player = side;
        self.state.stage = Stage::Supply;
        // As when the phase begins.
        self.state.attacked = UnitMask::EMPTY;
        self.state.moved = UnitMask::EMPTY;
        self.state.attacked_hexes = HexMask::EMPTY;
        self.state.hit_hexes = HexMask::EMPTY;
        self.play("supply")
    }

    /// Judges, and says who is out of supply.
    pub fn judged(&mut self, side: Side) -> String {
        self.judge(side);
        self.codes(self.state.unsupplied & self.rules.units_of(side))
    }
}

/// Asserts that a written action is refused with a reason of this rule and
/// shape.
#[macro_export]
macro_rules! refused {
    ($table:expr, $text:expr, $rule:literal, $shape:pat $(if $guard:expr)?) => {{
        let reasons = $table.reasons($text);
        assert!(
            reasons
                .iter()
                .any(|(rule, reason)| rule.0 == $rule && matches!(reason, $shape $(if $guard)?)),
            "{}: expected {} [{}], got {:?}",
            $text,
            stringify!($shape),
            $rule,
            reasons
        );
    }};
}

/// Asserts that an event of this shape is among the events.
#[macro_export]
macro_rules! happened {
    ($events:expr, $shape:pat $(if $guard:expr)?) => {{
        let events = &$events;
        assert!(
            events.iter().any(|e| matches!(e, $shape $(if $guard)?)),
            "no {} in {:?}",
            stringify!($shape),
            events
        );
    }};
}
