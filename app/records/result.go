package records

import (
	"ketword/app/lists"
)

// Grades are the grades of a whole game in its review.
type Grades struct {
	Known bool    // the review is complete
	Skill float64 // at most [solver.MaxGrade]
	Luck  float64
}

// Result is a game with its list, for listing and sharing. The zero Result is no game.
type Result struct {
	Saved
	List   lists.List
	Again  bool   // the puzzle had a result before, which it keeps
	Grades Grades // set if they are shared
	Blue   bool   // its emoji are blue and orange, as the marks are
}

// Exists reports whether r is not the zero Result.
func (r *Result) Exists() bool { return r.Game.Puzzle.Rules.Mode.Valid() }

// Shareable is what can be shared.
type Shareable string

// The first five are the forms of a result.
const (
	SharedEmoji     Shareable = "emoji"
	SharedWords     Shareable = "words"
	SharedPattern   Shareable = "pattern"
	SharedDigits    Shareable = "digits"
	SharedPicture   Shareable = "picture"
	SharedLink      Shareable = "link"
	SharedChallenge Shareable = "challenge" // a link with the player's rows, or with a secret that the player chose
)

// DeletedGames holds games and counts that were deleted together.
type DeletedGames struct {
	Games  History
	Scores []Scores // imported counts
}

// Empty reports whether there are no games or counts.
func (d *DeletedGames) Empty() bool { return len(d.Games)+len(d.Scores) == 0 }
