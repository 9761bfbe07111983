package wording

import (
	"ketword/app/lists"
	"ketword/app/text"
)

// ListName names a list: by its title, or its language. A title that is written
// from right to left is kept from turning around what stands beside it.
func ListName(t *text.Text, l lists.List) string { return Isolated(ListTitle(t, l)) }

// Isolated returns a text that does not turn around what stands beside it.
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

// FullListName names a list and, if it is one of several, its length.
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
