package engine

import (
	"errors"
	"strings"

	"ketword/internal/format"
)

// Notation is a way to write a row.
type Notation uint8

// The notations. Colour writes the letters too, for a terminal, and can't be
// read back. BlueEmoji is read back by [ParseTranscripts] and [InGreen], which know that the rows are Ketword's.
const (
	Emoji     Notation = iota // 🟩🟨⬛, mixed 🟢🟡⬛
	Pattern                   // o*_, mixed O+_
	Digits                    // 10X, mixed 32X
	BlueEmoji                 // 🟦🟧⬛, mixed 🔵🟠⬛
	Colour                    // green, yellow and default text; mixed marks in brackets
)

// symbols has the symbols of all marks, three by three: of each notation, first those of unmixed
// rows and then those of mixed ones.
const symbols = "⬛🟨🟩⬛🟡🟢" + "_*o_+O" + "X01X23" + "⬛🟧🟦⬛🟠🔵"

// emojiStyle is the variation selector that some keyboards add to an emoji. It is
// ignored.
const emojiStyle = '\uFE0F'

// Errors of [ParseFeedback].
var (
	ErrNotMark       = errors.New("not a mark")
	ErrBothShapes    = errors.New("squares and circles in one row")
	ErrBothNotations = errors.New("two notations in one row")
)

// Format returns the feedback of a turn as text. Only Colour writes the letters, too;
// it panics if the guess has not as many letters as the feedback has marks.
func (n Notation) Format(t Turn) string {
	if n == Colour {
		return colour(t)
	}
	var b strings.Builder
	all := []rune(symbols)[(2*int(n)+bit(t.Feedback.Mixed()))*marks:]
	for _, m := range t.Feedback.Marks() {
		b.WriteRune(all[m])
	}
	return b.String()
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// ParseFeedback reads a row in any of the notations Emoji, Pattern and Digits. It
// ignores blanks around the row. The error is a [*LengthError], or a [*MarkError] for
// the first wrong tile.
func ParseFeedback(s string) (Feedback, error) {
	var r row
	for _, symbol := range strings.TrimSpace(s) {
		if symbol == emojiStyle {
			continue
		}
		if err := r.add(symbol); err != nil {
			return Feedback{}, &MarkError{Tile: len(r.tiles), Symbol: symbol, Err: err}
		}
	}
	if n := len(r.tiles); n < MinLength || n > MaxLength {
		return Feedback{}, &LengthError{Got: n, Min: MinLength, Max: MaxLength, Marks: true}
	}
	return NewFeedback(r.shapes[1], r.tiles...), nil
}

// MarkError tells which symbol of a row can't stand there.
type MarkError struct {
	Tile   int // from 0
	Symbol rune
	Err    error // ErrNotMark, ErrBothShapes or ErrBothNotations
}

// Error names the tile, counted from 1.
func (e *MarkError) Error() string {
	if e.Err == ErrNotMark {
		return format.Text("tile %d: %q is %v", e.Tile+1, e.Symbol, e.Err)
	}
	return format.Text("tile %d: %v", e.Tile+1, e.Err)
}

// Unwrap returns why the symbol can't stand there.
func (e *MarkError) Unwrap() error { return e.Err }

// row is a row that has been read in part.
type row struct {
	tiles    []Mark
	shapes   [2]bool // whether it has unmixed marks, and mixed marks
	notation Notation
}

// add reads one more symbol.
func (r *row) add(symbol rune) error {
	n, mixed, m, ok := findSymbol(symbol)
	if !ok {
		return ErrNotMark
	}
	if len(r.tiles) > 0 && n != r.notation {
		return ErrBothNotations
	}
	r.notation = n
	if m != Absent {
		r.shapes[mixed] = true
	}
	if r.shapes[0] && r.shapes[1] {
		return ErrBothShapes
	}
	r.tiles = append(r.tiles, m)
	return nil
}

// findSymbol returns what a symbol means. Absent looks the same in both shapes, and has mixed 0.
// Some symbols are from elsewhere: other games write ⬜ on a dark page, and in high contrast 🟧 for
// correct and 🟦 for present; some fonts and programs have other squares and circles for absent.
func findSymbol(symbol rune) (n Notation, mixed int, m Mark, ok bool) {
	switch symbol {
	case '⬜', '⚫', '⚪', '◼', '◻', '◾', '◽':
		symbol = '⬛'
	case '🟧':
		symbol = '🟩'
	case '🟦':
		symbol = '🟨'
	case '🟠':
		symbol = '🟢'
	case '🔵':
		symbol = '🟡'
	case 'x':
		symbol = 'X'
	}
	i := 0
	for _, s := range symbols {
		if s == symbol {
			return Notation(i / (2 * marks)), i / marks % 2, Mark(i % marks), true
		}
		i++
	}
	return 0, 0, 0, false
}

// Escape sequences of a terminal.
const (
	escDefault = "\x1b[0m"
	escGreen   = "\x1b[32m"
	escYellow  = "\x1b[33m"
)

// colour writes the letters of a turn in the colours of their marks, with an
// escape only where the colour changes and the default restored at the end.
func colour(t Turn) string {
	if t.Guess.Len() != t.Feedback.Len() {
		if t.Guess.Len() == 0 {
			panic(format.Text("engine: %d marks, and %v", t.Feedback.Len(), ErrNoGuess))
		}
		panic(format.Text("engine: a guess of %d letters with %d marks", t.Guess.Len(), t.Feedback.Len()))
	}
	var b strings.Builder
	now, letters := Absent, []Letter(t.Guess.String())
	for i, m := range t.Feedback.Marks() {
		if m != now {
			b.WriteString([marks]string{escDefault, escYellow, escGreen}[m])
			now = m
		}
		letter := string(letters[i])
		if t.Feedback.Mixed() && m != Absent {
			letter = "[" + letter + "]"
		}
		b.WriteString(letter)
	}
	if now != Absent {
		b.WriteString(escDefault)
	}
	return b.String()
}
