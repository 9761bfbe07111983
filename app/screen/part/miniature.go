package part

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/ui"
	"ketword/engine"
	"ketword/internal/format"
)

// Miniature draws the marks of a game's last rows. The text beside it describes them.
func Miniature(g engine.Game) goapp.UI {
	const most = 8
	turns := g.Turns()
	var marks []goapp.UI
	for _, turn := range turns[max(0, len(turns)-most):] {
		for _, m := range turn.Feedback.Marks() {
			mixed := ui.When(turn.Feedback.Mixed(), "true")
			marks = append(marks, goapp.Elem("i").DataSet("mark", m.String()).DataSet("mixed", mixed))
		}
	}
	return goapp.Div().Class("miniature").Class(format.Text("cols-%d", g.Puzzle.Rules.Length)).Aria("hidden", true).Body(marks...)
}
