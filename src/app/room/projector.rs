//! What a lecturer's window shows besides the map: who decides, when that is, the
//! score; the odds while an attack is put together, and what came of them; all
//! large enough for the last row.

use super::lesson_card::markdown;
use super::panel::{self, RoomLook};
use super::scene::Scene;
use super::show::StopSeen;
use super::show_card::{bars, note_presented};
use super::{Room, dice};
use crate::app::focus::InSight as _;
use crate::app::panels::bold;
use crate::engine::SideNo;
use crate::present::system::{Block, ReceiptRow, Throw};
use crate::words::tr;
use egui::{FontId, RichText, TextStyle, Ui};

/// Sizes as shares of the window's height: what the last row can read does not
/// depend on the text size of the desk.
const BODY: f32 = 0.034;
const SMALL: f32 = 0.024;
const HEADING: f32 = 0.042;
const BAND: f32 = 0.22;
const BARS: f32 = 0.26;

/// By so much letters get smaller where they have no room, and so small at most.
const LESS: f32 = 0.86;
const LEAST_SHARE: f32 = 0.6;

/// How wide a map is that has the whole height, as a share of it; how wide the text
/// beside it is at least, and how wide a map must be left then.
const MAP: f32 = 1.1;
const COLUMN: f32 = 0.44;
const LEAST_MAP: f32 = 0.8;

/// A card has buttons and more to read than what is told, the more so beside the panel.
const CARD: f32 = 0.75;
const WITH_PANEL: f32 = 0.62;
/// How much of the width a card has at the most, where map and panel are beside it.
const BETWEEN: f32 = 0.27;

/// The text beside the map, as on every projector that is wider than it is high; below
/// it in a window that is not.
pub fn telling(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, scene: &Scene, now: f64) {
    let window = ui.ctx().content_rect().size();
    let height = window.y;
    let beside = (window.x - height * MAP).clamp(height * COLUMN, height * 0.72);
    let (part, size) = if window.x - beside >= height * LEAST_MAP {
        (egui::Panel::left("telling of the room"), beside)
    } else {
        let part = egui::Panel::bottom("telling of the room, below");
        (part, height * BAND)
    };
    let frame = egui::Frame::new()
        .fill(look.theme.panel)
        .inner_margin(height * 0.018);
    part.exact_size(size)
        .resizable(false)
        .frame(frame)
        .show(ui, |ui| {
            // A smaller size only where it would not all be seen: nobody scrolls there.
            let id = ui.scope_id().with("size of the telling");
            let what = egui::Id::unique((room.shown_node(), &scene.panel.prompt.now.text));
            let kept = ui.data(|data| data.get_temp::<(egui::Id, [f32; 2])>(id));
            let shares = match kept {
                Some((of, shares)) if of == what => shares,
                _ => [1.0; 2],
            };
            let [share, of_odds] = shares;
            enlarge(ui, height * share);
            let odds_height = height * share * of_odds;
            let shown = egui::ScrollArea::vertical()
                .auto_shrink([false, false])
                .show_in_sight(ui, |ui| {
                    let top = ui.cursor().top();
                    let odds = told(ui, look, room, scene, (now, odds_height));
                    odds.map(|y| y - top)
                });
            let inner = shown.inner_rect.height() + 1.0;
            // A plan under a stop takes no room from its text.
            let own = shown.inner.unwrap_or(shown.content_size.y);
            let less = |share: f32| match share > LEAST_SHARE {
                true => share * LESS,
                false => share,
            };
            let next = match (own > inner, shown.content_size.y > inner) {
                (true, _) => [less(share), of_odds],
                (false, true) => [share, less(of_odds)],
                (false, false) => shares,
            };
            ui.data_mut(|data| data.insert_temp(id, (what, next)));
            if next != shares {
                let ctx = ui.ctx();
                ctx.request_discard("what is told has no room in this size");
                ctx.request_repaint();
            }
        });
}

