package wording

import (
	"errors"

	"ketword/app/lists"
	"ketword/app/text"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// ListName returns the name of a list: its title or its language. A title from right to
// left is isolated from the text around it.
func ListName(t *text.Text, l lists.List) string { return Isolated(ListTitle(t, l)) }

// Isolated returns a text that does not change the direction of the text around it.
func Isolated(s string) string {
	const isolate, end = "\u2068", "\u2069"
	if lists.RightToLeft(s) {
		return isolate + s + end
	}
	return s
}

// ListTitle returns the title of a list, or its language.
func ListTitle(t *text.Text, l lists.List) string {
	switch {
	case !l.Name.Own():
		return t.Words.Language(l.Name.Lang)
	case l.Title == "":
		return t.Lists.Default(l.Name.Length)
	}
	return l.Title
}

// FullListName returns the name of a list. For a built-in list it includes the length.
func FullListName(t *text.Text, l lists.List) string {
	if l.Name.Own() {
		return ListName(t, l)
	}
	return ListName(t, l) + PartsBetween + t.Game.Letters(l.Name.Length)
}

// ListFile returns the name of a file with a part of a list.
func ListFile(t *text.Text, list lists.List, part lists.Part) string {
	name := t.OwnLists.FileAnswers
	if part == lists.GuessesPart {
		name = t.OwnLists.FileGuesses
	}
	return name(ListTitle(t, list))
}

// ListProblem returns why a line or a list is refused.
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
			return t.NoWords
		}
		return t.TooMany(count.Words, lexicon.MaxWords)
	}
	for known, reason := range map[error]string{
		engine.ErrNotLower: t.NotLower, engine.ErrNotLetters: t.NotLetters, engine.ErrCombining: t.Combining,
		lists.ErrLookalike: t.Lookalikes, lists.ErrDocument: t.Document, engine.ErrNotUTF8: t.NotText, lexicon.ErrControl: t.Control, engine.ErrEmpty: t.Empty,
	} {
		if errors.Is(err, known) {
			return reason
		}
	}
	return err.Error()
}
