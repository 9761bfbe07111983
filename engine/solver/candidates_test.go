package solver_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// TestSecretSurvives: whatever is guessed, the secret stays among the
// candidates, every one of them admits all turns, and no other does.
func TestSecretSurvives(t *testing.T) {
	l := sample.Small(t)
	table, random := solver.NewTable(l), source()
	guesses := words(l)
	for _, mode := range engine.Modes() {
		all := table.Candidates(mode)
		for secret := range all.All() {
			c := all
			var turns []engine.Turn
			for range 3 {
				turns = append(turns, turn(guesses[random.IntN(len(guesses))], secret))
				c = c.After(turns[len(turns)-1])
				got := slices.Collect(c.All())
				if want := admitted(all, turns); !slices.Equal(got, want) {
					t.Fatalf("after %v: %v, want %v", turns, got, want)
				}
				if !slices.Contains(got, secret) {
					t.Fatalf("%v is lost after %v", secret, turns)
				}
			}
		}
	}
}

// admitted returns the secrets that all turns admit, by asking each.
func admitted(all solver.Candidates, turns []engine.Turn) []engine.Secret {
	var rest []engine.Secret
	for secret := range all.All() {
		if !slices.ContainsFunc(turns, func(t engine.Turn) bool { return !t.Admits(secret) }) {
			rest = append(rest, secret)
		}
	}
	return rest
}

// TestAllPairs: every two answers without a common letter, once.
func TestAllPairs(t *testing.T) {
	for name, l := range map[string]string{
		"small": sample.Answers,
		// 70 letters: more than a letter set has bits
		"many letters": strings.Join(manyLetters(35), "\n") + "\n",
	} {
		table := solver.NewTable(list(t, l, ""))
		answers := strings.Fields(l)
		want := 0
		for i, a := range answers {
			for _, b := range answers[i+1:] {
				if !word(a).Overlaps(word(b)) {
					want++
				}
			}
		}
		c := table.Candidates(2)
		if c.Len() != want || c.Sampled() || c.Mode() != engine.Quantum {
			t.Errorf("%s: %d pairs, sampled %v, want %d", name, c.Len(), c.Sampled(), want)
		}
	}
}

// manyLetters returns words of two letters each, of which every third shares
// one with the word before it.
func manyLetters(n int) []string {
	var all []string
	for i := range n {
		a, b := rune(0x4e00+2*i), rune(0x4e00+2*i+1)
		if i%3 == 2 {
			a--
		}
		all = append(all, string([]rune{a, b}))
	}
	return all
}

// TestPanicsWithASentence: what can't be answered is refused.
func TestPanicsWithASentence(t *testing.T) {
	table := smallTable(t)
	c := table.Candidates(engine.Classic)
	for want, call := range map[string]func(){
		`solver: "four": 4 letters, expected 5`:                                func() { c.Split(word("four")) },
		`solver: "": 0 letters, expected 5`:                                    func() { c.Rate(engine.Word{}, solver.Entropy) },
		`solver: 4 marks, expected 5`:                                          func() { c.After(engine.Turn{Guess: word("slate"), Feedback: row(t, "four", "____").Feedback}) },
		`solver: 0 marks, expected 5`:                                          func() { c.After(engine.Turn{Guess: word("slate")}) },
		`solver: candidates of mode(0): neither classic nor quantum`:           func() { table.Candidates(0) },
		`solver: the strongest player of mode(3): neither classic nor quantum`: func() { solver.Tuned(3) },
	} {
		func() {
			defer func() {
				if got := fmt.Sprint(recover()); got != want {
					t.Errorf("%s, want %s", got, want)
				}
			}()
			call()
		}()
	}
	if p, found := solver.Named("best", 0, engine.Normal, nil); found {
		t.Errorf("%v plays no game", p)
	}
}

