package engine_test

import (
	"slices"
	"sync"
	"testing"

	"ketword/engine"
)

// Games that continue the same game don't see each other's turns, nor what a caller does with these.
func TestGamesShareNothing(t *testing.T) {
	all := words(t, "speed opens algae keeps babes kebab")
	begun := engine.NewGame(puzzle(t, "abbey", engine.Unlimited, engine.Normal))
	for depth := range 12 {
		var after []engine.Game
		for _, w := range all {
			g, err := begun.Play(w, nil)
			if err != nil {
				t.Fatal(err)
			}
			after = append(after, g)
			if lost := g.GiveUp(); g.Status() != engine.Playing || lost.Status() != engine.Lost {
				t.Fatal("giving up one game ends the other")
			}
		}
		for _, g := range after { // what a caller does with the turns
			_ = append(g.Turns(), engine.Turn{Guess: word(t, "aaaaa")})
			g.Turns()[0] = engine.Turn{}
		}
		for i, g := range after {
			want := append(slices.Clone(begun.Guesses()), all[i])
			if !slices.Equal(g.Guesses(), want) {
				t.Fatalf("after %d turns and %s: %v, want %v", depth, all[i], g.Guesses(), want)
			}
			checkInvariants(t, g)
		}
		begun = after[depth%len(after)]
	}
}

// A guess takes the same time however many came before.
func TestGuessesTakeConstantTime(t *testing.T) {
	const many = 20_000
	speed := word(t, "speed")
	for _, level := range []engine.Level{engine.Normal, engine.Hard} {
		g := engine.NewGame(puzzle(t, "spede", engine.Unlimited, level))
		allocated := testing.AllocsPerRun(1, func() {
			for range many {
				var err error
				if g, err = g.Play(speed, nil); err != nil {
					t.Fatal(err)
				}
			}
		})
		if len(g.Turns()) < many {
			t.Fatalf("%d turns", len(g.Turns()))
		}
		if allocated > many/10 { // copying the turns would take one a guess
			t.Errorf("%v: %.0f allocations for %d guesses", level, allocated, many)
		}
	}
}

// Games may be played on from one and the same game at once (run with -race).
func TestGamesAtOnce(t *testing.T) {
	all := words(t, "speed opens algae keeps babes kebab")
	begun, err := engine.Replay(puzzle(t, "abbey", engine.Unlimited, engine.Hard), all[:1], nil)
	if err != nil {
		t.Fatal(err)
	}
	var group sync.WaitGroup
	for _, w := range all {
		group.Go(func() {
			g, want := begun, begun.Guesses()
			for range 100 {
				next, err := g.Play(w, nil)
				if err == nil {
					want = append(want, w)
				}
				g = next
			}
			if !slices.Equal(g.Guesses(), want) {
				t.Errorf("%s: %d guesses, want %d", w, len(g.Guesses()), len(want))
			}
		})
	}
	group.Wait()
}
