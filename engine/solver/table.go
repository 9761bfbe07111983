package solver

import (
	"slices"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// Table is a list prepared for solving: its guesses in alphabetical order, and
// the columns that they are made of. It is not changed after [NewTable], so
// it may be shared.
type Table struct {
	lexicon *lexicon.Lexicon
	length  int
	codes   int             // patterns there are: 3^length
	guesses []engine.Word   // in alphabetical order
	answers []int32         // their numbers among the guesses, in the list's order
	spelt   []engine.Letter // the letters of each answer, length of them
	columns []column
	made    []int32               // columns of each guess, length of them, noColumn behind the last
	letters map[engine.Letter]int // numbers of the letters of the answers
}

// noColumn stands behind the last column of a guess with repeated letters.
const noColumn = -1

// NewTable prepares a list.
func NewTable(l *lexicon.Lexicon) *Table {
	t := &Table{lexicon: l, length: l.Length(), codes: int(weights[l.Length()]), letters: map[engine.Letter]int{}}
	t.guesses = make([]engine.Word, 0, l.Len())
	for w := range l.Guesses() {
		t.guesses = append(t.guesses, w)
	}
	slices.SortFunc(t.guesses, engine.Word.Compare)
	t.addColumns()
	for w := range l.Answers() {
		number, _ := t.number(w)
		t.answers = append(t.answers, number)
		for _, letter := range w.Letters() {
			t.spelt = append(t.spelt, letter)
		}
		t.addLetters(w)
	}
	return t
}

// addColumns notes which columns each guess is made of.
func (t *Table) addColumns() {
	numbers := map[column]int32{}
	t.made = make([]int32, 0, len(t.guesses)*t.length)
	for _, g := range t.guesses {
		columns := columnsOf(g)
		for _, c := range columns {
			n, known := numbers[c]
			if !known {
				n = int32(len(t.columns))
				numbers[c] = n
				t.columns = append(t.columns, c)
			}
			t.made = append(t.made, n)
		}
		for range t.length - len(columns) {
			t.made = append(t.made, noColumn)
		}
	}
}

// number returns the number of a guess; false if it is none.
func (t *Table) number(w engine.Word) (int32, bool) {
	n, found := slices.BinarySearchFunc(t.guesses, w, engine.Word.Compare)
	return int32(n), found
}

// madeOf returns the columns of a guess.
func (t *Table) madeOf(guess int) []int32 { return t.made[guess*t.length : (guess+1)*t.length] }

// Len returns the number of guesses.
func (t *Table) Len() int { return len(t.guesses) }

// Guess returns a guess by its number in alphabetical order, from 0.
func (t *Table) Guess(number int) engine.Word { return t.guesses[number] }

// lettersOf returns the letters of an answer.
func (t *Table) lettersOf(answer int32) []engine.Letter {
	return t.spelt[int(answer)*t.length:][:t.length]
}

// answer returns an answer by its number among the answers.
func (t *Table) answer(i int32) engine.Word { return t.guesses[t.answers[i]] }
