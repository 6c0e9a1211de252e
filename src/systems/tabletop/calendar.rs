//! The days of a game.

use super::numbers::DAYS_PER_TURN;
use std::fmt;

/// A day of the Gregorian calendar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// This day; `None` if the calendar has no such day, or the year is not
    /// from 1 to 9998.
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let known = year >= 1 && year <= 9998 && month >= 1 && month <= 12;
        if !known || day < 1 || day > days_in(year, month) {
            return None;
        }
        Some(Self { year, month, day })
    }

    /// Reads "1944-01-24".
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('-');
        let mut part = |digits: usize| {
            let plain = |p: &&str| p.len() == digits && p.bytes().all(|b| b.is_ascii_digit());
            parts.next().filter(plain)?.parse::<u16>().ok()
        };
        let (year, month, day) = (part(4)?, part(2)?, part(2)?);
        if parts.next().is_some() {
            return None;
        }
        Self::new(year, u8::try_from(month).ok()?, u8::try_from(day).ok()?)
    }

    /// The year.
    #[must_use]
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12.
    #[must_use]
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    #[must_use]
    pub const fn day(self) -> u8 {
        self.day
    }

    /// The day so many days later.
    #[must_use]
    pub const fn plus(mut self, days: u16) -> Self {
        let mut left = days;
        while left > 0 {
            left -= 1;
            self.day += 1;
            if self.day > days_in(self.year, self.month) {
                self.day = 1;
                self.month += 1;
            }
            if self.month > 12 {
                self.month = 1;
                self.year += 1;
            }
        }
        self
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

const fn days_in(year: u16, month: u8) -> u8 {
    match month {
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => {
            29
        }
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// The first and the last day of a game turn, counted from 1, of a game that
/// starts on `start` [T1.2].
#[must_use]
pub const fn days_of_turn(start: Date, turn: u8) -> [Date; 2] {
    let days = DAYS_PER_TURN as u16;
    let first = start.plus(days * (turn.saturating_sub(1)) as u16);
    [first, first.plus(days - 1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_pass_over_months_leap_days_and_years() {
        let day = |text| Date::read(text).unwrap();
        assert_eq!(day("1944-02-28").plus(1), day("1944-02-29"));
        assert_eq!(day("1943-02-28").plus(1), day("1943-03-01"));
        assert_eq!(day("1900-02-28").plus(1), day("1900-03-01"));
        assert_eq!(day("1943-12-31").plus(366), day("1944-12-31"));
        assert_eq!(day("1944-01-24").to_string(), "1944-01-24");
    }

    #[test]
    fn what_is_no_day_is_not_read() {
        for text in [
            "1944-02-30",
            "1944-13-01",
            "44-01-01",
            "1944-1-01",
            "",
            "1944-01-01-",
            "0000-01-01",
        ] {
            assert_eq!(Date::read(text), None, "{text}");
        }
    }
}
