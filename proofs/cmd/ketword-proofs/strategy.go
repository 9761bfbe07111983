package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"text/tabwriter"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/cli"
	"ketword/proofs/strategist"
	"ketword/proofs/strategy"
	"ketword/proofs/strategy/strategytext"
)

type strategyOptions struct {
	list    *cli.ListFlags
	quantum bool
	opener  string
	tries   int
	replies int
	cores   int
	out     string
	check   string
}

const (
	strategySynopsis = cli.ListSynopsis + " [-quantum] [-opener W] [-tries N] [-replies 40] [-cores N] [-out FILE | -check FILE]"
	strategyAbout    = `Makes a strategy that wins the games of all secrets of a list in few guesses: what to
guess in every position. With -out it is written to a file, which -check replays
against every secret. Words have up to eight letters. Ctrl-C ends it, and nothing is
kept.`
)

// usualReplies is the effort where none is named; mostReplies is more than any list has.
const (
	usualReplies = 40
	mostReplies  = lexicon.MaxWords
)

func parseStrategy(args []string, e cli.Env) (*strategyOptions, error) {
	set := cli.NewFlags(e, "strategy", strategySynopsis, strategyAbout)
	o := &strategyOptions{list: cli.AddListFlags(set.FlagSet), replies: usualReplies, cores: runtime.NumCPU()}
	set.BoolVar(&o.quantum, "quantum", false, "secrets are two words that share no letter; guessing either wins")
	set.StringVar(&o.opener, "opener", "", "begin with this `WORD` (default one that is looked for)")
	cli.AddNumber(set.FlagSet, &o.tries, "tries", fmt.Sprintf("the longest game may take `N` guesses, 1 to %d, or 0 for no limit (default 0)", engine.MaxTries), 0, engine.MaxTries)
	cli.AddNumber(set.FlagSet, &o.replies, "replies", fmt.Sprintf("try out `N` second guesses after each feedback to the first: the more, the fewer guesses in all (default %d)", usualReplies), 1, mostReplies)
	cli.AddNumber(set.FlagSet, &o.cores, "cores", "search `N` positions at once (default as many as there are cores)", 1, mostCores)
	set.StringVar(&o.out, "out", "", "write the strategy to `FILE`")
	set.StringVar(&o.check, "check", "", "replay the strategy in `FILE`")
	return o, set.ParseAll(args, func() error {
		return set.Apart("check", "out", "quantum", "opener", "tries", "replies", "cores")
	})
}

// runStrategy makes or replays a strategy.
func runStrategy(args []string, e cli.Env) error {
	o, err := parseStrategy(args, e)
	if err != nil {
		return err
	}
	debug.SetMemoryLimit(mostMemory)
	return o.list.With(e, func(ctx context.Context, l *lexicon.Lexicon) error {
		if o.check != "" {
			return o.replay(ctx, l, e)
		}
		err := o.make(ctx, l, e)
		if errors.Is(err, strategist.ErrNone) {
			err = fmt.Errorf("%w in %s", err, cli.CountGuesses(o.tries))
		}
		return err
	})
}

func (o *strategyOptions) rules(l *lexicon.Lexicon) engine.Rules {
	rules := engine.Rules{Mode: engine.Classic, Length: l.Length(), Tries: o.tries}
	if o.quantum {
		rules.Mode = engine.Quantum
	}
	return rules
}

// listsOf returns the words that a strategy is for.
func listsOf(l *lexicon.Lexicon) strategytext.Lists {
	return strategytext.Lists{Answers: slices.Collect(l.Answers()), Guesses: slices.Collect(l.Guesses())}
}

// make makes a strategy, replays it, and writes it.
func (o *strategyOptions) make(ctx context.Context, l *lexicon.Lexicon, e cli.Env) error {
	if err := o.writable(ctx, e); err != nil {
		return err
	}
	rules := o.rules(l)
	g, err := strategist.New(rules, l)
	if err != nil {
		return err
	}
	if err := affordable(g.Len()); err != nil {
		return err
	}
	opener, err := o.first(ctx, l, g, e)
	if err != nil {
		return err
	}
	tree, err := o.search(ctx, g, opener, e)
	if err != nil {
		return err
	}
	report, err := strategy.Replay(rules, l, strategy.Secrets(rules.Mode, l.Answers()), tree)
	if err != nil {
		return err
	}
	if err := o.write(rules, l, tree, e); err != nil {
		return err
	}
	return o.tell(e.Stdout, rules, tree, report)
}

// Limits of a strategy, so that it takes a gigabyte at the most.
const (
	mostMemory  = 800 << 20 // bytes, garbage included
	mostSecrets = 2_000_000 // for each some 370 bytes are in use, by 426,000 pairs and by 1,678,000
)

