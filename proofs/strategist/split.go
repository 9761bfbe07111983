package strategist

import (
	"ketword/internal/exact"
	"ketword/internal/patterns"
)

// group is secrets that are left together.
type group struct {
	secrets []int32
	lower   int // lower bound of the guesses that their games take
}

// split returns the groups that a guess leaves, without the one that it wins. They are valid until
// the caller cuts the stack back.
func (s *search) split(position []int32, row int32) []group {
	outcomes, cells := s.outcomes[:len(position)], s.row(row)
	for i, id := range position {
		w := s.secrets[id]
		outcomes[i] = cells[w[0]] + cells[w[1]]
	}
	sorted := s.push(len(position))
	parts := patterns.Sort(s.partition, outcomes, position, sorted)
	groups := make([]group, 0, len(parts))
	for _, p := range parts {
		if p.Outcome != s.win {
			groups = append(groups, group{secrets: sorted[p.Start:p.End:p.End]})
		}
	}
	return groups
}

// push returns room for so many secrets on the stack.
func (s *search) push(n int) []int32 {
	start := len(s.stack)
	if cap(s.stack)-start < n {
		s.stack = append(make([]int32, 0, 2*(start+n)), s.stack...)
	}
	s.stack = s.stack[:start+n]
	return s.stack[start:]
}

// tally counts the secrets that hold each word.
type tally []int32

// add counts a secret, and returns the greater count of its words.
func (t tally) add(s secret) int32 {
	most := int32(0)
	for _, w := range s {
		if w != 0 {
			t[w]++
			most = max(most, t[w])
		}
	}
	return most
}

func (t tally) drop(s secret) { t[s[0]], t[s[1]] = 0, 0 }

// lowerBound returns a lower bound of the guesses that the games of a position take: 2n − Δ, where
// the most common word is in Δ of the n secrets. For one or two secrets, and where one word is in
// all, it is attained.
func (s *search) lowerBound(position []int32) int {
	most := int32(0)
	for _, id := range position {
		most = max(most, s.held.add(s.secrets[id]))
	}
	for _, id := range position {
		s.held.drop(s.secrets[id])
	}
	return exact.LowerBound(len(position), int(most))
}

// favourites returns the most common words of a position.
func (s *search) favourites(position []int32) []uint16 {
	most, words := int32(0), s.favoured[:0]
	for _, id := range position {
		most = max(most, s.held.add(s.secrets[id]))
	}
	for _, id := range position {
		for _, w := range s.secrets[id] {
			if w != 0 && s.held[w] == most {
				words = append(words, w)
			}
		}
		s.held.drop(s.secrets[id])
	}
	s.favoured = words
	return words
}
