package app

import (
	"ketword/app/wording"
	"ketword/engine"
)

// challengedBy says who sent the game in play as a challenge, or returns "" if it is not one.
func (r *root) challengedBy() string {
	rival, is := r.model.Challenger()
	switch {
	case !is:
		return ""
	case rival.Name == "":
		return r.text.Game.Challenge
	}
	return r.text.Challenge.By(wording.Isolated(rival.Name))
}

// toBeat returns the rival's result in the game in play, to be appended to the name, or "" without a rival.
func (r *root) toBeat() string {
	rival, _ := r.model.Challenger()
	switch {
	case !rival.Plays():
		return ""
	case rival.Game.Status() == engine.Won:
		return wording.PartsBetween + r.text.Rival.Beat(rival.Game.TurnCount())
	}
	return wording.PartsBetween + r.text.Rival.Unsolved
}

// clue returns the rival's clue to the secret, or "".
func (r *root) clue() string {
	rival, _ := r.model.Challenger()
	if rival.Clue == "" || !r.model.TakesGuesses() {
		return ""
	}
	return r.text.Challenge.Clue(wording.Isolated(rival.Clue))
}