/// How wide a card is beside the map, and as how high a window its letters are drawn for:
/// there is less room where the panel is on the other side.
pub fn card(ctx: &egui::Context, with_panel: bool) -> (f32, f32) {
    let window = ctx.content_rect().size();
    let height = window.y;
    let left = match with_panel {
        true => window.x * BETWEEN,
        false => window.x - height * MAP,
    };
    let share = if with_panel { WITH_PANEL } else { CARD };
    let least = (height * COLUMN).min(window.x * BETWEEN);
    (left.clamp(least, height * 0.72), height * share)
}

/// Everything in this part is drawn in the sizes of the projector.
pub fn enlarge(ui: &mut Ui, height: f32) {
    let styles = &mut ui.style_mut().text_styles;
    for (style, share) in [
        (TextStyle::Body, BODY),
        (TextStyle::Button, BODY),
        (TextStyle::Small, SMALL),
        (TextStyle::Heading, HEADING),
    ] {
        if let Some(font) = styles.get_mut(&style) {
            *font = FontId::new(height * share, font.family.clone());
        }
    }
}

/// What is told; where the odds of a plan begin that stands under the text of a stop, if
/// one does. They are drawn as for a window this high.
fn told(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    room: &Room,
    scene: &Scene,
    (now, odds_height): (f64, f32),
) -> Option<f32> {
    // A title that says when it is would say the same twice.
    let only_when = room.stands_as_shown() && room.on_show().is_some_and(|seen| seen.only_when);
    if let Some(seen) = room.on_show().filter(|_| !only_when) {
        ui.label(bold(&seen.title).text_style(TextStyle::Heading));
        stop(ui, look, room, seen);
        ui.separator();
    }
    // What is told stands under the phase it happened in, not the one it led to.
    let shown = room
        .looking
        .and_then(|_| scene.told[room.stretch(&scene.told)].last());
    let then = shown.and_then(|told| room.table().time(told.parent));
    let [turn, part, phase] = then.as_ref().unwrap_or(&scene.time);
    let weather = room.table().weather(room.shown_node());
    let when = match weather.is_empty() {
        true => turn.clone(),
        false => format!("{turn} · {weather}"),
    };
    ui.label(RichText::new(when).small().color(look.theme.text_weak));
    let side = scene.panel.prompt.who.filter(|_| room.looking.is_none());
    let called = |side: SideNo| scene.about.sides[side.index()].name.clone();
    // Who answers in the other side's turn is not taken for whoever has the turn.
    let theirs = side.map(SideNo::other).map(called);
    let is_theirs = |words: &str| {
        theirs
            .as_ref()
            .is_some_and(|side| panel::names(words, side))
    };
    let answers = is_theirs(part) || is_theirs(phase);
    let who = match side.map(called) {
        Some(side) if answers => tr!("present-decision", side = side),
        Some(side) => side,
        None => part.clone(),
    };
    let colour = side.map_or(look.theme.heading, |side| look.ink(side));
    // A phase that is called by its side alone says nothing new below it; the part does.
    let phase = match () {
        () if *phase == who => part.clone(),
        () if answers && !is_theirs(phase) => format!("{part} · {phase}"),
        () => phase.clone(),
    };
    let who = bold(who).text_style(TextStyle::Heading).color(colour);
    ui.label(who);
    ui.label(phase);
    ui.horizontal_wrapped(|ui| {
        let sums = ReceiptRow::sums(&room.table().score_at(room.shown_node()));
        ui.label(RichText::new(tr!("points-title")).small().weak());
        for (side, points) in SideNo::BOTH.into_iter().zip(sums) {
            let name = &scene.about.sides[side.index()].name;
            let score = format!("{name} {points}");
            ui.label(bold(score).small().color(look.ink(side)));
        }
    });
    ui.separator();
    if let Some(seen) = room.on_show().filter(|_| only_when) {
        note_presented(ui);
        stop(ui, look, room, seen);
    }
    legend(ui, look, scene);
    if let Some((throw, since)) = room.rolling(now) {
        dice::throw(ui, look, throw, Some(since));
        return None;
    }
    let as_shown = room.stands_as_shown();
    if room.looking.is_none() {
        let top = ui.cursor().top();
        let drawn = ui.scope(|ui| {
            if as_shown {
                enlarge(ui, odds_height);
            }
            odds(ui, look, scene)
        });
        if drawn.inner {
            return as_shown.then_some(top);
        }
    }
    // What led to a stop is no part of it.
    if as_shown {
        return None;
    }
    let stretch = room.stretch(&scene.told);
    if stretch.is_empty() {
        ui.label(tr!("present-begins"));
        return None;
    }
    let number = stretch.end;
    // What the dice came to is told first and with its dice; what led to it, after it.
    let stretch = &scene.told[stretch];
    let (before, last) = match stretch.split_last() {
        Some((last, before)) if last.throw.is_some() => (before, std::slice::from_ref(last)),
        _ => (&[][..], stretch),
    };
    for moment in last {
        for line in &moment.lines {
            ui.label(&line.told.text);
        }
        if let Some(throw) = &moment.throw {
            // What it came to has been said.
            let throw = Throw {
                told: None,
                ..throw.clone()
            };
            dice::throw(ui, look, &throw, None);
        }
    }
    if !before.is_empty() {
        ui.separator();
        for line in before.iter().flat_map(|moment| &moment.lines) {
            let line = RichText::new(&line.told.text).small();
            ui.label(line.color(look.theme.text_weak));
        }
    }
    ui.add_space(ui.spacing().item_spacing.y * 2.0);
    let place = match room.looking {
        Some(_) => tr!("present-line", line = number, all = scene.glance.ply),
        None => tr!("present-now"),
    };
    ui.label(RichText::new(place).small().color(look.theme.text_weak));
    None
}

