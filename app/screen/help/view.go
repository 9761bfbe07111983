package help

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/engine"
)

// Draw draws the screen. It names the version of the site, and links to a file in its folder, home.
func Draw(v screen.View, m *Model, version, home string) goapp.UI {
	return &help{Text: v.Text, Version: version, State: *m, Home: home, Mode: v.Session.Game.Puzzle.Rules.Mode}
}

// help explains the game. Its rows are scored by the engine as it opens, so
// they can't be wrong.
type help struct {
	goapp.Compo
	Text    *text.Text
	Version string
	State   Model
	Home    string      // path of the site's folder
	Mode    engine.Mode // that is asked about: the help opens at its part
}

func (h *help) Render() goapp.UI {
	t, s := &h.Text.Help, &h.Text.Samples
	classic, quantum := part.SampleSecret(s.Secret()), part.SampleSecret(s.First(), s.Second())
	return goapp.Section().Class("help").Body(
		goapp.P().Text(t.Goal()),
		goapp.P().Text(t.Marks()),
		h.sample(classic, s.Marks()),
		goapp.P().Text(t.Told()),
		goapp.H3().Text(t.Twice()),
		h.sample(classic, s.Twice()),
		goapp.P().Text(t.TwiceTold()),
		goapp.H3().Class(ui.When(h.Mode == quantum.Mode(), "opens")).TabIndex(-1).Text(t.Quantum()),
		goapp.P().Text(t.QuantumTold()),
		h.sample(quantum, s.Unmixed()),
		goapp.P().Text(t.Unmixed()),
		part.Divisions(h.Text, part.SampleTurn(quantum, s.Unmixed())),
		goapp.P().Text(t.UnmixedTells()),
		h.sample(quantum, s.Mixed()),
		goapp.P().Text(t.Mixed()),
		part.Divisions(h.Text, part.SampleTurn(quantum, s.Mixed())),
		goapp.P().Text(t.MixedTells()),
		h.sample(quantum, s.First()),
		goapp.P().Text(t.Win()),
		ui.Act("guide", h.Text.Guide.Title()),
		newExplainer(h.Text, &h.State),
		goapp.H3().Text(t.Keys()),
		goapp.P().Text(t.KeysTold()),
		goapp.P().Text(t.KeysByTab()),
		goapp.H3().Text(t.Games()),
		goapp.P().Text(t.GamesTold()),
		goapp.H3().Text(t.About()),
		goapp.P().Text(t.Private()),
		goapp.P().Text(t.Rights()),
		goapp.P().Body(
			goapp.Text(t.Version(h.Version)+" · "),
			goapp.A().Href(h.Home+"licences.txt").Target("_blank").DataSet("action", "licences").Text(t.Licences()),
		),
	)
}

// sample draws a guess as it is marked against a secret.
func (h *help) sample(secret engine.Secret, guess string) goapp.UI {
	return part.SampleRow(h.Text, "", 0, part.SampleTurn(secret, guess))
}
