//! A game as a tree with a cursor.

use super::minefield::{Act, Leak, Minefield};
use hells_gate::engine::{
    Barrier, Die, NodeId, PlayError, Rules as _, Tree, UndoPolicy, UndoRefused,
};

fn tree(policy: UndoPolicy) -> Tree<Minefield> {
    let rules = Minefield::with(Leak::None);
    let start = rules.initial();
    Tree::new(rules, start, policy)
}

/// Lays the mine in field 2 and plays these, each a gesture of its own.
fn after(policy: UndoPolicy, actions: &[Act]) -> Tree<Minefield> {
    let mut tree = tree(policy);
    tree.play(Act::Lay(2), &[], false).unwrap();
    for &action in actions {
        tree.play(action, &[], false).unwrap();
    }
    tree
}

#[test]
fn what_was_undone_is_dropped_when_something_else_is_done() {
    let mut tree = after(UndoPolicy::Free, &[Act::Send, Act::Send]);
    tree.undo().unwrap();
    tree.undo().unwrap();
    assert_eq!(tree.line(), [1, 2, 3].map(NodeId));
    // The same again is redone; something else drops what was there.
    tree.play(Act::Send, &[], false).unwrap();
    assert_eq!((tree.cursor(), tree.nodes().len()), (NodeId(2), 3));
    assert!(tree.redo() && !tree.redo());
    tree.undo().unwrap();
    tree.play(Act::Call, &[], false).unwrap();
    assert_eq!(tree.nodes().len(), 3);
    assert_eq!(tree.node(NodeId(3)).unwrap().entry.action, Act::Call);
}

#[test]
fn what_lies_ahead_of_a_position_that_was_gone_to_stays() {
    let mut tree = after(UndoPolicy::Free, &[Act::Send, Act::Send]);
    assert!(tree.go(NodeId(2)) && !tree.go(NodeId(9)));
    tree.play(Act::Go, &[], false).unwrap();
    assert_eq!(tree.cursor(), NodeId(4));
    assert_eq!(tree.line(), [1, 2, 4].map(NodeId));
    let branches: Vec<NodeId> = tree.after(NodeId(2)).collect();
    assert_eq!(branches, [3, 4].map(NodeId));
    // Undo and redo keep to their line.
    tree.undo().unwrap();
    assert!(tree.redo());
    assert_eq!(tree.cursor(), NodeId(4));
    // What is undone here has a later line behind it: it stays where it is.
    tree.go(NodeId(3));
    tree.undo().unwrap();
    tree.play(Act::Call, &[], false).unwrap();
    assert_eq!((tree.nodes().len(), tree.cursor()), (5, NodeId(5)));
    assert_eq!(tree.path(NodeId(5)), [1, 2, 5].map(NodeId));
}

#[test]
fn one_gesture_is_one_undo_and_stops_at_a_barrier() {
    let mut tree = after(UndoPolicy::ToLastBarrier, &[Act::Send]);
    for _ in 0..2 {
        tree.play(Act::Send, &[], true).unwrap();
    }
    tree.undo().unwrap();
    assert_eq!(tree.cursor(), NodeId(1));
    let barred = UndoRefused::Barred(Barrier::Answered);
    assert_eq!(tree.undo(), Err(barred));
    assert!(tree.redo());
    assert_eq!(tree.cursor(), NodeId(4));
    tree.play(Act::Go, &[], false).unwrap();
    tree.play(Act::Send, &[], true).unwrap_err();
    tree.play(Act::Call, &[], true).unwrap();
    // Part of the gesture lies behind the barrier: only the rest comes back.
    tree.undo().unwrap();
    assert_eq!(tree.cursor(), NodeId(5));
    assert_eq!(tree.undo(), Err(UndoRefused::Barred(Barrier::Shown)));
    tree.set_policy(UndoPolicy::Free);
    while tree.undo().is_ok() {}
    assert_eq!(tree.undo(), Err(UndoRefused::AtStart));
}

