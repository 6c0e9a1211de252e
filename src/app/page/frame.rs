//! Frames as the page paints them, and what the window asks of the page besides.

use super::input::Screen;
use super::mirror::Mirror;
use super::output::{Message, Picture, Texture, Triangles, cursor};
use egui::epaint::{ImageData, ImageDelta, Primitive, TextureId};
use egui::{
    ClippedPrimitive, Color32, Context, FullOutput, OutputCommand, Rect, TextureFilter,
    TexturesDelta, ViewportCommand,
};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// Bytes a corner takes: place and place in the texture, two numbers of four bytes each,
/// and a colour.
const CORNER: usize = 20;

/// What the page is told, frame by frame.
pub(super) struct Frames<P> {
    page: P,
    typing: Option<[f32; 4]>,
    mirror: Mirror,
    /// What the page keeps, in case it loses it.
    kept: BTreeMap<String, Kept>,
    begins_anew: bool,
    /// Textures that are needed no more, and that the page still has.
    freed: Vec<String>,
}

/// A texture as the page has it.
struct Kept {
    size: [usize; 2],
    nearest: bool,
    pixels: Vec<Color32>,
}

impl<P: Write> Frames<P> {
    pub(super) const fn new(page: P) -> Self {
        Self {
            page,
            typing: None,
            mirror: Mirror::new(),
            kept: BTreeMap::new(),
            begins_anew: false,
            freed: Vec::new(),
        }
    }

    /// Tells the page something besides.
    pub(super) fn tell(&mut self, message: &Message) -> io::Result<()> {
        message.send(&mut self.page, &[])
    }

    /// The page has lost its textures: the next frame brings all of them.
    pub(super) const fn begin_anew(&mut self) {
        self.begins_anew = true;
    }

    /// From now on the page is told what there is to be read.
    pub(super) fn speak(&mut self, ctx: &Context) {
        ctx.enable_accesskit();
        self.mirror.begin();
    }

    /// Does what the window asks of its frame; whether the window stays.
    pub(super) fn obey(
        &mut self,
        commands: Vec<ViewportCommand>,
        screen: &mut Screen,
    ) -> io::Result<bool> {
        let mut closes = screen.was_closing();
        for command in commands {
            match command {
                ViewportCommand::Title(title) => self.tell(&Message::Title(title))?,
                ViewportCommand::Fullscreen(full) => self.tell(&Message::Fullscreen(full))?,
                ViewportCommand::Close => screen.close(),
                ViewportCommand::CancelClose => closes = false,
                // A browser gives the page its size and place.
                _ => {}
            }
        }
        Ok(!closes)
    }

    /// Sends a frame, and what came with it.
    pub(super) fn send(&mut self, ctx: &Context, output: FullOutput) -> io::Result<()> {
        let zoom = ctx.zoom_factor();
        for command in output.platform_output.commands {
            // Nothing else is ever asked for: no picture is copied, and no page of the web opened.
            if let OutputCommand::CopyText(text) = command {
                self.tell(&Message::Copied(text))?;
            }
        }
        let typing = output.platform_output.ime.map(|at| scaled(at.rect, zoom));
        if typing != self.typing {
            self.typing = typing;
            self.tell(&Message::Typing(typing))?;
        }
        let primitives = ctx.tessellate(output.shapes, output.pixels_per_point);
        let (mut picture, mut bytes) = triangles(&primitives);
        picture.scale = output.pixels_per_point;
        picture.cursor = cursor(output.platform_output.cursor_icon);
        self.textures(output.textures_delta, &mut picture, &mut bytes);
        Message::Frame(picture).send(&mut self.page, &bytes)?;
        let update = output.platform_output.accesskit_update;
        if let Some(tree) = update.and_then(|update| self.mirror.reflect(update, zoom)) {
            self.tell(&Message::Tree(tree))?;
        }
        Ok(())
    }

    /// Takes in what a frame brings that nobody sees: the next one that is seen brings it.
    pub(super) fn hold(&mut self, output: FullOutput) {
        self.take(output.textures_delta);
        self.begins_anew = true;
    }

