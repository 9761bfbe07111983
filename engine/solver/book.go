package solver

import (
	"errors"
	"strconv"
	"strings"

	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/format"
)

// Book is a first guess and the replies to its feedbacks, found beforehand
// where looking for them takes long: with two words to a secret [Rank] takes 7 to 9
// seconds for all pairs of English words of five letters, and the strongest player
// about half a second.
//
// A book is not tied to its list. Where the list has changed by a few words, the
// guesses of the book are still good ones, as long as the list has them.
type Book struct {
	First   engine.Word
	Replies map[engine.Feedback]engine.Word
	Openers OpenerCost // with which first guesses are compared; zero if it is not known
}

// OpenerCost is the mean cost of all guesses of a list as the first guess, by the cost of the
// strongest player of pairs ([Tuned]). It saves a review from counting them all.
type OpenerCost struct {
	Mean           float64
	Guesses, Pairs int // of the list that they were counted of
}

// BookMaker makes books.
type BookMaker struct {
	Opener Player // finds the first guess
	Player Player // finds the replies
	Above  int    // a feedback that leaves more secrets than these has a reply
	Cost   Cost   // by which the first guesses are compared; or nil
}

// Make returns the book for all secrets of a list. It keeps what an older book has, as long as that
// is wanted and the list has the guess, and looks only for what is missing. The older book may be
// the zero Book. Beside an error, the book has the replies found by then.
func (m BookMaker) Make(ctx engine.Context, all Candidates, old Book) (Book, error) {
	b := Book{First: old.First, Replies: map[engine.Feedback]engine.Word{}}
	if !all.table.lexicon.Has(old.First) {
		first, err := m.Opener.Next(ctx, all)
		if err != nil {
			return Book{}, err
		}
		b.First, old = first, Book{Openers: old.Openers}
	}
	var err error
	if b.Openers, err = m.openers(ctx, all, old.Openers); err != nil {
		return b, err
	}
	for feedback, group := range all.Groups(b.First) {
		if !feedback.Wins() && group.Size() > m.Above {
			reply, err := m.reply(ctx, group, old.Replies[feedback])
			if err != nil {
				return b, err
			}
			b.Replies[feedback] = reply
		}
	}
	return b, nil
}

// openers returns the old cost of the first guesses, or counts it.
func (m BookMaker) openers(ctx engine.Context, all Candidates, old OpenerCost) (OpenerCost, error) {
	openers := OpenerCost{Guesses: len(all.table.guesses), Pairs: all.Size(), Mean: old.Mean}
	if m.Cost == nil || openers == old && old.Mean > 0 {
		return old, nil
	}
	openers.Mean = 0
	r := newRanker(all)
	err := r.each(ctx, all.table.numbers, func(guess int) {
		openers.Mean += m.Cost(r.split(guess)) / float64(openers.Guesses)
	})
	return openers, err
}

// reply returns the old reply to a position, or finds one.
func (m BookMaker) reply(ctx engine.Context, c Candidates, old engine.Word) (engine.Word, error) {
	if c.table.lexicon.Has(old) {
		return old, nil
	}
	return m.Player.Next(ctx, c)
}

// openersName begins the line with the cost of the first guesses.
const openersName = "field"

// String writes the book as text: the first guess; their cost, if it is known; then a
// line for each reply, feedback first, in order.
func (b Book) String() string {
	var text strings.Builder
	text.WriteString(b.First.String() + "\n")
	if f := b.Openers; f != (OpenerCost{}) {
		const decimals = 3
		mean := format.Decimal(f.Mean, decimals)
		text.WriteString(format.Text("%s %s %d %d\n", openersName, mean, f.Guesses, f.Pairs))
	}
	var lines []string
	for feedback, reply := range b.Replies {
		lines = append(lines, feedback.String()+" "+reply.String()+"\n")
	}
	return text.String() + strings.Join(each.SortedStrings(lines), "")
}

