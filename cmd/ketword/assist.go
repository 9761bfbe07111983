package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/cli"
)

type assistOptions struct {
	list     *cli.ListFlags
	rules    ruleFlags
	any      bool // the secret may be any allowed word from the start
	strategy string
	top      int
}

const (
	assistSynopsis = cli.ListSynopsis + " [-quantum] [-hard | -strict] [-any] [-strategy S] [-top N]"
	assistAbout    = `Helps with a game that you play elsewhere. Enter every guess with its marks, such as
"slate 🟩⬛🟨⬛⬛", "slate o_*__" or "slate 1X0XX", and see the best next guesses. For
each the table has how many secrets it leaves on average, how much it tells in bits,
into how many parts it splits the secrets, and the size of the largest part. The rows
are in the order that the strategy prefers. Guesses marked * can be the secret. The
best first guesses come before any row. An empty line asks for guesses without a new
row. quit, :quit or the end of input stops.

The secret is taken to be an answer of the list; where none fits, it may be any allowed
word. With -any it may be any from the start, as in a challenge.

Strategies:
  best       looks further ahead than the figures tell; its choice comes first
  eliminate  leaves the fewest secrets on average
  entropy    tells the most bits on average
  minimax    leaves the smallest largest part, for the worst case
  parts      makes the most parts`
	usualTop = 10
	mostTop  = 1000 // guesses, more than anybody reads
)

func parseAssist(args []string, e cli.Env) (*assistOptions, error) {
	set := cli.NewFlags(e, "assist", assistSynopsis, assistAbout)
	o := &assistOptions{list: cli.AddListFlags(set.FlagSet), top: usualTop}
	o.rules.add(set.FlagSet)
	set.BoolVar(&o.any, "any", false, "the secret may be any allowed word")
	set.StringVar(&o.strategy, "strategy", bestStrategy, "`NAME` of the strategy: "+strings.Join(rankingStrategies(), ", "))
	cli.AddNumber(set.FlagSet, &o.top, "top", fmt.Sprintf("print the `N` best guesses, 1 to %d (default %d)", mostTop, usualTop), 1, mostTop)
	return o, set.ParseAll(args, o.check)
}

// check returns an error for values that can't be used.
func (o *assistOptions) check() error {
	ranking := rankingStrategies()
	if !slices.Contains(ranking, o.strategy) && slices.Contains(solver.Names(), o.strategy) {
		return fmt.Errorf("the strategy %s draws its guesses, and ranks none; choose from %s", o.strategy, strings.Join(ranking, ", "))
	}
	if err := checkStrategies(ranking, o.strategy); err != nil {
		return err
	}
	return o.rules.check()
}

// runAssist helps in a game that is played elsewhere: it reads rows and prints
// what to guess next.
func runAssist(args []string, e cli.Env) error {
	o, err := parseAssist(args, e)
	if err != nil {
		return err
	}
	l, err := o.list.Load(e)
	if err != nil {
		return err
	}
	rules := engine.Rules{Mode: o.rules.mode(), Length: l.Length(), Level: o.rules.level()}
	player, err := playerSpec{
		lexicon: l, mode: rules.Mode, level: rules.Level, random: e.Random(),
	}.player(o.strategy)
	if err != nil {
		return err
	}
	pool := solver.Answers
	if o.any {
		pool = solver.Guesses
	}
	table, err := o.list.Table(l).Over(context.Background(), pool)
	if err != nil {
		return err
	}
	all := table.Candidates(rules.Mode)
	if all.Len() == 0 {
		return lexicon.ErrNoPair
	}
	a := adviser{rules: rules, pool: pool, words: l, table: table, candidates: all, player: player, top: o.top, env: e}
	return a.follow(linesOf(e.Stdin))
}

// adviser follows a game.
type adviser struct {
	rules      engine.Rules
	pool       solver.Pool
	words      *lexicon.Lexicon
	table      *solver.Table
	turns      []engine.Turn
	candidates solver.Candidates // after the turns
	player     solver.Player
	top        int
	env        cli.Env
}

