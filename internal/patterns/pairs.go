package patterns

import (
	"ketword/engine"
	"ketword/internal/each"
)

// Answers are the answers of a list, from 0 in its order.
type Answers struct {
	words  []engine.Word
	alone  []engine.Secret // the secret of each word alone
	length int
	code   Code
}

// NewAnswers prepares the answers of a list.
func NewAnswers(length int, words []engine.Word) *Answers {
	a := &Answers{words: words, alone: make([]engine.Secret, len(words)), length: length, code: CodeOf(length)}
	for i, w := range words {
		a.alone[i], _ = engine.NewSecret(w) // a word of a list is a secret
	}
	return a
}

// Word returns an answer.
func (a *Answers) Word(answer int32) engine.Word { return a.words[answer] }

// All returns all secrets of one word.
func (a *Answers) All() Singles {
	return each.Index[int32](len(a.words))
}

// Patterns returns the flagged patterns of any guess of their length against
// some answers.
func (a *Answers) Patterns(guess engine.Word, answers []int32) []Outcome {
	return each.Of(answers, func(answer int32) Outcome { return a.code.Outcome(engine.Score(guess, a.alone[answer])) })
}

// Pairs returns the pairs that some turns admit, and share 0. If they are too many to look at or to
// hold, it returns a sample of them, and about what share of all pairs that is. It looks at ctx
// every few milliseconds. The error is that of ctx.
func (a *Answers) Pairs(ctx engine.Context, turns []engine.Turn) (pairs Pairs, share float64, err error) {
	s := a.newSearch(turns)
	s.ctx = ctx
	var some []pair
	if n := int64(len(s.answers)); n*(n-1)/2 > maxLooks {
		if some, share, err = s.sample(); err != nil {
			return Pairs{}, 0, err
		}
	}
	if len(some) < sampleSize { // pairs are rare, or words few
		all, ok, err := s.all()
		if err != nil {
			return Pairs{}, 0, err
		}
		if ok {
			return compact(s.answers, all), 0, engine.Pause(ctx) // which took a while, too
		}
		if some, share, err = s.sample(); err != nil {
			return Pairs{}, 0, err
		}
	}
	return compact(s.answers, some), share, nil
}

// looksAtOnce is how many pairs are looked at between two looks at ctx: a few
// milliseconds' worth in a browser.
const looksAtOnce = 500_000

// search looks for pairs of answers that some turns admit.
type search struct {
	*Answers
	ctx      engine.Context
	answers  []int32 // those that can be in a pair
	letters  []letters
	exact    bool        // letters that share no bit are different
	wants    []Outcome   // of the turns
	patterns [][]Outcome // of the turns, flagged, against the answers
}

// newSearch prepares a search without the answers that would give a mark which a turn lacks.
func (a *Answers) newSearch(turns []engine.Turn) *search {
	s := &search{Answers: a, answers: a.All()}
	for _, turn := range turns {
		var rest []int32
		for i, pattern := range a.Patterns(turn.Guess, s.answers) {
			if within(pattern%a.code.flag, uint32(turn.Feedback.Code())) {
				rest = append(rest, s.answers[i])
			}
		}
		s.answers = rest
	}
	for _, turn := range turns {
		s.wants = append(s.wants, a.code.Outcome(turn.Feedback))
		s.patterns = append(s.patterns, a.Patterns(turn.Guess, s.answers))
	}
	s.addLetters()
	return s
}

// within reports whether every mark of part is that of whole, or absent.
func within(part, whole uint32) bool {
	for ; part > 0; part, whole = part/3, whole/3 {
		if part%3 != 0 && part%3 != whole%3 {
			return false
		}
	}
	return true
}

// letters is a set of them, a bit each. Of an alphabet of more than 64 letters,
// some share a bit.
type letters uint64

const setBits = 64

// addLetters finds the letters of the answers.
func (s *search) addLetters() {
	numbers := map[engine.Letter]int{}
	s.letters = make([]letters, len(s.answers))
	for i, answer := range s.answers {
		for _, letter := range s.words[answer].Letters() {
			n, known := numbers[letter]
			if !known {
				n = len(numbers)
				numbers[letter] = n
			}
			s.letters[i] |= 1 << (n % setBits)
		}
	}
	s.exact = len(numbers) <= setBits
}

// fits reports whether the answers of two indices are a secret that all turns
// admit.
func (s *search) fits(i, j int) bool {
	if s.letters[i]&s.letters[j] != 0 && (s.exact || s.words[s.answers[i]].Overlaps(s.words[s.answers[j]])) {
		return false
	}
	for turn, want := range s.wants {
		if s.patterns[turn][i]+s.patterns[turn][j] != want {
			return false
		}
	}
	return true
}

// all returns all pairs in order; false if they are more than can be held.
func (s *search) all() ([]pair, bool, error) {
	var list []pair
	looks := 0
	for i := range s.answers {
		if looks += len(s.answers) - i; looks > looksAtOnce {
			if err := engine.Pause(s.ctx); err != nil {
				return nil, false, err
			}
			looks = 0
		}
		for j := i + 1; j < len(s.answers); j++ {
			if s.fits(i, j) {
				list = append(list, pair{a: int32(i), b: int32(j)})
			}
		}
		if len(list) > MaxPairs {
			return nil, false, nil
		}
	}
	return list, true, nil
}

// Partners finds out which words, answers or not, make with some answer a pair
// that some turns admit. Scoring every answer for every word would take long:
// what the word itself gives is subtracted, and the rest looked up.
type Partners struct {
	search *search
	turns  []engine.Turn
}

// Partners prepares to look for partners.
func (a *Answers) Partners(turns []engine.Turn) *Partners {
	return &Partners{search: a.newSearch(turns), turns: turns}
}

// Has reports whether a word has a partner.
func (p *Partners) Has(word engine.Word) bool {
	alone, err := engine.NewSecret(word)
	if err != nil {
		return false
	}
	rests, code := make([]Outcome, len(p.turns)), p.search.code // what the partner gives
	for i, turn := range p.turns {
		own := engine.Score(turn.Guess, alone)
		if !within(uint32(own.Code()), uint32(turn.Feedback.Code())) {
			return false
		}
		rests[i] = p.search.wants[i] - code.Outcome(own)
	}
	for j, answer := range p.search.answers {
		if p.search.gives(j, rests) && !word.Overlaps(p.search.words[answer]) {
			return true
		}
	}
	return false
}

// gives reports whether the answer of an index gives some outcomes.
func (s *search) gives(j int, outcomes []Outcome) bool {
	for turn, want := range outcomes {
		if s.patterns[turn][j] != want {
			return false
		}
	}
	return true
}
