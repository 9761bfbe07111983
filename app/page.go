package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

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
		focusOn(".end")
	}
	if target := focusAfter(m, r.last); target != "" {
		focusOn(target)
		show(target)
	}
	if now.refused && !r.last.refused {
		show(".refusal")
		focusOn(".refusal button")
	}
	if now.turns > 0 && r.last.turns == 0 { // from now on help may be wanted
		r.desk.prepare(m.CoachList())
	}
	answered := now.steps != r.last.steps || now.hints != r.last.hints
	if answered && dialogOpen() && !find("dialog :focus").Truthy() {
		focusOn("#dialog-title") // the button that had the focus has given way to the answer
	}
	if now.steps > max(r.last.steps, 1) {
		show(".step:last-child")
	}
	if now.running && !r.last.running {
		show(".standings")
	}
	if now.day != r.last.day && (!find("dialog :focus").Truthy() || find(".calendar :focus").Truthy()) {
		focusOn(daySelector(now.day))
		reveal(daySelector(now.day))
	}
	if field := find("#" + scoresField); now.imported > r.last.imported && field.Truthy() {
		field.Set("value", "") // it was added
	}
	if now.told != r.last.told && now.screen == model.StatsScreen && m.TellsOfGames() {
		show(".history .told")
	}
	if now.told != r.last.told && now.screen == model.PlayScreen {
		revealChoice(m)
	}
	if target := entryFocus(m.Solver, r.last); target != "" && m.Screen == model.SolverScreen {
		focusOn(target)
		reveal(target)
	}
	if now.blocked && !r.last.blocked {
		focusOn(".shared")
		goapp.Window().Call("getSelection").Call("selectAllChildren", find(".shared"))
	}
	setChoices()
	r.showPicture()
	now.title = r.title()
	if now.title != r.last.title {
		document().Set("title", now.title)
	}
	r.applySettings()
	if now.playable && !r.last.playable {
		markUnknownKeys()
		documentElement().Get("dataset").Set("app", "ready")
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

func document() goapp.Value { return goapp.Window().Get("document") }

func documentElement() goapp.Value { return document().Get("documentElement") }

func navigator() goapp.Value { return goapp.Window().Get("navigator") }

func location() goapp.Value { return goapp.Window().Get("location") }

// applyUpdate puts the version of the site that waits into force.
func applyUpdate() { goapp.Window().Call("ketwordUpdate") }

// find returns the first element that a selector fits; it may be null.
func find(selector string) goapp.Value { return document().Call("querySelector", selector) }

// metaContent returns the content of a meta tag, "" if there is none.
func metaContent(name string) string {
	meta := find(`meta[name="` + name + `"]`)
	if !meta.Truthy() {
		return ""
	}
	return meta.Get("content").String()
}

// fieldValue returns what is typed in a field; "" if it isn't there.
func fieldValue(id string) string {
	field := find("#" + id)
	if !field.Truthy() {
		return ""
	}
	return field.Get("value").String()
}

// isElement reports whether a value is an element of the page, rather than the
// page itself or nothing.
func isElement(v goapp.Value) bool {
	return v.Truthy() && v.Get("closest").Type() == goapp.TypeFunction
}

// closest returns the element at an event's target, or nearest around it, that
// a selector fits.
func closest(e goapp.Value, selector string) goapp.Value {
	target := e.Get("target")
	if !isElement(target) {
		return goapp.Null()
	}
	return target.Call("closest", selector)
}

// scrolls reports whether an element holds more than is seen of it.
func scrolls(element goapp.Value) bool {
	return element.Truthy() && element.Get("scrollHeight").Int() > element.Get("clientHeight").Int()
}

// leaveControl takes the focus off a control, so that Enter plays the word that
// is typed: off a key to the keyboard around it, where a screen reader goes on
// passing the letters. Tab goes on from the same place.
func leaveControl() {
	control := document().Get("activeElement")
	switch {
	case !isElement(control):
	case control.Call("closest", ".keyboard").Truthy():
		focusOn(".keyboard")
	default:
		control.Call("blur")
	}
}

// focusOn gives the focus to an element, if it is there.
func focusOn(selector string) {
	if element := find(selector); element.Truthy() {
		element.Call("focus", map[string]any{"preventScroll": true})
	}
}

// reveal scrolls an element into sight, if it is there and not in sight.
func reveal(selector string) {
	if element := find(selector); element.Truthy() {
		element.Call("scrollIntoView", map[string]any{"block": "nearest"})
	}
}

// setChoices sets the fields with choices to what is chosen.
func setChoices() {
	fields := document().Call("querySelectorAll", "select[data-value]")
	for i := range fields.Length() {
		field := fields.Index(i)
		if chosen := field.Get("dataset").Get("value"); field.Get("value").String() != chosen.String() {
			field.Set("value", chosen)
		}
	}
}

// show scrolls an element into the middle of what is seen, if it is there.
func show(selector string) {
	if element := find(selector); element.Truthy() {
		element.Call("scrollIntoView", map[string]any{"block": "center"})
	}
}

// scrollToCurrentRow moves the board, if it is too long to be seen whole, to
// the row in play.
func scrollToCurrentRow() {
	if board := find(".board"); board.Truthy() {
		board.Set("scrollTop", board.Get("scrollHeight"))
	}
}

// clock returns for how many milliseconds the page has been open. A time.Time would
// bring the code that writes times: a field of a component can have all of its
// methods called.
func clock() float64 { return goapp.Window().Get("performance").Call("now").Float() }
