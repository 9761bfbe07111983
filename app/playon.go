package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/query"
	"ketword/app/screen/part"
	"ketword/app/screen/watched"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/engine"
)

// playOn draws how the solver plays a game that has ended, row by row.
type playOn struct {
	goapp.Compo
	Text   *text.Text
	Lang   string // of the words; "" if it isn't known
	Mode   engine.Mode
	Level  engine.Level
	Choice bool // it can play on from the player's rows, too
	PlayOn model.PlayOn
}

func (r *root) playOn() goapp.UI {
	m := &r.model
	return &playOn{
		Text: r.text, Lang: part.WordLang(m.InPlay), Mode: m.Game.Puzzle.Rules.Mode,
		Level: m.Game.Puzzle.Rules.Level, Choice: m.CanPlayOn(), PlayOn: m.PlayOn(),
	}
}

func (p *playOn) Render() goapp.UI {
	t := &p.Text.PlayOn
	return goapp.Section().Class("playon").Body(
		ui.If(p.Choice, goapp.Div().Class("tabs").Role("group").Aria("label", t.From()).Body(
			ui.Choice("play-on", "rows", t.FromRows(), !p.PlayOn.FromStart),
			ui.Choice("play-on", "start", t.FromZero(), p.PlayOn.FromStart),
		)),
		watched.PlayerChoice(p.Text, "play-on-by", p.Level, p.PlayOn.Strategy),
		watched.Steps(p.Text, p.Lang, p.Mode, p.PlayOn.Game),
		p.more(),
	)
}

// more draws what shows more rows; that the solver is at work; or how it ended.
func (p *playOn) more() goapp.UI {
	switch {
	case p.PlayOn.More():
		return watched.MoreSteps(p.Text)
	case p.PlayOn.Fault != query.NoFault:
		return goapp.P().Class("refusal").Text(part.Failure(p.Text, p.PlayOn.Answer))
	case !p.PlayOn.Ended:
		return ui.Live("status", goapp.P().Class("quiet")).Text(p.Text.Hint.Thinking())
	}
	return watched.Solved(p.Text, p.PlayOn.Game)
}

// playOnDrawn shows the step that has come.
func (r *root) playOnDrawn(was *model.Model) {
	watched.Drawn(was.PlayOn().Game, r.model.PlayOn().Game, false)
}
