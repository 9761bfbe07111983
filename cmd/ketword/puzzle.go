package main

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"ketword/app/records"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/cli"
)

// ruleFlags are the flags of the rules, for all commands that play.
type ruleFlags struct {
	quantum, hard, strict bool
	titled                engine.Mode // that of a result's title; not valid if there is none
}

// add adds the flags to a set. They have their values once it is parsed.
func (f *ruleFlags) add(set *flag.FlagSet) {
	set.BoolVar(&f.quantum, "quantum", false, "the secret is two words that share no letter; guessing either wins")
	set.BoolVar(&f.hard, "hard", false, "guesses must use the hints")
	set.BoolVar(&f.strict, "strict", false, "guesses must be words that can still be the secret, or one of its two words")
}

// check returns an error for flags that don't go together.
func (f *ruleFlags) check() error {
	if f.hard && f.strict {
		return errors.New("-hard and -strict: choose one")
	}
	return nil
}

func (f *ruleFlags) mode() engine.Mode {
	switch {
	case f.quantum:
		return engine.Quantum
	case f.titled.Valid():
		return f.titled
	}
	return engine.Classic
}

// level returns the level that is played at.
func (f *ruleFlags) level() engine.Level {
	switch {
	case f.strict:
		return engine.Strict
	case f.hard:
		return engine.Hard
	}
	return engine.Normal
}

// heed takes over the rules that the title of a result names, where no flag says otherwise.
func (f *ruleFlags) heed(t engine.Transcript) {
	level := t.Title.Level
	if other, is := t.OtherGame(); is {
		level = other
	}
	f.titled = t.Title.Mode
	if f.level() == engine.Normal {
		f.hard, f.strict = level == engine.Hard, level == engine.Strict
	}
}

// puzzleFlags are the flags that name a puzzle: its rules, and a seed, a day, a
// secret, or none of them.
type puzzleFlags struct {
	ruleFlags
	tries  cli.Optional[int]
	seed   cli.Optional[engine.Seed]
	day    string
	secret string
}

// puzzleSynopsis is how the flags stand in a command's synopsis, without tries.
const puzzleSynopsis = "[-quantum] [-hard | -strict] [-seed N | -day DAY | -secret W[,W2]]"

// today is the day of the player's own calendar.
const today = "today"

// addPuzzleFlags adds the flags to a set. They have their values once it is
// parsed. usualTries says how many tries there are without the flag.
func addPuzzleFlags(set *flag.FlagSet, usualTries string) *puzzleFlags {
	f := &puzzleFlags{}
	f.ruleFlags.add(set)
	cli.AddOptional(set, &f.tries, "tries", "`NUMBER` of guesses that you have, 1 to 100; 0 for no limit (default "+usualTries+")", engine.ParseTries)
	cli.AddOptional(set, &f.seed, "seed", "`NUMBER` of the puzzle, from 0 to 2^63-1, as on the site", func(s string) (engine.Seed, error) {
		return engine.ParseSeed(s)
	})
	set.StringVar(&f.day, "day", "", "play the daily puzzle of this `DAY`: today, a date such as 2026-01-31, or a number such as 31 or #31")
	set.StringVar(&f.secret, "secret", "", "play with this secret: a word that may be guessed, or two with a comma between, `WORD[,WORD]`")
	return f
}

// check returns an error for flags that don't go together.
func (f *puzzleFlags) check() error {
	ways := 0
	for _, given := range []bool{f.seed.Given, f.day != "", f.secret != ""} {
		if given {
			ways++
		}
	}
	if ways > 1 {
		return errors.New("-seed, -day and -secret: choose one")
	}
	return f.ruleFlags.check()
}

func (f *puzzleFlags) mode() engine.Mode {
	if strings.Contains(f.secret, separator) {
		return engine.Quantum
	}
	return f.ruleFlags.mode()
}

// separator stands between the words of a secret.
const separator = ","

// rules returns the rules, with that many tries unless others are asked for. A
// daily puzzle has those of the site, so that it is the same puzzle in a history.
func (f *puzzleFlags) rules(length, tries int) engine.Rules {
	switch {
	case f.tries.Given:
		tries = f.tries.Value
	case f.day != "":
		tries = engine.DefaultTries
	}
	return engine.Rules{Mode: f.mode(), Length: length, Tries: tries, Level: f.level()}
}

