package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/text"
	"ketword/engine"
)

// games draws the finished games, each of which can be reviewed.
type games struct {
	goapp.Compo
	Text  *text.Text
	Games []finishedGame
	More  bool // there are others
}

// finishedGame is a finished game as it is listed.
type finishedGame struct {
	Identity string
	Name     string
	Result   string
	Plays    bool // there is a guess to review
}

// games draws the list of finished games.
func (r *root) games() goapp.UI {
	listed, more := r.model.FinishedGames()
	var all []finishedGame
	for _, g := range listed {
		p, result := g.Game.Puzzle, r.text.Games.Lost
		if g.Game.Status() == engine.Won {
			result = r.text.Games.Won(g.Game.TurnCount())
		}
		if g.Assisted {
			result = r.text.Share.Assisted(result)
		}
		all = append(all, finishedGame{
			Identity: p.Identity.String(), Name: r.gameName(p, g.List), Result: result, Plays: g.Game.TurnCount() > 0,
		})
	}
	return &games{Text: r.text, Games: all, More: more}
}

func (g *games) Render() goapp.UI {
	t := g.Text.Games
	if len(g.Games) == 0 {
		return goapp.P().Text(t.None)
	}
	rows := make([]goapp.UI, len(g.Games))
	for i, game := range g.Games {
		rows[i] = goapp.Li().Body(g.row(game))
	}
	return goapp.Section().Class("games").Body(
		goapp.Ul().Class("others").Body(rows...),
		goapp.If(g.More, func() goapp.UI { return act("more-games", t.More) }),
	)
}

// row draws the button of a game. The line breaks only between the parts of its name.
func (g *games) row(game finishedGame) goapp.UI {
	var spans []goapp.UI
	for _, part := range strings.SplitAfter(game.Name+partsBetween+game.Result, partsBetween) {
		spans = append(spans, goapp.Span().Text(part))
	}
	button := goapp.Button().Type("button").Class("act").DataSet("action", "review").DataSet("value", game.Identity).
		Aria("label", g.Text.Games.Review(game.Name+partsBetween+game.Result)).Body(spans...)
	if !game.Plays {
		button = button.Aria("disabled", true)
	}
	return button
}
