package app

import (
	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/session"
)

// readPersistence asks the browser whether it may clear stored values. If asks is set and
// it may, it asks the browser to keep them. Some browsers then ask the player.
func readPersistence(asks bool) model.Msg {
	storage := browser.Navigator().Get("storage")
	if !storage.Truthy() || !storage.Get("persisted").Truthy() {
		return nil
	}
	answer, err := browser.Await(storage.Call("persisted"))
	if err == nil && asks && !answer.Bool() {
		answer, err = browser.Await(storage.Call("persist"))
	}
	switch {
	case err != nil:
		return nil
	case answer.Bool():
		return model.PersistenceRead{Answer: session.Persistent}
	}
	return model.PersistenceRead{Answer: session.Clearable}
}
