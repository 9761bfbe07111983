package stateless

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/screen"
	"ketword/app/text/embedded"
)

// TestGiveUp: the screen asks the question, with a button that declines.
func TestGiveUp(t *testing.T) {
	d := drawn.Of(t, GiveUp.Draw(screen.View{Text: embedded.English}))
	apptest.Strings(t, "question", drawn.Texts(d.All(drawn.Tagged("p"))), "The secret is shown, and the game counts as lost.")
	apptest.Strings(t, "actions", drawn.Attrs(d.All(drawn.Tagged("button")), "data-action"), "close", "give-up")
	apptest.Strings(t, "buttons", drawn.Texts(d.All(drawn.Tagged("button"))), "Keep playing", "Give up")
}
