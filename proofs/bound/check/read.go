package check

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"strconv"
	"strings"

	"ketword/engine"
	"ketword/internal/format"
)

// certificate is what a text says.
type certificate struct {
	openers []opener // by the numbers of the guesses
	seed    uint64   // from the hash
}

// opener is a first guess.
type opener struct {
	number  int
	guess   engine.Word
	claim   int // guesses that all games take at least after it
	oneStep int // the same, by one step
}

// read reads a text and compares its heading with a list.
func read(text []byte, answers, guesses []engine.Word) (*certificate, error) {
	title, rest, _ := strings.Cut(string(text), "\n")
	if title != "ketword bound 1" {
		return nil, ErrForm
	}
	lists := "answers " + printOf(answers) + "\nguesses " + printOf(guesses) + "\n"
	if strings.HasPrefix(lists, rest) && rest != lists {
		return nil, ErrCut
	}
	lines, same := strings.CutPrefix(rest, lists)
	if !same {
		return nil, ErrList
	}
	claims, err := readClaims(lines, guesses)
	if err != nil {
		return nil, err
	}
	hash := sha256.Sum256(text)
	c := &certificate{seed: binary.BigEndian.Uint64(hash[:])}
	return c, c.take(claims, guesses)
}

// readClaims reads the lines of first guesses, each of which may have one.
func readClaims(lines string, guesses []engine.Word) (map[engine.Word]int, error) {
	if lines != "" && !strings.HasSuffix(lines, "\n") {
		return nil, ErrCut
	}
	allowed := map[engine.Word]bool{}
	for _, guess := range guesses {
		allowed[guess] = true
	}
	claims := map[engine.Word]int{}
	number := 3 // of the last line of the heading
	for line := range strings.Lines(lines) {
		number++
		guess, claim, err := parse(strings.TrimSuffix(line, "\n"))
		_, twice := claims[guess]
		switch {
		case err != nil:
		case twice:
			err = ErrTwice
		case !allowed[guess]:
			err = engine.ErrUnknown
		}
		if err != nil {
			return nil, format.Error("line %d: %w", number, err)
		}
		claims[guess] = claim
	}
	return claims, nil
}

// take takes in the claims of all guesses, each of which must have one.
func (c *certificate) take(claims map[engine.Word]int, guesses []engine.Word) error {
	for i, guess := range guesses {
		claim, is := claims[guess]
		if !is {
			return format.Error("%s: %w", guess, ErrMissing)
		}
		c.openers = append(c.openers, opener{number: i, guess: guess, claim: claim})
	}
	return nil
}

// parse reads a line.
func parse(line string) (guess engine.Word, claim int, err error) {
	word, number, two := strings.Cut(line, " ")
	const bits = 32
	if !two {
		return guess, 0, ErrForm
	}
	if guess, err = engine.ParseWord(word); err != nil {
		return guess, 0, err
	}
	n, err := strconv.ParseUint(number, 10, bits)
	if err != nil {
		return guess, 0, ErrForm
	}
	return guess, int(n), nil
}

// printOf returns the number of words and their hash, as the heading has them.
func printOf(words []engine.Word) string {
	var text strings.Builder
	for _, w := range words {
		text.WriteString(w.String() + "\n")
	}
	hash := sha256.Sum256([]byte(text.String()))
	return strconv.Itoa(len(words)) + " " + hex.EncodeToString(hash[:])
}
