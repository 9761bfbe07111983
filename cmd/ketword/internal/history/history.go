// Package history is the command that prints the statistics of a history: one
// that the program recorded, or the site.
package history

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"text/tabwriter"

	"ketword/app/model"
	"ketword/cmd/ketword/internal/flags"
	"ketword/cmd/ketword/internal/historyfile"
	"ketword/cmd/ketword/internal/world"
	"ketword/engine"
)

const (
	synopsis = "FILE"
	about    = "Prints the statistics of a history by mode: games played and won, the mean number of\nguesses of a win, wins in 1, 2, … 9 and 10 or more guesses, and games lost."
)

// Run prints the statistics of the file that the arguments name.
func Run(args []string, w world.World) error {
	set := flags.New("history", synopsis, about)
	if err := set.Parse(args, w.Out); err != nil {
		return err
	}
	if set.NArg() != 1 {
		return set.Wrong(errors.New("want one file"))
	}
	name := set.Arg(0)
	data, err := w.ReadFile(name)
	var games model.History
	if err == nil {
		games, err = historyfile.Read(string(data))
	}
	if err != nil {
		return fmt.Errorf("%s: %w", name, world.First(world.Reason(err)))
	}
	return print(w.Out, games)
}

// tabs returns the games that are counted together, in columns.
func tabs() []model.Tab {
	var all []model.Tab
	for _, mode := range engine.Modes() {
		all = append(all, model.Tab(mode.String()))
	}
	return append(all, model.AllTab)
}

// print writes the statistics as a table with a column a mode.
func print(w io.Writer, games model.History) error {
	var stats []model.Stats
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(table, "\t")
	for _, tab := range tabs() {
		stats = append(stats, model.Summarise(games, tab))
		fmt.Fprint(table, tab, "\t")
	}
	fmt.Fprintln(table)
	line := func(title string, figure func(model.Stats) string) {
		fmt.Fprint(table, title, "\t")
		for _, s := range stats {
			fmt.Fprint(table, figure(s), "\t")
		}
		fmt.Fprintln(table)
	}
	line("played", func(s model.Stats) string { return strconv.Itoa(s.Played) })
	line("won", func(s model.Stats) string { return strconv.Itoa(s.Won) })
	line("mean", func(s model.Stats) string { return strconv.FormatFloat(s.Mean(), 'f', 2, 64) })
	for i := range model.LongWins {
		line(guesses(i+1), func(s model.Stats) string { return strconv.Itoa(s.Wins[i]) })
	}
	line("lost", func(s model.Stats) string { return strconv.Itoa(s.Lost()) })
	return table.Flush()
}

// guesses names the wins that took n guesses.
func guesses(n int) string {
	if n == model.LongWins {
		return strconv.Itoa(n) + "+"
	}
	return strconv.Itoa(n)
}