    /// What is new of the textures, and what is needed no more.
    fn textures(&mut self, delta: TexturesDelta, picture: &mut Picture, bytes: &mut Vec<u8>) {
        let mut put = |id: &str, size, at, nearest, pixels: &[Color32]| {
            let offset = bytes.len();
            bytes.extend(pixels.iter().flat_map(|pixel| pixel.to_array()));
            picture.textures.push(Texture {
                id: id.to_owned(),
                size,
                at,
                nearest,
                offset,
            });
        };
        let changes = self.take(delta);
        if std::mem::take(&mut self.begins_anew) {
            for (id, kept) in &self.kept {
                put(id, kept.size, None, kept.nearest, &kept.pixels);
            }
        } else {
            for (id, change) in changes {
                let ImageData::Color(image) = &change.image;
                put(
                    &id,
                    image.size,
                    change.pos,
                    is_nearest(&change),
                    &image.pixels,
                );
            }
        }
        picture.free = std::mem::take(&mut self.freed);
    }

    /// Keeps what is new of the textures; what that is.
    fn take(&mut self, mut delta: TexturesDelta) -> Vec<(String, ImageDelta)> {
        let mut taken = Vec::new();
        for (id, changes) in std::mem::take(&mut delta.set) {
            for change in changes {
                let ImageData::Color(image) = &change.image;
                let nearest = is_nearest(&change);
                self.keep(&name(id), image.size, change.pos, nearest, &image.pixels);
                taken.push((name(id), change));
            }
        }
        for id in std::mem::take(&mut delta.free).into_iter().map(name) {
            self.kept.remove(&id);
            self.freed.push(id);
        }
        taken
    }

    fn keep(
        &mut self,
        id: &str,
        size: [usize; 2],
        at: Option<[usize; 2]>,
        nearest: bool,
        pixels: &[Color32],
    ) {
        let Some([x, y]) = at else {
            let kept = Kept {
                size,
                nearest,
                pixels: pixels.to_vec(),
            };
            self.kept.insert(id.to_owned(), kept);
            return;
        };
        let Some(kept) = self.kept.get_mut(id) else {
            return;
        };
        for (row, from) in pixels.chunks_exact(size[0].max(1)).enumerate() {
            let begins = (y + row) * kept.size[0] + x;
            if let Some(to) = kept.pixels.get_mut(begins..begins + size[0]) {
                to.copy_from_slice(from);
            }
        }
    }
}

/// Whether its pixels keep their edges when they are enlarged.
fn is_nearest(change: &ImageDelta) -> bool {
    change.options.magnification == TextureFilter::Nearest
}

/// What the page calls a texture.
fn name(id: TextureId) -> String {
    match id {
        TextureId::Managed(id) => format!("m{id}"),
        TextureId::User(id) => format!("u{id}"),
    }
}

/// A rectangle in pixels of the page: from where, how wide and how high.
fn scaled(rect: Rect, zoom: f32) -> [f32; 4] {
    [rect.left(), rect.top(), rect.width(), rect.height()].map(|part| part * zoom)
}

/// The triangles of a frame as the page reads them: all corners, then all their numbers.
fn triangles(primitives: &[ClippedPrimitive]) -> (Picture, Vec<u8>) {
    let meshes = || {
        primitives.iter().filter_map(|primitive| {
            let Primitive::Mesh(mesh) = &primitive.primitive else {
                // Nothing here paints by itself.
                return None;
            };
            Some((primitive.clip_rect, mesh))
        })
    };
    let corners: usize = meshes().map(|(_, mesh)| mesh.vertices.len()).sum();
    let numbers: usize = meshes().map(|(_, mesh)| mesh.indices.len()).sum();
    let mut bytes = Vec::with_capacity(corners * CORNER + numbers * 4);
    for corner in meshes().flat_map(|(_, mesh)| &mesh.vertices) {
        let places = [corner.pos.x, corner.pos.y, corner.uv.x, corner.uv.y];
        bytes.extend(places.iter().flat_map(|place| place.to_le_bytes()));
        bytes.extend(corner.color.to_array());
    }
    for number in meshes().flat_map(|(_, mesh)| &mesh.indices) {
        bytes.extend(number.to_le_bytes());
    }
    let mut picture = Picture {
        scale: 1.0,
        textures: Vec::new(),
        meshes: Vec::new(),
        free: Vec::new(),
        cursor: "default",
    };
    let (mut at_corner, mut at_number) = (0, corners * CORNER);
    for (clip, mesh) in meshes() {
        picture.meshes.push(Triangles {
            clip: [clip.left(), clip.top(), clip.right(), clip.bottom()],
            texture: name(mesh.texture_id),
            vertices: [at_corner, mesh.vertices.len()],
            indices: [at_number, mesh.indices.len()],
        });
        at_corner += mesh.vertices.len() * CORNER;
        at_number += mesh.indices.len() * 4;
    }
    (picture, bytes)
}
