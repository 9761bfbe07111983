package playon

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
)

// Draw draws the visible rows, below a choice of strategy and start, which is closed at first.
func (m *Model) Draw(v screen.View) goapp.UI {
	s, t, now := v.Session, &v.Text.PlayOn, m.now(v.Session)
	game, answer := m.found(s)
	rules := s.Game.Puzzle.Rules
	return goapp.Section().Class("playon").Body(
		goapp.Elem("details").Body(
			goapp.Elem("summary").Text(t.Options),
			ui.If(playsOn(s), goapp.Div().Class("switch", "tabs").Role("group").Aria("label", t.From).Body(
				ui.Choice("play-on", "rows", t.FromRows, !now.fromStart),
				ui.Choice("play-on", "start", t.FromZero, now.fromStart),
			)),
			part.PlayerChoice(v.Text, "play-on-by", rules.Level, now.strategy),
		),
		game.Steps(v.Text, part.WordLang(s.InPlay), rules.Mode),
		more(v.Text, game, answer),
	)
}

// more draws the buttons that show more rows, that the coach is computing, or how the game ended.
func more(t *text.Text, game part.Watched, answer *query.Answer) goapp.UI {
	switch {
	case game.More():
		return part.MoreSteps(t, "play-on-next", "play-on-all")
	case answer.Fault != query.NoFault:
		return ui.P("refusal", part.Failure(t, answer))
	case !answer.Ended:
		return ui.Live("status", goapp.P().Class("quiet")).Text(t.Hint.Thinking)
	}
	return game.Solved(t)
}

// Drawn scrolls to a new row.
func (m *Model) Drawn(d screen.Redrawn) {
	old, _ := d.Was.(*Model).found(d.Before)
	game, _ := m.found(d.Session)
	part.FocusStep(old, game, false)
}
