//! What there is to tell about what somebody points at.

use super::action::Action;
use super::explain::fact;
use super::ids::{Border, PieceId, PieceKind, Site, UNION};
use super::naval;
use super::panel::Shot;
use super::rules::GateOfHell;
use super::state::{Stage, State};
use crate::engine::{Rules as _, SideNo};
use crate::present::system::{Block, Cited, Click, Fact, Pointer, Selection};
use crate::words::{name, tr};

impl GateOfHell {
    /// The card of a place or a piece.
    pub(super) fn card_of(&self, state: &State, picked: &Selection, at: &Pointer) -> Vec<Block> {
        let several = self.meant(picked, at);
        let mut legal = Vec::new();
        // Without somebody who could do it, nothing is asked of what can be done.
        if !several.is_empty() {
            self.legal(state, &mut legal);
        }
        match at {
            Pointer::Place(code) | Pointer::Drop(_, code) => {
                let Some(site) = self.find_site(code) else {
                    return Vec::new();
                };
                let mut facts = self.about_place(state, site);
                let chosen = several.first().copied();
                facts.extend(self.about_targets(state, &legal, &several, site));
                match (self.kept_out(state, &legal, &several, site), chosen) {
                    (Some((ship, why)), _) => facts.push(self.refused(ship, why)),
                    (None, Some(ship)) => {
                        facts.extend(self.about_mines(state, ship, site));
                        facts.extend(self.about_guns(state, ship, site));
                    }
                    (None, None) => {}
                }
                let side = chosen
                    .and_then(|ship| self.piece(ship))
                    .map(|info| info.side);
                facts.extend(self.about_water(state, site, side));
                vec![Block::Heading(self.located(site)), Block::Facts(facts)]
            }
            Pointer::Unit(code) | Pointer::Stack(code) => {
                let Some(piece) = self.find_piece(code) else {
                    return Vec::new();
                };
                let mut blocks = vec![
                    Block::Heading(self.called(piece)),
                    Block::Text(vec![Cited::plain(self.state_of(state, piece))]),
                ];
                let mut facts = self.about_piece(state, piece);
                if let Some(&first) = several.first()
                    && self.are_foes(first, piece)
                {
                    let (fires, told) = self.about_foe(state, &legal, &several, piece);
                    blocks.extend(fires.map(|fires| Block::Text(vec![fires])));
                    facts.extend(told);
                }
                blocks.push(Block::Facts(facts));
                blocks
            }
        }
    }

    /// Who of those who are picked could hit whom of the enemies that lie in a place: a
    /// click there fires.
    fn about_targets(
        &self,
        state: &State,
        legal: &[Action],
        several: &[PieceId],
        site: Site,
    ) -> Vec<Fact> {
        let shots = self.shots(state, several, legal, |target| state.lies(target) == site);
        let told = shots.chunk_by(|a, b| a.target == b.target);
        let told = told.filter_map(|at_one| {
            Some(Fact {
                news: Some(true),
                ..self.who_hits(at_one)?
            })
        });
        told.collect()
    }

    /// Whose shots at one target could hit it; `None` if none could.
    fn who_hits(&self, at_one: &[Shot]) -> Option<Fact> {
        let head = tr!("gate-head-hit", piece = self.called(at_one.first()?.target));
        let all = at_one.iter().map(|shot| (shot.from, shot.share));
        self.about_shots(head, all.collect())
    }

    /// Who of those who are picked fires at an enemy when it is clicked, who else of them
    /// could hit it, and how that comes about; or why a click on it is refused.
    fn about_foe(
        &self,
        state: &State,
        legal: &[Action],
        several: &[PieceId],
        foe: PieceId,
    ) -> (Option<Cited>, Vec<Fact>) {
        let shots = self.shots(state, several, legal, |target| target == foe);
        let best = shots.first();
        let mut facts = Vec::new();
        // One who is picked alone is known to whoever picked it.
        let fires = best.filter(|_| several.len() > 1).map(|best| {
            facts.extend(self.who_hits(&shots));
            Cited::new(self.say_action(best.action()), "8.2.1")
        });
        let from = best.map(|shot| shot.from).or(several.first().copied());
        facts.extend(from.and_then(|from| self.about_shot(state, from, foe)));
        let acts = state.stage == Stage::Acting && !state.waits();
        if let (Some(from), true) = (from, acts)
            && let Click::Refuse(why) = self.at_piece(state, legal, several, foe)
        {
            facts.push(self.refused(from, why));
        }
        (fires, facts)
    }

    /// Why somebody who is picked does not do what a click is for.
    fn refused(&self, piece: PieceId, why: Cited) -> Fact {
        Fact {
            head: self.called(piece),
            told: why,
            news: Some(false),
        }
    }

    fn are_foes(&self, a: PieceId, b: PieceId) -> bool {
        let side = |piece| self.piece(piece).map(|p| p.side);
        side(a) != side(b)
    }

