//go:build !js

package stateless

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/links"
	"ketword/app/screen"
	"ketword/app/text/embedded"
)

// TestRival: the screen shows the rows of both games.
func TestRival(t *testing.T) {
	s := screentest.Playing(t, "crown plaid")
	start := s.Game
	s.Game = apptest.Play(t, start, "plaid")
	view := screen.View{Session: &s, Text: embedded.English}
	s.Rival = links.Rival{Game: apptest.Play(t, start, "slate", "briny", "crown")}
	d := drawn.Of(t, Rival.Draw(view))
	apptest.Strings(t, "headings", drawn.Texts(d.All(drawn.Tagged("h3"))), "You · 1/6", "Your rival · 3/6")
	apptest.Equal(t, "rows", len(d.All(drawn.Classed("row"))), 4)
	s.Rival = links.Rival{Game: start.GiveUp(), Name: "Bob"}
	d = drawn.Of(t, Rival.Draw(view))
	apptest.Strings(t, "by name", drawn.Texts(d.All(drawn.Tagged("h3"))), "You · 1/6", "Bob · X/6")
	apptest.Strings(t, "no rows", drawn.Texts(d.All(drawn.Classed("quiet"))), "No rows.")
	s.Game, s.Rival.Game, view.Puzzle = start, apptest.Play(t, start, "crown"), "Bob’s answer · 1/6"
	s.Made = s.WithMade(start.Puzzle.Identity)
	d = drawn.Of(t, Rival.Draw(view))
	apptest.Strings(t, "an answer", drawn.Texts(d.All(drawn.Tagged("h3"))), view.Puzzle)
}
