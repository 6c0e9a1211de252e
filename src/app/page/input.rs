//! What people do on the page, as the page tells it, and as the window is told.

use egui::accesskit::{Action, ActionData, ActionRequest, NodeId, TreeId};
use egui::{
    Context, Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2,
    RawInput, Rect, Theme, TouchDeviceId, TouchId, TouchPhase, Vec2, ViewportId, ViewportInfo,
    pos2, vec2,
};
use serde::Deserialize;
use std::path::PathBuf;
use std::time::Duration;

/// Keys held, as bits: 1 alt, 2 ctrl, 4 shift, 8 meta, 16 the one that commands, which is
/// ctrl or, on a Mac, meta.
type Mods = u8;

/// Something that happened on the page. Places and sizes are in pixels of the page, from
/// the top left of what is painted.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub(super) enum Happened {
    /// The page has this size, so many pixels of the screen to each of its own, and its
    /// reader prefers dark pages.
    Size {
        size: [f32; 2],
        scale: f32,
        dark: bool,
    },
    /// The pointer is here.
    Moved { pointer: [f32; 2], mods: Mods },
    /// The pointer left.
    Left { gone: bool },
    /// A button went down or up.
    Button {
        button: Which,
        at: [f32; 2],
        down: bool,
        mods: Mods,
    },
    /// What a finger does, besides what it does as a pointer.
    Finger {
        touch: u64,
        phase: Phase,
        at: [f32; 2],
    },
    /// The wheel was turned: how the content moves.
    Wheel {
        wheel: [f32; 2],
        unit: Unit,
        at: [f32; 2],
        mods: Mods,
    },
    /// A key went down or up: what it means, and where it is on the keyboard.
    Key {
        key: String,
        code: String,
        down: bool,
        repeat: bool,
        mods: Mods,
    },
    /// This was typed.
    Typed { text: String },
    /// This was pasted.
    Pasted { paste: String },
    /// What is chosen is to be copied.
    Copies { copy: bool },
    /// What is chosen is to be cut.
    Cuts { cut: bool },
    /// The page got the keyboard or lost it.
    Focus { focus: bool },
    /// The page cannot be seen, or can again.
    Hidden { hidden: bool },
    /// The page fills the screen, or no longer.
    Full { full: bool },
    /// Somebody to whom the page is read wants this of what was told.
    Act {
        act: String,
        what: Deed,
        value: Option<String>,
    },
    /// This file was chosen, or none.
    Picked {
        /// It has to be said, if only that it is none.
        #[serde(deserialize_with = "Option::deserialize")]
        picked: Option<PathBuf>,
    },
    /// This file was dropped on the page.
    Dropped { dropped: PathBuf },
    /// What the page kept of the picture is lost.
    Restored { restored: bool },
    /// A frame was painted.
    Painted { painted: bool },
    /// Somebody wants the page read to them.
    Speak { speak: bool },
}

/// A button of the pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Which {
    Primary,
    Secondary,
    Middle,
    Back,
    Forward,
}

/// What a finger does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Phase {
    Start,
    Move,
    End,
    Cancel,
}

/// What a wheel counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Unit {
    Point,
    Line,
    Page,
}

/// What is done to something that was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Deed {
    Click,
    Focus,
    Value,
}

/// What the page shows the window on, and what has happened since the last frame.
#[derive(Default)]
pub(super) struct Screen {
    size: Vec2,
    scale: f32,
    theme: Option<Theme>,
    hidden: bool,
    focused: bool,
    full: bool,
    /// The window is to be closed in the next frame, and in this.
    closes: bool,
    closing: bool,
    modifiers: Modifiers,
    events: Vec<Event>,
}

impl Screen {
    /// Whether there is anything to paint on.
    pub(super) fn has_room(&self) -> bool {
        self.size.min_elem() >= 1.0
    }

    /// Whether nobody sees it.
    pub(super) const fn is_hidden(&self) -> bool {
        self.hidden
    }

    /// Nobody sees it any longer, or somebody does again.
    pub(super) const fn hide(&mut self, hidden: bool) {
        self.hidden = hidden;
    }

    /// The window is to be closed: it is asked about that in the next frame.
    pub(super) const fn close(&mut self) {
        self.closes = true;
    }

