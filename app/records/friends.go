package records

import (
	"ketword/app/friends"
	"ketword/engine"
)

// Results returns the games as results of the player in a table of friends: all finished ones but those whose secret
// somebody chose.
func (h History) Results() []*friends.Result {
	var all []*friends.Result
	for i := range h {
		if !h[i].Game.Puzzle.Chosen() {
			all = append(all, h[i].result())
		}
	}
	return all
}

// result returns a finished game as a result of the player.
func (s *Saved) result() *friends.Result {
	g, p := &s.Game, &s.Game.Puzzle
	r := &friends.Result{Who: friends.You, Puzzle: friends.PuzzleOf(p.Identity), Day: s.Day, Tries: p.Rules.Tries, Level: p.Rules.Level}
	if p.Daily > 0 {
		r.Day = engine.DayWithNumber(p.Daily)
	}
	if g.Status() == engine.Won {
		r.Guesses = g.TurnCount()
	}
	for i, turn := range g.Turns() {
		if i > 0 {
			r.Rows += " "
		}
		r.Rows += engine.Pattern.Format(turn)
	}
	return r
}
