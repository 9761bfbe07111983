package solver

import (
	"slices"
	"sync/atomic"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/each"
	"ketword/internal/format"
	"ketword/internal/patterns"
)

// Table is a word list prepared for solving. It is not changed after
// [NewTable], so it may be shared. The zero Table is of a list without words.
type Table struct {
	lexicon *lexicon.Lexicon
	guesses []engine.Word // in alphabetical order; their indices are their numbers
	numbers []int         // of all guesses
	pool    Pool
	answers *patterns.Answers // the words of the pool, by their own numbers, in the list's order
	guessOf []int32           // the number of each of them as a guess
	columns *patterns.Set     // nil for words that are too long: secrets are scored one by one
	book    Book              // of guesses for secrets of two words

	strategies [engine.Strict + 1]*Strategy // for secrets of one word, by level; or nil
	wide       *atomic.Pointer[Table]       // the table of the same list over all guesses, once it was asked for
}

// NewTable prepares a list, of words of any length.
func NewTable(l *lexicon.Lexicon) *Table {
	t, _ := Prepare(engine.Forever, l, Stored{}) // whose error could be about what is stored only
	return t
}

// Stored is what was found out about a list beforehand, each part as text; "" if there is none.
type Stored struct {
	Normal string // strategy for secrets of one word by the normal rules
	Hard   string // strategy by the hard rules
	Book   string // opening guesses for secrets of two words
}

// Prepare is [NewTable] with an end, with pauses ([engine.Pause]), and with what is stored of
// the list. The error is that of ctx, of [Table.ParseStrategy] or of [ParseBook].
func Prepare(ctx engine.Context, l *lexicon.Lexicon, stored Stored) (*Table, error) {
	t, err := prepare(ctx, l)
	if err != nil {
		return nil, err
	}
	if t, err = t.WithStrategies(stored.Normal, stored.Hard); err != nil || stored.Book == "" {
		return t, err
	}
	book, err := ParseBook(stored.Book)
	return t.WithBook(book), err
}

// prepare prepares a list alone.
func prepare(ctx engine.Context, l *lexicon.Lexicon) (*Table, error) {
	t := &Table{lexicon: l, guesses: make([]engine.Word, 0, l.GuessCount()), numbers: each.Index[int](l.GuessCount())}
	t.wide = &atomic.Pointer[Table]{}
	for w := range l.Guesses() {
		if t.guesses = append(t.guesses, w); len(t.guesses)%wordsAtOnce == 0 && engine.Pause(ctx) != nil {
			return nil, ctx.Err()
		}
	}
	if !slices.IsSortedFunc(t.guesses, engine.Word.Compare) {
		t.guesses = each.Sorted(t.guesses, engine.Word.Compare)
	}
	answers := make([]engine.Word, 0, l.AnswerCount())
	for w := range l.Answers() {
		answers = append(answers, w)
		number, _ := slices.BinarySearchFunc(t.guesses, w, engine.Word.Compare)
		t.guessOf = append(t.guessOf, int32(number))
	}
	t.answers = patterns.NewAnswers(l.Length(), answers)
	if l.Length() > patterns.MaxLength {
		return t, engine.Pause(ctx)
	}
	t.columns = patterns.NewSet(l.Length(), answers)
	for part := range slices.Chunk(t.guesses, wordsAtOnce) {
		t.columns.AddGuesses(part)
		if err := engine.Pause(ctx); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// wordsAtOnce is how many words are dealt with between two looks at a context: a
// millisecond of work in a browser.
const wordsAtOnce = 1000

// length returns how many letters the words of the list have.
func (t *Table) length() int { return t.Lexicon().Length() }

// prepared returns the table, which it prepares if it is zero or nil.
func (t *Table) prepared() *Table {
	if t == nil || t.lexicon == nil {
		return NewTable(&lexicon.Lexicon{})
	}
	return t
}

// Lexicon returns the list.
func (t *Table) Lexicon() *lexicon.Lexicon { return t.prepared().lexicon }

// WithBook returns the table with a book for secrets of two words, which the
// strongest player then plays from ([Lookahead]).
func (t *Table) WithBook(b Book) *Table {
	booked := *t
	booked.book = b
	return &booked
}

// WithStrategies returns the table with strategies for secrets of one word by the normal and by the hard
// rules, as text; "" for none. The strongest player then plays by them as long as the game
// has followed them. The error is one of [Table.ParseStrategy].
func (t *Table) WithStrategies(normal, hard string) (*Table, error) {
	stored := *t
	for level, text := range []string{engine.Normal: normal, engine.Hard: hard} {
		if text == "" {
			continue
		}
		var err error
		if stored.strategies[level], err = t.ParseStrategy(text); err != nil {
			return t, err
		}
	}
	return &stored, nil
}

// checkGuess returns a [*engine.LengthError] for a guess that is not as long as the
// words of the list.
func (t *Table) checkGuess(guess engine.Word) error {
	if n := t.length(); guess.Len() != n {
		return format.Error("%q: %w", guess, &engine.LengthError{Got: guess.Len(), Min: n, Max: n})
	}
	return nil
}

// checkTurn returns a [*engine.LengthError] for a turn of another length, or
// [engine.ErrNoGuess].
func (t *Table) checkTurn(turn engine.Turn) error {
	if n := t.length(); turn.Feedback.Len() != n {
		return &engine.LengthError{Got: turn.Feedback.Len(), Min: n, Max: n, Marks: true}
	}
	if turn.Guess.Len() == 0 {
		return engine.ErrNoGuess
	}
	return t.checkGuess(turn.Guess)
}

// checkTurns returns the error of the first turn of another length, with its number.
func (t *Table) checkTurns(turns []engine.Turn) error {
	for i, turn := range turns {
		if err := t.checkTurn(turn); err != nil {
			return format.Error("row %d: %w", i+1, err)
		}
	}
	return nil
}

// Candidates returns all secrets of a mode. Of more than [MaxPairs] pairs it
// holds a sample. Of a list without pairs there are no secrets of two words. It
// panics if the mode is not valid.
func (t *Table) Candidates(mode engine.Mode) Candidates {
	if err := mode.Check(); err != nil {
		panic(format.Error("solver: candidates of %w", err))
	}
	c, _ := t.after(engine.Forever, mode, nil) // has no error
	return c
}

// After returns the secrets of a mode that some turns admit, as [Candidates.After] does turn by
// turn. It takes less time for pairs, since it looks for them only once. It looks at ctx every few
// milliseconds. The error is that of ctx, or of [Table.Position] for a mode or turns that are not
// of the list. No secret left is not an error.
func (t *Table) After(ctx engine.Context, mode engine.Mode, turns []engine.Turn) (Candidates, error) {
	if err := mode.Check(); err != nil {
		return Candidates{}, err
	}
	if err := t.checkTurns(turns); err != nil {
		return Candidates{}, err
	}
	return t.after(ctx, mode, turns)
}

// after is After for a mode and turns of the list.
func (t *Table) after(ctx engine.Context, mode engine.Mode, turns []engine.Turn) (Candidates, error) {
	c := Candidates{table: t.prepared(), mode: mode}
	if mode == engine.Quantum {
		c.turns = slices.Clone(turns)
		return c, c.drawPairs(ctx)
	}
	c.secrets = c.table.answers.All()
	for _, turn := range turns {
		c = c.After(turn)
	}
	return c, nil
}

// MaxPairs is how many secrets of two words are held. Of more, a sample is.
const MaxPairs = patterns.MaxPairs
