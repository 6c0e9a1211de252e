//! What people drew on the map, moment by moment, as it is kept with a game.

use super::damage::{Damage, Instead, LeftOut, Note};
use super::draft::hash;
use crate::engine::{Game, Rules as _};
use crate::json::quote;
use crate::json::raw::{Object, list, number, text};
use crate::present::annotation::Annotation;
use crate::present::annotation::Names;
use crate::systems::hells_gate::HellsGate;
use crate::words::short_piece as short;
use crate::words::tr;
use serde_json::value::RawValue;

/// A moment of a game: how many actions lie before it, and the hash of its
/// position. Another line of play may come to another position after as many
/// actions: that is another moment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Moment {
    /// How many actions.
    pub ply: usize,
    /// The hash of the position.
    pub hash: u64,
}

impl Moment {
    /// The moment of a game after so many actions.
    #[must_use]
    pub fn of(game: &Game<HellsGate>, ply: usize) -> Self {
        let hash = game.rules().hash(game.state_at(ply));
        Self { ply, hash }
    }
}

/// What people drew on the map. Each drawing belongs to a moment and is shown
/// there only; taking actions back and playing others neither moves nor drops
/// it: it is there again when the game comes to its moment again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Annotations {
    /// By moment, the earliest first; none without a drawing.
    moments: Vec<(Moment, Vec<Annotation>)>,
}

impl Annotations {
    /// The most moments with drawings.
    pub const MOMENTS: usize = 2_000;
    /// The most drawings of a moment.
    pub const DRAWINGS: usize = 100;

    /// Whether nothing is drawn.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.moments.is_empty()
    }

    /// What is drawn at a moment.
    #[must_use]
    pub fn at(&self, moment: Moment) -> &[Annotation] {
        match self.find(moment) {
            Ok(i) => self.moments.get(i).map_or(&[], |(_, drawn)| drawn),
            Err(_) => &[],
        }
    }

    /// The moments of a game's record, the undone part included, that something
    /// is drawn at, and what.
    pub fn of<'a>(
        &'a self,
        game: &'a Game<HellsGate>,
    ) -> impl Iterator<Item = (usize, &'a [Annotation])> {
        let there = |&&(moment, _): &&(Moment, Vec<Annotation>)| {
            moment.ply <= game.entries().len() && Moment::of(game, moment.ply) == moment
        };
        let all = self.moments.iter().filter(there);
        all.map(|(moment, drawn)| (moment.ply, drawn.as_slice()))
    }

    /// Draws this at a moment, instead of what was there.
    ///
    /// # Errors
    /// In a sentence, when there is too much of it.
    pub fn set(&mut self, moment: Moment, drawn: Vec<Annotation>) -> Result<(), String> {
        if drawn.len() > Self::DRAWINGS {
            return Err(tr!("draw-too-many", n = Self::DRAWINGS));
        }
        match self.find(moment) {
            Ok(i) if drawn.is_empty() => {
                self.moments.remove(i);
            }
            Ok(i) => {
                if let Some((_, old)) = self.moments.get_mut(i) {
                    *old = drawn;
                }
            }
            Err(_) if drawn.is_empty() => {}
            Err(_) if self.moments.len() >= Self::MOMENTS => {
                return Err(tr!("draw-too-many-moments", n = Self::MOMENTS));
            }
            Err(i) => self.moments.insert(i, (moment, drawn)),
        }
        Ok(())
    }

    /// What is drawn at one moment, in a game that begins there.
    #[must_use]
    pub(super) fn beginning_at(&self, moment: Moment) -> Self {
        let drawn = self.at(moment).to_vec();
        let first = Moment { ply: 0, ..moment };
        let moments = match drawn.is_empty() {
            true => Vec::new(),
            false => vec![(first, drawn)],
        };
        Self { moments }
    }

    fn find(&self, moment: Moment) -> Result<usize, usize> {
        self.moments.binary_search_by_key(&moment, |(m, _)| *m)
    }

    /// The list as it stands in a saved game: a moment a line, and a drawing a
    /// line.
    pub(super) fn written(&self, names: &impl Names) -> String {
        let moments: Vec<String> = self
            .moments
            .iter()
            .map(|(Moment { ply, hash }, drawn)| {
                let lines: Vec<String> = drawn
                    .iter()
                    .map(|one| format!("\n        {}", quote(&one.written(names))))
                    .collect();
                format!(
                    "\n    {{\n      \"after\": {ply}, \"hash\": \"{hash:016x}\",\n      \"drawn\": [{}\n      ]\n    }}",
                    lines.join(",")
                )
            })
            .collect();
        format!("[{}\n  ]", moments.join(","))
    }

    /// Reads what [`written`](Self::written) writes. What cannot be read is
    /// told and left out; the rest stays.
    pub(super) fn read(raw: &RawValue, names: &impl Names, damage: &mut Damage) -> Self {
        let mut all = Self::default();
        let Some(moments) = list(raw, Self::MOMENTS + 1) else {
            damage.note(Note::Unusable {
                field: "annotations",
                instead: Instead::NoDrawings,
            });
            return all;
        };
        for raw in moments {
            let left_out = |why| Note::Drawing {
                written: short(raw.get()),
                why,
            };
            let Some((moment, drawings)) = moment_of(raw) else {
                damage.note(left_out(LeftOut::NoMoment));
                continue;
            };
            let mut drawn = all.at(moment).to_vec();
            for raw in drawings {
                match text(raw).and_then(|written| Annotation::read(&written, names)) {
                    Some(one) if drawn.len() < Self::DRAWINGS => drawn.push(one),
                    Some(_) => {
                        damage.note(left_out(LeftOut::FullMoment));
                        break;
                    }
                    None => damage.note(Note::Drawing {
                        written: short(raw.get()),
                        why: LeftOut::Unknown,
                    }),
                }
            }
            if all.set(moment, drawn).is_err() {
                damage.note(left_out(LeftOut::Full));
                break;
            }
        }
        all
    }
}

/// The moment of an entry, and its drawings.
fn moment_of(raw: &RawValue) -> Option<(Moment, Vec<&RawValue>)> {
    let object = Object::read(raw)?;
    let ply = usize::try_from(number(object.get("after")?)?).ok()?;
    let hash = hash(&text(object.get("hash")?)?)?;
    let drawn = list(object.get("drawn")?, Annotations::DRAWINGS + 1)?;
    Some((Moment { ply, hash }, drawn))
}
