package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"ketword/engine/coach"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/internal/cli"
)

type labOptions struct {
	list       *cli.ListFlags
	rules      ruleFlags
	strategies string
	opener     string
	sample     int
	seed       uint64
	json       bool
	csv        bool
}

const (
	labSynopsis = cli.ListSynopsis + " [-quantum] [-hard | -strict] [-strategy S,…] [-opener W] [-sample N] [-seed N] [-json | -csv]"
	labAbout    = `Plays a tournament: each strategy plays a game for every secret of the list, or for a
sample. Ctrl-C ends it and prints the results so far.`
)

func parseLab(args []string, e cli.Env) (*labOptions, error) {
	set := cli.NewFlags(e, "lab", labSynopsis, labAbout)
	o := &labOptions{list: cli.AddListFlags(set.FlagSet), seed: 1}
	o.rules.add(set.FlagSet)
	set.StringVar(&o.strategies, "strategy", defaultStrategy, "`NAMES` of strategies, with commas between: "+strategyNames())
	set.StringVar(&o.opener, "opener", "", "begin with this `WORD`, whatever the strategy")
	cli.AddNumber(set.FlagSet, &o.sample, "sample", fmt.Sprintf("play `N` games, 1 to %d, with secrets drawn at random, instead of all", mostGames), 1, mostGames)
	cli.AddNumber(set.FlagSet, &o.seed, "seed", "`NUMBER` from 0 to 2^64-1 that decides what is drawn at random (default 1)", 0, math.MaxUint64)
	set.BoolVar(&o.json, "json", false, "print JSON instead of a table")
	set.BoolVar(&o.csv, "csv", false, "print a table for spreadsheets")
	return o, set.ParseAll(args, o.check)
}

// mostGames is how many games a sample may have, which are drawn before the
// first is played.
const mostGames = 1_000_000

// check returns an error for values that can't be used.
func (o *labOptions) check() error {
	if err := checkStrategies(solver.Names(), o.names()...); err != nil {
		return err
	}
	return cmp.Or(checkFormats(o.json, o.csv), o.rules.check())
}

// checkFormats returns an error if two forms of output were asked for.
func checkFormats(json, csv bool) error {
	if json && csv {
		return errors.New("-json and -csv can't go together")
	}
	return nil
}

func (o *labOptions) names() []string {
	names := strings.Split(o.strategies, ",")
	for i, name := range names {
		names[i] = strings.TrimSpace(name)
	}
	return names
}

// runLab plays a tournament of each strategy that the arguments name. If it is
// interrupted, what is known by then is printed, and the error is
// [context.Canceled].
func runLab(args []string, e cli.Env) error {
	o, err := parseLab(args, e)
	if err != nil {
		return err
	}
	return o.list.With(e, func(ctx context.Context, l *lexicon.Lexicon) error {
		t, err := o.tournament(l)
		if err != nil {
			return err
		}
		reports, err := o.play(ctx, t, l, e)
		if err != nil && !errors.Is(err, context.Canceled) {
			return err
		}
		return errors.Join(err, o.print(e.Stdout, reports))
	})
}

// tournament returns the tournament that the flags ask for.
func (o *labOptions) tournament(l *lexicon.Lexicon) (coach.Tournament, error) {
	t := coach.Tournament{
		Mode: o.rules.mode(), Level: o.rules.level(), Strategies: o.names(), Sample: o.sample, Seed: o.seed,
	}
	for _, name := range t.Strategies {
		if err := checkCareless(name, t.Level); err != nil {
			return t, err
		}
	}
	var err error
	if o.opener != "" {
		if t.Opener, err = cli.ParseGuess(o.opener, l); err != nil {
			err = fmt.Errorf("-opener: %w", err)
		}
	}
	return t, err
}

// play plays a tournament, and returns what came of each strategy that began.
func (o *labOptions) play(ctx context.Context, t coach.Tournament, l *lexicon.Lexicon, e cli.Env) ([]coach.Report, error) {
	line := e.ProgressLine()
	defer line.End()
	var reports []coach.Report
	var start time.Time // of the strategy
	err := t.Play(ctx, o.list.Table(l), func(strategy int, r solver.Result) {
		name := t.Strategies[strategy]
		if strategy == len(reports) {
			reports, start = append(reports, coach.Report{}), e.Now()
		}
		reports[strategy] = coach.NewReport(name, r, e.Now().Sub(start).Seconds())
		line.Show(func() string { return fmt.Sprintf("%s: %d of %d games", name, r.Games, r.Of) })
	})
	return reports, err
}

// print writes reports as a table, as JSON, or for spreadsheets.
func (o *labOptions) print(w io.Writer, reports []coach.Report) error {
	switch {
	case o.json:
		encoder := json.NewEncoder(w)
		encoder.SetIndent("", "  ")
		return encoder.Encode(reports)
	case o.csv:
		_, err := io.WriteString(w, coach.ReportsCSV(reports))
		return err
	}
	return printReports(w, reports)
}

func printReports(w io.Writer, reports []coach.Report) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(table, "strategy\tgames\tguesses\tmean\tworst\ttime\t")
	columns := 0
	for _, r := range reports {
		columns = max(columns, r.Worst)
	}
	for n := range columns {
		fmt.Fprintf(table, "%d\t", n+1)
	}
	fmt.Fprintln(table)
	for _, r := range reports {
		fmt.Fprintf(table, "%s\t%d\t%d\t%.4f\t%d\t%.2f s\t", r.Strategy, r.Games, r.Guesses, r.Mean, r.Worst, r.Seconds)
		for _, games := range r.Counts {
			fmt.Fprint(table, strconv.Itoa(games), "\t")
		}
		fmt.Fprintln(table)
	}
	if err := table.Flush(); err != nil {
		return err
	}
	if slices.ContainsFunc(reports, func(r coach.Report) bool { return r.Estimate }) {
		_, err := fmt.Fprintln(w, "Estimates: the list has too many pairs to play them all, so a sample was played.")
		return err
	}
	return nil
}
