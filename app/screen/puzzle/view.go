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

// Draw draws the ways to a puzzle, then the words, and the rules, which are folded.
func (m *Model) Draw(v screen.View) goapp.UI {
	t, c := v.Text, choiceOf(v, m)
	return goapp.Section().Class("puzzle-choice").Body(
		ui.Div("which",
			ui.If(!v.Session.IsToday(), way("today", t.PuzzleChoice.Today, ui.IconDay).Class("main")),
			c.yesterday(),
			way("archive", t.Archive.Open, ui.IconMonth),
			way("new", t.Game.Random, ui.IconDice),
			way("challenge", t.Challenge.Open, ui.IconPeer),
			c.seed(),
		),
		c.unfinished(),
		c.lists(),
		ui.If(c.playable(), ui.Act("close", t.PuzzleChoice.Play).Class("main")),
		c.levels(),
	)
}

// way draws a button that leads to a puzzle.
func way(action, name string, i ui.Icon) goapp.HTMLButton {
	return ui.Act(action, "").Body(i.Draw(), goapp.Span().Text(name))
}

// yesterday draws the button of yesterday's puzzle, which says how its game ended.
func (c *choice) yesterday() goapp.UI {
	day := c.Session.Yesterday()
	if !day.Opens() || day.InPlay {
		return nil
	}
	name := c.Text.Archive.Yesterday
	if day.Mark != session.DayFresh {
		name = c.Text.Archive.Is(name, part.DayPlayed(c.Text, day))
	}
	return way("yesterday", name, ui.IconOlder)
}

// Drawn focuses the element that replaced the used control, and scrolls to a new notice on a
// choice.
func (*Model) Drawn(d screen.Redrawn) {
	browser.FocusAndShow(focusOn(d.News))
	reveal(d.News)
}

// seedField is the id of the input for the number of a puzzle.
const seedField = "seed-field"

// seed draws the input that opens a puzzle by its number.
func (c *choice) seed() goapp.UI {
	t, refusal := &c.Text.Seed, notice.Sentence(c.Text, notice.First(c.Notices, notice.OfSeed))
	return ui.Fold(goapp.Span().Body(ui.IconCount.Draw(), goapp.Span().Text(t.Number)),
		ui.Div("asking",
			ui.Labelled(ui.HiddenName(t.Number), ui.Refused(ui.NumberInput(seedField, part.SeedDigits).DataSet("enter", "seed"), refusal != "", "seed-fault")),
			ui.Act("seed", t.Play),
		),
		ui.Live("status", goapp.Div().ID("seed-fault")).Body(ui.Said("refusal", refusal)),
		ui.P("quiet", aboutSeed(t, number(c.Session.Game.Puzzle))),
	).Class("seed")
}

// aboutSeed returns the number of the puzzle in play, or an explanation of numbers if the puzzle has none.
func aboutSeed(t *text.Seed, number string) string {
	if number == "" {
		return t.AboutNumbers
	}
	return t.About(number)
}

// unfinished draws the unfinished games except the one in play, and the result of removing one.
func (c *choice) unfinished() goapp.UI {
	t, told := &c.Text.Unfinished, notice.First(c.Notices, notice.OfUnfinished)
	rows := each.Of(c.Session.Others(), func(game records.Result) goapp.UI { return goapp.Li().Body(c.row(game)...) })
	undoes := len(c.Session.Removed) > 0
	return ui.Div("unfinished",
		ui.If(len(rows) > 0 || told != nil || undoes, ui.H3(t.Title)),
		ui.Live("status", goapp.Div().Class("told")).Body(ui.Said("", notice.Sentence(c.Text, told))),
		ui.If(undoes, ui.Act("bring-back-game", c.Text.OwnLists.Undo).Class("main")),
		ui.If(len(rows) > 0, goapp.Ul().Class("others").Body(rows...)),
	)
}

// row draws a game with buttons that continue and remove it. Its name breaks only between
// its parts.
func (c *choice) row(game records.Result) []goapp.UI {
	p := game.Game.Puzzle
	identity, name := p.Identity.String(), wording.UnfinishedName(c.Text, p, game.List, wording.DatedName(c.Text, p, c.Session.Day))
	return []goapp.UI{
		goapp.Button().Type("button").Class("act").DataSet("action", "resume").DataSet("value", identity).Body(part.Unbroken(name, c.Text.Unfinished.Rows(len(game.Game.Turns())))...),
		ui.IconButton("remove-game", c.Text.Unfinished.Remove(name), ui.IconClose).DataSet("value", identity),
	}
}

// focusOn returns the selector to focus after a game was removed, restored or eased.
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
