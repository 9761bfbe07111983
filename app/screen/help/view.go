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
		ui.P("", t.Goal),
		ui.P("", t.Marks),
		sample(classic, s.Marks),
		ui.P("", t.Told),
		ui.H3(t.Twice),
		sample(classic, s.Twice),
		ui.P("", t.TwiceTold),
		goapp.H3().Class(ui.When(mode == quantum.Mode(), "opens")).TabIndex(-1).Text(t.Quantum),
		ui.P("", t.QuantumTold),
		sample(quantum, s.Unmixed),
		ui.P("", t.Unmixed),
		part.Divisions(v.Text, part.SampleTurn(quantum, s.Unmixed)),
		ui.P("", t.UnmixedTells),
		sample(quantum, s.Mixed),
		ui.P("", t.Mixed),
		part.Divisions(v.Text, part.SampleTurn(quantum, s.Mixed)),
		ui.P("", t.MixedTells),
		sample(quantum, s.OnePlace),
		sample(quantum, s.OtherPlace),
		ui.P("", t.TwoRows),
		ui.P("", t.Pencil),
		sample(quantum, s.First),
		ui.P("", t.Win),
		ui.Act("guide", v.Text.Guide.Title),
		rowToTry(v.Text, m),
		ui.H3(t.Keys),
		ui.P("", t.KeysTold),
		ui.P("", t.KeysByTab),
		ui.H3(t.Games),
		ui.P("", t.GamesTold),
		ui.H3(t.About),
		ui.P("", t.Private),
		ui.P("", t.Rights),
		goapp.P().Body(
			goapp.Text(t.Version(v.Device.Version)+" · "),
			goapp.A().Href(v.Device.Root+"licences.txt").Target("_blank").DataSet("action", "licences").Text(t.Licences),
		),
	)
}
