//! What is under way inside a half of an impulse: the group that acts, its assault, its
//! landing party, and the throw that is due or in question.

use super::super::ids::{PieceId, PieceSet, Site};
use super::super::notation::fee_word;
use super::super::rules::GateOfHell;
use super::super::state::{Band, Cast, Fee, Fight, Lying, MOST_CAST, Paid, Party, State};
use super::{SIDES, number, side_word};
use crate::engine::Die;
use crate::json::{Doc, Fields, Node};

const PAID: [(&str, Paid); 2] = [("support", Paid::Support), ("advantage", Paid::Advantage)];

/// What a throw is for, without what it needs besides.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Mine,
    Party,
    Support,
    Fate,
    Work,
    Strike,
    Hunley,
    Assault,
    Retreat,
    Shot,
    Sunset,
    Wreck,
    Repair,
}

const KINDS: [(&str, Kind); 13] = [
    ("mine", Kind::Mine),
    ("party", Kind::Party),
    ("support", Kind::Support),
    ("fate", Kind::Fate),
    ("work", Kind::Work),
    ("strike", Kind::Strike),
    ("hunley", Kind::Hunley),
    ("assault", Kind::Assault),
    ("retreat", Kind::Retreat),
    ("shot", Kind::Shot),
    ("sunset", Kind::Sunset),
    ("wreck", Kind::Wreck),
    ("repair", Kind::Repair),
];

/// An object of those fields that say something.
fn brief<const N: usize>(fields: [(&str, Doc); N]) -> Doc {
    let nothing = |doc: &Doc| match doc {
        Doc::Null => true,
        Doc::List(list) => list.is_empty(),
        other => *other == Doc::from(false),
    };
    Doc::object(fields.into_iter().filter(|(_, doc)| !nothing(doc)))
}

// ---- written

impl GateOfHell {
    pub(super) fn piece_word(&self, piece: PieceId) -> Doc {
        self.piece(piece).map_or("?", |i| i.code.as_str()).into()
    }

    pub(super) fn pieces_word(&self, pieces: PieceSet) -> Doc {
        Doc::List(pieces.iter().map(|p| self.piece_word(p)).collect())
    }

    pub(super) fn site_word(&self, site: Site) -> Doc {
        match self.site(site) {
            Some(info) => info.code.as_str().into(),
            None => Doc::Null,
        }
    }

    /// The group that acts, if there is one.
    pub(super) fn band_word(&self, band: &Band) -> Option<Doc> {
        let set = |pieces| self.pieces_word(pieces);
        let paid = Fee::ALL.into_iter().filter_map(|fee| {
            let (how, _) = PAID.iter().find(|(_, p)| *p == band.paid[fee as usize])?;
            let fields = [("fee", fee_word(fee).into()), ("with", (*how).into())];
            Some(Doc::object(fields))
        });
        let stormed = band.stormed.iter().map(|s| self.site_word(s));
        (*band != Band::NOBODY).then(|| {
            brief([
                ("from", self.site_word(band.from)),
                ("members", set(band.members)),
                ("moved", set(band.moved)),
                ("fought", set(band.fought)),
                ("marked", set(band.marked)),
                ("dug", set(band.dug)),
                ("crossed", set(band.crossed)),
                ("landed", set(band.landed)),
                ("bound", set(band.bound)),
                ("named", set(band.named)),
                ("stormed", Doc::List(stormed.collect())),
                ("strict", band.strict.into()),
                ("entrenched", band.trenched.into()),
                ("halted", band.halted.into()),
                ("combat", band.combat.into()),
                ("paid", Doc::List(paid.collect())),
            ])
        })
    }

    pub(super) fn fight_word(&self, fight: &Fight) -> Doc {
        brief([
            ("area", self.site_word(fight.site)),
            ("attackers", self.pieces_word(fight.attackers)),
            ("leader", self.piece_word(fight.leader)),
            ("defenders", self.pieces_word(fight.defenders)),
            (
                "led_by",
                fight.other.map_or(Doc::Null, |p| self.piece_word(p)),
            ),
            ("loser", side_word(fight.loser)),
            ("points", number(fight.cp)),
            ("retreated", self.pieces_word(fight.gone)),
        ])
    }

