package records

import (
	"errors"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
)

// TestParseScores: the error says what is wrong with a line, and where.
func TestParseScores(t *testing.T) {
	for text, want := range map[string]ScoresError{
		"":                             {Fault: ScoresLine},
		" \t\n":                        {Fault: ScoresLine},
		"1 2\n3\n4":                    {Fault: ScoresLine},
		"1 2 3 4 5\n6 7 8 9 10":        {Fault: ScoresLine},
		"1 2 3 4 5 6 7 8 9":            {Fault: ScoresLine},
		apptest.ScoreLine + " 1":       {Fault: ScoresLine},
		apptest.ScoreLine + " 1 2 3 4": {Fault: ScoresLine},
		"0 2 3,5 8 12 40 32 7 2 3":     {Fault: ScoresLine},
		"0 2 -3 8 12 40 32 7 2 3":      {Fault: ScoresLine},
		"+0 2 3 8 12 40 32 7 2 3":      {Fault: ScoresLine},
		"0 2 3 8 12 40 32 7 2 101":     {Fault: ScoresTooGreat, Number: 10, Most: 100},
		strings.Repeat("9", 30) + strings.Repeat(" 2", 9): {Fault: ScoresTooGreat, Number: 1, Most: 100},
	} {
		_, err := ParseScores(text, 100)
		var wrong *ScoresError
		if !errors.As(err, &wrong) || *wrong != want {
			t.Errorf("%q: %+v, want %+v", text, wrong, want)
		}
	}
	s, err := ParseScores(" "+strings.ReplaceAll(apptest.ScoreLine, " ", "  ")+"\r\n", MaxCount)
	apptest.Equal(t, "error", err, error(nil))
	apptest.Equal(t, "written again", s.String(), apptest.ScoreLine)
	apptest.Equal(t, "wins", s.Wins(), 109)
	apptest.Equal(t, "with a win", s.With(12).String(), "0 2 3 8 12 40 32 7 2 4")
}

// TestScoresAreCounts: wins are counted by guesses, long ones together, and are added to the statistics.
func TestScoresAreCounts(t *testing.T) {
	s := Scores{}.With(1).With(2).With(LongWins).With(LongWins + 5)
	apptest.Equal(t, "counts", s, Scores{0: 1, 1: 1, LongWins - 1: 2})
	apptest.Equal(t, "wins", s.Wins(), 4)
	apptest.Equal(t, "holds fewer", s.Holds(Scores{1}), true)
	apptest.Equal(t, "holds more", s.Holds(Scores{2}), false)
	stats := Stats{}.WithImported([]Scores{s, {0, 1}})
	apptest.Equal(t, "statistics", stats.Scores(), Scores{0: 1, 1: 2, LongWins - 1: 2})
	apptest.Equal(t, "figures", [4]int{stats.Played, stats.Won, stats.Imported, stats.Fewest}, [4]int{5, 5, 5, 1})
	apptest.Equal(t, "the last bar", stats.LastBar(), Bar(LongWins))
	apptest.Equal(t, "of nothing", Stats{}.LastBar(), Bar(6))
	for text, want := range map[string]bool{apptest.ScoreLine + "\r\n": true, "1 2\n3": true, "": false, " \n": false, apptest.StoredGame: false, "1,2": false} {
		apptest.Equal(t, text, LooksLikeScores(text), want)
	}
	_, err := ParseScores("0 0 0 0 0 0 0 0 0 101", 100)
	apptest.Equal(t, "too large", err.Error(), "number 10 is too large (at most 100)")
	_, err = ParseScores("x", 100)
	apptest.Equal(t, "bad", err.Error(), "not one line of ten numbers")
}
