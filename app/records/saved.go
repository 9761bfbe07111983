// Package records is what the site and the terminal edition keep of games: saved games, the
// history of finished ones, what is counted of them, and the forms in which all this is stored and
// written to files. It knows no state of the program, and no storage.
package records

import (
	"ketword/app/links"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// Saved is a game as it is stored, finished or not.
type Saved struct {
	Game     engine.Game
	List     lexicon.Fingerprint // of the list that it was begun with
	Typed    string              // letters of the unfinished row, with a blank for an empty tile before others
	Day      engine.Day          // when it was last played
	Took     int                 // days from its first letter until then; negative if the clock was set back
	Assisted bool                // the coach has helped in it
	Rival    links.Rival
}

// Finished reports whether the game has ended.
func (s Saved) Finished() bool { return s.Game.Status() != engine.Playing }

// Begun reports whether there is anything to lose.
func (s Saved) Begun() bool { return s.Typed != "" || len(s.Game.Turns()) > 0 || s.Assisted }

// BegunOn returns the day of its first letter.
func (s Saved) BegunOn() engine.Day { return s.Day - engine.Day(s.Took) }
