package model

import "slices"

// Before the first puzzle is open, which may wait for its list, keys are kept. Letters
// are shown meanwhile, in the empty board that stands in for that of the puzzle. Before the program
// runs, web/boot.js keeps them, and app/boot.go hands them over.

// keepAhead keeps a key until the first puzzle is open, if it isn't.
func (m *Model) keepAhead(key Msg) {
	if !m.Opened() {
		m.ahead = append(slices.Clone(m.ahead), key)
	}
}

// playAhead gives the keys that were kept to the puzzle that has been opened, unless it
// is another one than was asked for.
func (m *Model) playAhead() {
	keys := m.ahead
	m.ahead = nil
	if m.Elsewhere {
		return
	}
	for _, key := range keys {
		m.receive(key)
	}
}
