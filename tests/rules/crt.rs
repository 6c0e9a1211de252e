//! The combat results table, against a second transcription of the published
//! one, and the way to its columns.

use crate::common::{Table, die};
use hells_gate::engine::Die;
use hells_gate::systems::hells_gate::Event;
use hells_gate::systems::hells_gate::crt::{Column, Crt};

/// As printed on the back of the published rules: die, then each column.
const PRINTED: &str = "
    1  0/0 0/0 0/0 0/0 0/0 0/1 0/1 1/2
    2  0/0 0/0 0/0 0/0 0/1 0/1 1/2 1/2
    3  0/0 0/0 0/0 0/1 0/1 1/2 1/2 1/2
    4  0/0 0/0 0/1 0/1 1/2 1/2 1/2 1/2
    5  0/0 0/1 0/1 1/2 1/2 1/2 1/2 2/3
    6  0/1 0/1 1/2 1/2 1/2 1/2 2/3 2/3
";

/// Hits by die (from 1), column and all-out, from the text above.
fn printed() -> Vec<Vec<[u8; 2]>> {
    let mut rows = Vec::new();
    for line in PRINTED.lines().filter(|l| !l.trim().is_empty()) {
        let mut words = line.split_whitespace();
        assert_eq!(words.next().unwrap(), (rows.len() + 1).to_string());
        let row: Vec<[u8; 2]> = words
            .map(|cell| {
                let (normal, all_out) = cell.split_once('/').unwrap();
                [normal.parse().unwrap(), all_out.parse().unwrap()]
            })
            .collect();
        assert_eq!(row.len(), 8);
        rows.push(row);
    }
    assert_eq!(rows.len(), 6);
    rows
}

#[test]
fn every_cell_is_the_published_one() {
    let printed = printed();
    let mut seen = 0;
    for (row, die) in printed.iter().zip(Die::ALL) {
        for (&cell, column) in row.iter().zip(Column::ALL) {
            let hits = Crt::PRINTED.hits(column, die);
            assert_eq!([hits.normal, hits.all_out], cell, "die {die}, {column}");
            seen += 2;
        }
    }
    assert_eq!(seen, 96);
}

#[test]
fn the_chances_are_the_exact_counts_of_the_printed_faces() {
    let printed = printed();
    for (c, column) in Column::ALL.into_iter().enumerate() {
        for all_out in [false, true] {
            let mut count = [0_u8; 4];
            for row in &printed {
                count[usize::from(row[c][usize::from(all_out)])] += 1;
            }
            assert_eq!(
                Crt::PRINTED.distribution(column, all_out),
                count,
                "{column}"
            );
            assert_eq!(count.iter().sum::<u8>(), 6);
        }
    }
    // Two by hand.
    assert_eq!(Crt::PRINTED.distribution(Column::Eight, true), [0, 0, 4, 2]);
    assert_eq!(Crt::PRINTED.distribution(Column::Less, false), [6, 0, 0, 0]);
}

#[test]
fn columns_are_named_as_printed() {
    let names: Vec<String> = Column::ALL.iter().map(Column::to_string).collect();
    assert_eq!(
        names,
        [
            "<1:1",
            "1:1",
            "3:2",
            "2:1",
            "3:1",
            "4:1–5:1",
            "6:1–7:1",
            "8:1+"
        ]
    );
}

/// The greatest listed ratio that is not above `attack : defence`.
fn naive(attack: u16, defence: u16) -> Column {
    const LISTED: [(u32, u32, usize); 9] = [
        (1, 1, 1),
        (3, 2, 2),
        (2, 1, 3),
        (3, 1, 4),
        (4, 1, 5),
        (5, 1, 5),
        (6, 1, 6),
        (7, 1, 6),
        (8, 1, 7),
    ];
    let fits = |&&(a, d, _): &&(u32, u32, usize)| u32::from(attack) * d >= a * u32::from(defence);
    let best = LISTED.iter().rfind(fits);
    Column::ALL[best.map_or(0, |&(_, _, column)| column)]
}

#[test]
fn every_ratio_is_rounded_down_to_a_listed_one() {
    for defence in 1..=20 {
        for attack in 0..=60 {
            assert_eq!(
                Column::of_ratio(attack, defence),
                naive(attack, defence),
                "{attack}:{defence}"
            );
        }
    }
    // The two the digest names.
    assert_eq!(Column::of_ratio(7, 4), Column::ThreeToTwo);
    assert_eq!(Column::of_ratio(15, 2), Column::Six);
}

#[test]
fn a_ratio_is_capped_at_eight_and_no_defence_is_the_last_column() {
    assert_eq!(Column::of_ratio(60, 1), Column::Eight);
    assert_eq!(Column::of_ratio(u16::MAX, u16::MAX), Column::One);
    assert_eq!(Column::of_ratio(u16::MAX, 1), Column::Eight);
    assert_eq!(Column::of_ratio(0, 0), Column::Eight);
    assert_eq!(Column::of_ratio(1, 0), Column::Eight);
    // Capped before it is shifted: 60:1 with one left is 6:1 and no more.
    assert_eq!(Column::of_ratio(60, 1).shifted(-1), Column::Six);
}

#[test]
fn shifts_stop_at_the_ends_of_the_table() {
    for (i, column) in Column::ALL.into_iter().enumerate() {
        for by in i8::MIN..=i8::MAX {
            let to = (i as i32 + i32::from(by)).clamp(0, 7);
            assert_eq!(column.shifted(by), Column::ALL[to as usize]);
        }
    }
}

#[test]
fn an_attack_scores_what_the_column_and_the_die_say() {
    let printed = printed();
    for pips in 1..=6_u8 {
        for all_out in [false, true] {
            // 3 against 1 in the open: 3:1.
            let mut table = Table::empty().at("C4", &["75R"]).at("D4", &["KBW"]);
            table.join("D4", &["75R"]);
            let how = if all_out {
                "resolve all-out 75R"
            } else {
                "resolve"
            };
            let events = table.roll(how, pips);
            let want = printed[usize::from(pips) - 1][4][usize::from(all_out)];
            happened!(events, Event::Attacked { hits, die: d, .. } if *hits == want && *d == die(pips));
        }
    }
}
