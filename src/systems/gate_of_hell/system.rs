//! What *A Gate of Hell* says of itself.

use super::Seamanship;
use super::action::Action;
use super::codec::{self, BUILT_IN};
use super::event::Event;
use super::ground::{Hold, hold};
use super::ids::{PieceId, PieceKind, UNION};
use super::illegal::Illegal;
use super::rules::{GateOfHell, Given};
use super::setup::Setup;
use super::state::{Cast, Stage, State};
use super::victory::{Cause, reckoning};
use super::{campaign, guns, rethrow, rulebook, victory};
use crate::engine::{Clock, Die, Level, Rules, SideNo, Strategy, View};
use crate::hex::Id;
use crate::json::{Doc, Fault, FaultKind, Keys, Log, Node};
use crate::present::board::{BoardModel, MapView};
use crate::present::book::Rulebook;
use crate::present::system::{
    About, Block, Brief, Cited, Click, CountedFact, DieView, KeyNames, Lesson, LevelRating, Line,
    Measured, Panel, Parameter, ParameterKind, Pointer, ReceiptRow, Selection, SideInfo, Sketch,
    Start, Stated, Subjects, System, Throw, UnitLine, Whereabouts, Workshop,
};
use crate::words::{signed_whole, tr};
use std::sync::Arc;

/// How games between players of a level ended: won by the Union, drawn, won by the
/// Confederate (`simulate SCENARIO -n GAMES --seed 13 --side union=LEVEL --side
/// confederate=LEVEL`; `tests/README.md` has the numbers).
const fn measured(level: Level, ended: [u32; 3]) -> Measured {
    Measured { level, ended }
}

/// How games of a scenario ended between the best players, then between those who played
/// it with one option set otherwise, and those games by the key of the option.
type Measures = (
    Option<Measured>,
    Option<Measured>,
    &'static [(&'static str, Measured)],
);

/// The short scenarios with how their games end, and with a reading of the rules set
/// otherwise [G20, G29]; the campaign has not been measured.
const MEASURES: [Measures; 3] = [
    (
        Some(measured(Level::General, [39, 23, 58])),
        Some(measured(Level::Colonel, [2110, 753, 1137])),
        &[("mines_once", measured(Level::Colonel, [3004, 299, 697]))],
    ),
    (
        Some(measured(Level::General, [24, 17, 30])),
        Some(measured(Level::Colonel, [1944, 1125, 931])),
        &[
            ("assault_dice", measured(Level::Colonel, [2016, 1224, 760])),
            ("mines_once", measured(Level::Colonel, [1940, 1120, 940])),
        ],
    ),
    (None, None, &[]),
];

const fn start(number: usize) -> Start {
    let (id, text) = BUILT_IN[number];
    let (favour, compared, otherwise) = MEASURES[number];
    Start {
        id,
        text,
        favour,
        compared,
        otherwise,
    }
}

/// What can be set otherwise in a game.
const CHANGES: [&str; 3] = ["assault_dice", "mines_once", "random_events"];

