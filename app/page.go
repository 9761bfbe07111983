package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/engine"
)

// What this package asks of the page: its elements, its address, the focus. Which other
// files call the browser's window is in docs/architecture.md.

// shown is what was drawn last, so that what follows a drawing happens once.
type shown struct {
	screen   model.Screen
	playing  bool // letters can be typed
	turns    int
	typed    string
	told     int // announcements
	renaming lists.Name
	editing  int       // row of the assistant's position
	deeds    int       // changes of it
	refused  bool      // a list that was to be imported
	files    [2]string // picked for the two parts of a list
	steps    int       // of the solver
	hints    int       // told
	asks     model.Deletion
	imported int // lines of counts
	playable bool
	running  bool       // a tournament
	day      engine.Day // of the archive
	title    string
	blocked  bool // a text that could not be copied is shown
}

func shownOf(m model.Model) shown {
	return shown{
		screen:   m.Screen,
		playing:  m.TakesGuesses(),
		turns:    len(m.Game.Rows()),
		typed:    m.Typed,
		told:     m.Spoken.Count,
		renaming: m.Renaming,
		editing:  m.Solver.Editing,
		deeds:    m.Solver.Deed.Count,
		refused:  m.Import.Refusal.Refused(),
		files:    [2]string{m.Import.Files[lists.AnswersPart], m.Import.Files[lists.GuessesPart]},
		steps:    m.PlayOn().Seen,
		hints:    m.Hint().Told(),
		asks:     m.Listing.Asks,
		imported: len(m.Imported),
		playable: m.Lexicon != nil,
		running:  m.Running(),
		day:      m.Archive.Day,
		blocked:  m.Screen == model.ShareScreen && m.Sharing().Failed && m.Sharing().What != model.SharedPicture,
	}
}

// afterRender brings what is no attribute in line with what was drawn: focus,
// place of the board, title of the window, and that the game can be played.
func (r *root) afterRender() {
	m := r.model
	now := shownOf(m)
	if now.screen != r.last.screen && now.screen != model.NoScreen {
		showDialog(now.screen)
		r.fillForm()
	}
	r.makeRoom()
	if now.turns >= model.MaxRows && (now.turns != r.last.turns || now.typed != r.last.typed) {
		scrollToCurrentRow()
	}
	if r.last.playing && !now.playing && now.turns+len(r.last.typed) > 0 {
		browser.FocusOn(".end")
	}
	if target := focusAfter(m, r.last); target != "" {
		browser.FocusOn(target)
		browser.Show(target)
	}
	if now.refused && !r.last.refused {
		browser.Show(".refusal")
		browser.FocusOn(".refusal button")
	}
	if now.turns > 0 && r.last.turns == 0 { // from now on help may be wanted
		r.desk.prepare(m.CoachList())
	}
	answered := now.steps != r.last.steps || now.hints != r.last.hints
	if answered && dialogOpen() && !browser.Find("dialog :focus").Truthy() {
		browser.FocusOn("#dialog-title") // the button that had the focus has given way to the answer
	}
	if now.steps > max(r.last.steps, 1) {
		browser.Show(".step:last-child")
	}
	if now.running && !r.last.running {
		browser.Show(".standings")
	}
	if now.day != r.last.day && (!browser.Find("dialog :focus").Truthy() || browser.Find(".calendar :focus").Truthy()) {
		browser.FocusOn(daySelector(now.day))
		browser.Reveal(daySelector(now.day))
	}
	if field := browser.Find("#" + scoresField); now.imported > r.last.imported && field.Truthy() {
		field.Set("value", "") // it was added
	}
	if now.told != r.last.told && now.screen == model.StatsScreen && m.TellsOfGames() {
		browser.Show(".history .told")
	}
	if now.told != r.last.told && now.screen == model.PlayScreen {
		revealChoice(m)
	}
	if target := entryFocus(m.Solver, r.last); target != "" && m.Screen == model.SolverScreen {
		browser.FocusOn(target)
		browser.Reveal(target)
	}
	if now.blocked && !r.last.blocked {
		browser.FocusOn(".shared")
		goapp.Window().Call("getSelection").Call("selectAllChildren", browser.Find(".shared"))
	}
	setChoices()
	r.showPicture()
	now.title = r.title()
	if now.title != r.last.title {
		browser.Document().Set("title", now.title)
	}
	r.applySettings()
	if now.playable && !r.last.playable {
		markUnknownKeys()
		browser.DocumentElement().Get("dataset").Set("app", "ready")
	}
	r.last = now
	r.keepPage()
}

// title returns the title of the window: of the dialog, if it has a page of its own, else
// of the game.
func (r *root) title() string {
	if screens[r.model.Screen].paged {
		return r.text.Site.Pages[string(r.model.Screen)].Title
	}
	t, p := &r.text.Game, r.model.Game.Puzzle
	return t.Title(modeName(t, p.Rules.Mode), puzzleName(t, p))
}

// applyUpdate puts the version of the site that waits into force.
func applyUpdate() { goapp.Window().Call("ketwordUpdate") }

// leaveControl takes the focus off a control, so that Enter plays the word that
// is typed: off a key to the keyboard around it, where a screen reader goes on
// passing the letters. Tab goes on from the same place.
func leaveControl() {
	control := browser.Document().Get("activeElement")
	switch {
	case !browser.IsElement(control):
	case control.Call("closest", ".keyboard").Truthy():
		browser.FocusOn(".keyboard")
	default:
		control.Call("blur")
	}
}

// setChoices sets the fields with choices to what is chosen.
func setChoices() {
	fields := browser.Document().Call("querySelectorAll", "select[data-value]")
	for i := range fields.Length() {
		field := fields.Index(i)
		if chosen := field.Get("dataset").Get("value"); field.Get("value").String() != chosen.String() {
			field.Set("value", chosen)
		}
	}
}

// scrollToCurrentRow moves the board, if it is too long to be seen whole, to
// the row in play.
func scrollToCurrentRow() {
	if board := browser.Find(".board"); board.Truthy() {
		board.Set("scrollTop", board.Get("scrollHeight"))
	}
}
