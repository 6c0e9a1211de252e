//! Written actions.
//!
//! | action | written |
//! | --- | --- |
//! | set up | `lay S7 2`, `lift S7 2`, `place Chicora FS`, `displace Chicora` |
//! | a throw | `throw`, `again`, `stand` |
//! | a half of an impulse | `pass`, `pay second`, `pay second advantage`, `end` |
//! | ships | `sail Weehawken S7`, `sail Weehawken R1 L10` |
//! | guns | `fire Weehawken Fort-Wagner` |
//! | ground units | `pay river`, `march 9-Maine L4`, `dig 9-Maine`, `regroup 9-Maine`, `ferry …`, `transfer …` |
//! | landings | `pay amphibious`, `embark 9-Maine`, `steam S1`, `land L2`, `pick 9-Maine`, `hold` |
//! | assaults | `charge 9-Maine`, `rest 9-Maine`, `storm 9-Maine`, `man …`, `lead …`, `flip …`, `retreat 9-Maine L3`, `cull …` |
//! | support | `command Davis`, `heed Nahant`, `mend Nahant`, `build Union-Fort-A L5`, `angel L6`, `buy`, `work 2`, `suffer 9-Maine` |
//! | the Hunley | `halt`, `strike Nahant`, `hold` |
//! | sunset | `on`, `stop` |
//! | End Phase | `port Weehawken ZPR`, `shift Chicora S8`, `repair Chicora 2 S12`, `done` |

use super::action::Action;
use super::ids::{PieceId, Site};
use super::setup::Setup;
use super::state::Fee;
use crate::engine::NotationError;

const FEES: [(&str, Fee); 6] = [
    ("second", Fee::Second),
    ("river", Fee::River),
    ("harbour", Fee::Harbour),
    ("amphibious", Fee::Amphibious),
    ("strategic", Fee::Strategic),
    ("zone", Fee::Zone),
];

/// The word of a fee.
#[must_use]
pub fn fee_word(fee: Fee) -> &'static str {
    let found = FEES.iter().find(|(_, f)| *f == fee);
    found.map_or("", |(word, _)| word)
}

/// The written form of an action.
#[must_use]
pub fn write(setup: &Setup, action: Action) -> String {
    let p = |piece: PieceId| setup.piece(piece).map_or("?", |p| p.code.as_str());
    let s = |site: Site| setup.code(site);
    match action {
        Action::Lay { site, points } => format!("lay {} {points}", s(site)),
        Action::Lift { site, points } => format!("lift {} {points}", s(site)),
        Action::Place { ship, site } => format!("place {} {}", p(ship), s(site)),
        Action::Displace { ship } => format!("displace {}", p(ship)),
        Action::Done => "done".to_owned(),
        Action::Throw => "throw".to_owned(),
        Action::Again => "again".to_owned(),
        Action::Stand => "stand".to_owned(),
        Action::Pass => "pass".to_owned(),
        Action::End => "end".to_owned(),
        Action::Pay { fee, free: false } => format!("pay {}", fee_word(fee)),
        Action::Pay { fee, free: true } => format!("pay {} advantage", fee_word(fee)),
        Action::Sail {
            ship,
            to,
            bank: None,
        } => format!("sail {} {}", p(ship), s(to)),
        Action::Sail {
            ship,
            to,
            bank: Some(bank),
        } => {
            format!("sail {} {} {}", p(ship), s(to), s(bank))
        }
        Action::Fire { from, target } => format!("fire {} {}", p(from), p(target)),
        Action::March { unit, to } => format!("march {} {}", p(unit), s(to)),
        Action::Ferry { unit, to } => format!("ferry {} {}", p(unit), s(to)),
        Action::Transfer { unit, to } => format!("transfer {} {}", p(unit), s(to)),
        Action::Dig { unit } => format!("dig {}", p(unit)),
        Action::Regroup { unit, free: false } => format!("regroup {}", p(unit)),
        Action::Regroup { unit, free: true } => format!("regroup {} advantage", p(unit)),
        Action::Embark { unit } => format!("embark {}", p(unit)),
        Action::Steam { to } => format!("steam {}", s(to)),
        Action::Land { site } => format!("land {}", s(site)),
        Action::Pick { unit } => format!("pick {}", p(unit)),
        Action::Hold => "hold".to_owned(),
        Action::Charge { unit } => format!("charge {}", p(unit)),
        Action::Rest { unit } => format!("rest {}", p(unit)),
        Action::Storm { leader } => format!("storm {}", p(leader)),
        Action::Man { unit } => format!("man {}", p(unit)),
        Action::Lead { leader } => format!("lead {}", p(leader)),
        Action::Flip { piece } => format!("flip {}", p(piece)),
        Action::Retreat { unit, to } => format!("retreat {} {}", p(unit), s(to)),
        Action::Command { formation } => {
            let name = setup.parts().formations.get(usize::from(formation));
            format!("command {}", name.map_or("?", String::as_str))
        }
        Action::Heed { piece } => format!("heed {}", p(piece)),
        Action::Mend { piece, to: None } => format!("mend {}", p(piece)),
        Action::Mend {
            piece,
            to: Some(to),
        } => format!("mend {} {}", p(piece), s(to)),
        Action::Build { fort, site } => format!("build {} {}", p(fort), s(site)),
        Action::Angel { site } => format!("angel {}", s(site)),
        Action::Buy => "buy".to_owned(),
        Action::Work { msp } => format!("work {msp}"),
        Action::Suffer { unit } => format!("suffer {}", p(unit)),
        Action::Halt => "halt".to_owned(),
        Action::Strike { ship } => format!("strike {}", p(ship)),
        Action::Cull { unit } => format!("cull {}", p(unit)),
        Action::Port { ship, site } => format!("port {} {}", p(ship), s(site)),
        Action::GoOn => "on".to_owned(),
        Action::Stop => "stop".to_owned(),
        Action::Shift { ship, site } => format!("shift {} {}", p(ship), s(site)),
        Action::Repair {
            ship,
            msp,
            to: None,
        } => format!("repair {} {msp}", p(ship)),
        Action::Repair {
            ship,
            msp,
            to: Some(to),
        } => {
            format!("repair {} {msp} {}", p(ship), s(to))
        }
    }
}

