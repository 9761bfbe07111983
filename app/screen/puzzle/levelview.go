package puzzle

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/notice"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

const triesField = "tries-field"

// levels draws the choice of the level and tries of new games, folded behind what is chosen.
func (c *choice) levels() goapp.UI {
	t := &c.Text.Level
	levels := each.Of(engine.Levels(c.Session.Game.Puzzle.Rules.Mode), func(l engine.Level) goapp.UI {
		return ui.Choice("level", l.String(), c.Text.Game.Level(l.String()), l == c.rules.Level)
	})
	chosen := c.Text.Game.Level(c.rules.Level.String()) + wording.PartsBetween + wording.Tries(c.Text, c.rules.Tries)
	return ui.Fold(goapp.Span().Body(goapp.B().Text(c.Text.PuzzleChoice.Rules), goapp.Small().Text(chosen)),
		ui.Chips("choice-level", "", t.Level, levels),
		ui.P("quiet", t.About(c.rules.Level.String())),
		ui.Chips("choice-tries", "", t.Tries, c.tries()),
		ui.Live("status", goapp.Div().ID("tries-fault")).Body(c.came(), c.inPlay()),
	).Class("rules")
}

// tries draws the choice of tries: the default, the chosen number, no limit, and an input
// for any other.
func (c *choice) tries() []goapp.UI {
	button := func(n int, name string) goapp.UI {
		return ui.Choice("tries", strconv.Itoa(n), name, n == c.rules.Tries)
	}
	buttons := []goapp.UI{button(engine.DefaultTries, strconv.Itoa(engine.DefaultTries))}
	if n := c.rules.Tries; n != engine.DefaultTries && n != engine.Unlimited {
		buttons = append(buttons, button(n, strconv.Itoa(n)))
	}
	const digits = 3
	_, refused := notice.First(c.Notices, notice.OfTries).(notice.BadTries)
	return append(buttons,
		button(engine.Unlimited, wording.Tries(c.Text, engine.Unlimited)),
		ui.Div("asking",
			ui.Labelled(ui.HiddenName(c.Text.Level.Other), ui.Refused(ui.NumberInput(triesField, digits).
				Attr("placeholder", c.Text.Level.Range(engine.MaxTries)).DataSet("enter", "set-tries"), refused, "tries-fault")),
			ui.Act("set-tries", c.Text.Level.Set),
		),
	)
}

// came draws the result of a choice.
func (c *choice) came() goapp.UI {
	class, told := "quiet", notice.First(c.Notices, notice.OfRules, notice.OfTries)
	if _, refused := told.(notice.BadTries); refused {
		class = "refusal"
	}
	return ui.Said(class, notice.Sentence(c.Text, told))
}

// inPlay draws the rules of the game in play if they differ from the chosen ones, with a
// button that eases its level.
func (c *choice) inPlay() goapp.UI {
	s, chosen, rules := c.Session, c.rules.Level, c.Session.Game.Puzzle.Rules
	if !s.Playing() || s.Again() || rules == c.rules {
		return nil
	}
	played := c.Text.Game.Level(rules.Level.String()) + wording.PartsBetween + wording.Tries(c.Text, rules.Tries)
	return ui.Div("in-play",
		ui.P("quiet", c.Text.Level.InPlay(played)),
		ui.If(chosen < rules.Level.In(rules.Mode),
			ui.Act("level", c.Text.Level.Ease(c.Text.Game.Level(chosen.String()))).DataSet("value", chosen.String())),
	)
}

// reveal scrolls to the notice on a level, tries or a number.
func reveal(told notice.Notice) {
	switch told.(type) {
	case notice.BadTries, notice.BadSeed:
		browser.Show(".puzzle-choice .refusal")
	case notice.NextGame, notice.GameEased:
		browser.Show(".rules [role=status]")
	}
}
