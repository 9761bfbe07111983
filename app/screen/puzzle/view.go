package puzzle

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/internal/each"
)

// Draw draws the screen in two parts: which puzzle, and by which rules.
func (m *Model) Draw(v screen.View) goapp.UI {
	t, c := v.Text, choiceOf(v, m)
	return goapp.Section().Class("puzzle-choice").Body(
		goapp.Div().Class("which").Body(
			ui.If(!v.Session.IsToday(), ui.Act("today", t.PuzzleChoice.Today())),
			c.yesterday(),
			ui.Act("archive", t.Archive.Open()),
			ui.Act("new", t.Game.Random()),
			ui.Act("challenge", t.Challenge.Open()),
		),
		c.seed(),
		c.unfinished(),
		goapp.H3().Class("part-head").Text(t.PuzzleChoice.Rules()),
		c.lists(),
		ui.If(c.playable(), ui.Act("close", t.PuzzleChoice.Play()).Class("main")),
		c.levels(),
	)
}

// yesterday draws the button of yesterday's puzzle, which says how that ended.
func (c *choice) yesterday() goapp.UI {
	day := c.Session.Yesterday()
	if !day.Opens() || day.InPlay {
		return nil
	}
	name := c.Text.Archive.Yesterday()
	if day.Mark != session.DayFresh {
		name = c.Text.Archive.Is(name, part.DayPlayed(c.Text, day))
	}
	return ui.Act("yesterday", name)
}

// Drawn gives the focus to what took the place of the control that was used, and shows what is
// told of a choice, once that is told first.
func (*Model) Drawn(d screen.Redrawn) {
	browser.FocusAndShow(focusOn(d.News))
	reveal(d.News)
}

// seedField is the field for the number.
const seedField = "seed-field"

// seed draws the field that opens a puzzle by its number.
func (c *choice) seed() goapp.UI {
	t := &c.Text.Seed
	return goapp.Div().Class("seed").Body(
		goapp.Div().Class("asking").Body(
			ui.Labelled(ui.FieldName(t.Number()), ui.NumberInput(seedField, part.SeedDigits).DataSet("enter", "seed")),
			ui.Act("seed", t.Play()),
		),
		goapp.P().Class("quiet").Text(aboutSeed(t, number(c.Session.Game.Puzzle))),
		ui.Live("status", goapp.Div()).Body(ui.Said("refusal", notice.Sentence(c.Text, notice.First(c.Told, notice.OfSeed)))),
	)
}

// aboutSeed tells the number of the puzzle in play, or what a number is, where that has none to type.
func aboutSeed(t *text.Seed, number string) string {
	if number == "" {
		return t.AboutNumbers()
	}
	return t.About(number)
}

// unfinished draws the unfinished games besides the one in play, and what became of one that was removed.
func (c *choice) unfinished() goapp.UI {
	t, told := &c.Text.Unfinished, notice.First(c.Told, notice.OfUnfinished)
	rows := each.Of(c.Session.Others(), func(game records.Result) goapp.UI { return goapp.Li().Body(c.row(game)...) })
	undoes := len(c.Session.Removed) > 0
	return goapp.Div().Class("unfinished").Body(
		ui.If(len(rows) > 0 || told != nil || undoes, goapp.H3().Text(t.Title())),
		ui.Live("status", goapp.Div().Class("told")).Body(ui.Said("", notice.Sentence(c.Text, told))),
		ui.If(undoes, ui.Act("bring-back-game", c.Text.OwnLists.Undo()).Class("main")),
		ui.If(len(rows) > 0, goapp.Ul().Class("others").Body(rows...)),
	)
}

// row draws what can be done with a game: going on with it, and removing it. The line
// breaks only between the parts of its name.
func (c *choice) row(game records.Result) []goapp.UI {
	p := game.Game.Puzzle
	identity, name := p.Identity.String(), wording.UnfinishedName(c.Text, p, game.List, wording.DatedName(c.Text, p, c.Session.Day))
	return []goapp.UI{
		goapp.Button().Type("button").Class("act").DataSet("action", "resume").DataSet("value", identity).Body(part.Unbroken(name, c.Text.Unfinished.Rows(len(game.Game.Turns())))...),
		ui.IconButton("remove-game", c.Text.Unfinished.Remove(name), ui.IconClose).DataSet("value", identity),
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
