//! The menus as data, and whether a command can be carried out now: what the
//! menu bar draws and the palette searches.

use super::PanelsView;
use crate::app::annotate::{Drawing, Tool};
use crate::app::catalogue;
use crate::app::cells;
use crate::app::commands::{
    Authoring, Command, Composing, Consultation, Dialog, GuessWish, PictureFile, ReportFile,
    ScaleStep, TourWish, bindings,
};
use crate::app::room::Deed as RoomDeed;
use crate::engine::{Commander, Level, SideNo};
use crate::hex::Orientation;
use crate::present::annotation::{Lasts, Meaning};
use crate::present::board::Pieces;
use crate::present::system::{Means, OverlayInfo};
use crate::words::{Language, decimal, sentence, tr};

/// One thing in a menu.
pub struct MenuEntry {
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
pub enum MenuRow {
    /// A thing to do.
    Entry(MenuEntry),
    /// A line between groups.
    Line,
    /// A menu within the menu.
    Menu(String, Vec<MenuEntry>),
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
    /// Lines of play, lessons, studies.
    Study,
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
    pub const ALL: [Self; 8] = [
        Self::Game,
        Self::Play,
        Self::View,
        Self::Study,
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
            Self::Study => tr!("menu-study"),
            Self::Computer => tr!("menu-computer"),
            Self::Overlays => tr!("menu-overlays"),
            Self::Draw => tr!("menu-draw"),
            Self::Help => tr!("menu-help"),
        }
    }
}

fn entry(label: String, command: Command) -> MenuRow {
    MenuRow::Entry(MenuEntry {
        label,
        about: command.what(),
        command,
        on: None,
    })
}

