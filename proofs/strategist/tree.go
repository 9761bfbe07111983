package strategist

import (
	"ketword/internal/patterns"
	"ketword/proofs/strategy"
)

// tree returns the strategy of a position that begins with a guess. The positions after it were
// played with so many tries.
func (s *search) tree(g *Game, position []int32, row int32, tries, depth int) *strategy.Tree {
	t := &strategy.Tree{Guess: g.guesses[s.guesses[row]]}
	mark := len(s.stack)
	defer func() { s.stack = s.stack[:mark] }()
	for _, group := range s.split(position, row) {
		if len(group.secrets) == 1 {
			continue
		}
		o := s.outcome(group.secrets[0], row)
		reply := s.solve(group.secrets, tries-1, depth+1, impossible)
		t.Reply(g.code.Feedback(o), s.tree(g, group.secrets, reply.row, tries-1, depth+1))
	}
	return t
}

func (s *search) outcome(id, row int32) patterns.Outcome {
	cells, w := s.row(row), s.secrets[id]
	return patterns.Outcome(cells[w[0]]) + patterns.Outcome(cells[w[1]])
}