// TestCandidatesKnow: their list, their level, and what is possible or allowed.
func TestCandidatesKnow(t *testing.T) {
	l := sample.Small(t)
	table := solver.NewTable(l)
	for _, mode := range engine.Modes() {
		c := table.Candidates(mode)
		secret := c.At(3)
		c = c.After(turn(word("aisle"), secret))
		if c.Lexicon() != l || c.Level() != engine.Normal {
			t.Errorf("%s: %v, %v", mode, c.Lexicon(), c.Level())
		}
		strict := c.WithLevel(engine.Strict)
		if strict.Level() != engine.Strict || strict.After(turn(word("salsa"), secret)).Level() != engine.Strict {
			t.Errorf("%s: the level is lost", mode)
		}
		rules := engine.Rules{Mode: mode, Length: 5, Level: engine.Strict}
		for _, guess := range append(words(l), word("other"), engine.Word{}) {
			if got, want := strict.Allows(guess), rules.Check(c.Turns(), guess, l) == nil; got != want {
				t.Errorf("%s: %s allowed: %v, want %v", mode, guess, got, want)
			}
			if got, want := c.Allows(guess), l.Has(guess); got != want {
				t.Errorf("%s: %s allowed: %v, want %v", mode, guess, got, want)
			}
		}
		for s := range table.Candidates(mode).All() {
			if got, want := c.Has(s), slices.Contains(slices.Collect(c.All()), s); got != want {
				t.Errorf("%s: has %v: %v, want %v", mode, s, got, want)
			}
		}
		other := map[engine.Mode]engine.Secret{engine.Classic: sample.Secret("zzzzz"), engine.Quantum: sample.Secret("zzzzz", "crown")}[mode]
		if all := table.Candidates(mode); all.Has(other) || all.Has(sample.Secret("four")) || all.Has(table.Candidates(3-mode).At(0)) {
			t.Errorf("%s: has a secret of another list", mode)
		}
		c.Turns()[0] = engine.Turn{}
		if got := c.Turns()[0].Guess; got != word("aisle") {
			t.Errorf("%s: the first turn became %v", mode, got)
		}
	}
}

// TestPlayersKeepToTheLevel of the candidates, too, which is that of the game.
func TestPlayersKeepToTheLevel(t *testing.T) {
	l := sample.Small(t)
	table := solver.NewTable(l)
	for _, mode := range engine.Modes() {
		all := table.Candidates(mode)
		book := solver.Book{First: word("aisle"), Replies: map[engine.Feedback]engine.Word{}}
		for feedback := range all.Groups(book.First) {
			book.Replies[feedback] = word("zzzzz") // never allowed
		}
		rules := engine.Rules{Mode: mode, Length: 5, Level: engine.Strict}
		all = table.WithBook(book).Candidates(mode)
		for _, p := range []solver.Player{solver.Greedy{Cost: solver.Entropy}, solver.Tuned(mode)} {
			for secret := range all.All() {
				game := engine.NewGame(engine.Puzzle{Identity: engine.Identity{Rules: rules}, Secret: secret})
				for step, err := range solver.Play(t.Context(), p, all, game) {
					if err != nil {
						t.Errorf("%s, %T, %v after %v: %v", mode, p, secret, step.Game.Guesses(), err)
					}
				}
			}
		}
	}
}

// TestTableAfter: finding the secrets of a position at once finds those that are found
// turn by turn, also where they are a sample, and ends with its context.
func TestTableAfter(t *testing.T) {
	for _, table := range []*solver.Table{smallTable(t), solver.NewTable(list(t, manyPairs(1500), ""))} {
		for _, mode := range engine.Modes() {
			want := table.Candidates(mode)
			secret := want.At(3)
			var turns []engine.Turn
			for i := range 3 {
				got, err := table.After(t.Context(), mode, turns)
				if err != nil || !slices.Equal(slices.Collect(got.All()), slices.Collect(want.All())) || got.Sampled() != want.Sampled() || got.Size() != want.Size() {
					t.Errorf("%s, %d turns: %d secrets, want %d, error %v", mode, i, got.Len(), want.Len(), err)
				}
				turns = append(turns, turn(table.Guess(i), secret))
				want = want.After(turns[i])
			}
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	long := solver.NewTable(builtIn(t, "en", 5))
	if _, err := long.After(ctx, engine.Quantum, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("pairs are found all the same: %v", err)
	}
	if _, err := long.After(t.Context(), 3, nil); !errors.Is(err, engine.ErrMode) {
		t.Error(err)
	}
	if _, err := long.After(t.Context(), engine.Classic, []engine.Turn{row(t, "four", "____")}); err == nil || err.Error() != "row 1: 4 marks, expected 5" {
		t.Error(err)
	}
}

// TestPrepareEnds: whoever ends preparing a list gets no table, whatever it was at.
func TestPrepareEnds(t *testing.T) {
	l := builtIn(t, "en", 5)
	for _, asked := range []int{0, 3, 12, 20} {
		table, err := solver.Prepare(&sample.Stopped{Asks: asked}, l, solver.Stored{})
		if table != nil || !errors.Is(err, sample.ErrStopped) {
			t.Errorf("after %d: %v, error %v", asked, table, err)
		}
	}
	if _, err := solver.Prepare(&sample.Stopped{Asks: 1000}, l, solver.Stored{}); err != nil {
		t.Error(err)
	}
}
