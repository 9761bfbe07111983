package solver

import (
	"context"
	"slices"

	"ketword/engine"
)

// choice is a guess under consideration, by its number.
type choice struct {
	guess    int
	cost     float64
	possible bool // it can win
}

// better reports whether a choice comes before another one: it costs less, or
// as much and can win where the other can't, or comes first in the alphabet.
func (a choice) better(b choice) bool {
	switch {
	case a.cost != b.cost:
		return a.cost < b.cost
	case a.possible != b.possible:
		return a.possible
	}
	return a.guess < b.guess
}

// search looks for the guesses of least cost.
type search struct {
	*ranker
	cost    Cost
	allowed func(engine.Word) bool // by the level of difficulty; nil allows all
	width   int                    // how many to keep
	top     []choice               // the best so far, in order
	looked  []bool                 // by guess
}

// best returns up to width guesses, the best first. Words that are still
// possible are looked at first: often one of them can't be beaten.
func (s *search) best(ctx context.Context) ([]choice, error) {
	s.looked = make([]bool, s.candidates.table.Len())
	other := s.ideal(0)
	winning := min(s.ideal(s.candidates.pool.most()), other)
	for _, guess := range s.possible() {
		s.look(guess)
		if s.reached(winning) {
			return s.top, nil
		}
	}
	done := 0
	for guess := range s.looked {
		if s.reached(other) {
			break
		}
		if s.looked[guess] {
			continue
		}
		s.look(guess)
		if done += s.each(); done >= workAtOnce {
			done = 0
			if err := ctx.Err(); err != nil {
				return s.top, err
			}
		}
	}
	return s.top, ctx.Err()
}

// ideal returns the cost of a guess that wins some secrets, and leaves every
// other one in a group of its own.
func (s *search) ideal(wins int) float64 {
	n := s.candidates.Len()
	split := Split{Secrets: n, Sizes: slices.Repeat([]int32{1}, n-wins), Wins: wins}
	if wins > 0 {
		split.Sizes = append(split.Sizes, int32(wins))
	}
	return s.cost(split)
}

// reached reports whether the only guess that is wanted costs no more than
// the ideal.
func (s *search) reached(ideal float64) bool {
	return s.width == 1 && len(s.top) == 1 && s.top[0].cost <= ideal
}

// possible returns the numbers of the words that occur in the candidates, in
// alphabetical order.
func (s *search) possible() []int {
	table := s.candidates.table
	var guesses []int
	for _, answer := range s.candidates.pool.answers() {
		guesses = append(guesses, int(table.answers[answer]))
	}
	slices.Sort(guesses)
	return guesses
}

// look considers a guess.
func (s *search) look(guess int) {
	s.looked[guess] = true
	if s.allowed != nil && !s.allowed(s.candidates.table.guesses[guess]) {
		return
	}
	split := s.split(guess)
	c := choice{guess: guess, cost: s.cost(split), possible: split.Wins > 0}
	if len(s.top) == s.width && !c.better(s.top[len(s.top)-1]) {
		return
	}
	at, _ := slices.BinarySearchFunc(s.top, c, func(a, b choice) int {
		if a.better(b) {
			return -1
		}
		return 1
	})
	s.top = slices.Insert(s.top, at, c)
	if len(s.top) > s.width {
		s.top = s.top[:s.width]
	}
}
