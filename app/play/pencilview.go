package play

import (
	"strconv"
	"unicode/utf8"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/session"
	"ketword/engine"
)

// letterOf returns the letter of a tile of the board; 0 if its row is not played.
func letterOf(s *session.Session, tile goapp.Value) engine.Letter {
	turns, data := s.Game.Rows(), tile.Get("dataset")
	row, _ := strconv.Atoi(data.Get("row").String()) // as part.Row writes it
	col, _ := strconv.Atoi(data.Get("col").String())
	if row >= len(turns) {
		return 0
	}
	return turns[row].Guess.At(col)
}

// letGo has the browser tell when a finger leaves the letter on which it was set down, as it does of a mouse.
func letGo(e goapp.Value) {
	target, pointer := e.Get("target"), e.Get("pointerId")
	if target.Call("hasPointerCapture", pointer).Bool() {
		target.Call("releasePointerCapture", pointer)
	}
}

// noteAtFocus returns the message that notes the letter of the focused key; nil if there is none.
func noteAtFocus(note string) Msg {
	key := browser.Document().Get("activeElement")
	if !browser.IsElement(key) || !key.Call("matches", ".key:not(.wide)").Bool() {
		return nil
	}
	letter, _ := utf8.DecodeRuneInString(key.Get("dataset").Get("key").String())
	return Note{Letter: letter, Note: note}
}

// ContextMenu keeps a finger that rests on a letter from opening a menu.
func (in *Input) ContextMenu(s *session.Session, e goapp.Value) {
	const right = 2
	if s.Pencils() && e.Get("button").Int() != right && browser.Closest(e, ".key, .board .tile").Truthy() {
		e.Call("preventDefault")
	}
}
