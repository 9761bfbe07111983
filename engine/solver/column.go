package solver

import "ketword/engine"

// column is a letter and the positions at which a guess has it.
type column struct {
	letter engine.Letter
	at     uint16 // a bit for each position
}

// weights[i] is 3^i, what a present mark at position i adds to a pattern. A
// correct one adds twice that.
var weights = func() (w [engine.MaxLength + 1]uint32) {
	w[0] = 1
	for i := range engine.MaxLength {
		w[i+1] = 3 * w[i]
	}
	return w
}()

// columnsOf returns the columns of a guess: one for each of its letters.
func columnsOf(guess engine.Word) []column {
	var columns []column
	var done uint16
	for i, letter := range guess.Letters() {
		if done>>i&1 == 1 {
			continue
		}
		c := column{letter: letter}
		for j, other := range guess.Letters() {
			if other == letter {
				c.at |= 1 << j
			}
		}
		done |= c.at
		columns = append(columns, c)
	}
	return columns
}

// cell returns what the column adds to the pattern against a word, given as
// its letters: the letter is correct where the word has it, too, and present
// at as many other positions of the guess, from the left, as the word has it
// elsewhere.
func (c column) cell(word []engine.Letter) uint32 {
	var sum uint32
	elsewhere := 0
	for i, letter := range word {
		if letter != c.letter {
			continue
		}
		if c.at>>i&1 == 1 {
			sum += uint32(engine.Correct) * weights[i]
		} else {
			elsewhere++
		}
	}
	for i := 0; elsewhere > 0 && i < len(word); i++ {
		if c.at>>i&1 == 1 && word[i] != c.letter {
			sum += uint32(engine.Present) * weights[i]
			elsewhere--
		}
	}
	return sum
}
