//! What the page is told: messages of two parts, each behind its length. The first is
//! JSON and says what it is, the second holds the bytes of a picture, if it is one.

use egui::CursorIcon;
use serde::Serialize;
use std::io::{self, Write};
use std::path::Path;

/// What the page is told.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Message {
    /// This is to be seen.
    Frame(Picture),
    /// What the page is called.
    Title(String),
    /// This was copied.
    Copied(String),
    /// Text is typed there, in pixels of the page: from where, how wide and how high.
    Typing(Option<[f32; 4]>),
    /// Somebody is to choose a file of the computer.
    Ask {
        /// What for.
        title: String,
        /// What its name ends in, after the dot.
        ending: &'static str,
    },
    /// The computer is given this file.
    Offer {
        /// Where it is.
        path: String,
        /// What it is called.
        name: String,
    },
    /// The page is to fill the screen, or no longer.
    Fullscreen(bool),
    /// What is to be read to those who do not see it.
    Tree(Tree),
}

/// A frame: what the triangles are is in the bytes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Picture {
    /// Pixels of the screen to a unit.
    pub(super) scale: f32,
    pub(super) textures: Vec<Texture>,
    pub(super) meshes: Vec<Triangles>,
    /// Textures that are needed no more after this.
    pub(super) free: Vec<String>,
    /// The shape of the pointer, as browsers call it.
    pub(super) cursor: &'static str,
}

/// A picture that triangles are filled with, or a part of one that is new.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Texture {
    pub(super) id: String,
    pub(super) size: [usize; 2],
    /// Where the part is; nothing for all of it.
    pub(super) at: Option<[usize; 2]>,
    /// Whether its pixels keep their edges when they are enlarged.
    pub(super) nearest: bool,
    /// Where it begins in the bytes: red, green, blue and how much of what is behind it
    /// is covered.
    pub(super) offset: usize,
}

/// Triangles that are painted together.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Triangles {
    /// Nothing is painted outside of this, in units.
    pub(super) clip: [f32; 4],
    pub(super) texture: String,
    /// Where the corners begin in the bytes, and how many there are.
    pub(super) vertices: [usize; 2],
    /// The same of the corners' numbers, three a triangle.
    pub(super) indices: [usize; 2],
}

/// Everything that can be read, in its order.
#[derive(Clone, PartialEq, Default, Debug, Serialize)]
pub(super) struct Tree {
    /// Where the keyboard is.
    pub(super) focus: String,
    pub(super) nodes: Vec<Leaf>,
}

/// One thing of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Leaf {
    pub(super) id: String,
    pub(super) role: &'static str,
    pub(super) name: String,
    pub(super) value: Option<String>,
    /// Whether it is ticked, chosen or open, of what can be.
    pub(super) on: Option<bool>,
    pub(super) disabled: bool,
    /// Where it is, in pixels of the page: left, top, right, bottom.
    pub(super) at: [f32; 4],
}

impl Message {
    /// Somebody is to choose a file of the computer.
    pub(super) fn ask(title: &str, ending: &'static str) -> Self {
        Self::Ask {
            title: title.to_owned(),
            ending,
        }
    }

    /// The computer is given this file.
    pub(super) fn offer(path: &Path) -> Self {
        let name = path.file_name().unwrap_or_default();
        Self::Offer {
            path: path.display().to_string(),
            name: name.to_string_lossy().into_owned(),
        }
    }

    /// Sends it with these bytes.
    ///
    /// # Errors
    /// When the page is gone.
    pub(super) fn send(&self, page: &mut impl Write, bytes: &[u8]) -> io::Result<()> {
        let head = serde_json::to_vec(self)?;
        let length = |part: &[u8]| u32::try_from(part.len()).map_err(io::Error::other);
        // One piece, so that the page need not wait for the rest of it.
        let mut whole = Vec::with_capacity(8 + head.len() + bytes.len());
        whole.extend(length(&head)?.to_le_bytes());
        whole.extend(length(bytes)?.to_le_bytes());
        whole.extend(head);
        whole.extend_from_slice(bytes);
        page.write_all(&whole)?;
        page.flush()
    }
}

/// What browsers call this shape of the pointer.
pub(super) const fn cursor(icon: CursorIcon) -> &'static str {
    match icon {
        CursorIcon::Alias => "alias",
        CursorIcon::AllScroll => "all-scroll",
        CursorIcon::Cell => "cell",
        CursorIcon::ContextMenu => "context-menu",
        CursorIcon::Copy => "copy",
        CursorIcon::Crosshair => "crosshair",
        CursorIcon::Default => "default",
        CursorIcon::Grab => "grab",
        CursorIcon::Grabbing => "grabbing",
        CursorIcon::Help => "help",
        CursorIcon::Move => "move",
        CursorIcon::NoDrop => "no-drop",
        CursorIcon::None => "none",
        CursorIcon::NotAllowed => "not-allowed",
        CursorIcon::PointingHand => "pointer",
        CursorIcon::Progress => "progress",
        CursorIcon::ResizeHorizontal => "ew-resize",
        CursorIcon::ResizeNeSw => "nesw-resize",
        CursorIcon::ResizeNwSe => "nwse-resize",
        CursorIcon::ResizeVertical => "ns-resize",
        CursorIcon::ResizeEast => "e-resize",
        CursorIcon::ResizeSouthEast => "se-resize",
        CursorIcon::ResizeSouth => "s-resize",
        CursorIcon::ResizeSouthWest => "sw-resize",
        CursorIcon::ResizeWest => "w-resize",
        CursorIcon::ResizeNorthWest => "nw-resize",
        CursorIcon::ResizeNorth => "n-resize",
        CursorIcon::ResizeNorthEast => "ne-resize",
        CursorIcon::ResizeColumn => "col-resize",
        CursorIcon::ResizeRow => "row-resize",
        CursorIcon::Text => "text",
        CursorIcon::VerticalText => "vertical-text",
        CursorIcon::Wait => "wait",
        CursorIcon::ZoomIn => "zoom-in",
        CursorIcon::ZoomOut => "zoom-out",
    }
}
