package solver_test

import (
	"context"
	"errors"
	"maps"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/wordlists"
)

// TestBook: playing from a book is playing as its maker does, and its text
// reads back.
func TestBook(t *testing.T) {
	table := smallTable(t)
	for _, mode := range engine.Modes() {
		player, all := solver.Greedy{Cost: solver.Growth(0.15)}, table.Candidates(mode)
		m := solver.BookMaker{Opener: player, Player: player, Above: 1}
		b, err := m.Make(t.Context(), all, solver.Book{})
		if err != nil || len(b.Replies) < 2 && mode == engine.Quantum {
			t.Fatalf("%+v, error %v", b, err)
		}
		again, err := solver.ParseBook(b.String())
		if err != nil || !reflect.DeepEqual(again, b) {
			t.Errorf("reads back as %+v, want %+v; error %v", again, b, err)
		}
		if want, err := player.Next(t.Context(), all); err != nil || b.First != want {
			t.Errorf("the first guess is %s, want %s, error %v", b.First, want, err)
		}
		for feedback, group := range all.Groups(b.First) {
			want := engine.Word{}
			if !feedback.Wins() && group.Len() > m.Above {
				want, err = player.Next(t.Context(), group)
			}
			if got := b.Replies[feedback]; got != want || err != nil {
				t.Errorf("after %v: %s, want %s, error %v", feedback, got, want, err)
			}
		}
	}
}

// TestBookOfAChangedList: what the list still has is kept and played, the rest
// is looked for; and a few secrets need no reply.
func TestBookOfAChangedList(t *testing.T) {
	all := smallTable(t).Candidates(engine.Quantum)
	player := solver.Greedy{Cost: solver.Growth(0.15)}
	m := solver.BookMaker{Opener: player, Player: player, Above: 2}
	whole, err := m.Make(t.Context(), all, solver.Book{})
	if err != nil || len(whole.Replies) < 3 {
		t.Fatalf("%+v, error %v", whole, err)
	}
	old := solver.Book{First: whole.First, Replies: maps.Clone(whole.Replies)}
	gone, kept := engine.Feedback{}, engine.Feedback{}
	for f := range old.Replies {
		gone, kept = kept, f
	}
	old.Replies[gone], old.Replies[kept] = word("other"), word("bbbcc")
	got, err := m.Make(t.Context(), all, old)
	if err != nil || got.First != whole.First || got.Replies[gone] != whole.Replies[gone] || got.Replies[kept] != word("bbbcc") || len(got.Replies) != len(whole.Replies) {
		t.Errorf("%v became %v, error %v", old, got, err)
	}
	booked := smallTable(t).WithBook(old).Candidates(engine.Quantum)
	for f, reply := range map[engine.Feedback]string{gone: "other", kept: "bbbcc"} {
		c := booked.After(engine.Turn{Guess: old.First, Feedback: f})
		if guess, _, err := c.Known(t.Context(), engine.Normal); err != nil || (guess.Guess == word(reply)) != (f == kept) {
			t.Errorf("%v: %s, the book has %s, error %v", f, guess.Guess, reply, err)
		}
	}
	old.First = word("other")
	if got, err := m.Make(t.Context(), all, old); err != nil || !reflect.DeepEqual(got, whole) {
		t.Errorf("%v, want %v, error %v", got, whole, err)
	}
	m.Above = all.Len()
	if got, err := m.Make(t.Context(), all, whole); err != nil || len(got.Replies) > 0 || got.First != whole.First {
		t.Errorf("%v, error %v", got, err)
	}
}

// TestBookOfAnotherList: it is not used.
func TestBookOfAnotherList(t *testing.T) {
	other := solver.NewTable(list(t, "abide\ncrown\n", ""))
	b := solver.Book{First: word("slate")}
	got, err := solver.Tuned(engine.Quantum).Next(t.Context(), other.WithBook(b).Candidates(engine.Quantum))
	if err != nil || got == b.First {
		t.Errorf("%s, error %v", got, err)
	}
}

