//go:build !js

package wordlists_test

import (
	"slices"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/wordlists"
)

// Words with accents are written for answers of their list, each for one.
func TestWrittenWordsAreAnswers(t *testing.T) {
	all, err := wordlists.All()
	if err != nil {
		t.Fatal(err)
	}
	written := 0
	for _, l := range all {
		by, of := engine.AlphabetOf(alphabets[l.Lang]), map[engine.Word]string{}
		for s := range strings.Lines(l.Written) {
			word, err := by.ParseWord(strings.TrimSpace(s))
			if answers := strings.Fields(l.Answers); err != nil || word.String()+"\n" == s || of[word] != "" || !slices.Contains(answers, word.String()) {
				t.Errorf("%s, %d letters: %q is written for no answer, or for one that another is written for: %v", l.Lang, l.Length, s, err)
			}
			of[word] = s
			written++
		}
	}
	if written < 1000 {
		t.Errorf("%d words with accents", written)
	}
}
