// Package lab is the command that plays tournaments of strategies and prints
// what came of them.
package lab

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"time"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/wordlists"
)

// Streams are where the command writes. Progress is nil unless it is a
// terminal.
type Streams struct{ Out, Errors, Progress io.Writer }

// Run plays a tournament of each strategy that the arguments name. If ctx
// ends, what is known by then is printed.
func Run(ctx context.Context, args []string, s Streams) error {
	o, err := parse(args, s.Errors)
	if err != nil {
		return err
	}
	l, err := o.list.Load()
	if err != nil {
		return err
	}
	players, err := o.players(l)
	if err != nil {
		return err
	}
	t := tournament{options: o, candidates: solver.NewTable(l).Candidates(o.words()), streams: s}
	var reports []report
	for i, player := range players {
		r, err := t.play(ctx, o.names()[i], player)
		reports = append(reports, r)
		if err != nil {
			print(s.Out, reports, o.json)
			return err
		}
	}
	return print(s.Out, reports, o.json)
}

// tournament plays all games of a list, or some.
type tournament struct {
	options    options
	candidates solver.Candidates
	streams    Streams
}

// play plays the games of one strategy.
func (t tournament) play(ctx context.Context, name string, p solver.Player) (report, error) {
	line := newLine(t.streams.Progress, name)
	defer line.end()
	start := time.Now()
	var result solver.Result
	var err error
	if t.options.sample > 0 {
		result, err = solver.Sample(ctx, p, t.candidates, t.drawn(), line.progress)
	} else {
		result, err = solver.Tournament(ctx, p, t.candidates, line.progress)
	}
	return newReport(name, result, time.Since(start)), err
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
func (o options) players(l *lexicon.Lexicon) ([]solver.Player, error) {
	var players []solver.Player
	for _, name := range o.names() {
		p, found := solver.Named(name, o.words(), o.difficulty(), rand.New(rand.NewPCG(o.seed, 1)))
		if !found {
			return nil, fmt.Errorf("no strategy %q: there are %s", name, strings.Join(solver.Names(), ", "))
		}
		if name == "best" {
			p = o.booked(p, l)
		}
		players = append(players, p)
	}
	if o.opener == "" {
		return players, nil
	}
	first, err := engine.ParseWord(o.opener)
	if err != nil || !l.Has(first) {
		return nil, fmt.Errorf("opener %q: not in the list", o.opener)
	}
	for i := range players {
		players[i] = solver.Opening{First: first, Player: players[i]}
	}
	return players, nil
}

// booked gives a player the book of a list of the program, if there is one for
// such secrets and it may play so.
func (o options) booked(p solver.Player, l *lexicon.Lexicon) solver.Player {
	if !o.quantum || o.list.List != "" || o.difficulty() != engine.Normal {
		return p
	}
	book, err := solver.ParseBook(wordlists.Book(o.list.Lang, o.list.Length))
	if err != nil || !book.Fits(l) {
		return p
	}
	return solver.Booked{Book: book, Player: p}
}
