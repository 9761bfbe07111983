package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/cli"
)

const (
	defaultStrategy = "eliminate"
	bestStrategy    = "best" // which has books
)

func strategyNames() string { return strings.Join(solver.Names(), ", ") }

// checkStrategies returns an error for a name that is not among those to choose from.
func checkStrategies(choice []string, names ...string) error {
	for _, name := range names {
		if !slices.Contains(choice, name) {
			return fmt.Errorf("unknown strategy %q; choose from %s", name, strings.Join(choice, ", "))
		}
	}
	return nil
}

// checkCareless returns an error for a strategy that can't play at a level.
func checkCareless(name string, level engine.Level) error {
	if level != engine.Normal && coach.Careless(name) {
		return fmt.Errorf("the strategy %s can't play with -%s", name, level)
	}
	return nil
}

// playerSpec is all that a player depends on, besides the name of its strategy.
type playerSpec struct {
	lexicon *lexicon.Lexicon // of the list
	mode    engine.Mode
	level   engine.Level
	opener  string // first guess, whatever the strategy; or ""
	quick   bool   // guesses are wanted at once, where counting everything takes seconds
	random  *rand.Rand
}

func (s playerSpec) player(name string) (solver.Player, error) {
	if err := checkStrategies(solver.Names(), name); err != nil {
		return nil, err
	}
	if err := checkCareless(name, s.level); err != nil {
		return nil, err
	}
	p, _ := solver.Named(name, s.mode, s.level, s.random)
	if greedy, is := p.(solver.Greedy); is && s.quick {
		greedy.Work = s.quickWork()
		p = greedy
	}
	if s.opener == "" {
		return p, nil
	}
	first, err := cli.ParseGuess(s.opener, s.lexicon)
	if err != nil {
		return nil, fmt.Errorf("-opener: %w", err)
	}
	return solver.Opening{First: first, Player: p}, nil
}

// quickWork is what is counted for a guess in about a second, in guesses times secrets.
func (s playerSpec) quickWork() int {
	const work = 500_000_000
	if s.lexicon.Length() > solver.CountedLength {
		return work / solver.Scoring
	}
	return work
}

// rankingStrategies returns the names of the strategies that rank guesses,
// rather than draw them.
func rankingStrategies() []string {
	return slices.DeleteFunc(solver.Names(), func(name string) bool {
		p, _ := solver.Named(name, engine.Classic, engine.Normal, nil)
		return costOf(p) == nil
	})
}

// costOf returns the cost that a player ranks guesses by; nil if it draws them.
func costOf(p solver.Player) solver.Cost {
	switch p := p.(type) {
	case solver.Greedy:
		return p.Cost
	case solver.Lookahead:
		return p.Cost
	case solver.Opening:
		return costOf(p.Player)
	}
	return nil
}
