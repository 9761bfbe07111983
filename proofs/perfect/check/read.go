package check

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"

	"ketword/engine"
	"ketword/internal/format"
)

// reader reads line by line.
type reader struct {
	rest   string
	ended  bool
	number int // of the line read last, from 1
}

func (r *reader) next() (line string, more bool) {
	if r.ended {
		return "", false
	}
	r.number++
	line, r.rest, more = strings.Cut(r.rest, "\n")
	r.ended = !more
	return line, true
}

// wrong returns an error that names the line read last.
func (r *reader) wrong(err error) error { return format.Error("line %d: %w", r.number, err) }

// read reads a certificate and compares its heading with a list.
func read(text []byte, answers, guesses []engine.Word) (*certificate, error) {
	body, hash, err := unseal(text)
	if err != nil {
		return nil, err
	}
	r := &reader{rest: strings.TrimSuffix(string(body), "\n")}
	c := &certificate{guesses: guesses, number: map[engine.Word]int{}, seed: binary.BigEndian.Uint64(hash[:])}
	for i, g := range guesses {
		c.number[g] = i
	}
	if err := c.header(r, answers, guesses); err != nil {
		return nil, err
	}
	if c.rules.Length > maxLength {
		return nil, ErrLong
	}
	for _, a := range answers {
		s, err := engine.NewSecret(a)
		if err != nil {
			return nil, err
		}
		if !c.Has(a) {
			return nil, format.Error("%s: %w", a, engine.ErrUnknown)
		}
		c.secrets = append(c.secrets, s)
	}
	if err := c.readOpeners(r); err != nil {
		return nil, err
	}
	return c, c.readTree(r)
}

// unseal checks the hash in the last line. It returns the text above it, and the hash.
func unseal(text []byte) (body []byte, hash [sha256.Size]byte, err error) {
	const seal = "sha256 "
	at := bytes.LastIndex(text, []byte("\n"+seal)) + 1
	if !bytes.HasPrefix(text, []byte("ketword proof ")) {
		return nil, hash, ErrForm
	}
	if at == 0 {
		return nil, hash, ErrCut
	}
	hash = sha256.Sum256(text[:at])
	if string(text[at:]) != seal+hex.EncodeToString(hash[:])+"\n" {
		return nil, hash, ErrHash
	}
	return text[:at], hash, nil
}

// header reads the first four lines.
func (c *certificate) header(r *reader, answers, guesses []engine.Word) error {
	title, _ := r.next()
	if title != "ketword proof 1" {
		return r.wrong(ErrForm)
	}
	var mode, level string
	line, _ := r.next()
	if _, err := fmt.Sscanf(line, "rules %s %s %d", &mode, &level, &c.rules.Tries); err != nil || mode != engine.Classic.String() {
		return r.wrong(ErrForm)
	}
	var err error
	if c.rules.Level, err = engine.ParseLevel(level); err != nil {
		return r.wrong(err)
	}
	c.rules.Mode = engine.Classic
	for _, list := range []struct {
		name  string
		words []engine.Word
	}{{"answers", answers}, {"guesses", guesses}} {
		if len(list.words) > 0 {
			c.rules.Length = list.words[0].Len()
		}
		if line, _ := r.next(); line != fmt.Sprintf("%s %d %s", list.name, len(list.words), hashOf(list.words)) {
			return ErrList
		}
	}
	return nil
}

func hashOf(words []engine.Word) string {
	var text strings.Builder
	for _, w := range words {
		text.WriteString(w.String() + "\n")
	}
	sum := sha256.Sum256([]byte(text.String()))
	return hex.EncodeToString(sum[:])
}

// readOpeners reads the lines of the first guesses, of which there is one for every word that may
// be guessed, and the one with the least.
func (c *certificate) readOpeners(r *reader) error {
	seen := map[engine.Word]bool{}
	for {
		line, more := r.next()
		if !more {
			return ErrCut
		}
		if total, is := strings.CutPrefix(line, "least "); is && total != "" && '0' <= total[0] && total[0] <= '9' { // "least" may be a word, too
			if err := c.readLeast(total); err != nil {
				return r.wrong(err)
			}
			break
		}
		o, err := c.readOpener(line)
		if err == nil && seen[o.guess] {
			err = ErrTwice
		}
		if err != nil {
			return r.wrong(err)
		}
		seen[o.guess] = true
		c.openers = append(c.openers, o)
	}
	for _, g := range c.guesses {
		if !seen[g] {
			return format.Error("%s: %w", g, ErrMissing)
		}
	}
	return nil
}

// readLeast reads the fewest guesses of all games, and the tries of a game.
func (c *certificate) readLeast(text string) error {
	number, tries, limited := strings.Cut(text, " in ")
	least, err := strconv.Atoi(number)
	if err != nil {
		return ErrForm
	}
	limit := engine.Unlimited
	if limited {
		if limit, err = strconv.Atoi(tries); err != nil {
			return ErrForm
		}
	}
	if limit != c.rules.Tries {
		return ErrTries
	}
	c.least = least
	return nil
}

func (c *certificate) readOpener(line string) (opener, error) {
	fields := strings.Fields(line)
	if len(fields) < 3 || fields[1] != "=" && fields[1] != ">" {
		return opener{}, ErrForm
	}
	guess, err := engine.ParseWord(fields[0])
	if err != nil {
		return opener{}, err
	}
	if !c.Has(guess) {
		return opener{}, engine.ErrUnknown
	}
	o := opener{guess: guess, parts: map[uint16]int{}}
	if o.least, err = strconv.Atoi(fields[2]); err != nil {
		return opener{}, ErrForm
	}
	for _, field := range fields[3:] {
		pattern, number, _ := strings.Cut(field, ":")
		feedback, err := engine.ParseFeedback(pattern)
		if err != nil {
			return opener{}, err
		}
		if feedback.Len() != c.rules.Length || feedback.Mixed() {
			return opener{}, ErrForm
		}
		code := uint16(feedback.Code())
		if _, met := o.parts[code]; met {
			return opener{}, ErrTwice
		}
		if o.parts[code], err = strconv.Atoi(number); err != nil {
			return opener{}, ErrForm
		}
	}
	return o, nil
}

// readTree reads the strategy: a guess, and below it, one blank deeper, its replies.
func (c *certificate) readTree(r *reader) error {
	if line, _ := r.next(); line != "tree" {
		return r.wrong(ErrForm)
	}
	line, more := r.next()
	if !more {
		return ErrNone
	}
	first, err := engine.ParseWord(line)
	if err != nil {
		return r.wrong(err)
	}
	c.tree = newNode(first)
	path := []*node{c.tree}
	for {
		line, more := r.next()
		if !more {
			return nil
		}
		text := strings.TrimLeft(line, " ")
		depth := len(line) - len(text)
		pattern, guess, _ := strings.Cut(text, " ")
		feedback, err := engine.ParseFeedback(pattern)
		if err != nil {
			return r.wrong(err)
		}
		word, err := engine.ParseWord(guess)
		if err != nil {
			return r.wrong(err)
		}
		if depth < 1 || depth > len(path) {
			return r.wrong(ErrForm)
		}
		if path[depth-1].replies[feedback] != nil {
			return r.wrong(ErrTwice)
		}
		n := newNode(word)
		path[depth-1].replies[feedback] = n
		path = append(path[:depth], n)
	}
}
