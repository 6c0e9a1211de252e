//! A new game: cards to choose from, and the options of the one that is chosen.

mod cards;
mod options;
mod seats;
mod variant;

use super::{DialogPart, modal_window, room_for, with_foot};
use crate::app::catalogue::{Beginning, Catalogue, Which};
use crate::app::commands::{Command, Dialog, TourWish};
use crate::app::errands::MadeShelf;
use crate::app::panels::{bold, in_one_line, low, scrolled};
use crate::app::theme::{Palette, Theme};
use crate::engine::{DiceMode, Level, Options, SideNo};
use crate::json::Doc;
use crate::record::{LastSeat, Settings, Store, newest_first, read_scenario_text};
use crate::table::{Seat, VARIANT, Variant};
use crate::words::tr;
use cards::Thumbnails;
use egui::accesskit::Role as Part;
use egui::{EventFilter, FocusDirection, Id, Key, Response, RichText, Sense, TextStyle, Ui, vec2};
use options::Changed;
use seats::ChosenSeats;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Below this width, in points, the options do not stand beside the cards.
const LEAST_BESIDE: f32 = 720.0;

/// What is seen where there is no room for all of it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Page {
    /// The cards.
    Scenarios,
    /// Who plays the chosen one, and by which rules.
    Terms,
}

/// What is chosen for a new game, until it is begun.
pub struct NewGameForm {
    /// The games that can be begun.
    pub(in crate::app) catalogue: Catalogue,
    thumbnails: Thumbnails,
    /// Which card.
    chosen: usize,
    options: Options,
    /// Who sits at the sides.
    seats: ChosenSeats,
    /// In which game, by the key of its system.
    seats_of: Option<&'static str>,
    /// Who was chosen for other games.
    other_seats: BTreeMap<&'static str, ChosenSeats>,
    /// Whether one side decides everything in the chosen game.
    alone: bool,
    /// Who was chosen for the last game in which two decide.
    opposed: Option<ChosenSeats>,
    /// Who played each game last.
    last_seats: BTreeMap<String, [LastSeat; 2]>,
    /// From how many tenths of a point on a coach is to speak, and as the settings have it.
    coach: [Option<u8>; 2],
    seed: String,
    /// Which sides of a game decide anything by rules that were changed so.
    deciders: Option<(Which, Changed, [bool; 2])>,
    /// The parameters that were changed, game by game.
    changed: BTreeMap<Which, Changed>,
    /// What the rules so changed are called.
    variants: BTreeMap<Which, String>,
    /// The rules that lie in files as they are.
    on_disk: Vec<Doc>,
    /// The variant that is to take the place of rules that lie in none, while it is asked.
    replacing: Option<Variant>,
    /// Whether the card that is chosen is to be spoken of first.
    just_opened: bool,
    /// Whether the game of the chosen card is to begin at the top of the list.
    sought: bool,
    /// Whether a card was clicked twice, which begins its game.
    clicked_twice: bool,
    /// What is seen of it in a narrow window.
    page: Page,
    /// The tab of that page, as it was drawn last.
    tab: Option<Id>,
}

impl NewGameForm {
    /// Nothing is chosen but the first card.
    #[must_use]
    pub const fn new(options: Options) -> Self {
        Self {
            catalogue: Catalogue::new(),
            thumbnails: Thumbnails::new(),
            chosen: 0,
            options,
            seats: ChosenSeats::new(),
            seats_of: None,
            other_seats: BTreeMap::new(),
            alone: false,
            opposed: None,
            last_seats: BTreeMap::new(),
            coach: [None; 2],
            seed: String::new(),
            deciders: None,
            changed: BTreeMap::new(),
            variants: BTreeMap::new(),
            on_disk: Vec::new(),
            replacing: None,
            just_opened: false,
            sought: false,
            clicked_twice: false,
            page: Page::Scenarios,
            tab: None,
        }
    }

    /// The dialog opens: with a new seed, whatever scenarios have been made by now, and the
    /// players that the settings remember.
    pub(in crate::app) fn open(&mut self, seed: u64, store: &Store, settings: &Settings) {
        let folder = MadeShelf::Scenarios.folder(store);
        let read = |path: PathBuf| {
            let name = path.file_name()?.to_string_lossy().into_owned();
            Some((name, read_scenario_text(&path).unwrap_or_default()))
        };
        let files = newest_first(&folder, "json").into_iter();
        // What is chosen stays so, whatever lies before it from now on.
        let card = self.catalogue.cards().get(self.chosen);
        let chosen = card.map(|card| card.which.clone());
        self.catalogue.note_made(files.filter_map(read).collect());
        if self.catalogue.refresh() {
            self.thumbnails.forget();
            let mut cards = self.catalogue.cards().iter();
            let found = cards.position(|card| Some(&card.which) == chosen.as_ref());
            self.chosen = found.unwrap_or(0);
        }
        self.seed = seed.to_string();
        (self.just_opened, self.page) = (true, Page::Scenarios);
        self.last_seats.clone_from(&settings.players);
        // As the players do, the coach stays chosen until the game is begun.
        if self.coach[1] != settings.coach {
            self.coach = [settings.coach; 2];
        }
        self.seat_players();
    }

