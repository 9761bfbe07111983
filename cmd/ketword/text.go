package main

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"ketword/engine"
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

func countGuesses(n int) string { return count(n, "guess", "guesses") }

func countWords(n int) string { return count(n, "word", "words") }

func count(n int, one, many string) string {
	if n == 1 {
		many = one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// quoted writes an argument as a shell reads it. What can't be seen is escaped, as
// bash, ksh and zsh have it.
func quoted(arg string) string {
	special := func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("_@%+=:,./-", r)
	}
	if arg != "" && !strings.ContainsFunc(arg, special) {
		return arg
	}
	if strings.ContainsFunc(arg, isHidden) {
		return "$'" + escaped(strings.NewReplacer(`\`, `\\`, "'", `\'`).Replace(arg), nil) + "'"
	}
	return "'" + strings.ReplaceAll(arg, "'", `'\''`) + "'"
}

// noAnswer says that a solver goes on, since the secret is no answer.
const noAnswer = "No answer in the list fits any more; it goes on with all allowed words."
