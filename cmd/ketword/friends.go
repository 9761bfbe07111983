package main

import (
	"archive/zip"
	"bytes"
	"cmp"
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"unicode/utf8"

	"ketword/app/friends"
	"ketword/app/lists"
	"ketword/app/text/embedded"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/cli"
)

const (
	friendsSynopsis = "[-json | -csv] [-week | -month] [-game NAME] FILE…"
	friendsAbout    = `Compares the people who pass on their results of Wordle, Ketword and games like
them in a chat. FILE is a copy or an export of the chat, as WhatsApp, Telegram, Signal,
Discord, Slack and Messages write it, also as .zip; - is the standard input. Of two
results of a person for a puzzle the first counts. A loss counts as one more than the
tries. People with less than half as many results as the most active have no place.`
)

// mostChat is how many bytes of a chat are read: years of a lively one, without its pictures.
const mostChat = 100 << 20

type friendsOptions struct {
	json, csv   bool
	week, month bool
	game        string
	files       []string
}

func parseFriends(args []string, e cli.Env) (*friendsOptions, error) {
	set := cli.NewFlags(e, "friends", friendsSynopsis, friendsAbout)
	o := &friendsOptions{}
	set.BoolVar(&o.json, "json", false, "print JSON instead of tables")
	set.BoolVar(&o.csv, "csv", false, "print a table for spreadsheets")
	set.BoolVar(&o.week, "week", false, "only this week, from Monday")
	set.BoolVar(&o.month, "month", false, "only this month")
	set.StringVar(&o.game, "game", "", "only the game with this `NAME`")
	return o, set.ParseWith(args, func() error {
		o.files = set.Rest
		switch {
		case len(o.files) == 0:
			return errors.New("expected at least one file")
		case slices.Contains(o.files, ""):
			return errors.New("a file name is empty")
		case o.week && o.month:
			return errors.New("-week and -month can't go together")
		}
		return checkFormats(o.json, o.csv)
	})
}

// runFriends prints the tables of the results in the files that the arguments name.
func runFriends(args []string, e cli.Env) error {
	o, err := parseFriends(args, e)
	if err != nil {
		return err
	}
	ctx, stop := e.Context()
	defer stop()
	c := chats{ctx: ctx, env: e, today: engine.DayOf(e.Now().Date())}
	for _, name := range o.files {
		if err := c.add(name); err != nil {
			return err
		}
	}
	everybody, _, clashes := c.kept.With(c.found)
	tables, err := o.tables(everybody.Compared(nil), c.today)
	if err != nil {
		return err
	}
	if err := o.print(e.Stdout, tables); err != nil {
		return err
	}
	tellClashes(e.Stderr, everybody, append(c.clashes, clashes...))
	return nil
}

// chats is what has been read of files.
type chats struct {
	ctx     context.Context
	env     cli.Env
	today   engine.Day
	kept    friends.Friends // of the site's files, whose names of people hold for all chats
	found   []friends.Result
	clashes []friends.Clash // between the site's files
}

// add reads a file, or the standard input for a hyphen, and tells what of it could not be read.
func (c *chats) add(name string) error {
	text, err := c.text(name)
	if name == "-" {
		name = "standard input"
	}
	if err == nil {
		err = c.take(name, text)
	}
	if err != nil && c.ctx.Err() == nil {
		return &cli.FileError{Name: name, Err: err}
	}
	return err
}

// text returns the text of a file, which may be in an archive.
func (c *chats) text(name string) (string, error) {
	read := func() ([]byte, error) { return cli.FilesOf(mostChat).Read(c.ctx, name) }
	if name == "-" {
		read = func() ([]byte, error) { return cli.ReadAll(c.env.Stdin, mostChat) }
	}
	data, err := read()
	if err == nil && bytes.HasPrefix(data, []byte("PK\x03\x04")) {
		data, err = unzip(data)
	}
	if err == nil && !utf8.Valid(data) {
		err = errors.New("not a text in UTF-8")
	}
	return string(data), err
}

// unzip returns the chat in an archive: the text that has the name of an export of WhatsApp, or the first one.
func unzip(data []byte) ([]byte, error) {
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, err
	}
	texts := slices.DeleteFunc(archive.File, func(f *zip.File) bool { return path.Ext(f.Name) != ".txt" })
	if len(texts) == 0 {
		return nil, errors.New("no .txt in this archive")
	}
	at := slices.IndexFunc(texts, func(f *zip.File) bool {
		base := path.Base(f.Name)
		return base == "_chat.txt" || strings.HasPrefix(base, "WhatsApp ")
	})
	chat, err := texts[max(at, 0)].Open()
	if err != nil {
		return nil, err
	}
	defer chat.Close()
	return cli.ReadAll(chat, mostChat)
}

