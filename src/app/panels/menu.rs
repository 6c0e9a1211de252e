//! The menus as data, and whether a command can be carried out now: what the
//! menu bar draws and the palette searches.

use super::{View, reason};
use crate::app::commands::{
    Command, Dialog, PictureFile, ScaleStep, TourWish, bindings, earlier, no_cursor, not_yours,
};
use crate::app::opponent::{Question, seat};
use crate::app::pen::{Drawing, Tool};
use crate::app::planning::{PlanEdit, no_plans};
use crate::app::proceeds_with;
use crate::app::room::{Deed as RoomDeed, Room};
use crate::engine::{Barrier, Level, Rules, SideNo, UndoRefused};
use crate::hex::Orientation;
use crate::present::annotation::Meaning;
use crate::present::board::Pieces;
use crate::present::system::OverlayInfo;
use crate::systems::hells_gate::insight::last_player_turn;
use crate::systems::hells_gate::panel::able_units;
use crate::systems::hells_gate::picture::OverlayKind;
use crate::systems::hells_gate::{Action, Illegal, Side, Stage, say};
use crate::words::{Language, sentence, tr};

/// One thing in a menu.
pub struct Entry {
    /// What it says.
    pub label: String,
    /// What it does.
    pub command: Command,
    /// What that means, if the label does not say all.
    pub about: String,
    /// Whether it is chosen, if it is a thing to choose.
    pub on: Option<bool>,
}

/// A row of a menu.
pub enum Row {
    /// A thing to do.
    Entry(Entry),
    /// A line between groups.
    Line,
    /// A menu within the menu.
    Menu(String, Vec<Entry>),
}

/// A menu of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Menu {
    /// Games and the program.
    Game,
    /// Playing, and looking at what was played.
    Play,
    /// How things are shown.
    View,
    /// Computer players.
    Computer,
    /// What can be laid over the map.
    Overlays,
    /// Drawing on the map.
    Draw,
    /// Rules, tour, keys.
    Help,
}

impl Menu {
    /// The menus from left to right.
    pub const ALL: [Self; 7] = [
        Self::Game,
        Self::Play,
        Self::View,
        Self::Computer,
        Self::Overlays,
        Self::Draw,
        Self::Help,
    ];

    /// What it is called.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Game => tr!("menu-game"),
            Self::Play => tr!("menu-play"),
            Self::View => tr!("menu-view"),
            Self::Computer => tr!("menu-computer"),
            Self::Overlays => tr!("menu-overlays"),
            Self::Draw => tr!("menu-draw"),
            Self::Help => tr!("menu-help"),
        }
    }
}

fn entry(label: String, command: Command) -> Row {
    Row::Entry(Entry {
        label,
        about: command.what(),
        command,
        on: None,
    })
}

/// What is in a menu now.
#[must_use]
pub fn rows(view: &View<'_>, menu: Menu) -> Vec<Row> {
    use Command as C;
    let toggle = |label, dialog| entry(label, C::Toggle(dialog));
    match menu {
        Menu::Game => vec![
            toggle(tr!("entry-new-game"), Dialog::NewGame),
            toggle(tr!("entry-saved-games"), Dialog::Games),
            entry(tr!("entry-save"), C::Save),
            entry(tr!("entry-pdf"), C::ExportPdf),
            entry(tr!("entry-muster"), C::ExportMuster),
            entry(tr!("entry-png"), C::ExportPicture(PictureFile::Png)),
            entry(tr!("entry-svg"), C::ExportPicture(PictureFile::Svg)),
            Row::Line,
            toggle(tr!("entry-settings"), Dialog::Settings),
            Row::Line,
            entry(tr!("entry-quit"), C::Quit),
        ],
        Menu::Play => play(view),
        Menu::View => vec![
            entry(tr!("entry-whole-map"), C::FitMap),
            entry(tr!("entry-zoom-in"), C::ZoomMap { closer: true }),
            entry(tr!("entry-zoom-out"), C::ZoomMap { closer: false }),
            lies(view, tr!("entry-north-up"), Orientation::NorthUp),
            lies(view, tr!("entry-as-printed"), Orientation::AsPrinted),
            made(view, tr!("entry-counters"), Pieces::Counters),
            made(view, tr!("entry-blocks"), Pieces::Blocks),
            Row::Line,
            entry(tr!("entry-larger"), C::Scale(ScaleStep::Up)),
            entry(tr!("entry-smaller"), C::Scale(ScaleStep::Down)),
            entry(tr!("entry-usual-size"), C::Scale(ScaleStep::Normal)),
            languages(view),
            Row::Line,
            entry(tr!("entry-contrast"), C::Contrast),
            entry(tr!("entry-presenter"), C::Present),
            entry(tr!("entry-panel"), C::TogglePanel),
            entry(tr!("entry-full-screen"), C::Fullscreen),
            toggle(tr!("points-title"), Dialog::Points),
            toggle(tr!("entry-dice"), Dialog::Dice),
        ],
        Menu::Computer => computer(view),
        Menu::Overlays => overlays(view),
        Menu::Draw => drawing(view),
        Menu::Help => vec![
            entry(tr!("entry-rules"), C::Rule(None)),
            entry(
                match view.tour {
                    Some(_) => tr!("entry-leave-tour"),
                    None if view.room.is_some_and(|room| room.tour_card().is_some()) => {
                        tr!("entry-leave-tour")
                    }
                    None => tr!("entry-tour"),
                },
                C::Tour(TourWish::Begin),
            ),
            toggle(tr!("entry-keys"), Dialog::Keys),
            toggle(tr!("entry-about"), Dialog::About),
            toggle(tr!("entry-licences"), Dialog::Licences),
        ],
    }
}

