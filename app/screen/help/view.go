package help

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/ui"
	"ketword/engine"
)

// Draw draws the screen, scrolled to the current mode. The engine scores the example rows when they are
// drawn, so they can't be wrong.
func (m *Model) Draw(v screen.View) goapp.UI {
	t, s, mode := &v.Text.Help, &v.Text.Samples, v.Session.Game.Puzzle.Rules.Mode
	classic, quantum := part.SampleSecret(s.Secret), part.SampleSecret(s.First, s.Second)
	sample := func(secret engine.Secret, guess string) goapp.UI {
		return part.SampleRow(v.Text, "", 0, part.SampleTurn(secret, guess))
	}
	return goapp.Section().Class("help").Body(
		goapp.P().Text(t.Goal),
		goapp.P().Text(t.Marks),
		sample(classic, s.Marks),
		goapp.P().Text(t.Told),
		goapp.H3().Text(t.Twice),
		sample(classic, s.Twice),
		goapp.P().Text(t.TwiceTold),
		goapp.H3().Class(ui.When(mode == quantum.Mode(), "opens")).TabIndex(-1).Text(t.Quantum),
		goapp.P().Text(t.QuantumTold),
		sample(quantum, s.Unmixed),
		goapp.P().Text(t.Unmixed),
		part.Divisions(v.Text, part.SampleTurn(quantum, s.Unmixed)),
		goapp.P().Text(t.UnmixedTells),
		sample(quantum, s.Mixed),
		goapp.P().Text(t.Mixed),
		part.Divisions(v.Text, part.SampleTurn(quantum, s.Mixed)),
		goapp.P().Text(t.MixedTells),
		sample(quantum, s.OnePlace),
		sample(quantum, s.OtherPlace),
		goapp.P().Text(t.TwoRows),
		goapp.P().Text(t.Pencil),
		sample(quantum, s.First),
		goapp.P().Text(t.Win),
		ui.Act("guide", v.Text.Guide.Title),
		rowToTry(v.Text, m),
		goapp.H3().Text(t.Keys),
		goapp.P().Text(t.KeysTold),
		goapp.P().Text(t.KeysByTab),
		goapp.H3().Text(t.Games),
		goapp.P().Text(t.GamesTold),
		goapp.H3().Text(t.About),
		goapp.P().Text(t.Private),
		goapp.P().Text(t.Rights),
		goapp.P().Body(
			goapp.Text(t.Version(v.Device.Version)+" · "),
			goapp.A().Href(v.Device.Root+"licences.txt").Target("_blank").DataSet("action", "licences").Text(t.Licences),
		),
	)
}
