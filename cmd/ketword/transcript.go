package main

import (
	"context"
	"fmt"
	"strings"

	"ketword/engine"
	"ketword/internal/cli"
)

// text reads the text of a game.
func (o *reviewOptions) text(e cli.Env) (string, error) {
	if o.file == "" {
		data, err := cli.ReadAll(e.Stdin, cli.MostFile)
		if err != nil {
			err = &cli.FileError{Name: "standard input", Err: err}
		}
		return string(data), err
	}
	data, err := e.Files.Read(context.Background(), o.file)
	return string(data), err
}

// transcript reads the game of a text. Of several it is the one that is asked for.
func (o *reviewOptions) transcript(text string, read engine.WordReader) (engine.Transcript, error) {
	told, err := o.choose(text, read)
	if err != nil && o.file != "" {
		err = &cli.FileError{Name: o.file, Err: err}
	}
	return told, err
}

func (o *reviewOptions) choose(text string, read engine.WordReader) (engine.Transcript, error) {
	if err := checkLines(text); err != nil {
		return engine.Transcript{}, err
	}
	all, err := read.ParseTranscripts(cli.Plain(strings.TrimPrefix(text, cli.ByteOrderMark)))
	if err != nil {
		return engine.Transcript{}, err
	}
	switch {
	case o.result > len(all):
		return engine.Transcript{}, fmt.Errorf("-result %d: there are only %s", o.result, heads(all))
	case o.result == 0 && len(all) > 1:
		return engine.Transcript{}, fmt.Errorf("%d results: %s; choose one with -result", len(all), heads(all))
	}
	told := all[max(o.result, 1)-1]
	if told.Stray.Line > 0 {
		return told, fmt.Errorf("line %d: %q: expected a guess and its marks, such as %s", told.Stray.Line, told.Stray.Text, example)
	}
	return told, nil
}

// heads names results, each by its number, and by its line and title if it has one.
func heads(all []engine.Transcript) string {
	names := make([]string, len(all))
	for i, t := range all {
		names[i] = fmt.Sprintf("%d (rows: %d)", i+1, len(t.Turns))
		if t.Head.Line > 0 {
			names[i] = fmt.Sprintf("%d (line %d: %s)", i+1, t.Head.Line, t.Head.Text)
		}
	}
	return strings.Join(names, ", ")
}

// mostLines is how many lines a text has at the most: far more than a game has, with all that may stand around it.
const mostLines = 10_000

// checkLines returns an error for a text with more, or longer, lines than that of a game.
func checkLines(text string) error {
	n := 0
	for line := range strings.Lines(text) {
		switch n++; {
		case n > mostLines:
			return fmt.Errorf("more than %d lines", mostLines)
		case len(line) > mostLine:
			return errLongLine(n)
		}
	}
	return nil
}
