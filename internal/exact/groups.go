package exact

import (
	"slices"

	"ketword/engine"
)

// group is secrets that a guess leaves, by where they begin among those of the ply.
type group struct {
	start, size int
	least       int // guesses that their games take at least
	settled     bool
	StaticBound
}

// divide divides the secrets of a position by a row. It lists the groups that take more than a
// guess each, and returns how many guesses the games of all take at least.
func (s *Search) divide(p *Position, l *ply, row []uint8) int {
	var starts [Narrow + 2]int32
	for _, label := range row {
		starts[int(label)+1]++
	}
	total := len(row)
	l.groups, l.small = l.groups[:0], l.small[:0]
	for label := range Narrow + 1 {
		size := int(starts[label+1])
		start := int(starts[label])
		starts[label+1] += starts[label]
		switch {
		case label == won || size == 0:
		case size == 1:
			total++
		default:
			least := AtLeast(size, p.Most)
			total += least
			l.small = append(l.small, len(l.groups))
			l.groups = append(l.groups, group{start: start, size: size, least: least})
		}
		if int(starts[label+1]) == len(row) {
			break
		}
	}
	l.secrets, l.columns = slices.Grow(l.secrets[:0], len(row))[:len(row)], slices.Grow(l.columns[:0], len(row))[:len(row)]
	for i, label := range row {
		at := &starts[label]
		l.secrets[*at], l.columns[*at] = p.Secrets[i], uint8(i)
		*at++
	}
	return total
}

// child returns the position of a group that a guess leaves.
func (s *Search) child(p *Position, m *Matrix, l *ply, g *group, r int32) Position {
	secrets := l.secrets[g.start : g.start+g.size]
	c := Position{Secrets: secrets, columns: l.columns[g.start : g.start+g.size], from: m, above: l, Left: p.Left - 1}
	if !s.Free() {
		c.above = nil
	}
	for _, secret := range secrets {
		c.key = c.key.plus(s.keys[secret])
	}
	if !s.Free() {
		guess := s.Guesses[m.guesses[r]]
		c.Turns = append(slices.Clip(p.Turns), engine.Turn{Guess: guess, Feedback: engine.Score(guess, s.Secrets[secrets[0]])})
	}
	return c
}
