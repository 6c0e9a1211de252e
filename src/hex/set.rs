//! Small sets of numbered things, as bits.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// Something with a small number: the n-th hex of a map, the n-th unit of an
/// order of battle.
pub trait Id: Copy {
    /// The number, from 0.
    fn index(self) -> usize;
    /// The thing with this number. The number comes from [`Id::index`] and so
    /// fits.
    fn from_index(index: usize) -> Self;
}

/// A set of up to `64 * W` things, one bit each. `Copy`, no heap.
pub struct Set<I, const W: usize = 1> {
    words: [u64; W],
    of: PhantomData<fn(I) -> I>,
}

impl<I, const W: usize> Set<I, W> {
    /// How many different members a set of this width can hold.
    pub const CAPACITY: usize = 64 * W;
    /// The set without members.
    pub const EMPTY: Self = Self {
        words: [0; W],
        of: PhantomData,
    };

    /// The bits themselves, lowest number first: what hashes and files use.
    #[inline]
    #[must_use]
    pub const fn words(&self) -> &[u64; W] {
        &self.words
    }

    /// A set from its bits.
    #[inline]
    #[must_use]
    pub const fn from_words(words: [u64; W]) -> Self {
        Self {
            words,
            of: PhantomData,
        }
    }

    /// The same members in a wider set.
    #[must_use]
    pub const fn widened<const V: usize>(self) -> Set<I, V> {
        const { assert!(V >= W, "a set is not narrowed") };
        let mut words = [0; V];
        let mut i = 0;
        while i < W {
            words[i] = self.words[i];
            i += 1;
        }
        Set::from_words(words)
    }

    /// Whether there are no members.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    /// How many members there are.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Whether the two sets share a member.
    #[inline]
    #[must_use]
    pub fn intersects(&self, other: Self) -> bool {
        self.words.iter().zip(other.words).any(|(a, b)| a & b != 0)
    }

    /// Whether every member of `other` is in this set.
    #[inline]
    #[must_use]
    pub fn contains_all(&self, other: Self) -> bool {
        self.words.iter().zip(other.words).all(|(a, b)| b & !a == 0)
    }
}

impl<I: Id, const W: usize> Set<I, W> {
    /// The set with one member.
    #[inline]
    #[must_use]
    pub fn of(member: I) -> Self {
        let mut set = Self::EMPTY;
        set.insert(member);
        set
    }

    /// The set of the first `count` things.
    #[must_use]
    pub fn first_n(count: usize) -> Self {
        (0..count.min(Self::CAPACITY)).map(I::from_index).collect()
    }

    /// Whether `member` is in the set.
    #[inline]
    #[must_use]
    pub fn contains(&self, member: I) -> bool {
        let i = member.index();
        self.words
            .get(i / 64)
            .is_some_and(|w| w >> (i % 64) & 1 == 1)
    }

    /// Adds `member`. A number beyond the width is not kept.
    #[inline]
    pub fn insert(&mut self, member: I) {
        let i = member.index();
        if let Some(w) = self.words.get_mut(i / 64) {
            *w |= 1 << (i % 64);
        }
    }

    /// Adds `member` if it is `present`; else nothing changes.
    #[inline]
    pub fn insert_if(&mut self, member: I, present: bool) {
        let i = member.index();
        if let Some(w) = self.words.get_mut(i / 64) {
            *w |= u64::from(present) << (i % 64);
        }
    }

    /// Takes `member` out.
    #[inline]
    pub fn remove(&mut self, member: I) {
        let i = member.index();
        if let Some(w) = self.words.get_mut(i / 64) {
            *w &= !(1 << (i % 64));
        }
    }

    /// Adds or takes out.
    #[inline]
    pub fn set(&mut self, member: I, present: bool) {
        if present {
            self.insert(member);
        } else {
            self.remove(member);
        }
    }

    /// This set with `member` added.
    #[inline]
    #[must_use]
    pub fn with(mut self, member: I) -> Self {
        self.insert(member);
        self
    }

    /// The member with the lowest number.
    #[inline]
    #[must_use]
    pub fn first(&self) -> Option<I> {
        self.iter().next()
    }

    /// The members, lowest number first.
    #[inline]
    pub fn iter(&self) -> Iter<I, W> {
        Iter {
            left: *self,
            word: 0,
        }
    }
}