/// Playing, and looking at what was played.
fn play(view: &View<'_>) -> Vec<Row> {
    use Command as C;
    let toggle = |label, dialog| entry(label, C::Toggle(dialog));
    let mut rows = vec![
        entry(tr!("entry-undo"), C::Undo),
        entry(tr!("entry-redo"), C::Redo),
        entry(tr!("entry-correct-die"), C::CorrectDie),
        Row::Line,
        entry(tr!("entry-next-unit"), C::NextUnit { back: false }),
        entry(tr!("entry-hex-menu"), C::MenuHere),
        toggle(
            match view.room {
                Some(_) => tr!("order-title"),
                None => tr!("entry-find"),
            },
            Dialog::Find,
        ),
        toggle(tr!("entry-palette"), Dialog::Palette),
        Row::Line,
        entry(tr!("entry-last-turn"), C::LookAtLastTurn),
        entry(tr!("entry-moment-before"), C::LookOn { back: true }),
        entry(tr!("entry-beginning"), C::LookAtBeginning),
        Row::Line,
        entry(tr!("entry-plan"), C::PlanAttacks),
        entry(tr!("entry-begin-planned"), C::BeginPlanned),
        entry(tr!("entry-drop-plan"), C::Plan(PlanEdit::Clear)),
        Row::Line,
        entry(tr!("end-phase"), C::EndPhase),
        Row::Line,
        Row::Entry(Entry {
            label: tr!("entry-branch"),
            command: C::Branch(view.ply()),
            about: tr!("entry-branch-about"),
            on: None,
        }),
    ];
    if view.room.is_some() {
        let report = C::Room(Box::new(RoomDeed::Report));
        rows.extend([Row::Line, entry(tr!("report-entry"), report)]);
    }
    rows
}

/// A way the map can lie.
fn lies(view: &View<'_>, label: String, orientation: Orientation) -> Row {
    let command = Command::LayMap(orientation);
    Row::Entry(Entry {
        label,
        about: command.what(),
        command,
        on: Some(view.orientation == orientation),
    })
}

/// What units can be made of.
fn made(view: &View<'_>, label: String, pieces: Pieces) -> Row {
    let command = Command::MakeUnits(pieces);
    let now = view.room.map_or(Pieces::Counters, Room::pieces);
    Row::Entry(Entry {
        label,
        about: command.what(),
        command,
        on: Some(now == pieces),
    })
}

/// The languages, each by its own name.
fn languages(view: &View<'_>) -> Row {
    let choices = std::iter::once(None).chain(Language::ALL.map(Some));
    let entries = choices.map(|choice| Entry {
        label: choice.map_or_else(|| tr!("language-of-system"), |l| l.own_name().to_owned()),
        command: Command::Speak(choice),
        about: String::new(),
        on: Some(view.language == choice),
    });
    Row::Menu(tr!("language"), entries.collect())
}

