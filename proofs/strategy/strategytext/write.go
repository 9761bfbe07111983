// Package strategytext keeps strategies as text: [Write] and [Read].
package strategytext

import (
	"crypto/sha256"
	"encoding/hex"
	"io"
	"maps"
	"slices"
	"strings"

	"ketword/engine"
	"ketword/internal/format"
	"ketword/proofs/strategy"
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
	return format.Text("%s\nrules %s %s %d\n%s", title, rules.Mode, rules.Level, rules.Tries, l.Lines())
}

// Lines returns the two lines that say for which lists a text is.
func (l Lists) Lines() string {
	return format.Text("answers %d %s\nguesses %d %s\n", len(l.Answers), Hash(l.Answers), len(l.Guesses), Hash(l.Guesses))
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
func Write(rules engine.Rules, l Lists, t *strategy.Tree) string { return header(rules, l) + Tree(t) }

// Tree writes the lines of a tree.
func Tree(t *strategy.Tree) string {
	var b strings.Builder
	b.WriteString(t.Guess.String() + "\n")
	writeReplies(&b, t, " ")
	return b.String()
}

func writeReplies(b *strings.Builder, t *strategy.Tree, indent string) {
	for _, f := range slices.SortedFunc(maps.Keys(t.Replies), inOrder) {
		reply := t.Replies[f]
		b.WriteString(indent + f.String() + " " + reply.Guess.String() + "\n")
		writeReplies(b, reply, indent+" ")
	}
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
