//! One walk finds everything.

use super::{Doc, Fault, Log, Node};

#[test]
fn one_walk_finds_every_fault_with_its_place() {
    let text = r#"{ "title": 3, "men": 9, "mode": "fsat", "tilte": 1, "men": 2,
        "list": [1, "a", -4], "long": "abcdef", "on": 1 }"#;
    let doc: Doc = text.parse().unwrap();
    let log = Log::<super::FaultKind>::default();
    let root = Node::new(&doc, "", &log);
    let known = ["title", "men", "mode", "list", "long", "on", "end"];
    let fields = root.object(&known).unwrap();
    assert_eq!(fields.field("title").unwrap().text(9), None);
    assert_eq!(fields.field("men").unwrap().number(1..=6), None);
    assert_eq!(fields.field("mode").unwrap().word(&["fast", "slow"]), None);
    for entry in fields.field("list").unwrap().list(2).unwrap() {
        let _ = entry.number(-5..=5);
    }
    assert_eq!(fields.field("long").unwrap().text(5), None);
    assert_eq!(fields.field("on").unwrap().flag(), None);
    assert!(fields.field("end").is_none() && fields.optional("end").is_none());
    assert_eq!(root.word(&[]), None);
    let told: Vec<String> = log.take().iter().map(Fault::to_string).collect();
    assert_eq!(
        told,
        [
            "tilte: there is no such field here; did you mean “title”?",
            "men: the field is given more than once",
            "title: expected a text, found a number",
            "men: 9 is not a whole number from 1 to 6",
            "mode: “fsat” is not one of: fast, slow; did you mean “fast”?",
            "list: the list has 3 entries, more than 2",
            "list[1]: expected a whole number, found a text",
            "long: the text has 6 characters, more than 5",
            "on: expected true or false, found a number",
            "end: the field is missing",
            "expected a text, found an object",
        ]
    );
}

#[test]
fn what_is_right_is_read() {
    let doc: Doc = r#"{"n": -4, "w": "slow", "t": "x", "f": true, "z": null}"#
        .parse()
        .unwrap();
    let log = Log::<super::FaultKind>::default();
    let fields = Node::new(&doc, "", &log)
        .object(&["n", "w", "t", "f", "z"])
        .unwrap();
    assert_eq!(fields.field("n").unwrap().number(-5..=5), Some(-4));
    assert_eq!(fields.field("w").unwrap().word(&["fast", "slow"]), Some(1));
    assert_eq!(fields.field("t").unwrap().text(1), Some("x"));
    assert_eq!(fields.field("f").unwrap().flag(), Some(true));
    assert!(fields.optional("z").is_none());
    assert!(log.take().is_empty());
}
