package report

import (
	"fmt"
	"io"
	"strings"

	"ketword/wordlists/gen/internal/crop"
)

// Comparison sets words of ours against those of another list.
type Comparison struct {
	Both   int
	Ours   []string // only in ours
	Theirs []string // only in theirs
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

// Precision is the part of ours that is also theirs.
func (c Comparison) Precision() float64 { return part(c.Both, len(c.Ours)) }

// Recall is the part of theirs that is also ours.
func (c Comparison) Recall() float64 { return part(c.Both, len(c.Theirs)) }

func part(both, only int) float64 {
	if both == 0 {
		return 0
	}
	return float64(both) / float64(both+only)
}

// Print prints the comparison with so many words of each kind. A word that is
// only theirs has the reason for which it was dropped.
func (c Comparison) Print(w io.Writer, drops map[string]crop.Reason, first int) {
	fmt.Fprintf(w, "%d in both; precision %.3f, recall %.3f\n", c.Both, c.Precision(), c.Recall())
	fmt.Fprintf(w, "%d only here: %s\n", len(c.Ours), strings.Join(c.Ours[:min(first, len(c.Ours))], " "))
	var told []string
	for _, word := range c.Theirs[:min(first, len(c.Theirs))] {
		if why, dropped := drops[word]; dropped {
			word += " (" + string(why) + ")"
		}
		told = append(told, word)
	}
	fmt.Fprintf(w, "%d only there: %s\n", len(c.Theirs), strings.Join(told, " "))
}
