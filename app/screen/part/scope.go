package part

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// ScopeForm draws what the coach is asked about: the mode, the level and the list. The
// actions of its controls begin with a name, as in solve-mode.
func ScopeForm(t *text.Text, name string, s session.Scope, lists []lists.List) goapp.UI {
	levels := each.Of([]engine.Level{engine.Normal, engine.Hard, engine.Strict}, func(l engine.Level) [2]string {
		return [2]string{l.String(), t.Game.Level(l.String())}
	})
	return goapp.Div().Class("kind").Body(
		ModeSwitch(t, name+"-mode", s.Mode),
		ui.Labelled(ui.HiddenName(t.Level.Level()), ui.SelectField(name+"-level", name+"-level", s.Level.String(), levels)),
		ListField(t, name, s, lists),
	)
}

// ModeSwitch draws the choice of a mode.
func ModeSwitch(t *text.Text, action string, chosen engine.Mode) goapp.UI {
	return goapp.Div().Class("switch").Role("group").Aria("label", t.Game.Mode()).Body(ModeChoices(t, action, chosen)...)
}

// ModeChoices draws a button for each mode.
func ModeChoices(t *text.Text, action string, chosen engine.Mode) []goapp.UI {
	return each.Of(engine.Modes(), func(m engine.Mode) goapp.UI {
		return ui.Choice(action, m.String(), wording.ModeName(&t.Game, m), m == chosen)
	})
}

// ListField draws the choice of the list.
func ListField(t *text.Text, name string, s session.Scope, all []lists.List) goapp.UI {
	options := each.Of(all, func(l lists.List) [2]string { return [2]string{l.Name.String(), wording.FullListName(t, l)} })
	return ui.Labelled(ui.HiddenName(t.Solver.List()), ui.SelectField(name+"-list", name+"-list", s.List.String(), options))
}

// NoPairs says that a list has no secrets of two words.
func NoPairs(t *text.Text, l lists.List) goapp.UI {
	return goapp.P().Class("barred").Text(t.Lists.NoPairs(wording.ListName(t, l)))
}
