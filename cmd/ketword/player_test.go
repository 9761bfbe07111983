package main

import (
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/cli"
)

// quantumSetting returns the setting of the program's smallest list with two words.
func quantumSetting(t *testing.T) playerSpec {
	t.Helper()
	list := &cli.ListFlags{Lang: "fr", Length: 4}
	l, err := list.Load(cli.Env{Files: cli.FilesOf(cli.MostFile)})
	if err != nil {
		t.Fatal(err)
	}
	return playerSpec{lexicon: l, mode: engine.Quantum}
}

// player returns the player of a spec.
func player(t *testing.T, s playerSpec, name string) solver.Player {
	t.Helper()
	p, err := s.player(name)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestCost: a player's cost is found within those around it; one that draws has
// none.
func TestCost(t *testing.T) {
	s := quantumSetting(t)
	split := solver.Split{Secrets: 6, Sizes: []int32{3, 2, 1}}
	for name, want := range map[string]float64{
		"minimax": solver.Minimax(split), "parts": solver.MostParts(split), "eliminate": solver.Eliminate(split),
		"best": solver.Tuned(2).Cost(split),
	} {
		s.opener = "tant"
		if got := costOf(player(t, s, name))(split); got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
	if got := strings.Join(rankingStrategies(), " "); got != "eliminate entropy minimax parts best" {
		t.Errorf("%s rank guesses", got)
	}
}
