//! A small scenario: the whole map, some of the units.

use crate::hex::{Grid, HexId, HexMask, HexName, Shifted};
use crate::systems::hells_gate::numbers::RuleNumbers;
use crate::systems::hells_gate::setup::{
    Arrival, ClosedHex, Dumps, HexInfo, Parameters, Provenance, Release, Restoration, RiverSide,
    Setup, SetupParts, ShortSupply, Special, StandFast, Thaw, Turns, Unit,
};
use crate::systems::hells_gate::{BySide, Kind, Side, Size, Terrain, UnitId};

const MAP: &str = "A1 Mankovka cg,A2 Talnoye cg,A3 Katerinopol cg,A4 Yampol cg,A5 Viska cg,A6 Gruzkoye cg,\
B1 Buki cs,B2 Vinograd c,B3 Tichonovka c,B4 Tolmach w,B5 Tishkovka c,B6 Novo-Mirgorod c,B7 Krasnosilka cg,\
C1 Tinovka cs,C2 Lysyanka w,C3 Zvenigorodka c,C4 Shpola c,C5 Lebedin w,C6 Ositnyazhka c,C7 Aleksandrovka ws,\
D1 Koshevatoye cs,D2 Medvin c,D3 Shenderovka c,D4 Olshana c,D5 Matusov c,D6 Smela c,D7 Kamenka ws,\
E1 Boguslav c,E2 Yanovka c,E3 Korsun c,E4 Gorodishche c,E5 Beloozerye w,E6 Khudyaki cs,\
F1 Rokitno c,F2 Mironovka c,F3 Tagancha c,F4 Mezhirich w,F5 Moshny w,F6 Cherkassy ts,\
G1 Kagarlyk c,G2 Khodorov cs,G3 Kanev w";

const RIVERS: &str = "Turiya B6 B7,Tiasmin D6 E6,Tiasmin D7 E6,Gniloy Tikich B1 C1,Gniloy Tikich B2 C1,\
Ros E2 F3,Ros E3 F3";

/// Code, name, side, kind, size, strengths, hex, arrival.
const UNITS: &str = "5GT|5th Guards Tank Corps|s|t|c|2/1|B1|0
47R|47th Rifle Corps|s|i|c|3/2|B1|0
180R|180th Rifle Division|s|i|d|1|C1|0
75R|75th Rifle Corps|s|i|c|3/2|C7|0
48R|48th Rifle Corps|s|i|c|3/2|C7|0
20T|20th Tank Corps|s|t|c|2/1|C7|0
29T|29th Tank Corps|s|t|c|2/1|C7|0
373R|373rd Rifle Division|s|i|d|2|E6|0
254R|254th Rifle Division|s|i|d|1|F5|0
5GC|5th Guards Cavalry Corps|s|v|c|4/2|C7|2
5M|5th Mechanized Corps|s|m|c|2/1|B1|2
198I|198th Infantry Division|g|i|d|3/2|B2|0
88S|88th Infantry (South)|g|i|d|1|C2|0
WIK|5th SS Division Wiking|g|m|d|3/2|E4|0
72I|72nd Infantry Division|g|i|d|2/1|D6|0
57I|57th Infantry Division|g|i|d|2/1|D6|0
389I|389th Infantry Division|g|i|d|2/1|C6|0
3P|3rd Panzer Division|g|t|d|2/1|B7|0
106I|106th Infantry Division|g|i|d|2/1|B7|0
11P|11th Panzer Division|g|t|d|3/2|B7|1
320I|320th Infantry Division|g|i|d|2/1|A6|2
24P|24th Panzer Division|g|t|d|2/1|A4|4
1P|1st Panzer Division|g|t|d|3/2|A2|6";

