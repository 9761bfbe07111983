package model

import (
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// Session is what all screens share, and only read. Its parts are embedded, so that a fact is
// called by its own name, whichever part it belongs to.
type Session struct {
	Library
	Play
	Records
	Device

	Settings  Settings
	Guides    []Guide    // one of each language of the interface
	Day       engine.Day // today, in the player's time zone
	Minutes   int        // until the next one, where that is shown
	WeekStart int        // weekday on which weeks begin, from 0 for Monday
}

// Library is the lists and their words, as far as they are here.
type Library struct {
	Lists    []lists.List // built-in
	Own      []lists.List // that the player brought, by title
	OwnState OwnState
	Waiting  Waiting

	Words    map[lists.Name]*lexicon.Lexicon // of the lists that are loaded
	Books    map[lists.Name]string           // of openings, of the lists that are loaded
	Fetching map[lists.Name]bool             // lists whose words may be guessed, on their way
}

// Play is the game in play.
type Play struct {
	Game        engine.Game
	InPlay      lists.List          // its list
	Lexicon     *lexicon.Lexicon    // the words of its list; nil before the first puzzle is open
	ListPrint   lexicon.Fingerprint // of the list that it was begun with
	Typed       string              // letters of the row being typed, lower-case; a blank is an empty tile before others
	Rival       links.Rival
	Assisted    bool  // the coach has helped
	SecretCover Cover // after a loss
}

// Records is what is kept of games.
type Records struct {
	Saved    map[engine.Identity]records.Saved // unfinished games
	Recent   Recent
	Visited  map[string]engine.Puzzle // by mode and list, the last one opened
	History  records.History
	Imported []records.Scores // bare counts of wins, each line once

	Selection records.Selection // of the games that are counted and listed
}

// Device is what the browser does for the game.
type Device struct {
	Offline     Offline
	Installs    InstallWay
	Persistence Persistence
	UpdateWaits bool            // a new version of the site
	Denied      bool            // storage can't be used
	Unsaved     bool            // the player was told that nothing can be saved
	Frozen      map[string]bool // keys whose values a newer program wrote
	Preferred   []string        // languages that the browser prefers, the first most, each without its region
}

// NewSession returns the session before anything is read: with an empty classic game, the
// built-in lists, and the words of the default one.
func NewSession(builtIn []lists.List, words *lexicon.Lexicon) Session {
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
		Settings: NewSettings(),
	}
}
