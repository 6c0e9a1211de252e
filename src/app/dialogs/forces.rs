//! Forces chosen by points: the lists of both sides with their prices, what is missing,
//! and set-ups drawn from a seed that were played before they are offered.

use super::{modal_window, room_for};
use crate::app::background::Background;
use crate::app::commands::{Command, Dialog};
use crate::app::draft::Changes;
use crate::app::editor::{Page, Source, Work};
use crate::app::focus;
use crate::app::panels::icons::{self, Sign};
use crate::app::panels::{bold, heading, primary, scrolled};
use crate::app::theme::{Palette, Theme, space};
use crate::engine::{Level, Options, SideNo, cores};
use crate::json::Doc;
use crate::present::system::PriceList;
use crate::systems::SYSTEMS;
use crate::table::{
    Entry, FAIR_GAMES, FairPlay, FairSetUp, FairTerms, Levy, MOST_OF_A_KIND, Sheet, fair_set_up,
    find, played_fair, told_of_forces, with_proof,
};
use crate::words::{name, tr};
use egui::{Button, DragValue, Key, Modifiers, ProgressBar, RichText, TextEdit, TextStyle, Ui};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::task::Poll;

/// Below this width, in points, the parts stand under each other.
const LEAST_BESIDE: f32 = 900.0;

/// How wide the part with what is missing and the random set-up is, in points.
const RESULT: f32 = 340.0;

/// What is chosen: what each side buys, and the points it may spend.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Chosen {
    levy: Levy,
    budget: u32,
}

/// What the games in the background came to.
enum Came {
    /// A set-up that was drawn, or why there is none; nothing if it was stopped.
    Drawn(Box<Result<FairSetUp, Option<String>>>),
    /// How fair chosen forces are.
    Tried(Box<Doc>, FairPlay),
}

/// Games that are played in the background.
struct Games {
    work: Background<Came>,
    /// What was chosen when they began.
    of: (Chosen, Option<u64>),
    /// The first seed that is tried; nothing where forces are tried that were chosen.
    first: Option<u64>,
    rejected: Arc<AtomicU32>,
}

/// A scenario that was made of these forces.
struct Ready {
    of: Chosen,
    scenario: Doc,
    /// What was found out of it.
    told: String,
    /// How its games ended.
    play: FairPlay,
    /// What its seed is, if it was drawn.
    seed: Option<u64>,
    /// The seed that stood there when it was made.
    typed: Option<u64>,
}

/// What the forces are chosen for.
struct Field {
    entry: &'static Entry,
    scenario: Doc,
    list: PriceList,
    title: String,
    /// Whether it is the scenario that is edited.
    edited: bool,
}

/// What is chosen by points, until it is played, edited or saved.
#[derive(Default)]
pub struct ForcesForm {
    field: Option<Field>,
    chosen: Chosen,
    changes: Changes<Chosen>,
    seed: String,
    games: Option<Games>,
    ready: Option<Ready>,
    /// What went wrong.
    wrong: Option<String>,
}

impl ForcesForm {
    /// Forces are chosen for this scenario from now on; what was chosen for it before is
    /// still there. `false` if it knows no points.
    pub(in crate::app) fn open(&mut self, scenario: Doc, edited: bool, seed: u64) -> bool {
        let system = crate::json::text(&scenario, "system");
        let Ok(entry) = find(SYSTEMS, system) else {
            return false;
        };
        let Some(list) = (entry.price_list)(&scenario) else {
            return false;
        };
        let same = self.field.as_ref().is_some_and(|field| {
            field.edited == edited && field.scenario == scenario && self.chosen.levy.fits(&list)
        });
        if !same {
            *self = Self {
                chosen: Chosen {
                    levy: Levy::there(&list),
                    budget: list.usual,
                },
                seed: seed.to_string(),
                ..Self::default()
            };
        }
        let begun = (entry.open)(Sheet {
            scenario: scenario.clone(),
            changed: Doc::Object(Vec::new()),
            options: Options::default(),
        });
        let title = match (begun, scenario.get("title")) {
            (Ok(table), _) => table.about().title,
            (Err(_), Some(Doc::Text(title))) => name(title).into_owned(),
            (Err(_), _) => crate::json::text(&scenario, "id").to_owned(),
        };
        self.field = Some(Field {
            entry,
            scenario,
            list,
            title,
            edited,
        });
        true
    }