// affordable returns an error for more secrets than a gigabyte suffices for.
func affordable(secrets int) error {
	if secrets > mostSecrets {
		return fmt.Errorf("a strategy for %s would take more than 1 GB of memory; it can be made for %d", countSecrets(secrets), mostSecrets)
	}
	return nil
}

// writable returns an error if the strategy can't be written in the end: the file is something else.
func (o *strategyOptions) writable(ctx context.Context, e cli.Env) error {
	if o.out == "" {
		return nil
	}
	if _, _, err := cli.Writable(o.out); err != nil {
		return &cli.FileError{Name: o.out, Err: err}
	}
	data, err := proofFiles().Read(ctx, o.out)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if len(data) > 0 && !strategytext.Is(string(data)) {
		return fmt.Errorf("%s: %w, and left alone", o.out, strategytext.ErrText)
	}
	probe, err := os.CreateTemp(filepath.Dir(o.out), ".ketword")
	if err != nil {
		return &cli.FileError{Name: o.out, Err: err}
	}
	return errors.Join(probe.Close(), os.Remove(probe.Name()))
}

// first returns the first guess: the one that is wanted, or one that is looked for.
func (o *strategyOptions) first(ctx context.Context, l *lexicon.Lexicon, g *strategist.Game, e cli.Env) (engine.Word, error) {
	if o.opener != "" {
		w, err := cli.ParseGuess(o.opener, l)
		if err != nil {
			err = fmt.Errorf("-opener: %w", err)
		}
		return w, err
	}
	const looking = "looking for a first guess"
	line := e.ProgressLine()
	defer line.End()
	line.Show(func() string { return looking }) // while guesses are ranked
	return strategist.Opener(ctx, g, o.list.Table(l).Candidates(o.rules(l).Mode), o.cores, func(done, of int) {
		left := line.Left(1, done, of) // since games began to be played
		line.Show(func() string { return fmt.Sprintf("%s: %d of %d games%s", looking, done, of, left) })
	})
}

// search makes a strategy, and tells how far it is.
func (o *strategyOptions) search(ctx context.Context, g *strategist.Game, opener engine.Word, e cli.Env) (*strategy.Tree, error) {
	line := e.ProgressLine()
	defer line.End()
	m := strategist.Maker{Effort: strategist.EffortOf(o.replies), Cores: o.cores, Tell: func(done, of int) {
		line.Show(func() string { return fmt.Sprintf("%d of %d secrets%s", done, of, line.Left(0, done, of)) })
	}}
	tree, _, err := m.Make(ctx, g, opener)
	if errors.Is(err, strategist.ErrNone) {
		err = fmt.Errorf("beginning with %s, %w", opener, err)
	}
	return tree, err
}

// write writes a strategy, if it is to be kept.
func (o *strategyOptions) write(rules engine.Rules, l *lexicon.Lexicon, tree *strategy.Tree, e cli.Env) error {
	if o.out == "" {
		return nil
	}
	return proofFiles().Change(o.out, func(string, bool) (string, error) { return strategytext.Write(rules, listsOf(l), tree), nil })
}

func (o *strategyOptions) replay(ctx context.Context, l *lexicon.Lexicon, e cli.Env) error {
	data, err := proofFiles().Read(ctx, o.check)
	if err != nil {
		return err
	}
	rules, tree, err := strategytext.Read(string(data), listsOf(l))
	if err != nil {
		return fmt.Errorf("%s: %w", o.check, err)
	}
	report, err := strategy.Replay(rules, l, strategy.Secrets(rules.Mode, l.Answers()), tree)
	if err != nil {
		return fmt.Errorf("%s: %w", o.check, err)
	}
	return o.tell(e.Stdout, rules, tree, report)
}

// tell writes how many guesses the games took, when each was played.
func (o *strategyOptions) tell(w io.Writer, rules engine.Rules, tree *strategy.Tree, r strategy.Report) error {
	fmt.Fprintf(w, "Replayed against every secret, %s, %s wins %s in %s, %.4f on average.\n",
		rules.Mode, engine.Upper(tree.Guess.String()), cli.Count(r.Games, "game", "games"), cli.CountGuesses(r.Guesses()), r.Mean())
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(table, "guesses\t")
	for n := range r.Worst() {
		fmt.Fprintf(table, "%d\t", n+1)
	}
	fmt.Fprint(table, "\ngames\t")
	for _, games := range r.Counts[1:] {
		fmt.Fprintf(table, "%d\t", games)
	}
	fmt.Fprintln(table)
	if err := table.Flush(); err != nil || o.out == "" {
		return err
	}
	_, err := fmt.Fprintf(w, "The strategy is in %s; ketword-proofs strategy -check %[1]s replays it, with the same list.\n", cli.QuotedLine(o.out))
	return err
}
