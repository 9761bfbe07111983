package records

import "ketword/app/friends"

// Results returns the games as results of the player in a table of friends: all finished ones but those whose secret
// somebody chose.
func (h History) Results() []*friends.Result {
	var all []*friends.Result
	for i := range h {
		if !h[i].Game.Puzzle.Chosen() {
			all = append(all, friends.ResultOf(&h[i].Game, h[i].Day))
		}
	}
	return all
}
