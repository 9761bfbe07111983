package solver

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/engine"
)

// PressTile handles a key on a focused tile. The letter or the symbol of a mark sets it, and moves to the
// next tile; arrows, Home and End move to other tiles. It reports whether the key is one of these.
func PressTile(t *text.Text, s *session.Session, m *Model, e goapp.Value) (msg screen.Msg[Model], taken bool) {
	control := browser.Closest(e, ".solver [data-action=mark-tile]")
	if !control.Truthy() || browser.Holds(e, "isComposing", "ctrlKey", "altKey", "metaKey") {
		return nil, false
	}
	key := e.Get("key").String()
	row, tile := tileOf(control.Get("dataset").Get("value").String())
	if !m.has(row) {
		return nil, false
	}
	if strings.EqualFold(key, t.Solver.MixKey) && m.mixes() {
		return MixRow{Row: row}, true
	}
	mark, sets := markOf(t, key)
	to, goes := m.tileBeside(s, row, tile, key)
	if sets {
		msg = MarkTile{Row: row, Tile: tile, Mark: mark}
		to, goes = m.tileBeside(s, row, tile, nextTile)
	}
	if goes {
		e.Call("preventDefault") // prevent scrolling
		browser.FocusOn(to)
	}
	return msg, goes
}

// markOf returns the mark for a key: its letter, or its symbol in a pattern.
func markOf(t *text.Text, key string) (engine.Mark, bool) {
	for _, mark := range []engine.Mark{engine.Absent, engine.Present, engine.Correct} {
		symbol := engine.NewFeedback(false, mark).String()
		if strings.EqualFold(key, t.Solver.MarkKeys(mark.String())) || key == symbol {
			return mark, true
		}
	}
	return 0, false
}

// nextTile stands for a key that moves to the next tile, from row to row, and from the last
// tile to the input for rows.
const nextTile = "next"

// tileBeside returns the selector of the tile or input to which a key moves from a tile, or
// false if it does not move.
func (m *Model) tileBeside(s *session.Session, row, tile int, key string) (selector string, goes bool) {
	if list, _ := s.Find(m.List); list.RightToLeft() {
		key = mirrored(key)
	}
	last := m.Rows[row].Feedback.Len() - 1
	switch key {
	case "ArrowLeft":
		tile--
	case "ArrowRight":
		tile++
	case "ArrowUp":
		row--
	case "ArrowDown":
		row++
	case "Home":
		tile = 0
	case "End":
		tile = last
	case nextTile:
		if tile++; tile > last {
			row, tile = row+1, 0
		}
	default:
		return "", false
	}
	if key == nextTile && row == len(m.Rows) {
		return "#" + EntryField, true
	}
	return tileSelector(row, tile), true
}

// mirrored returns the opposite arrow for an arrow left or right, and other keys unchanged.
func mirrored(key string) string {
	switch key {
	case "ArrowLeft":
		return "ArrowRight"
	case "ArrowRight":
		return "ArrowLeft"
	}
	return key
}
