//! A board for tests: the whole map and a position in the middle of a game.

use crate::engine::SideNo;
use crate::hex::{HexName, Id as _, Shifted};
use crate::present::board::{
    Arrow, ArrowKind, BoardModel, CounterView, Cut, Emblem, Highlight, HighlightKind, MapView,
    PlaceView, RiverView, Scenery, ShoreView, SideView, Surround, Symbol,
};
use crate::present::ink::{Colours, CounterInk, SideInk};
use crate::space::shape::{Pattern, PlaceId, Tiling};
use std::sync::Arc;

/// Hex, ground and source, place.
const HEXES: &str = "\
A1 .g Mankovka\n\
A2 .g Talnoye\n\
A3 .g Katerinopol\n\
A4 .g Yampol\n\
A5 .g Malaya Viska\n\
A6 .g Gruzkoye\n\
B1 .s Buki\n\
B2 .- Vinograd\n\
B3 .- Tichonovka\n\
B4 w- Tolmach\n\
B5 .- Tishkovka\n\
B6 .- Novo-Mirgorod\n\
B7 .g Krasnosilka\n\
C1 .s Tinovka\n\
C2 w- Lysyanka\n\
C3 .- Zvenigorodka\n\
C4 .- Shpola\n\
C5 w- Lebedin\n\
C6 .- Ositnyazhka\n\
C7 ws Aleksandrovka\n\
D1 .s Koshevatoye\n\
D2 .- Medvin\n\
D3 .- Shenderovka\n\
D4 .- Olshana\n\
D5 .- Matusov\n\
D6 .- Smela\n\
D7 ws Kamenka\n\
E1 .- Boguslav\n\
E2 .- Yanovka\n\
E3 .- Korsun\n\
E4 .- Gorodishche\n\
E5 w- Beloozerye\n\
E6 .s Khudyaki\n\
F1 .- Rokitno\n\
F2 .- Mironovka\n\
F3 .- Tagancha\n\
F4 w- Mezhirich\n\
F5 w- Moshny\n\
F6 cs Cherkassy\n\
G1 .- Kagarlyk\n\
G2 .s Khodorov\n\
G3 w- Kanev\n\
";

/// River: hexsides.
const RIVERS: &str = "\
Gorny Tikich: A1-B1 A1-B2 A1-A2\n\
Gniloy Tikich: B1-C1 B2-C1 B2-C2 B3-C2 B3-C3 B3-B4 A3-B4 A3-A4\n\
Shpolka: C3-B4 C4-B4\n\
Bolshaya Vys: A5-A6 A6-B6 A6-B7\n\
Turiya: B6-B7\n\
Tiasmin: D6-E6 D7-E6\n\
Olshanka: E4-E5 E4-F5 F4-F5\n\
Ros: E1-F1 E1-F2 E2-F2 E2-F3 E3-F3 F3-F4 F4-G3\n\
";

/// Units: hex, side and branch, symbol, size, strength, steps, label, marks.
const UNITS: &str = "\
B1 S i 3 2 1/2 104 .\n\
B1 G t 3 2 2/2 5|Gds a\n\
B1 S i 3 3 2/2 47 m\n\
C1 S i 2 1 1/1 180 .\n\
C1 S i 2 2 1/1 337 a\n\
D1 S i 2 1 1/1 202 .\n\
G2 S i 2 2 1/1 206 .\n\
C7 S i 3 3 2/2 75 .\n\
C7 S i 3 3 2/2 48 .\n\
C7 S t 3 2 2/2 18 .\n\
C7 G c 3 4 2/2 5|Gds .\n\
C7 S i 3 3 2/2 49 .\n\
C7 S i 3 2 1/2 78 .\n\
C6 S t 3 2 2/2 20 mc\n\
C6 S t 3 1 1/2 29 mj\n\
D7 G i 3 4 2/2 20|Gds c\n\
D7 G i 3 3 2/2 21|Gds c\n\
D7 G i 3 2 1/2 26|Gds .\n\
E6 S i 2 2 1/1 373 .\n\
E5 S i 2 1 1/1 294 .\n\
F5 S i 2 1 1/1 254 o\n\
C3 S m 3 2 2/2 5 aj\n\
C3 S t 3 2 2/2 16 am\n\
C3 S t 3 1 1/2 3 .\n\
C3 G t 1 1 1/1 11|Gds r\n\
A1 N i 2 2 2/2 34 .\n\
A1 N i 2 2 2/2 82 .\n\
B2 N i 2 2 1/2 198 r\n\
C2 N i 2 1 1/1 88|S o\n\
D2 N i 2 1 1/1 88|N o\n\
F2 N i 2 1 1/1 Abt|B o\n\
F3 N i 2 1 1/1 Abt|B od\n\
F4 E m 1 1 1/1 Wall o\n\
E4 E m 2 3 2/2 Wiking o\n\
D5 E t 1 1 1/1 SS|Pz or\n\
D6 N i 2 2 2/2 72 o\n\
D6 N i 2 1 1/2 57 ro\n\
B6 N i 2 1 1/2 389 r\n\
B7 N t 2 2 2/2 3 .\n\
B7 N i 2 2 2/2 106 .\n\
B7 N t 2 3 2/2 11 m\n\
B7 N t 2 2 2/2 14 m\n\
B7 N t 2 2 2/2 13 c\n\
A5 N i 2 2 2/2 376 .\n\
A2 N t 2 3 2/2 16 s\n\
A2 N t 1 1 1/1 Bäke a\n\
A2 N t 2 2 2/2 17 a\n\
A6 N i 2 2 2/2 320 d\n\
A6 N i 2 2 2/2 282 d\n\
";

