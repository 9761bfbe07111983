package engine

import (
	"fmt"
	"strings"
)

// Result returns how a finished game ended: tries used and allowed, as in
// "4/6", "X/6" when lost, "4/∞" without a limit.
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

// Share returns a finished game as text that spoils nothing: the title with
// the result, a blank line, and a row of emoji a turn.
func (g Game) Share(title string) string {
	lines := []string{title + " " + g.Result(), ""}
	for _, t := range g.Turns() {
		lines = append(lines, Emoji.Format(t))
	}
	return strings.Join(lines, "\n")
}
