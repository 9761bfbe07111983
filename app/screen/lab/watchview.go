package lab

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen/part"
	"ketword/app/ui"
)

// watchTab draws the choice of a strategy and a game, and the visible rows.
func (d *drawing) watchTab() goapp.UI {
	t, optional := &d.words.Watch, d.words.ListImport.Optional
	var secrets []goapp.UI
	words := int(d.scope.Mode)
	for i := range words {
		name := t.Secret
		if words > 1 {
			name = d.words.Challenge.Words(i + 1)
		}
		secrets = append(secrets, d.field(ui.OptionalName(name, optional), watchSecret(i), "watch"))
	}
	return ui.Div("playon",
		part.PlayerChoice(d.words, "watch-player", d.scope.Level, d.watching),
		ui.Div("fields", secrets...), // in an element of its own, or go-app would reuse the fields for others when the mode changes
		ui.Div("fields",
			d.field(ui.OptionalName(d.words.Seed.Number, optional), watchNumber, "watch"),
			d.field(ui.OptionalName(t.First, optional), watchFirst, "watch"),
		),
		d.fault(),
		ui.P("quiet", t.About),
		ui.Div("acts", ui.Act("watch", t.Play).Class("main")),
		d.Watched.Steps(d.words, part.WordLang(d.list), d.scope.Mode),
		d.more(),
	)
}

// more draws the buttons that show more rows, or how the game ended.
func (d *drawing) more() goapp.UI {
	switch {
	case d.Watched.More():
		return part.MoreSteps(d.words, "watch-next", "watch-all")
	case d.WatchEnded:
		return d.Watched.Solved(d.words)
	}
	return nil
}

func watchSecret(i int) string { return "watch-secret-" + strconv.Itoa(i+1) }
