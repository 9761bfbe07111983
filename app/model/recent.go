package model

import "ketword/engine"

// Recent is which games were opened last, so that a visit goes on there.
type Recent struct {
	Mode  string            `json:"mode"`  // of the last game
	Games map[string]string `json:"games"` // by mode, the identity of its last game
}

// words returns the number of secret words of the last game; 1 at first.
func (r Recent) words() int {
	words, err := engine.ParseMode(r.Mode)
	if err != nil {
		return DefaultRules().Words
	}
	return words
}

// with returns Recent after a game was opened.
func (r Recent) with(id engine.Identity) Recent {
	mode := id.Rules.Mode()
	next := Recent{Mode: mode, Games: map[string]string{mode: id.String()}}
	for other, game := range r.Games {
		if other != mode {
			next.Games[other] = game
		}
	}
	return next
}

// same reports whether the last game is that of id.
func (r Recent) same(id engine.Identity) bool {
	mode := id.Rules.Mode()
	return r.Mode == mode && r.Games[mode] == id.String()
}
