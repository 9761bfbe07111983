//go:build !js

package app

import (
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/play"
)

// TestSpeech: announcements of tiles, and of nothing.
func TestSpeech(t *testing.T) {
	b := newTable(t, "crown plaid", "").send(model.GoToday{}).letters("cr")
	for _, c := range []struct {
		tile int
		want string
	}{{1, "Letter 2: R."}, {3, "Letter 4: blank."}, {5, "End of the row."}} {
		b.send(play.PlaceCursor{Tile: c.tile})
		equal(t, "cursor", b.spoken(), c.want)
	}
	b.send(play.PlaceCursor{Tile: 3}, play.Press{Letter: 'w'})
	equal(t, "a row with a gap", b.draw().All(drawn.Classed("row"))[0].Value("aria-label"), "Row 1, typing: C, R, blank, W.")
	b.model.Play.Spoken = play.Spoken{}
	equal(t, "nothing", b.spoken(), "")
}

// TestSpokenAgain: the same words are announced again, since they differ in an inaudible
// blank.
func TestSpokenAgain(t *testing.T) {
	b := newTable(t, "abide", "").letters("a")
	var said []string
	for range 3 {
		status := b.send(play.Enter{}).draw().One(t, drawn.Saying("role", "status"))
		said = append(said, status.Written())
	}
	for i := range said {
		equal(t, "words", strings.TrimSuffix(said[i], "\u00a0"), "A guess needs 5 letters")
	}
	if said[0] == said[1] || said[1] == said[2] {
		t.Errorf("the same twice: %q", said)
	}
	b.model.Play.Spoken = play.Spoken{Count: 1}
	equal(t, "silence", b.draw().One(t, drawn.Saying("role", "status")).Written(), "")
}
