// Package wording has what several commands say.
package wording

import (
	"fmt"
	"strings"

	"ketword/engine"
)

// Reveal says what the secret was.
func Reveal(s engine.Secret) string {
	var words []string
	for w := range s.Words() {
		words = append(words, fmt.Sprintf("%q", w))
	}
	if len(words) == 1 {
		return "The word was " + words[0]
	}
	return "The words were " + strings.Join(words, " and ")
}

// Guesses counts guesses.
func Guesses(n int) string {
	if n == 1 {
		return "1 guess"
	}
	return fmt.Sprintf("%d guesses", n)
}

// Exhausted tells that a solver knows no word that could be the secret.
const Exhausted = "No word of the list is possible any more."
