//! What the window says of itself to those who do not see it, as the page repeats it.

use super::output::{Leaf, Tree};
use egui::accesskit::{Node, NodeId, Rect, Role, Toggled, TreeUpdate};
use std::collections::BTreeMap;

/// What the page was told last.
pub(super) struct Mirror {
    on: bool,
    told: Option<Tree>,
}

impl Mirror {
    pub(super) const fn new() -> Self {
        Self {
            on: false,
            told: None,
        }
    }

    /// From now on the page is told.
    pub(super) fn begin(&mut self) {
        self.on = true;
        self.told = None;
    }

    /// What the page is to be told of this frame; nothing where it says what it said.
    pub(super) fn reflect(&mut self, update: TreeUpdate, zoom: f32) -> Option<Tree> {
        if !self.on {
            return None;
        }
        let focus = update.focus.0.to_string();
        let nodes: BTreeMap<NodeId, Node> = update.nodes.into_iter().collect();
        let root = update.tree.map(|tree| tree.root);
        let mut tree = Tree {
            focus,
            nodes: Vec::new(),
        };
        if let Some(root) = root {
            walk(&nodes, root, zoom, &mut tree.nodes);
        }
        if self.told.as_ref() == Some(&tree) {
            return None;
        }
        self.told = Some(tree.clone());
        Some(tree)
    }
}

/// Goes through a branch in the order in which it is read.
fn walk(nodes: &BTreeMap<NodeId, Node>, id: NodeId, zoom: f32, into: &mut Vec<Leaf>) {
    let Some(node) = nodes.get(&id) else { return };
    into.extend(leaf(id, node, zoom));
    for child in node.children() {
        walk(nodes, *child, zoom, into);
    }
}

/// What is said of a node, if anything is.
fn leaf(id: NodeId, node: &Node, zoom: f32) -> Option<Leaf> {
    let role = match node.role() {
        Role::Button | Role::DefaultButton | Role::DisclosureTriangle => "button",
        Role::CheckBox | Role::Switch => "checkbox",
        Role::RadioButton => "radio",
        Role::Slider | Role::SpinButton => "slider",
        Role::TextInput | Role::MultilineTextInput | Role::SearchInput => "textbox",
        Role::Link => "link",
        Role::Heading => "heading",
        Role::Label => "text",
        Role::Tab => "tab",
        Role::MenuItem => "menuitem",
        Role::ListItem | Role::ListBoxOption => "listitem",
        Role::Image => "image",
        Role::ProgressIndicator => "progressbar",
        Role::ComboBox => "button",
        // What only holds others is not read.
        _ => return None,
    };
    let value = node.value().map(str::to_owned);
    let name = match (node.label(), role) {
        (Some(name), _) => name.to_owned(),
        // The words of a text are its value.
        (None, "text") => value.clone()?,
        (None, _) => String::new(),
    };
    let value = value.or_else(|| node.numeric_value().map(|number| number.to_string()));
    let toggled = node.toggled().map(|toggled| toggled == Toggled::True);
    let at = node.bounds().unwrap_or(Rect::ZERO);
    Some(Leaf {
        id: id.0.to_string(),
        role,
        name,
        value: value.filter(|_| role != "text"),
        on: toggled.or(node.is_selected()).or(node.is_expanded()),
        disabled: node.is_disabled(),
        at: [at.x0, at.y0, at.x1, at.y1].map(|part| part as f32 * zoom),
    })
}