fn hex(tiling: &Tiling, name: &str) -> PlaceId {
    let name: HexName = name.parse().unwrap();
    tiling.find(name).unwrap()
}

const fn counter([fill, text, head]: [u32; 3]) -> CounterInk {
    CounterInk {
        fill: Colours::ink([fill; 3]),
        pale: Colours::ink([0xE0D8C8; 3]),
        text: Colours::ink([text; 3]),
        pale_text: Colours::ink([0x201810; 3]),
        head: Colours::ink([head; 3]),
    }
}

const RED: SideInk = SideInk {
    counters: &[
        counter([0xC24A38, 0xFFF6E3, 0x973325]),
        counter([0x684526, 0xFFF6E3, 0x3F2712]),
    ],
    base: Colours::ink([0xB42B22, 0xD25446, 0xC00000]),
    base_sign: Colours::ink([0xFFE9B8, 0xFFEEC8, 0xFFFFFF]),
    mark: Colours::ink([0xB42B22, 0xF08470, 0xC00000]),
    drawn: Colours::ink([0xD1490F, 0xF4763C, 0xC84000]),
};

const GREY: SideInk = SideInk {
    counters: &[
        counter([0x94A9A6, 0x141E20, 0x445C62]),
        counter([0x2A2C2F, 0xFBF5E6, 0x0E0F10]),
    ],
    base: Colours::ink([0x3B505C, 0x8FACBB, 0x002E50]),
    base_sign: Colours::ink([0xF2EEE0, 0x1A242A, 0xFFFFFF]),
    mark: Colours::ink([0x2E5468, 0x9CC4DA, 0x003E80]),
    drawn: Colours::ink([0x0B5CA8, 0x58A8EC, 0x0048B0]),
};

/// Two sides, each with a branch.
pub fn sides(emblems: [Emblem; 2]) -> [SideView; 2] {
    let side = |key: &'static str, ink, emblem, cut| SideView {
        key,
        name: key.to_owned(),
        base: format!("Base of the {key}"),
        emblem,
        cut,
        ink,
    };
    [
        side("reds", RED, emblems[0], Cut::Square),
        side("greys", GREY, emblems[1], Cut::Clipped),
    ]
}

/// The map of the Korsun pocket.
pub fn map() -> Arc<MapView> {
    let names: Vec<HexName> = HEXES
        .lines()
        .map(|l| l.split(' ').next().unwrap().parse().unwrap())
        .collect();
    let tiling = Tiling::new(Pattern::Hexes, &names, Shifted::OddRows).unwrap();
    let places = HEXES
        .lines()
        .enumerate()
        .map(|(i, line)| {
            let (name, rest) = line.split_once(' ').unwrap();
            PlaceView {
                id: PlaceId::from_index(i),
                name: name.to_owned(),
                title: format!("Hex {name}"),
                town: rest[3..].to_owned(),
                scenery: match &rest[..1] {
                    "w" => Scenery::Woods,
                    "c" => Scenery::City,
                    _ => Scenery::Open,
                },
                base: match &rest[1..2] {
                    "s" => Some(SideNo::A),
                    "g" => Some(SideNo::B),
                    _ => None,
                },
                about: rest[..2].to_owned(),
            }
        })
        .collect();
    let rivers = RIVERS
        .lines()
        .flat_map(|line| {
            let (name, sides) = line.split_once(": ").unwrap();
            let tiling = &tiling;
            sides.split(' ').map(move |side| {
                let (a, b) = side.split_once('-').unwrap();
                RiverView {
                    name: name.to_owned(),
                    between: [hex(tiling, a), hex(tiling, b)],
                }
            })
        })
        .collect();
    let shore = ShoreView {
        name: "Dnepr".to_owned(),
        along: ["G2", "G3", "F5", "F6", "E6", "D7"]
            .map(|h| hex(&tiling, h))
            .to_vec(),
    };
    Arc::new(MapView {
        title: "Korsun 1944".to_owned(),
        subtitle: "Hell’s Gate · 25 January – 17 February".to_owned(),
        tiling,
        places,
        rivers,
        shore: Some(shore),
        surround: Surround::Corners,
        km_across: 20,
        sides: sides([Emblem::Star, Emblem::Crate]),
        plain: false,
        night: false,
    })
}