#[test]
fn a_tree_refuses_without_changing_and_keeps_its_first_actions() {
    let mut tree = after(UndoPolicy::Free, &[Act::Send, Act::Go, Act::Send]);
    tree.play(Act::Go, &[], false).unwrap();
    let refused = tree.play(Act::Blast, &[], false).err();
    assert_eq!(refused, Some(PlayError::NeedsDice(2)));
    assert!(matches!(
        tree.play(Act::Go, &[], false),
        Err(PlayError::Illegal(_))
    ));
    assert_eq!(tree.nodes().len(), 5);
    tree.play(Act::Blast, &Die::ALL[..2], false).unwrap();
    assert_eq!(tree.state().lost, 2);
    tree.keep(4);
    assert_eq!((tree.cursor(), tree.nodes().len()), (NodeId(4), 4));
    assert_eq!(tree.state().at, 1);
}

#[test]
fn what_was_rolled_is_never_dropped_and_what_somebody_spoke_of_is_not_either() {
    let mut tree = after(UndoPolicy::Free, &[Act::Send]);
    tree.play(Act::Go, &[], false).unwrap();
    tree.play(Act::Send, &[], false).unwrap();
    tree.undo().unwrap();
    tree.hold_to(NodeId(4));
    tree.play(Act::Go, &[], false).unwrap();
    assert_eq!(tree.nodes().len(), 5, "somebody spoke of the fourth");
    tree.play(Act::Blast, &Die::ALL[..1], false).unwrap();
    tree.undo().unwrap();
    tree.play(Act::Blast, &Die::ALL[2..3], false).unwrap();
    let throws: Vec<NodeId> = tree.after(NodeId(5)).collect();
    assert_eq!(throws, [6, 7].map(NodeId), "both throws are there");
    // The second was entered by mistake: the first is the right one, and the record
    // says so.
    tree.correct_dice(&Die::ALL[..1]).unwrap();
    assert_eq!(tree.cursor(), NodeId(6));
    let entry = &tree.node(NodeId(6)).unwrap().entry;
    assert_eq!(entry.misread, [Die::ALL[2..3].to_vec()]);
    assert!(tree.is_deleted(NodeId(7)));
}

#[test]
fn a_line_is_promoted_deleted_and_brought_back_and_its_numbers_stay() {
    let mut tree = after(UndoPolicy::Free, &[Act::Send, Act::Send]);
    tree.go(NodeId(2));
    tree.play(Act::Call, &[], false).unwrap();
    tree.play(Act::Send, &[], false).unwrap();
    assert!(!tree.promote(NodeId(3)), "it is the main line already");
    assert!(tree.promote(NodeId(5)) && !tree.promote(NodeId(5)));
    let ways: Vec<NodeId> = tree.after(NodeId(2)).collect();
    assert_eq!(ways, [4, 3].map(NodeId));
    tree.go(NodeId(0));
    assert_eq!(tree.line(), [1, 2, 4, 5].map(NodeId));
    assert_eq!(tree.leaves_at(NodeId(3)), Some(NodeId(3)));
    // Whoever stands in what is deleted stands before it.
    tree.go(NodeId(5));
    assert!(tree.delete(NodeId(4)) && !tree.delete(NodeId(5)));
    assert_eq!((tree.cursor(), tree.nodes().len()), (NodeId(2), 5));
    assert_eq!(tree.line(), [1, 2, 3].map(NodeId));
    assert!(!tree.go(NodeId(5)) && !tree.delete(NodeId(0)));
    assert_eq!(tree.deleted().collect::<Vec<_>>(), [NodeId(4)]);
    assert!(tree.bring_back(NodeId(4)) && !tree.bring_back(NodeId(4)));
    assert!(tree.go(NodeId(5)));
    // Done again, it is there again, and what followed it is not.
    assert!(tree.delete(NodeId(4)));
    tree.play(Act::Call, &[], false).unwrap();
    assert_eq!(tree.cursor(), NodeId(4));
    assert_eq!(tree.after(NodeId(4)).next(), None);
    assert_eq!(tree.deleted().collect::<Vec<_>>(), [NodeId(5)]);
    assert!(!tree.set_order(NodeId(2), &[NodeId(9)]));
    assert!(tree.set_order(NodeId(2), &[NodeId(3)]));
    assert_eq!(tree.line(), [1, 2, 4].map(NodeId), "it stands there");
}
