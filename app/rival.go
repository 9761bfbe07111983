package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/format"
)

// challengedBy names the game in play as a challenge, and who sent it; "" if it is none.
func (r *root) challengedBy() string {
	rival, is := r.model.Challenger()
	switch {
	case !is:
		return ""
	case rival.Name == "":
		return r.text.Game.Challenge()
	}
	return r.text.Challenge.By(wording.Isolated(rival.Name))
}

// toBeat says what the rival in the game in play has reached, behind who it is; "" without one.
func (r *root) toBeat() string {
	rival, _ := r.model.Challenger()
	switch {
	case !rival.Plays():
		return ""
	case rival.Game.Status() == engine.Won:
		return wording.PartsBetween + r.text.Rival.Beat(rival.Game.TurnCount())
	}
	return wording.PartsBetween + r.text.Rival.Unsolved()
}

// clue returns what the rival tells of the secret; "" if nothing.
func (r *root) clue() string {
	rival, _ := r.model.Challenger()
	if rival.Clue == "" || !r.model.TakesGuesses() {
		return ""
	}
	return r.text.Challenge.Clue(wording.Isolated(rival.Clue))
}

// duel draws, at the end, who of the player and the rival needed fewer tries, and the marks of
// both. It opens the dialog with all rows.
func duel(t *text.Text, d session.Duel) goapp.UI {
	return goapp.Button().Type("button").Class("duel").DataSet("action", "rival").Body(
		miniature(d.Mine),
		goapp.Span().Body(
			goapp.B().Text(part.DuelText(&t.Rival, &d)),
			goapp.Text(" "),
			goapp.Elem("u").Text(t.Rival.Open()),
		),
		miniature(d.Theirs),
	)
}

// miniature draws the marks of a game, which the text beside it sums up; of many rows the last.
func miniature(g engine.Game) goapp.UI {
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
