package apptest

import (
	"testing"

	"ketword/engine"
)

// GivenUp returns a game that was given up, with an identity.
func GivenUp(t testing.TB, identity string) engine.Game {
	t.Helper()
	id, err := engine.ParseIdentity(identity)
	if err != nil {
		t.Fatal(err)
	}
	return engine.NewGame(engine.Puzzle{Identity: id}).GiveUp()
}
