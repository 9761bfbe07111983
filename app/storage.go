package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/model"
	"ketword/app/records"
)

// readStorage returns what storage holds of this program.
func readStorage() map[string]string {
	stored := map[string]string{}
	storage := browser.LocalStore()
	for i := range storage.Get("length").Int() {
		key := storage.Call("key", i).String()
		if strings.HasPrefix(key, records.KeyPrefix) {
			stored[key] = storage.Call("getItem", key).String()
		}
	}
	return stored
}

// change makes a change of storage. If the browser refuses, the pages that boot.js keeps make room: they
// only have the next start look quicker. The error tells that it refuses even so, or that what is stored
// can't be joined.
func change(c effect.StorageChange) error {
	apply := func() error { return c.Apply(localStorage{browser.LocalStore()}) }
	if browser.Try(apply) == nil {
		return nil
	}
	return browser.Try(func() error {
		bootScript().Call("forget")
		return apply()
	})
}

// localStorage is a [model.Storage]. Its methods panic with what the browser throws,
// except that Write returns it.
type localStorage struct{ js goapp.Value }

func (s localStorage) Stored(key string) string { return browser.StoredText(key) }

func (s localStorage) Write(key, value string) error {
	return browser.Try(func() error { s.js.Call("setItem", key, value); return nil })
}

func (s localStorage) Remove(key string) { s.js.Call("removeItem", key) }

// tellOfLists tells other windows that the player's lists were changed: what is
// written is an event there.
func tellOfLists() {
	_ = browser.Try(func() error { // where it can't be written, other windows look when they show the lists
		browser.LocalStore().Call("setItem", model.ListsKey, "changed")
		browser.LocalStore().Call("removeItem", model.ListsKey)
		return nil
	})
}

// onStorage takes in what another window has saved.
func (r *root) onStorage(e goapp.Value) model.Msg {
	key, value := e.Get("key"), e.Get("newValue")
	if !key.Truthy() { // all was cleared
		return nil
	}
	msg := model.StoredChanged{Key: key.String()}
	if value.Truthy() {
		msg.Value = value.String()
	}
	if msg.Key == records.HistoryKey {
		r.history = msg.Value
	} else {
		var err error
		if msg.Now, err = storedNow(msg.Key); err != nil {
			return nil
		}
	}
	return msg
}

// storedNow returns what storage holds under a key. The error tells that the browser denies it
// by now.
func storedNow(key string) (value string, err error) {
	err = browser.Try(func() error { value = browser.StoredText(key); return nil })
	return value, err
}

// onWake takes in what other windows have saved while the page was suspended, when a
// browser may not tell of it. A page that is shown for the first time was not.
func (r *root) onWake(event goapp.Value) model.Msg {
	firstTime := event.Get("persisted").Equal(goapp.ValueOf(false))
	if firstTime || !r.mounted || browser.Document().Get("hidden").Bool() {
		return nil
	}
	r.afterPaint.Flush() // what is stored is then no older than what this window shows
	for _, key := range r.model.Watched() {
		value, err := storedNow(key)
		if err != nil {
			return nil
		}
		if key == records.HistoryKey && value == r.history {
			continue // reading it takes long
		}
		if key == records.HistoryKey {
			r.history = value
		}
		r.send(model.StoredChanged{Key: key, Value: value, Now: value, Missed: true})
	}
	return nil
}
