package engine

import (
	"strconv"
	"strings"

	"ketword/internal/each"
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

// OtherMark stands behind the result of a game in which the other word was guessed after the win, as in "4/6* +1".
const OtherMark = " +1"

// Share returns a game as text without its letters: a first line, a blank line, and each
// turn so far in a notation. [Puzzle.Title] names the puzzle in a first line. Rows in Pattern stand in a
// fence, so that a chat does not take their characters for those of bold and italic text.
func (g Game) Share(first string, n Notation) string {
	const fence = "```"
	lines := append([]string{first, ""}, each.Of(g.turns.items(), n.Format)...)
	if n == Pattern && len(lines) > 2 {
		lines[1] += "\n" + fence
		lines = append(lines, fence)
	}
	return strings.Join(lines, "\n")
}
