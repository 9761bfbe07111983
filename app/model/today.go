package model

import (
	"cmp"

	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// Today's puzzle is the daily one of the player's calendar. It is opened at a start,
// offered while another puzzle is in play, and changes while the page is open.

// DayChanged says that another day has begun, or that the player is in another time zone.
type DayChanged struct {
	Day  engine.Day
	Zone records.Zone
}

// update changes the day. Yesterday's puzzle is replaced by today's unless it was begun: then a notice offers
// today's. If it has ended, the address leads to today's from now on, and the player's return, too.
func (msg DayChanged) update(m *Model) {
	yesterdays := m.OfToday(m.Game.Puzzle.Identity)
	m.Day, m.Zone = msg.Day, msg.Zone
	if !m.Opened() || !yesterdays || m.OfToday(m.Game.Puzzle.Identity) {
		return
	}
	m.nav.given, m.nav.replaces = false, true
	switch {
	case !m.Playing():
		m.overnight = m.Game.Puzzle.Identity
		m.addressed(session.CommonParams(m.Game.Puzzle.Identity, m.UsualRules()).Query())
		return
	case m.Current().Begun():
		m.showNotices(notice.NewDay)
		return
	}
	m.turnToToday()
}

// turnToToday opens today's puzzle by the rules of the game in play. A dialog stays open.
func (m *Model) turnToToday() {
	screen := m.Screen
	r := m.Game.Puzzle.Rules
	m.openToday(r, r != m.UsualRules())
	m.Screen = screen
}

// Returned says that the page is seen again, after it was hidden. A daily puzzle that ended before the night makes
// way for today's, unless the player looks at something of it.
type Returned struct{}

func (Returned) update(m *Model) {
	if m.overnight == m.Game.Puzzle.Identity && m.overnight.Daily > 0 && !m.Playing() && m.Screen == screen.None && m.Cover() < session.Covered {
		m.nav.given, m.nav.replaces = false, true
		m.turnToToday()
	}
}

// GoToday opens today's puzzle of the current list and of a mode. Without a mode it is the
// current one.
type GoToday struct{ Mode engine.Mode }

func (msg GoToday) update(m *Model) {
	m.goTo(target{list: m.NextList(), rules: m.ChosenRules(cmp.Or(msg.Mode, m.Game.Puzzle.Rules.Mode)), kind: toDaily})
}

// startDay opens today's puzzle. If that was the game played last, it is opened by the
// rules with which it was begun. If an older game is unfinished, a notice says so.
func (m *Model) startDay(r engine.Rules) {
	last, unfinished := m.Saved[m.Recent.LastGame(r.Mode, m.InPlay.Name)]
	p := last.Game.Puzzle
	if unfinished && m.OfToday(p.Identity) {
		m.open(p)
		return
	}
	m.openToday(r, false)
	if unfinished {
		m.showNotices(appendNotices(m.Notices, notice.GameWaits)...)
	}
}

// openToday opens today's puzzle with openDay. Unless exact is set, it uses the player's rules.
func (m *Model) openToday(r engine.Rules, exact bool) {
	if !exact {
		length := r.Length
		r = m.ChosenRules(r.Mode)
		r.Length = length
	}
	m.openDay(r, m.Day, exact)
	if m.Day < 0 {
		m.showNotices(notice.TooEarly)
	}
}

// openDay opens the daily puzzle of a day. If it was begun by other rules, these are used,
// unless exact is set.
func (m *Model) openDay(r engine.Rules, day engine.Day, exact bool) {
	p, err := m.Lexicon.Daily(r, day)
	if err != nil {
		return // goTo admits only lists with pairs in quantum
	}
	m.open(m.AsBegun(p, exact))
}

// GoYesterday opens yesterday's puzzle of the current mode and list.
type GoYesterday struct{}

func (GoYesterday) update(m *Model) { m.PlayDaily(m.NextScope().Daily(m.LastDay() - 1)) }

// PlayDaily opens a daily puzzle. If it was begun or has ended, its tries and level are
// used, or else those that the player has chosen.
func (m *Model) PlayDaily(p records.Daily) {
	d := target{list: p.List, rules: m.ChosenRules(p.Mode), kind: toDay, day: engine.DayWithNumber(p.Number)}
	s, begun := m.PlayedDaily(p)
	if d.day < 0 || d.day > m.LastDay() && !begun {
		return
	}
	if begun {
		d.kind, d.puzzle, d.rules = toPuzzle, s.Game.Puzzle, s.Game.Puzzle.Rules
	}
	m.goTo(d)
}

// WeekRead answers ReadWeek with the first day of the week; 0 is Monday.
type WeekRead struct{ First int }

func (msg WeekRead) update(m *Model) { m.WeekStart = msg.First }

// Countdown gives the minutes until the next daily puzzle, rounded up. It is sent only
// while the countdown is shown.
type Countdown struct{ Minutes int }

func (msg Countdown) update(m *Model) { m.Minutes = msg.Minutes }

// CountsDown reports whether the time until the next daily puzzle is shown: in the archive,
// and at the end of today's game.
func (m *Model) CountsDown() bool { return m.Screen == screen.Archive || m.EndsToday() }
