package puzzle

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/notice"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
)

// seedChoice draws the field that opens a puzzle by its number.
type seedChoice struct {
	goapp.Compo
	Text   *text.Text
	Choice choice
}

// seedField is the field for the number.
const seedField = "seed-field"

func (c *seedChoice) Render() goapp.UI {
	t := &c.Text.Seed
	return goapp.Div().Class("seed").Body(
		goapp.Div().Class("asking").Body(
			ui.Labelled(ui.FieldName(t.Number()), ui.NumberInput(seedField, part.SeedDigits).DataSet("enter", "seed")),
			ui.Act("seed", t.Play()),
		),
		goapp.P().Class("quiet").Text(aboutSeed(t, c.Choice.Number)),
		ui.Live("status", goapp.Div()).Body(ui.Said("refusal", notice.Sentence(c.Text, c.Choice.BadSeed))),
	)
}

// aboutSeed tells the number of the puzzle in play, or what a number is, where that has none to type.
func aboutSeed(t *text.Seed, number string) string {
	if number == "" {
		return t.AboutNumbers()
	}
	return t.About(number)
}
