package app

import (
	"strings"
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/links"
	"ketword/app/model"
	"ketword/app/screen"
	"ketword/engine"
)

// Names of what an entry of the browser's list stands for, as it is stored with it.
const (
	entryPuzzle = "puzzle"
	entryScreen = "screen"
	entryBelow  = "below"
)

// backPatience is how long going back may take. It never does, unless there is no
// entry to go back to. On a busy device it can take seconds; if it came after this time,
// it would close the dialog that was opened meanwhile.
const backPatience = 10 * time.Second

// goingBack is a way back that the browser is on. It takes a moment, in which its list
// must not be changed: what is to be done with it waits.
type goingBack struct {
	to    effect.Entry
	steps []effect.Effect
}

// waitsFor reports whether an effect on the browser's list waits for a way back.
func (r *root) waitsFor(e effect.Effect) bool {
	if r.back == nil {
		return false
	}
	r.back.steps = append(r.back.steps, e)
	return true
}

// goBack begins a way back to an entry.
func (r *root) goBack(to effect.Entry) {
	back := &goingBack{to: to}
	r.back = back
	goapp.Window().Get("history").Call("back")
	time.AfterFunc(backPatience, func() {
		r.ctx.Dispatch(func(goapp.Context) { r.endBack(back) })
	})
}

// endBack does what has waited for a way back.
func (r *root) endBack(back *goingBack) {
	if r.back != back {
		return
	}
	r.back = nil
	for _, e := range back.steps {
		e.CarryOut(r)
	}
}

// setEntry changes the current entry, or adds one. A browser that is asked too often
// in a short time refuses; then the address is that of an earlier puzzle.
func (r *root) setEntry(e effect.SetEntry) {
	address := r.home + r.folder() + model.ScreenOf(screen.Name(e.Entry.Screen)).Path() + links.Address(e.Query)
	change := "replaceState"
	if e.Adds {
		change = "pushState"
	}
	browser.Try(func() error {
		goapp.Window().Get("history").Call(change, stateOf(e.Entry), "", address)
		return nil
	})
}

// onPopState tells that the player went back or forward, unless it was the program.
func (r *root) onPopState(e goapp.Value) model.Msg {
	r.correctAddress()
	entry := entryOf(e.Get("state"))
	if back := r.back; back != nil {
		if entry == back.to {
			r.endBack(back)
			return nil
		}
		r.back = nil // the player was faster
	}
	return model.Popped{Entry: entry, Query: queryOfPage(), Screen: r.pageScreen()}
}

// anchorIcons makes the addresses of the page's icons absolute, since the page's own
// changes when a dialog is opened that has one.
func anchorIcons() {
	icons := browser.Document().Call("querySelectorAll", "link[rel=icon]")
	for i := range icons.Length() {
		icons.Index(i).Set("href", icons.Index(i).Get("href"))
	}
}

// home returns the path of the site's folder, ending in /.
func home() string { return goapp.Window().Call("goappGetenv", "GOAPP_ROOT_PREFIX").String() + "/" }

// pageScreen returns the dialog that the page's address names; NoScreen if that is the
// game's.
func (r *root) pageScreen() screen.Name {
	_, at := r.pagePath()
	for _, s := range model.Screens {
		if s.Paged && strings.TrimSuffix(s.Path(), "/") == strings.TrimSuffix(at, "/") {
			return s.Name
		}
	}
	return screen.None
}

// query returns the query of the page's address, and the part behind the # where that is of the
// game: a challenge.
func queryOfPage() string {
	search, hash := browser.Location().Get("search").String(), browser.Location().Get("hash").String()
	if !links.Parse(hash).Hides() {
		hash = ""
	}
	return strings.TrimPrefix(search, "?") + hash
}

// stateOf returns what is stored with an entry.
func stateOf(e effect.Entry) map[string]any {
	state := map[string]any{}
	for name, id := range map[string]engine.Identity{entryPuzzle: e.Puzzle, entryBelow: e.Below} {
		if id != (engine.Identity{}) {
			state[name] = id.String()
		}
	}
	if e.Screen != "" {
		state[entryScreen] = e.Screen
	}
	return state
}

// entryOf reads what is stored with an entry. What another version has stored there may
// mean nothing to this one.
func entryOf(state goapp.Value) effect.Entry {
	var e effect.Entry
	if state.Type() != goapp.TypeObject {
		return e
	}
	e.Puzzle, e.Below = identityIn(state, entryPuzzle), identityIn(state, entryBelow)
	e.Screen = string(model.ScreenOf(screen.Name(stringIn(state, entryScreen))).Name)
	return e
}

// identityIn returns the puzzle that is stored under a name; the zero identity if
// there is none.
func identityIn(state goapp.Value, name string) engine.Identity {
	id, _ := engine.ParseIdentity(stringIn(state, name))
	return id
}

// stringIn returns the text that is stored under a name; "" if there is none.
func stringIn(state goapp.Value, name string) string {
	if value := state.Get(name); value.Type() == goapp.TypeString {
		return value.String()
	}
	return ""
}
