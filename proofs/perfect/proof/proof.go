// Package proof writes proofs of package perfect as text, and reads what an interrupted run
// has found. Package check verifies them.
package proof

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"slices"
	"strconv"
	"strings"

	"ketword/engine"
	"ketword/internal/format"
	"ketword/proofs/perfect"
	"ketword/proofs/strategy/strategytext"
)

// A certificate is a proof as text, which package check verifies:
//
//	ketword proof 1
//	rules classic normal 0
//	answers 2315 SHA-256 of the words, each with a line feed
//	guesses 12972 SHA-256
//	salet = 7920 _____:553 …
//	aahed > 8011 _____:1203 …
//	…
//	least 7920
//	tree
//	salet
//	 _____ courd
//	…
//	sha256 SHA-256 of all that is above
//
// Each first guess has a line: what all games take that begin with it, "=" exactly or ">" at
// least, and what those of its parts take at least of which more is known than their size tells.
// Where the rules limit the tries, to 5 for example, "least 81 in 5" says so again: that no strategy takes fewer
// is true of this limit only.
// In the tree, a feedback stands before its reply, one blank deeper than the guess that got it.
// If one secret is left it has no line, and is guessed.
//
// A record is the beginning of a certificate, up to the first guesses found so far.
const certificateTitle = "ketword proof 1"

// header returns the first lines of a certificate of a game.
func header(g *perfect.Game) string {
	rules, lists := g.Rules, strategytext.Lists{Answers: slices.Collect(g.Answers()), Guesses: g.Guesses}
	return format.Text("%s\nrules %s %s %d\n%s", certificateTitle, rules.Mode, rules.Level, rules.Tries, lists.Lines())
}

// lineOf returns the line of a first guess, without a line feed.
func lineOf(o perfect.Opener) string {
	var b strings.Builder
	b.WriteString(o.Guess.String())
	if o.Exact {
		b.WriteString(" = ")
	} else {
		b.WriteString(" > ")
	}
	b.WriteString(strconv.Itoa(o.Lower))
	for _, p := range o.Parts {
		b.WriteString(" " + p.Feedback.String() + ":" + strconv.Itoa(p.Lower))
	}
	return b.String()
}

// errLine means that a line is not that of a first guess.
var errLine = errors.New("not the line of a first guess")

// parseLine reads what lineOf writes.
func parseLine(line string) (perfect.Opener, error) {
	fields := strings.Fields(line)
	if len(fields) < 3 || fields[1] != "=" && fields[1] != ">" {
		return perfect.Opener{}, errLine
	}
	guess, err := engine.ParseWord(fields[0])
	if err != nil {
		return perfect.Opener{}, err
	}
	o := perfect.Opener{Guess: guess, Exact: fields[1] == "="}
	if o.Lower, err = strconv.Atoi(fields[2]); err != nil {
		return perfect.Opener{}, errLine
	}
	for _, field := range fields[3:] {
		pattern, least, _ := strings.Cut(field, ":")
		p := perfect.Part{}
		if p.Feedback, err = engine.ParseFeedback(pattern); err != nil {
			return perfect.Opener{}, err
		}
		if p.Lower, err = strconv.Atoi(least); err != nil {
			return perfect.Opener{}, errLine
		}
		o.Parts = append(o.Parts, p)
	}
	return o, nil
}

// Errors of [Read].
var (
	ErrNone    = errors.New("not a proof")
	ErrOther   = errors.New("the proof is of another list, or of other rules")
	ErrChanged = errors.New("the proof was changed after it was written")
	ErrFew     = errors.New("fewer guesses than any games take")
	ErrMany    = errors.New("there are more lines than first guesses")
)

// Read reads the first guesses of a record of the game, or of its certificate. A line that was cut
// off at the end is left out. The error is [ErrNone], [ErrOther] or [ErrChanged], or names a line
// that can't be read or true.
func Read(g *perfect.Game, text string) ([]perfect.Opener, error) {
	header := header(g)
	lines, is := strings.CutPrefix(text, header)
	switch {
	case !strings.HasPrefix(text, certificateTitle+"\n"):
		return nil, ErrNone
	case !is:
		return nil, ErrOther
	case changed(text):
		return nil, ErrChanged
	}
	var openers []perfect.Opener
	number, secrets, guesses := strings.Count(header, "\n"), len(slices.Collect(g.Answers())), len(g.Guesses)
	for {
		line, rest, whole := strings.Cut(lines, "\n")
		if !whole || isLeast(line) {
			return openers, nil
		}
		number++
		o, err := parseLine(line)
		switch {
		case err != nil:
		case o.Lower < 2*secrets-1:
			err = ErrFew
		case len(openers) == guesses:
			err = ErrMany
		}
		if err != nil {
			return nil, format.Error("line %d: %w", number, err)
		}
		openers, lines = append(openers, o), rest
	}
}

// isLeast reports whether a line is that of the total, and not of a word "least".
func isLeast(line string) bool {
	total, is := strings.CutPrefix(line, "least ")
	return is && !strings.HasPrefix(total, "= ") && !strings.HasPrefix(total, "> ")
}

// leastOf returns the line of the total.
func leastOf(rules engine.Rules, least int) string {
	line := "least " + strconv.Itoa(least)
	if rules.Tries != engine.Unlimited {
		line += " in " + strconv.Itoa(rules.Tries)
	}
	return line
}

// changed reports whether the text of a certificate is not that of which it has the SHA-256.
func changed(text string) bool {
	i := strings.LastIndex(text, "\n"+seal) + 1
	if i == 0 {
		return false // of a record, which has none
	}
	sum := sha256.Sum256([]byte(text[:i]))
	return strings.TrimSpace(text[i+len(seal):]) != hex.EncodeToString(sum[:])
}

// seal begins the last line of a certificate.
const seal = "sha256 "

// Record writes first guesses as the beginning of a certificate of the game.
func Record(g *perfect.Game, openers []perfect.Opener) string {
	var b strings.Builder
	b.WriteString(header(g))
	for _, o := range openers {
		b.WriteString(lineOf(o) + "\n")
	}
	return b.String()
}

// Certificate writes the certificate of a proof.
func Certificate(g *perfect.Game, p perfect.Proof) string {
	text := Record(g, p.Openers) + leastOf(g.Rules, p.Least) + "\ntree\n"
	if p.Tree != nil {
		text += strategytext.Tree(p.Tree)
	}
	sum := sha256.Sum256([]byte(text))
	return text + seal + hex.EncodeToString(sum[:]) + "\n"
}
