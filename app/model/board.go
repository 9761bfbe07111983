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

// Tile is one square of the board.
type Tile struct {
	Letter string // in lower case; "" if empty
	Mark   string // empty, typed, absent, present or correct
	Cursor bool   // it takes the next letter, and that is to be seen
}

// Row is one row of the board.
type Row struct {
	Tiles    []Tile
	Number   int  // from 0
	Played   bool // it is a turn
	Mixed    bool // its marks are of two words
	Wins     bool
	Current  bool      // it is being typed
	Fresh    bool      // its marks are to be revealed
	Shakes   int       // how often it was refused, while it is current
	Portions []Portion // of a mixed row, once the secret is shown
}

// Board derives the rows that are drawn.
func (m *Model) Board() []Row {
	turns, length := m.Game.Rows(), m.Game.Puzzle.Rules.Length
	rows := make([]Row, m.rowCount())
	for i := range rows {
		switch {
		case i < len(turns):
			rows[i] = PlayedRow(turns[i])
			rows[i].Fresh = i == m.Fresh
			if !m.TakesGuesses() && m.Cover() != session.Covered {
				rows[i].Portions = Portions(turns[i], m.Game.Puzzle.Secret)
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

// PlayedRow returns the row of a turn.
func PlayedRow(t engine.Turn) Row {
	row := Row{Played: true, Mixed: t.Feedback.Mixed(), Wins: t.Feedback.Wins()}
	for i, mark := range t.Feedback.Marks() {
		row.Tiles = append(row.Tiles, Tile{Letter: t.Guess.TextAt(i), Mark: mark.String()})
	}
	return row
}

// typedRow returns a row that is not played, with the letters typed so far.
func typedRow(typed string, length int) Row {
	tiles := make([]Tile, 0, length)
	for i, l := range []engine.Letter(typed) {
		if l == records.Blank {
			tiles = append(tiles, Tile{Mark: "empty"})
		} else {
			tiles = append(tiles, Tile{Letter: engine.LetterText(l, i == length-1), Mark: "typed"})
		}
	}
	for range length - utf8.RuneCountInString(typed) {
		tiles = append(tiles, Tile{Mark: "empty"})
	}
	return Row{Tiles: tiles}
}

// Keys derives what is known of each letter.
func (m *Model) Keys() map[engine.Letter]engine.Key { return engine.Keyboard(m.Game.Rows()) }
