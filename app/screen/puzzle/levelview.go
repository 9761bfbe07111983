package puzzle

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/notice"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// levelChoice draws the choice of the level and the tries of the games to come.
type levelChoice struct {
	goapp.Compo
	Text   *text.Text
	Choice choice
}

const triesField = "tries-field"

func (c *levelChoice) Render() goapp.UI {
	t := &c.Text.Level
	levels := each.Of(c.Choice.Levels, func(l engine.Level) goapp.UI {
		return ui.Choice("level", l.String(), c.Text.Game.Level(l.String()), l == c.Choice.Rules.Level)
	})
	return goapp.Div().Class("rules").Body(
		ui.Chips("choice-level", "", t.Level(), levels),
		goapp.P().Class("quiet").Text(t.About(c.Choice.Rules.Level.String())),
		ui.Chips("choice-tries", "", t.Tries(), c.tries()),
		ui.Live("status", goapp.Div()).Body(c.told(), c.inPlay()),
	)
}

// tries draws the usual number of tries, the chosen one, no limit, and a field for any
// other.
func (c *levelChoice) tries() []goapp.UI {
	button := func(n int, name string) goapp.UI {
		return ui.Choice("tries", strconv.Itoa(n), name, n == c.Choice.Rules.Tries)
	}
	buttons := []goapp.UI{button(engine.DefaultTries, strconv.Itoa(engine.DefaultTries))}
	if n := c.Choice.Rules.Tries; n != engine.DefaultTries && n != engine.Unlimited {
		buttons = append(buttons, button(n, strconv.Itoa(n)))
	}
	const digits = 3
	return append(buttons,
		button(engine.Unlimited, wording.Tries(c.Text, engine.Unlimited)),
		goapp.Div().Class("asking").Body(
			ui.Labelled(ui.HiddenName(c.Text.Level.Other()), ui.NumberInput(triesField, digits).
				Attr("placeholder", c.Text.Level.Range(engine.MaxTries)).DataSet("enter", "set-tries")),
			ui.Act("set-tries", c.Text.Level.Set()),
		),
	)
}

// told draws what came of a choice.
func (c *levelChoice) told() goapp.UI {
	class := "quiet"
	if _, refused := c.Choice.OfRules.(notice.BadTries); refused {
		class = "refusal"
	}
	return ui.Said(class, notice.Sentence(c.Text, c.Choice.OfRules))
}

// inPlay draws the rules of the game in play, if they are others than are chosen, and eases
// its level.
func (c *levelChoice) inPlay() goapp.UI {
	chosen := c.Choice.Rules.Level
	if c.Choice.InPlay == (engine.Rules{}) {
		return nil
	}
	level := c.Text.Game.Level(c.Choice.InPlay.Level.String())
	rules := level + wording.PartsBetween + wording.Tries(c.Text, c.Choice.InPlay.Tries)
	return goapp.Div().Class("in-play").Body(
		goapp.P().Class("quiet").Text(c.Text.Level.InPlay(rules)),
		ui.If(chosen < c.Choice.InPlay.Level.In(c.Choice.InPlay.Mode),
			ui.Act("level", c.Text.Level.Ease(c.Text.Game.Level(chosen.String()))).DataSet("value", chosen.String())),
	)
}

// reveal scrolls what is told of level, tries or number into sight.
func reveal(told notice.Notice) {
	switch told.(type) {
	case notice.BadTries, notice.BadSeed:
		browser.Show(".puzzle-choice .refusal")
	case notice.NextGame, notice.GameEased:
		browser.Show(".rules [role=status]")
	}
}