    /// Who stands there, what lies there, and where the ways lead.
    fn about_place(&self, state: &State, site: Site) -> Vec<Fact> {
        let mut facts = Vec::new();
        for side in SideNo::BOTH {
            let here = self.of_side(side).iter();
            let here = here.filter(|&p| state.stands(p) && state.lies(p) == site);
            let names: Vec<String> = here.map(|p| self.state_of(state, p)).collect();
            if !names.is_empty() {
                facts.push(fact(Self::side_called(side), names.join("; "), "2.2"));
            }
            let level = state.trench(side, site);
            if level > 0 {
                let told = tr!("gate-trench", level = level);
                facts.push(fact(Self::side_called(side), told, "9.3"));
            }
        }
        let count = state.marker_count(self, site);
        if count > 0 {
            let known = self.known_points(state, site);
            let told = match known {
                Some(points) => tr!("gate-markers-known", n = count, points = points),
                None => {
                    let points = state.shown_points(self, site);
                    tr!("gate-markers", n = count, points = points)
                }
            };
            facts.push(fact(tr!("gate-mines"), told, "9.5.4"));
            facts.extend(self.about_points(state, site).filter(|_| known.is_none()));
        }
        if let Some(info) = self.site(site)
            && self.lands().contains(site)
        {
            let told = tr!(
                "gate-enter",
                soil = soil_word(info.soil),
                mp = self.entering(site)
            );
            facts.push(fact(tr!("gate-head-ground"), told, "7.1.1"));
        }
        let mut crossed: Vec<String> = Vec::new();
        for &(to, border) in self.walks(site) {
            let word = match border {
                Border::Creek => "creek",
                Border::River => "river",
                _ => continue,
            };
            crossed.push(tr!("gate-border", kind = word, place = self.code(to)));
        }
        if !crossed.is_empty() {
            facts.push(fact(tr!("gate-head-water"), crossed.join(", "), "7.1.1"));
        }
        facts
    }

    /// Whether mines can lie in a water, how many ships it holds, and who has to stop
    /// in it: ships of both sides, or of the side that is `asked`.
    fn about_water(&self, state: &State, site: Site, asked: Option<SideNo>) -> Vec<Fact> {
        let mut facts = Vec::new();
        let river = self.rivers().contains(site);
        if !river && !self.seas().contains(site) {
            return facts;
        }
        if !river {
            let told = match self.field(site) {
                Some(_) => tr!("gate-sea", mines = "some"),
                None => tr!("gate-sea", mines = "none"),
            };
            facts.push(fact(tr!("gate-head-sea"), told, "9.5.1"));
        }
        let case = if site == self.sumter() {
            "G16"
        } else {
            "6.1.1"
        };
        let told = tr!("gate-room", n = naval::room(self, site));
        facts.push(fact(tr!("gate-head-ships"), told, case));
        for (side, word) in [(SideNo::A, "union"), (SideNo::B, "confederate")] {
            // Confederate ships enter no river [7.2.6].
            if (river && side == SideNo::B) || asked.is_some_and(|asked| asked != side) {
                continue;
            }
            let why = self.what_stops(state, side, site);
            let case = match side {
                _ if river => "7.2.2",
                SideNo::A => "7.2.4",
                SideNo::B => "7.2.5",
            };
            if !why.is_empty() {
                facts.push(fact(tr!("gate-head-stops", side = word), why, case));
            }
        }
        facts
    }

    /// What makes ships of a side stop in a water; empty if nothing does.
    fn what_stops(&self, state: &State, side: SideNo, site: Site) -> String {
        if !naval::barriers(self, state, side).contains(site) {
            return String::new();
        }
        let near = self.touching(site).with(site);
        let stops = |piece: PieceId| match self.rivers().contains(site) {
            true => self.banks(site).contains(state.site(piece)),
            false if self.forts(side.other()).contains(piece) => near.contains(state.site(piece)),
            false => self.ships(side.other()).contains(piece) && state.site(piece) == site,
        };
        let all = self.of_side(side.other()).iter();
        let stop = all.filter(|&piece| state.stands(piece) && stops(piece));
        let mut told: Vec<String> = stop.map(|piece| self.called(piece)).collect();
        if side == UNION && state.marker_count(self, site) > 0 {
            told.push(tr!("gate-mines-lie"));
        }
        told.join(", ")
    }

    /// Its formation, its place, and whether it is in command.
    fn about_piece(&self, state: &State, piece: PieceId) -> Vec<Fact> {
        let Some(info) = self.piece(piece) else {
            return Vec::new();
        };
        let mut facts = Vec::new();
        if state.stands(piece) {
            let told = self.located(state.lies(piece));
            facts.push(fact(tr!("gate-head-place"), told, "2.2"));
        }
        let formation = info
            .formation
            .and_then(|f| self.parts().formations.get(usize::from(f)));
        if let Some(formation) = formation {
            facts.push(fact(
                tr!("gate-head-formation"),
                name(formation).into_owned(),
                "2.2",
            ));
        }
        if info.kind == PieceKind::Ground {
            let told = tr!("gate-moves", mp = info.mp);
            facts.push(fact(tr!("gate-head-march"), told, "7.1.1"));
        }
        if state.silent.contains(piece) {
            let told = tr!("gate-note-command", what = "silent");
            facts.push(fact(tr!("gate-head-command"), told, "3.1.2"));
        }
        let told = match info.attested {
            true => tr!("gate-attested"),
            false => tr!("gate-reconstructed"),
        };
        facts.push(Fact {
            head: tr!("gate-head-source"),
            told: Cited::plain(told),
            news: None,
        });
        facts
    }

    /// What a row of a piece says beside its name: strength and state.
    pub(super) fn briefly(&self, state: &State, piece: PieceId) -> String {
        let kind = match self.piece(piece).map(|p| p.kind) {
            Some(PieceKind::Ground) => "unit",
            _ => "guns",
        };
        tr!(
            "gate-brief",
            kind = kind,
            cf = state.cf(self, piece),
            dv = state.dv(self, piece),
            lost = self.worn(state, piece),
            marks = state.marks(piece)
        )
    }
}

const fn soil_word(soil: super::ids::Soil) -> &'static str {
    use super::ids::Soil;
    match soil {
        Soil::Clear => "clear",
        Soil::Sand => "sand",
        Soil::Marsh => "marsh",
        Soil::Town => "town",
        Soil::Works => "works",
        Soil::Water => "water",
    }
}
