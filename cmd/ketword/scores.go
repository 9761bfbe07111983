package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"ketword/app/model"
)

// scores counts wins in 1, 2, … 9 and 10 or more guesses.
type scores [model.LongWins]uint64

// errScores tells that a text holds no scores.
var errScores = errors.New("not one line of ten numbers")

// most is the greatest count that is believed: another win can be added to it.
const most = 1<<63 - 2

// parseScores reads what text writes.
func parseScores(text string) (s scores, err error) {
	text = strings.TrimSuffix(text, "\n")
	fields := strings.Fields(text)
	if len(fields) != len(s) || strings.Contains(text, "\n") {
		return scores{}, errScores
	}
	for i, field := range fields {
		s[i], err = strconv.ParseUint(field, 10, 64)
		switch {
		case errors.Is(err, strconv.ErrRange), s[i] > most:
			return scores{}, fmt.Errorf("number %d is too large (at most %d)", i+1, uint64(most))
		case err != nil:
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

// count adds a win, shows all, and then saves them. A file that holds something
// else stays as it is, and there is nothing to show.
func (f scoreFile) count(guesses int, show func(scores) error) error {
	err := f.env.changeFile(f.name, func(text string, found bool) (string, error) {
		var s scores
		var err error
		if found {
			s, err = parseScores(text)
		}
		if err != nil {
			return "", err
		}
		s = s.with(guesses)
		return s.text(), show(s)
	})
	if err != nil {
		return fmt.Errorf("%w, and this game is not counted", unchanged(f.name, err))
	}
	return nil
}
