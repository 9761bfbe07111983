package play

import (
	"testing"

	"ketword/app/session"
	"ketword/engine"
)

// holding returns the messages of a pointer that rests on a key for so long that its note changes, for the
// time that it comes to rest.
func holding(l engine.Letter, time int) []Msg {
	return []Msg{Hold{Letter: l}, Held{Number: time}}
}

// TestHold: a pointer that rests notes the letter, and types nothing; a tap types it, and notes nothing.
func TestHold(t *testing.T) {
	w := newTable(t, "crown plaid", engine.Normal).send(guess("slate")...).send(holding('l', 1)...)
	equal(t, "held", []any{w.Pencil, w.play.Typed}, []any{w.Pencil.With('l', "1"), ""})
	equal(t, "nothing left to release", w.play.Release(), nil)
	equal(t, "on the board", w.play.Board(&w.Session)[0].Tiles[1].Note, "1")

	w.send(Hold{Letter: 'a'})
	w.send(w.play.Release(), Held{Number: 2})
	equal(t, "tapped", []any{w.Pencil.Of('a'), w.play.Typed}, []any{"", "a"})
	w.send(Hold{Letter: 'l', OnTile: true})
	w.send(w.play.Release(), Held{Number: 3})
	equal(t, "a tile tapped", []any{w.Pencil.Of('l'), w.play.Typed}, []any{"1", "a"})
	w.send(Hold{Letter: 'b'}, Hold{Letter: 'c'}, Held{Number: w.play.held.count - 1})
	equal(t, "the first of two", w.Pencil.Of('b')+w.Pencil.Of('c'), "")
	w.send(Held{Number: w.play.held.count})
	equal(t, "the second", w.Pencil.Of('b')+w.Pencil.Of('c'), "1")
}

// TestNote: a key notes a letter, and a second time nothing.
func TestNote(t *testing.T) {
	w := newTable(t, "crown plaid", engine.Normal).send(Note{Letter: 'l', Note: "2"})
	equal(t, "before the first row", string(w.Pencil), "")
	w.send(guess("slate")...).send(Note{Letter: 'l', Note: "2"})
	equal(t, "noted", []any{w.Pencil.Of('l'), w.play.Spoken.What}, []any{"2", SayNote})
	w.send(Note{Letter: 'l', Note: "0"}, Note{Letter: 'a', Note: "0"}, Note{Letter: 'a', Note: "0"})
	equal(t, "noted anew, and no more", string(w.Pencil), "l0")
	w.choose(session.PencilSetting, "off").send(Note{Letter: 'l', Note: "1"})
	equal(t, "hidden", []any{string(w.Pencil), string(w.Noted()), w.play.Board(&w.Session)[0].Tiles[1].Note}, []any{"l0", "", ""})

	w = newTable(t, "abide", engine.Normal).send(guess("slate")...).send(holding('l', 1)...)
	equal(t, "one word", string(w.Pencil), "")
}
