//! Forces that are chosen by points: what a system offers for a map of its own, as plain
//! data; no file of the window knows what is bought.

use crate::json::Doc;

/// What can be bought for a map, and what it costs.
#[derive(Clone, PartialEq, Debug)]
pub struct PriceList {
    /// The points that a side usually has here.
    pub usual: u32,
    /// The least and the most that it may have.
    pub bounds: [u32; 2],
    /// What the sides can buy, and where they set up.
    pub sides: [SideOffers; 2],
    /// The most units there may be altogether.
    pub most_units: usize,
    /// How many units a cell should hold at the most, while there is room elsewhere.
    pub stack: [usize; 2],
    /// Whose prices these are and how they come about, in words.
    pub told: String,
    /// The fields of a scenario that go with the forces it had.
    pub gone: &'static [&'static str],
}

/// What a side can buy.
#[derive(Clone, PartialEq, Debug)]
pub struct SideOffers {
    /// What people call the side.
    pub name: String,
    /// The kinds of units.
    pub kinds: Vec<ForceKind>,
    /// Where it may set up, and how far that is from where the enemy may.
    pub zone: Vec<(String, u32)>,
    /// What it costs that the scenario has of this side already, and what of that is on
    /// the list, kind by kind.
    pub there: (u32, Vec<u32>),
    /// Why it cannot set up anywhere; empty if it can.
    pub lacks: String,
}

/// A kind of unit that can be bought.
#[derive(Clone, PartialEq, Debug)]
pub struct ForceKind {
    /// What is typed to mean it.
    pub key: String,
    /// What people call it.
    pub name: String,
    /// What it costs.
    pub price: u32,
    /// How often it is drawn, compared with others.
    pub often: u32,
    /// What such units are called after their number: "Rifle".
    pub called: &'static str,
    /// Its entry in a scenario, without its code and its place.
    pub entry: Doc,
}
