package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
	"ketword/engine"
)

// scopeForm draws what a screen of the coach is about, folded in: it opens to a choice of
// another list, mode or level.
type scopeForm struct {
	goapp.Compo
	Text   *text.Text
	Screen model.Screen
	Choice model.ScopeChoice
}

func (f *scopeForm) Render() goapp.UI {
	t, c := f.Text, f.Choice
	var modes, levels []goapp.UI
	for _, m := range engine.Modes() {
		button := f.button(model.ScopeMode, m.String(), modeName(&t.Game, m), m == c.Mode)
		if !c.Offers(m) {
			button = button.Disabled(true)
		}
		modes = append(modes, button)
	}
	for _, d := range [...]engine.Difficulty{engine.Normal, engine.Hard, engine.Strict} {
		levels = append(levels, f.button(model.ScopeLevel, d.String(), t.Game.Level(d.String()), d == c.Difficulty))
	}
	list := func(l model.ListChoice, name string) goapp.HTMLButton {
		return f.button(model.ScopeList, l.List.Name.String(), name, l.Chosen)
	}
	return goapp.Elem("details").Class("scope").Body(
		goapp.Elem("summary").Text(scopeText(t, c)),
		langChoice(t, f.id("language"), c.Langs, list),
		lengthChoice(t, f.id("length"), c.Lengths, list),
		chips(f.id("mode"), t.Game.Mode, modes),
		goapp.If(!c.Offers(engine.Quantum), func() goapp.UI {
			return goapp.P().Class("barred").Text(t.Lists.NoPairs(listName(t, c.Known)))
		}),
		chips(f.id("level"), t.Game.Levels, levels),
	)
}

// id returns the id of a heading, of which there is one in the page.
func (f *scopeForm) id(of string) string { return string(f.Screen) + "-" + of }

// button draws a button that chooses a part of the scope.
func (f *scopeForm) button(part model.ScopePart, value, name string, chosen bool) goapp.HTMLButton {
	return choice("scope", strings.Join([]string{string(f.Screen), string(part), value}, " "), name, chosen)
}

// scopeText says what a screen is about.
func scopeText(t *text.Text, c model.ScopeChoice) string {
	parts := []string{fullListName(t, c.Known), modeName(&t.Game, c.Mode)}
	if c.Difficulty != engine.Normal {
		parts = append(parts, t.Game.Level(c.Difficulty.String()))
	}
	return strings.Join(parts, partsBetween)
}

// chooseScope chooses the part of a scope that a value names, as in "lab mode quantum".
func chooseScope(_ *root, value string) model.Msg {
	screen, rest, _ := strings.Cut(value, " ")
	part, chosen, _ := strings.Cut(rest, " ")
	return model.ChooseScope{Screen: model.Screen(screen), Part: model.ScopePart(part), Value: chosen}
}
