package solver

import (
	"errors"
	"strings"

	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/format"
)

// Strategy says what to guess after every row of a game of one word that has followed it from the
// start. Package perfect of module proofs finds the strategy that takes the fewest guesses.
//
// Its text holds only the guesses that [ruled] does not give. The first line names the list. Then
// each line is a guess, followed by those of the groups that it leaves, in the order of the codes
// of their feedbacks.
type Strategy struct {
	guess   engine.Word
	replies map[engine.Feedback]*Strategy // but those that the rule gives below
	left    []engine.Secret               // where the rule gives the guess: what it is given from
}

// strategyTries is how many guesses a game by a strategy takes at most.
const strategyTries = 6

// Errors of [Table.ParseStrategy].
var (
	ErrOtherList = errors.New("the strategy is of another list")
	ErrStrategy  = errors.New("the strategy has too few or too many words")
)

// strategyTitle is the first line of a strategy's text.
func (t *Table) strategyTitle() string {
	return format.Text("%s %d", t.Lexicon().Fingerprint(), len(t.guesses))
}

// ParseStrategy reads the text of a strategy for the list. The error is [ErrOtherList],
// [ErrStrategy], or names a word that the list has not.
func (t *Table) ParseStrategy(text string) (*Strategy, error) {
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	if lines[0] != t.strategyTitle() {
		return nil, ErrOtherList
	}
	words := lines[1:]
	s, err := t.readStrategy(t.oneWord(), &words, strategyTries)
	if err == nil && len(words) > 0 {
		err = ErrStrategy
	}
	return s, err
}

// oneWord returns all secrets of one word.
func (t *Table) oneWord() []engine.Secret { return newReference(t.Candidates(engine.Classic)) }

// readStrategy reads the strategy for some secrets, and removes its words from the list of words.
func (t *Table) readStrategy(secrets []engine.Secret, words *[]string, tries int) (*Strategy, error) {
	if _, ok := ruled(secrets, tries); ok {
		return &Strategy{left: secrets}, nil
	}
	if len(*words) == 0 {
		return nil, ErrStrategy
	}
	guess, err := engine.ParseWord((*words)[0])
	if err == nil && !t.Lexicon().Has(guess) {
		err = engine.ErrUnknown
	}
	if err != nil {
		return nil, format.Error("%q: %w", (*words)[0], err)
	}
	*words = (*words)[1:]
	s := &Strategy{guess: guess, replies: map[engine.Feedback]*Strategy{}}
	for _, g := range groupsByCode(guess, secrets) {
		if s.replies[g.feedback], err = t.readStrategy(g.secrets, words, tries-1); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// StrategyText writes a strategy as text. next returns its guess after some turns. It is for
// module wordlists/gen.
func (t *Table) StrategyText(next func(turns []engine.Turn) engine.Word) string {
	var text strings.Builder
	text.WriteString(t.strategyTitle() + "\n")
	writeStrategy(&text, next, t.oneWord(), nil)
	return text.String()
}

func writeStrategy(text *strings.Builder, next func([]engine.Turn) engine.Word, secrets []engine.Secret, turns []engine.Turn) {
	if _, ok := ruled(secrets, strategyTries-len(turns)); ok {
		return
	}
	guess := next(turns)
	text.WriteString(guess.String() + "\n")
	for _, g := range groupsByCode(guess, secrets) {
		writeStrategy(text, next, g.secrets, append(turns[:len(turns):len(turns)], engine.Turn{Guess: guess, Feedback: g.feedback}))
	}
}

// Guess returns the guess after some turns; the empty word if they did not follow the
// strategy.
func (s *Strategy) Guess(turns []engine.Turn) engine.Word {
	if s == nil {
		return engine.Word{}
	}
	tries := strategyTries
	for _, t := range turns {
		if t.Guess != s.next(tries) {
			return engine.Word{}
		}
		if s = s.after(t); s == nil {
			return engine.Word{}
		}
		tries--
	}
	return s.next(tries)
}

// next returns the strategy's next guess with a number of tries left.
func (s *Strategy) next(tries int) engine.Word {
	if s.left == nil {
		return s.guess
	}
	guess, _ := ruled(s.left, tries)
	return guess
}

// after returns the rest of a strategy after a turn that begins with its guess; nil if no secret
// gives the feedback, or the turn wins.
func (s *Strategy) after(t engine.Turn) *Strategy {
	if s.left == nil {
		return s.replies[t.Feedback]
	}
	left := each.But(s.left, func(secret engine.Secret) bool { return !t.Admits(secret) })
	if len(left) == 0 || t.Feedback.Wins() {
		return nil
	}
	return &Strategy{left: left}
}

// ruled returns the guess for some secrets that no guess can better, by a rule: the first of the
// secrets that leaves every other one alone or, if there is none and three tries are left, the
// first that leaves only one pair together.
func ruled(secrets []engine.Secret, tries int) (engine.Word, bool) {
	const (
		alone = 2 // tries that it takes if every other secret is alone
		pair  = 3 // if two are together
	)
	var nearly engine.Word
	seen := map[engine.Feedback]bool{}
	for _, s := range secrets {
		word := s.First()
		clear(seen)
		together := 0
		for _, other := range secrets {
			f := engine.Score(word, other)
			if seen[f] {
				together++
			}
			if together > 1 {
				break
			}
			seen[f] = true
		}
		switch {
		case together == 0 && (tries >= alone || len(secrets) == 1):
			return word, true
		case together == 1 && tries >= pair && nearly.Len() == 0:
			nearly = word
		}
	}
	return nearly, nearly.Len() > 0
}

// coded is the secrets that give a feedback.
type coded struct {
	feedback engine.Feedback
	secrets  []engine.Secret
}

// groupsByCode returns the groups that a guess leaves, in the order of their feedbacks'
// codes.
func groupsByCode(guess engine.Word, secrets []engine.Secret) []coded {
	var groups []coded
	for f, indices := range reference(secrets).groups(guess) {
		if !f.Wins() {
			groups = append(groups, coded{f, each.Of(indices, func(i int32) engine.Secret { return secrets[i] })})
		}
	}
	return each.Sorted(groups, func(a, b coded) int { return a.feedback.Code() - b.feedback.Code() })
}
