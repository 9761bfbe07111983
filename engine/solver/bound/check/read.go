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

// read reads a text and holds it against a list.
func read(text []byte, answers, guesses []engine.Word) (*certificate, error) {
	lines := strings.Split(string(text), "\n")
	if lines[0] != "ketword bound 1" {
		return nil, ErrForm
	}
	const heading = 3 // lines
	if len(lines) <= heading {
		return nil, ErrCut
	}
	if lines[1] != "answers "+printOf(answers) || lines[2] != "guesses "+printOf(guesses) {
		return nil, ErrList
	}
	last := len(lines) - 1
	if lines[last] != "" {
		return nil, ErrCut
	}
	claims := map[engine.Word]int{}
	for i, line := range lines[heading:last] {
		guess, claim, err := parse(line)
		if _, twice := claims[guess]; err == nil && twice {
			err = ErrTwice
		}
		if err != nil {
			return nil, format.Error("line %d: %w", heading+1+i, err)
		}
		claims[guess] = claim
	}
	hash := sha256.Sum256(text)
	c := &certificate{seed: binary.BigEndian.Uint64(hash[:])}
	return c, c.take(claims, guesses)
}

// take takes the claims of the guesses, of which each must have one, and nothing else.
func (c *certificate) take(claims map[engine.Word]int, guesses []engine.Word) error {
	for i, guess := range guesses {
		claim, is := claims[guess]
		if !is {
			return format.Error("%s: %w", guess, ErrMissing)
		}
		c.openers = append(c.openers, opener{number: i, guess: guess, claim: claim})
		delete(claims, guess)
	}
	for guess := range claims {
		return format.Error("%s: %w", guess, engine.ErrUnknown)
	}
	return nil
}

// parse reads a line.
func parse(line string) (guess engine.Word, claim int, err error) {
	fields := strings.Split(line, " ")
	const bits = 32
	if len(fields) != 2 {
		return guess, 0, ErrForm
	}
	if guess, err = engine.ParseWord(fields[0]); err != nil {
		return guess, 0, err
	}
	n, err := strconv.ParseUint(fields[1], 10, bits)
	if err != nil {
		return guess, 0, ErrForm
	}
	return guess, int(n), nil
}

// printOf returns how many words there are, and their hash.
func printOf(words []engine.Word) string {
	var text strings.Builder
	for _, w := range words {
		text.WriteString(w.String() + "\n")
	}
	hash := sha256.Sum256([]byte(text.String()))
	return strconv.Itoa(len(words)) + " " + hex.EncodeToString(hash[:])
}
