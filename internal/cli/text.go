package cli

import (
	"fmt"
	"strings"
	"unicode"
)

// CountGuesses writes a number of guesses.
func CountGuesses(n int) string { return Count(n, "guess", "guesses") }

// Count writes a number of things with their name in the singular or plural.
func Count(n int, one, many string) string {
	if n == 1 {
		many = one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// Quoted writes an argument as a shell reads it. What can't be seen is escaped, as
// bash, ksh and zsh have it.
func Quoted(arg string) string {
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
