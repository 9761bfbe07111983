package check

import (
	"iter"

	"ketword/engine"
)

// Feedbacks yields the secrets of two of some answers, and the number of the feedback that a guess gets.
func Feedbacks(answers []engine.Word, guess engine.Word) iter.Seq2[engine.Secret, int] {
	t := newTable(answers, []engine.Word{guess})
	var alone []engine.Secret
	for _, a := range answers {
		s, _ := engine.NewSecret(a)
		alone = append(alone, s)
	}
	t.score(0, guess, alone)
	return func(yield func(engine.Secret, int) bool) {
		for _, s := range t.all.secrets {
			secret, _ := engine.NewSecret(answers[s[0]], answers[s[1]])
			if !yield(secret, t.feedback(t.rows[0][s[0]], t.rows[0][s[1]])) {
				return
			}
		}
	}
}
