package ownlists

import (
	"ketword/app/lists"
	"ketword/app/text"
	"ketword/app/wording"
	"ketword/engine/lexicon"
)

// The sentences on a list that is being imported.

// refusalLines returns why a list was not imported, as lines. The first line says that it
// was not, how it was read, or asks for a length.
func refusalLines(all *text.Text, r lists.Refusal) []string {
	t, understood := &all.ListImport, understoodLines(all, r.Understood)
	if len(r.Lengths) > 0 {
		return append(understood, t.Lengths)
	}
	lines := append([]string{t.Refused}, understood...)
	switch {
	case len(r.Understood) > 0 && len(r.Problems) == 0:
		return understood
	case r.Twin != "":
		return append(lines, t.Twin(r.Twin))
	case r.Unread:
		return append(lines, t.Unread)
	case r.Size > 0:
		return append(lines, t.TooLong(wording.Megabytes(&all.Game, r.Size), lists.MaxBytes/wording.Megabyte))
	}
	for _, p := range r.Problems {
		lines = append(lines, problemLine(&all.ListProblem, p))
	}
	return lines
}

// understoodLines returns how the texts of a list were read. It names the parts, unless the answers are
// the only one.
func understoodLines(all *text.Text, understood []lists.Understood) []string {
	t := &all.ListImport
	var lines []string
	for _, u := range understood {
		if u.Part != lists.AnswersPart || len(understood) > 1 {
			lines = append(lines, t.Part(string(u.Part)))
		}
		said := t.Words(u.Words)
		switch {
		case u.Format == lists.JSON:
			said = t.JSON(u.Words)
		case u.Format == lists.Hunspell:
			said = t.Hunspell(u.Words)
		case u.Format == lists.Table:
			said = t.Table(lists.Clean(u.Column, lists.MaxTitle), u.Words)
		}
		if u.Meanings > 0 {
			said += " " + t.Meanings(u.Meanings)
		}
		if u.Comments > 0 {
			said += " " + t.Comments(u.Comments)
		}
		lines = append(lines, said)
	}
	return lines
}

// problemLine returns a problem of a list: the line number, the text, and the reason.
func problemLine(t *text.ListProblem, p lexicon.Problem) string {
	reason := wording.ListProblem(t, p.Err)
	if p.Line == 0 {
		return reason
	}
	if excerpt := lists.Seen(p.Excerpt()); excerpt != "" {
		return t.LineWith(p.Line, excerpt, reason)
	}
	return t.Line(p.Line, reason)
}
