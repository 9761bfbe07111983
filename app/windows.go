package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/records"
)

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