/// Who plays, and what can be asked.
fn computer(view: &View<'_>) -> Vec<Row> {
    if let Some(room) = view.room {
        return computer_of_room(room);
    }
    let ask = Command::Ask;
    let mut rows = vec![
        entry(tr!("entry-advice"), ask(Question::Hint)),
        entry(tr!("entry-forecast"), ask(Question::Forecast)),
        entry(tr!("entry-look-back"), ask(Question::LookBack)),
        Row::Line,
    ];
    for side in Side::ALL {
        let now = seat(&view.session.file.players[side]);
        let levels = Level::ALL.into_iter().map(Some);
        let choices = std::iter::once(None).chain(levels).map(|choice| Entry {
            label: choice.map_or_else(|| tr!("entry-person"), Level::name),
            command: Command::TakeSeat(side, choice),
            about: choice.map_or_else(String::new, Level::about),
            on: Some(now == choice),
        });
        let title = tr!("entry-seat", side = side.key());
        rows.push(Row::Menu(title, choices.collect()));
    }
    let hold = match view.seat.held {
        true => tr!("entry-go-on"),
        false => tr!("entry-hold"),
    };
    rows.push(entry(hold, Command::HoldComputer));
    rows
}

/// The overlays, each with a tick when it is on.
fn overlays(view: &View<'_>) -> Vec<Row> {
    if let Some(room) = view.room {
        return overlays_of_room(room);
    }
    let ticked = |kind: OverlayKind| {
        Row::Entry(Entry {
            label: kind.name(),
            command: Command::Overlay(kind),
            about: kind.about(),
            on: Some(view.shown.has(kind)),
        })
    };
    let mut rows: Vec<Row> = OverlayKind::ALL.into_iter().map(ticked).collect();
    rows.extend([
        Row::Line,
        entry(tr!("entry-no-overlays"), Command::NoOverlays),
        entry(tr!("entry-card"), Command::ToggleCard),
    ]);
    rows
}

/// The overlays of the game in a room.
fn overlays_of_room(room: &Room) -> Vec<Row> {
    let of = |overlay: OverlayInfo| {
        Row::Entry(Entry {
            label: overlay.name,
            command: Command::Room(Box::new(RoomDeed::Overlay(overlay.key))),
            about: overlay.about,
            on: Some(room.shows(overlay.key)),
        })
    };
    let mut rows: Vec<Row> = room.table().about().overlays.into_iter().map(of).collect();
    rows.extend([
        Row::Line,
        entry(tr!("entry-no-overlays"), Command::NoOverlays),
        entry(tr!("entry-card"), Command::ToggleCard),
    ]);
    rows
}

/// Who plays the game in a room, and what can be asked.
fn computer_of_room(room: &Room) -> Vec<Row> {
    let mut rows = vec![
        entry(tr!("entry-advice"), Command::Ask(Question::Hint)),
        entry(tr!("entry-forecast"), Command::Ask(Question::Forecast)),
        Row::Line,
    ];
    let about = room.table().about();
    for side in SideNo::BOTH {
        let now = room.seated(side);
        let levels = room.table().levels().iter().copied().map(Some);
        let choices = std::iter::once(None).chain(levels).map(|choice| Entry {
            label: choice.map_or_else(|| tr!("entry-person"), Level::name),
            command: Command::Room(Box::new(RoomDeed::Seat(side, choice))),
            about: choice.map_or_else(String::new, Level::about),
            on: Some(now == choice),
        });
        let side = &about.sides[side.index()].name;
        rows.push(Row::Menu(side.clone(), choices.collect()));
    }
    rows.push(entry(tr!("entry-hold"), Command::HoldComputer));
    rows
}

