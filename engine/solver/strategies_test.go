package solver_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// costs are all costs, by name.
func costs() map[string]solver.Cost {
	return map[string]solver.Cost{
		"eliminate": solver.Eliminate, "entropy": solver.Entropy, "minimax": solver.Minimax,
		"most parts": solver.MostParts, "growth": solver.Growth(0.15),
	}
}

// TestGreedyIsTheFirstRanked: a player's shortcuts change nothing.
func TestGreedyIsTheFirstRanked(t *testing.T) {
	for _, mode := range engine.Modes() {
		for name, cost := range costs() {
			for c := range positions(t, mode) {
				ranked := sample.Must(solver.Rank(context.Background(), c, solver.Options{Cost: cost}))(t)
				got, err := solver.Greedy{Cost: cost}.Next(context.Background(), c)
				if err != nil || got != ranked[0].Guess {
					t.Errorf("%s, %s after %v: %s, want %s; error %v", mode, name, c.Turns(), got, ranked[0].Guess, err)
				}
			}
		}
	}
}

// positions yields the positions of games of the small list.
func positions(t testing.TB, mode engine.Mode) func(func(solver.Candidates) bool) {
	all := smallTable(t).Candidates(mode)
	return func(yield func(solver.Candidates) bool) {
		if !yield(all) {
			return
		}
		for _, guess := range []string{"slate", "zzzzz", "salsa", "candy"} {
			for f, group := range all.Groups(word(guess)) {
				if !f.Wins() && !yield(group) {
					return
				}
			}
		}
	}
}

// TestOrderDoesNotMatter: the same words in another order are ranked alike.
func TestOrderDoesNotMatter(t *testing.T) {
	answers := strings.Fields(sample.Answers)
	slices.Reverse(answers)
	other := solver.NewTable(list(t, strings.Join(answers, "\n"), "zzzzz\nsalsa\nbbbcc\naisle\nslate\ncbcbc\n"))
	for _, mode := range engine.Modes() {
		for name, cost := range costs() {
			a, _ := solver.Rank(context.Background(), smallTable(t).Candidates(mode), solver.Options{Cost: cost})
			b, _ := solver.Rank(context.Background(), other.Candidates(mode), solver.Options{Cost: cost})
			for i := range a {
				if a[i].Guess != b[i].Guess || a[i].Remaining != b[i].Remaining || a[i].Parts != b[i].Parts {
					t.Fatalf("%s, %s: place %d: %+v and %+v", mode, name, i, a[i], b[i])
				}
			}
		}
	}
}

// TestHardIsPartOfNormal: the guesses that are ranked at a level are those that
// the rules allow, in both modes.
func TestHardIsPartOfNormal(t *testing.T) {
	l := builtIn(t, "de", 4)
	table, random := solver.NewTable(l), source()
	for _, mode := range engine.Modes() {
		for _, level := range []engine.Level{engine.Hard, engine.Strict} {
			all := table.Candidates(mode)
			c, rules := all, engine.Rules{Mode: mode, Length: 4, Level: level}
			secret := all.At(random.IntN(all.Len()))
			for range 2 {
				c = c.After(turn(table.Guess(random.IntN(table.Len())), secret))
			}
			best := sample.Must(solver.Best(context.Background(), c, solver.Options{Cost: solver.Entropy, Level: level, Width: table.Len(), Shortlist: true}))(t)
			allowed := map[engine.Word]bool{}
			for _, r := range best {
				allowed[r.Guess] = true
			}
			ranked, err := solver.Rank(context.Background(), c, solver.Options{Cost: solver.Entropy, Level: level})
			if err != nil || len(ranked) != len(allowed) || slices.ContainsFunc(ranked, func(r solver.Ranked) bool { return !allowed[r.Guess] }) {
				t.Errorf("%s, %v: %d ranked, %d allowed, error %v", mode, level, len(ranked), len(allowed), err)
			}
			for _, guess := range words(l) {
				if want := rules.Check(c.Turns(), guess, l) == nil; allowed[guess] != want {
					t.Errorf("%s, %v: %s after %v: %v, want %v", mode, level, guess, c.Turns(), !want, want)
				}
			}
			if len(allowed) == table.Len() {
				t.Errorf("%s, %v: all are allowed after %v", mode, level, c.Turns())
			}
		}
	}
}

