package play

import (
	"testing"

	"ketword/app/session"
	"ketword/engine"
)

// TestNote: a key notes a letter, and a second time nothing.
func TestNote(t *testing.T) {
	w := newTable(t, "crown plaid", engine.Normal).send(Note{Letter: 'l', Note: "2"})
	equal(t, "before the first row", string(w.Pencil), "")
	w.send(guess("slate")...).send(Note{Letter: 'l', Note: "2"})
	equal(t, "noted", []any{w.Pencil.Of('l'), w.play.Spoken.What}, []any{"2", SayNote})
	w.send(Note{Letter: 'l', Note: "0"}, Note{Letter: 'a', Note: "0"}, Note{Letter: 'a', Note: "0"})
	equal(t, "noted anew, and no more", string(w.Pencil), " l0")
	w.send(Note{Letter: 'b'}, Note{Letter: 'b'})
	equal(t, "the next one", w.Pencil.Of('b'), "2")
	equal(t, "on the board", w.play.Board(&w.Session)[0].Tiles[1].Note, "l0")
	w.send(Note{Letter: 'b', Note: "2"}).choose(session.PencilSetting, "off").send(Note{Letter: 'l', Note: "1"})
	equal(t, "hidden", []any{string(w.Pencil), w.play.Board(&w.Session)[0].Tiles[1].Note}, []any{" l0", ""})

	w = newTable(t, "abide", engine.Normal).send(guess("slate")...).send(Note{Letter: 'l'})
	equal(t, "one word", string(w.Pencil), "")
}
