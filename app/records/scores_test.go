package records

import (
	"errors"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
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
	apptest.Equal(t, "figures", [5]int{stats.Played, stats.Won, stats.Imported, stats.Fewest, stats.Guesses}, [5]int{5, 5, 5, 1, 1 + 2*2 + 2*LongWins})
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

// typedRecord returns the record of a text with the fields in their order.
func typedRecord(t *testing.T, text string, day engine.Day) Scores {
	t.Helper()
	s, err := ParseRecord(strings.Split(text, ","), day)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestParseRecord: what is typed is read, and the first number that doesn't go with the wins is told.
func TestParseRecord(t *testing.T) {
	s := typedRecord(t, "110,3,17,0, 2 ,3,8,12,40", 30)
	apptest.Equal(t, "line", s.String(), "0 2 3 8 12 40 0 0 0 0 110 3 17 31")
	apptest.Equal(t, "before the first day", typedRecord(t, "1,0,0,1,,,,,", -5)[Told], 1)
	apptest.Equal(t, "nothing", typedRecord(t, ",,,,,,,,", 30).Wins(), 0)
	for text, want := range map[string]ScoresError{
		"64,3,17,0,2,3,8,12,40":      {Number: 0, Least: 65, Most: maxRecord},
		",3,17,0,2,3,8,12,40":        {Number: 0, Least: 65, Most: maxRecord},
		"110,66,70,0,2,3,8,12,40":    {Number: 1, Most: 65},
		"110,3,2,0,2,3,8,12,40":      {Number: 2, Least: 3, Most: 65},
		"110,3,66,0,2,3,8,12,40":     {Number: 2, Least: 3, Most: 65},
		"110,3,17,0,2,x,8,12,40":     {Number: 5, Most: maxRecord},
		"110,3,17,-1,2,3,8,12,40":    {Number: 3, Most: maxRecord},
		"110,3,17,0,2,3,8,12,10000":  {Number: 8, Most: maxRecord},
		"99999,3,17,0,2,3,8,12,1000": {Number: 0, Least: 1025, Most: maxRecord},
	} {
		want.Fault = ScoresRecord
		_, err := ParseRecord(strings.Split(text, ","), 30)
		got, is := errors.AsType[*ScoresError](err)
		if !is || *got != want {
			t.Errorf("%s: %+v, want %+v", text, got, want)
		}
	}
}

// TestRecordIsStored: a record is stored beside lines, with its further numbers, and lines of the first version
// are read.
func TestRecordIsStored(t *testing.T) {
	all := []Scores{{0, 0, 1}, typedRecord(t, "110,3,17,0,2,3,8,12,40", 30)}
	const stored = `{"v":2,"data":["0 0 1 0 0 0 0 0 0 0","0 2 3 8 12 40 0 0 0 0 110 3 17 31"]}`
	apptest.Equal(t, "written", WriteScores(all), stored)
	for _, text := range []string{stored, strings.Replace(stored, "2", "1", 1)} {
		read, err := ReadScores(text)
		apptest.Equal(t, text, []any{read, err}, []any{all, nil})
	}
}

// TestRecordInStatistics: losses count, and of the streaks the longest. The present one goes on with the days
// that are won here from the day after it was told, and ends with a day that is left out.
func TestRecordInStatistics(t *testing.T) {
	r := typedRecord(t, "110,3,17,0,2,3,8,12,40", 30)
	s := Stats{Played: 2, Won: 1, Wins: [LongWins]int{3: 1}, Guesses: 4, Fewest: 4}.WithImported([]Scores{r})
	apptest.Equal(t, "games", []int{s.Played, s.Won, s.Lost(), s.Imported, s.Fewest, s.Streak.Longest, s.percent()}, []int{112, 66, 46, 0, 2, 17, 59})
	for today, want := range map[engine.Day]int{30: 3, 31: 3, 32: 0} {
		apptest.Equal(t, "alone", StreakOf(nil, today, 0, r), Streak{Present: want, Longest: 3})
	}
	apptest.Equal(t, "too long to be true", StreakOf(nil, 40, 0, Scores{PresentStreak: MaxImported, Told: 41}).Longest, maxRecord)
}

// TestScoresOfSelection: lines are of all games, records of classic ones of five letters in any language, and
// neither of games here.
func TestScoresOfSelection(t *testing.T) {
	line, r := Scores{1}, typedRecord(t, "110,3,17,0,2,3,8,12,40", 30)
	for want, selections := range map[int][]Selection{
		2: {{}, {Place: Elsewhere}},
		1: {{Mode: engine.Classic}, {Lang: "de", Length: 5, Level: "hard", Place: Elsewhere}},
		0: {{Place: Here}, {Mode: engine.Quantum}, {Length: 6}, {Mode: engine.Quantum, Length: 5}},
	} {
		for _, s := range selections {
			apptest.Equal(t, s.Lang, len(s.Scores([]Scores{line, r})), want)
		}
	}
	apptest.Equal(t, "games here", Selection{Place: Elsewhere}.Holds(engine.Identity{}), false)
}
