package records

import (
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// pairWon returns a game of the words crown and plaid, won by crown.
func pairWon(t *testing.T) engine.Game {
	t.Helper()
	p := engine.Choose(apptest.Rules(engine.Quantum), "en", apptest.Secret(t, "crown", "plaid"))
	return apptest.Play(t, engine.NewGame(p), "slate", "crown")
}

// guessed returns a game that was won after a guess for its other word.
func guessed(t *testing.T, won engine.Game, word string) engine.Game {
	t.Helper()
	g, err := won.KeepGuessing(apptest.Word(t, word), nil)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestStoredOther: what has become of the other word is stored with the game. A game of an earlier version, and one
// whose guess can't be read, shows it.
func TestStoredOther(t *testing.T) {
	won := pairWon(t)
	key := GameKey(won.Puzzle.Identity.String())
	for name, g := range map[string]engine.Game{"offered": won, "shown": won.ShowOther(), "right": guessed(t, won, "plaid"), "wrong": guessed(t, won, "slate")} {
		stored := WriteGame(Saved{Game: g})
		read, err := ReadGame(key, stored)
		if err != nil {
			t.Fatal(err)
		}
		apptest.Equal(t, name, []any{read.Game.Other() == engine.OtherOffered, read.Game.Other() == engine.OtherFound, read.Game.Rows(), WriteGame(read)}, []any{g.Other() == engine.OtherOffered, g.Other() == engine.OtherFound, g.Rows(), stored})
	}
	offer := WriteGame(Saved{Game: won})
	for _, other := range []string{`"other":"zz",`, `"other":"123",`, `"other":"crownplaid",`, ``} {
		read, err := ReadGame(key, strings.Replace(offer, `"other":"?",`, other, 1))
		apptest.Equal(t, other, []any{err, read.Game.Other() == engine.OtherOffered, len(read.Game.Rows())}, []any{nil, false, 2})
	}
}

// TestOtherInTwoWindows: a guess for the other word precedes one that shows it, and this one in which it is offered.
func TestOtherInTwoWindows(t *testing.T) {
	won := pairWon(t)
	ranked := []engine.Game{guessed(t, won, "slate"), guessed(t, won, "plaid"), won.ShowOther(), won}
	for i, a := range ranked {
		for j, b := range ranked {
			settled := History{{Game: a}}.SettledWith(History{{Game: b}})
			apptest.Equal(t, "settled", otherOf(settled[0].Game), otherOf(ranked[min(i, j)]))
			apptest.Equal(t, "ahead", History{{Game: a}}.AheadOf(History{{Game: b}}), i < j)
		}
	}
}
