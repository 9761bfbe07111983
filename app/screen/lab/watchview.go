package lab

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/screen/watched"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
)

// watch draws the choice of a player and of its game, and the rows of the game that are seen.
type watch struct {
	goapp.Compo
	Text     *text.Text
	Lang     string // of the words; "" if it isn't known
	Scope    session.Scope
	Strategy string
	Watched  watched.Game
	Looking  bool
	Ended    bool
}

func drawWatch(v screen.View, m *Model, f *found) goapp.UI {
	list, _ := v.Session.Find(m.scope.List)
	return &watch{
		Text: v.TextOf(list), Lang: part.WordLang(list), Scope: m.scope, Strategy: m.watching, Watched: f.Watched,
		Looking: f.Looking, Ended: f.WatchEnded,
	}
}

func (w *watch) Render() goapp.UI {
	t, optional := &w.Text.Watch, w.Text.ListImport.Optional()
	var secrets []goapp.UI
	words := int(w.Scope.Mode)
	for i := range words {
		name := t.Secret()
		if words > 1 {
			name = w.Text.Challenge.Words(i + 1)
		}
		secrets = append(secrets, w.field(watchSecret(i), ui.OptionalName(name, optional)))
	}
	return goapp.Div().Class("playon").Body(
		watched.PlayerChoice(w.Text, "watch-player", w.Scope.Level, w.Strategy),
		goapp.Div().Class("fields").Body(secrets...), // apart, or what is typed gets into another field when the mode changes
		goapp.Div().Class("fields").Body(
			ui.Labelled(ui.OptionalName(w.Text.Seed.Number(), optional), ui.NumberInput(watchNumber, part.SeedDigits).DataSet("enter", "watch")),
			w.field(watchFirst, ui.OptionalName(t.First(), optional)),
		),
		goapp.P().Class("quiet").Text(t.About()),
		goapp.Div().Class("acts").Body(ui.Act("watch", t.Play()).Class("main")),
		watched.Steps(w.Text, w.Lang, w.Scope.Mode, w.Watched),
		w.more(),
	)
}

func (w *watch) field(id string, name goapp.UI) goapp.UI {
	return ui.Labelled(name, part.WordInput(id, w.Scope.List.Length).DataSet("enter", "watch"))
}

// more draws what shows more rows, or how the game ended.
func (w *watch) more() goapp.UI {
	switch {
	case w.Watched.More():
		return watched.MoreSteps(w.Text)
	case w.Ended:
		return watched.Solved(w.Text, w.Watched)
	}
	return nil
}

// watchFirst is the field for the first guess, and watchNumber that for the puzzle.
const (
	watchFirst  = "watch-first"
	watchNumber = "watch-number"
)

func watchSecret(i int) string { return "watch-secret-" + strconv.Itoa(i+1) }