impl System for GateOfHell {
    const KEY: &'static str = codec::SYSTEM;
    const WORDS: u32 = 1;
    const STARTS: &'static [Start] = &[start(0), start(1), start(2)];
    // The mean of both scenarios.
    const RATINGS: &'static [LevelRating] = &[
        LevelRating::new(Level::Random, 580, 10),
        LevelRating::new(Level::Cadet, 750, 7),
        LevelRating::new(Level::Captain, 880, 5),
        LevelRating::new(Level::Colonel, 1000, 0),
        LevelRating::new(Level::General, 1230, 26),
    ];

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
        let flag = |name| fields.as_ref().and_then(|f| f.optional(name)?.flag());
        let (events, once) = (flag("random_events"), flag("mines_once"));
        faults.extend(log.take());
        let (Some(mut parts), true) = (parts, faults.is_empty()) else {
            return Err(faults);
        };
        let given = Given::of(&parts);
        if let Some(dice) = dice {
            parts.numbers.assault_dice = dice;
        }
        if let Some(events) = events {
            parts.random_events = events && given.events;
        }
        if let Some(once) = once {
            parts.numbers.mines_once = once;
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
            name: Self::side_called(side),
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
            overlays: self.overlays(),
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
        let given = self.given();
        let flag = |on: bool| -> Doc { on.into() };
        let number = |n: u8| -> Doc { i64::from(n).into() };
        let mut all = vec![Parameter {
            key: "assault_dice",
            at_start: true,
            title: tr!("gate-option-dice"),
            about: Cited::new(tr!("gate-option-dice-about"), "G20"),
            kind: ParameterKind::Whole { least: 1, most: 2 },
            cell: None,
            default: number(given.dice),
            value: number(self.numbers().assault_dice),
        }];
        all.push(Parameter {
            key: "mines_once",
            at_start: true,
            title: tr!("gate-option-mines"),
            about: Cited::new(tr!("gate-option-mines-about"), "9.5.6"),
            kind: ParameterKind::Flag,
            cell: None,
            default: flag(given.mines_once),
            value: flag(self.numbers().mines_once),
        });
        if given.events {
            all.push(Parameter {
                key: "random_events",
                at_start: true,
                title: tr!("gate-option-events"),
                about: Cited::new(tr!("gate-option-events-about"), "G44"),
                kind: ParameterKind::Flag,
                cell: None,
                default: flag(given.events),
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
        let phase = match (clock.0[1], phase) {
            (0, _) => String::new(),
            (_, 0) => Self::side_called(SideNo::A),
            (_, 1) => Self::side_called(SideNo::B),
            _ => String::new(),
        };
        [tr!("gate-time-turn", n = turn), part, phase]
    }

    fn label(&self, _: &View<State>, action: Action) -> String {
        self.say_action(action)
    }

    fn idea(&self, seen: &View<State>, plan: &[Action]) -> Sketch {
        self.sketched(seen, plan)
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
                        let away = state.site(piece) == self.ashley();
                        let what = match (gain.cause, state.losses(piece)) {
                            (Cause::Ship(_), 1) if away => "removed",
                            (Cause::Ship(_), 1) => "damaged",
                            (Cause::Ship(_), _) => "sunk",
                            (Cause::Fort(_), 1) => "fort-reduced",
                            (Cause::Fort(_), _) => "removed",
                            (_, 1) => "reduced",
                            (_, _) => "lost",
                        };
                        tr!("gate-gain", name = self.called(piece), what = what)
                    }
                    Cause::Ground(site) => {
                        let what = match hold(self, state, UNION, site) {
                            Hold::Friendly => "held",
                            _ => "contested",
                        };
                        tr!("gate-gain", name = self.located(site), what = what)
                    }
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
            rows.extend(self.objectives_told(state));
        }
        rows
    }

    fn if_it_ended(&self, seen: &View<State>) -> Vec<Cited> {
        self.verdict_told(seen.state())
    }

    fn settled(&self, seen: &View<State>) -> Option<Action> {
        let lying = seen.state().lying?;
        rethrow::is_best(self, seen.state(), &lying).then_some(Action::Stand)
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
        shown: &[&str],
    ) -> BoardModel {
        self.board_of(map, seen.state(), picked, shown)
    }

    fn card(&self, seen: &View<State>, picked: &Selection, at: &Pointer) -> Vec<Block> {
        self.card_of(seen.state(), picked, at)
    }

    fn panel(&self, seen: &View<State>, picked: &Selection) -> Panel {
        self.panel_of(seen, picked)
    }

    fn pointed(&self, seen: &View<State>, picked: &Selection, at: &Pointer) -> Click {
        self.point(seen, picked, at)
    }

    fn still_picked(&self, seen: &View<State>, picked: &Selection) -> Selection {
        self.still(seen, picked)
    }

    fn turn_of_box(&self, track: usize, number: usize) -> Option<u8> {
        (track == 0 && self.parts().turns > 1)
            .then(|| u8::try_from(number + 1).ok())
            .flatten()
    }

    fn order_of_battle(&self, seen: &View<State>) -> Vec<UnitLine> {
        let state = seen.state();
        let all = (0..self.parts().pieces.len()).map(PieceId::from_index);
        let line = |piece: PieceId| {
            let info = self.piece(piece)?;
            let site = state.lies(piece);
            let comes = self
                .parts()
                .reinforcements
                .iter()
                .find(|r| r.pieces.contains(&piece));
            let stands = match (self.site(site), comes) {
                _ if state.losses(piece) == 2 => Whereabouts::Gone(tr!("gate-gone")),
                (Some(at), _) => Whereabouts::On(at.code.clone()),
                (None, Some(r)) => Whereabouts::Comes {
                    turn: r.turn,
                    at: self.code(r.at).to_owned(),
                },
                (None, None) => Whereabouts::Gone(tr!("gate-not-yet")),
            };
            let steps = 2_u8.saturating_sub(state.losses(piece));
            Some(UnitLine {
                code: info.code.clone(),
                name: self.called(piece),
                side: info.side,
                strength: [u32::from(state.cf(self, piece)), u32::from(info.cf[0])],
                told: Some(self.briefly(state, piece)),
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

    fn given_up(&self, seen: &View<State>, action: Action) -> Vec<String> {
        self.lost_by(seen.state(), action)
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
            Some(cast) => (self.say_cast(state, cast), String::new()),
            None => (tr!("gate-throw-other"), String::new()),
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
            in_vain: false,
            face: faces.and_then(|f| f.get(i).copied()),
            counts: None,
        });
        let about = self.about_action(action);
        Throw {
            dice: dice.collect(),
            // What it is for: whoever looks at dice that have fallen knows that they
            // were thrown.
            told: Some(match cast {
                Some(cast) => Cited::new(self.say_cast(state, cast), cast.rule()),
                None => Cited::new(self.say_action(action), "2.2"),
            }),
            at: about.places.into_iter().next(),
        }
    }

    fn facts(&self) -> Vec<CountedFact> {
        self.counted()
    }

    fn measure(&self, state: &State, out: &mut Vec<i32>) {
        self.count_up(state, out);
    }

    fn only_ends(&self, action: Action) -> bool {
        matches!(action, Action::Done | Action::End | Action::Pass)
    }

    fn strategy(&self) -> Option<Arc<dyn Strategy<Self>>> {
        Some(Arc::new(Seamanship::new(self.clone())))
    }

    fn tour(&self, keys: KeyNames<'_>) -> Option<Lesson> {
        Some(self.lesson(keys))
    }

    fn ask(&self, _: &View<State>, verb: &str, _: &Doc) -> Result<Doc, Vec<Fault>> {
        let why = tr!("gate-no-question", verb = verb);
        Err(vec![Fault::of_all(FaultKind::Says(why))])
    }

    const KEYS: Keys = super::editor::KEYS;

    fn stated(scenario: &Doc) -> Vec<Stated> {
        super::editor::stated(scenario)
    }

    fn position_words(_: &Doc, field: &str) -> Vec<String> {
        let words: &[&str] = match field {
            "side" => &["union", "confederate"],
            _ => &[],
        };
        words.iter().map(|&word| word.to_owned()).collect()
    }

    fn workshop(scenario: &Doc) -> Workshop {
        super::editor::workshop(scenario)
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

    /// What counts at the end of the campaign, and whether the Union has it [10.3].
    fn objectives_told(&self, state: &State) -> Vec<ReceiptRow> {
        let row = |text: String, has: bool| ReceiptRow {
            text: Cited::new(text, "10.3"),
            side: SideNo::A,
            points: i32::from(has),
        };
        let sites = self.numbers().objectives.iter();
        let mut rows: Vec<ReceiptRow> = sites
            .map(|&site| {
                let (what, has) = match hold(self, state, UNION, site) {
                    Hold::Friendly => ("held", true),
                    Hold::Contested => ("contested", false),
                    Hold::Vacant | Hold::Enemy => ("not-held", false),
                };
                let name = self.located(site);
                row(tr!("gate-gain", name = name, what = what), has)
            })
            .collect();
        if state.angel.is_some() {
            rows.push(row(tr!("gate-angel-counts"), true));
        }
        rows
    }

    /// How a side wins before the points are asked for [10.1, 10.2].
    fn wins_told(&self) -> Vec<Cited> {
        let mut told = vec![Cited::new(tr!("gate-wins-union"), "10.1")];
        if self.parts().award.is_none() {
            told.push(Cited::new(tr!("gate-wins-confederate"), "10.2"));
        }
        told
    }

    /// How the points decide the game: what they come to now, and what each way to end
    /// needs [10.3, G41].
    pub(super) fn verdict_told(&self, state: &State) -> Vec<Cited> {
        let names = self.about().victory;
        let called = |level: usize| names.get(level).cloned().unwrap_or_default();
        let over = state.stage == Stage::Over;
        let (now, least, first, rule) = match &self.parts().award {
            Some(award) => {
                let [union, other] = victory::points(self, state);
                let first = tr!(
                    "gate-verdict-margin",
                    union = union,
                    other = other,
                    margin = signed_whole(union - other)
                );
                (union - other, award.levels.to_vec(), first, "G41")
            }
            None => {
                let count = victory::objectives_held(self, state);
                let first = tr!("gate-verdict-objectives", n = count);
                (count, campaign::LADDER.to_vec(), first, "10.3")
            }
        };
        let mut told = vec![Cited::new(first, rule)];
        let mut most = None;
        let number = |n: i32| match n {
            0.. => n.to_string(),
            _ => signed_whole(n),
        };
        for (level, &least) in least.iter().enumerate() {
            let range = match most {
                None => tr!("gate-range", kind = "up", least = number(least), most = ""),
                Some(most) if most == least => number(least),
                Some(most) => tr!(
                    "gate-range",
                    kind = "between",
                    least = number(least),
                    most = number(most)
                ),
            };
            most = Some(least - 1);
            told.push(Cited::plain(format!("{range}: {}", called(level))));
        }
        if let Some(most) = most {
            // There are no fewer objectives than none.
            let range = match most == 0 && self.parts().award.is_none() {
                true => number(most),
                false => tr!("gate-range", kind = "down", least = "", most = number(most)),
            };
            told.push(Cited::plain(format!("{range}: {}", called(least.len()))));
        }
        if self.parts().award.is_none() {
            let (there, least) = campaign::in_georgia(self, state);
            let raised = tr!("gate-verdict-georgia", n = least, there = there);
            told.extend([
                Cited::new(tr!("gate-verdict-angel"), "10.3"),
                Cited::new(raised, "10.3"),
            ]);
        }
        // Whoever wins by itself does, whatever the points say; and Georgia raises.
        let by_points = least.iter().position(|least| now >= *least);
        let by_points = by_points.unwrap_or(least.len());
        if over && by_points != usize::from(state.verdict) {
            let level = called(usize::from(state.verdict));
            let rule = match state.verdict {
                0 => "10.1",
                _ => "10.3",
            };
            told.push(Cited::new(
                tr!("gate-verdict-otherwise", level = level),
                rule,
            ));
        }
        if !over {
            told.extend(self.wins_told());
        }
        told
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
            lost = self.worn(state, piece),
            marks = state.marks(piece)
        )
    }

    /// What a piece that has lost a step is called [2.2].
    pub(super) fn worn(&self, state: &State, piece: PieceId) -> &'static str {
        match (state.losses(piece), self.piece(piece).map(|p| p.kind)) {
            (0, _) => "no",
            (_, Some(PieceKind::Ironclad)) => "ship",
            (_, Some(PieceKind::Fort)) => "fort",
            _ => "unit",
        }
    }
}
