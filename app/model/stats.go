package model

import "ketword/engine"

// Tab is the mode whose games the statistics count, or all.
type Tab string

// AllTab is the tab besides those of the modes, which have the modes' names.
const AllTab Tab = "all"

// ShowTab shows another tab.
type ShowTab struct{ Tab Tab }

func (msg ShowTab) update(m Model) (Model, []Effect) {
	m.Tab = msg.Tab
	return m, nil
}

// Stats counts the finished games of the tab that is shown.
func (m Model) Stats() Stats { return Summarise(m.History, m.Tab) }

// LongWins is the number of guesses from which wins are counted together.
const LongWins = 10

// Stats counts finished games. They are a fold over records, never stored. Games in which
// the coach has helped are counted apart.
type Stats struct {
	Assisted int // which the other figures leave out
	Played   int
	Won      int
	Wins     [LongWins]int // wins in 1, 2, … 9 and 10 or more guesses
	Guesses  int           // of all wins together
	Fewest   int           // guesses of the quickest win; 0 without wins
}

// Summarise counts the records of a tab: those of one mode, or all.
func Summarise(records []Saved, tab Tab) Stats {
	var s Stats
	for _, r := range records {
		if mode := r.Game.Puzzle.Rules.Mode.String(); tab == AllTab || tab == Tab(mode) {
			s = s.with(r)
		}
	}
	return s
}

// with counts one more game.
func (s Stats) with(r Saved) Stats {
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

// LastBar returns the greatest number of guesses that a game was won in; NoBar
// without wins.
func (s Stats) LastBar() Bar {
	for i := LongWins; i > 0; i-- {
		if s.Wins[i-1] > 0 {
			return Bar(i)
		}
	}
	return NoBar
}

// ThisBar returns the bar that counts the game in play; NoBar if it has not
// ended, or the tab that is shown leaves it out.
func (m Model) ThisBar() Bar {
	s, ended := m.History.Find(m.Game.Puzzle.Identity)
	switch {
	case !ended || Summarise(History{s}, m.Tab).Played == 0:
		return NoBar
	case s.Game.Status() == engine.Won:
		return Bar(min(len(s.Game.Turns()), LongWins))
	}
	return LostBar
}

// Figure is one number of the statistics.
type Figure struct {
	Name  string
	Kind  FigureKind
	Value float64
	None  bool // there are no games to tell it from
}

// FigureKind says how a figure is written.
type FigureKind uint8

// The kinds of figures.
const (
	WholeFigure   FigureKind = iota // a whole number: a count, or a percentage
	DecimalFigure                   // with decimals
)

// figures is the table of the statistics, in the order in which they are shown.
// A row is all that a figure needs here.
var figures = []struct {
	name string
	kind FigureKind
	of   func(Stats) (value float64, known bool)
}{
	{"played", WholeFigure, func(s Stats) (float64, bool) { return float64(s.Played), true }},
	{"won", WholeFigure, func(s Stats) (float64, bool) { return float64(s.Won), true }},
	{"percent", WholeFigure, func(s Stats) (float64, bool) { return float64(s.Percent()), true }},
	{"mean", DecimalFigure, func(s Stats) (float64, bool) { return s.Mean(), s.Won > 0 }},
	{"fewest", WholeFigure, func(s Stats) (float64, bool) { return float64(s.Fewest), s.Won > 0 }},
}

// Figures returns the numbers of the statistics in the order in which they are
// shown.
func (s Stats) Figures() []Figure {
	all := make([]Figure, len(figures))
	for i, row := range figures {
		value, known := row.of(s)
		all[i] = Figure{Name: row.name, Kind: row.kind, Value: value, None: !known}
	}
	return all
}

// Lost returns the games not won, given up or run out of tries.
func (s Stats) Lost() int { return s.Played - s.Won }

// Percent returns the share of wins, rounded to whole percents; 0 without
// games.
func (s Stats) Percent() int {
	if s.Played == 0 {
		return 0
	}
	return (100*s.Won + s.Played/2) / s.Played
}

// Mean returns the mean number of guesses of a win; 0 without wins.
func (s Stats) Mean() float64 {
	if s.Won == 0 {
		return 0
	}
	return float64(s.Guesses) / float64(s.Won)
}

// Most returns the greatest of the counts that are drawn as bars, at least 1.
func (s Stats) Most() int {
	most := max(1, s.Lost())
	for _, n := range s.Wins {
		most = max(most, n)
	}
	return most
}
