package app

import (
	"errors"
	"strings"

	"ketword/app/model"
	"ketword/app/text"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// listName names a list: by its title, or its language.
func listName(t text.Text, l model.List) string {
	switch {
	case !l.Name.Own():
		return t.Game.Language(l.Name.Lang)
	case l.Title == "":
		return t.Lists.Default(l.Name.Length)
	}
	return l.Title
}

// fullListName names a list and, if it is one of several, its length.
func fullListName(t text.Text, l model.List) string {
	if l.Name.Own() {
		return listName(t, l)
	}
	return listName(t, l) + " · " + t.Game.Letters(l.Name.Length)
}

// factsText says how many words a list has, and what it can't be played as.
func factsText(t text.Lists, l model.List) string {
	facts := []string{t.Facts(l.Name.Length, l.Answers)}
	if more := l.Guesses - l.Answers; more > 0 {
		facts = append(facts, t.Further(more))
	}
	if !l.Quantum {
		facts = append(facts, t.Single)
	}
	return strings.Join(facts, " · ")
}

// fileName names the file of a part of a list.
func fileName(t text.Text, e model.ExportList) string {
	name := t.Lists.FileAnswers
	if e.Part == model.GuessesPart {
		name = t.Lists.FileGuesses
	}
	return name(listName(t, e.List))
}

// wordLang returns the language tag of a list's words, for those who read
// them aloud; "" if it isn't known.
func wordLang(l model.List) string {
	if l.Name.Own() {
		return ""
	}
	return l.Name.Lang
}

// direction returns in which direction a list's words are written.
func direction(l model.List) string {
	if l.RightToLeft() {
		return "rtl"
	}
	return "ltr"
}

// waitingText tells which list is being loaded, and how far.
func waitingText(t text.Text, w model.Waiting) string {
	return t.Lists.Loading(fullListName(t, w.List)) + " " + t.Lists.Percent(w.Percent())
}

// listNotice writes a notice about a list; "" if it is about none.
func listNotice(t text.Text, n model.Notice) string {
	switch n := n.(type) {
	case model.NoPairs:
		return t.Lists.NoPairs(fullListName(t, n.List))
	case model.NotLoaded:
		return t.Lists.NotLoaded(fullListName(t, n.List))
	case model.ListMissing:
		return t.Lists.Missing(n.List.Name.Length, n.List.Name.Fingerprint())
	case model.ListKept:
		return t.Lists.Kept(fullListName(t, n.List))
	case model.ListNotKept:
		return t.Lists.NotKept(fullListName(t, n.List))
	case model.ListDeleted:
		return t.Lists.Deleted(fullListName(t, n.List))
	case model.ListBack:
		return t.Lists.Back(fullListName(t, n.List))
	case model.ListGone:
		return t.Lists.Gone(fullListName(t, n.List))
	}
	return ""
}

// refusalLines writes why a list was not imported, in lines of which the first
// says that it was not.
func refusalLines(t text.Lists, r model.ListRefusal) []string {
	lines := []string{t.Refused}
	switch {
	case r.Twin != "":
		return append(lines, t.Twin(r.Twin))
	case r.Unread:
		return append(lines, t.RefusedPart[string(r.Part)], t.Unread)
	case r.Size > 0:
		return append(lines, t.RefusedPart[string(r.Part)], t.TooLong(megabytes(r.Size)))
	}
	lines = append(lines, t.RefusedPart[string(r.Part)])
	for _, p := range r.Problems {
		lines = append(lines, problemLine(t.Problem, p))
	}
	return lines
}

// problemLine writes one problem of a list: the line, its text, the reason.
func problemLine(t text.Problem, p lexicon.Problem) string {
	reason := problemReason(t, p.Err)
	if p.Line == 0 {
		return reason
	}
	return t.Line(p.Line, `"`+p.Excerpt()+`"`, reason)
}

// problemReason writes why a line, or a list, is refused.
func problemReason(t text.Problem, err error) string {
	var (
		letters *engine.LengthError
		repeat  *lexicon.RepeatError
		count   *lexicon.CountError
	)
	switch {
	case errors.As(err, &letters):
		return t.Letters(letters.Got) + t.Want(letters.Min, letters.Max)
	case errors.As(err, &repeat):
		return t.Repeat(repeat.Line)
	case errors.As(err, &count) && count.Words == 0:
		return t.NoWords
	case errors.As(err, &count):
		return t.TooMany(count.Words, lexicon.MaxWords)
	}
	for known, reason := range map[error]string{
		engine.ErrNotLower: t.NotLower, engine.ErrNotLetters: t.NotLetters, engine.ErrCombining: t.Combining,
		engine.ErrNotUTF8: t.NotText, lexicon.ErrControl: t.Control, engine.ErrEmpty: t.Empty,
	} {
		if errors.Is(err, known) {
			return reason
		}
	}
	return err.Error()
}
