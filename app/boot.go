package app

import (
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/screen"
	"ketword/internal/each"
)

// Before the program runs, boot.js shows the page as it was left, and takes what the
// player does. The first game is opened, and all that was done meanwhile is done,
// before anything is drawn: so what is drawn first is what the player sees already.

// bootScript returns what boot.js gives to the program.
func bootScript() goapp.Value { return goapp.Window().Get("ketwordBoot") }

// listPatience is how long the page that boot.js shows may wait for the list of the
// first game. After it the page tells how far the list is loaded.
const listPatience = 5 * time.Second

// begin opens the first game.
func (r *root) begin() {
	r.listenEarly()
	go r.runListQueue()
	anchorIcons()
	start := model.Start{
		Stored: readStorage(),
		Query:  queryOfPage(),
		Screen: r.pageScreen(),
		Entry:  entryOf(goapp.Window().Get("history").Get("state")),
		Day:    today(),
		Denied: goapp.Window().Get("ketwordStorage").Truthy(), // a stand-in, which forgets, that run.js had to put in its place
		Lang:   r.text.Lang,
		Speaks: spokenLanguages(),
	}
	browser.Breathe()
	r.update(start)
	r.update(model.Installable{Way: installWay()})
	r.awaitList()
}

// takeEarly does what was done before the program ran. What is done from now on is not shown
// until the first drawing is there.
func (r *root) takeEarly() {
	r.replay(bootScript().Call("take"))
	r.countDown()
}

// awaitList takes in messages until the list of the first game is there, or patience is over, of
// which nil tells.
func (r *root) awaitList() {
	stop := browser.Alarm(listPatience, func() { r.inbox <- nil })
	defer stop()
	for r.model.Waiting.Active() {
		msg := <-r.inbox
		if msg == nil {
			return
		}
		r.update(msg)
	}
}

// replay does what was done before the first drawing: it gives the events to those that
// would have handled them, but not in another game than the player has asked for. A dialog
// gives the focus back to what has opened it, wherever the player has gone meanwhile.
func (r *root) replay(events goapp.Value) {
	if r.model.Elsewhere {
		return
	}
	handlers := map[string]func(goapp.Value) model.Msg{
		"keydown": r.onKeyDown, "pointerdown": r.onPointerDown, "click": r.onClick,
	}
	for i := range events.Length() {
		event, before := events.Index(i), r.model.Screen
		if msg := handlers[event.Get("type").String()](event); msg != nil {
			r.update(msg)
		}
		if opener := browser.Closest(event, "button"); before == screen.None && r.model.Screen != before && opener.Truthy() {
			opener.Call("focus")
		}
	}
}

// keepPage tells boot.js what the page stands for that is shown, for the next visit.
func (r *root) keepPage() {
	r.keeps = false
	shown := r.model.Snapshot()
	if len(shown.At) == 0 {
		return
	}
	bootScript().Call("keep", map[string]any{"at": anys(shown.At), "like": anys(shown.Like), "daily": shown.Daily})
}

// anys returns texts as JavaScript takes them.
func anys(texts []string) []any { return each.Of(texts, func(text string) any { return text }) }
