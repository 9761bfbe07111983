package notice

import (
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/app/text"
	"ketword/app/wording"
	"ketword/engine"
)

// NotYet says that the day of the link's daily puzzle has not begun anywhere, so that
// today's is shown instead.
type NotYet struct {
	Day engine.Day
}

func (n NotYet) Sentence(t *text.Text) string { return t.Notice.NotYet(wording.FullDate(t, n.Day)) }

// DailyToCome says that the puzzle will be the daily one of a day.
type DailyToCome struct {
	Day engine.Day
}

func (n DailyToCome) Sentence(t *text.Text) string {
	return t.Notice.ToCome(wording.FullDate(t, n.Day))
}

// ForeignSecret says that the list lacks a word of the link's secret, so that today's
// puzzle is shown instead.
type ForeignSecret struct {
	List lists.List
}

func (n ForeignSecret) Sentence(t *text.Text) string {
	return t.Notice.Foreign(wording.FullListName(t, n.List))
}

// Copied says what was copied to the clipboard.
type Copied struct {
	What records.Shareable
}

func (n Copied) Sentence(t *text.Text) string { return t.Notice.Copied(string(n.What)) }

// BadLink says which parts of the link are invalid.
type BadLink struct {
	Problems []links.Problem
}

func (n BadLink) Sentence(all *text.Text) string {
	t, problems := &all.Notice, n.Problems
	first := problems[0]
	switch {
	case first.OfSecret() && (len(problems) == 1 || len(problems) == 2 && problems[1].OfRows()): // rows can't be read without the secret
		return t.BadSecret
	case len(problems) == 1 && first.OfRows():
		return t.BadRows
	case len(problems) == 1 && first.OfPuzzle():
		return t.BadSeed
	case len(problems) == 1:
		return t.BadLink(t.Parts(first.Param), wording.Shorten(first.Value), wantedText(t, first))
	}
	part := func(p links.Problem) string { return t.PartOfLink(t.Parts(p.Param), wording.Shorten(p.Value)) }
	if more := len(problems) - 2; more > 0 {
		return t.BadLinksAndMore(part(first), part(problems[1]), more)
	}
	return t.BadLinks(part(first), part(problems[1]))
}

// wantedText returns what a parameter of a link must be.
func wantedText(t *text.Notice, p links.Problem) string {
	switch {
	case p.Clashes:
		return t.Clash
	case p.Param == "tries":
		return t.Number(engine.MaxTries)
	}
	return t.Wanted(p.Param)
}