// take adds the results of a text.
func (c *chats) take(name, text string) error {
	kept, is, err := friends.ReadFile(text)
	if err != nil {
		return err
	}
	if is {
		c.join(kept)
		return nil
	}
	line := c.env.ProgressLine()
	defer line.End()
	found, err := friends.Reading{Today: c.today, Progress: func(read, all int) {
		line.Show(func() string { return fmt.Sprintf("%s: %d %%", name, percent*read/all) })
	}}.Read(c.ctx, text)
	if err != nil {
		return err
	}
	if len(found.Results)+len(found.Unread) == 0 {
		return errors.New("no results of word games")
	}
	c.found = append(c.found, found.Results...)
	line.End()
	c.tellUnread(name, found)
	return nil
}

// join adds what the site has kept. The player is that of the first file.
func (c *chats) join(kept friends.Friends) {
	if c.kept.Empty() {
		c.kept = kept
		return
	}
	var clashes []friends.Clash
	c.kept, _, clashes = c.kept.Joined(kept)
	c.clashes = append(c.clashes, clashes...)
}

// faults says why a result is not read.
var faults = map[friends.Fault]string{
	friends.NoPerson:   "nobody’s name stands before it",
	friends.NoPuzzle:   "it does not say which puzzle it is of",
	friends.BadScore:   "there is no such score",
	friends.Contradict: "its rows end in another way than its score",
}

func (c *chats) tellUnread(name string, found friends.Found) {
	for _, u := range found.Unread {
		fmt.Fprintf(c.env.Stderr, "%s:%d: %s: %s\n", cli.QuotedLine(name), u.Line, u.Text, faults[u.Fault])
	}
	if found.More > 0 {
		fmt.Fprintf(c.env.Stderr, "%s: %s more could not be read\n", cli.QuotedLine(name), cli.Count(found.More, "result", "results"))
	}
}

// tellClashes tells once of each second result; chats may overlap.
func tellClashes(w io.Writer, f friends.Friends, clashes []friends.Clash) {
	told := map[string]bool{}
	for _, c := range clashes {
		who, first := personName(f.PersonOf(c.Other.Who)), c.Counts
		line := fmt.Sprintf("%s, %s: %s counts, %s does not\n", who, puzzleTitle(first.Puzzle), scoreText(first), scoreText(c.Other))
		if !told[line] {
			told[line] = true
			io.WriteString(w, line)
		}
	}
}

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
	Ranked   bool    `json:"ranked"`
}

// tables returns the tables of the games that were asked for, without those that have no results in the
// period.
func (o *friendsOptions) tables(c friends.Compared, today engine.Day) ([]friendsTable, error) {
	tables, known, found := []friendsTable{}, []string{}, false
	for _, g := range c.Games() {
		title := gameTitle(g)
		known = append(known, title)
		if o.game != "" && !strings.EqualFold(o.game, title) && !strings.EqualFold(o.game, g.Name) {
			continue
		}
		found = true
		table := friendsTable{Game: title}
		for _, s := range c.Standings(o.selection(g, today)) {
			table.Standings = append(table.Standings, standingRow{
				personName(s.Person), s.Played, s.Won, s.Mean(), s.Best, s.Streak, s.Outright, s.Ranked,
			})
		}
		if len(table.Standings) > 0 {
			tables = append(tables, table)
		}
	}
	if o.game != "" && !found {
		return nil, fmt.Errorf("no results of %q; there are some of %s", o.game, cmp.Or(strings.Join(known, ", "), "no game"))
	}
	return tables, nil
}

// selection returns the results of a game in the period that was asked for.
func (o *friendsOptions) selection(g friends.Game, today engine.Day) friends.Selection {
	const week = 7
	switch s := friends.Always(g); {
	case o.week:
		s.First = friends.WeekOf(today, 0)
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
	out.Write([]string{"game", "person", "played", "won", "mean", "best", "streak", "outright", "ranked"})
	for _, t := range tables {
		for _, s := range t.Standings {
			out.Write([]string{
				t.Game, s.Person, strconv.Itoa(s.Played), strconv.Itoa(s.Won), strconv.FormatFloat(s.Mean, 'f', 3, 64),
				strconv.Itoa(s.Best), strconv.Itoa(s.Streak), strconv.Itoa(s.Outright), strconv.FormatBool(s.Ranked),
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
	for i, s := range t.Standings {
		place, best := "–", "–"
		if s.Ranked {
			place = strconv.Itoa(i + 1)
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

// scoreText returns a score as in "4/6*".
func scoreText(r friends.Result) string {
	guesses, tries := "X", "∞"
	if r.Guesses > 0 {
		guesses = strconv.Itoa(r.Guesses)
	}
	if r.Tries > 0 {
		tries = strconv.Itoa(r.Tries)
	}
	return guesses + "/" + tries + strings.Repeat("*", int(r.Level))
}
