//! What the minefield says of itself.

use super::judgement::Prudence;
use super::rules::{Act, FIELDS, Fact, Field, Leak, Mine, Minefield, Stage, Why};
use hells_gate::engine::{Clock, Die, Refusal as _, Rules as _, SideNo, Strategy, View};
use hells_gate::json::{Doc, Fault, FaultKind, Log, Node};
use hells_gate::present::board::{
    BoardModel, CounterCut, CounterView, Emblem, MapView, PlaceView, Scenery, SideView, Surround,
    Symbol,
};
use hells_gate::present::book::{BookEntry, Chapter, Passage as Text, Rulebook, Span};
use hells_gate::present::ink::{Colours, CounterInk, Ink, SideInk};
use hells_gate::present::system::{
    About, Block, Button, Cited, DieView, Effect, Line, OverlayInfo, Panel, Parameter,
    ParameterKind, Pointer, Prompt, Question, ReceiptRow, Row, Selection, SideInfo, Sketch, Start,
    Subjects, System, Throw, Track, TrackBox, UnitLine, Weight, Whereabouts,
};
use hells_gate::space::shape::{Pattern, PlaceId, Tiling};
use hells_gate::space::{CellName, Shifted};
use std::sync::Arc;

const BLACK: Ink = Colours::ink([0x202020; 3]);

const PLAIN: CounterInk = CounterInk {
    fill: Colours::ink([0xE0E0D0; 3]),
    pale: Colours::ink([0xF0F0E8; 3]),
    text: BLACK,
    pale_text: BLACK,
    head: BLACK,
};

const MOST_MEN: i64 = 6;

const STAGES: [(Stage, &str); 4] = [
    (Stage::Laying, "laying"),
    (Stage::Crossing, "crossing"),
    (Stage::Blast, "blast"),
    (Stage::Over, "over"),
];

fn word(stage: Stage) -> &'static str {
    let found = STAGES.iter().find(|(s, _)| *s == stage);
    found.map_or("", |(_, word)| word)
}

fn place(field: u8) -> String {
    format!("F{field}")
}

fn line(text: String, rule: &'static str, places: Vec<String>) -> Line {
    Line {
        told: Cited::new(text, rule),
        units: Vec::new(),
        places,
        opens: false,
    }
}

impl Minefield {
    /// The button of an action: what it does, or the first reason why not.
    fn button(&self, seen: &View<Field>, action: Act, weight: Weight) -> Button {
        let label = self.label(seen, action);
        let does = match self.check(seen.state(), action) {
            Ok(()) => Ok(Effect::Play(vec![self.notation(action)])),
            Err(why) => Err(self.refusal(&why)),
        };
        let left = seen.state().men - seen.state().ahead;
        let some = action == Act::Go && left > 2;
        Button {
            label,
            chance: String::new(),
            asks: some
                .then(|| format!("{left} men stay behind."))
                .into_iter()
                .collect(),
            weight,
            does,
        }
    }
}

