// Package puzzleflags finds the puzzle that a command's flags name: its rules,
// and a seed, a day, a secret of one's own, or none.
package puzzleflags

import (
	"errors"
	"flag"
	"fmt"
	"strings"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// Flags are the flags that name a puzzle.
type Flags struct {
	Rules
	tries  optional[int]
	seed   optional[engine.Seed]
	day    string
	secret string
}

// Synopsis is how the flags stand in a command's synopsis, but for tries.
const Synopsis = "[-quantum] [-hard | -strict] [-seed N | -day DAY | -secret W[,W2]]"

// optional is a flag's value, if it was given.
type optional[T any] struct {
	value T
	given bool
}

// Add adds the flags to a set. They have their values once it is parsed. Tries
// tells the usual number.
func Add(set *flag.FlagSet, tries string) *Flags {
	f := &Flags{}
	f.Rules.Add(set)
	add(set, &f.tries, "tries", "`NUMBER` of tries, 0 for no limit (default "+tries+")", engine.ParseTries)
	add(set, &f.seed, "seed", "`NUMBER` of the puzzle, from 0 to 2^63-1; it is the same on the site", func(s string) (engine.Seed, error) {
		return engine.ParseSeed(s, engine.MaxSeed)
	})
	set.StringVar(&f.day, "day", "", "the daily puzzle of a `DAY`: today, or as 2026-01-31")
	set.StringVar(&f.secret, "secret", "", "the secret: an allowed guess, or two with a comma between, `WORD[,WORD]`")
	return f
}

// add adds an optional flag.
func add[T any](set *flag.FlagSet, o *optional[T], name, usage string, parse func(string) (T, error)) {
	set.Func(name, usage, func(s string) (err error) {
		o.value, err = parse(s)
		o.given = true
		return err
	})
}

// Check tells which flags don't go together.
func (f *Flags) Check() error {
	ways := 0
	for _, given := range []bool{f.seed.given, f.day != "", f.secret != ""} {
		if given {
			ways++
		}
	}
	if ways > 1 {
		return errors.New("-seed, -day and -secret: choose one")
	}
	return f.Rules.Check()
}

// Mode returns the mode of the game.
func (f *Flags) Mode() engine.Mode {
	if strings.Contains(f.secret, separator) {
		return engine.Quantum
	}
	return f.Rules.Mode()
}

// separator stands between the words of a secret.
const separator = ","

// OwnSecret reports whether the secret was given, so that the puzzle has no
// name.
func (f *Flags) OwnSecret() bool { return f.secret != "" }

// rules returns the rules, with that many tries unless others are asked for.
func (f *Flags) rules(length, tries int) engine.Rules {
	if f.tries.given {
		tries = f.tries.value
	}
	return engine.Rules{Mode: f.Mode(), Length: length, Tries: tries, Difficulty: f.Difficulty()}
}

// Draw finds a seed where none was asked for.
type Draw func(engine.Rules, *lexicon.Lexicon) (engine.Seed, error)

// Puzzle returns the puzzle. Unless the flags name one, its seed is drawn.
func (f *Flags) Puzzle(l *lexicon.Lexicon, tries int, today engine.Day, draw Draw) (engine.Puzzle, error) {
	r := f.rules(l.Length(), tries)
	switch {
	case f.secret != "":
		secret, err := f.parseSecret(l)
		return engine.Puzzle{Identity: engine.Identity{Rules: r, Lang: l.Lang()}, Secret: secret}, err
	case f.day != "":
		day, err := parseDay(f.day, today)
		if err != nil {
			return engine.Puzzle{}, err
		}
		p, err := l.Daily(r, day)
		if _, bad := engine.ParseIdentity(p.Identity.String()); err == nil && bad != nil {
			err = fmt.Errorf("-day %s: too far from today", f.day)
		}
		return p, err
	case f.seed.given:
		return l.Puzzle(r, f.seed.value)
	}
	seed, err := draw(r, l)
	if err != nil {
		return engine.Puzzle{}, err
	}
	return l.Puzzle(r, seed)
}

// parseSecret reads the secret's words, which must be allowed guesses.
func (f *Flags) parseSecret(l *lexicon.Lexicon) (engine.Secret, error) {
	parts := strings.Split(f.secret, separator)
	if len(parts) != int(f.Mode()) {
		return engine.Secret{}, fmt.Errorf("-secret %s: want %d words", f.secret, f.Mode())
	}
	var words []engine.Word
	for _, part := range parts {
		w, err := engine.ParseWord(part)
		if err == nil && !l.Has(w) {
			err = engine.ErrUnknown
		}
		if err != nil {
			return engine.Secret{}, fmt.Errorf("-secret: %q: %w", part, err)
		}
		words = append(words, w)
	}
	secret, err := engine.NewSecret(words...)
	if err != nil {
		err = fmt.Errorf("-secret %s: %w", f.secret, err)
	}
	return secret, err
}
