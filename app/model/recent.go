package model

import (
	"maps"

	"ketword/engine"
)

// Recent is what was played last, so that a visit goes on there.
type Recent struct {
	Mode  string            `json:"mode"`  // that was opened last
	Games map[string]string `json:"games"` // by mode, the identity of the game played last
}

// words returns the number of secret words of the last game; 1 at first.
func (r Recent) words() int {
	words, err := engine.ParseMode(r.Mode)
	if err != nil {
		return DefaultRules().Words
	}
	return words
}

// opened returns Recent after a game was opened. As long as nothing is typed,
// the last game stays the last.
func (r Recent) opened(id engine.Identity) Recent {
	r.Mode = id.Rules.Mode()
	if r.Games == nil {
		r.Games = map[string]string{}
	}
	return r
}

// played returns Recent after a game was begun or gone on with.
func (r Recent) played(id engine.Identity) Recent {
	mode := id.Rules.Mode()
	next := Recent{Mode: mode, Games: map[string]string{mode: id.String()}}
	for other, game := range r.Games {
		if other != mode {
			next.Games[other] = game
		}
	}
	return next
}

// remember returns the model with another Recent, and the effect that stores
// it if it is new.
func (m Model) remember(r Recent) (Model, []Effect) {
	if r.Mode == m.Recent.Mode && maps.Equal(r.Games, m.Recent.Games) {
		return m, nil
	}
	m.Recent = r
	return m, m.unlessFrozen(recentKey, Save{Key: recentKey, Value: seal(r)})
}
