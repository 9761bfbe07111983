package solver_test

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
)

// TestBook: playing from a book is playing as its maker does, and its text
// reads back.
func TestBook(t *testing.T) {
	l := list(t, smallAnswers, smallGuesses)
	table := solver.NewTable(l)
	for _, mode := range engine.Modes() {
		player := solver.Greedy{Cost: solver.Growth(0.15)}
		b, err := solver.NewBook(context.Background(), table, mode, player, player, func(int, int) {})
		if err != nil || !b.Fits(l) || len(b.Replies) < 2 && mode == engine.Quantum {
			t.Fatalf("%+v, error %v", b, err)
		}
		again, err := solver.ParseBook(b.String())
		if err != nil || !reflect.DeepEqual(again, b) {
			t.Errorf("reads back as %+v, want %+v; error %v", again, b, err)
		}
		for feedback := range again.Replies {
			again.Replies[feedback] = word("xxxxx")
			if again.Fits(l) {
				t.Error("a book of words that the list lacks fits")
			}
		}
		if again, _ = solver.ParseBook(b.String()); again.Fits(list(t, "tulip\n"+smallAnswers[:30], smallAnswers[30:]+smallGuesses)) {
			t.Error("a book of other answers fits")
		}
		stuck := fixed("zzzzz") // so that every guess of the book counts
		for secret := range table.Candidates(mode).All() {
			want, err := playAlone(player, table.Candidates(mode), secret)
			if err != nil {
				t.Fatal(err)
			}
			got, err := playAlone(solver.Booked{Book: b, Player: stuck}, table.Candidates(mode), secret)
			if err != nil && !errors.Is(err, solver.ErrStuck) {
				t.Fatal(err)
			}
			for i := range min(2, len(want), len(got)) {
				if got[i] != want[i] && got[i] != word("zzzzz") {
					t.Errorf("%v: %v by the book, %v without", secret, got, want)
				}
			}
			if got[0] != want[0] {
				t.Errorf("%v: the first guess is %s, want %s", secret, got[0], want[0])
			}
		}
	}
}

// TestBookOfAnotherList: it is not used.
func TestBookOfAnotherList(t *testing.T) {
	other := solver.NewTable(list(t, "abide\ncrown\n", ""))
	b, err := solver.NewBook(context.Background(), smallTable(t), 1, solver.Tuned(1), solver.Tuned(1), nil)
	if err != nil {
		t.Fatal(err)
	}
	got, err := solver.Booked{Book: b, Player: fixed("crown")}.Next(context.Background(), other.Candidates(1))
	if err != nil || got != word("crown") {
		t.Errorf("%s, error %v", got, err)
	}
}

func TestBadBooks(t *testing.T) {
	for text, want := range map[string]string{
		"":                                 "an empty book",
		"one\n":                            "line 1: 1 fields, want 2",
		"0123456789abcdef Slate\n":         "line 1: not lower-case",
		"x slate\n":                        "line 1: ",
		"0123456789abcdef slate\n??? on\n": "line 2: ",
	} {
		if _, err := solver.ParseBook(text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}
