package session

import (
	"ketword/app/links"
	"ketword/engine"
)

// Duel is how the game in play compares with the rival's, once it has ended.
type Duel struct {
	Mine, Theirs engine.Game
	Lead         int    // how many tries more the rival needed; less than 0 if the player did; of two wins
	Name         string // of the rival; "" if it isn't known
	IHadHelp     bool   // from the coach
	TheyHadHelp  bool
}

// Duel compares the game in play with the rival's; false as long as it goes on, or the secret,
// which the rival's rows tell, is covered, or without a rival.
func (s *Session) Duel() (Duel, bool) {
	r := s.Rival
	if !r.Plays() || !s.Opened() || s.Game.Status() == engine.Playing || s.Cover() != Uncovered {
		return Duel{}, false
	}
	d := Duel{Mine: s.Game, Theirs: r.Game, Name: r.Name, IHadHelp: s.Assisted, TheyHadHelp: r.Assisted}
	d.Lead = r.Game.TurnCount() - s.Game.TurnCount()
	return d, true
}

// Challenger returns who sent the link to the game in play; false if nobody did: it is neither
// a challenge nor has somebody's rows.
func (s *Session) Challenger() (links.Rival, bool) {
	return s.Rival, s.Opened() && (s.Rival.Exists() || s.Game.Puzzle.Chosen())
}
