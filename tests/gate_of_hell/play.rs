//! Positions written down as words, and games played in notation.

use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Die, Rules, SideNo, Viewer, view_for};
use hells_gate::hex::Id;
use hells_gate::present::system::{Block, Panel, Row, Selection, System as _};
use hells_gate::systems::gate_of_hell::codec::{BUILT_IN, load};
use hells_gate::systems::gate_of_hell::ids::{MOST_SITES, Mine, PieceId, Site};
use hells_gate::systems::gate_of_hell::state::{Marker, Stage};
use hells_gate::systems::gate_of_hell::{Action, Event, GateOfHell, Illegal, Setup, State};

pub const APRIL: usize = 0;
pub const JULY: usize = 1;
pub const CAMPAIGN: usize = 2;

/// The rules with a built-in scenario.
pub fn rules(number: usize) -> GateOfHell {
    let parts = load(BUILT_IN[number].1).unwrap();
    GateOfHell::new(Setup::new(parts).unwrap())
}

/// The dice that an action needs.
pub fn thrown(
    rules: &GateOfHell,
    state: &State,
    action: Action,
    chooser: &mut Chooser,
) -> Vec<Die> {
    let needs = rules.dice(state, action);
    (0..needs).map(|_| Die::ALL[chooser.below(6)]).collect()
}

/// Plays a game at random, so many actions at the most, and looks at every position, that
/// at its end among them.
pub fn wander(rules: &GateOfHell, seed: u64, most: usize, mut look: impl FnMut(&State)) {
    let (mut state, mut chooser) = (rules.initial(), Chooser::new(seed));
    for _ in 0..most {
        look(&state);
        let Some(action) = rules.sample(&state, &mut |n| chooser.below(n)) else {
            break;
        };
        let dice = thrown(rules, &state, action, &mut chooser);
        rules.step(&mut state, action, &dice);
    }
}

