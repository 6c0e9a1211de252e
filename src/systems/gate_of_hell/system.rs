//! What *A Gate of Hell* says of itself.

use super::Seamanship;
use super::action::Action;
use super::codec::{self, BUILT_IN};
use super::event::Event;
use super::ids::{PieceId, PieceKind};
use super::illegal::Illegal;
use super::rules::GateOfHell;
use super::setup::Setup;
use super::state::{Cast, Stage, State};
use super::victory::{Cause, reckoning};
use super::{guns, rulebook};
use crate::engine::{Clock, Die, Rules, SideNo, Strategy, View};
use crate::hex::Id;
use crate::json::{Doc, Fault, FaultKind, Log, Node};
use crate::present::board::{BoardModel, MapView};
use crate::present::book::Rulebook;
use crate::present::system::{
    About, Block, Brief, Button, Cited, DieView, Effect, Fact, Kind, Line, Panel, Parameter,
    Pointer, Prompt, ReceiptRow, Row, Selection, SideInfo, Standing, Start, Subjects, System,
    Throw, Track, TrackBox, UnitLine, Weight,
};
use crate::words::tr;
use std::sync::Arc;

const fn start(number: usize) -> Start {
    let (id, text) = BUILT_IN[number];
    Start {
        id,
        text,
        favour: None,
        otherwise: &[],
    }
}

/// What can be set otherwise in a game.
const CHANGES: [&str; 2] = ["assault_dice", "random_events"];

impl System for GateOfHell {
    const KEY: &'static str = codec::SYSTEM;
    const WORDS: u32 = 1;
    const STARTS: &'static [Start] = &[start(0), start(1), start(2)];

