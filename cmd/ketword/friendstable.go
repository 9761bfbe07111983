package main

import (
	"cmp"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"

	"ketword/app/friends"
	"ketword/app/lists"
	"ketword/app/text/embedded"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// friendsTable is the table of a game.
type friendsTable struct {
	Game      string        `json:"game"`
	Standings []standingRow `json:"standings"`
}

// standingRow is a person's row, as JSON has it.
type standingRow struct {
	Person   string  `json:"person"`
	Played   int     `json:"played"`
	Won      int     `json:"won"`
	Mean     float64 `json:"mean"`
	Best     int     `json:"best,omitempty"`
	Streak   int     `json:"streak"`
	Outright int     `json:"outright"`
	Place    int     `json:"place,omitempty"`
}

// tables returns the tables of the games that were asked for, without those that have no results in the
// period.
func (o *friendsOptions) tables(c friends.Compared, today engine.Day) ([]friendsTable, error) {
	games, err := gamesNamed(c.Games(), o.game)
	tables := []friendsTable{}
	for _, g := range games {
		table := friendsTable{Game: gameTitle(g)}
		for _, s := range c.Standings(o.selection(g, today)) {
			table.Standings = append(table.Standings, standingRow{
				personName(s.Person), s.Played, s.Won, s.Mean(), s.Best, s.Streak, s.Outright, s.Place,
			})
		}
		if len(table.Standings) > 0 {
			tables = append(tables, table)
		}
	}
	return tables, err
}

// gamesNamed returns the game with a title or, without one, those with a name or the only one with a part of the title,
// whatever the capitals; all for "".
func gamesNamed(games []friends.Game, name string) ([]friends.Game, error) {
	if name == "" {
		return games, nil
	}
	var called, having []friends.Game
	var known []string
	for _, g := range games {
		title := gameTitle(g)
		known = append(known, title)
		switch {
		case strings.EqualFold(title, name):
			return []friends.Game{g}, nil
		case strings.EqualFold(g.Name, name):
			called = append(called, g)
		case strings.Contains(strings.ToLower(title), strings.ToLower(name)):
			having = append(having, g)
		}
	}
	switch {
	case len(called) > 0:
		return called, nil
	case len(having) == 1:
		return having, nil
	case len(having) > 1:
		known = each.Of(having, gameTitle)
		return nil, fmt.Errorf("%q is a part of several: %s", name, strings.Join(known, ", "))
	}
	return nil, fmt.Errorf("no results of %q; there are some of %s", name, cmp.Or(strings.Join(known, ", "), "no game"))
}

// selection returns the results of a game in the period that was asked for.
func (o *friendsOptions) selection(g friends.Game, today engine.Day) friends.Selection {
	const week = 7
	switch s := friends.Always(g); {
	case o.week:
		s.First = today.Week(0)
		s.Last = s.First + week - 1
		return s
	case o.month:
		first, next := today.Month(0)
		s.First, s.Last = first, next-1
		return s
	default:
		return s
	}
}

// print writes the tables in the form that was asked for.
func (o *friendsOptions) print(w io.Writer, tables []friendsTable) error {
	switch {
	case o.json:
		encoder := json.NewEncoder(w)
		encoder.SetIndent("", "  ")
		return encoder.Encode(tables)
	case o.csv:
		return printFriendsCSV(w, tables)
	case len(tables) == 0 && o.week:
		fmt.Fprintln(w, "No results this week.")
	case len(tables) == 0 && o.month:
		fmt.Fprintln(w, "No results this month.")
	case len(tables) == 0:
		fmt.Fprintln(w, "No results.")
	}
	for i, t := range tables {
		if i > 0 {
			fmt.Fprintln(w)
		}
		if err := t.print(w); err != nil {
			return err
		}
	}
	return nil
}

func printFriendsCSV(w io.Writer, tables []friendsTable) error {
	out := csv.NewWriter(w)
	out.Write([]string{"game", "person", "played", "won", "mean", "best", "streak", "outright", "place"})
	for _, t := range tables {
		for _, s := range t.Standings {
			out.Write([]string{
				t.Game, s.Person, strconv.Itoa(s.Played), strconv.Itoa(s.Won), strconv.FormatFloat(s.Mean, 'f', 3, 64),
				strconv.Itoa(s.Best), strconv.Itoa(s.Streak), strconv.Itoa(s.Outright), strconv.Itoa(s.Place),
			})
		}
	}
	out.Flush()
	return out.Error()
}

// print writes the table, the names to the left.
func (t friendsTable) print(w io.Writer) error {
	fmt.Fprintln(w, t.Game)
	width := len("person")
	for _, s := range t.Standings {
		width = max(width, len([]rune(s.Person)))
	}
	out := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(out, "\t%-*s\tplayed\twon\tmean\tbest\tstreak\toutright\t\n", width, "person")
	for _, s := range t.Standings {
		place, best := "–", "–"
		if s.Place > 0 {
			place = strconv.Itoa(s.Place)
		}
		if s.Best > 0 {
			best = strconv.Itoa(s.Best)
		}
		fmt.Fprintf(out, "%s\t%-*s\t%d\t%d\t%.2f\t%s\t%d\t%d\t\n", place, width, s.Person, s.Played, s.Won, s.Mean, best, s.Streak, s.Outright)
	}
	return out.Flush()
}

// personName names a person.
func personName(person string) string {
	if person == friends.You {
		return "You"
	}
	return person
}

// gameTitle names a game as the title of a result does.
func gameTitle(g friends.Game) string { return strings.TrimRight(titleOf(g, 0, ""), " ") }

// puzzleTitle names a puzzle as the title of a result does; a random one is named by its seed.
func puzzleTitle(p friends.Puzzle) string {
	switch {
	case p.Random:
		return titleOf(p.Game, 0, fmt.Sprintf("-seed %d", p.Number))
	case p.Game.Mode.Valid():
		return titleOf(p.Game, int(p.Number), "")
	}
	return p.Game.Name + " " + thousands(p.Number)
}

// titleOf returns the title of a daily puzzle or, if that is 0, of another one.
func titleOf(g friends.Game, daily int, which string) string {
	if !g.Mode.Valid() {
		return g.Name
	}
	list := g.List
	if name, err := lists.ParseName(g.List); err == nil {
		language := name.Lang
		if !name.Own() {
			language = embedded.English.Words.Language(name.Lang)
		}
		list = wording.ListInTitle(embedded.English, name, language)
	}
	return engine.Puzzle{Identity: engine.Identity{Rules: engine.Rules{Mode: g.Mode}, Daily: daily}}.Title(list, which)
}

// thousands writes a number with commas, as Wordle does.
func thousands(n uint64) string {
	const group = 1000
	if n < group {
		return strconv.FormatUint(n, 10)
	}
	return fmt.Sprintf("%s,%03d", thousands(n/group), n%group)
}
