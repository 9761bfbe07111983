package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"ketword/app/text/embedded"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/cli"
	"ketword/internal/each"
)

type reviewOptions struct {
	list   *cli.ListFlags
	puzzle *puzzleFlags
	result int    // which of several, from 1; 0 if there is one
	file   string // or "" for the standard input
}

const (
	reviewSynopsis = cli.ListSynopsis + " " + puzzleSynopsis + " [-result N] [FILE]"
	reviewAbout    = `Reviews a game, turn by turn: how many secrets it left, how much it told, how skilled
and how lucky the guess was, which guess was the best, and why. It reads the game from
FILE or the standard input: a row a line, each a guess with its marks, such as
"slate 🟩⬛🟨⬛⬛", or a result that was shared with the guesses below it, as a chat hands
it on. Its title tells mode, level and, without -lang, -length and -list, the list; of
several -result chooses one. With -secret, -seed or -day the guesses are enough.`
)

func parseReview(args []string, e cli.Env) (*reviewOptions, error) {
	set := cli.NewFlags(e, "review", reviewSynopsis, reviewAbout)
	o := &reviewOptions{list: cli.AddListFlags(set.FlagSet), puzzle: addPuzzleFlags(set.FlagSet, "0")}
	cli.AddNumber(set.FlagSet, &o.result, "result", "review this `NUMBER` of several results, from 1", 1, mostLines)
	if err := set.Parse(args); err != nil {
		return o, err
	}
	if len(set.Rest) > 1 {
		return o, set.Wrong(fmt.Errorf("unexpected argument %q", set.Rest[1]))
	}
	if len(set.Rest) == 1 {
		if o.file = set.Rest[0]; o.file == "" {
			return o, set.Wrong(errors.New("the file name is empty"))
		}
	}
	if err := o.puzzle.check(); err != nil {
		return o, set.Wrong(err)
	}
	return o, nil
}

// runReview reviews the game that it reads.
func runReview(args []string, e cli.Env) error {
	o, err := parseReview(args, e)
	if err != nil {
		return err
	}
	l, err := o.list.Load(e)
	if err != nil {
		return err
	}
	text, err := o.text(e)
	if err != nil {
		return err
	}
	if told, err := o.transcript(text, engine.ParseWord); err == nil && heed(o.list, told.Title.List) {
		if l, err = o.list.Load(e); err != nil {
			return err
		}
	}
	told, err := o.transcript(text, l.FindWord)
	if err != nil {
		return err
	}
	game, err := o.game(e, l, told)
	if err != nil {
		return err
	}
	ctx, stop := e.Context()
	defer stop()
	t := o.list.Table(l)
	impossible, err := possible(ctx, t, &game)
	if err != nil {
		return err
	}
	if len(game.Turns) > 0 {
		err = printReview(ctx, e, t, game)
	}
	return cmp.Or(err, impossible)
}

// possible drops the rows of a game from the first one that no secret fits; the first error names
// it. If the secret is known, all rows fit it.
func possible(ctx context.Context, t *solver.Table, g *coach.Game) (impossible, err error) {
	if g.Secret.Mode().Valid() {
		return nil, nil
	}
	turns := g.Turns
	c, err := t.Position(ctx, g.Rules.Mode, turns)
	g.Pool = c.Pool()
	wrong, is := errors.AsType[*solver.ContradictionError](err)
	if is { // the changes are to be those that help this row, whatever comes behind it
		turns = turns[:wrong.Turn+1]
		_, err = t.Position(ctx, g.Rules.Mode, turns)
		wrong, is = errors.AsType[*solver.ContradictionError](err)
	}
	if !is {
		return nil, err
	}
	g.Turns = turns[:wrong.Turn]
	row := turns[wrong.Turn]
	return fmt.Errorf("row %d: %s: %s", wrong.Turn+1, row, misfit(turns, wrong, "; it")), nil
}

// game returns the game that was read, with its secret if that is known.
func (o *reviewOptions) game(e cli.Env, l *lexicon.Lexicon, told engine.Transcript) (coach.Game, error) {
	o.puzzle.heed(told)
	rules := o.puzzle.rules(l.Length(), engine.Unlimited)
	if slices.ContainsFunc(told.Turns, func(t engine.Turn) bool { return t.Feedback.Mixed() }) {
		rules.Mode = engine.Quantum // which alone has such rows
	}
	g := coach.Game{Rules: rules}
	if !o.puzzle.drawn() {
		p, err := o.puzzle.puzzle(e, l, engine.Unlimited, nil)
		if err != nil {
			return g, err
		}
		if p.Rules.Mode != rules.Mode {
			return g, errors.New("a mixed row; only -quantum has those")
		}
		g.Secret = p.Secret
	}
	for i, t := range told.Turns {
		turn, err := reviewedTurn(g, t)
		if err != nil {
			return g, fmt.Errorf("row %d: %w", i+1, err)
		}
		if n := len(g.Turns); n > 0 && g.Turns[n-1].Feedback.Wins() {
			return g, fmt.Errorf("row %d: the game was won in row %d", i+1, i)
		}
		g.Turns = append(g.Turns, turn)
	}
	return g.WithSecret(), nil
}

