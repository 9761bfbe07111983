package games

import (
	"slices"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// drawing draws the selected games.
type drawing struct {
	screen.View
	*Model
}

// Draw draws the screen.
func (m *Model) Draw(v screen.View) goapp.UI {
	g, s, t := &drawing{v, m}, v.Session, &v.Text.Games
	listed, more := m.listed(s)
	rows := each.Of(listed, func(game records.Result) goapp.UI { return goapp.Li().Body(g.row(game)...) })
	all := len(s.Selected())
	return goapp.Section().Class("games").Body(part.Selection(v), goapp.Div().Body(
		ui.Live("status", goapp.Div().Class("told")).Body(ui.Said("", notice.Sentences(v.Text, v.Notices))),
		ui.If(len(s.DeletedGames) > 0 && m.asks == deletion{}, ui.Act("bring-back-games", v.Text.OwnLists.Undo).Class("main")),
		ui.If(len(rows) == 0, ui.P("", v.Text.Stats.None)),
		ui.If(len(rows) > 0, goapp.Ul().Class("boards").Body(rows...)),
		ui.Div("below",
			ui.If(more, ui.Act("more-games", t.More)),
			ui.Act("stats", v.Text.Stats.Title),
			ui.If(all > 0 && !m.asks.all, ui.Act("ask-delete", deleteAllText(t, all))),
			goapp.If(m.asks.all, g.question),
		),
	))
}

// deleteAllText returns the label of the button that deletes all selected games.
func deleteAllText(t *text.Games, games int) string {
	if games == 1 {
		return t.DeleteOne
	}
	return t.DeleteAll(games)
}

// row draws a game: a button with its board that shows or hides its name and further buttons, and these if
// visible.
func (g *drawing) row(game records.Result) []goapp.UI {
	identity, name := game.Game.Puzzle.Identity.String(), g.name(game)
	picked := identity == g.picked
	row := []goapp.UI{
		goapp.Button().Type("button").Class("act").DataSet("action", "pick-game").DataSet("value", identity).Aria("expanded", picked).Body(
			goapp.Div().Role("img").Aria("label", name+wording.PartsBetween+g.result(game)).Body(part.Miniature(game.Game)), g.lead(game),
		),
	}
	if picked {
		row = append(row, goapp.P().Class("quiet").Body(part.Unbroken(name, g.result(game))...))
	}
	switch {
	case picked && g.asks.game == identity:
		row = append(row, g.question())
	case picked:
		row = append(row, goapp.Div().Class("acts").Role("group").Aria("label", name).Body(g.buttons(game)...))
	}
	return row
}

// name returns the name of a game. It includes the mode, unless a single mode is selected.
func (g *drawing) name(game records.Result) string {
	name := wording.PuzzleTitle(g.Text, game.Game.Puzzle, game.List)
	if g.Session.Selection.Mode != 0 {
		return name
	}
	return wording.ModeName(&g.Text.Game, game.Game.Puzzle.Rules.Mode) + wording.PartsBetween + name
}

// result returns how a game ended.
func (g *drawing) result(game records.Result) string {
	result := g.Text.Games.Lost
	if game.Game.Status() == engine.Won {
		result = g.Text.Games.Won(game.Game.TurnCount())
	}
	if game.Assisted {
		return g.Text.Share.Assisted(result)
	}
	return result
}

// lead draws the date of a game, below its secret, unless that must stay hidden.
func (g *drawing) lead(game records.Result) goapp.UI {
	secret, p := goapp.Span(), game.Game.Puzzle
	if !g.Session.Hides(p) && game.Game.Other() != engine.OtherOffered {
		words := slices.Collect(p.Secret.Words())
		secret = secret.Lang(part.WordLang(game.List)).Body(each.Of(words, func(w engine.Word) goapp.UI {
			return part.Ket(g.TextOf(game.List), g.Session.Written(game.List.Name, w), false)
		})...)
	}
	return goapp.Span().Class("lead").Body(secret, goapp.Small().Text(wording.DayDate(g.Text, game.Day, g.Session.Day)))
}

// buttons draws the buttons of a game. A game without a guess can't be reviewed.
func (g *drawing) buttons(game records.Result) []goapp.UI {
	t := &g.Text.Games
	review := ui.Act("review", g.Text.Review.Open).Aria("disabled", ui.When(game.Game.TurnCount() == 0, "true"))
	return each.Of([]goapp.HTMLButton{
		ui.Act("look-at", t.Look), review, ui.Act("share-as", g.Text.Share.Result), ui.Act("play-again", t.Again), ui.Act("ask-delete", t.Delete),
	}, func(b goapp.HTMLButton) goapp.UI { return b.DataSet("value", game.Game.Puzzle.Identity.String()) })
}

// question draws the question whether to delete games.
func (g *drawing) question() goapp.UI {
	t, asked := &g.Text.Games, g.asked(g.Session)
	return goapp.Div().Class("question").Role("group").Aria("labelledby", "delete-question").Body(
		goapp.P().ID("delete-question").Text(t.Ask(wording.GamesAndLines(t, len(asked.Games), len(asked.Scores)))),
		ui.Div("acts", ui.Act("keep-games", t.No).Class("main"), ui.Act("delete-games", g.Text.OwnLists.Delete)),
	)
}

// focusOn returns the selector to focus when the used control is gone. news is the new notice.
func focusOn(was, is *Model, news notice.Notice) string {
	switch n := news.(type) {
	case notice.GamesDeleted:
		return "[data-action=bring-back-games]"
	case notice.GamesBack:
		if len(n.Games.Games) > 0 {
			return part.ControlOf("pick-game", n.Games.Games[0].Game.Puzzle.Identity.String())
		}
	}
	switch {
	case is.asks == was.asks:
		return ""
	case is.asks != deletion{}:
		return "[data-action=keep-games]"
	case was.asks.all:
		return "[data-action=ask-delete]:not([data-value])"
	}
	return part.ControlOf("ask-delete", was.asks.game)
}

// Drawn focuses the element that replaced the used control.
func (m *Model) Drawn(d screen.Redrawn) {
	if d.Here {
		browser.FocusAndShow(focusOn(d.Was.(*Model), m, d.News))
	}
}
