package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
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

// store carries out a storage effect. If the browser refuses, the pages that boot.js keeps make room: they
// only have the next start look quicker. The error tells that it refuses even so, or that what is stored
// can't be joined.
func store(e model.StorageEffect) error {
	err := browser.Try(func() error { return storeIn(browser.LocalStore(), e) })
	if err == nil {
		return nil
	}
	return browser.Try(func() error {
		bootScript().Call("forget")
		return storeIn(browser.LocalStore(), e)
	})
}

// storeIn carries out a storage effect in browser.LocalStore. It panics with what the
// browser throws.
func storeIn(storage goapp.Value, e model.StorageEffect) error {
	switch e := e.(type) {
	case model.Save:
		storage.Call("setItem", e.Key, e.Value)
	case model.Remove:
		storage.Call("removeItem", e.Key)
	case model.Quarantine:
		if now := storage.Call("getItem", e.From); now.Type() == goapp.TypeString && now.String() == e.Value {
			storage.Call("setItem", e.To, e.Value)
			storage.Call("removeItem", e.From)
		}
	case model.Append:
		merged, err := e.To(browser.StoredText(e.Key))
		if err != nil {
			return err
		}
		storage.Call("setItem", e.Key, merged)
	case model.Delete:
		return deleteIn(storage, e)
	}
	return nil
}

// deleteIn takes games or counts out of those that are stored.
func deleteIn(storage goapp.Value, e model.Delete) error {
	left, err := records.Without(e.Key, browser.StoredText(e.Key), e.Names)
	if err != nil {
		return err
	}
	if e.Note != "" {
		_ = set(storage, model.DeletedKey, e.Note) // there may be no room for it
	}
	err = set(storage, e.Key, left)
	storage.Call("removeItem", model.DeletedKey) // even if storage refuses: the games may be brought back
	if err != nil {
		return err
	}
	for _, name := range e.Names {
		storage.Call("removeItem", records.GameKey(name))
	}
	return nil
}

// set writes a value. The error tells that the browser refused.
func set(storage goapp.Value, key, value string) error {
	return browser.Try(func() error { storage.Call("setItem", key, value); return nil })
}

// tellOfLists tells other windows that the player's lists were changed: what is
// written is an event there.
func tellOfLists() {
	_ = browser.Try(func() error { // where it can't be written, other windows look when they show the lists
		browser.LocalStore().Call("setItem", model.ListsKey, "changed")
		browser.LocalStore().Call("removeItem", model.ListsKey)
		return nil
	})
}