    fn read(scenario: &Doc, changed: &Doc) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let parts = codec::read(scenario, "scenario")
            .map_err(|found| faults.extend(found))
            .ok();
        let log = Log::default();
        let fields = Node::new(changed, "changed", &log).object(&CHANGES);
        let dice = fields
            .as_ref()
            .and_then(|f| f.optional("assault_dice")?.small(1..=2));
        let events = fields
            .as_ref()
            .and_then(|f| f.optional("random_events")?.flag());
        faults.extend(log.take());
        let (Some(mut parts), true) = (parts, faults.is_empty()) else {
            return Err(faults);
        };
        let given = (parts.numbers.assault_dice, parts.random_events);
        if let Some(dice) = dice {
            parts.numbers.assault_dice = dice;
        }
        if let Some(events) = events {
            parts.random_events = events && given.1;
        }
        let setup = Setup::new(parts);
        let setup = setup.map_err(|why| vec![Fault::at("scenario", FaultKind::Says(why))])?;
        Ok(Self::changed(setup, given))
    }

    fn about(&self) -> About {
        let side = |side| SideInfo {
            key: match side {
                SideNo::A => "union".to_owned(),
                SideNo::B => "confederate".to_owned(),
            },
            name: self.side_name(side),
            decides: true,
        };
        About {
            title: self.title(),
            sides: SideNo::BOTH.map(side),
            clock: [
                tr!("gate-clock-turn"),
                tr!("gate-clock-impulse"),
                tr!("gate-clock-phase"),
            ],
            victory: (0..5)
                .map(|level| tr!("gate-victory", level = level))
                .collect(),
            overlays: Vec::new(),
            questions: &[],
        }
    }

    fn brief(&self) -> Brief {
        let id = self.parts().id.as_str();
        Brief {
            game: tr!("gate-game"),
            about: tr!("gate-about", id = id),
            length: tr!("gate-length", turns = self.parts().turns),
            credit: tr!("gate-credit"),
        }
    }

    fn parameters(&self) -> Vec<Parameter> {
        let (dice, events) = self.given();
        let flag = |on: bool| -> Doc { on.into() };
        let number = |n: u8| -> Doc { i64::from(n).into() };
        let mut all = vec![Parameter {
            key: "assault_dice",
            at_start: true,
            title: tr!("gate-option-dice"),
            about: Cited::new(tr!("gate-option-dice-about"), "G20"),
            kind: Kind::Whole { least: 1, most: 2 },
            default: number(dice),
            value: number(self.numbers().assault_dice),
        }];
        if events {
            all.push(Parameter {
                key: "random_events",
                at_start: true,
                title: tr!("gate-option-events"),
                about: Cited::new(tr!("gate-option-events-about"), "G44"),
                kind: Kind::Flag,
                default: flag(events),
                value: flag(self.parts().random_events),
            });
        }
        all
    }

    fn position(&self, seen: &View<State>) -> Doc {
        self.written(seen.state())
    }

    fn set_up(&self, position: &Doc, base: &State) -> Result<State, Vec<Fault>> {
        self.read_position(position, base)
    }

    fn time(&self, clock: Clock) -> [String; 3] {
        let [turn, part, phase] = clock.0;
        let end = self.numbers().more_impulses + 1;
        let part = match part {
            0 => tr!("gate-time-before"),
            _ if part == end => tr!("gate-time-end"),
            _ => tr!("gate-time-impulse", n = part),
        };
        let side = match phase {
            0 => self.side_name(SideNo::A),
            1 => self.side_name(SideNo::B),
            _ => String::new(),
        };
        [tr!("gate-time-turn", n = turn), part, side]
    }

    fn label(&self, _: &View<State>, action: Action) -> String {
        self.say_action(action)
    }

    fn refusal(&self, why: &Illegal) -> Cited {
        self.say_refusal(why)
    }

    fn line(&self, event: &Event) -> Option<Line> {
        self.say_event(event)
    }

    fn score(&self, seen: &View<State>) -> Vec<ReceiptRow> {
        let state = seen.state();
        let mut rows: Vec<ReceiptRow> = reckoning(self, state)
            .into_iter()
            .map(|gain| {
                let text = match gain.cause {
                    Cause::Fort(piece) | Cause::Ship(piece) | Cause::Unit(piece) => {
                        self.called(piece)
                    }
                    Cause::Ground(site) => self.located(site),
                    Cause::Unspent => tr!("gate-unspent"),
                };
                ReceiptRow {
                    text: Cited::new(text, "G41"),
                    side: gain.side,
                    points: i32::from(gain.points),
                }
            })
            .collect();
        if self.parts().award.is_none() {
            let points = self.margin(state) + 2;
            let text = Cited::new(tr!("gate-objectives"), "10.3");
            rows.push(ReceiptRow {
                text,
                side: SideNo::A,
                points,
            });
        }
        rows
    }

    fn rulebook(&self) -> Rulebook {
        rulebook::book().clone()
    }

    fn map(&self) -> MapView {
        self.map_of()
    }

    fn board(
        &self,
        map: Arc<MapView>,
        seen: &View<State>,
        picked: &Selection,
        _: &[&str],
    ) -> BoardModel {
        self.board_of(map, seen.state(), picked)
    }

    fn card(&self, seen: &View<State>, _: &Selection, at: &Pointer) -> Vec<Block> {
        let state = seen.state();
        match at {
            Pointer::Place(code) | Pointer::Drop(_, code) => {
                let Some(site) = self.find_site(code) else {
                    return Vec::new();
                };
                let fact = |head: String, told: String, rule| {
                    let told = Cited::new(told, rule);
                    Fact {
                        head,
                        told,
                        news: None,
                    }
                };
                let mut facts = Vec::new();
                for side in SideNo::BOTH {
                    let here = state.here(self.of_side(side), site).iter();
                    let names: Vec<String> = here.map(|p| self.state_of(state, p)).collect();
                    if !names.is_empty() {
                        facts.push(fact(self.side_name(side), names.join(", "), "2.2"));
                    }
                    let level = state.trench(side, site);
                    if level > 0 {
                        let told = tr!("gate-trench", level = level);
                        facts.push(fact(self.side_name(side), told, "9.3"));
                    }
                }
                let count = state.marker_count(self, site);
                if count > 0 {
                    let points = state.shown_points(self, site);
                    let told = tr!("gate-markers", n = count, points = points);
                    facts.push(fact(tr!("gate-mines"), told, "9.5.4"));
                }
                vec![Block::Heading(self.located(site)), Block::Facts(facts)]
            }
            Pointer::Unit(code) | Pointer::Stack(code) => {
                let found = self.find_piece(code);
                let told = found.map(|p| Cited::plain(self.state_of(state, p)));
                told.map(|t| vec![Block::Text(vec![t])]).unwrap_or_default()
            }
        }
    }

    fn panel(&self, seen: &View<State>, picked: &Selection) -> Panel {
        let state = seen.state();
        let who = self.to_act(state);
        Panel {
            prompt: Prompt {
                who,
                now: self.say_stage(state),
                public: self.is_public(state),
            },
            body: self.body(seen, picked),
            foot: self.foot(state),
            tracks: self.tracks(state),
        }
    }

    fn turn_of_box(&self, track: usize, number: usize) -> Option<u8> {
        (track == 0)
            .then(|| u8::try_from(number + 1).ok())
            .flatten()
    }

    fn order_of_battle(&self, seen: &View<State>) -> Vec<UnitLine> {
        let state = seen.state();
        let all = (0..self.parts().pieces.len()).map(PieceId::from_index);
        let line = |piece: PieceId| {
            let info = self.piece(piece)?;
            let site = state.site(piece);
            let comes = self
                .parts()
                .reinforcements
                .iter()
                .find(|r| r.pieces.contains(&piece));
            let stands = match (self.site(site), comes) {
                _ if state.losses(piece) == 2 => Standing::Gone(tr!("gate-gone")),
                (Some(at), _) => Standing::On(at.code.clone()),
                (None, Some(r)) => Standing::Comes {
                    turn: r.turn,
                    at: self.code(r.at).to_owned(),
                },
                (None, None) => Standing::Gone(tr!("gate-not-yet")),
            };
            let steps = 2_u8.saturating_sub(state.losses(piece));
            Some(UnitLine {
                code: info.code.clone(),
                name: self.called(piece),
                side: info.side,
                strength: [u32::from(state.cf(self, piece)), u32::from(info.cf[0])],
                steps: Some([steps, 2]),
                stands,
                supplied: None,
            })
        };
        all.filter_map(line).collect()
    }

    fn subjects(&self, action: Action) -> Subjects {
        self.about_action(action)
    }

    fn throw(&self, seen: &View<State>, action: Action, faces: Option<&[Die]>) -> Throw {
        let state = seen.state();
        let cast = match action {
            Action::Throw => state.due,
            Action::Again => state.lying.map(|lying| lying.cast),
            Action::Fire { from, target } => Some(Cast::Shot { from, target }),
            Action::Strike { ship } => Some(Cast::Strike(ship)),
            _ => None,
        };
        let (label, needs) = match cast {
            Some(Cast::Shot { from, target }) => {
                let aim = guns::aim(self, state, from, target);
                let needs = aim.map_or(13, |a| a.needs());
                (tr!("gate-throw-shot"), tr!("gate-needs", n = needs))
            }
            Some(Cast::Mine(_) | Cast::Strike(_)) => (tr!("gate-throw-mine"), String::new()),
            Some(Cast::Sunset) => {
                let number = super::numbers::sunset(self, state.impulse).unwrap_or(12);
                (tr!("gate-throw-sunset"), tr!("gate-below", n = number))
            }
            _ => (tr!("gate-throw-other"), String::new()),
        };
        let half = usize::from(self.numbers().assault_dice);
        let dice = (0..usize::from(self.dice(state, action))).map(|i| DieView {
            side: match cast {
                Some(Cast::Assault) if i >= half => Some(state.active.other()),
                Some(cast) => Some(super::state::owner(self, cast, state.active)),
                None => self.to_act(state),
            },
            label: label.clone(),
            needs: needs.clone(),
            face: faces.and_then(|f| f.get(i).copied()),
            counts: None,
        });
        let about = self.about_action(action);
        Throw {
            dice: dice.collect(),
            told: Some(Cited::new(self.say_action(action), "2.2")),
            at: about.places.into_iter().next(),
        }
    }

    fn strategy(&self) -> Option<Arc<dyn Strategy<Self>>> {
        Some(Arc::new(Seamanship::new(self.clone())))
    }

    fn ask(&self, _: &View<State>, verb: &str, _: &Doc) -> Result<Doc, Vec<Fault>> {
        let why = tr!("gate-no-question", verb = verb);
        Err(vec![Fault::of_all(FaultKind::Says(why))])
    }
}

