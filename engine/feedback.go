package engine

import (
	"iter"

	"ketword/internal/format"
)

// Mark is what one tile of a row says about its letter.
type Mark uint8

// The marks, from least to most information. The zero Mark is Absent.
const (
	Absent  Mark = iota // not in the secret, or fewer times than in the guess
	Present             // in the secret, at another position
	Correct             // in the secret, at this position
)

// marks is the number of marks, the base of a feedback's code.
const marks = 3

// String returns "absent", "present" or "correct".
func (m Mark) String() string { return [marks]string{"absent", "present", "correct"}[m] }

// Feedback is the marks of one guess, as [Score] gives them. Feedbacks are values: they compare
// with ==.
type Feedback struct {
	code   uint32 // the marks as digits of base 3, beginning with the lowest
	length uint8  // number of tiles
	mixed  bool   // more than one secret word contributed
}

// weights[i] is 3^i, the weight of tile i in a code.
var weights = func() (w [MaxLength + 1]uint32) {
	w[0] = 1
	for i := range MaxLength {
		w[i+1] = w[i] * marks
	}
	return w
}()

// NewFeedback returns the feedback with the given marks, whether or not any secret
// could give it. It panics if there are more than MaxLength marks, or others than the
// named ones.
func NewFeedback(mixed bool, tiles ...Mark) Feedback {
	if len(tiles) > MaxLength {
		panic(format.Text("engine: a row of %d marks: at most %d", len(tiles), MaxLength))
	}
	f := Feedback{length: uint8(len(tiles)), mixed: mixed}
	for i, m := range tiles {
		if m >= marks {
			panic(format.Text("engine: mark(%d): neither absent, present nor correct", uint8(m)))
		}
		f.code += uint32(m) * weights[i]
	}
	return f
}

// Len returns the number of tiles.
func (f Feedback) Len() int { return int(f.length) }

// At returns the mark of tile i, counted from 0. It panics if there is no such tile.
func (f Feedback) At(i int) Mark {
	if i < 0 || i >= f.Len() {
		panic(format.Text("engine: tile %d of a row of %d", i, f.Len()))
	}
	return Mark(f.code / weights[i] % marks)
}

// Marks yields the positions, from 0, with their marks.
func (f Feedback) Marks() iter.Seq2[int, Mark] {
	return func(yield func(int, Mark) bool) {
		for i := range f.Len() {
			if !yield(i, f.At(i)) {
				return
			}
		}
	}
}

// String returns the feedback as [Pattern] writes it, as in "o_*__".
func (f Feedback) String() string { return Pattern.Format(Turn{Feedback: f}) }

// Mixed reports whether more than one secret word contributed.
func (f Feedback) Mixed() bool { return f.mixed }

// Code returns the marks as one number in 0 … 3^Len−1: the sum of
// mark × 3^position.
func (f Feedback) Code() int { return int(f.code) }

// Wins reports whether the guess was a secret word: every tile is correct, by the
// same word.
func (f Feedback) Wins() bool { return !f.mixed && f.allCorrect() }

// NearlyWins reports whether every tile is correct, but not by the same word.
func (f Feedback) NearlyWins() bool { return f.mixed && f.allCorrect() }

func (f Feedback) allCorrect() bool { return f.length > 0 && f.code == weights[f.length]-1 }

// plus returns the sum of a guess's feedbacks against two words that share no letter.
// No tile is marked in both, so no digit carries.
func (f Feedback) plus(g Feedback) Feedback {
	return Feedback{
		code:   f.code + g.code,
		length: f.length,
		mixed:  f.code > 0 && g.code > 0,
	}
}

// minus is the inverse of plus: it returns rest, with rest.plus(part) == f. It is not
// ok if there is none.
func (f Feedback) minus(part Feedback) (rest Feedback, ok bool) {
	for i, mark := range part.Marks() {
		if mark != Absent && mark != f.At(i) {
			return Feedback{}, false
		}
	}
	rest = Feedback{code: f.code - part.code, length: f.length}
	return rest, rest.plus(part) == f
}

// FeedbackOf returns the feedback with the given [Feedback.Code]. It panics unless the
// length is in 0 … MaxLength and the code in 0 … 3^length−1.
func FeedbackOf(code, length int, mixed bool) Feedback {
	if length < 0 || length > MaxLength || code < 0 || code >= int(weights[length]) {
		panic(format.Text("engine: code %d of %d marks: no such row", code, length))
	}
	return Feedback{code: uint32(code), length: uint8(length), mixed: mixed}
}