/// What is in a menu now.
#[must_use]
pub fn rows(view: &PanelsView<'_>, menu: Menu) -> Vec<MenuRow> {
    use Command as C;
    let toggle = |label, dialog| entry(label, C::Toggle(dialog));
    match menu {
        Menu::Game => vec![
            toggle(tr!("entry-opening"), Dialog::Opening),
            toggle(tr!("entry-new-game"), Dialog::NewGame),
            entry(tr!("entry-against-computer"), C::AgainstComputer),
            toggle(tr!("entry-editor"), Dialog::Editor),
            entry(tr!("entry-position-scenario"), C::PositionAsScenario),
            toggle(tr!("entry-saved-games"), Dialog::Games),
            entry(tr!("entry-open-file"), C::OpenFile),
            entry(tr!("entry-save"), C::Save),
            entry(tr!("entry-save-elsewhere"), C::SaveElsewhere),
            MenuRow::Line,
            entry(tr!("entry-pdf"), C::ExportPdf),
            toggle(tr!("entry-exercise"), Dialog::Handout),
            entry(tr!("entry-muster"), C::ExportMuster),
            entry(tr!("entry-report-pdf"), C::ExportReport(ReportFile::Pdf)),
            entry(
                tr!("entry-report-md"),
                C::ExportReport(ReportFile::Markdown),
            ),
            entry(tr!("entry-png"), C::ExportPicture(PictureFile::Png)),
            entry(tr!("entry-svg"), C::ExportPicture(PictureFile::Svg)),
            entry(
                tr!("entry-svg-outlines"),
                C::ExportPicture(PictureFile::SvgOutlines),
            ),
            MenuRow::Line,
            toggle(tr!("entry-settings"), Dialog::Settings),
            MenuRow::Line,
            entry(tr!("entry-quit"), C::Quit),
        ],
        Menu::Play => play(view),
        Menu::View => vec![
            entry(tr!("entry-whole-map"), C::FitMap),
            entry(tr!("entry-zoom-in"), C::ZoomMap { closer: true }),
            entry(tr!("entry-zoom-out"), C::ZoomMap { closer: false }),
            lies(view, tr!("entry-north-up"), Orientation::NorthUp),
            lies(view, tr!("entry-as-printed"), Orientation::AsPrinted),
            plain(view),
            made(view, tr!("entry-counters"), Pieces::Counters),
            made(view, tr!("entry-blocks"), Pieces::Blocks),
            MenuRow::Line,
            entry(tr!("entry-larger"), C::Scale(ScaleStep::Up)),
            entry(tr!("entry-smaller"), C::Scale(ScaleStep::Down)),
            entry(tr!("entry-usual-size"), C::Scale(ScaleStep::Normal)),
            languages(view),
            MenuRow::Line,
            entry(tr!("entry-contrast"), C::Contrast),
            entry(tr!("entry-presenter"), C::Present),
            entry(tr!("speaker-title"), C::Speaker),
            entry(tr!("entry-panel"), C::TogglePanel),
            entry(tr!("entry-timeline"), C::ToggleTimeline),
            entry(tr!("entry-curve"), C::ToggleCurve),
            entry(tr!("entry-play-again"), C::PlayAgain),
            entry(tr!("entry-full-screen"), C::Fullscreen),
        ],
        Menu::Study => vec![
            toggle(tr!("points-title"), Dialog::Points),
            toggle(tr!("entry-dice"), Dialog::Dice),
            toggle(tr!("history-title"), Dialog::History),
            MenuRow::Line,
            toggle(tr!("lines-title"), Dialog::Lines),
            toggle(tr!("falls-title"), Dialog::Falls),
            toggle(tr!("compare-title"), Dialog::Compare),
            toggle(tr!("entry-remark"), Dialog::Remark),
            MenuRow::Line,
            toggle(tr!("entry-lessons"), Dialog::Lessons),
            toggle(tr!("entry-ratings"), Dialog::Ratings),
            entry(tr!("entry-author"), C::Author(Box::new(Authoring::Toggle))),
            entry(tr!("entry-study"), C::Compose(Box::new(Composing::Toggle))),
            toggle(tr!("poll-title"), Dialog::Poll),
        ],
        Menu::Computer => computer(view),
        Menu::Overlays => overlays(view),
        Menu::Draw => drawing(view),
        Menu::Help => vec![
            entry(tr!("entry-rules"), C::Rule(None)),
            entry(tr!("entry-manual"), C::Manual),
            entry(
                match view.room.tour_card() {
                    Some(_) => tr!("entry-leave-tour"),
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
fn play(view: &PanelsView<'_>) -> Vec<MenuRow> {
    use Command as C;
    let toggle = |label, dialog| entry(label, C::Toggle(dialog));
    let report = C::Room(Box::new(RoomDeed::Report));
    let mut rows = vec![
        entry(tr!("entry-undo"), C::Undo),
        entry(tr!("entry-redo"), C::Redo),
        entry(tr!("entry-correct-die"), C::CorrectDie),
        MenuRow::Line,
        entry(tr!("entry-next-unit"), C::NextUnit { back: false }),
        entry(tr!("entry-hex-menu", cell = cells::cell()), C::MenuHere),
        toggle(tr!("order-title"), Dialog::Find),
        toggle(tr!("entry-palette"), Dialog::Palette),
        MenuRow::Line,
        entry(tr!("entry-last-turn"), C::LookAtLastTurn),
        entry(tr!("entry-moment-before"), C::LookOn { back: true }),
        entry(tr!("entry-beginning"), C::LookAtBeginning),
        MenuRow::Line,
        entry(tr!("entry-plan"), C::Key(Means::Plan)),
        entry(tr!("entry-begin-planned"), C::Key(Means::Planned)),
        entry(tr!("entry-drop-plan"), C::Key(Means::DropPlan)),
        MenuRow::Line,
        entry(tr!("end-phase"), C::EndPhase),
        MenuRow::Line,
        MenuRow::Entry(MenuEntry {
            label: tr!("entry-branch"),
            command: C::Branch(view.room.shown_node()),
            about: tr!("entry-branch-about"),
            on: None,
        }),
        MenuRow::Line,
        entry(tr!("report-entry"), report),
        entry(
            match view.room.guessing() {
                Some(_) => tr!("guess-leave"),
                None => tr!("entry-guess"),
            },
            C::Guess(GuessWish::Begin),
        ),
    ];
    // Where there is nothing that follows there is no entry.
    if let Some((_, following)) = catalogue::following(view.room.table()) {
        rows.push(MenuRow::Line);
        rows.push(MenuRow::Entry(MenuEntry {
            label: following.label,
            command: C::PlayFollowing,
            about: following.about,
            on: None,
        }));
    }
    rows
}

/// A way the map can lie.
fn lies(view: &PanelsView<'_>, label: String, orientation: Orientation) -> MenuRow {
    let command = Command::LayMap(orientation);
    MenuRow::Entry(MenuEntry {
        label,
        about: command.what(),
        command,
        on: Some(view.orientation == orientation),
    })
}

/// Whether the map is drawn plainly.
fn plain(view: &PanelsView<'_>) -> MenuRow {
    let command = Command::TogglePlain;
    MenuRow::Entry(MenuEntry {
        label: tr!("entry-plain-map"),
        about: command.what(),
        command,
        on: Some(view.plain),
    })
}

/// What units can be made of.
fn made(view: &PanelsView<'_>, label: String, pieces: Pieces) -> MenuRow {
    let command = Command::MakeUnits(pieces);
    let now = view.room.pieces();
    MenuRow::Entry(MenuEntry {
        label,
        about: command.what(),
        command,
        on: Some(now == pieces),
    })
}

/// The languages, each by its own name.
fn languages(view: &PanelsView<'_>) -> MenuRow {
    let choices = std::iter::once(None).chain(Language::ALL.map(Some));
    let entries = choices.map(|choice| MenuEntry {
        label: choice.map_or_else(|| tr!("language-of-system"), |l| l.own_name().to_owned()),
        command: Command::Speak(choice),
        about: String::new(),
        on: Some(view.language == choice),
    });
    MenuRow::Menu(tr!("language"), entries.collect())
}

/// The overlays, each with a tick when it is on.
fn overlays(view: &PanelsView<'_>) -> Vec<MenuRow> {
    let room = view.room;
    let of = |(number, overlay): (usize, OverlayInfo)| {
        MenuRow::Entry(MenuEntry {
            label: overlay.name,
            command: Command::Overlay(number),
            about: overlay.about,
            on: Some(room.shows(overlay.key)),
        })
    };
    let mut rows: Vec<MenuRow> = (room.table().about().overlays.into_iter().enumerate())
        .map(of)
        .collect();
    rows.extend([
        MenuRow::Line,
        entry(tr!("entry-no-overlays"), Command::NoOverlays),
        entry(tr!("entry-card", cell = cells::cell()), Command::ToggleCard),
    ]);
    rows
}

/// Who plays, and what can be asked.
fn computer(view: &PanelsView<'_>) -> Vec<MenuRow> {
    let room = view.room;
    let mut rows = vec![
        entry(tr!("entry-against-computer"), Command::AgainstComputer),
        MenuRow::Line,
        entry(tr!("entry-advice"), Command::Ask(Consultation::Hint)),
        entry(tr!("entry-dangers"), Command::Ask(Consultation::Dangers)),
        entry(tr!("entry-forecast"), Command::Ask(Consultation::Forecast)),
        entry(tr!("futures-title"), Command::Toggle(Dialog::Futures)),
        entry(tr!("what-if-entry"), Command::Toggle(Dialog::WhatIf)),
        entry(tr!("entry-look-back"), Command::Ask(Consultation::LookBack)),
        MenuRow::Line,
    ];
    let about = room.table().about();
    for side in SideNo::BOTH {
        let now = room.seated(side);
        let seats = |who: Option<Commander>| Command::Room(Box::new(RoomDeed::Seat(side, who)));
        let levels = room.table().levels().iter().copied().map(Some);
        let choices = std::iter::once(None).chain(levels).map(|choice| MenuEntry {
            label: choice.map_or_else(|| tr!("entry-person"), Level::name),
            // Another level leans to the same.
            command: seats(choice.map(|level| {
                let temper = now.map(|now| now.temper).unwrap_or_default();
                Commander::new(level, temper)
            })),
            about: choice.map_or_else(String::new, Level::about),
            on: Some(now.map(|now| now.level) == choice),
        });
        let name = about.sides[side.index()].name.as_str();
        let title = tr!("cards-seats", side = name);
        rows.push(MenuRow::Menu(title, choices.collect()));
        let tempers = room.table().tempers();
        if let Some(now) = now.filter(|now| now.can_lean(tempers)) {
            let choices = tempers.iter().map(|&temper| MenuEntry {
                label: temper.name(),
                command: seats(Some(Commander::new(now.level, temper))),
                about: temper.about(),
                on: Some(now.temper == temper),
            });
            let title = tr!("cards-temper", side = name);
            rows.push(MenuRow::Menu(title, choices.collect()));
        }
    }
    rows.push(MenuRow::Menu(tr!("entry-coach"), coach(view)));
    let hold = match room.computers_wait() {
        true => tr!("entry-go-on"),
        false => tr!("entry-hold"),
    };
    rows.push(entry(hold, Command::HoldComputer));
    rows
}

/// From how many tenths of a point on a coach can speak.
const COACH: [u8; 4] = [5, 10, 20, 30];

/// Whether a coach watches, in words.
pub(in crate::app) fn coach_in_words(speaks_from: Option<u8>) -> String {
    match speaks_from {
        None => tr!("coach-off"),
        Some(tenths) => tr!("coach-from", points = decimal(f64::from(tenths) / 10.0, 1)),
    }
}

/// What a coach may be asked to speak of, and nobody.
pub(in crate::app) fn coaches() -> impl Iterator<Item = (Option<u8>, String)> {
    let choices = std::iter::once(None).chain(COACH.map(Some));
    choices.map(|choice| (choice, coach_in_words(choice)))
}

/// Whether a coach watches, and what is worth a word.
fn coach(view: &PanelsView<'_>) -> Vec<MenuEntry> {
    let entry = |(choice, label): (Option<u8>, String)| MenuEntry {
        label,
        command: Command::Coach(choice),
        about: tr!("coach-about"),
        on: Some(view.coach == choice),
    };
    coaches().map(entry).collect()
}

/// Drawing on the map, with ticks at the tool and the colour in hand.
fn drawing(view: &PanelsView<'_>) -> Vec<MenuRow> {
    let pen = view.room.pen();
    let (on, in_hand, about, stays) = (pen.on, pen.tool, pen.meaning, pen.lasts);
    let map = view.room.table().map();
    let draw = Command::Draw;
    let ticked = |label: String, on: bool, drawing| {
        let command = draw(drawing);
        MenuRow::Entry(MenuEntry {
            label,
            about: command.what(),
            command,
            on: Some(on),
        })
    };
    let tool = |label, tool| ticked(label, on && in_hand == tool, Drawing::Tool(tool));
    let mut rows = vec![
        ticked(tr!("entry-draw"), on, Drawing::Mode),
        MenuRow::Line,
        tool(tr!("entry-arrows"), Tool::Line),
        tool(tr!("entry-freehand"), Tool::Freehand),
        tool(tr!("entry-notes"), Tool::Note),
        tool(tr!("entry-eraser"), Tool::Erase),
        MenuRow::Line,
    ];
    rows.extend(Meaning::ALL.map(|meaning| {
        let name = meaning.name(&*map);
        let label = tr!("entry-meaning", meaning = name);
        ticked(label, about == meaning, Drawing::Meaning(meaning))
    }));
    rows.push(MenuRow::Line);
    rows.extend(Lasts::ALL.map(|lasts| {
        let label = tr!("draw-lasts", how = lasts.name());
        ticked(label, stays == lasts, Drawing::Lasts(lasts))
    }));
    rows.push(MenuRow::Line);
    rows.extend([
        entry(tr!("entry-next-colour"), draw(Drawing::NextMeaning)),
        MenuRow::Line,
        entry(
            tr!("entry-note-here", cell = cells::cell()),
            draw(Drawing::NoteHere),
        ),
        entry(
            tr!("entry-erase-here", cell = cells::cell()),
            draw(Drawing::EraseHere),
        ),
        entry(tr!("entry-erase-all"), draw(Drawing::EraseAll)),
    ]);
    rows
}

/// Whether a command can be carried out now.
///
/// # Errors
/// Why not, in a sentence.
pub fn allowed(view: &PanelsView<'_>, command: &Command) -> Result<(), String> {
    match command {
        Command::BlackOut | Command::Spotlight if !view.presenting => {
            Err(tr!("why-not-presenting"))
        }
        _ => view.room.allows(command),
    }
}

/// What a command does, as the game on the table calls it.
fn what(view: &PanelsView<'_>, command: &Command) -> String {
    match command {
        Command::Overlay(number) => {
            let overlays = view.room.table().about().overlays;
            let overlay = overlays.into_iter().nth(*number);
            overlay.map_or_else(|| command.what(), |overlay| overlay.name)
        }
        _ => command.what(),
    }
}

/// A command as it can be searched for.
pub struct FoundCommand {
    /// What it is called.
    pub name: String,
    /// What it does, and where it is found.
    pub about: String,
    /// What else people call it.
    pub also: String,
    /// Its keys in words.
    pub keys: String,
    /// The command.
    pub command: Command,
    /// Why it cannot be done now.
    pub refused: Option<String>,
}

/// Everything that has a place in a menu or a key, each once.
#[must_use]
pub fn deeds(view: &PanelsView<'_>) -> Vec<FoundCommand> {
    let mut all: Vec<FoundCommand> = Vec::new();
    let mut add = |name: String, about: String, command: Command| {
        if command != Command::Toggle(Dialog::Palette) && all.iter().all(|d| d.command != command) {
            all.push(FoundCommand {
                name,
                about,
                also: command.also_called(),
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
                MenuRow::Line => {}
                MenuRow::Entry(e) => add(e.label, format!("{title}: {}", e.about), e.command),
                MenuRow::Menu(whose, entries) => {
                    for e in entries {
                        let name = format!("{whose}: {}", e.label);
                        add(name, format!("{title}: {}", e.about), e.command);
                    }
                }
            }
        }
    }
    for binding in bindings() {
        let name = sentence(&what(view, &binding.command));
        add(name, String::new(), binding.command);
    }
    all
}

/// The commands that have all the words, in any case; those whose name begins
/// so first, and those that are only told of with them last.
#[must_use]
pub fn matching(mut deeds: Vec<FoundCommand>, text: &str) -> Vec<FoundCommand> {
    let text = text.trim().to_lowercase();
    let has = |d: &FoundCommand| {
        let all = format!("{} {} {} {}", d.name, d.about, d.keys, d.also).to_lowercase();
        text.split_whitespace().all(|word| all.contains(word))
    };
    deeds.retain(has);
    deeds.sort_by_key(|d| {
        let (name, also) = (d.name.to_lowercase(), d.also.to_lowercase());
        let also = |word: &str| also.split_whitespace().any(|known| known == word);
        match (name.starts_with(&text), name.contains(&text)) {
            (true, _) => 0,
            (_, true) => 1,
            _ if text.split_whitespace().all(also) => 2,
            _ => 3,
        }
    });
    deeds
}
