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

// PressTile does what a key says to a tile of a position that has the focus: the letter of a mark, or its symbol,
// sets it and goes on to the next tile; arrows, Home and End go to others. It reports whether the key is such a one.
func PressTile(t *text.Text, s *session.Session, m *Model, e goapp.Value) (msg screen.Msg[Model], taken bool) {
	control := browser.Closest(e, ".solver [data-action=mark-tile]")
	if !control.Truthy() || browser.Holds(e, "isComposing", "ctrlKey", "altKey", "metaKey") {
		return nil, false
	}
	key := e.Get("key").String()
	row, tile := tileOf(control.Get("dataset").Get("value").String())
	if !m.Has(row) {
		return nil, false
	}
	if strings.EqualFold(key, t.Solver.MixKey()) && m.Mixes() {
		return MixRow{Row: row}, true
	}
	mark, sets := markOf(t, key)
	to, goes := m.tileBeside(s, row, tile, key)
	if sets {
		msg = MarkTile{Row: row, Tile: tile, Mark: mark}
		to, goes = m.tileBeside(s, row, tile, nextTile)
	}
	if goes {
		e.Call("preventDefault") // nothing is to scroll
		browser.FocusOn(to)
	}
	return msg, goes
}

// markOf returns the mark that a key sets: by its letter, or its symbol in a pattern.
func markOf(t *text.Text, key string) (engine.Mark, bool) {
	for _, mark := range []engine.Mark{engine.Absent, engine.Present, engine.Correct} {
		symbol := engine.NewFeedback(false, mark).String()
		if strings.EqualFold(key, t.Solver.MarkKeys(mark.String())) || key == symbol {
			return mark, true
		}
	}
	return 0, false
}

// nextTile is what stands for a key that goes on to the next tile, from row to row, and
// from the last one to the field of rows.
const nextTile = "next"

// tileBeside returns the selector of the tile, or the field, to which a key goes from a
// tile; false if it goes nowhere.
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

// mirrored returns the arrow that goes the other way, and other keys as they are.
func mirrored(key string) string {
	switch key {
	case "ArrowLeft":
		return "ArrowRight"
	case "ArrowRight":
		return "ArrowLeft"
	}
	return key
}
