package play

import (
	"errors"
	"fmt"
	"strings"

	"ketword/engine"
)

// voice is how the program speaks to the player.
type voice interface {
	// hear returns the guess that a line means, without its end.
	hear(line string) string
	// ask is said before a guess.
	ask(g *game)
	// refuse is said instead of a row.
	refuse(guess string, err error)
	// row is said of a guess that was taken.
	row(t engine.Turn)
	// win is said after the row that wins.
	win(g *game) error
	// lose is said when no tries are left.
	lose(g *game) error
	// leave is said before the secret is revealed to a player who stops.
	leave()
}

// Names of the voices.
const (
	promptVoice = "prompt"
	quietVoice  = "quiet"
	digitsVoice = "digits"
)

// voiceNames are the names of all voices.
var voiceNames = []string{promptVoice, quietVoice, digitsVoice}

// folded returns a line as a guess is read that may be typed anyhow.
func folded(line string) string { return strings.ToLower(strings.TrimSpace(line)) }

// hint says which hint a guess does not use; "" if it was refused for another
// reason.
func hint(err error) string {
	h, is := errors.AsType[*engine.HintError](err)
	if !is {
		return ""
	}
	switch h.Kind {
	case engine.HintPosition:
		return fmt.Sprintf("Letter %d must be %q, as guess %d tells", h.Position+1, string(h.Letter), h.Turn+1)
	case engine.HintLetter:
		times := ""
		if h.Count > 1 {
			times = fmt.Sprintf(" %d times", h.Count)
		}
		return fmt.Sprintf("It must contain %q%s, as guess %d tells", string(h.Letter), times, h.Turn+1)
	case engine.HintTurn:
		return fmt.Sprintf("Guess %d rules this word out", h.Turn+1)
	}
	return "No pair with this word fits the guesses"
}
