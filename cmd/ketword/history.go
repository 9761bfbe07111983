package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"

	"ketword/app/envelope"
	"ketword/app/records"
	"ketword/engine"
	"ketword/internal/cli"
)

const (
	historySynopsis = "FILE"
	historyAbout    = `Prints the statistics of a history for each mode: games played and won, the mean
and the fewest guesses in the games won, the games won in 1, 2, … 9 and 10 or more
guesses, and the games lost. Imported counts are in the last column only. The file is
one that play -history wrote, or that the site exported.`
)

// runHistory prints the statistics of a file that the program recorded, or
// that the site exported.
func runHistory(args []string, e cli.Env) error {
	set := cli.NewFlags(e, "history", historySynopsis, historyAbout)
	if err := set.Parse(args); err != nil {
		return err
	}
	if len(set.Rest) != 1 {
		return set.Wrong(errors.New("expected exactly one file"))
	}
	name := set.Rest[0]
	data, err := e.Files.Read(context.Background(), name)
	if err != nil {
		return err
	}
	file, err := parseHistory(string(data))
	if err != nil {
		return &cli.FileError{Name: name, Err: err}
	}
	return printStatistics(e.Stdout, file)
}

// parseHistory reads the text of a history. An empty one has no games. The
// error says in a line what is wrong.
func parseHistory(text string) (records.File, error) {
	if strings.TrimSpace(text) == "" {
		return records.File{}, nil
	}
	file, refusal := records.ReadFile(engine.Forever, text)
	switch refusal.Fault {
	case records.NoFault:
		return file, nil
	case records.FileNotJSON:
		return file, fmt.Errorf("not valid JSON (line %d, character %d)", refusal.Line, refusal.Column)
	case records.FileNewer:
		return file, envelope.ErrNewer
	case records.FileBadGames:
		return file, refusal.Games[0]
	case records.FileBadScores:
		return file, errors.New("imported counts that are not lines of ten numbers")
	case records.FileBadSettings:
		return file, errors.New("settings that can't be read")
	case records.FileBadFriends:
		return file, errors.New("results of friends that can't be read")
	}
	return file, errors.New("not a history of Ketword")
}

// printStatistics writes the statistics as a table with a column a mode.
func printStatistics(w io.Writer, file records.File) error {
	var stats []records.Stats
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(table, "\t")
	for _, mode := range engine.Modes() {
		stats = append(stats, records.Summarise(file.Games, records.Selection{Mode: mode}))
		fmt.Fprint(table, mode, "\t")
	}
	all := records.Summarise(file.Games, records.Selection{}).WithImported(file.Scores)
	stats = append(stats, all)
	fmt.Fprintln(table, "all\t")
	line := func(title string, figure func(records.Stats) string) {
		fmt.Fprint(table, title, "\t")
		for _, s := range stats {
			fmt.Fprint(table, figure(s), "\t")
		}
		fmt.Fprintln(table)
	}
	line("played", func(s records.Stats) string { return strconv.Itoa(s.Played) })
	line("won", func(s records.Stats) string { return strconv.Itoa(s.Won) })
	line("mean", func(s records.Stats) string { return ofWins(s, strconv.FormatFloat(s.Mean(), 'f', 2, 64)) })
	line("fewest", func(s records.Stats) string { return ofWins(s, strconv.Itoa(s.Fewest)) })
	for i := range records.LongWins {
		line(winsTitle(i+1), func(s records.Stats) string { return strconv.Itoa(s.Wins[i]) })
	}
	line("lost", func(s records.Stats) string { return strconv.Itoa(s.Lost()) })
	if all.Imported > 0 {
		line("imported", func(s records.Stats) string { return strconv.Itoa(s.Imported) })
	}
	if all.Assisted > 0 {
		line("with hints", func(s records.Stats) string { return strconv.Itoa(s.Assisted) })
	}
	return table.Flush()
}

// ofWins returns a figure that there is only where games were won.
func ofWins(s records.Stats, figure string) string {
	if s.Won == 0 {
		return "–"
	}
	return figure
}

// winsTitle names the wins that took n guesses.
func winsTitle(n int) string {
	if n == records.LongWins {
		return strconv.Itoa(n) + "+"
	}
	return strconv.Itoa(n)
}
