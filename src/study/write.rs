//! The file of a study.

use super::FORMAT;
use super::study_file::{MarginCounts, StopMoment, StudyFile, StudyStop};
use crate::engine::Progress;
use crate::json::{Doc, quote};
use crate::words::Language;

impl StudyFile {
    /// The text of its file: what [`read`](super::read()) reads.
    #[must_use]
    pub fn write(&self) -> String {
        let written = self.write_watched(&Progress::default());
        written.unwrap_or_else(|| unreachable!("nobody stops it"))
    }

    /// The same; `None` if it was stopped.
    #[must_use]
    pub fn write_watched(&self, control: &Progress) -> Option<String> {
        let all = self.stops.len() + self.games.len();
        control.begin(u32::try_from(all).unwrap_or(u32::MAX));
        let watched = |entry: String| {
            control.count();
            (!control.stopped()).then_some(entry)
        };
        let mut out = format!(
            "{{\n  \"format\": {},\n  \"version\": {},\n  \"title\": {}",
            quote(FORMAT),
            self.version(),
            quote(&self.title)
        );
        if !self.about.is_empty() {
            out += &format!(",\n  \"about\": {}", quote(&self.about));
        }
        let stops = self.stops.iter().map(|stop| watched(written(stop)));
        list(&mut out, "stops", stops)?;
        // A field of a game a line, so that files can be compared.
        let games = self.games.iter().map(|game| watched(game.laid_out(1, 4)));
        list(&mut out, "games", games)?;
        out.push_str("\n}\n");
        Some(out)
    }

    /// The oldest version that can hold all of it: programs that know no histograms refuse
    /// one that has some, and open any other.
    fn version(&self) -> u64 {
        let maps = self.stops.iter().filter_map(|stop| stop.map.as_ref());
        match maps.into_iter().any(|map| map.histogram.is_some()) {
            true => 2,
            false => 1,
        }
    }
}

/// Games by their margins: `[[-3, 12], [0, 1]]`.
fn counted(counts: &MarginCounts) -> Doc {
    let pair = |(&margin, &n): (&i32, &u32)| {
        Doc::List(vec![i64::from(margin).into(), i64::from(n).into()])
    };
    let games = Doc::List(counts.games.iter().map(pair).collect());
    let mut fields = vec![("title".to_owned(), counts.title.as_str().into())];
    if !counts.titles.is_empty() {
        let title = |(language, title): (&Language, &String)| {
            (language.code().to_owned(), title.as_str().into())
        };
        let titles = counts.titles.iter().map(title).collect();
        fields.push(("titles".to_owned(), Doc::Object(titles)));
    }
    fields.push(("games".to_owned(), games));
    Doc::Object(fields)
}

/// A list of entries; `None` where one is not there.
fn list(out: &mut String, name: &str, entries: impl Iterator<Item = Option<String>>) -> Option<()> {
    *out += &format!(",\n  \"{name}\": [");
    let mut any = false;
    for entry in entries {
        out.push_str(if any { ",\n    " } else { "\n    " });
        out.push_str(&entry?);
        any = true;
    }
    out.push_str(if any { "\n  ]" } else { "]" });
    Some(())
}

/// A stop, a field a line; its position stays on one.
fn written(stop: &StudyStop) -> String {
    let mut fields = vec![("title", quote(&stop.title))];
    if !stop.text.is_empty() {
        fields.push(("text", quote(&stop.text)));
    }
    if !stop.caption.is_empty() {
        fields.push(("caption", quote(&stop.caption)));
    }
    if let Some(map) = &stop.map {
        fields.push(("game", map.game.to_string()));
        fields.push(match &map.at {
            StopMoment::Node(n) => ("at", n.to_string()),
            StopMoment::Position(position) => ("position", position.text().to_owned()),
        });
        let texts = |texts: &[String]| {
            let texts = texts.iter().map(|text| text.as_str().into());
            Doc::List(texts.collect()).to_string()
        };
        if !map.overlays.is_empty() {
            fields.push(("overlays", texts(&map.overlays)));
        }
        if let Some(section) = map.section {
            let corners = section.0.map(|n| i64::from(n).into()).to_vec();
            fields.push(("section", Doc::List(corners).to_string()));
        }
        if !map.drawn.is_empty() {
            fields.push(("drawn", texts(&map.drawn)));
        }
        if let Some(histogram) = &map.histogram {
            let mut doc = counted(&histogram.counts);
            if let (Doc::Object(fields), Some(levels)) = (&mut doc, histogram.levels) {
                let words = levels.map(|level| level.word().into());
                fields.push(("levels".to_owned(), Doc::List(words.to_vec())));
            }
            if let (Doc::Object(fields), Some(against)) = (&mut doc, &histogram.against) {
                fields.push(("against".to_owned(), counted(against)));
            }
            fields.push(("histogram", doc.to_string()));
        }
    }
    let fields: Vec<String> = fields
        .into_iter()
        .map(|(name, value)| format!("\"{name}\": {value}"))
        .collect();
    format!("{{\n      {}\n    }}", fields.join(",\n      "))
}