// ParseBook reads what String writes. The error names the line. It wraps one of
// [engine.MakeWord] or [engine.ParseFeedback]; [ErrNotReply] or [ErrNotCost]; or for a
// row or a word of another length than the first guess a [*engine.LengthError].
func ParseBook(text string) (Book, error) {
	first, rest, _ := strings.Cut(text, "\n")
	b := Book{Replies: map[engine.Feedback]engine.Word{}}
	var err error
	if b.First, err = engine.MakeWord(first); err != nil {
		return Book{}, format.Error("line 1: %w", err)
	}
	number := 1
	for line := range strings.Lines(rest) {
		number++
		if err := b.readLine(strings.Fields(line)); err != nil {
			return Book{}, format.Error("line %d: %w", number, err)
		}
	}
	return b, nil
}

// Errors of a book's lines.
var (
	ErrNotReply = errors.New("not a feedback and a word")
	ErrNotCost  = errors.New("not a mean cost, a number of guesses and one of pairs")
)

// readLine takes in the columns of a line.
func (b *Book) readLine(columns []string) error {
	switch {
	case len(columns) > 0 && columns[0] == openersName:
		return b.readOpeners(columns[1:])
	case len(columns) != 2:
		return ErrNotReply
	}
	feedback, err := engine.ParseFeedback(columns[0])
	if err != nil {
		return err
	}
	word, err := engine.MakeWord(columns[1])
	if err != nil {
		return err
	}
	want := b.First.Len()
	if feedback.Len() != want {
		return &engine.LengthError{Got: feedback.Len(), Min: want, Max: want, Marks: true}
	}
	if word.Len() != want {
		return &engine.LengthError{Got: word.Len(), Min: want, Max: want}
	}
	b.Replies[feedback] = word
	return nil
}

// readOpeners takes in the columns of the line with the cost of the first guesses, without its name.
func (b *Book) readOpeners(columns []string) error {
	const mean, guesses, pairs, all = 0, 1, 2, 3
	if len(columns) != all {
		return ErrNotCost
	}
	var errs [all]error
	b.Openers.Mean, errs[mean] = parseMean(columns[mean])
	b.Openers.Guesses, errs[guesses] = strconv.Atoi(columns[guesses])
	b.Openers.Pairs, errs[pairs] = strconv.Atoi(columns[pairs])
	if f := b.Openers; errs != [all]error{} || f.Mean <= 0 || f.Guesses < 1 || f.Pairs < 1 {
		return ErrNotCost
	}
	return nil
}

// parseMean reads a mean cost that is written in digits. It is the nearest float, since both numbers
// that are divided are exact; [strconv.ParseFloat] takes any notation, in 17 kB of code.
func parseMean(s string) (float64, error) {
	const bits = 53 // of an exact float64
	whole, fraction, _ := strings.Cut(s, ".")
	n, err := strconv.ParseUint(whole+fraction, 10, bits)
	scale := 1.0
	for range fraction {
		scale *= 10
	}
	return float64(n) / scale, err
}

// Guess returns the guess of the book after some turns; the empty word if it has
// none.
func (b Book) Guess(turns []engine.Turn) engine.Word {
	switch {
	case len(turns) == 0:
		return b.First
	case len(turns) == 1 && turns[0].Guess == b.First:
		return b.Replies[turns[0].Feedback]
	}
	return engine.Word{}
}

// booked returns the guess of the table's book for a position or, with one word to a secret, of its
// strategy. It returns false if there is none, or if the stricter of the level and that of the
// candidates does not allow it.
func (c Candidates) booked(level engine.Level) (engine.Word, bool) {
	guess := c.table.strategies[max(level, c.level)].Guess(c.turns)
	if c.mode == engine.Quantum {
		guess = c.table.book.Guess(c.turns)
	}
	return guess, guess.Len() > 0 && c.allows(level, guess)
}
