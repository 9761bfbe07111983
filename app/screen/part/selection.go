package part

import (
	"cmp"
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/internal/each"
)

// selection draws the choice of finished games: by mode, and by language, length and
// level where there are several.
type selection struct {
	goapp.Compo
	Text      *text.Text
	Selection records.Selection
	Langs     [][2]string // values of the choices, and their names
	Lengths   [][2]string
	Levels    [][2]string
}

// Selection draws the choice of finished games.
func Selection(v screen.View) goapp.UI {
	t, choices := v.Text, v.Session.SelectionChoices()
	return &selection{
		Text: t, Selection: v.Session.Selection,
		Langs: each.Of(choices.Lists, func(name lists.Name) [2]string {
			list, _ := v.Session.Find(name)
			return [2]string{name.Lang, wording.ListName(t, list)}
		}),
		Lengths: each.Of(choices.Lengths, func(n int) [2]string { return [2]string{strconv.Itoa(n), t.Game.Letters(n)} }),
		Levels:  each.Of(choices.Levels, func(level string) [2]string { return [2]string{level, t.Game.Level(level)} }),
	}
}

func (s *selection) Render() goapp.UI {
	t, length := &s.Text.Stats, records.All
	if s.Selection.Length != 0 {
		length = strconv.Itoa(s.Selection.Length)
	}
	return goapp.Div().Class("selection").Body(
		goapp.Div().Class("tabs").Role("group").Aria("label", t.Modes()).Body(s.modes()...),
		goapp.Div().Class("picks").Body(
			field("select-lang", s.Text.Lists.Language(), t.AllLangs(), cmp.Or(s.Selection.Lang, records.All), s.Langs),
			field("select-length", t.Lengths(), t.AllLengths(), length, s.Lengths),
			field("select-level", s.Text.Level.Level(), t.AllLevels(), cmp.Or(s.Selection.Level, records.All), s.Levels),
		),
	)
}

// modes draws the choice of all games, or those of a mode.
func (s *selection) modes() []goapp.UI {
	every := ui.Choice("select-mode", records.All, s.Text.Stats.All(), s.Selection.Mode == 0)
	return append([]goapp.UI{every}, ModeChoices(s.Text, "select-mode", s.Selection.Mode)...)
}

// field draws a choice among all, and some; nothing where there are none.
func field(action, name, nameOfAll, chosen string, some [][2]string) goapp.UI {
	options := append([][2]string{{records.All, nameOfAll}}, some...)
	return ui.If(len(some) > 0, ui.Labelled(ui.HiddenName(name), ui.SelectField(action, action, chosen, options)))
}
