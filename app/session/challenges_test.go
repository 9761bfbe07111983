package session

import (
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// TestMade: the newest challenges come first, once, by any rules, and a limited number of them is kept.
func TestMade(t *testing.T) {
	puzzle := func(seed engine.Seed) engine.Identity {
		return engine.Identity{Rules: engine.Rules{Mode: engine.Classic, Length: 5, Tries: 6, Level: engine.Hard}, Lang: "en", Seed: seed}
	}
	var s Session
	for _, seed := range []engine.Seed{1, 2, 1} {
		s.Made = s.WithMade(puzzle(seed))
	}
	apptest.Equal(t, "made", s.Made, madeID(puzzle(1))+madeID(puzzle(2)))
	for seed, made := range map[engine.Seed]bool{1: true, 2: true, 12: false} {
		s.Game = engine.NewGame(engine.Puzzle{Identity: puzzle(seed)})
		s.Game.Puzzle.Rules.Tries = 3
		apptest.Equal(t, "made here", s.MadeHere(), made)
	}
	for seed := range engine.Seed(1000) {
		s.Made = s.WithMade(puzzle(seed))
	}
	apptest.Equal(t, "kept", []any{len(s.Made), strings.HasPrefix(s.Made, madeID(puzzle(999)))}, []any{mostMade, true})
}
