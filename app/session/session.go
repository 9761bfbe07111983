// Package session is what all screens share, and only read: lists and their words, the game in
// play, what is kept of games, settings, today and the device. What is stored of it is read and
// written here. Its updates are package model's.
package session

import (
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// Session is what all screens share. It is a value, and shares maps and slices with the values
// before it: nothing writes into them. Its parts are embedded, so that a fact is called by its
// own name, whichever part it belongs to.
type Session struct {
	Library
	Play
	Records
	Device

	Answers    query.Answers // of the solver
	Settings   Settings
	Guides     []Guide    // one of each language of the interface
	PlayerName string     // in challenges, while the page is open
	Day        engine.Day // today, in the player's time zone
	Minutes    int        // until the next one, where that is shown
	WeekStart  int        // weekday on which weeks begin, from 0 for Monday
}

// New returns the session before anything is read: with an empty classic game, the
// built-in lists, and the words of the default one.
func New(builtIn []lists.List, words *lexicon.Lexicon) Session {
	id := engine.Identity{Rules: FirstRules(), Lang: lists.Default().Lang}
	return Session{
		Library: Library{
			Lists:    builtIn,
			Words:    map[lists.Name]*lexicon.Lexicon{lists.Default(): words},
			Books:    map[lists.Name]string{},
			Fetching: map[lists.Name]bool{},
		},
		Play:     Play{Game: engine.NewGame(engine.Puzzle{Identity: id})},
		Records:  Records{Saved: map[engine.Identity]records.Saved{}, Visited: map[string]engine.Puzzle{}},
		Device:   Device{Frozen: map[string]bool{}},
		Settings: Settings{table: settingTable},
	}
}
