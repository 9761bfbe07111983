package engine

import (
	"fmt"
	"strings"
)

// Result returns the tries used and allowed in a finished game: "4/6", or "X/6" if
// it was lost, or "4/∞" without a limit.
func (g Game) Result() string {
	used, allowed := "X", "∞"
	if g.Status() == Won {
		used = fmt.Sprint(len(g.Turns()))
	}
	if tries := g.Puzzle.Rules.Tries; tries != Unlimited {
		allowed = fmt.Sprint(tries)
	}
	return used + "/" + allowed
}

// Share returns a finished game as text without its letters: the title and the
// result, a blank line, and a row of emoji for each turn.
func (g Game) Share(title string) string {
	lines := []string{title + " " + g.Result(), ""}
	for _, t := range g.Turns() {
		lines = append(lines, Emoji.Format(t))
	}
	return strings.Join(lines, "\n")
}