/// A scenario as it was before groups were told apart: it does not say who may act with
/// five of a formation.
pub fn as_before(scenario: &str) -> String {
    let before = scenario.replace(r#""beside_formation": "independent", "#, "");
    assert_ne!(before, scenario);
    before
}

/// A game that is played in notation.
pub struct Match {
    pub rules: GateOfHell,
    pub state: State,
}

impl Match {
    /// The April scenario at its first impulse: ironclads in S12, mines where
    /// `mines` says ("S7 2"), the rest of the points out of the way.
    pub fn april(mines: &[&str]) -> Self {
        let rules = rules(APRIL);
        let state = rules.initial();
        let mut game = Self { rules, state };
        game.plays(&["place Palmetto-State S12", "place Chicora S12"]);
        game.state.stage = Stage::Acting;
        game.state.impulse = 1;
        for lie in mines {
            let (site, points) = lie.split_once(' ').unwrap();
            let points: Vec<u8> = points.split('+').map(|n| n.parse().unwrap()).collect();
            game.mine(site, &points);
        }
        game
    }

    /// The July scenario at its first impulse, without mines; nobody holds an
    /// Advantage that could be used.
    pub fn july() -> Self {
        let rules = rules(JULY);
        let state = rules.initial();
        let mut game = Self { rules, state };
        game.plays(&["place Palmetto-State S12", "place Chicora S12"]);
        game.state.stage = Stage::Acting;
        game.state.impulse = 1;
        game.advantage(SideNo::A, true);
        game
    }

    /// Takes everything off the map but these.
    pub fn clear_but(&mut self, kept: &[&str]) {
        let kept: Vec<PieceId> = kept.iter().map(|code| self.piece(code)).collect();
        for number in 0..self.rules.parts().pieces.len() {
            if !kept.contains(&PieceId::from_index(number)) {
                self.state.at[number] = Site::NOWHERE;
            }
        }
        self.state.trenches = [[0; MOST_SITES]; 2];
    }

    /// An entrenchment of this level.
    pub fn dig(&mut self, side: SideNo, site: &str, level: u8) {
        self.state.trenches[side.index()][self.site(site).index()] = level;
    }

    /// Lays markers face down, in the open for the one who sets up the example.
    pub fn mine(&mut self, site: &str, points: &[u8]) {
        let field = self.rules.field(self.site(site)).unwrap();
        for (slot, &points) in self.state.mines[field].iter_mut().zip(points) {
            *slot = Marker::hidden(Mine::of(points));
            self.state.unseen += points;
            self.state.dummies += u8::from(points == 0);
        }
    }

    /// Turns up all markers of an area.
    pub fn turn_up(&mut self, site: &str) {
        let field = self.rules.field(self.site(site)).unwrap();
        for slot in &mut self.state.mines[field] {
            self.state.unseen -= slot.mine.points();
            slot.down = false;
        }
    }

    pub fn site(&self, code: &str) -> Site {
        self.rules
            .find_site(code)
            .unwrap_or_else(|| panic!("no place {code}"))
    }

    pub fn piece(&self, code: &str) -> PieceId {
        self.rules
            .find_piece(code)
            .unwrap_or_else(|| panic!("no piece {code}"))
    }

    /// Puts pieces somewhere: "Catskill S7".
    pub fn put(&mut self, lines: &[&str]) {
        for line in lines {
            let (piece, site) = line.split_once(' ').unwrap();
            self.state.at[self.piece(piece).index()] = self.site(site);
        }
    }

    /// Steps lost by a piece.
    pub fn wear(&mut self, piece: &str, steps: u8) {
        self.state.lost[self.piece(piece).index()] = steps;
    }

    pub fn lost(&self, piece: &str) -> u8 {
        self.state.losses(self.piece(piece))
    }

    pub fn marks(&self, piece: &str) -> u8 {
        self.state.marks(self.piece(piece))
    }

    pub fn at(&self, piece: &str) -> String {
        self.rules
            .code(self.state.site(self.piece(piece)))
            .to_owned()
    }

    /// The Advantage lies with this side; `used`: it changed hands this turn.
    pub fn advantage(&mut self, side: SideNo, used: bool) {
        (self.state.advantage, self.state.handed) = (side, used);
    }

    fn read(&self, text: &str) -> (Action, Vec<Die>) {
        let (action, dice) = text.split_once(" =").unwrap_or((text, ""));
        let dice = dice.bytes().map(|b| Die::new(b - b'0').unwrap()).collect();
        (self.rules.parse(action).unwrap(), dice)
    }

    /// Plays an action, with its dice behind " =": "throw =56".
    pub fn play(&mut self, text: &str) -> Vec<Event> {
        let (action, dice) = self.read(text);
        let reasons = self.rules.explain(&self.state, action);
        assert!(reasons.is_empty(), "{text}: {reasons:?}");
        let needs = usize::from(self.rules.dice(&self.state, action));
        assert_eq!(needs, dice.len(), "{text} takes {needs} dice");
        let mut events = Vec::new();
        self.rules.resolve(&self.state, action, &dice, &mut events);
        self.rules.step(&mut self.state, action, &dice);
        self.rules
            .invariants(&self.state)
            .unwrap_or_else(|why| panic!("{text}: {why}"));
        events
    }

    pub fn plays(&mut self, texts: &[&str]) -> Vec<Event> {
        texts.iter().flat_map(|text| self.play(text)).collect()
    }

    /// The reasons against an action.
    pub fn why(&self, text: &str) -> Vec<Illegal> {
        let (action, _) = self.read(text);
        self.rules.explain(&self.state, action)
    }

    /// The cases against an action.
    pub fn cases(&self, text: &str) -> Vec<&'static str> {
        use hells_gate::engine::Refusal as _;
        self.why(text).iter().map(|why| why.rule().0).collect()
    }

    /// Everything that is legal, written.
    pub fn legal(&self) -> Vec<String> {
        let mut all = Vec::new();
        self.rules.legal(&self.state, &mut all);
        all.into_iter().map(|a| self.rules.notation(a)).collect()
    }
}

/// The panel as whoever acts sees it.
pub fn panel(rules: &GateOfHell, state: &State, picked: &Selection) -> Panel {
    let side = rules.to_act(state).unwrap_or(SideNo::A);
    rules.panel(&view_for(rules, state, Viewer::Side(side)), picked)
}

/// Its rows.
pub fn rows(panel: &Panel) -> Vec<&Row> {
    let rows = panel.body.iter().filter_map(|block| match block {
        Block::Row(row) => Some(row),
        _ => None,
    });
    rows.collect()
}
