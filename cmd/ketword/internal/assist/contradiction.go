package assist

import (
	"fmt"
	"strings"

	"ketword/engine"
	"ketword/engine/solver"
)

// contradiction says, in a sentence, that the last of some rows is left out,
// since no secret gives them all, and which single changes would mend it.
func contradiction(turns []engine.Turn, e *solver.ContradictionError) string {
	t := turns[e.Turn]
	s := fmt.Sprintf("Row %d, %s %s, is left out: no secret fits it", e.Turn+1, t.Guess, engine.Pattern.Format(t))
	if e.Turn > 0 {
		s += " and the rows before"
	}
	switch mends := mendsOf(turns, e.Mends); {
	case len(mends) == 0:
		s += ", and more than one mark is wrong"
	default:
		s += "; it would if " + strings.Join(mends, ", or ")
	}
	return s + "."
}

// manyMends is how many changes are told at the most.
const manyMends = 3

// mendsOf says the changes.
func mendsOf(turns []engine.Turn, mends []solver.Mend) []string {
	var told []string
	for _, m := range mends[:min(len(mends), manyMends)] {
		told = append(told, mendOf(turns[m.Turn], m))
	}
	if more := len(mends) - len(told); more > 0 {
		told = append(told, fmt.Sprintf("with %d other changes", more))
	}
	return told
}

// mendOf says a change of a row.
func mendOf(t engine.Turn, m solver.Mend) string {
	shape := ""
	if m.Mixed != t.Feedback.Mixed() {
		shape = map[bool]string{true: "mixed", false: "not mixed"}[m.Mixed]
	}
	if m.Position == solver.NoPosition {
		return fmt.Sprintf("row %d were %s", m.Turn+1, shape)
	}
	s := fmt.Sprintf("the %s of %s in row %d were %s", string(t.Guess.At(m.Position)), t.Guess, m.Turn+1, m.Mark)
	if strings.Count(t.Guess.String(), string(t.Guess.At(m.Position))) > 1 {
		s = fmt.Sprintf("letter %d (%s) of %s in row %d were %s", m.Position+1, string(t.Guess.At(m.Position)), t.Guess, m.Turn+1, m.Mark)
	}
	if shape != "" {
		s += " and the row " + shape
	}
	return s
}