func TestBookNotFinished(t *testing.T) {
	all := smallTable(t).Candidates(engine.Quantum)
	none := all.After(row(t, "zzzzz", "ooooo"))
	m := solver.BookMaker{Opener: solver.Tuned(engine.Quantum), Player: solver.Tuned(engine.Quantum)}
	if _, err := m.Make(t.Context(), none, solver.Book{}); !errors.Is(err, solver.ErrNone) {
		t.Error(err)
	}
	m.Player = failing{}
	if b, err := m.Make(t.Context(), all, solver.Book{}); !errors.Is(err, errFailing) || b.First.Len() != 5 {
		t.Errorf("%v, error %v", b, err)
	}
}

func TestBadBooks(t *testing.T) {
	for text, want := range map[string]string{
		"":                      "line 1: no word",
		"0123456789 slate\n":    "line 1: not only letters",
		"slate\n_____\n":        "line 2: not a feedback and a word",
		"slate\n_____ Crown":    "line 2: not lower-case",
		"slate\n??? on\n":       "line 2: ",
		"slate\n_____ on\n":     "line 2: 2 letters, expected 5",
		"slate\n______ crown\n": "line 2: 6 marks, expected 5",
		"slate\n____ crown\n":   "line 2: 4 marks, expected 5",
		"slate\nfield 1 2\n":    "line 2: not a mean cost, a number of guesses and one of pairs",
		"slate\nfield x 2 3\n":  "line 2: not a mean cost, a number of guesses and one of pairs",
		"slate\nfield 1 2 0\n":  "line 2: not a mean cost, a number of guesses and one of pairs",
		"slate\nfield NaN 2 3":  "line 2: not a mean cost, a number of guesses and one of pairs",
		"slate\nfield 1e3 2 3":  "line 2: not a mean cost, a number of guesses and one of pairs",
		"slate\nfield -1 2 3":   "line 2: not a mean cost, a number of guesses and one of pairs",
		"slate\nfield 0.0 2 3":  "line 2: not a mean cost, a number of guesses and one of pairs",
	} {
		if _, err := solver.ParseBook(text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// TestBookOfATable: the strongest player of pairs plays from it, whatever it would
// choose itself, also after its context has ended, since it looks for nothing; in classic,
// and where the level forbids, it doesn't.
func TestBookOfATable(t *testing.T) {
	plain := smallTable(t)
	b := solver.Book{First: word("zzzzz"), Replies: map[engine.Feedback]engine.Word{}}
	for feedback := range plain.Candidates(engine.Quantum).Groups(b.First) {
		b.Replies[feedback] = word("zzzzz")
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	for _, mode := range engine.Modes() {
		best, _ := solver.Named("best", mode, engine.Normal, nil)
		all := plain.WithBook(b).Candidates(mode)
		first, err := best.Next(t.Context(), all)
		if booked := first == b.First; err != nil || booked != (mode == engine.Quantum) {
			t.Errorf("%s: %s first, error %v", mode, first, err)
		}
		if own, err := best.Next(t.Context(), plain.Candidates(mode)); err != nil || own == b.First {
			t.Errorf("%s: %s first without a book, error %v", mode, own, err)
		}
		after := all.After(turn(word("zzzzz"), all.At(2)))
		reply, err := best.Next(t.Context(), after)
		if booked := reply == word("zzzzz"); err != nil || booked != (mode == engine.Quantum) {
			t.Errorf("%s: %s next, error %v", mode, reply, err)
		}
		for _, c := range []solver.Candidates{all, after} {
			if guess, err := best.Next(ended, c); mode == engine.Quantum && (err != nil || guess != b.First) {
				t.Errorf("%s after the context has ended, error %v", guess, err)
			}
		}
		if reply, err := best.Next(t.Context(), after.WithLevel(engine.Strict)); err != nil || reply == word("zzzzz") {
			t.Errorf("%s: %s next under strict, error %v", mode, reply, err)
		}
	}
}

// TestBookOpeners: a review finds in a book what first guesses cost, and says the same as
// if it counted them all; of a list that has changed since, it says that it estimates.
func TestBookOpeners(t *testing.T) {
	plain := smallTable(t)
	all, cost := plain.Candidates(engine.Quantum), solver.Tuned(engine.Quantum).Cost
	m := solver.BookMaker{Opener: solver.Greedy{Cost: cost}, Player: fixed("zzzzz"), Above: all.Len(), Cost: cost}
	made, err := m.Make(t.Context(), all, solver.Book{})
	if err != nil || made.Openers.Guesses != plain.Len() || made.Openers.Pairs != all.Len() {
		t.Fatalf("%+v, error %v", made, err)
	}
	b, err := solver.ParseBook(made.String())
	if err != nil || b.Openers.Guesses != made.Openers.Guesses || b.Openers.Pairs != made.Openers.Pairs || math.Abs(b.Openers.Mean-made.Openers.Mean) > 0.001 {
		t.Fatalf("reads back as %+v, error %v", b, err)
	}
	counted := solver.Reviewer{Cost: cost, Ends: slices.Collect(all.All())}
	looked, rated := counted, 0
	looked.Known, looked.Cost = true, func(s solver.Split) float64 { rated++; return cost(s) }
	for _, guess := range words(plain.Lexicon()) {
		own := turn(guess, all.At(2))
		want, err := counted.Turn(t.Context(), all, own)
		got, err2 := looked.Turn(t.Context(), plain.WithBook(b).Candidates(engine.Quantum), own)
		if err != nil || err2 != nil || got != want {
			t.Errorf("%s:\n got %+v\nwant %+v; %v, %v", guess, got, want, err, err2)
		}
	}
	m.Cost = func(solver.Split) float64 { t.Error("known figures are counted again"); return 1 }
	if again, err := m.Make(t.Context(), all, b); err != nil || !reflect.DeepEqual(again, b) {
		t.Errorf("%v, want %v, error %v", again, b, err)
	}
	b.Openers.Pairs--
	own := turn(b.First, all.At(2))
	if r, err := looked.Turn(t.Context(), plain.WithBook(b).Candidates(engine.Quantum), own); err != nil || !r.SkillEstimate || r.Best.Guess != b.First {
		t.Errorf("of a changed list: %+v, error %v", r, err)
	}
	const each = 4 // the guess and the best one, for their figures and for the skill
	if turns := plain.Len() + 1; rated != each*turns {
		t.Errorf("%d guesses are compared in %d turns", rated, turns)
	}
	m.Cost = cost
	if again, err := m.Make(t.Context(), all, b); err != nil || again.Openers != made.Openers {
		t.Errorf("%v, want %v, error %v", again.Openers, made.Openers, err)
	}
	second := all.After(own)
	got, err := looked.Turn(t.Context(), plain.WithBook(b).Candidates(engine.Quantum).After(own), turn(word("zzzzz"), all.At(2)))
	want, _ := counted.Turn(t.Context(), second, turn(word("zzzzz"), all.At(2)))
	want.Best.Proved = true // of two pairs
	if err != nil || got != want {
		t.Errorf("without a reply: %+v, want %+v", got, want)
	}
}

// TestReviewKnowsTheStrategy: with a book for pairs and a strategy for single words, the best first guess of a
// single word is that of the strategy. It was once that of the book.
func TestReviewKnowsTheStrategy(t *testing.T) {
	table, err := solver.NewTable(builtIn(t, "en", 5)).WithStrategies(wordlists.English5.Normal, "")
	if err != nil {
		t.Fatal(err)
	}
	book := solver.Book{First: word("saint"), Openers: solver.OpenerCost{Mean: 1e6, Pairs: 500_000, Guesses: 11_500}}
	c := table.WithBook(book).Candidates(engine.Classic)
	secret := c.At(7)
	r := solver.Reviewer{Cost: solver.Tuned(engine.Classic).Cost, Ends: []engine.Secret{secret}, Known: true}
	got, err := r.Turn(t.Context(), c, turn(word("crane"), secret))
	if first := strings.Fields(wordlists.English5.Normal)[2]; err != nil || got.Best.Guess != word(first) || got.SkillEstimate {
		t.Errorf("the best is %s, estimate %v; %v", got.Best.Guess, got.SkillEstimate, err)
	}
}
