package play

import (
	"fmt"
	"testing"

	"ketword/engine"
)

func TestBoardRows(t *testing.T) {
	for _, c := range []struct {
		tries   int
		guesses int
		giveUp  bool
		want    int
	}{
		{1, 0, false, 1}, {6, 0, false, 6}, {8, 3, false, 8},
		{9, 0, false, 6}, {9, 6, false, 7}, {9, 9, false, 9}, {100, 12, false, 13},
		{0, 0, false, 6}, {0, 5, false, 6}, {0, 6, false, 7}, {0, 12, false, 13},
		{0, 3, true, 6}, {0, 12, true, 12},
	} {
		w := newTable(t, "abide", engine.Normal)
		w.Game.Puzzle.Rules.Tries = c.tries
		for i := range c.guesses {
			w.send(guess([]string{"flesh", "crown", "plaid", "briny", "speed", "shelf", "world", "tulip", "candy", "grove", "audio", "slate"}[i])...)
		}
		if c.giveUp {
			w.send(GiveUp{})
		}
		equal(t, fmt.Sprint(c.tries, " tries"), len(w.play.Board(&w.Session)), c.want)
	}
}
