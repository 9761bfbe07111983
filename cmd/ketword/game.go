package main

import (
	"errors"
	"slices"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// game is a game under way. Unlike an [engine.Game] it is changed by a guess,
// so that thousands of them cost no copies.
type game struct {
	puzzle  engine.Puzzle
	words   *lexicon.Lexicon
	turns   []engine.Turn
	told    []engine.Turn         // of each guess the first: what was told again is no hint
	rows    []int                 // the numbers of those turns, from 0
	refused map[engine.Word]error // words that a hint rules out, and so will later
}

// guess plays a word, unless the rules refuse it.
func (g *game) guess(w engine.Word) (engine.Turn, error) {
	if err := g.check(w); err != nil {
		return engine.Turn{}, err
	}
	t := engine.Turn{Guess: w, Feedback: engine.Score(w, g.puzzle.Secret)}
	if g.puzzle.Rules.Difficulty != engine.Normal && !slices.Contains(g.told, t) {
		g.told, g.rows = append(g.told, t), append(g.rows, len(g.turns))
	}
	g.turns = append(g.turns, t)
	return t, nil
}

// check tells why the rules refuse a word. More turns never allow what one
// forbids, so a word need not be looked at again.
func (g *game) check(w engine.Word) error {
	if err, known := g.refused[w]; known {
		return err
	}
	err := g.puzzle.Rules.Check(g.told, w, g.words)
	hint, is := errors.AsType[*engine.HintError](err)
	if !is {
		return err
	}
	if hint.Turn >= 0 {
		hint.Turn = g.rows[hint.Turn]
	}
	if g.refused == nil {
		g.refused = map[engine.Word]error{}
	}
	g.refused[w] = hint
	return hint
}

// try returns the number of the next try, from 1.
func (g *game) try() int { return len(g.turns) + 1 }

// lost reports whether no tries are left.
func (g *game) lost() bool {
	tries := g.puzzle.Rules.Tries
	return tries != engine.Unlimited && len(g.turns) >= tries
}

// finished returns the game as the engine knows it; one that was left before
// its end is given up.
func (g *game) finished() (engine.Game, error) {
	guesses := make([]engine.Word, len(g.turns))
	for i, t := range g.turns {
		guesses[i] = t.Guess
	}
	played, err := engine.Replay(g.puzzle, guesses, g.words)
	return played.GiveUp(), err
}
