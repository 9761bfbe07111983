//go:build !js

package app

import (
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/screen"
)

// TestGiveUpDialog asks, with a way back.
func TestGiveUpDialog(t *testing.T) {
	d := newTable(t, "abide", "").send(model.Open{Screen: screen.GiveUp}).draw().One(t, drawn.Classed("content"))
	same(t, "question", drawn.Texts(d.All(drawn.Tagged("p"))), "The secret is shown, and the game counts as lost.")
	same(t, "actions", drawn.Attrs(d.All(drawn.Tagged("button")), "data-action"), "close", "give-up")
	same(t, "buttons", drawn.Texts(d.All(drawn.Tagged("button"))), "Keep playing", "Give up")
}
