package engine

import (
	"strconv"
	"strings"
)

// Result returns the tries used and allowed: "4/6" of a game that was won, "X/6" if it
// was lost, "?/6" while it goes on, and "4/∞" without a limit.
func (g Game) Result() string {
	used, allowed := "?", "∞"
	switch g.Status() {
	case Won:
		used = strconv.Itoa(g.TurnCount())
	case Lost:
		used = "X"
	}
	if tries := g.Puzzle.Rules.Tries; tries != Unlimited {
		allowed = strconv.Itoa(tries)
	}
	return used + "/" + allowed
}

// Share returns a game as text without its letters: the title and the result, a blank
// line, and a row of emoji for each turn so far.
func (g Game) Share(title string) string {
	lines := []string{title + " " + g.Result(), ""}
	for _, t := range g.turns.items() {
		lines = append(lines, Emoji.Format(t))
	}
	return strings.Join(lines, "\n")
}