// TestSourcesDecide: the same source gives the same game, another one other
// games.
func TestSourcesDecide(t *testing.T) {
	c := smallTable(t).Candidates(2)
	secret := c.At(3)
	games := map[string]bool{}
	for seed := range uint64(20) {
		var twice [2]string
		for i := range twice {
			p := solver.Random{Source: rand.New(rand.NewPCG(seed, 0))}
			guesses := sample.Must(playAlone(p, c, secret))(t)
			for _, g := range guesses {
				twice[i] += g.String() + " "
			}
		}
		if twice[0] != twice[1] {
			t.Errorf("seed %d: %s and %s", seed, twice[0], twice[1])
		}
		games[twice[0]] = true
	}
	if len(games) < 5 {
		t.Errorf("%d different games of 20", len(games))
	}
}

// TestNothingPossible: players say so.
func TestNothingPossible(t *testing.T) {
	c := smallTable(t).Candidates(1).After(row(t, "zzzzz", "ooooo"))
	for _, p := range []solver.Player{
		solver.Random{Source: source()}, solver.AdieuSnort(source()), solver.Greedy{Cost: solver.Entropy}, solver.Tuned(1),
	} {
		if _, err := p.Next(context.Background(), c); !errors.Is(err, solver.ErrNone) {
			t.Errorf("%T: %v", p, err)
		}
	}
}

// TestNames: every name has a player, which finds every secret, and an opening
// comes first.
func TestNames(t *testing.T) {
	for _, mode := range engine.Modes() {
		c := smallTable(t).Candidates(mode)
		for _, name := range solver.Names() {
			p, found := solver.Named(name, mode, engine.Normal, source())
			if !found {
				t.Fatalf("no %s", name)
			}
			r, err := solver.Tournament(context.Background(), solver.Opening{First: word("aisle"), Player: p}, c, nil)
			if err != nil || r.Games != c.Len() {
				t.Errorf("%s: %+v, error %v", name, r, err)
			}
			guesses, err := playAlone(solver.Opening{First: word("aisle"), Player: p}, c, c.At(1))
			if err != nil || guesses[0] != word("aisle") || len(guesses) < 2 {
				t.Errorf("%s: %v, error %v", name, guesses, err)
			}
		}
		if _, found := solver.Named("worst", mode, engine.Normal, nil); found {
			t.Error("worst is found")
		}
	}
}

// TestOpenersWhereTheyCanBe: they are guessed where they can be, and as long as the game is
// theirs.
func TestOpenersWhereTheyCanBe(t *testing.T) {
	c := smallTable(t).Candidates(1)
	play := func(c solver.Candidates, words ...string) string {
		o := solver.Openers{Source: source()}
		for _, w := range words {
			o.Words = append(o.Words, word(w))
		}
		guess := sample.Must(o.Next(context.Background(), c))(t)
		return guess.String()
	}
	secret := sample.Secret("candy")
	if got := play(c, "zzzzz", "slate"); got != "zzzzz" {
		t.Errorf("first %s", got)
	}
	if got := play(c.After(turn(word("zzzzz"), secret)), "zzzzz", "slate"); got != "slate" {
		t.Errorf("then %s", got)
	}
	possible := func(guess string) bool { return strings.Contains(sample.Answers, guess) }
	if got := play(c, "zzzzz", "other"); !possible(got) {
		t.Errorf("%s, with an opener that is not in the list", got)
	}
	if got := play(c.After(turn(word("salsa"), secret)), "zzzzz", "slate"); !possible(got) {
		t.Errorf("%s, in a game that began otherwise", got)
	}
}