/// The members of a [`Set`], lowest number first.
pub struct Iter<I, const W: usize> {
    left: Set<I, W>,
    word: usize,
}

impl<I: Id, const W: usize> Iterator for Iter<I, W> {
    type Item = I;

    #[inline]
    fn next(&mut self) -> Option<I> {
        while self.word < W {
            let w = &mut self.left.words[self.word];
            if *w != 0 {
                let bit = w.trailing_zeros() as usize;
                *w &= *w - 1;
                return Some(I::from_index(self.word * 64 + bit));
            }
            self.word += 1;
        }
        None
    }
}

impl<I: Id, const W: usize> IntoIterator for Set<I, W> {
    type Item = I;
    type IntoIter = Iter<I, W>;
    #[inline]
    fn into_iter(self) -> Iter<I, W> {
        self.iter()
    }
}

impl<I: Id, const W: usize> FromIterator<I> for Set<I, W> {
    #[inline]
    fn from_iter<T: IntoIterator<Item = I>>(members: T) -> Self {
        let mut set = Self::EMPTY;
        for m in members {
            set.insert(m);
        }
        set
    }
}

impl<I, const W: usize> Clone for Set<I, W> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<I, const W: usize> Copy for Set<I, W> {}
impl<I, const W: usize> Default for Set<I, W> {
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<I, const W: usize> PartialEq for Set<I, W> {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}
impl<I, const W: usize> Eq for Set<I, W> {}
impl<I, const W: usize> Hash for Set<I, W> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.words.hash(state);
    }
}
impl<I: Id + fmt::Debug, const W: usize> fmt::Debug for Set<I, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<I, const W: usize> BitOrAssign for Set<I, W> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        for (a, b) in self.words.iter_mut().zip(other.words) {
            *a |= b;
        }
    }
}
impl<I, const W: usize> BitOr for Set<I, W> {
    type Output = Self;
    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}
impl<I, const W: usize> BitAndAssign for Set<I, W> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        for (a, b) in self.words.iter_mut().zip(other.words) {
            *a &= b;
        }
    }
}
impl<I, const W: usize> BitAnd for Set<I, W> {
    type Output = Self;
    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        self &= other;
        self
    }
}
impl<I, const W: usize> SubAssign for Set<I, W> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        for (a, b) in self.words.iter_mut().zip(other.words) {
            *a &= !b;
        }
    }
}
impl<I, const W: usize> Sub for Set<I, W> {
    type Output = Self;
    #[inline]
    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}
impl<I, const W: usize> Not for Set<I, W> {
    type Output = Self;
    /// All numbers that are not members, up to the width; intersect with the
    /// map's own hexes before use.
    fn not(mut self) -> Self {
        for w in &mut self.words {
            *w = !*w;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::HexId;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn wide(members: &[u8]) -> Set<HexId, 3> {
        members.iter().map(|&m| HexId(m)).collect()
    }

    proptest! {
        /// Three words wide, so that nothing in the sets knows of 64.
        #[test]
        fn sets_behave_like_the_standard_library_s(a in prop::collection::vec(0u8..192, 0..40), b in prop::collection::vec(0u8..192, 0..40)) {
            let (sa, sb): (BTreeSet<u8>, BTreeSet<u8>) = (a.iter().copied().collect(), b.iter().copied().collect());
            let (ma, mb) = (wide(&a), wide(&b));
            let list = |s: Set<HexId, 3>| s.iter().map(|h| h.0).collect::<Vec<_>>();
            prop_assert_eq!(list(ma), sa.iter().copied().collect::<Vec<_>>());
            prop_assert_eq!(list(ma | mb), sa.union(&sb).copied().collect::<Vec<_>>());
            prop_assert_eq!(list(ma & mb), sa.intersection(&sb).copied().collect::<Vec<_>>());
            prop_assert_eq!(list(ma - mb), sa.difference(&sb).copied().collect::<Vec<_>>());
            prop_assert_eq!(ma.len(), sa.len());
            prop_assert_eq!(ma.intersects(mb), !sa.is_disjoint(&sb));
            prop_assert_eq!(ma.contains_all(mb), sb.is_subset(&sa));
        }
    }

    #[test]
    fn a_number_beyond_the_width_is_never_a_member() {
        let mut s: Set<HexId> = Set::EMPTY;
        s.insert(HexId(200));
        assert!(s.is_empty());
        assert!(!s.contains(HexId(200)));
    }
}
