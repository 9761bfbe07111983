package part

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/internal/each"
)

// PlayerChoice draws the choice of the player to watch, and how the chosen one plays.
func PlayerChoice(t *text.Text, action string, level engine.Level, chosen string) goapp.UI {
	players := each.Of(Players(level), func(name string) goapp.UI {
		return ui.Choice(action, name, t.Lab.Strategy(name), name == chosen)
	})
	return ui.Div("players", ui.Chips(action, "", t.Watch.Player, players), ui.P("quiet", t.Watch.GoesBy(chosen)))
}

// Steps draws the visible rows, each with its reason.
func (g Watched) Steps(t *text.Text, lang string, mode engine.Mode) goapp.UI {
	return ui.Live("log", goapp.Div().Class("steps")).Body(each.Of(g.shown(), func(s coach.Step) goapp.UI {
		return ui.Div("step", ui.P("", Voice(t, mode).Step(s)), SampleRow(t, lang, s.Number, s.Turn))
	})...)
}

// MoreSteps draws the buttons that show the next row, and all rows.
func MoreSteps(t *text.Text, next, all string) goapp.UI {
	return ui.Div("acts", ui.Act(next, t.PlayOn.Next).Class("main"), ui.Act(all, t.PlayOn.All))
}

// Solved says in which row the game was solved.
func (g Watched) Solved(t *text.Text) goapp.UI {
	shown := g.shown()
	if len(shown) == 0 {
		return nil
	}
	return ui.Live("status", goapp.P().Class("figure")).Text(t.PlayOn.Solved(shown[len(shown)-1].Number + 1))
}

// FocusStep keeps the focus in the dialog when a new row is visible, and scrolls to the row. It scrolls to
// the first row only if that is below input fields.
func FocusStep(was, is Watched, belowFields bool) {
	if is.Seen == was.Seen {
		return
	}
	FocusAnswer()
	if is.Seen > 1 || belowFields {
		browser.Show(".step:last-child")
	}
}
