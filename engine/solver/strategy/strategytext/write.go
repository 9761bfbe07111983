// Package strategytext keeps strategies as text: [Write] and [Read].
package strategytext

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"iter"
	"maps"
	"slices"

	"ketword/engine"
	"ketword/engine/solver/strategy"
	"ketword/internal/format"
)

// Lists are the words that a strategy is for.
type Lists struct {
	Answers, Guesses []engine.Word
}

// The text of a strategy:
//
//	ketword strategy 1
//	rules quantum normal 5
//	answers 2309 SHA-256 of the words, each with a line feed
//	guesses 12953 SHA-256
//	suint
//	 _____ coral
//	  _*___ …
//
// A feedback stands before its reply, one blank deeper than the guess that got it, in the order
// of the feedbacks' codes, a mixed one behind. Where one secret is left there is no line.
const title = "ketword strategy 1"

// header returns the lines before the tree.
func header(rules engine.Rules, l Lists) string {
	return format.Text("%s\nrules %s %s %d\nanswers %d %s\nguesses %d %s\n", title,
		rules.Mode, rules.Difficulty, rules.Tries, len(l.Answers), Hash(l.Answers), len(l.Guesses), Hash(l.Guesses))
}

// Hash returns the SHA-256 of words, each with a line feed, as 64 hexadecimal digits.
func Hash(words []engine.Word) string {
	h := sha256.New()
	for _, w := range words {
		io.WriteString(h, w.String()+"\n")
	}
	return hex.EncodeToString(h.Sum(nil))
}

// Write writes a strategy as text.
func Write(w io.Writer, rules engine.Rules, l Lists, t *strategy.Tree) error {
	out := bufio.NewWriter(w)
	out.WriteString(header(rules, l))
	for line := range Lines(t) {
		out.WriteString(line + "\n")
	}
	return out.Flush() // which tells of earlier errors, too
}

// Lines yields the lines of a tree, without line feeds.
func Lines(t *strategy.Tree) iter.Seq[string] {
	return func(yield func(string) bool) {
		_ = yield(t.Guess.String()) && lines(t, " ", yield)
	}
}

// lines yields the lines of the replies of a tree, as long as they are wanted.
func lines(t *strategy.Tree, indent string, yield func(string) bool) bool {
	for _, f := range slices.SortedFunc(maps.Keys(t.Replies), inOrder) {
		reply := t.Replies[f]
		line := indent + f.String() + " " + reply.Guess.String()
		if !yield(line) || !lines(reply, indent+" ", yield) {
			return false
		}
	}
	return true
}

// inOrder compares feedbacks by their codes; a mixed one is greater.
func inOrder(a, b engine.Feedback) int {
	switch {
	case a.Code() != b.Code():
		return a.Code() - b.Code()
	case a.Mixed():
		return 1
	}
	return -1
}