    /// A computer sits opposite, of the level that most begin with, whichever game is
    /// chosen.
    pub fn against_computer(&mut self) {
        self.other_seats.clear();
        self.opposed = None;
        self.last_seats.clear();
        self.seats.seated = [None, Some(Level::Captain.into())];
        self.page = Page::Terms;
    }

    /// The seed, if what is typed is one.
    fn seed(&self) -> Option<u64> {
        self.seed.trim().parse().ok()
    }

    /// The game as it is chosen now; `None` while the seed is none.
    fn beginning(&self) -> Option<Beginning> {
        let card = self.catalogue.cards().get(self.chosen)?;
        let seed = match self.options.dice {
            DiceMode::Seeded => self.seed()?,
            DiceMode::ByHand => self.seed().unwrap_or_default(),
        };
        let decides = self.decides(card);
        let seat = |side: SideNo| {
            if !decides[side.index()] {
                return None;
            }
            let name = self.seats.names[side.index()].trim();
            match self.seats.seated[side.index()].and_then(|who| card.seats_as(who)) {
                Some(who) => Some(Seat::Computer(who.word().to_owned())),
                None => (!name.is_empty()).then(|| Seat::Person(name.to_owned())),
            }
        };
        let changed = self.changed.get(&card.which).into_iter().flatten();
        let changed = changed.map(|(key, value)| ((*key).to_owned(), value.clone()));
        let mut changed: Vec<(String, Doc)> = changed.collect();
        let named = self.variants.get(&card.which).map(|name| name.trim());
        if let Some(name) = named.filter(|name| !name.is_empty() && !changed.is_empty()) {
            changed.insert(0, (VARIANT.to_owned(), name.into()));
        }
        Some(Beginning {
            which: card.which.clone(),
            options: Options {
                seed,
                ..self.options
            },
            seats: SideNo::BOTH.map(seat),
            changed: Doc::Object(changed),
        })
    }
}

impl NewGameForm {
    /// The dialog.
    pub(super) fn show(&mut self, ctx: &egui::Context, theme: Theme, out: &mut Vec<Command>) {
        let palette = theme.palette();
        let form = self;
        if form.catalogue.refresh() {
            form.thumbnails.forget();
        }
        form.seat_players();
        form.find_deciders();
        let size = room_for(ctx, [1180.0, 860.0]);
        modal_window(
            ctx,
            &tr!("newgame-title"),
            Dialog::NewGame,
            size,
            out,
            |ui, out| {
                with_foot(ui, |ui, part| match part {
                    DialogPart::Content => form.choice(ui, theme, out),
                    DialogPart::Foot => form.foot(ui, &palette, out),
                });
            },
        );
        form.ask_replace(ctx);
    }

    /// The cards, and beside them or on a page of its own what is set for the chosen one.
    fn choice(&mut self, ui: &mut Ui, theme: Theme, out: &mut Vec<Command>) {
        let palette = theme.palette();
        if ui.available_width() < LEAST_BESIDE {
            let all = egui::CentralPanel::default().frame(egui::Frame::NONE);
            all.show(ui, |ui| {
                self.pages(ui);
                match self.page {
                    Page::Scenarios => scrolled(ui, "cards", |ui| self.cards(ui, theme, &palette)),
                    Page::Terms => scrolled(ui, "options", |ui| self.options(ui, &palette, out)),
                }
            });
            return;
        }
        let wide = ui.available_width() * 0.56;
        let list = egui::Panel::left("new game cards")
            .resizable(false)
            .exact_size(wide)
            .frame(egui::Frame::NONE);
        list.show(ui, |ui| {
            if !low(ui.ctx()) {
                self.shelves(ui);
            }
            scrolled(ui, "cards", |ui| self.cards(ui, theme, &palette));
        });
        let left = egui::Margin {
            left: 14,
            ..egui::Margin::ZERO
        };
        let rest = egui::CentralPanel::default().frame(egui::Frame::NONE.inner_margin(left));
        rest.show(ui, |ui| {
            scrolled(ui, "options", |ui| self.options(ui, &palette, out));
        });
    }
}

