package solver_test

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// TestTournamentEqualsGames: sharing guesses changes no result.
func TestTournamentEqualsGames(t *testing.T) {
	for _, mode := range engine.Modes() {
		c := smallTable(t).Candidates(mode)
		for _, p := range []solver.Player{solver.Greedy{Cost: solver.Entropy}, solver.Tuned(mode)} {
			last := 0
			watch := func(r solver.Result) {
				if r.Games < last || r.Of != c.Len() {
					t.Errorf("%d of %d games after %d", r.Games, r.Of, last)
				}
				last = r.Games
			}
			got, err := solver.Tournament(context.Background(), p, c, watch)
			if err != nil || last != c.Len() {
				t.Fatalf("%d games, error %v", last, err)
			}
			want, err := solver.Sample(context.Background(), p, c, slices.Collect(c.All()), nil)
			if err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("%s: %+v, one by one %+v; error %v", mode, got, want, err)
			}
		}
	}
}

// TestSecretsOfAnotherList are refused before the first game.
func TestSecretsOfAnotherList(t *testing.T) {
	c := smallTable(t).Candidates(engine.Classic)
	for _, secrets := range [][]engine.Secret{
		{c.At(0), sample.Secret("zzzzz")}, {sample.Secret("four")}, {sample.Secret("audio", "flesh")}, {{}},
	} {
		for _, p := range []solver.Player{solver.Greedy{Cost: solver.Entropy}, solver.Random{Source: source()}} {
			r, err := solver.Sample(t.Context(), p, c, secrets, nil)
			if !errors.Is(err, solver.ErrNotCandidate) || r.Games != 0 {
				t.Errorf("%v: %+v, error %v", secrets, r, err)
			}
		}
	}
}

func TestResult(t *testing.T) {
	c := smallTable(t).Candidates(1)
	r, err := solver.Sample(context.Background(), fixed("audio", "abide"), c, slices.Collect(c.All())[:2], nil)
	if err != nil || r.Games != 2 || r.Guesses != 3 || r.Mean() != 1.5 || r.Worst() != 2 || !slices.Equal(r.Counts, []int{0, 1, 1}) {
		t.Errorf("%+v, error %v", r, err)
	}
	if none := (solver.Result{}); none.Mean() != 0 || none.Worst() != 0 {
		t.Errorf("of no games: mean %v, worst %d", none.Mean(), none.Worst())
	}
}

// TestLongestOnce: a secret that is drawn twice is named once.
func TestLongestOnce(t *testing.T) {
	c := smallTable(t).Candidates(engine.Classic)
	secret := slices.Collect(c.All())[0]
	r, err := solver.Sample(t.Context(), solver.Greedy{Cost: solver.Minimax}, c, []engine.Secret{secret, secret}, nil)
	if err != nil || r.Games != 2 || len(r.Longest) != 1 {
		t.Errorf("%+v, %v", r, err)
	}
}

// TestLongest: the result names the secrets that took the most guesses, as the games one
// by one do, and no more than ten.
func TestLongest(t *testing.T) {
	for _, mode := range engine.Modes() {
		c, p := smallTable(t).Candidates(mode), solver.Opening{First: word("kebab"), Player: solver.Greedy{Cost: solver.Minimax}}
		r := sample.Must(solver.Tournament(t.Context(), p, c, nil))(t)
		var want []string
		for s := range c.All() {
			if one, err := solver.Sample(t.Context(), p, c, []engine.Secret{s}, nil); err != nil {
				t.Fatal(err)
			} else if one.Worst() == r.Worst() {
				want = append(want, s.String())
			}
		}
		slices.Sort(want)
		var got []string
		for _, s := range r.Longest {
			got = append(got, s.String())
		}
		if !slices.Equal(got, want[:min(len(want), solver.MostLongest)]) {
			t.Errorf("%s: %v, want %v", mode, got, want)
		}
	}
}

// fixed is a player that makes the same guesses over and over.
type fixedPlayer []engine.Word

func fixed(words ...string) fixedPlayer {
	var p fixedPlayer
	for _, w := range words {
		p = append(p, word(w))
	}
	return p
}

func (p fixedPlayer) Next(_ engine.Context, c solver.Candidates) (engine.Word, error) {
	return p[len(c.Turns())%len(p)], nil
}

func TestStuck(t *testing.T) {
	c := smallTable(t).Candidates(1)
	if _, err := solver.Tournament(context.Background(), fixed("zzzzz"), c, nil); !errors.Is(err, solver.ErrStuck) {
		t.Error(err)
	}
	if _, err := playAlone(fixed("zzzzz"), c, c.At(0)); !errors.Is(err, solver.ErrStuck) {
		t.Error(err)
	}
}

// TestCancelled: what is known is returned.
func TestCancelled(t *testing.T) {
	table := solver.NewTable(builtIn(t, "en", 5))
	ranked, err := solver.Rank(&sample.Stopped{}, table.Candidates(1), solver.Options{Cost: solver.Eliminate})
	if !errors.Is(err, sample.ErrStopped) || len(ranked) == 0 || len(ranked) > table.Len()/4 {
		t.Errorf("%d ranked, error %v", len(ranked), err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := solver.Tournament(ctx, solver.Greedy{Cost: solver.Entropy}, table.Candidates(1), nil); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	ctx, cancel = context.WithCancel(context.Background())
	c := table.Candidates(1)
	r, err := solver.Sample(ctx, solver.Greedy{Cost: solver.Entropy}, c, slices.Collect(c.All())[:20], func(solver.Result) { cancel() })
	if !errors.Is(err, context.Canceled) || r.Games != 1 {
		t.Errorf("%+v, error %v", r, err)
	}
}

// failing is a player that finds no guess.
type failing struct{}

var errFailing = errors.New("no guess")

func (failing) Next(engine.Context, solver.Candidates) (engine.Word, error) {
	return engine.Word{}, errFailing
}

// TestFailingPlayers: their errors are passed on, and so is a guess of another
// length.
func TestFailingPlayers(t *testing.T) {
	c := smallTable(t).Candidates(engine.Classic)
	for want, p := range map[string]solver.Player{
		"no guess": failing{},
		`the player guesses "four": 4 letters, expected 5`: fixed("four"),
		`the player guesses "": 0 letters, expected 5`:     fixedPlayer{engine.Word{}},
		`the player guesses "other": not in the word list`: fixed("other"),
		"no source of random numbers to draw with":         solver.Random{},
		"no source of random numbers to draw with ":        solver.Openers{},
	} {
		for name, play := range map[string]func() error{
			"tournament": func() error { _, err := solver.Tournament(t.Context(), p, c, nil); return err },
			"one game":   func() error { _, err := playAlone(p, c, c.At(0)); return err },
		} {
			if err := play(); err == nil || err.Error() != strings.TrimSpace(want) {
				t.Errorf("%s: %v, want %s", name, err, want)
			}
		}
	}
	if _, err := playAlone(failing{}, c, c.At(0)); !errors.Is(err, errFailing) {
		t.Error(err)
	}
}
