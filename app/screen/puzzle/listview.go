package puzzle

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/internal/each"
)

// listChoice draws the choice of language and length, and how far a list has
// been loaded.
type listChoice struct {
	goapp.Compo
	Text   *text.Text
	Choice choice
	Puzzle string // names the puzzle in play
}

func (c *listChoice) Render() goapp.UI {
	t := &c.Text.Lists
	return goapp.Div().Class("choices").Body(append([]goapp.UI{
		c.group("language", t.Language(), c.Choice.Langs, func(l lists.List) string { return wording.ListName(c.Text, l) }),
		c.group("length", t.Length(), c.Choice.Lengths, func(l lists.List) string { return strconv.Itoa(l.Name.Length) }),
		goapp.Div().Class("loading").Body(
			ui.Live("status", goapp.P()).Text(c.status()),
			c.progress(),
			ui.If(c.retries(), ui.Act("try-again", t.TryAgain())),
		),
	}, each.Of(c.Choice.Barred, func(l lists.List) goapp.UI { return part.NoPairs(c.Text, l) })...)...)
}

// group draws one choice: a heading and a button for each list.
func (c *listChoice) group(id, title string, lists []listOption, name func(lists.List) string) goapp.UI {
	return ui.Chips("choice-"+id, id+"s", title, each.Of(lists, func(l listOption) goapp.UI {
		button := ui.Choice("list", l.List.Name.String(), name(l.List), l.Chosen)
		if id == "length" && c.Choice.Offline && !l.List.Name.Own() {
			button = button.Body(goapp.Text(name(l.List)+" "), part.KeptMark(&c.Text.Offline, l.List, l.Cached, " "+c.Text.Offline.Unit()))
		}
		return button.Attr("disabled", ui.When(l.Barred, "true"))
	}))
}

// status says which list is being loaded, or could not be, or, once one was
// chosen, which puzzle is in play. It does not say how much has been loaded: a
// screen reader would read every step.
func (c *listChoice) status() string {
	switch w := &c.Choice.Waiting; {
	case w.Active():
		return c.Text.Lists.Loading(wording.FullListName(c.Text, w.List))
	case c.Choice.Failed != nil:
		return notice.Sentence(c.Text, c.Choice.Failed)
	case c.Choice.Chosen:
		return c.Puzzle
	}
	return ""
}

// retries reports whether a list could not be loaded that can be tried again.
func (c *listChoice) retries() bool {
	_, failed := c.Choice.Failed.(notice.NotLoaded)
	return failed && !c.Choice.Waiting.Active()
}

// progress draws how far a list has been loaded.
func (c *listChoice) progress() goapp.UI {
	w := &c.Choice.Waiting
	if !w.Active() {
		return nil
	}
	percent := c.Text.Game.Percent(strconv.Itoa(w.Percent()))
	return goapp.Progress().Max(100).Value(w.Percent()).Aria("label", c.status()).Text(percent)
}
