package lexicon

import "ketword/engine"

// Pattern is a word with gaps, a slot a letter.
type Pattern []Slot

// Slot is a letter, or Any.
type Slot engine.Letter

// Any is the slot that every letter fits.
const Any Slot = '?'

// fits reports whether a letter may stand in the slot.
func (s Slot) fits(l engine.Letter) bool { return s == Any || s == Slot(l) }

// ParsePattern reads a pattern such as "c?m": lower-case letters, and a
// question mark for any letter.
func ParsePattern(s string) Pattern { return Pattern(s) }
