package records

import (
	"slices"

	"ketword/engine"
)

// LongWins is the number of guesses from which wins are counted together.
const LongWins = 10

// Stats holds the statistics of finished games. They are computed from the records and
// never stored. Games with help count only in Assisted; games whose secret the player chose are not counted.
type Stats struct {
	Assisted int // games not counted elsewhere
	Imported int // wins from imported counts that are no record, included in the other fields
	Played   int
	Won      int
	Wins     [LongWins]int // wins in 1, 2, … 9 and 10 or more guesses
	Guesses  int           // guesses of all wins; an imported win in LongWins or more counts as LongWins
	Both     int           // wins of secrets of two words in which the other word was guessed, too
	Fewest   int           // guesses of the quickest win; 0 without wins
	Streak   Streak        // of the daily puzzles
}

// Summarise returns the statistics of the selected records.
func Summarise(records []Saved, of Selection) Stats {
	var s Stats
	for _, r := range records {
		if of.Holds(r.Game.Puzzle.Identity) && !r.Own {
			s = s.plus(r)
		}
	}
	return s
}

// plus returns the statistics with one more game.
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
		if r.Game.Other() == engine.OtherFound {
			s.Both++
		}
		s.Wins[min(n, LongWins)-1]++
	}
	return s
}

// Bar is a bar of the distribution: a number of guesses, LongWins for that many or more, or
// LostBar.
type Bar int

// Values of Bar that are not numbers of guesses.
const (
	NoBar   Bar = 0
	LostBar Bar = LongWins + 1
)

// LastBar returns the greatest number of guesses of a win, or the default number of tries if
// that is greater.
func (s Stats) LastBar() Bar {
	last := LongWins
	for last > engine.DefaultTries && s.Wins[last-1] == 0 {
		last--
	}
	return Bar(last)
}

// Figure is one number of the statistics.
type Figure struct {
	Name  string
	Value int
	None  bool // there are no games to compute it from
}

// Figures returns the numbers of the statistics in the order of the dialog, which shows them in one
// line, and below it, if there are any, the games in which both words were guessed. A new figure only needs a row here.
func (s Stats) Figures() []Figure {
	all := []Figure{
		{Name: "played", Value: s.Played},
		{Name: "percent", Value: s.percent(), None: s.Imported > 0 && s.Played <= s.Imported},
		{Name: "streak", Value: s.Streak.Present},
		{Name: "longest", Value: s.Streak.Longest},
		{Name: "both", Value: s.Both},
	}
	return all[:len(all)-1+min(s.Both, 1)]
}

// Lost returns the number of games that were not won.
func (s Stats) Lost() int { return s.Played - s.Won }

// percent returns the percentage of wins, rounded; 0 without games. It omits imported
// counts, which don't include lost games.
func (s Stats) percent() int {
	played, won := s.Played-s.Imported, s.Won-s.Imported
	if played == 0 {
		return 0
	}
	return (100*won + played/2) / played
}

// Mean returns the mean number of guesses of the wins; 0 without wins.
func (s Stats) Mean() float64 {
	if s.Won == 0 {
		return 0
	}
	return float64(s.Guesses) / float64(s.Won)
}

// Most returns the greatest count drawn as a bar, at least 1.
func (s Stats) Most() int { return max(1, s.Lost(), slices.Max(s.Wins[:])) }

// WithImported returns the statistics with imported counts added. These include neither lost
// games, unless they are a record, nor the exact number of guesses of long ones. The present streak stays
// the same.
func (s Stats) WithImported(imported []Scores) Stats {
	for _, counts := range imported {
		for i, n := range counts[:LongWins] {
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
		s.Played, s.Won = s.Played+max(wins, int(counts[playedAll])), s.Won+wins
		if counts[Told] == 0 {
			s.Imported += wins
		}
		s.Streak.Longest = max(s.Streak.Longest, int(counts[LongestStreak]))
	}
	return s
}

// Scores returns the wins as counts.
func (s Stats) Scores() Scores {
	var counts Scores
	for i, n := range s.Wins {
		counts[i] = uint64(n)
	}
	return counts
}
