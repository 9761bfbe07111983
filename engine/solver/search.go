package solver

import (
	"slices"

	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/exact"
)

// query asks for the guesses of least cost.
type query struct {
	Options
	among []int // these only, besides words that are possible; empty for all
}

// top returns the guesses of a query, the best first. Beside an error, it returns the best of those
// looked at by then.
//
// For many secrets it may use a shortlist: a few secrets tell which guesses are good enough to be
// counted over all. For costs that depend on all groups, the shortlist nearly always has the best
// guess; for [Minimax] and [MostParts], often one that is nearly as good.
func (c Candidates) top(ctx engine.Context, q query) ([]choice, error) {
	if c.Len() == 0 {
		return nil, ErrNone
	}
	q.Width = max(q.Width, 1)
	s := search{query: q, allowed: c.allowed(q.Level), looked: make([]bool, len(c.table.guesses))}
	sample, size := q.shortlist(c)
	if s.short = sample > 0; s.short {
		q := query{Options: Options{Cost: q.Cost, Level: q.Level, Width: max(q.Width, size)}}
		list, err := c.sample(sample).top(ctx, q)
		if err != nil {
			return list[:min(s.Width, len(list))], err
		}
		s.among = numbers(list)
	}
	s.ranker = newRanker(c)
	err := s.run(ctx)
	if err == nil && len(s.top) == 0 {
		err = ErrNone
	}
	return s.top, err
}

// search looks for the guesses of a query.
type search struct {
	*ranker
	query
	allowed func(engine.Word) bool // by the level; nil allows all
	short   bool                   // the guesses to look at are a shortlist
	top     []choice               // the best so far, in order
	looked  []bool                 // by guess
}

// run looks at words of possible secrets first, since often no other guess beats them. With a
// shortlist it looks at that.
func (s *search) run(ctx engine.Context) error {
	other := s.ideal(0)
	if !s.short {
		winning := s.ideal(s.candidates.secrets.MostWon())
		winning.cost = min(winning.cost, other.cost)
		if err := s.lookAt(ctx, s.candidates.winning(), winning); err != nil {
			return err
		}
	}
	if len(s.among) > 0 {
		return s.lookAt(ctx, s.among, other)
	}
	return s.lookAt(ctx, s.candidates.table.numbers, other)
}

// lookAt looks at guesses until one is as good as the ideal.
func (s *search) lookAt(ctx engine.Context, guesses []int, ideal choice) error {
	w := work{each: s.work()}
	for _, guess := range guesses {
		if s.reached(ideal) {
			return nil
		}
		if s.looked[guess] {
			continue
		}
		s.evaluate(guess)
		if err := w.done(ctx); err != nil {
			return err
		}
	}
	return engine.Pause(ctx)
}

// ideal returns a guess that wins some secrets, and leaves every other one in a
// group of its own.
func (s *search) ideal(wins int) choice {
	n := s.candidates.Len()
	split := Split{Secrets: n, Sizes: slices.Repeat([]int32{1}, n-wins), Wins: wins}
	if wins > 0 {
		split.Sizes = append(split.Sizes, int32(wins))
	}
	return choice{cost: s.Cost(split), wins: wins}
}

// reached reports whether the only guess that is wanted costs no more than
// the ideal, and wins as many secrets.
func (s *search) reached(ideal choice) bool {
	return s.Width == 1 && len(s.top) == 1 && s.top[0].cost <= ideal.cost && s.top[0].wins >= ideal.wins
}

// evaluate considers a guess.
func (s *search) evaluate(guess int) {
	s.looked[guess] = true
	if s.allowed != nil && !s.allowed(s.candidates.table.guesses[guess]) {
		return
	}
	split := s.split(guess)
	c := choice{guess: guess, cost: s.Cost(split), wins: split.Wins}
	if len(s.top) == s.Width && !c.better(s.top[len(s.top)-1]) {
		return
	}
	s.top = each.Inserted(s.top, c, choice.compare)
	if len(s.top) > s.Width {
		s.top = s.top[:s.Width]
	}
}

// allowed returns which guesses the rules allow after the turns so far, at the stricter of a level
// and that of the candidates; nil if they allow all. It decides as [engine.Rules.Check] does. With
// two secret words hard means strict: some answer must make a pair with the guess.
func (c Candidates) allowed(level engine.Level) func(engine.Word) bool {
	level = max(level, c.level)
	switch {
	case level == engine.Normal || len(c.turns) == 0:
		return nil
	case c.partners() != nil:
		return c.partners()(c.turns)
	}
	demands := each.Of(c.turns, func(t engine.Turn) exact.Filter { return exact.Demand(level, t) })
	return func(guess engine.Word) bool {
		for _, may := range demands {
			if !may(guess) {
				return false
			}
		}
		return true
	}
}

// partners returns a function that returns, for some turns, which words have a partner after them;
// nil with one word to a secret.
func (c Candidates) partners() func([]engine.Turn) exact.Filter {
	if c.mode == engine.Classic {
		return nil
	}
	return func(turns []engine.Turn) exact.Filter { return c.table.answers.Partners(turns).Has }
}

// numbers returns the guesses of choices in alphabetical order.
func numbers(choices []choice) []int {
	guesses := each.Of(choices, func(c choice) int { return c.guess })
	return each.SortedInts(guesses)
}