/// Drawing on the map, with ticks at the tool and the colour in hand.
fn drawing(view: &View<'_>) -> Vec<Row> {
    let (on, in_hand, about) = match view.room {
        Some(room) => (room.pen().on, room.pen().tool, room.pen().meaning),
        None => (view.pen.on, view.pen.tool, view.pen.meaning),
    };
    let map = view.room.map(|room| room.table().map());
    let draw = Command::Draw;
    let ticked = |label: String, on: bool, drawing| {
        let command = draw(drawing);
        Row::Entry(Entry {
            label,
            about: command.what(),
            command,
            on: Some(on),
        })
    };
    let tool = |label, tool| ticked(label, on && in_hand == tool, Drawing::Tool(tool));
    let mut rows = vec![
        ticked(tr!("entry-draw"), on, Drawing::Mode),
        Row::Line,
        tool(tr!("entry-arrows"), Tool::Line),
        tool(tr!("entry-notes"), Tool::Note),
        tool(tr!("entry-eraser"), Tool::Erase),
        Row::Line,
    ];
    rows.extend(Meaning::ALL.map(|meaning| {
        let name = match &map {
            Some(map) => meaning.name(&**map),
            None => meaning.name(view.setup()),
        };
        let label = tr!("entry-meaning", meaning = name);
        ticked(label, about == meaning, Drawing::Meaning(meaning))
    }));
    rows.extend([
        entry(tr!("entry-next-colour"), draw(Drawing::NextMeaning)),
        Row::Line,
        entry(tr!("entry-note-here"), draw(Drawing::NoteHere)),
        entry(tr!("entry-erase-here"), draw(Drawing::EraseHere)),
        entry(tr!("entry-erase-all"), draw(Drawing::EraseAll)),
    ]);
    rows
}

/// Whether a command can be carried out now.
///
/// # Errors
/// Why not, in a sentence.
pub fn allowed(view: &View<'_>, command: &Command) -> Result<(), String> {
    if let Some(room) = view.room {
        return room.allows(command);
    }
    let (rules, state) = (view.rules(), view.state());
    let game = &view.session.file.game;
    let refused = |no: bool, why: &str| match no {
        true => Err(why.to_owned()),
        false => Ok(()),
    };
    // While one draws, these are about the drawing.
    if view.pen.on {
        let nothing = &tr!("why-not-drawn");
        match command {
            Command::Undo => {
                let none = view.drawn().is_empty() && !view.pen.can_undo(view.moment());
                return refused(none, nothing);
            }
            Command::Redo => return refused(!view.pen.can_redo(view.moment()), nothing),
            Command::Activate => return refused(view.interaction.cursor.is_none(), &no_cursor()),
            _ => {}
        }
    }
    if view.looking.is_some() && command.plays() {
        return Err(earlier());
    }
    // While one plans, they are about the plan first.
    match command {
        Command::Undo if view.planning.can_step(state, true) => return Ok(()),
        Command::Redo if view.planning.can_step(state, false) => return Ok(()),
        _ => {}
    }
    if view.seat.to_act.is_some() && !view.seat.held && command.decides() {
        return Err(not_yours());
    }
    match view.tour {
        Some(tour) => tour.lets(command)?,
        None if matches!(command, Command::Tour(wish) if *wish != TourWish::Begin) => {
            return Err(tr!("why-no-tour"));
        }
        None => {}
    }
    match command {
        Command::Undo => game.can_undo().map_err(why_not_undone),
        Command::Redo => refused(
            game.cursor() >= game.entries().len(),
            &tr!("why-nothing-to-redo"),
        ),
        Command::CorrectDie => refused(
            view.session.face_to_correct().is_none(),
            &tr!("why-no-face"),
        ),
        Command::EndPhase | Command::Branch(_) if state.stage == Stage::Over => {
            Err(tr!("why-over"))
        }
        Command::EndPhase => rules
            .check(state, Action::EndPhase)
            .map_err(|why| reason(rules, &why)),
        Command::PlanAttacks => match state.attack {
            Some(open) => {
                let target = open.target;
                Err(reason(rules, &Illegal::AttackOpen { target }))
            }
            None => refused(state.stage != Stage::Combat, &no_plans()),
        },
        Command::BeginPlanned => match view.plan().first() {
            None => Err(tr!("why-no-planned")),
            Some(first) => match (first.troubles.iter().find(|t| t.stops()), state.attack) {
                (Some(why), _) => Err(say::plan_trouble(rules, why)),
                (None, Some(open)) => {
                    let target = open.target;
                    Err(reason(rules, &Illegal::AttackOpen { target }))
                }
                (None, None) => Ok(()),
            },
        },
        Command::Plan(PlanEdit::Clear) => refused(view.plan().is_empty(), &tr!("why-no-planned")),
        Command::Proceed => match proceeds_with(state.stage) {
            Some(_) if state.stage != Stage::Combat || state.attack.is_some() => Ok(()),
            _ => Err(say::prompt(rules, state).now),
        },
        Command::NextUnit { .. } => {
            refused(able_units(rules, state).is_empty(), &tr!("why-nobody-acts"))
        }
        Command::NextRoute => refused(
            state.stage != Stage::Movement || view.interaction.units.is_empty(),
            &tr!("why-nobody-picked"),
        ),
        Command::Activate | Command::MenuHere => {
            refused(view.interaction.cursor.is_none(), &no_cursor())
        }
        Command::LookOn { back: true }
        | Command::Leap { back: true, .. }
        | Command::LookAtBeginning => refused(view.ply() == 0, &tr!("why-at-beginning")),
        Command::LookOn { back: false }
        | Command::Leap { back: false, .. }
        | Command::LookAtPresent => refused(view.looking.is_none(), &tr!("why-at-present")),
        Command::LookAtLastTurn => refused(
            last_player_turn(game, view.ply()).is_empty(),
            &tr!("why-no-last-turn"),
        ),
        Command::Draw(Drawing::EraseAll | Drawing::EraseHere) => {
            refused(view.drawn().is_empty(), &tr!("why-no-drawing"))
        }
        Command::NoOverlays => refused(view.shown.is_empty(), &tr!("why-no-overlay")),
        Command::BlackOut | Command::Spotlight => {
            refused(!view.presenting, &tr!("why-not-presenting"))
        }
        Command::Ask(Question::LookBack) => refused(game.cursor() == 0, &tr!("why-nothing-played")),
        Command::Ask(_) => refused(state.stage == Stage::Over, &tr!("why-over")),
        Command::HoldComputer => refused(view.seat.to_act.is_none(), &tr!("why-no-computer")),
        _ => Ok(()),
    }
}

