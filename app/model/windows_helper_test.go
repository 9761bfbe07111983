package model

import (
	"errors"
	"maps"
	"slices"
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/sample"
)

// window carries out effects as the browser does. Several windows may share its storage.
type window struct {
	t       testing.TB
	stored  map[string]string
	list    *lexicon.Lexicon
	model   Model
	query   string
	entries []page          // of the browser's history
	shown   int             // index of the current entry
	effects []effect.Effect // of the last message
	full    bool            // storage is full
	sent    int             // number of messages sent
	takes   func() bool     // reports whether storage accepts the value being written
	lists   *listStore
	journal *journal
	hears   func(Msg)            // passes deletions to another window
	queries map[query.Key]string // running queries, and their words
}

// listStore holds the lists that can be loaded, and the stored lists of the player.
type listStore struct {
	words   map[lists.Name]*lexicon.Lexicon
	own     []lists.List // stored lists of the player
	dropped []lists.List
	slow    bool // effects wait in asked
	asked   []effect.Effect
	full    bool // no more lists are stored
}

// openWindow starts the program with some storage.
func openWindow(t testing.TB, l *lexicon.Lexicon, stored map[string]string, query string) *window {
	return openOn(t, l, stored, query, testDay)
}

// openSecret starts the program with empty storage, at a link to the puzzle of a secret.
func openSecret(t testing.TB, mode, secret, more string) *window {
	l := newLexicon(t)
	return openWindow(t, l, map[string]string{}, linked(mode, seedOf(t, l, secret), more))
}

func openOn(t testing.TB, l *lexicon.Lexicon, stored map[string]string, query string, day engine.Day) *window {
	w := &window{t: t, stored: stored, list: l, model: newModel(l), query: query}
	w.send(Start{Stored: maps.Clone(stored), Query: query, Day: day})
	return w
}

// send sends messages to the model and carries out their effects. Only the first message may write
// to the model that it gets. That is checked for every third message, and for all in long tests.
func (w *window) send(msgs ...Msg) *window {
	w.t.Helper()
	for _, msg := range msgs {
		var effects []effect.Effect
		before := w.model
		_, first := msg.(Start)
		looked := !first && w.sent%sample.Size(3, 1) == 0
		was := ""
		if looked {
			was = image(before)
		}
		w.model, effects = Update(before, msg)
		if w.sent++; looked && image(before) != was {
			w.t.Errorf("%T wrote to the model that it was given", msg)
		}
		w.effects = effects
		w.followQueries(msg, effects)
		if w.perform(effects) {
			w.model, _ = Update(w.model, SaveFailed{})
		}
	}
	return w
}

// perform carries out effects. Those on storage come last, up to the first that fails.
func (w *window) perform(effects []effect.Effect) (failed bool) {
	var stores []effect.Effect
	for _, e := range effects {
		if w.moves(e) {
			continue
		}
		if j, ok := e.(effect.Journal); ok && w.journal != nil {
			w.journal.perform(j)
			continue
		}
		if w.lists != nil && w.lists.takes(e) {
			w.lists.asked = append(w.lists.asked, e)
			continue
		}
		stores = append(stores, e)
	}
	return slices.ContainsFunc(stores, func(e effect.Effect) bool { return !w.store(e) })
}

// page is an entry of the browser's history.
type page struct {
	entry effect.Entry
	query string
}

// moves carries out an effect on the browser's history, and reports whether it is one.
func (w *window) moves(e effect.Effect) bool {
	if len(w.entries) == 0 {
		w.entries = []page{{query: w.query}}
	}
	switch e := e.(type) {
	case effect.SetEntry:
		if e.Adds {
			w.shown++
			w.entries = append(w.entries[:w.shown:w.shown], page{})
		}
		w.entries[w.shown] = page{e.Entry, e.Query}
	case effect.GoBack:
		w.shown = max(w.shown-1, 0) // it is the first only if a test switches between models
	default:
		return false
	}
	w.query = w.entries[w.shown].query
	return true
}

// travel goes back or forward in the browser's history by a number of entries.
func (w *window) travel(by int) *window {
	w.shown += by
	w.query = w.entries[w.shown].query
	w.send(Popped{Entry: w.entries[w.shown].entry, Query: w.query})
	if w.lists != nil {
		w.settle()
	}
	return w
}

func (w *window) store(e effect.Effect) bool {
	c, changes := e.(effect.StorageChange)
	if !changes {
		return true
	}
	err := c.Apply(w)
	if e, deletes := e.(effect.Delete); deletes && err == nil && w.hears != nil {
		w.hears(StoredChanged{Key: records.DeletedKey, Value: e.Note})
		w.hears(StoredChanged{Key: e.Key, Value: w.stored[e.Key]})
	}
	return err == nil
}

// Stored implements [effect.Storage], as do Write and Remove.
func (w *window) Stored(key string) string { return w.stored[key] }

func (w *window) Write(key, value string) error {
	if w.full || w.takes != nil && !w.takes() {
		return errFull
	}
	w.stored[key] = value
	return nil
}

func (w *window) Remove(key string) { delete(w.stored, key) }

var errFull = errors.New("storage is full")

// tell notifies this window of what another one has stored under some keys.
func (w *window) tell(keys ...string) {
	for _, key := range keys {
		w.send(StoredChanged{Key: key, Value: w.stored[key], Now: w.stored[key]})
	}
}

// words returns the guesses of the game in play.
func (w *window) words() []string {
	all := []string{}
	for _, g := range w.model.Game.Guesses() {
		all = append(all, g.String())
	}
	return all
}

// key returns the storage key of the game in play.
func (w *window) key() string { return session.GameKey(w.model.Game.Puzzle.Identity) }
