package app

import (
	"cmp"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/screen/part"
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
func duel(t *text.Text, d model.Duel) goapp.UI {
	return goapp.Button().Type("button").Class("duel").DataSet("action", "rival").Body(
		miniature(d.Mine),
		goapp.Span().Body(
			goapp.B().Text(duelText(&t.Rival, d)),
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

// duelText says who needed fewer tries, and whom the coach has helped.
func duelText(t *text.Rival, d model.Duel) string {
	sentences := []string{t.Neither()}
	name := wording.Isolated(d.Name)
	first := cmp.Or(name, t.SomeoneFirst())
	mine, theirs := d.Mine.TurnCount(), d.Theirs.TurnCount()
	switch i, they := d.Mine.Status() == engine.Won, d.Theirs.Status() == engine.Won; {
	case i && they && d.Lead == 0:
		sentences[0] = t.Tie(mine)
	case i && they && d.Lead > 0:
		sentences[0] = t.Fewer(mine, theirs, cmp.Or(name, t.Someone()))
	case i && they:
		sentences[0] = t.More(theirs, mine, first)
	case i && d.Theirs.GaveUp():
		sentences[0] = t.GaveUp(cmp.Or(name, t.SomeoneBehindColon()))
	case i:
		sentences[0] = t.OnlyI(cmp.Or(name, t.SomeoneBehindColon()))
	case they:
		sentences[0] = t.OnlyThey(theirs, first)
	}
	switch {
	case d.IHadHelp && d.TheyHadHelp:
		sentences = append(sentences, t.OurHelp())
	case d.IHadHelp:
		sentences = append(sentences, t.MyHelp())
	case d.TheyHadHelp:
		sentences = append(sentences, t.TheirHelp(first))
	}
	return strings.Join(sentences, " ")
}

// rival draws the rows of the player and of the rival beside each other.
func (r *root) rival() goapp.UI {
	t := &r.text.Rival
	d, _ := r.model.Duel()
	return goapp.Section().Class("rivals").Body(
		goapp.P().Class("figure").Text(duelText(t, d)),
		goapp.Div().Class("sides").Body(r.side(t.Mine(), d.Mine), r.side(cmp.Or(wording.Isolated(d.Name), t.Theirs()), d.Theirs)),
	)
}

// side draws the rows of one of the two.
func (r *root) side(name string, g engine.Game) goapp.UI {
	rows := []goapp.UI{goapp.H3().Text(name + wording.PartsBetween + g.Result())}
	for i, turn := range g.Turns() {
		rows = append(rows, part.SampleRow(r.text, part.WordLang(r.model.InPlay), i, turn))
	}
	if len(rows) == 1 {
		rows = append(rows, goapp.P().Class("quiet").Text(r.text.Rival.NoRows()))
	}
	return goapp.Div().Class("side").Dir(part.Direction(r.model.InPlay)).Body(rows...)
}
