//! Variants of the rules that are opened for a new game.

use super::NewGameForm;
use crate::app::catalogue::{self, Beginning, Which};
use crate::app::dialogs::ask;
use crate::app::theme::space;
use crate::json::Doc;
use crate::table::Variant;
use crate::words::tr;

/// Parameters that are set otherwise.
type Set = Vec<(&'static str, Doc)>;

/// Whether both set the same, in whatever order.
fn alike(set: &[(&'static str, Doc)], other: &Doc) -> bool {
    let Doc::Object(fields) = other else {
        return false;
    };
    let known = |(key, value): &(&str, Doc)| fields.iter().any(|(k, v)| k == key && v == value);
    set.len() == fields.len() && set.iter().all(known)
}

impl NewGameForm {
    /// The rules of a variant are set, in the scenario that is chosen or in the first of its
    /// game that has all of them; whoever would lose rules by it that are in no file is
    /// asked first. Which of its values no scenario has is told. Whether they are set.
    ///
    /// # Errors
    /// In words; nothing is set.
    pub(in crate::app) fn take_variant(&mut self, variant: &Variant) -> Result<bool, String> {
        self.catalogue.refresh();
        let (at, which, set) = self.fitting(variant)?;
        let before = self.changed.get(&which).map_or(&[][..], Vec::as_slice);
        let kept = || self.on_disk.iter().any(|file| alike(before, file));
        if !before.is_empty() && !alike(before, &variant.changed) && !kept() {
            self.replacing = Some(variant.clone());
            return Ok(false);
        }
        self.set_variant(variant, (at, which, set));
        Ok(true)
    }

    /// A variant lies in a file as it is.
    pub(in crate::app) fn note_written(&mut self, variant: &Variant) {
        self.on_disk.push(variant.changed.clone());
    }

    fn set_variant(&mut self, variant: &Variant, (at, which, set): (usize, Which, Set)) {
        self.note_written(variant);
        self.changed.insert(which.clone(), set);
        self.variants.insert(which, variant.title.clone());
        self.chosen = at;
    }

    /// The scenario that can be played by a variant.
    fn fitting(&self, variant: &Variant) -> Result<(usize, Which, Set), String> {
        let mut why = tr!("cards-variant-unknown", system = variant.system.as_str());
        let Doc::Object(fields) = &variant.changed else {
            return Err(why);
        };
        let cards = self.catalogue.cards();
        let of_game = |n: &usize| cards[*n].which.system() == variant.system;
        let chosen = std::iter::once(self.chosen).filter(|n| *n < cards.len());
        let all = chosen.chain(0..cards.len()).filter(of_game);
        for n in all {
            let card = &cards[n];
            let known = |(name, value): &(String, Doc)| {
                let of = card.parameters.iter().find(|of| of.key == name)?;
                Some((of.key, value.clone()))
            };
            let set: Option<Set> = fields.iter().map(known).collect();
            let tried = catalogue::table(&Beginning {
                which: card.which.clone(),
                options: self.options,
                seats: [None, None],
                changed: variant.in_game(),
            });
            match (tried, set) {
                (Ok(_), Some(set)) => return Ok((n, card.which.clone(), set)),
                (Err(told), _) => why = told,
                (Ok(_), None) => {}
            }
        }
        Err(why)
    }

    /// Whether the rules that are set are to be given up for those of a file.
    pub(super) fn ask_replace(&mut self, ctx: &egui::Context) {
        let Some(variant) = self.replacing.take() else {
            return;
        };
        let mut answer = None;
        let title = tr!("cards-variant-replace", name = variant.title.as_str());
        let declined = ask(ctx, "replace rules", &title, |ui| {
            ui.label(tr!("cards-variant-replaces"));
            ui.add_space(space::SMALL);
            ui.horizontal_wrapped(|ui| {
                let keep = ui.button(tr!("cards-variant-keep"));
                if ui.memory(|m| m.focused().is_none()) {
                    keep.request_focus();
                }
                if keep.clicked() {
                    answer = Some(false);
                }
                if ui.button(tr!("replace-it")).clicked() {
                    answer = Some(true);
                }
            });
        });
        match answer.or(declined.map(|_| false)) {
            Some(true) => {
                if let Ok(found) = self.fitting(&variant) {
                    self.set_variant(&variant, found);
                }
            }
            Some(false) => {}
            None => self.replacing = Some(variant),
        }
    }
}
