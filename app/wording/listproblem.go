package wording

import (
	"errors"

	"ketword/app/lists"
	"ketword/app/text"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// ListProblem writes why a line, or a list, is refused.
func ListProblem(t *text.ListProblem, err error) string {
	var (
		letters *engine.LengthError
		repeat  *lexicon.RepeatError
		count   *lexicon.CountError
	)
	switch {
	case errors.As(err, &letters):
		if letters.Min == letters.Max {
			return t.Wants(t.Letters(letters.Got), letters.Min)
		}
		return t.WantsBetween(t.Letters(letters.Got), letters.Min, letters.Max)
	case errors.As(err, &repeat):
		return t.Repeat(repeat.Line)
	case errors.As(err, &count) && count.Words == 0:
		return t.NoWords()
	case errors.As(err, &count):
		return t.TooMany(count.Words, lexicon.MaxWords)
	}
	for known, reason := range map[error]string{
		engine.ErrNotLower: t.NotLower(), engine.ErrNotLetters: t.NotLetters(), engine.ErrCombining: t.Combining(),
		lists.ErrLookalike: t.Lookalikes(), engine.ErrNotUTF8: t.NotText(), lexicon.ErrControl: t.Control(), engine.ErrEmpty: t.Empty(),
	} {
		if errors.Is(err, known) {
			return reason
		}
	}
	return err.Error()
}
