package solver

import (
	"math/bits"

	"ketword/engine"
)

// column is a letter and the positions at which a guess has it.
type column struct {
	letter engine.Letter
	at     uint16 // a bit for each position
}

// MaxLength is the length of the longest words that can be solved: a pattern of
// theirs fits into 16 bits.
const MaxLength = 10

// weights[i] is 3^i, what a present mark at position i adds to a pattern. A
// correct one adds twice that.
var weights = func() (w [MaxLength + 1]uint32) {
	w[0] = 1
	for i := range MaxLength {
		w[i+1] = 3 * w[i]
	}
	return w
}()

// weightOf[p] is the sum of the weights of some positions, a bit of p for each.
var weightOf = func() (s [1 << MaxLength]uint32) {
	for p := range s {
		if p > 0 {
			s[p] = s[p&(p-1)] + weights[bits.TrailingZeros(uint(p))]
		}
	}
	return s
}()

// columnsOf returns the columns of a guess: one for each of its letters.
func columnsOf(guess engine.Word) []column {
	columns := make([]column, 0, guess.Len())
	var done uint16
	for i, letter := range guess.Letters() {
		if done>>i&1 == 0 {
			c := column{letter: letter, at: placesOf(letter, guess)}
			done |= c.at
			columns = append(columns, c)
		}
	}
	return columns
}

// placesOf returns the positions at which a word has a letter: a bit for each.
func placesOf(letter engine.Letter, word engine.Word) uint16 {
	var places uint16
	for i, other := range word.Letters() {
		if other == letter {
			places |= 1 << i
		}
	}
	return places
}

// cell returns what the column adds to the pattern against a word that has the
// letter at some positions: the letter is correct where both have it, and
// present at as many other positions of the guess, from the left, as the word
// has it elsewhere.
func (c column) cell(places uint16) uint32 {
	present := c.at &^ places
	for bits.OnesCount16(present) > bits.OnesCount16(places&^c.at) {
		present &^= 1 << (bits.Len16(present) - 1)
	}
	return uint32(engine.Correct)*weightOf[c.at&places] + uint32(engine.Present)*weightOf[present]
}
