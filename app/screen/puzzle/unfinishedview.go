package puzzle

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/internal/each"
)

// unfinished draws the unfinished games, and what became of one that was removed.
type unfinished struct {
	goapp.Compo
	Text   *text.Text
	Choice choice
	Others []otherGame
}

// otherGame is an unfinished game as it is listed.
type otherGame struct {
	Identity string
	Name     string
	Rows     int // that were played
}

// others returns the unfinished games besides the one in play.
func others(v screen.View) []otherGame {
	var games []otherGame
	for _, o := range v.Session.Others() {
		p := o.Game.Puzzle
		games = append(games, otherGame{Identity: p.Identity.String(), Name: wording.UnfinishedName(v.Text, p, o.List, wording.DatedName(v.Text, p, v.Session.Day)), Rows: len(o.Game.Turns())})
	}
	return games
}

func (u *unfinished) Render() goapp.UI {
	t := &u.Text.Unfinished
	rows := each.Of(u.Others, func(game otherGame) goapp.UI { return goapp.Li().Body(u.row(game)...) })
	return goapp.Div().Class("unfinished").Body(
		ui.If(len(rows) > 0 || u.Choice.Told != nil || u.Choice.Removed, goapp.H3().Text(t.Title())),
		ui.Live("status", goapp.Div().Class("told")).Body(ui.Said("", notice.Sentence(u.Text, u.Choice.Told))),
		ui.If(u.Choice.Removed, ui.Act("bring-back-game", u.Text.OwnLists.Undo()).Class("main")),
		ui.If(len(rows) > 0, goapp.Ul().Class("others").Body(rows...)),
	)
}

// row draws what can be done with a game: going on with it, and removing it. The line
// breaks only between the parts of its name.
func (u *unfinished) row(game otherGame) []goapp.UI {
	return []goapp.UI{
		goapp.Button().Type("button").Class("act").DataSet("action", "resume").DataSet("value", game.Identity).Body(part.Unbroken(game.Name, u.Text.Unfinished.Rows(game.Rows))...),
		ui.IconButton("remove-game", u.Text.Unfinished.Remove(game.Name), ui.IconClose).DataSet("value", game.Identity),
	}
}

// focusOn returns what gets the focus after a game was removed, brought back or eased.
func focusOn(told notice.Notice) string {
	switch n := told.(type) {
	case notice.GameRemoved:
		return "[data-action=bring-back-game]"
	case notice.GameEased:
		return "[data-action=level][aria-pressed=true]"
	case notice.GameBack:
		return part.ControlOf("resume", n.Game.Game.Puzzle.Identity.String())
	}
	return ""
}