    pub(super) fn party_word(&self, party: &Party) -> Doc {
        let seen = party.seen.iter().map(|s| self.site_word(s));
        brief([
            ("units", self.pieces_word(party.units)),
            ("at", self.site_word(party.at)),
            ("seen", Doc::List(seen.collect())),
            ("mines", Doc::List(party.mines.map(number).to_vec())),
            ("hits", number(party.hits)),
            ("two", party.two.into()),
            ("picked", self.pieces_word(party.picked)),
            ("land", party.land.map_or(Doc::Null, |s| self.site_word(s))),
            ("fired", self.pieces_word(party.fired)),
        ])
    }

    pub(super) fn cast_word(&self, cast: Cast) -> Doc {
        let (kind, piece, rest) = match cast {
            Cast::Mine(ship) => (Kind::Mine, Some(ship), Vec::new()),
            Cast::Party { unit, two } => (Kind::Party, Some(unit), vec![("two", two.into())]),
            Cast::Support(side) => (Kind::Support, None, vec![("side", side_word(side))]),
            Cast::Fate => (Kind::Fate, None, Vec::new()),
            Cast::Work(msp) => (Kind::Work, None, vec![("msp", number(msp))]),
            Cast::Strike(ship) => (Kind::Strike, Some(ship), Vec::new()),
            Cast::Hunley => (Kind::Hunley, None, Vec::new()),
            Cast::Assault => (Kind::Assault, None, Vec::new()),
            Cast::Retreat(unit) => (Kind::Retreat, Some(unit), Vec::new()),
            Cast::Shot { from, target } => {
                let target = vec![("target", self.piece_word(target))];
                (Kind::Shot, Some(from), target)
            }
            Cast::Sunset => (Kind::Sunset, None, Vec::new()),
            Cast::Wreck(ship) => (Kind::Wreck, Some(ship), Vec::new()),
            Cast::Repair { ship, msp, to } => {
                let mut rest = vec![("msp", number(msp))];
                rest.extend(to.map(|site| ("to", self.site_word(site))));
                (Kind::Repair, Some(ship), rest)
            }
        };
        let word = KINDS.iter().find(|(_, k)| *k == kind);
        let kind = [("for", word.map_or("", |(w, _)| *w).into())];
        let piece = piece.map(|p| ("piece", self.piece_word(p)));
        Doc::object(kind.into_iter().chain(piece).chain(rest))
    }

    pub(super) fn lying_word(&self, lying: &Lying) -> Doc {
        let faces = lying.thrown(self).iter().map(|die| number(die.pips()));
        Doc::object([
            ("throw", self.cast_word(lying.cast)),
            ("faces", Doc::List(faces.collect())),
        ])
    }
}

// ---- read

impl GateOfHell {
    pub(super) fn pieces_in(&self, f: &Fields<'_>, name: &str) -> Option<PieceSet> {
        let list = f.optional(name)?.list(200)?;
        Some(list.iter().filter_map(|n| self.piece_at(n)).collect())
    }

    fn set_in(&self, f: &Fields<'_>, name: &str) -> PieceSet {
        self.pieces_in(f, name).unwrap_or(PieceSet::EMPTY)
    }

    fn sites_in<T: FromIterator<Site> + Default>(&self, f: &Fields<'_>, name: &str) -> T {
        let list = f.optional(name).and_then(|n| n.list(100));
        let found = list.map(|l| l.iter().filter_map(|n| self.site_at(n)).collect());
        found.unwrap_or_default()
    }

    pub(super) fn put_band(&self, node: &Node<'_>, state: &mut State) -> Option<()> {
        let f = node.object(&[
            "from",
            "members",
            "moved",
            "fought",
            "marked",
            "dug",
            "crossed",
            "landed",
            "bound",
            "named",
            "stormed",
            "strict",
            "entrenched",
            "halted",
            "combat",
            "paid",
        ])?;
        let set = |name: &str| self.set_in(&f, name);
        let flag = |name: &str| f.optional(name).and_then(|n| n.flag()).unwrap_or(false);
        let mut paid = Band::NOBODY.paid;
        let list = f.optional("paid").and_then(|n| n.list(Fee::ALL.len()));
        for node in list.unwrap_or_default() {
            let f = node.object(&["fee", "with"])?;
            let fees = Fee::ALL.map(|fee| (fee_word(fee), fee));
            let fee = f.field("fee")?.choice(&fees)?;
            paid[fee as usize] = f.field("with")?.choice(&PAID)?;
        }
        let from = match f.optional("from") {
            Some(node) => self.site_at(&node)?,
            None => Site::NOWHERE,
        };
        state.band = Band {
            from,
            members: set("members"),
            moved: set("moved"),
            fought: set("fought"),
            marked: set("marked"),
            dug: set("dug"),
            crossed: set("crossed"),
            landed: set("landed"),
            bound: set("bound"),
            named: set("named"),
            stormed: self.sites_in(&f, "stormed"),
            strict: flag("strict"),
            trenched: flag("entrenched"),
            halted: flag("halted"),
            combat: flag("combat"),
            paid,
        };
        Some(())
    }

