package records

import (
	"slices"

	"ketword/engine"
)

// LongWins is the number of guesses from which wins are counted together.
const LongWins = 10

// Stats counts finished games. They are a fold over records, never stored. Games in which
// the coach has helped are counted apart.
type Stats struct {
	Assisted int // which the other figures leave out
	Imported int // wins of imported counts, among the other figures
	Played   int
	Won      int
	Wins     [LongWins]int // wins in 1, 2, … 9 and 10 or more guesses
	Guesses  int           // of all wins together, an imported one in LongWins or more as LongWins
	Fewest   int           // guesses of the quickest win; 0 without wins
	Streak   Streak        // of the daily puzzles among the games
}

// Summarise counts the records that are selected.
func Summarise(records []Saved, of Selection) Stats {
	var s Stats
	for _, r := range records {
		if of.Holds(r.Game.Puzzle.Identity) {
			s = s.plus(r)
		}
	}
	return s
}

// plus counts one more game.
func (s Stats) plus(r Saved) Stats {
	if r.Assisted {
		s.Assisted++
		return s
	}
	s.Played++
	if r.Game.Status() == engine.Won {
		n := len(r.Game.Turns())
		if s.Won == 0 || n < s.Fewest {
			s.Fewest = n
		}
		s.Won++
		s.Guesses += n
		s.Wins[min(n, LongWins)-1]++
	}
	return s
}

// Bar is a row of the distribution: a number of guesses, LongWins for that many
// or more, or LostBar.
type Bar int

// Bars that are no number of guesses.
const (
	NoBar   Bar = 0
	LostBar Bar = LongWins + 1
)

// LastBar returns the greatest number of guesses that a game was won in, or the usual number
// of tries if that is greater.
func (s Stats) LastBar() Bar {
	last := LongWins
	for last > engine.DefaultTries && s.Wins[last-1] == 0 {
		last--
	}
	return Bar(last)
}

// Figure is one number of the statistics.
type Figure struct {
	Name     string
	Value    float64
	Decimals bool // it is no whole number, as a count or a percentage is
	None     bool // there are no games to tell it from
}

// Figures returns the numbers of the statistics in the order in which they are shown: four to a line.
// A row is all that a figure needs here.
func (s Stats) Figures() []Figure {
	return []Figure{
		{Name: "played", Value: float64(s.Played)},
		{Name: "percent", Value: float64(s.percent()), None: s.Imported > 0 && s.Played <= s.Imported},
		{Name: "streak", Value: float64(s.Streak.Present)},
		{Name: "longest", Value: float64(s.Streak.Longest)},
		{Name: "won", Value: float64(s.Won)},
		{Name: "mean", Value: s.Mean(), Decimals: true, None: s.Won == 0},
		{Name: "fewest", Value: float64(s.Fewest), None: s.Won == 0},
	}
}

// Lost returns the games not won, given up or run out of tries.
func (s Stats) Lost() int { return s.Played - s.Won }

// percent returns the share of wins, rounded to whole percents; 0 without games.
// It leaves out imported counts, which don't tell how many games were lost.
func (s Stats) percent() int {
	played, won := s.Played-s.Imported, s.Won-s.Imported
	if played == 0 {
		return 0
	}
	return (100*won + played/2) / played
}

// Mean returns the mean number of guesses of a win; 0 without wins.
func (s Stats) Mean() float64 {
	if s.Won == 0 {
		return 0
	}
	return float64(s.Guesses) / float64(s.Won)
}

// Most returns the greatest of the counts that are drawn as bars, at least 1.
func (s Stats) Most() int { return max(1, s.Lost(), slices.Max(s.Wins[:])) }

// WithImported returns the statistics with imported counts, which know neither how many games
// were lost nor how many guesses the long ones took.
func (s Stats) WithImported(imported []Scores) Stats {
	for _, counts := range imported {
		for i, n := range counts {
			if n == 0 {
				continue
			}
			if s.Fewest == 0 || i+1 < s.Fewest {
				s.Fewest = i + 1
			}
			s.Wins[i] += int(n)
			s.Guesses += int(n) * (i + 1)
		}
		wins := int(counts.Wins())
		s.Played, s.Won, s.Imported = s.Played+wins, s.Won+wins, s.Imported+wins
	}
	return s
}

// Scores returns the counts of the wins.
func (s Stats) Scores() Scores {
	var counts Scores
	for i, n := range s.Wins {
		counts[i] = uint64(n)
	}
	return counts
}
