package bound

import (
	"math/rand/v2"
	"slices"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/each"
	"ketword/internal/format"
	"ketword/internal/patterns"
)

// ErrLength is the error of [New] for words of more than ten letters.
var ErrLength = format.Error("words may have at most %d letters here", patterns.MaxLength)

// Pairs is all secrets of two words of a list. It isn't changed after [New], so it
// may be shared.
type Pairs struct {
	guesses  []engine.Word
	answerOf []int32 // the number of each guess among the answers; none if it is no answer
	guessOf  []int32 // the number of each answer among the guesses
	answers  []int32 // all numbers of answers
	columns  *patterns.Set
	code     patterns.Code
	all      []pair
}

// pair is the numbers of two answers that share no letter.
type pair struct{ first, second int32 }

// none stands for an answer's number where there is none.
const none = -1

// New returns the secrets of two words of a list. The error is [ErrLength] or
// [lexicon.ErrNoPair].
func New(l *lexicon.Lexicon) (*Pairs, error) {
	if l.Length() > patterns.MaxLength {
		return nil, ErrLength
	}
	answers := slices.Collect(l.Answers())
	p := &Pairs{guesses: slices.Collect(l.Guesses()), columns: patterns.NewSet(l.Length(), answers), code: patterns.CodeOf(l.Length()), all: disjoint(answers), answers: each.Index[int32](len(answers))}
	if len(p.all) == 0 {
		return nil, lexicon.ErrNoPair
	}
	p.columns.AddGuesses(p.guesses)
	number := map[engine.Word]int32{}
	for i, answer := range answers {
		number[answer] = int32(i)
	}
	p.guessOf = make([]int32, len(answers))
	for i, guess := range p.guesses {
		n, is := number[guess]
		if is {
			p.guessOf[n] = int32(i)
		} else {
			n = none
		}
		p.answerOf = append(p.answerOf, n)
	}
	return p, nil
}

// Len returns how many pairs there are.
func (p *Pairs) Len() int { return len(p.all) }

// disjoint returns the pairs of words that share no letter.
func disjoint(words []engine.Word) []pair {
	var pairs []pair
	for i, a := range words {
		for j, b := range words[:i] {
			if !a.Overlaps(b) {
				pairs = append(pairs, pair{int32(j), int32(i)})
			}
		}
	}
	// A fixed order at random: any first pairs of a group then stand for all.
	source := rand.New(rand.NewPCG(1, 2))
	source.Shuffle(len(pairs), func(i, j int) { pairs[i], pairs[j] = pairs[j], pairs[i] })
	return pairs
}
