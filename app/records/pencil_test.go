package records

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// TestPencil: a letter has one note, the last; the notes follow each other in a circle.
func TestPencil(t *testing.T) {
	var p Pencil
	for _, want := range []Pencil{" a1", " a2", " a0", ""} {
		p = p.With('a', "")
		apptest.Equal(t, "next", p, want)
	}
	p = p.With('a', "1").With('b', "2").With('ß', "0").With('a', "2").With('c', "1").With('c', "1")
	apptest.Equal(t, "notes", p, " b2 ß0 a2")
	for l, want := range map[engine.Letter]string{'a': "2", 'b': "2", 'ß': "0", 'c': ""} {
		apptest.Equal(t, string(l), p.Of(l), want)
	}
}

// TestPencilOfSigns: a letter with a sign is another letter than the one without, and is stored as text.
func TestPencilOfSigns(t *testing.T) {
	joined, _ := engine.ParseLetters("क्षकष")
	p := Pencil("").With(joined[0], "1")
	apptest.Equal(t, "stored", p, " क्ष1")
	for _, l := range joined[1:] {
		apptest.Equal(t, string(l), p.Of(l), "")
		p = p.With(l, "2")
	}
	apptest.Equal(t, "of each", p, " क्ष1 क2 ष2")
}

// TestJoinedPencils: of two windows the notes of the other are later.
func TestJoinedPencils(t *testing.T) {
	g := engine.NewGame(engine.Choose(apptest.Rules(engine.Quantum), "en", apptest.Secret(t, "crown", "plaid")))
	apptest.Equal(t, "joined", JoinGames(Saved{Game: g, Pencil: " a1"}, Saved{Game: g, Pencil: " b2"}).Pencil, " b2")
}
