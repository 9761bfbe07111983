package app

import (
	"ketword/app/wording"
	"ketword/engine"
)

// challengedBy says who sent the game in play as a challenge, or whose answer it is to the player's own, or returns "" if it is neither.
func (r *root) challengedBy() string {
	rival, is := r.model.Challenger()
	switch {
	case !is:
		return ""
	case r.model.MayLook() && rival.Name == "":
		return r.text.Rival.Answer
	case r.model.MayLook():
		return r.text.Rival.AnswerOf(wording.Isolated(rival.Name))
	case r.model.MadeHere():
		return r.text.Challenge.Mine
	case rival.Name == "":
		return r.text.Game.Challenge
	}
	return r.text.Challenge.By(wording.Isolated(rival.Name))
}

// toBeat returns the rival's result in the game in play, to be appended to challengedBy, or "" without a rival.
func (r *root) toBeat() string {
	rival, _ := r.model.Challenger()
	switch {
	case !rival.Plays():
		return ""
	case r.model.MayLook():
		return wording.PartsBetween + rival.Game.Result()
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
