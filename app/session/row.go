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

// TurnOf returns the turn of a guess at a secret.
func TurnOf(guess engine.Word, s engine.Secret) engine.Turn {
	return engine.Turn{Guess: guess, Feedback: engine.Score(guess, s)}
}

// Portion is what one word of a secret marks of a row.
type Portion struct {
	Word string // "" if it is not known
	Turn engine.Turn
}

// Portions divides a mixed row into the portions of the words of its secret; nil of any other row.
func Portions(t engine.Turn, s engine.Secret) []Portion {
	if !t.Feedback.Mixed() || !t.Admits(s) {
		return nil
	}
	return each.Of(slices.Collect(s.Words()), func(w engine.Word) Portion {
		return Portion{Word: w.String(), Turn: Alone(t.Guess, w)}
	})
}

// Alone returns the row of a guess by one word.
func Alone(guess, word engine.Word) engine.Turn {
	one, err := engine.NewSecret(word)
	if err != nil {
		panic("session: a word that is no secret: " + err.Error()) // a word of any letters is one
	}
	return TurnOf(guess, one)
}

// Divisions returns the ways in which two words may have marked a row, whatever they are: each
// letter is of one of them. A row that is not mixed is of one of them alone.
func Divisions(t engine.Turn) [][]Portion {
	var letters []engine.Letter
	for i, mark := range t.Feedback.Marks() {
		if l := t.Guess.At(i); mark != engine.Absent && !slices.Contains(letters, l) {
			letters = append(letters, l)
		}
	}
	var ways [][]Portion
	for first := 1; first < 1<<len(letters); first += 2 { // bits of the letters of the first word, which has the first of them
		if all := first == 1<<len(letters)-1; all != t.Feedback.Mixed() {
			of := func(word int) Portion {
				return Portion{Turn: only(t, func(l engine.Letter) bool { return word>>slices.Index(letters, l)&1 == 1 })}
			}
			ways = append(ways, []Portion{of(first), of(^first)})
		}
	}
	return ways
}

// only returns a row with the marks of some letters.
func only(t engine.Turn, has func(engine.Letter) bool) engine.Turn {
	marks := make([]engine.Mark, t.Feedback.Len())
	for i, mark := range t.Feedback.Marks() {
		if mark != engine.Absent && has(t.Guess.At(i)) {
			marks[i] = mark
		}
	}
	return engine.Turn{Guess: t.Guess, Feedback: engine.NewFeedback(false, marks...)}
}
