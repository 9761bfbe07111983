package coach

import (
	"slices"
	"strings"

	"ketword/engine"
	"ketword/engine/solver"
)

// MaxFew is how many secrets are few, so that they are listed.
const MaxFew = 30

// Left is how many secrets are possible.
type Left struct {
	Secrets  int
	Estimate bool            // they were not counted, but estimated from a sample
	Widened  bool            // they are of all guesses, since no answer fits
	Few      []engine.Secret // all of them in the order of the list, if they are at most MaxFew
}

// SecretsLeft returns how many secrets a position leaves: the rules and the turns of a
// game, whose secret is not looked at. That none is left is no error.
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

// BestGuess returns the best next guess that the rules allow, with its figures. It is
// found by a budget of work, so that it comes at once in every list; the same position
// has the same guess. The error is [solver.ErrNone] if no secret is left.
func BestGuess(ctx engine.Context, t *solver.Table, g Game) (solver.Ranked, error) {
	c, err := g.after(ctx, t, g.Turns)
	if err != nil {
		return solver.Ranked{}, err
	}
	return bestOf(ctx, c)
}

// hintWork is the budget of a hint: less than 0.1 s in a browser with one word to a
// secret, and 0.3 s with two, the pairs found meanwhile included.
const hintWork = 8_000_000

// bestOf returns the best guess of a position: that which is known to be good, if one is.
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

// knownOf returns the guess of a position that is known to be good; false if none is.
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
	Letter string      // most frequent in the secrets that are left, of those that are not known to be in it; "" for none
	Share  float64     // of the secrets, which have it; of more than 1,000, of as many
	Word   engine.Word // the best guess that is an answer of the list, so that everybody knows it
	Rare   bool        // it is none, but all that is left
}

// familiarAmong is among how many of the best guesses a familiar one is looked for.
const familiarAmong = 100

// ClueOf returns a clue in a position. The error is that of [BestGuess].
func ClueOf(ctx engine.Context, t *solver.Table, g Game) (Clue, error) {
	c, err := g.after(ctx, t, g.Turns)
	if err != nil {
		return Clue{}, err
	}
	best, err := solver.Best(ctx, c, solver.Options{Cost: costOf(c.Mode()), Width: familiarAmong, Work: hintWork})
	if err != nil {
		return Clue{}, err
	}
	clue := Clue{Word: c.At(0).First()}
	known := func(r solver.Ranked) bool { return t.Lexicon().IsAnswer(r.Guess) }
	if i := slices.IndexFunc(best, known); i >= 0 && c.Len() > 1 {
		clue.Word = best[i].Guess
	}
	clue.Rare = !t.Lexicon().IsAnswer(clue.Word)
	ends, tried := c.Ends(), ""
	for _, turn := range g.Turns {
		tried += turn.Guess.String()
	}
	clue.Letter, clue.Share = frequent(ends, tried)
	return clue, engine.Pause(ctx)
}

// frequent returns the letter that most secrets have, but not all and not one that was tried;
// and their share. The first in the alphabet decides.
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
