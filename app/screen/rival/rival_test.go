//go:build !js

package rival

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/links"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/engine"
)

// TestRows: the screen shows the rows of both games.
func TestRows(t *testing.T) {
	words := apptest.Lexicon(t)
	p, err := words.Puzzle(apptest.Rules(engine.Quantum), apptest.SeedOf(t, words, "crown plaid"))
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(nil, words)
	s.Lexicon, s.Game = words, apptest.Play(t, engine.NewGame(p), "plaid")
	view := screen.View{Session: &s, Text: embedded.English}
	s.Rival = links.Rival{Game: apptest.Play(t, engine.NewGame(p), "slate", "briny", "crown")}
	d := drawn.Of(t, new(Model).Draw(view))
	apptest.Strings(t, "headings", drawn.Texts(d.All(drawn.Tagged("h3"))), "You · 1/6", "Your rival · 3/6")
	apptest.Equal(t, "rows", len(d.All(drawn.Classed("row"))), 4)
	s.Rival = links.Rival{Game: engine.NewGame(p).GiveUp(), Name: "Bob"}
	d = drawn.Of(t, new(Model).Draw(view))
	apptest.Strings(t, "by name", drawn.Texts(d.All(drawn.Tagged("h3"))), "You · 1/6", "Bob · X/6")
	apptest.Strings(t, "no rows", drawn.Texts(d.All(drawn.Classed("quiet"))), "No rows.")
}
