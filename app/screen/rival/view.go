// Package rival is the screen that shows the rows of the player and of a rival, whose rows came with a
// link, beside each other.
package rival

import (
	"cmp"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/wording"
	"ketword/engine"
)

// Screen is the screen with both games.
var Screen = screen.Screen{Name: screen.Rival, Title: func(t *text.Text) string { return t.Rival.Title }, Focus: ".bar button", Beside: true}

// Model is the empty state of the screen.
type Model struct{ screen.Plain }

// About returns [Screen].
func (*Model) About() *screen.Screen { return &Screen }

// Draw draws the rows of both, beside each other.
func (*Model) Draw(v screen.View) goapp.UI {
	t := &v.Text.Rival
	d, over := v.Session.Duel()
	if !over && v.Session.MayLook() { // who chose the secret only looks
		return goapp.Section().Class("rivals").Body(goapp.Div().Class("sides").Body(side(v, v.Puzzle, v.Session.Rival.Game)))
	}
	return goapp.Section().Class("rivals").Body(
		goapp.P().Class("figure").Text(part.DuelText(t, &d)),
		goapp.Div().Class("sides").Body(of(v, t.Mine, d.Mine), of(v, cmp.Or(wording.Isolated(d.Name), t.Theirs), d.Theirs)),
	)
}

// of draws the rows of one player below the name and the result.
func of(v screen.View, name string, g engine.Game) goapp.UI {
	return side(v, name+wording.PartsBetween+g.Result(), g)
}

// side draws the rows of one player.
func side(v screen.View, head string, g engine.Game) goapp.UI {
	rows := []goapp.UI{goapp.H3().Text(head)}
	for i, turn := range g.Turns() {
		rows = append(rows, part.SampleRow(v.Text, part.WordLang(v.Session.InPlay), i, turn))
	}
	if len(rows) == 1 {
		rows = append(rows, goapp.P().Class("quiet").Text(v.Text.Rival.NoRows))
	}
	return goapp.Div().Class("side").Dir(part.Direction(v.Session.InPlay)).Body(rows...)
}