    /// Takes in what happened to the window.
    pub(super) fn take(&mut self, ctx: &Context, happened: Happened) {
        let zoom = ctx.zoom_factor();
        let place = |[x, y]: [f32; 2]| pos2(x / zoom, y / zoom);
        match happened {
            Happened::Size { size, scale, dark } => {
                self.size = vec2(size[0].clamp(0.0, 16_000.0), size[1].clamp(0.0, 16_000.0));
                self.scale = scale.clamp(0.25, 16.0);
                self.theme = Some(match dark {
                    true => Theme::Dark,
                    false => Theme::Light,
                });
            }
            Happened::Moved { pointer, mods } => {
                self.holds(mods);
                self.events.push(Event::PointerMoved(place(pointer)));
            }
            Happened::Left { gone } => self.events.extend(gone.then_some(Event::PointerGone)),
            Happened::Button {
                button,
                at,
                down,
                mods,
            } => {
                self.holds(mods);
                self.events.push(Event::PointerButton {
                    pos: place(at),
                    button: button.into(),
                    pressed: down,
                    modifiers: self.modifiers,
                });
            }
            Happened::Finger { touch, phase, at } => self.events.push(Event::Touch {
                device_id: TouchDeviceId(0),
                id: TouchId(touch),
                phase: phase.into(),
                pos: place(at),
                force: None,
            }),
            Happened::Wheel {
                wheel: [x, y],
                unit,
                at,
                mods,
            } => {
                self.holds(mods);
                self.events.push(Event::PointerMoved(place(at)));
                let by = match unit {
                    Unit::Point => zoom,
                    Unit::Line | Unit::Page => 1.0,
                };
                self.events.push(Event::MouseWheel {
                    unit: unit.into(),
                    delta: vec2(x, y) / by,
                    phase: TouchPhase::Move,
                    source: MouseWheelSource::Unknown,
                    modifiers: self.modifiers,
                });
            }
            Happened::Key {
                key,
                code,
                down,
                repeat,
                mods,
            } => {
                self.holds(mods);
                let physical_key = of_code(&code);
                // A letter that no key is named after is where it is on the keyboard.
                if let Some(key) = Key::from_name(&key).or(physical_key) {
                    self.events.push(Event::Key {
                        key,
                        physical_key,
                        pressed: down,
                        repeat,
                        modifiers: self.modifiers,
                    });
                }
            }
            Happened::Typed { text } => self.events.push(Event::Text(text)),
            Happened::Pasted { paste } => {
                self.events.push(Event::Paste(paste.replace("\r\n", "\n")));
            }
            Happened::Copies { copy } => self.events.extend(copy.then_some(Event::Copy)),
            Happened::Cuts { cut } => self.events.extend(cut.then_some(Event::Cut)),
            Happened::Focus { focus } => {
                self.focused = focus;
                if !focus {
                    self.holds(0);
                }
                self.events.push(Event::WindowFocused(focus));
            }
            Happened::Full { full } => self.full = full,
            Happened::Act { act, what, value } => self.act(&act, what, value),
            // These are not the window's.
            Happened::Picked { .. }
            | Happened::Dropped { .. }
            | Happened::Restored { .. }
            | Happened::Painted { .. }
            | Happened::Hidden { .. }
            | Happened::Speak { .. } => {}
        }
    }

    fn holds(&mut self, mods: Mods) {
        let has = |bit: u8| mods & bit != 0;
        let modifiers = Modifiers {
            alt: has(1),
            ctrl: has(2),
            shift: has(4),
            mac_cmd: has(8) && has(16),
            command: has(16),
        };
        if modifiers != self.modifiers {
            self.modifiers = modifiers;
            self.events.push(Event::ModifiersChanged(modifiers));
        }
    }

    /// Somebody to whom the page is read does this to the node of that number.
    fn act(&mut self, node: &str, what: Deed, value: Option<String>) {
        let Ok(node) = node.parse() else { return };
        let (action, data) = match (what, value) {
            (Deed::Click, _) => (Action::Click, None),
            (Deed::Focus, _) => (Action::Focus, None),
            (Deed::Value, Some(value)) => (Action::SetValue, Some(ActionData::Value(value.into()))),
            (Deed::Value, None) => return,
        };
        let request = ActionRequest {
            action,
            target_tree: TreeId::ROOT,
            target_node: NodeId(node),
            data,
        };
        self.events.push(Event::AccessKitActionRequest(request));
    }

    /// Whether it is to be closed in the next frame.
    pub(super) const fn closes(&self) -> bool {
        self.closes
    }

    /// Whether the window was told in this frame that it is to be closed; it may object.
    pub(super) const fn was_closing(&self) -> bool {
        self.closing
    }

    /// What the next frame is given.
    pub(super) fn input(&mut self, ctx: &Context, time: Duration) -> RawInput {
        let area = Rect::from_min_size(Pos2::ZERO, self.size / ctx.zoom_factor());
        let mut window = ViewportInfo {
            native_pixels_per_point: Some(self.scale),
            inner_rect: Some(area),
            fullscreen: Some(self.full),
            focused: Some(self.focused),
            ..ViewportInfo::default()
        };
        self.closing = std::mem::take(&mut self.closes);
        if self.closing {
            window.events.push(egui::ViewportEvent::Close);
        }
        RawInput {
            viewport_id: ViewportId::ROOT,
            viewports: std::iter::once((ViewportId::ROOT, window)).collect(),
            screen_rect: Some(area),
            // Every browser that can run this has room for it.
            max_texture_side: Some(4096),
            time: Some(time.as_secs_f64()),
            events: std::mem::take(&mut self.events),
            focused: self.focused,
            system_theme: self.theme,
            ..RawInput::default()
        }
    }
}

/// The key that lies there on an American keyboard.
fn of_code(code: &str) -> Option<Key> {
    let letter = code.strip_prefix("Key").or(code.strip_prefix("Digit"));
    Key::from_name(letter.unwrap_or(code))
}

impl From<Which> for PointerButton {
    fn from(which: Which) -> Self {
        match which {
            Which::Primary => Self::Primary,
            Which::Secondary => Self::Secondary,
            Which::Middle => Self::Middle,
            Which::Back => Self::Extra1,
            Which::Forward => Self::Extra2,
        }
    }
}

impl From<Phase> for TouchPhase {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Start => Self::Start,
            Phase::Move => Self::Move,
            Phase::End => Self::End,
            Phase::Cancel => Self::Cancel,
        }
    }
}

impl From<Unit> for MouseWheelUnit {
    fn from(unit: Unit) -> Self {
        match unit {
            Unit::Point => Self::Point,
            Unit::Line => Self::Line,
            Unit::Page => Self::Page,
        }
    }
}
