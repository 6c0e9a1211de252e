//! From the game on the table to what the board shows, and from what is done on
//! the board to commands.

use super::board::BoardResponse;
use super::commands::{Command, HexMenu};
use super::overlays;
use super::panels::View;
use super::tour::Tour;
use crate::hex::{HexId, HexMask};
use crate::present::board::BoardModel;
use crate::systems::hells_gate::panel::able_units;
use crate::systems::hells_gate::picture::{Marks, mark};
use crate::systems::hells_gate::{UnitId, UnitMask, picture};

/// Everything the board shows now.
#[must_use]
pub fn board_model(view: &View<'_>, lit: HexMask) -> BoardModel {
    let (rules, state) = (view.rules(), view.state());
    let mut model = picture::board(rules, state, view.session.map());
    if let Some(units) = view.tour.map(Tour::units).filter(|u| !u.is_empty()) {
        // Beside the units that are spoken of, their neighbours stand back.
        let hexes = state.hexes_of(units);
        for counter in &mut model.counters {
            let spoken_of = units.contains(UnitId(counter.key));
            counter.dimmed |= hexes.contains(counter.hex) && !spoken_of;
        }
    }
    let playing = view.looking.is_none();
    let marks = Marks {
        picked: view.interaction,
        planning: view.planning,
        plan: &view.plan(),
        hovered: view.hovered,
        lit,
        lesson: view.tour.map_or(HexMask::EMPTY, Tour::lit),
        playing,
    };
    mark(rules, state, &marks, &mut model);
    if !playing {
        overlays::step(view, &mut model);
    }
    let able = match playing {
        true => able_units(rules, state),
        false => UnitMask::EMPTY,
    };
    overlays::lay(view, able, &mut model);
    model.annotations = view.drawn().to_vec();
    model
        .annotations
        .extend(view.pen.preview(view.interaction.cursor));
    model
}

/// What was done on the board, as commands. The first button picks units and
/// goes to lit hexes; the second asks what can be done; the middle one always
/// means the hex.
pub fn board_commands(
    board: &BoardResponse,
    ui: &egui::Ui,
    view: &View<'_>,
    out: &mut Vec<Command>,
) {
    if let Some(drop) = board.dropped {
        if let Some(hex) = drop.to {
            out.push(Command::Drop(UnitId(drop.key), hex));
        }
        return;
    }
    if let Some(menu) = menu_asked_for(board) {
        out.push(menu);
        return;
    }
    if let Some(hit) = board.middle_clicked {
        out.extend(hit.hex.map(Command::ClickHex));
        return;
    }
    let Some(hit) = board.clicked else { return };
    let adding = ui.input(|i| i.modifiers.shift || i.modifiers.command);
    match (hit.counter.map(UnitId), hit.hex) {
        (Some(_), Some(hex)) if !adding && leads_to(view, hex) => out.push(Command::ClickHex(hex)),
        (Some(unit), _) if adding => out.push(Command::ToggleUnit(unit)),
        (Some(unit), _) if board.double_clicked.is_some() => out.push(Command::WholeStack(unit)),
        (Some(unit), _) => out.push(Command::ClickUnit(unit)),
        (None, Some(hex)) => out.push(Command::ClickHex(hex)),
        (None, None) if view.rolling.is_none() || view.interaction.hex.is_some() => {
            out.push(Command::LetGo);
        }
        (None, None) => {}
    }
}

/// Whether the hex is lit because a click there goes there: then it wins over the
/// counters in it.
fn leads_to(view: &View<'_>, hex: HexId) -> bool {
    if view.looking.is_some() || view.pen.on {
        return false;
    }
    let (rules, state) = (view.rules(), view.state());
    view.interaction.leads_to(rules, state, hex)
}

/// The menu that the second button asked for.
pub fn menu_asked_for(board: &BoardResponse) -> Option<Command> {
    let (hit, at) = board.secondary_clicked?;
    Some(Command::OpenMenu(HexMenu {
        hex: hit.hex?,
        unit: hit.counter.map(UnitId),
        at: Some(at),
    }))
}

#[cfg(test)]
mod tests;
