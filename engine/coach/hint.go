package coach

import (
	"slices"
	"strings"

	"ketword/engine"
	"ketword/engine/solver"
)

// MaxFew is up to how many secrets are listed one by one.
const MaxFew = 30

// Left is how many secrets are possible.
type Left struct {
	Secrets  int
	Estimate bool            // they were not counted, but estimated from a sample
	Widened  bool            // they are of all guesses, since no answer fits
	Few      []engine.Secret // all of them in the order of the list, if they are at most MaxFew
}

// SecretsLeft returns how many secrets a position leaves. It knows the position by the rules and
// turns of a game, and does not look at the game's secret. No secret left is not an error.
func SecretsLeft(ctx engine.Context, t *solver.Table, g Game) (Left, error) {
	c, err := g.after(ctx, t, g.Turns)
	if err != nil {
		return Left{}, err
	}
	return g.leftOf(c), nil
}

// leftOf returns how many candidates there are.
func (g Game) leftOf(c solver.Candidates) Left {
	return Left{Secrets: c.Size(), Estimate: c.Sampled(), Widened: g.Pool == solver.Answers && c.Pool() == solver.Guesses, Few: few(c)}
}

// BestGuess returns the best next guess that the rules allow, with its figures. A budget of work
// limits the search, so that every list takes about as long, and the same position has the same
// guess. The error is [solver.ErrNone] if no secret is left.
func BestGuess(ctx engine.Context, t *solver.Table, g Game) (solver.Ranked, error) {
	c, err := g.after(ctx, t, g.Turns)
	if err != nil {
		return solver.Ranked{}, err
	}
	return bestOf(ctx, c)
}

// hintWork is the budget of a hint. In a browser that takes less than 0.1 s with one word to a
// secret, and 0.3 s with two, including the time to find the pairs.
const hintWork = 8_000_000

// bestOf returns the best guess of a position: a known one, or else one that it searches for.
func bestOf(ctx engine.Context, c solver.Candidates) (solver.Ranked, error) {
	if best, found, err := knownOf(ctx, c); found || err != nil {
		return best, err
	}
	best, err := solver.Best(ctx, c, solver.Options{Cost: costOf(c.Mode()), Work: hintWork})
	if err != nil {
		return solver.Ranked{}, err
	}
	return best[0], nil
}

// knownOf returns the guess of [solver.Candidates.Known] with its figures; false if there is none.
func knownOf(ctx engine.Context, c solver.Candidates) (solver.Ranked, bool, error) {
	known, found, err := c.Known(ctx, engine.Normal)
	if !found || err != nil {
		return solver.Ranked{}, false, err
	}
	best := c.Rate(known.Guess, costOf(c.Mode()))
	best.Proved = known.Proved
	return best, true, engine.Pause(ctx)
}

// Clue is help that leaves the choice of a guess to the player.
type Clue struct {
	Letter string      // the untried letter that most of the remaining secrets have, but not all; "" if there is none
	Share  float64     // the share of the secrets that have Letter, estimated from 1,000 if there are more
	Word   engine.Word // the best guess among the answers, which most players know
	Rare   bool        // Word is not an answer: no answer was among the best guesses
}

// familiarAmong is how many of the best guesses are searched for an answer.
const familiarAmong = 100

// ClueOf returns a clue in a position. The error is that of [BestGuess].
func ClueOf(ctx engine.Context, t *solver.Table, g Game) (Clue, error) {
	c, err := g.after(ctx, t, g.Turns)
	if err != nil {
		return Clue{}, err
	}
	word, err := familiar(ctx, c)
	if err != nil {
		return Clue{}, err
	}
	clue := Clue{Word: word, Rare: !t.Lexicon().IsAnswer(word)}
	ends, tried := c.Ends(), ""
	for _, turn := range g.Turns {
		tried += turn.Guess.String()
	}
	clue.Letter, clue.Share = frequent(ends, tried)
	return clue, engine.Pause(ctx)
}

// familiar returns the best guess among the answers, or a word of a secret if no answer is among the best guesses.
func familiar(ctx engine.Context, c solver.Candidates) (engine.Word, error) {
	best, err := solver.Best(ctx, c, solver.Options{Cost: costOf(c.Mode()), Width: familiarAmong, Work: hintWork})
	if err != nil {
		return engine.Word{}, err
	}
	known := func(r solver.Ranked) bool { return c.Lexicon().IsAnswer(r.Guess) }
	if i := slices.IndexFunc(best, known); i >= 0 && c.Len() > 1 {
		return best[i].Guess, nil
	}
	return c.At(0).First(), nil
}

// frequent returns the letter that most secrets have, and the share of them that have it. It skips
// letters that all secrets have and letters that were tried. Ties go to the first letter by code
// point.
func frequent(secrets []engine.Secret, tried string) (letter string, share float64) {
	holders := map[engine.Letter]int{}
	for _, s := range secrets {
		text := s.String()
		for at, l := range text {
			if l != ' ' && strings.IndexRune(text, l) == at {
				holders[l]++
			}
		}
	}
	var first engine.Letter
	most := 0
	for l, n := range holders {
		if n < len(secrets) && !strings.ContainsRune(tried, l) && (n > most || n == most && l < first) {
			first, most = l, n
		}
	}
	if most == 0 {
		return "", 0
	}
	return string(first), float64(most) / float64(len(secrets))
}
