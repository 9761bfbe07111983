// Package friends is the screen on which the player reads results from chats, and compares the people who
// sent them.
package friends

import (
	"slices"
	"strconv"

	"ketword/app/friends"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/engine"
)

// Screen is the screen of friends.
var Screen = screen.Screen{
	Name: screen.Friends, Title: func(t *text.Text) string { return t.Friends.Title }, Focus: "#" + TextField, Paged: true,
	Actions: actions, Shows: []notice.Subject{notice.OfStorage},
}

// Model is the state of the screen.
type Model struct {
	screen.Plain
	reading
	choice
	people
	passing
}

// Period says which days a table is of.
type Period string

// The periods.
const (
	Week  Period = ""
	Month Period = "month"
	All   Period = "all"
)

// choice is what the player has chosen to see.
type choice struct {
	chosen        friends.Game // zero for the one with most results
	period        Period
	back          int // weeks or months before that of today
	puzzle        int // puzzles before the latest
	first, second string
	dueling       bool // first and second were chosen
	uncovered     bool // the rows of a puzzle are shown that the player has not played
}

// Part is a part of what is shown.
type Part string

// The parts that can be chosen.
const (
	OfGame   Part = "game" // by its place in [friends.Compared.Games]
	OfPeriod Part = "period"
	Back     Part = "back" // steps of the period
	OfPuzzle Part = "puzzle"
	Uncover  Part = "uncover"
	First    Part = "first" // of the two people who are compared
	Second   Part = "second"
)

// Choose sets a part of what is shown.
type Choose struct {
	Part  Part
	Value string
}

func (msg Choose) Change(s *session.Session, m *Model, _ *screen.Intents) {
	n, _ := strconv.Atoi(msg.Value)
	switch msg.Part {
	case OfGame:
		if games := m.see(s).games; n >= 0 && n < len(games) {
			m.chosen, m.puzzle, m.uncovered = games[n], 0, false
		}
	case OfPeriod:
		m.period, m.back = Period(msg.Value), 0
	case Back:
		m.back = max(m.back+n, 0)
	case OfPuzzle:
		m.puzzle, m.uncovered = max(min(m.puzzle+n, len(m.see(s).puzzles)-1), 0), false
	case Uncover:
		m.uncovered = true
	default:
		m.compare(m.see(s), msg)
	}
}

// compare chooses one of the two people who are compared. Who is chosen on the other side changes sides.
func (m *Model) compare(shown seen, msg Choose) {
	m.first, m.second, m.dueling = shown.first, shown.second, true
	switch first := msg.Part == First; {
	case first && msg.Value == shown.second, !first && msg.Value == shown.first:
		m.first, m.second = shown.second, shown.first
	case first:
		m.first = msg.Value
	default:
		m.second = msg.Value
	}
}

// seen is what the screen shows, derived from its state and the session.
type seen struct {
	own           []*friends.Result // the player's
	compared      friends.Compared
	games         []friends.Game
	game          friends.Game
	selection     friends.Selection
	standings     []friends.Standing
	puzzles       []friends.Puzzle  // of the game, the latest first
	puzzle        friends.Puzzle    // shown; zero if there is none
	of            []*friends.Result // its results
	covered       bool              // its rows are not shown before the player has played
	first, second string            // the two people who are compared
}

// see derives what is shown.
func (m *Model) see(s *session.Session) seen {
	v := seen{own: own(s)}
	v.compared = s.Kept.Compared(v.own)
	v.games = v.compared.Games()
	if len(v.games) == 0 {
		return v
	}
	v.game = v.games[max(slices.Index(v.games, m.chosen), 0)]
	v.selection = m.selects(s, v.game)
	v.standings = v.compared.Standings(v.selection)
	v.first, v.second = m.compares(v.standings)
	v.puzzles = v.compared.Puzzles(friends.Always(v.game))
	if len(v.puzzles) > 0 {
		v.puzzle = v.puzzles[min(m.puzzle, len(v.puzzles)-1)]
		v.of = v.compared.Of(v.puzzle)
		v.covered = !m.uncovered && covers(v.of, s.Day)
	}
	return v
}

// covers reports whether the rows of a puzzle tell the player something about a game that may be still to be
// played. Those of other games than Ketword are not known to the site, and count as played the day after.
func covers(of []*friends.Result, today engine.Day) bool {
	rows, open := false, of[0].Puzzle.Game.Mode.Valid()
	for _, r := range of {
		if r.Who == friends.You {
			return false
		}
		rows, open = rows || r.Rows != "", open || r.Day >= today
	}
	return rows && open
}

// compares returns the two people who are compared: those who were chosen, if both have results, or the first
// two of the table.
func (m *Model) compares(table []friends.Standing) (first, second string) {
	found := 0
	for i, row := range table {
		switch i {
		case 0:
			first = row.Person
		case 1:
			second = row.Person
		}
		if row.Person == m.first || row.Person == m.second {
			found++
		}
	}
	if m.dueling && found == 2 {
		return m.first, m.second
	}
	return first, second
}

// selects returns the selection of a game and the chosen period.
func (m *Model) selects(s *session.Session, g friends.Game) friends.Selection {
	switch m.period {
	case Month:
		first, next := s.Day.Month(-m.back)
		return friends.Selection{Game: g, First: first, Last: next - 1}
	case All:
		return friends.Always(g)
	}
	first := s.Day.Week(s.WeekStart) - engine.Day(7*m.back)
	return friends.Selection{Game: g, First: first, Last: first + 6}
}

// own returns the player's own results.
func own(s *session.Session) []*friends.Result { return s.History.Results() }
