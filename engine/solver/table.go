package solver

import (
	"fmt"
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
	codes   int           // patterns there are: 3^length
	guesses []engine.Word // in alphabetical order
	numbers []int         // of all guesses, from 0
	answers []int32       // their numbers among the guesses, in the list's order
	columns []column
	made    []int32 // columns of each guess, stride of them; noColumn behind the last
	stride  int
	letters map[engine.Letter]int // numbers of the letters of the answers
	held    []holding             // what each answer is made of, length of them; nothing behind the last
}

// holding is a letter of an answer and the positions at which it has it.
type holding struct {
	letter int32 // by number
	places uint16
}

// leastColumns is how many columns are added up at once, of which some may be
// none.
const leastColumns = 4

// noColumn stands behind the last column of a guess with repeated letters.
const noColumn = -1

// NewTable prepares a list. It panics if its words are longer than
// [MaxLength].
func NewTable(l *lexicon.Lexicon) *Table {
	if l.Length() > MaxLength {
		panic(fmt.Sprintf("solver: words of %d letters", l.Length()))
	}
	t := &Table{lexicon: l, length: l.Length(), codes: int(weights[l.Length()]), letters: map[engine.Letter]int{}}
	t.addGuesses()
	for i := range t.guesses {
		t.numbers = append(t.numbers, i)
	}
	t.addColumns()
	for w := range l.Answers() {
		number, _ := t.number(w)
		t.answers = append(t.answers, number)
		t.addHoldings(w)
	}
	return t
}

// addGuesses takes the guesses from the list.
func (t *Table) addGuesses() {
	t.guesses = make([]engine.Word, 0, t.lexicon.Len())
	for w := range t.lexicon.Guesses() {
		t.guesses = append(t.guesses, w)
	}
	if !slices.IsSortedFunc(t.guesses, engine.Word.Compare) {
		slices.SortFunc(t.guesses, engine.Word.Compare)
	}
}

// addColumns notes which columns each guess is made of.
func (t *Table) addColumns() {
	numbers := map[column]int32{}
	t.stride = max(t.length, leastColumns)
	t.made = make([]int32, 0, len(t.guesses)*t.stride)
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
		for range t.stride - len(columns) {
			t.made = append(t.made, noColumn)
		}
	}
}

// addHoldings notes what an answer is made of, and numbers letters that are
// new.
func (t *Table) addHoldings(w engine.Word) {
	columns := columnsOf(w)
	for _, c := range columns {
		number, known := t.letters[c.letter]
		if !known {
			number = len(t.letters)
			t.letters[c.letter] = number
		}
		t.held = append(t.held, holding{letter: int32(number), places: c.at})
	}
	t.held = append(t.held, make([]holding, t.length-len(columns))...)
}

// number returns the number of a guess; false if it is none.
func (t *Table) number(w engine.Word) (int32, bool) {
	n, found := slices.BinarySearchFunc(t.guesses, w, engine.Word.Compare)
	return int32(n), found
}

// madeOf returns the columns of a guess.
func (t *Table) madeOf(guess int) []int32 { return t.made[guess*t.stride : (guess+1)*t.stride] }

// Len returns the number of guesses.
func (t *Table) Len() int { return len(t.guesses) }

// Guess returns a guess by its number in alphabetical order, from 0.
func (t *Table) Guess(number int) engine.Word { return t.guesses[number] }

// heldBy returns what an answer is made of.
func (t *Table) heldBy(answer int32) []holding { return t.held[int(answer)*t.length:][:t.length] }

// placesOf returns the positions at which an answer has a letter.
func (t *Table) placesOf(letter, answer int32) uint16 {
	for _, h := range t.heldBy(answer) {
		if h.letter == letter {
			return h.places // none, if the letter is 0 and nothing is held
		}
	}
	return 0
}

// answer returns an answer by its number among the answers.
func (t *Table) answer(i int32) engine.Word { return t.guesses[t.answers[i]] }