// puzzle returns the puzzle. Unless the flags name one, its seed is drawn.
func (f *puzzleFlags) puzzle(e cli.Env, l *lexicon.Lexicon, tries int, draw drawSeed) (engine.Puzzle, error) {
	r := f.rules(l.Length(), tries)
	switch {
	case f.secret != "":
		secret, err := f.parseSecret(l)
		return engine.Puzzle{Identity: engine.Identity{Rules: r, Lang: l.Lang()}, Secret: secret}, err
	case f.day != "":
		return f.daily(e, r, l)
	case f.seed.Given:
		return l.Puzzle(r, f.seed.Value)
	}
	seed, err := draw(r, l)
	if err != nil {
		return engine.Puzzle{}, err
	}
	return l.Puzzle(r, seed)
}

// drawn reports whether the puzzle is drawn, as no flag names it.
func (f *puzzleFlags) drawn() bool { return !f.seed.Given && f.day == "" && f.secret == "" }

// tellDrawn shows the seed of a drawn puzzle to a person at a terminal, and the command that plays
// it again. args are the arguments of the command.
func (f *puzzleFlags) tellDrawn(e cli.Env, seed engine.Seed, command string, args []string) {
	if !f.drawn() || !e.Watched() {
		return
	}
	words := []string{"ketword", command, "-seed", fmt.Sprint(seed)}
	for _, arg := range args {
		words = append(words, cli.Quoted(arg))
	}
	fmt.Fprintf(e.Stderr, "Puzzle %d. To play it again: %s\n", seed, strings.Join(words, " "))
}

// daily returns the puzzle of the requested day. If the clock is before the first day, it returns
// the first puzzle, and says so.
func (f *puzzleFlags) daily(e cli.Env, r engine.Rules, l *lexicon.Lexicon) (engine.Puzzle, error) {
	day, err := parseDay(f.day, dayOf(e.Now()))
	if err != nil {
		return engine.Puzzle{}, err
	}
	if day < 0 {
		fmt.Fprintf(e.Stderr, "ketword: -day %s: %s; this is the first\n", cli.QuotedLine(f.day), firstDay)
	}
	p, err := l.Daily(r, day)
	if _, bad := engine.ParseIdentity(p.Identity.String()); err == nil && bad != nil {
		err = fmt.Errorf("-day %s: too far in the future", f.day)
	}
	return p, err
}

// firstDay says which days have puzzles.
const firstDay = "daily puzzles begin on 2026-01-01, with number 1"

// parseDay reads a day: today, a date or a number; of the last two, one that has a
// puzzle.
func parseDay(s string, now engine.Day) (engine.Day, error) {
	if s == today {
		return now, nil
	}
	var day engine.Day
	number, err := strconv.Atoi(strings.TrimPrefix(s, "#")) // as it stands in texts that are shared
	if err == nil {
		day = engine.DayWithNumber(number)
	} else if date, err := time.Parse(time.DateOnly, s); err == nil {
		day = dayOf(date)
	} else {
		return 0, fmt.Errorf("-day %s: expected %s, a date such as 2026-01-31, or a number such as 31", s, today)
	}
	if day < 0 {
		return 0, fmt.Errorf("-day %s: %s", s, firstDay)
	}
	return day, nil
}

// dayOf returns the day of a time, by its own calendar.
func dayOf(t time.Time) engine.Day { return engine.DayOf(t.Date()) }

// zoneOf returns the zone of a clock.
func zoneOf(t time.Time) records.Zone {
	_, seconds := t.Zone()
	return records.ZoneOf(seconds / 60)
}

// parseSecret reads the secret's words, which must be allowed guesses.
func (f *puzzleFlags) parseSecret(l *lexicon.Lexicon) (engine.Secret, error) {
	parts := strings.Split(f.secret, separator)
	if len(parts) != int(f.mode()) {
		return engine.Secret{}, fmt.Errorf("-secret %s: expected %d words", f.secret, f.mode())
	}
	var words []engine.Word
	for _, part := range parts {
		w, err := cli.ParseGuess(part, l)
		if err != nil {
			return engine.Secret{}, fmt.Errorf("-secret: %w", err)
		}
		words = append(words, w)
	}
	secret, err := engine.NewSecret(words...)
	if err != nil {
		err = fmt.Errorf("-secret %s: %w", f.secret, err)
	}
	return secret, err
}

// drawSeed finds a seed where none is asked for.
type drawSeed func(engine.Rules, *lexicon.Lexicon) (engine.Seed, error)

// atRandom draws the secret.
func atRandom(random *rand.Rand) drawSeed {
	return func(r engine.Rules, l *lexicon.Lexicon) (engine.Seed, error) { return l.Draw(r, random) }
}
