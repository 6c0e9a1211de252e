//! What people drew, tried before it is shown: nothing that a file holds may keep
//! the map from being painted.

use crate::present::annotation::Annotation;
use crate::present::board::{BoardModel, MapView};
use crate::present::display::DisplayList;
use crate::present::draw::annotations::{draw, place};
use crate::record::fault::guarded;
use std::borrow::Cow;
use std::sync::Arc;

/// Which drawings were tried last, and what came of it.
#[derive(Default)]
pub(super) struct Trial {
    of: Vec<Annotation>,
    map: Option<Arc<MapView>>,
    failed: bool,
}

impl Trial {
    /// Whether the drawings last tried cannot be shown.
    pub(super) const fn failed(&self) -> bool {
        self.failed
    }

    /// The model as it can be shown: without its drawings, if they cannot be.
    pub(super) fn shown<'a>(&mut self, model: &'a BoardModel) -> Cow<'a, BoardModel> {
        self.with(model, can_be_drawn)
    }

    fn with<'a>(
        &mut self,
        model: &'a BoardModel,
        try_out: impl FnOnce(&BoardModel) -> bool,
    ) -> Cow<'a, BoardModel> {
        let same_map = self
            .map
            .as_ref()
            .is_some_and(|map| Arc::ptr_eq(map, &model.map));
        if !same_map || self.of != model.annotations {
            self.of.clone_from(&model.annotations);
            self.map = Some(Arc::clone(&model.map));
            self.failed = guarded(|| try_out(model)) != Some(true);
        }
        match self.failed {
            true => Cow::Owned(without(model)),
            false => Cow::Borrowed(model),
        }
    }

    /// Paints the model, or the same without its drawings when these come to
    /// grief by a fault of the program.
    pub(super) fn paint(&mut self, model: &BoardModel, mut paint: impl FnMut(&BoardModel)) {
        if model.annotations.is_empty() {
            return paint(model);
        }
        if guarded(|| paint(model)).is_none() {
            self.failed = true;
            paint(&without(model));
        }
    }
}

/// Whether the drawings of a model come to shapes of numbers, each in its place.
fn can_be_drawn(model: &BoardModel) -> bool {
    let mut list = DisplayList::default();
    draw(&mut list, model);
    let mut places = model.annotations.iter().map(|one| place(&model.map, one));
    list.is_finite() && places.all(|(at, half)| [at, half].iter().flatten().all(|v| v.is_finite()))
}

fn without(model: &BoardModel) -> BoardModel {
    BoardModel {
        annotations: Vec::new(),
        ..model.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::annotation::Meaning;
    use crate::present::draw::sample;
    use crate::space::shape::PlaceId;
    use std::cell::Cell;

    fn drawn() -> BoardModel {
        let mut model = sample::model();
        model.annotations = vec![Annotation::stroke(PlaceId(3), PlaceId(4), Meaning::Key)];
        model
    }

    #[test]
    fn drawings_that_cannot_be_drawn_are_left_out_and_nothing_else_is() {
        let model = drawn();
        let mut trial = Trial::default();
        assert_eq!(trial.shown(&model).annotations, model.annotations);
        for odd in [|_: &BoardModel| panic!("a fault"), |_: &BoardModel| false] {
            let mut trial = Trial::default();
            let shown = trial.with(&model, odd);
            assert!(shown.annotations.is_empty());
            assert_eq!(shown.counters, model.counters);
            assert!(trial.failed());
            // Not tried again and again, but as soon as anything has changed.
            assert!(
                trial
                    .with(&model, |_| panic!("again"))
                    .annotations
                    .is_empty()
            );
            let mut other = model.clone();
            other.annotations.clear();
            assert!(trial.with(&other, |_| true).annotations.is_empty() && !trial.failed());
        }
    }

    #[test]
    fn the_map_is_painted_though_its_drawings_come_to_grief() {
        let model = drawn();
        let painted = Cell::new(0);
        let mut trial = Trial::default();
        trial.paint(&model, |model| {
            assert!(model.annotations.is_empty(), "a fault");
            painted.set(painted.get() + 1);
        });
        assert_eq!(painted.get(), 1);
        assert!(trial.failed());
    }
}
