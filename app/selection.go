package app

import (
	"cmp"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
	"ketword/engine"
)

// selection draws the choice of finished games: by mode, and by list and level where
// there are several.
type selection struct {
	goapp.Compo
	Text      *text.Text
	Selection model.Selection
	Lists     [][2]string // values of the choices, and their names
	Levels    [][2]string
}

// selection draws which games are selected.
func (r *root) selection() goapp.UI {
	t, choices := r.text, r.model.SelectionChoices()
	s := &selection{Text: t, Selection: r.model.Selection}
	for _, name := range choices.Lists {
		s.Lists = append(s.Lists, [2]string{name.String(), r.selectedList(name)})
	}
	for _, level := range choices.Levels {
		s.Levels = append(s.Levels, [2]string{level, t.Game.Level(level)})
	}
	return s
}

// selectedList names a list, or all of a language.
func (r *root) selectedList(name model.ListName) string {
	list, _ := r.model.Find(name)
	if name.Length == 0 {
		return listName(r.text, list) + partsBetween + r.text.Stats.AllLengths
	}
	return fullListName(r.text, list)
}

func (s *selection) Render() goapp.UI {
	t, list := s.Text.Stats, s.Selection.List.String()
	if s.Selection.List == (model.ListName{}) {
		list = all
	}
	return goapp.Div().Class("selection").Body(
		goapp.Div().Class("tabs").Role("group").Aria("label", t.Modes).Body(s.modes()...),
		goapp.Div().Class("picks").Body(
			field("select-list", t.Lists, t.AllLists, list, s.Lists),
			field("select-level", t.Levels, t.AllLevels, cmp.Or(s.Selection.Level, all), s.Levels),
		),
	)
}

// modes draws the choice of all games, or those of a mode.
func (s *selection) modes() []goapp.UI {
	buttons := []goapp.UI{choice("select-mode", all, s.Text.Stats.All, s.Selection.Mode == 0)}
	for _, m := range engine.Modes() {
		buttons = append(buttons, choice("select-mode", m.String(), modeName(&s.Text.Game, m), s.Selection.Mode == m))
	}
	return buttons
}

// all is the value of the choice of all modes, lists or levels.
const all = "all"

// field draws a choice among all, and some; nothing where there are none.
func field(action, name, nameOfAll, chosen string, some [][2]string) goapp.UI {
	return goapp.If(len(some) > 0, func() goapp.UI {
		options := append([][2]string{{all, nameOfAll}}, some...)
		return label(hiddenName(name), selectField(action, action, chosen, options))
	})
}

// selects returns the action that changes a part of the selection.
func selects(change func(s *model.Selection, value string) error) action {
	return func(r *root, value string) model.Msg {
		s := r.model.Selection
		if change(&s, value) != nil {
			return nil
		}
		return model.Select{Selection: s}
	}
}

// The parts of a selection.
func selectMode(s *model.Selection, value string) (err error) {
	s.Mode = 0
	if value != all {
		s.Mode, err = engine.ParseMode(value)
	}
	return err
}

func selectList(s *model.Selection, value string) (err error) {
	s.List = model.ListName{}
	if value != all {
		s.List, err = model.ParseSelectedList(value)
	}
	return err
}

func selectLevel(s *model.Selection, value string) (err error) {
	s.Level = ""
	if value != all {
		s.Level = value
		_, err = engine.ParseDifficulty(value)
	}
	return err
}
