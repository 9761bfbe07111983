package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
)

// labOptions are the flags of lab.
type labOptions struct {
	list       *listFlags
	rules      ruleFlags
	strategies string
	opener     string
	sample     int
	seed       uint64
	json       bool
}

const (
	labSynopsis = listSynopsis + " [-quantum] [-hard | -strict] [-strategy S,…] [-opener W] [-sample N] [-seed N] [-json]"
	labAbout    = `Plays a tournament: each strategy plays a game for every secret of the list, or for a
sample. Ctrl-C ends it and prints the results so far.`
)

func parseLab(args []string, e env) (*labOptions, error) {
	set := newFlags("lab", labSynopsis, labAbout)
	o := &labOptions{list: addListFlags(set.FlagSet), seed: 1}
	o.rules.add(set.FlagSet)
	set.StringVar(&o.strategies, "strategy", defaultStrategy, "`NAMES` of strategies, with commas between: "+strategyNames())
	set.StringVar(&o.opener, "opener", "", "begin with this `WORD`, whatever the strategy")
	addNumber(set.FlagSet, &o.sample, "sample", fmt.Sprintf("play `N` games, 1 to %d, with secrets drawn at random, instead of all", mostGames), 1, mostGames)
	addNumber(set.FlagSet, &o.seed, "seed", "`NUMBER` from 0 to 2^64-1 that decides what is drawn at random (default 1)", 0, math.MaxUint64)
	set.BoolVar(&o.json, "json", false, "print JSON instead of a table")
	err := set.parseAll(args, e.stdout, o.check)
	return o, err
}

// mostGames is how many games a sample may have, which are drawn before the
// first is played.
const mostGames = 1_000_000

// check returns an error for values that can't be used.
func (o *labOptions) check() error {
	if err := checkStrategies(solver.Names(), o.names()...); err != nil {
		return err
	}
	return o.rules.check()
}

// names returns the names of the strategies.
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
func runLab(args []string, e env) error {
	o, err := parseLab(args, e)
	if err != nil {
		return err
	}
	ctx, stop := e.context()
	defer stop()
	l, err := o.list.load(e)
	if err != nil {
		return err
	}
	players, err := o.players(l)
	if err != nil {
		return err
	}
	t := tournament{options: o, candidates: solver.NewTable(l).Candidates(o.rules.mode()), env: e}
	if t.candidates.Len() == 0 {
		return lexicon.ErrNoPair
	}
	var reports []report
	for i, player := range players {
		r, err := t.play(ctx, o.names()[i], player)
		reports = append(reports, r)
		if err != nil {
			return errors.Join(err, printReports(e.stdout, reports, o.json))
		}
	}
	return printReports(e.stdout, reports, o.json)
}

// tournament plays all games of a list, or some.
type tournament struct {
	options    *labOptions
	candidates solver.Candidates
	env        env
}

// play plays the games of one strategy.
func (t tournament) play(ctx context.Context, name string, p solver.Player) (report, error) {
	line := progressLine{out: t.env.progress, now: t.env.now, name: name}
	defer line.end()
	start := t.env.now()
	var result solver.Result
	var err error
	if t.options.sample > 0 {
		result, err = solver.Sample(ctx, p, t.candidates, t.drawn(), line.show)
	} else {
		result, err = solver.Tournament(ctx, p, t.candidates, line.show)
	}
	return newReport(name, result, t.env.now().Sub(start)), err
}

// drawn returns the secrets of a sample, always the same for a seed.
func (t tournament) drawn() []engine.Secret {
	random := rand.New(rand.NewPCG(t.options.seed, 0))
	secrets := make([]engine.Secret, t.options.sample)
	for i := range secrets {
		secrets[i] = t.candidates.At(random.IntN(t.candidates.Len()))
	}
	return secrets
}

// players returns the players of the strategies that are named.
func (o *labOptions) players(l *lexicon.Lexicon) ([]solver.Player, error) {
	s := playerSpec{
		list: o.list, lexicon: l, mode: o.rules.mode(), difficulty: o.rules.difficulty(),
		opener: o.opener, random: rand.New(rand.NewPCG(o.seed, 1)),
	}
	var players []solver.Player
	for _, name := range o.names() {
		p, err := s.player(name)
		if err != nil {
			return nil, err
		}
		players = append(players, p)
	}
	return players, nil
}

// report is what came of a strategy.
type report struct {
	Strategy string  `json:"strategy"`
	Games    int     `json:"games"`
	Guesses  int     `json:"guesses"` // of all games together
	Mean     float64 `json:"mean"`
	Worst    int     `json:"worst"`
	Counts   []int   `json:"counts"` // games of 1, 2, … guesses
	Seconds  float64 `json:"seconds"`
	Estimate bool    `json:"estimate,omitempty"` // the secrets are a sample of more than can be held
}

func newReport(name string, r solver.Result, took time.Duration) report {
	counts := []int{}
	if len(r.Counts) > 0 {
		counts = r.Counts[1:]
	}
	return report{
		Strategy: name, Games: r.Games, Guesses: r.Guesses, Mean: r.Mean(), Worst: r.Worst(),
		Counts: counts, Seconds: took.Seconds(), Estimate: r.Estimate,
	}
}

// printReports writes reports as a table, or as JSON.
func printReports(w io.Writer, reports []report, asJSON bool) error {
	if asJSON {
		encoder := json.NewEncoder(w)
		encoder.SetIndent("", "  ")
		return encoder.Encode(reports)
	}
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
	if slices.ContainsFunc(reports, func(r report) bool { return r.Estimate }) {
		_, err := fmt.Fprintln(w, "Estimates: the list has too many pairs to play them all, so a sample was played.")
		return err
	}
	return nil
}

// progressLine is a line of a terminal that tells how far a tournament has come, and
// is written over as it goes on.
type progressLine struct {
	out  io.Writer // nil writes nothing
	now  func() time.Time
	name string
	last time.Time // when it was written last
}

// pause is how long a line stays before it is written again.
const pause = 100 * time.Millisecond

// show tells how many games were played.
func (l *progressLine) show(done, of int) {
	if l.out == nil || l.now().Sub(l.last) < pause {
		return
	}
	l.last = l.now()
	fmt.Fprintf(l.out, "\r%s: %d of %d games", l.name, done, of)
}

// end erases the line.
func (l *progressLine) end() {
	if l.out != nil {
		fmt.Fprint(l.out, "\r\x1b[K")
	}
}
