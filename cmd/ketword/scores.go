package main

import (
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"ketword/app/model"
)

// scores counts wins in 1, 2, … 9 and 10 or more guesses.
type scores [model.LongWins]uint64

// errScores tells that a text holds no scores.
var errScores = errors.New("not one line of ten numbers")

// most is the greatest count that is believed: another win can be added to it.
const most = 1<<63 - 1

// parseScores reads what text writes.
func parseScores(text string) (s scores, err error) {
	text = strings.TrimSuffix(text, "\n")
	fields := strings.Fields(text)
	if len(fields) != len(s) || strings.Contains(text, "\n") {
		return scores{}, errScores
	}
	for i, field := range fields {
		if s[i], err = strconv.ParseUint(field, 10, 64); err != nil || s[i] >= most {
			return scores{}, errScores
		}
	}
	return s, nil
}

// text writes the scores as they are kept.
func (s scores) text() string { return strings.Trim(fmt.Sprint(s), "[]") + "\n" }

// with returns the scores with one more win.
func (s scores) with(guesses int) scores {
	s[min(guesses, len(s))-1]++
	return s
}

// table writes the scores as they are shown.
func (s scores) table() string {
	var b strings.Builder
	last := len(s) - 1
	for i, n := range s[:last] {
		fmt.Fprintf(&b, "%2d  : %4d\n", i+1, n)
	}
	fmt.Fprintf(&b, "%d+ : %4d\n", len(s), s[last])
	return b.String()
}

// scoreFile is the file that keeps the scores.
type scoreFile struct {
	name string
	env  env
}

// scoreError tells that a game was not counted.
type scoreError struct{ err error }

func (e *scoreError) Error() string { return e.err.Error() }

// count adds a win and returns all. A file that holds something else stays as
// it is; the error is a [*scoreError].
func (f scoreFile) count(guesses int) (scores, error) {
	var s scores
	data, err := f.env.readFile(f.name)
	if err == nil {
		s, err = parseScores(string(data))
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return s, &scoreError{fmt.Errorf("%s: %w; the file is unchanged, and this game is not counted", f.name, reason(err))}
	}
	s = s.with(guesses)
	if err := f.env.writeFile(f.name, []byte(s.text())); err != nil {
		return s, &scoreError{fmt.Errorf("%s: %w; this game is not counted", f.name, reason(err))}
	}
	return s, nil
}
