package engine

import "fmt"

// Mode is the number of words in a secret.
type Mode uint8

// The modes.
const (
	Classic Mode = 1
	Quantum Mode = 2
)

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
	return fmt.Sprintf("mode(%d)", uint8(m))
}

// ParseMode reads what String writes.
func ParseMode(s string) (Mode, error) {
	for _, m := range Modes() {
		if m.String() == s {
			return m, nil
		}
	}
	return 0, fmt.Errorf("%q: not a mode (classic, quantum)", s)
}
