package main

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"unicode/utf8"

	"ketword/app/friends"
	"ketword/app/records"
	"ketword/engine"
	"ketword/internal/cli"
	"ketword/internal/each"
)

const (
	friendsSynopsis = "[-json | -csv] [-week | -month] [-game NAME] FILE…"
	friendsAbout    = `Compares the people who pass on their results of Wordle, Ketword and games like
them in a chat. FILE is a copy or an export of the chat, as WhatsApp, Telegram, Signal,
Discord, Slack and Messages write it, also as .zip, or a file with friends, or a
history, whose games are those of You; - is the standard input. Of two results of a
person for a puzzle the first counts. A loss counts as one more than the tries. People
with less than half as many results as the most active have no place; equal ones share
theirs.`
)

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
	set.StringVar(&o.game, "game", "", "only the game with this `NAME`, or a part of it that no other has")
	return o, set.ParseWith(args, func() error {
		o.files = set.Rest
		switch {
		case len(o.files) == 0:
			return errors.New("expected at least one file")
		case slices.Contains(o.files, ""):
			return errors.New("a file name is empty")
		case slices.ContainsFunc(o.files, func(name string) bool { return len(name) > 1 && name[0] == '-' }):
			return errors.New("flags stand before the files; a file whose name begins with a hyphen is given as ./-NAME")
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
	for i, name := range o.files {
		err := c.add(name)
		if last := i == len(o.files)-1; errors.Is(err, errNoResults) && !(last && c.nothing()) {
			fmt.Fprintln(e.Stderr, e.Complaint(err))
		} else if err != nil {
			return err
		}
	}
	everybody, _, clashes := c.kept.With(c.found)
	tables, err := o.tables(everybody.Compared(c.own.Results()), c.today)
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
	own     records.History // of the site's files, and of those that play -history wrote
	found   []*friends.Result
	unread  bool            // something looked like a result
	clashes []friends.Clash // between the site's files
}

// errNoResults means that a file has no results. Others may have some.
var errNoResults = errors.New("no results of word games")

// nothing reports whether no file has had anything of use.
func (c *chats) nothing() bool { return len(c.found)+len(c.own)+len(c.kept.Results) == 0 && !c.unread }

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
	read := func() ([]byte, error) { return cli.FilesOf(friends.MaxChat).Read(c.ctx, name) }
	if name == "-" {
		read = func() ([]byte, error) { return cli.ReadAll(c.env.Stdin, friends.MaxChat) }
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

// unzip returns the chat in an archive.
func unzip(data []byte) ([]byte, error) {
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, err
	}
	i := friends.ChatNamed(each.Of(archive.File, func(f *zip.File) string { return f.Name }))
	if i < 0 {
		return nil, errors.New("no .txt or .json in this archive")
	}
	chat, err := archive.File[i].Open()
	if err != nil {
		return nil, err
	}
	defer chat.Close()
	return cli.ReadAll(chat, friends.MaxChat)
}

// take adds the results of a text.
func (c *chats) take(name, text string) error {
	kept, is, err := friends.ReadFile(text)
	if err != nil {
		return err
	}
	file, err := parseHistory(text)
	if _, bad := errors.AsType[*records.GameError](err); bad {
		return err
	}
	c.own = c.own.With(file.Games)
	if is || len(file.Games) > 0 {
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
		return errNoResults
	}
	c.found = append(c.found, found.Results...)
	c.unread = c.unread || len(found.Unread) > 0
	line.End()
	c.tellUnread(name, found)
	return nil
}

// join adds what the site has kept. The player is that of the first file.
func (c *chats) join(kept friends.Friends) {
	next, _, clashes := c.kept.Joined(kept)
	c.kept, c.clashes = next, append(c.clashes, clashes...)
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
		line := fmt.Sprintf("%s, %s: %s counts, %s does not\n", who, puzzleTitle(first.Puzzle), first.Score(), c.Other.Score())
		if !told[line] {
			told[line] = true
			io.WriteString(w, line)
		}
	}
}
