package strategist

import (
	"maps"
	"slices"

	"ketword/internal/patterns"
	"ketword/internal/splitmix"
)

// feedbackMatrix is what guesses tell of the secrets of one part: a row for each guess, with its
// flagged pattern against each word. The first rows are those of the best guesses of the part, the
// best first; behind them come the words of the secrets. Of guesses with equal rows, one has a row.
type feedbackMatrix struct {
	secrets []secret // their words are numbered anew, as the cells of a row
	keys    []key
	width   int      // of a row: words, and the cell of none
	cells   []uint16 // row by row; the first of a row is 0, the pattern against no word
	guesses []int32  // by row
	rowOf   []int32  // by word: the row of the guess that it is
}

// key tells sets of secrets apart: it is the sum of a random key of each secret.
type key [2]uint64

func (k key) plus(other key) key { return key{k[0] + other[0], k[1] + other[1]} }

// rated is one guess in a feedback matrix.
type rated struct {
	guess int32
	cost  int
	key   key // of its row
}

// enter prepares the search of a part. The rows guesses of the least cost have rows. If rows is 0,
// no guess is considered but the words of the part, which is quick.
func (s *search) enter(g *Game, p part, rows int) {
	s.feedbackMatrix = &feedbackMatrix{secrets: make([]secret, len(p.secrets)), keys: make([]key, len(p.secrets))}
	random := splitmix.Source(1) // always the same, so that runs are alike
	for i := range s.keys {
		s.keys[i] = key{random.Uint64(), random.Uint64()}
	}
	words := s.number(p.secrets, len(g.answers))
	grid := g.columns.Grid(words)
	s.width, s.rowOf = len(words)+1, slices.Repeat([]int32{none}, len(words)+1)
	own := make(map[int32]int32, len(words)) // the number of a guess among the words
	for i, word := range words {
		own[g.guessOf[word]] = int32(i + 1)
	}
	looked := g.numbers
	if rows == 0 {
		looked = slices.Sorted(maps.Keys(own))
	}
	seen := make(map[key]bool, rows)
	for _, v := range s.rate(g, grid, looked) {
		word, is := own[v.guess]
		if len(s.guesses) >= rows && !is || seen[v.key] && !is {
			continue
		}
		seen[v.key] = true
		if is {
			s.rowOf[word] = int32(len(s.guesses))
		}
		s.guesses = append(s.guesses, v.guess)
		s.cells = append(s.cells, make([]uint16, s.width)...)
		s.write(s.row(int32(len(s.guesses)-1)), g, grid, int(v.guess))
	}
}

// number renumbers the words of the secrets from 1, and returns their indices among all answers.
func (t *feedbackMatrix) number(secrets []secret, answers int) []int32 {
	numbers := make([]uint16, answers+1)
	var words []int32
	for i, s := range secrets {
		for j, word := range s {
			if word != 0 && numbers[word] == 0 {
				words = append(words, int32(word)-1)
				numbers[word] = uint16(len(words))
			}
			t.secrets[i][j] = numbers[word]
		}
	}
	return words
}

// rate returns some guesses in the order of their cost.
func (s *search) rate(g *Game, grid *patterns.Grid, guesses []int32) []rated {
	row, all := make([]uint16, s.width), make([]rated, len(guesses))
	for i, guess := range guesses {
		k := s.write(row, g, grid, int(guess))
		all[i] = rated{guess, s.heuristic.cost(s.secrets, row), k}
	}
	slices.SortStableFunc(all, func(a, b rated) int { return a.cost - b.cost })
	return all
}

// write writes the row of a guess, and returns a hash of it.
func (t *feedbackMatrix) write(row []uint16, g *Game, grid *patterns.Grid, guess int) key {
	hash := key{1, 2}
	for i, pattern := range grid.Patterns(guess) {
		o := g.code.Flagged(pattern)
		row[i+1] = uint16(o)
		hash[0] = (hash[0] ^ uint64(o)) * splitmix.Golden
		hash[1] = (hash[1] + uint64(o)) * splitmix.MixA
		hash[0] ^= hash[0] >> 29
		hash[1] ^= hash[1] >> 31
	}
	return hash
}

func (t *feedbackMatrix) row(r int32) []uint16 { return t.cells[int(r)*t.width:][:t.width] }