impl GateOfHell {
    /// What people call the scenario.
    pub(super) fn title(&self) -> String {
        tr!(
            "gate-title",
            id = self.parts().id.as_str(),
            title = self.parts().title.as_str()
        )
    }

    /// A piece with its strengths and marks.
    pub(super) fn state_of(&self, state: &State, piece: PieceId) -> String {
        let kind = match self.piece(piece).map(|p| p.kind) {
            Some(PieceKind::Ironclad) => "ship",
            Some(PieceKind::Fort) => "fort",
            _ => "unit",
        };
        tr!(
            "gate-piece",
            name = self.called(piece),
            kind = kind,
            cf = state.cf(self, piece),
            dv = state.dv(self, piece),
            lost = state.losses(piece),
            marks = state.marks(piece)
        )
    }

    fn say_stage(&self, state: &State) -> Cited {
        let word = if state.lying.is_some() {
            "Lying".to_owned()
        } else if state.due.is_some() {
            "Due".to_owned()
        } else if state.sent.is_some() {
            "Sent".to_owned()
        } else {
            let text = format!("{:?}", state.stage);
            text.chars()
                .take_while(char::is_ascii_alphanumeric)
                .collect()
        };
        let n = match state.stage {
            Stage::Price(cost) => i32::from(cost),
            _ => state.fight.map_or(0, |f| i32::from(f.cp)),
        };
        Cited::new(tr!("gate-now", stage = word, n = n), "3.2")
    }

    /// Whether both may look on: not while something is laid.
    const fn is_public(&self, state: &State) -> bool {
        !matches!(
            state.stage,
            Stage::SetUp | Stage::Torpedoes | Stage::Allocation(SideNo::B)
        )
    }