    /// What is played in the background is played no longer.
    pub(super) fn stop(&mut self) {
        self.games = None;
    }

    /// Notes what the games came to.
    fn hear(&mut self, ctx: &egui::Context) {
        let Some(games) = &self.games else { return };
        match games.work.hear() {
            Poll::Pending => ctx.request_repaint_after(std::time::Duration::from_millis(100)),
            Poll::Ready(came) => {
                let of = games.of.clone();
                self.games = None;
                match came {
                    Some(came) => self.take(came, of),
                    None => self.wrong = Some(tr!("forces-stopped")),
                }
            }
        }
    }

    fn take(&mut self, came: Came, (of, typed): (Chosen, Option<u64>)) {
        let Some(field) = &self.field else { return };
        let sides = field.list.sides.each_ref().map(|side| side.name.as_str());
        match came {
            Came::Drawn(found) => match *found {
                Ok(found) => {
                    let told = told_of_forces(&found.scenario, sides).unwrap_or_default();
                    let next = Chosen {
                        levy: found.levy,
                        budget: of.budget,
                    };
                    self.seed = found.seed.to_string();
                    self.change(next.clone());
                    self.ready = Some(Ready {
                        of: next,
                        scenario: found.scenario,
                        told,
                        play: found.play,
                        seed: Some(found.seed),
                        typed: Some(found.seed),
                    });
                }
                Err(why) => self.wrong = Some(why.unwrap_or_else(|| tr!("forces-stopped"))),
            },
            Came::Tried(scenario, play) => {
                let scenario = with_proof(*scenario, &play, None);
                self.ready = Some(Ready {
                    of,
                    typed,
                    told: told_of_forces(&scenario, sides).unwrap_or_default(),
                    scenario,
                    play,
                    seed: None,
                });
            }
        }
    }

    fn change(&mut self, next: Chosen) {
        if next != self.chosen {
            let before = std::mem::replace(&mut self.chosen, next);
            self.changes.note(None, || before);
            self.wrong = None;
        }
    }

    fn go_back(&mut self, back: bool) {
        let chosen = &mut self.chosen;
        let swap = |other| std::mem::replace(chosen, other);
        let _ = self.changes.step(back, swap);
    }

    fn ready(&self) -> Option<&Ready> {
        let here = (&self.chosen, self.typed_seed());
        let ready = self.ready.as_ref();
        ready.filter(|ready| (&ready.of, ready.typed) == here)
    }

    /// The seed in the field, if that is one.
    fn typed_seed(&self) -> Option<u64> {
        self.seed.trim().parse().ok()
    }

    fn terms() -> FairTerms {
        FairTerms {
            level: Level::Colonel,
            games: FAIR_GAMES,
            threads: cores(),
        }
    }