/// What the audience reads of a stop under its title.
fn stop(ui: &mut Ui, look: &RoomLook<'_>, room: &Room, seen: &StopSeen) {
    markdown(ui, look, &seen.caption);
    let high = ui.ctx().content_rect().height() * BARS;
    bars(ui, look, room, high);
}

/// The legend in one line: what each sign over the map stands for.
fn legend(ui: &mut Ui, look: &RoomLook<'_>, scene: &Scene) {
    let rows = &scene.model.overlays.legend;
    if rows.is_empty() {
        return;
    }
    let words: Vec<&str> = rows.iter().map(|row| row.text.as_str()).collect();
    let line = tr!("present-legend", legend = words.join(" · "));
    let line = RichText::new(line).small().color(look.theme.text);
    ui.add(egui::Label::new(line).truncate());
    ui.separator();
}

/// What is about to be rolled for: how likely it is to work, then how that comes
/// about. Whether anything is.
fn odds(ui: &mut Ui, look: &RoomLook<'_>, scene: &Scene) -> bool {
    let body = &scene.panel.body;
    let rolls = scene.panel.foot.iter().filter(|it| !it.chance.is_empty());
    if rolls.clone().next().is_none() {
        return false;
    }
    let heads = |block: &&Block| matches!(block, Block::Heading(_));
    if let Some(block) = body.iter().find(heads) {
        panel::block(ui, look, block, &mut Vec::new());
    }
    for button in rolls {
        ui.label(&button.label);
        let chance = bold(&button.chance).text_style(TextStyle::Heading);
        ui.label(chance.color(look.theme.accent));
    }
    // Rows are for whoever decides, and so are the headings over them.
    let after = body.iter().skip(1).map(Some).chain([None]);
    for (block, next) in body.iter().zip(after) {
        let tells = match block {
            Block::Row(_) => false,
            Block::Heading(_) => !matches!(next, None | Some(Block::Row(_) | Block::Heading(_))),
            _ => true,
        };
        if tells {
            panel::block(ui, look, block, &mut Vec::new());
        }
    }
    true
}