/// A position with every kind of counter, marker, highlight and arrow.
pub fn model() -> BoardModel {
    let map = map();
    let counters = UNITS
        .lines()
        .enumerate()
        .map(|(i, line)| {
            let f: Vec<&str> = line.split(' ').collect();
            let (side, branch) = match f[1] {
                "S" => (SideNo::A, 0),
                "G" => (SideNo::A, 1),
                "E" => (SideNo::B, 1),
                _ => (SideNo::B, 0),
            };
            let symbol = match f[2] {
                "t" => Symbol::Armour,
                "m" => Symbol::Mechanized,
                "c" => Symbol::Cavalry,
                _ => Symbol::Infantry,
            };
            let has = |mark: char| f[7].contains(mark);
            let mut c = CounterView::new(i as u8, hex(&map.tiling, f[0]), side, symbol);
            c.branch = branch;
            c.size = f[3].parse().unwrap();
            c.strength = if f[2] == "t" {
                format!("[{}]", f[4])
            } else {
                f[4].to_owned()
            };
            c.steps = [f[5][..1].parse().unwrap(), f[5][2..].parse().unwrap()];
            c.pale = c.steps[0] < 2;
            c.label = f[6].replace('|', " ");
            c.active = has('a');
            c.has_moved = has('m');
            c.has_attacked = has('c');
            c.joined_attack = has('j');
            c.retreated = has('r');
            c.out_of_supply = has('o');
            c.selected = has('s');
            c.dimmed = has('d');
            c.name = format!("{} no. {i}", c.label);
            c.sentence = format!("{}, strength {}", c.name, f[4]);
            c
        })
        .collect();
    let marks = [
        (HighlightKind::ClosedHex, "B3"),
        (HighlightKind::LastEvent, "E1"),
        (HighlightKind::Lesson, "F1"),
        (HighlightKind::Reachable, "A3"),
        (HighlightKind::ReachableFar, "B4"),
        (HighlightKind::RetreatTo, "C5"),
        (HighlightKind::EntryHex, "A4"),
        (HighlightKind::AttackFrom, "C3"),
        (HighlightKind::Target, "C2"),
        (HighlightKind::Target, "B6"),
        (HighlightKind::AttackFrom, "C6"),
        (HighlightKind::Refused, "D3"),
        (HighlightKind::Selected, "A2"),
        (HighlightKind::Hovered, "E3"),
        (HighlightKind::Focus, "G1"),
    ];
    let highlights = marks
        .map(|(kind, name)| Highlight {
            kind,
            hex: hex(&map.tiling, name),
        })
        .to_vec();
    let arrow = |kind, from: &str, via: &[&str], to: &str, label: &str| Arrow {
        from: hex(&map.tiling, from),
        via: via.iter().map(|h| hex(&map.tiling, h)).collect(),
        to: hex(&map.tiling, to),
        kind,
        label: label.to_owned(),
    };
    let arrows = vec![
        arrow(ArrowKind::Attack, "C6", &[], "B6", "3:1"),
        arrow(ArrowKind::Attack, "C3", &[], "C2", "4:1"),
        arrow(ArrowKind::Move, "A2", &["A3"], "B4", ""),
        arrow(ArrowKind::Retreat, "D6", &[], "C5", ""),
        arrow(ArrowKind::Supply, "G2", &["F2"], "E2", ""),
    ];
    let mut model = BoardModel::new(map);
    model.counters = counters;
    model.highlights = highlights;
    model.arrows = arrows;
    model
}
