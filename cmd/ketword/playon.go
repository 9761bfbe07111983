package main

import (
	"fmt"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// playOn shows how the strongest player plays a lost game on from its rows, or from the
// start: the rows, in a notation, each below the reason for it.
func playOn(e env, t *solver.Table, lost engine.Game, fresh bool, n engine.Notation) error {
	game := coach.GameOf(lost)
	if fresh {
		game = game.Unplayed()
	}
	ctx, stop := e.context()
	defer stop()
	said, rows := voiceOf(game.Rules.Mode), 0
	fmt.Fprintf(e.coloured, "\n%s.\n", said.Text.PlayOn.Title)
	e.flush() // the first guess may take a while
	err := coach.PlayOn(ctx, t, game, coach.Player{Strategy: coach.Strongest}, func(s coach.Step) {
		rows = s.Number + 1
		fmt.Fprintf(e.coloured, "%s\n%s %s\n", said.Step(s), s.Turn.Guess, n.Format(s.Turn))
		e.flush()
	})
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(e.coloured, said.Text.PlayOn.Solved(rows))
	return err
}
