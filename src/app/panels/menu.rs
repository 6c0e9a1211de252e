//! The menus as data, and whether a command can be carried out now: what the
//! menu bar draws and the palette searches.

use super::{View, reason};
use crate::ai::Level;
use crate::app::commands::{
    Command, Dialog, EARLIER, NO_CURSOR, NOT_YOURS, ScaleStep, TourWish, bindings,
};
use crate::app::interaction::able_units;
use crate::app::opponent::{Question, seat};
use crate::app::pen::{Drawing, Tool};
use crate::app::planning::{PlanEdit, no_plans};
use crate::app::proceeds_with;
use crate::engine::Rules;
use crate::present::annotation::Meaning;
use crate::present::overlay::OverlayKind;
use crate::systems::hells_gate::insight::last_player_turn;
use crate::systems::hells_gate::{Action, Illegal, Side, Stage, say};
use crate::words::{Language, tr};

/// One thing in a menu.
pub struct Entry {
    /// What it says.
    pub label: String,
    /// What it does.
    pub command: Command,
    /// What that means, if the label does not say all.
    pub about: &'static str,
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

fn entry(label: &str, command: Command) -> Row {
    let what = bindings().into_iter().find(|b| b.command == command);
    Row::Entry(Entry {
        label: label.to_owned(),
        command,
        about: what.map_or("", |b| b.what),
        on: None,
    })
}

/// The menus of the window, from left to right.
pub const MENUS: [&str; 7] = [
    "Game", "Play", "View", "Computer", "Overlays", "Draw", "Help",
];

/// What is in a menu now.
#[must_use]
pub fn rows(view: &View<'_>, menu: &str) -> Vec<Row> {
    use Command as C;
    let toggle = |label, dialog| entry(label, C::Toggle(dialog));
    match menu {
        "Game" => vec![
            toggle("New game…", Dialog::NewGame),
            toggle("Saved games…", Dialog::Games),
            entry("Save", C::Save),
            entry("Export as PDF", C::ExportPdf),
            Row::Line,
            toggle("Settings…", Dialog::Settings),
            Row::Line,
            entry("Quit", C::Quit),
        ],
        "Play" => vec![
            entry("Undo", C::Undo),
            entry("Redo", C::Redo),
            Row::Line,
            entry("Next unit that can act", C::NextUnit { back: false }),
            entry("What can be done with the hex", C::MenuHere),
            toggle("Find a unit…", Dialog::Find),
            toggle("Do something…", Dialog::Palette),
            Row::Line,
            entry("Look at the last player turn", C::LookAtLastTurn),
            entry("Look at the moment before", C::LookOn { back: true }),
            entry("Look at the beginning", C::LookAtBeginning),
            Row::Line,
            entry("Plan attacks", C::PlanAttacks),
            entry("Begin the next planned attack", C::BeginPlanned),
            entry("Drop the plan of attacks", C::Plan(PlanEdit::Clear)),
            Row::Line,
            entry("End the phase", C::EndPhase),
            Row::Line,
            Row::Entry(Entry {
                label: "New game from this position".to_owned(),
                command: C::Branch(view.ply()),
                about: "to study another line of play; this game is kept",
                on: None,
            }),
        ],
        "View" => vec![
            entry("Whole map", C::FitMap),
            entry("Zoom in", C::ZoomMap { closer: true }),
            entry("Zoom out", C::ZoomMap { closer: false }),
            Row::Line,
            entry("Larger text", C::Scale(ScaleStep::Up)),
            entry("Smaller text", C::Scale(ScaleStep::Down)),
            entry("Text at 100 %", C::Scale(ScaleStep::Normal)),
            languages(view),
            Row::Line,
            entry("Presenter mode", C::Present),
            entry("Side panel", C::TogglePanel),
            entry("Full screen", C::Fullscreen),
            toggle("Victory points", Dialog::Points),
            toggle("Dice and luck", Dialog::Dice),
        ],
        "Computer" => computer(view),
        "Overlays" => overlays(view),
        "Draw" => drawing(view),
        _ => vec![
            entry("Rule book", C::Rule(None)),
            entry(
                if view.tour.is_some() {
                    "Leave the guided tour"
                } else {
                    "Guided tour"
                },
                C::Tour(TourWish::Begin),
            ),
            toggle("Keys", Dialog::Keys),
            toggle("About", Dialog::About),
            toggle("Licences", Dialog::Licences),
        ],
    }
}

/// The languages, each by its own name.
fn languages(view: &View<'_>) -> Row {
    let choices = std::iter::once(None).chain(Language::ALL.map(Some));
    let entries = choices.map(|choice| Entry {
        label: choice.map_or_else(|| tr!("language-of-system"), |l| l.own_name().to_owned()),
        command: Command::Speak(choice),
        about: "",
        on: Some(view.language == choice),
    });
    Row::Menu(tr!("language"), entries.collect())
}

/// Who plays, and what can be asked.
fn computer(view: &View<'_>) -> Vec<Row> {
    let ask = Command::Ask;
    let mut rows = vec![
        entry("Advice", ask(Question::Hint)),
        entry("Who will win?", ask(Question::Forecast)),
        entry("Look back at the game", ask(Question::LookBack)),
        Row::Line,
    ];
    for side in Side::ALL {
        let now = seat(&view.session.file.players[side]);
        let levels = Level::ALL.into_iter().map(Some);
        let choices = std::iter::once(None).chain(levels).map(|choice| Entry {
            label: choice.map_or("A person", Level::name).to_owned(),
            command: Command::TakeSeat(side, choice),
            about: choice.map_or("", Level::about),
            on: Some(now == choice),
        });
        rows.push(Row::Menu(format!("{side} side"), choices.collect()));
    }
    let hold = if view.seat.held { "Go on" } else { "Pause" };
    rows.push(entry(hold, Command::HoldComputer));
    rows
}

/// The overlays, each with a tick when it is on.
fn overlays(view: &View<'_>) -> Vec<Row> {
    let ticked = |kind: OverlayKind| {
        Row::Entry(Entry {
            label: kind.name().to_owned(),
            command: Command::Overlay(kind),
            about: kind.about(),
            on: Some(view.shown.has(kind)),
        })
    };
    let mut rows: Vec<Row> = OverlayKind::ALL.into_iter().map(ticked).collect();
    rows.extend([
        Row::Line,
        entry("All off", Command::NoOverlays),
        entry("Card of the hex", Command::ToggleCard),
    ]);
    rows
}

/// Drawing on the map, with ticks at the tool and the colour in hand.
fn drawing(view: &View<'_>) -> Vec<Row> {
    let pen = view.pen;
    let draw = Command::Draw;
    let ticked = |label: &str, on: bool, drawing| {
        let command = draw(drawing);
        let what = bindings().into_iter().find(|b| b.command == command);
        Row::Entry(Entry {
            label: label.to_owned(),
            command,
            about: what.map_or("", |b| b.what),
            on: Some(on),
        })
    };
    let tool = |label, tool| ticked(label, pen.on && pen.tool == tool, Drawing::Tool(tool));
    let mut rows = vec![
        ticked("Draw on the map", pen.on, Drawing::Mode),
        Row::Line,
        tool("Arrows and circles", Tool::Line),
        tool("Notes", Tool::Note),
        tool("Eraser", Tool::Erase),
        Row::Line,
    ];
    rows.extend(Meaning::ALL.map(|meaning| {
        let label = format!("About: {}", meaning.name());
        ticked(&label, pen.meaning == meaning, Drawing::Meaning(meaning))
    }));
    rows.extend([
        entry("Next colour", draw(Drawing::NextMeaning)),
        Row::Line,
        entry("Note at the hex", draw(Drawing::NoteHere)),
        entry("Erase at the hex", draw(Drawing::EraseHere)),
        entry("Erase all at this moment", draw(Drawing::EraseAll)),
    ]);
    rows
}

/// Whether a command can be carried out now.
///
/// # Errors
/// Why not, in a sentence.
pub fn allowed(view: &View<'_>, command: &Command) -> Result<(), String> {
    let (rules, state) = (view.rules(), view.state());
    let game = &view.session.file.game;
    let refused = |no: bool, why: &str| match no {
        true => Err(why.to_owned()),
        false => Ok(()),
    };
    // While one draws, these are about the drawing.
    if view.pen.on {
        let nothing = "Nothing has been drawn at this moment that could be taken back.";
        match command {
            Command::Undo => return refused(!view.pen.can_undo(view.moment()), nothing),
            Command::Redo => return refused(!view.pen.can_redo(view.moment()), nothing),
            Command::Activate => return refused(view.interaction.cursor.is_none(), NO_CURSOR),
            _ => {}
        }
    }
    if view.looking.is_some() && command.plays() {
        return Err(EARLIER.to_owned());
    }
    if view.seat.to_act.is_some() && !view.seat.held && command.decides() {
        return Err(NOT_YOURS.to_owned());
    }
    match view.tour {
        Some(tour) => tour.lets(command)?,
        None if matches!(command, Command::Tour(wish) if *wish != TourWish::Begin) => {
            return Err("No guided tour goes on.".to_owned());
        }
        None => {}
    }
    match command {
        Command::Undo => game.can_undo().map_err(|e| e.to_string()),
        Command::Redo => refused(
            game.cursor() >= game.entries().len(),
            "Nothing has been taken back.",
        ),
        Command::EndPhase | Command::Branch(_) if state.stage == Stage::Over => {
            Err("The game is over.".to_owned())
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
            None => Err("No attack is planned.".to_owned()),
            Some(first) => match (first.troubles.iter().find(|t| t.stops()), state.attack) {
                (Some(why), _) => Err(say::plan_trouble(rules, why)),
                (None, Some(open)) => {
                    let target = open.target;
                    Err(reason(rules, &Illegal::AttackOpen { target }))
                }
                (None, None) => Ok(()),
            },
        },
        Command::Plan(PlanEdit::Clear) => refused(view.plan().is_empty(), "No attack is planned."),
        Command::Proceed => match proceeds_with(state.stage) {
            Some(_) if state.stage != Stage::Combat || state.attack.is_some() => Ok(()),
            _ => Err(say::prompt(rules, state).now),
        },
        Command::NextUnit { .. } => refused(
            able_units(rules, state).is_empty(),
            "No unit can act in this phase any more.",
        ),
        Command::NextRoute => refused(
            state.stage != Stage::Movement || view.interaction.units.is_empty(),
            "No unit is picked that could move.",
        ),
        Command::Activate | Command::MenuHere => {
            refused(view.interaction.cursor.is_none(), NO_CURSOR)
        }
        Command::LookOn { back: true } | Command::LookAtBeginning => {
            refused(view.ply() == 0, "This is the beginning of the game.")
        }
        Command::LookOn { back: false } | Command::LookAtPresent => {
            refused(view.looking.is_none(), "This is the present.")
        }
        Command::LookAtLastTurn => refused(
            last_player_turn(game, view.ply()).is_empty(),
            "There is no player turn before this one.",
        ),
        Command::Draw(Drawing::EraseAll | Drawing::EraseHere) => {
            refused(view.drawn().is_empty(), "Nothing is drawn at this moment.")
        }
        Command::NoOverlays => refused(view.shown.is_empty(), "No overlay is on."),
        Command::BlackOut | Command::Spotlight => refused(
            !view.presenting,
            "That belongs to presenter mode, which is off.",
        ),
        Command::Ask(Question::LookBack) => {
            refused(game.cursor() == 0, "Nothing has been played yet.")
        }
        Command::Ask(_) => refused(state.stage == Stage::Over, "The game is over."),
        Command::HoldComputer => refused(
            view.seat.to_act.is_none(),
            "No computer player decides now.",
        ),
        _ => Ok(()),
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
    for title in MENUS {
        for row in rows(view, title) {
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
        let mut letters = binding.what.chars();
        let first: String = letters
            .next()
            .into_iter()
            .flat_map(char::to_uppercase)
            .collect();
        let name = first + letters.as_str();
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
