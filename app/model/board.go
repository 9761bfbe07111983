package model

import (
	"unicode/utf8"

	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
)

// MaxRows is how many rows are drawn for games of that many tries; games of
// more, or of any number, or gone on with after a loss, show one empty row after the last.
const MaxRows = 8

// NoRow stands for no row.
const NoRow = -1

// Board derives the rows that are drawn.
func (m *Model) Board() []session.Row {
	turns, length := m.Game.Rows(), m.Game.Puzzle.Rules.Length
	rows := make([]session.Row, m.rowCount())
	for i := range rows {
		switch {
		case i < len(turns):
			rows[i] = session.PlayedRow(turns[i])
			rows[i].Fresh = i == m.Fresh
			if !m.TakesGuesses() && m.Cover() != session.Covered {
				rows[i].Portions = session.Portions(turns[i], m.Game.Puzzle.Secret)
			}
		case i == len(turns) && m.TakesGuesses():
			rows[i] = typedRow(m.Typed, length)
			rows[i].Current, rows[i].Shakes = true, m.refusals
			if at := m.shownCursor(); at != noTile {
				rows[i].Tiles[at].Cursor = true
			}
		default:
			rows[i] = typedRow("", length)
		}
		rows[i].Number = i
	}
	return rows
}

// rowCount returns how many rows are drawn.
func (m *Model) rowCount() int {
	rows, tries := len(m.Game.Rows()), m.Game.Puzzle.Rules.Tries
	if m.TakesGuesses() {
		rows++
	}
	if tries != engine.Unlimited && tries <= MaxRows {
		return max(rows, tries)
	}
	return max(rows, engine.DefaultTries)
}

// typedRow returns a row that is not played, with the letters typed so far.
func typedRow(typed string, length int) session.Row {
	tiles := make([]session.Tile, 0, length)
	for i, l := range []engine.Letter(typed) {
		if l == records.Blank {
			tiles = append(tiles, session.Tile{Mark: "empty"})
		} else {
			tiles = append(tiles, session.Tile{Letter: engine.LetterText(l, i == length-1), Mark: "typed"})
		}
	}
	for range length - utf8.RuneCountInString(typed) {
		tiles = append(tiles, session.Tile{Mark: "empty"})
	}
	return session.Row{Tiles: tiles}
}

// Keys derives what is known of each letter.
func (m *Model) Keys() map[engine.Letter]engine.Key { return engine.Keyboard(m.Game.Rows()) }
