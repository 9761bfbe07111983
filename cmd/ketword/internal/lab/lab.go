// Package lab is the command that plays tournaments of strategies and prints
// what came of them.
package lab

import (
	"context"
	"errors"
	"math/rand/v2"

	"ketword/cmd/ketword/internal/strategy"
	"ketword/cmd/ketword/internal/world"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
)

// Run plays a tournament of each strategy that the arguments name. If it is
// interrupted, what is known by then is printed, and the error is
// [context.Canceled].
func Run(args []string, w world.World) error {
	ctx, stop := w.Context()
	defer stop()
	o, err := parse(args, w)
	if err != nil {
		return err
	}
	l, err := o.list.Load(w.ReadFile)
	if err != nil {
		return err
	}
	players, err := o.players(l)
	if err != nil {
		return err
	}
	t := tournament{options: o, candidates: solver.NewTable(l).Candidates(o.rules.Mode()), world: w}
	if t.candidates.Len() == 0 {
		return lexicon.ErrNoPair
	}
	var reports []report
	for i, player := range players {
		r, err := t.play(ctx, o.names()[i], player)
		reports = append(reports, r)
		if err != nil {
			return errors.Join(err, print(w.Out, reports, o.json))
		}
	}
	return print(w.Out, reports, o.json)
}

// tournament plays all games of a list, or some.
type tournament struct {
	options    *options
	candidates solver.Candidates
	world      world.World
}

// play plays the games of one strategy.
func (t tournament) play(ctx context.Context, name string, p solver.Player) (report, error) {
	line := newLine(t.world, name)
	defer line.end()
	start := t.world.Now()
	var result solver.Result
	var err error
	if t.options.sample > 0 {
		result, err = solver.Sample(ctx, p, t.candidates, t.drawn(), line.progress)
	} else {
		result, err = solver.Tournament(ctx, p, t.candidates, line.progress)
	}
	return newReport(name, result, t.world.Now().Sub(start)), err
}

// drawn returns the secrets of a sample, always the same for a seed.
func (t tournament) drawn() []engine.Secret {
	random := rand.New(rand.NewPCG(t.options.seed, 0))
	secrets := make([]engine.Secret, t.options.sample)
	for i := range secrets {
		secrets[i] = t.candidates.At(random.IntN(t.candidates.Len()))
	}
	return secrets
}

// players returns the players of the strategies that are named.
func (o *options) players(l *lexicon.Lexicon) ([]solver.Player, error) {
	setting := strategy.Setting{
		List: o.list, Lexicon: l, Mode: o.rules.Mode(), Difficulty: o.rules.Difficulty(),
		Opener: o.opener, Random: rand.New(rand.NewPCG(o.seed, 1)),
	}
	var players []solver.Player
	for _, name := range o.names() {
		p, err := setting.Player(name)
		if err != nil {
			return nil, err
		}
		players = append(players, p)
	}
	return players, nil
}
