package app

import (
	"cmp"
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/records"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
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

func (r *root) selection() goapp.UI {
	t, choices := r.text, r.model.SelectionChoices()
	return &selection{
		Text: t, Selection: r.model.Selection,
		Langs: each.Of(choices.Lists, func(name lists.Name) [2]string {
			list, _ := r.model.Find(name)
			return [2]string{name.Lang, wording.ListName(t, list)}
		}),
		Lengths: each.Of(choices.Lengths, func(n int) [2]string { return [2]string{strconv.Itoa(n), t.Game.Letters(n)} }),
		Levels:  each.Of(choices.Levels, func(level string) [2]string { return [2]string{level, t.Game.Level(level)} }),
	}
}

func (s *selection) Render() goapp.UI {
	t, length := &s.Text.Stats, all
	if s.Selection.Length != 0 {
		length = strconv.Itoa(s.Selection.Length)
	}
	return goapp.Div().Class("selection").Body(
		goapp.Div().Class("tabs").Role("group").Aria("label", t.Modes()).Body(s.modes()...),
		goapp.Div().Class("picks").Body(
			field("select-lang", s.Text.Lists.Language(), t.AllLangs(), cmp.Or(s.Selection.Lang, all), s.Langs),
			field("select-length", t.Lengths(), t.AllLengths(), length, s.Lengths),
			field("select-level", s.Text.Level.Level(), t.AllLevels(), cmp.Or(s.Selection.Level, all), s.Levels),
		),
	)
}

// modes draws the choice of all games, or those of a mode.
func (s *selection) modes() []goapp.UI {
	every := ui.Choice("select-mode", all, s.Text.Stats.All(), s.Selection.Mode == 0)
	return append([]goapp.UI{every}, part.ModeChoices(s.Text, "select-mode", s.Selection.Mode)...)
}

// all is the value of the choice of all of a kind.
const all = "all"

// field draws a choice among all, and some; nothing where there are none.
func field(action, name, nameOfAll, chosen string, some [][2]string) goapp.UI {
	options := append([][2]string{{all, nameOfAll}}, some...)
	return ui.If(len(some) > 0, ui.Labelled(ui.HiddenName(name), ui.SelectField(action, action, chosen, options)))
}

func selects(s records.Selection) model.Msg { return model.Select{Selection: s} }

// The parts of a selection.
func selectMode(s *records.Selection, value string) (err error) {
	s.Mode = 0
	if value != all {
		s.Mode, err = engine.ParseMode(value)
	}
	return err
}

func selectLang(s *records.Selection, value string) error {
	s.Lang = ""
	if value == all {
		return nil
	}
	s.Lang = value
	return lists.CheckLang(value)
}

func selectLength(s *records.Selection, value string) (err error) {
	s.Length = 0
	if value != all {
		s.Length, err = engine.ParseLength(value)
	}
	return err
}

func selectLevel(s *records.Selection, value string) (err error) {
	s.Level = ""
	if value != all {
		s.Level = value
		_, err = engine.ParseLevel(value)
	}
	return err
}
