//go:build !js

package wordlists_test

import (
	"fmt"
	"regexp"
	"testing"

	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/wordlists"
)

// The catalogue has every list, in the same order, and the default list is one of
// them. It says how many words each has, whose book is one for it.
func TestCatalogue(t *testing.T) {
	lists, err := wordlists.All()
	if err != nil {
		t.Fatal(err)
	}
	entries := wordlists.Catalogue()
	if len(entries) != len(lists) || len(entries) < 15 {
		t.Fatalf("%d entries for %d lists", len(entries), len(lists))
	}
	for i, e := range entries {
		l := lists[i]
		if e.Lang != l.Lang || e.Length != l.Length || e.Bytes != len(l.Joined()) {
			t.Errorf("entry %v is not that of %s, %d letters", e, l.Lang, l.Length)
		}
		if found, ok := wordlists.Find(e.Lang, e.Length); found != l || !ok {
			t.Errorf("no list for %v", e)
		}
		words, err := lexicon.New(e.Lang, e.Length, l.Answers, l.Guesses)
		if err != nil || words.AnswerCount() != e.Answers || words.GuessCount() != e.Guesses {
			t.Fatalf("%v: other words, or error %v", e, err)
		}
		if book, err := solver.ParseBook(l.Book); err != nil || !words.Has(book.First) {
			t.Errorf("%v: the book begins with %q, error %v", e, book.First, err)
		}
		name := fmt.Sprintf(`^words/%s-%d-[0-9a-f]{10}\.txt$`, e.Lang, e.Length)
		if !regexp.MustCompile(name).MatchString(e.File()) {
			t.Errorf("the file is %s", e.File())
		}
	}
	if first := entries[0]; first.Lang != "en" || first.Length != 4 || entries[5].Lang != "de" || entries[10].Lang != "fr" {
		t.Errorf("order %v", entries)
	}
	if l, ok := wordlists.Find("en", 5); l != wordlists.English5 || !ok {
		t.Error("the default list is another")
	}
	if _, ok := wordlists.Find("en", 99); ok {
		t.Error("found a list with 99 letters")
	}
}

// Split gives back the answers of every list, its guesses that are not answers, how it writes
// some, and its book.
func TestSplitReversesJoined(t *testing.T) {
	lists, err := wordlists.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range lists {
		joined := l.Joined()
		texts, err := wordlists.Split(joined)
		if err != nil || texts.Answers != l.Answers || texts.Written != l.Written || texts.Book != l.Book {
			t.Errorf("%s, %d letters: other answers, written otherwise, another book, or error %v", l.Lang, l.Length, err)
		}
		if again := texts.Joined(); again != joined {
			t.Errorf("%s, %d letters: another text when joined again", l.Lang, l.Length)
		}
	}
}
