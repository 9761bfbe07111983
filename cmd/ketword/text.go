package main

import (
	"errors"
	"fmt"
	"strings"

	"ketword/engine"
)

// What several commands say.

// reveal says what the secret was.
func reveal(s engine.Secret) string {
	var words []string
	for w := range s.Words() {
		words = append(words, fmt.Sprintf("%q", w))
	}
	if len(words) == 1 {
		return "The word was " + words[0]
	}
	return "The words were " + strings.Join(words, " and ")
}

// secretText writes the words of a secret.
func secretText(s engine.Secret) string {
	var words []string
	for w := range s.Words() {
		words = append(words, w.String())
	}
	return strings.Join(words, "+")
}

func countGuesses(n int) string { return count(n, "guess", "guesses") }

func countWords(n int) string { return count(n, "word", "words") }

func count(n int, one, many string) string {
	if n == 1 {
		many = one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// noneLeft says that no word of the list can be the secret.
const noneLeft = "No word in the list fits any more."

// hintText says which hint a guess does not use; "" if it was refused for
// another reason.
func hintText(err error) string {
	h, is := errors.AsType[*engine.HintError](err)
	if !is {
		return ""
	}
	switch h.Kind {
	case engine.HintPosition:
		return fmt.Sprintf("Letter %d must be %q, as guess %d shows", h.Position+1, string(h.Letter), h.Turn+1)
	case engine.HintLetter:
		times := ""
		if h.Count > 1 {
			times = fmt.Sprintf(" %d times", h.Count)
		}
		return fmt.Sprintf("It must contain %q%s, as guess %d shows", string(h.Letter), times, h.Turn+1)
	case engine.HintTurn:
		return fmt.Sprintf("Guess %d rules this word out", h.Turn+1)
	}
	return "No pair with this word fits the guesses"
}
