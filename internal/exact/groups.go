package exact

import (
	"slices"

	"ketword/engine"
	"ketword/internal/patterns"
)

// group is the secrets that a guess leaves with one feedback.
type group struct {
	start, size int
	lower       int // lower bound of the guesses that their games take
	settled     bool
	StaticBound
}

// divide divides the secrets of a position by a row. It lists the groups that take more than a
// guess for each secret, and returns a lower bound of the guesses that the games of all take.
func (s *Search) divide(p *Position, l *ply, row []uint8) int {
	n := len(row)
	l.secrets, l.columns = slices.Grow(l.secrets[:0], n)[:n], slices.Grow(l.columns[:0], n)[:n]
	l.groups, l.small = l.groups[:0], l.small[:0]
	total := n
	for _, g := range patterns.Sort(s.partition, row, identity[:n], l.columns) {
		size := g.Len()
		if g.Outcome == won {
			continue
		}
		lower := LowerBound(size, p.Most)
		total += lower
		if size > 1 {
			l.small = append(l.small, len(l.groups))
			l.groups = append(l.groups, group{start: int(g.Start), size: size, lower: lower})
		}
	}
	for i, at := range l.columns {
		l.secrets[i] = p.Secrets[at]
	}
	return total
}

// child returns the position of a group that a guess leaves.
func (s *Search) child(p *Position, m *Matrix, l *ply, g *group, r int32) Position {
	secrets := l.secrets[g.start : g.start+g.size]
	c := Position{columns: l.columns[g.start : g.start+g.size], from: m, above: l, Left: p.Left - 1}
	if !s.Free() {
		c.above = nil
	}
	s.Fill(&c, secrets)
	if !s.Free() {
		guess := s.Guesses[m.guesses[r]]
		c.Turns = append(slices.Clip(p.Turns), engine.Turn{Guess: guess, Feedback: engine.Score(guess, s.Secrets[secrets[0]])})
	}
	return c
}
