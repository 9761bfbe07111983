package part

import (
	"slices"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/query"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/each"
)

// Watched is a game played by a strategy of the coach, as far as it is known. Its rows are shown one by one. It
// is not a game of the person who watches, and is not counted.
type Watched struct {
	steps []coach.Step // all steps so far
	Seen  int          // number of visible steps
}

// WatchedIn returns the game in an answer, of which seen steps are visible, and at least one.
func WatchedIn(a *query.Answer, seen int) (g Watched) {
	for _, part := range query.PartsOf[*query.StepPart](a) {
		g.steps = append(g.steps, part.Step)
	}
	g.Seen = min(max(seen, 1), len(g.steps))
	return g
}

// shown returns the visible steps.
func (g Watched) shown() []coach.Step { return g.steps[:g.Seen] }

// More reports whether some steps are not visible yet.
func (g Watched) More() bool { return g.Seen < len(g.steps) }

// Next returns the number of visible steps after showing the next one, or all.
func (g Watched) Next(all bool) int {
	if all {
		return len(g.steps)
	}
	return min(g.Seen+1, len(g.steps))
}

// Players returns the strategies that can play at a level.
func Players(level engine.Level) []string {
	return slices.DeleteFunc(solver.Names(), func(name string) bool { return level != engine.Normal && coach.Careless(name) })
}

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

// MoreSteps draws the buttons that show more rows.
func MoreSteps(t *text.Text) goapp.UI {
	return ui.Div("acts", ui.Act("step", t.PlayOn.Next).Class("main"), ui.Act("all-steps", t.PlayOn.All))
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