/// Reads what [`write()`] writes.
///
/// # Errors
/// When the text is no action of this set-up.
pub fn read(setup: &Setup, text: &str) -> Result<Action, NotationError> {
    let words: Vec<&str> = text.split_whitespace().take(6).collect();
    parse(setup, &words).ok_or_else(|| NotationError {
        text: text.chars().take(60).collect(),
        why: "no such verb, piece or place".to_owned(),
    })
}

fn parse(setup: &Setup, words: &[&str]) -> Option<Action> {
    let p = |code: &str| setup.find_piece(code);
    let s = |code: &str| setup.find_site(code);
    let small = |word: &str| match word {
        "0" => Some(0),
        "1" => Some(1),
        "2" => Some(2),
        _ => None,
    };
    let fee = |word: &str| FEES.iter().find(|(w, _)| *w == word).map(|(_, fee)| *fee);
    Some(match *words {
        ["lay", site, points] => Action::Lay {
            site: s(site)?,
            points: small(points)?,
        },
        ["lift", site, points] => Action::Lift {
            site: s(site)?,
            points: small(points)?,
        },
        ["place", ship, site] => Action::Place {
            ship: p(ship)?,
            site: s(site)?,
        },
        ["displace", ship] => Action::Displace { ship: p(ship)? },
        ["done"] => Action::Done,
        ["throw"] => Action::Throw,
        ["again"] => Action::Again,
        ["stand"] => Action::Stand,
        ["pass"] => Action::Pass,
        ["end"] => Action::End,
        ["pay", word] => Action::Pay {
            fee: fee(word)?,
            free: false,
        },
        ["pay", word, "advantage"] => Action::Pay {
            fee: fee(word)?,
            free: true,
        },
        ["sail", ship, to] => Action::Sail {
            ship: p(ship)?,
            to: s(to)?,
            bank: None,
        },
        ["sail", ship, to, bank] => Action::Sail {
            ship: p(ship)?,
            to: s(to)?,
            bank: Some(s(bank)?),
        },
        ["fire", from, target] => Action::Fire {
            from: p(from)?,
            target: p(target)?,
        },
        ["march", unit, to] => Action::March {
            unit: p(unit)?,
            to: s(to)?,
        },
        ["ferry", unit, to] => Action::Ferry {
            unit: p(unit)?,
            to: s(to)?,
        },
        ["transfer", unit, to] => Action::Transfer {
            unit: p(unit)?,
            to: s(to)?,
        },
        ["dig", unit] => Action::Dig { unit: p(unit)? },
        ["regroup", unit] => Action::Regroup {
            unit: p(unit)?,
            free: false,
        },
        ["regroup", unit, "advantage"] => Action::Regroup {
            unit: p(unit)?,
            free: true,
        },
        ["embark", unit] => Action::Embark { unit: p(unit)? },
        ["steam", to] => Action::Steam { to: s(to)? },
        ["land", site] => Action::Land { site: s(site)? },
        ["pick", unit] => Action::Pick { unit: p(unit)? },
        ["hold"] => Action::Hold,
        ["charge", unit] => Action::Charge { unit: p(unit)? },
        ["rest", unit] => Action::Rest { unit: p(unit)? },
        ["storm", leader] => Action::Storm { leader: p(leader)? },
        ["man", unit] => Action::Man { unit: p(unit)? },
        ["lead", leader] => Action::Lead { leader: p(leader)? },
        ["flip", piece] => Action::Flip { piece: p(piece)? },
        ["retreat", unit, to] => Action::Retreat {
            unit: p(unit)?,
            to: s(to)?,
        },
        ["command", name] => {
            let known = setup.parts().formations.iter().position(|f| f == name);
            Action::Command {
                formation: u8::try_from(known?).ok()?,
            }
        }
        ["heed", piece] => Action::Heed { piece: p(piece)? },
        ["mend", piece] => Action::Mend {
            piece: p(piece)?,
            to: None,
        },
        ["mend", piece, to] => Action::Mend {
            piece: p(piece)?,
            to: Some(s(to)?),
        },
        ["build", fort, site] => Action::Build {
            fort: p(fort)?,
            site: s(site)?,
        },
        ["angel", site] => Action::Angel { site: s(site)? },
        ["buy"] => Action::Buy,
        ["work", msp] => Action::Work { msp: small(msp)? },
        ["suffer", unit] => Action::Suffer { unit: p(unit)? },
        ["halt"] => Action::Halt,
        ["strike", ship] => Action::Strike { ship: p(ship)? },
        ["cull", unit] => Action::Cull { unit: p(unit)? },
        ["port", ship, site] => Action::Port {
            ship: p(ship)?,
            site: s(site)?,
        },
        ["on"] => Action::GoOn,
        ["stop"] => Action::Stop,
        ["shift", ship, site] => Action::Shift {
            ship: p(ship)?,
            site: s(site)?,
        },
        ["repair", ship, msp] => Action::Repair {
            ship: p(ship)?,
            msp: small(msp)?,
            to: None,
        },
        ["repair", ship, msp, to] => Action::Repair {
            ship: p(ship)?,
            msp: small(msp)?,
            to: Some(s(to)?),
        },
        _ => return None,
    })
}
