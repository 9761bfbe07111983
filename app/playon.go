package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/jobs"
	"ketword/app/model"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/internal/each"
)

// playOn draws how the solver plays a game that has ended, row by row.
type playOn struct {
	goapp.Compo
	Text   *text.Text
	Lang   string // of the words; "" if it isn't known
	Mode   engine.Mode
	Choice bool // it can play on from the player's rows, too
	PlayOn model.PlayOn
}

func (r *root) playOn() goapp.UI {
	m := r.model
	return &playOn{
		Text: r.text, Lang: wordLang(m.InPlay), Mode: m.Game.Puzzle.Rules.Mode,
		Choice: m.CanPlayOn(), PlayOn: m.PlayOn(),
	}
}

func (p *playOn) Render() goapp.UI {
	t := p.Text.PlayOn
	return goapp.Section().Class("playon").Body(
		goapp.If(p.Choice, func() goapp.UI {
			return goapp.Div().Class("tabs").Role("group").Aria("label", t.From).Body(
				ui.Choice("play-on", "rows", t.FromRows, !p.PlayOn.FromStart),
				ui.Choice("play-on", "start", t.FromZero, p.PlayOn.FromStart),
			)
		}),
		goapp.Div().Class("steps").Role("log").Body(p.steps()...),
		p.more(),
	)
}

// steps draws the rows that are seen, each with the reason for it.
func (p *playOn) steps() []goapp.UI {
	return each.Of(p.PlayOn.Shown(), func(s coach.Step) goapp.UI {
		return goapp.Div().Class("step").Body(goapp.P().Text(voiceOf(p.Text, p.Mode).Step(s)), sampleRow(p.Text, p.Lang, s.Number, s.Turn))
	})
}

// more draws what shows more rows; that the solver is at work; or how it ended.
func (p *playOn) more() goapp.UI {
	t, shown := p.Text.PlayOn, p.PlayOn.Shown()
	switch {
	case p.PlayOn.More():
		return goapp.Div().Class("acts").Body(ui.Act("step", t.Next).Class("main"), ui.Act("all-steps", t.All))
	case p.PlayOn.Fault != jobs.NoFault:
		return goapp.P().Class("refusal").Text(failure(p.Text, p.PlayOn.Inquiry))
	case !p.PlayOn.Ended:
		return goapp.P().Class("quiet").Role("status").Text(p.Text.Hint.Thinking)
	case len(shown) > 0:
		return goapp.P().Class("figure").Role("status").Text(t.Solved(shown[len(shown)-1].Number + 1))
	}
	return nil
}

// playOnDrawn keeps the focus in the dialog when a step has come, and shows it.
func (r *root) playOnDrawn(was *model.Model) {
	seen, before := r.model.PlayOn().Seen, was.PlayOn().Seen
	if seen != before {
		r.focusAnswer()
	}
	if seen > max(before, 1) {
		browser.Show(".step:last-child")
	}
}
