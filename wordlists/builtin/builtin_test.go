//go:build !js

package builtin_test

import (
	"context"
	"errors"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/wordlists"
	"ketword/wordlists/builtin"
)

// Every list of the catalogue is loaded, and its book is one for it.
func TestLists(t *testing.T) {
	for _, e := range wordlists.Catalogue() {
		l, err := builtin.Lexicon(e.Lang, e.Length)
		if err != nil || l.AnswerCount() != e.Answers || l.GuessCount() != e.Guesses {
			t.Fatalf("%s-%d: error %v", e.Lang, e.Length, err)
		}
		list, _ := wordlists.Find(e.Lang, e.Length)
		book, err := solver.ParseBook(list.Book)
		if err != nil || !l.Has(book.First) {
			t.Errorf("%s-%d: the book begins with %q, error %v", e.Lang, e.Length, book.First, err)
		}
	}
	for lang, length := range map[string]int{"en": 3, "xx": 5, "": 5, "../en": 5} {
		_, lexicon := builtin.Lexicon(lang, length)
		_, table := builtin.Table(lang, length)
		if !errors.Is(lexicon, builtin.ErrNoList) || !errors.Is(table, builtin.ErrNoList) {
			t.Errorf("%s-%d: %v, %v", lang, length, lexicon, table)
		}
	}
}

// The strongest player has its first guess of pairs, and the first replies, from the
// book of the table: also after its context has ended, so that it does not look for them.
func TestBestPlaysFromTheBook(t *testing.T) {
	table, err := builtin.Table("en", 5)
	if err != nil {
		t.Fatal(err)
	}
	list, _ := wordlists.Find("en", 5)
	book, err := solver.ParseBook(list.Book)
	if err != nil {
		t.Fatal(err)
	}
	best, _ := solver.Named("best", engine.Quantum, engine.Normal, nil)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	c := table.Candidates(engine.Quantum)
	if guess, err := best.Next(ctx, c); err != nil || guess != book.First {
		t.Errorf("%s, want %s, error %v", guess, book.First, err)
	}
	for feedback, reply := range book.Replies {
		c := c.After(engine.Turn{Guess: book.First, Feedback: feedback})
		if guess, err := best.Next(ctx, c); c.Len() > 0 && (err != nil || guess != reply) {
			t.Errorf("after %v: %s, want %s, error %v", feedback, guess, reply, err)
		}
		break // one is enough
	}
	if guess := book.Guess(table.Candidates(engine.Classic).Turns()); guess != book.First {
		t.Errorf("the book begins with %s", guess)
	}
}
