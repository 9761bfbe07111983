package main

import (
	"fmt"
	"strings"

	"ketword/app/records"
	"ketword/internal/cli"
)

// scoresTable writes scores as they are shown.
func scoresTable(s records.Scores) string {
	var b strings.Builder
	const last = records.LongWins - 1
	for i, n := range s[:last] {
		fmt.Fprintf(&b, "%2d  : %4d\n", i+1, n)
	}
	fmt.Fprintf(&b, "%d+ : %4d\n", records.LongWins, s[last])
	return b.String()
}

type scoreFile struct {
	name string
	env  cli.Env
}

// count adds a win, shows all scores, and then saves them. If the file holds something else, it
// stays as it is, and nothing is shown.
func (f scoreFile) count(guesses int, show func(records.Scores) error) error {
	err := f.env.Files.Change(f.name, func(text string, found bool) (string, error) {
		var s records.Scores
		var err error
		if found {
			s, err = records.ParseScores(text, records.MaxCount)
		}
		if err != nil {
			return "", err
		}
		s = s.With(guesses)
		return s.String() + "\n", show(s)
	})
	if err != nil {
		return fmt.Errorf("%w, and this game is not counted", cli.Unchanged(f.name, err))
	}
	return nil
}
