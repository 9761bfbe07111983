//go:build !js

package app

import (
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/text/embedded"
)

// lostTable returns a lost game with a covered secret.
func lostTable(t testing.TB, secret string) *table {
	on := model.ChangeSetting{Name: "keep-guessing", Value: "on"}
	return newTable(t, secret, "&tries=2").send(on).guess("slate", "audio")
}

// TestCovered: the end of a lost game does not reveal the covered secret, and offers what
// can be done. The notice while the player keeps guessing has a button that shows the
// secret.
func TestCovered(t *testing.T) {
	b := lostTable(t, "crown plaid")
	end := b.draw().One(t, drawn.Classed("end"))
	same(t, "offers", drawn.Attrs(end.All(drawn.Tagged("button")), "data-action"), "keep-guessing", "show-secret")
	same(t, "says", drawn.Texts(end.All(drawn.Tagged("p"))), "2 of 2 tries")
	equal(t, "spoken", b.spoken(), "Row 2, mixed: A present, U absent, D present, I correct, O present. "+embedded.English.KeepGuessing.Asks())
	b.model.Play.EnterRests = false
	b.startsNext()
	page := b.draw()
	equal(t, "no end", len(page.All(drawn.Classed("end"))), 0)
	equal(t, "line", spaced(page.One(t, drawn.Classed("offer")).Text()), "Lost, still guessing. Show the secret")
	equal(t, "place", b.puzzleTitle(), "Puzzle 1011 · English · 5 letters · 2 tries · lost")
	equal(t, "spoken", b.spoken(), "Lost, still guessing.")
	b.guess("crown")
	end = b.draw().One(t, drawn.Classed("end"))
	same(t, "found", drawn.Texts(end.All(drawn.Tagged("h2"))), "Found with guess 3")
	same(t, "the other word", drawn.Texts(end.All(drawn.Classed("other"))), "PLAID")
	equal(t, "stays lost", end.One(t, drawn.Classed("summary")).Text(), "The game stays lost")
	equal(t, "spoken", b.spoken(), "Row 3: C correct, R correct, O correct, W correct, N correct. Found with guess 3. The words were CROWN and PLAID.")
	shown := lostTable(t, "abide")
	shown.send(shown.message("show-secret", ""))
	equal(t, "shown", shown.spoken(), "The word was ABIDE.")
	same(t, "words", drawn.Texts(shown.draw().All(drawn.Classed("word"))), "ABIDE")
}
