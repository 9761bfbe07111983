package notice

import (
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/app/text"
	"ketword/app/wording"
	"ketword/engine"
)

// NotYet tells that the link's daily puzzle is of a day that has begun
// nowhere yet, so that today's is shown instead.
type NotYet struct {
	notice
	Day engine.Day
}

// DailyToCome tells that the puzzle will be the daily one of a day.
type DailyToCome struct {
	notice
	Day engine.Day
}

// ForeignSecret tells that the list lacks a word of the secret in the link, so that
// today's puzzle is shown instead.
type ForeignSecret struct {
	notice
	List lists.List
}

// Copied tells what is in the clipboard.
type Copied struct {
	notice
	What records.Shareable
}

// BadLink tells which parts of the link can't be read.
type BadLink struct {
	notice
	Problems []links.Problem
}

// linkSentence writes the sentence of BadLink.
func linkSentence(all *text.Text, n BadLink) string {
	t, problems := &all.Notice, n.Problems
	first := problems[0]
	switch {
	case first.OfSecret() && (len(problems) == 1 || len(problems) == 2 && problems[1].OfRows()): // which need it
		return t.BadSecret()
	case len(problems) == 1 && first.OfRows():
		return t.BadRows()
	case len(problems) == 1 && first.OfPuzzle():
		return t.BadSeed()
	case len(problems) == 1:
		return t.BadLink(t.Parts(first.Param), wording.Shorten(first.Value), wantedText(t, first))
	}
	part := func(p links.Problem) string { return t.PartOfLink(t.Parts(p.Param), wording.Shorten(p.Value)) }
	if more := len(problems) - 2; more > 0 {
		return t.BadLinksAndMore(part(first), part(problems[1]), more)
	}
	return t.BadLinks(part(first), part(problems[1]))
}

// wantedText writes what a parameter of a link must be.
func wantedText(t *text.Notice, p links.Problem) string {
	switch {
	case p.Clashes:
		return t.Clash()
	case p.Param == "tries":
		return t.Number(engine.MaxTries)
	}
	return t.Wanted(p.Param)
}
