package report

import (
	"fmt"
	"io"
	"strings"

	"ketword/wordlists/gen/internal/selection"
)

// Comparison is what our words and those of another list have in common.
type Comparison struct {
	Both   int
	Ours   []string // only in our list
	Theirs []string // only in the other list
}

// Compare compares two sorted lists.
func Compare(ours, theirs []string) Comparison {
	rest := make(map[string]bool)
	for _, word := range theirs {
		rest[word] = true
	}
	var c Comparison
	for _, word := range ours {
		if rest[word] {
			c.Both++
			delete(rest, word)
		} else {
			c.Ours = append(c.Ours, word)
		}
	}
	for _, word := range theirs {
		if rest[word] {
			c.Theirs = append(c.Theirs, word)
			delete(rest, word)
		}
	}
	return c
}

// precision is the share of our words that are in the other list.
func (c Comparison) precision() float64 { return share(c.Both, len(c.Ours)) }

// recall is the share of the other list's words that are in ours.
func (c Comparison) recall() float64 { return share(c.Both, len(c.Theirs)) }

func share(both, only int) float64 {
	if both == 0 {
		return 0
	}
	return float64(both) / float64(both+only)
}

// Print prints the comparison with the first words of each kind. Words that are
// only in the other list have the reason why ours dropped them, if it did.
func (c Comparison) Print(w io.Writer, dropped map[string]selection.Reason, first int) {
	fmt.Fprintf(w, "%d in both; precision %.3f, recall %.3f\n", c.Both, c.precision(), c.recall())
	fmt.Fprintf(w, "%d only in ours: %s\n", len(c.Ours), strings.Join(c.Ours[:min(first, len(c.Ours))], " "))
	var others []string
	for _, word := range c.Theirs[:min(first, len(c.Theirs))] {
		if why, found := dropped[word]; found {
			word += " (" + string(why) + ")"
		}
		others = append(others, word)
	}
	fmt.Fprintf(w, "%d only in the other list: %s\n", len(c.Theirs), strings.Join(others, " "))
}
