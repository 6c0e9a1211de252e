//! What can be laid over the chart to see what a position means.

use super::chances;
use super::explain::percent;
use super::ground::{self, Hold, hold};
use super::ids::{PieceId, PieceKind, Site, Sites, UNION};
use super::panel::actor;
use super::rules::GateOfHell;
use super::state::{Fee, State};
use super::{campaign, guns};
use crate::engine::{Rules, SideNo};
use crate::present::board::BoardModel;
use crate::present::overlay::{LegendRow, OddsView, SupplyMark, Swatch, ZoneView};
use crate::present::system::OverlayInfo;
use crate::space::shape::{PlaceId, Places};
use crate::words::tr;

/// The overlays: their words and their forms.
const ALL: [(&str, Swatch); 10] = [
    ("control-union", Swatch::Zone(SideNo::A)),
    ("control-confederate", Swatch::Zone(SideNo::B)),
    ("guns-union", Swatch::Zone(SideNo::A)),
    ("guns-confederate", Swatch::Zone(SideNo::B)),
    ("support-union", Swatch::Zone(SideNo::A)),
    ("support-confederate", Swatch::Zone(SideNo::B)),
    ("command", Swatch::Line),
    ("threats", Swatch::Odds { threat: true }),
    ("chances", Swatch::Odds { threat: false }),
    ("can-act", Swatch::CanAct),
];

impl GateOfHell {
    /// What can be laid over the chart.
    pub(super) fn overlays(&self) -> Vec<OverlayInfo> {
        let info = |(key, _): (&'static str, Swatch)| OverlayInfo {
            key,
            name: tr!("gate-overlay", overlay = key),
            about: tr!("gate-overlay-about", overlay = key),
        };
        ALL.map(info).into()
    }

    /// Lays these over the board.
    pub(super) fn lay_over(&self, state: &State, shown: &[&str], model: &mut BoardModel) {
        for (key, swatch) in ALL.into_iter().filter(|(key, _)| shown.contains(key)) {
            match key {
                "control-union" => self.lay_control(state, SideNo::A, model),
                "control-confederate" => self.lay_control(state, SideNo::B, model),
                "guns-union" => self.lay_guns(state, SideNo::A, model),
                "guns-confederate" => self.lay_guns(state, SideNo::B, model),
                "support-union" => self.lay_support(state, SideNo::A, model),
                "support-confederate" => self.lay_support(state, SideNo::B, model),
                "command" => self.lay_command(state, model),
                "threats" => self.lay_shots(state, true, model),
                "chances" => self.lay_shots(state, false, model),
                _ => self.lay_able(state, model),
            }
            model.overlays.legend.push(LegendRow {
                key,
                swatch,
                about: tr!("gate-overlay-about", overlay = key),
                text: tr!("gate-overlay", overlay = key),
                note: String::new(),
            });
        }
    }

    /// What a side controls, and what is contested, for both [2.2, G2].
    fn lay_control(&self, state: &State, side: SideNo, model: &mut BoardModel) {
        let mut all = Places::EMPTY;
        for site in (self.lands() | self.seas() | self.zones()).iter() {
            let word = match hold(self, state, side, site) {
                Hold::Friendly => "controls",
                Hold::Contested => "contests",
                Hold::Vacant | Hold::Enemy => continue,
            };
            all.insert(PlaceId(site.0));
            let told = tr!("gate-note", what = word, side = self.side_name(side));
            model.overlays.note(PlaceId(site.0), told);
        }
        model.overlays.zones.push(ZoneView { side, hexes: all });
    }

    /// The water under the guns of a side's forts and ironclads [8.2.1, G24].
    fn lay_guns(&self, state: &State, side: SideNo, model: &mut BoardModel) {
        let guns = self.forts(side) | self.ships(side);
        let mut all = Places::EMPTY;
        for gun in guns.iter().filter(|&g| state.stands(g)) {
            let at = state.site(gun);
            let reached = (self.touching(at).with(at)) & self.seas();
            for site in reached {
                all.insert(PlaceId(site.0));
                let told = tr!("gate-note-gun", piece = self.called(gun));
                model.overlays.note(PlaceId(site.0), told);
            }
        }
        model.overlays.zones.push(ZoneView { side, hexes: all });
    }

