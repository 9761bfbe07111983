package solver_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// longWords returns so many words of a length that share few letters, so that
// there are pairs.
func longWords(count, length int) string {
	random, words := source(), map[string]bool{}
	for len(words) < count {
		half := "abcdefghijklm"
		if random.IntN(2) == 0 {
			half = "nopqrstuvwxyz"
		}
		w := make([]byte, length)
		for i := range w {
			w[i] = half[random.IntN(len(half))]
		}
		words[string(w)] = true
	}
	return strings.Join(slices.Sorted(maps.Keys(words)), "\n") + "\n"
}

// TestLongWords: words of every length from 2 to 15 letters are ranked,
// reviewed and played by every strategy, in both modes. The shortest and the longest that are
// counted, and those that are scored, are in every sample.
func TestLongWords(t *testing.T) {
	const counted = 10 // letters, at the most
	edges := []int{engine.MinLength, counted, counted + 1, engine.MaxLength}
	for length := engine.MinLength; length <= engine.MaxLength; length++ {
		if !sample.Whole && !slices.Contains(edges, length) {
			continue
		}
		l := list(t, longWords(30, length), longWords(40, length))
		table := solver.NewTable(l)
		for _, mode := range engine.Modes() {
			all := table.Candidates(mode)
			for _, name := range solver.Names() {
				p, _ := solver.Named(name, mode, engine.Strict, source())
				r, err := solver.Tournament(t.Context(), p, all, nil)
				if err != nil || r.Games != all.Len() {
					t.Errorf("%d letters, %s, %s: %+v, error %v", length, mode, name, r, err)
				}
			}
			ranked, err := solver.Rank(t.Context(), all, solver.Options{Cost: solver.Entropy})
			if err != nil || len(ranked) != l.GuessCount() || ranked[0].Parts < 2 {
				t.Fatalf("%d letters, %s: %d ranked, error %v", length, mode, len(ranked), err)
			}
			checkReference(t, fmt.Sprintf("%d letters, %s", length, mode), table, all, 3, source())
			checkLongGame(t, table, all, ranked[0].Guess)
		}
	}
}

// checkLongGame reviews a game, and tells a row that no secret fits.
func checkLongGame(t *testing.T, table *solver.Table, all solver.Candidates, first engine.Word) {
	t.Helper()
	secret := all.At(all.Len() / 2)
	rules := engine.Rules{Mode: all.Mode(), Length: first.Len(), Tries: 6}
	g := sample.Must(engine.NewGame(engine.Puzzle{Identity: engine.Identity{Rules: rules}, Secret: secret}).Play(first, nil))(t)
	reviews, err := reviewed(t.Context(), table, g, solver.Growth(0.15))
	if err != nil || len(reviews) != 1 || reviews[0].Before != all.Len() {
		t.Errorf("%d letters, %s: %+v, error %v", first.Len(), all.Mode(), reviews, err)
	}
	played := turn(first, secret)
	played.Feedback = changed(played.Feedback, 0, played.Feedback.Mixed())
	if c, err := table.Position(t.Context(), all.Mode(), []engine.Turn{turn(first, secret), played}); err == nil {
		t.Errorf("%d letters, %s: %d secrets fit two feedbacks of one guess", first.Len(), all.Mode(), c.Len())
	}
}
