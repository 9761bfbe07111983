package play

import (
	"fmt"
	"io"
	"unicode/utf8"

	"ketword/engine"
)

// digits counts tries, answers in digits, and lets a solver play on after a
// loss.
type digits struct {
	out    io.Writer
	helper helper
	length int
}

func (d digits) hear(line string) string { return folded(line) }

func (d digits) ask(g *game) {
	of := ""
	if tries := g.puzzle.Rules.Tries; tries != engine.Unlimited {
		of = fmt.Sprintf("/%d", tries)
	}
	fmt.Fprintf(d.out, "\nAttempt %d%s - Enter a %d-letter word: ", g.try(), of, d.length)
}

func (d digits) refuse(guess string, err error) {
	what := hint(err)
	switch {
	case utf8.RuneCountInString(guess) != d.length:
		fmt.Fprintf(d.out, "Word must be %d letters!\n", d.length)
	case what != "":
		fmt.Fprint(d.out, what, ". Try again!")
	default:
		fmt.Fprint(d.out, "That word is invalid. Try again!")
	}
}

func (d digits) row(t engine.Turn) {
	fmt.Fprint(d.out, "\nthis is your feedback: ", engine.Digits.Format(t))
}

func (d digits) win(g *game) error {
	_, err := fmt.Fprintf(d.out, "\nYou guessed the word in %d attempts!\n", len(g.turns))
	return err
}

func (d digits) lose(g *game) error {
	fmt.Fprint(d.out, "\nNo more attempts, you failed finding the word\n")
	return d.helper.play(d.out, g)
}

func (d digits) leave() { fmt.Fprintln(d.out) }
