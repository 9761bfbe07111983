package records

import (
	"ketword/app/lists"
)

// Grades are what the review gives for a whole game.
type Grades struct {
	Known bool    // the review is complete
	Skill float64 // up to [solver.MaxGrade]
	Luck  float64
}

// Result is a game with its list, as it is listed and, when it has ended, shared. The zero Result is none.
type Result struct {
	Saved
	List   lists.List
	Again  bool   // the puzzle had a result before, and has that one still
	Grades Grades // if they are to be shared
}

// Exists reports whether there is a game.
func (r *Result) Exists() bool { return r.Game.Puzzle.Rules.Mode.Valid() }

// Shareable is what can be shared.
type Shareable string

// What can be shared. The first five are the forms of a result.
const (
	SharedEmoji     Shareable = "emoji"
	SharedWords     Shareable = "words"
	SharedPattern   Shareable = "pattern"
	SharedDigits    Shareable = "digits"
	SharedPicture   Shareable = "picture"
	SharedLink      Shareable = "link"
	SharedChallenge Shareable = "challenge" // a link with one's rows, or a secret of one's choice
)

// DeletedGames is what was deleted together.
type DeletedGames struct {
	Games  History
	Scores []Scores // imported counts
}

// Empty reports whether there is nothing.
func (d *DeletedGames) Empty() bool { return len(d.Games)+len(d.Scores) == 0 }
