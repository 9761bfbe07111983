package main

import (
	"fmt"
	"io"

	"ketword/app/records"
	"ketword/engine"
	"ketword/internal/cli"
)

// quiet asks nothing, answers in colour, and counts what was won.
type quiet struct {
	out    io.Writer // lets colours pass
	scores scoreFile
}

func (q quiet) folds() bool { return false }

func (q quiet) ask(engine.Game) {}

func (q quiet) refuse(_ string, err error) {
	fmt.Fprint(q.out, "Invalid guess")
	if what := hintText(err); what != "" {
		fmt.Fprint(q.out, ": ", what)
	}
	fmt.Fprintln(q.out)
}

func (q quiet) row(t engine.Turn) {
	if !t.Feedback.Wins() {
		fmt.Fprintln(q.out, engine.Colour.Format(t))
	}
}

func (q quiet) win(g engine.Game) error {
	n := len(g.Turns())
	fmt.Fprintln(q.out, "Solved in", cli.CountGuesses(n))
	return q.scores.count(n, func(s records.Scores) error {
		_, err := io.WriteString(q.out, scoresTable(s))
		return err
	})
}

func (q quiet) lose(g engine.Game) error {
	_, err := fmt.Fprintln(q.out, reveal(g.Puzzle.Secret))
	return err
}

func (q quiet) notation() engine.Notation { return engine.Colour }

func (q quiet) leave() {}
