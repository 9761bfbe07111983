// Package play is the command that lets a person, or a script, play a game.
package play

import (
	"errors"
	"fmt"
	"io"

	"ketword/cmd/ketword/internal/lines"
	"ketword/cmd/ketword/internal/puzzleflags"
	"ketword/cmd/ketword/internal/wording"
	"ketword/cmd/ketword/internal/world"
	"ketword/engine"
)

// Run plays a game.
func Run(args []string, w world.World) error {
	o, err := parse(args, w)
	if err != nil {
		return err
	}
	l, err := o.list.Load(w.ReadFile)
	if err != nil {
		return err
	}
	p, err := o.puzzle.Puzzle(l, o.tries(), puzzleflags.DayOf(w.Now()), o.draw(w))
	if err != nil {
		return err
	}
	record := newRecord(o.history, w)
	if err := record.check(); err != nil {
		return err
	}
	m := match{
		game:  &game{puzzle: p, words: l},
		voice: o.speaker(w, l.Length()),
		lines: lines.NewReader(w.In),
		quits: lines.Quits(l),
		out:   w.Out,
	}
	err = m.play()
	if score, is := errors.AsType[*scoreError](err); is { // the game went well
		fmt.Fprintf(w.Errors, "ketword: %v\n", score)
		err = nil
	}
	return errors.Join(err, record.add(m.game, l))
}

// match is a game between a player and the program.
type match struct {
	*game
	voice
	lines lines.Reader
	quits map[string]bool // what stops the game
	out   io.Writer
}

// play plays the game to its end.
func (m match) play() error {
	for !m.lost() {
		m.ask(m.game)
		line, err := m.lines.Next()
		if err != nil && err != io.EOF {
			return err
		}
		guess := m.hear(line)
		if err == io.EOF || m.quits[guess] {
			m.leave()
			_, err := fmt.Fprintln(m.out, wording.Reveal(m.puzzle.Secret))
			return err
		}
		if m.answer(guess) {
			return m.win(m.game)
		}
	}
	return m.lose(m.game)
}

// answer plays a guess and reports whether it wins.
func (m match) answer(text string) (wins bool) {
	word, err := engine.MakeWord(text)
	var t engine.Turn
	if err == nil {
		t, err = m.guess(word)
	}
	if err != nil {
		m.refuse(text, err)
		return false
	}
	m.row(t)
	return t.Feedback.Wins()
}
