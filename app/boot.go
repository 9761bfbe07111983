package app

import (
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/screen"
	"ketword/internal/each"
)

// Before the program runs, boot.js shows a snapshot of the page and records what the player
// does. The program opens the first game and replays these events before it draws anything,
// so that its first drawing is what the player already sees.

// bootScript returns the object through which boot.js talks to the program.
func bootScript() goapp.Value { return goapp.Window().Get("ketwordBoot") }

// listPatience is how long the snapshot may stay while the list of the first game loads.
// After that, the page shows the progress of loading.
const listPatience = 5 * time.Second

// begin opens the first game.
func (r *root) begin() {
	r.listenEarly()
	go r.runListQueue()
	anchorIcons()
	now := today()
	start := model.Start{
		Stored: readStorage(),
		Query:  queryOfPage(),
		Screen: r.pageScreen(),
		Entry:  entryOf(goapp.Window().Get("history").Get("state")),
		Day:    now.Day,
		Zone:   now.Zone,
		Denied: goapp.Window().Get("ketwordStorage").Truthy(), // run.js replaced storage by a stand-in that lasts only as long as the page
		Lang:   r.text.Lang,
		Speaks: spokenLanguages(),
	}
	browser.Breathe()
	r.update(start)
	r.update(model.Installable{Way: installWay()})
	r.awaitList()
}

// takeEarly replays what the player did before the program ran. Later events are handled
// after the first drawing.
func (r *root) takeEarly() {
	r.replay(bootScript().Call("take"))
	r.countDown()
}

// awaitList handles messages until the list of the first game is loaded, or listPatience is
// over, which a nil message signals.
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

// replay passes the events before the first drawing to their handlers, unless another game
// was opened than the player requested. A dialog later returns the focus to the control
// that opened it, wherever the player has moved meanwhile.
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
		if msg := r.input.Release(); msg != nil {
			r.update(msg)
		}
		if opener := browser.Closest(event, "button"); before == screen.None && r.model.Screen != before && opener.Truthy() {
			opener.Call("focus")
		}
	}
}

// keepPage has boot.js store a snapshot of the page for the next visit.
func (r *root) keepPage() {
	r.keeps = false
	shown := r.model.Snapshot()
	if len(shown.At) == 0 {
		return
	}
	bootScript().Call("keep", map[string]any{"at": anys(shown.At), "like": anys(shown.Like), "daily": shown.Daily})
}

// anys converts strings to a slice that JavaScript accepts.
func anys(texts []string) []any { return each.Of(texts, func(text string) any { return text }) }
