// Package claims writes what package bound proved as text, and reads it for a run that goes on with
// it. Package check verifies it.
package claims

import (
	"errors"
	"strconv"
	"strings"

	"ketword/engine"
	"ketword/internal/format"
	"ketword/proofs/strategy/strategytext"
)

// The text, a certificate:
//
//	ketword bound 1
//	answers 2309 SHA-256 of the words, each with a line feed
//	guesses 12953 SHA-256
//	south 1764301
//	…
//
// Each line is a claim of its own: the games of all pairs that begin with this guess take at least so many
// guesses. So a text without some of the first guesses is true, too, and proves something of the list once
// others have the rest.
const title = "ketword bound 1"

func header(l strategytext.Lists) string { return title + "\n" + l.Lines() }

// Errors of [Read].
var (
	ErrNone    = errors.New("not the bounds of first guesses")
	ErrOther   = errors.New("the bounds are of another list")
	ErrLine    = errors.New("not a first guess and its bound")
	ErrUnknown = errors.New("not a word of the list")
	ErrTwice   = errors.New("the first guess is there twice")
)

// Write writes the bounds of some of a list's guesses, in the order of the list.
func Write(l strategytext.Lists, bounds map[engine.Word]int) string {
	var b strings.Builder
	b.WriteString(header(l))
	for _, guess := range l.Guesses {
		if bound, is := bounds[guess]; is {
			b.WriteString(guess.String() + " " + strconv.Itoa(bound) + "\n")
		}
	}
	return b.String()
}

// Read reads what [Write] writes, for the same list. A line that was cut off at the end is left out. The error is [ErrNone] or
// [ErrOther], or names a line that can't be read.
func Read(l strategytext.Lists, text string) (map[engine.Word]int, error) {
	if !strings.HasPrefix(text, title+"\n") {
		return nil, ErrNone
	}
	lines, is := strings.CutPrefix(text, header(l))
	if !is {
		return nil, ErrOther
	}
	allowed := make(map[engine.Word]bool, len(l.Guesses))
	for _, guess := range l.Guesses {
		allowed[guess] = true
	}
	bounds := make(map[engine.Word]int, len(l.Guesses))
	number := strings.Count(header(l), "\n")
	for line := range strings.Lines(lines) {
		number++
		line, whole := strings.CutSuffix(line, "\n")
		if !whole {
			break
		}
		guess, bound, err := parse(line)
		_, twice := bounds[guess]
		switch {
		case err != nil:
		case !allowed[guess]:
			err = ErrUnknown
		case twice:
			err = ErrTwice
		}
		if err != nil {
			return nil, format.Error("line %d: %w", number, err)
		}
		bounds[guess] = bound
	}
	return bounds, nil
}

// parse reads a line.
func parse(line string) (guess engine.Word, bound int, err error) {
	word, number, _ := strings.Cut(line, " ")
	if guess, err = engine.ParseWord(word); err != nil {
		return guess, 0, err
	}
	const bits = 32 // far more than the guesses of any list's games
	n, err := strconv.ParseUint(number, 10, bits)
	if err != nil {
		return guess, 0, ErrLine
	}
	return guess, int(n), nil
}
