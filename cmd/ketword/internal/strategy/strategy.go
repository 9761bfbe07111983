// Package strategy finds the players of the solver that a command's flags
// name.
package strategy

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"ketword/cmd/ketword/internal/listflags"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/wordlists"
)

// Default is the strategy where none is named.
const Default = "eliminate"

// List returns the names of all strategies, as text.
func List() string { return strings.Join(solver.Names(), ", ") }

// Setting is what a player depends on besides its name.
type Setting struct {
	List       *listflags.Flags
	Lexicon    *lexicon.Lexicon // of the list
	Mode       engine.Mode
	Difficulty engine.Difficulty
	Opener     string // first guess, whatever the strategy; or ""
	Quick      bool   // guesses are wanted at once, where counting everything takes seconds
	Random     *rand.Rand
}

// best is the strategy that has books.
const best = "best"

// careless are the strategies that look at no difficulty.
var careless = []string{"openers"}

// Player returns the player of a name.
func (s Setting) Player(name string) (solver.Player, error) {
	if length := s.Lexicon.Length(); length > solver.MaxLength {
		return nil, fmt.Errorf("words of %d letters: strategies know words of up to %d", length, solver.MaxLength)
	}
	p, found := solver.Named(name, s.Mode, s.Difficulty, s.Random)
	switch {
	case !found:
		return nil, fmt.Errorf("no strategy %q: there are %s", name, List())
	case s.Difficulty != engine.Normal && slices.Contains(careless, name):
		return nil, fmt.Errorf("the strategy %s does not keep to -%s", name, s.Difficulty)
	case name == best:
		p = s.booked(p)
	}
	if greedy, is := p.(solver.Greedy); is && s.Quick {
		p = quick{greedy, s.Lexicon.Len()}
	}
	if s.Opener == "" {
		return p, nil
	}
	first, err := engine.ParseWord(s.Opener)
	if err == nil && !s.Lexicon.Has(first) {
		err = engine.ErrUnknown
	}
	if err != nil {
		return nil, fmt.Errorf("-opener: %q: %w", s.Opener, err)
	}
	return solver.Opening{First: first, Player: p}, nil
}

// booked gives a player the book of a list of the program, if there is one for
// such secrets and it may play so.
func (s Setting) booked(p solver.Player) solver.Player {
	lang, length, builtIn := s.List.BuiltIn()
	if s.Mode != engine.Quantum || !builtIn || s.Difficulty != engine.Normal {
		return p
	}
	book, err := solver.ParseBook(wordlists.Book(lang, length))
	if err != nil || !book.Fits(s.Lexicon) {
		return p
	}
	return solver.Booked{Book: book, Player: p}
}

// quick is a greedy player who chooses from a shortlist where counting
// everything would take long.
type quick struct {
	solver.Greedy
	guesses int // of the list
}

// longWork is how many secrets times guesses take about a second to count.
const longWork = 500_000_000

// Next returns a guess that costs least, or nearly so.
func (q quick) Next(ctx context.Context, c solver.Candidates) (engine.Word, error) {
	if c.Len() < longWork/q.guesses {
		return q.Greedy.Next(ctx, c)
	}
	top, err := solver.Best(ctx, c, q.Cost, q.Difficulty, 1)
	if len(top) == 0 {
		return engine.Word{}, err
	}
	return top[0].Guess, err
}

// CheckNames tells which of some names is no strategy's.
func CheckNames(names ...string) error {
	for _, name := range names {
		if !slices.Contains(solver.Names(), name) {
			return fmt.Errorf("no strategy %q: there are %s", name, List())
		}
	}
	return nil
}

// Cost returns what a player ranks guesses by; for one that draws at random,
// that of the default.
func Cost(p solver.Player) solver.Cost {
	switch p := p.(type) {
	case solver.Greedy:
		return p.Cost
	case solver.Lookahead:
		return p.Cost
	case solver.Booked:
		return Cost(p.Player)
	case solver.Opening:
		return Cost(p.Player)
	}
	return solver.Eliminate
}
