//! Texts that are no scenario, and any input at all: a fault, never a panic.

use super::fault_tests::{faults, one_fault};
use super::{FaultKind, KORSUN_1944, MAX_BYTES, load};
use proptest::prelude::*;

#[test]
fn text_that_is_not_a_scenario_is_said_to_be_just_that() {
    for other in [
        "{}",
        "[]",
        "3",
        "null",
        r#"{"format":"other","version":9}"#,
        r#""hells-gate-scenario""#,
    ] {
        let f = faults(other);
        assert_eq!(f.len(), 1);
        assert_eq!(
            (f[0].path.as_str(), &f[0].what),
            ("", &FaultKind::NotAScenario)
        );
    }
    assert!(
        load("{}")
            .unwrap_err()
            .to_string()
            .contains("this is not a scenario file"),
    );
}

#[test]
fn another_version_is_the_only_fault() {
    let says = |v: &str| {
        format!("version {v} of the scenario format is not supported; this program reads version 1")
    };
    one_fault("\"version\": 1", "\"version\": 2", "version", &says("2"));
    one_fault(
        "\"version\": 1",
        "\"version\": \"1.5\"",
        "version",
        &says("1.5"),
    );
    one_fault("\"version\": 1,", "", "version", "the field is missing");
}

#[test]
fn a_syntax_error_has_line_and_column() {
    let f = faults("{\n  \"format\": ,\n}");
    let FaultKind::Syntax {
        line,
        column,
        ref what,
    } = f[0].what
    else {
        panic!("{f:?}")
    };
    assert_eq!((line, column, what.as_str()), (2, 13, "expected value"));
    assert_eq!(
        f[0].to_string(),
        "not JSON: expected value at line 2, column 13"
    );
    assert!(matches!(faults("")[0].what, FaultKind::Syntax { .. }));
    assert!(matches!(
        faults(&format!("{KORSUN_1944}x"))[0].what,
        FaultKind::Syntax { .. }
    ));
    // A byte order mark is no error.
    assert!(load(&format!("\u{feff}{KORSUN_1944}")).is_ok());
}

#[test]
fn absurd_nesting_and_size_are_refused() {
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let FaultKind::Syntax { ref what, .. } = faults(&deep)[0].what else {
        panic!()
    };
    assert_eq!(what, "recursion limit exceeded");
    let f = faults(&" ".repeat(MAX_BYTES + 1));
    assert_eq!(
        f[0].what,
        FaultKind::FileTooLong {
            bytes: MAX_BYTES + 1,
            max: MAX_BYTES
        }
    );
}

/// Values that are wrong almost everywhere.
const ODD: [&str; 16] = [
    "null",
    "true",
    "0",
    "-1",
    "255",
    "256",
    "1e300",
    "18446744073709551615",
    "\"\"",
    "\"A1\"",
    "\"Z99\"",
    "\"start\"",
    "[]",
    "[[1]]",
    "{}",
    "{\"hex\": \"A1\", \"hex\": 3}",
];

/// Where a value of the built-in file begins and ends: after a colon or within
/// brackets, by a rough scan that need not understand JSON.
fn values() -> Vec<(usize, usize)> {
    let bytes = KORSUN_1944.as_bytes();
    let mut values = Vec::new();
    for (i, pair) in bytes.windows(2).enumerate() {
        if pair == b": " || pair == b", " {
            let start = i + 2;
            let length = bytes[start..]
                .iter()
                .position(|b| b",]}\n".contains(b))
                .unwrap_or(0);
            values.push((start, start + length));
        }
    }
    values
}

/// Loads whatever it is; a refusal names a fault and can be shown.
fn survives(text: &str) {
    if let Err(faults) = load(text) {
        assert!(!faults.0.is_empty());
        assert!(
            !faults.0.iter().any(|f| f.what == FaultKind::Unexplained),
            "{faults}"
        );
        assert!(!faults.to_string().is_empty());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn bytes_put_in_taken_out_or_replaced_never_panic(
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0u8..3, any::<u8>()), 1..6)
    ) {
        let mut bytes = KORSUN_1944.as_bytes().to_vec();
        for (at, what, byte) in edits {
            let at = at.index(bytes.len());
            match what {
                0 => { bytes.remove(at); }
                1 => bytes.insert(at, byte),
                _ => bytes[at] = byte,
            }
        }
        survives(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn odd_values_anywhere_never_panic(
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0..ODD.len()), 1..8)
    ) {
        let values = values();
        let mut edits: Vec<_> = edits.into_iter().map(|(at, odd)| (values[at.index(values.len())], odd)).collect();
        edits.sort_unstable();
        edits.dedup_by_key(|e| e.0);
        let mut text = KORSUN_1944.to_owned();
        for ((start, end), odd) in edits.into_iter().rev() {
            text.replace_range(start..end, ODD[odd]);
        }
        survives(&text);
    }

    #[test]
    fn any_text_at_all_never_panics(text in ".{0,200}") {
        survives(&text);
    }

    #[test]
    fn a_file_cut_short_never_panics(at in any::<prop::sample::Index>()) {
        let mut at = at.index(KORSUN_1944.len());
        while !KORSUN_1944.is_char_boundary(at) { at -= 1; }
        survives(&KORSUN_1944[..at]);
    }
}
