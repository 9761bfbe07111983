package engine

import (
	"errors"

	"ketword/internal/format"
)

// Mode is the number of words in a secret. It is one of the two named values; the zero
// Mode is not valid, so rules have to say which game they are of.
type Mode uint8

// The modes.
const (
	Classic Mode = 1
	Quantum Mode = 2
)

// ErrMode means that a mode is not valid.
var ErrMode = errors.New("neither classic nor quantum")

// Valid reports whether m is Classic or Quantum.
func (m Mode) Valid() bool { return m == Classic || m == Quantum }

// Check returns an error that wraps [ErrMode], and names the number, unless m is
// valid.
func (m Mode) Check() error {
	if !m.Valid() {
		return format.Error("%s: %w", m, ErrMode)
	}
	return nil
}

// Modes returns all modes, in the order in which players see them.
func Modes() []Mode { return []Mode{Classic, Quantum} }

// String returns "classic" or "quantum".
func (m Mode) String() string {
	switch m {
	case Classic:
		return "classic"
	case Quantum:
		return "quantum"
	}
	return format.Text("mode(%d)", uint8(m))
}

// ParseMode reads what String writes. The error is a [*ParseError].
func ParseMode(s string) (Mode, error) {
	for _, m := range Modes() {
		if m.String() == s {
			return m, nil
		}
	}
	return 0, &ParseError{Text: s, Want: "a mode (classic, quantum)"}
}
