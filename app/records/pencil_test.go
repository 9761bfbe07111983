package records

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// TestPencil: a letter has one note, the last; the notes follow each other in a circle.
func TestPencil(t *testing.T) {
	var p Pencil
	for _, want := range []Pencil{"a1", "a2", "a0", ""} {
		p = p.With('a', p.Next('a'))
		apptest.Equal(t, "next", p, want)
	}
	p = p.With('a', "1").With('b', "2").With('ß', "0").With('a', "2").With('c', "")
	apptest.Equal(t, "notes", p, "b2ß0a2")
	for l, want := range map[engine.Letter]string{'a': "2", 'b': "2", 'ß': "0", 'c': ""} {
		apptest.Equal(t, string(l), p.Of(l), want)
	}
}

// TestStoredPencil: what is stored is read, and what are no notes is dropped.
func TestStoredPencil(t *testing.T) {
	letters, _ := engine.ParseLetters("क्ष")
	joined := Pencil("").With(letters[0], "1")
	for stored, want := range map[string]Pencil{
		"": "", "a1b2": "a1b2", engine.Text(string(joined)): joined, "a1a2": "a2", "ab1c": "", "1a3b0": "", "a\xff1b2": "b2", "0": "",
	} {
		apptest.Equal(t, stored, readPencil(stored), want)
	}
}

// TestJoinedPencils: of two windows the notes of the other are later, unless it lacks rows.
func TestJoinedPencils(t *testing.T) {
	g := engine.NewGame(engine.Choose(apptest.Rules(engine.Quantum), "en", apptest.Secret(t, "crown", "plaid")))
	one, two := apptest.Play(t, g, "audio"), apptest.Play(t, g, "audio", "slate")
	for _, c := range []struct {
		ours, theirs engine.Game
		want         Pencil
	}{{one, one, "b2"}, {one, two, "b2"}, {two, one, "a1"}} {
		got := JoinGames(Saved{Game: c.ours, Pencil: "a1"}, Saved{Game: c.theirs, Pencil: "b2"})
		apptest.Equal(t, "joined", got.Pencil, c.want)
	}
}