    fn does(&self, state: &State, action: Action) -> Result<Effect, Cited> {
        match self.check(state, action) {
            Ok(()) => Ok(Effect::Play(vec![self.notation(action)])),
            Err(why) => Err(self.say_refusal(&why)),
        }
    }

    fn row(&self, state: &State, action: Action) -> Block {
        Block::Row(Row {
            units: self.about_action(action).units,
            brief: String::new(),
            label: self.say_action(action),
            value: String::new(),
            ticked: None,
            does: self.does(state, action),
        })
    }

    /// What can be done with what is picked; else with what there is to pick.
    fn body(&self, seen: &View<State>, picked: &Selection) -> Vec<Block> {
        let state = seen.state();
        if state.stage == Stage::Over {
            return vec![Block::Receipt(self.score(seen))];
        }
        if let Some(lying) = state.lying {
            let faces = &lying.faces[..usize::from(lying.cast.dice(self)).min(lying.faces.len())];
            return vec![Block::Throw(self.throw(seen, Action::Again, Some(faces)))];
        }
        if state.due.is_some() {
            return vec![Block::Throw(self.throw(seen, Action::Throw, None))];
        }
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        legal.retain(|a| !FOOT.contains(a));
        let about = |a: &Action| {
            let about = self.about_action(*a);
            let unit = |u: &String| about.units.contains(u);
            let place = |p: &String| about.places.contains(p);
            picked.units.iter().any(unit) || picked.place.as_ref().is_some_and(place)
        };
        let some: Vec<Action> = legal.iter().copied().filter(about).collect();
        if !some.is_empty() {
            return some.into_iter().map(|a| self.row(state, a)).collect();
        }
        let mut rows: Vec<Block> = Vec::new();
        let mut seen_units: Vec<String> = Vec::new();
        for action in legal {
            match self.about_action(action).units.into_iter().next() {
                Some(unit) if self.acts_by_unit(state) => {
                    if !seen_units.contains(&unit) {
                        rows.push(self.pick(state, &unit));
                        seen_units.push(unit);
                    }
                }
                _ => rows.push(self.row(state, action)),
            }
        }
        rows
    }

    /// Whether so much can be done that a piece is picked first.
    const fn acts_by_unit(&self, state: &State) -> bool {
        matches!(
            state.stage,
            Stage::Acting | Stage::Allocation(_) | Stage::Shifting
        )
    }

    fn pick(&self, state: &State, unit: &str) -> Block {
        let label = self
            .find_piece(unit)
            .map(|p| self.state_of(state, p))
            .unwrap_or_default();
        Block::Row(Row {
            units: vec![unit.to_owned()],
            brief: String::new(),
            label,
            value: String::new(),
            ticked: None,
            does: Ok(Effect::Select(Selection {
                units: vec![unit.to_owned()],
                ..Selection::default()
            })),
        })
    }

    fn foot(&self, state: &State) -> Vec<Button> {
        let able = FOOT.into_iter().filter(|a| self.check(state, *a).is_ok());
        let button = |action: Action| Button {
            label: self.say_action(action),
            chance: String::new(),
            weight: match action {
                Action::Throw | Action::Stand | Action::End | Action::Done => Weight::Primary,
                Action::Stop => Weight::Grave,
                _ => Weight::Quiet,
            },
            asks: Vec::new(),
            does: self.does(state, action),
        };
        able.map(button).collect()
    }

    fn tracks(&self, state: &State) -> Vec<Track> {
        let boxes = |count: u8| {
            (1..=count)
                .map(|n| TrackBox::named(n.to_string()))
                .collect()
        };
        let at = |n: u8| usize::from(n.saturating_sub(1));
        let mut tracks = vec![
            Track {
                label: tr!("gate-clock-turn"),
                boxes: boxes(self.parts().turns),
                at: at(state.turn),
            },
            Track {
                label: tr!("gate-clock-impulse"),
                boxes: boxes(self.numbers().more_impulses),
                at: at(state.impulse),
            },
        ];
        for side in SideNo::BOTH {
            let most = self.tables().msp_most;
            tracks.push(Track {
                label: tr!("gate-track-support", side = self.side_name(side)),
                boxes: (0..=most).map(|n| TrackBox::named(n.to_string())).collect(),
                at: usize::from(state.msp[side.index()]),
            });
        }
        tracks
    }
}

/// What ends a decision or a throw.
const FOOT: [Action; 9] = [
    Action::Throw,
    Action::Again,
    Action::Stand,
    Action::End,
    Action::Pass,
    Action::Done,
    Action::Hold,
    Action::GoOn,
    Action::Stop,
];
