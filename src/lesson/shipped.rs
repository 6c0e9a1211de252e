//! The lessons that come with the program: the files of `assets/lessons`, a folder a
//! system, found by being there.

use super::lesson_file::LessonFile;
use super::read::read;
use crate::systems::SYSTEMS;
use crate::table::Entry;
use crate::words::texts;
use std::sync::OnceLock;

const PACK: &str = "lessons";

/// A lesson that comes with the program.
#[derive(Clone, Debug)]
pub struct ShippedLesson {
    /// Its name: that of its folder and that of its file.
    pub name: &'static str,
    /// What its file says.
    pub lesson: LessonFile,
}

/// All of them in the order of their names, those of each system in that of the systems.
#[must_use]
pub fn shipped() -> &'static [ShippedLesson] {
    static SHIPPED: OnceLock<Vec<ShippedLesson>> = OnceLock::new();
    SHIPPED.get_or_init(|| {
        let of = |entry: &'static Entry| {
            let own = texts(PACK).iter().filter_map(|(name, text)| {
                // What cannot be read is left out: a test finds it.
                let lesson = read(text.as_bytes()).ok()?.lesson;
                (lesson.system == entry.key).then_some(ShippedLesson { name, lesson })
            });
            own.collect::<Vec<_>>()
        };
        SYSTEMS.iter().flat_map(of).collect()
    })
}

/// The files themselves, each with its name.
#[cfg(test)]
pub(super) fn sources() -> &'static [(&'static str, &'static str)] {
    texts(PACK)
}
