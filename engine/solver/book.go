package solver

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// Book is the first guess of a list and the replies to what it can tell, found
// beforehand: with two words to a secret, looking for them takes seconds.
type Book struct {
	List    lexicon.Fingerprint // of the answers that it was made for
	First   engine.Word
	Replies map[engine.Feedback]engine.Word
}

// NewBook makes the book of a list for a mode: the guess
// that one player begins with, and another one's reply to each of its feedbacks
// that leaves more than one secret. Beside an error, it holds the replies found
// by then. progress may be nil.
func NewBook(ctx context.Context, t *Table, mode engine.Mode, opener, player Player, progress Progress) (Book, error) {
	all := t.Candidates(mode)
	first, err := opener.Next(ctx, all)
	if err != nil {
		return Book{}, err
	}
	b := Book{List: t.lexicon.Fingerprint(), First: first, Replies: map[engine.Feedback]engine.Word{}}
	done := 0
	for feedback, group := range all.Groups(first) {
		if !feedback.Wins() && group.Len() > 1 {
			reply, err := player.Next(ctx, group)
			if err != nil {
				return b, err
			}
			b.Replies[feedback] = reply
		}
		if done += group.Len(); progress != nil {
			progress(done, all.Len())
		}
	}
	return b, nil
}

// Fits reports whether the book was made for the answers of a list, and all
// its words may be guessed.
func (b Book) Fits(l *lexicon.Lexicon) bool {
	for _, reply := range b.Replies {
		if !l.Has(reply) {
			return false
		}
	}
	return b.List == l.Fingerprint() && l.Has(b.First)
}

// String writes the book as text: the fingerprint and the first guess, then a
// line for each reply, feedback first.
func (b Book) String() string {
	var text strings.Builder
	fmt.Fprintln(&text, b.List, b.First)
	order := func(a, c engine.Feedback) int { return strings.Compare(pattern(a), pattern(c)) }
	for _, feedback := range slices.SortedFunc(maps.Keys(b.Replies), order) {
		fmt.Fprintln(&text, pattern(feedback), b.Replies[feedback])
	}
	return text.String()
}

// pattern writes a feedback.
func pattern(f engine.Feedback) string { return engine.Pattern.Format(engine.Turn{Feedback: f}) }

// ParseBook reads what String writes.
func ParseBook(text string) (Book, error) {
	b := Book{Replies: map[engine.Feedback]engine.Word{}}
	number := 0
	for line := range strings.Lines(text) {
		number++
		if err := b.read(number, strings.Fields(line)); err != nil {
			return Book{}, fmt.Errorf("line %d: %w", number, err)
		}
	}
	if number == 0 {
		return Book{}, fmt.Errorf("an empty book")
	}
	return b, nil
}

// read takes in a line.
func (b *Book) read(number int, fields []string) error {
	if len(fields) != 2 {
		return fmt.Errorf("%d fields, want 2", len(fields))
	}
	word, err := engine.MakeWord(fields[1])
	if err != nil {
		return err
	}
	if number == 1 {
		b.First = word
		b.List, err = lexicon.ParseFingerprint(fields[0])
		return err
	}
	feedback, err := engine.ParseFeedback(fields[0])
	b.Replies[feedback] = word
	return err
}

// Booked plays from a book as long as the position is in it, and then as
// another player does. The book must be one for secrets of as many words, and for
// games that allow all guesses.
type Booked struct {
	Book Book
	Player
}

// Next returns the guess of the book, or that of the other player.
func (b Booked) Next(ctx context.Context, c Candidates) (engine.Word, error) {
	switch {
	case c.Len() == 0 || b.Book.List != c.table.lexicon.Fingerprint():
	case len(c.turns) == 0:
		return b.Book.First, nil
	case len(c.turns) == 1 && c.turns[0].Guess == b.Book.First:
		if reply, found := b.Book.Replies[c.turns[0].Feedback]; found {
			return reply, nil
		}
	}
	return b.Player.Next(ctx, c)
}

// Varies reports whether the other player does.
func (b Booked) Varies() bool { return varies(b.Player) }