// follow gives advice before the first line, and answers every line.
func (a *adviser) follow(in *lineReader) error {
	stops := quits(a.words)
	if err := a.tell(); err != nil {
		return err
	}
	for {
		line, err := in.next()
		text := strings.TrimSpace(line)
		switch {
		case err == io.EOF || stops[strings.ToLower(text)]:
			return nil
		case err == nil:
			err = a.answer(text)
		}
		if err != nil {
			return err
		}
	}
}

// answer takes a row and says what to guess next; an empty line is not a row.
func (a *adviser) answer(line string) error {
	if line != "" {
		if err := a.take(line); err != nil {
			_, err := fmt.Fprintln(a.env.Stdout, cli.QuotedLine(err.Error()))
			return err
		}
		return a.tell()
	}
	return a.advise(context.Background())
}

// tell says which secrets are possible, and what to guess next.
func (a *adviser) tell() error {
	a.tellSecrets()
	a.env.Flush() // the advice may take a while
	return a.advise(context.Background())
}

// take adds a row, unless it is malformed or contradicts the others.
func (a *adviser) take(line string) error {
	t, err := parseTurn(line, a.words, a.rules)
	if err != nil {
		return err
	}
	if slices.Contains(a.turns, t) {
		return nil // which tells nothing new
	}
	if len(a.turns) == mostGuesses {
		return errGuesses
	}
	turns := append(slices.Clip(a.turns), t)
	after, err := a.table.Position(context.Background(), a.rules.Mode, turns)
	impossible, is := errors.AsType[*solver.ContradictionError](err)
	if _, found := (coach.Game{Rules: a.rules, Turns: turns}).FoundAlone(); is && !found {
		return errors.New(contradiction(turns, impossible))
	}
	if err != nil && !is {
		return err
	}
	a.turns, a.candidates = turns, after
	if !a.words.Has(t.Guess) {
		fmt.Fprintf(a.env.Stdout, "%s is not in the word list, but its row counts.\n", t.Guess)
	}
	return nil
}

// parseTurn reads a guess and its marks.
func parseTurn(line string, l *lexicon.Lexicon, r engine.Rules) (engine.Turn, error) {
	t, err := engine.WordReader(l.FindWord).ParseTurn(cli.Plain(line))
	bad, is := errors.AsType[*engine.TurnError](err)
	switch {
	case is:
		return engine.Turn{}, &engine.TurnError{Text: bad.Text, Marks: bad.Marks, Err: wanting(bad.Err, r.Length)}
	case t.Guess.Len() == 0 || t.Feedback.Len() == 0:
		return engine.Turn{}, fmt.Errorf("%q: expected a guess and its marks, such as %s", line, example)
	}
	marks := t.Feedback.String()
	switch length := r.Length; {
	case t.Guess.Len() != length:
		return engine.Turn{}, fmt.Errorf("%q: %w", t.Guess, &engine.LengthError{Got: t.Guess.Len(), Min: length, Max: length})
	case t.Feedback.Len() != length:
		return engine.Turn{}, fmt.Errorf("%s: %w", marks, &engine.LengthError{Got: t.Feedback.Len(), Min: length, Max: length, Marks: true})
	case t.Feedback.Mixed() && r.Mode == engine.Classic:
		return engine.Turn{}, fmt.Errorf("%s: a mixed row; only -quantum has those", marks)
	}
	return t, nil
}

// wanting returns an error that tells of a length with the one that is wanted, and
// others as they are.
func wanting(err error, length int) error {
	if wrong, is := errors.AsType[*engine.LengthError](err); is {
		return &engine.LengthError{Got: wrong.Got, Min: length, Max: length, Marks: wrong.Marks}
	}
	return err
}

// example is a line as it is read.
const example = "slate o_*__, slate 1X0XX or slate 🟩⬛🟨⬛⬛"
