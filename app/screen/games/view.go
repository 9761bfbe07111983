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

// games draws the finished games that are selected, and what can be done with each.
type games struct {
	goapp.Compo
	Text   *text.Text
	Games  []finishedGame
	More   bool // there are others
	All    int  // games that are selected
	Picked string
	Asks   deletion
	Asked  string // what would be deleted
	Told   string // what became of games
	Undo   bool   // deleted games can be brought back
}

type finishedGame struct {
	Text     *text.Text // for its words
	Identity string
	Words    []string // of the secret; none while it is not to be seen
	Lang     string   // of the words
	When     string   // it was played
	Name     string
	Result   string
	Plays    bool // there is a guess to review
}

// Draw draws the screen.
func Draw(v screen.View, m *Model) goapp.UI {
	s, t := v.Session, v.Text
	listed, more := m.listed(s)
	asked := m.asked(s)
	list := &games{
		Text: t, More: more, All: len(s.Selected()), Picked: m.picked, Asks: m.asks,
		Asked: wording.GamesAndLines(&t.Games, len(asked.Games), len(asked.Scores)), Undo: len(s.DeletedGames) > 0, Told: notice.Sentences(t, v.Told),
	}
	for _, g := range listed {
		list.Games = append(list.Games, finished(v, g))
	}
	return goapp.Section().Class("games").Body(part.Selection(v), list)
}

// deleteAllText names the button that deletes so many games.
func deleteAllText(t *text.Games, games int) string {
	if games == 1 {
		return t.DeleteOne()
	}
	return t.DeleteAll(games)
}

// finished returns a game as it is listed.
func finished(v screen.View, g records.Result) finishedGame {
	p, result := g.Game.Puzzle, v.Text.Games.Lost()
	if g.Game.Status() == engine.Won {
		result = v.Text.Games.Won(g.Game.TurnCount())
	}
	if g.Assisted {
		result = v.Text.Share.Assisted(result)
	}
	name := wording.PuzzleTitle(v.Text, p, g.List)
	if v.Session.Selection.Mode == 0 { // else that says it of all
		name = wording.ModeName(&v.Text.Game, p.Rules.Mode) + wording.PartsBetween + name
	}
	game := finishedGame{
		Identity: p.Identity.String(), When: wording.DayDate(v.Text, g.Day, v.Session.Day), Name: name, Result: result, Plays: g.Game.TurnCount() > 0,
	}
	if !v.Session.Hides(p) {
		game.Words, game.Lang, game.Text = each.Of(slices.Collect(p.Secret.Words()), engine.Word.String), part.WordLang(g.List), v.TextOf(g.List)
	}
	return game
}

func (g *games) Render() goapp.UI {
	t := &g.Text.Games
	rows := each.Of(g.Games, func(game finishedGame) goapp.UI { return goapp.Li().Body(g.row(game)...) })
	return goapp.Div().Body(
		ui.Live("status", goapp.Div().Class("told")).Body(ui.Said("", g.Told)),
		ui.If(g.Undo && g.Asks == deletion{}, ui.Act("bring-back-games", g.Text.OwnLists.Undo()).Class("main")),
		ui.If(len(rows) == 0, goapp.P().Text(g.Text.Stats.None())),
		ui.If(len(rows) > 0, goapp.Ul().Class("others").Body(rows...)),
		goapp.Div().Class("below").Body(
			ui.If(g.More, ui.Act("more-games", t.More())),
			ui.Act("stats", g.Text.Stats.Title()),
			ui.If(g.All > 0 && !g.Asks.all, ui.Act("ask-delete", deleteAllText(t, g.All))),
			goapp.If(g.Asks.all, g.question),
		),
	)
}

// row draws a game: a button that shows what can be done with it and, if that is shown,
// its buttons. Its secret and its date come first; the line breaks only between the parts of the name.
func (g *games) row(game finishedGame) []goapp.UI {
	picked := game.Identity == g.Picked
	row := []goapp.UI{
		goapp.Button().Type("button").Class("act").DataSet("action", "pick-game").DataSet("value", game.Identity).
			Aria("expanded", picked).Body(append([]goapp.UI{game.lead()}, part.Unbroken(game.Name, game.Result)...)...),
	}
	switch {
	case picked && g.Asks.game == game.Identity:
		row = append(row, g.question())
	case picked:
		row = append(row, goapp.Div().Class("acts").Role("group").Aria("label", game.Name).Body(g.buttons(game)...))
	}
	return row
}

// lead draws the secret of a game, and when it was played.
func (g finishedGame) lead() goapp.UI {
	words := each.Of(g.Words, func(word string) goapp.UI { return part.Ket(g.Text, word, false) })
	return goapp.Span().Class("lead").Body(goapp.Span().Lang(g.Lang).Body(words...), goapp.Small().Text(g.When))
}

// buttons draws what can be done with a game.
func (g *games) buttons(game finishedGame) []goapp.UI {
	t := &g.Text.Games
	review := ui.Act("review", g.Text.Review.Open()).Aria("disabled", ui.When(!game.Plays, "true"))
	return each.Of([]goapp.HTMLButton{
		ui.Act("look-at", t.Look()), review, ui.Act("share-as", g.Text.Share.Result()), ui.Act("play-again", t.Again()), ui.Act("ask-delete", t.Delete()),
	}, func(b goapp.HTMLButton) goapp.UI { return b.DataSet("value", game.Identity) })
}

// question draws the question whether games are to be deleted.
func (g *games) question() goapp.UI {
	t := &g.Text.Games
	return goapp.Div().Class("question").Role("group").Aria("labelledby", "delete-question").Body(
		goapp.P().ID("delete-question").Text(t.Ask(g.Asked)),
		goapp.Div().Class("acts").Body(ui.Act("keep-games", t.No()).Class("main"), ui.Act("delete-games", g.Text.OwnLists.Delete())),
	)
}

// focusOn returns what gets the focus where the control that was used has gone; news was told since then.
func focusOn(was, is *Model, news []notice.Notice) string {
	if len(news) > 0 {
		switch n := news[0].(type) {
		case notice.GamesDeleted:
			return "[data-action=bring-back-games]"
		case notice.GamesBack:
			if len(n.Games.Games) > 0 {
				return part.ControlOf("pick-game", n.Games.Games[0].Game.Puzzle.Identity.String())
			}
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

// Drawn gives the focus to what took the place of the control that was used.
func Drawn(was, is *Model, news []notice.Notice) { browser.FocusAndShow(focusOn(was, is, news)) }
