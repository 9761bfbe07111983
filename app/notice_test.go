//go:build !js

package app

import (
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/links"
	"ketword/app/model"
	"ketword/app/notice"
	"ketword/engine"
)

// TestLinkSentences: the notice on an invalid parameter of a link says what it must be.
func TestLinkSentences(t *testing.T) {
	b := newTable(t, "abide", "")
	b.send(model.Start{Day: 100, Query: "mode=x&lang=x&length=x&seed=x&tries=x&level=x&words=x"})
	equal(t, "problems", len(b.model.Notices[0].(notice.BadLink).Problems), 7)
	for _, p := range b.model.Notices[0].(notice.BadLink).Problems {
		said := notice.Sentence(b.text, notice.BadLink{Problems: []links.Problem{p}})
		if p.Param == "seed" {
			equal(t, p.Param, said, b.text.Notice.BadSeed())
		} else if strings.Contains(said, "not .") || !strings.HasPrefix(said, "The "+b.text.Notice.Parts(p.Param)+" in this link was ignored: “x” is not ") {
			t.Errorf("%s: %q", p.Param, said)
		}
	}
	same(t, "message", drawn.Texts(b.draw().All(drawn.Classed("message"))), notice.Sentences(b.text, b.model.Notices))
}

// TestFirstDaily: the notice for days before the first daily puzzle names its day.
func TestFirstDaily(t *testing.T) {
	equal(t, "1 January 2026", engine.DayOf(2026, 1, 1), 0)
}
