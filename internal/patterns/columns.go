// Package patterns computes what guesses show of the possible secrets, and
// counts it. Secrets are words ([Singles]) or pairs of words that share no
// letter ([Pairs]).
//
// # Adding
//
// The pattern of a guess against a word is its marks as digits of base 3, as
// in [engine.Feedback.Code]. What one letter of the guess contributes to it
// depends on three things only: the letter, the positions at which the guess
// has it, and the word. So the pattern is a sum over the letters of the guess,
// and no two of them meet in a digit.
//
// A letter with its positions is a column. The guesses of a list are made of
// a few hundred columns ([Set]), and what each contributes is computed once for
// every word ([Grid]). From then on a pattern is the sum of at most as many
// numbers as the guess has letters. The numbers are packed, so that one
// addition sums eight of them, or four where words have more than five letters.
// Repeated letters need no care: the column of E at positions 2 and 4 knows
// which of them the single E of a word marks.
//
// # Counting
//
// A feedback becomes a small number here, an outcome, so that counting is
// indexing an array. Since the words of a pair share no letter, at most one of
// them marks a tile, and their patterns can be added. A flag above every pattern
// that is not empty makes the sum tell how many words have marks: two flags are
// a mixed row. So the outcome of a pair is one addition of two numbers, and the
// same arrays count both modes.
package patterns

import (
	"math/bits"

	"ketword/engine"
)

// MaxLength is the length of the longest words: their patterns fit into the 16
// bits of a cell.
const MaxLength = 10

// column is a letter and the positions at which a guess has it.
type column struct {
	letter    engine.Letter
	positions positions
}

// positions is a set of positions in a word, a bit each.
type positions = uint16

// weightOf[p] is the sum of 3^i over the positions i of p: what present marks
// there contribute to a pattern. Correct ones contribute twice that.
var weightOf = func() (sums [1 << MaxLength]uint32) {
	weight := uint32(1)
	for i := range MaxLength {
		for p := range 1 << i {
			sums[1<<i+p] = weight + sums[p]
		}
		weight *= 3
	}
	return sums
}()

// columnsOf returns the columns of a word: one for each of its letters.
func columnsOf(word engine.Word) []column {
	columns := make([]column, 0, word.Len())
	var done positions
	for i, letter := range word.Letters() {
		if done>>i&1 == 0 {
			c := column{letter: letter, positions: positionsOf(letter, word)}
			done |= c.positions
			columns = append(columns, c)
		}
	}
	return columns
}

func positionsOf(letter engine.Letter, word engine.Word) positions {
	var p positions
	for i, other := range word.Letters() {
		if other == letter {
			p |= 1 << i
		}
	}
	return p
}

// contribution returns what the column adds to the pattern against a word that
// has the letter at some positions: the letter is correct where both have it,
// and present at as many other positions of the guess, from the left, as the
// word has it elsewhere.
func (c column) contribution(word positions) uint32 {
	present := c.positions &^ word
	for bits.OnesCount16(present) > bits.OnesCount16(word&^c.positions) {
		present &^= 1 << (bits.Len16(present) - 1)
	}
	return uint32(engine.Correct)*weightOf[c.positions&word] + uint32(engine.Present)*weightOf[present]
}

// Set is the columns that the guesses of a list are made of, and the letters of
// its answers.
type Set struct {
	length  int
	columns []column
	numbers map[column]int32      // of the columns
	made    []int32               // columns of each guess, stride of them; None behind the last
	stride  int                   // at least leastAdded
	letters map[engine.Letter]int // numbers of the letters of the answers
	held    []holding             // letters of each answer, length of them; nothing behind the last
}

// holding is a letter of an answer and where the answer has it.
type holding struct {
	letter    int32 // by number
	positions positions
}

// None stands behind the last column of a guess with repeated letters.
const None = -1

// NewSet returns the set of a list without guesses. The answers have so many letters, at
// most [MaxLength], as the guesses, and are named by their index from now on.
func NewSet(length int, answers []engine.Word) *Set {
	s := &Set{length: length, stride: max(length, leastAdded), numbers: map[column]int32{}}
	return s.Over(answers)
}

// Over returns the set of the same guesses over other answers.
func (s *Set) Over(answers []engine.Word) *Set {
	over := *s
	over.letters, over.held = map[engine.Letter]int{}, nil
	for _, answer := range answers {
		over.addAnswer(answer)
	}
	return &over
}

// AddGuesses finds the columns of further guesses. All guesses are named by their index
// among those added, in this order. When all are, the set may be shared.
func (s *Set) AddGuesses(guesses []engine.Word) {
	for _, g := range guesses {
		columns := columnsOf(g)
		for _, c := range columns {
			n, known := s.numbers[c]
			if !known {
				n = int32(len(s.columns))
				s.numbers[c] = n
				s.columns = append(s.columns, c)
			}
			s.made = append(s.made, n)
		}
		for range s.stride - len(columns) {
			s.made = append(s.made, None)
		}
	}
}

// addAnswer notes the letters of an answer, and numbers those that are new.
func (s *Set) addAnswer(answer engine.Word) {
	columns := columnsOf(answer)
	for _, c := range columns {
		number, known := s.letters[c.letter]
		if !known {
			number = len(s.letters)
			s.letters[c.letter] = number
		}
		s.held = append(s.held, holding{letter: int32(number), positions: c.positions})
	}
	s.held = append(s.held, make([]holding, s.length-len(columns))...)
}

// Columns returns how many columns there are. They are named by their number.
func (s *Set) Columns() int { return len(s.columns) }

// First returns the first position of a column. It is for module proofs.
func (s *Set) First(column int32) int { return bits.TrailingZeros16(s.columns[column].positions) }

// Of returns the columns of a guess: so many as it has different letters, and
// [None] behind them.
func (s *Set) Of(guess int) []int32 { return s.made[guess*s.stride : (guess+1)*s.stride] }

// heldBy returns the letters of an answer.
func (s *Set) heldBy(answer int32) []holding { return s.held[int(answer)*s.length:][:s.length] }