impl System for Minefield {
    const KEY: &'static str = "minefield";
    const WORDS: u32 = 1;
    const STARTS: &'static [Start] = &[
        Start {
            id: "meadow",
            text: r#"{ "system": "minefield", "id": "meadow", "title": "The meadow", "men": 3, "bluff": true }"#,
            favour: None,
            compared: None,
            otherwise: &[],
        },
        Start {
            id: "ford",
            text: r#"{ "system": "minefield", "id": "ford", "title": "The ford", "men": 5, "bluff": false }"#,
            favour: None,
            compared: None,
            otherwise: &[],
        },
    ];

    fn read(scenario: &Doc, changed: &Doc) -> Result<Self, Vec<Fault>> {
        let log = Log::default();
        let root = Node::new(scenario, "scenario", &log);
        let fields = root.object(&["system", "id", "title", "men", "bluff"]);
        let men = |n: Node<'_>| n.number(1..=MOST_MEN).and_then(|n| u8::try_from(n).ok());
        let of = fields.as_ref();
        let _ = of.and_then(|f| f.field("system")?.word(&[Self::KEY]));
        let title = of.and_then(|f| f.field("title")?.text(80));
        let mut squad = of.and_then(|f| men(f.field("men")?));
        let mut bluff = of.and_then(|f| f.field("bluff")?.flag());
        if let Some(set) = Node::new(changed, "changed", &log).object(&["men", "bluff"]) {
            if let Some(node) = set.optional("men") {
                squad = men(node).or(squad);
            }
            if let Some(node) = set.optional("bluff") {
                bluff = node.flag().or(bluff);
            }
        }
        match (log.take(), title, squad, bluff) {
            (faults, Some(title), Some(men), Some(bluff)) if faults.is_empty() => Ok(Self {
                men,
                bluff,
                leak: Leak::None,
                scenario: title.into(),
            }),
            (faults, ..) => Err(faults),
        }
    }

    fn about(&self) -> About {
        let side = |key: &str, name: &str| SideInfo {
            key: key.to_owned(),
            name: name.to_owned(),
            decides: true,
        };
        About {
            title: self.scenario.to_string(),
            sides: [side("layer", "the layer"), side("squad", "the squad")],
            clock: ["field", "part", "phase"].map(str::to_owned),
            victory: ["The layer wins", "A draw", "The squad wins"]
                .map(str::to_owned)
                .to_vec(),
            overlays: vec![OverlayInfo {
                key: "gone",
                name: "Fields behind".to_owned(),
                about: "The fields the squad has crossed.".to_owned(),
            }],
            questions: &[Question {
                verb: "odds",
                fields: &["ahead"],
                about: "the chance that nobody is lost, so many going ahead onto the mine",
            }],
        }
    }

    fn parameters(&self) -> Vec<Parameter> {
        vec![
            Parameter {
                key: "men",
                at_start: true,
                title: "Men".to_owned(),
                about: Cited::new("How many men cross.", "3"),
                kind: ParameterKind::Whole {
                    least: 1,
                    most: MOST_MEN,
                },
                cell: None,
                default: 3.into(),
                value: i64::from(self.men).into(),
            },
            Parameter {
                key: "bluff",
                at_start: false,
                title: "Bluff".to_owned(),
                about: Cited::new("Whether the layer may lay no mine.", "2"),
                kind: ParameterKind::Flag,
                cell: None,
                default: true.into(),
                value: self.bluff.into(),
            },
        ]
    }

    fn position(&self, seen: &View<Field>) -> Doc {
        let state = seen.state();
        let number = |n: u8| Doc::from(i64::from(n));
        Doc::object([
            ("stage", word(state.stage).into()),
            (
                "mine",
                match state.mine {
                    Mine::In(0) => "none".into(),
                    Mine::In(field) => place(field).into(),
                    Mine::Unknown => "unknown".into(),
                },
            ),
            ("found", state.found.into()),
            ("at", number(state.at)),
            ("men", number(state.men)),
            ("ahead", number(state.ahead)),
            ("lost", number(state.lost)),
            ("rolls", number(state.rolls)),
        ])
    }

    fn set_up(&self, position: &Doc, base: &Field) -> Result<Field, Vec<Fault>> {
        let log = Log::default();
        let mut state = *base;
        let known = [
            "stage", "mine", "found", "at", "men", "ahead", "lost", "rolls",
        ];
        let Some(fields) = Node::new(position, "position", &log).object(&known) else {
            return Err(log.take());
        };
        if let Some(i) = fields
            .optional("stage")
            .and_then(|n| n.word(&STAGES.map(|s| s.1)))
        {
            state.stage = STAGES[i].0;
        }
        let mines = ["unknown", "none", "F1", "F2", "F3", "F4"];
        if let Some(i) = fields.optional("mine").and_then(|n| n.word(&mines)) {
            state.mine = match u8::try_from(i).unwrap_or(0) {
                0 => Mine::Unknown,
                n => Mine::In(n - 1),
            };
        }
        if let Some(found) = fields.optional("found").and_then(|n| n.flag()) {
            state.found = found;
        }
        for (name, to) in [
            ("at", &mut state.at),
            ("men", &mut state.men),
            ("ahead", &mut state.ahead),
            ("lost", &mut state.lost),
            ("rolls", &mut state.rolls),
        ] {
            let number = fields.optional(name).and_then(|n| n.number(0..=MOST_MEN));
            if let Some(n) = number.and_then(|n| u8::try_from(n).ok()) {
                *to = n;
            }
        }
        match log.take() {
            faults if faults.is_empty() => Ok(state),
            faults => Err(faults),
        }
    }

    fn time(&self, clock: Clock) -> [String; 3] {
        let [field, part, _] = clock.0;
        let part = if part == 0 { "laying" } else { "crossing" };
        [format!("field {field}"), part.to_owned(), String::new()]
    }

    fn label(&self, seen: &View<Field>, action: Act) -> String {
        match action {
            Act::Lay(0) => "Lay no mine".to_owned(),
            Act::Lay(field) => format!("Lay the mine in field {field}"),
            Act::Send => "Send a man ahead".to_owned(),
            Act::Call => "Call a man back".to_owned(),
            Act::Go => format!("Go on to field {}", seen.state().at + 1),
            Act::Blast => "Roll for those who went ahead".to_owned(),
        }
    }

    fn refusal(&self, why: &Why) -> Cited {
        let text = match why {
            Why::Over => "The game is over.",
            Why::OtherStage => "This is not what is to be done now.",
            Why::NoField => "There are four fields.",
            Why::MustLay => "The mine has to be laid.",
            Why::NobodyLeft => "All men are ahead.",
            Why::NobodyAhead => "Nobody is ahead to be called back.",
            Why::Nobody => "Somebody has to go ahead.",
            Why::Mined => "There is something there.",
        };
        Cited::new(text, why.rule().0)
    }

    fn line(&self, event: &Fact) -> Option<Line> {
        Some(match event {
            Fact::Laid(None) => line("A mine is laid, or none.".to_owned(), "2", Vec::new()),
            Fact::Laid(Some(0)) => line("No mine is laid.".to_owned(), "2", Vec::new()),
            Fact::Laid(Some(field)) => {
                let text = format!("The mine is laid in field {field}.");
                line(text, "2", vec![place(*field)])
            }
            Fact::Ahead(men) => line(format!("Ahead: {men}."), "3", Vec::new()),
            Fact::Entered(field) => {
                let text = format!("The squad enters field {field}.");
                line(text, "3", vec![place(*field)])
            }
            Fact::Found(field) => line("The mine is here!".to_owned(), "4", vec![place(*field)]),
            Fact::Blown { lost, .. } => line(format!("Men lost: {lost}."), "4", Vec::new()),
            Fact::Tired => return None,
            Fact::Crossed => line("The crossing is over.".to_owned(), "5", Vec::new()),
        })
    }

    fn score(&self, seen: &View<Field>) -> Vec<ReceiptRow> {
        let state = seen.state();
        let row = |side, text: &str, points: u8| ReceiptRow {
            text: Cited::new(text, "5"),
            side,
            points: i32::from(points),
        };
        let across = if state.stage == Stage::Over {
            state.men
        } else {
            0
        };
        vec![
            row(SideNo::A, "Men lost", state.lost),
            row(SideNo::B, "Men across", across),
        ]
    }

    fn rulebook(&self) -> Rulebook {
        let case = |number: &str, title: &str, text: String| BookEntry {
            number: number.to_owned(),
            title: title.to_owned(),
            blocks: vec![Text::Paragraph(vec![Span::Text(text)])],
        };
        let chapter = Chapter {
            entries: vec![
                case(
                    "1",
                    "Course",
                    "First a mine is laid, then the squad crosses.".to_owned(),
                ),
                case(
                    "2",
                    "The mine",
                    "The layer lays one mine in secret.".to_owned(),
                ),
                case("3", "Going", format!("Of {} men some go ahead.", self.men)),
                case(
                    "4",
                    "Blast",
                    "Each who is ahead is lost by 1 or 2.".to_owned(),
                ),
                case("5", "Points", "Men lost against men across.".to_owned()),
            ],
            ..Chapter::default()
        };
        Rulebook {
            chapters: vec![chapter],
        }
    }

    fn map(&self) -> MapView {
        let names: Vec<CellName> = (1..=FIELDS + 1)
            .map(|column| CellName { row: 0, column })
            .collect();
        let tiling = Tiling::new(Pattern::Squares, &names, Shifted::OddRows).unwrap();
        let places = tiling.all().iter().zip(0..).map(|(id, field)| PlaceView {
            id,
            name: place(field),
            title: format!("Field {field}"),
            town: String::new(),
            scenery: Scenery::Open,
            base: None,
            about: String::new(),
        });
        let counters: &[CounterInk] = &[PLAIN];
        MapView {
            plain: false,
            night: false,
            title: self.scenario.to_string(),
            subtitle: String::new(),
            places: places.collect(),
            tiling,
            rivers: Vec::new(),
            shore: None,
            surround: Surround::Bands,
            km_across: 1,
            sides: ["layer", "squad"].map(|key| SideView {
                key,
                name: format!("the {key}"),
                base: String::new(),
                emblem: Emblem::Flag,
                cut: CounterCut::Square,
                ink: SideInk {
                    counters,
                    base: BLACK,
                    base_sign: BLACK,
                    mark: BLACK,
                    drawn: BLACK,
                },
            }),
        }
    }

    fn board(
        &self,
        map: Arc<MapView>,
        seen: &View<Field>,
        picked: &Selection,
        shown: &[&str],
    ) -> BoardModel {
        let state = seen.state();
        let mut model = BoardModel::new(map);
        let at = PlaceId(state.at);
        let squad = CounterView::new(0, at, SideNo::B, Symbol::Infantry);
        model.counters.push(CounterView {
            code: "squad".to_owned(),
            label: "squad".to_owned(),
            name: "the squad".to_owned(),
            sentence: format!("the squad, {} men", state.men),
            strength: state.men.to_string(),
            selected: picked.units.iter().any(|unit| unit == "squad"),
            ..squad
        });
        // A mine is in the picture for whoever may know of it.
        if let Mine::In(field @ 1..) = state.mine {
            let mine = CounterView::new(1, PlaceId(field), SideNo::A, Symbol::Armour);
            model.counters.push(CounterView {
                code: "mine".to_owned(),
                label: "mine".to_owned(),
                name: "the mine".to_owned(),
                sentence: "the mine".to_owned(),
                ..mine
            });
        }
        if shown.contains(&"gone") {
            for field in 0..state.at {
                model.overlays.note(PlaceId(field), "crossed");
            }
        }
        model
    }

    fn card(&self, seen: &View<Field>, _: &Selection, at: &Pointer) -> Vec<Block> {
        let (Pointer::Place(at) | Pointer::Drop(_, at)) = at else {
            return Vec::new();
        };
        let here = *at == place(seen.state().at);
        let text = if here {
            "The squad is here."
        } else {
            "Nobody is here."
        };
        vec![Block::Text(vec![Cited::plain(text)])]
    }

    fn panel(&self, seen: &View<Field>, picked: &Selection) -> Panel {
        let state = seen.state();
        let now = match state.stage {
            Stage::Laying => Cited::new("Lay the mine.", "2"),
            Stage::Crossing => Cited::new("Send men ahead, and go on.", "3"),
            Stage::Blast => Cited::new("The mine goes off.", "4"),
            Stage::Over => Cited::new("The game is over.", "5"),
        };
        let row = |action: Act| {
            let button = self.button(seen, action, Weight::Quiet);
            Block::Row(Row {
                units: Vec::new(),
                brief: String::new(),
                label: button.label,
                value: String::new(),
                ticked: picked
                    .place
                    .as_ref()
                    .map(|p| self.notation(action).ends_with(p)),
                does: button.does,
            })
        };
        let (body, foot) = match state.stage {
            Stage::Laying => ((0..=FIELDS).map(|f| row(Act::Lay(f))).collect(), Vec::new()),
            Stage::Crossing => (
                vec![row(Act::Send), row(Act::Call)],
                vec![self.button(seen, Act::Go, Weight::Primary)],
            ),
            Stage::Blast => (
                vec![Block::Throw(self.throw(seen, Act::Blast, None))],
                vec![self.button(seen, Act::Blast, Weight::Primary)],
            ),
            Stage::Over => (vec![Block::Receipt(self.score(seen))], Vec::new()),
        };
        Panel {
            prompt: Prompt {
                who: self.to_act(state),
                now,
                public: state.stage != Stage::Laying,
            },
            body,
            foot,
            tracks: vec![Track {
                label: "Field".to_owned(),
                boxes: (0..=FIELDS).map(|f| TrackBox::named(place(f))).collect(),
                at: usize::from(state.at),
            }],
        }
    }

    fn turn_of_box(&self, _: usize, number: usize) -> Option<u8> {
        u8::try_from(number).ok()
    }

    fn order_of_battle(&self, seen: &View<Field>) -> Vec<UnitLine> {
        let state = seen.state();
        let squad = UnitLine {
            told: None,
            code: "squad".to_owned(),
            name: "the squad".to_owned(),
            side: SideNo::B,
            strength: [state.men, self.men].map(u32::from),
            steps: None,
            stands: match state.men {
                0 => Whereabouts::Gone("lost".to_owned()),
                _ => Whereabouts::On(place(state.at)),
            },
            supplied: None,
        };
        let mine = |field| UnitLine {
            told: None,
            code: "mine".to_owned(),
            name: "the mine".to_owned(),
            side: SideNo::A,
            strength: [1, 1],
            steps: None,
            stands: Whereabouts::On(place(field)),
            supplied: None,
        };
        // It is in the list of whoever may know of it.
        let mine = match state.mine {
            Mine::In(field @ 1..) => Some(mine(field)),
            _ => None,
        };
        mine.into_iter().chain([squad]).collect()
    }

    fn subjects(&self, action: Act) -> Subjects {
        Subjects {
            units: match action {
                Act::Send | Act::Call => vec!["squad".to_owned()],
                _ => Vec::new(),
            },
            places: match action {
                Act::Lay(field @ 1..) => vec![place(field)],
                _ => Vec::new(),
            },
        }
    }

    fn throw(&self, seen: &View<Field>, action: Act, faces: Option<&[Die]>) -> Throw {
        let dice = (0..self.dice(seen.state(), action)).map(|i| {
            let face = faces.and_then(|faces| faces.get(usize::from(i)).copied());
            DieView {
                side: Some(SideNo::B),
                label: format!("man {}", i + 1),
                needs: "3 to 6".to_owned(),
                in_vain: false,
                face,
                counts: face.map(|die| die.pips() <= 2),
            }
        });
        Throw {
            dice: dice.collect(),
            told: Some(Cited::new("1 or 2: a man is lost.", "4")),
            at: None,
        }
    }

    fn idea(&self, seen: &View<Field>, plan: &[Act]) -> Sketch {
        let label = |act: &Act| self.label(seen, *act);
        Sketch {
            label: plan.first().map(label).unwrap_or_default(),
            why: vec![Cited::new("One man ahead is enough.", "3")],
            ..Sketch::default()
        }
    }

    fn strategy(&self) -> Option<Arc<dyn Strategy<Self>>> {
        let bluff = self.bluff;
        Some(Arc::new(Prudence { bluff }))
    }

    fn ask(&self, seen: &View<Field>, verb: &str, fields: &Doc) -> Result<Doc, Vec<Fault>> {
        let log = Log::default();
        let most = i64::from(seen.state().men);
        let ahead = match verb {
            "odds" => Node::new(fields, "", &log)
                .object(&["ahead"])
                .and_then(|f| f.field("ahead")?.number(0..=most)),
            _ => {
                let why = format!("there is no question “{verb}”");
                return Err(vec![Fault::of_all(FaultKind::Says(why))]);
            }
        };
        let ahead = ahead.and_then(|n| i32::try_from(n).ok());
        let ahead = ahead.ok_or_else(|| log.take())?;
        let chance = (2.0_f64 / 3.0).powi(ahead);
        Ok(Doc::object([(
            "nobody_lost",
            Doc::Number(format!("{chance:.4}")),
        )]))
    }
}
