package main

import (
	"context"
	"fmt"
	"strings"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/each"
)

// read reads the text of a game with a list.
func (o *reviewOptions) read(e env, l *lexicon.Lexicon) (engine.Transcript, error) {
	if o.file == "" {
		data, err := readAll(e.stdin, mostFile)
		if err != nil {
			return engine.Transcript{}, &fileError{"standard input", err}
		}
		return transcript(string(data), l)
	}
	data, err := e.files.read(context.Background(), o.file)
	if err != nil {
		return engine.Transcript{}, err
	}
	told, err := transcript(string(data), l)
	if err != nil {
		err = &fileError{o.file, err}
	}
	return told, err
}

// transcript reads the text of a game with a list.
func transcript(text string, l *lexicon.Lexicon) (engine.Transcript, error) {
	if err := checkLines(text); err != nil {
		return engine.Transcript{}, err
	}
	lines := each.Of(strings.Split(plain(strings.TrimPrefix(text, byteOrderMark)), "\n"), func(line string) string { return speltLine(line, l) })
	told, err := engine.ParseTranscript(strings.Join(lines, "\n"))
	if err == nil && told.Stray.Line > 0 {
		err = fmt.Errorf("line %d: %q: expected a guess and its marks, such as %s", told.Stray.Line, told.Stray.Text, example)
	}
	return told, err
}

// checkLines returns an error for a text with more, or longer, lines than that of a game.
func checkLines(text string) error {
	const mostLines = 10_000 // far more than a game has, with all that may stand around it
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
