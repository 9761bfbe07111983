package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/engine"
)

// header draws the top of the page: a way past it for those who come by Tab, brand, mode
// switch, help, statistics and menu.
type header struct {
	goapp.Compo
	Text *text.Text
	Mode engine.Mode
	News bool // in the menu
}

// header returns the top of the page of the model.
func (r *root) header() goapp.UI {
	return &header{Text: r.text, Mode: r.model.Game.Puzzle.Rules.Mode, News: r.model.UpdateWaits}
}

func (h *header) Render() goapp.UI {
	t, menu := h.Text, h.Text.Menu.Title
	if h.News {
		menu = t.Menu.HasUpdate
	}
	return goapp.Header().Class("head").Body(
		goapp.Button().Type("button").Class("skip").DataSet("action", "skip").Text(t.Game.Skip),
		goapp.H1().Class("brand").Aria("label", text.Name).Body(
			goapp.Span().Class("bra"),
			goapp.Span().Class("name").Text("ketword"),
			goapp.Span().Class("ket"),
		),
		modeSwitch(t, "mode", h.Mode),
		ui.IconButton("hint", t.Hint.Title, ui.IconHint),
		ui.IconButton("help", t.Help.Title, ui.IconHelp),
		ui.IconButton("stats", t.Stats.Title, ui.IconStats),
		ui.IconButton("menu", menu, ui.IconMenu).DataSet("news", h.News),
	)
}

// place draws the line above the board: which puzzle is in play, and beside it
// today's, if that is another one. While it loads, it is of another kind: an element
// that takes the place of another is no shift of the layout, one that grows is.
func (r *root) place() goapp.UI {
	if r.model.Lexicon == nil {
		return goapp.P().Class("place").Body(goapp.Span().Text(r.puzzleTitle()))
	}
	return goapp.P().Class("place").Body(
		goapp.Button().Type("button").Class(ui.When(r.toBeat() != "", "vs")).DataSet("action", "play").Title(r.text.Play.Title).Body(r.puzzleParts()...),
		goapp.If(!r.model.IsToday(), func() goapp.UI {
			return goapp.Button().Type("button").Class("today").DataSet("action", "today").
				Title(r.text.Play.Today).Text(r.text.Game.Today)
		}),
	)
}

// puzzleParts draws the name of the puzzle in play. In a narrow line, who sent it may be cut off,
// but not what is to be beaten.
func (r *root) puzzleParts() []goapp.UI {
	title := r.puzzleTitle()
	if beat := r.toBeat(); beat != "" {
		title = strings.TrimSuffix(title, beat)
		return []goapp.UI{goapp.Span().Text(title), goapp.Span().Class("beat").Text(beat)}
	}
	return []goapp.UI{goapp.Span().Text(title)}
}

// puzzleTitle names the puzzle in play, and its day.
func (r *root) puzzleTitle() string {
	m := r.model
	if m.Lexicon == nil {
		return r.text.Game.Loading
	}
	title := datedTitle(r.text, m.Game.Puzzle, m.InPlay, m.Day)
	by := r.challengedBy()
	switch {
	case m.Guided():
		return titleOf(r.text, r.text.Guide.Title, m.Game.Puzzle, m.InPlay)
	case by != "" && r.toBeat() != "":
		return by + r.toBeat()
	case by != "":
		title = titleOf(r.text, by, m.Game.Puzzle, m.InPlay)
	}
	if m.Again() {
		title += partsBetween + r.text.Game.Again
	}
	if m.Cover() == model.GuessesOn {
		title += partsBetween + r.text.Further.Beyond
	}
	return title
}

// modeName returns what players call a mode.
func modeName(t *text.Game, m engine.Mode) string {
	return map[engine.Mode]string{engine.Classic: t.Classic, engine.Quantum: t.Quantum}[m]
}

// puzzleTitle names a puzzle: which one, list, length, and what of its rules is
// not usual.
func puzzleTitle(t *text.Text, p engine.Puzzle, list lists.List) string {
	return titleOf(t, puzzleName(&t.Game, p), p, list)
}

// datedTitle names a puzzle as puzzleTitle does, and the day of a daily one
// that is not today's.
func datedTitle(t *text.Text, p engine.Puzzle, list lists.List, today engine.Day) string {
	return titleOf(t, datedName(&t.Game, p, today), p, list)
}

// partsBetween stands between the parts of a puzzle's name.
const partsBetween = " · "

// titleOf puts list, length and rules of a puzzle behind its name.
func titleOf(t *text.Text, name string, p engine.Puzzle, list lists.List) string {
	parts := []string{name, listName(t, list), t.Game.Letters(p.Rules.Length)}
	if level := p.Rules.Difficulty.In(p.Rules.Mode); level != engine.Normal { // first, since a narrow line may cut off what follows
		parts = append(parts, t.Game.Level(level.String()))
	}
	if p.Rules.Tries != engine.DefaultTries {
		parts = append(parts, t.Game.Tries(p.Rules.Tries))
	}
	return strings.Join(parts, partsBetween)
}

// puzzleName says which puzzle it is.
func puzzleName(t *text.Game, p engine.Puzzle) string {
	switch {
	case p.Daily > 0:
		return t.Daily(p.Daily)
	case p.Chosen():
		return t.Challenge
	case p.Seed <= lastShown:
		return t.Seeded(uint64(p.Seed))
	}
	return t.Random
}

// lastShown is the greatest seed that one would read out.
const lastShown = 999_999
