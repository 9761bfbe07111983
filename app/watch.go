package app

import (
	"math/rand/v2"
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/internal/each"
)

// watch draws the choice of a player and of its game, and the rows of the game that are seen.
type watch struct {
	goapp.Compo
	Text     *text.Text
	Lang     string // of the words; "" if it isn't known
	Scope    session.Scope
	Strategy string
	Watched  model.Watched
	Looking  bool
	Ended    bool
}

func (r *root) watch(lang string) goapp.UI {
	l, f := &r.model.Lab, r.model.LabFound()
	return &watch{
		Text: r.textOf(listIn(allLists(&r.model), l.Scope.List)), Lang: lang, Scope: l.Scope, Strategy: l.Watching, Watched: f.Watched,
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
		playerChoice(w.Text, "watch-player", w.Scope.Level, w.Strategy),
		goapp.Div().Class("fields").Body(secrets...), // apart, or what is typed gets into another field when the mode changes
		goapp.Div().Class("fields").Body(
			ui.Labelled(ui.OptionalName(w.Text.Seed.Number(), optional), ui.NumberInput(watchNumber, part.SeedDigits).DataSet("enter", "watch")),
			w.field(watchFirst, ui.OptionalName(t.First(), optional)),
		),
		goapp.P().Class("quiet").Text(t.About()),
		goapp.Div().Class("acts").Body(ui.Act("watch", t.Play()).Class("main")),
		watchedSteps(w.Text, w.Lang, w.Scope.Mode, w.Watched),
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
		return moreSteps(w.Text)
	case w.Ended:
		return solvedIn(w.Text, w.Watched)
	}
	return nil
}

// watchFirst is the field for the first guess, and watchNumber that for the puzzle.
const (
	watchFirst  = "watch-first"
	watchNumber = "watch-number"
)

func watchSecret(i int) string { return "watch-secret-" + strconv.Itoa(i+1) }

// watchPlayer has the player play whose game is described in the fields.
func (r *root) watchPlayer() model.Msg {
	msg := model.WatchPlayer{Number: typedWord(watchNumber), First: typedWord(watchFirst), Draw: rand.N(engine.MaxDrawnSeed + 1)}
	for i := range int(r.model.Lab.Scope.Mode) {
		msg.Secret = append(msg.Secret, typedWord(watchSecret(i)))
	}
	return msg
}

// playerChoice draws the choice of who plays, and what the chosen player goes by.
func playerChoice(t *text.Text, action string, level engine.Level, chosen string) goapp.UI {
	players := each.Of(model.Players(level), func(name string) goapp.UI {
		return ui.Choice(action, name, t.Lab.Strategy(name), name == chosen)
	})
	return goapp.Div().Class("players").Body(ui.Chips(action, "", t.Watch.Player(), players), goapp.P().Class("quiet").Text(t.Watch.GoesBy(chosen)))
}

// watchedSteps draws the rows that are seen, each with the reason for it.
func watchedSteps(t *text.Text, lang string, mode engine.Mode, w model.Watched) goapp.UI {
	return ui.Live("log", goapp.Div().Class("steps")).Body(each.Of(w.Shown(), func(s coach.Step) goapp.UI {
		return goapp.Div().Class("step").Body(goapp.P().Text(part.Voice(t, mode).Step(s)), part.SampleRow(t, lang, s.Number, s.Turn))
	})...)
}

// moreSteps draws what shows more rows.
func moreSteps(t *text.Text) goapp.UI {
	return goapp.Div().Class("acts").Body(ui.Act("step", t.PlayOn.Next()).Class("main"), ui.Act("all-steps", t.PlayOn.All()))
}

// solvedIn says in which row a game that was watched is solved.
func solvedIn(t *text.Text, w model.Watched) goapp.UI {
	shown := w.Shown()
	if len(shown) == 0 {
		return nil
	}
	return ui.Live("status", goapp.P().Class("figure")).Text(t.PlayOn.Solved(shown[len(shown)-1].Number + 1))
}

// watchDrawn keeps the focus in the dialog when a step has come, and shows it.
func (r *root) watchDrawn(was, is model.Watched) {
	if is.Seen == was.Seen {
		return
	}
	part.FocusAnswer()
	if is.Seen > 1 || r.model.Screen == screen.Lab { // where the first stands below the fields
		browser.Show(".step:last-child")
	}
}
