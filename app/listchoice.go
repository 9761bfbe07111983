package app

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
)

// listChoice draws the choice of language and length, and how far a list has
// been loaded.
type listChoice struct {
	goapp.Compo
	Text  text.Text
	Menu  model.Menu
	Place string // names the puzzle in play
}

func (c *listChoice) Render() goapp.UI {
	t := c.Text.Menu
	return goapp.Div().Class("choices").Body(
		c.group("language", t.Language, c.Menu.Langs, func(l model.List) string { return listName(c.Text, l) }),
		c.group("length", t.Length, c.Menu.Lengths, func(l model.List) string { return strconv.Itoa(l.Name.Length) }),
		goapp.Div().Class("loading").Body(
			goapp.P().Role("status").Text(c.status()),
			c.progress(),
		),
		goapp.Range(c.Menu.Barred).Slice(func(i int) goapp.UI {
			return goapp.P().Class("barred").Text(c.Text.Lists.NoPairs(listName(c.Text, c.Menu.Barred[i])))
		}),
	)
}

// group draws one choice: a heading and a button for each list.
func (c *listChoice) group(id, title string, lists []model.ListChoice, name func(model.List) string) goapp.UI {
	if len(lists) == 0 { // the list in play was deleted
		return nil
	}
	buttons := make([]goapp.UI, len(lists))
	for i, l := range lists {
		button := choice("list", l.List.Name.String(), name(l.List), l.Chosen)
		if l.Barred {
			button = button.Disabled(true)
		}
		buttons[i] = button
	}
	return goapp.Div().Class("choice").Body(
		goapp.H3().ID("choice-"+id).Text(title),
		goapp.Div().Class("chips").Role("group").Aria("labelledby", "choice-"+id).Body(buttons...),
	)
}

// status says which list is being loaded, or could not be, or, once one was
// chosen, what is in play. How far it has come is not said, since it would be read at every step.
func (c *listChoice) status() string {
	switch w := c.Menu.Waiting; {
	case w.Active():
		return c.Text.Lists.Loading(fullListName(c.Text, w.List))
	case c.Menu.Failed != model.List{}:
		return c.Text.Lists.NotLoaded(fullListName(c.Text, c.Menu.Failed))
	case c.Menu.Chosen:
		return c.Place
	}
	return ""
}

// progress draws how far a list has been loaded.
func (c *listChoice) progress() goapp.UI {
	w := c.Menu.Waiting
	if !w.Active() {
		return nil
	}
	percent := c.Text.Lists.Percent(w.Percent())
	return goapp.Progress().Max(100).Value(w.Percent()).Aria("label", c.status()).Text(percent)
}
