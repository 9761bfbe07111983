package strategist

import (
	"ketword/engine/solver/internal/columns"
	"ketword/internal/splitmix"
)

// ground is what all guesses tell of the secrets of one part: a row for each guess, and in it
// the flagged pattern against each word. Of the guesses that tell the same of all words one
// has a row, and those that are a word of a secret have.
type ground struct {
	cells   []uint16 // row by row; the first of a row is 0, the pattern against no word
	width   int      // of a row: words, and the cell of none
	guesses []int32  // by row
	rowOf   []int32  // by word: the row of the guess that it is
	secrets []secret // their words are numbered anew, as the cells
	keys    []key
}

// key tells sets of secrets apart: the sum of a random key for each secret.
type key [2]uint64

func (k key) plus(other key) key { return key{k[0] + other[0], k[1] + other[1]} }

// ground returns what the guesses tell of some secrets.
func (g *Game) ground(secrets []secret) *ground {
	t := &ground{secrets: make([]secret, len(secrets)), keys: make([]key, len(secrets))}
	words := t.number(secrets, len(g.answers))
	t.width = len(words) + 1
	t.addRows(g, words)
	random := splitmix.Source(1) // always the same, so that runs are alike
	for i := range t.keys {
		t.keys[i] = key{random.Uint64(), random.Uint64()}
	}
	return t
}

// number numbers the words of the secrets anew, from 1, and returns their indices among so
// many answers.
func (t *ground) number(secrets []secret, answers int) []int32 {
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

// addRows adds the rows of the guesses.
func (t *ground) addRows(g *Game, words []int32) {
	t.rowOf = make([]int32, t.width)
	own := make([]int32, len(g.guesses)) // the number of each guess among the words; 0 for others
	for i, word := range words {
		own[g.guessOf[word]] = int32(i + 1)
	}
	grid, seen, row := g.columns.Grid(words), map[key]bool{}, make([]uint16, t.width)
	for guess, word := range own {
		k := t.write(row, g, grid, guess)
		if seen[k] && word == 0 {
			continue
		}
		seen[k] = true
		if word > 0 {
			t.rowOf[word] = int32(len(t.guesses))
		}
		t.guesses = append(t.guesses, int32(guess))
		t.cells = append(t.cells, row...)
	}
}

// write writes the row of a guess, and returns a hash of it.
func (t *ground) write(row []uint16, g *Game, grid *columns.Grid, guess int) key {
	hash := key{1, 2}
	for i, pattern := range grid.Patterns(guess) {
		o := g.code.Flagged(pattern)
		row[i+1] = uint16(o)
		hash[0] = (hash[0] ^ uint64(o)) * 0x9E3779B97F4A7C15
		hash[1] = (hash[1] + uint64(o)) * 0xBF58476D1CE4E5B9
		hash[0] ^= hash[0] >> 29
		hash[1] ^= hash[1] >> 31
	}
	return hash
}

// row returns the cells of a row.
func (t *ground) row(r int32) []uint16 { return t.cells[int(r)*t.width:][:t.width] }
