package app

import (
	"slices"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// scopeForm draws what the coach is asked about: the mode, the level and the list. The
// actions of its controls begin with a name, as in solve-mode.
func scopeForm(t *text.Text, name string, s session.Scope, lists []lists.List) goapp.UI {
	levels := each.Of([]engine.Level{engine.Normal, engine.Hard, engine.Strict}, func(l engine.Level) [2]string {
		return [2]string{l.String(), t.Game.Level(l.String())}
	})
	return goapp.Div().Class("kind").Body(
		modeSwitch(t, name+"-mode", s.Mode),
		ui.Labelled(ui.HiddenName(t.Level.Level()), ui.SelectField(name+"-level", name+"-level", s.Level.String(), levels)),
		listField(t, name, s, lists),
	)
}

func modeSwitch(t *text.Text, action string, chosen engine.Mode) goapp.UI {
	return goapp.Div().Class("switch").Role("group").Aria("label", t.Game.Mode()).Body(modeChoices(t, action, chosen)...)
}

// modeChoices draws a button for each mode.
func modeChoices(t *text.Text, action string, chosen engine.Mode) []goapp.UI {
	return each.Of(engine.Modes(), func(m engine.Mode) goapp.UI {
		return ui.Choice(action, m.String(), wording.ModeName(&t.Game, m), m == chosen)
	})
}

// listField draws the choice of the list.
func listField(t *text.Text, name string, s session.Scope, all []lists.List) goapp.UI {
	options := each.Of(all, func(l lists.List) [2]string { return [2]string{l.Name.String(), wording.FullListName(t, l)} })
	return ui.Labelled(ui.HiddenName(t.Solver.List()), ui.SelectField(name+"-list", name+"-list", s.List.String(), options))
}

func scopeList(s *session.Scope, value string) (err error) {
	s.List, err = lists.ParseName(value)
	return err
}

func scopeMode(s *session.Scope, value string) (err error) {
	s.Mode, err = engine.ParseMode(value)
	return err
}

func scopeLevel(s *session.Scope, value string) (err error) {
	s.Level, err = engine.ParseLevel(value)
	return err
}

// allLists returns the lists that there are to choose from: built-in ones, and the player's.
func allLists(m *model.Model) []lists.List { return slices.Concat(m.Lists, m.Own) }
