package solver_test

import (
	"strings"
	"testing"

	"ketword/engine/lexicon"
	"ketword/engine/solver"
)

// FuzzParseBook: a book that is read is read again as it is written.
func FuzzParseBook(f *testing.F) {
	for _, s := range []string{"", "slate\n", "slate\n_____ crony\n", "slate\no__*_ crony\nfield 1.5 10 20\n", "slate\n_____ cr\n", "slate\r\n_____ crony", "slate\n\n"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		b, err := solver.ParseBook(s)
		if err != nil {
			return
		}
		written := b.String()
		if again, err := solver.ParseBook(written); err != nil || again.String() != written {
			t.Errorf("%q: written %q, and then %q, %v", s, written, again, err)
		}
	})
}

// FuzzParseStrategy: reading a strategy ends, and one that is read replies with words of its list.
func FuzzParseStrategy(f *testing.F) {
	l, err := lexicon.New("en", 4, "bate\ncate\ndate\nfate\nbake\ncake\nlake\n", "club\nfade\n")
	if err != nil {
		f.Fatal(err)
	}
	table := solver.NewTable(l)
	_, err = table.ParseStrategy("")
	if err == nil {
		f.Fatal("nothing is a strategy")
	}
	for _, s := range []string{"", "club\n", "club\nfade\nbate\ncate\n", "bate\ncate\ndate\nfate\nbake\ncake\nlake\n", "zzzz\n", strings.Repeat("bate\n", 99)} {
		f.Add(s)
	}
	title := l.Fingerprint().String() + " 9\n"
	f.Fuzz(func(t *testing.T, s string) {
		for _, text := range []string{s, title + s} {
			strategy, err := table.ParseStrategy(text)
			if err != nil {
				continue
			}
			if guess := strategy.Guess(nil); guess.Len() > 0 && !l.Has(guess) {
				t.Errorf("%q: it begins with %s", text, guess)
			}
		}
	})
}
