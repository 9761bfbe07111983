package stateless

import (
	"cmp"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/wording"
	"ketword/engine"
)

// Rival is the screen that shows the rows of the player and of a rival, whose rows came with a
// link, beside each other.
var Rival = Screen{draw: drawRival, Screen: screen.Screen{
	Name: screen.Rival, Title: func(t *text.Text) string { return t.Rival.Title },
	Focus: ".bar button", Beside: true,
}}

// drawRival draws the rows of both, beside each other.
func drawRival(v screen.View) goapp.UI {
	t := &v.Text.Rival
	d, over := v.Session.Duel()
	if !over && v.Session.MayLook() { // who chose the secret only looks
		return goapp.Section().Class("rivals").Body(goapp.Div().Class("sides").Body(side(v, v.Puzzle, v.Session.Rival.Game)))
	}
	return goapp.Section().Class("rivals").Body(
		goapp.P().Class("figure").Text(part.DuelText(t, &d)),
		goapp.Div().Class("sides").Body(sideOf(v, t.Mine, d.Mine), sideOf(v, cmp.Or(wording.Isolated(d.Name), t.Theirs), d.Theirs)),
	)
}

// sideOf draws the rows of one player below the name and the result.
func sideOf(v screen.View, name string, g engine.Game) goapp.UI {
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
