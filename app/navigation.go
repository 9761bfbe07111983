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

// The model decides which entries the browser's history has. This file changes the history accordingly,
// and reports when the player goes back or forward.

// The properties of a history entry's state.
const (
	entryPuzzle = "puzzle"
	entryScreen = "screen"
	entryBelow  = "below"
)

// backPatience is how long going back may take. If there is no entry to go back to, it
// never ends. On a busy device it can take seconds; if it ended after this time, it would
// close a dialog opened meanwhile.
const backPatience = 10 * time.Second

// goingBack is a navigation back under way. The history must not be changed until it ends,
// so changes wait.
type goingBack struct {
	to    effect.Entry
	steps []effect.Effect
}

// waitsFor reports whether a change of the history has to wait, and queues it if so.
func (r *root) waitsFor(e effect.Effect) bool {
	if r.back == nil {
		return false
	}
	r.back.steps = append(r.back.steps, e)
	return true
}

// goBack starts going back to an entry.
func (r *root) goBack(to effect.Entry) {
	back := &goingBack{to: to}
	r.back = back
	goapp.Window().Get("history").Call("back")
	time.AfterFunc(backPatience, func() {
		r.ctx.Dispatch(func(goapp.Context) { r.endBack(back) })
	})
}

// endBack ends going back, and makes the changes that waited.
func (r *root) endBack(back *goingBack) {
	if r.back != back {
		return
	}
	r.back = nil
	for _, e := range back.steps {
		e.CarryOut(r)
	}
}

// setEntry changes the current entry, or adds one. Browsers refuse if asked too often in a
// short time; the address is then that of an earlier puzzle.
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

// onPopState handles Back and Forward, whether by the player or by goBack.
func (r *root) onPopState(e goapp.Value) model.Msg {
	r.correctAddress()
	entry := entryOf(e.Get("state"))
	if back := r.back; back != nil {
		if entry == back.to {
			r.endBack(back)
			return nil
		}
		r.back = nil // the player went elsewhere first
	}
	return model.Popped{Entry: entry, Query: queryOfPage(), Screen: r.pageScreen()}
}

// anchorIcons makes the addresses of the page's icons absolute, since the page's address
// changes when a dialog with an address is opened.
func anchorIcons() {
	icons := browser.Document().Call("querySelectorAll", "link[rel=icon]")
	for i := range icons.Length() {
		icons.Index(i).Set("href", icons.Index(i).Get("href"))
	}
}

// home returns the path of the site's folder, ending in /.
func home() string { return goapp.Window().Call("goappGetenv", "GOAPP_ROOT_PREFIX").String() + "/" }

// pageScreen returns the dialog that the page's address names, or screen.None.
func (r *root) pageScreen() screen.Name {
	_, at := r.pagePath()
	for _, s := range model.Screens {
		if s.Paged && strings.TrimSuffix(s.Path(), "/") == strings.TrimSuffix(at, "/") {
			return s.Name
		}
	}
	return screen.None
}

// queryOfPage returns the query of the page's address. It includes the fragment behind # if
// that has a parameter of a link, such as a secret, rows or a list.
func queryOfPage() string {
	search, hash := browser.Location().Get("search").String(), browser.Location().Get("hash").String()
	if !links.Parse(hash).Hides() {
		hash = ""
	}
	return strings.TrimPrefix(search, "?") + hash
}

// stateOf returns the state that the browser stores with an entry.
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

// entryOf reads the state of an entry. Another version may have written it, so unknown
// values are ignored.
func entryOf(state goapp.Value) effect.Entry {
	var e effect.Entry
	if state.Type() != goapp.TypeObject {
		return e
	}
	e.Puzzle, e.Below = identityIn(state, entryPuzzle), identityIn(state, entryBelow)
	e.Screen = string(model.ScreenOf(screen.Name(stringIn(state, entryScreen))).Name)
	return e
}

// identityIn returns the identity stored under a name, or the zero identity.
func identityIn(state goapp.Value, name string) engine.Identity {
	id, _ := engine.ParseIdentity(stringIn(state, name))
	return id
}

// stringIn returns the string stored under a name, or "".
func stringIn(state goapp.Value, name string) string {
	if value := state.Get(name); value.Type() == goapp.TypeString {
		return value.String()
	}
	return ""
}
