package app

import (
	"slices"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/links"
	"ketword/app/notice"
	"ketword/app/ui"
	"ketword/app/wording"
)

// What came with a link stands on the board until the first letter: who sent it and their clue, or a list to
// be imported.

// came draws what a link brought besides its puzzle, or returns nil.
func (r *root) came() []goapp.UI {
	for _, n := range r.model.InLine() {
		if list, is := n.(notice.ListSent); is {
			return r.cameList(list)
		}
		if r.onBoard(n) {
			return r.cameBroken(n)
		}
	}
	if !r.arrives() {
		return nil
	}
	if r.model.MayLook() {
		return []goapp.UI{cameHead(r.puzzleTitle()), ui.Act("rival", r.text.Challenge.Look).Class("main")}
	}
	came := []goapp.UI{cameHead(r.challengedBy())}
	if clue := r.clue(); clue != "" {
		came = append(came, cameText(clue))
	}
	if r.model.HasForeignSecret() {
		came = append(came, ui.P("", r.text.Challenge.Foreign))
	}
	return came
}

func cameHead(text string) goapp.UI { return goapp.H2().ID("introduction").Text(text) }

func cameText(text string) goapp.UI { return ui.P("said", text) }

// arrives reports whether a challenge was opened, and no letter typed.
func (r *root) arrives() bool {
	rival, is := r.model.Challenger()
	return is && (rival.Name != "" || rival.Clue != "" || r.model.HasForeignSecret() || r.model.MayLook()) && r.model.Playing() && r.model.Game.TurnCount() == 0 && r.model.Play.Typed == "" &&
		!r.model.Guided()
}

// onBoard reports whether a notice is drawn on the board instead of the message line: a list that came with a link, or, while the
// board is empty, that a link is incomplete.
func (r *root) onBoard(n notice.Notice) bool {
	untouched := r.model.Game.TurnCount() == 0 && r.model.Play.Typed == ""
	switch n := n.(type) {
	case notice.ListSent:
		return true
	case notice.ListMissing:
		return untouched
	case notice.BadLink:
		return untouched && slices.ContainsFunc(n.Problems, links.Problem.OfSecret)
	}
	return false
}

// cameBroken draws that a link lacks its list, or the secret of its challenge.
func (r *root) cameBroken(n notice.Notice) []goapp.UI {
	why := r.text.Lists.Missing
	if bad, is := n.(notice.BadLink); is {
		why = notice.Sentence(r.text, bad)
	}
	return []goapp.UI{cameHead(r.text.Lists.Incomplete), ui.P("", why)}
}

// cameList draws a list that came with a link.
func (r *root) cameList(list notice.ListSent) []goapp.UI {
	t, by := r.text, r.text.Lists.New
	if list.Sender != "" {
		by = t.Lists.From(wording.Isolated(list.Sender))
	}
	return []goapp.UI{
		cameHead(by), cameText(wording.ListName(t, list.List)), ui.P("", notice.ListFacts(t, list.List)),
		ui.Div("acts", ui.Act("take-list", t.Lists.Take).Class("main"), ui.Act("leave-list", t.Lists.Leave)),
	}
}

// inLine returns the notices of the message line.
func (r *root) inLine() (line []notice.Notice) {
	for _, n := range r.model.InLine() {
		if !r.onBoard(n) {
			line = append(line, n)
		}
	}
	return line
}
