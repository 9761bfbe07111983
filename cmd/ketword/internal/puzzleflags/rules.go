package puzzleflags

import (
	"errors"
	"flag"

	"ketword/engine"
)

// Rules are the flags of the rules that every command has which plays.
type Rules struct{ Quantum, Hard, Strict bool }

// Add adds the flags to a set. They have their values once it is parsed.
func (r *Rules) Add(set *flag.FlagSet) {
	set.BoolVar(&r.Quantum, "quantum", false, "the secret is two words that share no letter")
	set.BoolVar(&r.Hard, "hard", false, "hints must be used")
	set.BoolVar(&r.Strict, "strict", false, "guesses must be able to be the secret, or part of it")
}

// Check tells which flags don't go together.
func (r *Rules) Check() error {
	if r.Hard && r.Strict {
		return errors.New("-hard and -strict: choose one")
	}
	return nil
}

// Mode returns the mode that is played.
func (r *Rules) Mode() engine.Mode {
	if r.Quantum {
		return engine.Quantum
	}
	return engine.Classic
}

// Difficulty returns the level that is played at.
func (r *Rules) Difficulty() engine.Difficulty {
	switch {
	case r.Strict:
		return engine.Strict
	case r.Hard:
		return engine.Hard
	}
	return engine.Normal
}
