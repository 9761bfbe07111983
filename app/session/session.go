// Package session holds the state that all screens share and only read: lists and their words,
// the game in play, records of games, settings, today and the device. It also reads and writes
// the stored form of that state. Package model updates it.
package session

import (
	"ketword/app/friends"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// Session is the state that all screens share. It is a value that shares maps and slices with
// earlier values, so nothing writes to them. Its parts are embedded, so that a field is
// accessed by its own name, whichever part it belongs to.
type Session struct {
	Library
	Play
	Records
	Device

	Answers    query.Answers // of the coach
	Settings   Settings
	Kept       friends.Friends // results that friends sent
	Guides     []Guide         // one for each language of the interface
	PlayerName string          // in challenges, as long as the page is open
	Day        engine.Day      // today, in the player's time zone
	Zone       records.Zone    // the player's time zone
	Minutes    int             // until the next day, if that is shown
	WeekStart  int             // first weekday of a week; 0 is Monday
}

// New returns the session before anything is read: an empty classic game, the built-in
// lists, and the words of the default list.
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