// reviewedTurn returns a turn as it was played, from what was read of it.
func reviewedTurn(g coach.Game, t engine.Turn) (engine.Turn, error) {
	length, known := g.Rules.Length, g.Secret.Mode().Valid()
	switch {
	case t.Guess.Len() == 0:
		return t, errors.New("the guess is missing; write it beside the marks, or all guesses below, one a line")
	case t.Guess.Len() != length:
		return t, fmt.Errorf("%q: %w", t.Guess, &engine.LengthError{Got: t.Guess.Len(), Min: length, Max: length})
	case t.Feedback.Len() == 0 && !known:
		return t, fmt.Errorf("%s has no marks; without them -secret, -seed or -day is needed", t.Guess)
	case t.Feedback.Len() == 0:
		return engine.Turn{Guess: t.Guess, Feedback: engine.Score(t.Guess, g.Secret)}, nil
	case known && !t.Admits(g.Secret):
		marks := engine.Pattern.Format(engine.Turn{Guess: t.Guess, Feedback: engine.Score(t.Guess, g.Secret)})
		return t, fmt.Errorf("%s has the marks %s; with the secret %s they are %s", t.Guess, t.Feedback, secretText(g.Secret), marks)
	}
	return t, nil
}

// printReview prints the review of a game, each row as soon as it is known.
func printReview(ctx context.Context, e cli.Env, t *solver.Table, g coach.Game) error {
	p := reviewPrinter{out: e.Stdout, voice: voiceOf(g.Rules.Mode)}
	switch said := p.voice.Text.Review; {
	case g.Missing(t.Lexicon()):
		fmt.Fprintln(p.out, said.Missing)
		for i, turn := range g.Turns {
			p.turn(coach.Row{Number: i, Review: solver.Review{Turn: turn}})
		}
		return nil
	case g.Pool == solver.Guesses || !g.Drawn(t.Lexicon()):
		fmt.Fprintln(p.out, said.Undrawn)
	}
	var rows []coach.Row
	err := coach.Review(ctx, t, g, func(r coach.Row) {
		rows = append(rows, r)
		p.row(r)
		e.Flush() // the next may take a while
	})
	if err != nil {
		return err
	}
	if stopped := p.voice.Stopped(rows); stopped != "" {
		fmt.Fprintln(p.out, stopped)
	}
	return p.summary(rows)
}

// voiceOf returns the voice that describes what the coach has found in games of a mode, with words
// as they are typed.
func voiceOf(mode engine.Mode) wording.Voice {
	return wording.Voice{Text: embedded.English, Mode: mode, Write: engine.Word.String}
}

type reviewPrinter struct {
	out   io.Writer
	voice wording.Voice
}

func (p reviewPrinter) row(r coach.Row) {
	t := p.voice.Text.Review
	p.turn(r)
	if fared := p.voice.Fared(r); fared != "" {
		p.lines(fared)
	}
	p.lines(p.voice.Change(r) + " " + p.voice.Gained(r))
	p.lines(p.few(r)...)
	p.lines(p.voice.Doubts(r)...)
	p.lines(p.voice.Skill(r)+". "+p.voice.Luck(r)+".", strings.TrimSpace(p.voice.Best(r)+" "+p.voice.Why(r)))
	if r.BestTurn.Guess != r.Turn.Guess && r.BestTurn.Guess.Len() > 0 {
		p.lines(t.BestRow + " " + engine.Emoji.Format(r.BestTurn))
	}
	if would := p.voice.Would(r); would != "" {
		p.lines(would)
	}
	fmt.Fprintln(p.out)
}

// turn prints the head of a turn.
func (p reviewPrinter) turn(r coach.Row) {
	fmt.Fprintf(p.out, "%s  %s\n", p.voice.Turn(r), engine.Emoji.Format(r.Turn))
}

// few returns a line with the secrets that a turn left, where they are few.
func (p reviewPrinter) few(r coach.Row) []string {
	if len(r.FewAfter) == 0 || r.Won() {
		return nil
	}
	all := each.Of(r.FewAfter, p.voice.Secret)
	return []string{p.voice.Which(r) + " " + strings.Join(all, ", ") + "."}
}

// lines prints lines below the head of a turn.
func (p reviewPrinter) lines(lines ...string) {
	for _, line := range lines {
		fmt.Fprintln(p.out, "  "+line)
	}
}

func (p reviewPrinter) summary(rows []coach.Row) error {
	s, t := coach.Summarise(rows), p.voice.Text
	decimal := func(f float64) string { return wording.Decimal(&t.Game, f) }
	lacking := each.Of(s.Lacking, decimal)
	fmt.Fprintln(p.out, p.voice.Path(rows))
	fmt.Fprintln(p.out, t.Review.Summary(decimal(s.Skill), decimal(s.Luck), decimal(s.Bits)))
	_, err := fmt.Fprintf(p.out, "%s: %s\n", t.Review.Lacking, strings.Join(lacking, ", "))
	if said := p.voice.Estimates(rows); said != "" && err == nil {
		_, err = fmt.Fprintln(p.out, said)
	}
	return err
}
