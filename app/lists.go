package app

import (
	"errors"
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/notice"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine/lexicon"
	"ketword/internal/each"
	"ketword/internal/format"
	"ketword/wordlists"
)

// listChoice draws the choice of language and length, and how far a list has
// been loaded.
type listChoice struct {
	goapp.Compo
	Text   *text.Text
	Choice model.PuzzleChoice
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
func (c *listChoice) group(id, title string, lists []model.ListChoice, name func(lists.List) string) goapp.UI {
	return ui.Chips("choice-"+id, id+"s", title, each.Of(lists, func(l model.ListChoice) goapp.UI {
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

// builtIn returns what is known of the lists that the site carries.
func builtIn() []lists.List {
	return each.Of(wordlists.Catalogue(), func(e wordlists.Entry) lists.List {
		return lists.List{
			Name:    lists.Name{Lang: e.Lang, Length: e.Length},
			Answers: e.Answers,
			Guesses: e.Guesses,
			Quantum: e.HasSecretsOfTwoWords(),
			Bytes:   e.Bytes,
		}
	})
}

// loadList loads the words of a list and tells how it went.
func (r *root) loadList(list lists.List) model.Msg {
	read := r.fetchList
	if list.Name.Own() {
		read = r.readOwnTexts
	}
	answers, guesses, book, err := read(list)
	switch {
	case list.Name.Own() && err != nil && !errors.Is(err, errGone):
		return model.ListUnread{List: list.Name}
	case err != nil:
		return model.ListFailed{List: list.Name}
	}
	work := &browser.Work{}
	words, err := lexicon.Load(work, lexicon.Source{
		Lang: list.Name.Lang, Length: list.Name.Length, Answers: answers, Guesses: guesses,
	})
	if err != nil {
		return model.ListFailed{List: list.Name}
	}
	words.FindPairs(work)
	return model.ListLoaded{List: list.Name, Words: words, Book: book}
}

// readOwnTexts reads the texts of a player's list, and tells if that takes long.
func (r *root) readOwnTexts(list lists.List) (answers, guesses, book string, err error) {
	stop := browser.Alarm(browser.Patience, func() { r.send(model.ListUnread{List: list.Name}) })
	defer stop()
	answers, guesses, err = readTexts(list)
	return answers, guesses, "", err
}

// fetchList fetches the texts of a list of the site, which the service worker
// keeps from then on.
func (r *root) fetchList(list lists.List) (answers, guesses, book string, err error) {
	file, err := listFile(list.Name)
	if err != nil {
		return "", "", "", err
	}
	for _, anew := range []bool{false, true} { // the browser may have kept what a host once sent in its place
		var text []byte
		err = browser.Try(func() error {
			text, err = browser.Fetch(r.home+file, anew, browser.NewAbort(), func(got int) {
				r.send(model.Loading{List: list.Name, Got: got})
			})
			return err
		})
		if err != nil {
			return "", "", "", err
		}
		if answers, guesses, book, err = wordlists.Split(string(text)); err == nil {
			r.start(func() model.Msg { return keepOffline(list.Name, file) })
			break
		}
	}
	return answers, guesses, book, err
}

// listFile returns the address of a list of the site, relative to the page's.
func listFile(name lists.Name) (string, error) {
	for _, e := range wordlists.Catalogue() {
		if e.Lang == name.Lang && e.Length == name.Length {
			return e.File(), nil
		}
	}
	return "", format.Error("%s: no such list", name)
}
