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
	if letters, is := errors.AsType[*engine.LengthError](err); is {
		if letters.Min == letters.Max {
			return t.Wants(t.Letters(letters.Got), letters.Min)
		}
		return t.WantsBetween(t.Letters(letters.Got), letters.Min, letters.Max)
	}
	if repeat, is := errors.AsType[*lexicon.RepeatError](err); is {
		return t.Repeat(repeat.Line)
	}
	if count, is := errors.AsType[*lexicon.CountError](err); is {
		if count.Words == 0 {
			return t.NoWords()
		}
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
