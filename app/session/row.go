package session

import "ketword/engine"

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

// PlayedRow returns the row of a turn.
func PlayedRow(t engine.Turn) Row {
	row := Row{Played: true, Mixed: t.Feedback.Mixed(), Wins: t.Feedback.Wins()}
	for i, mark := range t.Feedback.Marks() {
		row.Tiles = append(row.Tiles, Tile{Letter: t.Guess.TextAt(i), Mark: mark.String()})
	}
	return row
}
