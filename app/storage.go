package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/effect"
	"ketword/app/model"
	"ketword/app/records"
)

// readStorage returns the stored values of this program.
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

// change changes storage. If the browser refuses, it removes the snapshots of boot.js, which only make
// the next start look faster, and tries again. It returns an error if the browser still refuses, or if
// the stored values can't be joined.
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

// localStorage is an [effect.Storage]. Its methods panic with what the browser throws,
// except Write, which returns it.
type localStorage struct{ js goapp.Value }

func (s localStorage) Stored(key string) string { return browser.StoredText(key) }

func (s localStorage) Write(key, value string) error {
	return browser.Try(func() error { s.js.Call("setItem", key, value); return nil })
}

func (s localStorage) Remove(key string) { s.js.Call("removeItem", key) }

// tellOfLists notifies other windows of a change to the player's lists: writing the value
// is an event there.
func tellOfLists() {
	_ = browser.Try(func() error { // on failure, other windows notice the change when they show the lists
		browser.LocalStore().Call("setItem", model.ListsKey, "changed")
		browser.LocalStore().Call("removeItem", model.ListsKey)
		return nil
	})
}

// onStorage handles a change by another window.
func (r *root) onStorage(e goapp.Value) model.Msg {
	key, value := e.Get("key"), e.Get("newValue")
	if !key.Truthy() { // storage was cleared
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

// storedNow returns the value stored under a key. It returns an error if the browser now
// denies storage.
func storedNow(key string) (value string, err error) {
	err = browser.Try(func() error { value = browser.StoredText(key); return nil })
	return value, err
}

// onWake reads the changes of other windows while the page was suspended, of which the
// browser may not have sent events. A page shown for the first time was not suspended.
func (r *root) onWake(event goapp.Value) model.Msg {
	firstTime := event.Get("persisted").Equal(goapp.ValueOf(false))
	if firstTime || !r.mounted || browser.Document().Get("hidden").Bool() {
		return nil
	}
	r.afterPaint.Flush() // so that storage is at least as new as this window
	for _, key := range r.model.Watched() {
		value, err := storedNow(key)
		if err != nil {
			return nil
		}
		if key == records.HistoryKey && value == r.history {
			continue // reading the history takes long
		}
		if key == records.HistoryKey {
			r.history = value
		}
		r.send(model.StoredChanged{Key: key, Value: value, Now: value, Missed: true})
	}
	return nil
}
