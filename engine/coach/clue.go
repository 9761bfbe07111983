package coach

import (
	"strings"

	"ketword/engine"
	"ketword/engine/solver"
)

// Clue is help that leaves the choice of a guess to the player.
type Clue struct {
	Letter string      // most frequent in the secrets that are left, of those that are not known to be in it; "" for none
	Share  float64     // of the secrets, which have it; of more than 1,000, of as many
	Word   engine.Word // the best guess that can be a word of a secret of the list, so that everybody knows it
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
	if c.Len() == 0 {
		return Clue{}, solver.ErrNone
	}
	clue := Clue{Word: c.At(0).First()}
	for _, r := range best {
		if t.Lexicon().IsAnswer(r.Guess) {
			clue.Word = r.Guess
			break
		}
	}
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