    /// Where a side's points of support can be spent: on what is damaged, and where
    /// troops from zones can come to [4.2.1, 4.2.3, 4.2.4].
    fn lay_support(&self, state: &State, side: SideNo, model: &mut BoardModel) {
        let mut all = Places::EMPTY;
        let mut tell = |site: Site, told: String, model: &mut BoardModel| {
            all.insert(PlaceId(site.0));
            model.overlays.note(PlaceId(site.0), told);
        };
        for piece in self.of_side(side) {
            if let Some(cost) = campaign::mending(self, state, piece) {
                let called = self.called(piece);
                let told = tr!("gate-note-mend", piece = called.as_str(), n = cost);
                tell(state.site(piece), told, model);
            }
        }
        // What one unit of a zone can reach, the others can, too.
        let mut met = Sites::EMPTY;
        let mut reached = Sites::EMPTY;
        for unit in self.ground(side).iter().filter(|&u| state.stands(u)) {
            let from = state.site(unit);
            if self.zones().contains(from) && !met.contains(from) {
                met.insert(from);
                reached |= ground::transfers(self, state, unit) & self.lands();
            }
        }
        let cost = Fee::Zone.cost();
        for site in reached {
            tell(site, tr!("gate-note-come", n = cost), model);
        }
        model.overlays.zones.push(ZoneView { side, hexes: all });
    }

    /// Who is in command [3.1.2].
    fn lay_command(&self, state: &State, model: &mut BoardModel) {
        for counter in &mut model.counters {
            let Some(piece) = self.find_piece(&counter.code) else {
                continue;
            };
            let silent = state.silent.contains(piece);
            counter.supply = Some(match silent {
                true => SupplyMark::Cut,
                false => SupplyMark::Supplied,
            });
            let word = if silent { "silent" } else { "commanded" };
            let told = tr!("gate-note-command", what = word);
            counter.sentence = format!("{}, {told}", counter.sentence);
        }
    }

    /// The best shot at each place: against the side to act, or by it.
    fn lay_shots(&self, state: &State, threat: bool, model: &mut BoardModel) {
        let to_act = self.to_act(state).unwrap_or(UNION);
        let by = if threat { to_act.other() } else { to_act };
        let ready = |&g: &PieceId| {
            let guns = self.piece(g).is_some_and(|p| p.kind != PieceKind::Ground);
            guns && state.stands(g)
        };
        let mut best: Vec<(Site, f64)> = Vec::new();
        for target in self.of_side(by.other()).iter().filter(ready) {
            for gun in self.of_side(by).iter().filter(ready) {
                let Some(aim) = guns::aim(self, state, gun, target) else {
                    continue;
                };
                let (site, share) = (state.site(target), chances::hit(&aim));
                match best.iter_mut().find(|(s, _)| *s == site) {
                    Some((_, known)) => *known = known.max(share),
                    None => best.push((site, share)),
                }
            }
        }
        for (site, share) in best {
            let hex = PlaceId(site.0);
            let column = percent(share);
            let told = tr!("gate-note-shot", share = column.as_str());
            model.overlays.odds.push(OddsView {
                hex,
                threat,
                column,
                faces: (share * 6.0).round() as u8,
            });
            model.overlays.note(hex, told);
        }
    }

    /// Who can still do something.
    fn lay_able(&self, state: &State, model: &mut BoardModel) {
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        for counter in &mut model.counters {
            let piece = self.find_piece(&counter.code);
            counter.can_act = legal.iter().any(|a| piece.is_some() && actor(*a) == piece);
        }
    }
}
