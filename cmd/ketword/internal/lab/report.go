package lab

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strconv"
	"text/tabwriter"
	"time"

	"ketword/engine/solver"
)

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

// print writes reports as a table, or as JSON.
func print(w io.Writer, reports []report, asJSON bool) error {
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
		_, err := fmt.Fprintln(w, "Estimates: the list has more pairs than can be played, so a sample of them was.")
		return err
	}
	return nil
}
