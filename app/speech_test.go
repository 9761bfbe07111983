//go:build !js

package app

import (
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/text"
)

// TestRowSpeech: what is said after a turn, and when the game ends.
func TestRowSpeech(t *testing.T) {
	const slate = "S absent, L correct, A correct, T absent, E absent."
	for want, b := range map[string]*table{
		"Row 1: " + slate + " 5 tries left.": newTable(t, "crown plaid", "").guess("slate"),
		"Row 2, mixed: B absent, R correct, I present, N present, Y absent. 4 tries left.": newTable(t, "crown plaid", "").
			guess("slate", "briny"),
		"Row 5: " + slate + " 1 try left.": newTable(t, "crown plaid", "").
			guess("slate", "slate", "slate", "slate", "slate"),
		"Row 1: " + slate: newTable(t, "crown plaid", "&tries=0").guess("slate"),
		"Row 1: A correct, B correct, I correct, D correct, E correct. Solved in 1 try. The word was ABIDE.": newTable(t, "abide", "").
			guess("abide"),
		"Row 1: P correct, L correct, A correct, I correct, D correct. Solved in 1 try. The words were CROWN and PLAID.": newTable(t, "crown plaid", "").
			guess("plaid"),
		"Row 1: " + slate + " Not solved. The words were CROWN and PLAID.": newTable(t, "crown plaid", "&tries=1").
			guess("slate"),
		"Given up. The word was ABIDE.": newTable(t, "abide", "").guess("slate").send(model.GiveUp{}),
	} {
		equal(t, want, b.speech(model.SayRow), want)
	}
}

// TestSpeech: what is said of a game that opens and of a notice, and nothing
// else.
func TestSpeech(t *testing.T) {
	b := newTable(t, "crown plaid", "").send(model.GoToday{})
	equal(t, "opened", b.speech(b.model.Spoken.What), "Quantum. Daily 101 · English · 5 letters. Two secret words: guess either. "+
		"Squares: all from one word. The other has none of the letters. Circles: from both. Each word has at least one of the marked letters. "+
		"Solid: right place. Frame: elsewhere. Flat: in neither word.")
	b.letters("cr").send(model.Enter{})
	equal(t, "notice", b.speech(b.model.Spoken.What), "A guess needs 5 letters")
	for _, c := range []struct {
		tile int
		want string
	}{{1, "Letter 2: R."}, {3, "Letter 4: blank."}, {5, "End of the row."}} {
		b.send(model.PlaceCursor{Tile: c.tile})
		equal(t, "cursor", b.speech(b.model.Spoken.What), c.want)
	}
	b.send(model.PlaceCursor{Tile: 3}, model.Press{Letter: 'w'})
	equal(t, "a row with a gap", b.draw().All(drawn.Classed("row"))[0].Value("aria-label"), "Row 1, typing: C, R, blank, W.")
	equal(t, "nothing", b.speech(model.Spoken{}.What), "")
}

// TestSpokenAgain: the same words are said again, since they differ by a blank
// that can't be heard.
func TestSpokenAgain(t *testing.T) {
	b := newTable(t, "abide", "").letters("a")
	var said []string
	for range 3 {
		status := b.send(model.Enter{}).draw().One(t, drawn.Saying("role", "status"))
		said = append(said, status.Written())
	}
	for i := range said {
		equal(t, "words", strings.TrimSuffix(said[i], "\u00a0"), "A guess needs 5 letters")
	}
	if said[0] == said[1] || said[1] == said[2] {
		t.Errorf("the same twice: %q", said)
	}
	silent := &root{model: model.Model{Spoken: model.Spoken{Count: 1}}, text: text.English}
	equal(t, "silence", silent.spoken(), "")
}