impl NewGameForm {
    /// Which part of it is seen in a narrow window: one stop of Tab, in which the arrow keys
    /// go to the other.
    fn pages(&mut self, ui: &mut Ui) {
        let goes = self.goes_to_page(ui);
        self.page = goes.unwrap_or(self.page);
        ui.horizontal_wrapped(|ui| {
            for (page, words) in [
                (Page::Scenarios, tr!("newgame-page-scenarios")),
                (Page::Terms, tr!("newgame-page-terms")),
            ] {
                let label = self.page_tab(ui, page, words);
                if goes == Some(page) {
                    label.request_focus();
                }
                // Where no card is seen that could have the keyboard, this has it.
                if self.just_opened && page == Page::Terms && self.page == page {
                    let stays = label.has_focus();
                    self.just_opened = !stays && !ui.input(|i| i.pointer.any_pressed());
                    label.request_focus();
                }
            }
        });
        ui.separator();
    }

    /// The page that a key leads to from the one that is chosen.
    fn goes_to_page(&self, ui: &Ui) -> Option<Page> {
        let tab = self.tab.filter(|&tab| ui.memory(|m| m.has_focus(tab)))?;
        let filter = EventFilter {
            horizontal_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|m| m.set_focus_lock_filter(tab, filter));
        let pressed = |keys: [Key; 2]| ui.input(|i| keys.iter().any(|&key| i.key_pressed(key)));
        let to = match () {
            () if pressed([Key::ArrowLeft, Key::Home]) => Page::Scenarios,
            () if pressed([Key::ArrowRight, Key::End]) => Page::Terms,
            () => return None,
        };
        // What has just got the keyboard does not hold the arrow keys yet: egui would look
        // for a neighbour of it.
        ui.memory_mut(|m| m.move_focus(FocusDirection::None));
        Some(to)
    }

    /// One of the two, which opens its page.
    fn page_tab(&mut self, ui: &mut Ui, page: Page, words: String) -> Response {
        let chosen = self.page == page;
        let sense = if chosen { Sense::click() } else { Sense::CLICK };
        let tab = egui::Button::selectable(chosen, words).sense(sense);
        let tab = ui.add(tab);
        if chosen {
            self.tab = Some(tab.id);
        }
        ui.ctx().accesskit_node_builder(tab.id, |node| {
            node.set_role(Part::Tab);
            node.set_selected(chosen);
        });
        if tab.clicked() {
            self.page = page;
            tab.request_focus();
        }
        tab
    }

    /// The coach, if another was chosen where one is to be had.
    fn coach_wanted(&self) -> Option<Command> {
        let [wanted, before] = self.coach;
        let card = self.catalogue.cards().get(self.chosen)?;
        let other = wanted != before && !card.levels.is_empty();
        other.then_some(Command::Coach(wanted))
    }

    /// What ends the choice; always in sight.
    fn foot(&mut self, ui: &mut Ui, palette: &Palette, out: &mut Vec<Command>) {
        ui.separator();
        ui.horizontal_wrapped(|ui| {
            let beginning = self.beginning();
            let words = bold(tr!("newgame-begin"));
            let begin = match beginning.is_some() {
                true => egui::Button::new(words.color(palette.on_accent)).fill(palette.accent),
                false => egui::Button::new(words),
            };
            let begin = ui.add_enabled(beginning.is_some(), begin.min_size(vec2(110.0, 30.0)));
            let twice = std::mem::take(&mut self.clicked_twice);
            if (begin.clicked() || twice || self.entered(ui))
                && let Some(beginning) = beginning
            {
                out.push(Command::Begin(Box::new(beginning)));
                out.extend(self.coach_wanted());
            }
            let cancel = egui::Button::new(tr!("dialog-cancel")).min_size(vec2(0.0, 30.0));
            if ui.add(cancel).clicked() {
                out.push(Command::Toggle(Dialog::NewGame));
            }
            let card = self.catalogue.cards().get(self.chosen);
            if let Some(system) = card.and_then(|card| card.tour) {
                let tour = egui::Button::new(tr!("tour-name")).min_size(vec2(0.0, 30.0));
                if ui.add(tour).clicked() {
                    out.push(Command::Tour(TourWish::Of(system)));
                }
            }
            // Where every line counts, the button says it when asked.
            let kept = tr!("newgame-kept");
            let wide = in_one_line(ui, RichText::new(&kept), TextStyle::Body);
            match low(ui.ctx()) || wide.size().x > ui.available_width() {
                true => begin.on_hover_text(&kept).on_disabled_hover_text(kept),
                false => ui.weak(kept),
            };
        });
    }
}
