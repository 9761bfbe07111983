package strategist

import (
	"cmp"
	"errors"
	"slices"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/each"
	"ketword/internal/format"
	"ketword/internal/patterns"
)

// maxLength is the length of the longest words: their outcomes fit into 16 bits.
const maxLength = 8

// Errors of [New] and [Maker.Make].
var (
	ErrLength = format.Error("words may have at most %d letters here", maxLength)
	ErrMany   = format.Error("there may be at most %d answers here", maxWord)
	ErrLevel  = errors.New("strategies are made for the normal rules only")
	ErrNone   = errors.New("no strategy was found that wins all games")
)

// maxWord is the greatest number of a word: 0 stands for none.
const maxWord = 1<<16 - 1

// Game is all secrets of a list, or some. It isn't changed after [New], so it may be shared.
type Game struct {
	rules   engine.Rules
	guesses []engine.Word
	numbers []int32 // of the guesses: all
	answers []engine.Word
	scored  *patterns.Answers // the answers
	guessOf []int32           // the number of each answer among the guesses
	columns *patterns.Set
	code    patterns.Code
	secrets []secret
}

// secret is the numbers of its words, from 1; the second is 0 if there is one word.
type secret [2]uint16

// New returns the games of a list. The error is [ErrLength], [ErrMany], [ErrLevel], or
// [lexicon.ErrNoPair].
func New(rules engine.Rules, l *lexicon.Lexicon) (*Game, error) {
	g := &Game{rules: rules, guesses: slices.Collect(l.Guesses()), answers: slices.Collect(l.Answers())}
	switch {
	case rules.Level != engine.Normal:
		return nil, ErrLevel
	case l.Length() > maxLength:
		return nil, ErrLength
	case len(g.answers) > maxWord:
		return nil, ErrMany
	}
	if g.secrets = g.all(); len(g.secrets) == 0 {
		return nil, lexicon.ErrNoPair
	}
	g.numbers = each.Index[int32](len(g.guesses))
	number := make(map[engine.Word]int32, len(g.guesses))
	for i, guess := range g.guesses {
		number[guess] = int32(i)
	}
	g.guessOf = each.Of(g.answers, func(answer engine.Word) int32 { return number[answer] })
	g.scored, g.code = patterns.NewAnswers(l.Length(), g.answers), patterns.CodeOf(l.Length())
	g.columns = patterns.NewSet(l.Length(), g.answers)
	g.columns.AddGuesses(g.guesses)
	return g, nil
}

func (g *Game) all() []secret {
	var all []secret
	if g.rules.Mode == engine.Classic {
		for i := range g.answers {
			all = append(all, secret{uint16(i + 1)})
		}
		return all
	}
	for i, word := range g.answers {
		for j, other := range g.answers[:i] {
			if !word.Overlaps(other) {
				all = append(all, secret{uint16(j + 1), uint16(i + 1)})
			}
		}
	}
	return all
}

// Sample returns the game of about most of the secrets, at equal distances, or of all if they are
// no more.
func (g *Game) Sample(most int) *Game {
	some, every := *g, 1+(len(g.secrets)-1)/most
	some.secrets = nil
	for i := 0; i < len(g.secrets); i += every {
		some.secrets = append(some.secrets, g.secrets[i])
	}
	return &some
}

// Len returns the number of secrets.
func (g *Game) Len() int { return len(g.secrets) }

// part is the secrets that give a first guess a feedback.
type part struct {
	feedback engine.Feedback
	secrets  []secret
}

// split returns the parts that a first guess leaves, the largest first, and how many secrets it
// wins.
func (g *Game) split(opener engine.Word) (parts []part, won int) {
	outcomes := slices.Insert(g.scored.Patterns(opener, g.scored.All()), 0, 0) // 0 is of no word
	shown := each.Of(g.secrets, func(s secret) patterns.Outcome { return outcomes[s[0]] + outcomes[s[1]] })
	sorted := make([]secret, len(g.secrets))
	groups := patterns.Sort(patterns.NewPartition(g.code.Outcomes()), shown, g.secrets, sorted)
	slices.SortFunc(groups, func(a, b patterns.Group) int {
		return cmp.Or(cmp.Compare(b.Len(), a.Len()), cmp.Compare(a.Outcome, b.Outcome))
	})
	for _, group := range groups {
		if group.Outcome == g.code.Win() {
			won = group.Len()
			continue
		}
		parts = append(parts, part{g.code.Feedback(group.Outcome), sorted[group.Start:group.End]})
	}
	return parts, won
}
