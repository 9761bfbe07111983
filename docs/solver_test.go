package docs_test

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"ketword/engine/lexicon"
	"ketword/internal/sample"
	"ketword/wordlists"
)

// TestPairsInSolver: solver.md names the true number of pairs of the English list of five letters.
func TestPairsInSolver(t *testing.T) {
	text := sample.Must(os.ReadFile("solver.md"))(t)
	texts, _ := wordlists.Find("en", 5)
	l := sample.Must(lexicon.New("en", 5, texts.Answers, texts.Guesses))(t)
	told := regexp.MustCompile(`([\d,]+) pairs (?:of English words|\(English) of five letters`).FindAllStringSubmatch(string(text), -1)
	for _, said := range told {
		if n, err := strconv.Atoi(strings.ReplaceAll(said[1], ",", "")); n != l.Pairs() || err != nil {
			t.Errorf("%q: the list has %d, error %v", said[0], l.Pairs(), err)
		}
	}
	if len(told) != 2 {
		t.Errorf("told %d times", len(told))
	}
}
