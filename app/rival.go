package app

import (
	"ketword/app/wording"
	"ketword/engine"
)

// challengedBy names the game in play as a challenge, and who sent it; "" if it is none.
func (r *root) challengedBy() string {
	rival, is := r.model.Challenger()
	switch {
	case !is:
		return ""
	case rival.Name == "":
		return r.text.Game.Challenge()
	}
	return r.text.Challenge.By(wording.Isolated(rival.Name))
}

// toBeat says what the rival in the game in play has reached, behind who it is; "" without one.
func (r *root) toBeat() string {
	rival, _ := r.model.Challenger()
	switch {
	case !rival.Plays():
		return ""
	case rival.Game.Status() == engine.Won:
		return wording.PartsBetween + r.text.Rival.Beat(rival.Game.TurnCount())
	}
	return wording.PartsBetween + r.text.Rival.Unsolved()
}

// clue returns what the rival tells of the secret; "" if nothing.
func (r *root) clue() string {
	rival, _ := r.model.Challenger()
	if rival.Clue == "" || !r.model.TakesGuesses() {
		return ""
	}
	return r.text.Challenge.Clue(wording.Isolated(rival.Clue))
}
