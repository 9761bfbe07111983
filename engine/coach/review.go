package coach

import (
	"math"
	"slices"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
)

// Row is what can be said of one turn of a game.
type Row struct {
	Number        int             // of the turn, from 0
	solver.Review                 // the figures; for either guess, Parts is the number of groups and Worst the largest
	Listed        bool            // the list has the guess
	Allowed       bool            // the level allows it, too
	BestTurn      engine.Turn     // the best guess with the row that it would have had; the zero Turn if the secret is not known
	Familiar      engine.Word     // the best guess among the answers, which most players know, if neither the best guess nor the turn's is one
	FewBefore     []engine.Secret // all that were possible before the turn, if they are at most MaxFew
	FewAfter      []engine.Secret // and after it
}

// Won reports whether the turn wins the game.
func (r Row) Won() bool { return r.Turn.Feedback.Wins() }

// BitsBefore returns the information that is lacking before the turn.
func (r Row) BitsBefore() float64 { return bits(r.Before) }

// BitsAfter returns the information that is lacking after the turn: none after a win.
func (r Row) BitsAfter() float64 {
	if r.Won() {
		return 0
	}
	return bits(r.After)
}

// bits returns the information that is lacking if so many secrets are possible.
func bits(secrets int) float64 { return math.Log2(float64(max(secrets, 1))) }

// Summary is what can be said of a whole game.
type Summary struct {
	Turns   int       // of the game
	Skill   float64   // mean, 0 … 99
	Luck    float64   // mean, 0 … 99
	Bits    float64   // information that the turns gave in all
	Lacking []float64 // information that was lacking before each turn, and after the last, in bits
}

// Summarise says what the rows of a game come to.
func Summarise(rows []Row) Summary {
	s := Summary{Turns: len(rows)}
	for i, r := range rows {
		if i == 0 {
			s.Lacking = append(s.Lacking, r.BitsBefore())
		}
		s.Lacking = append(s.Lacking, r.BitsAfter())
		s.Skill += float64(r.Skill) / float64(len(rows))
		s.Luck += float64(r.Luck) / float64(len(rows))
		s.Bits += r.Bits
	}
	return s
}

// Review reviews the turns of a game by the strongest player's cost, and compares each guess with
// those that the rules allowed. It tells each row as soon as it is known. If the secret is not
// known, it may be any that fits the turns.
//
// If the secret is not an answer, the secrets are those of all guesses. Of a game whose secret the
// list lacks ([Game.Missing]) no row is told, since its secret is among none of these. The review
// ends after the turn that leaves no secret: the rows are not of one game.
//
// The error is that of ctx, of [engine.Rules.Validate], a wrapped [*engine.LengthError] for rules
// or turns of another length, or [lexicon.ErrNoPair] for a list without pairs.
func Review(ctx engine.Context, t *solver.Table, g Game, tell func(Row)) error {
	g, ends, err := g.ends(ctx, t)
	if err != nil {
		return err
	}
	c, err := g.after(ctx, t, nil)
	if err != nil || g.Missing(t.Lexicon()) {
		return err
	}
	for i, turn := range g.Turns {
		if c.Len() == 0 {
			return nil
		}
		row, after, err := g.row(ctx, c, turn, ends)
		if err != nil {
			return err
		}
		row.Number = i
		tell(row)
		c = after
	}
	return nil
}

// ends returns the secrets that a game can have had: its own if that is known, else those that fit
// the longest possible beginning of its turns. It also returns the game with the pool of these
// secrets.
func (g Game) ends(ctx engine.Context, t *solver.Table) (Game, []engine.Secret, error) {
	if g.known() {
		return g.revealed(t.Lexicon()), []engine.Secret{g.Secret}, nil
	}
	c, err := g.after(ctx, t, g.Turns)
	if g.Pool = c.Pool(); err != nil || c.Len() > 0 {
		return g, c.Ends(), err
	}
	all, err := g.after(ctx, t, nil)
	return g, all.Fitting(g.Turns).Ends(), err
}

// revealed returns the game with the pool of its known secret: all guesses, unless the secret is an
// answer.
func (g Game) revealed(l *lexicon.Lexicon) Game {
	if !g.Drawn(l) && !g.Missing(l) {
		g.Pool = solver.Guesses
	}
	return g
}

// row reviews a turn. It also returns the secrets that the turn leaves.
func (g Game) row(ctx engine.Context, c solver.Candidates, turn engine.Turn, ends []engine.Secret) (Row, solver.Candidates, error) {
	review, err := solver.Reviewer{Cost: costOf(g.Rules.Mode), Ends: ends, Known: true}.Turn(ctx, c, turn)
	if err != nil {
		return Row{}, c, err
	}
	if err := engine.Pause(ctx); err != nil {
		return Row{}, c, err
	}
	after, list := c.After(turn), c.Lexicon()
	row := Row{Review: review, Listed: list.Has(turn.Guess), Allowed: c.Allows(turn.Guess), FewBefore: few(c), FewAfter: few(after)}
	if g.known() {
		row.BestTurn = engine.Turn{Guess: review.Best.Guess, Feedback: engine.Score(review.Best.Guess, g.Secret)}
	}
	if best := review.Best.Guess; best != turn.Guess && !list.IsAnswer(best) {
		word, err := familiar(ctx, c)
		if err != nil {
			return Row{}, c, err
		}
		if list.IsAnswer(word) && word != turn.Guess {
			row.Familiar = word
		}
	}
	return row, after, nil
}

// few returns all candidates, if they are few.
func few(c solver.Candidates) []engine.Secret {
	if c.Sampled() || c.Len() > MaxFew {
		return nil
	}
	return slices.Collect(c.All())
}

// WhatIf returns the row of another guess in place of a turn, whether or not the list has the
// guess. Turns count from 0; the turn after the last is the next guess. The error is that of
// [Review], [ErrNoSecret], [solver.ErrNone] if no secret was possible any more, [ErrNoTurn] for a
// turn that the game does not have, or a [*engine.LengthError] for a guess of another length.
func WhatIf(ctx engine.Context, t *solver.Table, g Game, turn int, guess engine.Word) (Row, error) {
	if !g.known() {
		return Row{}, ErrNoSecret
	}
	if turn < 0 || turn > len(g.Turns) {
		return Row{}, ErrNoTurn
	}
	if n := t.Lexicon().Length(); guess.Len() != n {
		return Row{}, &engine.LengthError{Got: guess.Len(), Min: n, Max: n}
	}
	c, err := g.revealed(t.Lexicon()).after(ctx, t, g.Turns[:turn])
	if err != nil {
		return Row{}, err
	}
	played := engine.Turn{Guess: guess, Feedback: engine.Score(guess, g.Secret)}
	row, _, err := g.row(ctx, c, played, []engine.Secret{g.Secret})
	row.Number = turn
	return row, err
}