    /// Draws from this seed on, in the background.
    fn draw_from(&mut self, first: u64) {
        let Some(field) = &self.field else { return };
        let (entry, scenario) = (field.entry, field.scenario.clone());
        let budget = self.chosen.budget;
        let rejected = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&rejected);
        self.wrong = None;
        self.games = Some(Games {
            of: (self.chosen.clone(), Some(first)),
            work: Background::begin(move |control| {
                let of = (budget, first);
                let found = fair_set_up(entry, &scenario, of, Self::terms(), &counted, control);
                Some(Came::Drawn(Box::new(found)))
            }),
            first: Some(first),
            rejected,
        });
    }

    /// The scenario of what is chosen; units stand as the seed says.
    fn made(&self) -> Result<Doc, String> {
        if let Some(ready) = self.ready() {
            return Ok(ready.scenario.clone());
        }
        let field = self.field.as_ref().ok_or_else(|| tr!("forces-none-here"))?;
        let seed = self.typed_seed().ok_or_else(|| tr!("forces-seed-bad"))?;
        (field.entry.set_up)(&field.scenario, &self.chosen.levy, seed)
    }

    /// Plays games of what is chosen, in the background.
    fn try_chosen(&mut self) {
        let (made, Some(field)) = (self.made(), &self.field) else {
            return;
        };
        match made {
            Err(why) => self.wrong = Some(why),
            Ok(made) => {
                let (entry, typed) = (field.entry, self.typed_seed());
                let seed = typed.unwrap_or(1);
                self.wrong = None;
                self.games = Some(Games {
                    of: (self.chosen.clone(), typed),
                    work: Background::begin(move |control| {
                        let play = played_fair(entry, &made, Self::terms(), seed, false, control);
                        play.map(|play| Came::Tried(Box::new(made), play))
                    }),
                    first: None,
                    rejected: Arc::default(),
                });
            }
        }
    }

    /// The dialog.
    pub(super) fn show(&mut self, ctx: &egui::Context, theme: Theme, out: &mut Vec<Command>) {
        self.hear(ctx);
        let typing = ctx.text_edit_focused();
        for (key, back) in [(Key::Z, true), (Key::Y, false)] {
            if !typing && ctx.input_mut(|i| i.consume_key(Modifiers::COMMAND, key)) {
                self.go_back(back);
            }
        }
        let palette = theme.palette();
        let size = room_for(ctx, [1220.0, 780.0]);
        let title = tr!("forces-name");
        modal_window(ctx, &title, Dialog::Forces, size, out, |ui, out| {
            self.head(ui);
            ui.separator();
            if ui.available_width() < LEAST_BESIDE {
                scrolled(ui, "forces", |ui| {
                    for side in [0, 1] {
                        self.side(ui, side, &palette);
                        ui.add_space(space::MEDIUM);
                    }
                    self.result(ui, &palette, out);
                });
                return;
            }
            let right = egui::Panel::right("what is missing of forces")
                .resizable(false)
                .exact_size(RESULT)
                .frame(egui::Frame::NONE.inner_margin(egui::Margin {
                    left: space::MARGIN[1],
                    ..egui::Margin::ZERO
                }));
            right.show(ui, |ui| {
                scrolled(ui, "result of forces", |ui| self.result(ui, &palette, out));
            });
            let lists = egui::CentralPanel::default().frame(egui::Frame::NONE);
            lists.show(ui, |ui| {
                ui.columns(2, |columns| {
                    for (side, ui) in columns.iter_mut().enumerate() {
                        let salt = ["list of the first side", "list of the second side"][side];
                        scrolled(ui, salt, |ui| self.side(ui, side, &palette));
                    }
                });
            });
        });
    }

    /// The map, the points, and what can be done with the lists.
    fn head(&mut self, ui: &mut Ui) {
        let Some(field) = &self.field else { return };
        let [least, most] = field.list.bounds;
        let there = Levy::there(&field.list);
        let none = Levy::none(&field.list);
        let title = tr!("forces-on", map = field.title.as_str());
        let mut next = self.chosen.clone();
        let mut step = None;
        ui.horizontal_wrapped(|ui| {
            ui.label(bold(title));
            ui.separator();
            let label = ui.label(tr!("forces-points"));
            ui.add(
                DragValue::new(&mut next.budget)
                    .range(least..=most)
                    .speed(1.0),
            )
            .labelled_by(label.id);
            ui.separator();
            for (sign, words, back) in [
                (Sign::Undo, tr!("entry-undo"), true),
                (Sign::Redo, tr!("entry-redo"), false),
            ] {
                let able = self.changes.can_step(back);
                let pressed = ui.add_enabled_ui(able, |ui| icons::button(ui, sign, &words));
                if pressed.inner.clicked() {
                    step = Some(back);
                }
            }
            ui.separator();
            if ui.button(tr!("forces-as-scenario")).clicked() {
                next.levy = there;
            }
            if ui.button(tr!("forces-clear")).clicked() {
                next.levy = none;
            }
        });
        self.change(next);
        if let Some(back) = step {
            self.go_back(back);
        }
    }

    /// What a side buys.
    fn side(&mut self, ui: &mut Ui, side: usize, palette: &Palette) {
        let Some(field) = &self.field else { return };
        let (list, offers) = (&field.list, &field.list.sides[side]);
        let mut next = self.chosen.clone();
        let cost = next.levy.cost(list, side);
        ui.label(RichText::new(&offers.name).text_style(egui::TextStyle::Heading));
        let told = tr!(
            "forces-total",
            cost = cost,
            budget = next.budget,
            n = next.levy.units(side)
        );
        let ink = match cost > next.budget {
            true => palette.refusal,
            false => palette.text,
        };
        focus::spoken(&ui.label(bold(told).color(ink)));
        ui.add_space(space::TINY);
        let tall = ui.spacing().interact_size.y * 0.8;
        ui.spacing_mut().item_spacing.y = space::TINY;
        let Some(counts) = next.levy.0.get_mut(side) else {
            return;
        };
        for (kind, n) in offers.kinds.iter().zip(counts) {
            let price = tr!("forces-price", n = kind.price);
            let told = format!("{}: {} ({price})", offers.name, kind.name);
            ui.horizontal(|ui| {
                ui.set_height(tall);
                for (sign, able, words, more) in [
                    (
                        "−",
                        *n > 0,
                        tr!("forces-fewer", what = told.as_str()),
                        false,
                    ),
                    (
                        "+",
                        *n < MOST_OF_A_KIND,
                        tr!("forces-more", what = told.as_str()),
                        true,
                    ),
                ] {
                    let button = Button::new(sign).min_size(egui::vec2(tall, tall));
                    let button = ui.add_enabled(able, button);
                    button.ctx.accesskit_node_builder(button.id, |node| {
                        node.set_label(words);
                    });
                    if button.clicked() {
                        *n = if more { *n + 1 } else { n.saturating_sub(1) };
                    }
                    if !more {
                        let text = RichText::new(n.to_string()).monospace();
                        let text = if *n > 0 { text.strong() } else { text.weak() };
                        ui.add_sized([22.0, tall], egui::Label::new(text));
                    }
                }
                let price_at = egui::Layout::right_to_left(egui::Align::Center);
                ui.with_layout(price_at, |ui| {
                    ui.add_space(space::SMALL);
                    let figure = RichText::new(kind.price.to_string()).monospace();
                    ui.label(figure).on_hover_text(price);
                    let name_at = egui::Layout::left_to_right(egui::Align::Center);
                    ui.with_layout(name_at, |ui| {
                        ui.add(egui::Label::new(&kind.name).truncate());
                    });
                });
            });
        }
        self.change(next);
    }

    /// What is missing, the random set-up, and what can be done with the forces.
    fn result(&mut self, ui: &mut Ui, palette: &Palette, out: &mut Vec<Command>) {
        let Some(field) = &self.field else { return };
        let missing = self.chosen.levy.missing(&field.list, self.chosen.budget);
        let stops = missing.iter().any(|it| it.1);
        heading(ui, &tr!("forces-missing"));
        // A line for each side, whatever is missing: no button below moves by a click above.
        let lines = SideNo::BOTH.len() as f32;
        let high = lines * (ui.text_style_height(&TextStyle::Body) + ui.spacing().item_spacing.y);
        ui.vertical(|ui| {
            ui.set_min_height(high);
            if missing.is_empty() {
                ui.label(RichText::new(tr!("forces-complete")).color(palette.good));
            }
            for (told, stops) in &missing {
                let ink = if *stops {
                    palette.refusal
                } else {
                    palette.text
                };
                ui.label(RichText::new(told).color(ink));
            }
        });
        self.random(ui, palette);
        ui.separator();
        self.ends(ui, palette, stops, out);
        if let Some(why) = &self.wrong {
            focus::spoken(&ui.colored_label(palette.refusal, why));
        }
        if let Some(ready) = self.ready() {
            let (head, ink) = match (ready.seed, ready.play.is_fair()) {
                (Some(seed), _) => (tr!("forces-ready", seed = seed.to_string()), palette.good),
                (None, true) if ready.play.is_near_limit() => {
                    (tr!("forces-is-near"), palette.warning)
                }
                (None, true) => (tr!("forces-is-fair"), palette.good),
                (None, false) => (tr!("forces-is-unfair"), palette.refusal),
            };
            focus::spoken(&ui.label(bold(head).color(ink)));
            ui.label(&ready.told);
        }
        ui.add_space(space::SMALL);
        let Some(field) = &self.field else { return };
        heading(ui, &tr!("forces-prices"));
        ui.weak(RichText::new(&field.list.told).small());
    }

    /// Seed, progress, and what begins and ends the games.
    fn random(&mut self, ui: &mut Ui, palette: &Palette) {
        heading(ui, &tr!("forces-random"));
        ui.weak(RichText::new(tr!("forces-random-about", games = FAIR_GAMES)).small());
        let mut wish = None;
        let seed = self.typed_seed();
        let busy = self.games.is_some();
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(tr!("forces-seed"));
            let edit = TextEdit::singleline(&mut self.seed).desired_width(110.0);
            let field = ui.add_enabled(!busy, edit).labelled_by(label.id);
            focus::field(&field);
            let draw = Button::new(tr!("forces-draw"));
            if ui.add_enabled(!busy && seed.is_some(), draw).clicked() {
                wish = seed;
            }
            let drawn = self.ready().and_then(|ready| ready.seed);
            if let Some(drawn) = drawn.filter(|_| !busy)
                && ui.button(tr!("forces-next")).clicked()
            {
                wish = Some(drawn.wrapping_add(1));
            }
        });
        if seed.is_none() {
            ui.colored_label(palette.refusal, tr!("forces-seed-bad"));
        }
        if let Some(games) = &self.games {
            let n = games.rejected.load(Ordering::Relaxed);
            let told = match games.first {
                Some(first) => {
                    let seed = first.wrapping_add(n.into()).to_string();
                    tr!("forces-drawing", seed = seed, n = n)
                }
                None => tr!("forces-trying"),
            };
            ui.label(told.as_str());
            let bar = ui.add(ProgressBar::new(games.work.share()).desired_height(space::SMALL));
            bar.widget_info(|| {
                egui::WidgetInfo::labeled(egui::Role::ProgressIndicator, true, told.as_str())
            });
            if ui.button(tr!("forces-stop")).clicked() {
                games.work.stop();
            }
        }
        if let Some(first) = wish {
            self.draw_from(first);
        }
    }

    /// What can be done with the forces.
    fn ends(&mut self, ui: &mut Ui, palette: &Palette, stops: bool, out: &mut Vec<Command>) {
        let able = !stops && self.games.is_none();
        let edited = self.field.as_ref().is_some_and(|field| field.edited);
        let mut wish: Option<Box<dyn FnOnce(Box<Doc>) -> Work>> = None;
        let mut tries = false;
        ui.add_space(space::SMALL);
        ui.add_enabled_ui(able, |ui| {
            ui.horizontal_wrapped(|ui| {
                let fair = Button::new(tr!("forces-try-fair"));
                let button = ui.add_enabled(self.ready().is_none(), fair);
                let about = tr!("forces-try-fair-about", games = FAIR_GAMES);
                tries = button.on_hover_text(about).clicked();
                if primary(ui, palette, tr!("forces-edit")).clicked() {
                    wish = Some(match edited {
                        true => Box::new(Work::Put),
                        false => Box::new(|doc| Work::Begin(Source::Made(doc), Page::Paint)),
                    });
                }
                if ui.button(tr!("forces-save")).clicked() {
                    wish = Some(Box::new(Work::Write));
                }
                let plays = ui.menu_button(tr!("forces-play"), |ui| {
                    let level = Some(Level::Captain);
                    let Some(field) = &self.field else { return };
                    for (n, side) in field.list.sides.iter().enumerate() {
                        let mut seats = [level, level];
                        seats[n] = None;
                        let words = tr!("editor-try-as", side = side.name.as_str());
                        if ui.button(words).clicked() {
                            wish = Some(Box::new(move |doc| Work::Play(doc, seats)));
                        }
                    }
                    for (words, seats) in [
                        (tr!("editor-try-watch"), [level, level]),
                        (tr!("editor-try-both"), [None, None]),
                    ] {
                        if ui.button(words).clicked() {
                            wish = Some(Box::new(move |doc| Work::Play(doc, seats)));
                        }
                    }
                });
                focus::opens_menu(&plays);
            });
        });
        if tries {
            self.try_chosen();
        }
        if let Some(wish) = wish {
            match self.made() {
                Err(why) => self.wrong = Some(why),
                Ok(made) => {
                    let work = wish(Box::new(made));
                    if edited && matches!(work, Work::Put(_)) {
                        out.push(Command::Toggle(Dialog::Forces));
                    }
                    out.push(Command::Edit(Box::new(work)));
                }
            }
        }
    }
}
