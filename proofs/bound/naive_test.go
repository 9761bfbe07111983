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

// byWords returns the most that the words of some secrets, which an opener left, let guesses win after another.
func byWords(secrets []engine.Secret, opener, guess engine.Word) int {
	type kind struct{ opener, guess int }
	held := map[engine.Word]int{}
	for _, s := range secrets {
		for w := range s.Words() {
			held[w]++
		}
	}
	words, most := map[kind]int{}, map[kind]int{}
	for w, n := range held {
		k := kind{code(opener, w), code(guess, w)}
		words[k]++
		most[k] = max(most[k], n)
	}
	sum := engine.Score(opener, secrets[0]).Code()
	wins := map[[2]int]int{} // by the sum of two patterns, and how many of them are not empty
	for a := range words {
		for b := range words {
			if a.opener+b.opener == sum && apart(a.guess, b.guess) {
				o := [2]int{a.guess + b.guess, min(a.guess, 1) + min(b.guess, 1)}
				wins[o] = max(wins[o], min(most[a], words[b]))
			}
		}
	}
	all := 0
	for o, n := range wins {
		if o != [2]int{code(guess, guess), 1} {
			all += n
		}
	}
	return min(all, len(secrets))
}

// code returns the pattern of a guess against a word.
func code(guess, word engine.Word) int {
	s, err := engine.NewSecret(word)
	if err != nil {
		panic(err)
	}
	return engine.Score(guess, s).Code()
}

// apart reports whether two patterns mark no tile twice.
func apart(a, b int) bool {
	return a == 0 || b == 0 || (a%3 == 0 || b%3 == 0) && apart(a/3, b/3)
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
