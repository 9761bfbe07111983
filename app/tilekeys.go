package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/screen/solver"
	"ketword/engine"
)

// onTileKey does what a key says to a tile of a position: the letter of a mark, or its
// symbol, sets it and goes on to the next tile; arrows, Home and End go to others. It
// reports whether the key is such a one.
func (r *root) onTileKey(e goapp.Value, key string) (model.Msg, bool) {
	control := browser.Closest(e, ".solver [data-action=mark-tile]")
	if !control.Truthy() || browser.Holds(e, "isComposing", "ctrlKey", "altKey", "metaKey") {
		return nil, false
	}
	row, tile := solver.TileOf(control.Get("dataset").Get("value").String())
	if !r.model.Solver.Has(row) {
		return nil, false
	}
	if to, goes := r.tileBeside(row, tile, key); goes {
		e.Call("preventDefault") // nothing is to scroll
		browser.FocusOn(to)
		return nil, true
	}
	if strings.EqualFold(key, r.text.Solver.MixKey()) && r.model.Solver.Mixes() {
		return solver.MixRow{Row: row}, true
	}
	mark, sets := r.markOf(key)
	if !sets {
		return nil, false
	}
	e.Call("preventDefault")
	next, _ := r.tileBeside(row, tile, nextTile)
	browser.FocusOn(next)
	return solver.MarkTile{Row: row, Tile: tile, Mark: mark}, true
}

// markOf returns the mark that a key sets: by its letter, or its symbol in a pattern.
func (r *root) markOf(key string) (engine.Mark, bool) {
	for _, mark := range []engine.Mark{engine.Absent, engine.Present, engine.Correct} {
		symbol := engine.NewFeedback(false, mark).String()
		if strings.EqualFold(key, r.text.Solver.MarkKeys(mark.String())) || key == symbol {
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
func (r *root) tileBeside(row, tile int, key string) (selector string, goes bool) {
	rows := r.model.Solver.Rows
	if list, _ := r.model.Find(r.model.Solver.List); list.RightToLeft() {
		key = mirrored(key)
	}
	last := rows[row].Feedback.Len() - 1
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
	if key == nextTile && row == len(rows) {
		return "#" + solver.EntryField, true
	}
	return solver.TileSelector(row, tile), true
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