/// The scenario.
pub fn setup() -> Setup {
    let rows: Vec<Vec<&str>> = MAP.split(',').map(|r| r.split(' ').collect()).collect();
    let names: Vec<HexName> = rows.iter().map(|r| r[0].parse().unwrap()).collect();
    let grid = Grid::new(&names, Shifted::OddRows).unwrap();
    let h = |name: &str| grid.find(name.parse().unwrap()).unwrap();
    let mask = |list: &str| -> HexMask { list.split(' ').map(h).collect() };
    let turn = |n| Turns { first: n, last: n };
    let hexes = rows
        .iter()
        .map(|r| HexInfo {
            place: r[1].to_owned(),
            terrain: match &r[2][..1] {
                "w" => Terrain::Woods,
                "t" => Terrain::City,
                _ => Terrain::Clear,
            },
            terrain_provenance: Provenance::Attested,
            source: match r[2].get(1..) {
                Some("g") => Some((Side::German, Provenance::Attested)),
                Some("s") => Some((Side::Soviet, Provenance::Attested)),
                _ => None,
            },
        })
        .collect();
    let rivers = RIVERS
        .split(',')
        .map(|r| {
            let (rest, b) = r.rsplit_once(' ').unwrap();
            let (river, a) = rest.rsplit_once(' ').unwrap();
            RiverSide {
                river: river.to_owned(),
                between: [h(a), h(b)],
                provenance: Provenance::Attested,
            }
        })
        .collect();
    let special = Special {
        opening_turn: Some(1),
        closed_hex: Some(ClosedHex {
            side: Side::German,
            hex: h("B3"),
            turns: turn(2),
        }),
        short_supply: Some(ShortSupply {
            side: Side::Soviet,
            hexes: 3,
            turns: turn(2),
        }),
        supply_shift_cap: Some(turn(2)),
        stand_fast: Some(StandFast {
            side: Side::German,
            hex: h("E3"),
            turns: Turns { first: 2, last: 3 },
        }),
        dumps: Some(Dumps {
            side: Side::German,
            airfield: h("E3"),
            hexes: mask("E3 E2 D3"),
            from_turn: 3,
        }),
        thaw: Some(Thaw {
            from_turn: 2,
            faces: 0b11,
        }),
        restoration: Some(Restoration {
            side: Side::Soviet,
            turns: vec![5, 7],
        }),
        breakout_turn: Some(8),
        release: Some(Release {
            entered_by: Side::Soviet,
            hexes: mask("A2 A3 A4 A5 A6"),
        }),
    };
    let units = UNITS.lines().map(|line| unit(line, &h)).collect();
    Setup::from(SetupParts {
        id: "small".to_owned(),
        title: "Small".to_owned(),
        about: String::new(),
        hexes,
        rivers,
        shore: None,
        units,
        dates: ["25–27 January", "28–30 January"]
            .map(str::to_owned)
            .to_vec(),
        special,
        parameters: Parameters {
            turns: 8,
            attackers_per_hexside: 2,
            defenders: BySide {
                soviet: 2,
                german: 3,
            },
            overconcentration: 5,
            handicap: BySide {
                soviet: 0,
                german: 10,
            },
            numbers: RuleNumbers::PUBLISHED,
        },
        grid,
    })
}

fn unit(line: &str, h: &dyn Fn(&str) -> HexId) -> Unit {
    let f: Vec<&str> = line.split('|').collect();
    let (full, reduced) = f[5].split_once('/').unwrap_or((f[5], ""));
    Unit {
        code: f[0].to_owned(),
        label: f[0].to_owned(),
        name: f[1].to_owned(),
        side: if f[2] == "s" {
            Side::Soviet
        } else {
            Side::German
        },
        kind: match f[3] {
            "t" => Kind::Tank,
            "m" => Kind::Mechanized,
            "v" => Kind::Cavalry,
            _ => Kind::Infantry,
        },
        size: if f[4] == "c" {
            Size::Corps
        } else {
            Size::Division
        },
        strength: full.parse().unwrap(),
        reduced_strength: reduced.parse().ok(),
        hex: h(f[6]),
        arrives: match f[7].parse().unwrap() {
            0 => Arrival::Start,
            n => Arrival::Turn(n),
        },
        conditional: f[0] == "24P",
        attested: Vec::new(),
        note: String::new(),
    }
}

/// The hex with this name.
pub fn hex(setup: &Setup, name: &str) -> HexId {
    setup.grid.find(name.parse().unwrap()).unwrap()
}

/// The unit with this code.
pub fn unit_id(setup: &Setup, code: &str) -> UnitId {
    setup.find_unit(code).unwrap()
}