    pub(super) fn put_fight(&self, node: &Node<'_>, state: &mut State) -> Option<()> {
        let f = node.object(&[
            "area",
            "attackers",
            "leader",
            "defenders",
            "led_by",
            "loser",
            "points",
            "retreated",
        ])?;
        let other = match f.optional("led_by") {
            Some(node) => Some(self.piece_at(&node)?),
            None => None,
        };
        state.fight = Some(Fight {
            site: self.site_at(&f.field("area")?)?,
            attackers: self.set_in(&f, "attackers"),
            leader: self.piece_at(&f.field("leader")?)?,
            defenders: self.set_in(&f, "defenders"),
            other,
            loser: f.field("loser")?.choice(&SIDES)?,
            cp: f.field("points")?.small(0..=99)?,
            gone: self.set_in(&f, "retreated"),
        });
        Some(())
    }

    pub(super) fn put_party(&self, node: &Node<'_>, state: &mut State) -> Option<()> {
        let f = node.object(&[
            "units", "at", "seen", "mines", "hits", "two", "picked", "land", "fired",
        ])?;
        let mines = f.field("mines")?.array::<2>()?;
        let land = match f.optional("land") {
            Some(node) => Some(self.site_at(&node)?),
            None => None,
        };
        state.party = Some(Party {
            units: self.set_in(&f, "units"),
            at: self.site_at(&f.field("at")?)?,
            seen: self.sites_in(&f, "seen"),
            mines: [mines[0].small(0..=2)?, mines[1].small(0..=2)?],
            hits: f.field("hits")?.small(0..=9)?,
            two: f.optional("two").and_then(|n| n.flag()).unwrap_or(false),
            picked: self.set_in(&f, "picked"),
            land,
            fired: self.set_in(&f, "fired"),
        });
        Some(())
    }

    pub(super) fn read_cast(&self, node: &Node<'_>) -> Option<Cast> {
        let f = node.object(&["for", "piece", "two", "side", "msp", "target", "to"])?;
        let piece = |name: &str| f.field(name).and_then(|n| self.piece_at(&n));
        let msp = || f.field("msp").and_then(|n| n.small(1..=2));
        Some(match f.field("for")?.choice(&KINDS)? {
            Kind::Mine => Cast::Mine(piece("piece")?),
            Kind::Party => Cast::Party {
                unit: piece("piece")?,
                two: f.optional("two").and_then(|n| n.flag()).unwrap_or(false),
            },
            Kind::Support => Cast::Support(f.field("side")?.choice(&SIDES)?),
            Kind::Fate => Cast::Fate,
            Kind::Work => Cast::Work(msp()?),
            Kind::Strike => Cast::Strike(piece("piece")?),
            Kind::Hunley => Cast::Hunley,
            Kind::Assault => Cast::Assault,
            Kind::Retreat => Cast::Retreat(piece("piece")?),
            Kind::Shot => Cast::Shot {
                from: piece("piece")?,
                target: piece("target")?,
            },
            Kind::Sunset => Cast::Sunset,
            Kind::Wreck => Cast::Wreck(piece("piece")?),
            Kind::Repair => Cast::Repair {
                ship: piece("piece")?,
                msp: msp()?,
                to: match f.optional("to") {
                    Some(node) => Some(self.site_at(&node)?),
                    None => None,
                },
            },
        })
    }

    pub(super) fn read_lying(&self, node: &Node<'_>) -> Option<Lying> {
        let f = node.object(&["throw", "faces"])?;
        let cast = self.read_cast(&f.field("throw")?)?;
        let mut faces = [Die::ALL[0]; MOST_CAST];
        let list = f.field("faces")?.list(MOST_CAST)?;
        for (to, node) in faces.iter_mut().zip(&list) {
            *to = Die::new(node.small(1..=6)?)?;
        }
        Some(Lying { cast, faces })
    }
}
