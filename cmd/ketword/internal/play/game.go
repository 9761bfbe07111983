package play

import (
	"ketword/engine"
	"ketword/engine/lexicon"
)

// game is a game under way. Unlike an [engine.Game] it is changed by a guess,
// so that thousands of them cost no copies.
type game struct {
	puzzle engine.Puzzle
	words  *lexicon.Lexicon
	turns  []engine.Turn
}

// guess plays a word, unless the rules refuse it.
func (g *game) guess(w engine.Word) (engine.Turn, error) {
	if err := g.puzzle.Rules.Check(g.turns, w, g.words); err != nil {
		return engine.Turn{}, err
	}
	t := engine.Turn{Guess: w, Feedback: engine.Score(w, g.puzzle.Secret)}
	g.turns = append(g.turns, t)
	return t, nil
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
