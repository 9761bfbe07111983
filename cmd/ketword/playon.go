package main

import (
	"fmt"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/cli"
)

// playOn shows how the strongest player plays a lost game on from its rows, or from the
// start: the rows, in a notation, each below the reason for it.
func playOn(e cli.Env, t *solver.Table, lost engine.Game, fresh bool, n engine.Notation) error {
	game := coach.GameOf(lost)
	if fresh {
		game = game.Unplayed()
	}
	ctx, stop := e.Context()
	defer stop()
	said, rows := voiceOf(game.Rules.Mode), 0
	fmt.Fprintf(e.Coloured, "\n%s.\n", said.Text.PlayOn.Title)
	e.Flush() // the first guess may take a while
	err := coach.PlayOn(ctx, t, game, coach.Player{Strategy: coach.Strongest}, func(s coach.Step) {
		rows = s.Number + 1
		fmt.Fprintf(e.Coloured, "%s\n%s %s\n", said.Step(s), s.Turn.Guess, n.Format(s.Turn))
		e.Flush()
	})
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(e.Coloured, said.Text.PlayOn.Solved(rows))
	return err
}
