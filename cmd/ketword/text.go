package main

import (
	"fmt"
	"slices"
	"strings"

	"ketword/engine"
	"ketword/internal/cli"
	"ketword/internal/each"
)

// What several commands say.

// reveal says what the secret was.
func reveal(s engine.Secret) string {
	words := each.Of(slices.Collect(s.Words()), func(w engine.Word) string { return fmt.Sprintf("%q", w) })
	if len(words) == 1 {
		return "The word was " + words[0]
	}
	return "The words were " + strings.Join(words, " and ")
}

// secretText writes a secret as an option takes it, as in "crown+plaid".
func secretText(s engine.Secret) string { return strings.ReplaceAll(s.String(), " ", "+") }

func countWords(n int) string { return cli.Count(n, "word", "words") }

// noAnswer says that a solver goes on, since the secret is no answer.
const noAnswer = "No answer in the list fits any more; it goes on with all allowed words."
