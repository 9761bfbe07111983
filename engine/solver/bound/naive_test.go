package bound_test

import (
	"math"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// The bounds and the optimum, as they are defined, from [engine.Score] alone.

// pairsOf returns all secrets of two words of a list.
func pairsOf(l *lexicon.Lexicon) []engine.Secret {
	var secrets []engine.Secret
	for i := range l.AnswerCount() {
		for j := range i {
			if s, err := engine.NewSecret(l.Answer(j), l.Answer(i)); err == nil {
				secrets = append(secrets, s)
			}
		}
	}
	return secrets
}

// losing returns the secrets that a guess doesn't win, by its feedback.
func losing(secrets []engine.Secret, guess engine.Word) map[engine.Feedback][]engine.Secret {
	groups := map[engine.Feedback][]engine.Secret{}
	for _, s := range secrets {
		if !s.Has(guess) {
			f := engine.Score(guess, s)
			groups[f] = append(groups[f], s)
		}
	}
	return groups
}

// mostOf returns Δ.
func mostOf(secrets []engine.Secret) int {
	held, most := map[engine.Word]int{}, 0
	for _, s := range secrets {
		for w := range s.Words() {
			held[w]++
			most = max(most, held[w])
		}
	}
	return most
}

// savings returns U.
func savings(secrets []engine.Secret, guesses []engine.Word) int {
	best := 0
	for _, guess := range guesses {
		sum := 2 * len(secrets)
		for _, group := range losing(secrets, guess) {
			sum += mostOf(group) - 2*len(group)
		}
		best = max(best, sum)
	}
	return best
}

// optimum returns the fewest guesses that any strategy needs for the games of some
// secrets in all, by trying out every guess.
func optimum(secrets []engine.Secret, guesses []engine.Word) int {
	least := math.MaxInt
	for _, guess := range guesses {
		least = min(least, after(secrets, guess, guesses))
	}
	return least
}

// after returns the optimum of those that begin with a guess; the greatest number if it
// tells nothing.
func after(secrets []engine.Secret, guess engine.Word, guesses []engine.Word) int {
	all := len(secrets)
	for _, group := range losing(secrets, guess) {
		if len(group) == len(secrets) {
			return math.MaxInt
		}
		all += optimum(group, guesses)
	}
	return all
}
