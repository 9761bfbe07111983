// Package assist is the command that helps in a game that is played elsewhere.
package assist

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"ketword/cmd/ketword/internal/lines"
	"ketword/cmd/ketword/internal/strategy"
	"ketword/cmd/ketword/internal/world"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
)

// Run reads rows and prints what to guess next.
func Run(args []string, w world.World) error {
	o, err := parse(args, w)
	if err != nil {
		return err
	}
	l, err := o.list.Load(w.ReadFile)
	if err != nil {
		return err
	}
	rules := engine.Rules{Mode: o.rules.Mode(), Length: l.Length(), Difficulty: o.rules.Difficulty()}
	player, err := strategy.Setting{
		List: o.list, Lexicon: l, Mode: rules.Mode, Difficulty: rules.Difficulty, Random: w.Random(),
	}.Player(o.strategy)
	if err != nil {
		return err
	}
	table := solver.NewTable(l)
	all := table.Candidates(rules.Mode)
	if all.Len() == 0 {
		return lexicon.ErrNoPair
	}
	h := helper{rules: rules, words: l, table: table, candidates: all, player: player, top: o.top, out: w.Out}
	return h.follow(lines.NewReader(w.In))
}

// helper follows a game.
type helper struct {
	rules      engine.Rules
	words      *lexicon.Lexicon
	table      *solver.Table
	turns      []engine.Turn
	candidates solver.Candidates // after the turns
	player     solver.Player
	top        int
	out        io.Writer
}

// follow answers every line. Before the first it gives no advice, which can
// take some seconds: whoever wants it enters an empty line.
func (h *helper) follow(in lines.Reader) error {
	quits := lines.Quits(h.words)
	h.tellSecrets()
	for {
		line, err := in.Next()
		text := strings.TrimSpace(line)
		switch {
		case err == io.EOF || quits[strings.ToLower(text)]:
			return nil
		case err == nil:
			err = h.answer(text)
		}
		if err != nil {
			return err
		}
	}
}

// answer takes in a row and says what to guess next; an empty line is no row.
func (h *helper) answer(line string) error {
	if line != "" {
		if err := h.take(line); err != nil {
			_, err := fmt.Fprintln(h.out, err)
			return err
		}
		h.tellSecrets()
		world.Show(h.out)
	}
	return h.advise(context.Background())
}

// take takes in a row. One that can't be is left out, and told.
func (h *helper) take(line string) error {
	t, err := parseTurn(line, h.rules)
	if err != nil {
		return err
	}
	turns := append(slices.Clip(h.turns), t)
	after, err := h.table.Position(h.rules.Mode, turns)
	if impossible, is := errors.AsType[*solver.ContradictionError](err); is {
		return errors.New(contradiction(turns, impossible))
	}
	if err != nil {
		return err
	}
	h.turns, h.candidates = turns, after
	return nil
}

// parseTurn reads a guess and its marks.
func parseTurn(line string, r engine.Rules) (engine.Turn, error) {
	fields := strings.Fields(line)
	if len(fields) < 2 {
		return engine.Turn{}, fmt.Errorf("%q: want a guess and its marks, as in %s", line, example)
	}
	guess, err := engine.ParseWord(fields[0])
	if err != nil {
		return engine.Turn{}, fmt.Errorf("%q: %w", fields[0], err)
	}
	marks := strings.Join(fields[1:], "") // some write emoji apart
	feedback, err := engine.ParseFeedback(marks)
	switch {
	case err != nil:
		return engine.Turn{}, fmt.Errorf("%s: %w", marks, err)
	case guess.Len() != r.Length:
		return engine.Turn{}, fmt.Errorf("%s: %w", guess, &engine.LengthError{Got: guess.Len(), Min: r.Length, Max: r.Length})
	case feedback.Len() != r.Length:
		return engine.Turn{}, fmt.Errorf("%s: %d marks, want %d", marks, feedback.Len(), r.Length)
	case feedback.Mixed() && r.Mode == engine.Classic:
		return engine.Turn{}, fmt.Errorf("%s: a mixed row, which only quantum has", marks)
	}
	return engine.Turn{Guess: guess, Feedback: feedback}, nil
}

// example is a line as it is read.
const example = "slate o_*__, slate 1X0XX or slate 🟩⬛🟨⬛⬛"
