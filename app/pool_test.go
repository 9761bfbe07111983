//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/screen"
	"ketword/app/screen/challenge"
	"ketword/app/screen/review"
	"ketword/app/text/embedded"
)

// challenged returns a challenge with a secret of the small list.
func challenged(t testing.TB, words ...string) *table {
	mode := map[int]string{1: "abide", 2: "crown plaid"}[len(words)]
	b := newTable(t, mode, "").send(challenge.Send{Words: words})
	return newTable(t, mode, "").send(model.Popped{Query: b.shared().Query})
}

// TestChallengesSayWhatTheyReckonWith: in a challenge, hint and review say that all allowed words count as
// secrets, whatever the secret is; for a drawn puzzle they don't.
func TestChallengesSayWhatTheyReckonWith(t *testing.T) {
	says := func(b *table) bool {
		return slices.Contains(drawn.Texts(b.draw().All(drawn.Tagged("p"))), embedded.English.Coach.Chosen())
	}
	hint, review := model.Open{Screen: screen.Hint}, review.Show{}
	for _, words := range [][]string{{"slate"}, {"salsa"}, {"abide"}, {"audio"}, {"aisle"}, {"slate", "crown"}, {"crown", "plaid"}} {
		b := challenged(t, words...).send(hint)
		equal(t, strings.Join(words, " "), []bool{b.model.Game.Puzzle.Chosen(), says(b)}, []bool{true, true})
		b = challenged(t, words...).guess(words[0]).asks(review)
		equal(t, "review "+strings.Join(words, " "), says(b), true)
	}
	equal(t, "drawn", says(newTable(t, "abide", "").send(hint)), false)
	equal(t, "drawn, reviewed", says(newTable(t, "abide", "").guess("abide").asks(review)), false)
}
