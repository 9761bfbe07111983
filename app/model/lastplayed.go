package model

import (
	"maps"

	"ketword/app/envelope"
	"ketword/app/internal/smalljson"
	"ketword/app/lists"
	"ketword/engine"
)

// recent is what was played last, so that the next visit goes on there.
type recent struct {
	Mode  string            // that was opened last
	Lists map[string]string // by mode, the list opened last
	Games map[string]string // by mode and list, the identity of the game played last
}

// stored returns the fields as they are stored.
func (r *recent) stored() smalljson.Object {
	return smalljson.Object{{Name: "mode", Value: &r.Mode}, {Name: "lists", Value: &r.Lists}, {Name: "games", Value: &r.Games}}
}

// modeListKey names a mode and a list, as in "classic/de/6".
func modeListKey(mode engine.Mode, list lists.Name) string {
	return mode.String() + "/" + list.String()
}

// mode returns the mode of the last game; the usual one at first.
func (r *recent) mode() engine.Mode {
	mode, err := engine.ParseMode(r.Mode)
	if err != nil {
		return defaultRules().Mode
	}
	return mode
}

// list returns the list opened last in a mode; the zero name at first.
func (r *recent) list(mode engine.Mode) lists.Name {
	name, _ := lists.ParseName(r.Lists[mode.String()])
	return name
}

// game returns the game played last in a mode and with a list; the zero
// identity if there is none.
func (r *recent) game(mode engine.Mode, list lists.Name) engine.Identity {
	return engineIdentity(r.Games[modeListKey(mode, list)])
}

// opened returns recent after a game was opened. Until a letter is typed, the
// game played last is another.
func (r *recent) opened(id engine.Identity) recent {
	mode := id.Rules.Mode.String()
	return recent{Mode: mode, Lists: with(r.Lists, mode, lists.Of(id).String()), Games: with(r.Games, "", "")}
}

// played returns recent after a game was begun or gone on with.
func (r *recent) played(id engine.Identity) recent {
	next := r.opened(id)
	next.Games = with(r.Games, modeListKey(id.Rules.Mode, lists.Of(id)), id.String())
	return next
}

// with returns a copy of a map with one more entry, unless its key is the zero one.
func with[K comparable, V any](entries map[K]V, key K, value V) map[K]V {
	next := map[K]V{}
	maps.Copy(next, entries)
	if none := *new(K); key != none {
		next[key] = value
	}
	return next
}

// without returns a copy of a map without some keys.
func without[K comparable, V any](entries map[K]V, keys ...K) map[K]V {
	rest := maps.Clone(entries)
	for _, key := range keys {
		delete(rest, key)
	}
	return rest
}

// rememberOpened remembers the puzzle that was opened: as the one played last, if its game
// is unfinished.
func (m *Model) rememberOpened() {
	id := m.Game.Puzzle.Identity
	if _, unfinished := m.Saved[id]; unfinished {
		m.remember(m.recent.played(id))
	} else {
		m.remember(m.recent.opened(id))
	}
}

// remember takes another recent, and stores it if it is new.
func (m *Model) remember(r recent) {
	if r.Mode != m.recent.Mode || !maps.Equal(r.Games, m.recent.Games) || !maps.Equal(r.Lists, m.recent.Lists) {
		m.recent = r
		m.unlessFrozen(recentKey, Save{Key: recentKey, Value: envelope.Recent.Seal(r.stored())})
	}
}
