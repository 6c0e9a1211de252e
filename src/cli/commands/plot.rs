//! What a command counted, drawn: how games ended as bars, how far forecasts came true.

use super::picture::or_told;
use crate::cli::output::Failure;
use crate::cli::target::Target;
use crate::present::ink::Ink;
use crate::present::palette::light;
use crate::present::{embed, png};
use crate::words::tr;
use std::path::Path;

/// How wide a picture is, in pixels.
const WIDE: u32 = 1440;

/// Where it is drawn.
pub(crate) struct Plot<'a> {
    target: Target<'a>,
    pixels: bool,
}

impl<'a> Plot<'a> {
    /// Into this file, if one is named.
    pub(crate) fn wanted(
        file: Option<&'a Path>,
        force: bool,
        read: &[&Path],
    ) -> Result<Option<Self>, Failure> {
        file.map(|file| Self::new(file, force, read)).transpose()
    }

    /// Into this file: by its name a picture of lines and letters, or of pixels.
    fn new(file: &'a Path, force: bool, read: &[&Path]) -> Result<Self, Failure> {
        let ending = file.extension().and_then(|ending| ending.to_str());
        let pixels = match ending.map(str::to_ascii_lowercase).as_deref() {
            Some("svg") => false,
            Some("png") => true,
            _ => return Err(Failure::usage(tr!("simulate-plot-ending"))),
        };
        Ok(Self {
            target: Target::new(Some(file), force, read)?,
            pixels,
        })
    }

    /// Draws it, an SVG on white paper.
    pub(crate) fn write(&self, svg: &str) -> Result<(), Failure> {
        let bytes = or_told(|| match self.pixels {
            true => png::paint(svg, WIDE, light(Ink::Badge)).map(|png| png.bytes),
            false => Ok(embed::with_fonts(svg).into_bytes()),
        })?;
        let bytes = bytes.map_err(|why| Failure::no(why.to_string()))?;
        self.target.write_bytes(&bytes)
    }
}
