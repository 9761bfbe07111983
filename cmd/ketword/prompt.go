package main

import (
	"fmt"
	"io"

	"ketword/engine"
)

// prompt asks for every guess and answers in emoji.
type prompt struct {
	out   io.Writer
	asked bool // and not answered by a guess that was taken
}

func (p *prompt) folds() bool { return true }

func (p *prompt) ask(engine.Game) {
	if !p.asked {
		fmt.Fprint(p.out, "Please input your guess: ")
	}
	p.asked = true
}

func (p *prompt) refuse(_ string, err error) {
	what := hintText(err)
	if what == "" {
		what = "Invalid word"
	}
	fmt.Fprint(p.out, what, ". Try again: ")
}

func (p *prompt) row(t engine.Turn) {
	fmt.Fprintln(p.out, "Result:", engine.Emoji.Format(t))
	p.asked = false
}

func (p *prompt) win(engine.Game) error { return nil }

func (p *prompt) lose(g engine.Game) error {
	_, err := fmt.Fprintln(p.out, reveal(g.Puzzle.Secret))
	return err
}

func (p *prompt) notation() engine.Notation { return engine.Emoji }

func (p *prompt) leave() { fmt.Fprintln(p.out) }
