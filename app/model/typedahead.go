package model

import (
	"slices"
	"unicode/utf8"

	"ketword/engine"
)

// Before the first puzzle is open, which may wait for its list, keys are kept. The
// letters are shown meanwhile, in the empty board that stands in for that of the puzzle.

// keepAhead keeps a key until the first puzzle is open.
func (m Model) keepAhead(key Msg) (Model, []Effect) {
	m.ahead = append(slices.Clone(m.ahead), key)
	switch key := key.(type) {
	case Press:
		letters := m.Layout().typed(engine.Lower(key.Letter))
		if utf8.RuneCountInString(m.Typed+letters) <= m.Game.Puzzle.Rules.Length {
			m.Typed += letters
		}
	case Erase:
		_, size := utf8.DecodeLastRuneInString(m.Typed)
		m.Typed = m.Typed[:len(m.Typed)-size]
	}
	return m, nil
}

// playAhead gives the keys that were kept to the puzzle that has been opened, unless it
// is another one than was asked for.
func (m Model) playAhead() (Model, []Effect) {
	keys := m.ahead
	m.ahead = nil
	if m.Elsewhere() {
		return m, nil
	}
	var effects []Effect
	for _, key := range keys {
		var more []Effect
		m, more = key.update(m)
		effects = append(effects, more...)
	}
	return m, effects
}
