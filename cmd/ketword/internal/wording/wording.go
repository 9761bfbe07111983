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
func Guesses(n int) string { return count(n, "guess", "guesses") }

// Words counts words.
func Words(n int) string { return count(n, "word", "words") }

func count(n int, one, many string) string {
	if n == 1 {
		many = one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// Exhausted tells that a solver knows no word that could be the secret.
const Exhausted = "No word of the list is possible any more."
