package session

import (
	"slices"

	"ketword/engine"
	"ketword/internal/each"
)

// Tile is one square of the board.
type Tile struct {
	Letter string // in lower case; "" if empty
	Mark   string // empty, typed, absent, present or correct
	Cursor bool   // it takes the next letter, and the cursor is drawn
	Note   string // if it can be noted, the name of its letter's key, and its note
	Word   int    // of an opened row, the word of the secret that marked it, from 1; 0 if none did
}

// Row is one row of the board.
type Row struct {
	Tiles    []Tile
	Number   int  // from 0
	Played   bool // it is a turn
	Mixed    bool // both words of the secret contributed to its marks
	Wins     bool
	Current  bool      // it is being typed
	Fresh    bool      // its marks are to be revealed
	Shakes   int       // number of times it was refused, if current
	Portions []Portion // of a mixed row that is opened, since the secret is shown
}

// PlayedRow returns the row of a turn.
func PlayedRow(t engine.Turn) Row {
	row := Row{Played: true, Mixed: t.Feedback.Mixed(), Wins: t.Feedback.Wins()}
	for i, mark := range t.Feedback.Marks() {
		row.Tiles = append(row.Tiles, Tile{Letter: t.Guess.TextAt(i), Mark: mark.String()})
	}
	return row
}

// OpenedRow returns the row of a turn once the secret is known: a mixed row is opened, and tells which
// word marked a tile. It does not tell a word that is hidden: what that marks follows from the other one.
func OpenedRow(t engine.Turn, s engine.Secret, hidden engine.Word) Row {
	row := PlayedRow(t)
	row.Portions = Portions(t, s)
	for number, portion := range row.Portions {
		if portion.Word == hidden.String() {
			row.Portions[number].Word = ""
		}
		for i, mark := range portion.Turn.Feedback.Marks() {
			if mark != engine.Absent {
				row.Tiles[i].Word = number + 1
			}
		}
	}
	return row
}

// TurnOf returns the turn of a guess with a secret.
func TurnOf(guess engine.Word, s engine.Secret) engine.Turn {
	return engine.Turn{Guess: guess, Feedback: engine.Score(guess, s)}
}

// Portion is what one word of a secret marks in a row.
type Portion struct {
	Word string // "" if unknown
	Turn engine.Turn
}

// Portions divides a mixed row into the portions of the secret's words. It returns nil if the row is not
// mixed.
func Portions(t engine.Turn, s engine.Secret) []Portion {
	if !t.Feedback.Mixed() || !t.Admits(s) {
		return nil
	}
	return each.Of(slices.Collect(s.Words()), func(w engine.Word) Portion {
		return Portion{Word: w.String(), Turn: Alone(t.Guess, w)}
	})
}

// Alone returns the turn of a guess with a secret of one word.
func Alone(guess, word engine.Word) engine.Turn {
	one, err := engine.NewSecret(word)
	if err != nil {
		panic("session: a word that is no secret: " + err.Error()) // any word is a secret of one word
	}
	return TurnOf(guess, one)
}

// Divisions returns the ways in which two unknown words may have marked a row. Each marked
// letter belongs to one of them. In a row that is not mixed, all belong to the same word.
func Divisions(t engine.Turn) [][]Portion {
	var letters []engine.Letter
	for i, mark := range t.Feedback.Marks() {
		if l := t.Guess.At(i); mark != engine.Absent && !slices.Contains(letters, l) {
			letters = append(letters, l)
		}
	}
	var ways [][]Portion
	for first := 1; first < 1<<len(letters); first += 2 { // bits of the letters of the first word; it always has the first letter
		if all := first == 1<<len(letters)-1; all != t.Feedback.Mixed() {
			of := func(word int) Portion {
				return Portion{Turn: only(t, func(l engine.Letter) bool { return word>>slices.Index(letters, l)&1 == 1 })}
			}
			ways = append(ways, []Portion{of(first), of(^first)})
		}
	}
	return ways
}

// only returns a turn with the marks of some letters only.
func only(t engine.Turn, has func(engine.Letter) bool) engine.Turn {
	marks := make([]engine.Mark, t.Feedback.Len())
	for i, mark := range t.Feedback.Marks() {
		if mark != engine.Absent && has(t.Guess.At(i)) {
			marks[i] = mark
		}
	}
	return engine.Turn{Guess: t.Guess, Feedback: engine.NewFeedback(false, marks...)}
}
