package play

import (
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
)

// maxRows is the most rows that are drawn as a whole game. With more tries, unlimited
// tries, or after a loss, only one empty row follows the last turn.
const maxRows = 8

// Board returns the rows to draw.
func (m *Model) Board(s *session.Session) []session.Row {
	turns, length := s.Game.Rows(), s.Game.Puzzle.Rules.Length
	rows := make([]session.Row, rowCount(s))
	for i := range rows {
		switch {
		case i < len(turns):
			rows[i] = session.PlayedRow(turns[i])
			if end := s.Game.Status(); end == engine.Won || end == engine.Lost && s.Cover() == session.Uncovered {
				rows[i] = session.OpenedRow(turns[i], s.Game.Puzzle.Secret, s.Game.Hidden())
			}
			rows[i].Fresh = i+1 == m.Fresh
			for at := range rows[i].Tiles {
				if l := turns[i].Guess.At(at); s.Pencils() {
					rows[i].Tiles[at].Note = string(l) + s.Pencil.Of(l)
				}
			}
		case i == len(turns) && s.TakesGuesses():
			rows[i] = typedRow(m.Typed, length)
			rows[i].Current, rows[i].Shakes = true, m.refusals
			if at, shown := m.shownCursor(s); shown {
				rows[i].Tiles[at].Cursor = true
			}
		default:
			rows[i] = typedRow("", length)
		}
		rows[i].Number = i
	}
	return rows
}

// rowCount returns the number of rows to draw.
func rowCount(s *session.Session) int {
	rows, tries := len(s.Game.Rows()), s.Game.Puzzle.Rules.Tries
	if s.TakesGuesses() {
		rows++
	}
	if tries != engine.Unlimited && tries <= maxRows {
		return max(rows, tries)
	}
	return max(rows, engine.DefaultTries)
}

// typedRow returns an unplayed row with the letters typed so far.
func typedRow(typed string, length int) session.Row {
	tiles := make([]session.Tile, 0, length)
	for i, l := range records.TilesOf(typed, length) {
		if l == records.Blank {
			tiles = append(tiles, session.Tile{Mark: "empty"})
		} else {
			tiles = append(tiles, session.Tile{Letter: engine.LetterText(l, i == length-1), Mark: "typed"})
		}
	}
	return session.Row{Tiles: tiles}
}
