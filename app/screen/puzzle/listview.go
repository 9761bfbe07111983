package puzzle

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/screen/part"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/internal/each"
)

// lists draws the choice of language and length, and the progress of loading. Some of the player's lists
// have no secrets in quantum.
func (c *choice) lists() goapp.UI {
	t := &c.Text.Lists
	drawn := []goapp.UI{
		c.group("language", t.Language, langs(c.Session), func(l lists.List) bool { return l.Name.Lang == at(c.Session).Lang }, func(l lists.List) string { return wording.ListName(c.Text, l) }),
		c.group("length", t.Length, lengths(c.Session), func(l lists.List) bool { return l.Name == at(c.Session) }, func(l lists.List) string { return strconv.Itoa(l.Name.Length) }),
		ui.Div("loading",
			ui.Live("status", goapp.P()).Text(c.status()),
			c.progress(),
			ui.If(c.retries(), ui.Act("try-again", t.TryAgain)),
		),
	}
	for _, l := range langs(c.Session) {
		if l.Name.Own() && c.bars(l) {
			drawn = append(drawn, part.NoPairs(c.Text, l))
		}
	}
	return ui.Div("choices", drawn...)
}

// group draws one choice: a heading, and a button for each list.
func (c *choice) group(id, title string, all []lists.List, chosen func(lists.List) bool, name func(lists.List) string) goapp.UI {
	return ui.Chips("choice-"+id, id+"s", title, each.Of(all, func(l lists.List) goapp.UI {
		return ui.Choice("list", l.Name.String(), name(l), chosen(l)).Attr("disabled", ui.When(c.bars(l), "true"))
	}))
}

// status says which list is being loaded or could not be, or, after a choice, which puzzle
// is in play. It omits the progress of loading, since a screen reader would read every
// step.
func (c *choice) status() string {
	switch w := &c.Session.Waiting; {
	case w.Active():
		return c.Text.Lists.Loading(wording.FullListName(c.Text, w.List))
	case c.failed != nil:
		return notice.Sentence(c.Text, c.failed)
	case c.chosen:
		return c.Puzzle
	}
	return ""
}

// retries reports whether loading a list has failed and can be retried.
func (c *choice) retries() bool {
	_, failed := c.failed.(notice.NotLoaded)
	return failed && !c.Session.Waiting.Active()
}

// progress draws how much of a list has been loaded.
func (c *choice) progress() goapp.UI {
	w := &c.Session.Waiting
	if !w.Active() {
		return nil
	}
	percent := c.Text.Game.Percent(strconv.Itoa(w.Percent()))
	return goapp.Progress().Max(100).Value(w.Percent()).Aria("label", c.status()).Text(percent)
}