/// Why the last action cannot be taken back.
fn why_not_undone(why: UndoRefused) -> String {
    match why {
        UndoRefused::AtStart => tr!("why-at-beginning"),
        UndoRefused::Barred(Barrier::Dice) => tr!("why-die-stands"),
        UndoRefused::Barred(Barrier::Shown) => tr!("why-shown"),
        UndoRefused::Barred(Barrier::Answered) => tr!("why-handed-over"),
    }
}

/// A command as it can be searched for.
pub struct Deed {
    /// What it is called.
    pub name: String,
    /// What it does, and where it is found.
    pub about: String,
    /// Its keys in words.
    pub keys: String,
    /// The command.
    pub command: Command,
    /// Why it cannot be done now.
    pub refused: Option<String>,
}

/// Everything that has a place in a menu or a key, each once.
#[must_use]
pub fn deeds(view: &View<'_>) -> Vec<Deed> {
    let mut all: Vec<Deed> = Vec::new();
    let mut add = |name: String, about: String, command: Command| {
        if command != Command::Toggle(Dialog::Palette) && all.iter().all(|d| d.command != command) {
            all.push(Deed {
                name,
                about,
                keys: view.keys.all_of(&command),
                refused: allowed(view, &command).err(),
                command,
            });
        }
    };
    for menu in Menu::ALL {
        let title = menu.name();
        for row in rows(view, menu) {
            match row {
                Row::Line => {}
                Row::Entry(e) => add(e.label, format!("{title}: {}", e.about), e.command),
                Row::Menu(whose, entries) => {
                    for e in entries {
                        let name = format!("{whose}: {}", e.label);
                        add(name, format!("{title}: {}", e.about), e.command);
                    }
                }
            }
        }
    }
    for binding in bindings() {
        let name = sentence(&binding.what());
        add(name, String::new(), binding.command);
    }
    all
}

/// The commands that have all the words, in any case; those whose name begins
/// so first.
#[must_use]
pub fn matching(mut deeds: Vec<Deed>, text: &str) -> Vec<Deed> {
    let text = text.trim().to_lowercase();
    let has = |d: &Deed| {
        let all = format!("{} {} {}", d.name, d.about, d.keys).to_lowercase();
        text.split_whitespace().all(|word| all.contains(word))
    };
    deeds.retain(has);
    deeds.sort_by_key(|d| {
        let name = d.name.to_lowercase();
        match (name.starts_with(&text), name.contains(&text)) {
            (true, _) => 0,
            (_, true) => 1,
            _ => 2,
        }
    });
    deeds
}
